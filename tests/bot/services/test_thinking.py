"""Computers that never reply, and tasks that die or hang: no table waits long for them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from threading import Event
from typing import Any

import pytest
from tables_world import HOST, Diggers, World

from bot.services.computer_players import OVERDUE, ComputerPlayers
from bot.services.search_process import SearchProcess
from engine.core.decisions import Decision
from engine.core.game_module import GameModule, Policy

COMPUTER = 1


@pytest.fixture
async def computers(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ComputerPlayers]:
    """Computers that always take the last option, not notified by saves."""
    monkeypatch.setattr(
        "bot.services.computer_players.MODULES", diggers(lambda _view, decision, _luck: decision.options[-1:])
    )
    search = SearchProcess()
    computers = ComputerPlayers(world.tables, search, 0, lambda: world.time)
    yield computers
    await computers.stop()
    await search.stop()


def diggers(play: Policy) -> dict[str, GameModule]:
    return {Diggers.name: GameModule((Diggers(),), play, 1)}


@pytest.fixture
def end() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()


async def played(computers: ComputerPlayers) -> None:
    """Run a sweep, and all tasks it starts."""
    await computers.catch_up()
    await computers.finish()


async def replies(world: World, table_id: int) -> list[tuple[str, ...]]:
    return [action.reply for action in await world.store.logs.log(table_id) if action.seat == COMPUTER]


async def test_for_a_player_that_never_returns_the_default_is_played_and_it_is_not_asked_a_second_time(
    world: World,
    computers: ComputerPlayers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    end: Event,
) -> None:
    kinds = []

    def endless(_view: object, decision: Decision, _luck: object) -> tuple[str, ...]:
        kinds.append(decision.kind)
        end.wait()
        return decision.options[-1:]

    monkeypatch.setattr("bot.services.computer_players.MODULES", diggers(endless))
    monkeypatch.setattr("bot.services.computer_players.LIMIT", 0.01)
    table = await world.deal((HOST, None))
    with caplog.at_level(logging.ERROR):
        await played(computers)
        await world.bid(table, "3")
        await world.press(table, HOST, "left", "1")
        await played(computers)

    assert await replies(world, table) == [("1",), ("pass",), ("1",)]
    assert kinds == ["bid"]
    assert [record.getMessage() for record in caplog.records] == [
        f"table {table}, ply 0: a computer's default is played: no answer in 0.01 seconds",
        f"table {table}, ply 4: a computer's default is played: it is still at an earlier question",
        f"table {table}, ply 5: a computer's default is played: it is still at an earlier question",
    ]


async def test_a_question_whose_task_has_died_is_asked_again(
    world: World, computers: ComputerPlayers
) -> None:
    table = await world.deal((HOST, None))
    computers.notify(table)
    await computers.stop()
    before = await replies(world, table)

    await played(computers)

    assert (before, await replies(world, table)) == ([], [("3",)])


async def test_a_task_that_hangs_is_given_up_after_a_minute(
    world: World, computers: ComputerPlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.deal((HOST, None))
    asleep = asyncio.Event()

    async def hangs(*_: Any) -> Any:
        asleep.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(world.tables, "answer_as_computer", hangs)
        await computers.catch_up()
        await asleep.wait()
    world.time += OVERDUE - 1
    await computers.catch_up()
    before = await replies(world, table)
    world.time += 1

    await computers.catch_up()
    while not await replies(world, table):
        await computers.finish()

    assert (before, await replies(world, table)) == ([], [("3",)])
