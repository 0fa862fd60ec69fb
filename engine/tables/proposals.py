"""Undo, draw, abort: what a player may do alone, what all at a table must agree to, what moderators undo.

A proposal stays in the store until all have agreed, one refuses, or it is void: by any move if something
is to be taken back, by the end of the game, by time. Computers agree to take back and to end a game, never to
a draw. No SQL and no Discord: the messages are bot/services/proposal_messages.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.core.decisions import Illegal, Seat
from engine.core.log import AGREED_DRAW, MIXED, NOTE, Action, Checkpoint
from engine.core.rules import Event
from engine.core.undo import Choice, Past, last_choice, may_take_back, taken_back
from engine.store.proposals import OPEN, Proposal
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import ClickResult, TableSnapshot
from engine.tables.transitions import ABORTED, Stale, Transition, closed, reverted

UNDO, DRAW, ABORT = "undo", "draw", "abort"
HOURS = 24  # that a proposal stands
PAUSE = 3600  # seconds until one that came to nothing may be made again
CAME_TO_NOTHING = ("refused", "withdrawn", "expired")
AGREED_ABORT = "agreed-abort"  # the event: all have ended the game

Click: TypeAlias = Callable[[TableSnapshot], Transition]


@dataclass(frozen=True, slots=True)
class ProposalRequest:
    """What a seat wants: to take back so many choices, a draw, an end; and the table's ply at that moment."""

    kind: str
    seat: Seat
    ply: int
    count: int = 1


class Proposals:
    """What players do with each other's consent; refuses with `Illegal`."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store, self._tables, self._now = store, tables, now
        self._writing = asyncio.Lock()  # nobody else may act between a look and the action that follows it

    async def choice(self, snapshot: TableSnapshot, seat: Seat, count: int = 1) -> Choice:
        """The last choice of this seat, or an earlier one, and whether it may take that back alone."""
        return last_choice(snapshot.game, await self._past(snapshot), seat, count)

    async def may_undo(self, snapshot: TableSnapshot, seat: Seat) -> bool:
        """May this seat take back its last choice alone? One that has only begun has its own way back."""
        decision = snapshot.game.decision(seat)
        begun = decision is not None and decision.back
        if begun or snapshot.place.suspended is not None or snapshot.participants[seat].level is not None:
            return False
        if snapshot.game.winners is not None:
            return False
        return may_take_back(snapshot.game, await self._past(snapshot), seat)

    async def undo(self, table: int, ply: int, user: int, key: str, count: int = 1) -> ClickResult:
        """Take a choice back alone; `ply` is that of the table when the player asked for it."""
        past = await self._past(await self._tables.see(table))

        def transition(snapshot: TableSnapshot) -> Transition:
            if snapshot.game.ply != ply:
                raise Stale
            choice = last_choice(snapshot.game, past, snapshot.seated(user), count)
            if choice.obstacle:
                raise choice.refusal()
            return Transition(*taken_back(snapshot.game, choice))

        return await self._tables.take(table, key, transition)

    async def rests(self, table: int) -> list[tuple[int, int]]:
        """The plies a moderator can take back to, newest first, replies since; raises `Illegal`."""
        snapshot = await self._tables.see(table)
        if snapshot.game.winners is not None:
            raise Illegal("over")
        past = await self._past(snapshot)
        since = {rest.ply: replies_since(past.log, rest.ply) for rest in _of_this_luck(past)}
        return [(ply, count) for ply, count in sorted(since.items(), reverse=True) if count]

    async def revert(self, table: int, ply: int, seen: int, reason: str, key: str) -> ClickResult:
        """Take a game back to its rest of this ply, for a moderator who has seen it at ply `seen`.

        Raises `Illegal`, and `Stale` where play has gone on since.
        """
        past = await self._past(await self._tables.see(table))
        rest = next((each for each in _of_this_luck(past) if each.ply == ply), None)
        if rest is None:
            raise Illegal("undo-none")

        def transition(snapshot: TableSnapshot) -> Transition:
            if snapshot.game.ply != seen:
                raise Stale
            return reverted(snapshot.game, rest, reason)

        return await self._tables.take(table, key, transition)

    async def check(self, snapshot: TableSnapshot, kind: str, user: int, count: int = 1) -> None:
        """Raise `Illegal` if this user cannot propose this now: it stands already, or has just failed."""
        wanted = ProposalRequest(kind, snapshot.seated(user), snapshot.game.ply, count)
        await self._check(snapshot, wanted)
        if kind == UNDO or not people(snapshot, wanted.seat):
            return
        if any(each.kind == kind for each in await self._store.proposals(table=snapshot.id)):
            raise Illegal("proposal-open")
        await self._check_pause(snapshot, wanted)

    async def propose(
        self, table: int, kind: str, user: int, key: str, *, ply: int | None = None, count: int = 1
    ) -> Proposal | ClickResult:
        """Propose something to the others; if all are computers, it is done at once. Raises `Illegal`.

        `ply`: that of the table when the player asked for it, if that matters.
        """
        snapshot = await self._tables.see(table)
        wanted = ProposalRequest(
            kind, snapshot.seated(user), snapshot.game.ply if ply is None else ply, count
        )
        await self._check(snapshot, wanted)
        if not people(snapshot, wanted.seat):
            return await self._tables.take(table, key, await self._deed(table, wanted))
        async with self._writing:
            await self._check_pause(snapshot, wanted)
            made = await self._store.make_proposal(
                table=table,
                kind=kind,
                seat=wanted.seat,
                ply=wanted.ply,
                count=count,
                expires=self._now() + HOURS * 3600,
            )
        if made is None:
            raise Illegal("proposal-open")
        return made

    async def agree(self, proposal: int, user: int) -> Proposal:
        """A seat agrees; when the last one does, it is carried out. Returns the result; raises `Illegal`."""
        found, seat = await self._for_others(proposal, user)
        fresh = await self._store.consent(proposal, seat)
        await self.settle(found.table)
        found = await self.find(proposal)
        if not fresh and found.state == OPEN:
            raise Illegal("proposal-agreed")
        if seat not in found.consents:
            raise Illegal("proposal-over")
        return found

    async def refuse(self, proposal: int, user: int) -> Proposal:
        """End a proposal: a seat refuses, or the proposer withdraws it. Raises `Illegal`."""
        found = await self._standing(proposal)
        seat = (await self._tables.see(found.table)).seated(user)
        async with self._writing:
            ended = await self._store.end_proposal(proposal, "withdrawn" if seat == found.seat else "refused")
        if not ended:
            raise Illegal("proposal-over")
        return await self.find(proposal)

    async def settle(self, table: int) -> list[Proposal]:
        """Carry out what all have agreed to, end what is void or overdue; returns what this has ended."""
        if not await self._store.has_proposals(table):
            return []
        ended = []
        async with self._writing:  # what is being done must not be refused any more
            for proposal in await self._store.proposals(table=table):
                state = await self._fate(proposal)
                if state != OPEN and await self._store.end_proposal(proposal.id, state):
                    ended.append(replace(proposal, state=state))
        return ended

    async def find(self, proposal: int) -> Proposal:
        """A proposal in any state; raises `Illegal` if there is none."""
        found = await self._store.proposal(proposal)
        if found is None:
            raise Illegal("proposal-none")
        return found

    async def _past(self, snapshot: TableSnapshot) -> Past:
        """What led to the table as it was seen: an order or a computer may have played on since."""
        past = await self._tables.past(snapshot.id)
        rests = [rest for rest in past.rests if rest.ply <= snapshot.game.ply]
        log = [row for row in past.log if row.ply <= snapshot.game.ply]
        return Past(rests, log, len(snapshot.participants))

    async def _check(self, snapshot: TableSnapshot, wanted: ProposalRequest) -> None:
        """Raise `Illegal` if this cannot be proposed."""
        if snapshot.game.winners is not None:
            raise Illegal("over")
        if snapshot.place.suspended is not None:
            raise Illegal("frozen", table=snapshot.id)
        if wanted.ply != snapshot.game.ply:
            raise Stale
        if wanted.kind == UNDO:
            await self.choice(snapshot, wanted.seat, wanted.count)
        if wanted.kind == DRAW and any(participant.player is None for participant in snapshot.participants):
            raise Illegal("draw-computer")

    async def _check_pause(self, snapshot: TableSnapshot, wanted: ProposalRequest) -> None:
        """Raise `Illegal` if the same has just failed, so that nobody pesters the others."""
        made = await self._store.proposals(table=snapshot.id, kind=wanted.kind)
        mine = [each for each in made if each.seat == wanted.seat and each.state in CAME_TO_NOTHING]
        if not mine:
            return
        last = max(mine, key=lambda each: each.id)
        if wanted.kind == UNDO and last.ply == wanted.ply:
            raise Illegal("undo-refused")
        left = (last.ended or 0) + PAUSE - self._now()
        if wanted.kind != UNDO and left > 0:
            raise Illegal("proposal-again", minutes=-(-left // 60))

    async def _standing(self, proposal: int) -> Proposal:
        """A proposal that is open and not void; raises `Illegal`."""
        found = await self.find(proposal)
        await self.settle(found.table)
        if (await self.find(proposal)).state != OPEN:
            raise Illegal("proposal-over")
        return found

    async def _for_others(self, proposal: int, user: int) -> tuple[Proposal, Seat]:
        found = await self._standing(proposal)
        seat = (await self._tables.see(found.table)).seated(user)
        if seat == found.seat:
            raise Illegal("proposal-own")
        return found, seat

    async def _fate(self, proposal: Proposal) -> str:
        """The state that a proposal should have now; what all have agreed to is carried out here, once."""
        key = f"proposal:{proposal.id}"
        if await self._store.taken(proposal.table, key):
            return "agreed"
        try:
            snapshot = await self._tables.see(proposal.table)
            if _is_void(snapshot, proposal):
                return "void"
            if people(snapshot, proposal.seat) <= set(proposal.consents):
                wanted = ProposalRequest(proposal.kind, proposal.seat, proposal.ply, proposal.count)
                await self._tables.take(proposal.table, key, await self._deed(proposal.table, wanted))
                return "agreed"
        except Illegal:
            return "void"
        return "expired" if proposal.expires <= self._now() else OPEN

    async def _deed(self, table: int, wanted: ProposalRequest) -> Click:
        """The transition that follows when all agree."""
        past = await self._past(await self._tables.see(table))

        def transition(snapshot: TableSnapshot) -> Transition:
            if wanted.kind == DRAW:
                return closed(snapshot.game, AGREED_DRAW, Event(AGREED_DRAW))
            if wanted.kind == ABORT:
                return closed(snapshot.game, ABORTED, Event(AGREED_ABORT))
            if snapshot.game.ply != wanted.ply:
                raise Stale
            choice = last_choice(snapshot.game, past, wanted.seat, wanted.count)
            return Transition(*taken_back(snapshot.game, choice, agreed=True))

        return transition


def replies_since(log: Sequence[Action], ply: int) -> int:
    """How many answers were given after this ply, what was only noted not counted."""
    given = (row for row in log if row.ply > ply and row.seat is not None)
    return sum(not (row.reply[:1] and row.reply[0].startswith(NOTE)) for row in given)


def _of_this_luck(past: Past) -> list[Checkpoint]:
    """The rests since a press was last mixed into the luck: what came before, somebody may know."""
    last = max((row.ply for row in past.log if row.reply[:1] == (NOTE + MIXED,)), default=-1)
    return [rest for rest in past.rests if rest.ply >= last]


def people(snapshot: TableSnapshot, seat: Seat) -> set[Seat]:
    """The other seats at this table that people play."""
    return {
        other
        for other, participant in enumerate(snapshot.participants)
        if other != seat and participant.player is not None
    }


def _is_void(snapshot: TableSnapshot, proposal: Proposal) -> bool:
    moved = proposal.kind == UNDO and snapshot.game.ply != proposal.ply
    return moved or snapshot.game.winners is not None or snapshot.participants[proposal.seat].player is None
