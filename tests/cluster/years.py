"""Start processes of the bot on the rows of years: `python -m cluster.years PROCESSES OPEN`.

`GAMES` in the environment says how many finished games there are, on a hundredth as many servers. All these
servers are on Discord, too, and the open games are spread over them. Prints what a start takes (the first
one imports the bot), what a process needs, and the slowest questions. The exit code is 1 if a start, a
process or a question is above its limit.
"""

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from postgres_server import prepared_on_server
from scenes.dealt_tables import deal
from scenes.fake_discord import TOKEN, fake_discord, interaction
from scenes.forked_bot import ForkedBot, heard, running_bot
from scenes.limited_discord import LimitedDiscord
from scenes.many_games import NOW, OVER, SERVERS, multiply, questions
from sqlalchemy import URL, Connection, text
from tables_world import World

from engine.core.clocks import DAY
from engine.games import GAMES

START_SECONDS, MEGABYTES, QUESTION_MS = 10, 400, 50
SHARDS = 4  # for each process; Discord wants one for at most 2,500 servers
REST = 60  # seconds until the memory of a process is read
# They read all open games: at a start, in the background, or to write to all.
ALL_OPEN = (
    "games.active_tables()",
    "games.open_tables()",
    "clocks.running_clocks()",
    "offers.unshown_results(since, until)",
    "orders.asked_since(moment, games)",
    "guilds.played_in()",
)


def guild_of(number: int) -> int:
    return (1 + number % SERVERS) << 22 | 77


async def world_of_years(url: URL, open_ones: int) -> World:
    """Return a database with these games, of which the open ones are dealt as in play."""
    world = World(url, GAMES, NOW)
    await world.open()
    rng = Random(1)
    for over in (False, True):
        table = await world.deal(game="outlaws-duel", time_control="day", stakes="rated")
        while over and await world.reply_at_random(table, rng) is not None:
            pass
    world.time += 10 * DAY
    while await world.store.retention.purge_some():
        pass
    await world.store.database.write(_finished_games)
    world.time = int(time.time())
    games = [*GAMES]
    for number in range(open_ones):
        await deal(world.store, number, games[number % len(games)], guild_id=guild_of(number), clock="day")
        if number % 5000 == 4999:
            print(f"{number + 1} games dealt", file=sys.stderr)
    await world.store.database.write(lambda it: it.execute(text("ANALYZE")))
    return world


def _finished_games(connection: Connection) -> None:
    connection.execute(text("SET LOCAL statement_timeout = 0"))  # a million rows may take minutes
    multiply(connection, 0)


async def slowest(world: World) -> list[tuple[float, str]]:
    """Return the slowest questions of play, the best of three tries, in milliseconds."""
    times = []
    for name, ask in questions(world):
        if name in ALL_OPEN:
            continue
        tries = []
        for _ in range(3):
            begun = time.perf_counter()
            await ask()
            tries.append(1000 * (time.perf_counter() - begun))
        times.append((min(tries), name))
    return sorted(times, reverse=True)[:5]


def megabytes(process: ForkedBot) -> float:
    fields = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in fields if line.startswith("VmRSS:")) / 1024


async def start(
    discord: LimitedDiscord, url: URL, folder: Path, number: int, count: int, stack: AsyncExitStack
) -> tuple[float, float, ForkedBot]:
    """Start a process; return the seconds until it has all its servers, and until a press is answered."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    own = f"{number * SHARDS}-{(number + 1) * SHARDS - 1}/{count * SHARDS}"
    more = {"WANTED_DATABASE_URL": address, "WANTED_SHARDS": own, "WANTED_LOG_LEVEL": "info"}
    begun = time.monotonic()
    process = await stack.enter_async_context(running_bot(discord.api, folder / str(number), TOKEN, **more))
    await heard(process, "ready as")
    ready = time.monotonic() - begun
    discord.answered.clear()
    guild = next(
        guild_of(at) for at in range(SERVERS) if (guild_of(at) >> 22) % (count * SHARDS) == number * SHARDS
    )
    button = {"type": 2, "style": 2, "label": "Press", "custom_id": "ho:status"}
    await discord.send(interaction("70", "press", 22, 72, button, guild_id=guild))
    await asyncio.wait_for(discord.answered.wait(), 60)
    return ready, time.monotonic() - begun, process


async def run(processes: int, open_ones: int) -> int:
    """Print the figures and return the exit code."""
    url = await prepared_on_server()
    world = await world_of_years(url, open_ones)
    print(f"{OVER} finished games on {SERVERS} servers, {open_ones} open games")
    worst = await slowest(world)
    await world.store.close()
    print("\n".join(f"  {ms:.1f} ms {name}" for ms, name in worst))
    with TemporaryDirectory() as folder:
        async with fake_discord(kind=LimitedDiscord) as discord, AsyncExitStack() as stack:
            discord.starts["max_concurrency"] = SHARDS
            for number in range(SERVERS):
                await discord.let_in(guild_of(number), saloon=0)
            started = [
                await start(discord, url, Path(folder), number, processes, stack)
                for number in range(processes)
            ]
            await asyncio.sleep(REST)
            memory = [megabytes(process) for *_, process in started]
    for (ready, answered, _), size in zip(started, memory):
        print(f"  ready after {ready:.1f} s, a press answered after {answered:.1f} s, {size:.0f} MB")
    late = max(answered for _, answered, _ in started) > START_SECONDS
    return int(late or max(memory) > MEGABYTES or worst[0][0] > QUESTION_MS)


if __name__ == "__main__":
    sys.exit(asyncio.run(run(*map(int, sys.argv[1:]))))
