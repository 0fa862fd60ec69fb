"""Computer players that fail in every way: the default is played, one line is logged, the game continues."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from e2e.playing import by_press
from e2e.world import World

from bot.services.computer_players import OVERDUE
from engine.core.decisions import Decision
from engine.games import GAMES, MODULES
from engine.tables.service import Tables, TableSnapshot

GAME, COMPUTER = "outlaws-duel", 1
DEFAULT = "a computer's default is played"


def raising(error: BaseException) -> Callable[..., Any]:
    def play(*_: object) -> None:
        raise error

    return play


def replying(reply: object) -> Callable[..., Any]:
    return lambda *_: reply


def registered(monkeypatch: pytest.MonkeyPatch, player: Callable[..., Any]) -> None:
    family = GAMES[GAME].family
    modules = {**MODULES, family: replace(MODULES[family], policy=player)}
    monkeypatch.setattr("bot.services.computer_players.MODULES", modules)


async def until_the_computer_is_asked(world: World, table_id: int, times: int) -> TableSnapshot:
    """Let Alice answer until the computer has decided this often; return the game."""
    for _ in range(times):
        snapshot = await world.snapshot(table_id)
        decision = snapshot.game.decision(0)
        assert decision is not None
        await by_press(world, snapshot, decision, world.alice)
        await world.env.settle()
    return await world.snapshot(table_id)


def logged(caplog: pytest.LogCaptureFixture, logger: str = "bot.services.computer_players") -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if record.name == logger and record.levelno >= logging.ERROR
    ]


async def replies(world: World, table_id: int) -> list[tuple[int, tuple[str, ...]]]:
    log = await world.bot.store.logs.log(table_id)
    return [(action.ply, action.reply) for action in log if action.seat == COMPUTER]


@pytest.mark.errors(DEFAULT)
@pytest.mark.parametrize(
    ("player", "why"),
    [
        (raising(KeyError("my-hand-9S")), "KeyError in play, test_computer_players.py line"),
        (raising(StopIteration("my-hand-9S")), "StopIteration in play"),
        (raising(SystemExit("my-hand-9S")), "SystemExit in play"),
        (replying(None), "TypeError in think"),
        (replying(7), "TypeError in think"),
        (replying(()), "the reply is refused, how-many"),
        (replying(("my-hand-9S",)), "the reply is refused, not-offered"),
        (replying(([],)), "the reply is refused, not-offered"),
    ],
)
async def test_whatever_a_player_does_wrong_the_default_is_played_and_one_line_says_so(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    player: Callable[..., Any],
    why: str,
) -> None:
    decisions: list[Decision] = []

    def observed(view: Any, decision: Decision, rng: Any) -> Any:
        decisions.append(decision)
        return player(view, decision, rng)

    registered(monkeypatch, observed)
    table = await world.against_computer(GAME)

    assert await replies(world, table) == [(1, decisions[0].default)]
    [line] = logged(caplog)
    assert line.startswith(f"table {table}, ply 0: {DEFAULT}: {why}")
    assert "my-hand" not in caplog.text
    assert logged(caplog, "bot.services.keyed_worker") == []


@pytest.mark.errors(DEFAULT)
async def test_a_game_against_a_player_that_always_fails_comes_to_its_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    registered(monkeypatch, raising(RuntimeError()))
    table = await world.against_computer(GAME)

    while (snapshot := await world.snapshot(table)).game.winners is None:
        await until_the_computer_is_asked(world, table, 1)

    assert snapshot.game.ply > 4


def refusing_all_but_the_default(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Let saves of a computer's reply fail unless it is the default; return the refused replies."""
    plain, refused = Tables.answer_as_computer, []

    async def reply(tables: Tables, table_id: int, ply: int, seat: int, reply: Any, key: str) -> Any:
        decision = (await tables.get(table_id)).game.decision(seat)
        if decision is not None and reply != decision.default:
            refused.append(reply)
            raise OSError
        return await plain(tables, table_id, ply, seat, reply, key)

    monkeypatch.setattr(Tables, "answer_as_computer", reply)
    return refused


def last(_view: object, decision: Decision, _luck: object) -> tuple[str, ...]:
    """A player that never chooses the default of these decisions."""
    return decision.options[-decision.min_count :]


@pytest.mark.errors(DEFAULT, "computer failed for")
async def test_what_is_not_answered_in_a_minute_is_asked_again_and_after_another_the_default_is_played(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    registered(monkeypatch, last)
    refused = refusing_all_but_the_default(monkeypatch)
    table = await world.against_computer(GAME)
    await world.env.advance_time(OVERDUE + 31)
    asked_again, still_open = len(refused), await replies(world, table)

    await world.env.advance_time(OVERDUE + 31)

    assert (asked_again > 1, still_open) == (True, [])
    assert len(await replies(world, table)) == 1
    assert logged(caplog) == [f"table {table}, ply 0: {DEFAULT}: no answer, though it was asked again"]


@pytest.mark.errors(DEFAULT, "computer failed for")
async def test_a_question_that_is_old_when_the_bot_starts_is_asked_again_and_then_defaulted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    registered(monkeypatch, last)
    refused = refusing_all_but_the_default(monkeypatch)
    table = await world.against_computer(GAME)
    await world.stop()
    await world.env.advance_time(10 * OVERDUE)
    refused.clear()

    await world.begin()
    assert (len(refused), await replies(world, table)) == (1, [])
    await world.env.advance_time(OVERDUE + 31)

    assert len(await replies(world, table)) == 1
