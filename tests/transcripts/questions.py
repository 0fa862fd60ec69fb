"""The decisions of the transcripts and of similar games, for tests of each decision."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from shared import shared
from transcripts.make import HERE, names, play

from engine.conformance.transcripts import Recorder, TranscriptHead, TranscriptStep
from engine.core.decisions import Decision
from engine.core.game import AnyGame

ATTEMPTS, MORE = 5, 12  # games of each manner; more of the short games
RARE = {"revolver-1": (130,)}  # and one in which a player chooses whose tokens to sap
Played: TypeAlias = tuple[TranscriptHead, list[TranscriptStep]]


def questions(mode: str) -> Iterator[tuple[AnyGame, Decision]]:
    for name in (name for name in names() if name.rpartition("-")[0] == mode):
        attempts = range(MORE if mode.startswith("outlaws") else ATTEMPTS)
        for attempt in sorted({*attempts, *RARE.get(name, ()), written(name)}):
            head, steps = played(name, attempt)
            recorder = Recorder(head)
            for step in steps:
                for decision in recorder.game.open_decisions:
                    yield recorder.game, decision
                recorder.play(step)


@cache
def played(name: str, attempt: int) -> Played:
    """Return a game, which takes ten times as long to play as to replay."""

    def play_it() -> Played:
        game = play(name, attempt)
        return game.head, game.steps

    game: Played = shared(f"played-{name}-{attempt}", play_it)
    return game


def written(name: str) -> int:
    """Return the attempt that the transcript of this name holds."""
    first = (HERE / f"{name}.txt").read_text("utf-8").partition("\n")[0]
    return int(first.removeprefix("attempt: "))
