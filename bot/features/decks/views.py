"""How decks look to their owner: one deck, the shelf, lists to pick from."""

from collections.abc import Sequence

from discord import ButtonStyle, Embed, SelectOption

from bot.features.decks.lookup import card_name, prebuilt_decks
from bot.games import DECK_PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.ui.components import CODE_DECK, DECK, SHELF, AnyButton, AnySelect
from bot.ui.style import FINISHED_COLOR, OFFER_COLOR, embed_of, option, page_of, part_of, truncate
from engine.core.records.decks import SavedDeck
from engine.games import DECKS
from engine.tables.decks import MAX_DECKS, code_of

TOGETHER = 10  # cards in a field, which holds 1024 characters
PICKS = 25  # decks in one list, by Discord's API
NO_DECK = "0"  # no deck has this id


def deck_line(deck: SavedDeck, name: str, text: Texts) -> str:
    return f"{name} · {card_name(deck.family, deck.leader, text)}"


def wrong(deck: SavedDeck, text: Texts) -> list[str]:
    return [Phrases(text, deck.family, ()).refusal(fault) for fault in DECKS[deck.family].faults(deck)]


def shelf_embed(decks: Sequence[SavedDeck], text: Texts) -> Embed:
    own_rows = [
        text(
            "deck-list-line",
            deck=f"{'★ ' if deck.is_active else ''}{deck_line(deck, f'**{escape(deck.name)}**', text)}",
            cards=len(deck.cards),
            wanted=DECKS[deck.family].size,
            sign="⚠️" if wrong(deck, text) else "✅",
        )
        for deck in decks
    ]
    led = [
        f"**{card_name(family, key, text)}** · {presenter.leader_line(key, text)}"
        for family, presenter in DECK_PRESENTERS.items()
        for key in DECKS[family].leaders
    ]
    lines = [*(own_rows or [text("deck-list-none")]), "", *led]
    title = text("title-deck-list", count=len(decks), max=MAX_DECKS)
    return embed_of(title, lines, footer=text("deck-list-how"))


def deck_embed(deck: SavedDeck, text: Texts) -> Embed:
    """Show a deck with its cards by type and its faults."""
    presenter, faults = DECK_PRESENTERS[deck.family], wrong(deck, text)
    verdict = [f"⚠️ {fault}" for fault in faults] or [text("deck-ready")]
    chosen = ["", text("deck-is-chosen")] if deck.is_active else []
    lines = [f"**{card_name(deck.family, deck.leader, text)}**", *presenter.summary(deck, text), "", *verdict]
    color = OFFER_COLOR if faults else FINISHED_COLOR
    embed = embed_of(text("title-deck", deck=escape(deck.name)), [*lines, *chosen], color)
    for section in presenter.sections(deck, text):
        for first in range(0, len(section.lines), TOGETHER):
            part = "\n".join(section.lines[first : first + TOGETHER])
            embed.add_field(name=section.title, value=truncate(part, 1024), inline=False)
    return embed


def picking(
    offer_id: int, decks: Sequence[SavedDeck], family: str | None, text: Texts, page: int = 0
) -> AnySelect:
    """Make the list of the user's decks, the prebuilt ones and "none", or a page of it."""
    rows = [_row(deck, str(deck.id), text) for deck in decks]
    rows += [_row(deck, code_of(deck), text) for deck in others(decks, family, text)]
    rows.append(option(text("deck-prebuilt"), NO_DECK, emoji="🎲"))
    return DECK.select(page_of(rows, text, page), text("hint-deck"), offer_id=offer_id)


def others(decks: Sequence[SavedDeck], family: str | None, text: Texts) -> list[SavedDeck]:
    """Return the prebuilt decks of a family, without those among `decks`."""
    own = [(deck.leader, {*deck.cards}) for deck in decks]
    ready = (deck for _, deck in prebuilt_decks(text, family))
    return [deck for deck in ready if (deck.leader, {*deck.cards}) not in own]


def _row(deck: SavedDeck, value: str, text: Texts) -> SelectOption:
    sign = "★ " if deck.is_active else "⚠️ " if wrong(deck, text) else ""
    line = text("deck-row", leader=card_name(deck.family, deck.leader, text), cards=len(deck.cards))
    return option(f"{sign}{deck.name}", value, line, emoji="🎴" if deck.id else "🎲")


def shelf_items(decks: Sequence[SavedDeck], text: Texts) -> list[AnyButton | AnySelect]:
    own_rows = [_row(deck, str(deck.id), text) for deck in decks]
    ready = [_row(deck, code_of(deck), text) for deck in others(decks, None, text)]
    lists = [
        SHELF.select(rows[:PICKS], part_of(text(f"hint-deck-{verb}"), PICKS, len(rows), text), verb=verb)
        for verb, rows in (("mine", own_rows), ("ready", ready))
        if rows
    ]
    buttons = [
        SHELF.button(text("btn-deck-new", leader=card_name(family, key, text)), verb="new", key=key)
        for family in DECK_PRESENTERS
        for key in DECKS[family].leaders
    ]
    return [*lists, *buttons]


def code_items(deck: SavedDeck, text: Texts) -> list[AnyButton]:
    styles = {"mine": ButtonStyle.success, "sit": ButtonStyle.primary}
    return [
        CODE_DECK.button(text(f"btn-deck-{verb}"), style, verb=verb, code=code_of(deck))
        for verb, style in styles.items()
    ]


def export(deck: SavedDeck, text: Texts) -> str:
    presenter, costs = DECK_PRESENTERS[deck.family], DECK_PRESENTERS[deck.family].cost
    game, types = DECKS[deck.family], [*presenter.types]
    known = sorted(
        (card for card in deck.cards if card in game.cards),
        key=lambda card: (types.index(game.kind(card)), costs(card) or 0),
    )
    cards = [
        f"# ({'–' if costs(card) is None else costs(card)}) {presenter.card(card, text)}" for card in known
    ]
    leader = card_name(deck.family, deck.leader, text)
    head, how = [f"### {deck.name}", f"# {leader}", "#"], f"# {text('deck-code-how')}"
    lines = [*head, *cards, "#", code_of(deck), "#", how]
    listed = "\n".join(lines).replace("`", "ʼ")
    return text("deck-code", deck=escape(deck.name), list=f"```\n{truncate(listed, 1700)}\n```")
