"""Cached values are never older than saved ones."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event
from tables_world import GUILD, HOST, World

from engine.core.game import Checkpoint, LogRow
from engine.core.records.guilds import GuildSettings
from engine.core.records.tables import BoardMessage
from engine.core.records.users import Absence, UserSettings
from engine.store.row_cache import RowCache


async def test_what_is_known_is_not_read_again_and_the_oldest_is_forgotten() -> None:
    memory: RowCache[int, str] = RowCache(2)
    keys_read: list[int] = []

    async def read(key: int) -> str:
        keys_read.append(key)
        return str(key)

    for key in (1, 2, 1, 3, 1, 2):
        assert await memory.get(key, read) == str(key)
    assert keys_read == [1, 2, 3, 2]


async def test_what_was_being_read_while_something_was_saved_is_not_kept() -> None:
    memory: RowCache[int, str] = RowCache(2)
    saved = asyncio.Event()

    async def old(_: int) -> str:
        await saved.wait()
        return "old"

    async def new(_: int) -> str:
        return "new"

    reading = asyncio.create_task(memory.get(1, old))
    await asyncio.sleep(0)
    with memory.updating(1, lambda _: "new"):
        pass
    saved.set()

    assert await reading == "old"
    assert await memory.get(1, new) == "new"


async def test_after_a_save_that_failed_nothing_is_known(world: World) -> None:
    table = await world.deal()
    message = BoardMessage(table, 1, 2, 0, 0, 0)
    await world.store.boards.save_board_message(message)
    assert await world.store.boards.board_message(table) == message

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    event.listen(world.store.database.writing.engine, "commit", fail)
    with pytest.raises(ZeroDivisionError):
        await world.store.boards.save_board_message(replace(message, shown_ply=1))
    event.remove(world.store.database.writing.engine, "commit", fail)

    assert await world.store.boards.board_message(table) == message


async def test_each_kind_of_memory_changes_with_what_is_saved(world: World) -> None:
    store, table = world.store, await world.deal()
    assert await store.boards.board_message(table) is None
    assert await store.guilds.settings(GUILD) == GuildSettings()
    assert await store.users.user_settings(HOST) == UserSettings(HOST)
    assert await store.users.settings_and_absences([HOST], 0) == ({HOST: UserSettings(HOST)}, [])
    assert await store.logs.seen_ply(table, 0) == 0
    assert not await store.proposals.has_proposals(table)

    await store.boards.save_board_message(message := BoardMessage(table, 1, 2, 0, 0, 0))
    await store.guilds.save_settings(GUILD, server := GuildSettings(max_games_per_player=7))
    await store.users.save_user_settings(person := UserSettings(HOST, language="fr"))
    away = await store.users.add_absence(user_id=HOST, guild_id=GUILD, start=5, until=9)
    await store.logs.save_seen_ply(table, 0, 4)
    await store.logs.save_seen_ply(table, 0, 3)
    made = await store.proposals.make_proposal(table_id=table, kind="draw", seat=0, ply=0, count=1, expires=9)
    assert await store.boards.board_message(table) == message
    assert await store.guilds.settings(GUILD) == server
    assert await store.users.settings_and_absences([HOST], 0) == ({HOST: person}, [away])
    assert await store.logs.seen_ply(table, 0) == 4
    assert await store.proposals.has_proposals(table)

    await store.proposals.end_proposal(made.id, "void")
    await store.users.end_absence(user_id=HOST, guild_id=GUILD, now=6)
    assert not await store.proposals.has_proposals(table)
    assert (await store.users.settings_and_absences([HOST], 0))[1] == [Absence(away.id, HOST, GUILD, 5, 6)]
    with store.users.forgetting(HOST):
        await store.privacy.forget_rows(HOST)
    assert await store.users.settings_and_absences([HOST], 0) == ({HOST: UserSettings(HOST)}, [])


async def test_the_past_that_is_known_grows_as_that_which_is_saved(world: World) -> None:
    table = await world.deal()
    assert (await world.store.logs.past(table)).log == ((await world.store.logs.log(table))[0],)
    for ply in range(1, 40):
        checkpoint = Checkpoint(ply, 1, b"{}") if ply % 2 else None
        await world.store.games.append(table, [LogRow(ply, 0, ("1",), ply)], checkpoint, (0,), None)
        known = await world.store.logs.past(table)
        world.store.logs._pasts.forget(table)
        fresh = await world.store.logs.past(table)
        assert (known.checkpoints, [a.ply for a in known.log]) == (
            fresh.checkpoints,
            [a.ply for a in fresh.log],
        ), ply
        assert known == fresh

    log = await world.store.logs.log(table)
    for ply in (-1, 3, 20, 38, 39):
        assert await world.store.logs.log_since(table, ply) == [action for action in log if action.ply > ply]


async def test_a_table_that_another_process_has_played_on_is_read_again(world: World) -> None:
    table = await world.deal()
    await world.store.logs.past(table)
    other = World(world.path)
    await other.open()
    await other.press(table, HOST, "1", key="a")
    await world.press(table, HOST, "1", key="a")

    assert await world.store.logs.past(table) == await other.store.logs.past(table)
    await other.store.close()
