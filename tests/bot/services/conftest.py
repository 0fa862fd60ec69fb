"""Tables on a database of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tables_world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """At these tables the game of the tests is played, which has dice and secrets."""
    world = World(tmp_path / "wanted.sqlite3")
    await world.open()
    yield world
    await world.store.close()
