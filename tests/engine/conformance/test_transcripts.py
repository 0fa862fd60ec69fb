"""Whole games match their transcripts; `make transcripts` writes them again after a change."""

from functools import cache

import pytest
from toys import Saloons
from transcripts import make
from transcripts.questions import played, written

from engine.conformance.transcripts import (
    Recorder,
    TranscriptHead,
    TranscriptStep,
    difference,
    read,
    replayed,
)
from engine.core.decisions import Refused

MAX_FILES = 25
MAX_BYTES = 700_000
SALOON = TranscriptHead("saloon", "standard", 3, "5a" * 32)
TOYS = {"saloon": Saloons()}


@cache
def saloon() -> Recorder:
    """A game played by defaults, with an undo by consent and a note."""
    recorder = Recorder(SALOON, TOYS)
    for number in range(1000):
        if recorder.game.winners is not None:
            break
        decision = recorder.game.open_decisions[0]
        recorder.play(TranscriptStep(decision.seat, decision.default))
        if number == 4:
            recorder.play(TranscriptStep(decision.seat, ("!undo", "1", "agreed")))
            recorder.play(TranscriptStep(2, ("!timed-out",)))
    return recorder


@pytest.mark.parametrize("name", make.names())
def test_a_game_is_what_make_transcripts_writes(name: str) -> None:
    _, _, game = (make.HERE / f"{name}.txt").read_text("utf-8").partition("\n")

    assert difference(game, replayed(game)) == ""
    assert read(game) == played(name, written(name))
    assert game.isascii()


def test_transcripts_are_few_and_small_and_have_no_strangers_among_them() -> None:
    paths = [*make.HERE.glob("*-*.txt")]

    assert {path.stem for path in paths} == {*make.names()}
    assert len(paths) <= MAX_FILES
    assert sum(path.stat().st_size for path in paths) <= MAX_BYTES


def test_a_transcript_is_played_again_from_its_own_replies_to_the_last_line() -> None:
    text = saloon().text

    assert read(text) == (SALOON, saloon().steps)
    assert replayed(text, TOYS) == text
    assert " ~ 6 " in text
    assert text.startswith("game: saloon\nversion: 1\nset: 1\n")


def test_the_first_difference_is_shown_with_its_neighbours_alone() -> None:
    was = saloon().text
    now = was.replace("variant: standard", "variant: other", 1)

    lines = difference(was, now)

    assert "first in line 4" in lines
    assert "-variant: standard" in lines
    assert "+variant: other" in lines
    assert len(lines.splitlines()) < 40
    assert difference(was, was) == ""


def test_a_reply_that_is_no_longer_legal_ends_the_replay_and_says_why() -> None:
    first, *_ = saloon().steps
    text = saloon().text.replace(f"\n1 {first.seat} {first.reply[0]} ", f"\n1 {first.seat} no-such-card ")

    now = replayed(text, TOYS)

    assert f"refused: {first.seat} no-such-card for " in now
    assert now.endswith("end: not over\n")
    assert "refused" in difference(text, now)


def test_a_refused_step_leaves_no_trace() -> None:
    recorder = Recorder(SALOON, TOYS)
    before = recorder.text

    with pytest.raises(Refused):
        recorder.play(TranscriptStep(0, ("!undo", "1")))

    assert recorder.text == before
    assert recorder.steps == []


@pytest.mark.parametrize("text", ["", "game: saloon\nvariant: standard\n", "# notes\n"])
def test_what_is_no_transcript_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="does not say"):
        read(text)
