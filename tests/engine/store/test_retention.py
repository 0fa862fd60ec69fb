"""Which finished data is deleted, a little at a time, and which is kept forever."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import insert, update
from tables_world import CHANNEL, GUEST, GUILD, HOST, World

from engine.core.game import Checkpoint, LogRow
from engine.core.records.guilds import GuildSettings
from engine.core.records.pings import PendingPing
from engine.core.records.tables import BoardMessage
from engine.core.records.users import LessonProgress, StandingOrder
from engine.store.retention import DAY, KEPT, OUTLIVING, PIECE
from engine.store.schema import metadata
from engine.store.schema.games import checkpoints, tables
from engine.tables.inspection import Inspection


def count(world: World, what: str) -> int:
    with closing(sqlite3.connect(world.path)) as database:
        return int(database.execute(f"SELECT count(*) FROM {what}").fetchone()[0])


def sql(world: World, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(world.path)) as database, database:
        return database.execute(statement, values).fetchall()


async def ended(world: World) -> int:
    """Return a finished game with all the rows that an older version left."""
    table = await world.deal()
    for ply in (1, 2, 3):
        checkpoint = Checkpoint(ply, 1, b"{}", (1,) if ply == 3 else None)
        await world.store.games.append(table, [LogRow(ply, 0, ("go",), 5)], checkpoint, (), None)
    between = [{"table_id": table, "format": 1, "state": "{}", "ply": ply} for ply in (1, 2)]
    await world.store.database.write(lambda connection: connection.execute(insert(checkpoints), between))
    return table


async def test_a_day_after_its_end_only_what_tells_a_game_is_kept(world: World) -> None:
    table = await ended(world)
    ping = PendingPing(table, GUEST, "over", 3, world.time)
    await world.store.boards.save_board_message(BoardMessage(table, 1, 2, 3, 3, 0), [ping])
    await world.store.pings.settle_pings([ping])
    await world.store.orders.save_order(StandingOrder(HOST, table, "diggers", "shout", ("pass",)))
    await world.store.orders.save_order(StandingOrder(HOST, 0, "diggers", "shout", ("pass",)))
    before = await world.store.games.load(table), await world.store.logs.log(table)
    world.time += DAY
    assert await world.store.retention.purge_some() == 0

    world.time += 1
    assert await world.store.retention.purge_some() == 1
    assert await world.store.retention.purge_some() == 0
    assert (await world.store.games.load(table), await world.store.logs.log(table)) == before
    assert [checkpoint.ply for checkpoint in (await world.store.logs.past(table))[0]] == [0, 3]
    assert [
        count(world, what)
        for what in ("pending_pings", "offer_participants", "standing_orders", "seats", "board_messages")
    ] == [0, 1, 1, 2, 1]


async def test_a_game_under_way_is_left_alone(world: World) -> None:
    table = await world.deal(variant="endless")
    await world.play_on(table, 30)
    past, sitting = await world.store.logs.past(table), count(world, "offer_participants")
    world.time += 10 * KEPT

    assert await world.store.retention.purge_some() == 0
    assert await world.store.logs.past(table) == past
    assert count(world, "offer_participants") == sitting


# logs of finished games are packed


async def over(world: World) -> int:
    """Return a game one day after its end."""
    table = await world.deal()
    await world.play_on(table, 200)
    assert await world.store.games.active_tables() == []
    world.time += DAY + 1
    return table


async def read(world: World, table_id: int) -> tuple[object, ...]:
    await world.crash()
    [last] = await world.tables.log(table_id, last=1)
    return (
        await world.store.games.load(table_id),
        await world.store.logs.log(table_id),
        await world.store.logs.log(table_id, last=3),
        await world.store.logs.log_since(table_id, last.ply - 2),
        (await world.store.logs.past(table_id)).checkpoints,
        await world.store.privacy.stored_of(HOST),
        await world.store.repairs.is_sound(table_id),
        await Inspection(world.store, world.games, lambda: world.time).of(table_id),
    )


async def test_what_is_packed_reads_as_before_in_a_part_of_the_room(world: World) -> None:
    table = await over(world)
    before, rows_before = await read(world, table), count(world, "log_rows")
    [size] = sql(world, "SELECT sum(length(reply) + length(events) + length(checksum)) FROM log_rows")
    clicks = [
        click
        for (click,) in sql(world, "SELECT idempotency_key FROM log_rows WHERE idempotency_key IS NOT NULL")
    ]
    await world.store.retention.purge_some()
    await world.crash()

    assert [count(world, what) for what in ("log_rows", "checkpoints", "game_archives")] == [0, 1, 1]
    assert sql(world, "SELECT length(packed) FROM game_archives")[0][0] < size[0] / 2
    assert await read(world, table) == before
    assert all([await world.store.logs.has_key(table, click) for click in clicks])
    assert not await world.store.logs.has_key(table, "another")
    assert rows_before == len(await world.store.logs.log(table))


@pytest.mark.parametrize("change", ["packed = substr(packed, 9)", "checksum = 'x' || substr(checksum, 2)"])
async def test_where_what_is_packed_is_damaged_the_result_stays_and_the_log_says_so(
    world: World, change: str
) -> None:
    table = await over(world)
    before = await world.store.games.load(table)
    await world.store.retention.purge_some()
    sql(world, f"UPDATE game_archives SET {change}")
    await world.crash()
    looked = Inspection(world.store, world.games, lambda: world.time)

    assert (await looked.of(table)).code == "closed"
    after = await world.store.games.load(table)
    assert after.checkpoint == before.checkpoint
    assert [event.kind for row in await world.tables.log(table) for event in row.events] == ["table-damaged"]


async def test_a_packed_game_whose_row_is_damaged_is_rebuilt_and_packed_again(world: World) -> None:
    table = await over(world)
    before = await read(world, table)
    await world.store.retention.purge_some()
    sql(world, "UPDATE tables SET secret = 'f' || substr(secret, 2)")
    await world.crash()

    assert not await world.tables.check(table)
    assert (await world.store.games.load(table), await world.store.logs.log(table)) == before[:2]
    assert count(world, "game_archives") == 0
    assert await world.store.retention.purge_some() == 1
    assert await read(world, table) == before


async def test_a_damaged_game_is_not_packed(world: World) -> None:
    table = await over(world)
    before = await read(world, table)
    damaged = await over(world)
    sql(world, "UPDATE log_rows SET reply = '[\"x\"]' WHERE ply = 2 AND table_id = :table", table=damaged)

    assert await world.store.retention.purge_some() == 2
    assert [item for (item,) in sql(world, "SELECT table_id FROM game_archives")] == [table]
    assert await world.store.logs.log(table) == before[1]
    assert await world.store.repairs.is_sound(table)
    assert not await world.tables.check(damaged)
    assert await world.store.repairs.is_sound(damaged)


async def test_a_call_that_waits_is_still_made(world: World) -> None:
    table = await ended(world)
    waits = PendingPing(table, GUEST, "over", 3, world.time + 9 * DAY)
    await world.store.pings.save_pending_pings([waits])
    world.time += 10 * DAY
    await world.store.retention.purge_some()

    assert await world.store.pings.due_pings(world.time) == [waits]


async def test_much_is_tidied_a_piece_at_a_time_the_oldest_first(world: World) -> None:
    dealt = [await ended(world) for _ in range(PIECE + 2)]
    later = update(tables).where(tables.c.id == dealt[0]).values(updated_at=world.time + 5)
    await world.store.database.write(lambda connection: connection.execute(later))
    world.time += DAY + 6

    assert [await world.store.retention.purge_some() for _ in range(3)] == [PIECE, 2, 0]
    assert count(world, "game_archives") == len(dealt)


@pytest.mark.parametrize("state", ["declined", "withdrawn", "expired"])
async def test_offers_that_came_to_nothing_go_after_a_month(world: World, state: str) -> None:
    nothing, still = await world.offer((HOST,)), await world.offer((GUEST,))
    await world.store.offers.end_offer(nothing.id, state)
    await world.store.pings.save_pending_pings([PendingPing(nothing.id, GUEST, "offer", 0, 0)])
    world.time = nothing.expires_at + KEPT
    assert await world.store.retention.purge_some() == 0

    world.time += 1
    assert await world.store.retention.purge_some() == 1
    assert await world.store.offers.get(nothing.id) is None
    assert await world.store.offers.open_offers() == [still]
    assert (count(world, "pending_pings"), count(world, "offer_participants")) == (0, 1)


async def test_absences_that_are_over_go_after_a_month(world: World) -> None:
    await world.store.users.add_absence(user_id=HOST, guild_id=GUILD, start=0, until=world.time)
    await world.store.users.add_absence(user_id=GUEST, guild_id=GUILD, start=0, until=world.time + CHANNEL)
    world.time += KEPT + 1

    assert await world.store.retention.purge_some() == 1
    assert [away.ends_at for away in await world.store.users.absences()] == [world.time - KEPT - 1 + CHANNEL]


async def test_a_lesson_that_was_left_is_kept_for_a_month_after_its_last_press(world: World) -> None:
    left, gone_on_with = (
        LessonProgress(HOST, "diggers", "first"),
        LessonProgress(GUEST, "diggers", "first", ("dig",)),
    )
    await world.store.lessons.save_progress(left)
    world.time += KEPT
    await world.store.lessons.save_progress(gone_on_with)
    world.time += 1

    assert await world.store.retention.purge_some() == 1

    assert await world.store.lessons.progress(HOST) == {}
    assert await world.store.lessons.progress(GUEST) == {"diggers": gone_on_with}


async def test_finished_games_go_after_the_months_of_their_server_or_host(world: World) -> None:
    old = await ended(world)
    running = await world.deal(variant="endless")
    world.time += 40 * DAY
    assert await world.store.retention.purge_finished(None) == 0
    assert await world.store.retention.purge_finished(2) == 0

    await world.store.guilds.save_settings(GUILD, GuildSettings(retention_months=1))
    assert await world.store.retention.purge_finished(2) == 1
    assert await world.store.summaries.get(old) is None
    assert await world.store.summaries.get(running) is not None
    assert count(world, f"log_rows WHERE table_id = {old}") == 0

    await world.tables.abort(running, "k")
    assert count(world, f"game_results WHERE table_id = {old}") == 1
    await world.store.guilds.save_settings(GUILD, GuildSettings(retention_months=12))
    world.time += 40 * DAY
    assert await world.store.retention.purge_finished(1) == 1  # the owner's limit applies, too
    assert await world.store.summaries.get(running) is None


def test_what_outlives_a_game_and_what_goes_with_it() -> None:
    """A new table must be put on one side: what counts for others outlives the game."""
    of_games = {table.name for table in metadata.sorted_tables if "table_id" in table.c}
    outliving = {table.name for table in OUTLIVING}

    assert outliving == {"deal_runs", "game_results", "pairing_games", "rated_seats", "seat_results"}
    assert of_games - outliving == {
        *("board_messages", "checkpoints", "clocks", "former_players", "game_archives", "log_rows"),
        *("mistake_reminders", "pending_pings", "private_notes", "proposals", "publish_failures", "seats"),
        *("standing_orders", "stories", "suspension_notices"),
    }
