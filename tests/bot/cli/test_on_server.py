"""`restore`, `upgrade`, `backup` and `doctor` on a database of a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import connect

import pytest
from next_migrations import HEAD, NEXT, next_migrations
from postgres_server import prepared_on_server, required
from pydantic import SecretStr
from quick_store import prepared
from sqlalchemy import URL, text
from tables_world import GUEST, HOST, World
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.settings import Settings
from bot.cli import doctor
from engine.core.records.offers import FIRST_EPOCH
from engine.games import GAMES
from engine.store import database_file, postgres
from engine.store.copying import PIECE
from engine.store.store import AT, Store

pytestmark = pytest.mark.long

NOW = 1_780_000_000


@pytest.fixture
async def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings of a bot with its own database; it waits only briefly for another process."""
    url = (await prepared_on_server()).set(drivername="postgresql").render_as_string(hide_password=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(postgres, "LOCK_MS", 200)
    monkeypatch.setenv("WANTED_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("WANTED_DATABASE_URL", url)
    (tmp_path / "data").mkdir()
    return Settings(data_dir=tmp_path / "data", database_url=SecretStr(url))


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[World]:
    world = World(settings.place, GAMES, NOW)
    world.use(await Store.open(settings.place, lambda: NOW, settings.data_dir))
    await world.store.epochs.begin(f"a run {id(world)}")
    try:
        yield world
    finally:
        await world.store.close()


async def press(world: World, table: int) -> None:
    decision = (await world.game(table)).open_decisions[0]
    await world.press(table, (HOST, GUEST)[decision.seat], decision.options[0])


async def wanted(*words: str) -> tuple[int, str]:
    run = await asyncio.to_thread(CliRunner().invoke, app, [*words])
    return run.exit_code, run.output


async def played(settings: Settings) -> int:
    """A table with a move made after the copy."""
    async with running(settings) as world:
        table = await world.deal(game="outlaws-duel")
        await world.store.backup(settings.data_dir / "copy.sqlite3")
        await press(world, table)
    return table


async def test_a_copy_takes_the_place_of_all_rows_which_are_kept(settings: Settings) -> None:
    table = await played(settings)
    code, output = await wanted("restore", str(settings.data_dir / "copy.sqlite3"))

    [old_rows] = settings.data_dir.glob("*.replaced-*")
    assert code == 0, output
    assert "games replayed from their deals: 1," in output
    assert old_rows.name in output
    old = World(old_rows, GAMES, NOW)
    await old.open()
    assert (await old.game(table)).ply == 1
    await old.store.close()
    assert (await doctor.backup(settings)).text.startswith("the database is a restored copy")

    async with running(settings) as world:
        assert world.store.epochs.epoch > FIRST_EPOCH
        assert (await world.store.logs.log(table))[-1].ply == 0
        await world.tables.announce_rollbacks()
        assert [event.kind for event in (await world.tables.log(table))[-1].events] == ["restored"]
        first = world.store.epochs.epoch
    assert (await wanted("restore", str(settings.data_dir / "copy.sqlite3")))[0] == 0
    async with running(settings) as world:
        assert world.store.epochs.epoch > first  # even in the same minute


async def test_it_is_brought_into_a_new_database(settings: Settings) -> None:
    table = await played(settings)
    store = Store(settings.place, lambda: NOW)
    await store.database.write(lambda it: it.execute(text("DROP SCHEMA public CASCADE")))
    await store.database.write(lambda it: it.execute(text("CREATE SCHEMA public")))
    await store.close()
    code, output = await wanted("restore", str(settings.data_dir / "copy.sqlite3"))

    assert code == 0, output
    async with running(settings) as world:
        assert (await world.game(table)).ply == 1  # the note about lost moves


async def test_a_copy_that_is_no_good_changes_nothing(settings: Settings) -> None:
    table = await played(settings)
    copy = settings.data_dir / "copy.sqlite3"
    copy.write_bytes(copy.read_bytes()[:5000])
    code, output = await wanted("restore", str(copy))

    assert code == 1
    assert "damaged" in output
    assert str(copy) in output
    assert "Nothing was changed." in output
    async with running(settings) as world:
        assert (world.store.epochs.epoch, (await world.game(table)).ply) == (FIRST_EPOCH, 1)


async def test_while_a_bot_on_another_machine_runs_nothing_is_replaced(settings: Settings) -> None:
    table = await played(settings)
    async with running(settings) as world:
        restored = await wanted("restore", str(settings.data_dir / "copy.sqlite3"))
        upgraded = await wanted("upgrade")
        file, url = str(settings.data_dir / "copy.sqlite3"), settings.database_url.get_secret_value()
        moved = await wanted("move-database", url, "new.sqlite3"), await wanted("move-database", file, url)
        checked, copied = await wanted("upgrade", "--check"), await wanted("backup", "another.sqlite3")
        await press(world, table)

    for code, output in (restored, upgraded, *moved):
        assert code == 1
        assert "in use by another process of the bot" in output
        assert "Nothing was changed." in output or "The source is unchanged." in output
    assert (checked[0], copied[0]) == (0, 0), checked[1] + copied[1]


async def test_an_upgrade_is_tried_on_a_copy_then_done_and_the_old_rows_are_kept(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(settings)
    steps = next_migrations(tmp_path, "op.add_column('tables', sa.Column('clock', sa.Integer))")
    monkeypatch.setattr(database_file, "MIGRATIONS", steps)

    checked = await wanted("upgrade", "--check")
    assert checked[0] == 0, checked[1]
    assert f"{NEXT}  Count something" in checked[1]
    assert "games replayed from their deals: 1," in checked[1]
    assert await version(settings.place) == HEAD

    done, again = await wanted("upgrade"), await wanted("upgrade")
    assert (done[0], again[0]) == (0, 0), done[1] + again[1]
    assert await version(settings.place) == NEXT
    copy = settings.data_dir / AT.format(HEAD)
    assert str(copy) in done[1]
    assert "nothing to do" in again[1]
    assert connect(copy).execute("SELECT max(ply) FROM log_rows").fetchall() == [(1,)]
    assert [*settings.data_dir.glob("*.tried-*"), *settings.data_dir.glob("*.part*")] == []
    async with running(settings) as world:
        assert (world.store.epochs.epoch, (await world.game(table)).ply) == (FIRST_EPOCH, 1)


async def test_a_step_that_fails_leaves_all_as_it_was(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(settings)
    steps = next_migrations(tmp_path, "op.execute('DELETE FROM checkpoints')", "op.execute('nonsense')")
    monkeypatch.setattr(database_file, "MIGRATIONS", steps)
    code, output = await wanted("upgrade")

    assert code == 1
    assert "nonsense" in output
    assert await version(settings.place) == HEAD
    monkeypatch.undo()
    async with running(settings) as world:
        assert await world.store.games.open_tables() != []


async def version(place: object) -> str:
    assert isinstance(place, URL)
    store = Store(place, lambda: NOW)
    revision = await store.database.read(
        lambda it: it.scalar(text("SELECT version_num FROM alembic_version"))
    )
    await store.close()
    return str(revision)


async def test_doctor_replays_the_games_and_repairs_them_unless_the_bot_runs(settings: Settings) -> None:
    table = await played(settings)
    store = Store(settings.place, lambda: NOW)
    spoil = text("UPDATE log_rows SET reply = '[]' WHERE ply = 1")
    await store.database.write(lambda it: it.execute(spoil))
    async with running(settings):
        beside = [finding.text async for finding in doctor.played(settings, over=False)]
    alone = [finding.text async for finding in doctor.played(settings, over=False)]
    after = [finding.text async for finding in doctor.played(settings, over=False)]
    await store.close()

    assert f"damaged rows, which the running bot repairs: {table}" in beside
    assert f"damaged rows, repaired: {table}" in alone
    assert not any("damaged" in text for text in after)


async def test_more_rows_than_are_copied_at_once_are_all_there(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as world:
        facts = [{"key": f"fact {number}", "value": "kept", "checksum": ""} for number in range(PIECE + 1)]
        insert = text("INSERT INTO meta (key, value, checksum) VALUES (:key, :value, :checksum)")
        await world.store.database.write(lambda it: it.execute(insert, facts))
        await world.store.backup(tmp_path / "copy.sqlite3")
    count = "SELECT count(*) FROM meta WHERE value = 'kept'"
    assert connect(tmp_path / "copy.sqlite3").execute(count).fetchall() == [(PIECE + 1,)]


# moving the database to a server and back


def test_a_database_moves_to_a_server_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = asyncio.run(prepared(tmp_path / "old.sqlite3", {"word": "kept"}))
    url = required().new_database().set(drivername="postgresql").render_as_string(hide_password=False)

    for source, target in ((str(file), url), (url, "new.sqlite3")):
        replies = CliRunner().invoke(app, ["move-database", source, target])
        assert (replies.exit_code, "rows were copied and compared" in replies.output) == (0, True), (
            replies.output
        )

    again = CliRunner().invoke(app, ["move-database", str(file), url])
    assert again.exit_code == 1
    assert "not empty" in again.output


async def test_doctor_looks_at_the_server(tmp_path: Path) -> None:
    for url, advice in ((required().new_database(), "none yet"), (required().url("nowhere"), "create it")):
        text = url.set(drivername="postgresql").render_as_string(hide_password=False)
        finding, _ = await doctor.database(Settings(data_dir=tmp_path, database_url=SecretStr(text)))
        assert advice in finding.text
