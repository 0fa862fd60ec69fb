"""What if: a table of one user and computers that continues an earlier position of a finished game.

It stays marked as such, has no seal and never counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from engine.core.branches import Branch, branch_at, redealt
from engine.core.clocks import UNTIMED
from engine.core.decisions import Refused, Seat
from engine.core.positions import Recording
from engine.core.records.offers import WHAT_IF, Offer
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.search.levels import LEVELS
from engine.store.offers import OfferStore
from engine.tables.offer_terms import MINUTE, Actor, OfferLimits, OfferTerms
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


@dataclass(frozen=True, slots=True)
class Branching:
    """From where and how to continue a game."""

    ply: int  # row of the finished game's log
    seat: Seat  # the seat its user takes
    level: str  # level of the computers in all other seats
    redeals_hidden: bool  # otherwise the cards lie as they were


class WhatIf:
    """Opens tables that continue finished games."""

    def __init__(
        self,
        offers: OfferStore,
        limits: OfferLimits,
        tables: Tables,
        epoch: Callable[[], int],
        now: Callable[[], int],
        secret: Callable[[], str],
    ) -> None:
        """`epoch` returns the database's, `secret` 64 hexadecimal digits for all later chance."""
        self._offers, self._limits, self._tables = offers, limits, tables
        self._epoch, self._now, self._secret = epoch, now, secret

    async def play_on(
        self,
        snapshot: TableSnapshot,
        how: Branching,
        actor: Actor,
        channel_id: int,
        name: Callable[[int], str],
    ) -> TableSnapshot:
        """Open the table in this channel; `name` names the computers by number. Raises `Refused`."""
        if snapshot.game.winners is None:
            raise Refused("play-on-running")
        if how.level not in LEVELS or how.seat >= len(snapshot.participants):
            raise Refused("table-unknown")
        recording, secret = await self._tables.recording(snapshot), self._secret()
        event = Event("played-on", how.seat, (("of", snapshot.id), ("ply", how.ply)))
        branch = await asyncio.to_thread(_branch, recording, how, actor.client_seed, secret, event)
        offer = await self._offer(snapshot, how, actor, channel_id, secret)
        participants, number = list[Participant](), 0
        for seat in range(len(snapshot.participants)):
            if seat == how.seat:
                participants.append(actor.participant())
            else:
                number += 1
                computer = Participant(None, name(number), actor.client_seed, level=how.level)
                await self._offers.add_participant(offer.id, computer)
                participants.append(computer)
        return await self._tables.begin(offer, False, participants, branch)

    async def _offer(
        self, snapshot: TableSnapshot, how: Branching, actor: Actor, channel_id: int, secret: str
    ) -> Offer:
        guild_id = snapshot.location.guild_id
        terms = OfferTerms(guild_id, channel_id, snapshot.game_key, snapshot.variant)
        await self._limits.check_offer(terms, WHAT_IF, actor.user_id, None, solo=True)
        return await self._offers.make_offer(
            kind=WHAT_IF,
            guild_id=guild_id,
            channel_id=channel_id,
            opponent_id=None,
            opponent_name="",
            game=snapshot.game_key,
            variant=snapshot.variant,
            max_seats=len(snapshot.participants),
            expires_at=self._now() + MINUTE,  # it is started at once
            host=actor.participant(),
            time_control=UNTIMED,
            secret=secret,
            epoch=self._epoch(),
            from_table_id=snapshot.id,
            from_ply=how.ply,
        )


def _branch(recording: Recording, how: Branching, entropy: int, seed: str, event: Event) -> Branch:
    """Return the game to continue; raises `Refused` if it was over there or cannot be redealt."""
    timeline = recording.timeline()
    stop = next((stop for stop in timeline.stops if stop.ply == how.ply), None)
    if stop is None or stop.is_over:
        raise Refused("play-on-over")
    game = recording.at(stop.ply, keep=True)
    if how.redeals_hidden:
        twin = redealt(game, how.seat, seed)
        if twin is None:
            raise Refused("play-on-hidden")
        game = twin
    return branch_at(game, entropy, event)
