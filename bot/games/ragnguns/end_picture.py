"""The end of Rag'n'Guns in pictures: the bullets that decided it, all hits in chips, and the last cards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from bot.games.encounter import FACES, Encounter, Fighter
from bot.games.end_scene import (
    EDGE,
    FIGURE,
    LEGEND,
    PAD,
    PLATE,
    ROOM,
    Figure,
    below,
    deciding_step,
    hands,
    tone,
)
from bot.games.ragnguns import cards
from bot.games.ragnguns.strip import cross
from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.layout import row
from bot.render.scene import (
    CARD,
    DIGIT,
    SCENE_WIDTH,
    Badge,
    CardItem,
    Icon,
    IconRow,
    Item,
    Label,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import PISTOLEROS
from engine.games.ragnguns.state import ALLEY, BARREL, VOLLEY, Hit
from engine.games.ragnguns.view import View

HELD = 128  # width of a card that is turned up
NAMED = 170  # width of a name before that seat's cards if both have some
PLATED = 190  # width of a name before the turns with hits
WEAPON = 230  # width of the card that killed
FALLEN = 72  # and of one that fell before the Pistolero
TURNS = 146  # height of a row of turns with hits, what fired below each
SIGN = 54  # width of what fired in a turn
BETWEEN = 26  # from turn to turn, at most


class Turn(NamedTuple):
    """A turn with hits on a Pistolero."""

    fired: tuple[str, ...]  # by keys; empty for what was there before
    name: str
    hits: str


def last_hit(view: View) -> Hit | None:
    """Return the hit that ended the game; None if something else did."""
    if not view.hits or len(view.winners) != 1:
        return None
    last = view.hits[-1]
    return (
        last if view.seats[last.seat].pistolero_wounds >= BARREL and last.seat not in view.winners else None
    )


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that a hit decided; None without one."""
    if (last := last_hit(view)) is None:
        return None
    [seat] = view.winners
    winner, loser = (
        Figure(_gunman(view, who, phrases, fell=who != seat), phrases.name(who), tone(who, phrases))
        for who in (seat, last.seat)
    )
    fell = _fell_with(view, last, phrases)
    bullets = [Icon("right", 60, "brass", "panel"), *fell, Badge("bullet", f"+{last.count}", 84, "brick")]
    holes = IconRow("ragnguns-hole", BARREL, BARREL, 42, "brass")
    between: list[list[Item]] = [_weapon(view, last, phrases), bullets, [holes]]
    items = list(deciding_step(winner, loser, between))
    items += [cross(item, x, y) for item, x, y in items if item in fell and not item.portrait]
    items += _hits(view, phrases, below(items))
    last_cards = [_turned_up(view, other, phrases) for other in (0, 1)]
    if any(last_cards):
        items.append(_legend(phrases.texts("ragnguns-last-cards"), below(items)))
    top = below(items) - EDGE
    if all(last_cards):
        items += _side_by_side(last_cards, view, phrases, top)
    else:
        items += hands(last_cards, phrases, top, view.seat)
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def _fell_with(view: View, last: Hit, phrases: Phrases) -> list[CardItem]:
    """Return the cards that the same bullets brought down."""
    step = view.moment if view.moment and view.moment.turn == last.turn else None
    return [
        replace(cards.card(fell.card, FALLEN, phrases, faint=True, on_table=True), mood="dead")
        for fell in (step.fell if step else ())
    ]


def _side_by_side(
    last_cards: Sequence[Sequence[CardItem]], view: View, phrases: Phrases, y: int
) -> Iterator[PlacedItem]:
    """Draw both last hands in one row, the viewer's or seat 0's last: Discord shows tall pictures narrow."""
    named, count = NAMED + 3 * PAD, sum(map(len, last_cards))
    room = ROOM - EDGE - 2 * named
    across = min(HELD, room // count - 8)
    spare = (room - count * (across + 8)) // 2
    x, last, height = EDGE, view.seat or 0, round(HELD * CARD) + 2 * PAD
    for seat in (1 - last, last):
        color, width = tone(seat, phrases), len(last_cards[seat]) * (across + 8) + spare
        yield PlacedItem(ZoneItem(named + width, height, tone=color), x, y)
        plate = Plate(NAMED, phrases.name(seat), sign="hand", height=PLATE, tone=color)
        yield PlacedItem(plate, x + PAD, y + (height - PLATE) // 2)
        cards_held = [replace(item, width=across) for item in last_cards[seat]]
        yield from row(cards_held, x + NAMED + 2 * PAD, y + PAD, width, gap=8, height=height - 2 * PAD)
        x += named + width + EDGE


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter | None:
    """Return both Pistoleros with their holes, and what fired last."""
    if not all(seat.pistolero for seat in view.seats):
        return None
    last = last_hit(view)
    weapon: list[Item] = []
    if last is not None:
        weapon = [
            Icon(item.name, item.width, "brick", "shade") if isinstance(item, Icon) else item
            for item in _weapon(view, last, phrases)
        ]
    fighters = [
        Fighter(
            seat,
            Portrait(f"ragnguns/{own.pistolero}", FACES[1], turn=seat == lead, faint=seat != lead),
            _name(own.pistolero, phrases),
            IconRow("ragnguns-hole", own.pistolero_wounds, BARREL, 40, "ink"),
        )
        for seat, own in enumerate(view.seats)
    ]
    rows = (tuple(weapon),) if weapon else ()
    return Encounter(fighters[lead], (fighters[1 - lead],), rows, last is not None)


def sentence(view: View, phrases: Phrases) -> str:
    """Say what decided the game, or nothing."""
    if (last := last_hit(view)) is None:
        return ""
    facts: dict[str, str | int] = {
        "target": _name(view.seats[last.seat].pistolero, phrases),
        "count": last.count,
        "turn": last.turn,
        "name": phrases.seat(last.seat),
    }
    if last.by == VOLLEY:
        decided = phrases.texts("ragnguns-decided-volley", **facts, by=phrases.seat(1 - last.seat))
    else:
        decided = phrases.texts("ragnguns-decided", **facts, card=_name(last.by, phrases))
    cover = "open" if view.seats[last.seat].in_alley else "spared" if last.spared else "bare"
    return f"{decided} {phrases.texts(f'ragnguns-decided-{cover}', name=facts['name'], count=last.spared)}"


def verdict(view: View, phrases: Phrases) -> str:
    if (last := last_hit(view)) is None:
        return ""
    facts: dict[str, str | int] = {
        "target": _name(view.seats[last.seat].pistolero, phrases),
        "name": phrases.seat(last.seat),
        "own": view.seats[1 - last.seat].pistolero_wounds,
        **_course(view, 1 - last.seat, last.turn),
    }
    if last.by == VOLLEY:
        return phrases.texts("ragnguns-verdict-volley", **facts)
    return phrases.texts("ragnguns-verdict", **facts, card=_name(last.by, phrases))


def _course(view: View, winner: Seat, end: int) -> dict[str, str | int]:
    """Return how the lead went after each turn, "plain" if nothing short is true of all of it."""
    taken, leads = [_before(view, seat) for seat in range(len(view.seats))], list[int]()
    was_ahead = False  # even if not to the end of that turn
    for turn in range(end + 1):
        for hit in view.hits:
            taken[hit.seat] += hit.count * (hit.turn == turn)
            was_ahead |= turn < end and taken[1 - winner] > taken[winner]
        leads.append(taken[1 - winner] - taken[winner])
    begun = next(turn for turn in range(end, -1, -1) if not turn or leads[turn - 1] <= 0)
    ahead, behind = (sum(lead * sign > 0 for lead in leads[:-1]) for sign in (1, -1))
    if not taken[winner] or not begun:
        course = "plain"
    elif 2 * ahead > end and max(leads[:begun]) > 0:
        course = "most"
    elif begun < end:
        course = "turn"
    else:
        course = "last" if not was_ahead else "again" if 2 * behind > end else "plain"
    return {"turn": begun, "lead": course}


def _before(view: View, seat: Seat) -> int:
    """Return the hits that a Pistolero had as the story began."""
    return view.seats[seat].pistolero_wounds - sum(hit.count for hit in view.hits if hit.seat == seat)


def _name(key: str, phrases: Phrases) -> str:
    return phrases.texts(f"ragnguns-card-{key}")


def _gunman(view: View, seat: int, phrases: Phrases, *, fell: bool) -> CardItem:
    front = cards.pistolero(view.seats[seat].pistolero, FIGURE, phrases, mark=not fell, faint=fell)
    return replace(front, corner="", sign="", mood="dead" if fell else "winning")


def _weapon(view: View, last: Hit, phrases: Phrases) -> list[Item]:
    """Return the card that fired, or in a Shootout the one in the Alley."""
    [seat] = view.winners
    if last.by in PISTOLEROS:
        return [Portrait(f"ragnguns/{last.by}", 200, turn=True)]
    posed = [posed.card for posed in view.seats[seat].posed if posed.zone == ALLEY]
    fired = posed if last.by == VOLLEY else [last.by]
    if not fired:  # the Pistolero in person
        return [Icon("firepower", 190, "brass", "panel")]
    return [cards.card(fired[0], WEAPON, phrases, mark=True)]


def _hits(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw a row for each Pistolero, the viewer's or seat 0's below: the turns with hits, and their sum."""
    yield _legend(phrases.texts("ragnguns-chips"), y)
    y += LEGEND - 6
    lower = view.seat or 0
    for seat in (1 - lower, lower):
        color, fell = tone(seat, phrases), seat not in view.winners
        plate = Plate(
            PLATED, phrases.name(seat), sign="skull" if fell else "trophy", height=PLATE, tone=color
        )
        total = Badge(
            "ragnguns-hole", str(view.seats[seat].pistolero_wounds), 80, tone="brick" if fell else ""
        )
        left, right = EDGE + PAD, EDGE + ROOM - PAD - total.size[0]
        x, room = left + PLATED + PAD, right - left - PLATED - 2 * PAD
        yield PlacedItem(ZoneItem(ROOM, TURNS, tone=color), EDGE, y)
        yield from row([plate], left, y, PLATED, height=TURNS)
        yield from row([total], right, y, total.size[0], height=TURNS)
        yield from _below(_fitting(_turns(view, seat, phrases), phrases, room), phrases, x, y, room)
        y += TURNS + 8


def _turns(view: View, seat: Seat, phrases: Phrases) -> list[Turn]:
    """Return each turn with all that hit a Pistolero in it, and its hits; before them what was there."""
    hits = [hit for hit in view.hits if hit.seat == seat]
    before = _before(view, seat)
    turns = [Turn((), phrases.texts("ragnguns-chips-before"), f"+{before}")] if before else []
    for turn, group in groupby(hits, lambda hit: hit.turn):
        of_turn = [*group]
        fired = tuple(dict.fromkeys(hit.by for hit in of_turn))
        name = phrases.texts("ragnguns-chips-turn", turn=turn)
        turns.append(Turn(fired, name, f"+{sum(hit.count for hit in of_turn)}"))
    return turns


def _fitting(turns: list[Turn], phrases: Phrases, room: int) -> list[Turn]:
    """Return the turns, with only what fired last in each if there is no room for more."""
    across = max((at.x + at.item.size[0] for at in _below(turns, phrases, 0, 0, room)), default=0)
    return turns if across <= room else [turn._replace(fired=turn.fired[-1:]) for turn in turns]


def _below(turns: Sequence[Turn], phrases: Phrases, x: int, y: int, room: int) -> Iterator[PlacedItem]:
    """Draw each turn above what fired and its hits."""
    columns = [
        [
            *(_sign(by, SIGN, phrases) for by in fired),
            Label(hits, _wide(hits) - 6, 62, DIGIT, "slab", "chalk"),
        ]
        for fired, _, hits in turns
    ]
    widths = [
        max(_wide(turn.name), sum(part.size[0] for part in parts)) for turn, parts in zip(turns, columns)
    ]
    gap = max(2, min(BETWEEN, (room - sum(widths)) // max(1, len(turns) - 1)))
    for turn, parts, width in zip(turns, columns, widths):
        yield PlacedItem(Label(turn.name, width, 62, DIGIT, "slab", "dust", "center"), x, y)
        yield from row(parts, x, y + TURNS - 84, width, gap=0, align="center", height=80)
        x += width + gap


def _wide(text: str) -> int:
    return round(typesetting.width(text, "slab", DIGIT)) + 10


def _sign(by: str, width: int, phrases: Phrases) -> Item:
    """Return what fired, small."""
    if by == VOLLEY:
        return Icon("firepower", width, "brass", "panel")
    if by in PISTOLEROS:
        return Portrait(f"ragnguns/{by}", width)
    return cards.card(by, width, phrases, on_table=True)


def _legend(text: str, y: int) -> PlacedItem:
    """Return the heading of what stands below it."""
    return PlacedItem(Label(text, ROOM, LEGEND, 44, "slab", "dust", "center"), EDGE, y - 6)


def _turned_up(view: View, seat: int, phrases: Phrases) -> list[CardItem]:
    """Return a seat's Pièges, set or stashed face down, and its hand, face up."""
    if (known := view.hidden[seat]) is None:
        return []
    traps = [cards.card(name, HELD, phrases, mark=True) for name in (*known.traps, *known.down)]
    return [*traps, *(cards.card(name, HELD, phrases) for name in known.hand)]
