"""What must hold at every decision of every game, of taking back too. What plays is selfplay.py."""

from __future__ import annotations

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
from engine.core.undo import ID, REVEALED, UndoHistory, UndoTarget, find_undo, log_forbids_undo, undo

Knowledge: TypeAlias = Mapping[Seat | None, frozenset[str]]

RESTS = 16  # as many as the store keeps
FARTHEST = 3  # choices back
SOMETIMES = 8  # every so many decisions anyone takes back, not only who has just acted


class UndoInspector(Generic[S, V]):
    """Watches one game: `hear` each action, and `look` whether what is taken back then is as it was."""

    def __init__(self, game: Game[S, V], seats: int, rng: Rng, known: Knowledge) -> None:
        self.game = game
        self.undos = 0
        self._seats = range(seats)
        self._luck = rng
        self._checkpoints: list[Checkpoint] = [game.checkpoint]
        self._log = [LogRow(0, None, (), 0, game.deal_events)]
        self._images = {game.ply: self._image(game)}
        self._known = {game.ply: known}

    def hear(self, action: LogRow, known: Knowledge) -> None:
        """What has happened, and what each viewer knows now."""
        self._log.append(action)
        self._images[action.ply] = self._image(self.game)
        self._known[action.ply] = known
        if self.game.checkpoint.ply > self._checkpoints[-1].ply:
            self._checkpoints = [*self._checkpoints, self.game.checkpoint][-RESTS:]

    def look(self) -> Iterator[str]:
        """What is wrong with taking back here, for the last who acted and sometimes for anyone."""
        if self.game.winners is not None or len(self._log) == 1:
            return
        last, anyone = self._log[-1].seat, self._luck.pick(self._seats)
        tries = [(anyone if last is None else last, 1)]
        if len(self._log) % SOMETIMES == 0:
            tries.append((anyone, self._luck.pick(range(1, FARTHEST + 1))))
        for seat, count in tries:
            yield from (f"undo of seat {seat}: {fault}" for fault in self._undo(seat, count))

    def _undo(self, seat: Seat, count: int) -> Iterator[str]:
        oldest = self._checkpoints[0].ply
        past = UndoHistory(
            self._checkpoints, [row for row in self._log if row.ply >= oldest], len(self._seats)
        )
        try:
            choice = find_undo(self.game, past, seat, count)
        except Refused as why:
            if why.code != "undo-none":
                yield f"refused with {why.code}"
            return
        self.undos += 1
        if count == 1 and not choice.refusal_code and log_forbids_undo(self.game, past, seat):
            yield "the log forbids what nothing stands in the way of"
        back, rows = undo(self.game, choice, agreed=bool(choice.refusal_code))
        yield from self._leads_back(back, rows, choice)
        if choice.checkpoint is not None and not choice.refusal_code:
            yield from self._has_shown_nothing(choice)

    def _leads_back(self, back: Game[S, V], rows: tuple[LogRow, ...], choice: UndoTarget) -> Iterator[str]:
        if choice.checkpoint is not None and self._image(back) != self._images[choice.ply]:
            yield "it does not lead to where the choice was put"
        if back.decision(choice.seat) is None:
            yield "the seat is not asked again"
        if [row.ply for row in rows] != list(range(self.game.ply + 1, back.ply + 1)):
            yield "the plies do not go on"
        if choice.checkpoint is not None and back.decision_ply <= self.game.ply:
            yield "an old button fits"
        if any(event.kind == REVEALED or event.secret for row in rows for event in row.events):
            yield "it tells a secret"
        restored = Game.restore(back.rules, back.checkpoint, back.tail)
        if (restored.ply, restored.decision_ply, self._image(restored)) != (
            back.ply,
            back.decision_ply,
            self._image(back),
        ):
            yield "restored, the game is another"

    def _has_shown_nothing(self, choice: UndoTarget) -> Iterator[str]:
        ply = choice.ply
        mine = self._known[ply][choice.seat]
        since = [row for row in effective_rows(self._log) if row.ply > ply]
        for viewer, before in self._known[ply].items():
            after = frozenset[str]().union(*(self._known[row.ply][viewer] for row in since))
            if strange := after - before - mine:
                yield f"seat {viewer} was shown {sorted(strange)}"
        if not choice.replies and self._in_another_world(choice, since) != self._here(choice, since):
            yield "in another world it would have seen something else"

    def _here(self, choice: UndoTarget, since: list[LogRow]) -> str:
        """What the seat has seen happen since."""
        return self._sight(self.game, [event for row in since for event in row.events], choice.seat)

    def _in_another_world(self, choice: UndoTarget, since: list[LogRow]) -> str:
        """The same from a state at rest that the seat cannot tell from this one."""
        assert choice.checkpoint is not None
        state = self.game.rules.load(choice.checkpoint.format, choice.checkpoint.data)
        world = self.game.rules.resample(state, choice.seat, self._luck)
        game = Game(self.game.rules, world, keep=False)
        try:
            told = [event for row in since for event in game.answer(choice.seat, row.reply).events]
        except Refused as why:
            return f"{why.code} {why.facts}"
        return self._sight(game, told, choice.seat)

    def _sight(self, game: Game[S, V], told: list[Event], seat: Seat) -> str:
        heard = [(e.kind, e.seat, e.facts, e.secret if e.seat == seat else ()) for e in told]
        return repr((heard, game.view(seat), game.view(None), game.visible_decisions(seat)))

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        shown = [game.visible_decisions(viewer) for viewer in (None, *self._seats)]
        return game.winners, game.open_decisions, shown, game.rules.dump(game.state)


LONGEST_OPTION = 60  # characters, so that a button's id has room for the table and the ply
PATIENCE = 20  # defaults in a row that may lead nowhere


@dataclass(slots=True)
class Findings:
    """What was looked at, and what was wrong: a line for each thing."""

    restores: int = 0
    leak_checks: int = 0
    undos: int = 0
    mismatches: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    slips: list[str] = field(default_factory=list)  # of taking back


def play_defaults(game: Game[S, V], limit: int) -> bool:
    """Whether the game ends when from here on nobody ever answers."""
    with suppress(Refused):
        for _ in range(limit):
            if not game.open_decisions:
                break
            decision = game.open_decisions[0]
            game.answer(decision.seat, decision.default)
    return game.winners is not None


def words(*values: object) -> frozenset[str]:
    """Every word in these values that could be an id."""
    return frozenset(ID.findall(repr(values)))


class Inspector(Generic[S, V]):
    """Watches one game: `look` before each reply, `hear` what it led to."""

    def __init__(
        self, game: Game[S, V], seats: int, rng: Rng, limit: int, findings: Findings, *, every: int = 1
    ) -> None:
        """Other worlds are looked into at every so many questions."""
        self.game = game
        self._every = every
        self.rules = game.rules
        self.findings = findings
        self._seats = range(seats)
        self._luck = rng
        self._limit = limit
        self._looks = 0
        self._first = game.checkpoint
        self._log: list[LogRow] = []
        self._ids = frozenset(self.rules.piece_ids(game.state))
        self._things = sorted(self.rules.piece_ids(game.state))
        self._known = self._knowledge()
        self._undo = UndoInspector(game, seats, rng, self._known)
        self._worlds = WorldInspector(game, rng)
        for thing in self._ids:
            if not ID.fullmatch(thing):
                self._error(f"no id can be found in a text that looks like {thing!r}")
        self._tell_nothing_hidden(game.deal_events, self._known)

    def look(self) -> None:
        """Everything that can be checked while a question is open, or when the game is over."""
        self._looks += 1
        self._nothing_is_lost()
        self._questions_can_be_answered()
        copy = Game.restore(self.rules, self.game.checkpoint, self.game.tail)
        if self._is_restored(copy) and copy.open_decisions:
            self._question_leads_on(copy)
        if self.game.winners is not None:
            self._is_restored(Game.restore(self.rules, self._first, self._log))
        if self.game.ply == self.game.checkpoint.ply and self.game.winners is None:
            public = repr(self.game.view(None))
            for seat in (None, *self._seats):
                self._another_world_looks_the_same(seat, public)
        self.findings.slips += (f"ply {self.game.ply}: {wrong}" for wrong in self._undo.look())
        self.findings.undos = self._undo.undos
        if (self._looks - 1) % self._every == 0:
            self.findings.leak_checks += len(self.game.open_decisions)
            self.findings.leaks += (f"ply {self.game.ply}: {wrong}" for wrong in self._worlds.look())
            self._whole_plays_lead_on()
        forced = forced_faults(self.game, len(self._seats), self._luck)
        self.findings.leaks += (f"ply {self.game.ply}: {wrong}" for wrong in forced)

    def hear(self, action: LogRow) -> None:
        """The events and questions of this action, the last one of the game."""
        self._log.append(action)
        self._is_what_the_checksum_says(action)
        before, self._known = self._known, self._knowledge()
        self._undo.hear(action, self._known)
        known = {viewer: before[viewer] | after for viewer, after in self._known.items()}
        self._tell_nothing_hidden(action.events, known)

    def _is_what_the_checksum_says(self, action: LogRow) -> None:
        """The driver dumps a state only where it finds it changed: a rule must not change it unseen."""
        if action.state_crc != checksum(crc32(self.rules.dump(self.game.state)), self.game.open_decisions):
            self._error("the state was changed before a question, and nothing told or set anew")

    def _error(self, what: str) -> None:
        self.findings.errors.append(f"ply {self.game.ply}: {what}")

    def _copy(self) -> Game[S, V]:
        return Game.restore(self.rules, self.game.checkpoint, self.game.tail)

    def _nothing_is_lost(self) -> None:
        if sorted(self.rules.piece_ids(self.game.state)) != self._things:
            self._error("a thing is lost or doubled")

    def _questions_can_be_answered(self) -> None:
        waiting = self.game.open_decisions
        if (self.game.winners is None) == (not waiting):
            self._error("nobody is asked, or somebody after the end")
        if len({d.seat for d in waiting}) < len(waiting):
            self._error("a seat is asked twice at once")
        for decision in waiting:
            for wrong in faults(decision):
                self._error(f"{decision.kind} of seat {decision.seat}: {wrong}")

    def _whole_plays_lead_on(self) -> None:
        for decision in self.game.open_decisions:
            for wrong in play_faults(self.game, decision):
                self._error(f"{decision.kind} of seat {decision.seat}: {wrong}")

    def _is_restored(self, copy: Game[S, V]) -> bool:
        self.findings.restores += 1
        same = self._image(copy) == self._image(self.game)
        if not same:
            self.findings.mismatches.append(f"ply {self.game.ply}: restored, the game is another")
        return same

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        shown = [game.visible_decisions(viewer) for viewer in (None, *self._seats)]
        state = game.state, self.rules.dump(game.state)
        return (
            game.ply,
            game.decision_ply,
            game.public_ply,
            game.winners,
            game.open_decisions,
            shown,
            state,
            game.tail,
        )

    def _question_leads_on(self, copy: Game[S, V]) -> None:
        decision = self._luck.pick(copy.open_decisions)
        self._refuses(copy, decision)
        if decision.can_go_back:
            self._can_go_back(decision)
        if not self._defaults_lead_on(copy):
            self._error(f"{decision.kind}: defaults go round in circles")
        if self._looks & (self._looks - 1) == 0 and not play_defaults(self._copy(), self._limit):
            self.findings.stuck.append(f"ply {self.game.ply}: defaults alone do not end the game")

    def _refuses(self, copy: Game[S, V], decision: Decision) -> None:
        strange = [thing for thing in self._things if thing not in decision.options]
        some = decision.options[: max(decision.min_count, 1) - 1]
        for option in ("no-such-option", *strange[:1]):
            with suppress(Refused):
                copy.answer(decision.seat, (*some, option))
        if self._image(copy) != self._image(self.game):
            self._error(f"{decision.kind}: what was not offered has changed something")

    def _can_go_back(self, decision: Decision) -> None:
        copy = self._copy()
        action = copy.answer(decision.seat, BACK)
        public = self.game.visible_decisions(None)
        if [d.seat for d in public] != [decision.seat]:
            self._error(f"{decision.kind}: the table is shown no question of this seat to go back to")
        if copy.open_decisions and copy.open_decisions[0].can_go_back:
            self._error(f"{decision.kind}: back leads to a question that has itself a back")
        if action.events or self._state(copy) != self._state(self.game):
            self._error(f"{decision.kind}: something has happened before the last back")

    def _state(self, game: Game[S, V]) -> bytes:
        return self.rules.dump(game.state)

    def _defaults_lead_on(self, copy: Game[S, V]) -> bool:
        here = self._state(copy), copy.visible_decisions(None)
        for _ in range(PATIENCE):
            if copy.winners is not None or (self._state(copy), copy.visible_decisions(None)) != here:
                return True
            play_defaults(copy, 1)
        return False

    def _another_world_looks_the_same(self, seat: Seat | None, public: str) -> None:
        """Play on from what the seat cannot tell from this world; what it is shown must be the same.

        `public`: this world's public table, which is the same for all seats.
        """
        checkpoint = self.game.checkpoint
        world = self.rules.resample(self.rules.load(checkpoint.format, checkpoint.data), seat, self._luck)
        if sorted(self.rules.piece_ids(world)) != self._things:
            self._error(f"seat {seat}: in another world a thing is lost or doubled")
        self.findings.leak_checks += 1
        other = Game(self.rules, world, keep=False)
        there = repr(other.view(None))
        if there != public or self._sight(other, seat, there) != self._sight(self.game, seat, public):
            self.findings.leaks.append(f"ply {self.game.ply}: seat {seat} can tell two worlds apart")

    def _sight(self, game: Game[S, V], seat: Seat | None, public: str) -> tuple[str, str]:
        return public if seat is None else repr(game.view(seat)), repr(game.visible_decisions(seat))

    def _knowledge(self) -> dict[Seat | None, frozenset[str]]:
        """The ids in each view; those in the open questions are left out, for they are to be checked."""
        waiting = tuple(Decision(d.seat, d.kind, (), 0, 0) for d in self.game.visible_decisions(None))
        return {
            viewer: words(self.rules.view(self.game.state, waiting, viewer)) & self._ids
            for viewer in (None, *self._seats)
        }

    def _tell_nothing_hidden(self, events: Iterable[Event], known: dict[Seat | None, frozenset[str]]) -> None:
        told = [event for event in events if event.kind != REVEALED]
        about = words([event.facts for event in told])
        for viewer, ids in known.items():
            self.findings.leak_checks += 1
            secrets = [event.secret for event in told if event.seat == viewer]
            heard = about | words(secrets, self.game.visible_decisions(viewer))
            if leaked := sorted((heard & self._ids) - ids):
                self.findings.leaks.append(f"ply {self.game.ply}: seat {viewer} hears of {leaked}")


def faults(decision: Decision) -> Iterable[str]:
    """What is wrong with a question, whatever the game."""
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
