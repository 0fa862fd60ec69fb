"""The race of Gnadenlos! in a picture: one street with all hats, and below it what players have."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.gnadenlos.pieces import NOTES, hat
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    ArtItem,
    Badge,
    Icon,
    Label,
    PlacedItem,
    Plate,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ARRIVAL, VALUES, section_of
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 10
HEAD, CELL, GAP = 48, 84, 6  # heights of the words in the sky, of a seat, and between seats
BRIM, NAME, NUMBER = 76, 104, 104  # widths of a hat beside its name, of a name, and of its field
SHOWN = ARRIVAL + 2  # fields of the street; whoever is farther stands on the last
HAT, BIRD, STACK = 70, 46, 38  # widths of a hat and of a vulture on one; how much higher the next hat is
DIP = 4  # pixels of a hat below the edge of the street, where numbers stand
SIGN, FLAG = 40, 48  # widths of what marks who must act, and the Finish
GROUND = 62  # height of the street
ROOM = SCENE_WIDTH - 2 * EDGE
FINISH = EDGE + (ARRIVAL - 1) * ROOM // SHOWN
THIRD = (FINISH - EDGE) // 3  # width of words in the sky


def street(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the street, and two seats beside each other in turn order, the same for all."""
    above = [*_street(view, phrases, y)]
    yield from above
    top, width, last = bottom(above) + GAP, (ROOM - GAP) // 2, len(view.seats) - 1
    for seat in range(last + 1):
        left = (ROOM - width) // 2 if seat == last and seat % 2 == 0 else seat % 2 * (width + GAP)
        yield from _cell(view, seat, phrases, EDGE + left, top + seat // 2 * (CELL + GAP), width)


def _street(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the hats on their fields, those that would hide another above it, and what poker does there."""
    places = _places(view)
    free = _free(x for x, _ in places.values())
    has_room = len(free) > 1
    yield from _words(phrases, free if has_room else (EDGE, EDGE + THIRD), y)
    y += 0 if has_room else HEAD  # with hats all along the street the words stand above them
    ground = y + HAT + STACK * max(level for _, level in places.values()) - DIP
    sections = [section_of(field) for field in range(1, SHOWN + 1)]
    colors = " ".join(section.color for section in sections)
    yield PlacedItem(ArtItem("gnadenlos-lane", ROOM, GROUND, (("sections", colors),)), EDGE, ground)
    for section in dict.fromkeys(sections):
        first, count = sections.index(section), sections.count(section)
        x, width = EDGE + first * ROOM // SHOWN, count * ROOM // SHOWN
        ink, says = "ink" if section.color in ("white", "yellow") else "chalk", str(ARRIVAL)
        if section.gain:
            says = f"+{section.gain} −{section.loss}"
        yield PlacedItem(Label(says, width, GROUND, DIGIT, "slab", ink, "center"), x, ground)
    flag = EDGE + ROOM - FLAG  # where no hat before the Finish touches it
    yield PlacedItem(Icon("marker", FLAG, "brass", "panel"), flag, ground - FLAG + 6)
    for seat, (x, level) in sorted(places.items(), key=lambda place: -place[1][1]):
        yield PlacedItem(hat(seat, HAT), x, ground + DIP - HAT - level * STACK)


def _free(hats: Iterable[int]) -> list[int]:
    """Return where in the sky, up to the Finish, words have room beside the hats, from the left."""
    places, left = list[int](), EDGE
    for x in [*sorted(hats), FINISH]:
        places += [*range(left, x - THIRD + 1, THIRD)]
        left = x + HAT
    return places


def _words(phrases: Phrases, free: Sequence[int], y: int) -> Iterator[PlacedItem]:
    """Say what the numbers on the street are for, and who wins."""
    texts = [phrases.texts(key) for key in ("gnadenlos-symbol-poker", "gnadenlos-aim")]
    for left, text, color in zip(free, texts, ("dust", "brass")):
        x, room = left + 4, THIRD - 10
        if text == texts[0]:
            yield PlacedItem(Icon("poker", HEAD - 6, "dust", "panel"), x, y + 2)
            x, room = x + HEAD, room - HEAD
        yield PlacedItem(Label(text, room, HEAD, 44, "slab", color), x, y)


def _places(view: View) -> dict[Seat, tuple[int, int]]:
    """Return where each hat stands, and how high: the hats behind it that it would hide are lower."""
    places: dict[Seat, tuple[int, int]] = {}
    for seat, own in sorted(enumerate(view.seats), key=lambda item: item[1].field):
        middle = EDGE + round((min(own.field, SHOWN) - 0.5) * ROOM / SHOWN)
        x = max(EDGE, min(EDGE + ROOM - HAT, middle - HAT // 2))
        near = {level for other, level in places.values() if x - other < HAT - 14}
        places[seat] = x, next(level for level in range(len(view.seats)) if level not in near)
    return places


def _cell(view: View, seat: Seat, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat's hat and name, its field and what it has."""
    own, waiting = view.seats[seat], {to_act for to_act, _ in view.waiting}
    won = view.over and seat in view.winners
    turn = won or seat in waiting
    yield PlacedItem(ZoneItem(width, CELL, turn=turn), x, y)
    size = BRIM - BIRD // 2 * bool(own.vultures)
    yield PlacedItem(hat(seat, size), x + PAD // 2, y + (CELL - size) // (1 if own.vultures else 2))
    if own.vultures:  # on the crown
        step = (BRIM - BIRD) // max(1, own.vultures - 1)
        birds = [Icon("vulture", BIRD, "chalk", "panel")] * own.vultures
        yield from (PlacedItem(bird, x + 2 + n * step, y) for n, bird in enumerate(birds))
    left = x + PAD + BRIM
    yield PlacedItem(Plate(NAME, phrases.name(seat), height=64, tone=NOTES[seat]), left, y + (CELL - 64) // 2)
    if turn:
        sign = Icon("trophy" if won else "hourglass", SIGN, "brass", "panel")
        yield PlacedItem(sign, left - SIGN + 4, y + CELL - SIGN - 2)
    left += NAME
    yield PlacedItem(Label(str(own.field), NUMBER, CELL, 64, "display", "brass", "center"), left, y)
    left += NUMBER
    is_payday = not view.over and bool(view.turns) and bool(view.turns[-1].calls)
    tone = "brick" if is_payday and own.nuggets < VALUES[-1] else ""  # the next note may be too much
    badges = [Badge("reward", str(own.nuggets), tone=tone), Badge("people", str(own.hand_size))]
    yield from row(badges, left, y, x + width - PAD - left, gap=10, align="center", height=CELL)
