"""Gnadenlos! in pictures: the purses, the street with its hats, the market, the event or the recruiting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    SCENE_WIDTH,
    ArtItem,
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    IconValue,
    Label,
    PathItem,
    Pile,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    COLORS,
    EVENTS,
    FACES,
    RIP,
    SECTIONS,
    VALUES,
    kind_of,
    owner_of,
    total,
    value_of,
)
from engine.games.gnadenlos.view import View

EDGE = 12  # between zones
SEATS, STREET, BELOW = 122, 216, 330  # heights of the zones
TILE, TILE_HEIGHT, ROW = 59, 72, 98  # of the street: width and height of a field, and row height
ACROSS = 18  # fields in a row
MARKET, GRAVE, BIDS = 400, 176, 130  # widths
SYMBOLS = {"gold": "nugget", "duel": "duel", "poker": "poker"}
KINDS = {"gold": "gold", "duel": "brick", "poker": "plum"}  # tones
NOTE_KINDS = frozenset(f"{color}-{value}" for color in COLORS for value in VALUES)
NOTES = ("brick", "slate", "gold", "coal")  # tones of the notes by owner


def table(view: View, phrases: Phrases) -> Scene:
    street = EDGE + SEATS + EDGE
    below = street + STREET + EDGE
    items = [
        *_seats(view, phrases),
        *_street(view, phrases, street),
        *_market(view, phrases, EDGE, below),
        *_middle(view, phrases, EDGE + MARKET + EDGE, below, SCENE_WIDTH - MARKET - GRAVE - 4 * EDGE),
        *_graveyard(view, phrases, SCENE_WIDTH - EDGE - GRAVE, below),
    ]
    return Scene(SCENE_WIDTH, below + BELOW + EDGE, tuple(items))


def _seats(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    width = (SCENE_WIDTH - EDGE * (len(view.seats) + 1)) // len(view.seats)
    waiting = {seat for seat, _ in view.waiting}
    for seat, own in enumerate(view.seats):
        x = EDGE + seat * (width + EDGE)
        won = view.over and seat in view.winners
        turn = won or seat in waiting
        rest = "" if view.over else "hat" if seat == view.active else "check"
        sign = "trophy" if won else "hourglass" if seat in waiting else rest
        yield PlacedItem(ZoneItem(width, SEATS, turn=turn), x, EDGE)
        yield PlacedItem(_hat(seat, 52), x + 8, EDGE + 9)
        yield PlacedItem(Plate(width - 76, phrases.name(seat), turn, sign, 50), x + 64, EDGE + 10)
        height = 42 if len(view.seats) < 4 else 34
        badges = [
            Badge("nugget", str(own.nuggets), height, "gold"),
            Badge("people", str(own.hand_size), height - 4),
            Badge("debt", str(own.notes_size), height - 4),
            *([Badge("vulture", str(own.vultures), height - 4, "brick")] if own.vultures else []),
        ]
        yield from row(badges, x + 10, EDGE + 68, width - 20, gap=10, height=44)


def _hat(seat: Seat, width: int) -> ArtItem:
    return ArtItem("gnadenlos-hat", width, width, (("seat", seat),))


def _street(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw two rows of fields, what poker does on them, and the hats."""
    yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, STREET), EDGE, y)
    left, top = EDGE + (SCENE_WIDTH - 2 * EDGE - ACROSS * TILE) // 2, y + 8
    colors = [section.color for section in SECTIONS]
    for n in (0, 1):
        yield PlacedItem(_tiles(colors[3 * n : 3 * n + 3], n * ACROSS), left, top + n * ROW)
    for n, section in enumerate(SECTIONS):
        if section.gain:
            x, high = left + n % 3 * 6 * TILE, top + n // 3 * ROW + TILE_HEIGHT + 2
            yield PlacedItem(Icon("poker", 24, "dust", "panel"), x + 130, high)
            yield PlacedItem(
                Label(f"+{section.gain} / −{section.loss}", 90, 26, 22, "slab", "dust"), x + 160, high
            )
    for field in sorted({own.field for own in view.seats}):
        hats = [seat for seat, own in enumerate(view.seats) if own.field == field]
        x, high = left + (field - 1) % ACROSS * TILE, top + (field - 1) // ACROSS * ROW
        yield from _hats(hats, x, high)


def _tiles(colors: Sequence[str], before: int) -> ArtItem:
    """Draw a row of the street, which begins after field `before`."""
    numbers = range(before + 1, before + sum(s.fields for s in SECTIONS if s.color in colors) + 1)
    texts = tuple(
        (Label(str(number), TILE - 12, 30, 26, "slab", "ink", "center"), n * TILE + 6, TILE_HEIGHT - 29)
        for n, number in enumerate(numbers)
    )
    facts = (("sections", " ".join(colors)), ("tile", TILE), ("tall", TILE_HEIGHT))
    return ArtItem("gnadenlos-street", ACROSS * TILE, TILE_HEIGHT + 4, facts, texts)


def _hats(seats: Sequence[Seat], x: int, y: int) -> Iterator[PlacedItem]:
    """Draw a lone hat large, several beside and above each other."""
    if len(seats) == 1:
        yield PlacedItem(_hat(seats[0], 54), x + 2, y - 2)
        return
    for n, seat in enumerate(seats):
        yield PlacedItem(_hat(seat, 36), x + n % 2 * 24 - 1, y + n // 2 * 28 - (4 if len(seats) > 2 else -8))


def _market(view: View, phrases: Phrases, x: int, y: int) -> Iterator[PlacedItem]:
    yield PlacedItem(ZoneItem(MARKET, BELOW, phrases.texts("gnadenlos-market"), "payday"), x, y)
    column = (MARKET - 20) // len(FACES)
    for n, (face, count) in enumerate(zip(FACES, view.columns)):
        left = x + 10 + n * column
        yield PlacedItem(DieItem(face, 40), left + (column - 40) // 2, y + 52)
        apart = min(24, 104 // max(1, count - 1))
        for height in range(count):
            yield PlacedItem(
                CardBackItem(54, "coal", "debt"), left + (column - 54) // 2, y + 100 + height * apart
            )
        yield PlacedItem(Label(str(count), column, 34, 30, "slab", "chalk", "center"), left, y + BELOW - 44)


def _graveyard(view: View, phrases: Phrases, x: int, y: int) -> Iterator[PlacedItem]:
    yield PlacedItem(ZoneItem(GRAVE, BELOW, phrases.texts("gnadenlos-graveyard"), "tombstone"), x, y)
    step = (BELOW - 120) // RIP
    middle, ground = x + GRAVE // 2, y + BELOW - 58
    yield PlacedItem(
        PathItem(((0, 0), (0, step * RIP)), "dust", 5, dashed=True), middle - 5, ground - step * RIP + 16
    )
    for n in range(1, RIP):
        if n != view.undertaker:
            yield PlacedItem(Icon("cross", 22, "dust", "panel"), middle - 11, ground - n * step + 10)
    if view.undertaker < RIP:
        yield PlacedItem(Icon("tombstone", 48, "dust", "panel"), middle - 24, ground - RIP * step - 6)
    coffin = 62
    yield PlacedItem(
        Icon("undertaker", coffin, "brass", "panel"),
        middle - coffin // 2,
        ground - view.undertaker * step - 10,
    )


def _middle(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the recruiting or the event, and the piles."""
    if view.lots:
        yield PlacedItem(ZoneItem(width, BELOW, phrases.texts("gnadenlos-offer"), "recruit"), x, y)
        yield from _offer(view, phrases, x + 14, y + 52, width - 28 - BIDS)
        yield from _bids(view, x + width - BIDS, y + 52)
        return
    yield PlacedItem(
        ZoneItem(width, BELOW, phrases.texts("picture-gnadenlos-turn", turn=view.turn), "sun"), x, y
    )
    if view.event:
        yield PlacedItem(event(view.event, 176, phrases), x + 16, y + 56)
    else:
        yield PlacedItem(Pile(176, 0, icon="sun"), x + 16, y + 56)
    piles = (
        Pile(100, view.piles.deck, phrases.texts("picture-gnadenlos-deck"), "slate", "person"),
        Pile(100, view.piles.event_deck, phrases.texts("picture-gnadenlos-events"), "leather", "sun"),
    )
    for n, pile in enumerate(piles):
        yield PlacedItem(pile, x + 222 + n * 124, y + 92)


def event(key: str, width: int, phrases: Phrases) -> CardItem:
    happens = EVENTS[key]
    icon, tone = SYMBOLS[happens.symbol], KINDS[happens.symbol]
    amounts = (
        (IconValue(icon, str(happens.first)), IconValue(icon, str(happens.second))) if happens.first else ()
    )
    kind = phrases.texts(f"gnadenlos-symbol-{happens.symbol}")
    return CardItem(width, phrases.texts(f"gnadenlos-card-{key}"), tone, icon, banner=kind, pips=amounts)


def _offer(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the adventurers on offer; pairs touch."""
    count = sum(map(len, view.lots))
    card_width = min(132, (width - 14 * (len(view.lots) - 1)) // max(1, count))
    for lot in view.lots:
        for card in lot:
            yield PlacedItem(adventurer(card, card_width, phrases), x, y)
            x += card_width
        x += 14


def _bids(view: View, x: int, y: int) -> Iterator[PlacedItem]:
    """Draw the bids beside the cards, none of which they belong to."""
    step = (BELOW - 60) // len(view.seats)
    for n, bid in enumerate(view.bids):
        top = y + n * step
        yield PlacedItem(_hat(bid.seat, 44), x, top + 4)
        worth = str(total(bid.notes)) if bid.notes else "–"
        yield PlacedItem(Label(worth, BIDS - 62, 54, 46, "display", "brass"), x + 50, top)


def sign(option: str) -> str:
    """Return the icon of an adventurer's best strength, or of a note."""
    if option in ADVENTURERS:
        return max(zip(ADVENTURERS[option].strengths, SYMBOLS.values()))[1]
    return "debt" if kind_of(option) in NOTE_KINDS else ""


def adventurer(card: str, width: int, phrases: Phrases, number: int = 0) -> CardItem:
    """Draw an adventurer with three strengths, in the tone of the best."""
    pips = tuple(
        IconValue(SYMBOLS[symbol], str(n)) for symbol, n in zip(SYMBOLS, ADVENTURERS[card].strengths)
    )
    best = max(zip(ADVENTURERS[card].strengths, KINDS.values()))[1]
    title = phrases.texts(f"gnadenlos-card-{card}") if width >= 120 else ""
    return CardItem(width, title, best, portrait=f"gnadenlos/{card}", pips=pips, number=number)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw own adventurers and notes, numbered as in the list."""
    people = view.hand
    notes = sorted(view.notes, key=lambda card: (numbers.get(card, 0), card))
    if not people and not notes:
        return None
    width = min(170, (SCENE_WIDTH - EDGE * (len(people) + 1)) // max(1, len(people)))
    titled = width >= 120
    cards = [adventurer(card, max(width, 100), phrases, numbers.get(card, 0)) for card in people]
    items = list(
        row(cards, EDGE, EDGE, SCENE_WIDTH - 2 * EDGE, gap=EDGE, align="center" if titled else "left")
    )
    y = bottom(items) + EDGE
    return Scene(SCENE_WIDTH, y + 150, (*items, *_notes(notes, numbers, y)))


def _notes(notes: Sequence[str], numbers: Mapping[str, int], y: int) -> Iterator[PlacedItem]:
    """Draw notes with their owners' hats, in list order or by color."""
    width = min(92, (SCENE_WIDTH - 2 * EDGE) // max(1, len(notes)) - 6)
    papers = [note(card, max(width, 60), numbers.get(card, 0)) for card in notes]
    laid = list(row(papers, EDGE, y, SCENE_WIDTH - 2 * EDGE, gap=6, align="center"))
    yield from laid
    for card, (_, x, top) in zip(notes, laid):
        yield PlacedItem(_hat(owner_of(card), 34), x + width // 2 - 17, top + round(width * 1.4) - 38)


def note(card: str, width: int, number: int = 0) -> CardItem:
    """Draw a note: its value in its owner's color."""
    return CardItem(width, "", NOTES[owner_of(card)], "debt", corner=str(value_of(card)), number=number)
