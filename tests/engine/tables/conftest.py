"""Fixtures of tables' tests, which use the store without its threads."""

from __future__ import annotations

import pytest
from quick_store import without_threads


@pytest.fixture(autouse=True)
def _quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store without its threads, but where much happens at once."""
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)
