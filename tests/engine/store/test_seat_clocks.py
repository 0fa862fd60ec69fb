"""Clocks in the store: found when they are due, changed only as they were seen, moved all at once."""

from __future__ import annotations

from dataclasses import replace

from tables_world import GUEST, HOST, THIRD, World

from engine.core.clocks import CONTROLS, DAY, Clock, moved
from engine.core.records.tables import RunningClock
from engine.store.seat_clocks import LAST_ALIVE

DAILY = CONTROLS["day"]


def later(running: RunningClock) -> Clock:
    return moved(running.clock, CONTROLS[running.control], DAY, lambda instant: instant)


async def test_a_clock_is_kept_as_it_was_wound(world: World) -> None:
    table = await world.deal(clock="day", patience=5)
    before = await world.tables.see(table)
    await world.crash()
    after = await world.tables.see(table)

    assert (after.clock, after.patience) == ("day", 5)
    assert after.clocks == before.clocks
    assert after.clocks[0].due == world.time + DAILY.each + DAILY.bank


async def test_a_table_without_a_clock_has_none(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "1")

    assert (await world.tables.see(table)).clocks == {}
    assert await world.store.running() == []


async def test_clocks_that_run_are_found_with_those_they_run_for(world: World) -> None:
    table = await world.deal((HOST, GUEST), clock="live")
    await world.press(table, HOST, "1")

    [running] = await world.store.running()
    assert (running.table, running.seat, running.user, running.control) == (table, 1, GUEST, "live")


async def test_only_what_is_due_is_looked_at_the_earliest_first(world: World) -> None:
    slow, live = await world.deal(clock="slow"), await world.deal(clock="live")
    look = (await world.tables.see(live)).clocks[0].look or 0

    assert await world.store.running(look=look - 1) == []
    assert {running.table for running in await world.store.running(look=look)} == {live}
    assert [running.table for running in await world.store.running()] == [live, live, slow, slow]


async def test_the_clocks_of_one_person_are_found(world: World) -> None:
    await world.deal((HOST, GUEST), clock="day")
    await world.deal((GUEST, THIRD), clock="day")

    assert [running.table for running in await world.store.running(user=GUEST)] == [1, 2]


async def test_a_clock_that_has_changed_since_it_was_seen_is_not_reset(world: World) -> None:
    await world.deal(clock="day")
    [running, _] = await world.store.running()
    done = replace(running.clock, half=None)

    assert await world.store.reset(running, done)
    assert not await world.store.reset(running, done)
    assert (await world.store.running(user=running.user))[0].clock == done


async def test_a_credit_moves_all_clocks_and_is_remembered_with_that(world: World) -> None:
    await world.deal(clock="day")
    await world.deal(clock="live")
    before = await world.store.running()
    told = await world.store.credit(world.time, later)
    await world.crash()

    assert told == before
    assert [each.clock.due for each in await world.store.running()] == [
        each.clock.due + DAY for each in before
    ]
    assert await world.store.fact(LAST_ALIVE) == str(world.time)


async def test_a_credit_where_no_clock_runs_is_remembered_all_the_same(world: World) -> None:
    assert await world.store.credit(17, later) == []
    assert await world.store.fact(LAST_ALIVE) == "17"


async def test_a_list_of_tables_says_until_when_those_may_answer_who_are_asked(world: World) -> None:
    table = await world.deal(clock="day")
    await world.press(table, HOST, "1")

    [line] = await world.store.lines(user=HOST)
    assert line.due == {1: world.time + DAILY.each + DAILY.bank}
