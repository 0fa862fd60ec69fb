"""Ratings of games: settled with the end or with the first who leaves, and the same when recounted."""

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from tables_world import GUEST, GUILD, HOST, THIRD, World

from engine.core.clocks import DAY
from engine.core.ratings import START_MU, Rating
from engine.core.records.offers import RATED, TAKEN_OUT
from engine.core.records.users import UserSettings
from engine.games import GAMES
from engine.store.database import nothing
from engine.store.schema import metadata
from engine.store.schema.club import rated_seats, ratings
from engine.tables.proposals import DRAW, UNDO
from engine.tables.results import recompute
from engine.tables.timeouts import Timeouts

FOURTH = 44
PEOPLE = (HOST, GUEST, THIRD, FOURTH)
PSEUDONYM = 2**62 + 1


WORLD = partial(World, games=GAMES)


async def rows(world: World, name: str = "rated_seats") -> list[dict[str, Any]]:
    table = metadata.tables[name]
    wanted = select(table).order_by(*table.primary_key)
    return await world.store.database.read(
        lambda connection: [dict(row._mapping) for row in connection.execute(wanted)]
    )


async def unrated(world: World) -> list[str | None]:
    return [row["unrated"] for row in await rows(world, "game_results")]


DUEL, SHOOTOUT = "outlaws-duel", "outlaws-shootout"


async def dealt(world: World, users: tuple[int | None, ...] = (HOST, GUEST), **facts: Any) -> int:
    return await world.deal(
        users, **({"stakes": RATED, "game": DUEL if len(users) == 2 else SHOOTOUT} | facts)
    )


async def finished(world: World, users: tuple[int | None, ...] = (HOST, GUEST), **facts: Any) -> int:
    table = await dealt(world, users, **facts)
    await begun(world, table, 1000)
    return table


async def begun(world: World, table: int, answers: int = 2) -> None:
    """Reply at random until each seat has answered so often."""
    seats = range(len((await world.tables.get(table)).participants))
    rng, left = Random(table), Counter(dict.fromkeys(seats, answers))
    while any(count > 0 for count in left.values()):
        if (seat := await world.reply_at_random(table, rng)) is None:
            break
        left[seat] -= 1
        world.time += 60


async def has_played(world: World, *orders: tuple[int, ...], first: int = 1000) -> None:
    """Settle games that nobody has played, a day apart; the winner comes first."""
    seats = []
    for number, order in enumerate(orders, first):
        world.time += DAY
        key = {"table_id": number, "guild_id": GUILD, "game": DUEL, "settled_at": world.time}
        key |= {"mu_before": 0, "sigma_before": 0, "mu": 0, "sigma": 0}
        seats += [
            {**key, "seat": seat, "user_id": user, "place": seat + 1} for seat, user in enumerate(order)
        ]
    await world.store.database.write(lambda connection: connection.execute(insert(rated_seats), seats))
    await world.store.ratings.fold_all()


A_CLUB = [order for turn in range(6) for order in combinations(PEOPLE[:: (-1) ** turn], 2)]


async def test_a_rated_game_moves_its_players_and_a_friendly_one_does_not(world: World) -> None:
    rated, _ = await finished(world), await finished(world, stakes="friendly")

    moved = await rows(world)
    assert [(row["table_id"], row["user_id"]) for row in moved] == [(rated, HOST), (rated, GUEST)]
    assert sorted(row["place"] for row in moved) in ([1, 2], [1, 1])
    assert [row["mu_before"] for row in moved] == [START_MU, START_MU]
    assert await unrated(world) == [None, "friendly"]
    [host, guest] = await rows(world, "ratings")
    assert (host["games"], host["opponents"], host["mu"]) == (1, 1, moved[0]["mu"])
    assert guest["sigma"] == moved[1]["sigma"]


async def test_all_is_the_same_to_the_last_bit_when_counted_again(world: World) -> None:
    rng = Random(5)
    for _ in range(8):
        await finished(world, tuple(rng.sample(PEOPLE, rng.choice((2, 2, 3)))))
        world.time += rng.randint(0, 10 * DAY)
    before = [await rows(world), await rows(world, "ratings")]

    def spoil(connection: Any) -> None:
        connection.execute(update(rated_seats).values(mu=1, mu_before=2, sigma=3))
        connection.execute(ratings.delete())

    await world.store.database.write(spoil)
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)

    assert [await rows(world), await rows(world, "ratings")] == before
    await world.store.database.write(lambda connection: connection.execute(rated_seats.delete()))
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)
    assert [await rows(world), await rows(world, "ratings")] == before


async def test_games_that_end_in_the_same_second_are_counted_in_the_order_of_their_tables(
    world: World,
) -> None:
    first, second = [await dealt(world) for _ in range(2)]
    for table in (first, second):
        await begun(world, table)
    for table in (second, first):
        await world.tables.resign(table, HOST if table == first else GUEST, "r")

    moved = await rows(world)
    assert len(moved) == 4
    assert (moved[0]["mu_before"], moved[2]["mu_before"]) == (START_MU, moved[0]["mu"])


async def test_a_ladder_names_its_players_as_their_own_server_does(world: World) -> None:
    table = await finished(world)
    await world.store.database.write(
        lambda connection: connection.execute(
            update(metadata.tables["tables"])
            .where(metadata.tables["tables"].c.id == table)
            .values(guild_id=999)
        )
    )

    assert await world.store.ratings.names(GUILD, [HOST]) == {}
    assert HOST in await world.store.ratings.names(999, [HOST])


async def test_a_player_who_leaves_is_last_at_once_and_what_follows_is_not_rated(world: World) -> None:
    table = await dealt(world, (HOST, GUEST, THIRD))
    await begun(world, table)
    await world.tables.resign(table, THIRD, "leave")
    settled = await rows(world)

    assert [(row["user_id"], row["place"]) for row in settled] == [(HOST, 1), (GUEST, 1), (THIRD, 3)]
    assert settled[0]["mu"] == settled[1]["mu"] > START_MU > settled[2]["mu"]

    await world.tables.resign(table, GUEST, "too")
    await world.tables.resign(table, HOST, "at last")

    assert await rows(world) == settled
    assert await unrated(world) == [None]
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)
    assert await rows(world) == settled


async def test_a_game_too_short_a_called_off_or_an_aborted_one_is_not_rated(world: World) -> None:
    short, aborted = [await dealt(world) for _ in range(2)]
    await world.tables.resign(short, GUEST, "r")
    await world.tables.abort(aborted, "a", "test")

    assert await rows(world) == []
    assert await unrated(world) == ["short", "undecided"]
    assert await world.store.ratings.of_table(short) == "short"


async def test_an_undo_by_consent_makes_a_game_unrated_but_not_one_made_alone(world: World) -> None:
    proposals = world.proposals()
    table = await dealt(world)
    await begun(world, table)
    proposal = await proposals.propose(table, UNDO, HOST, "p")
    await proposals.agree(proposal.id, GUEST)
    await begun(world, table, 1000)

    assert await unrated(world) == ["undone"]
    assert await rows(world) == []


async def test_a_draw_by_agreement_gives_equal_places(world: World) -> None:
    table = await dealt(world)
    await begun(world, table)
    proposals = world.proposals()
    offered = await proposals.propose(table, DRAW, HOST, "p")
    await proposals.agree(offered.id, GUEST)
    await proposals.resolve(table)

    assert [row["place"] for row in await rows(world)] == [1, 1]


async def test_a_game_taken_out_changes_those_after_it_and_stays_out(world: World) -> None:
    first, second = await finished(world), await finished(world, (HOST, THIRD))
    await world.store.ratings.take_out(first, nothing)

    [host, _] = [row for row in await rows(world) if row["table_id"] == second]
    assert host["mu_before"] == START_MU
    assert await unrated(world) == [TAKEN_OUT, None]
    assert GUEST not in [row["user_id"] for row in await rows(world, "ratings")]
    left = await rows(world)
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)
    assert await rows(world) == left
    assert not await world.store.ratings.take_out(first, nothing)


async def test_a_pseudonym_changes_nobodys_figures(world: World) -> None:
    for _ in range(4):
        await finished(world)
    before = {row["user_id"]: row["mu"] for row in await rows(world, "ratings")}
    await world.store.privacy.forget_everywhere(GUEST, [], PSEUDONYM, "gone")

    after = {row["user_id"]: row["mu"] for row in await rows(world, "ratings")}
    assert after == {HOST: before[HOST], PSEUDONYM: before[GUEST]}
    await world.store.ratings.fold_all()
    assert {row["user_id"]: row["mu"] for row in await rows(world, "ratings")} == after
    assert {row["user_id"] for row in await rows(world)} == {HOST, PSEUDONYM}


async def test_at_the_end_of_a_season_the_first_are_kept_and_all_must_pass_the_door_again(
    world: World,
) -> None:
    settings = await world.store.guilds.settings(GUILD)
    await world.store.guilds.save_settings(GUILD, replace(settings, seasons_since=world.time))
    await has_played(world, *A_CLUB)
    end = world.time + 1
    before = {row["user_id"]: row for row in await rows(world, "ratings")}
    ladder = await world.store.ratings.ladder(GUILD, DUEL, HOST)
    assert ladder.is_open

    assert await world.store.ratings.seasonal_guilds(end) == [GUILD]
    await world.store.ratings.end_season(GUILD, end)

    assert await world.store.ratings.seasonal_guilds(end) == []
    podium = await world.store.ratings.last_podium(GUILD, DUEL)
    assert [place.user_id for place in podium] == [user for user, _ in ladder.places[:3]]
    for row in await rows(world, "ratings"):
        old = Rating(before[row["user_id"]]["mu"])
        assert row["mu"] == pytest.approx(old.mu - (old.mu - START_MU) / 3)
        assert row["sigma"] >= 6.5
    assert not (await world.store.ratings.ladder(GUILD, DUEL, HOST)).places
    now = await rows(world, "ratings")
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)
    assert await rows(world, "ratings") == now


async def test_the_ladder_shows_who_has_climbed_since_last_week_among_those_who_stood_there(
    world: World,
) -> None:
    await has_played(world, *A_CLUB)
    ladder = await world.store.ratings.ladder(GUILD, DUEL, HOST)
    [*_, (last, _)] = ladder.places
    world.time += 10 * DAY
    still = await world.store.ratings.ladder(GUILD, DUEL, HOST)
    assert set(still.climbed.values()) == {0}
    await has_played(world, *[(last, user) for user, _ in ladder.places[:-1]], first=2000)

    after = await world.store.ratings.ladder(GUILD, DUEL, HOST)

    before = {user: place for place, (user, _) in enumerate(ladder.places)}
    assert after.climbed == {user: before[user] - place for place, (user, _) in enumerate(after.places)}
    assert after.climbed[last] > 0
    await world.store.ratings.end_season(GUILD, world.time)
    assert (await world.store.ratings.ladder(GUILD, DUEL, HOST)).climbed == {}


async def test_who_hides_their_record_is_not_on_the_ladder_and_their_next_game_is_not_rated(
    world: World,
) -> None:
    await has_played(world, *A_CLUB)
    await world.store.users.save_user_settings(UserSettings(HOST, show_records=False))

    ladder = await world.store.ratings.ladder(GUILD, DUEL, HOST)
    assert HOST not in [user for user, _ in ladder.places]
    assert ladder.own is not None
    assert await world.store.ratings.last_podium(GUILD, DUEL) == []


async def test_a_computer_in_a_silent_players_seat_settles_the_game(world: World) -> None:
    table = await dealt(world, (HOST, GUEST, THIRD), time_control="day", max_missed=1)
    await begun(world, table)
    world.time += 30 * DAY
    running = (await world.store.clocks.running_clocks(look=world.time))[0]
    await Timeouts(world.tables, lambda: world.time).time_is_up(running)

    places = [row["place"] for row in await rows(world)]
    assert places == [3 if seat == running.seat else 1 for seat in range(3)]
