"""Fixtures of the tests of store and tables; the store's statements are asked for their plans."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from plans import Plans
from tables_world import World

PLANS = Plans()
PLANS.listen()


@pytest.fixture(autouse=True)
def nothing_scans_history() -> Iterator[None]:
    """A statement that a test is the first to run reads no table that grows with the games there were."""
    before = len(PLANS.scans)
    yield
    assert PLANS.scans[before:] == []


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables on a database of their own."""
    world = World(tmp_path / "wanted.db")
    await world.open()
    yield world
    await world.store.close()
