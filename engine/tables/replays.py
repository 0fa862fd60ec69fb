"""Replays of tables: the position in them, and whose view a user may see."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.positions import Recording, Stop, Timeline, nearest
from engine.core.rules import Event
from engine.story.story import Mistake, Story
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
    """Return whose views this seat, or a spectator, may see: without hands, and with them.

    While the game is open this is only the seat's own view, or the public one, unless it is out and the offer
    opened all hands to it.
    """
    if not snapshot.sees_all(seat):
        return [TABLE] if seat is None else [TABLE, seat]
    return [TABLE, ALL]


def usual_eyes(snapshot: TableSnapshot) -> int:
    """Return how a replay opens: without hands, so that a phone shows it whole, but for who is out."""
    return TABLE if snapshot.game.winners is not None else ALL


@dataclass(frozen=True, slots=True)
class ReplayPage:
    snapshot: TableSnapshot  # with the game as it was
    timeline: Timeline
    place: Place
    eyes: Sequence[int]  # whose views are permitted
    number: int  # index of the stop among those of this pace
    is_over: bool  # whether the game is over now
    story: Story | None = None  # of a finished game, once it is reckoned
    questions: Sequence[AnyGame] = ()  # the game before each of the `mistakes`
    share_done: float | None = None  # of a story under way, from 0 to 1
    log_events: Mapping[int, Sequence[Event]] = field(default_factory=dict)  # by row, where there is a story
    before: TableSnapshot | None = None  # with the game as it was at the stop before

    @property
    def stops(self) -> Sequence[Stop]:
        return stops_of(self.timeline, self.place.pace)

    @property
    def stop(self) -> Stop:
        return self.stops[self.number]

    @property
    def mistakes(self) -> Sequence[tuple[int, Mistake]]:
        """The mistakes that are told here, with the numbers of their chapters."""
        return [item for ply, item in mistakes_told(self.stops, self.story) if ply == self.place.ply]

    @property
    def chances(self) -> Sequence[int]:
        """Each seat's chance here; none before anybody has chosen."""
        story, ply = self.story, self.place.ply
        return () if story is None or ply < story.chapters[0].end_ply else story.chances_at(ply)

    @property
    def events(self) -> Sequence[Event]:
        before = self.stops[self.number - 1].ply if self.number else -1
        return self.timeline.between(before, self.stops[self.number].ply)

    @property
    def hands(self) -> Sequence[Seat]:
        """The seats whose hands are seen."""
        seats = range(len(self.snapshot.participants))
        return [seat for seat in seats if self.place.eyes in (ALL, seat)]


async def events_of(recording: Recording) -> Mapping[int, Sequence[Event]]:
    """Return `Recording.events`; replays in a thread."""
    return await asyncio.to_thread(recording.events)


def mistakes_told(stops: Sequence[Stop], story: Story | None) -> Sequence[tuple[int, tuple[int, Mistake]]]:
    """Return a story's mistakes with the plies of the first of these stops that show what they led to."""
    if story is None:
        return ()
    ends = ((story.chapters[number].end_ply, (number, mistake)) for number, mistake in story.told_mistakes())
    return [(shown_at(stops, ply), item) for ply, item in ends]


def shown_at(stops: Sequence[Stop], ply: int) -> int:
    """Return the ply of the first of these stops that shows what a row led to."""
    return next((stop.ply for stop in stops if stop.ply >= ply), stops[-1].ply)


def stops_of(timeline: Timeline, pace: int) -> Sequence[Stop]:
    """Return where a replay of this pace stops: at every step, or at the deal, turns, and what is marked."""
    plies = {0, *timeline.marks, *(stop.ply for stop in timeline.turns)}
    return [stop for stop in timeline.stops if pace == STEPS or stop.ply in plies]


def usual_pace(timeline: Timeline) -> int:
    return STEPS if len(timeline.turns) < FEW_TURNS else TURNS


async def page_at(
    snapshot: TableSnapshot,
    recording: Recording,
    seat: Seat | None,
    place: Callable[[Timeline], Place],
    story: Story | None = None,
    marks: Callable[[Timeline], Collection[int]] = lambda timeline: (),
) -> ReplayPage:
    """Return the page of a place, or of the nearest that this seat may see; replays in a thread."""

    def replay() -> ReplayPage:
        timeline, eyes = recording.timeline(), permitted_eyes(snapshot, seat)
        wanted, plies = place(timeline), [*marks(timeline)]
        if snapshot.game.winners is None:  # the turn seen may have gone on, and the page stays
            plies.append(max(stop.ply for stop in timeline.stops if stop.since <= wanted.ply))
        timeline = replace(timeline, marks=plies)
        stops = stops_of(timeline, wanted.pace)
        number = max((n for n, stop in enumerate(stops) if stop.since <= wanted.ply), default=0)
        then = replace(snapshot, game=_game_at(recording, stops[number], snapshot))
        look = wanted.eyes if wanted.eyes in eyes else eyes[0]
        here = Place(stops[number].ply, look, wanted.pace)
        page = ReplayPage(then, timeline, here, eyes, number, snapshot.game.winners is not None, story)
        events = recording.events() if story is not None else {}
        last = replace(snapshot, game=_game_at(recording, stops[max(number - 1, 0)], snapshot))
        chapters = (story.chapters[number] for number, _ in page.mistakes) if story is not None else ()
        questions = [recording.at(chapter.ply, keep=True) for chapter in chapters]
        return replace(page, questions=questions, log_events=events, before=last)

    return await asyncio.to_thread(replay)


def _game_at(recording: Recording, stop: Stop, snapshot: TableSnapshot) -> AnyGame:
    """Return the game at a stop; once it is over, with all that lies on the table open."""
    game = recording.at(stop.ply + stop.is_before_chance)
    if stop.is_before_chance:
        game.rules.take_back_chance(game.state)
    if snapshot.game.winners is not None:
        game.rules.lay_open(game.state)
    return game


async def question_page(
    snapshot: TableSnapshot, recording: Recording, seat: Seat, ply: int
) -> tuple[ReplayPage, AnyGame]:
    """Return a finished game as a seat saw it at a question, without what was shown later.

    The game is at the question, too; both are made in a thread.
    """

    def replay() -> tuple[ReplayPage, AnyGame]:
        timeline, game = recording.timeline(), recording.at(ply, keep=True)
        number = nearest(timeline.stops, ply)
        place = Place(timeline.stops[number].ply, seat, STEPS)
        then = replace(snapshot, game=game)
        return ReplayPage(then, timeline, place, [seat], number, is_over=False), game

    return await asyncio.to_thread(replay)


def ply_of_turn(timeline: Timeline, turn: int) -> int:
    """Return where the game's turn of this number ends, else the start or, after the last, the end.

    A tournament before the first turn counts rounds of its own, so the last of equal numbers is meant.
    """
    *turns, end = timeline.turns
    other = end if turn >= end.turn else timeline.stops[0]
    return next((stop for stop in reversed(turns) if stop.turn == turn), other).ply
