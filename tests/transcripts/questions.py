"""The decisions of games like those of the transcripts, for tests of what is done at each."""

from __future__ import annotations

from collections.abc import Iterator

from transcripts.make import names, play

from engine.conformance.transcripts import Recorder
from engine.core.decisions import Decision
from engine.core.game import AnyGame

ATTEMPTS = 12  # games of each manner


def questions(mode: str) -> Iterator[tuple[AnyGame, Decision]]:
    """Yield every decision of some games of a mode, each with the game as it was then."""
    for name in (name for name in names() if name.rpartition("-")[0] == mode):
        for attempt in range(ATTEMPTS):
            played = play(name, attempt)
            recorder = Recorder(played.head)
            for step in played.steps:
                for decision in recorder.game.open_decisions:
                    yield recorder.game, decision
                recorder.play(step)
