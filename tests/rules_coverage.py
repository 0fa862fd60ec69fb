"""List numbered rules that no test names: `python -m tests.rules_coverage [PACKAGE …]`; exit code 1 if any.

The numbers of a game are in tests/statements/<package>.toml. A test in tests/engine/games/<package>/ begins
with those it proves, as in `test_r11_r12_the_higher_total_wins`.
"""

import ast
import re
import sys
import tomllib
from pathlib import Path

from engine.games import GAMES

HERE = Path(__file__).parent
NAMED = re.compile(r"test((?:_[rqv]\d+b?)+)_")


def packages() -> list[str]:
    return sorted({type(rules).__module__.split(".")[2] for rules in GAMES.values()})


def statements(package: str) -> dict[str, str]:
    path = HERE / "statements" / f"{package}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def tested(package: str) -> set[str]:
    return {
        number.capitalize()
        for path in (HERE / "engine" / "games" / package).rglob("test_*.py")
        for name in _tests(path)
        if (named := NAMED.match(name))
        for number in named[1].strip("_").split("_")
    }


def untested(package: str) -> dict[str, str]:
    done = tested(package)
    return {number: statement for number, statement in statements(package).items() if number not in done}


def unknown(package: str) -> set[str]:
    return tested(package) - statements(package).keys()


def _tests(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_")
    ]


def main(named: list[str]) -> int:
    missing = 0
    for package in named or packages():
        lacking, strange = untested(package), unknown(package)
        print(f"{package}: {len(statements(package)) - len(lacking)} of {len(statements(package))} tested")
        for number, statement in lacking.items():
            print(f"  no test for {number}: {statement}")
        for number in sorted(strange):
            print(f"  a test names {number}, which is not in the list")
        missing += len(lacking) + len(strange)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
