"""The end of Gnadenlos! in a picture: the ranking, what ended the game, and all turns in chips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.encounter import Encounter, Fighter, face_width
from bot.games.end_scene import EDGE, FACE, PAD, PLATE, ROOM, Chip, below, chips, ground
from bot.games.gnadenlos.board import why
from bot.games.gnadenlos.picture import street
from bot.games.gnadenlos.pieces import NOTES, SYMBOLS, hat
from bot.games.gnadenlos.stage import has_outcome, outcomes
from bot.i18n.texts import Phrases
from bot.render.layout import row
from bot.render.scene import SCENE_WIDTH, Badge, Icon, Label, PlacedItem, Plate, Portrait, Scene
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ADVENTURERS, ARRIVAL, EVENTS
from engine.games.gnadenlos.view import SeatView, TurnView, View

REASONS = {"arrival": "marker", "rip": "tombstone", "vultures": "vulture"}
FIRST, LINE = 160, 82  # heights of the winner's line and of the others'
NAME, FIELD = 330, 180  # widths of a name and of a field's number


def ranking(view: View) -> list[Seat]:
    """Return the seats, the furthest along the street first."""
    ranks = [(seat.field, seat.nuggets, -seat.vultures) for seat in view.seats]
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)


def sentence(view: View, phrases: Phrases) -> str:
    """Say what ended the game and by how much it was won, or nothing."""
    if not view.why or not view.winners:
        return ""
    first, second, *_ = ranking(view)
    facts: dict[str, str | int] = {"turn": view.turn, "why": why(view, phrases, phrases.name)}
    if len(view.winners) > 1:
        return phrases.texts("gnadenlos-decided-level", **facts)
    won, lost = view.seats[first], view.seats[second]
    facts |= {"seat": phrases.name(first), "second": phrases.name(second), "lead": won.field - lost.field}
    facts |= {"richer": won.nuggets - lost.nuggets, "nuggets": won.nuggets, "fewer": lost.nuggets}
    is_first = view.why == "arrival" and lost.field < ARRIVAL
    return phrases.texts("gnadenlos-decided-arrival" if is_first else "gnadenlos-decided", **facts)


def verdict(view: View, phrases: Phrases) -> str:
    """Say in a few words how the game was won."""
    if not view.why:
        return ""
    first, second, *_ = (view.seats[seat].field for seat in ranking(view))
    return phrases.texts("gnadenlos-verdict", field=first, next=second, why=view.why)


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that its rules ended."""
    if not (caption := sentence(view, phrases)):
        return None
    seats = ranking(view)
    heights = FIRST + (len(seats) - 1) * LINE
    items = [*ground(heights, caption), *_reason(view), *_standings(view, seats, phrases)]
    if _decided_by_outcome(view):
        items += outcomes(view, len(view.turns), phrases, EDGE, below(items), SCENE_WIDTH - 2 * EDGE)
    else:
        items += street(view, below(items), phrases)
    story = [_chip(n, turn, turn is view.turns[-1]) for n, turn in enumerate(view.turns, 1)]
    items += chips(story, below(items), phrases.texts("gnadenlos-chips"))
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
    return Encounter(fighters[0], tuple(fighters[1:]), rows, bool(view.why))


def _decided_by_outcome(view: View) -> bool:
    """Return whether the last event or payday ended the game: not prestige, nor the undertaker."""
    turn = view.turns[-1]
    return has_outcome(turn) and (
        view.why != "arrival" or (set(view.winners) <= {*turn.winners} and _is_poker(turn))
    )


def _is_poker(turn: TurnView) -> bool:
    return bool(turn.card) and EVENTS[turn.card].symbol == "poker"


def _reason(view: View) -> Iterator[PlacedItem]:
    """Draw what ended the game beside the winner."""
    icon = Icon(REASONS.get(view.why, "hourglass"), FIRST - 20, "brass", "panel")
    yield PlacedItem(icon, EDGE + ROOM - PAD - icon.width, EDGE + PAD + 4)


def _standings(view: View, seats: list[Seat], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw each seat's hat, name, field, nuggets, vultures and the adventurers left in hand."""
    y, left = EDGE + PAD, EDGE + PAD + FIRST
    for place, seat in enumerate(seats):
        own, won, height = view.seats[seat], seat in view.winners, LINE if place else FIRST
        size = height - 12
        yield PlacedItem(hat(seat, size), EDGE + PAD + (FIRST - size) // 2 - 6, y + 6)
        plate = Plate(NAME, phrases.name(seat), won, "trophy" if won else "", PLATE, NOTES[seat])
        yield PlacedItem(plate, left, y + 8)
        em, ink = 76 if place else 150, "brass" if won else "chalk"
        number = Label(str(own.field), FIELD, height, em, "display", ink, "center")
        yield PlacedItem(number, left + NAME + PAD, y)
        right = left + NAME + FIELD + 2 * PAD
        x, top, width = (right, y + 8, EDGE + ROOM - PAD - right) if place else (left, y + 86, NAME)
        yield from _left_over(own, x, top, width)
        y += height


def _left_over(own: SeatView, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat's nuggets and vultures, and the adventurers left in hand."""
    badges = [Badge("nugget", str(own.nuggets), tone="gold")]
    badges += [Badge("vulture", str(own.vultures), tone="brick")] if own.vultures else []
    used = sum(badge.size[0] + 8 for badge in badges)
    yield from row(badges, x, y, width, gap=8)
    yield from row([Portrait(f"gnadenlos/{card}", 66) for card in own.hand], x + used, y, width - used, gap=8)


def _chip(number: int, turn: TurnView, decided: bool) -> Chip:
    """Draw a turn's event with the strength that won it, and its owner's hat."""
    if not turn.winners:
        mark = Icon("tombstone", FACE, "brass", "panel")
        return Chip(str(number), (mark,) if turn.card else (), "" if turn.card else "–", decided=decided)
    symbol, sent = EVENTS[turn.card].symbol, dict(turn.sent)
    strength = ADVENTURERS[sent[turn.winners[0]]].strength(symbol)
    chip = Chip(str(number), (Icon(SYMBOLS[symbol], FACE, "chalk", "panel"),), str(strength), decided=decided)
    if len(turn.winners) > 1:
        return chip
    [winner] = turn.winners
    return replace(chip, tone=NOTES[winner], sign=hat(winner, 50))
