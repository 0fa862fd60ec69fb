"""Fifty busy tables: the bot in a process of its own, against a Discord over HTTP.

Every player opens their hand and presses something it offers, again and again. A press is late if Discord has
no answer after three seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from itertools import count, cycle
from pathlib import Path
from random import Random
from sqlite3 import connect
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Any

from aiohttp import BodyPartReader, web

from engine.core.records.offers import Participant
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.service import Tables
from tools.benchmarks.store import deal

sys.path.append(str(Path.cwd() / "tests"))

from scenes.fake_discord import BOT, HOME, TOKEN, FakeDiscord, answer, interaction, message

START = """
import runpy, sys
from discord.http import Route
Route.BASE = sys.argv.pop(1)
runpy.run_module("bot", run_name="__main__")
"""  # `python -m bot`, but for where its Discord is: that comes first
TABLES = 50
WARM = 5.0  # seconds in which everybody opens their hand
SECONDS = 30.0  # of presses that are measured
PATIENCE = 3.0  # seconds that Discord waits for an answer to a press
LOOK = 0.5  # seconds after which somebody with nothing to press looks into their hand again
STAYS = 0.8  # of the looks after which they do not answer the same question otherwise
ROUNDS = 3
FIRST_CHANNEL = 81
GAMES_PLAYED = ("outlaws-duel", "bang", "ragnguns", "revolver")


def bench() -> dict[str, float]:
    found: dict[str, list[dict[str, float]]] = {"on": [], "off": []}
    for _ in range(ROUNDS):
        for pictures, runs in found.items():
            with TemporaryDirectory() as place:
                runs.append(asyncio.run(_measured(Path(place), pictures)))
    return {
        f"pictures_{pictures}_{name}": round(median(run[name] for run in runs), 1)
        for pictures, runs in found.items()
        for name in runs[0]
    }


class Crowd(FakeDiscord):
    def __init__(self) -> None:
        super().__init__()
        self.token = TOKEN
        self.panels: dict[int, dict[str, Any]] = {}  # by person, what can be pressed in their hand
        self.changed: dict[int, asyncio.Event] = {}
        self._pressed: dict[str, tuple[int, asyncio.Future[None]]] = {}  # by token: who, and the answer
        self._numbers = count(10**6)

    def routes(self) -> list[web.AbstractRouteDef]:
        hook = f"/api/webhooks/{BOT}/{{token}}"
        return [
            web.post("/api/interactions/{press}/{token}/callback", self._answer),
            web.route("*", hook, self._show),
            web.route("*", hook + "/messages/{message}", self._show),
            web.route("*", "/api/channels/{channel}/messages{rest:.*}", self._post),
            *super().routes(),
        ]

    async def click(self, person: int, channel_id: int, pressed: dict[str, Any]) -> None:
        number = str(next(self._numbers))
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pressed[f"t{number}"] = (person, answered)
        values = [Random(number).choice(pressed["options"])["value"]] if "options" in pressed else []
        await self.send(interaction(number, f"t{number}", person, channel_id, pressed, *values))
        await asyncio.wait_for(answered, PATIENCE)

    async def _answer(self, request: web.Request) -> web.Response:
        person, answered = self._pressed[request.match_info["token"]]
        content = await _content(request)
        if not answered.done():
            answered.set_result(None)
        self._note(person, content.get("data") or {})
        return answer({"interaction": {"id": request.match_info["press"], "type": 3}})

    async def _show(self, request: web.Request) -> web.Response:
        person, _ = self._pressed[request.match_info["token"]]
        self._note(person, await _content(request) if request.can_read_body else {})
        return self._message(request, "72")

    async def _post(self, request: web.Request) -> web.Response:
        await request.read()
        if request.method == "GET":
            return answer([])
        return self._message(request, request.match_info["channel"])

    def _message(self, request: web.Request, channel: str) -> web.Response:
        if request.method == "DELETE":
            return web.Response(status=204)
        named = request.match_info.get("message") or request.match_info.get("rest", "").strip("/")
        number = named if named.isdigit() else str(next(self._numbers))
        return answer(message(number, channel))

    def _note(self, person: int, shown: dict[str, Any]) -> None:
        if "components" in shown:
            self.panels[person] = {item["custom_id"]: item for item in _items(shown["components"])}
            self.changed[person].set()


async def _content(request: web.Request) -> dict[str, Any]:
    if not request.content_type.startswith("multipart/"):
        return dict(await request.json())
    found: dict[str, Any] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = await part.read()
        if part.name == "payload_json":
            found = json.loads(data)
    return found


def _items(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        if "custom_id" in component:
            yield component
        yield from _items(component.get("components", ()))


async def _measured(data: Path, pictures: str) -> dict[str, float]:
    tables = await _dealt(data)
    async with _discord() as discord, _bot(discord, data, pictures):
        async with asyncio.timeout(60):
            await discord.identified.wait()
        await asyncio.sleep(5)  # boards of all tables are posted
        await _all_play(discord, tables, WARM)
        begun = _answers(data)
        taken, late = await _all_play(discord, tables, SECONDS)
        answers = _answers(data) - begun
    slowest = quantiles(taken, n=100)
    return {
        "answers_per_s": answers / SECONDS,
        "presses_per_s": len(taken) / SECONDS,
        "acknowledged_p50_ms": median(taken),
        "acknowledged_p99_ms": slowest[98],
        "presses_late": late,
    }


async def _all_play(discord: Crowd, tables: Sequence[int], seconds: float) -> tuple[list[float], int]:
    taken: list[float] = []
    until = perf_counter() + seconds
    players = [
        _play(discord, table, _person(table, seat), taken, until) for table in tables for seat in range(2)
    ]
    return taken, sum(await asyncio.gather(*players))


def _person(table_id: int, seat: int) -> int:
    return 10_000 + 2 * table_id + seat


async def _dealt(data: Path) -> list[int]:
    store = await Store.open(data / "wanted.sqlite3", lambda: int(time()))
    tables, games, found = Tables(store, GAMES, lambda: int(time())), cycle(GAMES_PLAYED), []
    for number in range(1, TABLES + 1):
        sitting = [Participant(_person(number, seat), f"p{seat}", seat) for seat in range(2)]
        table = (await deal(store, tables, next(games), sitting)).id
        assert table == number
        found.append(table)
    await store.close()
    with closing(connect(data / "wanted.sqlite3")) as database, database:
        place = "parent = id + :before, channel = id + :before, guild = :home"
        database.execute(f"UPDATE tables SET {place}", {"before": FIRST_CHANNEL - 1, "home": HOME})
    return found


def _answers(data: Path) -> int:
    with closing(connect(data / "wanted.sqlite3")) as database:
        (number,) = database.execute(
            "SELECT count(*) FROM log_rows WHERE idempotency_key IS NOT NULL"
        ).fetchone()
    return int(number)


@asynccontextmanager
async def _discord() -> AsyncIterator[Crowd]:
    discord, app = Crowd(), web.Application(client_max_size=2**24)
    app.add_routes(discord.routes())
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    await discord.let_in(**{f"saloon-{number}": 0 for number in range(TABLES)})
    yield discord
    await runner.cleanup()


@asynccontextmanager
async def _bot(discord: Crowd, data: Path, pictures: str) -> AsyncIterator[None]:
    settings = {"DISCORD_TOKEN": TOKEN, "WANTED_DATA_DIR": str(data), "WANTED_PICTURES": pictures}
    with (data / "log").open("w") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START, discord.api, "run"), env={**os.environ, **settings}, stderr=log
        )
        yield
        process.terminate()
        await process.wait()


async def _play(discord: Crowd, table_id: int, person: int, taken: list[float], until: float) -> int:
    rng, late, answered = Random(person), 0, ""
    changed = discord.changed[person] = asyncio.Event()
    while perf_counter() < until:
        offered = [*discord.panels.get(person, {}).values()]
        choices = [item for item in offered if _question(item) not in ("", answered)]
        if offered and not choices and await _comes(changed):
            continue
        answered = answered if choices or rng.random() < STAYS else ""
        pressed = rng.choice(choices) if choices else _hand(table_id)
        answered = _question(pressed) or answered
        changed.clear()
        begun = perf_counter()
        try:
            await discord.click(person, FIRST_CHANNEL - 1 + table_id, pressed)
            taken.append((perf_counter() - begun) * 1000)
        except TimeoutError:
            late += 1
    return late


async def _comes(changed: asyncio.Event) -> bool:
    changed.clear()
    with suppress(TimeoutError):
        return await asyncio.wait_for(changed.wait(), LOOK)
    return False


def _hand(table_id: int) -> dict[str, Any]:
    return {"custom_id": f"h:{table_id}", "type": 2, "style": 2, "label": "My hand"}


def _question(item: dict[str, Any]) -> str:
    what, *rest = item["custom_id"].split(":")
    return rest[1] if what in ("c", "s") else ""
