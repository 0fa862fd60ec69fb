"""When a server mostly plays, as the list of those who look for a game says it."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import insert
from tables_world import GUILD, World

from engine.core.clocks import DAY, HOUR
from engine.store.schema.club import game_results
from engine.tables.lookings import MIN_GAMES, RECENT_GAMES, Lookings
from engine.tables.offer_terms import OfferLimits

MIDNIGHT = 20_780 * DAY


WORLD = partial(World, time=MIDNIGHT + 12 * HOUR)


async def busy_at(world: World, ends: Sequence[int], opponents: str = "people") -> int | None:
    """Return when a server is busy next whose games ended at these moments, the oldest first."""
    shared = {"guild_id": GUILD, "game": "bang", "variant": "standard", "opponents": opponents, "seats": 2}
    shared |= {"plies": 1, "undos": 0, "turns": 1, "ending": "played", "is_timed": False}
    rows = [{"table_id": number, "ended_at": end, **shared} for number, end in enumerate(ends, 1)]
    await world.store.database.write(lambda connection: connection.execute(insert(game_results), rows))
    store = world.store
    limits = OfferLimits(store, lambda: world.time)
    return await Lookings(store.lookings, store.users, store.results, limits, lambda: world.time).busy_at(
        GUILD
    )


def evenings(hour: int, count: int) -> list[int]:
    return [MIDNIGHT - day * DAY + hour * HOUR + 600 for day in range(count, 0, -1)]


async def test_the_two_hours_with_most_games_begin_next_today(world: World) -> None:
    ends = [*evenings(9, 8), *evenings(20, 13), *evenings(21, 12)]

    assert await busy_at(world, ends) == MIDNIGHT + 20 * HOUR


async def test_hours_that_are_over_today_come_tomorrow_and_may_span_midnight(world: World) -> None:
    world.time = MIDNIGHT + 23 * HOUR + 60
    ends = [*evenings(23, 18), *evenings(0, 18)]

    assert await busy_at(world, ends) == MIDNIGHT + DAY + 23 * HOUR


async def test_few_games_say_nothing(world: World) -> None:
    assert await busy_at(world, evenings(20, MIN_GAMES - 1)) is None


async def test_games_against_computers_say_nothing(world: World) -> None:
    assert await busy_at(world, evenings(20, MIN_GAMES), opponents="computers") is None


async def test_only_the_latest_games_count(world: World) -> None:
    late = [MIDNIGHT + hour * HOUR + 60 for hour in (20, 21)] * (RECENT_GAMES // 2)

    assert await busy_at(world, [*evenings(9, RECENT_GAMES + MIN_GAMES), *late]) == MIDNIGHT + 20 * HOUR
