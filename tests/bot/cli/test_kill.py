"""Kill a process at random moments and damage its files: nothing is lost or changes unnoticed.

`make kill N=1000` runs more.
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

from engine.store.integrity.checksums import with_checksums

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
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.row_factory = sqlite3.Row
        for (table,) in connection.execute("SELECT id FROM tables").fetchall():
            found = connection.execute("SELECT * FROM log_rows WHERE table_id = ? ORDER BY ply", (table,))
            rows = [dict(row) for row in found]
            for row in rows:
                if row["idempotency_key"] is not None and "!" not in row["reply"]:
                    row["reply"] = '["x"]'
            change = "UPDATE log_rows SET reply = :reply, checksum = :checksum WHERE table_id = :table_id"
            connection.executemany(f"{change} AND ply = :ply", with_checksums(rows, None))
    asyncio.run(lives._started("", "forged"))

    assert results.undetected
