"""The search process: tables take turns, and none waits long for a result."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from tables_world import GUEST, HOST, World

from bot.services.computer_players import ComputerPlayers
from bot.services.search_process import ObservationCache, SearchProcess, reply_to, search_request, searches
from bot.worker import Worker
from engine.core.decisions import Reply
from engine.core.forced import was_forced
from engine.core.game import Game
from engine.core.rules import Event
from engine.games import GAMES
from engine.search.levels import DEPUTY, GREENHORN, MARSHAL, SCOUT, SHERIFF, SearchRequest
from engine.search.memory import Observation

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("our_games")]

GAME, COMPUTER = "revolver", 1


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = SearchProcess().worker
    yield worker
    asyncio.run(worker.close())


async def request_of(world: World, level: str = SCOUT) -> SearchRequest:
    table = await world.deal((None, None), game=GAME, level=level)
    snapshot = await world.tables.get(table)
    return await search_request(world.tables, snapshot, snapshot.game.open_decisions[0].seat, level)


async def process(search: SearchProcess) -> int:
    return await search.worker.run(os.getpid)


def slowly(_: SearchRequest) -> None:
    """In the process: return None after a moment."""
    time.sleep(0.05)


async def test_the_process_gives_a_legal_reply_and_its_chance(world: World, search: SearchProcess) -> None:
    request = await request_of(world)
    decision = Game.restore(GAMES[GAME], request.checkpoint, request.tail).decision(request.seat)

    thought = await search.thought(1, reply_to, request)

    decision.check(thought.reply)
    assert thought.win_chance is not None
    assert thought.rollouts > 0


def test_the_process_does_without_discord_and_the_store() -> None:
    work = "import sys, bot.services.search_process, bot.services.stories; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", work], check=True, stdout=subprocess.PIPE, text=True)

    loaded = run.stdout.split()
    assert "engine.games.revolver" in loaded
    assert {"discord", "sqlalchemy", "engine.store", "engine.tables"}.isdisjoint(loaded)


async def test_a_player_that_fails_is_told_of_without_a_card(
    world: World, search: SearchProcess, caplog: pytest.LogCaptureFixture
) -> None:
    request = replace(await request_of(world), game="my-hand-9S")

    assert await search.thought(1, reply_to, request) is None
    assert "process failed: KeyError in run_request, levels.py line" in caplog.text
    assert "my-hand" not in caplog.text


async def test_only_levels_that_look_ahead_need_it_and_only_where_something_is_to_be_won() -> None:
    assert [level for level in (GREENHORN, DEPUTY, SCOUT, SHERIFF, MARSHAL) if searches(level, GAME)] == [
        SCOUT,
        SHERIFF,
        MARSHAL,
    ]
    assert not searches(MARSHAL, "outlaws-duel")
    assert not searches(MARSHAL, "no-such-game")


async def test_tables_take_turns_however_much_one_of_them_wants(world: World, search: SearchProcess) -> None:
    request, order = await request_of(world), []

    async def think(table_id: int) -> None:
        await search.thought(table_id, slowly, request)
        order.append(table_id)

    await process(search)
    await asyncio.gather(*map(think, (1, 1, 1, 1, 2, 2, 3)))

    assert order == [1, 2, 3, 1, 2, 1, 1]


async def test_when_it_is_full_the_late_go_without_and_the_loop_does_not_wait(
    world: World, search: SearchProcess, caplog: pytest.LogCaptureFixture
) -> None:
    request, free = await request_of(world), 0
    await search.thought(0, slowly, request)
    hasty = SearchProcess(patience=0.3)
    hasty.worker = search.worker
    thoughts = [asyncio.create_task(hasty.thought(table, slowly, request)) for table in range(30)]
    while not all(item.done() for item in thoughts):
        await asyncio.sleep(0.01)
        free += 1

    assert "table 29: no search result in 0.3 seconds" in caplog.text
    assert "table 0:" not in caplog.text
    assert free > 4


async def test_a_process_that_is_killed_costs_one_thought_and_is_replaced(
    world: World, search: SearchProcess, caplog: pytest.LogCaptureFixture
) -> None:
    request, first = await request_of(world), await process(search)

    thought = asyncio.create_task(search.thought(1, slowly, request))
    await asyncio.sleep(0.01)
    os.kill(first, signal.SIGKILL)

    assert await thought is None
    assert await process(search) != first
    assert "the search process failed: it died" in caplog.text


async def test_it_stands_back_behind_the_bot(search: SearchProcess) -> None:
    assert await search.worker.run(os.nice, 0) >= os.nice(0) + 10 or os.nice(0) > 9


async def test_a_thought_that_never_ends_ends_its_process() -> None:
    worker = Worker(tasks=10, stuck=1)
    before = time.monotonic()
    with pytest.raises(Exception, match="terminated abruptly"):
        await worker.run(time.sleep, 60)
    await worker.close()

    assert time.monotonic() - before < 30


async def test_a_process_without_work_ends_after_a_while_and_a_call_starts_another() -> None:
    patient, hasty = Worker(tasks=10, stuck=20, idle=3600), Worker(tasks=10, stuck=20, idle=0)
    first = await hasty.run(os.getpid)
    await patient.run(os.getpid)
    working = asyncio.create_task(hasty.run(time.sleep, 0.5))
    await asyncio.sleep(0)
    await hasty.end_if_idle()
    during = hasty.is_up
    await working
    for worker in (patient, hasty):
        await worker.end_if_idle()

    assert during
    assert (patient.is_up, hasty.is_up) == (True, False)
    assert await hasty.run(os.getpid) != first
    assert hasty.deaths == 0
    for worker in (patient, hasty):
        await worker.close()


async def test_of_a_log_that_was_read_only_what_is_new_is_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.deal((HOST, None), game=GAME)
    read, past, since = list[int](), ObservationCache(), world.store.logs.log_since

    async def noted(table_id: int, after: int) -> Any:
        read.append(after)
        return await since(table_id, after)

    monkeypatch.setattr(world.store.logs, "log_since", noted)
    before = await past.of(world.tables, await world.tables.get(table))
    decision = (await world.game(table)).decision(0)
    await world.press(table, HOST, *decision.default)
    snapshot = await world.tables.get(table)
    after = await past.of(world.tables, snapshot)

    assert read == [-1, 0]
    assert after[: len(before)] == before
    assert after == await ObservationCache().of(world.tables, snapshot)


async def test_of_what_was_taken_back_nothing_is_heard_any_more(world: World) -> None:
    table, past = await world.deal((HOST, GUEST), game="bang"), ObservationCache()
    user = (HOST, GUEST)[(await world.game(table)).open_decisions[0].seat]
    before = await past.of(world.tables, await world.tables.get(table))
    await world.press(table, user, "rose-doolan")
    snapshot = await world.tables.get(table)
    drafted = await past.of(world.tables, snapshot)

    proposals = world.proposals()
    await proposals.undo(table, snapshot.game.ply, user, "back")
    back = await past.of(world.tables, await world.tables.get(table))

    assert [what(item) for item in drafted if item not in before] == [None, "drafted"]
    assert [what(item) for item in back if item not in before] == [None, "undone-alone"]
    assert back == await ObservationCache().of(world.tables, await world.tables.get(table))


def what(heard: Observation) -> str | None:
    """Return the kind of an event; None for a reply."""
    return heard.kind if isinstance(heard, Event) else None


async def test_who_waits_longest_in_spare_time_comes_first_and_who_has_gone_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    search, done = SearchProcess(), list[int]()

    async def run(work: Callable[[], object]) -> object:
        await asyncio.sleep(0)
        return work()

    monkeypatch.setattr(search.worker, "run", run)
    jobs = [asyncio.create_task(search.in_spare_time(partial(done.append, n), first=True)) for n in range(4)]
    await asyncio.sleep(0)
    jobs[2].cancel()
    await asyncio.wait(jobs)
    await search.stop()

    assert done == [0, 1, 3]


async def test_the_process_is_warm_before_the_first_thought_and_gone_once_it_is_stopped() -> None:
    search, before = SearchProcess(), multiprocessing.active_children()
    await search.warm()
    [started] = {*multiprocessing.active_children()} - {*before}

    await search.stop()

    assert started not in multiprocessing.active_children()


class Absent(Worker):
    async def run(self, *_: Any) -> Any:
        raise OSError("no process")


async def played(world: World, search: SearchProcess, level: str) -> list[tuple[str, ...]]:
    """Return the first replies of a computer of this level at a table."""
    computers = ComputerPlayers(world.tables, search, 0, lambda: world.time)
    table = await world.deal((HOST, None), game=GAME, level=level)
    for _ in range(3):
        await computers.catch_up()
        await computers.finish()
        game = await world.game(table)
        decision = game.decision(0)
        if decision is not None:
            await world.press(table, HOST, *decision.default)
    await computers.stop()
    log = await world.store.logs.log(table)
    return [action.reply for action in log if action.seat == COMPUTER and not was_forced(action)]


async def test_without_the_process_the_deputy_answers(world: World) -> None:
    search = SearchProcess()
    search.worker = Absent(tasks=1, stuck=1)

    assert await played(world, search, SHERIFF)


class Noted(SearchProcess):
    def __init__(self, worker: Worker) -> None:
        super().__init__(patience=60)
        self.worker = worker
        self.replies: list[Reply] = []

    async def thought(self, *given: Any) -> Any:
        result = await super().thought(*given)
        self.replies.append(result.reply)
        return result


async def test_at_a_table_a_scout_answers_by_the_process(world: World, worker: Worker) -> None:
    search = Noted(worker)

    replies = await played(world, search, SCOUT)

    assert replies
    assert replies == search.replies
