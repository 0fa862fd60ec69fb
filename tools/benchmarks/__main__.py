"""Runs the benchmarks and prints one JSON object: numbers by name, the unit at the end of each name.

`python -m tools.benchmarks store discord` runs those alone; those of `LONG` run only where they are named.
`--against COMMIT` runs each of them by turns here and in a clone of that commit, and prints the ratios.
`--docs` also writes the results to docs/developers/speed.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from tools.benchmarks.trees import compare

BENCHMARKS: Mapping[str, str] = {  # where the function `bench` of each is
    "engine": "tools.benchmarks.engine",
    "store": "tools.benchmarks.store",
    "discord": "tools.benchmarks.discord_steps",
    "pictures": "tools.benchmarks.pictures",
    "search": "tools.benchmarks.search",
    "years": "tools.benchmarks.years",
    "thinking": "tools.benchmarks.thinking",
    "crowd": "tools.benchmarks.crowd",
}
LONG = ("years", "crowd")  # those that run only where they are named
USUAL = [name for name in BENCHMARKS if name not in LONG]
ROUNDS = 5
PAGE = Path(__file__).parents[2] / "docs" / "developers" / "speed.md"
HEAD = """\
# Speed

Written by `make bench DOCS=1` on {date} ({machine}; load {load:.1f}). The last word of a figure is its unit.
"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.benchmarks", description="Speed, as JSON.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHMARKS)}; most of them")
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each tree is measured")
    parser.add_argument("--docs", action="store_true", help="write docs/developers/speed.md, too")
    asked = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    if unknown := set(asked.names) - set(BENCHMARKS):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(BENCHMARKS)}")
    names = [name for name in BENCHMARKS if name in (asked.names or USUAL)]
    results = _results(names, asked.against, asked.rounds)
    print(json.dumps({"machine": _machine(), **results}, indent=2))
    if asked.docs and not asked.against:
        machine = f"{os.cpu_count()} processors, Python {platform.python_version()}"
        page = HEAD.format(date=datetime.now(UTC).date().isoformat(), machine=machine, load=load)
        PAGE.write_text(page + "".join(_section(*each) for each in results.items()), "utf-8")
    return 0


def _section(name: str, figures: object) -> str:
    assert isinstance(figures, Mapping)
    rows = "".join(f"| {figure.replace('_', ' ')} | {value:,} |\n" for figure, value in figures.items())
    return f"\n## {name.capitalize()}\n\n| figure | value |\n|---|---|\n{rows}"


def _machine() -> dict[str, object]:
    return {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.machine()}


def _results(names: list[str], against: str | None, rounds: int) -> Mapping[str, object]:
    if against:
        return {"against": against, **compare(against, names, rounds)}
    return {name: import_module(BENCHMARKS[name]).bench() for name in names}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
