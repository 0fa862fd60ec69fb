"""The Gazette of a game is posted once: when its server wants it, and only while the game is news."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import update
from tables_world import GUEST, GUILD, HOST, THIRD, World

from bot.services.gazettes import NONE, READING, Gazettes
from bot.services.user_cache import Guilds
from engine.core.clocks import DAY, HOUR
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import Offer
from engine.core.records.tables import BoardMessage
from engine.store.schema.games import offers, stories, tables
from engine.tables.snapshot import TableSnapshot

MESSAGE = 777


class Press:
    """Posts Gazettes, or fails as Discord would."""

    def __init__(self) -> None:
        self.posted: list[int] = []
        self.failure: Exception | None = None

    async def __call__(self, snapshot: TableSnapshot, offer: Offer) -> int:
        if self.failure is not None:
            raise self.failure
        self.posted.append(offer.id)
        return MESSAGE


@pytest.fixture
def press() -> Press:
    return Press()


def refused(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, "no")


async def sweep(world: World, press: Press, *, waits: bool = False) -> None:
    """Start anew and look for Gazettes that are due."""
    store = world.store
    guilds = Guilds(store.guilds, lambda _: None, "en")
    parts = (store.stories, store.offers, store.boards)
    gazettes = Gazettes(*parts, world.tables, guilds, press, lambda: world.time, waits=waits)
    await gazettes.catch_up()
    await gazettes.stop()


async def with_story(world: World, *users: int | None) -> int:
    """End a game at once and save a story of it."""
    table = await world.deal(users or (HOST, GUEST))
    await world.tables.resign(table, HOST, "at once")
    await world.store.stories.save(table, b"a story")
    await shows(world, table)
    return table


async def shows(world: World, table: int, behind: int = 0) -> None:
    """Save that the table's board shows its end, or so many plies before it."""
    ply = (await world.tables.get(table)).game.ply - behind
    await world.store.boards.save_board_message(BoardMessage(table, 1, 2, ply, ply, world.time))


async def wants(world: World, games: str) -> None:
    await world.store.guilds.save_settings(GUILD, GuildSettings(gazette=games))


async def message_of(world: World, table: int) -> int | None:
    wanted = stories.select().where(stories.c.table_id == table)
    row = await world.store.database.read(lambda connection: connection.execute(wanted).one())
    return None if row.gazette_id is None else int(row.gazette_id)


async def test_a_game_between_people_gets_one_gazette_also_after_restarts_and_a_new_story(
    world: World, press: Press
) -> None:
    table = await with_story(world)
    await sweep(world, press)
    await world.crash()
    await world.store.stories.save(table, b"reckoned anew")
    await sweep(world, press)

    assert press.posted == [table]
    assert await message_of(world, table) == MESSAGE


@pytest.mark.parametrize(
    ("wanted", "users", "count"),
    [
        ("people", (HOST, GUEST), 1),
        ("people", (HOST, None), 0),
        ("on", (HOST, None), 1),
        ("off", (HOST, GUEST), 0),
        ("off", (HOST, None), 0),
    ],
)
async def test_a_server_chooses_after_which_games_it_appears(
    world: World, press: Press, wanted: str, users: tuple[int | None, ...], count: int
) -> None:
    await wants(world, wanted)
    table = await with_story(world, *users)
    await sweep(world, press)

    assert len(press.posted) == count
    assert await message_of(world, table) == (MESSAGE if count else NONE)


@pytest.mark.parametrize(
    ("users", "channel", "is_held"),
    [((GUEST, THIRD), 10, True), ((GUEST, THIRD), 11, False), ((THIRD,), 10, False)],
)
async def test_it_does_not_cut_into_the_next_game_of_its_people_in_the_channel(
    world: World, press: Press, users: tuple[int, ...], channel: int, is_held: bool
) -> None:
    table = await with_story(world)
    place = update(tables).where(tables.c.id == table).values(parent_channel_id=10)
    await world.store.database.write(lambda connection: connection.execute(place))
    newer = await world.deal((*users, None)[:2])
    await world.tables.move(newer, channel)
    await world.crash()
    await sweep(world, press)

    assert press.posted == [table] * (not is_held)
    assert not is_held or await message_of(world, table) is None  # not given up
    await world.tables.resign(newer, users[0], "at once")
    await world.crash()
    await sweep(world, press, waits=True)
    assert press.posted == [table] * (not is_held)  # that end is read first
    world.time += READING
    await sweep(world, press, waits=True)
    assert press.posted == [table]


async def test_it_appears_in_spite_of_a_next_game_in_which_nobody_moves(world: World, press: Press) -> None:
    table = await with_story(world)
    place = update(tables).where(tables.c.id == table).values(parent_channel_id=10)
    await world.store.database.write(lambda connection: connection.execute(place))
    await world.tables.move(await world.deal(), 10)
    await world.crash()

    world.time += HOUR
    await sweep(world, press)

    assert press.posted == [table]


async def test_a_running_game_and_one_without_a_story_have_none(world: World, press: Press) -> None:
    await world.deal()
    await world.tables.resign(await world.deal(), HOST, "at once")
    await sweep(world, press)

    assert press.posted == []


async def test_a_game_without_a_winner_or_played_on_from_another_gets_none(
    world: World, press: Press
) -> None:
    aborted = await world.deal()
    await world.tables.abort(aborted, "no more")
    await world.store.stories.save(aborted, b"a story")
    first = await with_story(world)
    await sweep(world, press)
    continued = await with_story(world)
    origin = update(offers).where(offers.c.id == continued).values(from_table_id=first, from_ply=3)
    await world.store.database.write(lambda connection: connection.execute(origin))
    await world.crash()
    await sweep(world, press)

    assert press.posted == [first]
    assert [await message_of(world, table) for table in (aborted, continued)] == [NONE, NONE]


async def test_an_old_game_whose_story_is_looked_at_again_is_no_news(world: World, press: Press) -> None:
    table = await with_story(world)
    world.time += DAY + 1
    await sweep(world, press)

    assert press.posted == []
    assert await message_of(world, table) is None


@pytest.mark.parametrize(("status", "posts"), [(503, 1), (403, 0)])
async def test_what_discord_refuses_is_tried_again_only_if_that_can_help(
    world: World, press: Press, status: int, posts: int
) -> None:
    table = await with_story(world)
    press.failure = refused(status)
    await sweep(world, press)
    press.failure = None
    await sweep(world, press)

    assert press.posted == [table] * posts


async def test_a_gazette_waits_until_the_end_of_its_game_is_shown(world: World, press: Press) -> None:
    table = await with_story(world)
    await shows(world, table, behind=1)
    await sweep(world, press)
    before = [*press.posted]
    await shows(world, table)
    await sweep(world, press)

    assert (before, press.posted) == ([], [table])


async def test_a_gazette_leaves_time_to_read_the_end_above_it(world: World, press: Press) -> None:
    table = await with_story(world)
    await sweep(world, press, waits=True)
    before = [*press.posted]
    world.time += READING
    await sweep(world, press, waits=True)

    assert (before, press.posted) == ([], [table])
