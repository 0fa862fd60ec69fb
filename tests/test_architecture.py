"""Who may import whom, and how big things may grow. A change here is a decision, not an accident."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median

import pytest

HOUSE = Path(__file__).parents[1]
OURS = ("engine", "bot", "cogs")
LONGEST_FUNCTION = 20  # lines after signature and docstring
LONGEST_MODULE = 250
DEEPEST = 3
CORE = "engine.flow engine.rules engine.log engine.game engine.luck"


@dataclass(frozen=True)
class May:
    """What modules under `where` may import: of ours, of others', and what of the standard library not."""

    where: str
    ours: str
    others: str = ""
    never: str = "asyncio threading time datetime random secrets sqlite3 socket logging"


# The first line that fits counts. A name stands for all that is in it too.
TABLE = [
    May("engine.store.migrations", "engine.store.schema", "sqlalchemy alembic"),
    May(
        "engine.store",
        f"{CORE} engine.clocks engine.store",
        "sqlalchemy alembic",
        never="time datetime random secrets socket",
    ),
    May("engine.core.prompts", ""),
    May("engine.core.rng", ""),
    May("engine.core.rules", "engine.flow engine.luck", "pydantic"),
    May("engine.core.log", "engine.flow engine.rules"),
    May("engine.core.game", "engine.flow engine.log engine.luck engine.rules"),
    May("engine.core.undo", CORE),
    May("engine.conformance.undo_checks", f"{CORE} engine.undo"),
    May("engine.core.resampling", "engine.core"),
    May("engine.conformance.forced", "engine.core"),
    May("engine.conformance.world_checks", "engine.core"),
    May("engine.conformance.checks", f"{CORE} engine.undo engine.undo_checks engine.conformance"),
    May("engine.games", f"{CORE} GAMES"),
    May(
        "engine.conformance.selfplay",
        f"{CORE} engine.checks engine.games",
        never="asyncio time datetime secrets",
    ),
    May("engine.conformance.transcripts", f"{CORE} engine.games engine.undo"),
    May("engine.tables.export", f"{CORE} engine.games", "pydantic"),
    May("engine.core.clocks", "engine.core.prompts"),
    May(
        "engine.tables.availability",
        "engine.flow engine.store.records",
        never="asyncio time random secrets sqlite3",
    ),
    May("engine.tables.snapshot", f"{CORE} engine.clocks engine.store.records"),
    May("engine.tables.transitions", f"{CORE} engine.clocks engine.store.records"),
    May(
        "engine.tables.clock_updates",
        f"{CORE} engine.clicks engine.clocks engine.people engine.seen engine.store",
    ),
    May(
        "engine.tables.timeouts",
        f"{CORE} engine.clicks engine.clocks engine.seen engine.tables engine.store.records",
    ),
    May("engine.tables.terms", "engine.clocks engine.flow engine.store.records"),
    May(
        "engine.tables.service",
        f"{CORE} engine.clicks engine.clocks engine.seen engine.store engine.winding",
        never="time datetime random secrets sqlite3",
    ),
    May(
        "engine.tables.proposals",
        f"{CORE} engine.clicks engine.seen engine.store engine.tables engine.undo",
        never="time datetime random secrets sqlite3",
    ),
    May("engine.tables.suspension", f"{CORE} engine.seen engine.store engine.tables engine.winding"),
    May("engine.tables.auto_responses", "engine.core.prompts"),
    May("engine.tables.decks", f"{CORE} engine.ragnguns.cards engine.ragnguns.decks engine.store"),
    May(
        "engine.tables.terms",
        f"{CORE} engine.store engine.wishes",
        never="time datetime random secrets sqlite3",
    ),
    May(
        "engine.tables.offers",
        f"{CORE} engine.clicks engine.clocks engine.limits engine.store engine.tables engine.wishes",
        never="time datetime random sqlite3",
    ),
    May("GAME", f"{CORE} GAME", "pydantic"),
    May("bot.cli.demo", "engine bot", "discord simcord", never="sqlite3 random"),
    May("bot.cli.demo_page", "", "simcord", never="sqlite3 random"),
    May("bot.cli.preflight", "engine bot", "discord aiohttp", never="sqlite3 random"),
    May("bot.app.host_messages", "engine bot", "discord aiohttp", never="sqlite3 random"),
    May("bot.app.settings", "bot", "pydantic pydantic_settings dotenv", never="asyncio sqlite3 random"),
    May("bot.i18n.texts", "engine bot", "discord fluent babel", never="asyncio time datetime sqlite3 random"),
    May("bot.i18n.days", "engine bot", "babel", never="asyncio time sqlite3 random"),
    May("bot.i18n.zones", "engine bot", "babel", never="sqlite3 random"),
    May(
        "bot.render",
        "engine bot.pictures bot.signs bot.texts",
        "PIL jinja2 markupsafe resvg_py",
        never="time datetime random sqlite3",
    ),
    May("bot.cli.selfplay", "engine bot", "rich", never="asyncio sqlite3 random"),
    May("bot.__main__", "bot", "typer", never="asyncio sqlite3 random"),
    May("bot", "engine bot", "discord", never="sqlite3 random"),
    May("cogs", "engine bot cogs", "discord", never="asyncio sqlite3 random time datetime"),
]


@cache
def modules() -> dict[str, Path]:
    """Ours by name, but for the empty ones."""
    paths = [path for top in OURS for path in (HOUSE / top).rglob("*.py") if path.stat().st_size]
    names = (".".join(path.relative_to(HOUSE).with_suffix("").parts) for path in paths)
    return {name.removesuffix(".__init__"): path for name, path in zip(names, paths)}


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(modules()[module].read_text("utf-8"))


def games() -> set[str]:
    """The packages of games: those in engine/ that have rules."""
    return {path.parts[-2] for path in (HOUSE / "engine").glob("*/rules*") if path.parent.name != "engine"}


def imported(module: str) -> Iterator[str]:
    """Every module that is named in an import, wherever it stands."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports by dots"
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in modules() else node.module or "" for name in names)


def within(name: str, places: str) -> bool:
    return any(name == place or name.startswith(f"{place}.") for place in places.split())


def rule_for(module: str) -> May:
    """Its line of the table, with the names of games filled in."""
    [*_, game] = ["", *(game for game in games() if within(module, f"engine.{game}"))]
    for may in TABLE:
        if within(module, may.where) or (may.where == "GAME" and game):
            ours = may.ours.replace("GAMES", " ".join(f"engine.{each}" for each in games()))
            return May(may.where, ours.replace("GAME", f"engine.{game}"), may.others, may.never)
    raise AssertionError(f"{module} has no line in the table")


def faults(module: str) -> list[str]:
    may, found = rule_for(module), []
    for name in imported(module):
        if name.split(".")[0] in OURS:
            fine = within(name, may.ours)
        elif name.split(".")[0] in sys.stdlib_module_names:
            fine = not within(name, may.never)
        else:
            fine = within(name, may.others)
        if not fine:
            found.append(f"{module} imports {name}")
    return found


every_module = pytest.mark.parametrize("module", modules())


@every_module
def test_imports_are_those_of_the_table(module) -> None:
    assert faults(module) == []


@pytest.mark.parametrize("may", TABLE, ids=lambda may: may.where)
def test_every_line_of_the_table_is_for_something(may) -> None:
    assert any(rule_for(module).where == may.where for module in modules())


def test_there_are_no_import_cycles() -> None:
    """Imports for type checkers alone do not count: they are not there when it runs."""
    graph = {module: set(at_run_time(module)) & set(modules()) for module in modules()}
    while leaves := {module for module, needs in graph.items() if not needs & set(graph) - {module}}:
        graph = {module: needs for module, needs in graph.items() if module not in leaves}

    assert sorted(graph) == []


def at_run_time(module: str) -> Iterator[str]:
    checked = [
        node for node in ast.walk(tree(module)) if isinstance(node, ast.If) and is_type_checking(node.test)
    ]
    hidden = {id(inner) for node in checked for inner in ast.walk(node)}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom) and id(node) not in hidden:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in modules() else node.module or "" for name in names)


def is_type_checking(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


# size


def functions(module: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines after signature and docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (function.end_lineno or 0) - body[0].lineno + 1 if body else 0


BLOCKS = (ast.For, ast.AsyncFor, ast.While, ast.If, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def depth(node: ast.AST, deep: int = 0) -> int:
    """How many blocks stand in each other; `elif` stands beside its `if`."""
    deepest = deep
    for name, children in ast.iter_fields(node):
        for child in children if isinstance(children, list) else [children]:
            if isinstance(child, ast.AST):
                beside = name == "orelse" and isinstance(child, ast.If) and len(children) == 1
                deepest = max(deepest, depth(child, deep + (isinstance(child, BLOCKS) and not beside)))
    return deepest


@every_module
def test_no_module_is_too_long(module) -> None:
    assert len(modules()[module].read_text("utf-8").splitlines()) <= LONGEST_MODULE


@every_module
def test_no_function_is_too_long_or_nested_too_deep(module) -> None:
    big = {
        function.name: (length(function), depth(function))
        for function in functions(module)
        if length(function) > LONGEST_FUNCTION or depth(function) > DEEPEST
    }

    assert big == {}


def test_most_functions_are_short() -> None:
    assert median(length(function) for module in modules() for function in functions(module)) < 8


@every_module
def test_a_module_says_what_is_in_it(module) -> None:
    assert ast.get_docstring(tree(module))


@every_module
def test_nothing_is_left_to_do(module) -> None:
    text = modules()[module].read_text("utf-8")

    assert not re.search(r"\b(TODO|FIXME|XXX|HACK)\b", text)
    assert not re.search(r"^class \w*(Manager|Handler|Helper|Utils?)\b", text, re.MULTILINE)
