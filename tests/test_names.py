"""Names in the code: no past participle stands alone for the thing that it happened to."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TREES = ("bot", "cogs", "engine", "tests", "tools")
PARTICIPLES = {"asked", "each", "found", "held", "kept", "mine", "said", "shown", "told"}
MAYBE = re.compile(
    rf"\b_*(?:{'|'.join(PARTICIPLES)})_*(?: in\b|\s*[^\w\s.'\";])"
)  # quicker than to parse all


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
        if MAYBE.search(text := path.read_text("utf-8"))
        for name, line in names(ast.parse(text))
        if name.strip("_") in PARTICIPLES
    ]

    assert bad == []
