"""The number of store operations per press: each switches threads, and each write waits for the disk."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from e2e.playing import first_options
from e2e.world import World, button, buttons
from simcord import InteractionResult, MemberActor

from engine.store.database import Database

MAX_TRANSACTIONS = 3  # the move, the board, and the ply its player has read
AT_THE_END = 6  # once a game: the offer's winner, twice; what it means, story, Gazette, twice


@contextmanager
def transactions() -> Iterator[list[str]]:
    """Return a list that records each operation as "read" or "write", even within one transaction."""
    faults: list[str] = []
    with pytest.MonkeyPatch.context() as patched:
        for word in ("read", "write"):
            whole = getattr(Database, word)

            def counted(store, operation, word=word, whole=whole, **how):
                faults.append(word)
                return whole(store, operation, **how)

            patched.setattr(Database, word, counted)
        yield faults


async def hand(world: World, table_id: int, person: MemberActor) -> InteractionResult:
    board = await world.board(table_id)
    return await person.click(board, custom_id=button(board, "h:"))


async def answer(world: World, table_id: int, person: MemberActor, opened: InteractionResult) -> None:
    """Press a button of the panel, or pick from its list."""
    snapshot = await world.snapshot(table_id)
    decision = snapshot.game.decision(0 if person is world.alice else 1)
    option = first_options(decision)[0]
    for name in buttons(opened.response, "c:"):
        if name.split(":", 3)[3].split("/")[0] == option:
            await person.click(opened.response, custom_id=name)
            return
    items = [item for row in opened.response.components for item in row["components"]]
    lists = {choice["value"]: item["custom_id"] for item in items for choice in item.get("options", ())}
    await person.select(opened.response, [option], custom_id=lists[option])


async def test_a_choice_is_at_most_three_transactions_with_the_board_and_all_panels(world: World) -> None:
    table, counts = await world.duel("outlaws-duel"), []
    people = (world.alice, world.bob)
    for person in people:
        await hand(world, table, person)
    while (game := (await world.snapshot(table)).game).winners is None:
        person = people[game.open_decisions[0].seat]
        opened = await hand(world, table, person)
        with transactions() as log:
            await answer(world, table, person, opened)
        counts.append(len(log))

    *moves, last = counts
    assert len(moves) >= 3
    assert max(moves) <= MAX_TRANSACTIONS
    assert last <= MAX_TRANSACTIONS + AT_THE_END


async def test_to_open_the_hand_again_asks_the_store_for_nothing(world: World) -> None:
    table = await world.duel("bang")
    person = (world.alice, world.bob)[(await world.snapshot(table)).game.open_decisions[0].seat]
    with transactions() as first:
        await hand(world, table, person)
    with transactions() as again:
        await hand(world, table, person)

    assert len(first) <= MAX_TRANSACTIONS
    assert again == []


@pytest.mark.parametrize(("command", "option"), [("table resign", "table"), ("bang play", "card")])
async def test_a_completion_is_one_transaction(world: World, command: str, option: str) -> None:
    table = await world.duel("bang")
    while (await world.snapshot(table)).game.decision(0) is None:
        await answer(world, table, world.bob, await hand(world, table, world.bob))
    channel = await world.channel(table)
    with transactions() as log:
        await world.alice.autocomplete(channel, command, option, "")

    assert log == ["read"]
