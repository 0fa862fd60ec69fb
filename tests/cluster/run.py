"""Let several real processes of the bot share a database of PostgreSQL, under people who never rest.

`python -m cluster.run PROCESSES TABLES SECONDS [KILLS]` prints one line of figures. With KILLS, processes
and the server are killed at random moments meanwhile; with `update` for KILLS, each process is replaced.
The exit code is 1 if an acknowledged answer was lost, a board was posted twice for a move, or a table
does not go on.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from postgres_server import prepared_on_server, required
from scenes.crowd import PATIENCE, CrowdedDiscord, Restless, lost
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
FOREVER = 1e9  # seconds
_KEYS = "SELECT idempotency_key FROM log_rows WHERE idempotency_key IS NOT NULL"
SERVER = 4  # one of so many kills hits the server


@dataclass
class Player:
    guild_id: int
    table_id: int
    user: Participant


@dataclass
class Cluster:
    """Processes, each with one of as many shards, that are started again when they end."""

    discord: CrowdedDiscord
    url: URL
    folder: Path
    count: int
    running: dict[int, ForkedBot] = field(default_factory=dict)  # by shard
    starts: int = 0
    all_run: asyncio.Event = field(default_factory=asyncio.Event)
    _next: dict[int, ForkedBot] = field(default_factory=dict)  # that wait for a shard
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        keepers = [asyncio.create_task(self._keep(number)) for number in range(self.count)]
        async with self._stack:
            try:
                await self.all_run.wait()
                yield
            finally:
                for keeper in keepers:
                    keeper.cancel()
                await asyncio.gather(*keepers, return_exceptions=True)

    async def replace_all(self) -> None:
        """Update each process as a host does: start the next one, which waits, then stop the old one."""
        for number in range(self.count):
            self._next[number] = await self._start(number)
            await heard(self._next[number], "waiting for shards")
            self.all_run.clear()
            self.running.pop(number).terminate()
            await self.all_run.wait()

    async def _start(self, number: int) -> ForkedBot:
        self.starts += 1
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        more = {"WANTED_DATABASE_URL": address, "WANTED_SHARDS": f"{number}/{self.count}"}
        more |= {"WANTED_REQUESTS_PER_SECOND": "1000", "WANTED_LOG_LEVEL": "info"}
        folder = self.folder / f"{number}-{self.starts}"
        return await self._stack.enter_async_context(running_bot(self.discord.api, folder, TOKEN, **more))

    async def _keep(self, number: int) -> None:
        process = await self._start(number)
        while True:
            await heard(process, "ready as")
            self.running[number] = process
            if len(self.running) == self.count:
                self.all_run.set()
            await process.communicate()
            process = self._next.pop(number) if number in self._next else await self._start(number)

    def processor_seconds(self) -> float:
        return sum(processor_seconds(process.pid) for process in self.running.values())


def processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Dealer:
    """Deals tables on servers of all shards; `players` sit or sat there."""

    url: URL
    processes: int
    players: list[Player] = field(default_factory=list)
    _tables: int = 0

    @property
    def guilds(self) -> list[int]:
        shards = range(self.processes)
        return [(shard + self.processes * at) << 22 | 77 for at in range(1, GUILDS + 1) for shard in shards]

    async def deal(self, count: int) -> list[Player]:
        store, players = Store(self.url, lambda: int(time.time())), list[Player]()
        for number in range(self._tables, self._tables + count):
            family, guild = FAMILIES[number % len(FAMILIES)], self.guilds[number % len(self.guilds)]
            seated = await deal(store, number, family, posted=False, guild_id=guild)
            table_id = (await store.games.open_tables())[-1]
            players += [Player(guild, table_id, user) for user in seated]
        await store.close()
        self._tables += count
        self.players += players
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


async def kill_some(
    cluster: Cluster, kills: int, rng: Random, deal_up: Callable[[], Awaitable[None]]
) -> list[float]:
    """Kill processes and the server, one after the other; return the seconds until all tables went on.

    `deal_up` deals a table for each that ended, so that the last kill meets as many as the first.
    """
    times = list[float]()
    for _ in range(kills):
        await deal_up()
        await asyncio.sleep(rng.uniform(0, 2 * BETWEEN))
        if rng.randrange(SERVER) == 0:
            await asyncio.to_thread(required().kill)
            await asyncio.to_thread(required().start)
        else:
            rng.choice([*cluster.running.values()]).kill()
        times.append(await seconds_until_all_go_on(cluster.url))
        print(f"kill {len(times)}: all tables went on after {times[-1]:.1f} s", file=sys.stderr)
    return times


def doubled(discord: CrowdedDiscord) -> int:
    """Return how many boards were posted twice: in one channel, with the same words and pings."""
    seen = [
        (board.channel_id, repr(board.content.get("content")), repr(board.content["embeds"]))
        for board in discord.boards
    ]
    return len(seen) - len(set(seen))


async def play(
    cluster: Cluster, dealer: Dealer, tables: int, seconds: float, kills: int | None
) -> list[float]:
    """Let all press for some time, or until all kills or updates are done; return how long tables paused."""
    until = time.monotonic() + (seconds if kills == 0 else FOREVER)
    crowd = list[asyncio.Task[None]]()

    async def deal_up() -> None:
        missing = tables - len(await asyncio.to_thread(plies, cluster.url))
        crowd.extend(press(cluster.discord, player, until) for player in await dealer.deal(missing))

    crowd.extend(press(cluster.discord, player, until) for player in dealer.players)
    times = list[float]()
    if kills is None:
        await cluster.replace_all()
    elif kills:
        times = await kill_some(cluster, kills, Random(kills), deal_up)
    if kills != 0:
        for person in crowd:
            person.cancel()
    for ended in await asyncio.gather(*crowd, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended  # somebody has stopped to press, so their table could not go on
    return times


def press(discord: CrowdedDiscord, player: Player, until: float) -> asyncio.Task[None]:
    """Let somebody press until this moment of the monotonic clock."""
    person, channel = player.user.user_id or 0, FIRST_THREAD + player.table_id - 1
    restless = Restless(discord, person, player.table_id, channel, LOOK, player.guild_id)
    return asyncio.create_task(restless.play(until))


async def run(processes: int, tables: int, seconds: float, kills: int | None) -> int:
    """Print the figures and return the exit code; `kills` is None for an update."""
    url = await prepared_on_server()
    with TemporaryDirectory() as folder:
        async with fake_discord(kind=CrowdedDiscord) as discord:
            discord.limit, discord.patience = 10**9, PATIENCE
            dealer = Dealer(url, processes)
            await dealer.deal(tables)
            for guild in dealer.guilds:
                await discord.let_in(guild, saloon=0)
            cluster = Cluster(discord, url, Path(folder), processes)
            async with cluster.serving():
                own, begun, used = time.process_time(), time.monotonic(), cluster.processor_seconds()
                times = await play(cluster, dealer, tables, seconds, kills)
                took = time.monotonic() - begun
                own, used = time.process_time() - own, cluster.processor_seconds() - used
    saved = {str(key).partition(":")[0] for (key,) in query(url, _KEYS)}
    presses = discord.presses.values()
    answered = [press.answered.result() for press in presses if press.answered.done()]
    open_still = [press for press in presses if not press.answered.done()]
    unanswered = sum(press.begun < begun + took - PATIENCE for press in open_still)
    answers = sum(str(press.number) in saved for press in presses)
    replies = [press for press in presses if press.reply and not press.failed]
    missing, twice = lost(replies, saved), doubled(discord)
    print(
        f"{processes} processes, {tables} tables, {took:.0f} s: {answers / took:.1f} answers/s, "
        f"{len(answered) / took:.1f} presses/s, median {median(answered) * 1000:.0f} ms, "
        f"p99 {quantiles(answered, n=100)[98] * 1000:.0f} ms, {unanswered} unanswered; "
        f"processors: bots {used / took:.2f}, driver {own / took:.2f}; {len(times)} kills, "
        f"{cluster.starts} starts, slowest to go on {max(times, default=0):.1f} s; {len(missing)} lost, "
        f"{twice} boards twice"
    )
    for press in missing[:5]:
        print("lost:", press.custom_id, press.reply, file=sys.stderr)
    return int(bool(missing or twice or max(times, default=0) > GOES_ON))


def main(arguments: Sequence[str]) -> int:
    processes, tables, seconds, *kills = arguments
    count = 0 if not kills else None if kills[0] == "update" else int(kills[0])
    return asyncio.run(run(int(processes), int(tables), float(seconds), count))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
