"""The story of a finished game: each seat's chance from decision to decision, and the cost of mistakes.

docs/players/luck.md defines every number. Chances are kept in thousandths.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Annotated, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engine.core.decisions import Seat
from engine.search.rollouts import Line

FORM = 8  # format of a saved story; one of another format is computed again
WHOLE = 1000  # thousandths
MAX_TOLD = 3  # mistakes
MAX_CURVES = 3  # seats whose games are all told; of more, the winner's alone
MIN_SWING = 100  # thousandths, 10 points: the least real cost of a mistake that is told
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
        """Whether a replay tells it: it really cost much, and its seat could know half of that."""
        return MIN_SWING <= self.real_gain <= 2 * self.loss

    @property
    def cost(self) -> int:
        """The loss to report: the real one if a replay shows the mistake, else the expected one."""
        return self.real_gain if self.is_told else self.loss

    @property
    def worth(self) -> tuple[int, int]:
        """The chances of the best and of the played line, as reports show them."""
        best = max(self.chance, self.cost)
        return best, best - self.cost


class Chapter(BaseModel):
    """From one public question to the next."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ply: int  # of the row that opened the decision, and of the row that opened the next
    end_ply: int
    turn: int
    chances: Thousandths  # before it
    mistakes: tuple[Mistake, ...] = ()


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
        """The chances with the ply of each question, and at the end; even before anybody has chosen."""
        first, *later = self.chapters
        points = [
            (first.ply, (WHOLE // self.seats,) * self.seats),
            *((chapter.ply, chapter.chances) for chapter in later),
        ]
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

    def without(self, seats: Collection[Seat]) -> Story:
        """Return the story without the mistakes of these seats, which then count as luck."""
        chapters = (
            chapter.model_copy(
                update={"mistakes": tuple(item for item in chapter.mistakes if item.seat not in seats)}
            )
            for chapter in self.chapters
        )
        return self.model_copy(update={"chapters": tuple(chapters)})

    def mistakes_of(self, seat: Seat) -> Sequence[tuple[int, Mistake]]:
        """Return a seat's mistakes with the numbers of their chapters, the costliest first."""
        own = [
            (number, mistake)
            for number, chapter in enumerate(self.chapters)
            for mistake in chapter.mistakes
            if mistake.seat == seat
        ]
        return sorted(own, key=lambda item: (-item[1].cost, item[0]))

    def told_mistakes(self) -> Sequence[tuple[int, Mistake]]:
        """Return the costliest that a replay tells with the numbers of their chapters, in order.

        None after which the chance rose: nobody believes that a shot which won had given the game away.
        """
        points = [chances for _, chances in self.curve[1:]]
        known = [
            (number, mistake)
            for number, (chapter, after) in enumerate(zip(self.chapters, points, strict=True))
            for mistake in chapter.mistakes
            if mistake.is_told and after[mistake.seat] <= chapter.chances[mistake.seat]
        ]
        return sorted(sorted(known, key=lambda item: -item[1].cost)[:MAX_TOLD], key=lambda item: item[0])

    def pack(self) -> bytes:
        return zlib.compress(self.model_dump_json(exclude_defaults=True).encode(), 9)


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
