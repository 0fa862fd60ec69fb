"""What WANTED says beside its pictures."""

from __future__ import annotations

from dataclasses import replace

from picturing import stages

from bot.games import PRESENTERS
from bot.i18n.texts import Speech, words

FACE = PRESENTERS["outlaws"]
SAY = Speech(words("en"), "outlaws", [f"player {n}" for n in range(5)])


def test_of_many_seats_the_end_names_the_richest_and_then_what_all_were_paid() -> None:
    *_, game = stages("outlaws-shootout", 5)
    view = game.view(None)

    first, rest = FACE.ending(view, SAY)

    richest = max(view.seats, key=lambda seat: seat.reward)
    assert first.value.splitlines()[0].endswith(f"**${richest.reward:,}**")
    assert [len(field.value.splitlines()) for field in (first, rest)] == [3, 5]


def test_a_fight_of_gangs_that_is_tied_has_no_number() -> None:
    view = next(stages("outlaws-gangs", 3)).view(None)

    assert FACE.headline(replace(view, replay=1, round=2), SAY) == "Tied! Playing again"
