"""Time-outs: what happens when players do not answer, and what the others may do then.

At the deadline the default is played. After too many time-outs in a row a computer substitutes for the
player: automatically among three or more, in a duel if the opponent prefers that to winning. The player can
come back at any time, but cannot win while silent. A user who left the server, or cannot see the channel,
counts as silent after a while, with or without a clock. A game is called off if its first decision times out,
or if all users have left it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from engine.core import log
from engine.core.clocks import DAY, TIME_CONTROLS, Clock
from engine.core.decisions import BACK, Refused, Seat
from engine.core.game import AnyGame
from engine.core.log import LogRow
from engine.core.records.pings import Reminder
from engine.core.records.tables import CLOCK_KEY, RunningClock
from engine.core.records.users import Participant
from engine.search.levels import DEFAULT_LEVEL
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot, TransitionResult
from engine.tables.transitions import StaleDecision, Transition, copy_game

DEPARTED_LIMIT = 3 * DAY  # seconds after which a departed player counts as silent without a clock


class Timeouts:
    """Acts for players who do not answer, and for those who wait. All methods raise `Refused`."""

    def __init__(self, tables: Tables, now: Callable[[], int]) -> None:
        self._tables = tables
        self._now = now

    async def time_is_up(self, running: RunningClock) -> TransitionResult:
        """Play the default for a seat whose deadline has passed, once."""
        ply = running.clock.decision_ply
        assert ply is not None
        key = f"{CLOCK_KEY}{running.table_id}:{ply}:{running.seat}"
        return await self._tables.apply(
            running.table_id, key, lambda snapshot: time_out(snapshot, ply, running.seat, self._now())
        )

    async def more_time(self, table_id: int, user_id: int, key: str) -> TransitionResult:
        return await self._tables.apply(table_id, key, lambda snapshot: give_more_time(snapshot, user_id))

    async def claim(self, table_id: int, user_id: int, key: str) -> TransitionResult:
        def transition(snapshot: TableSnapshot) -> Transition:
            silent = silent_opponent(snapshot, user_id, self._now())
            game = copy_game(snapshot.game)
            return Transition(game, (game.add_note(1 - silent, log.CLAIMED, 1 - silent),))

        return await self._tables.apply(table_id, key, transition)

    async def substitute(self, table_id: int, user_id: int, key: str) -> TransitionResult:
        def transition(snapshot: TableSnapshot) -> Transition:
            silent = silent_opponent(snapshot, user_id, self._now())
            return replace(_substitute(snapshot, silent), timed_out_seat=silent)

        return await self._tables.apply(table_id, key, transition)

    async def note_departure(self, table_id: int, seat: Seat, note: str) -> None:
        """Log once that the player of this seat cannot play; their clock stands still for a while."""
        snapshot = await self._tables.get(table_id)
        key = f"{note}:{table_id}:{snapshot.game.ply}:{seat}"

        def transition(snapshot: TableSnapshot) -> Transition:
            if snapshot.participants[seat].active_user is None or seat in snapshot.departed_at:
                raise Refused("not-seated")
            game = copy_game(snapshot.game)
            return Transition(game, (game.add_note(seat, note),), departed_at={seat: self._now()})

        await self._tables.apply(table_id, key, transition)

    async def replace_departed(self, table_id: int, seat: Seat) -> TransitionResult:
        """Substitute a player who departed long ago; if all have, the game is called off."""
        snapshot = await self._tables.get(table_id)
        key = f"{log.LEFT_SERVER}:{table_id}:{snapshot.departed_at.get(seat)}:{seat}"

        def transition(snapshot: TableSnapshot) -> Transition:
            now = self._now()
            if snapshot.participants[seat].active_user is None or not is_silent(snapshot, seat, now):
                raise Refused("not-seated")
            if not _is_deserted(snapshot, seat, now):
                return _substitute(snapshot, seat)
            game = copy_game(snapshot.game)
            return Transition(game, (game.add_note(None, log.ABANDONED),))

        return await self._tables.apply(table_id, key, transition)

    async def come_back(self, table_id: int, user_id: int, key: str) -> TransitionResult:

        def transition(snapshot: TableSnapshot) -> Transition:
            seat, game = substituted_seat(snapshot, user_id), copy_game(snapshot.game)
            returned = replace(snapshot.participants[seat], level=None)
            return Transition(game, (game.add_note(seat, log.RETURNED),), (seat, returned))

        return await self._tables.apply(table_id, key, transition)


def patience(snapshot: TableSnapshot) -> int:
    """Return for how many seconds the others wait for a departed player: one decision's time."""
    control = TIME_CONTROLS.get(snapshot.time_control)
    return DEPARTED_LIMIT if control is None else control.per_decision


def is_silent(snapshot: TableSnapshot, seat: Seat, now: int) -> bool:
    """Return whether a player has timed out too often in a row, or departed long ago."""
    clock, since = snapshot.clocks.get(seat), snapshot.departed_at.get(seat)
    lapsed = clock is not None and clock.missed_in_row >= snapshot.max_missed
    return lapsed or (since is not None and now - since >= patience(snapshot))


def silent_opponent(snapshot: TableSnapshot, user_id: int, now: int) -> Seat:
    """Return the opponent who has been silent for so long that this user may act; raises `Refused`."""
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    own_seat = snapshot.require_playable_seat(user_id)
    if len(snapshot.participants) != 2:
        raise Refused("claim-duel", max=snapshot.max_missed)
    if snapshot.participants[1 - own_seat].active_user is None:
        raise Refused("claim-computer")
    if is_silent(snapshot, 1 - own_seat, now):
        return 1 - own_seat
    if (since := snapshot.departed_at.get(1 - own_seat)) is not None:
        raise Refused("claim-departed", until=str(since + patience(snapshot)))
    if snapshot.time_control not in TIME_CONTROLS:
        raise Refused("clock-none")
    raise Refused("claim-early", missed=snapshot.clocks[1 - own_seat].missed_in_row, max=snapshot.max_missed)


def substituted_seat(snapshot: TableSnapshot, user_id: int) -> Seat:
    """Return the seat in which a computer substitutes for this user; raises `Refused` without one."""
    seat = snapshot.seat_of(user_id)
    if seat is None:
        raise Refused("not-seated")
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    if snapshot.participants[seat].level is None:
        raise Refused("seat-not-substituted")
    return seat


def time_out(snapshot: TableSnapshot, ply: int, seat: Seat, now: int) -> Transition:
    """Play the default of the decision of this ply, or call the game off; raises `Refused`."""
    game = copy_game(snapshot.game)
    gone = snapshot.location.suspended_at is not None or snapshot.participants[seat].active_user is None
    if gone or game.public_ply != ply or game.decision(seat) is None:
        raise StaleDecision
    clock, guard = snapshot.clocks[seat], partial(_check_up, ply, seat, now)
    if not clock.has_answered:
        return Transition(
            game, (game.add_note(seat, log.CALLED_OFF),), timed_out_seat=seat, clock_guard=guard
        )
    rows, participant = [game.add_note(seat, log.TIMED_OUT), *_defaults(game, seat)], None
    if game.winners is None and clock.missed_in_row + 1 >= snapshot.max_missed:
        if _is_deserted(snapshot, seat, now):
            rows.append(game.add_note(None, log.ABANDONED))
        elif len(snapshot.participants) > 2:
            rows.append(game.add_note(seat, log.SUBSTITUTED))
            participant = (seat, _absent(snapshot.participants[seat]))
    pings: list[tuple[Seat, Reminder]] = []
    if not clock.missed_in_row or participant is not None:
        pings.append((seat, "late"))
    if len(snapshot.participants) == 2 and clock.missed_in_row + 1 == snapshot.max_missed:
        pings.append((1 - seat, "claim"))
    return Transition(
        game, tuple(rows), participant, timed_out_seat=seat, clock_guard=guard, pings=tuple(pings)
    )


def _substitute(snapshot: TableSnapshot, seat: Seat) -> Transition:
    game = copy_game(snapshot.game)
    return Transition(
        game, (game.add_note(seat, log.SUBSTITUTED),), (seat, _absent(snapshot.participants[seat]))
    )


def give_more_time(snapshot: TableSnapshot, user_id: int) -> Transition:
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    own_seat = snapshot.require_playable_seat(user_id)
    if snapshot.time_control not in TIME_CONTROLS:
        raise Refused("clock-none")
    if snapshot.game.is_sealed:
        raise Refused("time-sealed")
    to_act = [decision.seat for decision in snapshot.game.open_decisions]
    if to_act == [own_seat]:
        raise Refused("time-yourself")
    others = tuple(
        seat for seat in to_act if seat != own_seat and snapshot.participants[seat].active_user is not None
    )
    if not others:
        raise Refused("time-nobody")
    game = copy_game(snapshot.game)
    return Transition(game, (game.add_note(own_seat, log.MORE_TIME),), more_time_for=others)


def _check_up(ply: int, seat: Seat, now: int, clocks: Mapping[Seat, Clock]) -> None:
    """Raise `StaleDecision` unless the time is up now; a player may have granted more at the last moment."""
    if clocks[seat].decision_ply != ply or clocks[seat].deadline > now:
        raise StaleDecision


def _defaults(game: AnyGame, seat: Seat) -> Iterator[LogRow]:
    """Play a silent player's defaults until the table moves on; first go back from private steps."""
    ply, went_back = game.public_ply, False
    while (decision := game.decision(seat)) is not None and game.public_ply == ply:
        again = went_back and decision.default == BACK
        reply = decision.options[: max(1, decision.min_count)] if again else decision.default
        went_back |= reply == BACK
        yield game.answer(seat, reply)


def _is_deserted(snapshot: TableSnapshot, seat: Seat, now: int) -> bool:
    """Return whether no player waits: all others are computers or silent too."""
    others = [
        other
        for other, participant in enumerate(snapshot.participants)
        if other != seat and participant.active_user is not None
    ]
    return all(is_silent(snapshot, other, now) for other in others)


def _absent(participant: Participant) -> Participant:
    return replace(participant, level=DEFAULT_LEVEL)
