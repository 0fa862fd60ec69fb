"""The workshop panel: one deck, its faults and cost curve, and a list of cards to tap."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, Embed

from bot.features.decks.lookup import card_name, search_cards
from bot.features.decks.views import wrong
from bot.games import DECK_PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.render.layout import NARROW, column
from bot.render.scene import ArtItem, Badge, Icon, Label, PlacedItem, Scene
from bot.ui.components import DECK_GAME, WORKSHOP, AnyButton, AnySelect
from bot.ui.style import FINISHED_COLOR, OFFER_COLOR, embed_of, option
from engine.core.decks import UnnamedDeck
from engine.core.records.decks import SavedDeck
from engine.games import DECKS

PAGE = 25  # cards in a list, by Discord's API
SEARCH = "?"  # prefix of a search's view
INSIDE = "✅"  # precedes a card that is in the deck
MAX_SEARCH_LENGTH = 40  # characters, since an id has no room for more
GREY, BLUE, GREEN = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success

STEP, HIGH, BASE = 62, 112, 140  # the curve in pixels: column width, height, baseline
PRESSES = 10_000  # press numbers before they repeat
BLOCK = 20  # the height of one card, if there is room


@dataclass(frozen=True, slots=True)
class OpenList:
    view: str
    page: int = 0


def workshop_id(deck_id: int, view: str, page: int = 0) -> dict[str, Any]:
    return {"deck_id": deck_id, "view": view, "page": page}


def valid_list(deck: SavedDeck, current: OpenList | None = None) -> OpenList:
    types = DECK_PRESENTERS[deck.family].types
    if current is not None and (current.view in types or current.view.startswith(SEARCH)):
        return current
    return OpenList(next(iter(types)))


def choices(deck: SavedDeck, view: str, text: Texts) -> list[str]:
    """Return the cards this deck may have, of one type or matching a search, cheapest first."""
    game, presenter = DECKS[deck.family], DECK_PRESENTERS[deck.family]
    fits = [key for key in game.cards if not any(game.lasting_faults(UnnamedDeck(deck.leader, (key,))))]

    def order(key: str) -> tuple[int, str]:
        cost = presenter.cost(key)
        return PAGE if cost is None else cost, presenter.card(key, text)

    if view.startswith(SEARCH):
        return search_cards(deck.family, sorted(fits, key=order), view.removeprefix(SEARCH))
    return sorted((key for key in fits if game.kind(key) == view), key=order)


def panel_embed(deck: SavedDeck, text: Texts, note: str, drawn: bool) -> Embed:
    """Show the deck in a few lines; the curve in words if it is not drawn."""
    family, presenter, faults = DECKS[deck.family], DECK_PRESENTERS[deck.family], wrong(deck, text)
    leader = card_name(deck.family, deck.leader, text)
    owner = "" if leader in deck.name else f"**{leader}** · "
    is_full = len(deck.cards) >= family.size  # an incomplete deck needs no list of faults
    verdict = [f"⚠️ {fault}" for fault in faults] if is_full else []
    if deck.is_active:
        state = text("deck-is-chosen" if faults else "deck-is-ready")
    else:
        state = "" if faults else text("deck-ready")
    lines = [note, f"{owner}{presenter.status_line(deck, text)}", *verdict, state]
    cards = []
    for type_, message in presenter.types.items():
        keys = [card for card in deck.cards if card in family.cards and family.kind(card) == type_]
        costs = ((card_name(deck.family, card, text), presenter.cost(card)) for card in keys)
        names = (name if cost is None else f"{name} ({cost})" for name, cost in costs)
        if keys:
            cards.append(f"**{text(message).capitalize()}** {', '.join(sorted(names, key=str.casefold))}")
    lines += cards or [text("deck-empty")]
    if deck.cards and not drawn:
        lines.append(curve_line(deck, text))
    color = OFFER_COLOR if faults else FINISHED_COLOR
    return embed_of(text("title-deck", deck=escape(deck.name)), filter(None, lines), color)


def panel_items(deck: SavedDeck, opened: OpenList, text: Texts, press: int) -> list[AnyButton | AnySelect]:
    keys = choices(deck, opened.view, text)
    last = max(0, (len(keys) - 1) // PAGE)
    page, next_page = min(opened.page, last), (min(opened.page, last) + 1) % (last + 1)
    more = WORKSHOP.button(
        text("btn-next"), row=2, verb="more", **workshop_id(deck.id, opened.view, next_page)
    )
    return [
        *([_card_list(deck, OpenList(opened.view, page), keys, text, press)] if keys else []),
        *_type_buttons(deck, opened, text),
        *_deck_buttons(deck, opened, text),
        *([more] if last else []),
        *_table_buttons(deck, opened, text),
        _leader_list(deck, opened, text, press),
    ]


def _card_list(deck: SavedDeck, opened: OpenList, keys: Sequence[str], text: Texts, press: int) -> AnySelect:
    # Cards in the deck have a sign and are not preselected: Discord would fill a phone with their names.
    rows = []
    for key in keys[opened.page * PAGE : (opened.page + 1) * PAGE]:
        name, effect = DECK_PRESENTERS[deck.family].list_entry(key, text)
        rows.append(option(name, key, effect, emoji=INSIDE if key in deck.cards else None))
    if opened.view.startswith(SEARCH):
        hint = text("hint-deck-found", words=opened.view.removeprefix(SEARCH), count=len(keys))
    else:
        kind = text(DECK_PRESENTERS[deck.family].types[opened.view]).capitalize()
        hint = text("hint-deck-cards", type=kind)
    at = workshop_id(deck.id, opened.view, opened.page)
    return WORKSHOP.select(
        rows, hint, counts=(1, len(rows)), row=0, verb="pick", _press=press % PRESSES, **at
    )


def _type_buttons(deck: SavedDeck, opened: OpenList, text: Texts) -> list[AnyButton]:
    family, buttons = DECKS[deck.family], []
    counts = Counter(family.kind(card) for card in deck.cards if card in family.cards)
    for kind, message in DECK_PRESENTERS[deck.family].types.items():
        label, style = f"{text(message).capitalize()} {counts[kind]}", BLUE if kind == opened.view else GREY
        buttons.append(WORKSHOP.button(label, style, row=1, verb="show", **workshop_id(deck.id, kind)))
    return buttons


def _deck_buttons(deck: SavedDeck, opened: OpenList, text: Texts) -> list[AnyButton]:
    styles = {"fill": GREEN, "undo": GREY, "find": GREY, "name": GREY}
    if len(deck.cards) >= DECKS[deck.family].size:
        del styles["fill"]  # a phone has no room for a button that does nothing
    at = workshop_id(deck.id, opened.view)
    buttons = {
        verb: WORKSHOP.button(text(f"btn-deck-{verb}"), style, row=2, verb=verb, **at)
        for verb, style in styles.items()
    }
    buttons["undo"].disabled = not deck.history
    return list(buttons.values())


def _table_buttons(deck: SavedDeck, opened: OpenList, text: Texts) -> list[AnyButton]:
    at = workshop_id(deck.id, opened.view)
    test = DECK_GAME.button(text("btn-deck-test"), BLUE, emoji="🤖", row=3, deck_id=deck.id, verb="test")
    if deck.is_active:
        play = DECK_GAME.button(text("btn-deck-table"), BLUE, row=3, deck_id=deck.id, verb="table")
    else:
        play = WORKSHOP.button(text("btn-deck-sit"), BLUE, row=3, verb="sit", **at)
    emojis = {"code": None, "list": None, "drop": "🗑️"}
    others = [
        WORKSHOP.button(text(f"btn-deck-{verb}"), emoji=emoji, row=3, verb=verb, **at)
        for verb, emoji in emojis.items()
    ]
    return [test, play, *others]


def _leader_list(deck: SavedDeck, opened: OpenList, text: Texts, press: int) -> AnySelect:
    presenter = DECK_PRESENTERS[deck.family]
    rows = [
        option(presenter.card(key, text), key, presenter.leader_line(key, text), chosen=key == deck.leader)
        for key in DECKS[deck.family].leaders
    ]
    at = workshop_id(deck.id, opened.view)
    return WORKSHOP.select(rows, text("hint-deck-leader"), row=4, verb="lead", _press=press % PRESSES, **at)


# The cost curve


def _columns(deck: SavedDeck) -> dict[int | None, list[str]]:
    """Return the cards by cost, from 0 to the highest; cards without a cost come last."""
    game, cost = DECKS[deck.family], DECK_PRESENTERS[deck.family].cost
    costs = {cost(card) for card in game.cards}
    highest = max((number for number in costs if number is not None), default=0)
    columns: dict[int | None, list[str]] = {number: [] for number in range(highest + 1)}
    if None in costs:
        columns[None] = []
    for card in (card for card in deck.cards if card in game.cards):
        columns[cost(card)].append(card)
    return columns


def curve_line(deck: SavedDeck, text: Texts) -> str:
    columns = _columns(deck)
    counts = [f"{cost}: {len(cards)}" for cost, cards in columns.items() if cost is not None]
    return text("deck-curve", costs=" · ".join(counts), rest=len(columns.get(None, ())))


def curve(deck: SavedDeck) -> Scene:
    """Draw the number of cards of each cost as blocks colored by type, next to the counts by type."""
    columns, presenter, kind = _columns(deck), DECK_PRESENTERS[deck.family], DECKS[deck.family].kind
    types = list(presenter.types)
    stacks = [sorted(map(kind, cards), key=types.index) for cards in columns.values()]
    block = min(BLOCK, HIGH // max(1, *map(len, stacks)))
    tones = "|".join(" ".join(presenter.marks[card_type][0] for card_type in stack) for stack in stacks)
    facts = (("columns", tones), ("step", STEP), ("block", block), ("base", BASE))
    bars = ArtItem("curve", len(columns) * STEP, BASE + 6, facts, tuple(_counts(stacks, block)))
    marks = [_foot(cost, place, deck) for place, cost in enumerate(columns)]
    counts = Counter(card_type for stack in stacks for card_type in stack)
    badges = [
        Badge(presenter.marks[card_type][1], str(counts[card_type]), 33, presenter.marks[card_type][0])
        for card_type in types
    ]
    legend = column(badges, len(columns) * STEP + 60, 12, gap=4)
    return Scene(NARROW, BASE + 54, (PlacedItem(bars, 16, 6), *marks, *legend))


def _counts(stacks: Sequence[Sequence[str]], block: int) -> list[tuple[Label, int, int]]:
    return [
        (
            Label(str(len(stack)), STEP, 26, 24, "slab", "chalk", "center"),
            column * STEP,
            BASE - len(stack) * block - 26,
        )
        for column, stack in enumerate(stacks)
        if stack
    ]


def _foot(cost: int | None, column: int, deck: SavedDeck) -> PlacedItem:
    """Label a column with its cost, or with the icon of the type that has none."""
    left, top = 16 + column * STEP, BASE + 10
    if cost is not None:
        return PlacedItem(Label(str(cost), STEP, 36, 32, "slab", "dust", "center"), left, top)
    game, presenter = DECKS[deck.family], DECK_PRESENTERS[deck.family]
    free = next(card for card in game.cards if presenter.cost(card) is None)
    return PlacedItem(Icon(presenter.marks[game.kind(free)][1], 34, "dust"), left + (STEP - 34) // 2, top)
