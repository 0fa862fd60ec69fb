"""Events, decisions and refusals in the code that need a message."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shared import shared_result
from wording.code import ROOT, Call, assigned, calls, calls_in, modules, nodes_of

# arguments of `ask`, `ask_some`, `ask_all` and `emit` that are not facts
NOT_FACTS = {"ask": {"seat", "kind", "options", "count", "default", "back"}, "emit": {"seat", "secret"}}


@dataclass(frozen=True)
class Use:
    """A place in the code that needs a message."""

    word: str
    family: str | None  # of its package
    facts: frozenset[str]
    open: bool  # has more facts with **
    where: str


@cache
def families() -> dict[str, str]:
    names = {}
    for path, tree in modules("engine/games"):
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        for name, value in (pair for node in classes for pair in assigned(node.body)):
            if name == "family" and isinstance(value, ast.Constant):
                names[_package(path)] = str(value.value)
    return names


def _package(path: Path) -> str:
    inside = path.relative_to(ROOT).parts[1:-1]
    return inside[1] if len(inside) > 1 and inside[0] == "games" else ""


def family_of(path: Path) -> str | None:
    package = _package(path) if path.is_relative_to(ROOT / "engine") else ""
    return families().get(package, package) or None


def _use(call: Call, word: ast.expr | None, *more: str) -> list[Use]:
    named = {keyword.arg for keyword in call.node.keywords if keyword.arg}
    unpacked = [_unpacked(call, keyword.value) for keyword in call.node.keywords if keyword.arg is None]
    named = named.union(*unpacked)
    more_to_come = not all(unpacked)
    facts = frozenset(named - NOT_FACTS.get(call.name.partition("_")[0], set())) | set(more)
    return [
        Use(item, family_of(call.module), facts, more_to_come, call.where)
        for item in sorted(call.strings(word))
    ]


def _unpacked(call: Call, node: ast.expr) -> set[str]:
    functions = [item for path, tree in modules("engine") if path == call.module for item in tree.body]
    name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
    bodies = [item for item in functions if isinstance(item, ast.FunctionDef) and item.name == name]
    dicts = [item for body in bodies or [node] for item in ast.walk(body) if isinstance(item, ast.Dict)]
    return {str(key.value) for item in dicts for key in item.keys if isinstance(key, ast.Constant)}


def _seat(node: ast.expr | None) -> tuple[str, ...]:
    nobody = node is None or (isinstance(node, ast.Constant) and node.value is None)
    return () if nobody else ("seat",)


@shared_result
def events() -> list[Use]:
    faults = []
    for call in calls("engine"):
        if call.name == "emit":
            faults += _use(call, call.argument(0, "kind"), *_seat(call.argument(1, "seat")))
        elif call.name == "note":
            faults += _use(call, call.argument(1, "word"), *_seat(call.argument(0, "seat")))
        elif call.name == "Event":
            facts = re.findall(r"\('(\w+)',", ast.unparse(call.node))
            faults += _use(call, call.argument(0, "kind"), *_seat(call.argument(1, "seat")), *facts)
    return faults


@shared_result
def decisions() -> list[Use]:
    place = {"ask": 1, "ask_some": 1, "ask_all": 0}
    faults = []
    for call in calls("engine"):
        if call.name in place and family_of(call.module):
            faults += _use(call, call.argument(place[call.name], "kind"))
    return faults


@shared_result
def refusals() -> list[Use]:
    faults = []
    files = [file for folder in ("engine", "bot", "cogs") for file in modules(folder)]
    for path, tree in files:
        if "Refused(" in path.read_text("utf-8"):
            for call in calls_in(path, tree):
                if call.name == "Refused":
                    faults += _use(call, call.argument(0, "code"))
    for path, tree in files:
        faults += [use for node in tree.body for use in _own_code(node, path)]
    return faults


@shared_result
def raised_with_any_code() -> list[Use]:
    """Return refusals whose code is an argument or attribute."""
    faults = []
    for call in calls("engine/games"):
        code = call.argument(0, "code")
        if call.name == "Refused" and not call.strings(code):
            facts = frozenset(keyword.arg for keyword in call.node.keywords if keyword.arg)
            faults.append(Use("", family_of(call.module), facts, False, call.where))
    return faults


@shared_result
def handed_on(family: str) -> frozenset[str]:
    return frozenset(
        str(node.value)
        for path, tree in modules("engine/games")
        if family_of(path) == family and path.name != "refusals.py"
        for node in nodes_of(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _own_code(node: ast.AST, path: Path) -> list[Use]:
    if not isinstance(node, ast.ClassDef) or "Refused" not in map(ast.unparse, node.bases):
        return []
    inits = [call for call in ast.walk(node) if isinstance(call, ast.Call) and _is_super_init(call)]
    return [use for call in inits for use in _use(Call(call, {}, path), call.args[0] if call.args else None)]


def _is_super_init(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "super().__init__"
