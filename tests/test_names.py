"""Names in the code: no past participle stands alone for the thing that it happened to."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TREES = ("bot", "cogs", "engine", "tests", "tools")
PARTICIPLES = {"asked", "each", "found", "held", "kept", "mine", "said", "shown", "told"}


def names(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, node.lineno


def test_no_name_is_a_bare_participle() -> None:
    bad = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for top in TREES
        for path in sorted((ROOT / top).rglob("*.py"))
        for name, line in names(ast.parse(path.read_text("utf-8")))
        if name.strip("_") in PARTICIPLES
    ]

    assert bad == []
