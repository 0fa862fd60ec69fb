"""What if: a table that continues an earlier position of a finished game.

One user plays against computers, or all who played take their seats again. The table stays marked as such,
has no seal and never counts.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.core.branches import Branch, branch_at, redealt
from engine.core.clocks import MINUTE, UNTIMED
from engine.core.decisions import Refused, Seat
from engine.core.positions import Recording
from engine.core.records.offers import FRIENDLY, PRACTICE, WHAT_IF, Offer
from engine.core.records.users import PSEUDONYMS, Participant
from engine.core.rng import seed_from
from engine.core.rules import Event
from engine.search.levels import LEVELS
from engine.store.database import Operation
from engine.store.offers import OfferStore
from engine.tables.offer_terms import Actor, OfferLimits, OfferTerms
from engine.tables.sealing import Sealing
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


@dataclass(frozen=True, slots=True)
class Branching:
    ply: int  # row of the finished game's log
    seat: Seat  # the seat its user takes
    level: str  # level of the computers in all other seats
    redeals_hidden: bool  # otherwise the cards lie as they were


class WhatIf:
    def __init__(self, offers: OfferStore, limits: OfferLimits, tables: Tables, sealing: Sealing) -> None:
        self._offers, self._limits, self._tables, self._sealing = offers, limits, tables, sealing

    async def play_on(
        self,
        snapshot: TableSnapshot,
        how: Branching,
        actor: Actor,
        channel_id: int,
        name: Callable[[int], str],
    ) -> TableSnapshot:
        """Open the table in this channel; `name` names the computers by number. Raises `Refused`."""
        snapshot.refuse_if_run()
        if snapshot.game.winners is None:
            raise Refused("play-on-running")
        if how.level not in LEVELS or how.seat >= len(snapshot.participants):
            raise Refused("table-unknown")
        terms = OfferTerms(snapshot.location.guild_id, channel_id, snapshot.game_key, snapshot.variant)
        await self._limits.check_offer(terms, WHAT_IF, actor.user_id, None, solo=True)
        secret, viewers = self._sealing.secret(), [how.seat] if how.redeals_hidden else []
        branch = await self._branch(snapshot, how.seat, how.ply, viewers, secret)
        participants, number = list[Participant](), 0
        for seat in range(len(snapshot.participants)):
            if seat == how.seat:
                participants.append(actor.participant())
            else:
                number += 1
                participants.append(Participant(None, name(number), actor.client_seed, level=how.level))
        offer = await self._offer(snapshot, how.ply, channel_id, participants, how.seat, secret)
        return await self._tables.begin(offer, False, participants, branch)

    async def check_together(
        self, snapshot: TableSnapshot, seat: Seat, ply: int, *, redeals_hidden: bool
    ) -> None:
        """Raise `Refused` if those who played cannot continue from there, whether they agree or not."""
        if snapshot.game.winners is None:
            raise Refused("play-on-running")
        own = snapshot.participants[seat].user_id
        others = {who.user_id for who in snapshot.participants} - {None, own}
        if own is None or not others or any(user >= PSEUDONYMS for user in others if user is not None):
            raise Refused("play-on-alone")
        await self._limits.check_avoided(own, others)
        await self.check_user(snapshot, own)
        viewers = _all_hands(snapshot, seat) if redeals_hidden else ()
        await self._branch(snapshot, seat, ply, viewers, self._sealing.secret())

    async def check_user(self, snapshot: TableSnapshot, user_id: int) -> None:
        """Raise `Refused` if a user may take part in no other game."""
        await self._limits.check_player(snapshot.location.guild_id, user_id)

    async def play_on_together(
        self, snapshot: TableSnapshot, seat: Seat, ply: int, also: Operation[object], *, redeals_hidden: bool
    ) -> TableSnapshot:
        """Open the table with those who played, proposed by this seat; raises `Refused`.

        With `redeals_hidden`, every hand is dealt again. `also` is saved with the table.
        """
        participants = [
            replace(who, level=who.level if who.user_id is None else None) for who in snapshot.participants
        ]
        for who in participants:
            if who.user_id is not None:
                await self.check_user(snapshot, who.user_id)
        secret, viewers = self._sealing.secret(), _all_hands(snapshot, seat) if redeals_hidden else ()
        branch = await self._branch(snapshot, seat, ply, viewers, secret)
        where = snapshot.location.board_channel_id
        offer = await self._offer(snapshot, ply, where, participants, seat, secret)
        return await self._tables.begin(offer, False, participants, branch, also)

    async def _branch(
        self, snapshot: TableSnapshot, seat: Seat, ply: int, viewers: Sequence[Seat], secret: str
    ) -> Branch:
        recording = await self._tables.recording(snapshot)
        event = Event("played-on", seat, (("source", snapshot.id), ("ply", ply)))
        return await asyncio.to_thread(_branch, recording, ply, viewers, secret, event)

    async def _offer(
        self,
        snapshot: TableSnapshot,
        ply: int,
        channel_id: int,
        participants: Sequence[Participant],
        host: Seat,
        secret: str,
    ) -> Offer:
        """Make the offer that the table needs, with the clocks of the game if other users play, too."""
        is_solo = [who.user_id is None for who in participants].count(False) == 1
        others = (who for seat, who in enumerate(participants) if seat != host)
        return await self._offers.make_offer(
            Offer(
                kind=WHAT_IF,
                guild_id=snapshot.location.guild_id,
                channel_id=channel_id,
                game=snapshot.game_key,
                variant=snapshot.variant,
                max_seats=len(participants),
                expires_at=self._sealing.now() + MINUTE,  # it is started at once
                participants=(participants[host], *others),
                time_control=UNTIMED if is_solo else snapshot.time_control,
                max_missed=snapshot.max_missed,
                stakes=PRACTICE if snapshot.stakes == PRACTICE else FRIENDLY,
                open_hands=snapshot.open_hands,
                secret=secret,
                epoch=self._sealing.epoch(),
                from_table_id=snapshot.id,
                from_ply=ply,
            )
        )


def _all_hands(snapshot: TableSnapshot, seat: Seat) -> Sequence[Seat]:
    """Return two seats: redealt as each of them sees the game, no hand stays what it was."""
    return seat, (seat + 1) % len(snapshot.participants)


def _branch(recording: Recording, ply: int, viewers: Sequence[Seat], seed: str, event: Event) -> Branch:
    """Return the game to continue; raises `Refused` if it was over there or cannot be redealt.

    Hidden cards are redealt once for each of the seats in `viewers`, which sees no difference.
    """
    timeline = recording.timeline()
    stop = next((stop for stop in timeline.stops if stop.ply == ply and stop.to_act), None)
    if stop is None:
        raise Refused("play-on-over")
    game = recording.at(stop.ply, keep=True)
    for seat in viewers:
        twin = redealt(game, seat, seed_from(seed, seat))
        if twin is None:
            raise Refused("play-on-hidden")
        game = twin
    return branch_at(game, int(seed[:15], 16), event)
