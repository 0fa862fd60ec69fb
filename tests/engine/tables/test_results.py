"""Results of finished games: written at the end, and the same when computed again."""

from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from tables_world import GUEST, GUILD, HOST, THIRD, Diggers, World

from engine.core.decisions import Refused
from engine.core.results import PLAYED, conduct_of
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from engine.store.schema.club import game_results, seat_results
from engine.tables.proposals import DRAW
from engine.tables.results import recompute
from engine.tables.timeouts import Timeouts

MONTH = 30 * 24 * 3600


WORLD = partial(World, games={**GAMES, "diggers": Diggers()})


async def rows(world: World) -> list[list[dict[str, Any]]]:
    def read(connection: Any) -> list[list[dict[str, Any]]]:
        return [
            [dict(row._mapping) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in (game_results, seat_results)
        ]

    return await world.store.database.read(read)


async def seat_rows(world: World, table_id: int) -> list[dict[str, Any]]:
    return [row for row in (await rows(world))[1] if row["table_id"] == table_id]


async def counted_again(world: World) -> list[list[dict[str, Any]]]:
    """Spoil the results, compute them again from the games, and return them."""

    def spoil(connection: Any) -> None:
        connection.execute(seat_results.delete())
        connection.execute(game_results.update().values(turns=-1, ending="?"))

    await world.store.database.write(spoil)
    await world.crash()
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)
    return await rows(world)


async def play(world: World, game: str, users: tuple[int | None, ...], seed: int, **facts: Any) -> int:
    """Play a whole game as the quick computer, a random while for each answer."""
    table, rng = await world.deal(users, game=game, max_seats=len(users), **facts), Random(seed)
    while (snapshot := await world.tables.get(table)).game.winners is None:
        world.time += rng.randint(1, 500)
        decision = rng.choice(snapshot.game.open_decisions)
        view, chance = snapshot.game.view(decision.seat), Rng(f"{rng.getrandbits(64):016x}")
        reply = PLAYERS[game](view, decision, chance)
        await world.reply(snapshot, decision.seat, reply)
    return table


MODES = [
    ("outlaws-duel", (HOST, GUEST)),
    ("outlaws-shootout", (HOST, GUEST, THIRD, None)),
    ("outlaws-gangs", (HOST, GUEST, None)),
    ("bang", (HOST, GUEST)),
    ("ragnguns", (HOST, None)),
    ("revolver", (HOST, GUEST)),
    ("gnadenlos", (HOST, GUEST, THIRD)),
]


@pytest.mark.parametrize(("game", "users"), MODES)
async def test_the_result_written_at_the_end_is_that_counted_from_the_game(
    world: World, game: str, users: tuple[int | None, ...]
) -> None:
    table = await play(world, game, users, 1)
    written = await rows(world)
    winners = (await world.game(table)).winners

    [result], sitting = written
    assert (result["ending"], result["seats"], result["game"]) == (PLAYED, len(users), game)
    assert [row["user_id"] for row in sitting] == [*users]
    assert [row["seat"] for row in sitting if row["sharing"]] == [*(winners or range(len(users)))]
    assert {row["place"] for row in sitting if row["seat"] in (winners or ())} <= {1}
    assert all(row["answers"] and row["median_seconds"] > 0 for row in sitting if row["user_id"])
    assert await counted_again(world) == written

    world.time += MONTH
    while await world.store.retention.purge_some():  # its log is packed
        pass
    assert await counted_again(world) == written
    await world.store.guilds.save_settings(GUILD, (await world.store.guilds.settings(GUILD)))
    world.time += 100 * MONTH
    assert await world.store.retention.purge_finished(1) == 1
    assert await rows(world) == written  # the game is deleted, its result is not


async def test_what_each_side_was_and_by_how_much_it_won_is_kept(world: World) -> None:
    bang = await seat_rows(world, await play(world, "bang", (HOST, GUEST), 2))
    revolver = await seat_rows(world, await play(world, "revolver", (HOST, GUEST), 2))
    western = await seat_rows(world, await play(world, "ragnguns", (HOST, GUEST), 2))
    gold = await seat_rows(world, await play(world, "gnadenlos", (HOST, GUEST, THIRD), 2))

    assert all(len(row["side"].split()) == 2 for row in bang)
    assert {row["side"] for row in revolver} == {"guardians", "mapache"}
    assert all(row["side"] for row in western)
    assert {row["side"] for row in gold} == {""}
    for pair in (bang, western):
        assert pair[0]["margin"] == -pair[1]["margin"] != 0
        assert (pair[0]["margin"] > 0) == (pair[0]["place"] == 1)
    assert [row["margin"] for row in revolver] == [None, None]  # the game has no score, only a winner
    assert sorted(row["place"] for row in gold) == [1, 2, 3]


async def test_a_game_is_counted_by_how_it_ended(world: World) -> None:
    resigned, drawn, aborted = [await world.deal() for _ in range(3)]
    await world.bid(resigned, "3", "1")
    await world.tables.resign(resigned, GUEST, "r")
    proposals = world.proposals()
    await world.bid(drawn, "3", "1")
    offered = await proposals.propose(drawn, DRAW, HOST, "p")
    await proposals.agree(offered.id, GUEST)
    await proposals.resolve(drawn)
    await world.tables.abort(aborted, "a", "test")

    endings = {row["table_id"]: row["ending"] for row in (await rows(world))[0]}
    assert endings == {resigned: "resigned", drawn: "agreed-draw", aborted: "aborted"}
    assert [row["sharing"] for row in await seat_rows(world, resigned)] == [1, 0]
    assert [row["sharing"] for row in await seat_rows(world, drawn)] == [2, 2]
    assert [row["sharing"] for row in await seat_rows(world, aborted)] == [None, None]
    assert await counted_again(world) == await rows(world)


async def test_time_outs_and_standing_orders_are_no_answers(world: World) -> None:
    table = await world.deal(time_control="day")
    await world.bid(table, "3", "1")
    silence = Timeouts(world.tables, lambda: world.time)
    [running] = await world.store.clocks.running_clocks()
    world.time = running.clock.deadline
    [running] = await world.store.clocks.running_clocks(look=world.time)
    await silence.time_is_up(running)
    await world.tables.resign(table, HOST, "r")

    host, guest = await seat_rows(world, table)
    assert (host["answers"], host["missed"]) == (1, 1)
    assert (guest["answers"], guest["missed"]) == (1, 0)


def test_a_game_without_rows_has_no_conduct() -> None:
    assert [conduct.median_seconds for conduct in conduct_of([], (0, 1))] == [None, None]


async def test_computers_and_games_played_on_are_told_apart(world: World) -> None:
    await play(world, "outlaws-duel", (HOST, GUEST), 3)
    await play(world, "outlaws-duel", (HOST, None), 3)
    await play(world, "outlaws-shootout", (HOST, GUEST, None), 3)
    await play(world, "outlaws-duel", (HOST, GUEST), 4, from_table_id=1, from_ply=2)

    kinds = [row["opponents"] for row in (await rows(world))[0]]
    assert kinds == ["people", "computers", "mixed", "branch"]


async def test_what_one_has_played_and_won_against_another_is_read(world: World) -> None:
    tables = [await play(world, "outlaws-duel", (HOST, GUEST), seed) for seed in range(5)]
    await play(world, "outlaws-shootout", (HOST, GUEST, THIRD), 9)
    wins = [(await world.game(table)).winners for table in tables]

    played = await world.store.results.of_user(HOST, GUILD, "outlaws-duel")
    assert [game.table_id for game in played] == tables[::-1]
    assert sum(game.won for game in played) == sum((0 in (seats or ())) for seats in wins)
    assert await world.store.results.of_user(HOST, GUILD + 1) == []
    between = await world.store.results.head_to_head(HOST, GUEST, GUILD)
    assert between.own["outlaws-duel"] + between.other["outlaws-duel"] == 5
    assert "outlaws-shootout" not in between.own


async def test_only_a_finished_game_is_counted_again(world: World) -> None:
    table = await world.deal()

    with pytest.raises(Refused, match="not-over"):
        await recompute(world.store.results, world.store.ratings, world.tables, table, lambda _: None)
    with pytest.raises(Refused, match="table-unknown"):
        await recompute(world.store.results, world.store.ratings, world.tables, table + 1, lambda _: None)


async def test_a_deleted_user_keeps_their_results_under_a_pseudonym(world: World) -> None:
    table = await play(world, "outlaws-duel", (HOST, GUEST), 1)
    await world.store.privacy.forget_everywhere(HOST, [(table, 0)], 2**62 + 1, "gone")

    assert [row["user_id"] for row in await seat_rows(world, table)] == [2**62 + 1, GUEST]
    counted = select(func.count()).select_from(seat_results).where(seat_results.c.user_id == HOST)
    assert await world.store.database.read(lambda connection: connection.scalar(counted)) == 0
