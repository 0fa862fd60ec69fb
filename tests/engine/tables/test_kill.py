"""A process that plays is killed with SIGKILL, again and again: no acknowledged click is lost or taken twice.

How often: KILLS.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import IO, Any

import pytest
from tables_world import GUEST, HOST, THIRD, World

pytestmark = pytest.mark.long

KILLS = int(os.environ.get("KILLS", "50"))
LONGEST_LIFE = 0.1  # seconds from its first acknowledged click
PLAYER = Path(__file__).parents[2] / "kill_player.py"


@dataclass
class Player:
    """The playing process, and what it has said."""

    database: Path
    process: subprocess.Popen[str]
    lines: SimpleQueue[list[Any]]
    tried: dict[str, list[Any]] = field(default_factory=dict)
    acknowledged: dict[str, tuple[int, int]] = field(default_factory=dict)  # by key: table and ply
    open: dict[str, list[Any]] = field(default_factory=dict)  # tried, and no answer came
    faults: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def live_and_die(self, rng: Random) -> None:
        """One life: try again what is open, play on, be killed at any moment."""
        saved = {key for key in self.open if self._rows(key)}
        self.seen["saved, but never answered"] += len(saved)
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(list(self.open.values())) + "\n")
        self.process.stdin.flush()
        _, child = self.lines.get(timeout=30)
        while self._hear(self.lines.get(timeout=30), saved) == "try":
            continue
        self._listen(monotonic() + rng.uniform(0, LONGEST_LIFE), saved)
        os.kill(child, signal.SIGKILL)
        while (line := self.lines.get(timeout=30))[0] != "dead":
            self._hear(line, saved)
        assert line[1] == signal.SIGKILL, "the player has died of itself"

    def _listen(self, end: float, saved: set[str]) -> None:
        with suppress(Empty):
            while (left := end - monotonic()) > 0:
                self._hear(self.lines.get(timeout=left), saved)

    def _hear(self, line: list[Any], saved: set[str]) -> str:
        what, *rest = line
        assert what != "dead", "the player has died of itself"
        key: str = rest[-1]
        self.seen[what] += 1
        if what == "try":
            self.tried[key] = self.open[key] = rest
            return "try"
        del self.open[key]
        if (what == "known") is not (key in saved):
            self.faults.append(f"{line}: it was {'' if key in saved else 'not '}saved before")
        if what == "ack":
            self.acknowledged[key] = rest[0], rest[1]
        return str(what)

    def _rows(self, key: str) -> list[tuple[int, int]]:
        with closing(sqlite3.connect(self.database)) as database:
            return database.execute("SELECT table_id, ply FROM actions WHERE click = ?", (key,)).fetchall()

    def audit(self) -> list[str]:
        """Whatever is wrong with the log."""
        lost = [
            f"{key} was acknowledged at {place}, the log has it at {self._rows(key)}"
            for key, place in self.acknowledged.items()
            if self._rows(key) != [place]
        ]
        with closing(sqlite3.connect(self.database)) as database:
            logged = database.execute(
                "SELECT table_id, ply, reply, click FROM actions WHERE ply > 0 ORDER BY table_id, ply"
            ).fetchall()
        foreign = [
            f"{row}: nobody has pressed this"
            for row in logged
            if row[3] not in self.tried or json.loads(row[2]) != [self.tried[row[3]][3]]
        ]
        return self.faults + lost + foreign


@contextmanager
def player(database: Path, *how: str) -> Iterator[Player]:
    """A playing process that stands by."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(PLAYER.parents[1]), str(PLAYER.parent)])}
    with subprocess.Popen(
        [sys.executable, str(PLAYER), str(database), *how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,  # so that whatever is left of it can be ended as one group
    ) as process:
        assert process.stdout is not None
        lines: SimpleQueue[list[Any]] = SimpleQueue()
        reader = Thread(target=pour, args=(process.stdout, lines))
        reader.start()
        try:
            yield Player(database, process, lines)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            reader.join()


def pour(stream: IO[str], into: SimpleQueue[list[Any]]) -> None:
    for line in stream:
        into.put(json.loads(line))


def dealt(path: Path) -> Path:
    """A database with tables that never end."""

    async def deal() -> None:
        world = World(path)
        await world.open()
        for users in [(HOST, GUEST), (HOST, GUEST, THIRD)] * 3:
            await world.deal(users, variant="endless")
        await world.store.close()

    asyncio.run(deal())
    return path


async def astray(path: Path) -> list[int]:
    """The tables whose log, played again from the deal, is not the game that is loaded."""
    world = World(path)
    await world.open()
    found = []
    for line in await world.store.lines():
        again, game = await world.played_again(line.table), await world.game(line.table)
        same = (again.ply, again.waiting) == (game.ply, game.waiting) and game.ply == line.ply
        if not same or again.rules.dump(again.state) != game.rules.dump(game.state):
            found.append(line.table)
    await world.store.close()
    return found


def test_whenever_the_process_is_killed_every_acknowledged_click_is_in_the_log_once(tmp_path: Path) -> None:
    rng = Random()
    with player(dealt(tmp_path / "wanted.db")) as playing:
        for _ in range(KILLS):
            playing.live_and_die(rng)
    print(f"{KILLS} kills:", dict(playing.seen))

    assert playing.audit() == []
    assert len(playing.acknowledged) > KILLS
    assert asyncio.run(astray(playing.database)) == []


def test_a_store_that_tells_before_it_has_saved_is_found_out(tmp_path: Path) -> None:
    rng = Random(1)
    with player(dealt(tmp_path / "wanted.db"), "hasty") as playing:
        for _ in range(5):
            playing.live_and_die(rng)

    assert any("was acknowledged" in fault for fault in playing.audit())
