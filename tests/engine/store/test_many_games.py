"""Every read of a store with many finished games, on each engine; `GAMES=100000` sets how many.

New methods that read are included: their arguments are found by name.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from plans import name_of, nodes_of, reads_all
from postgres_server import prepared_on_server, required
from quick_store import prepared
from sqlalchemy import URL, Connection, Table, event, text
from tables_world import GUEST, HOST, STRANGER, World

from engine.core.clocks import DAY
from engine.core.records.pings import PendingPing
from engine.core.records.tables import BoardMessage
from engine.games import GAMES
from engine.store.schema import games, metadata

pytestmark = pytest.mark.long

OVER = int(os.environ.get("GAMES", "2000"))
OPEN = OVER // 20
MOST_MS = 50 if OVER >= 100_000 else 500  # with few games, only the query plans matter
NOW = 1_780_000_000
FIRST = 100  # id of the first copy
OFFERS = {"offers": "id", "tables": "id", "offer_participants": "offer_id"}  # the columns of a table's id
COPIED = ("offers", "offer_participants", "tables", "seats", "log_rows", "checkpoints", "board_messages")
COPIED += ("game_archives", "clocks", "game_results", "seat_results")
# A few servers play most; a user plays a game in some hundred.
GUILD = "1 + (n * 7919 % 1000) * (n * 7919 % 1000) / 1000"
CHANGED = {
    "guild_id": GUILD,
    "parent_channel_id": f"10000 + 10 * ({GUILD})",
    "channel_id": f"10000 + 10 * ({GUILD}) + n % 5",
    "user_id": "1000 + (n * 104729 + 31 * {place}) % 20000",
    "message_id": "5000000 + n",
    "board_ply": "last_ply",
    "created_at": f"{NOW - 100_000_000} + n * 300",
    "updated_at": f"{NOW - 100_000_000} + n * 300 + 200",
    "ended_at": f"{NOW - 100_000_000} + n * 300 + 200",
    "next_check_at": "NULL",  # otherwise all would be read, with wrong checksums
}
ADDED = {  # columns that point to finished games
    "proposals": "n, n, 'undo', 0, 1, 1, NULL, NULL, 'agreed', 1, 2, 2, ''",
    "proposal_consents": "n, 1, ''",
    "pending_pings": f"n, {CHANGED['user_id'].format(place=0)}, 'turn', 1, {NOW - 1000}, {{true}}",
    "audit_log": f"n, {GUILD}, 1, 1, 'end', '{{{{}}}}', ''",
    "stories": "n, 'x', n, 0, ''",
    "mistake_reminders": f"n, {CHANGED['user_id'].format(place=0)}, n, 1, 1, {NOW}",
}
MOMENTS = {"since": NOW - DAY, "now": NOW, "after": 0, "before": NOW - 99_999_000, "moment": NOW, "look": NOW}
ARGUMENTS: Mapping[str, object] = {
    "user_id": HOST,
    "host_id": HOST,
    "opponent_id": GUEST,
    "other_id": GUEST,
    "others": (GUEST, STRANGER),
    "guild_id": 1,
    "channel_id": 10_010,
    "offer_id": 1,
    "proposal_id": 1,
    "ply": 1,
    "first": 0,
    "page": 0,
    "most": 25,
    "day": NOW // DAY,
    "key": "none",
    "name": "none",
    "state": "open",
    "kind": "undo",
    "family": "outlaws",
    "game": "outlaws-duel",
    "_": "guilds",
    "users": (HOST, GUEST),
    "some": (2,),
    "games": tuple(GAMES),
    "seat_key": (1, HOST),
    **MOMENTS,
    "ended_at": NOW - DAY,
    "deal_id": 1,
    "until": NOW // DAY,
    "runs": 24,
    "seat": 0,
    "call": PendingPing(1, HOST, "turn", 1, NOW),
}
OWN = {"_read_rows", "_read_ids", "_read_lines"}  # arguments are parts of statements


@pytest.fixture(params=["sqlite", "postgres"])
async def many(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A world with one open game and one finished, and copies of both."""
    on_server = request.param == "postgres"
    place = await prepared_on_server() if on_server else await prepared(tmp_path / "wanted.db")
    world = World(place, GAMES, NOW)
    await world.open()
    for over in (False, True):
        table = await world.deal(game="outlaws-duel", time_control="day")
        await world.store.boards.save_board_message(BoardMessage(table, 10_010, 1, 0, 0, NOW))
        rng = Random(1)
        while over and await world.reply_at_random(table, rng) is not None:
            pass
    world.time += 10 * DAY
    while await world.store.retention.purge_some():
        pass
    await world.store.database.write(multiply)
    if on_server:  # PostgreSQL does so automatically after a while; the bot never does on SQLite
        await world.store.database.write(lambda it: it.execute(text("ANALYZE")))
    yield world
    await world.store.close()
    if isinstance(place, URL):
        required().drop(place)


def multiply(connection: Connection) -> None:
    is_sqlite = connection.dialect.name == "sqlite"
    for name in COPIED:
        for source, first, count in ((1, FIRST, OPEN), (2, FIRST + OPEN, OVER)):
            change = copies(metadata.tables[name], source, first, count, is_sqlite=is_sqlite)
            connection.execute(text(change))
    for name, values in ADDED.items():
        row = values.format(true="1" if is_sqlite else "true")
        head, series = numbers(FIRST + OPEN, OVER, is_sqlite=is_sqlite)
        connection.execute(text(f"{head} INSERT INTO {name} SELECT {row} FROM {series}"))
    if not is_sqlite:
        connection.execute(text(f"SELECT setval('offers_id_seq', {FIRST + OPEN + OVER})"))


def numbers(first: int, count: int, *, is_sqlite: bool) -> tuple[str, str]:
    """Return the head of a statement and the name of a series of numbers n in it."""
    last = first + count - 1
    if not is_sqlite:
        return "", f"generate_series(CAST({first} AS bigint), {last}) AS series(n)"
    more = f"SELECT n + 1 FROM series WHERE n < {last}"
    return f"WITH RECURSIVE series(n) AS (SELECT {first} UNION ALL {more})", "series"


def copies(table: Table, source: int, first: int, count: int, *, is_sqlite: bool) -> str:
    key = OFFERS.get(table.name, "table_id")
    place = "position" if "position" in table.c else "seat" if "seat" in table.c else "0"
    changed = {**CHANGED, key: "n"}
    columns = [column.name for column in table.c]
    values = ", ".join(changed.get(name, name).format(place=place) for name in columns)
    head, series = numbers(first, count, is_sqlite=is_sqlite)
    names = ", ".join(columns)
    rows = f"SELECT {values} FROM {table.name}, {series} WHERE {key} = {source}"
    return f"{head} INSERT INTO {table.name} ({names}) {rows}"


Question = Callable[[], Coroutine[Any, Any, object]]


def questions(world: World) -> Iterator[tuple[str, Question]]:
    """Yield each method of the store that reads, with arguments by their names; optional ones, too."""
    for part_name, part in vars(world.store).items():
        for name, method in inspect.getmembers(type(part), inspect.isfunction):
            if not method.__code__.co_qualname.startswith("reads.") or name in OWN:
                continue
            parameters = [*inspect.signature(method.__wrapped__).parameters.values()][2:]
            for is_whole in (False, True):
                chosen = [
                    parameter
                    for parameter in parameters
                    if is_whole or parameter.default is inspect.Parameter.empty
                ]
                values = {parameter.name: argument(name, parameter.name) for parameter in chosen}
                yield f"{part_name}.{name}({', '.join(values)})", bound(part, name, values)


def bound(part: Any, name: str, values: Mapping[str, object]) -> Question:
    return lambda: getattr(part, name)(**values)


def argument(method: str, name: str) -> object:
    if name == "table_id":
        return 1
    if name in ("last", "over", "solo"):
        return {"last": 10, "over": True, "solo": True}[name]
    return ARGUMENTS[name]


class Watch:
    """Measures the slowest statement of a read."""

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
        if statement > MOST_MS:
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
        assert min(taken) < MOST_MS, name
    count = text(f"SELECT count(*) FROM {games.tables.name}")
    assert await many.store.database.read(lambda it: it.scalar(count)) == 2 + OPEN + OVER
