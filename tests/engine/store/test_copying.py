"""Copy all rows from one engine to the other and back."""

from pathlib import Path

import pytest
from postgres_server import prepared_on_server
from tables_world import HOST, World

from engine.core.records.offers import FIRST_EPOCH
from engine.store.copying import GENERATED, NotAlike, copy_rows
from engine.store.schema import metadata
from engine.store.store import Store


def nobody(_done: int, _of: int) -> None:
    """Ignore the progress."""


async def test_a_store_moves_to_the_other_engine_and_back(world: World, tmp_path: Path) -> None:
    table = await world.deal()
    await world.store.epochs.begin("before")
    log = await world.store.logs.log(table)
    there = await Store.open(await prepared_on_server(), lambda: world.time)
    await copy_rows(world.store.database, there.database, nobody)
    back = await Store.open(tmp_path / "back.sqlite3", lambda: world.time)
    await copy_rows(there.database, back.database, nobody)

    for store in (there, back):
        assert await store.logs.log(table) == log
        assert await store.repairs.is_sound(table)
        assert not await store.epochs.begin("after")
        assert store.epochs.epoch == FIRST_EPOCH
        assert [summary.table_id for summary in await store.summaries.of_open_tables(user_id=HOST)] == [table]
    offer = await world.offer()
    await world.store.close()
    world.use(back)
    assert (await world.offer()).id == offer.id
    await there.close()


async def test_ids_go_on_after_the_last_one_on_the_other_engine(world: World) -> None:
    for guild_id in (1, 2):
        await world.store.users.add_absence(
            user_id=HOST, guild_id=guild_id, start=world.time, until=world.time + 9
        )
    there = await Store.open(await prepared_on_server(), lambda: world.time)
    await copy_rows(world.store.database, there.database, nobody)

    assert await there.users.add_absence(user_id=HOST, guild_id=3, start=world.time, until=world.time + 9)
    for name in GENERATED:
        assert "id" in metadata.tables[name].c, name
    await there.close()


async def test_a_store_that_is_not_empty_is_left_alone(world: World, tmp_path: Path) -> None:
    await world.deal()
    other = await Store.open(tmp_path / "other.sqlite3", lambda: world.time)
    await other.meta.set("word", "kept")
    with pytest.raises(NotAlike):
        await copy_rows(world.store.database, other.database, nobody)
    assert await other.meta.get("word") == "kept"
    await other.close()


async def test_a_backup_is_a_file_of_sqlite(world: World, tmp_path: Path) -> None:
    table = await world.deal()
    await world.store.backup(tmp_path / "copy.sqlite3")
    copy = await Store.open(tmp_path / "copy.sqlite3", lambda: world.time)
    assert await copy.logs.log(table) == await world.store.logs.log(table)
    await copy.close()
