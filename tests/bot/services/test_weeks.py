"""Simulated weeks with disappearing players and a dying bot: every game ends, no user is pinged too often,
no player wins by silence, no slow game pings a user more than four times a day.

TABLES is so small here that each part plays each game once; `make lab NAME=weeks` plays 2,000 tables,
and says how often people were called.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from quick_store import without_threads
from weeks import Weeks

pytestmark = pytest.mark.long

TABLES = int(os.environ.get("TABLES", "12"))
PARTS = max(2, TABLES // 500)  # for as many cores


@pytest.mark.parametrize("part", range(PARTS))
def test_whoever_vanishes_every_game_ends_and_nobody_is_called_too_often_or_in_their_quiet_hours(
    tmp_path: Path,
    part: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    without_threads(monkeypatch)
    weeks = Weeks(tmp_path, TABLES // PARTS, seed=part)
    with caplog.at_level(logging.ERROR):
        asyncio.run(weeks.play())
    lates = asyncio.run(weeks.lates())

    record_property("pings", weeks.figures())

    assert weeks.open == set()
    assert len(weeks.calls) > TABLES / PARTS
    assert asyncio.run(weeks.won_by_silence()) == []
    assert weeks.unwelcome() == []
    assert weeks.too_many() == []
    assert weeks.too_often() == []
    assert [record.getMessage() for record in caplog.records] == []
    assert len(lates) == len({(late.table_id, late.put, late.seat) for late in lates}) > TABLES / PARTS
    assert [late for late in lates if late.spare < 0 or not (late.default and late.free)] == []
