"""What the tests of tables do without: the threads of the store, which its own tests are about."""

from __future__ import annotations

import pytest
from quick_store import without_threads


@pytest.fixture(autouse=True)
def _quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store without its threads, but where much happens at once."""
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)
