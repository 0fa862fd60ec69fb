"""A wrong machine clock: no player gains or loses time, and the owner learns of it."""

import logging
from datetime import UTC, datetime
from email.utils import formatdate

import pytest
from discord.utils import time_snowflake
from e2e.lobbying import pass_time
from e2e.playing import by_command, play
from e2e.world import World

from bot.app.discord_http import TrustedTime
from bot.services.timekeeper import PERIOD
from engine.core.clocks import DAY, HOUR
from engine.store.seat_clocks import HEARTBEAT

MONTH = 30 * DAY
A_WHILE = HOUR // 4


class Machine:
    """A machine whose clock may be wrong, which may sleep, and the times that Discord reports to it."""

    def __init__(self, world: World, wrong: int = 0) -> None:
        self.world, self.wrong, self.asleep = world, wrong, 0
        self.time = TrustedTime(lambda: self.right() + self.wrong, lambda: self.right() - self.asleep)

    def right(self) -> float:
        return self.world.env.now().timestamp()

    def hears(self, wrong: int = 0) -> None:
        """Let Discord answer a request; `wrong`: seconds added to the right time."""
        self.time.heard(formatdate(self.right() + wrong, usegmt=True))

    def feels(self) -> None:
        self.time.pressed(time_snowflake(datetime.fromtimestamp(self.right(), UTC)))

    async def starts(self) -> None:
        self.hears()
        self.feels()
        self.world.env.inject_error("GET", "/gateway", status=503, times=None)
        await self.world.begin(self.time)


async def deadlines(world: World, table_id: int) -> dict[int, int]:
    return {seat: clock.deadline for seat, clock in (await world.snapshot(table_id)).clocks.items()}


@pytest.mark.parametrize("wrong", [MONTH, -MONTH])
async def test_a_bot_that_starts_with_a_wrong_clock_moves_no_deadline(
    world: World, wrong: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.duel(clock="day")
    before = await deadlines(world, table)
    await world.stop()

    await Machine(world, wrong).starts()
    await pass_time(world, A_WHILE, at_work=True)

    after = await deadlines(world, table)
    assert all(0 <= after[seat] - before[seat] <= 2 * PERIOD for seat in before)
    assert "the clock of this machine is wrong by" in caplog.text
    await play(world, table, [world.alice, world.bob], [by_command], steps=2)


@pytest.mark.parametrize("jump", [MONTH, -MONTH])
async def test_a_clock_that_jumps_while_the_bot_runs_moves_no_deadline(
    world: World, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.duel(clock="day")
    await world.stop()
    machine = Machine(world)
    await machine.starts()
    before = await deadlines(world, table)

    machine.wrong = jump
    await world.env.advance_time(A_WHILE)
    stood = await deadlines(world, table)
    machine.hears()
    await world.env.advance_time(2 * PERIOD)

    after = await deadlines(world, table)
    assert stood == before
    assert all(A_WHILE - PERIOD <= after[seat] - before[seat] <= A_WHILE + 2 * PERIOD for seat in before)
    assert "the clock of this machine is wrong by" in caplog.text


async def test_while_it_is_not_known_what_time_it_is_nobody_is_late(world: World) -> None:
    table = await world.duel(clock="live")
    await world.stop()
    machine = Machine(world)
    await machine.starts()

    machine.wrong = MONTH
    await world.env.advance_time(HOUR)

    assert (await world.snapshot(table)).game.winners is None


async def test_a_machine_that_slept_is_believed_when_discord_agrees(world: World) -> None:
    table = await world.duel(clock="day")
    await world.stop()
    machine = Machine(world)
    await machine.starts()
    before = await deadlines(world, table)

    machine.asleep = asleep = 2 * A_WHILE
    await world.env.advance_time(asleep)
    machine.hears()
    await world.env.advance_time(2 * PERIOD)

    after = await deadlines(world, table)
    assert world.bot.services.now() == pytest.approx(machine.right(), abs=2)
    assert all(asleep - PERIOD <= after[seat] - before[seat] <= asleep + 3 * PERIOD for seat in before)


@pytest.mark.parametrize("wrong", [3 * DAY, -3 * DAY])
async def test_a_wrong_date_of_discords_alone_moves_nothing(world: World, wrong: int) -> None:
    table = await world.duel(clock="day")
    await world.stop()
    machine = Machine(world)
    await machine.starts()
    before = await deadlines(world, table)

    for _ in range(3):
        machine.hears(wrong)
        await world.env.advance_time(2 * PERIOD)

    after = await deadlines(world, table)
    assert world.bot.services.now() == pytest.approx(machine.right(), abs=2)
    assert machine.time.is_plausible()
    assert all(0 <= after[seat] - before[seat] <= 6 * PERIOD for seat in before)


async def test_at_a_start_all_clocks_are_paused_until_two_sources_agree(world: World) -> None:
    table = await world.duel(clock="live")
    await world.stop()
    machine = Machine(world)
    for _ in range(3):
        machine.hears(3 * DAY)
    assert not machine.time.is_plausible()

    machine.feels()

    assert machine.time.is_plausible()
    assert machine.time.now() == pytest.approx(machine.right(), abs=2)
    await world.begin(machine.time)
    assert (await world.snapshot(table)).game.winners is None


async def test_what_an_older_bot_moved_by_a_wrong_clock_is_put_back(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.duel(clock="day")
    before = await deadlines(world, table)
    store, timekeeper = world.bot.store, world.bot.services.timekeeper
    with caplog.at_level(logging.WARNING):
        await world.settle_after(timekeeper._credit_downtime(world.bot.services.now() + MONTH, {0: MONTH}))
        moved = await deadlines(world, table)
        assert await store.meta.get(f"{HEARTBEAT}0/1") == str(world.bot.services.now() + MONTH)

        await world.settle_after(timekeeper.run_once())

    after = await deadlines(world, table)
    assert all(moved[seat] == before[seat] + MONTH for seat in before)
    assert all(abs(after[seat] - before[seat]) <= 2 * PERIOD for seat in before)
    assert "the last heartbeat is in the future" in caplog.text
