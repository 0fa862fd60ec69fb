"""Kill a bot at random moments, damage its files, and check that nothing is lost silently.

`python -m killing.run N [SEED] [postgres]` prints one line of results; the exit code is 1 if something was
lost, repeated or changed unnoticed. The expected state of every press and table is kept here, apart from the
database. On PostgreSQL the server is killed, too: every table must continue afterwards.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, time_ns
from typing import IO, Any
from zlib import decompress

from killing.places import KilledFile, KilledServer, settings_of
from killing.player import GAMES, Job, now, opened
from next_migrations import HEAD, next_migrations
from postgres_server import Server, required

from bot.cli.restore import restore
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store.store import Store
from engine.tables.inspection import Inspection, TableFinding

TESTS = Path(__file__).parents[1]
LIVES = 20  # kills of one database
PATIENT = 900  # seconds to wait for a line of the process
LONG_ENOUGH = 0.05  # seconds between two checks whether all tables have continued
SOMEWHERE = -1  # ply of a press that was saved without an acknowledgement
TOLD = ("!restored", "!unreadable")  # rows and events that announce lost moves
CLOSING = {"table-damaged", "rules-unsupported"}
TELLS = ("moves-lost", *CLOSING, "moves-rolled-back")


@dataclass
class Results:
    kills: Counter[str] = field(default_factory=Counter)  # by moment
    damages: int = 0
    acknowledged: int = 0
    repaired: int = 0  # tables whose damaged rows were rebuilt
    announced: int = 0  # lost presses that their tables announce
    ended: int = 0  # presses of games that ended differently in the restored copy
    closed: int = 0  # tables closed with a reason, each counted once, because they could not be rebuilt
    refused: int = 0  # starts refused because of damage, after which a copy was restored
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    undetected: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        moments = ", ".join(f"{count} {moment}" for moment, count in sorted(self.kills.items()))
        return (
            f"{sum(self.kills.values())} kills ({moments}), {self.damages} with damage: "
            f"{self.acknowledged} acknowledged, {len(self.lost)} lost, {len(self.doubled)} doubled, "
            f"{len(self.undetected)} undetected; {self.repaired} tables repaired, {self.announced} clicks "
            f"announced as lost, {self.ended} of games that end otherwise in a copy, {self.closed} tables "
            f"closed with a reason, {self.refused} starts refused and a copy put back"
        )

    @property
    def faults(self) -> list[str]:
        return self.lost + self.doubled + self.undetected


@dataclass
class Process:
    process: subprocess.Popen[str]
    lines: SimpleQueue[list[Any]]

    def begin(self, job: Job) -> int:
        self.process.stdin.write(json.dumps(asdict(job)) + "\n")
        self.process.stdin.flush()
        return int(self.lines.get(timeout=PATIENT)[1])


@contextmanager
def standing_by(folder: Path, database: KilledFile | KilledServer, *how: str) -> Iterator[Process]:
    with subprocess.Popen(
        [sys.executable, "-m", "killing.player", str(folder), str(database.word), *how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS.parent), str(TESTS)])},
        start_new_session=True,  # so that the group can be killed
    ) as process:
        assert process.stdout is not None
        lines: SimpleQueue[list[Any]] = SimpleQueue()
        reader = Thread(target=pour, args=(process.stdout, lines))
        reader.start()
        try:
            yield Process(process, lines)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            reader.join()


def pour(stream: IO[str], into: SimpleQueue[list[Any]]) -> None:
    for line in stream:
        into.put(json.loads(line))


class Lives:
    """One database, its killed processes, and what users know of it."""

    def __init__(
        self,
        folder: Path,
        database: KilledFile | KilledServer,
        process: Process,
        results: Results,
        rng: Random,
        name: str,
    ) -> None:
        self.folder, self.database = folder, database
        self._process, self._results, self._rng = process, results, rng
        self._name, self._kill = name, 0
        self._copies: list[Path] = []  # the newest last
        self._sitting: set[int] = set()  # tables in play
        self._tried: dict[str, list[Any]] = {}  # every press by its key, as its line
        self._open: dict[str, list[Any]] = {}  # presses without an answer
        self._unsure: set[str] = set()  # presses that the bot asked to repeat
        self._behind: set[int] = set()  # tables that have not continued since the server was killed
        self._known: dict[str, tuple[int, int, int]] = {}  # acknowledged presses: table, ply, epoch
        self._saved: set[str] = set()  # presses without an answer that turned out to be saved
        self._over: set[int] = set()  # finished tables
        self._ends: set[int] = set()  # finished tables that must stay finished
        self._known_losses: set[tuple[Any, ...]] = set()  # known rows that announce lost moves
        self._closed: set[int] = set()
        self._damage = ""  # the last
        self._epoch = self._in_epoch = 1  # at the last check, and of the process

    def begin(self) -> None:
        self._killed("play", Job(), longest=self.database.moments["play"])
        asyncio.run(self._look(""))
        self._keep(self.folder / "copy-first")

    def live_and_die(self, moment: str) -> None:
        """Kill the process at some moment, damage its files, restart it, and check everything."""
        self._kill += 1
        self._results.kills[moment] += 1
        chain = self._chain() if moment == "migration" else ""
        job = Job(list(self._open.values()), chain=chain)
        if moment == "restore":
            job = Job(back=str(self._rng.choice(self._copies)))
        if moment == "backup":
            job = Job(job.again, copy=str(self.folder / f"copy-{self._kill}"))
        self._killed(moment, job, self.database.moments[moment])
        what = ""
        if self._rng.random() < 0.5:
            what = self._damage = self.database.damage(self._rng)
            self._results.damages += 1
            if self._rng.random() < 0.3:  # killed again during the repair
                self._killed("start", Job(chain=chain), self.database.moments["start"])
        asyncio.run(self._started(chain, what))
        self._keep(Path(job.copy))

    def _keep(self, copy: Path) -> None:
        """Count a finished copy as good, because it was checked before it got its name."""
        if copy.name and copy.exists():
            self._copies.append(copy)
        elif copy.name == "copy-first":
            asyncio.run(self._copied(copy))
            self._copies.append(copy)

    async def _copied(self, copy: Path) -> None:
        store = Store(self.database.place, now)
        await store.backup(copy)
        await store.close()

    def _killed(self, moment: str, job: Job, longest: float) -> None:
        child = self._process.begin(job)
        if moment in ("play", "backup", "server"):
            self._hear_until("playing")
        self._listen(monotonic() + self._rng.uniform(0, longest))
        if moment == "server":
            self._kill_server(longest)
        os.kill(child, signal.SIGKILL)
        while (line := self._process.lines.get(timeout=PATIENT))[0] != "dead":
            self._hear(line)
        assert line[1] == signal.SIGKILL, "the player has died of itself"

    def _kill_server(self, longest: float) -> None:
        """Kill the server and start it again while the bot plays; wait until every table has continued."""
        self.database.die()
        self._listen(monotonic() + self._rng.uniform(0, longest))
        self.database.live()
        playing, self._behind = self._behind, {*self._sitting}
        end = monotonic() + PATIENT
        while self._behind and monotonic() < end:
            self._listen(monotonic() + LONG_ENOUGH)
        if self._behind:
            self._fault(self._results.undetected, f"tables {self._behind} do not go on")
        self._behind = playing

    def _hear_until(self, word: str) -> None:
        while (line := self._process.lines.get(timeout=PATIENT))[0] not in (word, "broken", "bug"):
            self._hear(line)
        self._hear(line)

    def _listen(self, end: float) -> None:
        with suppress(Empty):
            while (left := end - monotonic()) > 0:
                self._hear(self._process.lines.get(timeout=left))

    def _hear(self, line: list[Any]) -> None:
        what, *rest = line
        key = str(rest[-1]) if rest else ""
        match what:
            case "open":
                self._in_epoch = rest[0]
            case "playing":
                self._sitting = {*rest[0]}
            case "left":
                self._sitting.discard(rest[0])
                self._behind.discard(rest[0])
            case "try":
                self._tried[key] = self._open[key] = rest
            case "again":
                self._unsure.add(key)
            case "ack" | "known" | "refused":
                del self._open[key]
                self._judge(what, key, rest)
                self._behind.discard(rest[0])
            case "broken":  # allowed after damage; the restart is judged
                self._print(f"the bot has ended: {rest[0]}")
            case "bug":
                self._fault(self._results.undetected, rest[0])

    def _judge(self, what: str, key: str, rest: Sequence[Any]) -> None:
        if (what == "known") is not (key in self._saved) and key not in self._unsure:
            fault = f"{what} {rest}: it was {'' if key in self._saved else 'not '}saved before"
            self._fault(self._results.doubled, fault)
        if what == "ack":
            self._results.acknowledged += 1
            self._known[key] = rest[0], rest[1], self._in_epoch
        elif what == "known":
            self._known[key] = rest[0], SOMEWHERE, self._in_epoch

    def _fault(self, where: list[str], what: str) -> None:
        """Keep a finding and print it now: a run of hours may be stopped before its end."""
        where.append(f"{self._name}, kill {self._kill}: {what}")
        self._print(f"NOT ALLOWED: {what}, after {self._damage[:200]}")

    def _print(self, what: str) -> None:
        print(f"{self._name}, kill {self._kill}: {what}", file=sys.stderr, flush=True)

    async def _started(self, chain: str, what: str) -> None:
        try:
            await self._look(chain)
        except (StoreUnavailable, SaveFailed) as why:
            if not what:
                self._fault(self._results.undetected, f"refused without damage: {why}")
            self._results.refused += 1
            settings = settings_of(self.database.place, self.folder)
            await asyncio.to_thread(restore, settings, self._copies[0])
            await self._look("")

    async def _look(self, chain: str) -> None:
        """Start like the bot, and check everything; raises `StoreUnavailable` or `SaveFailed`."""
        world = await opened(self.database.place, self.folder, chain)
        try:
            await world.store.check_file()
            looking = Inspection(world.store, GAMES, now)
            tables = {line[0] for line in self._known.values()} | {*await all_tables(world.store)}
            result = {table: await looking.of(table) for table in tables}
            new, self._epoch = world.store.epochs.epoch != self._epoch, world.store.epochs.epoch
        finally:
            await world.store.close()
        with self.database.connected() as database:
            if chain:
                database.execute(f"UPDATE alembic_version SET version_num = '{HEAD}'")
            self._compare(database, result, new)

    def _compare(self, database: Any, findings: dict[int, TableFinding], new: bool) -> None:
        """`database`: a connection of either driver."""
        rows = [*database.execute(ROWS), *packed(database)]
        begun = dict(database.execute("SELECT id, epoch FROM offers"))
        over = dict(database.execute(OVER))
        self._ends = {table for table, behind in over.items() if behind or table in self._over}
        self._over = {*over}
        self._forget_replaced(begun)
        self._find_known({row[3]: row[1] for row in rows})
        for table, item in findings.items():
            self._judge_table(item, [row for row in rows if row[0] == table], new)
        self._known_losses = {row for row in rows if says_gone(row)}
        database.execute("UPDATE tables SET board_ply = last_ply")  # as the publisher does
        closed = {table for table, item in findings.items() if item.code == "closed"}
        self._find_strangers([row for row in rows if row[0] not in closed])
        clicks = Counter(row[3] for row in rows if row[3] is not None)
        for key, times in clicks.items():
            if times > 1:
                self._fault(self._results.doubled, f"click {key} is in the log {times} times")
        if new:
            self._open.clear()  # buttons of the old epoch are refused
        self._saved = self._open.keys() & clicks.keys()

    def _find_known(self, plies: Mapping[str, int]) -> None:
        """Find the plies of presses whose acknowledgement did not name one."""
        for key, (table, ply, epoch) in self._known.items():
            if ply == SOMEWHERE and key in plies:
                self._known[key] = table, plies[key], epoch

    def _forget_replaced(self, begun: dict[int, int]) -> None:
        """Forget a lost table if a later one, of a later epoch, has its number."""
        for key, (table, _, epoch) in [*self._known.items()]:
            if begun.get(table, 0) > epoch:
                self._results.announced += 1
                del self._known[key]

    def _judge_table(self, finding: TableFinding, rows: list[tuple[Any, ...]], new: bool) -> None:
        """Check that a table has every acknowledged press, or announces lost moves."""
        own = {key: ply for key, (table, ply, _) in self._known.items() if table == finding.table_id}
        self._results.repaired += finding.code == "repaired"
        if finding.code in ("otherwise", "unread", "newer"):
            self._fault(self._results.undetected, f"{finding}")
        clicks = {row[1]: row[3] for row in rows}
        gone = {key: ply for key, ply in own.items() if clicks.get(ply) != key}
        left = self._last_before(finding.table_id, gone)
        announcements = [
            row for row in rows if says_gone(row) and row[1] > left and (new or row not in self._known_losses)
        ]
        if finding.code == "closed":  # what of it is damaged later was gone with the whole game
            announcements += [row for row in rows if CLOSING & event_kinds(row) and row[1] > left]
        if finding.code == "closed" and finding.why != "table-unknown":
            self._close(finding)
            if not any(says_gone(row) for row in rows):
                self._fault(self._results.undetected, f"{finding} without its reason")
        ended = new and finding.table_id in self._ends
        if gone and not announcements and not ended and not (new and finding.why == "table-unknown"):
            left_rows = [(row[1], row[2], row[3]) for row in rows][:20]
            self._fault(self._results.lost, f"{finding}: plies {sorted(gone.values())}, of {left_rows}")
        self._results.ended += len(gone) if ended and not announcements else 0
        self._results.announced += len(gone) if announcements or not ended else 0
        for key in gone:
            del self._known[key]

    def _close(self, finding: TableFinding) -> None:
        if finding.table_id not in self._closed:
            self._closed.add(finding.table_id)
            self._results.closed += 1
            self._print(f"{finding}, after {self._damage[:200]}")

    def _last_before(self, table_id: int, gone: Mapping[str, int]) -> int:
        """Return the last press left before the lost ones, not of a later epoch."""
        if not gone:
            return 0
        first, epoch = min((ply, self._known[key][2]) for key, ply in gone.items())
        known = (ply for of, ply, since in self._known.values() if of == table_id and since <= epoch)
        return max((ply for ply in known if ply < first), default=-1)

    def _find_strangers(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Find rows of presses that no user made, or with another reply."""
        replies = {(table, ply): _value(reply) for table, ply, reply, _, _ in rows}
        for table, ply, reply, key, _ in rows:
            if not str(key).isdecimal() or key not in self._tried:
                continue
            pressed = self._tried[key][3]
            if pressed not in (_value(reply), replies.get((table, ply + 1))):
                self._fault(self._results.undetected, f"table {table}, ply {ply}: {reply}, not {pressed}")

    def _chain(self) -> str:
        """Return today's migrations and one more, which rewrites every row of the games."""
        chain = self.folder / "migrations"
        if not chain.exists():
            next_migrations(self.folder, *STEP)
        return str(chain)


ROWS = "SELECT table_id, ply, reply, idempotency_key, events FROM log_rows ORDER BY table_id, ply"
OVER = "SELECT id, board_ply < last_ply FROM tables WHERE winners IS NOT NULL"
STEP = [
    f"op.execute('{statement}')"
    for name in ("log_rows", "checkpoints")
    for statement in (
        f"CREATE TABLE kept AS SELECT * FROM {name}",
        f"DELETE FROM {name}",
        f"INSERT INTO {name} SELECT * FROM kept",
        "DROP TABLE kept",
    )
]


def packed(database: Any) -> Iterator[tuple[Any, ...]]:
    for table, data in database.execute("SELECT table_id, packed FROM game_archives"):
        for ply, _, reply, _, events, click, _ in json.loads(decompress(data))[0]:
            if ply > 0:
                yield table, ply, reply, click, events


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return []


async def all_tables(store: Store) -> list[int]:
    faults: list[int] = []
    while more := await store.games.tables_after(faults[-1] if faults else 0):
        faults += more
    return faults


def says_gone(row: Sequence[Any]) -> bool:
    """Return whether this log row announces lost moves, or why the game was closed."""
    return _value(row[2])[:1] in ([note] for note in TOLD) or bool(event_kinds(row) & {*TELLS})


def event_kinds(row: Sequence[Any]) -> set[str]:
    return {event[0] for event in _value(row[4]) if event}


def run(
    kills: int, seed: int, *how: str, moments: Sequence[str] = (), server: Server | None = None
) -> Results:
    """Run this many kills, spread over several databases of a file or a server; `how` is for the process.

    The first are at these moments, the others at random ones.
    """
    results, rng = Results(), Random(seed)
    for number in range(-(-kills // LIVES)):
        name = f"seed {seed}, database {number}"
        with lives(results, rng, name, *how, server=server) as living:
            living.begin()
            for kill in range(number * LIVES, min(kills, (number + 1) * LIVES)):
                chosen = moments[kill : kill + 1] or [*living.database.moments]
                living.live_and_die(rng.choice(chosen))
        print(f"{name}: {results}", file=sys.stderr, flush=True)  # so far
    return results


@contextmanager
def lives(
    results: Results, rng: Random, name: str, *how: str, server: Server | None = None
) -> Iterator[Lives]:
    with TemporaryDirectory(prefix="kills-") as above:
        folder = Path(above, "data")
        folder.mkdir()
        database = (KilledFile if server is None else KilledServer)(folder, server)
        with standing_by(folder, database, *how) as process:
            yield Lives(folder, database, process, results, rng, name)
        if isinstance(database, KilledServer):
            database.server.drop(database.place)


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "postgres"]
    kills, seed = int(words[0]), int(words[1]) if len(words) > 1 else time_ns() % 10**6
    server = Server(required().programs) if "postgres" in sys.argv else None
    results = run(kills, seed, server=server)
    print(*results.faults, sep="\n", file=sys.stderr)
    print(f"seed {seed}{', PostgreSQL' if server else ''}: {results}")
    return min(1, len(results.faults))


if __name__ == "__main__":
    sys.exit(main())
