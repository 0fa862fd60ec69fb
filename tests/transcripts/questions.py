"""The decisions of the transcripts and of similar games, for tests of each decision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from shared import shared
from transcripts.make import HERE, names, play

from engine.conformance.transcripts import Recorder, TranscriptHead, TranscriptStep
from engine.core.decisions import Decision
from engine.core.game import AnyGame

ATTEMPTS, MORE = 5, 12  # games of each manner; more of the short games
RARE = {"revolver-2": (257,)}  # and one in which a player chooses whose tokens to sap
Played: TypeAlias = list[tuple[TranscriptHead, list[TranscriptStep]]]


def questions(mode: str) -> Iterator[tuple[AnyGame, Decision]]:
    """Yield every decision of some games of a mode, each with the game as it was then."""
    for head, steps in played(mode):
        recorder = Recorder(head)
        for step in steps:
            for decision in recorder.game.open_decisions:
                yield recorder.game, decision
            recorder.play(step)


@cache
def played(mode: str) -> Played:
    """Return the games, which take ten times as long to play as to replay."""
    games: Played = shared(f"played-{mode}", lambda: _played(mode))
    return games


def written(name: str) -> int:
    """Return the attempt that the transcript of this name holds."""
    first = (HERE / f"{name}.txt").read_text("utf-8").partition("\n")[0]
    return int(first.removeprefix("attempt: "))


def _played(mode: str) -> Played:
    manners = (name for name in names() if name.rpartition("-")[0] == mode)
    attempts = (
        (name, {*range(MORE if mode.startswith("outlaws") else ATTEMPTS), *RARE.get(name, ()), written(name)})
        for name in manners
    )
    games = [play(name, attempt) for name, numbers in attempts for attempt in sorted(numbers)]
    return [(game.head, game.steps) for game in games]
