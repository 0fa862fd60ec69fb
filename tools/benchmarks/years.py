"""The store after years: 100,000 finished games, 2,000 of them one player's. Takes minutes and 500 MB."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from sqlite3 import Connection, connect
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.core.records.tables import BoardMessage
from engine.store.store import Store
from engine.store.summaries import PAGE
from engine.tables.service import Tables
from tools.benchmarks.store import _milliseconds, _open, answer_something, deal, people

OVER, OPEN = 100_000, 1_000
MINE = 2_000
ME, GUILD, CHANNEL = 1, 1, 2
USERS = 5_000
COPIED = ("offers", "sitters", "tables", "seats", "actions", "snapshots", "boards")
ROUNDS = 5


def bench() -> dict[str, float]:
    with TemporaryDirectory() as place:
        path = Path(place) / "wanted.db"
        asyncio.run(_played(path))
        _multiply(path)
        return {"file_mb": round(path.stat().st_size / 2**20)} | asyncio.run(_measured(path))


async def _played(path: Path) -> None:
    async with _open(path) as (store, tables):
        begun = (await deal(store, tables, "outlaws-duel", people(2))).id
        await answer_something(tables, begun, Random(1))
        await _show(store, tables, begun)
        table = (await deal(store, tables, "outlaws-duel", people(2))).id
        rng = Random(1)
        while await answer_something(tables, table, rng):
            pass
        await _show(store, tables, table)


async def _show(store: Store, tables: Tables, table_id: int) -> None:
    ply = (await tables.get(table_id)).game.ply
    await store.save_board_message(BoardMessage(table_id, 3, 4, ply, ply, 0))


def _multiply(path: Path) -> None:
    rng = Random(1)
    with closing(connect(path)) as database, database:
        database.execute("PRAGMA synchronous = OFF")
        numbers = count(100)
        for table, times in ((1, OPEN), (2, OVER)):
            seated = [_seated(rng, index < (MINE if table == 2 else 5)) for index in range(times)]
            start = next(numbers)
            for name in COPIED:
                _copy(database, name, table, start, seated)
            numbers = count(start + times)


def _seated(rng: Random, mine: bool) -> tuple[int, int]:
    return (ME if mine else rng.randint(10, USERS), rng.randint(USERS, 2 * USERS))


def _copy(database: Connection, name: str, table_id: int, start: int, seated: list[tuple[int, int]]) -> None:
    key = "id" if name in ("offers", "tables") else "offer_id" if name == "sitters" else "table_id"
    cursor = database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table_id,))
    columns = [column[0] for column in cursor.description]
    marks = ", ".join("?" * len(columns))
    rows = _rows(cursor.fetchall(), start, seated, columns)
    database.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)


def _rows(
    rows: list[tuple[object, ...]],
    start: int,
    seated: list[tuple[int, int]],
    columns: list[str],
) -> Iterator[list[object]]:
    user, changed, check = (columns.index(name) if name in columns else None for name in OWN)
    order = list(range(len(seated)))
    Random(2).shuffle(order)  # what belongs to one player lies among everybody's
    for number, index in enumerate(order, start):
        for row in rows:
            copy = [number, *row[1:]]
            if user is not None:
                copy[user] = seated[index][int(str(row[1])) % 2]
            if changed is not None:
                copy[changed] = number
            if check is not None:
                copy[check] = None  # as in a database of before there were any
            yield copy


OWN = ("user_id", "changed", "sum")  # columns that are not the same in all copies


def _asked(store: Store) -> dict[str, Callable[[], Awaitable[object]]]:
    return {
        "my_open": lambda: store.summaries(user_id=ME, guild_id=GUILD),
        "open_of_server": lambda: store.summaries(guild_id=GUILD, most=PAGE),
        "open_in_channel": lambda: store.summaries(channel_id=CHANNEL),
        "my_over": lambda: store.recent_tables(ME, guild_id=GUILD, over=True),
        "my_all": lambda: store.recent_tables(ME, guild_id=GUILD),
        "my_last_here": lambda: store.recent_tables(
            ME, guild_id=GUILD, channel_id=CHANNEL, over=True, most=1
        ),
        "last_here": lambda: store.newest_in(CHANNEL),
        "my_boards": lambda: store.board_messages(ME),
        "my_offers": lambda: store.open_offers(user_id=ME),
        "my_clocks": lambda: store.running_clocks(user_id=ME),
        "rematches": lambda: store.rematches(1000),
        "sweep_boards": store.outdated_boards,
        "sweep_computers": lambda: store.summaries(waiting_computer=True),
        "sweep_clocks": lambda: store.running_clocks(look=0),
        "sweep_calls": lambda: store.due_pings(0),
        "sweep_offers": lambda: store.overdue_offers(0),
        "start_open": store.active_tables,
        "start_ordered": store.tables_with_orders,
        "start_asked": lambda: store.asked_since(0, ["outlaws-duel"]),
        "one": lambda: store.load(1000),
        "log": lambda: store.log(1000),
        "my_data": lambda: store.stored_of(ME),
        "my_decks": lambda: store.decks(ME),
        "my_orders": lambda: store.orders(user_id=ME, table_id=0, family="bang"),
        "my_lessons": lambda: store.progress(ME),
        "my_absences": lambda: store.absences(user_id=ME),
        "my_limits": lambda: store.made_since(ME, 0),
        "moderators": lambda: store.audits(GUILD, 0, PAGE),
        "metrics": store.figures,
        "sweep_gone": lambda: store.waiting_people(0),
        "sweep_tidy": store.purge_some,
        "sweep_drop": lambda: store.purge_finished(1),
        "check_open": store.open_tables,
    }


async def _measured(path: Path) -> dict[str, float]:
    opening = await _milliseconds(_opened(path))
    async with _open(path) as (store, _):
        pieces = _timed_pieces(store)
        taken = {
            f"{name}_ms": round(median([await _milliseconds(ask()) for _ in range(ROUNDS)]), 2)
            for name, ask in _asked(store).items()
        }
        whole = await _milliseconds(store.check_file())
    slowest = {"longest_ms": max(taken.values()), "longest_piece_ms": round(max(pieces), 2)}
    slowest |= {"check_of_the_file_in_the_background_ms": round(whole)}
    return {"open_ms": round(opening, 1)} | taken | slowest


def _timed_pieces(store: Store) -> list[float]:
    taken: list[float] = []
    for name in ("_read", "_write"):
        plain = getattr(store, name)

        def timed(*args: object, plain: Callable[..., object] = plain) -> object:
            begun = perf_counter()
            try:
                return plain(*args)
            finally:
                taken.append((perf_counter() - begun) * 1000)

        setattr(store, name, timed)
    return taken


async def _opened(path: Path) -> None:
    await (await Store.open(path, lambda: 0)).close()
