"""Every read of a store with many finished games, on each engine; `GAMES=100000` sets how many.

New methods that read are included: their arguments are found by name.
"""

from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from plans import name_of, nodes_of, reads_all
from postgres_server import prepared_on_server, required
from quick_store import prepared
from scenes.many_games import ADDED, COPIED, NOW, OVER, Question, multiply, questions
from sqlalchemy import URL, event, text
from tables_world import World

from engine.core.clocks import DAY
from engine.core.records.tables import BoardMessage
from engine.games import GAMES
from engine.store.schema import games

pytestmark = pytest.mark.long

OPEN = OVER // 20
MAX_MS = 50 if OVER >= 100_000 else 500  # with few games, only the query plans matter


@pytest.fixture(params=["sqlite", "postgres"])
async def many(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A world with one open game and one finished, and copies of both."""
    on_server = request.param == "postgres"
    place = await prepared_on_server() if on_server else await prepared(tmp_path / "wanted.db")
    world = World(place, GAMES, NOW)
    await world.open()
    for over in (False, True):
        table = await world.deal(game="outlaws-duel", time_control="day", stakes="rated")
        await world.store.boards.save_board_message(BoardMessage(table, 10_010, 1, 0, 0, NOW))
        rng = Random(1)
        while over and await world.reply_at_random(table, rng) is not None:
            pass
    world.time += 10 * DAY
    while await world.store.retention.purge_some():
        pass
    await world.store.database.write(lambda it: multiply(it, OPEN))
    if on_server:  # PostgreSQL does so automatically after a while; the bot never does on SQLite
        await world.store.database.write(lambda it: it.execute(text("ANALYZE")))
    yield world
    await world.store.close()
    if isinstance(place, URL):
        required().drop(place)


class Watch:
    def __init__(self, world: World) -> None:
        self.slowest = self._began = 0.0
        engine = world.store.database.reading.engine
        event.listen(engine, "before_cursor_execute", lambda *_: setattr(self, "_began", perf_counter()))
        event.listen(engine, "after_cursor_execute", lambda *_: self._ended())

    def _ended(self) -> None:
        self.slowest = max(self.slowest, 1000 * (perf_counter() - self._began))


@pytest.mark.skipif(OVER < 100_000, reason="few rows are read as quickly one after the other")
async def test_with_statistics_of_many_games_no_question_reads_them_all(many: World) -> None:
    if many.store.database.is_file:
        pytest.skip("SQLite plans without statistics, which every test checks")
    scans: list[str] = []

    def explain(on: Any, _cursor: object, sql: str, values: Any, *_: object) -> None:
        cursor = on.connection.cursor()
        cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", values)
        [[plan]] = cursor.fetchall()
        full = (node for node in nodes_of(plan[0]["Plan"]) if node.get("Relation Name") in {*COPIED, *ADDED})
        nodes = (node for node in full if reads_all(node))
        scans.extend(f"{name_of(node)}: {sql}" for node in nodes)

    event.listen(many.store.database.reading.engine, "before_cursor_execute", explain)
    for _, ask in questions(many):
        await ask()

    assert scans == []


async def test_every_question_is_answered_at_once(many: World) -> None:
    """The best of five tries counts, because the machine may be busy."""
    slow, count, watch = {}, 0, Watch(many)
    for name, ask in questions(many):
        tries = []
        for _ in range(5):
            watch.slowest, began = 0.0, perf_counter()
            await ask()
            tries.append((watch.slowest, 1000 * (perf_counter() - began)))
        count += 1
        statement, whole = min(tries)
        print(f"{statement:8.2f} ms of {whole:8.2f}  {name}")
        if statement > MAX_MS:
            slow[name] = round(statement)

    assert slow == {}
    assert count > 100


async def test_a_move_an_offer_and_a_sweep_take_no_longer_than_among_few(many: World) -> None:
    rng, table = Random(2), 1
    steps: dict[str, Question] = {
        "a move": lambda: many.reply_at_random(table, rng),
        "an offer": many.offer,
        "a board": lambda: many.store.boards.save_board_message(BoardMessage(table, 1, 2, 0, 0, NOW)),
        "a sweep": many.store.retention.purge_some,
    }
    for name, step in steps.items():
        taken = []
        for _ in range(5):
            began = perf_counter()
            await step()
            taken.append(1000 * (perf_counter() - began))
        print(f"{min(taken):8.2f} ms  {name}")
        assert min(taken) < MAX_MS, name
    count = text(f"SELECT count(*) FROM {games.tables.name}")
    assert await many.store.database.read(lambda it: it.scalar(count)) == 2 + OPEN + OVER
