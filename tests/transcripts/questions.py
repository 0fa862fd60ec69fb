"""The questions of the transcripts' games, for tests of what is done at each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.conformance.transcripts import Recorder, read
from engine.core.decisions import Decision
from engine.core.game import Action, AnyGame

FOLDER = Path(__file__).parent


class Unwritten(Recorder):
    """Plays a transcript's steps and writes nothing down, which takes most of the time."""

    def _write(self, rows: Iterable[Action]) -> None:
        pass


def questions(name: str) -> Iterator[tuple[AnyGame, Decision]]:
    """Every question of the transcripts of a mode, each with the game as it was then."""
    for path in sorted(FOLDER.glob(f"{name}-*.txt")):
        head, steps = read(path.read_text("utf-8"))
        recorder = Unwritten(head)
        for step in steps:
            for decision in recorder.game.waiting:
                yield recorder.game, decision
            recorder.take(step)
