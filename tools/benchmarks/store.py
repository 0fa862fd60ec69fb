"""The store on disk: start with many open games, restore one, save replies."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from sqlite3 import Connection, connect
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.core.records.offers import Offer
from engine.core.records.tables import BoardMessage
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.service import Tables, TableSnapshot

OPEN_GAMES = 10_000
RESTORES = 300
ANSWERS = 300
AT_ONCE = 40
COPIED = ("offers", "offer_participants", "tables", "seats", "log_rows", "checkpoints", "board_messages")

# `wanted run` until it could handle its first event, without Discord.
START = """
import json, os, resource, time
import discord
async def nothing(*_, **__):
    return []
async def start(bot, *_, **__):
    await bot._async_setup_hook()
    bot._connection.application_id = 1
    await bot.setup_hook()
    print(json.dumps([time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]), flush=True)
    os._exit(0)
discord.http.HTTPClient.request = nothing
discord.Client.start = discord.AutoShardedClient.start = start
from bot.__main__ import app
app(["run"])
"""


def bench() -> dict[str, float]:
    return start() | restore() | answers()


def start() -> dict[str, float]:
    with TemporaryDirectory() as place:
        path = Path(place) / "wanted.sqlite3"  # the path that `wanted run` uses
        asyncio.run(_half_played(path))
        _multiply(path, OPEN_GAMES)
        runs = [_started(path) for _ in range(6)][1:]  # the first may sync commands
        size = path.stat().st_size
    return {
        f"start_{OPEN_GAMES}_games_s": round(median(seconds for seconds, _ in runs), 2),
        f"start_{OPEN_GAMES}_games_mb": round(max(kilobytes for _, kilobytes in runs) / 1024),
        f"file_{OPEN_GAMES}_games_mb": round(size / 2**20),
    }


def restore() -> dict[str, float]:
    return asyncio.run(_restore("outlaws-duel", 2)) | asyncio.run(_restore("outlaws-gangs", 10))


def answers() -> dict[str, float]:
    return asyncio.run(_answers())


@asynccontextmanager
async def _open(path: Path) -> AsyncIterator[tuple[Store, Tables]]:
    store = await Store.open(path, lambda: 0)
    yield store, Tables(store, GAMES, lambda: 0)
    await store.close()


async def deal(store: Store, tables: Tables, game: str, people: Sequence[Participant]) -> TableSnapshot:
    made = await store.offers.make_offer(
        Offer(
            kind="table",
            guild_id=1,
            channel_id=2,
            game=game,
            variant="standard",
            max_seats=len(people),
            secret="5e" * 32,
            expires_at=1,
            participants=(people[0],),
        )
    )
    return await tables.start(made, thread=False, participants=people)


async def answer_something(tables: Tables, table_id: int, rng: Random) -> bool:
    game = (snapshot := await tables.get(table_id)).game
    if game.winners is not None:
        return False
    decision = rng.choice(game.open_decisions)
    reply = tuple(rng.sample(decision.options, decision.min_count))
    user_id = snapshot.participants[decision.seat].user_id or 0
    await tables.answer(table_id, game.decision_ply, user_id, [reply], f"{table_id}.{game.ply}")
    return True


def people(seats: int) -> list[Participant]:
    return [Participant(seat + 1, f"player {seat + 1}", seat) for seat in range(seats)]


async def _half_played(path: Path) -> None:
    async with _open(path) as (store, tables):
        table = (await deal(store, tables, "outlaws-duel", people(2))).id
        rng = Random(1)
        for _ in range(8):
            await answer_something(tables, table, rng)
        ply = (await tables.get(table)).game.ply
        await store.boards.save_board_message(BoardMessage(table, 3, 4, ply, ply, 0))


def _multiply(path: Path, times: int) -> None:
    with closing(connect(path)) as database, database:
        for name in COPIED:
            _copy_rows(database, name, times)


def _copy_rows(database: Connection, name: str, times: int) -> None:
    rows = database.execute(f"SELECT * FROM {name}").fetchall()  # the id is the first column of each table
    marks = ", ".join("?" * len(rows[0]))
    copies = ((number, *row[1:]) for number in range(2, times + 1) for row in rows)
    database.executemany(f"INSERT INTO {name} VALUES ({marks})", copies)


def _started(path: Path) -> tuple[float, int]:
    settings = {
        "DISCORD_TOKEN": "MQ.none.none",
        "WANTED_DATA_DIR": str(path.parent),
        "WANTED_PICTURES": "off",
    }
    command = [sys.executable, "-c", START]
    env = {**os.environ, **settings, "PYTHONDONTWRITEBYTECODE": ""}  # an installation has compiled modules
    run = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, env=env)
    seconds, kilobytes = json.loads(run.stdout.splitlines()[-1])
    return seconds, kilobytes


async def _restore(game: str, seats: int) -> dict[str, float]:
    rng = Random(1)
    taken: list[float] = []
    with TemporaryDirectory() as place:
        async with _open(Path(place) / "wanted.db") as (store, tables):
            while len(taken) < RESTORES:
                table = (await deal(store, tables, game, people(seats))).id
                while await answer_something(tables, table, rng):
                    cold = Tables(store, GAMES, lambda: 0)
                    taken.append(await _milliseconds(cold.get(table)))
    return {
        f"restore_{game}_{seats}_median_ms": round(median(taken), 3),
        f"restore_{game}_{seats}_p99_ms": round(quantiles(taken, n=100)[98], 3),
    }


async def _milliseconds(work: Awaitable[object]) -> float:
    begun = perf_counter()
    await work
    return (perf_counter() - begun) * 1000


async def _answers() -> dict[str, float]:
    with TemporaryDirectory() as place:
        async with _open(Path(place) / "wanted.db") as (store, tables):
            alone = await _one_by_one(store, tables)
            together, waited = await _at_once(store, tables)
    return {
        "save_answer_median_ms": round(median(alone), 2),
        "save_answers_one_table_per_s": round(len(alone) / sum(alone) * 1000),
        f"save_answers_{AT_ONCE}_tables_per_s": round(together),
        f"save_answers_{AT_ONCE}_tables_p99_ms": round(quantiles(waited, n=100)[98], 1),
    }


async def _one_by_one(store: Store, tables: Tables) -> list[float]:
    rng = Random(1)
    taken: list[float] = []
    while len(taken) < ANSWERS:
        table = (await deal(store, tables, "outlaws-duel", people(2))).id
        while (await tables.get(table)).game.winners is None:
            taken.append(await _milliseconds(answer_something(tables, table, rng)))
    return taken


async def _at_once(store: Store, tables: Tables) -> tuple[float, list[float]]:
    dealt = [(await deal(store, tables, "outlaws-duel", people(2))).id for _ in range(AT_ONCE)]
    taken: list[float] = []

    async def play(table_id: int) -> None:
        rng = Random(table_id)
        while (await tables.get(table_id)).game.winners is None:
            taken.append(await _milliseconds(answer_something(tables, table_id, rng)))

    begun = perf_counter()
    await asyncio.gather(*map(play, dealt))
    return len(taken) / (perf_counter() - begun), taken
