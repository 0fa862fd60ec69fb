"""`wanted restore`: a copy is tested and replaces the database in a new epoch, or nothing changes."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from next_migrations import next_migrations
from tables_world import GUEST, HOST, World
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.instance_lock import data_held
from bot.app.settings import Settings
from bot.cli.doctor import backup, checked
from engine.core.records.stats import Check
from engine.games import GAMES
from engine.store import database_file
from engine.store.store import Store


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WANTED_DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    return Settings(data_dir=tmp_path / "data")


async def played(settings: Settings, copy: Path) -> int:
    """A table with a move made after the copy."""
    world = World(settings.database, GAMES)
    await world.open()
    table = await world.deal(game="outlaws-duel")
    await world.store.backup(copy)
    decision = (await world.game(table)).open_decisions[0]
    await world.press(table, (HOST, GUEST)[decision.seat], decision.options[0])
    await world.store.close()
    return table


async def ply(path: Path, table_id: int) -> int:
    world = World(path, GAMES)
    await world.open()
    result = (await world.game(table_id)).ply
    await world.store.close()
    return result


async def begins_an_epoch(settings: Settings) -> bool:
    store = await Store.open(settings.database, lambda: 1_800_000_000)
    new = await store.epochs.begin("a run")
    await store.close()
    return new


async def restored(file: Path) -> tuple[int, str]:
    run = await asyncio.to_thread(CliRunner().invoke, app, ["restore", str(file)])
    return run.exit_code, run.output


async def test_a_copy_takes_the_place_of_the_database_which_is_kept(settings: Settings) -> None:
    copy = settings.data_dir / "copy.sqlite3"
    table = await played(settings, copy)
    before = await ply(settings.database, table)

    code, answer = await restored(copy)

    [old_database] = settings.data_dir.glob("*.replaced-*[0-9]")
    assert code == 0, answer
    assert "games replayed from their deals: 1," in answer
    assert old_database.name in answer
    assert (await ply(old_database, table), await ply(settings.database, table)) == (before, before - 1)
    assert await begins_an_epoch(settings)
    assert not [*settings.data_dir.glob("*.restored*")]


async def test_after_it_the_doctor_judges_nothing_by_what_the_copy_says(settings: Settings) -> None:
    copy = settings.data_dir / "copy.sqlite3"
    await played(settings, copy)
    store = Store(copy, lambda: 0)
    await store.stats.save_check(Check(1, 5, (), (3,), True))
    await store.close()
    assert (await restored(copy))[0] == 0

    assert (
        await backup(settings)
    ).text == "the database is a restored copy; the bot has not started with it yet"
    assert await checked(settings) is None


async def test_a_copy_replaces_a_database_whose_very_schema_is_damaged(settings: Settings) -> None:
    copy = settings.data_dir / "copy.sqlite3"
    await played(settings, copy)
    content = settings.database.read_bytes()
    settings.database.write_bytes(content.replace(b"TABLE board_messages", b"TABLE boar\xf2_messages"))

    code, answer = await restored(copy)

    assert code == 0, answer
    assert await begins_an_epoch(settings)


async def test_of_an_older_copy_that_was_migrated_nothing_is_left(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite3"
    await played(settings, copy)
    monkeypatch.setattr(database_file, "MIGRATIONS", next_migrations(tmp_path))

    code, answer = await restored(copy)

    assert code == 0, answer
    assert not [*settings.data_dir.glob("*.restored*")]


async def test_what_was_kept_is_never_overwritten_by_the_next_that_is(settings: Settings) -> None:
    copy = settings.data_dir / "copy.sqlite3"
    await played(settings, copy)
    for _ in range(3):
        code, answer = await restored(copy)
        assert code == 0, answer

    assert len([*settings.data_dir.glob("*.replaced-*[0-9]")]) == 3


async def test_it_is_put_back_where_there_is_no_database(settings: Settings, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    table = await played(settings, copy)
    for file in settings.data_dir.glob("wanted.sqlite3*"):
        file.unlink()

    code, answer = await restored(copy)

    assert (code, "kept" in answer) == (0, False)
    assert await ply(settings.database, table) == 0


def damaged(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:5000])


def no_database(copy: Path) -> None:
    copy.write_text("howdy")


def newer(copy: Path) -> None:
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (damaged, "damaged"),
        (no_database, "not a database"),
        (newer, "newer version"),
        (Path.unlink, "no such file"),
    ],
)
async def test_a_copy_that_is_no_good_changes_nothing(
    settings: Settings, spoil: Callable[[Path], None], why: str
) -> None:
    copy = settings.data_dir / "copy.sqlite3"
    table = await played(settings, copy)
    before = await ply(settings.database, table)
    spoil(copy)

    code, answer = await restored(copy)

    assert code == 1
    assert why in answer
    assert "Nothing was changed." in answer
    assert str(copy) in answer
    assert ".restored" not in answer
    assert await ply(settings.database, table) == before
    assert not [*settings.data_dir.glob("*.restored*"), *settings.data_dir.glob("*.replaced*")]


async def test_while_the_bot_runs_nothing_is_put_back(settings: Settings) -> None:
    copy = settings.data_dir / "copy.sqlite3"
    await played(settings, copy)
    with data_held(settings.data_dir):
        code, answer = await restored(copy)

    assert code == 1
    assert "in use" in answer
