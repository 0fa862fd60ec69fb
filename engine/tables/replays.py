"""Replays of tables: the position in them, and whose view a user may see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.core.decisions import Seat
from engine.core.positions import Recording, Stop, Timeline, nearest
from engine.core.rules import Event
from engine.tables.snapshot import TableSnapshot

ALL, TABLE = 98, 99  # whose view: every seat's, or the public one; else the number of a seat
TURNS, STEPS = 0, 1  # the paces
FEW_TURNS = 4  # a game with fewer turns is shown step by step


@dataclass(frozen=True, slots=True)
class Place:
    """The position that a panel shows: all that its buttons' ids must carry."""

    ply: int
    eyes: int  # `ALL`, `TABLE` or a seat
    pace: int


def permitted_eyes(snapshot: TableSnapshot, seat: Seat | None) -> list[int]:
    """Return whose views this seat, or a spectator, may see; the first is the default.

    While the game is open this is only the seat's own view, or the public one.
    """
    if snapshot.game.winners is None:
        return [TABLE if seat is None else seat]
    return [ALL, *range(len(snapshot.participants)), TABLE]


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A position of a replay, with what its panel needs."""

    snapshot: TableSnapshot  # with the game as it was
    timeline: Timeline
    place: Place
    eyes: Sequence[int]  # whose views are permitted
    number: int  # index of the stop among those of this pace
    is_over: bool  # whether the game is over now

    @property
    def stops(self) -> Sequence[Stop]:
        return stops_of(self.timeline, self.place.pace)

    @property
    def events(self) -> Sequence[Event]:
        """The events since the previous stop."""
        before = self.stops[self.number - 1].ply if self.number else -1
        return self.timeline.between(before, self.stops[self.number].ply)

    @property
    def hands(self) -> Sequence[Seat]:
        """The seats whose hands are seen."""
        seats = range(len(self.snapshot.participants))
        return [seat for seat in seats if self.place.eyes in (ALL, seat)]


def stops_of(timeline: Timeline, pace: int) -> Sequence[Stop]:
    return timeline.stops if pace == STEPS else timeline.turns


def usual_pace(timeline: Timeline) -> int:
    return STEPS if len(timeline.turns) < FEW_TURNS else TURNS


async def page_at(
    snapshot: TableSnapshot,
    recording: Recording,
    seat: Seat | None,
    place: Callable[[Timeline], Place],
) -> ReplayPage:
    """Return the page of a place, or of the nearest that this seat may see; replays in a thread."""

    def replay() -> ReplayPage:
        timeline, eyes = recording.timeline(), permitted_eyes(snapshot, seat)
        wanted = place(timeline)
        number = nearest(stops := stops_of(timeline, wanted.pace), wanted.ply)
        then = replace(snapshot, game=recording.at(stops[number].ply))
        look = wanted.eyes if wanted.eyes in eyes else eyes[0]
        here = Place(stops[number].ply, look, wanted.pace)
        return ReplayPage(then, timeline, here, eyes, number, snapshot.game.winners is not None)

    return await asyncio.to_thread(replay)


def ply_of_turn(timeline: Timeline, turn: int | None) -> int:
    """Return where the turn of this number in the panel's list begins, or the nearest; by default the end."""
    turns = timeline.turns
    return turns[-1 if turn is None else max(0, min(turn, len(turns)) - 1)].ply
