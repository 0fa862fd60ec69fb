"""The process that test_kill.py kills: plays all tables of a database at once and reports each answer.

`python kill_player.py DATABASE [hasty]` stands by with everything imported. For each line on its standard
input, the clicks to try again, it forks a process that plays until it is killed; each click is a line
before it is made, and one more when it was acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tables_world import World, random_reply

from engine.core.prompts import Illegal
from engine.store.store import Store
from engine.tables.service import TableSnapshot


class HastyStore(Store):
    """What must not be: it says that all is saved, and saves it later."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.later: list[asyncio.Future[None]] = []

    async def append(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]
        self.later.append(asyncio.ensure_future(super().append(*args, **kwargs)))


def say(*words: object) -> None:
    """One line, out of this process before the next thing happens."""
    os.write(1, json.dumps(words).encode() + b"\n")


async def click(world: World, table: int, asked: int, user: int, option: str, key: str) -> None:
    """Press one button, and tell how it went."""
    say("try", table, asked, user, option, key)
    try:
        told = await world.tables.answer(table, asked, user, [(option,)], key)
    except Illegal as why:
        say("refused", table, why.code, key)
    else:
        say("ack" if told.fresh else "known", table, told.table.game.ply, key)


def some_click(snapshot: TableSnapshot, rng: Random) -> tuple[int, int, str]:
    """Any legal press at a table."""
    decision = rng.choice(snapshot.game.waiting)
    [option] = random_reply(decision, rng)
    return snapshot.game.asked, snapshot.participants[decision.seat].user or 0, option


async def sit_at(world: World, table: int, rng: Random) -> None:
    """Play at one table for ever."""
    for number in range(sys.maxsize):
        asked, user, option = some_click(await world.tables.see(table), rng)
        await click(world, table, asked, user, option, f"{os.getpid()}.{table}.{number}")


async def live(path: Path, kind: type[Store], again: Sequence[tuple[int, int, int, str, str]]) -> None:
    """Open the database as after any start, try again what was not acknowledged, play on."""
    world = World(path, kind=kind)
    await world.open()
    for table, asked, user, option, key in again:
        await click(world, table, asked, user, option, key)
    lines = await world.store.lines()
    await asyncio.gather(
        *(sit_at(world, line.table, Random(f"{os.getpid()} {line.table}")) for line in lines)
    )


def main() -> None:
    """Fork a player for each line that comes in."""
    path, kind = Path(sys.argv[1]), HastyStore if "hasty" in sys.argv else Store
    for line in sys.stdin:
        if child := os.fork():
            say("dead", os.waitpid(child, 0)[1])
        else:
            say("born", os.getpid())  # itself, so that nothing of it is heard before
            asyncio.run(live(path, kind, json.loads(line)))


if __name__ == "__main__":
    main()
