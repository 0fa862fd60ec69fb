"""Tables of people who never rest, in a process of its own: boards keep up, within Discord's limit.

A few tables and a limit in proportion here; `make lab NAME=busy` plays at 50 for 80 seconds, also with
pictures.
"""

import asyncio
import os
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles

import aiohttp
import pytest
from quick_store import prepared
from scenes.crowd import PATIENCE, CrowdedDiscord, Restless, lost
from scenes.dealt_tables import FIRST_THREAD, deal
from scenes.fake_discord import fake_discord
from scenes.forked_bot import heard, running_bot
from scenes.limited_discord import LIMIT

from bot.app.settings import Settings
from engine.core.records.users import Participant
from engine.store.store import Store

pytestmark = pytest.mark.long

TABLES, SECONDS = int(os.environ.get("TABLES", "8")), int(os.environ.get("SECONDS", "3"))
PICTURES = os.environ.get("PICTURES", "off").split()
LOOK = 2  # seconds until somebody who must wait looks again
FAMILIES = ("bang", "gnadenlos", "ragnguns", "revolver")  # the shortest has 40 answers
PER_SECOND = max(10, TABLES * 40 // 50)  # 10 is the least that may be set
STARTING = 16  # further tables, whose boards are posted at the start
MAX_BEHIND = 15  # seconds
SLOW = 10  # presses whose time a board may be later: 2 s on an idle machine, 20 s on one with 30 other tasks
BURST = 4  # turns that the bot takes at once, whatever the limit
EVERY = 0.25  # seconds between two looks at database and metrics
WAITING = re.compile(r"^wanted_requests_waiting (\S+)$", re.MULTILINE)


async def dealt(settings: Settings) -> dict[int, list[Participant]]:
    """Deal all tables now, and others where nobody plays; return the players by table.

    No board is posted yet: at the start all want to be.
    """
    store = await Store.open(await prepared(settings.database), lambda: int(time.time()))
    await store.epochs.begin("first")
    families = islice(cycle(FAMILIES), TABLES + STARTING)
    seated = [await deal(store, number, family, posted=False) for number, family in enumerate(families)]
    await store.close()
    return dict(enumerate(seated[:TABLES], 1))


@dataclass
class Watch:
    """Looks again and again how far boards are behind, and how many requests wait."""

    database: Path
    health: int  # a port
    behind: list[float] = field(default_factory=list)  # seconds of the board furthest behind
    waiting: list[float] = field(default_factory=list)
    caught_up: asyncio.Event = field(default_factory=asyncio.Event)
    _since: dict[int, dict[int, float]] = field(default_factory=dict)  # by table and ply, when first seen

    async def run(self) -> None:
        async with aiohttp.ClientSession() as session:
            while True:
                self.behind.append(max(await asyncio.to_thread(self._look)))
                if not self.behind[-1]:
                    self.caught_up.set()
                async with session.get(f"http://127.0.0.1:{self.health}/metrics") as answer:
                    match = WAITING.search(await answer.text())
                self.waiting += [float(match[1])] if match else []
                await asyncio.sleep(EVERY)

    def _look(self) -> list[float]:
        now, ages = time.monotonic(), list[float]()
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT id, board_ply, last_ply FROM tables").fetchall()
        for table, board, last in rows:
            seen = {last: now} | self._since.get(table, {})
            # What was shown once counts as shown, even if the board must be drawn again.
            self._since[table] = {ply: at for ply, at in seen.items() if ply > board}
            ages += self._since[table].values()
        return [now - at for at in ages] or [0.0]


def saved_presses(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT idempotency_key FROM log_rows WHERE idempotency_key IS NOT NULL")
        return {key.partition(":")[0] for (key,) in rows}


@pytest.mark.parametrize("pictures", PICTURES)
async def test_boards_keep_up_with_people_who_never_rest(
    tmp_path: Path, pictures: str, unused_tcp_port: int, record_property: Callable[[str, object], None]
) -> None:
    settings = Settings(data_dir=tmp_path / "var")
    seated, watch = await dealt(settings), Watch(settings.database, unused_tcp_port)
    more = {"WANTED_PICTURES": pictures, "WANTED_HTTP_ADDRESS": f"127.0.0.1:{unused_tcp_port}"}
    more |= {"WANTED_REQUESTS_PER_SECOND": str(PER_SECOND), "WANTED_LOG_LEVEL": "info"}
    async with fake_discord(kind=CrowdedDiscord) as discord:
        discord.limit = max(PER_SECOND * LIMIT // 40, PER_SECOND + BURST + 2)
        await discord.let_in(saloon=0)
        async with running_bot(discord.api, settings.data_dir, **more) as process:
            await heard(process, "ready as")
            output = asyncio.create_task(process.communicate())
            watching, until = asyncio.create_task(watch.run()), time.monotonic() + SECONDS
            players = [
                Restless(discord, user.user_id or 0, table, FIRST_THREAD + table - 1, LOOK).play(until)
                for table, users in seated.items()
                for user in users
            ]
            await asyncio.gather(*players)
            watch.caught_up.clear()
            async with asyncio.timeout(4 * MAX_BEHIND):  # boards that wait for their turn, or for a picture
                await watch.caught_up.wait()
            watching.cancel()
            process.terminate()
            text = "".join(part.decode() for part in await output)

    presses = discord.presses
    times = [press.answered.result() for press in presses.values() if press.answered.done()]
    late = sum(seconds > PATIENCE for seconds in times)
    saved, p99 = saved_presses(settings.database), quantiles(times, n=100)[98]
    answers = [press for press in presses.values() if str(press.number) in saved]
    by_wire = (len(discord.requests) + len(discord.free)) / len(answers)
    record_property(
        "figures",
        f"{TABLES} tables, pictures {pictures}: {len(answers) / SECONDS:.1f} answers and "
        f"{len(presses) / SECONDS:.1f} presses a second; {len(discord.requests) / SECONDS:.1f} counted "
        f"requests a second, {discord.refusals} refused, {by_wire:.2f} an answer by wire; boards at most "
        f"{max(watch.behind):.1f} s behind, {max(watch.waiting):.0f} requests waiting; presses answered in "
        f"{median(times):.2f} s, p99 {p99:.2f} s, {late} late",
    )
    assert process.returncode == 0, text
    assert discord.refusals == 0
    assert len(times) == len(presses)  # how late they are depends on the machine
    assert lost(presses.values(), saved) == []
    assert max(watch.behind) < MAX_BEHIND + SLOW * median(times)
    assert max(watch.waiting) > 0
