"""Since when each seat must act, which decides on new boards and pings, even after a restart."""

from dataclasses import replace
from random import Random

import pytest
from tables_world import HOST, World

from engine.core.decisions import Seat
from engine.core.records.tables import CLOCK_KEY
from engine.tables.snapshot import TableSnapshot
from engine.tables.transitions import resign


def seats_to_act(snapshot: TableSnapshot) -> set[Seat]:
    return {decision.seat for decision in snapshot.game.open_decisions}


@pytest.mark.parametrize("seed", range(5))
async def test_a_seat_is_asked_since_another_brought_it_there(world: World, seed: int) -> None:
    rng, table, since = Random(seed), await world.deal(), dict[Seat, int]()
    before = await world.tables.get(table)

    while before.game.winners is None:
        actor = await world.reply_at_random(table, rng)
        after = await world.tables.get(table)
        newly = seats_to_act(after) - seats_to_act(before) - {actor}
        since |= dict.fromkeys(newly, after.game.ply)
        assert after.to_act_since == since
        before = after


async def until_a_shout(world: World) -> int:
    """Return a table at which the host has dug and the guest must act."""
    table = await world.at_the_pit()
    await world.press(table, HOST, "left", "1")
    return table


@pytest.mark.parametrize(("later", "called"), [(0, {1}), (3600, {0, 1})])
async def test_who_goes_on_after_an_order_is_not_called_and_who_has_given_it_is(
    world: World, later: int, called: set[Seat]
) -> None:
    table, soon = await until_a_shout(world), 60
    snapshot = await world.tables.get(table)
    world.time += later

    acting = await world.store.logs.last_person_to_act(table, world.time - soon)
    result = await world.tables.answer_by_order(table, snapshot.game.decision_ply, 1, [("pass",)], acting)

    assert seats_to_act(result.table) == {0, 1}  # to bid
    assert {*result.table.newly_to_act(snapshot.game.ply)} == called


async def test_who_has_acted_is_no_order_and_no_clock(world: World) -> None:
    table = await until_a_shout(world)
    await world.tables.answer_by_order(table, (await world.game(table)).decision_ply, 1, [("pass",)], 0)

    assert await world.store.logs.last_person_to_act(table, 0) == 0
    await world.tables.apply(table, f"{CLOCK_KEY}{table}", lambda now: resign(now.game, now.participants, 0))
    assert await world.store.logs.last_person_to_act(table, 0) is None


async def test_since_when_a_seat_is_asked_outlives_a_restart(world: World) -> None:
    rng, table = Random(3), await world.deal()
    for _ in range(6):
        await world.reply_at_random(table, rng)
    before = await world.tables.get(table)

    await world.crash()

    after = await world.tables.get(table)
    assert before.to_act_since
    assert after.to_act_since == before.to_act_since
    assert (after.handover_ply(), after.board_news_from()) == (
        before.handover_ply(),
        before.board_news_from(),
    )


@pytest.mark.parametrize(
    ("since", "board_ply"),
    [({0: 12}, 1), ({0: 12, 1: 5}, 6), ({0: 12, 1: 20}, 12)],
    ids=["the other was asked at the deal", "before that", "since then, and an order answered"],
)
async def test_a_board_tells_what_led_to_its_hand_over(
    world: World, since: dict[Seat, int], board_ply: int
) -> None:
    table = await world.at_the_pit()
    snapshot = await world.tables.get(table)

    assert seats_to_act(snapshot) == {0}
    assert replace(snapshot, to_act_since=since).board_news_from() == board_ply


async def test_a_board_tells_what_a_seat_that_is_asked_on_was_asked_after(world: World) -> None:
    snapshot = await world.tables.get(await world.deal())

    assert seats_to_act(snapshot) == {0, 1}
    assert replace(snapshot, to_act_since={0: 5, 1: 12}).board_news_from() == 5


async def test_the_seat_of_a_computer_needs_no_new_board(world: World) -> None:
    snapshot = await world.tables.get(await world.deal((HOST, None)))

    assert seats_to_act(snapshot) == {0, 1}
    assert snapshot.newly_to_act(-1) == [0]


async def test_the_end_is_a_hand_over(world: World) -> None:
    table = await world.deal()
    await world.play_on(table)

    snapshot = await world.tables.get(table)

    assert snapshot.handover_ply() == snapshot.game.ply
    assert snapshot.newly_to_act(0) == []


async def test_what_was_seen_is_kept_and_never_goes_back(world: World) -> None:
    table = await world.deal()
    await world.play_on(table, 3)
    await world.store.logs.save_seen_ply(table, 0, 2)
    await world.store.logs.save_seen_ply(table, 0, 1)
    await world.crash()

    assert (await world.store.logs.seen_ply(table, 0), await world.store.logs.seen_ply(table, 1)) == (2, 0)
    assert [row.ply for row in await world.store.logs.log_since(table, 1)] == [2, 3]
