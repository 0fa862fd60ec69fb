"""Gnadenlos! in pictures: the purses, the street with its hats, the market, the event or the recruiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, groupby

from bot.games.gnadenlos.pieces import TITLED, adventurer, hat, note
from bot.games.gnadenlos.stage import has_recruited, is_poker, signs, stage
from bot.i18n.texts import Phrases, Texts
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    CARD,
    DIGIT,
    SCENE_WIDTH,
    ArtItem,
    Badge,
    Icon,
    Item,
    Label,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import (
    ARRIVAL,
    SECTIONS,
    Section,
    kind_of,
    owner_of,
    section_of,
    total,
)
from engine.games.gnadenlos.view import SeatView, View

EDGE, PAD = 12, 14  # between zones, and within them
SEAT, BELOW = 68, 5  # heights of a seat, and of the gap below it
WORDS, BID = 42, 150  # height of the words above the seats, width of a bid
# Widths of what a seat has.
COLUMNS = {"horseshoe": 132, "nugget": 164, "people": 126, "debt": 138, "vulture": 130}
NAME, SHORT_NAME = 300, 210  # widths of names; the short one with bids and vultures
RECRUIT, RULE, GAP = 270, 56, 24  # width of an adventurer on offer, height below them, gap between
TILES, TILE, TILE_HEIGHT = 9, 107, 74  # fields shown at once, and the size of one
POKER = 62  # height below them of what poker does there
GOAL = 970  # where the number of the Finish begins
ALONE, CROWDED, NEXT = 80, 46, 53  # widths of a hat alone on a field and beside another, and step to that
PERSON, NOTE, MOST = 200, 169, 7  # widths in a hand, and adventurers in a row
NOTES_HIGH = 400  # pixels of the rows of notes, so that those on offer are seen above them
WITHOUT_NOTES = ("adventurer", "prestige")  # kinds of decision that are not about notes
TITLE = 48  # height of what is said of the notes
STACK, SMALL = 130, 94  # widths of a note that represents its kind, below or beside adventurers


def table(view: View, phrases: Phrases) -> Scene:
    y, room = EDGE + WORDS + len(view.seats) * (SEAT + BELOW) + EDGE - BELOW, SCENE_WIDTH - 2 * EDGE
    items = list(_seats(view, phrases))
    if _has_street(view):
        items += street(view, y, phrases)
        items += stage(view, phrases, EDGE, bottom(items) + EDGE, room)
    else:
        items += _offer(view, phrases, EDGE, y, room)
    items += signs(view, phrases, EDGE, bottom(items) + EDGE, room)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _has_street(view: View) -> bool:
    """Return whether the street is drawn; recruits replace it, because bids leave little room."""
    return not view.lots


def _seats(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw a line for each player: hat, name, nuggets, cards, and a bid, below the words for these."""
    waiting = {seat for seat, _ in view.waiting}
    columns, words = _columns(view), phrases.texts
    width = NAME if len(columns) < len(COLUMNS) else SHORT_NAME
    starts = [*accumulate((COLUMNS[icon] for icon in columns), initial=EDGE + 96 + width)]
    for icon, x in zip(columns, starts):
        word = Label(words(f"picture-gnadenlos-{icon}"), COLUMNS[icon] - 18, WORDS, 38, "slab", "dust")
        yield PlacedItem(word, x, EDGE // 2)
    if _has_street(view):
        aim = Label(words("gnadenlos-aim"), width + 84, WORDS, 44, "slab", "brass")
        yield PlacedItem(aim, EDGE + 4, EDGE // 2)
    else:
        word = Label(words("picture-gnadenlos-bid"), BID, WORDS, 38, "slab", "dust", "right")
        yield PlacedItem(word, SCENE_WIDTH - EDGE - BID - 12, EDGE // 2)
    for n, seat in enumerate(_from_above(view)):
        own, y = view.seats[seat], EDGE + WORDS + n * (SEAT + BELOW)
        won = view.over and seat in view.winners
        turn = won or seat in waiting
        rest = "" if view.over else "hat" if seat == view.active else "check"
        sign = "trophy" if won else "hourglass" if seat in waiting else rest
        yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, SEAT, turn=turn), EDGE, y)
        yield PlacedItem(hat(seat, 64), EDGE + 10, y + 2)
        plate = Plate(width, phrases.name(seat), turn, sign, 62, face=phrases.face(seat))
        yield PlacedItem(plate, EDGE + 84, y + 3)
        for icon, x in zip(columns, starts):
            if badge := _badge(icon, own):
                yield PlacedItem(badge, x, y + 1)
        yield from _bid(view, seat, y)


def _columns(view: View) -> list[str]:
    """Return the icons of what a seat has: its field if no street shows it, notes once they are bid."""
    birds = ["vulture"] if any(seat.vultures for seat in view.seats) else []
    if _has_street(view):
        return ["nugget", "people", *(["debt"] if has_recruited(view) else []), *birds]
    return ["horseshoe", "nugget", "people", "debt", *birds]


def _badge(icon: str, own: SeatView) -> Badge | None:
    counts = {
        "horseshoe": own.field,
        "nugget": own.nuggets,
        "people": own.hand_size,
        "debt": own.notes_size,
        "vulture": own.vultures,
    }
    if icon == "vulture" and not own.vultures:
        return None
    return Badge(icon, str(counts[icon]), tone={"nugget": "gold", "vulture": "brick"}.get(icon, ""))


def _from_above(view: View) -> list[Seat]:
    """Return the seats as they are drawn: in turn order, the viewer's last."""
    first = 0 if view.seat is None else view.seat + 1
    return [(first + n) % len(view.seats) for n in range(len(view.seats))]


def _bid(view: View, seat: Seat, y: int) -> Iterator[PlacedItem]:
    bid = next((bid for bid in view.bids if bid.seat == seat), None)
    if bid is not None:
        number = Label(
            str(total(bid.notes)) if bid.notes else "–", BID, SEAT, 72, "display", "brass", "right"
        )
        yield PlacedItem(number, SCENE_WIDTH - EDGE - BID - 12, y)


def street(view: View, y: int, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw the stretch of the street where the hats are, and what poker does there if it is in town."""
    fields = _stretch([own.field for own in view.seats])
    stakes = [part for part in _sections(fields) if is_poker(view) and part[0].gain and part[2] >= 3]
    lift, height = _lift(view), TILE_HEIGHT + (POKER if stakes else 0)
    yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, height + lift + 66), EDGE, y)
    left, top = EDGE + (GOAL - len(fields) * TILE) // 2, y + lift + 54
    yield PlacedItem(Icon("marker", 62, "brass", "panel"), EDGE + GOAL + 14, y + lift + 8)
    number = Label(str(ARRIVAL), 96, 70, 64, "display", "brass", "center")
    yield PlacedItem(number, EDGE + GOAL - 2, top + 4)
    for n, field in enumerate(fields):
        yield PlacedItem(_tile(field, height), left + n * TILE, top)
        hats = [seat for seat, own in enumerate(view.seats) if own.field == field]
        yield from _hats(hats, left + n * TILE, top)
    for section, n, count in stakes:
        x = left + n * TILE + (count - 3) * TILE // 2
        yield from _poker(section, x, top + TILE_HEIGHT, phrases.texts)


def _poker(section: Section, x: int, y: int, texts: Texts) -> Iterator[PlacedItem]:
    """Draw how far poker takes its winner and loser from these fields, in the width of three."""
    for key, steps in (("win", f"+{section.gain}"), ("lose", f"−{section.loss}")):
        yield PlacedItem(
            Label(texts(f"picture-gnadenlos-{key}"), 78, POKER, 36, "slab", "chalk", "right"), x, y
        )
        yield PlacedItem(Label(steps, 78, POKER, DIGIT, "slab", "chalk"), x + 82, y)
        x += 160


def _stretch(hats: Sequence[int]) -> list[int]:
    """Return the fields to show: all between the hats, or those nearest to each, with 0 for a gap."""
    last = sum(section.fields for section in SECTIONS)
    for near in range(TILES, -1, -1):
        fields = {field for hat in hats for field in range(max(1, hat - near), min(last, hat + near) + 1)}
        tiles = list[int]()
        for field in sorted(fields):
            tiles += [0, field] if tiles and field != tiles[-1] + 1 else [field]
        if len(tiles) <= TILES:
            return tiles
    raise ValueError(f"{len(hats)} hats do not fit on the street")


def _tile(field: int, height: int) -> ArtItem:
    color = section_of(field).color if field else ""
    texts = ((Label(str(field), TILE - 8, 70, DIGIT, "slab", "ink", "center"), 4, 4),) if field else ()
    facts: tuple[tuple[str, str | int], ...] = (("section", color), ("finish", int(field == ARRIVAL)))
    return ArtItem("gnadenlos-street", TILE, height, facts, texts)


def _sections(fields: Sequence[int]) -> Iterator[tuple[Section, int, int]]:
    """Yield each part of the stretch that lies in one section, where it begins and how many fields it has."""
    colors = [section_of(field).color if field else "" for field in fields]
    at = 0
    for color, part in groupby(colors):
        count = len(list(part))
        if color:
            yield section_of(fields[at]), at, count
        at += count


def _hats(seats: Sequence[Seat], x: int, y: int) -> Iterator[PlacedItem]:
    """Draw a lone hat large on its field, several side by side and above each other."""
    if len(seats) == 1:
        yield PlacedItem(hat(seats[0], ALONE), x + (TILE - ALONE) // 2, y - 54)
        return
    for n, seat in enumerate(seats):
        yield PlacedItem(hat(seat, CROWDED), x + 4 + n % 2 * NEXT, y - 40 - n // 2 * NEXT)


def _lift(view: View) -> int:
    """Return the height that the street needs above its fields for more than two hats on one."""
    most = max(Counter(own.field for own in view.seats).values())
    return NEXT if most > 2 else 0


def _offer(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the adventurers on offer, pairs touching, and who gets them."""
    size = _recruit(view, width)
    low = y + PAD + round(size * CARD) + 4
    yield PlacedItem(ZoneItem(width, low + RULE - y), x, y)
    rule = Label(phrases.texts("gnadenlos-auction"), width - 2 * PAD, RULE - 6, 42, "slab", "brass", "center")
    yield PlacedItem(rule, x + PAD, low)
    left = x + (width - size * sum(map(len, view.lots)) - GAP * (len(view.lots) - 1)) // 2
    for lot in view.lots:
        for card in lot:
            yield PlacedItem(adventurer(card, size, phrases), left, y + PAD)
            left += size
        left += GAP


def _recruit(view: View, width: int) -> int:
    """Return the width of an adventurer on offer."""
    free = width - 2 * PAD - GAP * (len(view.lots) - 1)
    return min(RECRUIT, free // max(1, sum(map(len, view.lots))))


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's adventurers and notes, numbered as in the list; those to choose from are large."""
    if not view.hand and not view.notes:
        return None
    if view.decision is not None and view.decision.kind == "notes":
        return _bidding(view, numbers)
    across, width = hand_shape(len(view.hand), most=MOST)
    width = min(width, PERSON if numbers else TITLED)
    cards = [adventurer(card, width, phrases, numbers.get(card, 0), view.event) for card in view.hand]
    needs_notes = view.decision is None or view.decision.kind not in WITHOUT_NOTES
    beside = _stacks_beside(view, phrases, len(cards) * (width + EDGE), 1 + needs_notes)
    if beside and cards:
        items = [*row(cards, EDGE, EDGE, SCENE_WIDTH - 2 * EDGE, gap=EDGE), *beside]
    else:
        items = list(hand_rows(cards, EDGE, across))
        if needs_notes or not cards:
            y = bottom(items) + EDGE
            items += [_title(phrases, EDGE, y), *_stacks(_kinds(view), STACK, EDGE, y + TITLE)]
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _bidding(view: View, numbers: Mapping[str, int]) -> Scene:
    """Draw each note to choose from."""
    notes = sorted(view.notes, key=lambda card: (numbers.get(card, 0), card))
    across, width = hand_shape(len(notes), highest=NOTES_HIGH)
    papers = [note(card, min(width, NOTE), numbers.get(card, 0)) for card in notes]
    items = list(hand_rows(papers, EDGE, across))
    items += [_owner(card, *placed) for card, placed in zip(notes, items)]
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _kinds(view: View) -> Counter[str]:
    """Return how many notes of each kind a hand has, the seat's own color first."""
    return Counter(sorted(map(kind_of, view.notes), key=lambda kind: (owner_of(kind) != view.seat, kind)))


def _title(phrases: Phrases, x: int, y: int) -> PlacedItem:
    """Say what the notes are, and what the number below each means."""
    text = phrases.texts("gnadenlos-notes")
    return PlacedItem(Label(text, SCENE_WIDTH - EDGE - x, TITLE - 8, 32, "slab", "brass", "center"), x, y)


def _stacks_beside(view: View, phrases: Phrases, x: int, most: int) -> list[PlacedItem]:
    """Draw the kinds of notes in so many rows at the right of the adventurers, if there is room."""
    kinds = [*_kinds(view).items()]
    across = len(kinds)
    room = SCENE_WIDTH - 2 * EDGE - x
    if across * (SMALL + EDGE) > room:
        across = -(-across // most)
    if across * (SMALL + EDGE) > room:
        return []
    left, step = EDGE + x + (room - across * (SMALL + EDGE)) // 2, round(SMALL * CARD) + 64
    rows = [dict(kinds[:across]), dict(kinds[across:])]
    top = EDGE + TITLE
    stacks = [item for n, line in enumerate(rows) for item in _stacks(line, SMALL, left, top + n * step)]
    return [_title(phrases, EDGE + x, EDGE), *stacks]


def _stacks(kinds: Mapping[str, int], width: int, x: int, y: int) -> list[PlacedItem]:
    """Draw a note of each kind with their number."""
    room = SCENE_WIDTH - 2 * EDGE if x == EDGE else len(kinds) * (width + EDGE)
    width = min(width, room // max(1, len(kinds)) - EDGE)
    papers = list(row([note(kind, width) for kind in kinds], x, y, room, gap=EDGE, align="center"))
    hats = [_owner(kind, *placed) for kind, placed in zip(kinds, papers)]
    counts = [
        PlacedItem(Label(f"×{count}", width, 62, DIGIT, "slab", "chalk", "center"), left, top + paper.height)
        for count, (paper, left, top) in zip(kinds.values(), papers)
    ]
    return [*papers, *hats, *counts]


def _owner(card: str, paper: Item, x: int, y: int) -> PlacedItem:
    """Draw the hat of a note's owner on it."""
    size = round(paper.width * 0.56)
    return PlacedItem(hat(owner_of(card), size), x + paper.width - size - 16, y + paper.height - size - 16)
