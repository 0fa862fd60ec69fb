"""A small game, and a world of tables on disk to play it in, for tests of store and tables."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, TypeVar

import pytest
from quick_store import prepared, unsynced

from engine.core.decisions import Decision, Refused, Reply, Seat, as_options, ask, ask_all
from engine.core.game import Game
from engine.core.records.offers import Offer
from engine.core.records.users import Participant
from engine.core.rng import Rng, deal_seed
from engine.core.rules import GameOver, RuleOptions, Rules, State
from engine.core.undo import UndoHistory, find_undo, undo
from engine.store.database import Place
from engine.store.store import Store
from engine.tables.export import export_table
from engine.tables.offer_terms import OfferLimits
from engine.tables.proposals import Proposals
from engine.tables.sealing import Sealing
from engine.tables.service import Tables, TransitionResult
from engine.tables.snapshot import TableSnapshot
from engine.tables.transitions import Transition
from engine.tables.what_if import WhatIf

GUILD, CHANNEL = 900, 901
HOST, GUEST, THIRD, STRANGER = 11, 22, 33, 99
SECRET = "5e" * 32
_ONCE: dict[str, tuple[bytes, Any]] = {}
T = TypeVar("T")


@dataclass(frozen=True)
class Claim(RuleOptions):
    """The option that sets how much gold there is."""

    gold: int = 12


@dataclass(slots=True, kw_only=True)
class Mine(State):
    """The state: who has dug how much; without a digger, all bid."""

    gold: int
    purses: list[int]
    digger: Seat | None = None


class Diggers(Rules[Mine, str]):
    """All bid simultaneously; the highest bidder picks a pit and an amount, then the others may shout."""

    name = "diggers"
    family = "diggers"
    seats = range(2, 6)
    state = Mine
    options_type = Claim
    presets = MappingProxyType({"standard": Claim(), "short": Claim(2), "endless": Claim(10**9)})

    def setup(self, seats: int, options: Claim, rng: Rng) -> Mine:
        return Mine(rng=rng, gold=options.gold, purses=[0] * seats)

    async def step(self, g: Mine) -> None:
        if g.digger is None:
            g.digger = await self.bid(g)
        else:
            await self.dig(g, g.digger)
            g.digger = None

    async def bid(self, g: Mine) -> Seat:
        bids = await ask_all("bid", dict.fromkeys(range(len(g.purses)), as_options(["1", "2", "3"])))
        g.emit("bid")
        return max(bids, key=lambda seat: (int(bids[seat][0]), -seat))

    async def dig(self, g: Mine, me: Seat) -> None:
        pit = await ask(me, "pit", as_options(["left", "right"]))
        many = int(await ask(me, "many", as_options(["1", "2", "3"]), back=True, pit=pit))
        dug = min(many, g.rng.roll()[0], g.gold)
        g.gold, g.purses[me] = g.gold - dug, g.purses[me] + dug
        g.emit("dug", me, pit=pit, found=dug, secret=(("felt", many),))
        if not g.gold:
            raise GameOver([seat for seat, purse in enumerate(g.purses) if purse == max(g.purses)])
        for other in range(len(g.purses)):
            if other != me and await ask(other, "shout", as_options(["loud", "pass"]), by=me) == "loud":
                g.emit("shouted", other)

    def view(self, g: Mine, waiting: tuple[Decision, ...], seat: Seat | None) -> str:
        return f"{g.gold} {g.purses} {waiting}"

    def redeal_hidden(self, g: Mine, seat: Seat | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def piece_ids(self, g: Mine) -> Iterable[str]:
        return ()


class Silent(Diggers):
    async def dig(self, g: Mine, me: Seat) -> None:
        pit = await ask(me, "pit", as_options(["left", "right"]))
        g.emit("dug", me, pit=pit, found=0)


class Renamed(Diggers):
    """The same game in a later format, with a loader."""

    format = 2
    loaders = MappingProxyType({1: lambda old: {**old, "gold": old["gold"] + 100}})


class Lost(Diggers):
    """The same game in a later format, without a loader."""

    format = 3


def random_reply(decision: Decision, rng: Random) -> Reply:
    if decision.can_go_back and rng.random() < 0.2:
        return ("back",)
    return tuple(rng.sample(decision.options, rng.randint(decision.min_count, decision.max_count)))


async def refused(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refused) as why:
        await attempt
    return why.value.code


def misdirect(path: Path, index: str) -> None:
    """Let entries of a small index point to rows that do not exist, which no quick check notices."""
    with closing(sqlite3.connect(path)) as database:
        [(root,)] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (index,)).fetchall()
        [(size,)] = database.execute("PRAGMA page_size").fetchall()
    content = bytearray(path.read_bytes())
    page = memoryview(content)[(root - 1) * size : root * size]
    assert page[0] == 0x0A, "a leaf of an index"
    for cell in range(int.from_bytes(page[3:5])):
        start = int.from_bytes(page[8 + 2 * cell : 10 + 2 * cell])
        page[start + page[start]] = 0x7F  # the last byte of an entry belongs to its row's number
    page.release()
    path.write_bytes(content)


@dataclass
class World:
    """A database and the process that uses it."""

    place: Place
    games: Mapping[str, Rules[Any, Any]] = field(default_factory=lambda: {"diggers": Diggers()})
    time: int = 1_000_000
    poked: list[int] = field(default_factory=list)
    kind: type[Store] = Store

    @property
    def path(self) -> Path:
        if not isinstance(self.place, Path):
            pytest.skip("this test looks at the file of SQLite")
        return self.place

    async def open(self) -> None:
        if isinstance(self.place, Path):
            await prepared(self.place)
        self.use(unsynced(await self.kind.open(self.place, lambda: self.time)))

    async def once(self, name: str, make: Callable[[], Awaitable[T]]) -> T:
        """Make something in a new database; later tests of this process begin with a copy of its file."""
        if not isinstance(self.place, Path):
            return await make()
        made = None if name in _ONCE else await make()
        await self.store.close()
        if made is not None:
            _ONCE[name] = await asyncio.to_thread(self.place.read_bytes), made
        await asyncio.to_thread(self.place.write_bytes, _ONCE[name][0])
        await self.open()
        there: T = _ONCE[name][1]
        return there

    def use(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(self.store, self.games, lambda: self.time)
        self.tables.watchers.append(self.poked.append)

    def proposals(self) -> Proposals:
        def now() -> int:
            return self.time

        store = self.store
        what_if = WhatIf(
            store.offers,
            OfferLimits(store, now),
            self.tables,
            Sealing(lambda: store.epochs.epoch, now, lambda: SECRET),
        )
        return Proposals(store.proposals, store.logs, self.tables, what_if, now)

    async def crash(self, *games: Rules[Any, Any]) -> None:
        """Lose everything in memory and start again, with other games if given."""
        await self.store.close()
        if games:
            self.games = {game.name: game for game in games}
        await self.open()

    async def offer(
        self, users: Sequence[int | None] = (HOST, GUEST), level: str = "deputy", **facts: Any
    ) -> Offer:
        participants = (
            Participant(user, f"player {user}", user or 0, None if user else level) for user in users
        )
        wanted = {
            "kind": "table",
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "game": "diggers",
            "variant": "standard",
            "max_seats": 5,
            "secret": SECRET,
            "expires_at": self.time + 3600,
        }
        offer = Offer(**(wanted | facts), participants=tuple(participants))
        return await self.store.offers.make_offer(offer)

    async def deal(self, users: Sequence[int | None] = (HOST, GUEST), **facts: Any) -> int:
        return (await self.tables.start(await self.offer(users, **facts), thread=True)).id

    async def exported(self, table_id: int) -> str:
        return export_table(await self.tables.get(table_id), await self.tables.log(table_id))

    async def game(self, table_id: int) -> Game[Any, Any]:
        return (await self.tables.get(table_id)).game

    async def press(self, table_id: int, user_id: int, *options: str, key: str = "") -> TransitionResult:
        decision_ply = (await self.game(table_id)).decision_ply
        replies = [(option,) for option in options]
        return await self.tables.answer(
            table_id, decision_ply, user_id, replies, key or f"{user_id}@{decision_ply}"
        )

    async def bid(self, table_id: int, *bids: str) -> None:
        for user, bid in zip((HOST, GUEST, THIRD), bids):
            await self.press(table_id, user, bid)

    async def at_the_pit(self) -> int:
        """Return a duel in which the host has bid most and must choose where to dig."""
        table = await self.deal()
        await self.bid(table, "3", "1")
        return table

    async def play_on(self, table_id: int, times: int = 1000) -> Game[Any, Any]:
        """Let the first seat to act take its last option, up to `times` or to the end."""
        for _ in range(times):
            if (snapshot := await self.tables.get(table_id)).game.winners is not None:
                break
            decision = snapshot.game.open_decisions[0]
            await self.press(
                table_id, snapshot.participants[decision.seat].user_id or 0, decision.options[-1]
            )
        return await self.game(table_id)

    async def reply_at_random(self, table_id: int, rng: Random) -> Seat | None:
        snapshot = await self.tables.get(table_id)
        if snapshot.game.winners is not None:
            return None
        decision = rng.choice(snapshot.game.open_decisions)
        await self.reply(snapshot, decision.seat, random_reply(decision, rng))
        return decision.seat

    async def reply(self, snapshot: TableSnapshot, seat: Seat, reply: Reply) -> None:
        """Answer for a seat, as its user or as its computer."""
        game, user = snapshot.game, snapshot.participants[seat].user_id
        if user is None:
            await self.tables.answer_as_computer(snapshot.id, game.decision_ply, seat, reply, f"c{game.ply}")
        else:
            await self.tables.answer(snapshot.id, game.decision_ply, user, [reply], f"{game.ply}")

    async def undo_last(self, table_id: int) -> None:
        """Let the seat that acted last undo its choice, with the others' consent."""
        checkpoints, log = await self.tables.recent_log(table_id)
        history = UndoHistory(checkpoints, log, len((await self.tables.get(table_id)).participants))
        choice = find_undo(await self.game(table_id), history, log[-1].seat or 0)
        await self.tables.apply(table_id, "u", lambda at: Transition(*undo(at.game, choice, agreed=True)))

    async def played_again(self, table_id: int) -> Game[Any, Any]:
        saved = await self.store.games.load(table_id)
        rules = self.games[saved.game_key]
        seed = deal_seed(
            saved.secret, table_id, (participant.client_seed for participant in saved.participants)
        )
        game = Game.new(rules, len(saved.participants), seed, rules.presets[saved.variant])
        for action in (await self.store.logs.log(table_id))[1:]:
            game.replay_row(action)
        return game
