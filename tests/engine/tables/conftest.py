"""Fixtures of the tests of tables, which use the store without its threads."""

import pytest
from quick_store import without_threads


@pytest.fixture(autouse=True)
def _quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the store without threads, except in tests of concurrency."""
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)
