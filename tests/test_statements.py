"""Every numbered rule has a test, and the lists of numbers are those of the design."""

import re
from pathlib import Path

import pytest

from tests.rules_coverage import NAMED, packages, statements, unknown, untested

ROOT = Path(__file__).parents[1]
DESIGN = ROOT.parent / "shared" / "design" / "games"
PACKAGES = {"wanted": "outlaws", "revolver2": "revolver"}  # the other files are named like their package
# Rulings of ours for gaps that the design leaves; they continue its numbers.
OURS = {"gnadenlos": {"Q65"}, "ragnguns": {"Q87"}, "revolver": {"Q68", "Q69", "Q70"}}
NUMBER = re.compile(r"^[\s*-]*([RQV]\d+b?)\b", re.MULTILINE)


def designed() -> dict[str, set[str]]:
    files = {PACKAGES.get(path.stem, path.stem): path for path in DESIGN.glob("*.md")}
    return {
        package: set(NUMBER.findall(files[package].read_text("utf-8")))
        for package in packages()
        if package in files
    }


@pytest.mark.parametrize("package", packages())
def test_every_statement_has_a_test_that_names_it(package: str) -> None:
    assert untested(package) == {}
    assert unknown(package) == set()


@pytest.mark.parametrize("package", packages())
def test_every_statement_says_something(package: str) -> None:
    assert [number for number, statement in statements(package).items() if len(statement.split()) < 4] == []


@pytest.mark.skipif(not DESIGN.is_dir(), reason="the design is not kept beside this checkout")
def test_the_numbers_are_those_of_the_design() -> None:
    numbers = designed()

    assert len(numbers) >= 5
    for package, designed_here in numbers.items():
        assert set(statements(package)) == designed_here | OURS.get(package, set())


def test_a_test_may_name_several_numbers() -> None:
    named = NAMED.match("test_r11_q10_the_higher_total_wins")

    assert named
    assert named[1] == "_r11_q10"
    assert NAMED.match("test_a_rule_without_number") is None
