"""Whole games go as they went: the transcripts in tests/transcripts, and what they show together.

A change of the rules shows here as a place to read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from shared import shared
from toys import Saloons
from transcripts import make
from transcripts.coverage import OUT_OF_REACH, Look, look, needs

from engine.conformance.transcripts import Head, Recorder, Step, difference, read, replayed
from engine.core.decisions import Illegal
from engine.games import GAMES

MOST_BYTES = 8_500_000  # those of earlier versions stay
SALOON = Head("saloon", "standard", 3, "5a" * 32)
TOYS = {"saloon": Saloons()}


@cache
def looked_at(path: Path) -> Look:
    """What a transcript shows: each is played again once, whichever process of a run needs it first."""
    seen: Look = shared(f"transcript-{path.stem}", lambda: look(path.read_text("utf-8")))
    return seen


@cache
def saloon() -> Recorder:
    """A game by defaults, with an undo that the others agree to and a remark."""
    recorder = Recorder(SALOON, TOYS)
    for number in range(1000):
        if recorder.game.winners is not None:
            break
        decision = recorder.game.waiting[0]
        recorder.take(Step(decision.seat, decision.default))
        if number == 4:
            recorder.take(Step(decision.seat, ("!undo", "1", "agreed")))
            recorder.take(Step(2, ("!late",)))
    return recorder


# the games that are kept


@pytest.mark.parametrize("path", make.files(), ids=lambda path: path.stem)
def test_a_game_goes_as_it_went(path: Path) -> None:
    assert difference(path.read_text("utf-8"), looked_at(path).text) == ""


def test_together_the_transcripts_show_every_card_effect_event_and_question() -> None:
    shown = frozenset[str]().union(*(looked_at(path).met for path in make.files()))

    assert "\n".join(sorted(needs() - shown)) == ""


def test_what_is_said_to_be_out_of_reach_is_in_no_transcript() -> None:
    words = {tuple(need.split()) for need in OUT_OF_REACH}
    lines = {
        (GAMES[path.stem.rpartition("-")[0]].family, sort, line.split()[number].rstrip(":"))
        for path in make.files()
        for line in path.read_text("utf-8").splitlines()
        for sign, sort, number in (("* ", "event", 1), ("? ", "question", 2))
        if line.startswith(sign)
    }

    assert len(lines) > 100
    assert words & lines == set()


def test_each_transcript_is_named_for_its_mode_and_stays_small() -> None:
    texts = {path: path.read_text("utf-8") for path in make.files()}

    assert {path.stem.rpartition("-")[0] for path in texts} == GAMES.keys()
    assert [path.name for path in texts if read(texts[path])[0].game != path.stem.rpartition("-")[0]] == []
    assert [path.name for path in texts if "\nend: winners " not in texts[path]] == []
    assert sum(len(text) for text in texts.values()) < MOST_BYTES


# reading and writing


def test_a_transcript_is_played_again_from_its_own_answers_to_the_last_line() -> None:
    text = saloon().text

    assert read(text) == (SALOON, saloon().steps)
    assert replayed(text, TOYS) == text
    assert "\n~ 6 " in text
    assert text.startswith("game: saloon\nversion: 1\nset: 1\n")


def test_the_first_difference_is_shown_with_its_neighbours_alone() -> None:
    was = saloon().text
    now = was.replace("variant: standard", "variant: other", 1)

    shown = difference(was, now)

    assert "first in line 4" in shown
    assert "-variant: standard" in shown
    assert "+variant: other" in shown
    assert len(shown.splitlines()) < 40
    assert difference(was, was) == ""


def test_an_answer_that_is_no_longer_legal_ends_the_replay_and_says_why() -> None:
    first, *_ = saloon().steps
    text = saloon().text.replace(f"> 1 {first.seat} {first.reply[0]}\n", f"> 1 {first.seat} no-such-card\n")

    now = replayed(text, TOYS)

    assert f"refused: {first.seat} no-such-card for " in now
    assert now.endswith("end: not over\n")
    assert "refused" in difference(text, now)


def test_a_refused_step_leaves_no_trace() -> None:
    recorder = Recorder(SALOON, TOYS)
    before = recorder.text

    with pytest.raises(Illegal):
        recorder.take(Step(0, ("!undo", "1")))

    assert recorder.text == before
    assert recorder.steps == []


@pytest.mark.parametrize("text", ["", "game: saloon\nvariant: standard\n", "# notes\n"])
def test_what_is_no_transcript_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="does not say"):
        read(text)


# making


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    make.add("bang", "one", tmp_path)
    second = make.add("bang", "two", tmp_path)

    assert (tmp_path / "bang-1.txt").read_text("utf-8") == "one"
    assert second.name == "bang-2.txt"
