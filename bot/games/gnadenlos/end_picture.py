"""The end of Gnadenlos! in a picture: the ranking, what ended the game, and the race."""

from collections.abc import Callable, Iterator

from bot.games.encounter import Encounter, Fighter, face_width
from bot.games.end_scene import EDGE, PAD, PLATE, ROOM, below, ground
from bot.games.gnadenlos.pieces import NOTES, hat
from bot.games.gnadenlos.race import deed_of, last_lead, lead_text, race, ranking
from bot.games.gnadenlos.stage import outcomes
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


def verdict(view: View, phrases: Phrases, name: Callable[[Seat], str] | None = None) -> str:
    """Say what put the winner ahead for good, and by how much they were when the game ended, or nothing."""
    if not view.why:
        return ""
    first, second, *_ = ranking(view)
    won, lost, front = view.seats[first], view.seats[second], last_lead(view)
    name = name or phrases.seat
    other = phrases.texts.join([name(seat) for seat in _seconds(view)])
    facts: dict[str, str | int] = {"lead": won.field - lost.field, "richer": won.nuggets - lost.nuggets}
    facts |= {"nuggets": won.nuggets, "fewer": lost.nuggets, "why": view.why}
    facts |= {"turn": front.turn if front else 0, "deed": lead_text(view, front, phrases, name)}
    return phrases.texts("gnadenlos-verdict", second=other, **facts)


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that its rules ended."""
    if not view.winners or not (caption := verdict(view, phrases, phrases.name)):
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
    """Return whether what put the winner ahead for good is the last event or payday."""
    turn, lead = view.turns[-1], last_lead(view)
    if lead is None or lead.turn != view.turn:
        return False
    outcome = {"ruined"} if turn.calls else set() if turn.hired else {"poker", "lost"}
    return deed_of(view, lead)[0] in outcome


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
