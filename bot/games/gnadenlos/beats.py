"""What leads up to a picture of Gnadenlos!: a payday die by die, who was sent, the last steps to the end."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.gnadenlos.picture import table
from bot.games.gnadenlos.stage import (
    FACE,
    MAX_DICE,
    arrived_by_poker,
    contest,
    full,
    has_come,
    paid_to_finish,
)
from bot.i18n.texts import Phrases
from bot.render.scene import Beat
from engine.core.rules import Event
from engine.games.gnadenlos.cards import EVENTS, FACES
from engine.games.gnadenlos.rules import FINE
from engine.games.gnadenlos.view import View

# Milliseconds of who was sent, of each die, of each of many, and of a result
SENT, DIE, QUICK_DIE, RESULT = 1300, 1400, 700, 2200
STEP = 700  # of each step to the Finish that is paid for
COMING = (1800, 2200)  # milliseconds of the last event face down, and of a duel before the undertaker moves


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw a payday die by die, and who has been sent to the last event before its result.

    Draw a result, too, if the picture comes to something else, and the recruiting that brought a payday.
    """
    if has_come(view):
        yield from (Beat(table(view, phrases, most=n).items, time) for n, time in enumerate(COMING))
        return
    if left := paid_to_finish(view):
        yield from (Beat(table(_back(view, n), phrases).items, STEP) for n in range(left, 0, -1))
        return
    turn = view.turns[-1]
    is_event = bool(turn.sent) and not turn.hired and not turn.calls
    before = _before_event(view) if is_event else view
    if turn.calls:
        yield from _payday(view, phrases)
    elif has_payday_before(view):
        for step in _after_bids(_without_last_turn(before)):
            if step.turns[-1].calls:
                yield from _payday(step, phrases)
            yield Beat(table(step, phrases).items, RESULT)
    if is_event:
        yield Beat(table(before, phrases, most=0).items, SENT)
    if is_event and view.lots:
        yield Beat(table(replace(view, lots=(), bids=()), phrases).items, RESULT)


def while_moving(view: View) -> View:
    """Return the table as the picture shows it first: with a payday before, or the last card face down."""
    if has_come(view):
        return replace(view, turns=(*view.turns[:-1], replace(view.turns[-1], card="")))
    return _without_last_turn(view) if has_payday_before(view) else view


def has_payday_before(view: View) -> bool:
    """Return whether a payday has come since somebody was asked; the `last_steps` have one of their own."""
    if len(view.turns) < 2 or not view.turns[-2].calls or not view.waiting:
        return False
    turn = view.turns[-1]
    is_event = bool(turn.sent) and not turn.hired and not turn.calls
    return not (turn.hired or turn.calls) and (not is_event or _went_unasked(_before_event(view)))


def last_steps(view: View) -> list[View]:
    """Return the table after the recruiting, the payday and the event that came last, unless they were seen.

    They are if nobody was asked after them, and the event if it ended the game, as the last duel did.
    """
    end = replace(view, over=False, why="", winners=())
    if view.why == "vultures":
        return _after_bids(end)
    if view.why == "rip":
        return [*_after_bids(_without_last_turn(end)), end]
    if view.why == "arrival" and paid_to_finish(end):
        return [end]
    if view.why != "arrival" or not arrived_by_poker(view):
        return []
    before = _before_event(end)
    return [*(_after_bids(_without_last_turn(before)) if _went_unasked(before) else ()), end]


def at_moment(view: View, event: Event) -> View:
    """Return the table with the step of its last turn that brought an episode, before the next event."""
    if view.over:
        return view
    view = before_next(view)
    turn, is_poker_ = view.turns[-1], ("why", "poker") in event.facts
    if turn.sent and (is_poker_ or event.kind == "found"):
        turn = replace(turn, hired=(), calls=(), paydays=())
    return replace(view, turns=(*view.turns[:-1], turn))


def before_next(view: View) -> View:
    """Return the table without an event that is still to be decided, but for the first."""
    return _without_last_turn(view) if view.event and len(view.turns) > 1 and not view.over else view


def _back(view: View, steps: int) -> View:
    """Return the table before the last steps that prestige has paid for."""
    seats, own = [*view.seats], view.seats[view.active]
    seats[view.active] = replace(own, field=own.field - steps, nuggets=own.nuggets + steps)
    return replace(view, seats=tuple(seats))


def _after_bids(view: View) -> list[View]:
    """Return the table after a turn's recruiting, if anybody recruited, and after each of its paydays."""
    turn = view.turns[-1] if view.turns else None
    if turn is None or not (turn.calls or turn.hired):
        return []
    paydays = _paydays(view)
    hired = replace(turn, calls=(), paydays=())
    before = replace(_before_payday(paydays[0]), turns=(*view.turns[:-1], hired))
    return [*[before] * bool(turn.hired), *paydays * bool(turn.calls)]


def _paydays(view: View) -> list[View]:
    """Return the table after each payday of the last turn; it is the same if there was one or none."""
    steps, turn = [view], view.turns[-1]
    for n, payday in [*enumerate(turn.paydays)][::-1]:
        earlier = replace(payday, hired=turn.hired, paydays=turn.paydays[:n])
        steps.insert(0, replace(_before_payday(steps[0]), turns=(*view.turns[:-1], earlier)))
    return steps


def _payday(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw the last turn's payday as far as each die; what its notes cost goes off with each."""
    calls, ruined = view.turns[-1].calls, dict(view.turns[-1].ruined)
    is_long = len(calls) > MAX_DICE
    for most in range(len(calls) + 1):
        paid = calls[: min(most, len(calls) - bool(ruined))]
        before = _before_payday(view)
        seats = [
            replace(own, nuggets=own.nuggets - sum(value for _, owner, value in paid if owner == seat))
            for seat, own in enumerate(before.seats)
        ]
        left = replace(before, seats=tuple(seats), columns=_columns(sum(before.columns) - most))
        items = table(left, phrases, most=most).items
        yield Beat(items, QUICK_DIE if is_long else DIE)


def _before_payday(view: View) -> View:
    """Return the table before the last turn's payday; a hat that fell to the first field stays there.

    The notes that it left in the market have closed up since.
    """
    paid, ruined = dict(view.turns[-1].paid), dict(view.turns[-1].ruined)
    seats = [
        replace(
            own,
            field=own.field + FINE * (seat in ruined and own.field > 1),
            nuggets=own.nuggets + paid.get(seat, 0),
            vultures=own.vultures - (seat in ruined),
        )
        for seat, own in enumerate(view.seats)
    ]
    notes = max(sum(view.columns) + len(view.turns[-1].calls), full(view))
    return replace(view, seats=tuple(seats), columns=_columns(notes))


def _columns(notes: int) -> tuple[int, ...]:
    """Return how high the columns of the market are with so many notes."""
    return tuple(len(range(n, notes, len(FACES))) for n in range(len(FACES)))


def _before_event(view: View) -> View:
    """Return the table as it was when all had sent somebody to the last turn's event."""
    turn = view.turns[-1]
    symbol, gains = EVENTS[turn.card].symbol, dict(turn.gains)
    gone = [outcome.seat for outcome in contest(turn, FACE) if outcome.leaves]
    seats = [
        replace(
            own,
            field=own.field - gains.get(seat, 0) * (symbol == "poker"),
            nuggets=own.nuggets - gains.get(seat, 0) * (symbol == "gold"),
            hand_size=own.hand_size + (seat in gone),
        )
        for seat, own in enumerate(view.seats)
    ]
    notes = sum(view.columns) + sum(gains.values()) * (symbol == "duel")
    return replace(view, seats=tuple(seats), lots=(), bids=(), columns=_columns(notes))


def _went_unasked(view: View) -> bool:
    """Return whether nobody had a choice whom to send."""
    return all(view.seats[seat].hand_size == 1 for seat, _ in view.turns[-1].sent)


def _without_last_turn(view: View) -> View:
    """Return the table before the last turn's event was turned up."""
    card = view.event or view.turns[-1].card
    duels = int(bool(card) and EVENTS[card].symbol == "duel")
    return replace(
        view,
        turns=view.turns[:-1],
        turn=view.turn - 1,
        active=(view.active - 1) % len(view.seats),
        undertaker=view.undertaker - duels,
        event="",
        lots=(),
        bids=(),
    )
