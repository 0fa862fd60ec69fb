"""A simulated Discord with our bot: users, a server, and what each user can see."""

import importlib.util
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from types import NoneType, SimpleNamespace
from typing import Any, TypeAlias

import aiohttp
import discord
import simcord.backend.serializers
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
import simcord.results
from discord.app_commands import Group
from pydantic import SecretStr
from pydantic_core import to_json
from quick_store import directly, prepared, unsynced
from shared import shared_from
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, UserHandle
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.results import to_discord_message
from sqlalchemy import URL

from bot.app.client import WantedBot
from bot.app.discord_http import TrustedTime
from bot.app.services import stop
from bot.app.settings import Settings
from bot.app.synced_commands import SYNCED
from bot.i18n.texts import LANGUAGES, card_corner, load_texts
from bot.services.clock import utc_now
from engine.core.decisions import Seat
from engine.core.game_module import ASK
from engine.core.records.users import StandingOrder
from engine.games import MODULES, REACTIONS
from engine.store.sqlite import SqliteThread
from engine.store.store import Store
from engine.tables.service import TableSnapshot

_settled = simcord.env.Env._settle_internal
assert _settled.__kwdefaults__ is not None
_settled.__kwdefaults__["idle"] = 0.0003  # otherwise SimCord waits 50 ms for each timer and thread


async def _settle_as_patiently_as_asked(env: Env, **how: Any) -> None:
    """Raise SimCord's limit of 5 seconds for a bot's start, which is too short on a busy machine."""
    if how.get("timeout"):
        how["timeout"] = max(how["timeout"], env.settle_timeout)
    await _settled(env, **how)


simcord.env.Env._settle_internal = _settle_as_patiently_as_asked  # type: ignore[method-assign,assignment]
PLAIN = (str, int, bool, float, NoneType)


def copy_json(value: Any) -> Any:
    """Copy JSON quickly, because SimCord copies every request and our commands are a long list."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {name: copy_json(item) for name, item in value.items()}
    return [copy_json(item) for item in value] if kind is list else deepcopy(value)


for _module in (simcord.http.router, simcord.gateway):
    _module.copy = SimpleNamespace(deepcopy=copy_json)  # type: ignore[attr-defined]
for _module in (simcord.results, simcord.components, simcord.backend.serializers):
    _module.deepcopy = copy_json  # type: ignore[attr-defined]
Check: TypeAlias = Callable[[object, object, str], Iterable[str]]  # a schema, a value, and its path
WHOLE = "$"  # the path of a whole request
DISCORD = Path(__file__).parents[3] / "shared" / "discord"


class LostConnection(dict[str, Any]):
    """A fault of SimCord that no answer of Discord's reports: the connection is lost."""

    def __missing__(self, key: str) -> Any:
        raise aiohttp.ServerDisconnectedError


class ErrorsSeen(logging.Handler):
    """Collects logged errors, because discord.py only logs what items and loops raise."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class World:
    """The server, its users and the bot under test; `restart` is a new process on the same data."""

    def __init__(self, env: Env, bot: WantedBot, data: Path, url: URL | None = None) -> None:
        """`url`: a database of a server, by default the file in `data`."""
        self.env, self.bot, self.data, self.url = env, bot, data, url
        self.public_url: str | None = None  # of the next bot
        self.guild = env.create_guild(name="Dry Gulch")
        self.saloon = self.guild.create_text_channel("saloon")
        self.people = [self.person(name) for name in ("alice", "bob", "carol")]
        self.alice, self.bob, self.carol = self.people

    def lose_connection(self, method: str, path: str) -> None:
        """Lose the connection during the next request that matches."""
        self.env.backend.faults.append(LostConnection(method=method, path=path, times=1))

    def person(self, name: str) -> MemberActor:
        return self.guild.add_member(self.env.create_user(name))

    def moderator(self, name: str = "dora") -> MemberActor:
        """Add a user who may manage the server."""
        role = self.guild.create_role("sheriff", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    @property
    def wanted(self) -> MemberActor:
        return MemberActor(self.env, self.guild, UserHandle(self.env, self.env.backend.bot_user))

    async def stop(self) -> None:
        """Finish the bot's running work, because SimCord never calls its `close`."""
        await stop(self.bot.services, within=60)  # long enough for a slow machine to show everything
        await self.bot.store.close()

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same data; Discord stays as it is."""
        await self.stop()
        await self.begin()

    async def begin(self, time: TrustedTime | None = None) -> None:
        """Start a new bot after one has stopped, at this time or the simulated Discord's.

        It draws and thinks in the processes of the former, because starting one takes longer than most tests.
        """
        former = self.bot.services
        self.bot = await make_bot(self.data, time=time, url=self.url, public_url=self.public_url)
        self.bot.services.search.worker = former.search.worker
        self.bot.services.pictures.pool.worker = former.pictures.pool.worker
        await self.env.restart_bot(self.bot)
        await self.env.settle()

    @contextmanager
    def not_waiting_for_retries(self, seconds: float = 6) -> Iterator[None]:
        """Do not wait for retries of the bot after more than this many seconds inside this context."""
        usual, self.env.settle_timeout = self.env.settle_timeout, seconds
        yield
        self.env.settle_timeout = usual

    async def snapshot(self, table_id: int) -> TableSnapshot:
        return await self.bot.services.tables.get(table_id)

    async def channel(self, table_id: int) -> ChannelHandle:
        location = (await self.snapshot(table_id)).location
        channels = (self.saloon, *self.saloon.threads)
        return next(channel for channel in channels if channel.id == location.board_channel_id)

    async def board(self, table_id: int) -> discord.Message:
        posted = await self.bot.store.boards.board_message(table_id)
        assert posted is not None
        return self.message(posted.channel_id, posted.message_id)

    def message(self, channel_id: int, number: int) -> discord.Message:
        return to_discord_message(self.env, self.env.backend.messages[channel_id][number])

    async def duel(self, game: str = "outlaws-duel", *, ask_all: bool = True, **options: Any) -> int:
        """Let Alice challenge Bob, who accepts; return the table's id. `ask_all`: without usual answers."""
        offered = await self.alice.slash(self.saloon, "wanted duel", opponent=self.bob, game=game, **options)
        assert offered.response is not None
        accept = button(offered.response, "o:", ":accept")
        await self.bob.click(offered.response, custom_id=accept)
        table = int(accept.split(":")[1])
        if ask_all:
            await self.ask_everything(table, (self.alice, self.bob))
        return table

    async def start_table(
        self, seats: int, game: str, *, ask_all: bool = True, **options: Any
    ) -> tuple[int, list[MemberActor]]:
        """Start an open table of this many users; return its id and the users by seat."""
        people = [*self.people, *(self.person(f"guest{n}") for n in range(3, seats))][:seats]
        opened = await self.alice.slash(self.saloon, "wanted table", game=game, **options)
        assert opened.response is not None
        join = button(opened.response, "o:", ":join")
        for person in people[1:]:
            await person.click(opened.response, custom_id=join)
        panel = next(sent for sent in opened.followups if buttons(sent, "oh:"))  # the host's own
        await self.alice.click(panel, custom_id=button(panel, "oh:", ":start"))
        if ask_all:
            await self.ask_everything(int(join.split(":")[1]), people)
        return int(join.split(":")[1]), people

    async def against_computer(self, game: str = "outlaws-duel", **options: Any) -> int:
        """Let Alice play the bot until she must act; return the table's id."""
        await self.alice.slash(self.saloon, "wanted duel", opponent=self.wanted, game=game, **options)
        await self.env.settle()
        [summary] = await self.bot.store.summaries.of_open_tables(user_id=self.alice.id)
        return summary.table_id

    async def resign(self, person: MemberActor, table_id: int) -> InteractionResult:
        prompt = await person.slash(await self.channel(table_id), "table resign", table=table_id)
        assert prompt.response is not None
        return await person.click(prompt.response, custom_id=f"x:{table_id}")

    async def ask_everything(self, table_id: int, people: Iterable[MemberActor]) -> None:
        """Order for these users that no reaction is answered automatically at this table."""
        family = (await self.snapshot(table_id)).game.rules.family
        trivial = [kind for kind, reaction in REACTIONS.get(family, {}).items() if reaction.is_automatic]
        for person, kind in product(people, trivial):
            await self.bot.store.orders.save_order(StandingOrder(person.id, table_id, family, kind, (ASK,)))

    async def settle_after(self, what: Awaitable[Any]) -> None:
        """Await something that happens without Discord, and everything that the bot shows afterwards."""
        with self.env._bot_scope():  # otherwise SimCord does not know that the bot is working
            await what
        await self.env.settle()

    def visible(self, viewer: MemberActor) -> str:
        """Return everything this user can read on the server, including ids of buttons and files.

        Messages are read as stored, because SimCord's `history` copies everything at each step.
        """
        return "\n".join(text for message, text in self.stored_messages() if message.visible_to(viewer.id))

    def stored_messages(self) -> Iterator[tuple[Any, str]]:
        for channel in (self.saloon, *self.saloon.threads):
            for message in self.env.backend.messages.get(channel.id, {}).values():
                parts = message.content, message.embeds, message.components, message.attachments
                yield message, to_json(parts, fallback=str).decode()

    async def leaks(
        self, table_id: int, people: Sequence[MemberActor], beside: Sequence[MemberActor]
    ) -> list[str]:
        """Return hidden cards that a user can read although they must not."""
        snapshot, written, faults = await self.snapshot(table_id), [*self.stored_messages()], []
        cards = frozenset(snapshot.game.rules.piece_ids(snapshot.game.state))
        for seat, person in (*enumerate(people), *((None, stranger) for stranger in beside)):
            seen = (cards_in(text, cards) for message, text in written if message.visible_to(person.id))
            faults += [
                f"{person.name}: {card}" for card in hidden_pieces(snapshot, seat) & frozenset().union(*seen)
            ]
        return faults


def hidden_pieces(snapshot: TableSnapshot, seat: Seat | None) -> set[str]:
    view = json.dumps(snapshot.game.rules.dump(snapshot.game.state).decode())
    known = str(snapshot.game.view(seat))
    return {
        thing
        for thing in snapshot.game.rules.piece_ids(snapshot.game.state)
        if f"'{thing}'" not in known and thing in view
    }


@lru_cache(4096)
def cards_in(text: str, cards: frozenset[str]) -> frozenset[str]:
    """Return the cards that a message names; cached, because most messages do not change."""
    return frozenset(card for card in cards if any(sign in text for sign in names_of_card(card)))


@cache
def names_of_card(card: str) -> tuple[str, ...]:
    names = [load_texts(language)(f"outlaws-card-{card}") for language in LANGUAGES]
    return (f'"{card}"', f":{card}", *names, *filter(None, [card_corner(card)]))


def button(message: Any, start: str = "", end: str = "") -> str:
    """Return the first custom id of a message that begins and ends like this."""
    rows = message.components
    items = [item for row in _plain(rows) for item in row["components"]]
    ids: list[str] = [item["custom_id"] for item in items if "custom_id" in item]
    matches = [name for name in ids if name.startswith(start) and name.endswith(end)]
    assert matches, f"no button {start}…{end} among {ids}"
    return matches[0]


async def more(person: MemberActor, replay: Any) -> Any:
    """Open **More** of a finished game's replay."""
    return (await person.click(replay, custom_id=button(replay, "re:"))).response


async def rest_of_more(person: MemberActor, message: Any, table_id: int) -> Any:
    """Open **More** under a message and turn to its second page."""
    more = (await person.click(message, custom_id=f"t:{table_id}")).response
    assert more is not None
    return (await person.click(more, custom_id=f"t:{table_id}:rest")).response


def buttons(message: Any, start: str = "") -> list[str]:
    """Return a message's custom ids that begin like this."""
    items = [item for row in _plain(message.components) for item in row["components"]]
    names = [item["custom_id"] for item in items if "custom_id" in item]  # links have none
    return [name for name in names if name.startswith(start)]


def select_values(message: Any) -> list[str]:
    items = [item for row in _plain(message.components) for item in row["components"]]
    return [option["value"] for item in items for option in item.get("options", ())]


def _plain(rows: Sequence[Any]) -> list[dict[str, Any]]:
    return [row if isinstance(row, dict) else row.to_dict() for row in rows]


def list_with(message: Any, prefix: str, value: str) -> str:
    """Return the id of the list that offers this value, among several of one question."""
    for item in [item for row in _plain(message.components) for item in row["components"]]:
        values = [option["value"] for option in item.get("options", ())]
        if str(item.get("custom_id")).startswith(prefix) and value in values:
            return str(item["custom_id"])
    raise AssertionError(f"no list {prefix} with {value}")


def answer_text(result: InteractionResult) -> str:
    answers = [answer for answer in (result.response, *result.followups) if answer is not None]
    return "\n".join(
        f"{answer.content}\n{json.dumps([e.to_dict() for e in answer.embeds], ensure_ascii=False)}"
        for answer in answers
    )


def text_of(message: Any) -> str:
    return json.dumps([embed.to_dict() for embed in message.embeds], ensure_ascii=False)


def rename_table(world: World, table: str, to: str) -> None:
    """Rename a database table, so that writes to it fail."""
    with sqlite3.connect(world.bot.store.database.path) as connection:
        connection.execute(f"ALTER TABLE {table} RENAME TO {to}")
    connection.close()


async def make_bot(
    data: Path,
    *,
    pictures: bool = False,
    stories: bool = False,
    time: TrustedTime | None = None,
    url: URL | None = None,
    public_url: str | None = None,
    **facts: str,
) -> WantedBot:
    """Make a new bot on this data, like bot/app/run.py; by default without pictures and stories.

    `time` is its clock, by default the simulated Discord's. `facts` are meta values for a new database.
    """
    settings = Settings(
        data_dir=data,
        computer_delay=0,
        pictures=pictures,
        stories=stories,
        database_url=_setting(url),
        public_url=public_url,
    )
    now = utc_now if time is None else time.now
    clocks: dict[str, Any] = {} if time is None else {"is_plausible": time.is_plausible}

    if url is None:
        await prepared(settings.database, facts)
    store = await Store.open(settings.place, now, data)
    for name, value in facts.items() if url is not None else ():
        await store.meta.set(name, value)
    if SqliteThread.run is directly:  # otherwise the test is marked `threads` and uses a real disk
        unsynced(store)
    return WantedBot(settings, store, secret=lambda: "5e" * 32, now=now, shard_count=1, **clocks)


def _setting(url: URL | None) -> SecretStr | None:
    if url is None:
        return None
    return SecretStr(url.set(drivername="postgresql").render_as_string(hide_password=False))


async def synced_commands() -> tuple[list[dict[str, Any]], dict[str, str]]:
    """Return the synced commands and the bot's record of them; synced once in a run of the tests."""
    if not _TOLD:
        _TOLD.append(await shared_from(f"commands-{'-'.join(MODULES)}", _synced))
    return _TOLD[0]


async def _synced() -> tuple[list[dict[str, Any]], dict[str, str]]:
    with TemporaryDirectory() as folder:
        bot = await make_bot(Path(folder))
        env = Env(bot, settle_timeout=60)
        await env.start()
        assert openapi_faults(env) == []
        fact = await bot.store.meta.get(SYNCED)
        assert fact is not None
        known = env.backend.commands[None].values()
        commands = [{name: entry[name] for name in COMMAND_FIELDS if name in entry} for entry in known]
        await World(env, bot, Path(folder)).stop()
        await env.shutdown()
        return commands, {SYNCED: fact}


_TOLD: list[tuple[list[dict[str, Any]], dict[str, str]]] = []


async def load_extension(bot: WantedBot, extension: str) -> None:
    """Add an extension's cogs without making its commands again for each bot."""
    await importlib.import_module(extension).setup(bot)


async def translate_payload(group: Group, tree: Any, translator: Any) -> dict[str, Any]:
    """Return the commands' payload; the same commands are translated once."""
    untranslated = json.dumps(group.to_dict(tree), sort_keys=True)
    if untranslated not in _TRANSLATED:
        _TRANSLATED[untranslated] = await _TRANSLATE(group, tree, translator)
    return _TRANSLATED[untranslated]


_TRANSLATE = Group.get_translated_payload
_TRANSLATED: dict[str, dict[str, Any]] = {}


@cache
def validator() -> Any:
    """Return a validator for Discord's API document, if it is installed."""
    path = DISCORD / "validate_openapi.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location("validate_openapi", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    checker = module.Validator(json.loads((DISCORD / "openapi.json").read_text("utf-8")))
    checker.errors = cache_checks(checker.errors)
    return checker


def cache_checks(errors: Check) -> Check:
    """Return a check that checks equal parts of requests only once."""
    known: dict[tuple[int, str], tuple[object, tuple[str, ...]]] = {}

    def check(schema: object, value: object, where: str = WHOLE) -> Iterable[str]:
        if where == WHOLE:  # its schema is made for this request
            return errors(schema, value, where)
        pair = id(schema), repr(value)
        if pair not in known:
            # schemas are kept, so their ids stay unique
            known[pair] = (schema, tuple(errors(schema, value, "")))
        return (f"{where}{fault}" for fault in known[pair][1])

    return check


def openapi_faults(env: Env) -> list[str]:
    """Collects requests of the bot that Discord's API document forbids."""
    if validator() is None:
        return []
    return [
        f"{request.method} {request.path}: {fault}"
        for request in env.http_requests
        for fault in _faults(request.method, request.path, json.dumps(request.json))
    ]


@lru_cache(1024)
def _faults(method: str, path: str, body: str) -> tuple[str, ...]:
    """Return the faults of a request; cached, because tests send many equal ones."""
    return tuple(validator().check(method, path, json.loads(body)))
