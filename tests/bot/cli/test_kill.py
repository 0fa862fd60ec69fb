"""A process is killed at any moment and its files are damaged: nothing is lost or changes unnoticed.

`make kill N=1000` does more of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from time import time_ns

import pytest
from killing.run import Lives, Results, run, standing_by

pytestmark = pytest.mark.long

KILLS = 10


def test_whenever_it_is_killed_and_whatever_is_damaged_nothing_is_lost_doubled_or_unnoticed() -> None:
    seed = time_ns() % 10**6
    results = run(KILLS, seed)
    print(f"seed {seed}: {results}")

    assert results.faults == []
    assert sum(results.kills.values()) == KILLS


def test_a_store_that_tells_before_it_has_saved_is_found_out() -> None:
    assert run(2, 1, "hasty", moments=["play"]).lost


def test_a_move_that_somebody_has_changed_with_its_checksums_is_found_out(tmp_path: Path) -> None:
    database, results = tmp_path / "data" / "wanted.sqlite3", Results()
    with standing_by(database) as process:
        lives = Lives(database, process, results, Random(1), "forged")
        lives.begin()
    with closing(sqlite3.connect(database)) as rows, rows:
        rows.execute(
            "UPDATE log_rows SET reply = '[\"x\"]' WHERE idempotency_key IS NOT NULL AND reply NOT LIKE '%!%'"
        )
        for name in ("tables", "seats", "log_rows", "checkpoints"):
            rows.execute(f"UPDATE {name} SET checksum = NULL")
    asyncio.run(lives._started("", "forged"))

    assert results.undetected
