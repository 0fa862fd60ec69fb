"""How docstrings, comments, guides and names of tests read: plain English, people as "they", raises named."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pointers
import pytest

pytestmark = pytest.mark.long

PRONOUN = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
TRANSLATED = re.compile(  # what sounds like a translation, and what to say instead
    r"\b(anew"  # again, redealt, redrawn
    r"|oftener"  # more often
    r"|as far as"  # if, where, the most that
    r"|in the place of"  # instead of
    r"|by the way"  # in advance, as well
    r"|on end"  # in a row
    r"|(is|are|was) told"  # learns, reads, is shown
    r"|(comes|come|came) of it"  # follows, the result
    r"|becomes? of"  # the outcome of
    r"|befallen|likewise|pestered)\b",
    re.IGNORECASE,
)

Function = (ast.FunctionDef, ast.AsyncFunctionDef)


def found_by(pattern: "re.Pattern[str]") -> list[str]:
    """Where a comment, a docstring or a guide has such words."""
    return [f"{text.where}: {found[0]}" for text in pointers.texts() if (found := pattern.search(text.words))]


@cache
def names_of_tests() -> list[str]:
    return [
        node.name
        for module in pointers.modules().values()
        for node in pointers.documented(module)
        if isinstance(node, Function) and node.name.startswith("test_")
    ]


def test_people_are_they() -> None:
    assert len(list(pointers.texts())) > 3000
    assert found_by(PRONOUN) == []


def test_people_are_they_in_the_names_of_tests_too() -> None:
    assert len(names_of_tests()) > 1000
    assert [name for name in names_of_tests() if PRONOUN.search(name.replace("_", " "))] == []


def test_nothing_reads_as_if_translated() -> None:
    assert found_by(TRANSLATED) == []


# Raises


def public(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Functions and methods that others may call, but for commands, whose errors the client explains."""
    for node in body:
        if isinstance(node, Function) and not node.name.startswith("_"):
            if not any("command" in ast.unparse(each) for each in node.decorator_list):
                yield node, f"{owner}{node.name}"
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from public(node.body, f"{node.name}.")


def within(function: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function itself, and not in one that is defined in it."""
    for node in ast.iter_child_nodes(function):
        if not isinstance(node, (*Function, ast.Lambda, ast.ClassDef)):
            yield node
            yield from within(node)


def raised(function: ast.AST) -> set[str]:
    """The exceptions that a function raises by name; what it raises again or is handed is not seen."""
    raises = [node.exc for node in within(function) if isinstance(node, ast.Raise) and node.exc is not None]
    names = [ast.unparse(each.func if isinstance(each, ast.Call) else each).split(".")[-1] for each in raises]
    return {name for name in names if name[:1].isupper()} - {"NotImplementedError"}


def test_a_public_function_that_raises_says_so() -> None:
    checked = [
        (f"{module}.{name}", raised(function), ast.get_docstring(function) or "")  # type: ignore[arg-type]
        for module, tree in pointers.modules().items()
        if module.startswith(("engine.", "bot.", "cogs."))
        and module != "bot.__main__"  # helps the host instead
        for function, name in public(tree.body)
    ]

    assert sum(1 for _, raises, _ in checked if raises) > 50
    assert [
        f"{name} raises {', '.join(sorted(raises))}"
        for name, raises, words in checked
        if raises
        and not re.search(r"\braises?\b", words, re.IGNORECASE)
        and not all(r in words for r in raises)
    ] == []
