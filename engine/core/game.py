"""The driver: runs any game from decision to decision. A game is its rules, a snapshot and a log."""

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

RuleCoroutine: TypeAlias = Coroutine[tuple[Decision, ...], Replies | None, None]

T = TypeVar("T")

MAX_STEPS = 1000  # steps in a row that ask nobody: the rules are in an endless loop


def checksum(state: int, waiting: Iterable[Decision]) -> int:
    """The CRC-32 that a row of the log has, from that of the dumped state and what is asked now."""
    asked = " ".join([f"{decision.seat}:{decision.kind}" for decision in waiting])
    return crc32(asked.encode(), state)


class ReplayDiverged(Exception):
    """A replay of the log went another way: the rules have changed under it."""


@dataclass(slots=True)
class StateDigest:
    """The CRC-32 of a state when it was last dumped, and by what to see cheaply that it is still the same."""

    crc: int = 0
    asked: int = -1
    events: int = 0  # that waited to be told
    parts: tuple[object, ...] = ()


class Game(Generic[S, V]):
    """One game. A wrong reply raises `Illegal` and changes nothing; after any other error throw it away."""

    def __init__(
        self,
        rules: Rules[S, V],
        state: S,
        ply: int = 0,
        *,
        winners: tuple[Seat, ...] | None = None,
        keep: bool = True,
    ) -> None:
        """Play from a checkpoint to the first question; `keep=False`: no checkpoints, checksums or peeks."""
        self.rules = rules
        self.state = state
        self.ply = ply
        self.winners = winners
        self.checkpoint = Checkpoint(ply, rules.format, b"", winners)
        self.tail: list[LogRow] = []  # the log since the snapshot
        self.decision_ply = ply  # names the open decisions: the ply at which they were put
        self.public_ply = (
            ply  # the same of the question the table is shown: the later steps of a choice are private
        )
        self._keep = keep
        self._last = StateDigest()
        self._pending: tuple[Decision, ...] = ()
        self._public: tuple[Decision, ...] = ()  # the last question that was no private step of a choice
        self._replies: dict[Seat, Reply] = {}
        self._steps_unasked = 0  # since the last reply
        if winners is None:
            self._play: RuleCoroutine = state.hold(self._steps())
            self._resume(None)
        else:
            self._make_checkpoint()
        self.deal_events = self._take_events()  # what happened before the first question

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
        """Deal a new game; `seed`: 64 hexadecimal digits. Raises `Illegal` for illegal `decks`."""
        state = rules.initial_state(seats, options or rules.options_type(), Rng(seed))
        for seat, code in enumerate(decks):
            if code is not None:
                rules.use_deck(state, seat, code)
        return cls(rules, state, keep=keep)

    @classmethod
    def restore(cls, rules: Rules[S, V], checkpoint: Checkpoint, log: Iterable[LogRow]) -> Game[S, V]:
        """Load the game from this checkpoint and the log since then.

        If the log goes another way under today's rules, the play under way is undone: the last row of
        the game's `tail` then says so and is not yet in the log. Raises `Outdated` for a lost version.
        """
        log = [action for action in log if action.ply > checkpoint.ply]
        state = rules.load(checkpoint.format, checkpoint.data)
        game = cls(rules, state, checkpoint.ply, winners=checkpoint.winners)
        try:
            for action in log:
                game.replay_row(action)
        except Exception:  # whatever the changed rules make of an old reply
            return cls.rewind(rules, checkpoint, log[-1].ply)
        return game

    @classmethod
    def rewind(
        cls, rules: Rules[S, V], checkpoint: Checkpoint, last: int, seat: Seat | None = None, *told: Event
    ) -> Game[S, V]:
        """Return to this checkpoint's state, at a new ply, so that no old button fits a new question.

        The row of the log is the only one of the game's `tail`; `told` instead of what the rules tell there.
        """
        state = rules.load(checkpoint.format, checkpoint.data)
        game = cls(rules, state, last + 1, winners=checkpoint.winners)
        events = told or (Event(UNDONE), *game.deal_events)
        game.tail.append(
            LogRow(last + 1, seat, (NOTE_PREFIX + UNDONE, str(checkpoint.ply)), game._check(), events)
        )
        return game

    def replay_row(self, action: LogRow) -> LogRow:
        """Replay a row of the log; raises `Diverged` if it leads elsewhere now."""
        word, *rest = action.reply or ("",)
        if word.startswith(NOTE_PREFIX):
            again = self.add_note(action.seat, word.removeprefix(NOTE_PREFIX), *map(int, rest))
        else:
            again = self.answer(-1 if action.seat is None else action.seat, action.reply)
        if again != action:
            raise ReplayDiverged(action)
        return again

    def replay(self, rows: Iterable[LogRow]) -> int | None:
        """Play on by these rows of a log, but for what was undone in them.

        Returns the ply of the first row that leads elsewhere, None if there is none.
        """
        for row in effective_rows(rows):
            try:
                self.replay_row(replace(row, ply=self.ply + 1))
            except Exception:  # whatever the rules make of a row that may be of others, or written by hand
                return row.ply
        return None

    @property
    def open_decisions(self) -> tuple[Decision, ...]:
        """The decisions still open; several when the game asks several seats at once."""
        if not self._replies:
            return self._pending
        return tuple([d for d in self._pending if d.seat not in self._replies])

    @property
    def is_simultaneous(self) -> bool:
        """Are several seats asked at once, whether or not some of them have answered?"""
        return len(self._pending) > 1

    def decision(self, seat: Seat | None) -> Decision | None:
        """What this seat is asked now."""
        for decision in self._pending:
            if decision.seat == seat and seat not in self._replies:
                return decision
        return None

    def own_pending_reply(self, seat: Seat | None) -> tuple[Decision, Reply] | None:
        """What this seat has answered while others, asked at the same time, have not; for this seat alone."""
        mine = (d for d in self._pending if d.seat == seat and seat in self._replies)
        return next(((d, self._replies[d.seat]) for d in mine), None)

    def visible_decisions(self, seat: Seat | None) -> tuple[Decision, ...]:
        """The open decisions as this seat may know them: the others' without options and private steps."""
        if (own := self.decision(seat)) is not None and own.can_go_back:
            return (own,)
        public = (d for d in self._public if d.seat not in self._replies)
        return tuple(d if d.seat == seat else d.public() for d in public)

    def view(self, seat: Seat | None) -> V:
        """What a seat may know now; None is the public table."""
        return self.rules.view(self.state, self.visible_decisions(seat), seat)

    def answer(self, seat: Seat, reply: Reply) -> LogRow:
        """Take one reply and, if it was the last one waited for, play on; raises `Illegal` if not legal."""
        decision = self.decision(seat)
        if decision is None:
            raise Refused("over" if self.winners is not None else "not-asked")
        try:
            decision.check(reply)
        except Refused as why:
            raise self._refusal(decision, why) from None
        self._replies[seat] = reply
        self.ply += 1
        before = self.checkpoint
        if len(self._replies) == len(self._pending):
            replies, self._replies = self._replies, {}
            self._resume(replies, back=decision.can_go_back and reply == BACK)
        return self._log(seat, reply, before)

    def add_note(self, seat: Seat | None, word: str, *numbers: int) -> LogRow:
        """Log what is no reply: a seat was left, or the game closed with these winners; raises `Illegal`.

        Of a game that is over only who has won it can be said again. The number of a press that is mixed into
        the luck comes with that word.
        """
        anew = word == SILENT_FORFEIT
        if (self.winners is None) == anew:
            raise Refused("not-over" if anew else "over")
        if word == RETRACTED and self._replies.pop(-1 if seat is None else seat, None) is None:
            raise Refused("undo-none")
        self.ply += 1
        before = self.checkpoint
        if word == ENTROPY_ADDED:
            self.state.rng.add_entropy(*numbers)
        if anew:
            self.rules.override_winners(self.state, numbers)
        if anew or word in CLOSING_NOTES:
            self._finish(numbers)
        self.state.emit(word, seat)
        return self._log(seat, (NOTE_PREFIX + word, *map(str, numbers)), before)

    def peek(self, seat: Seat, *replies: Reply) -> Decision | None:
        """The question that a seat would be asked after these replies, while they have no effect yet.

        They only lead into a choice or back out of it; None where something would have happened.
        Raises `Illegal` like `answer`.
        """
        copy = Game.restore(self.rules, self.checkpoint, self.tail)
        for reply in replies:
            copy.answer(seat, reply)
        return copy.decision(seat) if copy.public_ply == self.public_ply else None

    def _refusal(self, decision: Decision, why: Refused) -> Refused:
        """Why a reply is not legal; the rules know why something is not offered."""
        if why.code != "not-offered":
            return why
        return self.rules.why_not(self.state, decision, str(why.facts["option"]))

    def _log(self, seat: Seat | None, reply: Reply, before: Checkpoint) -> LogRow:
        action = LogRow(self.ply, seat, reply, self._check() if self._keep else 0, self._take_events())
        if self._keep:
            self.tail = [*self.tail, action] if self.checkpoint is before else []
        return action

    def _take_events(self) -> tuple[Event, ...]:
        events, self.state.events = tuple(self.state.events), []
        self._last.events -= len(events)
        return events

    def _check(self) -> int:
        if self._has_changed():
            self._dump()
        return checksum(self._last.crc, self.open_decisions)

    def _has_changed(self) -> bool:
        """May the state be another than when it was dumped, at the last rest or the question before?

        From a rest to the first question no rule changes it without a word or a field that is set, and before
        one that may be taken back nothing happens at all. A reply to any other question may change anything.
        """
        last = self._last
        if last.asked != self.decision_ply and not (self._pending and self._pending[0].can_go_back):
            return True
        return last.events != len(self.state.events) or last.parts != self.rules.parts(self.state)

    def _dump(self) -> bytes:
        data = self.rules.dump(self.state)
        self._last = StateDigest(
            crc32(data), self.decision_ply, len(self.state.events), self.rules.parts(self.state)
        )
        return data

    def _make_checkpoint(self) -> None:
        if self._keep:
            self.checkpoint = Checkpoint(self.ply, self.rules.format, self._dump(), self.winners)

    async def _steps(self) -> None:
        back = False
        while self._steps_unasked < MAX_STEPS:
            if not back:
                self._steps_unasked += 1
                self._make_checkpoint()
            try:
                await self.rules.step(self.state)
                back = False
            except StepBack:  # to the start of the step, where nothing had happened yet
                back = True
        raise RuntimeError(f"{MAX_STEPS} steps on end have asked nobody")

    def _resume(self, replies: Replies | None, *, back: bool = False) -> None:
        self.decision_ply, self._steps_unasked = self.ply, 0
        try:
            self._pending = self._play.send(replies)
        except GameOver as over:
            self._finish(over.winners)
        except Refused as why:
            raise RuntimeError("a rule refused a reply that had been offered") from why
        if not (self._pending and self._pending[0].can_go_back):  # one that may be taken back is put alone
            self._public = self._pending
            self.public_ply = self.public_ply if back else self.ply

    def _finish(self, winners: Sequence[Seat]) -> None:
        self._pending = self._public = ()
        self.decision_ply = self.public_ply = self.ply
        self.winners = tuple(winners)
        self._make_checkpoint()


AnyGame: TypeAlias = Game[Any, Any]


class PerPlyCache(Generic[T]):
    """What was found out for a seat of a game, kept until the next ply: until then the game stays as it is.

    Boards, panels and commands ask for the same again and again. It is forgotten with its game.
    """

    def __init__(self) -> None:
        self._found: WeakKeyDictionary[AnyGame, dict[tuple[Seat | None, int], T]] = WeakKeyDictionary()

    def get(self, game: AnyGame, seat: Seat | None, find: Callable[[], T]) -> T:
        """What is known for this seat, None being everybody, or is found now."""
        known = self._found.setdefault(game, {})
        if (seat, game.ply) not in known:
            known[seat, game.ply] = find()
        return known[seat, game.ply]
