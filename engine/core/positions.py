"""Positions of a game: its states from the deal on, replayed from its log.

Rows that were undone are skipped. Nothing is cached, because a replay takes a few milliseconds.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any
from zlib import crc32

from engine.core.decisions import Seat, value_object
from engine.core.forced import was_forced
from engine.core.game import AnyGame, Checkpoint, Game, LogRow, ReplayDiverged, checksum
from engine.core.log import FORCED, effective_rows
from engine.core.rules import Event, Rules


@value_object
class Position:
    ply: int  # of the row in the log; plies of undone rows are missing
    row: LogRow | None  # None at the deal
    turn: int  # that is told here
    is_step: bool  # a private step, or a step back: no other player has seen anything
    is_over: bool
    to_act: tuple[Seat, ...]
    events: tuple[Event, ...]  # what the row caused; an undo that repeats a reply logs no events


@value_object
class Stop:
    """Where a replay stops: after something happened that everybody could see."""

    ply: int
    turn: int
    begins_turn: bool  # also true of the deal and of the end
    is_over: bool
    to_act: tuple[Seat, ...]
    events: tuple[Event, ...]  # since the previous stop
    view: Any  # the public one
    since: int = 0  # the ply where it first stood: rows that belong to it move a stop on
    is_before_chance: bool = False  # shows the choices of the row after it, and not yet what chance did


def positions(
    game: AnyGame, log: Iterable[LogRow], *, strict: bool = True
) -> Iterator[tuple[Position, AnyGame]]:
    """Yield each position with the game, which is the same object each time: look, do not play.

    `strict` compares the checksum of each row, which takes longer and needs a game with checkpoints. Raises
    `ReplayDiverged` with the first row that the rules refuse or that leads elsewhere.
    """
    log = effective_rows(log)
    dealt = log[0].events if log and log[0].ply == 0 else game.deal_events
    yield _position(game, None, dealt), game
    for row in log[log[:1] != [] and log[0].ply == 0 :]:
        try:
            made = game.apply_row(replace(row, ply=game.ply + 1))
        except Exception as why:  # rules may fail in any way on an edited row
            raise ReplayDiverged(row) from why
        is_unchecked = row.is_note and row.state_crc == 0  # this row closed a game that could not be opened
        if strict and not is_unchecked and made.state_crc != row.state_crc:
            raise ReplayDiverged(row)
        yield _position(game, row, row.events if row.is_note else _events(row, made)), game


def _events(row: LogRow, made: LogRow) -> tuple[Event, ...]:
    """Return a reply's events as the rules emit them, plus the log's event that it was forced."""
    return (*(event for event in row.events if event.kind == FORCED), *made.events)


def _position(game: AnyGame, row: LogRow | None, events: tuple[Event, ...]) -> Position:
    is_over = game.winners is not None
    is_step = not is_over and game.decision_ply != game.public_ply
    to_act = tuple([decision.seat for decision in game.open_decisions])
    ply = 0 if row is None else row.ply
    return Position(ply, row, game.rules.turn_told(game.state), is_step, is_over, to_act, events)


class _Stops:
    """Groups positions into stops.

    The step that ended a game has its own stop, and the end, a ply later, is another. A note or a secret
    reply belongs to the next stop. A forced reply belongs to the last one, unless it ends
    a turn or the game, as the last card of each hand of WANTED does.
    """

    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self._events: list[Event] = []

    def add(self, position: Position, game: AnyGame) -> None:
        row = position.row
        self._events += position.events
        if row is None:
            self._stop(position, game, begins_turn=True)
            return
        last = self.stops[-1]
        ends_turn = position.is_over or position.turn != last.turn
        if position.ply - 1 > last.ply and any(one.kind in game.rules.chances for one in position.events):
            self._stop_before_chance(position, game)
        if last.is_over or (was_forced(row) and not ends_turn and _is_told(position)):
            self.extend(position, game)
        elif position.is_over:
            if not row.is_note:
                self._stop(replace(position, is_over=False), game, begins_turn=position.turn != last.turn)
            self._stop(replace(position, ply=position.ply + (not row.is_note)), game, begins_turn=True)
        elif not (position.is_step or row.is_note) and (_is_told(position) or position.turn != last.turn):
            self._stop(position, game, begins_turn=position.turn != last.turn)

    def _stop(
        self, position: Position, game: AnyGame, *, begins_turn: bool, since: int | None = None
    ) -> None:
        events, self._events = tuple(self._events), []
        facts = (position.turn, begins_turn, position.is_over, position.to_act)
        begins = position.ply if since is None else since
        self.stops.append(Stop(position.ply, *facts, events, game.view(None), begins))

    def _stop_before_chance(self, position: Position, game: AnyGame) -> None:
        """Stop where all have chosen: the row of the last choice brings what chance does, too."""
        state = deepcopy(game.state)
        if game.rules.take_back_chance(state):
            view = game.rules.view(state, tuple(game.open_decisions), None)
            facts = (position.turn, False, False, (), (), view)
            self.stops.append(Stop(position.ply - 1, *facts, position.ply - 1, is_before_chance=True))

    def extend(self, position: Position, game: AnyGame) -> None:
        last = self.stops.pop()
        self._events = [*last.events, *self._events]
        begins_turn = last.begins_turn or position.turn != last.turn or position.is_over
        self._stop(position, game, begins_turn=begins_turn, since=last.since)


def _is_told(position: Position) -> bool:
    """Return whether more happened than that a reply was forced."""
    return any(event.kind != FORCED for event in position.events)


@dataclass(frozen=True, slots=True)
class Timeline:
    """Where a replay of a game stops."""

    stops: tuple[Stop, ...]
    diverged_ply: int | None = None  # the first at which today's rules lead elsewhere
    marks: Collection[int] = ()  # plies of stops that a replay by turns has, too

    @property
    def turns(self) -> tuple[Stop, ...]:
        """The last stop of each turn, which shows what the turn did; the end of the game is one more."""
        ends = (stop for stop, after in pairwise(self.stops) if after.begins_turn)
        return (*ends, self.stops[-1])

    def between(self, after: int, ply: int) -> tuple[Event, ...]:
        return tuple(event for stop in self.stops if after < stop.ply <= ply for event in stop.events)


def nearest(stops: Sequence[Stop], ply: int) -> int:
    """Return the index of the last of these stops up to a ply, or of the first stop."""
    return max((number for number, stop in enumerate(stops) if stop.ply <= ply), default=0)


@dataclass(frozen=True, slots=True)
class Recording:
    """A saved game: its rules, its deal, and its whole log including undone rows."""

    rules: Rules[Any, Any]
    deal: Checkpoint
    log: Sequence[LogRow] = field(repr=False)

    def fresh(self, *, keep: bool = False) -> AnyGame:
        """Return a new game at the deal; `keep` as for `Game`."""
        return Game(self.rules, self.rules.load(self.deal.format, self.deal.data), keep=keep)

    def events(self) -> Mapping[int, Sequence[Event]]:
        """Return what happened, by the row of the log; raises `ReplayDiverged`."""
        log = positions(self.fresh(), self.log, strict=False)
        return {position.ply: position.events for position, _ in log}

    def timeline(self) -> Timeline:
        """Replay the whole log.

        Only the last checksum is compared, because they take most of the time; if anything differs, all are.
        """
        timeline = self._timeline(strict=False) or self._timeline(strict=True)
        assert timeline is not None
        return timeline

    def _timeline(self, *, strict: bool) -> Timeline | None:
        """Return the stops; None if anything differs and not all checksums were compared."""
        stops, diverged, game = _Stops(), None, self.fresh(keep=strict)
        position, _ = next(positions(game, ()))
        try:
            for position, _ in positions(game, self.log, strict=strict):
                stops.add(position, game)
        except ReplayDiverged as why:
            diverged = why.args[0].ply
        if not strict and (diverged is not None or not _fits(game, position.row)):
            return None
        if position.ply > stops.stops[-1].ply and diverged is None:
            stops.extend(position, game)
        return Timeline(tuple(stops.stops), diverged)

    def at(self, ply: int, *, keep: bool = False) -> AnyGame:
        """Return the game after the last row up to this ply that was not undone; raises `ReplayDiverged`."""
        game = self.fresh(keep=keep)
        for position, _ in positions(game, self.log, strict=False):
            if position.ply >= ply:
                break
        return game


def _fits(game: AnyGame, row: LogRow | None) -> bool:
    """Return whether the game's state has the checksum of its last row."""
    if row is None or (row.is_note and row.state_crc == 0):
        return True
    return checksum(crc32(game.rules.dump(game.state)), game.open_decisions) == row.state_crc
