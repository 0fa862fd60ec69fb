"""Clocks in the store: found when due, changed only if unchanged since they were read, moved together."""

from dataclasses import replace

from tables_world import GUEST, HOST, THIRD, World

from engine.core.clocks import DAY, TIME_CONTROLS, Clock, Schedule, shift
from engine.core.records.tables import RunningClock
from engine.store.seat_clocks import HEARTBEAT

DAILY = TIME_CONTROLS["day"]


def later(running: RunningClock) -> Clock:
    return shift(running.clock, TIME_CONTROLS[running.time_control], DAY, Schedule())


async def test_a_clock_is_kept_as_it_was_wound(world: World) -> None:
    table = await world.deal(time_control="day", max_missed=5)
    before = await world.tables.get(table)
    await world.crash()
    after = await world.tables.get(table)

    assert (after.time_control, after.max_missed) == ("day", 5)
    assert after.clocks == before.clocks
    assert after.clocks[0].deadline == world.time + DAILY.per_decision + DAILY.bank


async def test_a_table_without_a_clock_has_none(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "1")

    assert (await world.tables.get(table)).clocks == {}
    assert await world.store.clocks.running_clocks() == []


async def test_clocks_that_run_are_found_with_those_they_run_for(world: World) -> None:
    table = await world.deal((HOST, GUEST), time_control="live")
    await world.press(table, HOST, "1")

    [running] = await world.store.clocks.running_clocks()
    assert (running.table_id, running.seat, running.user_id, running.time_control) == (
        table,
        1,
        GUEST,
        "live",
    )


async def test_only_what_is_due_is_looked_at_the_earliest_first(world: World) -> None:
    slow, live = await world.deal(time_control="slow"), await world.deal(time_control="live")
    look = (await world.tables.get(live)).clocks[0].next_check_at or 0

    assert await world.store.clocks.running_clocks(look=look - 1) == []
    assert {running.table_id for running in await world.store.clocks.running_clocks(look=look)} == {live}
    assert [running.table_id for running in await world.store.clocks.running_clocks()] == [
        live,
        live,
        slow,
        slow,
    ]


async def test_the_clocks_of_one_person_are_found(world: World) -> None:
    await world.deal((HOST, GUEST), time_control="day")
    await world.deal((GUEST, THIRD), time_control="day")

    assert [running.table_id for running in await world.store.clocks.running_clocks(user_id=GUEST)] == [1, 2]


async def test_a_clock_that_has_changed_since_it_was_seen_is_not_reset(world: World) -> None:
    await world.deal(time_control="day")
    [running, _] = await world.store.clocks.running_clocks()
    done = replace(running.clock, early_reminder_at=None)

    assert await world.store.clocks.replace_clock(running, done)
    assert not await world.store.clocks.replace_clock(running, done)
    assert (await world.store.clocks.running_clocks(user_id=running.user_id))[0].clock == done


async def test_a_credit_moves_all_clocks_and_is_remembered_with_that(world: World) -> None:
    await world.deal(time_control="day")
    await world.deal(time_control="live")
    before = await world.store.clocks.running_clocks()
    credited = await world.store.clocks.credit(world.time, later)
    await world.crash()

    assert credited == before
    assert [running.clock.deadline for running in await world.store.clocks.running_clocks()] == [
        running.clock.deadline + DAY for running in before
    ]
    assert await world.store.meta.get(f"{HEARTBEAT}0/1") == str(world.time)


async def test_a_credit_where_no_clock_runs_is_remembered_all_the_same(world: World) -> None:
    assert await world.store.clocks.credit(17, later) == []
    assert await world.store.meta.get(f"{HEARTBEAT}0/1") == "17"


async def test_a_list_of_tables_says_until_when_those_may_answer_who_are_asked(world: World) -> None:
    table = await world.deal(time_control="day")
    await world.press(table, HOST, "1")

    [summary] = await world.store.summaries.of_open_tables(user_id=HOST)
    assert summary.deadlines == {1: world.time + DAILY.per_decision + DAILY.bank}
