"""PostgreSQL alone: lost connections and silent rollbacks."""

import asyncio
import os

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from postgres_server import Server, required
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store.postgres import Swallowed, parse_url
from engine.store.schema import metadata
from engine.store.store import Store

NOW = 1_780_000_000
CRASHES = int(os.environ.get("CRASHES", "3"))
SAVES = 100  # acknowledged before each


async def opened(url: URL) -> Store:
    return await Store.open(url, lambda: NOW)


async def test_a_lost_connection_is_no_damage_and_comes_back(own_server: Server) -> None:
    store = await opened(own_server.new_database())
    await store.meta.set("word", "kept")
    own_server.crash()

    with pytest.raises(SaveFailed) as unsaved:
        await store.meta.set("word", "lost")
    with pytest.raises(StoreUnavailable) as unread:
        await store.meta.get("word")
    assert (unsaved.value.code, unread.value.code) == ("unreachable", "unreachable")

    own_server.start()
    assert await store.meta.get("word") == "kept"
    await store.meta.set("word", "new")
    own_server.crash()
    own_server.start()
    await store.meta.set("other", "saved by a new connection, at the first try")
    assert await store.meta.get("word") == "new"
    await store.close()


async def test_a_read_whose_end_is_lost_is_read_again(url: URL) -> None:
    store, lost = await opened(url), list[int]()

    def read(connection: Connection) -> int:
        process = connection.scalar(text("SELECT pg_backend_pid()")) or 0
        if not lost:
            lost.append(process)
            required().end_session(process)
        return process

    assert await store.database.read(read) not in lost
    await store.close()


async def test_whenever_the_server_dies_all_that_was_acknowledged_is_there(own_server: Server) -> None:
    store = await opened(own_server.new_database())
    saved: list[str] = []
    acknowledged = asyncio.Semaphore(0)

    async def save(run: int) -> None:
        for number in range(10_000):
            await store.meta.set(f"{run} {number}", "saved")
            saved.append(f"{run} {number}")
            acknowledged.release()

    for run in range(CRASHES):
        saving = [asyncio.create_task(save(10 * run + item)) for item in range(4)]
        for _ in range(SAVES):
            await acknowledged.acquire()
        await asyncio.to_thread(own_server.crash)
        ended = await asyncio.gather(*saving, return_exceptions=True)
        assert {str(item) for item in ended} == {"unreachable"}
        await asyncio.to_thread(own_server.start)
        assert {await store.meta.get(key) for key in saved[-100:]} == {"saved"}
    count = text("SELECT count(*) FROM meta WHERE value = 'saved'")
    assert await store.database.read(lambda it: it.scalar(count)) >= len(saved) > CRASHES
    await store.close()


async def test_the_steps_lead_to_the_schema(url: URL) -> None:
    """Also compares partial indexes and defaults, which Alembic does not."""
    store = await opened(url)
    compared = await store.database.read(
        lambda it: list(compare_metadata(MigrationContext.configure(it), metadata))
    )
    migrated = await store.database.read(details)
    await store.database.write(lambda it: it.execute(text("CREATE SCHEMA of_metadata")))
    await store.database.write(
        lambda it: it.execute(text("SET LOCAL search_path TO of_metadata")) and create(it)
    )
    created = await store.database.read(lambda it: details(it, "of_metadata"))
    await store.close()

    assert compared == []
    assert migrated == created
    assert any("WHERE" in str(row) for row in migrated)


def create(connection: Connection) -> None:
    metadata.create_all(connection, checkfirst=False)


def details(connection: Connection, schema: str = "public") -> list[tuple[object, ...]]:
    """Return every column and index of a schema as PostgreSQL describes them."""
    columns = """
    SELECT table_name, column_name, data_type, is_nullable, replace(column_default, :schema || '.', '')
    FROM information_schema.columns WHERE table_schema = :schema AND table_name <> 'alembic_version'
    """
    indexes = """
    SELECT tablename, indexname, replace(indexdef, :schema || '.', '')
    FROM pg_indexes WHERE schemaname = :schema AND tablename <> 'alembic_version'
    """
    results = [connection.execute(text(query), {"schema": schema}) for query in (columns, indexes)]
    return sorted(tuple(map(str, row)) for rows in results for row in rows)


async def test_an_operation_that_swallows_an_error_saves_nothing_silently(url: URL) -> None:
    store = await opened(url)

    def careless(connection: Connection) -> None:
        try:
            connection.execute(text("SELECT 1 / 0"))
        except DBAPIError:
            return

    with pytest.raises(Swallowed):
        await store.database.write(careless)
    await store.meta.set("word", "saved")
    assert await store.meta.get("word") == "saved"
    await store.close()


@pytest.mark.parametrize(
    "value", ["mysql://host/name", "postgresql://host", "://", "postgresql://u:xyzzy@h:port/d"]
)
def test_another_url_is_refused_without_repeating_it(value: str) -> None:
    with pytest.raises(ValueError, match="no URL") as why:
        parse_url(value)
    assert "xyzzy" not in str(why.value)
