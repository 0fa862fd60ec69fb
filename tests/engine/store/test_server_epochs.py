"""A server's database differs from the one the last run left: an epoch begins, or the bot stops."""

import asyncio
import shutil
from pathlib import Path

import pytest
from postgres_server import Server, required
from sqlalchemy import URL, text

from bot.app.owner_messages import explain
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.offers import FIRST_EPOCH
from engine.store.integrity.position import NAME
from engine.store.store import Store

NOW = 1_780_000_000


async def opened(url: URL, folder: Path | None = None) -> Store:
    return await Store.open(url, lambda: NOW, folder)


async def begins(url: URL, folder: Path | None = None) -> bool:
    """Run the bot for a moment; return whether an epoch began."""
    store = await opened(url, folder)
    new = await store.epochs.begin("next")
    assert new is (store.epochs.epoch > FIRST_EPOCH) or not new
    await store.meta.set("word", "played")
    await store.close()
    return new


async def test_a_restart_begins_no_epoch_and_a_copy_does(url: URL) -> None:
    assert [await begins(url) for _ in range(3)] == [False] * 3
    assert await begins(required().new_database(str(url.database)))


async def test_a_crash_of_the_server_begins_no_epoch(own_server: Server, tmp_path: Path) -> None:
    url = own_server.new_database()
    assert not await begins(url, tmp_path)
    own_server.kill()
    own_server.start()
    assert not await begins(url, tmp_path)


async def test_rows_frozen_by_vacuum_begin_no_epoch(url: URL) -> None:
    assert not await begins(url)
    required().run("vacuumdb", "-h", required().folder, "-U", "wanted", "--freeze", "-f", url.database)
    assert not await begins(url)


async def test_the_disk_of_an_earlier_day_begins_an_epoch(own_server: Server, tmp_path: Path) -> None:
    url = own_server.new_database()
    assert not await begins(url, tmp_path)
    own_server.stop()
    shutil.copytree(own_server.data, tmp_path / "snapshot")
    own_server.start()
    assert not await begins(url, tmp_path)
    own_server.stop()
    own_server.put_back(tmp_path / "snapshot")
    own_server.start()

    assert await begins(url, tmp_path)
    assert not await begins(url, tmp_path)


async def test_the_position_of_another_server_means_nothing(url: URL, tmp_path: Path) -> None:
    assert not await begins(url, tmp_path)
    copy = tmp_path / NAME
    server, _, position = copy.read_text().rpartition(" ")
    for text_of_file in (f"7 {server} {position}0000", "nonsense", ""):
        copy.write_text(text_of_file)
        assert not await begins(url, tmp_path)
    copy.write_text(f"{server} {position}0000")
    assert await begins(url, tmp_path)


@pytest.mark.long
async def test_a_replica_is_refused_until_it_is_promoted_and_then_an_epoch_begins(
    own_server: Server, tmp_path: Path
) -> None:
    url = own_server.new_database()
    assert not await begins(url, tmp_path)
    replica = Server(own_server.programs, own_server)
    there = replica.url(str(url.database))
    try:
        with pytest.raises(StoreUnavailable) as why:
            await opened(there, tmp_path)
        assert why.value.code == "unwritable"
        assert "it is a read-only replica" in (explain(why.value) or "")

        replica.promote()
        assert await begins(there, tmp_path)
        assert not await begins(there, tmp_path)
    finally:
        replica.remove()


@pytest.mark.parametrize(
    "change", ["UPDATE meta SET value = 'another bot' WHERE key = 'run'", "DELETE FROM meta"]
)
async def test_a_database_that_was_replaced_while_the_bot_was_away_ends_it(
    url: URL, tmp_path: Path, change: str
) -> None:
    store = await opened(url, tmp_path)
    await store.epochs.begin("ours")
    replaced = asyncio.create_task(store.database.lost())
    lose_connections(url)
    await store.meta.set("word", "saved: it is still the same")
    assert not replaced.done()

    required().change(url, change)
    lose_connections(url)
    with pytest.raises(SaveFailed) as why:
        await store.meta.set("word", "not ours to write")
    assert why.value.code == "replaced"
    assert "start the bot again" in (explain(await replaced) or "")
    await store.close()


def lose_connections(url: URL) -> None:
    sessions = (
        f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{url.database}'"
    )
    required().do(sessions)


async def test_a_write_that_is_refused_keeps_the_connection_and_its_lock(url: URL, tmp_path: Path) -> None:
    store = await opened(url, tmp_path)
    process = text("SELECT pg_backend_pid()")
    before = await store.database.write(lambda it: it.scalar(process))
    with pytest.raises(SaveFailed):
        await store.database.write(lambda it: it.execute(text("SELECT 1 / 0")))
    assert await store.database.write(lambda it: it.scalar(process)) == before
    await store.close()
