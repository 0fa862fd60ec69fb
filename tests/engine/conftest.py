"""Fixtures of the tests of store and tables; the query plans of the store's statements are checked."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from plans import Plans
from postgres_server import Server, give_back, prepared_on_server, required
from sqlalchemy import URL
from tables_world import World

from engine.store.database import Place

PLANS = Plans()
PLANS.listen()


@pytest.fixture(autouse=True)
def nothing_scans_history() -> Iterator[None]:
    """Fail if a statement that a test runs for the first time scans a table that grows with history."""
    before = len(PLANS.scans)
    yield
    assert PLANS.scans[before:] == []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the store's tests on both engines, and tests of tables only if they are about the engine, too.

    Tables run no statement of their own on a server that is not run there by the store's tests or the marked.
    """
    if "home" in metafunc.fixturenames:
        marks = {mark.name for mark in metafunc.definition.iter_markers()}
        of_store = metafunc.definition.path.parent.name == "store"
        both = of_store or marks & {"both_engines", "threads"}
        metafunc.parametrize("home", ["sqlite", "postgres"] if both else ["sqlite"], indirect=True)


@pytest.fixture
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    if request.param == "sqlite":
        yield tmp_path / "wanted.db"
        return
    if request.node.get_closest_marker("sqlite"):
        pytest.skip("of SQLite alone")
    made = await prepared_on_server()
    yield made
    give_back(made)


@pytest.fixture
async def world(home: Place, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    """Tables with their own database, of the kind that `WORLD` of the test's module makes."""
    world: World = getattr(request.module, "WORLD", World)(home)
    await world.open()
    yield world
    await world.store.close()


@pytest.fixture
async def url() -> URL:
    return await prepared_on_server()


@pytest.fixture
def own_server() -> Iterator[Server]:
    server = Server(required().programs)
    yield server
    server.remove()
