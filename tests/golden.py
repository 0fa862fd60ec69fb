"""What must stay as it was when an old database is opened by newer code, in digests without Python names."""

from __future__ import annotations

import json
import lzma
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any
from zlib import crc32

from e2e.world import World, made
from simcord import Env

from bot.app.client import WantedBot
from engine.core.decisions import Decision
from engine.store.decks import OwnDeck
from engine.tables.snapshot import TableSnapshot

BESIDE = ("dan", "erin", "frank")  # who is on the server beside Alice, Bob and Carol
BEGIN = 1_767_225_600  # when the simulated Discord begins, in UTC seconds


# Kinds of question for which the rules named no default then: silence took the first.
FIRST_WENT = (
    *("adventurer", "daunt", "discard", "drop-hand", "give-up", "lasso", "last-beer", "pick", "put-back"),
    *("recall", "rout", "sap", "shoot-back", "store", "take", "victim"),
)


def as_then(decision: Decision) -> Decision:
    """A question as the oldest databases knew it.

    Silence costs less since then, and a split says how many lives are left; what is asked and offered is the
    same.
    """
    if decision.kind == "dodge":
        return replace(decision, given=decision.options[:1])
    if decision.kind == "split":
        return replace(decision, about=tuple(fact for fact in decision.about if fact[0] != "life"))
    return replace(decision, given=()) if decision.kind in FIRST_WENT else decision


LATER = {"earlier"}  # what a clock has kept of its last questions since


def plain(value: Any) -> Any:
    """A value without the names of its classes and fields, which may change."""
    if isinstance(value, Decision):
        value = as_then(value)
    if isinstance(value, Enum):
        return plain(value.value)
    if is_dataclass(value):
        return [plain(getattr(value, part.name)) for part in fields(value) if part.name not in LATER]
    if isinstance(value, Mapping):
        return sorted(([plain(key), plain(each)] for key, each in value.items()), key=repr)
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=repr)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


OF_A_SERVER, OF_A_PERSON = 9, 8  # so many settings there were: later ones stand behind them


def digest(value: Any) -> str:
    """The same for the same values."""
    return f"{crc32(json.dumps(plain(value)).encode()):08x}"


def known(view: Any) -> list[str]:
    """What a seat sees, part by part: a later view may have more parts."""
    return [digest(getattr(view, part.name)) for part in fields(view)]


def stands(snapshot: TableSnapshot) -> dict[str, Any]:
    """How a table stands: what each seat knows and is asked, who sits where, the clocks, the place."""
    game, seats = snapshot.game, range(len(snapshot.participants))
    return {
        "game": [snapshot.name, snapshot.variant],
        "ply": game.ply,
        "winners": plain(game.winners),
        "views": [known(game.view(seat)) for seat in (None, *seats)],
        "asked": [digest([game.decision(seat), game.replied(seat)]) for seat in seats],
        "asked_at": [game.asked, game.put],
        "chairs": plain(snapshot.participants),
        "clock": [snapshot.clock, snapshot.patience, digest(snapshot.clocks)],
        "place": plain(snapshot.place),
    }


def listed(decks: list[OwnDeck]) -> list[list[Any]]:
    """What there was of decks when all were for one game: everything but for which and earlier lists."""
    since = ("family", "before", "changed")
    return [[getattr(deck, part.name) for part in fields(deck) if part.name not in since] for deck in decks]


async def kept(bot: WantedBot, facts: Mapping[str, Any]) -> dict[str, str]:
    """What people and the server have set: settings, absences, decks and standing orders."""
    store, users = bot.services.store, facts["users"]
    persons, absences = await store.calendars(users, facts["time"])
    orders = [
        await store.orders(user=user, table=table, family=facts["family"])
        for user in users
        for table in (0, facts["ordered"])
    ]
    return {
        "house": digest(plain(await store.server_settings(facts["guild"]))[:OF_A_SERVER]),
        "people": digest([plain(persons[user])[:OF_A_PERSON] for user in users]),
        "aways": digest(absences),
        "decks": digest([listed(await store.decks(user)) for user in users]),
        "orders": digest(orders),
    }


def everybody(world: World) -> list[Any]:
    """All people on the server, by the order in which they came."""
    return [*world.people, *world.beside]


def settled_in(env: Env, data: Path) -> World:
    """The server with all its people: the same ids whenever it is made at the beginning."""
    world = World(env, env.bot, data)
    world.beside = [world.person(name) for name in BESIDE]
    return world


@asynccontextmanager
async def begun(data: Path, later: float = 0) -> AsyncIterator[World]:
    """A server and the bot on this data, so many seconds after the simulated Discord's beginning."""
    env = Env(await made(data), settle_timeout=60)
    world = settled_in(env, data)
    env.backend.clock.advance(later)
    await env.start()
    try:
        with env.time_context():
            yield world
            await env.settle()
    finally:
        await world.stop()
        await env.shutdown()


def unpack(packed: Path, to: Path) -> Path:
    """The database of a packed file."""
    to.write_bytes(lzma.decompress(packed.read_bytes()))
    return to
