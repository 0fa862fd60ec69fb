"""Proposals to undo, draw, abort, call for somebody, or play a finished game on; other undos.

A proposal is open until all have agreed, one refuses, it expires or it is void. Any move voids an undo, the
end of the game voids draw and abort. Computers agree to undo and abort, never to a draw. The messages are in
bot/services/proposal_messages.py.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from engine.core.decisions import Refused, Seat
from engine.core.log import AGREED_DRAW, ENTROPY_ADDED, Checkpoint, LogRow
from engine.core.records.proposals import OPEN, Proposal
from engine.core.records.users import PSEUDONYMS
from engine.core.rules import Event
from engine.core.undo import UndoHistory, UndoTarget, find_undo, may_undo_alone, undo
from engine.store.database import Operation, nothing
from engine.store.logs import LogStore
from engine.store.proposals import ProposalStore
from engine.tables.chairs import call_for
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot, TransitionResult
from engine.tables.transitions import ABORTED, StaleDecision, Transition, close, revert
from engine.tables.what_if import WhatIf

UNDO, DRAW, ABORT, CHAIR = "undo", "draw", "abort", "chair"
ANEW, SAME = "anew", "same"  # a finished game is played on, with hidden cards redealt or as they were
PLAY_ON = (ANEW, SAME)
HOURS = 24  # until a proposal expires
RETRY_SECONDS = 3600  # until a failed one may be repeated
FAILED_STATES = ("refused", "withdrawn", "expired")
AGREED_ABORT = "agreed-abort"  # event: all seats agreed to end the game

MakeTransition: TypeAlias = Callable[[TableSnapshot], Transition]


@dataclass(frozen=True, slots=True)
class ProposalRequest:
    kind: str
    seat: Seat
    ply: int  # the table's at that moment; of a game to play on, where
    choices: int = 1  # to undo; for a chair, the number of its seat from 1


class Proposals:
    """Proposals, and what players may do without one. All methods raise `Refused`."""

    def __init__(
        self,
        proposals: ProposalStore,
        logs: LogStore,
        tables: Tables,
        what_if: WhatIf,
        now: Callable[[], int],
    ) -> None:
        self._store, self._logs, self._tables, self._now = proposals, logs, tables, now
        self._what_if = what_if
        self._calls: list[Proposal] = []
        # by table: no other action may come between a check and the action that follows
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def choice(self, snapshot: TableSnapshot, seat: Seat, count: int = 1) -> UndoTarget:
        """Return a decision of this seat as an undo target, which says whether the seat may undo it alone."""
        return find_undo(snapshot.game, await self._past(snapshot), seat, count)

    async def may_undo(self, snapshot: TableSnapshot, seat: Seat) -> bool:
        """Return whether a seat may undo its last decision alone; a private step is no decision to undo."""
        decision = snapshot.game.decision(seat)
        has_stepped = decision is not None and decision.can_go_back
        if (
            has_stepped
            or snapshot.location.suspended_at is not None
            or snapshot.participants[seat].level is not None
        ):
            return False
        if snapshot.game.winners is not None or snapshot.run is not None:
            return False
        return may_undo_alone(snapshot.game, await self._past(snapshot), seat)

    async def undo(self, table_id: int, ply: int, user_id: int, key: str, count: int = 1) -> TransitionResult:
        """Undo a decision alone; `ply` is the table's when the player asked for it."""
        past = await self._past(await self._tables.get(table_id))

        def transition(snapshot: TableSnapshot) -> Transition:
            snapshot.refuse_if_run()
            if snapshot.game.told_ply != ply:
                raise StaleDecision
            choice = find_undo(snapshot.game, past, snapshot.require_active_seat(user_id), count)
            if choice.refusal_code:
                raise choice.refusal()
            return Transition(*undo(snapshot.game, choice))

        return await self._tables.apply(table_id, key, transition)

    async def undo_points(self, table_id: int) -> list[tuple[int, int]]:
        """Return the plies a moderator can undo to, newest first, with the replies since."""
        snapshot = await self._tables.get(table_id)
        if snapshot.game.winners is not None:
            raise Refused("game-over")
        if _shows_all(snapshot):
            raise Refused("revert-open")
        past = await self._past(snapshot)
        log = [*filter(snapshot.game.is_told, past.log)]
        since = {checkpoint.ply: replies_since(log, checkpoint.ply) for checkpoint in _of_this_luck(past)}
        return [(ply, count) for ply, count in sorted(since.items(), reverse=True) if count]

    async def revert(
        self, table_id: int, ply: int, seen: int, reason: str, key: str, also: Operation[object] = nothing
    ) -> TransitionResult:
        """Return to the checkpoint at this ply, for a moderator who has seen the game at ply `seen`."""
        past = await self._past(await self._tables.get(table_id))
        checkpoint = next((candidate for candidate in _of_this_luck(past) if candidate.ply == ply), None)
        if checkpoint is None:
            raise Refused("undo-none")

        def transition(snapshot: TableSnapshot) -> Transition:
            if snapshot.game.told_ply != seen:
                raise StaleDecision
            if _shows_all(snapshot):
                raise Refused("revert-open")
            return revert(snapshot.game, checkpoint, reason)

        return await self._tables.apply(table_id, key, transition, also)

    async def check(self, snapshot: TableSnapshot, kind: str, user_id: int, count: int = 1) -> None:
        """Raise `Refused` if the user cannot propose this: it is already open, or has just failed."""
        wanted = ProposalRequest(kind, snapshot.require_active_seat(user_id), snapshot.game.told_ply, count)
        await self._check(snapshot, wanted)
        if kind == UNDO or not other_people(snapshot, wanted.seat):
            return
        if any(proposal.kind == kind for proposal in await self._store.open_proposals(table_id=snapshot.id)):
            raise Refused("proposal-open")
        await self._check_pause(snapshot, wanted)

    async def propose(
        self, table_id: int, kind: str, user_id: int, key: str, *, ply: int | None = None, count: int = 1
    ) -> Proposal | TransitionResult:
        """Propose something to the others, or do it at once if they are all computers.

        `ply` is the table's when the player asked for it, if that matters.
        """
        snapshot = await self._tables.get(table_id)
        seat = _require_voter(snapshot, user_id)
        wanted = ProposalRequest(kind, seat, snapshot.game.told_ply if ply is None else ply, count)
        await self._check(snapshot, wanted)
        if kind not in PLAY_ON and not voters(snapshot, wanted):
            return await self._tables.apply(table_id, key, await self._transition(table_id, wanted))
        async with self._lock(table_id):
            await self._check_pause(snapshot, wanted)
            made = await self._store.make_proposal(
                table_id=table_id,
                kind=kind,
                seat=wanted.seat,
                ply=wanted.ply,
                count=count,
                expires=self._now() + HOURS * 3600,
            )
        if made is None:
            raise Refused("proposal-open")
        return made

    async def agree(self, proposal_id: int, user_id: int) -> Proposal:
        """Agree for a seat; the last consent carries the proposal out. Returns the result."""
        proposal = await self._standing(proposal_id)
        snapshot = await self._tables.get(proposal.table_id)
        seat = _require_voter(snapshot, user_id)
        if seat == proposal.seat:
            raise Refused("proposal-own")
        if proposal.kind in PLAY_ON:
            await self._what_if.check_user(snapshot, user_id)
        fresh = await self._store.consent(proposal_id, seat)
        await self.resolve(proposal.table_id)
        proposal = await self.find(proposal_id)
        if not fresh and proposal.state == OPEN:
            raise Refused("proposal-agreed")
        if seat not in proposal.consents:
            raise Refused("proposal-over")
        return proposal

    async def refuse(self, proposal_id: int, user_id: int) -> Proposal:
        """End a proposal: a seat refuses it, or its proposer withdraws it."""
        proposal = await self._standing(proposal_id)
        seat = _require_voter(await self._tables.get(proposal.table_id), user_id)
        async with self._lock(proposal.table_id):
            ended = await self._store.end_proposal(
                proposal_id, "withdrawn" if seat == proposal.seat else "refused"
            )
        if not ended:
            raise Refused("proposal-over")
        return await self.find(proposal_id)

    async def resolve(self, table_id: int) -> list[Proposal]:
        """Carry out what all have agreed to, end what is void or overdue, and return what has ended."""
        if not await self._store.has_proposals(table_id):
            return []
        ended = []
        async with self._lock(table_id):  # a proposal that is being carried out must not be refused any more
            for proposal in await self._store.open_proposals(table_id=table_id):
                state = await self._fate(proposal)
                if state != OPEN:  # a table that plays on has ended its proposal already
                    await self._store.end_proposal(proposal.id, state)
                    ended.append(replace(proposal, state=state))
        self._calls += [
            proposal for proposal in ended if (proposal.kind, proposal.state) == (CHAIR, "agreed")
        ]
        return ended

    def take_calls(self) -> list[Proposal]:
        """Return the agreed calls for somebody that are still to be posted."""
        calls, self._calls = self._calls, []
        return calls

    async def find(self, proposal_id: int) -> Proposal:
        proposal = await self._store.get(proposal_id)
        if proposal is None:
            raise Refused("proposal-none")
        return proposal

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _past(self, snapshot: TableSnapshot) -> UndoHistory:
        """Return the recent log up to this snapshot; the table may have advanced since."""
        past = await self._tables.recent_log(snapshot.id)
        checkpoints = [checkpoint for checkpoint in past.checkpoints if checkpoint.ply <= snapshot.game.ply]
        log = [row for row in past.log if row.ply <= snapshot.game.ply]
        return UndoHistory(checkpoints, log, len(snapshot.participants))

    async def _check(self, snapshot: TableSnapshot, wanted: ProposalRequest) -> None:
        if wanted.kind in PLAY_ON:
            redeals_hidden = wanted.kind == ANEW
            await self._what_if.check_together(
                snapshot, wanted.seat, wanted.ply, redeals_hidden=redeals_hidden
            )
            return
        if snapshot.game.winners is not None:
            raise Refused("game-over")
        snapshot.refuse_if_run()
        if snapshot.location.suspended_at is not None:
            raise Refused("table-suspended", table=snapshot.id)
        if wanted.ply != snapshot.game.told_ply:
            raise StaleDecision
        if wanted.kind == UNDO:
            if _shows_all(snapshot):
                raise Refused("undo-open")
            await self.choice(snapshot, wanted.seat, wanted.choices)
        if wanted.kind == CHAIR:
            call_for(snapshot, wanted.seat, wanted.choices - 1, self._now())
        if wanted.kind == DRAW and _is_computer_seated(snapshot):
            raise Refused("draw-computer")

    async def _check_pause(self, snapshot: TableSnapshot, wanted: ProposalRequest) -> None:
        """Raise `Refused` if the same proposal has just failed, so that players cannot pester each other."""
        made = await self._store.open_proposals(table_id=snapshot.id, kind=wanted.kind)
        failed = [
            proposal for proposal in made if proposal.seat == wanted.seat and proposal.state in FAILED_STATES
        ]
        if not failed:
            return
        last = max(failed, key=lambda proposal: proposal.id)
        if wanted.kind == UNDO and last.ply == wanted.ply:
            raise Refused("undo-refused")
        left = (last.ended_at or 0) + RETRY_SECONDS - self._now()
        if wanted.kind != UNDO and left > 0:
            raise Refused("proposal-again", minutes=-(-left // 60))

    async def _standing(self, proposal_id: int) -> Proposal:
        """Return a proposal that is open and not void."""
        proposal = await self.find(proposal_id)
        await self.resolve(proposal.table_id)
        if (await self.find(proposal_id)).state != OPEN:
            raise Refused("proposal-over")
        return proposal

    async def _fate(self, proposal: Proposal) -> str:
        """Return the state a proposal should have now; agreed ones are carried out here, once."""
        key = f"proposal:{proposal.id}"
        if await self._logs.has_key(proposal.table_id, key):
            return "agreed"
        try:
            snapshot = await self._tables.get(proposal.table_id)
            if _is_void(snapshot, proposal):
                return "void"
            has_all = voters(snapshot, proposal) <= set(proposal.consents)
            if has_all and proposal.kind in PLAY_ON:
                await self._play_on(snapshot, proposal)
                return "agreed"
            if has_all:
                wanted = ProposalRequest(proposal.kind, proposal.seat, proposal.ply, proposal.choices)
                await self._tables.apply(
                    proposal.table_id, key, await self._transition(proposal.table_id, wanted)
                )
                return "agreed"
        except Refused:
            return "void"
        return "expired" if proposal.expires_at <= self._now() else OPEN

    async def _play_on(self, snapshot: TableSnapshot, proposal: Proposal) -> None:
        await self._what_if.play_on_together(
            snapshot,
            proposal.seat,
            proposal.ply,
            lambda connection: self._store.end(connection, proposal.id, "agreed"),
            redeals_hidden=proposal.kind == ANEW,
        )

    async def _transition(self, table_id: int, wanted: ProposalRequest) -> MakeTransition:
        past = await self._past(await self._tables.get(table_id))

        def transition(snapshot: TableSnapshot) -> Transition:
            if wanted.kind == DRAW:
                return close(snapshot.game, AGREED_DRAW, Event(AGREED_DRAW))
            if wanted.kind == CHAIR:
                return call_for(snapshot, wanted.seat, wanted.choices - 1, self._now())
            if wanted.kind == ABORT:
                return close(snapshot.game, ABORTED, Event(AGREED_ABORT))
            if snapshot.game.told_ply != wanted.ply:
                raise StaleDecision
            choice = find_undo(snapshot.game, past, wanted.seat, wanted.choices)
            return Transition(*undo(snapshot.game, choice, agreed=True))

        return transition


def _shows_all(snapshot: TableSnapshot) -> bool:
    """Return whether a seat is out and sees all hands; after an undo it could play with that knowledge."""
    return any(map(snapshot.sees_all, range(len(snapshot.participants))))


def replies_since(log: Sequence[LogRow], ply: int) -> int:
    """Count the replies after this ply, without notes."""
    return sum(row.ply > ply and row.seat is not None and not row.is_note for row in log)


def _of_this_luck(past: UndoHistory) -> list[Checkpoint]:
    """Return the checkpoints since entropy was last added; from earlier ones a user may know later chance."""
    last = max((row.ply for row in past.log if row.note == ENTROPY_ADDED), default=-1)
    return [checkpoint for checkpoint in past.checkpoints if checkpoint.ply >= last]


def _require_voter(snapshot: TableSnapshot, user_id: int) -> Seat:
    """Return the seat of a user who may propose and agree; once the game is over, also with a substitute."""
    is_over = snapshot.game.winners is not None
    return snapshot.require_seat(user_id) if is_over else snapshot.require_active_seat(user_id)


def other_people(snapshot: TableSnapshot, seat: Seat) -> set[Seat]:
    """Return the other seats that users play in person or, once the game is over, that users had."""
    is_over = snapshot.game.winners is not None
    return {
        other
        for other, who in enumerate(snapshot.participants)
        if other != seat and (who.user_id if is_over else who.active_user) is not None
    }


def voters(snapshot: TableSnapshot, wanted: ProposalRequest | Proposal) -> set[Seat]:
    """Return the seats that must agree: the others that users play, without the one whose chair is free."""
    others = other_people(snapshot, wanted.seat)
    return others - {wanted.choices - 1} if wanted.kind == CHAIR else others


def _is_void(snapshot: TableSnapshot, proposal: Proposal) -> bool:
    if proposal.kind in PLAY_ON:
        return any((who.user_id or 0) >= PSEUDONYMS for who in snapshot.participants)
    is_over = snapshot.game.winners is not None
    if proposal.kind == DRAW:
        return is_over or _is_computer_seated(snapshot)
    moved = proposal.kind == UNDO and snapshot.game.told_ply != proposal.ply
    return moved or is_over or snapshot.participants[proposal.seat].active_user is None


def _is_computer_seated(snapshot: TableSnapshot) -> bool:
    return any(participant.active_user is None for participant in snapshot.participants)
