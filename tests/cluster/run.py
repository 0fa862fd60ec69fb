"""Let several real processes of the bot share a database of PostgreSQL, under people who never rest.

`python -m cluster.run PROCESSES TABLES SECONDS [KILLS]` prints one line of figures. With KILLS, processes
and the server are killed at random moments meanwhile; the exit code is 1 if an acknowledged answer was
lost, a board was posted twice for a move, or a table does not go on.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from postgres_server import prepared_on_server, required
from scenes.crowd import PATIENCE, CrowdedDiscord, Press, Restless
from scenes.dealt_tables import FIRST_THREAD, deal
from scenes.fake_discord import TOKEN, fake_discord
from scenes.forked_bot import ForkedBot, heard, running_bot
from sqlalchemy import URL, create_engine, text

from engine.core.records.users import Participant
from engine.store.store import Store

FAMILIES = ("bang", "gnadenlos", "ragnguns", "revolver")
GUILDS = 8  # servers of Discord for each process
LOOK = 2  # seconds until somebody who must wait looks again
BETWEEN = 5.0  # seconds between two kills, on average
GOES_ON = 15.0  # seconds within which every table must go on after a kill
SERVER = 4  # one of so many kills hits the server


@dataclass
class Player:
    guild_id: int
    table_id: int
    user: Participant


@dataclass
class Cluster:
    """Processes, each with one of as many shards, that are started again when they are killed."""

    discord: CrowdedDiscord
    url: URL
    folder: Path
    count: int
    running: dict[int, ForkedBot] = field(default_factory=dict)
    starts: int = 0
    all_run: asyncio.Event = field(default_factory=asyncio.Event)
    seconds: float = 0.0  # of processor time, of processes that have ended

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        keepers = [asyncio.create_task(self._keep(number)) for number in range(self.count)]
        try:
            await self.all_run.wait()
            yield
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)

    async def _keep(self, number: int) -> None:
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        more = {"WANTED_DATABASE_URL": address, "WANTED_SHARDS": f"{number}/{self.count}"}
        more |= {"WANTED_REQUESTS_PER_SECOND": "1000", "WANTED_LOG_LEVEL": "info"}
        while True:
            self.starts += 1
            async with running_bot(self.discord.api, self.folder / str(number), TOKEN, **more) as process:
                await heard(process, "ready as")
                self.running[number] = process
                if len(self.running) == self.count:
                    self.all_run.set()
                output = asyncio.create_task(process.communicate())
                try:
                    await process.wait()
                finally:
                    self.seconds += processor_seconds(process.pid)
                    process.terminate() if process.returncode is None else None
                    await output

    def processor_seconds(self) -> float:
        """Return what all processes have used, those that were killed not included."""
        return sum(processor_seconds(process.pid) for process in self.running.values())


def processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def dealt(url: URL, processes: int, count: int) -> list[Player]:
    """Deal the tables on servers of all shards, and return who sits there."""
    store = Store(url, lambda: int(time.time()))
    guilds = [
        (process + processes * number) << 22 | 77
        for number in range(1, GUILDS + 1)
        for process in range(processes)
    ]
    players = list[Player]()
    for number, (family, guild) in enumerate(islice(zip(cycle(FAMILIES), cycle(guilds)), count)):
        seated = await deal(store, number, family, posted=False, guild_id=guild)
        table_id = (await store.games.open_tables())[-1]
        players += [Player(guild, table_id, user) for user in seated]
    await store.close()
    return players


def query(url: URL, sql: str) -> list[tuple[int | str, ...]]:
    """Return the rows of a query; the server may have to start first."""
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return [tuple(row) for row in connection.execute(text(sql))]
    finally:
        engine.dispose()


def plies(url: URL) -> dict[int, int]:
    """Return the last ply of each open table."""
    return {
        int(row[0]): int(row[1])
        for row in query(url, "SELECT id, last_ply FROM tables WHERE winners IS NULL")
    }


async def seconds_until_all_go_on(url: URL) -> float:
    """Return how long it takes until each open table has another move; at most thrice `GOES_ON`."""
    begun, before = time.monotonic(), await asyncio.to_thread(plies, url)
    while (took := time.monotonic() - begun) < 3 * GOES_ON:
        now = await asyncio.to_thread(plies, url)
        if all(now.get(table, ply + 1) > ply for table, ply in before.items()):
            break
        await asyncio.sleep(0.25)
    return took


async def kill_some(cluster: Cluster, kills: int, rng: Random) -> list[float]:
    """Kill processes and the server, one after the other; return the seconds until all tables went on."""
    times = list[float]()
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0, 2 * BETWEEN))
        if rng.randrange(SERVER) == 0:
            await asyncio.to_thread(required().kill)
            await asyncio.to_thread(required().start)
        else:
            rng.choice([*cluster.running.values()]).kill()
        times.append(await seconds_until_all_go_on(cluster.url))
        print(f"kill {len(times)}: all tables went on after {times[-1]:.1f} s", file=sys.stderr)
    return times


def lost(presses: Mapping[str, Press], saved: set[str]) -> list[Press]:
    """Return answers that were not saved although their users read no reason."""
    replies = [press for press in presses.values() if press.question and press.reply and not press.failed]
    return [press for press in replies if str(press.number) not in saved and not press.explains]


def doubled(discord: CrowdedDiscord) -> int:
    """Return how many boards were posted twice: in one channel, with the same words and pings."""
    seen = [
        (board.channel_id, repr(board.content.get("content")), repr(board.content["embeds"]))
        for board in discord.boards
    ]
    return len(seen) - len(set(seen))


async def run(processes: int, tables: int, seconds: float, kills: int) -> int:
    url, rng = await prepared_on_server(), Random(processes * 1000 + kills)
    with TemporaryDirectory() as folder:
        async with fake_discord(kind=CrowdedDiscord) as discord:
            discord.limit = 10**9
            players = await dealt(url, processes, tables)
            for guild in sorted({player.guild_id for player in players}):
                await discord.let_in(guild, saloon=0)
            discord.patience = PATIENCE
            cluster = Cluster(discord, url, Path(folder), processes)
            async with cluster.serving():
                own, begun, used = time.process_time(), time.monotonic(), cluster.processor_seconds()
                until = begun + (seconds if not kills else 10**6)
                crowd = [
                    asyncio.create_task(
                        Restless(
                            discord,
                            player.user.user_id or 0,
                            player.table_id,
                            FIRST_THREAD + player.table_id - 1,
                            LOOK,
                            player.guild_id,
                        ).play(until)
                    )
                    for player in players
                ]
                times = await kill_some(cluster, kills, rng) if kills else []
                if kills:
                    for player in crowd:
                        player.cancel()
                await asyncio.gather(*crowd, return_exceptions=True)
                took = time.monotonic() - begun
                own, used = time.process_time() - own, cluster.processor_seconds() - used
    saved = {
        str(row[0]).partition(":")[0]
        for row in query(url, "SELECT idempotency_key FROM log_rows WHERE idempotency_key IS NOT NULL")
    }
    answered = [press.answered.result() for press in discord.presses.values() if press.answered.done()]
    answers = sum(str(press.number) in saved for press in discord.presses.values())
    missing, twice = lost(discord.presses, saved), doubled(discord)
    print(
        f"{processes} processes, {tables} tables, {took:.0f} s: {answers / took:.1f} answers/s, "
        f"{len(answered) / took:.1f} presses/s, median {median(answered) * 1000:.0f} ms, "
        f"p99 {quantiles(answered, n=100)[98] * 1000:.0f} ms; processors: bots {used / took:.2f}, "
        f"driver {own / took:.2f}; {len(times)} kills, {cluster.starts} starts, slowest to go on "
        f"{max(times, default=0):.1f} s; {len(missing)} lost, {twice} boards twice"
    )
    for press in missing[:5]:
        print("lost:", press.custom_id, press.reply, file=sys.stderr)
    return int(bool(missing or twice or max(times, default=0) > GOES_ON))


def main(arguments: Sequence[str]) -> int:
    processes, tables, seconds, *kills = map(int, arguments)
    return asyncio.run(run(processes, tables, float(seconds), kills[0] if kills else 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
