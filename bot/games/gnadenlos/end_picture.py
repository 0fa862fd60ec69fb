"""The end of Gnadenlos! in a picture: the ranking, what ended the game, and the race."""

from collections.abc import Iterator

from bot.games.encounter import Encounter, Fighter, face_width
from bot.games.end_scene import EDGE, PAD, PLATE, ROOM, below, ground
from bot.games.gnadenlos.board import why
from bot.games.gnadenlos.pieces import NOTES, hat
from bot.games.gnadenlos.race import last_lead, race, ranking
from bot.games.gnadenlos.stage import arrived_by_poker, has_outcome, outcomes
from bot.i18n.texts import Phrases
from bot.render.layout import row
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    Icon,
    Label,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ARRIVAL
from engine.games.gnadenlos.view import View

REASONS = {"arrival": "marker", "rip": "tombstone", "vultures": "vulture"}
PODIUM, FIRST, STEP = 358, 188, 20  # heights of the podium, of its highest block, and between two blocks
HAT, SMALL = 100, 88  # widths of the winner's hat and of the others'


def _seconds(view: View) -> list[Seat]:
    """Return who is on the second horseshoe, the richest first; of those level with the winner only one."""
    first, second, *others = ranking(view)
    field = view.seats[second].field
    if field == view.seats[first].field:
        return [second]
    return [second, *(seat for seat in others if view.seats[seat].field == field)]


def sentence(view: View, phrases: Phrases) -> str:
    """Say what ended the game and by how much it was won, or nothing."""
    if not view.why or not view.winners:
        return ""
    first, second, *_ = ranking(view)
    facts: dict[str, str | int] = {"turn": view.turn, "why": why(view, phrases, phrases.name)}
    if len(view.winners) > 1:
        return phrases.texts("gnadenlos-decided-level", **facts)
    won, lost = view.seats[first], view.seats[second]
    names = phrases.texts.join([phrases.name(seat) for seat in _seconds(view)])
    facts |= {"seat": phrases.name(first), "second": names, "lead": won.field - lost.field}
    facts |= {"richer": won.nuggets - lost.nuggets, "nuggets": won.nuggets, "fewer": lost.nuggets}
    if view.why == "arrival" and lost.field < ARRIVAL:
        return phrases.texts("gnadenlos-decided-arrival", poker=int(_decided_by_outcome(view)), **facts)
    return phrases.texts("gnadenlos-decided", **facts)


def verdict(view: View, phrases: Phrases) -> str:
    if not view.why:
        return ""
    first, second, *_ = ranking(view)
    won, lost = view.seats[first], view.seats[second]
    other = phrases.texts.join([phrases.seat(seat) for seat in _seconds(view)])
    facts = {"field": won.field, "next": lost.field, "lead": won.field - lost.field}
    facts |= {"richer": won.nuggets - lost.nuggets, "nuggets": won.nuggets, "fewer": lost.nuggets}
    return phrases.texts("gnadenlos-verdict", second=other, why=view.why, **facts)


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that its rules ended."""
    if not (caption := sentence(view, phrases)):
        return None
    items = [*ground(PODIUM, caption), *_podium(view, phrases)]
    if _decided_by_outcome(view):
        items += outcomes(view, len(view.turns), phrases, EDGE, below(items), ROOM)
    items += race(view, phrases, below(items))
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter:
    """Return the hats with their fields, the furthest along the street first, and what ended the game."""
    others = [seat for seat in ranking(view) if seat != lead]
    fighters = [
        Fighter(
            seat,
            hat(seat, face_width(1 if seat == lead else len(others))),
            below=Badge("horseshoe", str(view.seats[seat].field), tone=NOTES[seat]),
        )
        for seat in (lead, *others)
    ]
    sign = Icon(REASONS.get(view.why, "hourglass"), 150, "brick", "shade")
    rows = ((sign,),) if view.why else ()
    front = last_lead(view)
    was_ahead = front is not None and 2 * front.turn <= view.turn
    return Encounter(
        fighters[0], tuple(fighters[1:]), rows, bool(view.why), was_ahead=was_ahead, why=view.why
    )


def _decided_by_outcome(view: View) -> bool:
    """Return whether the last event or payday ended the game: not prestige, nor the undertaker."""
    turn = view.turns[-1]
    return has_outcome(turn) and (view.why != "arrival" or arrived_by_poker(view))


def _podium(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw the hats on a podium, the winner's highest between the second and the others."""
    winner, second, *others = ranks = ranking(view)
    order = [second, winner, *others]
    width, steps = (ROOM - 2 * PAD) // len(order), [view.seats[seat].field for seat in ranks[1:]]
    for n, seat in enumerate(order):
        x, own, first = EDGE + PAD + n * width + 6, view.seats[seat], n == 1
        high, size = FIRST, HAT
        if not first:  # whoever is as far stands as high
            high, size = FIRST - STEP * (1 + min(1, steps.index(own.field))), SMALL
        won, y = seat in view.winners, EDGE + PAD + PODIUM - high
        yield PlacedItem(ZoneItem(width - 12, high, tone=NOTES[seat], turn=won), x, y)
        em, ink = 112 if first else 84, "brass" if won else "chalk"
        number = Label(str(own.field), width - 12, high - 76, em, "display", ink, "center")
        yield PlacedItem(number, x, y)
        badges = [Badge("reward", str(own.nuggets), tone="gold")]
        badges += [Badge("vulture", str(own.vultures), tone="brick")] if own.vultures else []
        if sum(badge.size[0] for badge in badges) > width - 2 * PAD:  # of four who have both
            badges = badges[-1:]
        yield from row(badges, x, y + high - 76, width - 12, gap=6, align="center")
        plate = Plate(width - 12, phrases.name(seat), won, "trophy" if won else "", PLATE, NOTES[seat])
        yield PlacedItem(plate, x, y - PLATE - 4)
        yield PlacedItem(hat(seat, size), x + (width - 12 - size) // 2, y - PLATE - size + 2)
