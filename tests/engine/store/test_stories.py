"""Stories of finished games in the database."""

import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import update
from tables_world import GUEST, HOST, World, refused

from engine.core.clocks import DAY
from engine.store.schema.games import seats
from engine.store.stories import MAX_REMINDERS

STORY = b"\x00a story"


async def over(world: World) -> int:
    table = await world.deal()
    await world.tables.resign(table, HOST, "resign")
    return table


async def test_a_story_comes_back_and_goes_with_its_game(world: World) -> None:
    table = await over(world)
    await world.store.stories.save(table, STORY)
    await world.store.stories.save(table, STORY + b"!")  # reckoned anew
    await world.crash()

    assert await world.store.stories.packed(table) == STORY + b"!"
    world.time += 400 * DAY
    assert await world.store.retention.purge_finished(1) == 1
    assert await world.store.stories.packed(table) is None


async def test_a_running_or_deleted_game_gets_no_story(world: World) -> None:
    table = await world.deal()
    await world.store.stories.save(table, STORY)
    await world.store.stories.save(table + 1, STORY)

    assert await world.store.stories.packed(table) is None
    assert await world.store.stories.packed(table + 1) is None


async def test_games_of_users_without_a_story_are_found(world: World) -> None:
    old = await over(world)
    world.time += 100
    running, computers = await world.deal(), await over(world)
    nobody = update(seats).where(seats.c.table_id == computers).values(user_id=None)
    await world.store.database.write(lambda connection: connection.execute(nobody))
    stored, newer, newest = await over(world), await over(world), await over(world)
    await world.store.stories.save(stored, STORY)

    due = await world.store.stories.unreckoned(world.time - 50, 10)
    assert sorted(due) == [newer, newest]
    assert running not in due
    assert computers not in due
    assert old in await world.store.stories.unreckoned(0, 10)
    assert len(await world.store.stories.unreckoned(0, 2)) == 2


@pytest.mark.parametrize("change", ["packed = x'00'", "checksum = 'x'", "reckoned_at = 7"])
async def test_a_damaged_story_is_deleted(
    world: World, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await over(world)
    await world.store.stories.save(table, STORY)
    with closing(sqlite3.connect(world.path)) as database, database:
        database.execute(f"UPDATE stories SET {change}")

    assert await world.store.stories.packed(table) is None
    assert "damaged row of stories" in caplog.text
    assert await world.store.stories.unreckoned(0, 10) == [table]


async def test_reminders_are_limited_renewed_and_go_with_their_game(world: World) -> None:
    table, remind = await over(world), world.store.stories.remind
    for chapter in range(MAX_REMINDERS):
        await remind(HOST, table, chapter, 1, 100 - chapter)
    await remind(HOST, table, 0, 1, 7)  # renewed
    assert await refused(remind(HOST, table, MAX_REMINDERS, 1, 1)) == "try-too-many"
    guild = (await world.tables.get(table)).location.guild_id
    own = await world.store.stories.reminders_of(HOST, guild)

    assert len(own) == MAX_REMINDERS
    assert own[0].chapter == 0
    assert await world.store.stories.reminders_of(HOST, guild + 1) == []
    await world.store.stories.forget_reminder(GUEST, own[0].id)
    assert len(await world.store.stories.reminders_of(HOST, guild)) == MAX_REMINDERS
    world.time += 400 * DAY
    await world.store.retention.purge_finished(1)
    assert await world.store.stories.reminders_of(HOST, guild) == []
