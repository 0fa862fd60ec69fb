"""`wanted upgrade --check`: what a new version will do to the database and the games."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from discord.http import Route
from next_migrations import HEAD, NEXT, next_migrations
from tables_world import World
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.app.instance_lock import data_held
from bot.app.settings import Settings
from bot.cli import restore
from engine.games import GAMES
from engine.store import database_file

pytestmark = pytest.mark.long


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a game in progress, and a program with one more migration."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WANTED_DATA_DIR", str(tmp_path / "data"))
    path = tmp_path / "data" / "wanted.sqlite3"

    async def play() -> None:
        world = World(path, GAMES)
        await world.open()
        await world.deal(game="outlaws-duel")
        await world.store.close()

    asyncio.run(play())
    monkeypatch.setattr(database_file, "MIGRATIONS", next_migrations(tmp_path))
    return path


def version_of(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        [version] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(version)


def upgrade(*words: str) -> Result:
    return CliRunner().invoke(app, ["upgrade", *words])


def test_a_check_names_steps_and_rules_and_changes_nothing(database: Path) -> None:
    before = sha256(database.read_bytes()).hexdigest()
    run = upgrade("--check")

    assert run.exit_code == 0, run.output
    assert f"{NEXT}  Count something" in run.output
    assert "by version 1 of its rules, unchanged" in run.output
    assert "games replayed from their deals" in run.output
    assert "a copy is kept next to it" in run.output
    assert sha256(database.read_bytes()).hexdigest() == before


def test_it_is_done_with_a_copy_kept_and_then_nothing_is_left_to_do(database: Path) -> None:
    done, again, check = upgrade(), upgrade(), upgrade("--check")

    assert (done.exit_code, again.exit_code, check.exit_code) == (0, 0, 0)
    [copy] = database.parent.glob("*.at-*")
    assert str(copy) in done.output
    assert "nothing to do" in again.output
    assert "nothing to migrate" in check.output


def test_games_whose_rules_are_not_known_are_a_fault(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = {name: rules for name, rules in GAMES.items() if name != "outlaws-duel"}
    monkeypatch.setattr(restore, "GAMES", few)
    run = upgrade("--check")

    assert run.exit_code == 1
    assert "of outlaws-duel by version 1 of its rules, which this program does not know" in run.output


def test_a_disk_without_room_for_the_copy_is_a_fault(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = shutil.disk_usage(database.parent)._replace(free=database.stat().st_size + 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: free)
    [*_, (sign, message)] = restore._steps(Settings(data_dir=database.parent), HEAD, NEXT)

    assert sign == "FAULT"
    assert "make room" in message


def test_beside_a_running_bot_it_is_checked_and_not_done(database: Path) -> None:
    with data_held(database.parent):
        checked, refused = upgrade("--check"), upgrade()

    assert checked.exit_code == 0
    assert refused.exit_code == 1
    assert "is in use by another process" in refused.output
    assert version_of(database) == HEAD


def test_emojis_beside_a_running_older_bot_leave_its_database_as_it_is(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api")
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    with data_held(database.parent):
        run = CliRunner().invoke(app, ["emojis", "sync"])

    assert "Discord cannot be reached" in run.output
    assert version_of(database) == HEAD


def test_without_a_database_there_is_nothing_to_check(database: Path) -> None:
    database.unlink()

    assert "the first start creates it" in upgrade("--check").output
