"""Fixtures of the tests of store and tables; the query plans of the store's statements are checked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from plans import Plans
from postgres_server import Server, give_back, prepared_on_server, required
from sqlalchemy import URL
from tables_world import World

PLANS = Plans()
PLANS.listen()


@pytest.fixture(autouse=True)
def nothing_scans_history() -> Iterator[None]:
    """Fail if a statement that a test runs for the first time scans a table that grows with history."""
    before = len(PLANS.scans)
    yield
    assert PLANS.scans[before:] == []


@pytest.fixture(params=["sqlite", "postgres"])
async def world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    """Tables with their own database, on each engine."""
    if request.param == "postgres" and request.node.get_closest_marker("sqlite"):
        pytest.skip("of SQLite alone")
    place = tmp_path / "wanted.db" if request.param == "sqlite" else await prepared_on_server()
    world = World(place)
    await world.open()
    yield world
    await world.store.close()
    if isinstance(place, URL):
        give_back(place)


@pytest.fixture
async def url() -> URL:
    """A database with all tables."""
    return await prepared_on_server()


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that a test may stop."""
    server = Server(required().programs)
    yield server
    server.remove()
