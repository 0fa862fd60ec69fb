"""PostgreSQL databases and servers for tests of that engine alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from postgres_server import Server, prepared_on_server, required
from sqlalchemy import URL


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
