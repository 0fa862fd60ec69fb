"""Fixtures of the tests of store and tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from quick_store import prepared
from tables_world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables on a database of their own."""
    world = World(await prepared(tmp_path / "wanted.db"))
    await world.open()
    yield world
    await world.store.close()
