"""What happens when a player does not answer, and what the others may do then. No SQL, no Discord.

At the deadline the default is played. Whoever misses too many in a row has a computer sit in for them:
by itself among three and more, in a duel if the opponent prefers that to winning. They may come back
at any time; who has not when the game ends has not won it, and who has left the server long ago is as silent,
clock or not. A game whose very first decision is missed is called off, and so is one that all have left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from engine.core.clocks import CONTROLS, DAY, Clock
from engine.core.decisions import BACK, Illegal, Seat
from engine.core.game import AnyGame
from engine.core.log import CALLED_OFF, CAME_BACK, CLAIMED, DESERTED, LATE, MORE_TIME, SAT_IN, WENT, Action
from engine.core.records.offers import Participant
from engine.core.records.tables import CLOCK_CLICK, RunningClock
from engine.search.levels import USUAL
from engine.store.messages import Reminder
from engine.tables.service import Tables
from engine.tables.snapshot import ClickResult, TableSnapshot
from engine.tables.transitions import Stale, Transition, copied

LONG_GONE = 3 * DAY  # seconds since somebody has left the server, after which they count as silent


class Timeouts:
    """Acts for players who do not answer, and for those who wait; refuses with `Illegal`."""

    def __init__(self, tables: Tables, now: Callable[[], int]) -> None:
        self._tables = tables
        self._now = now

    async def time_is_up(self, late: RunningClock) -> ClickResult:
        """Play the default for a seat whose deadline has passed, once; raises `Illegal` if it has not."""
        put = late.clock.put
        assert put is not None
        key = f"{CLOCK_CLICK}{late.table}:{put}:{late.seat}"
        return await self._tables.take(
            late.table, key, lambda snapshot: missed(snapshot, put, late.seat, self._now())
        )

    async def more_time(self, table: int, user: int, key: str) -> ClickResult:
        """Give the others who are asked more time for this question."""
        return await self._tables.take(table, key, lambda snapshot: given_time(snapshot, user))

    async def claim(self, table: int, user: int, key: str) -> ClickResult:
        """Take the game from an opponent who has been silent too long."""
        return await self._tables.take(table, key, lambda snapshot: claimed(snapshot, user, self._now()))

    async def let_sit_in(self, table: int, user: int, key: str) -> ClickResult:
        """Let the computer sit in for an opponent who has been silent too long."""
        return await self._tables.take(table, key, lambda snapshot: replaced(snapshot, user, self._now()))

    async def went(self, table: int, seat: Seat) -> None:
        """The player of this seat has left the server: the table hears of it, once."""
        if seat not in (snapshot := await self._tables.see(table)).gone:
            key = f"{WENT}:{table}:{snapshot.game.ply}:{seat}"
            await self._tables.take(table, key, lambda snapshot: left_server(snapshot, seat))
            await self._tables.set_gone(table, seat, self._now())

    async def sit_in(self, table: int, seat: Seat) -> ClickResult:
        """Let the computer sit in for one who left the server long ago; all gone, the game is called off."""
        snapshot = await self._tables.see(table)
        key = f"{WENT}:{table}:{snapshot.gone.get(seat)}:{seat}"
        return await self._tables.take(table, key, lambda snapshot: stood_in_for(snapshot, seat, self._now()))

    async def come_back(self, table: int, user: int, key: str) -> ClickResult:
        """Take one's seat back from the computer."""
        return await self._tables.take(table, key, lambda snapshot: came_back(snapshot, user))


def is_silent(snapshot: TableSnapshot, seat: Seat, now: int) -> bool:
    """Has a player let as many decisions lapse as they may, or left the server long ago?"""
    clock, since = snapshot.clocks.get(seat), snapshot.gone.get(seat)
    lapsed = clock is not None and clock.missed >= snapshot.patience
    return lapsed or (since is not None and now - since >= LONG_GONE)


def silent_opponent(snapshot: TableSnapshot, user: int, now: int) -> Seat:
    """The opponent who has been silent for so long that this user may act; raises `Illegal`."""
    if snapshot.game.winners is not None:
        raise Illegal("over")
    mine = snapshot.player(user)
    if len(snapshot.participants) != 2:
        raise Illegal("claim-duel", most=snapshot.patience)
    if snapshot.participants[1 - mine].player is None:
        raise Illegal("claim-computer")
    if is_silent(snapshot, 1 - mine, now):
        return 1 - mine
    if snapshot.clock not in CONTROLS:
        raise Illegal("clock-none")
    raise Illegal("claim-early", missed=snapshot.clocks[1 - mine].missed, most=snapshot.patience)


def sat_in_for(snapshot: TableSnapshot, user: int) -> Seat:
    """The seat in which the computer sits in for this user; raises `Illegal` if it does not."""
    seat = snapshot.seat_of(user)
    if seat is None:
        raise Illegal("not-seated")
    if snapshot.game.winners is not None:
        raise Illegal("over")
    if snapshot.participants[seat].level is None:
        raise Illegal("back-there")
    return seat


def missed(snapshot: TableSnapshot, put: int, seat: Seat, now: int) -> Transition:
    """Play for a seat what it was asked at ply `put`, or call the game off; raises `Stale` or `Illegal`."""
    game = copied(snapshot.game)
    gone = snapshot.place.suspended is not None or snapshot.participants[seat].player is None
    if gone or game.put != put or game.decision(seat) is None:
        raise Stale
    clock, guard = snapshot.clocks[seat], partial(_check_up, put, seat, now)
    if not clock.touched:
        return Transition(game, (game.note(seat, CALLED_OFF),), missed=seat, guard=guard)
    done, participant = [game.note(seat, LATE), *_defaults(game, seat)], None
    if game.winners is None and clock.missed + 1 >= snapshot.patience:
        if _is_deserted(snapshot, seat, now):
            done.append(game.note(None, DESERTED))
        elif len(snapshot.participants) > 2:
            done.append(game.note(seat, SAT_IN))
            participant = (seat, _absent(snapshot.participants[seat]))
    owed = tuple(_owed(snapshot, seat, sat_in=participant is not None))
    return Transition(game, tuple(done), participant, missed=seat, guard=guard, owed=owed)


def _owed(snapshot: TableSnapshot, seat: Seat, *, sat_in: bool) -> Iterator[tuple[Seat, Reminder]]:
    """Tell the silent one, at first and when the computer sits in, and who may do something about it."""
    before = snapshot.clocks[seat].missed
    if not before or sat_in:
        yield seat, "late"
    if len(snapshot.participants) == 2 and before + 1 == snapshot.patience:
        yield 1 - seat, "claim"


def left_server(snapshot: TableSnapshot, seat: Seat) -> Transition:
    """Say at the table that a player has left the server; raises `Illegal` if they do not play there."""
    if snapshot.participants[seat].player is None:
        raise Illegal("not-seated")
    game = copied(snapshot.game)
    return Transition(game, (game.note(seat, WENT),))


def stood_in_for(snapshot: TableSnapshot, seat: Seat, now: int) -> Transition:
    """Let the computer sit in for one who left the server long ago, or end the game; raises `Illegal`."""
    if snapshot.participants[seat].player is None or not is_silent(snapshot, seat, now):
        raise Illegal("not-seated")
    game = copied(snapshot.game)
    if _is_deserted(snapshot, seat, now):
        return Transition(game, (game.note(None, DESERTED),))
    return Transition(game, (game.note(seat, SAT_IN),), (seat, _absent(snapshot.participants[seat])))


def claimed(snapshot: TableSnapshot, user: int, now: int) -> Transition:
    """Give the game to the opponent of the silent player; raises `Illegal`."""
    silent, game = silent_opponent(snapshot, user, now), copied(snapshot.game)
    return Transition(game, (game.note(1 - silent, CLAIMED, 1 - silent),))


def replaced(snapshot: TableSnapshot, user: int, now: int) -> Transition:
    """Let the computer sit in for the silent player; raises `Illegal`."""
    silent, game = silent_opponent(snapshot, user, now), copied(snapshot.game)
    participant = (silent, _absent(snapshot.participants[silent]))
    return Transition(game, (game.note(silent, SAT_IN),), participant, missed=silent)


def came_back(snapshot: TableSnapshot, user: int) -> Transition:
    """Return the seat to its absent player; raises `Illegal`."""
    seat, game = sat_in_for(snapshot, user), copied(snapshot.game)
    return Transition(
        game, (game.note(seat, CAME_BACK),), (seat, replace(snapshot.participants[seat], level=None))
    )


def given_time(snapshot: TableSnapshot, user: int) -> Transition:
    """Give more time to everybody else who is asked; raises `Illegal`."""
    if snapshot.game.winners is not None:
        raise Illegal("over")
    mine = snapshot.player(user)
    if snapshot.clock not in CONTROLS:
        raise Illegal("clock-none")
    asked = [decision.seat for decision in snapshot.game.waiting]
    if asked == [mine]:
        raise Illegal("more-yourself")
    others = tuple(seat for seat in asked if seat != mine and snapshot.participants[seat].player is not None)
    if not others:
        raise Illegal("more-nobody")
    game = copied(snapshot.game)
    return Transition(game, (game.note(mine, MORE_TIME),), more=others)


def _check_up(put: int, seat: Seat, now: int, clocks: Mapping[Seat, Clock]) -> None:
    """Raise `Illegal` unless the time is up by now: more may have been given at the last moment."""
    if clocks[seat].put != put or clocks[seat].due > now:
        raise Stale


def _defaults(game: AnyGame, seat: Seat) -> Iterator[Action]:
    """Play a silent player's defaults until the table moves on, after taking back a choice that had begun."""
    put, went_back = game.put, False
    while (decision := game.decision(seat)) is not None and game.put == put:
        again = went_back and decision.default == BACK
        reply = decision.options[: max(1, decision.least)] if again else decision.default
        went_back |= reply == BACK
        yield game.answer(seat, reply)


def _is_deserted(snapshot: TableSnapshot, seat: Seat, now: int) -> bool:
    """Is nobody waiting, since all others are computers or as silent as this seat?"""
    others = [
        other
        for other, participant in enumerate(snapshot.participants)
        if other != seat and participant.player is not None
    ]
    return all(is_silent(snapshot, other, now) for other in others)


def _absent(participant: Participant) -> Participant:
    return replace(participant, level=USUAL)
