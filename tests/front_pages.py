"""Gazettes of whole games with invented stories, because reckoning takes seconds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from recorded import Played, played

from bot.features.gazette.front_page import Gazette, make_gazette
from bot.features.replay.web_page import source_of
from engine.core.positions import positions
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.search.segments import Course, course_of
from engine.search.story import Chapter, Mistake, Story

MODES = {
    "outlaws-duel": 2, "outlaws-shootout": 5, "outlaws-gangs": 4, "bang": 2, "ragnguns": 2, "revolver": 2,
    "gnadenlos": 4,
}  # fmt: skip
NAMES = ("Alice", "Bob", "Éloïse", "Chayton", "Ol’ Pete")
DAY = "26 Nov 2026"


@cache
def evening(mode: str, number: int = 1) -> tuple[Played, Course]:
    game = played(mode, number, most=4000, seats=MODES[mode])
    return game, course_of(game.recording, MODES[mode])


@cache
def turns(mode: str, number: int) -> list[list[Event]]:
    """Return the events of a game by turn."""
    recording = evening(mode, number)[0].recording
    rows = [position for position, _ in positions(recording.fresh(), recording.log, strict=False)]
    return [
        [event for position in turn for event in position.events]
        for _, turn in groupby(rows, key=lambda position: position.turn)
    ]


def invented(mode: str, number: int, *, mistakes: bool = False) -> Story:
    """Return a story whose chances wander; with `mistakes`, great steps are mistakes where they can be."""
    (game, course), rng = evening(mode), Rng(seed_from("story", mode, number))
    seats, winners = MODES[mode], game.game.winners or ()
    chances, chapters = [1000 // seats] * seats, list[Chapter]()
    for segment in course.segments:
        giver, taker = rng.pick(range(seats)), rng.pick(range(seats))
        step = min(chances[giver], rng.pick((20, 50, 120, 300)))
        is_wrong = mistakes and giver in segment.lines and giver != taker and step >= 120
        chapters.append(
            Chapter(
                ply=segment.ply, end_ply=segment.end_ply, turn=segment.turn, chances=tuple(chances), error=10,
                mistakes=(_mistake(giver, step, segment.lines[giver]),) if is_wrong else (),
                is_random=not is_wrong,
            )
        )  # fmt: skip
        chances[giver] -= step
        chances[taker] += step
    end = [1000 // len(winners) if seat in winners else 0 for seat in range(seats)]
    return Story(seed="s", worlds=9, chapters=tuple(chapters), end=tuple(end))


def _mistake(seat: int, loss: int, line: Sequence[tuple[str, tuple[str, ...]]]) -> Mistake:
    return Mistake(
        seat=seat, loss=loss, error=20, best=tuple(line), played=tuple(line), chance=700, better=800,
        real_gain=loss, gains={},
    )  # fmt: skip


def gazette(
    mode: str, number: int, language: str = "en", story: Story | None = None, rows: int | None = None
) -> Gazette:
    """Make a page of a story, by default an invented one, and this many rows of its game."""
    game, _ = evening(mode)
    source = source_of(
        *(mode, game.game.rules.version, game.rests[0], game.log[:rows]),
        NAMES[: MODES[mode]],
        [None] * MODES[mode],
        *(language, number),
        story=invented(mode, number) if story is None else story,
    )
    return make_gazette(source, number, DAY)
