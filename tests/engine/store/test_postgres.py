"""What is PostgreSQL's own: lost connections, silent rollbacks, copied databases, errors as codes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from postgres_server import Server, prepared_on_server, required
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.offers import FIRST_EPOCH
from engine.store.postgres import Swallowed, parse_url
from engine.store.store import Store

NOW = 1_780_000_000
CRASHES = int(os.environ.get("CRASHES", "3"))


@pytest.fixture
async def url() -> URL:
    return await prepared_on_server()


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that a test may stop."""
    server = Server(required().programs)
    yield server
    server.remove()


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


async def test_whenever_the_server_dies_all_that_was_acknowledged_is_there(own_server: Server) -> None:
    store = await opened(own_server.new_database())
    saved: list[str] = []

    async def save(run: int) -> None:
        for number in range(10_000):
            await store.meta.set(f"{run} {number}", "saved")
            saved.append(f"{run} {number}")

    for run in range(CRASHES):
        saving = [asyncio.create_task(save(10 * run + item)) for item in range(4)]
        await asyncio.sleep(0.2)
        await asyncio.to_thread(own_server.crash)
        ended = await asyncio.gather(*saving, return_exceptions=True)
        assert {str(item) for item in ended} == {"unreachable"}
        await asyncio.to_thread(own_server.start)
        assert {await store.meta.get(key) for key in saved[-100:]} == {"saved"}
    count = text("SELECT count(*) FROM meta WHERE value = 'saved'")
    assert await store.database.read(lambda it: it.scalar(count)) >= len(saved) > CRASHES
    await store.close()


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


async def test_a_copy_begins_an_epoch_and_a_restart_does_not(url: URL) -> None:
    store = await opened(url)
    assert not await store.epochs.begin("first")
    await store.close()
    store = await opened(url)
    assert not await store.epochs.begin("second")
    assert store.epochs.epoch == FIRST_EPOCH
    await store.close()

    copy = await opened(required().new_database(str(url.database)))
    assert await copy.epochs.begin("third")
    assert copy.epochs.epoch > FIRST_EPOCH
    await copy.close()


async def test_what_refuses_is_told_apart_and_no_password_is_named(url: URL) -> None:
    for wrong, code in (
        (url.set(database="nowhere"), "no-database"),
        (url.set(username="nobody"), "password-refused"),
        (url.set(query={"host": "/nowhere"}, password="xyzzy"), "unreachable"),
    ):
        with pytest.raises(StoreUnavailable) as why:
            await opened(wrong)
        assert why.value.code == code
        assert "xyzzy" not in str(why.value.facts)


async def test_a_database_of_a_newer_bot_is_refused(url: URL) -> None:
    store = await opened(url)
    await store.database.write(lambda it: it.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    with pytest.raises(StoreUnavailable) as why:
        await opened(url)
    assert why.value.code == "newer"


@pytest.mark.parametrize(
    "value", ["mysql://host/name", "postgresql://host", "://", "postgresql://u:xyzzy@h:port/d"]
)
def test_another_url_is_refused_without_repeating_it(value: str) -> None:
    with pytest.raises(ValueError, match="no URL") as why:
        parse_url(value)
    assert "xyzzy" not in str(why.value)
