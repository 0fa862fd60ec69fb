"""Every tip and every explanation of a setback rests on rules, whose tests prove it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.core.rules import Event
from engine.games import MODULES
from tests.rules_coverage import HERE, packages, statements

SUPPORT: dict[str, dict[str, str]] = tomllib.loads((HERE / "statements" / "tips.toml").read_text("utf-8"))


def texts_of(family: str) -> set[str]:
    """Return the keys of a game's tips and explanations, without the family's name."""
    lines = Path(f"data/games/{family}/words/en/lessons.ftl").read_text("utf-8").splitlines()
    keys = {line.split()[0] for line in lines if "-tip-" in line or "-setback-" in line}
    return {key.removeprefix(f"{family}-").removeprefix("tip-") for key in keys}


@pytest.mark.parametrize("family", packages())
def test_every_tip_and_setback_rests_on_rules_that_are_tested(family: str) -> None:
    named = {number for numbers in SUPPORT[family].values() for number in numbers.split()}

    assert SUPPORT[family].keys() == texts_of(family)
    assert all(SUPPORT[family].values())
    assert named <= statements(family).keys()
    assert {f"setback-{setback.key}" for setback in MODULES[family].setbacks} <= SUPPORT[family].keys()


@pytest.mark.parametrize(
    ("family", "kind", "facts", "keys"),
    [
        ("bang", "exploded", {}, ["blast"]),
        ("bang", "died", {}, ["death"]),
        ("bang", "wounded", {"left": 1}, ["last"]),
        ("bang", "wounded", {"left": 2}, []),
        ("bang", "wounded", {"left": 0}, []),
        ("gnadenlos", "ruined", {}, ["vulture"]),
        ("gnadenlos", "retreated", {"why": "poker"}, ["back"]),
        ("gnadenlos", "retreated", {"why": "ruin"}, []),
        ("gnadenlos", "took-back", {}, ["unpaid"]),
        ("outlaws", "fell", {"card": "QS"}, ["dear"]),
        ("outlaws", "fell", {"card": "KD"}, []),
        ("outlaws", "took", {"card": "joker-red", "owner": "seat:0"}, ["dear"]),
        ("outlaws", "took", {"card": "joker-red", "owner": "seat:1"}, []),
        ("outlaws", "scored", {"lost": 1}, ["suit"]),
        ("outlaws", "scored", {"lost": 0}, []),
        ("ragnguns", "sprung", {"harms": True, "short": 0}, ["trap"]),
        ("ragnguns", "sprung", {"harms": True, "short": 1}, ["dear-trap"]),
        ("ragnguns", "sprung", {"harms": False, "short": 1}, []),
        ("ragnguns", "sprung", {"harms": False, "short": 0}, []),
        ("ragnguns", "hurt", {"count": 2}, ["hit"]),
        ("ragnguns", "hurt", {"count": 1}, []),
        ("revolver", "fell", {}, ["guardian"]),
    ],
)
def test_a_setback_is_explained_to_whom_it_has_cost_much(
    family: str, kind: str, facts: dict[str, Any], keys: list[str]
) -> None:
    event = Event(kind, 0, tuple(facts.items()))
    setbacks = [setback for setback in MODULES[family].setbacks if setback.event == kind]

    assert [setback.key for setback in setbacks if setback.applies(event, 0)] == keys
    if "owner" not in facts:
        assert not any(setback.applies(event, 1) for setback in setbacks)


def test_a_repelled_attack_is_explained_to_the_side_that_attacked() -> None:
    [repelled] = [setback for setback in MODULES["revolver"].setbacks if setback.event == "repelled"]

    assert [repelled.applies(Event("repelled", 0), seat) for seat in (0, 1)] == [False, True]
