"""The story of a finished game: each seat's chance from decision to decision, and the cost of mistakes.

docs/luck.md defines every number. Chances are kept in thousandths.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from math import hypot
from typing import Annotated, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engine.core.decisions import Seat
from engine.search.rollouts import Line

FORM = 5  # format of a saved story; one of another format is computed again
WHOLE = 1000  # thousandths
CHANCE = "chance"  # the step of draws or dice that follow a guess
MAX_TURNING_POINTS = 3
MAX_CURVES = 3  # seats whose games are all told; of more, the winner's alone
MIN_SWING = 100  # thousandths: 10 points
LEAST_SWING = 50  # of the one turning point of a game without greater ones
MIN_ERRORS = 3  # standard errors that a swing must have
MAX_SIZE = 12_000  # bytes of a saved story
MAX_TEXT = 1_000_000  # bytes once unpacked

N = TypeVar("N", int, float)
Thousandths: TypeAlias = tuple[int, ...]  # by seat


class Mistake(BaseModel):
    """A decision that cost something, as its seat could know."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Seat
    loss: int  # thousandths
    error: int  # its standard error
    best: Line
    played: Line
    chance: int  # of the best line
    better: int  # thousandths of the worlds in which it did better
    real_gain: int = 0  # what it would have gained with the table as it was; 0 also if not computed
    gains: dict[str, float]

    @property
    def is_told(self) -> bool:
        """Whether it can be a turning point: it really cost much, and its seat could know half of that."""
        return MIN_SWING <= self.real_gain <= 2 * self.loss

    @property
    def cost(self) -> int:
        """What all that tell it say that it cost: as a turning point, what it really did."""
        return self.real_gain if self.is_told else self.loss


class Chapter(BaseModel):
    """From one public question to the next."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ply: int  # of the row that opened the decision, and of the row that opened the next
    end_ply: int
    turn: int
    chances: Thousandths  # before it
    error: int  # the largest standard error of these
    mistakes: tuple[Mistake, ...] = ()
    is_random: bool = False  # cards were drawn or dice rolled
    usual: Thousandths = ()  # after a great step: the chances if its seats replied as quick players do
    choosers: tuple[Seat, ...] = ()  # these seats
    as_before: Thousandths = ()  # after a great step to a new turn: valued when those before it are
    guessers: tuple[Seat, ...] = ()  # seats that had to guess about hidden cards here
    step: str = ""  # in a game that is told step by step: what was asked, or `CHANCE`

    def worth(self, mistake: Mistake) -> tuple[int, int]:
        """Return the chances of the best line and of the played one, as all that tell a mistake say them."""
        if not mistake.is_told:
            return mistake.chance, max(0, mistake.chance - mistake.loss)
        now = self.chances[mistake.seat]
        return min(WHOLE, now + mistake.real_gain), now


class TurningPoint(BaseModel):
    """A mistake, or one of the greatest steps of a game: a guess, a choice that made most of it, or luck."""

    model_config = ConfigDict(frozen=True)

    chapter: int  # its number
    ply: int  # where its consequences are seen
    seat: Seat  # whose chance it changed
    before: int  # without what is told here
    after: int
    mistake: Mistake | None = None
    choosers: tuple[Seat, ...] = ()  # the seats whose choice or guess it was
    is_guess: bool = False

    @property
    def is_luck(self) -> bool:
        """Whether nobody made it by what they chose; where choices are not judged, it may be no luck."""
        return self.mistake is None and not self.choosers


class Parts(BaseModel):
    """The parts whose sum is a seat's result, in thousandths."""

    model_config = ConfigDict(frozen=True)

    even: float
    deal: float
    luck: float
    own: float
    others: float
    result: float


class Story(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    form: Annotated[int, Field(ge=FORM, le=FORM)] = FORM
    seed: str
    worlds: int  # of each question at least
    chapters: Annotated[tuple[Chapter, ...], Field(min_length=1)]
    end: Thousandths  # the result, or the last chances of a game that was closed from outside
    is_closed: bool = False  # ended from outside: resigned, claimed or agreed

    @property
    def seats(self) -> int:
        return len(self.end)

    @property
    def lead(self) -> Seat:
        """The seat whose game is told: the winner, or who had the best chance."""
        return max(range(self.seats), key=self.end.__getitem__)

    @property
    def tells_all(self) -> bool:
        """Whether every seat has its curve: one of two is the mirror image of the other."""
        return 2 < self.seats <= MAX_CURVES

    @property
    def curve(self) -> Sequence[tuple[int, Thousandths]]:
        """The chances with the ply of each question, and at the end."""
        points = [(chapter.ply, chapter.chances) for chapter in self.chapters]
        return [*points, (self.chapters[-1].end_ply, self.end)]

    def chances_at(self, ply: int) -> Thousandths:
        """Return the chances of the last question up to a ply."""
        return next((chances for at, chances in reversed(self.curve) if at <= ply), self.curve[0][1])

    def progress(self, ply: int) -> int:
        """Return how far a ply is on the way to the end, in thousandths, where all chapters are equally long.

        Plies are not, because what was taken back has some, too.
        """
        starts = [at for at, _ in self.curve]
        n = min(max(bisect_right(starts, ply) - 1, 0), len(starts) - 2)
        part = (ply - starts[n]) / max(starts[n + 1] - starts[n], 1)
        return round(WHOLE * (n + min(max(part, 0), 1)) / (len(starts) - 1))

    def curve_ply(self, point: TurningPoint) -> int:
        """Return where the curve has a turning point's chance after it.

        That of a choice is there as soon as it is asked, because chances count on what was really chosen, and
        that of the end may be there before everybody sees it.
        """
        if point.ply == self.chapters[-1].end_ply:
            known = (at for at, _ in self.curve if at > self.chapters[point.chapter].ply)
            return next((at for at in known if self.chances_at(at)[point.seat] == point.after), point.ply)
        is_choice = bool(point.choosers) and not point.is_guess
        return self.chapters[point.chapter].ply if is_choice else point.ply

    def chances_around(self, point: TurningPoint) -> tuple[Thousandths, Thousandths]:
        """Return all chances before and after a turning point, as it is told.

        The seats that it is not told of share the rest as they do on the curve.
        """
        before, after = self.chapters[point.chapter].chances, self.chances_at(point.ply)
        return _with(before, point.seat, point.before), _with(after, point.seat, point.after)

    def without(self, seats: Collection[Seat]) -> Story:
        """Return the story without the mistakes of these seats, which then count as luck."""
        chapters = (
            chapter.model_copy(
                update={"mistakes": tuple(item for item in chapter.mistakes if item.seat not in seats)}
            )
            for chapter in self.chapters
        )
        return self.model_copy(update={"chapters": tuple(chapters)})

    def parts(self, seat: Seat) -> Parts:
        """Return the parts of a seat's result; luck is the rest of the curve's steps."""
        mistakes = [mistake for chapter in self.chapters for mistake in chapter.mistakes]
        own = sum(mistake.cost for mistake in mistakes if mistake.seat == seat)
        others = sum(mistake.cost for mistake in mistakes if mistake.seat != seat) / (self.seats - 1)
        even, first = WHOLE / self.seats, self.chapters[0].chances[seat]
        luck = self.end[seat] - first + own - others
        return Parts(even=even, deal=first - even, luck=luck, own=own, others=others, result=self.end[seat])

    def mistakes_of(self, seat: Seat) -> Sequence[tuple[int, Mistake]]:
        """Return a seat's mistakes with the numbers of their chapters, the costliest first."""
        own = [
            (number, mistake)
            for number, chapter in enumerate(self.chapters)
            for mistake in chapter.mistakes
            if mistake.seat == seat
        ]
        return sorted(own, key=lambda item: (-item[1].cost, item[0]))

    def turning_points(self) -> list[TurningPoint]:
        """Return at most three, in order, at most one per turn; of a single turn what made its end.

        Of a game that nothing turned much, return the greatest step. A game that is told step by step has
        one for each.
        """
        points: dict[int, TurningPoint] = {}
        for point in self.candidates() or self.candidates(LEAST_SWING)[:1]:
            if len(points) < MAX_TURNING_POINTS:
                points.setdefault(self._place_of(point), point)
        is_one = len({chapter.turn for chapter in self.chapters}) == 1
        if (
            is_one
            and not self.is_stepped
            and not any(point.mistake for point in points.values())
            and (end := self._end_made())
        ):
            return [end]
        return sorted(points.values(), key=lambda point: point.chapter)

    @property
    def is_stepped(self) -> bool:
        return any(chapter.step for chapter in self.chapters)

    def _place_of(self, point: TurningPoint) -> int:
        """Return a number that a turning point has in common with those that are not told beside it."""
        chapter = self.chapters[point.chapter]
        return chapter.end_ply if self.is_stepped else chapter.turn

    def _end_made(self) -> TurningPoint | None:
        """Return the last great step with the small ones after it; all see at the end what made it."""
        numbers = range(len(self.chapters) - 1, -1, -1)
        if (number := next((n for n in numbers if self._is_certain(n)), None)) is None:
            return None
        seat = self._seat_of(self._steps(number))
        whole = self._at(number, seat, self.chapters[number].chances[seat], self.end[seat])
        if abs(whole.after - whole.before) < MIN_SWING:
            return None
        return whole.model_copy(update={"ply": self.chapters[-1].end_ply})

    def candidates(self, least: int = MIN_SWING) -> list[TurningPoint]:
        """Return all mistakes and steps that are large and certain enough, the largest first."""
        points = [
            self._at(number, item.seat, *chapter.worth(item), mistake=item)
            for number, chapter in enumerate(self.chapters)
            for item in chapter.mistakes
            if item.is_told
        ]
        points += [point for number in range(len(self.chapters)) for point in self._step(number, least)]
        return sorted(points, key=lambda point: (-abs(point.after - point.before), point.chapter))

    def _after(self, number: int) -> Thousandths:
        return self.chapters[number + 1].chances if number + 1 < len(self.chapters) else self.end

    def _steps(self, number: int) -> Sequence[int]:
        """Return by how much the step after a question changed each seat's chance.

        A step to a new turn counts as far as it is one, too, where both questions are valued at once.
        """
        now = self.chapters[number].chances
        steps = [after - before for before, after in zip(now, self._after(number))]
        following = self.chapters[number + 1] if number + 1 < len(self.chapters) else None
        if following is None or not following.as_before:
            return steps
        return [
            smaller_step(step, after - before) for step, before, after in zip(steps, now, following.as_before)
        ]

    def _seat_of(self, steps: Sequence[int]) -> Seat:
        """Return the seat of which a step is told: the only one with a curve, or whom it changed most.

        A game that is told step by step says how its winner came to win.
        """
        if self.seats > MAX_CURVES or self.is_stepped:
            return self.lead
        return max(range(self.seats), key=lambda seat: (abs(steps[seat]), steps[seat]))

    def _step(self, number: int, least: int) -> Iterator[TurningPoint]:
        """Yield the step after a question as a turning point, if it is certain and can be explained."""
        chapter, steps = self.chapters[number], self._steps(number)
        seat = self._seat_of(steps)
        after = self._after(number)[seat]
        before = after - steps[seat]
        if not self._is_certain(number, least):
            return
        if chapter.step:
            yield self._at(number, seat, before, after)
        elif chapter.guessers and not self._is_mixed(number):
            yield self._at(number, seat, before, after, choosers=chapter.guessers, is_guess=True)
        elif self._is_of_mistake(number, steps):
            return
        elif choosers := self._choosers(number, seat):
            if any(steps[chooser] > 0 for chooser in choosers):  # else nothing says what was better
                yield self._at(number + 1, seat, before, after, choosers=choosers)
        elif chapter.is_random:
            yield self._at(number, seat, before, after)

    def _at(
        self,
        number: int,
        seat: Seat,
        before: int,
        after: int,
        *,
        mistake: Mistake | None = None,
        choosers: tuple[Seat, ...] = (),
        is_guess: bool = False,
    ) -> TurningPoint:
        return TurningPoint(
            chapter=number,
            ply=self.chapters[number].end_ply,
            seat=seat,
            before=before,
            after=after,
            mistake=mistake,
            choosers=choosers,
            is_guess=is_guess,
        )

    def _is_mixed(self, number: int) -> bool:
        """Return whether, among many, the cards of a new turn may have made the step after a guess."""
        turns = {chapter.turn for chapter in self.chapters[number : number + 2]}
        return self.seats > 2 and self.chapters[number].is_random and len(turns) > 1

    def _is_of_mistake(self, number: int, steps: Sequence[int]) -> bool:
        """Return whether a mistake that is told made half of a step: chances count on what is really done.

        It may come later in the turn of the next question, by a seat that is asked there.
        """
        later = self.chapters[number + 1 :]
        here = [chapter for chapter in later if chapter.turn == later[0].turn]
        mistakes = [item for chapter in here for item in chapter.mistakes if item.seat in later[0].choosers]
        return any(item.is_told and 2 * item.real_gain >= -steps[item.seat] > 0 for item in mistakes)

    def _choosers(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats whose next choice made more than half of a step, and luck the smaller part.

        The chances at a question count on what its seats really chose.
        """
        if number + 1 == len(self.chapters) or not (chapter := self.chapters[number + 1]).usual:
            return ()
        choice, step = chapter.chances[seat] - chapter.usual[seat], self._steps(number)[seat]
        return chapter.choosers if 2 * abs(choice) > abs(step) and choice * step > 0 else ()

    def _is_certain(self, number: int, least: int = MIN_SWING) -> bool:
        errors = [chapter.error for chapter in self.chapters[number : number + 2]]
        steps = self._steps(number)
        return abs(steps[self._seat_of(steps)]) >= max(least, MIN_ERRORS * hypot(*errors))

    def pack(self) -> bytes:
        return zlib.compress(self.model_dump_json(exclude_defaults=True).encode(), 9)


def _with(chances: Thousandths, seat: Seat, chance: int) -> Thousandths:
    """Give a seat this chance; the others share the rest as they did, or alike if they had none."""
    rest, others = WHOLE - chances[seat], len(chances) - 1
    parts = [value / rest if rest else 1 / others for value in chances]
    return tuple(
        chance if other == seat else round(part * (WHOLE - chance)) for other, part in enumerate(parts)
    )


def smaller_step(one: N, other: N) -> N:
    """Return the smaller of two steps in the same direction; 0 of steps in different ones."""
    return min(one, other, key=abs) if one * other > 0 else type(one)(0)


def unpack(data: bytes) -> Story:
    """Return a saved story; raises `ValueError` if it is damaged or of another format."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, MAX_TEXT)
    except zlib.error as error:
        raise ValueError("damaged") from error
    return Story.model_validate_json(text)
