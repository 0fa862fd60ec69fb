"""Message keys in the code: those passed to `Texts`, and every string that could be one."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from shared import shared_result
from wording.code import Call, assigned, calls, modules, nodes_of, parsed, scope_in, strings


@shared_result
def keys_said() -> list[tuple[str, str]]:
    """Yield keys passed to texts, with \\0 in place of a variable, and where."""
    faults = []
    for call in calls("bot", "cogs"):
        if _is_text(call):
            asked_for = call.node.args if call.name == "first" else call.node.args[:1]
            faults += [(key, call.where) for node in asked_for for key in sorted(call.strings(node))]
    return faults


def _is_text(call: Call) -> bool:
    func = call.node.func
    if isinstance(func, ast.Attribute) and func.attr in ("first", "has"):
        func = func.value
    match func:
        case ast.Name(id=name):
            return name in texts_named(call.module)
        case ast.Attribute(attr=name):
            return name == "texts" or name in texts_named(call.module)
        case ast.Call(func=ast.Name(id="load_texts")):
            return True
    return False


@cache
def texts_named(module: Path) -> set[str]:
    """Return the names of texts in a module: parameters and attributes of that type."""
    tree = parsed(module)
    names = set()
    for node in nodes_of(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as kind) if (
                ast.unparse(kind).strip("'\"") == "Texts"
            ):
                names.add(name)
            case ast.AnnAssign(target=target, annotation=kind) if ast.unparse(kind).strip("'\"") == "Texts":
                names.add(ast.unparse(target).split(".")[-1])
    return names | {name for name, value in _bound(tree) if _gives_texts(value)}


def _bound(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    yield from assigned(nodes_of(tree))
    for node in nodes_of(tree):
        match node:
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=value):
                yield name, value
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                yield name, value


def _gives_texts(value: ast.expr) -> bool:
    if isinstance(value, ast.Await):
        value = value.value
    if isinstance(value, ast.Attribute):
        return value.attr == "texts"
    called = ast.unparse(value.func) if isinstance(value, ast.Call) else ""
    return called.split(".")[-1] in ("load_texts", "texts_for") or called.endswith("texts.of")


@shared_result
def mentioned(*folders: str) -> tuple[frozenset[str], frozenset[str]]:
    whole, holes = set(), set()
    for folder in folders:
        for _, tree in modules(folder):
            scope = scope_in(tree.body)
            for node in nodes_of(tree):
                if isinstance(node, (ast.Constant, ast.JoinedStr)):
                    for text in strings(node, scope, 4):
                        (holes if "\0" in text else whole).add(text)
    return frozenset(whole), frozenset(holes)


@cache
def of_parameters() -> frozenset[str]:
    """Return the keys that `command` of bot/ui/commands.py gives to the parameters of the cogs' commands."""
    keys = set()
    for _, tree in modules("cogs"):
        scope = scope_in(tree.body)
        for node in nodes_of(tree):
            if isinstance(node, ast.AsyncFunctionDef):
                names = [parameter.arg.replace("_", "-") for parameter in node.args.args[2:]]
                made = [made for made in node.decorator_list if isinstance(made, ast.Call)]
                named = [made.args[0] for made in made if ast.unparse(made.func) == "command"]
                commands = [key for argument in named for key in strings(argument, scope, 4)]
                keys |= {f"{key}-{name}" for key in commands for name in names}
    return frozenset(keys)
