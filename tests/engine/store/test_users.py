"""Users' settings, absences, pings and direct messages in the store."""

import asyncio
from dataclasses import replace

import pytest
from tables_world import GUEST, GUILD, HOST, STRANGER, World

from engine.core.records.pings import DmQuota, PendingPing
from engine.core.records.tables import BoardMessage
from engine.core.records.users import UserSettings

MINE = UserSettings(HOST, "fr", "Europe/Paris", 22 * 60, 8 * 60, "direct", True, "high-contrast")


def call(
    table_id: int, user_id: int = HOST, what: str = "turn", subject: int = 0, due: int = 0
) -> PendingPing:
    return PendingPing(table_id, user_id, what, subject, due)


def board(table_id: int, pinged_ply: int) -> BoardMessage:
    return BoardMessage(table_id, 1, 2, pinged_ply, pinged_ply, 0)


# Settings


async def test_settings_are_kept_until_there_are_newer_ones_and_the_usual_ones_without_any(
    world: World,
) -> None:
    await world.store.users.save_user_settings(UserSettings(HOST))
    assert await world.store.users.languages() == {}
    await world.store.users.save_user_settings(MINE)
    await world.crash()

    assert await world.store.users.user_settings(HOST) == MINE
    assert await world.store.users.user_settings(GUEST) == UserSettings(GUEST)
    assert await world.store.users.settings_of([HOST, GUEST]) == {HOST: MINE, GUEST: UserSettings(GUEST)}
    assert await world.store.users.languages() == {HOST: "fr"}


# Absences


async def test_absences_are_kept_in_their_order(world: World) -> None:
    later = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=500, until=600)
    sooner = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=100, until=200)
    other = await world.store.users.add_absence(user_id=GUEST, guild_id=GUILD, start=50, until=60)
    await world.crash()

    assert await world.store.users.absences() == [other, sooner, later]
    assert await world.store.users.absences(user_id=HOST) == [sooner, later]
    assert await world.store.users.absences(after=200) == [later]


async def test_absences_that_meet_become_one(world: World) -> None:
    await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=100, until=200)
    await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=300, until=400)
    apart = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=500, until=600)
    elsewhere = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD + 1, start=100, until=200)

    one = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=200, until=350)

    assert (one.starts_at, one.ends_at) == (100, 400)
    assert await world.store.users.absences(user_id=HOST) == [one, elsewhere, apart]


async def test_who_comes_back_ends_what_has_begun_and_forgets_what_was_planned(world: World) -> None:
    over = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=10, until=20)
    begun = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=100, until=200)
    await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=300, until=400)
    elsewhere = await world.store.users.add_absence(user_id=HOST, guild_id=GUILD + 1, start=100, until=200)

    assert await world.store.users.end_absence(user_id=HOST, guild_id=GUILD, now=150)
    assert await world.store.users.absences() == [over, replace(begun, ends_at=150), elsewhere]
    assert not await world.store.users.end_absence(user_id=HOST, guild_id=GUILD, now=150)


# Calls


async def test_a_call_is_due_from_its_time_on_until_it_is_made_once_for_its_question_or_put_off(
    world: World,
) -> None:
    table = await world.deal()
    own, half, other = call(table, due=100), call(table, what="early"), call(table, GUEST)
    await world.store.pings.save_pending_pings([own])
    await world.crash()

    assert await world.store.pings.due_pings(99) == []
    assert await world.store.pings.due_pings(100) == [own]
    assert await world.store.pings.due_pings(100, table_id=table + 1) == []
    await world.store.pings.save_pending_pings([half, other])
    await world.store.pings.settle_pings([own])
    assert await world.store.pings.due_pings(100) == [half, other]
    await world.store.pings.save_pending_pings([own])
    assert await world.store.pings.due_pings(100) == [half, other]
    await world.store.pings.settle_pings([half], [other], 500)
    assert await world.store.pings.due_pings(499) == []
    assert await world.store.pings.due_pings(500) == [replace(other, due_at=500)]
    await world.store.pings.save_pending_pings([later := replace(own, subject=7)])
    assert await world.store.pings.due_pings(100) == [later]


async def test_the_last_four_pings_of_each_person_at_a_table_are_kept(world: World) -> None:
    table = await world.deal()
    assert (await world.store.pings.history(table)).times == {HOST: (), GUEST: ()}
    for moment in range(10, 16):
        await world.store.pings.save_pings(table, [HOST], moment)
    await world.store.boards.save_board_message(replace(board(table, 0), posted_at=17), [], [HOST, GUEST])
    known = await world.store.pings.history(table)
    await world.crash()

    assert known.times == {HOST: (13, 14, 15, 17), GUEST: (17,)}
    assert await world.store.pings.history(table) == known


async def test_that_somebody_is_next_is_remembered_through_the_questions_of_a_turn(world: World) -> None:
    table = await world.deal()
    note = call(table, what="next", subject=1)
    await world.store.pings.save_pending_pings([note])
    await world.store.pings.settle_pings([note])
    await world.store.boards.save_board_message(board(table, 8), [note])
    assert await world.store.pings.due_pings(0) == []

    await world.store.pings.save_pending_pings([later := replace(note, subject=4)])
    assert await world.store.pings.due_pings(0) == [later]


async def test_who_changes_their_hours_is_looked_at_again(world: World) -> None:
    table = await world.deal()
    for user in (HOST, GUEST):
        await world.store.pings.save_pending_pings([call(table, user, due=500)])
    await world.store.users.save_user_settings(MINE)
    assert [ping.user_id for ping in await world.store.pings.due_pings(0)] == [HOST]

    await world.store.users.add_absence(user_id=GUEST, guild_id=GUILD, start=0, until=100)
    assert [ping.user_id for ping in await world.store.pings.due_pings(0)] == [HOST, GUEST]


async def test_calls_are_saved_with_the_board_and_those_for_older_questions_forgotten(world: World) -> None:
    table = await world.deal()
    await world.store.boards.save_board_message(board(table, 0), [call(table), call(table, GUEST)])
    assert len(await world.store.pings.due_pings(0)) == 2

    await world.store.boards.save_board_message(board(table, 3), [new := call(table, subject=3)])
    assert await world.store.pings.due_pings(0) == [new]
    await world.store.boards.save_board_message(board(table, 3))
    assert await world.store.pings.due_pings(0) == [new]


# Direct messages


async def test_direct_messages_are_counted_by_day_for_each_and_for_all(world: World) -> None:
    assert await world.store.pings.direct_message_count(HOST, 5) == DmQuota(
        0, 0, is_closed=False, closed_notice_sent=False
    )
    await world.store.pings.save_direct_message_count(HOST, 5, 3, closed=False)
    await world.store.pings.save_direct_message_count(GUEST, 5, 4, closed=False)
    await world.store.pings.save_direct_message_count(STRANGER, 4, 9, closed=False)
    await world.crash()

    assert await world.store.pings.direct_message_count(HOST, 5) == DmQuota(
        3, 7, is_closed=False, closed_notice_sent=False
    )
    assert await world.store.pings.direct_message_count(HOST, 6) == DmQuota(
        0, 0, is_closed=False, closed_notice_sent=False
    )


@pytest.mark.threads
async def test_messages_at_the_same_moment_are_all_counted_and_none_exceeds_a_limit(world: World) -> None:
    pings, limits = world.store.pings, {"max_to_user": 3, "max_to_all": 5}
    calls = [HOST] * 5 + [GUEST] * 5
    reserved = await asyncio.gather(*(pings.reserve_dm(user_id, 5, **limits) for user_id in calls))
    quota = await pings.direct_message_count(HOST, 5)

    await asyncio.gather(*(pings.release_dm(HOST, 5, closed=closed) for closed in (True, False)))

    assert [user_id for user_id, sent in zip(calls, reserved) if sent] == [HOST] * 3 + [GUEST] * 2
    assert (quota.sent, quota.sent_to_all) == (3, 5)
    assert await pings.direct_message_count(HOST, 5) == DmQuota(
        1, 3, is_closed=True, closed_notice_sent=False
    )
    assert not await pings.reserve_dm(HOST, 5, **limits)


async def test_who_cannot_be_written_to_is_told_so_once(world: World) -> None:
    await world.store.pings.save_direct_message_count(HOST, 5, 3, closed=True)
    await world.crash()
    assert await world.store.pings.users_with_closed_dms() == {HOST}

    assert await world.store.pings.take_dm_closed_notice(HOST)
    assert not await world.store.pings.take_dm_closed_notice(HOST)
    assert await world.store.pings.users_with_closed_dms() == set()
    assert await world.store.pings.direct_message_count(HOST, 5) == DmQuota(
        3, 3, is_closed=True, closed_notice_sent=True
    )


# Forgetting


# Boards


async def test_the_boards_of_my_open_tables_are_found_at_once(world: World) -> None:
    own, over, theirs = [await world.deal(users) for users in ((HOST, GUEST), (HOST, GUEST), (GUEST, None))]
    for table in (own, over, theirs):
        await world.store.boards.save_board_message(board(table, 0))
    await world.tables.abort(over, "k")

    assert await world.store.boards.board_messages(HOST) == {own: board(own, 0)}
