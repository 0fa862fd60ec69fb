"""Simulate weeks at many tables in seconds: players answer late, disappear and return; the bot restarts.

The bot is real: store, tables, clocks, pings, publisher, computer players. Simulated are time, players, and
Discord's boundary, which records pings.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from quick_store import prepared, unsynced

from bot.app.client import WantedBot
from bot.app.settings import Settings
from bot.services.notifications import QUICK
from bot.services.ping_targets import PingTarget
from bot.services.rendered_board import Draw, RenderedBoard
from engine.core.clocks import CORRESPONDENCE, DAY, HOUR, MINUTE, TIME_CONTROLS
from engine.core.decisions import BACK, Decision, Refused, Reply, Seat
from engine.core.game import Game
from engine.core.log import TIMED_OUT
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import Offer
from engine.core.records.pings import PINGS_KEPT
from engine.core.records.pings import PendingPing as Owed
from engine.core.records.users import Absence, Participant, UserSettings
from engine.core.rng import deal_seed
from engine.games import GAMES
from engine.store.seat_clocks import HEARTBEAT
from engine.store.store import Store
from engine.tables.availability import next_available
from engine.tables.offer_terms import OfferTerms
from engine.tables.snapshot import TableSnapshot

GUILD, BEGIN, SECRET = 7, 1_800_000_000, "5e" * 32
ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe")
PINGS = ("channel", "channel", "channel", "direct", "none")
OUTAGES = (0, 0, MINUTE, 20 * MINUTE, 5 * HOUR, 2 * DAY)  # after the process died
FICKLE = (0.02, 0.1, 0.3)  # probabilities of disappearing after a visit to the table
DEADLY = 0.01  # probability that the process dies in a step
REMEMBERED = 180  # seconds for which Discord knows a nonce; documented as "the past few minutes"
MAX_STEPS = 5000  # per table on average; a game that takes more is endless
# refusals because another player was faster
TOO_LATE = ("game-over", "decision-stale", "claim-early", "claim-computer")


Attempt: TypeAlias = Callable[[UserSettings, Owed, PingTarget], Awaitable[int | None]]
Figures: TypeAlias = dict[str, list[int]]  # counts by what was counted


@dataclass(frozen=True)
class Call:
    """A ping of a user, for a decision or a missed one."""

    at: int
    table_id: int
    user_id: int
    put: int
    text: str


@dataclass(frozen=True)
class Late:
    table_id: int
    put: int
    seat: Seat
    spare: int  # seconds beyond the guaranteed time
    default: bool  # whether the reply was the decision's default
    free: bool  # whether the player was available


@dataclass
class Habit:
    """A player: their table, their pace, and their probability of disappearing."""

    person: UserSettings
    table_id: int
    pace: float
    fickle: float
    absences: list[Absence] = field(default_factory=list)

    def free(self, instant: int) -> int:
        return next_available(self.person, self.absences, instant)


@dataclass(frozen=True)
class Message:
    id: int
    embeds: tuple[Any, ...] = ()

    async def edit(self, **_: object) -> None:
        """Do nothing: edits are not recorded."""


@dataclass(frozen=True)
class Channel:
    """A channel, or a user's direct messages."""

    weeks: Weeks
    id: int
    reader: int | None = None

    async def send(
        self,
        content: str | None = None,
        *,
        embed: Any = None,
        allowed_mentions: Any = None,
        nonce: str | None = None,
        embeds: Any = None,
        **_: object,
    ) -> Message:
        then, first = self.weeks.sent.get(nonce or "", (-REMEMBERED, None))
        if first is not None and self.weeks.time - then < REMEMBERED:
            return first
        called = (
            [self.reader]
            if self.reader
            else [item.id for item in getattr(allowed_mentions, "users", ()) or ()]
        )
        for user in called:
            self.weeks.called(user, content or "", board=embeds is not None)
        sent = Message(next(self.weeks.numbers), (embed,) if embed else ())
        if nonce:
            self.weeks.sent[nonce] = self.weeks.time, sent
        return sent

    def get_partial_message(self, number: int) -> Message:
        return Message(number)


class Offline(WantedBot):
    def __init__(self, weeks: Weeks, store: Store) -> None:
        self.weeks = weeks
        settings = Settings(data_dir=weeks.path, computer_delay=0, pictures=False, stories=False)
        super().__init__(settings, store, now=lambda: weeks.time, shard_count=1)

    def get_partial_messageable(self, number: int, **_: object) -> Channel:
        return Channel(self.weeks, number)

    async def create_dm(self, user: Any) -> Channel:
        return Channel(self.weeks, user.id, reader=user.id)


class Weeks:
    """Tables from their deal to their end."""

    def __init__(self, path: Path, tables: int, seed: int = 1) -> None:
        self.path, self.size = path, tables
        self.file = path / "wanted.db"
        self.time = BEGIN
        self.rng = Random(seed)
        self.numbers = itertools.count(10**6)
        self.calls: list[Call] = []
        self.sent: dict[str, tuple[int, Message]] = {}  # by nonce, with its time
        self.outages: list[tuple[int, int]] = []
        self.habits: dict[int, Habit] = {}
        self.visits: list[tuple[int, int]] = []  # times at which users visit their table
        self.open: set[int] = set()
        self.changed: set[int] = set()
        self.clocks: dict[int, str] = {}
        self.names: dict[int, str] = {}
        self.meant: dict[int, int] = {}  # the decision each user is being pinged for
        # by table and user: the plies of answered decisions, and whether each took at most minutes
        self.answers: dict[tuple[int, int], list[tuple[int, bool]]] = defaultdict(list)
        self.board_plies: dict[int, int] = {}  # the ply of each table's newest board

    async def play(self) -> None:
        await prepared(self.file)
        await self.begin()
        await self.bot.store.guilds.save_settings(GUILD, GuildSettings(use_threads=False))
        for number in range(self.size):
            await self.deal(list(GAMES)[number % len(GAMES)])
        for _ in range(self.size * MAX_STEPS):
            if not self.open:
                break
            await self.step()
        await self.bot.store.close()

    async def begin(self) -> None:
        self.bot = Offline(self, unsynced(Store(self.file, lambda: self.time)))
        self.bot.services.tables.watchers.append(self.changed.add)
        notifications = self.bot.services.notifications
        notifications._try = self.naming(notifications._try)  # type: ignore[method-assign]
        self.bot.services.publisher._draw = self.noting(self.bot.services.publisher._draw)
        await self.bot.services.user_cache.load()
        await self.bot.services.timekeeper.tick()
        await self.bot.services.publisher.catch_up()
        await self.bot.services.computer_players.catch_up()
        await self.bot.services.notifications.catch_up()
        await self.settle()

    async def step(self) -> None:
        self.time = max(self.time, min(self.due()))
        visit = self.visits and self.visits[0][0] <= self.time
        what = self.visit(heapq.heappop(self.visits)[1]) if visit else self.look()
        await (self.die_in(what) if self.rng.random() < DEADLY else what)
        await self.settle()

    def due(self) -> Iterator[int]:
        with closing(sqlite3.connect(self.file)) as database:
            for query in (
                "SELECT min(next_check_at) FROM clocks",
                "SELECT min(due_at) FROM pending_pings WHERE NOT is_done",
            ):
                yield from (int(ply) for (ply,) in database.execute(query) if ply is not None)
        yield from (time for time, _ in self.visits[:1])
        yield self.time + 10 * DAY

    async def look(self) -> None:
        await self.bot.store.meta.set(f"{HEARTBEAT}0/1", str(self.time))  # as if the bot had never stopped
        await self.bot.services.timekeeper.tick()
        await self.bot.services.notifications.catch_up()

    async def die_in(self, what: Coroutine[Any, Any, None]) -> None:
        doing = asyncio.create_task(what)
        for _ in range(self.rng.randrange(80)):
            await asyncio.sleep(0)
        for task in (running := tuple(others())):
            task.cancel()
        await asyncio.gather(doing, *running, return_exceptions=True)
        await all_done()
        await self.bot.store.close()
        before, self.time = self.time, self.time + self.rng.choice(OUTAGES)
        self.outages.append((before, self.time))
        await self.begin()

    async def settle(self) -> None:
        await all_done()
        for table in tuple(self.changed):
            self.changed.discard(table)
            if (await self.bot.services.tables.get(table)).game.winners is not None:
                self.open.discard(table)

    def naming(self, attempt: Attempt) -> Attempt:
        """Record what a ping is for, because the game may continue while it is sent."""

        async def noted(person: UserSettings, call: Owed, about: PingTarget) -> int | None:
            self.meant[person.user_id] = call.subject
            return await attempt(person, call, about)

        return noted

    def noting(self, draw: Draw) -> Draw:
        """Record the decision a board shows, because the game may continue while it is sent."""

        async def noted(snapshot: TableSnapshot, *rest: Any, **options: Any) -> RenderedBoard:
            self.board_plies[snapshot.id] = snapshot.game.public_ply
            return await draw(snapshot, *rest, **options)

        return noted

    def called(self, user_id: int, text: str, *, board: bool) -> None:
        table = self.habits[user_id].table_id
        put = self.board_plies[table] if board else self.meant[user_id]
        self.calls.append(Call(self.time, table, user_id, put, re.sub(r"<t:\d+", "", text)))

    async def deal(self, game: str) -> None:
        seats = self.rng.choice([count for count in GAMES[game].seats if count < 5])
        people = seats if seats < 3 else seats - (self.rng.random() < 0.3)
        clock = self.rng.choice(list(TIME_CONTROLS))
        users = [next(self.numbers) for _ in range(people)]
        participants = [Participant(user, f"p{user}", user) for user in users]
        participants += [Participant(None, "computer", 1, "deputy") for _ in range(seats - people)]
        terms = OfferTerms(GUILD, 0, game)
        _, max_missed = terms.clock_and_max_missed(GuildSettings(), GAMES[game].expected_decisions)
        offer = await self.bot.store.offers.make_offer(
            Offer(
                kind="table",
                guild_id=GUILD,
                channel_id=next(self.numbers),
                game=game,
                variant="standard",
                max_seats=seats,
                secret=SECRET,
                expires_at=self.time + DAY,
                time_control=clock,
                max_missed=max_missed,
                silent_forfeit=True,
                participants=(participants[0],),
            )
        )
        for user in users:
            await self.move_in(user, offer.id, clock)
        await self.bot.services.user_cache.load()
        await self.bot.services.tables.start(offer, thread=False, participants=participants)
        self.open.add(offer.id)
        self.clocks[offer.id], self.names[offer.id] = clock, game
        await self.settle()

    async def move_in(self, user_id: int, table_id: int, clock: str) -> None:
        rng, person = self.rng, UserSettings(user_id, ping_mode=self.rng.choice(PINGS))
        if rng.random() < 0.5:
            start = rng.randrange(1440)
            end = (start + rng.randint(60, 14 * 60)) % 1440
            person = UserSettings(user_id, None, rng.choice(ZONES), start, end, person.ping_mode)
        await self.bot.store.users.save_user_settings(person)
        pace = TIME_CONTROLS[clock].per_decision * rng.uniform(0.02, 0.5)
        habit = self.habits[user_id] = Habit(person, table_id, pace, rng.choice(FICKLE))
        if rng.random() < 0.2:
            start = self.time + rng.randrange(10 * DAY)
            until = start + rng.randrange(DAY, 10 * DAY)
            habit.absences.append(
                await self.bot.store.users.add_absence(
                    user_id=user_id, guild_id=GUILD, start=start, until=until
                )
            )
        self.comes(habit)

    def comes(self, habit: Habit, after: float = 0) -> None:
        then = self.time + 1 + int(after + self.rng.expovariate(1 / habit.pace))
        heapq.heappush(self.visits, (habit.free(then), habit.person.user_id))

    async def visit(self, user_id: int) -> None:
        habit = self.habits[user_id]
        try:
            await self.act(habit, await self.bot.services.tables.get(habit.table_id))
        except Refused as why:
            if why.code not in TOO_LATE:
                raise
        if habit.table_id in self.open and self.rng.random() > habit.fickle:
            self.comes(habit)
        elif habit.table_id in self.open and self.rng.random() < 0.4:
            self.comes(habit, habit.pace * self.rng.uniform(10, 100))

    async def act(self, habit: Habit, snapshot: TableSnapshot) -> None:
        silence, user, key = (
            self.bot.services.timekeeper.timeouts,
            habit.person.user_id,
            f"{next(self.numbers)}",
        )
        seat = snapshot.seat_of(user)
        if seat is None or snapshot.game.winners is not None:
            return
        if snapshot.participants[seat].level is not None:
            await silence.come_back(snapshot.id, user, key)
        elif snapshot.game.decision(seat) is not None:
            await self.answer(snapshot, user, seat)
        elif may_claim(snapshot, seat) and self.rng.random() < 0.7:
            await self.rng.choice((silence.claim, silence.substitute))(snapshot.id, user, key)
        elif self.rng.random() < 0.01:
            await self.bot.services.tables.resign(snapshot.id, user, key)

    async def answer(self, snapshot: TableSnapshot, user_id: int, seat: Seat) -> None:
        for _ in range(self.rng.randint(1, 12)):
            if (decision := snapshot.game.decision(seat)) is None:
                break
            key, ply = f"{next(self.numbers)}", snapshot.game.decision_ply
            clock = snapshot.clocks.get(seat)
            is_quick = clock is not None and self.time - clock.started_at <= QUICK
            self.answers[snapshot.id, user_id].append((ply, is_quick))
            tables, reply = self.bot.services.tables, self.reply(decision)
            snapshot = (await tables.answer(snapshot.id, ply, user_id, [reply], key)).table

    def reply(self, decision: Decision) -> Reply:
        if decision.can_go_back and self.rng.random() < 0.1:
            return BACK
        return tuple(
            self.rng.sample(decision.options, self.rng.randint(decision.min_count, decision.max_count))
        )

    def unwelcome(self) -> list[Call]:
        wanted = {user for user, habit in self.habits.items() if habit.person.ping_mode != "none"}
        return [
            call
            for call in self.calls
            if call.user_id not in wanted or not self.is_free(call.user_id, call.at)
        ]

    def too_many(self) -> list[list[Call]]:
        """Return pings for one decision that are alike, or more than one and two reminders."""
        calls: dict[tuple[int, int, int], list[Call]] = defaultdict(list)
        for call in self.calls:
            if not any(
                self.is_repeated(call, before) for before in calls[call.table_id, call.user_id, call.put]
            ):
                calls[call.table_id, call.user_id, call.put].append(call)
        alike = (item for item in calls.values() if len({call.text for call in item}) < len(item))
        return [*alike, *(item for item in calls.values() if sum(map(urges, item)) > 3)]

    def is_repeated(self, call: Call, first: Call) -> bool:
        """Return whether the process died before noting the first ping, and Discord forgot the nonce."""
        died = [until for since, until in self.outages if since == first.at and until - since >= REMEMBERED]
        return call.text == first.text and any(call.at >= until for until in died)

    def too_often(self) -> list[tuple[int, int]]:
        """Return tables and users with more than four pings in 24 hours in a slow game.

        Turns of users who answered their last decision within minutes do not count, nor does the end.
        """
        at: dict[tuple[int, int], list[int]] = defaultdict(list)
        for call in self.calls:
            is_free = "the game is over" in call.text or (
                "your move" in call.text.lower() and self.was_quick(call)
            )
            if self.clocks[call.table_id] in CORRESPONDENCE and not is_free:
                at[call.table_id, call.user_id].append(call.at)
        gaps = {who: zip(times, times[PINGS_KEPT:]) for who, times in at.items()}
        return [who for who, pairs in gaps.items() if any(last - first < DAY for first, last in pairs)]

    def was_quick(self, call: Call) -> bool:
        """Return whether the user had answered their last decision within minutes when they were pinged."""
        answers = self.answers[call.table_id, call.user_id]
        return next((quick for ply, quick in reversed(answers) if ply < call.put), False)

    def figures(self) -> Figures:
        figures: Figures = defaultdict(list)
        for (table, _), count in Counter((call.table_id, call.user_id) for call in self.calls).items():
            figures[f"{self.names[table]}, a game"].append(count)
        for (table, *_), count in Counter((c.table_id, c.user_id, c.at // DAY) for c in self.calls).items():
            figures[f"{self.names[table]}, a day"].append(count)
            figures[f"clock {self.clocks[table]}, a day"].append(count)
        return dict(figures)  # a plain dict for another process

    def awake(self, start: int, end: int) -> int:
        gone = sum(max(0, min(end, until) - max(start, since)) for since, until in self.outages)
        return end - start - gone

    async def lates(self) -> list[Late]:
        store = await Store.open(self.file, lambda: self.time)
        try:
            return [late for table in self.tables() for late in await self._lates(store, table)]
        finally:
            await store.close()

    async def _lates(self, store: Store, table_id: int) -> list[Late]:
        """Return decisions played for a silent player, found by replaying the log."""
        saved, log, at, result = (
            await store.games.load(table_id),
            await store.logs.log(table_id),
            self.times(table_id),
            [],
        )
        seed = deal_seed(SECRET, table_id, [participant.client_seed for participant in saved.participants])
        game = Game.new(GAMES[saved.game_key], len(saved.participants), seed)
        for action, then in itertools.pairwise(log):
            if action.ply:
                game.replay_row(action)
            if then.note == TIMED_OUT:
                decision = game.decision(then.seat)
                allowed = TIME_CONTROLS[saved.time_control].per_decision
                spare = self.awake(at[game.public_ply], at[then.ply]) - allowed
                default = log[then.ply + 1].reply == decision.default
                user = saved.participants[decision.seat].user_id
                free = saved.time_control not in CORRESPONDENCE or self.is_free(user, at[then.ply])
                result.append(Late(table_id, game.public_ply, decision.seat, spare, default, free))
        return result

    async def won_by_silence(self) -> list[int]:
        store, faults = await Store.open(self.file, lambda: self.time), []
        for table in self.tables():
            saved = await store.games.load(table)
            silent = {seat for seat, clock in saved.clocks.items() if clock.missed_in_row >= saved.max_missed}
            silent |= {seat for seat, one in enumerate(saved.participants) if one.user_id and one.level}
            if silent & {*(saved.checkpoint.winners or ())}:
                faults.append(table)
        await store.close()
        return faults

    def tables(self) -> list[int]:
        with closing(sqlite3.connect(self.file)) as database:
            return [table for (table,) in database.execute("SELECT id FROM tables ORDER BY id")]

    def times(self, table_id: int) -> dict[int, int]:
        with closing(sqlite3.connect(self.file)) as database:
            return dict(
                database.execute("SELECT ply, created_at FROM log_rows WHERE table_id = ?", (table_id,))
            )

    def is_free(self, user_id: int | None, instant: int) -> bool:
        return user_id is None or self.habits[user_id].free(instant) == instant


def urges(call: Call) -> bool:
    """Return whether a ping asks for a reply rather than reporting silence."""
    return not any(words in call.text for words in ("time ran out", "is not answering"))


def may_claim(snapshot: TableSnapshot, seat: Seat) -> bool:
    other = snapshot.clocks.get(1 - seat) if len(snapshot.participants) == 2 else None
    return other is not None and other.missed_in_row >= snapshot.max_missed


def others() -> Iterator[asyncio.Task[Any]]:
    return (task for task in asyncio.all_tasks() if task is not asyncio.current_task())


async def all_done() -> None:
    while tasks := tuple(others()):
        await asyncio.wait(tasks)
