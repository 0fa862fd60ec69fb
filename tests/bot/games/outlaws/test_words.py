"""What WANTED says beside its pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from picturing import stages
from quick_store import prepared

from bot.features.play.board import board
from bot.games import PRESENTERS
from bot.i18n.texts import Speech, words
from bot.services.user_cache import UserCache
from engine.core.records import Participant, TableLocation
from engine.store.store import Store
from engine.tables.snapshot import TableSnapshot

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


async def test_of_many_who_are_asked_a_board_says_how_many(tmp_path: Path) -> None:
    store = await Store.open(await prepared(tmp_path / "wanted.sqlite3"), lambda: 0)
    seats = tuple(Participant(n, f"player {n}") for n in range(10))
    game = next(stages("outlaws-shootout", 10))
    table = TableSnapshot(
        1, game, "outlaws-shootout", "standard", seats, TableLocation(1, 2, 3, False), "", 0
    )

    said = board(table, "", words("en"), UserCache(store, lambda: 0)).description or ""

    assert said.startswith("**10 of 10 players** – ")
    assert "player 1" not in said
    await store.close()
