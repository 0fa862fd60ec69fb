"""The driver, which runs any game from decision to decision. A game is its rules, a checkpoint and a log."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar
from weakref import WeakKeyDictionary
from zlib import crc32

from engine.core.decisions import BACK, Decision, Refused, Replies, Reply, Seat, StepBack
from engine.core.log import (
    CLOSING_NOTES,
    ENTROPY_ADDED,
    NOTE_PREFIX,
    RETRACTED,
    SEAT_LEFT,
    SILENCES,
    SILENT_FORFEIT,
    UNDONE,
    Checkpoint,
    LogRow,
    effective_rows,
)
from engine.core.rng import Rng
from engine.core.rules import Event, GameOver, RuleOptions, Rules, S, V

__all__ = [
    "CLOSING_NOTES",
    "NOTE_PREFIX",
    "SEAT_LEFT",
    "UNDONE",
    "AnyGame",
    "Checkpoint",
    "Game",
    "LogRow",
    "PerPlyCache",
    "ReplayDiverged",
    "checksum",
]

T = TypeVar("T")

MAX_STEPS = 1000  # in a row without a decision: the rules are in an endless loop


def checksum(state_crc: int, open_decisions: Iterable[Decision]) -> int:
    """Return the CRC-32 that a log row stores, from the dumped state's and the open decisions."""
    return crc32(
        " ".join([f"{decision.seat}:{decision.kind}" for decision in open_decisions]).encode(), state_crc
    )


class ReplayDiverged(Exception):
    """A replay of the log led elsewhere: the rules have changed."""


@dataclass(slots=True)
class StateDigest:
    """A cheap digest of a state as it was last dumped, to see whether it has changed."""

    crc: int = 0
    decision_ply: int = -1
    event_count: int = 0  # events not yet in the log
    parts: tuple[object, ...] = ()


class Game(Generic[S, V]):
    """One game in progress. `Refused` changes nothing; after any other exception, discard the game."""

    def __init__(
        self,
        rules: Rules[S, V],
        state: S,
        ply: int = 0,
        *,
        winners: tuple[Seat, ...] | None = None,
        keep: bool = True,
    ) -> None:
        """Play from a checkpoint's state to the first decision.

        Without `keep` there are no checkpoints, checksums or peeks, and play is faster.
        """
        self.rules = rules
        self.state = state
        self.ply = ply
        self.winners = winners
        self.checkpoint = Checkpoint(ply, rules.format, b"", winners)
        self.tail: list[LogRow] = []  # the log since the checkpoint
        self.decision_ply = ply  # the ply that opened the pending decisions; it names them
        self.public_ply = ply  # the same for the decision that others see
        self._keep = keep
        self._digest = StateDigest()
        self._pending: tuple[Decision, ...] = ()  # opened at decision_ply, answered or not
        self._public: tuple[Decision, ...] = ()  # the last ones that were not private steps
        self._replies: dict[Seat, Reply] = {}  # replies to pending decisions while others are still open
        self._steps_without_decision = 0
        if winners is None:
            self._play: Coroutine[tuple[Decision, ...], Replies | None, None] = state.hold(self._steps())
            self._resume(None)
        else:
            self._make_checkpoint()
        self.deal_events = self._take_events()  # before the first decision

    @classmethod
    def new(
        cls,
        rules: Rules[S, V],
        seats: int,
        seed: str,
        options: RuleOptions | None = None,
        *,
        decks: Sequence[str | None] = (),
        keep: bool = True,
    ) -> Game[S, V]:
        """Deal a new game from a seed of 64 hexadecimal digits; raises `Refused` for illegal decks."""
        state = rules.initial_state(seats, options or rules.options_type(), Rng(seed))
        for seat, code in enumerate(decks):
            if code is not None:
                rules.use_deck(state, seat, code)
        return cls(rules, state, keep=keep)

    @classmethod
    def restore(cls, rules: Rules[S, V], checkpoint: Checkpoint, log: Iterable[LogRow]) -> Game[S, V]:
        """Load a game from a checkpoint and the log since then.

        If today's rules play the log differently, the game rewinds to the checkpoint; the only row of its
        `tail` then says so and must still be saved. Raises `UnsupportedVersion` or `InvalidCheckpoint`.
        """
        log = [row for row in log if row.ply > checkpoint.ply]
        state = rules.load(checkpoint.format, checkpoint.data)
        game = cls(rules, state, checkpoint.ply, winners=checkpoint.winners)
        try:
            for row in log:
                game.replay_row(row)
        except Exception:  # changed rules may fail in any way on an old reply
            return cls.rewind(rules, checkpoint, log[-1].ply)
        return game

    @classmethod
    def rewind(
        cls,
        rules: Rules[S, V],
        checkpoint: Checkpoint,
        last_ply: int,
        seat: Seat | None = None,
        *events: Event,
    ) -> Game[S, V]:
        """Return to a checkpoint's state at a new ply, so that no old button fits a new decision.

        The game's `tail` is the log row for it, with `events` or else those that the rules emit.
        """
        state = rules.load(checkpoint.format, checkpoint.data)
        game = cls(rules, state, last_ply + 1, winners=checkpoint.winners)
        events = events or (Event(UNDONE), *game.deal_events)
        reply = (NOTE_PREFIX + UNDONE, str(checkpoint.ply))
        game.tail.append(LogRow(game.ply, seat, reply, game._state_crc(), events))
        return game

    def apply_row(self, row: LogRow) -> LogRow:
        """Give the reply or the note of a row; raises what `answer` and `add_note` raise."""
        if row.is_note:
            return self.add_note(row.seat, row.note, *map(int, row.reply[1:]))
        return self.answer(-1 if row.seat is None else row.seat, row.reply)

    def replay_row(self, row: LogRow) -> LogRow:
        """Apply a row of the log; raises `ReplayDiverged` if it leads elsewhere now."""
        result = self.apply_row(row)
        if result != row:
            raise ReplayDiverged(row)
        return result

    def replay(self, rows: Iterable[LogRow]) -> int | None:
        """Apply these rows, except undone ones; return the ply of the first that leads elsewhere."""
        for row in effective_rows(rows):
            try:
                self.replay_row(replace(row, ply=self.ply + 1))
            except Exception:  # the row may be another game's, or edited
                return row.ply
        return None

    @property
    def open_decisions(self) -> tuple[Decision, ...]:
        if not self._replies:
            return self._pending
        return tuple([d for d in self._pending if d.seat not in self._replies])

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats decide at once, including those that have replied."""
        return len(self._pending) > 1

    @property
    def is_sealed(self) -> bool:
        """Whether nobody may learn who has replied before all have."""
        return bool(self._pending) and self._pending[0].kind in self.rules.sealed_kinds

    def is_told(self, row: LogRow) -> bool:
        """Return whether others may know of this row: not of a sealed reply, nor that it is missing."""
        is_public = row.is_note and row.note not in SILENCES
        return not self.is_sealed or row.ply <= self.decision_ply or is_public

    @property
    def seats_asked(self) -> list[Seat]:
        """The seats that must decide, as far as everybody may know."""
        return [d.seat for d in (self._pending if self.is_sealed else self.open_decisions)]

    @property
    def told_ply(self) -> int:
        """The ply of the last row that others may know of."""
        if not self.is_sealed:
            return self.ply
        return max([self.decision_ply, *(row.ply for row in self.tail if self.is_told(row))])

    def decision(self, seat: Seat | None) -> Decision | None:
        for decision in self._pending:
            if decision.seat == seat and seat not in self._replies:
                return decision
        return None

    def own_pending_reply(self, seat: Seat | None) -> tuple[Decision, Reply] | None:
        """Return this seat's reply while others still decide; only this seat may see it."""
        for decision in self._pending:
            if decision.seat == seat and decision.seat in self._replies:
                return decision, self._replies[decision.seat]
        return None

    def visible_decisions(self, seat: Seat | None) -> tuple[Decision, ...]:
        """Return the open decisions as this seat may know them: no one else's options or private steps."""
        if (own := self.decision(seat)) is not None and own.can_go_back:
            return (own,)
        replied = [s for s in self._replies if s == seat or not self.is_sealed]  # as far as this seat knows
        return tuple(d if d.seat == seat else d.public() for d in self._public if d.seat not in replied)

    def view(self, seat: Seat | None) -> V:
        """Return what a seat, or everybody (None), may know now."""
        return self.rules.view(self.state, self.visible_decisions(seat), seat)

    def answer(self, seat: Seat, reply: Reply) -> LogRow:
        """Take one reply and play on if it was the last one open; raises `Refused`."""
        decision = self.decision(seat)
        if decision is None:
            raise Refused("game-over" if self.winners is not None else "not-asked")
        try:
            decision.check(reply)
        except Refused as refusal:
            if refusal.code == "not-offered":
                raise self.rules.why_not(self.state, decision, str(refusal.facts["option"])) from None
            raise
        self._replies[seat] = reply
        self.ply += 1
        before = self.checkpoint
        if len(self._replies) == len(self._pending):
            replies, self._replies = self._replies, {}
            self._resume(replies, back=decision.can_go_back and reply == BACK)
        return self._log(seat, reply, before)

    def add_note(self, seat: Seat | None, word: str, *numbers: int) -> LogRow:
        """Log a note, which is not a reply; raises `Refused` if it does not fit the game.

        The numbers of a closing note are the winners; the number of `ENTROPY_ADDED` is the entropy.
        """
        is_forfeit = word == SILENT_FORFEIT  # the only note that a finished game accepts
        if (self.winners is None) == is_forfeit:
            raise Refused("not-over" if is_forfeit else "game-over")
        if word == RETRACTED and self._replies.pop(-1 if seat is None else seat, None) is None:
            raise Refused("undo-none")
        self.ply += 1
        before = self.checkpoint
        if word == ENTROPY_ADDED:
            self.state.rng.add_entropy(*numbers)
        if is_forfeit:
            self.rules.override_winners(self.state, numbers)
        if is_forfeit or word in CLOSING_NOTES:
            self._finish(numbers)
        self.state.emit(word, seat)
        return self._log(seat, (NOTE_PREFIX + word, *map(str, numbers)), before)

    def peek(self, seat: Seat, *replies: Reply) -> Decision | None:
        """Return the decision after these replies if all are private steps, else None.

        Raises `Refused` like `answer`.
        """
        copy = Game.restore(self.rules, self.checkpoint, self.tail)
        for reply in replies:
            copy.answer(seat, reply)
        return copy.decision(seat) if copy.public_ply == self.public_ply else None

    def _log(self, seat: Seat | None, reply: Reply, before: Checkpoint) -> LogRow:
        row = LogRow(self.ply, seat, reply, self._state_crc() if self._keep else 0, self._take_events())
        if self._keep:
            self.tail = [*self.tail, row] if self.checkpoint is before else []
        return row

    def _take_events(self) -> tuple[Event, ...]:
        events, self.state.events = tuple(self.state.events), []
        self._digest.event_count -= len(events)
        return events

    def _state_crc(self) -> int:
        """Return the checksum of the state, dumped again only if it may have changed.

        Any reply may change anything, except before a private step and between a checkpoint and its first
        decision. There, rules change the state only with an event or by setting a field.
        """
        digest = self._digest
        is_step = digest.decision_ply == self.decision_ply or (self._pending and self._pending[0].can_go_back)
        if (
            not is_step
            or digest.event_count != len(self.state.events)
            or digest.parts != self.rules.parts(self.state)
        ):
            self._dump()
        return checksum(self._digest.crc, self.open_decisions)

    def _dump(self) -> bytes:
        data = self.rules.dump(self.state)
        self._digest = StateDigest(
            crc32(data), self.decision_ply, len(self.state.events), self.rules.parts(self.state)
        )
        return data

    def _make_checkpoint(self) -> None:
        if self._keep:
            self.checkpoint = Checkpoint(self.ply, self.rules.format, self._dump(), self.winners)

    async def _steps(self) -> None:
        back = False
        while self._steps_without_decision < MAX_STEPS:
            if not back:
                self._steps_without_decision += 1
                self._make_checkpoint()
            try:
                await self.rules.step(self.state)
                back = False
            except StepBack:  # to the start of the step, before anything happened
                back = True
        raise RuntimeError(f"{MAX_STEPS} steps in a row asked for no decision")

    def _resume(self, replies: Replies | None, *, back: bool = False) -> None:
        self.decision_ply, self._steps_without_decision = self.ply, 0
        try:
            self._pending = self._play.send(replies)
        except GameOver as over:
            self._finish(over.winners)
        except Refused as refusal:
            raise RuntimeError("a rule refused a reply that had been offered") from refusal
        if self.is_sealed:
            self._replies = {d.seat: d.options for d in self._pending if len(d.options) == d.min_count}
        if not (self._pending and self._pending[0].can_go_back):  # a private step is never simultaneous
            self._public = self._pending
            self.public_ply = self.public_ply if back else self.ply

    def _finish(self, winners: Sequence[Seat]) -> None:
        self._pending = self._public = ()
        self.decision_ply = self.public_ply = self.ply
        self.winners = tuple(winners)
        self._make_checkpoint()


AnyGame: TypeAlias = Game[Any, Any]


class PerPlyCache(Generic[T]):
    """Caches one value per game and seat until the next ply."""

    def __init__(self) -> None:
        self._values: WeakKeyDictionary[AnyGame, dict[tuple[Seat | None, int], T]] = WeakKeyDictionary()

    def get(self, game: AnyGame, seat: Seat | None, compute: Callable[[], T]) -> T:
        values = self._values.setdefault(game, {})
        if (seat, game.ply) not in values:
            values[seat, game.ply] = compute()
        return values[seat, game.ply]
