"""Downtime is credited, and departed players are looked for at a slow pace."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tables_world import World

from bot.services.departures import HERE, MAX_ASKED, WAITED, DepartureWatcher
from bot.services.timekeeper import OUTAGE_SECONDS, Timekeeper
from engine.core.clocks import HOUR
from engine.core.decisions import Seat
from engine.core.records.pings import Reminder
from engine.core.records.tables import TableLocation
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import Timeouts


def timekeeper(world: World) -> Timekeeper:
    async def may_look() -> bool:
        return True

    async def redraw(_: int) -> None: ...

    return Timekeeper(
        *(world.store.clocks, world.store.boards, world.store.users, world.tables),
        *(lambda: world.time, may_look, lambda _: None, redraw),
    )


@pytest.mark.parametrize("stopped", [1, 60, 90, OUTAGE_SECONDS])
async def test_after_a_start_every_second_without_the_bot_is_credited(world: World, stopped: int) -> None:
    table = await world.deal(time_control="day")
    await timekeeper(world).tick()
    before = (await world.tables.get(table)).clocks[0].deadline

    await world.crash()
    world.time += stopped
    again = timekeeper(world)
    await again.tick()
    assert (await world.tables.get(table)).clocks[0].deadline == before + stopped

    world.time += OUTAGE_SECONDS  # while the bot runs, a check may come this late
    await again.tick()
    assert (await world.tables.get(table)).clocks[0].deadline == before + stopped


async def test_time_without_the_bot_counts_from_where_its_clock_was_put_back_to(world: World) -> None:
    table = await world.deal(time_control="day")
    world.time += HOUR
    first = timekeeper(world)
    await first.tick()
    before = (await world.tables.get(table)).clocks[0].deadline

    world.time -= OUTAGE_SECONDS  # the smallest correction of the time
    await first.tick()
    await world.crash()
    world.time += OUTAGE_SECONDS
    await timekeeper(world).tick()

    after = (await world.tables.get(table)).clocks[0].deadline
    assert after == before + OUTAGE_SECONDS


def departure_watcher(
    world: World, look_for: Callable[[TableLocation, int], Awaitable[str | None]]
) -> DepartureWatcher:
    async def tell(_: TableSnapshot, seat: Seat) -> None: ...

    async def call(_: int, seat: Seat, which: Reminder) -> None: ...

    timeouts = Timeouts(world.tables, lambda: world.time)
    return DepartureWatcher(
        world.store.games, world.tables, timeouts, look_for, tell, call, lambda: world.time
    )


async def test_discord_is_asked_after_so_many_people_an_hour_and_then_after_the_others(world: World) -> None:
    checked = list[int]()
    for _ in range(MAX_ASKED // 2 + 1):
        await world.deal()

    async def look_for(_: TableLocation, user_id: int) -> str:
        checked.append(user_id)
        return HERE

    watcher = departure_watcher(world, look_for)
    world.time += WAITED + 1
    await watcher.catch_up()
    await watcher._sweeps.finish()
    at_first = len(checked)
    world.time += HOUR
    await watcher.catch_up()
    await watcher._sweeps.finish()

    assert (at_first, len(checked)) == (MAX_ASKED, MAX_ASKED + 2)


async def test_boards_and_pings_do_not_wait_for_discords_answer(world: World) -> None:
    await world.deal()
    look_up, answer = asyncio.Event(), asyncio.Event()

    async def look_for(_: TableLocation, user_id: int) -> str:
        look_up.set()
        await answer.wait()
        return HERE

    watcher = departure_watcher(world, look_for)
    world.time += WAITED + 1
    async with asyncio.timeout(5):
        await watcher.catch_up()
        await look_up.wait()
        await watcher.stop()
