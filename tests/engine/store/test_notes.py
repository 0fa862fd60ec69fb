"""Boards, settings and small facts in the store."""

from dataclasses import replace

from tables_world import HOST, World

from engine.core.records.guilds import GuildSettings
from engine.core.records.tables import BoardMessage


async def test_a_board_is_remembered_as_it_was_last_posted(world: World) -> None:
    table = await world.deal()
    first = BoardMessage(table, 1, 2, 0, 0, world.time)
    assert await world.store.boards.board_message(table) is None
    await world.store.boards.save_board_message(first)
    await world.store.boards.save_board_message(second := replace(first, message_id=3, shown_ply=1))
    await world.crash()

    assert await world.store.boards.board_message(table) == second


async def test_tables_whose_board_shows_too_little_or_not_their_end_are_behind(world: World) -> None:
    unposted, up_to_date, late, over = [await world.deal() for _ in range(4)]
    for table in (up_to_date, late, over):
        await world.store.boards.save_board_message(BoardMessage(table, 1, 2, 0, 0, world.time))
    await world.press(late, HOST, "1")
    await world.tables.abort(over, "k")
    assert await world.store.boards.outdated_boards() == [unposted, late, over]

    await world.store.boards.save_board_message(BoardMessage(over, 1, 2, 1, 0, world.time))
    assert await world.store.boards.outdated_boards() == [unposted, late]


async def test_settings_are_kept_for_each_guild_and_the_usual_ones_hold_where_nothing_is_set(
    world: World,
) -> None:
    own = GuildSettings("fr", "outlaws-gangs", False, 3, 4)
    await world.store.guilds.save_settings(5, GuildSettings())
    await world.store.guilds.save_settings(5, own)
    await world.crash()

    assert await world.store.guilds.settings(5) == own
    assert await world.store.guilds.settings(6) == GuildSettings()


async def test_a_fact_is_kept_until_there_is_a_newer_one(world: World) -> None:
    assert await world.store.meta.get("commands") is None
    await world.store.meta.set("commands", "aa")
    await world.store.meta.set("commands", "bb")
    await world.crash()

    assert await world.store.meta.get("commands") == "bb"
    assert await world.store.meta.get("other") is None
