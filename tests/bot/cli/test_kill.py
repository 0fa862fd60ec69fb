"""Kill a process at random moments and damage its files: nothing is lost or changes unnoticed.

`make kill N=1000` runs more, `make kill ON=postgres` on a server that is killed, too.
"""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import time_ns

import pytest
from killing.places import KilledFile
from killing.run import Lives, Process, Results, lives, run
from postgres_server import required

from engine.store.integrity.checksums import with_checksums
from engine.tables.inspection import Code, TableFinding

pytestmark = pytest.mark.long

KILLS = 4


@pytest.mark.parametrize(("engine", "first"), [("sqlite", []), ("postgres", ["server"])])
def test_whenever_it_is_killed_and_whatever_is_damaged_nothing_is_lost_doubled_or_unnoticed(
    engine: str, first: list[str]
) -> None:
    seed, server = time_ns() % 10**6, None if engine == "sqlite" else required()
    results = run(KILLS, seed, server=server, moments=first)
    print(f"seed {seed}: {results}")

    assert results.faults == []
    assert sum(results.kills.values()) == KILLS
    assert results.acknowledged > 0 or not first  # after a server was killed, every table has gone on


def test_a_store_that_tells_before_it_has_saved_is_found_out() -> None:
    assert run(2, 1, "hasty", moments=["play"] * 2).lost


def test_a_move_that_somebody_has_changed_with_its_checksums_is_found_out() -> None:
    results = Results()
    with lives(results, Random(2), "forged") as living:
        forged = 0
        while not forged:  # it may be killed before a move, or after all games have ended and were packed
            living.begin()
            with closing(sqlite3.connect(living.folder / "wanted.sqlite3")) as connection, connection:
                forged = forge(connection)
        asyncio.run(living._started("", "forged"))

    assert results.undetected


@pytest.mark.parametrize(
    ("code", "note", "lost"), [("closed", "table-damaged", 0), ("whole", "unreadable", 1)]
)
def test_a_loss_after_a_notice_needs_another_one_unless_the_game_was_closed(
    tmp_path: Path, code: Code, note: str, lost: int
) -> None:
    results = Results()
    living = Lives(tmp_path, KilledFile(tmp_path), idle(), results, Random(1), "judge")
    notice = (1, 2, f'["!{note}"]', None, f'[["{note}", null, [], []]]')
    living._known["press"], living._known_losses = (1, 1, 1), {notice}
    living._judge_table(TableFinding(1, code), [notice], new=False)

    assert len(results.lost) == lost


def idle() -> Process:
    with subprocess.Popen(["true"], text=True) as process:
        return Process(process, SimpleQueue())


def forge(connection: sqlite3.Connection) -> int:
    """Change every press that is not packed; return how many."""
    connection.row_factory, forged = sqlite3.Row, 0
    for (table,) in connection.execute("SELECT id FROM tables").fetchall():
        cursor = connection.execute("SELECT * FROM log_rows WHERE table_id = ? ORDER BY ply", (table,))
        rows = [dict(row) for row in cursor]
        for row in rows:
            if row["idempotency_key"] is not None and "!" not in row["reply"]:
                row["reply"], forged = '["x"]', forged + 1
        change = "UPDATE log_rows SET reply = :reply, checksum = :checksum WHERE table_id = :table_id"
        connection.executemany(f"{change} AND ply = :ply", with_checksums(rows, None))
    return forged
