"""Which room may import which, and how long a function may be."""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from wording.code import nodes_of, parsed

HOUSE = Path(__file__).parents[1]
OURS = ("engine", "bot", "cogs")
MAX_FUNCTION_LINES = 40  # with signature and docstring
MAX_PART_METHODS = 25  # public methods of a part of the store

ENGINE = "engine.core engine.games engine.search engine.story engine.club engine.store engine.tables"
RULES = ENGINE.replace(" engine.store", "")  # for features, which use parts of the store as `services.store`
# What keeps a database sound, or removes old rows, is not for features.
PARTS_FOR_FEATURES = "boards deals decks guilds logs moderation offers orders pings privacy proposals"
PARTS_FOR_FEATURES += " ratings results stats stories summaries tournaments users"
# These need most parts of the store, or the whole database; all others are given the parts they need.
WHOLE_STORE = "engine.tables.service engine.tables.offers engine.tables.offer_terms engine.tables.inspection"
WHOLE_STORE += " engine.tables.repair bot.services.context bot.services.backups bot.services.background_check"
WHOLE_STORE += " bot.app bot.cli"
TALK = "bot.version bot.worker bot.i18n bot.render bot.ui bot.games bot.services"
PLAY = "bot.features.interactions bot.features.game_panels"
BESIDE = " ".join(
    f"bot.features.{name}"
    for name in ("timeouts", "proposals", "standing_orders", "reference", "learn", "replay", "notes")
)
FEATURES = f"{PLAY} {BESIDE} bot.features.decks bot.features.lobby bot.features.table_actions"
FEATURES += " bot.features.moderation bot.features.privacy bot.features.user_settings bot.features.owner"
FEATURES += " bot.features.records bot.features.gazette bot.features.daily bot.features.tournaments"


@dataclass(frozen=True)
class Room:
    """A package, the packages and libraries it may import, and what of the standard library it must not."""

    where: str
    rooms: str
    libraries: str = ""
    never: str = "asyncio threading time datetime random secrets sqlite3 socket logging"


CLOCKS = "time datetime random secrets sqlite3 socket"  # features use services instead
LATER = f"{RULES} {TALK} {PLAY} {BESIDE} bot.features.decks"

# In order: a room imports only rooms above it, even for types. A name stands for everything in it.
ROOMS = [
    Room("bot.version", ""),
    Room("engine.core", "", "pydantic openskill"),
    Room("engine.games", "engine.core", "pydantic"),
    Room("engine.search", "engine.core engine.games", "pydantic",
         "asyncio threading time datetime secrets sqlite3 socket logging"),
    Room("engine.story", "engine.core engine.games engine.search", "pydantic",
         "asyncio threading time datetime secrets sqlite3 socket logging"),
    Room("engine.club", "engine.core engine.games engine.search engine.story", "networkx",
         "asyncio threading time datetime random secrets sqlite3 socket logging"),
    Room("engine.conformance", "engine.core engine.games engine.search", "",
         "asyncio time datetime secrets sqlite3 socket"),
    Room("engine.store", "engine.core", "sqlalchemy alembic aiosqlite",
         "time datetime random secrets socket"),
    Room("engine.tables", ENGINE.replace(" engine.tables", ""), "pydantic",
         "threading time random sqlite3 socket logging"),
    Room("bot.i18n", "engine.core", "discord fluent babel", "time random secrets sqlite3 socket"),
    Room("bot.worker", "", "", "datetime random secrets sqlite3 socket logging"),
    Room("bot.render", "engine.core bot.worker", "PIL jinja2 markupsafe resvg_py", CLOCKS),
    Room("bot.ui", f"{ENGINE} bot.i18n bot.render", "discord"),
    Room("bot.games", f"{ENGINE} bot.i18n bot.render bot.ui"),
    Room("bot.services", f"{ENGINE} bot.worker bot.i18n bot.render bot.ui bot.games", "discord aiohttp",
         "time random secrets sqlite3 socket"),
    Room("bot.features.interactions", f"{RULES} {TALK}", "discord", "time datetime random sqlite3 socket"),
    Room("bot.features.game_panels", f"{RULES} {TALK} bot.features.interactions", "discord"),
    *(Room(where, f"{RULES} {TALK} {PLAY}", "discord") for where in BESIDE.split()),
    *(Room(f"bot.features.{name}", f"{RULES} {TALK} {PLAY} bot.features.replay", "discord")
      for name in ("records", "gazette")),
    Room("bot.features.decks", f"{RULES} {TALK} {PLAY} {BESIDE}", "discord"),
    Room("bot.features.lobby", LATER, "discord", CLOCKS),
    Room("bot.features.daily", f"{LATER} bot.features.lobby", "discord", CLOCKS),
    Room("bot.features.tournaments", f"{LATER} bot.features.daily", "discord", CLOCKS),
    Room("bot.features.moderation", f"{LATER} bot.features.lobby", "discord", CLOCKS),
    Room("bot.features.table_actions", f"{LATER} bot.features.lobby bot.features.daily", "discord",
         f"asyncio {CLOCKS}"),
    Room("bot.features.privacy", f"{LATER} bot.features.lobby", "discord", "time sqlite3 socket"),
    Room("bot.features.user_settings",
         f"{RULES} {TALK} {PLAY} {BESIDE} bot.features.table_actions bot.features.privacy",
         "discord", "asyncio time random sqlite3 socket"),
    Room("bot.features.owner", f"{RULES} {TALK} bot.features.interactions bot.features.moderation",
         "discord", CLOCKS),
    Room("bot.app", f"{ENGINE} {TALK} {FEATURES}",
         "discord aiohttp prometheus_client pydantic pydantic_settings dotenv sentry_sdk", "random sqlite3"),
    Room("bot.cli", f"{ENGINE} engine.conformance {TALK} {FEATURES} bot.app",
         "discord aiohttp rich simcord PIL", "random secrets sqlite3 socket"),
    Room("bot.__main__", "engine.core bot.app bot.cli", "typer"),
    Room("cogs", f"{RULES} bot.i18n bot.ui bot.games bot.services {FEATURES}", "discord",
         f"asyncio threading {CLOCKS}"),
]  # fmt: skip


@cache
def modules() -> dict[str, Path]:
    paths = [path for top in OURS for path in (HOUSE / top).rglob("*.py") if path.stat().st_size]
    names = (".".join(path.relative_to(HOUSE).with_suffix("").parts) for path in paths)
    return {name.removesuffix(".__init__"): path for name, path in zip(names, paths)}


@cache
def tree(module: str) -> ast.Module:
    return parsed(modules()[module])


@cache
def imported(module: str) -> tuple[str, ...]:
    return tuple(_imported(module))


def _imported(module: str) -> Iterator[str]:
    for node in nodes_of(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports by dots"
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in modules() else node.module or "" for name in names)


def within(name: str, places: str) -> bool:
    return any(name == place or name.startswith(f"{place}.") for place in places.split())


def room_of(module: str) -> Room:
    for room in ROOMS:
        if within(module, room.where):
            return room
    raise AssertionError(f"{module} stands in no room")


def faults(module: str) -> list[str]:
    room, findings = room_of(module), []
    for name in imported(module):
        if name.split(".")[0] in OURS:
            fine = within(name, f"{room.where} {room.rooms}")
        elif name.split(".")[0] in sys.stdlib_module_names:
            fine = not within(name, room.never)
        else:
            fine = within(name, room.libraries)
        if not fine:
            findings.append(f"{module} imports {name}")
    return findings


def test_a_module_imports_what_its_room_may() -> None:
    assert [fault for module in modules() for fault in faults(module)] == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.where)
def test_a_room_is_for_something_and_imports_only_rooms_above_it(room) -> None:
    above = [item.where for item in ROOMS[: ROOMS.index(room)]]

    assert any(room_of(module) == room for module in modules())
    assert set(room.rooms.split()) <= set(above)


def test_only_who_needs_most_of_the_store_is_given_all_of_it() -> None:
    given = [module for module in modules() if "engine.store.store" in imported(module)]

    assert [module for module in given if not within(module, WHOLE_STORE)] == []


def test_features_use_only_some_parts_of_the_store() -> None:
    used = set[str]()
    for module in modules():
        if within(module, "cogs bot.features"):
            places = [node for node in nodes_of(tree(module)) if isinstance(node, ast.Attribute)]
            inner = {node.value: node.attr for node in places}
            used |= {inner.get(node, "the whole store") for node in places if node.attr == "store"}

    assert used == set(PARTS_FOR_FEATURES.split())


def test_a_migration_knows_nothing_of_ours_but_the_schema() -> None:
    migrations = [module for module in modules() if within(module, "engine.store.migrations")]
    ours = {name for module in migrations for name in imported(module) if name.split(".")[0] in OURS}

    assert migrations
    assert ours <= {"engine.store.schema"}


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return every module that is in an import cycle, or leads to one."""
    while leaves := {name for name, needs in graph.items() if not needs & set(graph) - {name}}:
        graph = {name: needs for name, needs in graph.items() if name not in leaves}
    return sorted(graph)


def test_no_module_imports_itself_by_way_of_others_not_even_for_types() -> None:
    assert circle({module: set(imported(module)) & set(modules()) for module in modules()}) == []


def test_no_room_imports_itself_by_way_of_others_not_even_for_types() -> None:
    graph: dict[str, set[str]] = {room.where: set() for room in ROOMS}
    for module in modules():
        graph[room_of(module).where] |= {
            room_of(name).where for name in imported(module) if name in modules()
        }

    assert circle(graph) == []


def game_of(module: str) -> str | None:
    match = re.match(r"(?:engine|bot)\.games\.(\w+)", module)
    return match[1] if match and (HOUSE / "engine" / "games" / match[1]).is_dir() else None


def test_a_game_knows_no_other() -> None:
    known = {
        module: {game_of(name) for name in imported(module)} - {None, game_of(module)}
        for module in modules()
        if game_of(module)
    }

    assert {module: others for module, others in known.items() if others} == {}


# size


def functions(module: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes_of(tree(module)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_a_part_of_the_store_stays_small() -> None:
    methods = {
        part.name: [
            node.name for node in part.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        for module in modules()
        if within(module, "engine.store")
        for part in tree(module).body
        if isinstance(part, ast.ClassDef) and "Part" in map(ast.unparse, part.bases)
    }
    public = {part: sum(not name.startswith("_") for name in names) for part, names in methods.items()}

    assert len(public) > 15
    assert {part: count for part, count in public.items() if count > MAX_PART_METHODS} == {}


def test_no_function_is_too_long() -> None:
    """Ruff limits the complexity of a function (C901 in pyproject.toml)."""
    lengths = {
        f"{module}.{function.name}": (function.end_lineno or 0) - function.lineno + 1
        for module in modules()
        if not within(module, "engine.store.migrations")  # the first one creates all tables
        for function in functions(module)
    }

    assert {name: lines for name, lines in lengths.items() if lines > MAX_FUNCTION_LINES} == {}


def test_a_module_says_what_is_in_it() -> None:
    assert [module for module in modules() if not ast.get_docstring(tree(module))] == []


@pytest.mark.parametrize(
    "words", [r"\b(TODO|FIXME|XXX|HACK)\b", r"(?m)^class \w*(Manager|Handler|Helper|Utils?)\b"]
)
def test_nothing_is_left_to_do(words: str) -> None:
    match = re.compile(words)

    assert [module for module, path in modules().items() if match.search(path.read_text("utf-8"))] == []
