"""Time in which nobody can reach the bot is credited to the clocks."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables_world import World

from bot.services.timekeeper import OUTAGE_SECONDS, Timekeeper


def timekeeper(world: World) -> Timekeeper:
    async def may_look() -> bool:
        return True

    async def redraw(_: int) -> None: ...

    return Timekeeper(world.store, world.tables, lambda: world.time, may_look, lambda _: None, redraw)


@pytest.mark.parametrize("stopped", [1, 60, 90, OUTAGE_SECONDS])
async def test_after_a_start_every_second_without_the_bot_is_credited(tmp_path: Path, stopped: int) -> None:
    world = World(tmp_path / "wanted.sqlite3")
    await world.open()
    table = await world.deal(time_control="day")
    await timekeeper(world).tick()
    before = (await world.tables.get(table)).clocks[0].deadline

    await world.crash()
    world.time += stopped
    again = timekeeper(world)
    await again.tick()
    assert (await world.tables.get(table)).clocks[0].deadline == before + stopped

    world.time += OUTAGE_SECONDS  # while the bot runs, a look may come so late
    await again.tick()
    assert (await world.tables.get(table)).clocks[0].deadline == before + stopped
    await world.store.close()
