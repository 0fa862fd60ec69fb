"""A free chair: another user takes the seat of a player who no longer answers.

A player calls for somebody, which the log notes. Until the call ends, the first user who may takes the seat
and its hand. The former player cannot come back.
"""

from collections.abc import Callable
from dataclasses import replace

from engine.core.clocks import DAY, MINUTE
from engine.core.decisions import Refused, Seat
from engine.core.log import CHAIR_FREE, SEAT_TAKEN
from engine.store.chairs import ChairStore, leave_chair
from engine.tables.offer_terms import OfferLimits
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot, TransitionResult
from engine.tables.timeouts import is_silent
from engine.tables.transitions import Transition, copy_game

CALL_SECONDS, LIVE_CALL_SECONDS = DAY, 10 * MINUTE  # how long a chair is free


class Chairs:
    """Gives the seats of silent players to other users. All methods raise `Refused`."""

    def __init__(
        self, tables: Tables, chairs: ChairStore, limits: OfferLimits, now: Callable[[], int]
    ) -> None:
        self._tables, self._chairs, self._limits, self._now = tables, chairs, limits, now

    async def free_until(self, snapshot: TableSnapshot, seat: Seat) -> int:
        """Return until when somebody may take this seat, by the last call; 0 without one."""
        called_at = await self._chairs.called_at(snapshot.id, seat)
        lasts = LIVE_CALL_SECONDS if snapshot.time_control == "live" else CALL_SECONDS
        return 0 if called_at is None else called_at + lasts

    async def sit_in(self, table_id: int, seat: Seat, user_id: int, name: str, key: str) -> TransitionResult:
        """Take a free chair; the player before and who played here once has seen a hand, and may not."""
        snapshot = await self._tables.get(table_id)
        if await self.free_until(snapshot, seat) <= self._now():
            raise Refused("chair-taken")
        if snapshot.seat_of(user_id) is not None or await self._chairs.has_played(table_id, user_id):
            raise Refused("chair-seen")
        former = snapshot.participants[seat].user_id
        others = [one.user_id for one in snapshot.participants if one.user_id != former]
        await self._limits.check_player(snapshot.location.guild_id, user_id)
        await self._limits.check_avoided(user_id, others)

        def transition(snapshot: TableSnapshot) -> Transition:
            before = snapshot.participants[seat]
            if before.user_id != former or not is_free(snapshot, seat, self._now()):
                raise Refused("chair-taken")
            game = copy_game(snapshot.game)
            after = replace(before, user_id=user_id, name=name, level=None)
            return Transition(game, (game.add_note(seat, SEAT_TAKEN),), (seat, after))

        return await self._tables.apply(
            table_id,
            key,
            transition,
            lambda connection: leave_chair(connection, table_id, seat, former, self._now()),
        )


def is_free(snapshot: TableSnapshot, seat: Seat, now: int) -> bool:
    participant = snapshot.participants[seat]
    return participant.user_id is not None and (
        participant.level is not None or is_silent(snapshot, seat, now)
    )


def free_chairs(snapshot: TableSnapshot, user_id: int, now: int) -> list[Seat]:
    """Return the seats for which this player may call somebody; raises `Refused` if there are none."""
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    own_seat = snapshot.require_playable_seat(user_id)
    seats = [seat for seat in range(len(snapshot.participants)) if seat != own_seat]
    if not (free := [seat for seat in seats if is_free(snapshot, seat, now)]):
        raise Refused("chair-none")
    return free


def call_for(snapshot: TableSnapshot, caller: Seat, seat: Seat, now: int) -> Transition:
    """Note that a chair is free; raises `Refused` if it is not."""
    if seat == caller or seat >= len(snapshot.participants) or not is_free(snapshot, seat, now):
        raise Refused("chair-none")
    game = copy_game(snapshot.game)
    return Transition(game, (game.add_note(caller, CHAIR_FREE, seat),))
