"""Inspect a whole database: replay each game, and repair damage."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tables_world import GUEST, HOST, THIRD, Diggers, Silent, World

from engine.core.records.errors import StoreUnavailable
from engine.games import GAMES
from engine.tables.inspection import InspectionReport, TableFinding, inspect_copy


def sql(path: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement, values)


def codes(report: InspectionReport) -> dict[int, str]:
    return {game.table_id: game.code for game in report.games}


async def test_every_open_game_is_replayed_and_those_that_are_over_if_asked(world: World) -> None:
    first, short = await world.deal(variant="endless"), await world.deal(variant="short")
    await world.play_on(first, 25)
    await world.play_on(short)
    records: list[tuple[int, int]] = []
    few = await inspect_copy(world.path, world.games, lambda: 0, lambda done, of: records.append((done, of)))
    every = await inspect_copy(world.path, world.games, lambda: 0, over=True)

    assert codes(few) == {first: "whole"}
    assert codes(every) == {first: "whole", short: "whole"}
    assert few.good
    assert records == [(1, 1)]


async def test_damage_is_repaired_in_the_copy_alone(world: World, caplog: pytest.LogCaptureFixture) -> None:
    hurt, lost, sound = [await world.deal((HOST, GUEST, THIRD), variant="endless") for _ in range(3)]
    for table in (hurt, lost, sound):
        await world.play_on(table, 12)
    sql(world.path, "UPDATE log_rows SET reply = '[]' WHERE table_id = ? AND ply = 5", hurt)
    sql(world.path, "DELETE FROM checkpoints WHERE table_id = ?", lost)
    for part in ("offers", "tables"):
        sql(world.path, f"UPDATE {part} SET secret = '' WHERE id = ?", lost)
    report = await inspect_copy(world.path, world.games, lambda: 0)

    assert codes(report) == {hurt: "repaired", lost: "closed", sound: "whole"}
    assert not report.good
    assert not await world.store.repairs.is_sound(hurt)
    assert [file.name for file in world.path.parent.iterdir() if "tried" in file.name] == []


async def test_rules_that_lead_elsewhere_are_told_and_nothing_is_taken_back(world: World) -> None:
    table = await world.deal((HOST, GUEST, THIRD), variant="endless")
    await world.play_on(table, 25)
    ply = (await world.game(table)).ply
    report = await inspect_copy(world.path, {"diggers": Silent()}, lambda: 0)
    others = await inspect_copy(world.path, {}, lambda: 0)

    assert codes(report) == {table: "otherwise"}
    assert codes(others) == {table: "newer"}
    assert (report.good, others.good) == (True, False)
    assert (await world.game(table)).ply == ply


async def test_rules_that_fail_are_told_by_where_and_not_by_what(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.deal()

    def fails(*_: Any) -> None:
        raise KeyError("5e5e")

    monkeypatch.setattr(Diggers, "load", fails)
    report = await inspect_copy(world.path, world.games, lambda: 0)

    assert codes(report) == {table: "unread"}
    assert "5e5e" not in str(report)


async def test_what_was_taken_back_is_no_fault(world: World) -> None:
    table = await world.deal((HOST, GUEST, THIRD), variant="endless")
    await world.play_on(table, 12)
    await world.undo_last(table)
    await world.play_on(table, 9)
    report = await inspect_copy(world.path, world.games, lambda: 0)

    assert codes(report) == {table: "whole"}


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
async def test_each_of_our_games_is_whole_at_any_question(world: World, name: str) -> None:
    await world.crash(*GAMES.values())
    users = (HOST, GUEST, THIRD)[: max(2, GAMES[name].seats[0])]
    table, rng = await world.deal(users, game=name), Random(name)
    for _ in range(40):
        await world.reply_at_random(table, rng)
    report = await inspect_copy(world.path, GAMES, lambda: 0, over=True)

    assert report.games == (TableFinding(table, "whole"),)


async def test_a_file_that_is_no_database_or_damaged_is_refused(world: World, tmp_path: Path) -> None:
    await world.deal()
    await world.store.close()
    spoilt, diary = tmp_path / "spoilt.db", tmp_path / "diary.db"
    shutil.copy(world.path, spoilt)
    with spoilt.open("r+b") as file:
        file.seek(spoilt.stat().st_size // 2)
        file.write(b"\xff" * 6000)
    diary.write_text("Dear diary, " * 1000)
    faults = []
    for path in (spoilt, diary):
        with pytest.raises(StoreUnavailable) as why:
            await inspect_copy(path, world.games, lambda: 0)
        faults.append(why.value.code)
    with pytest.raises(FileNotFoundError):
        await inspect_copy(tmp_path / "none.db", world.games, lambda: 0)
    await world.open()

    assert faults == ["corrupt", "not-a-database"]
