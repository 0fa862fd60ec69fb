"""Tables with their own database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tables_world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables of the tests' game, which has dice and secrets."""
    world = World(tmp_path / "wanted.sqlite3")
    await world.open()
    yield world
    await world.store.close()
