"""Calls in the project's code, and the strings that their arguments may be.

These are literals, choices between literals, and names for them, but not parameters.
"""

import ast
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[2]
Scope: TypeAlias = Mapping[str, list[ast.expr]]
Function = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Call:
    """A call, with the possible values of its names."""

    node: ast.Call
    scope: Scope
    module: Path

    @property
    def where(self) -> str:
        return f"{self.module.relative_to(ROOT)}:{self.node.lineno}"

    @property
    def name(self) -> str:
        func = self.node.func
        return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")

    def argument(self, position: int, name: str) -> ast.expr | None:
        if position < len(self.node.args):
            return self.node.args[position]
        return next((keyword.value for keyword in self.node.keywords if keyword.arg == name), None)

    def strings(self, node: ast.expr | None) -> set[str]:
        return set(strings(node, self.scope, 4))


def strings(node: ast.expr | None, scope: Scope, depth: int) -> Iterator[str]:
    if depth == 0:
        return
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from strings(body, scope, depth)
            yield from strings(orelse, scope, depth)
        case ast.Name(id=name):
            for value in scope.get(name, ()):
                yield from strings(value, scope, depth - 1)
        case ast.Subscript(value=ast.Name(id=name)):
            for value in scope.get(name, ()):
                yield from _values(value, scope, depth - 1)
        case ast.JoinedStr(values=parts):
            yield from _filled(parts, scope, depth)


def _values(node: ast.expr, scope: Scope, depth: int) -> Iterator[str]:
    if isinstance(node, ast.Dict):
        for value in node.values:
            yield from strings(value, scope, depth)


def _filled(parts: Iterable[ast.expr], scope: Scope, depth: int) -> Iterator[str]:
    made = [""]
    for part in parts:
        value = part.value if isinstance(part, ast.FormattedValue) else part
        ways = sorted(set(strings(value, scope, depth - 1))) or ["\0"]
        made = [before + way for before in made for way in ways][:64]
    yield from made


@cache
def modules(folder: str) -> list[tuple[Path, ast.Module]]:
    return [(path, parsed(path)) for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(tree: ast.AST) -> list[ast.AST]:
    """Like `ast.walk`, without the contexts of names."""
    matches = [tree]
    for node in matches:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                matches += [item for item in value if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST) and name != "ctx":
                matches.append(value)
    return matches


def assigned(body: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if not isinstance(node, (ast.Assign, ast.AnnAssign)):
            continue
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                yield from ((n.id, v) for n, v in zip(names, values) if isinstance(n, ast.Name))
            case _:
                pass


def scope_of(*bodies: Iterable[ast.AST]) -> dict[str, list[ast.expr]]:
    """Return what is assigned to each name; an inner scope hides an outer one's."""
    scope: dict[str, list[ast.expr]] = {}
    for body in bodies:
        own: dict[str, list[ast.expr]] = {}
        for name, value in assigned(body):
            own.setdefault(name, []).append(value)
        scope |= own
    return scope


@cache
def constants() -> dict[str, list[ast.expr]]:
    return scope_of(
        node for folder in ("engine", "bot", "cogs") for _, tree in modules(folder) for node in tree.body
    )


def scope_in(*bodies: Iterable[ast.AST]) -> Scope:
    return ChainMap(scope_of(*bodies), constants())


def calls(*folders: str) -> Iterator[Call]:
    for folder in folders:
        for path, tree in modules(folder):
            yield from calls_in(path, tree)


@cache
def calls_in(path: Path, tree: ast.Module) -> list[Call]:
    module, nodes = scope_of(tree.body), nodes_of(tree)
    results = {node: ChainMap(module, constants()) for node in nodes if isinstance(node, ast.Call)}
    for function in (node for node in nodes if isinstance(node, Function)):
        inside = nodes_of(function)
        scope = ChainMap(scope_of(inside), module, constants())
        results |= {node: scope for node in inside if isinstance(node, ast.Call)}
    return [Call(node, scope, path) for node, scope in results.items()]
