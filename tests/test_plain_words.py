"""How comments, docstrings, guides and the names of tests read: people are "they"."""

import ast
import re

import pointers

PRONOUN = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)


def names_of_tests() -> list[str]:
    return [
        node.name
        for module in pointers.modules().values()
        for node in ast.walk(module)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_")
    ]


def test_people_are_they() -> None:
    texts = list(pointers.texts())

    assert len(texts) > 3000
    assert [f"{text.where}: {found[0]}" for text in texts if (found := PRONOUN.search(text.words))] == []


def test_people_are_they_in_the_names_of_tests_too() -> None:
    assert len(names_of_tests()) > 1000
    assert [name for name in names_of_tests() if PRONOUN.search(name.replace("_", " "))] == []
