"""The workshop panel: one deck, its faults and cost curve, and a list of cards to tap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, Embed, SelectOption

from bot.features.decks.lookup import card_name, search_cards
from bot.features.decks.views import wrong
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import Texts, escape
from bot.render.layout import NARROW, column
from bot.render.scene import ArtItem, Badge, Icon, Label, PlacedItem, Scene
from bot.ui.components import MAX_OPTION, AnyButton, AnySelect
from bot.ui.deck_components import deck_game_button, workshop_button, workshop_select
from bot.ui.style import FINISHED_COLOR, OFFER_COLOR, truncate
from engine.core.decks import UnnamedDeck
from engine.games import DECKS
from engine.store.decks import SavedDeck

PAGE = 25  # cards in a list, by Discord's API
SEARCH = "?"  # what the view of a search begins with
INSIDE = "✅"  # before a card that is in the deck
LONGEST_SEARCH = 40  # characters, since an id has no room for more
GREY, BLUE, GREEN = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success

STEP, HIGH, BASE = 62, 112, 140  # of the curve, in pixels: from column to column, its height, where it stands
BLOCK = 20  # the height of one card, if there is room


@dataclass(frozen=True, slots=True)
class OpenList:
    """The open list of cards."""

    view: str
    page: int = 0


def valid_list(deck: SavedDeck, shown: OpenList | None = None) -> OpenList:
    """Return the list that is shown, or that of the first type."""
    types = DECK_PRESENTERS[deck.family].types
    if shown is not None and (shown.view in types or shown.view.startswith(SEARCH)):
        return shown
    return OpenList(next(iter(types)))


def choices(deck: SavedDeck, view: str, text: Texts) -> list[str]:
    """Return the cards such a deck may have, of a type or found by a search, cheapest first."""
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
    presenter = DECK_PRESENTERS[deck.family]
    leader = card_name(deck.family, deck.leader, text)
    named = "" if leader in deck.name else f"**{leader}** · "  # whose it is, unless it is called so
    faults = [] if len(deck.cards) < DECKS[deck.family].size else wrong(deck, text)
    verdict = "\n".join(f"⚠️ {fault}" for fault in faults) if faults else ""
    ready = not wrong(deck, text)
    head = "\n".join(filter(None, (f"{named}{presenter.status_line(deck, text)}", verdict)))
    told = "" if drawn or not deck.cards else curve_line(deck, text)
    if deck.is_active:
        state = text("deck-is-ready" if ready else "deck-is-chosen")
    else:
        state = text("deck-ready") if ready else ""
    parts = (note, head, state, _cards(deck, text) or text("deck-empty"), told)
    return Embed(
        title=truncate(text("title-deck", deck=escape(deck.name)), 256),
        description=truncate("\n".join(filter(None, parts)), 4000),
        color=FINISHED_COLOR if ready else OFFER_COLOR,
    )


def _cards(deck: SavedDeck, text: Texts) -> str:
    presenter, kind = DECK_PRESENTERS[deck.family], DECKS[deck.family].kind
    lines = []
    for type_, message in presenter.types.items():
        mine = [card for card in deck.cards if card in DECKS[deck.family].cards and kind(card) == type_]
        costs = ((card_name(deck.family, card, text), presenter.cost(card)) for card in mine)
        names = sorted(
            (name if cost is None else f"{name} ({cost})" for name, cost in costs), key=str.casefold
        )
        if names:
            lines.append(f"**{text(message).capitalize()}** {', '.join(names)}")
    return "\n".join(lines)


def panel_items(deck: SavedDeck, shown: OpenList, text: Texts, press: int) -> list[AnyButton | AnySelect]:
    keys = choices(deck, shown.view, text)
    last = max(0, (len(keys) - 1) // PAGE)
    page = min(shown.page, last)
    more = [workshop_button(deck.id, "more", shown.view, text("btn-next"), GREY, 2, (page + 1) % (last + 1))]
    return [
        *([_card_list(deck, OpenList(shown.view, page), keys, text, press)] if keys else []),
        *_type_buttons(deck, shown, text),
        *_deck_buttons(deck, shown, text),
        *(more if last else []),
        *_table_buttons(deck, shown, text),
        _leader_list(deck, shown, text, press),
    ]


def _card_list(deck: SavedDeck, shown: OpenList, keys: Sequence[str], text: Texts, press: int) -> AnySelect:
    # Cards in the deck have a sign and are not preselected: Discord would fill a phone with their names.
    rows = []
    for key in keys[shown.page * PAGE : (shown.page + 1) * PAGE]:
        name, does = DECK_PRESENTERS[deck.family].list_entry(key, text)
        told, sign = truncate(does, MAX_OPTION) or None, INSIDE if key in deck.cards else None
        rows.append(SelectOption(label=truncate(name, MAX_OPTION), value=key, description=told, emoji=sign))
    if shown.view.startswith(SEARCH):
        hint = text("hint-deck-found", words=shown.view.removeprefix(SEARCH), count=len(keys))
    else:
        kind = text(DECK_PRESENTERS[deck.family].types[shown.view]).capitalize()
        hint = text("hint-deck-cards", type=kind)
    at = (shown.page, 0, press)
    return workshop_select(deck.id, "pick", shown.view, rows, hint, len(rows), at)


def _type_buttons(deck: SavedDeck, shown: OpenList, text: Texts) -> list[AnyButton]:
    known = [card for card in deck.cards if card in DECKS[deck.family].cards]
    counts = Counter(map(DECKS[deck.family].kind, known))
    return [
        workshop_button(
            deck.id,
            "show",
            kind,
            f"{text(message).capitalize()} {counts[kind]}",
            BLUE if kind == shown.view else GREY,
            1,
        )
        for kind, message in DECK_PRESENTERS[deck.family].types.items()
    ]


def _deck_buttons(deck: SavedDeck, shown: OpenList, text: Texts) -> list[AnyButton]:
    # A full deck needs no filling, and a phone has no room for the button.
    fill = () if len(deck.cards) >= DECKS[deck.family].size else (("fill", GREEN),)
    made = {
        verb: workshop_button(deck.id, verb, shown.view, text(f"btn-deck-{verb}"), style, 2)
        for verb, style in (*fill, ("undo", GREY), ("find", GREY), ("name", GREY))
    }
    made["undo"].disabled = not deck.history
    return list(made.values())


def _table_buttons(deck: SavedDeck, shown: OpenList, text: Texts) -> list[AnyButton]:
    test = deck_game_button(deck.id, "test", text("btn-deck-test"), 3)
    table = deck_game_button(deck.id, "table", text("btn-deck-table"), 3)
    sit = workshop_button(deck.id, "sit", shown.view, text("btn-deck-sit"), BLUE, 3)
    made = [
        workshop_button(deck.id, verb, shown.view, text(f"btn-deck-{verb}"), GREY, 3)
        for verb in ("code", "list", "drop")
    ]
    test.emoji, made[-1].emoji = "🤖", "🗑️"
    return [test, table if deck.is_active else sit, *made]


def _leader_list(deck: SavedDeck, shown: OpenList, text: Texts, press: int) -> AnySelect:
    presenter = DECK_PRESENTERS[deck.family]
    rows = [
        SelectOption(
            label=truncate(presenter.card(key, text), MAX_OPTION),
            value=key,
            description=truncate(presenter.leader_line(key, text), MAX_OPTION),
            default=key == deck.leader,
        )
        for key in DECKS[deck.family].leaders
    ]
    return workshop_select(deck.id, "lead", shown.view, rows, text("hint-deck-leader"), 1, (0, 4, press))


# The cost curve


def _columns(deck: SavedDeck) -> dict[int | None, list[str]]:
    """Return the cards by cost, from 0 to the highest; cards without a cost come last."""
    game, cost = DECKS[deck.family], DECK_PRESENTERS[deck.family].cost
    costs = {cost(card) for card in game.cards}
    highest = max((each for each in costs if each is not None), default=0)
    columns: dict[int | None, list[str]] = {each: [] for each in range(highest + 1)}
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
    tones = "|".join(" ".join(presenter.marks[each][0] for each in stack) for stack in stacks)
    facts = (("columns", tones), ("step", STEP), ("block", block), ("base", BASE))
    bars = ArtItem("curve", len(columns) * STEP, BASE + 6, facts, tuple(_counts(stacks, block)))
    marks = [_foot(cost, place, deck) for place, cost in enumerate(columns)]
    counts = Counter(each for stack in stacks for each in stack)
    badges = [
        Badge(presenter.marks[each][1], str(counts[each]), 33, presenter.marks[each][0]) for each in types
    ]
    legend = column(badges, len(columns) * STEP + 60, 12, gap=4)
    return Scene(NARROW, BASE + 54, (PlacedItem(bars, 16, 6), *marks, *legend))


def _counts(stacks: Sequence[Sequence[str]], block: int) -> list[tuple[Label, int, int]]:
    return [
        (
            Label(str(len(stack)), STEP, 26, 24, "slab", "chalk", "center"),
            place * STEP,
            BASE - len(stack) * block - 26,
        )
        for place, stack in enumerate(stacks)
        if stack
    ]


def _foot(cost: int | None, place: int, deck: SavedDeck) -> PlacedItem:
    """Label a column with its cost, or with the icon of the type that has none."""
    left, top = 16 + place * STEP, BASE + 10
    if cost is not None:
        return PlacedItem(Label(str(cost), STEP, 36, 32, "slab", "dust", "center"), left, top)
    game, presenter = DECKS[deck.family], DECK_PRESENTERS[deck.family]
    free = next(card for card in game.cards if presenter.cost(card) is None)
    return PlacedItem(Icon(presenter.marks[game.kind(free)][1], 34, "dust"), left + (STEP - 34) // 2, top)
