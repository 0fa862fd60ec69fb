"""The process to be killed: it starts like the bot, plays all tables of a database and reports.

`python -m killing.player FOLDER DATABASE [hasty]` stands by with everything imported. For each line on its
standard input, a `Job`, it forks a process that works until it is killed; each click is a line before it is
made, and one more when it was acknowledged. While a server is away, its users press again.
"""

import asyncio
import json
import os
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from time import sleep, time, time_ns
from typing import Any

from killing.places import migrated_by, place_of, settings_of
from tables_world import GUEST, HOST, THIRD, World, random_reply

from bot.cli.restore import restore
from bot.services.background_check import BackgroundCheck
from engine.core.clocks import DAY, UNTIMED, Clock
from engine.core.decisions import Refused, Reply, Seat
from engine.core.game import AnyGame
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.games import GAMES
from engine.store.database import Place
from engine.store.store import Store
from engine.store.tables import GameStore
from engine.tables.service import TableSnapshot, TransitionResult

PEOPLE = (HOST, GUEST, THIRD, 44)
SHORTLY = 0.05  # seconds
OPEN = 6  # tables played at once
FAILURES = (StoreUnavailable, SaveFailed, OSError)  # errors with which damage may end the bot


@dataclass(frozen=True)
class Job:
    """A process's orders: migrate by `chain`, restore `back` before the start, make `copy` meanwhile.

    `again` has presses without an answer, each as its line: table, ply, user, reply, key.
    """

    again: Sequence[tuple[int, int, int, Reply, str]] = ()
    chain: str = ""
    back: str = ""
    copy: str = ""


class HastyGames(GameStore):
    """A deliberate fault: it reports a save before saving, a moment later."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.later: list[asyncio.Future[None]] = []

    async def append(self, *args: Any, **kwargs: Any) -> Mapping[Seat, Clock]:
        """Report the save before it is known; no table here has clocks."""
        self.later.append(asyncio.ensure_future(self._append_later(*args, **kwargs)))
        return {}

    async def _append_later(self, *args: Any, **kwargs: Any) -> None:
        await asyncio.sleep(SHORTLY)
        await super().append(*args, **kwargs)


class HastyStore(Store):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.games = HastyGames(self.database, self.logs)


def say(*words: object) -> None:
    os.write(1, json.dumps(words).encode() + b"\n")


def now() -> int:
    return int(time())


async def opened(place: Place, folder: Path, chain: str, kind: type[Store] = Store) -> World:
    """Open the database like the bot at its start; raises `StoreUnavailable`."""
    world = World(place, GAMES, now())
    with migrated_by(chain):
        world.use(await kind.open(place, now, folder))
    try:
        await world.store.epochs.begin(str(time_ns()))
        await world.tables.announce_rollbacks()
    except BaseException:
        await world.store.close()  # otherwise closing later removes the WAL of a copy restored meanwhile
        raise
    return world


async def click(world: World, table_id: int, ply: int, user_id: int, reply: Sequence[str], key: str) -> None:
    """Press one button, or let the computer reply (user 0), and report the result."""
    say("try", table_id, ply, user_id, reply, key)
    while True:
        try:
            before = (await world.tables.get(table_id)).game
            result = await _press(world, before, table_id, ply, user_id, reply, key)
        except Refused as why:
            say("refused", table_id, why.code, key)
        except (SaveFailed, StoreUnavailable) as why:
            if why.code != "unreachable":
                raise
            say("again", table_id, ply, key)
            await asyncio.sleep(SHORTLY)
            continue
        else:
            say("ack" if result.is_new else "known", table_id, before.ply + 1, key)
        return


async def _press(
    world: World, game: AnyGame, table_id: int, ply: int, user_id: int, reply: Sequence[str], key: str
) -> TransitionResult:
    if user_id:
        return await world.tables.answer(table_id, ply, user_id, [tuple(reply)], key)
    seat = game.open_decisions[0].seat
    return await world.tables.answer_as_computer(table_id, ply, seat, tuple(reply), key)


def some_click(snapshot: TableSnapshot, rng: Random) -> tuple[int, int, Reply]:
    """Return a legal press of the first seat to act."""
    decision = snapshot.game.open_decisions[0]
    user = snapshot.participants[decision.seat].active_user or 0
    return snapshot.game.decision_ply, user, random_reply(decision, rng)


async def sit_at(world: World, table_id: int, rng: Random, keys: Iterator[int]) -> None:
    while True:
        try:
            snapshot = await world.tables.get(table_id)
        except Refused:  # the table cannot be rebuilt
            return say("left", table_id)
        except StoreUnavailable as why:
            if why.code != "unreachable":
                raise
            await asyncio.sleep(SHORTLY)
            continue
        if snapshot.game.winners is not None:
            return say("left", table_id)
        await click(world, table_id, *some_click(snapshot, rng), str(next(keys)))


async def fill(world: World, rng: Random) -> list[int]:
    """Return some open tables; start new ones if there are too few."""
    table_ids = [
        summary.table_id
        for summary in await world.store.summaries.of_open_tables()
        if summary.location.suspended_at is None
    ]
    table_ids = rng.sample(table_ids, min(OPEN, len(table_ids)))
    while len(table_ids) < OPEN:
        name = rng.choice([*GAMES])
        users = PEOPLE[: rng.choice(GAMES[name].seats)]
        variant, epoch = next(iter(GAMES[name].variants)), world.store.epochs.epoch
        control = rng.choice((UNTIMED, "day"))  # so that clocks can be damaged
        table_ids.append(
            await world.deal(users, game=name, variant=variant, epoch=epoch, time_control=control)
        )
    return table_ids


async def live(place: Place, folder: Path, kind: type[Store], job: Job) -> None:
    """Open the database, repeat presses that were not acknowledged, and continue to play."""
    world = await opened(place, folder, job.chain, kind)
    say("open", world.store.epochs.epoch)
    keys, rng = count(time_ns()), Random(os.getpid())
    tables = await fill(world, rng)
    for table, *how in job.again:
        if table in tables:
            await click(world, table, *how)
    check = BackgroundCheck(world.store, world.tables, GAMES, now)
    check.start()
    say("playing", tables)
    sitting = [sit_at(world, table, Random(f"{os.getpid()} {table}"), keys) for table in tables]
    copying = [make(world, Path(job.copy))] if job.copy else []
    await asyncio.gather(fails(check), pack(place), *sitting, *copying)


async def pack(place: Place) -> None:
    """Pack finished games, as if they had ended days ago."""
    later = Store(place, lambda: now() + 2 * DAY)
    while True:
        try:
            await later.retention.purge_some()
        except (SaveFailed, StoreUnavailable) as why:
            if why.code != "unreachable":
                raise
        await asyncio.sleep(SHORTLY)


async def fails(check: BackgroundCheck) -> None:
    """Report damage to the file that the check has found during play."""
    raise await check.failed()


async def make(world: World, copy: Path) -> None:
    await world.store.backup(copy)
    say("copied", str(copy))


def work(place: Place, folder: Path, kind: type[Store], job: Job) -> None:
    """Do the job; whatever happens, only a kill ends the process."""
    try:
        if job.back:
            restore(settings_of(place, folder), Path(job.back))
            say("restored")
        asyncio.run(live(place, folder, kind, job))
    except FAILURES as why:
        say("broken", str(why))
    except BaseException:
        say("bug", traceback.format_exc())
    while True:
        sleep(60)


def main() -> None:
    """Fork a process for each line of input."""
    folder, place = Path(sys.argv[1]), place_of(sys.argv[2])
    kind = HastyStore if "hasty" in sys.argv else Store
    for line in sys.stdin:
        if child := os.fork():
            say("dead", os.waitpid(child, 0)[1])
        else:
            say("born", os.getpid())  # first, so that no other line precedes it
            work(place, folder, kind, Job(**json.loads(line)))


if __name__ == "__main__":
    main()
