"""What must hold at every decision of every game, undo included. selfplay.py plays the games."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeAlias
from zlib import crc32

from engine.conformance.plays import play_faults
from engine.conformance.worlds import WorldInspector, forced_faults
from engine.core.decisions import BACK, Decision, Refused, Seat
from engine.core.game import Game, checksum
from engine.core.log import NOTE_PREFIX, Checkpoint, LogRow, effective_rows
from engine.core.rng import Rng
from engine.core.rules import Event, S, V
from engine.core.undo import ID, REVEALED, UndoHistory, UndoTarget, find_undo, ids_in, log_forbids_undo, undo

Knowledge: TypeAlias = Mapping[Seat | None, frozenset[str]]  # the piece ids that each viewer sees

MAX_CHECKPOINTS = 16  # kept by the store
MAX_UNDO_COUNT = 3
ANY_SEAT_EVERY = 8  # decisions between two at which any seat undoes, not only the last to act


class UndoInspector(Generic[S, V]):
    """Watches one game, and checks that undo restores the earlier state."""

    def __init__(self, game: Game[S, V], seats: int, rng: Rng, known: Knowledge) -> None:
        self.game = game
        self.undos = 0
        self._seats = range(seats)
        self._rng = rng
        self._checkpoints: list[Checkpoint] = [game.checkpoint]
        self._log = [LogRow(0, None, (), 0, game.deal_events)]
        self._images = {game.ply: self._image(game)}
        self._known = {game.ply: known}

    def hear(self, row: LogRow, known: Knowledge) -> None:
        """Record a row, and what each viewer knows after it."""
        self._log.append(row)
        self._images[row.ply] = self._image(self.game)
        self._known[row.ply] = known
        if self.game.checkpoint.ply > self._checkpoints[-1].ply:
            self._checkpoints = [*self._checkpoints, self.game.checkpoint][-MAX_CHECKPOINTS:]

    def look(self) -> Iterator[str]:
        """Yield the faults of an undo by the last seat to act, and sometimes by any seat."""
        if self.game.winners is not None or len(self._log) == 1:
            return
        last, anyone = self._log[-1].seat, self._rng.pick(self._seats)
        tries = [(anyone if last is None else last, 1)]
        if len(self._log) % ANY_SEAT_EVERY == 0:
            tries.append((anyone, self._rng.pick(range(1, MAX_UNDO_COUNT + 1))))
        for seat, count in tries:
            yield from (f"undo of seat {seat}: {fault}" for fault in self._undo(seat, count))

    def _undo(self, seat: Seat, count: int) -> Iterator[str]:
        oldest = self._checkpoints[0].ply
        log = [row for row in self._log if row.ply >= oldest]
        past = UndoHistory(self._checkpoints, log, len(self._seats))
        try:
            target = find_undo(self.game, past, seat, count)
        except Refused as refusal:
            if refusal.code != "undo-none":
                yield f"refused with {refusal.code}"
            return
        self.undos += 1
        if count == 1 and not target.refusal_code and log_forbids_undo(self.game, past, seat):
            yield "the log forbids what nothing stands in the way of"
        game, rows = undo(self.game, target, agreed=bool(target.refusal_code))
        yield from self._result_faults(game, rows, target)
        if target.checkpoint is not None and not target.refusal_code:
            yield from self._leaks(target)

    def _result_faults(self, game: Game[S, V], rows: tuple[LogRow, ...], target: UndoTarget) -> Iterator[str]:
        if target.checkpoint is not None and self._image(game) != self._images[target.ply]:
            yield "it does not lead to where the decision was opened"
        if game.decision(target.seat) is None:
            yield "the seat need not decide again"
        if [row.ply for row in rows] != list(range(self.game.ply + 1, game.ply + 1)):
            yield "the plies do not continue"
        if target.checkpoint is not None and game.decision_ply <= self.game.ply:
            yield "an old button fits"
        if any(event.kind == REVEALED or event.secret for row in rows for event in row.events):
            yield "it reveals a secret"
        restored = Game.restore(game.rules, game.checkpoint, game.tail)
        before, after = ((g.ply, g.decision_ply, self._image(g)) for g in (game, restored))
        if before != after:
            yield "restored, the game is another"

    def _leaks(self, target: UndoTarget) -> Iterator[str]:
        known = self._known[target.ply]
        since = [row for row in effective_rows(self._log) if row.ply > target.ply]
        for viewer, before in known.items():
            after = frozenset[str]().union(*(self._known[row.ply][viewer] for row in since))
            if strange := after - before - known[target.seat]:
                yield f"seat {viewer} was shown {sorted(strange)}"
        if target.replies:
            return
        here = self._sight(self.game, [event for row in since for event in row.events], target.seat)
        if self._sight_in_another_world(target, since) != here:
            yield "in another world it would have seen something else"

    def _sight_in_another_world(self, target: UndoTarget, since: list[LogRow]) -> str:
        """Return the seat's view from a checkpoint that looks the same to it."""
        assert target.checkpoint is not None
        state = self.game.rules.load(target.checkpoint.format, target.checkpoint.data)
        world = self.game.rules.resample(state, target.seat, self._rng)
        game = Game(self.game.rules, world, keep=False)
        try:
            events = [event for row in since for event in game.answer(target.seat, row.reply).events]
        except Refused as refusal:
            return f"{refusal.code} {refusal.facts}"
        return self._sight(game, events, target.seat)

    def _sight(self, game: Game[S, V], events: list[Event], seat: Seat) -> str:
        visible = [(e.kind, e.seat, e.facts, e.secret if e.is_known_to(seat) else ()) for e in events]
        return repr((visible, game.view(seat), game.view(None), game.visible_decisions(seat)))

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        visible = [game.visible_decisions(viewer) for viewer in (None, *self._seats)]
        return game.winners, game.open_decisions, visible, game.rules.dump(game.state)


LONGEST_OPTION = 60  # characters, so that a button's id has room for the table and the ply
MAX_IDLE_DEFAULTS = 20  # positions in a row that may be impossible


@dataclass(slots=True)
class Findings:
    restores: int = 0
    leak_checks: int = 0
    undos: int = 0
    mismatches: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    slips: list[str] = field(default_factory=list)  # of undo


def play_defaults(game: Game[S, V], limit: int) -> bool:
    """Play `limit` defaults; return whether the game has ended."""
    with suppress(Refused):
        for _ in range(limit):
            if not game.open_decisions:
                break
            decision = game.open_decisions[0]
            game.answer(decision.seat, decision.default)
    return game.winners is not None


class Inspector(Generic[S, V]):
    """Watches one game: `look` before each reply, `hear` what it led to."""

    def __init__(
        self, game: Game[S, V], seats: int, rng: Rng, limit: int, findings: Findings, *, every: int = 1
    ) -> None:
        """Check other worlds once in `every` decisions."""
        self.game = game
        self._every = every
        self.rules = game.rules
        self.findings = findings
        self._seats = range(seats)
        self._rng = rng
        self._limit = limit
        self._looks = 0
        self._first = game.checkpoint
        self._log: list[LogRow] = []
        self._pieces = sorted(self.rules.piece_ids(game.state))
        self._ids = frozenset(self._pieces)
        self._known = self._knowledge()
        self._undo = UndoInspector(game, seats, rng, self._known)
        self._worlds = WorldInspector(game, rng)
        for piece in self._ids:
            if not ID.fullmatch(piece):
                self._error(f"no id can be found in a text that looks like {piece!r}")
        self._check_events(game.deal_events, self._known)

    def look(self) -> None:
        self._looks += 1
        if sorted(self.rules.piece_ids(self.game.state)) != self._pieces:
            self._error("a piece is lost or doubled")
        self._check_decisions()
        copy = self._copy()
        if self._check_restored(copy) and copy.open_decisions:
            self._check_replies(copy)
        if self.game.winners is not None:
            self._check_restored(Game.restore(self.rules, self._first, self._log))
        if self.game.ply == self.game.checkpoint.ply and self.game.winners is None:
            public = repr(self.game.view(None))
            for seat in (None, *self._seats):
                self._check_resampled(seat, public)
        self.findings.slips += map(self._at_ply, self._undo.look())
        self.findings.undos = self._undo.undos
        if (self._looks - 1) % self._every == 0:
            self.findings.leak_checks += len(self.game.open_decisions)
            self.findings.leaks += map(self._at_ply, self._worlds.look())
            for decision in self.game.open_decisions:
                for fault in play_faults(self.game, decision):
                    self._error(f"{decision.kind} of seat {decision.seat}: {fault}")
        self.findings.leaks += map(self._at_ply, forced_faults(self.game, len(self._seats), self._rng))

    def hear(self, row: LogRow) -> None:
        self._log.append(row)
        # The driver dumps only states that it finds changed; no rule may change one unnoticed.
        if row.state_crc != checksum(crc32(self.rules.dump(self.game.state)), self.game.open_decisions):
            self._error("the state was changed before a decision, without an event or a set field")
        before, self._known = self._known, self._knowledge()
        self._undo.hear(row, self._known)
        known = {viewer: before[viewer] | after for viewer, after in self._known.items()}
        self._check_events(row.events, known)

    def _at_ply(self, fault: str) -> str:
        return f"ply {self.game.ply}: {fault}"

    def _error(self, fault: str) -> None:
        self.findings.errors.append(self._at_ply(fault))

    def _copy(self) -> Game[S, V]:
        return Game.restore(self.rules, self.game.checkpoint, self.game.tail)

    def _check_decisions(self) -> None:
        decisions = self.game.open_decisions
        if (self.game.winners is None) == (not decisions):
            self._error("no seat must decide, or one after the end")
        if len({d.seat for d in decisions}) < len(decisions):
            self._error("a seat has two decisions at once")
        for decision in decisions:
            for fault in faults(decision):
                self._error(f"{decision.kind} of seat {decision.seat}: {fault}")

    def _check_restored(self, copy: Game[S, V]) -> bool:
        self.findings.restores += 1
        same = self._image(copy) == self._image(self.game)
        if not same:
            self.findings.mismatches.append(self._at_ply("restored, the game is another"))
        return same

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        visible = [game.visible_decisions(viewer) for viewer in (None, *self._seats)]
        plies = game.ply, game.decision_ply, game.public_ply
        state = game.state, self.rules.dump(game.state)
        return plies, game.winners, game.open_decisions, visible, state, game.tail

    def _check_replies(self, copy: Game[S, V]) -> None:
        decision = self._rng.pick(copy.open_decisions)
        self._check_refusal(copy, decision)
        if decision.can_go_back:
            self._check_back(decision)
        here = self._position(copy)
        for _ in range(MAX_IDLE_DEFAULTS):
            if copy.winners is not None or self._position(copy) != here:
                break
            play_defaults(copy, 1)
        else:
            self._error(f"{decision.kind}: defaults go round in circles")
        if self._looks & (self._looks - 1) == 0 and not play_defaults(self._copy(), self._limit):
            self.findings.stuck.append(self._at_ply("defaults alone do not end the game"))

    def _check_refusal(self, copy: Game[S, V], decision: Decision) -> None:
        strange = [piece for piece in self._pieces if piece not in decision.options]
        some = decision.options[: max(decision.min_count, 1) - 1]
        for option in ("no-such-option", *strange[:1]):
            with suppress(Refused):
                copy.answer(decision.seat, (*some, option))
        if self._image(copy) != self._image(self.game):
            self._error(f"{decision.kind}: an option that was not offered has changed something")

    def _check_back(self, decision: Decision) -> None:
        copy = self._copy()
        row = copy.answer(decision.seat, BACK)
        if [d.seat for d in self.game.visible_decisions(None)] != [decision.seat]:
            self._error(f"{decision.kind}: others see no decision of this seat to go back to")
        if copy.open_decisions and copy.open_decisions[0].can_go_back:
            self._error(f"{decision.kind}: back leads to a private step")
        if row.events or self.rules.dump(copy.state) != self.rules.dump(self.game.state):
            self._error(f"{decision.kind}: something has happened before the last back")

    def _position(self, game: Game[S, V]) -> tuple[bytes, tuple[Decision, ...]]:
        return self.rules.dump(game.state), game.visible_decisions(None)

    def _check_resampled(self, seat: Seat | None, public: str) -> None:
        """Continue in a world that the seat cannot tell apart; `public` is this world's public view."""
        checkpoint = self.game.checkpoint
        world = self.rules.resample(self.rules.load(checkpoint.format, checkpoint.data), seat, self._rng)
        if sorted(self.rules.piece_ids(world)) != self._pieces:
            self._error(f"seat {seat}: in another world a piece is lost or doubled")
        self.findings.leak_checks += 1
        other = Game(self.rules, world, keep=False)
        other_public = repr(other.view(None))
        if other_public != public or self._sight(other, seat, public) != self._sight(self.game, seat, public):
            self.findings.leaks.append(self._at_ply(f"seat {seat} can tell two worlds apart"))

    def _sight(self, game: Game[S, V], seat: Seat | None, public: str) -> tuple[str, str]:
        return public if seat is None else repr(game.view(seat)), repr(game.visible_decisions(seat))

    def _knowledge(self) -> dict[Seat | None, frozenset[str]]:
        """Return the ids in each view, without those in the open decisions, which are checked separately."""
        decisions = tuple(Decision(d.seat, d.kind, (), 0, 0) for d in self.game.visible_decisions(None))
        return {
            viewer: ids_in(self.rules.view(self.game.state, decisions, viewer)) & self._ids
            for viewer in (None, *self._seats)
        }

    def _check_events(self, events: Iterable[Event], known: Knowledge) -> None:
        events = [event for event in events if event.kind != REVEALED]
        facts = ids_in([event.facts for event in events])
        for viewer, ids in known.items():
            self.findings.leak_checks += 1
            secrets = [event.secret for event in events if event.is_known_to(viewer)]
            named = facts | ids_in(secrets, self.game.visible_decisions(viewer))
            if leaked := sorted((named & self._ids) - ids):
                self.findings.leaks.append(self._at_ply(f"seat {viewer} hears of {leaked}"))


def faults(decision: Decision) -> Iterable[str]:
    if not 0 <= decision.min_count <= decision.max_count <= len(decision.options):
        yield "there are not enough options"
    if len(set(decision.options)) < len(decision.options):
        yield "an option is offered twice"
    for option in decision.options:
        if not 0 < len(option) <= LONGEST_OPTION or option.startswith(NOTE_PREFIX) or (option,) == BACK:
            yield f"no option can be called {option!r}"
    try:
        decision.check(decision.default)
    except Refused:
        yield "its default is not legal"
