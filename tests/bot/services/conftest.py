"""Tables with their own database."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tables_world import World

from bot.services.search_process import STUCK, THOUGHTS, SearchProcess
from bot.worker import Worker
from engine.games import GAMES


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables of the tests' game, which has dice and secrets."""
    world = World(tmp_path / "wanted.sqlite3")
    await world.open()
    yield world
    await world.store.close()


@pytest.fixture
async def our_games(world: World) -> None:
    await world.crash(*GAMES.values())


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """A process for all tests of a file, at the usual priority, so that a busy machine does not stop it."""
    worker = Worker(THOUGHTS, STUCK)
    yield worker
    asyncio.run(worker.close())


@pytest.fixture
def search(worker: Worker) -> SearchProcess:
    search = SearchProcess(patience=60)
    search.worker = worker
    return search
