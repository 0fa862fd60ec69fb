"""Run benchmarks and print one JSON object: figures by name, which ends with the unit.

`python -m tools.benchmarks store discord` runs only these. `--against COMMIT` alternates between this tree
and a clone of that commit and prints the ratios. `--docs` writes tools/results/speed.md, too.
"""

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

BENCHMARKS: Mapping[str, str] = {  # modules with a function `bench`
    "engine": "tools.benchmarks.engine",
    "store": "tools.benchmarks.store",
    "discord": "tools.benchmarks.discord_steps",
    "pictures": "tools.benchmarks.pictures",
    "pages": "tools.benchmarks.pages",
    "search": "tools.benchmarks.search",
    "thinking": "tools.benchmarks.thinking",
    "stories": "tools.benchmarks.stories",
    "story_pairs": "tools.benchmarks.story_pairs",
}
ROUNDS = 5
PAGE = Path(__file__).parents[1] / "results" / "speed.md"
HEAD = """\
# Speed

Written by `make bench DOCS=1` on {date} ({machine}; load {load:.1f}). "p95" is the time that 95 of 100
measurements stay below.
"""
# The text of a figure on that page, by the end of its name, which begins with a game and its seats.
MEANINGS: Mapping[str, str] = {
    "story_s": "a story, in seconds of processor",
    "story_kept_kb": "a kept story, in kB",
    "seeds_apart_points": "mean distance of two seeds' curves, in points",
    "mistakes_told": "mistakes that a replay tells",
    "mistakes_told_by_both_seeds": "those that another seed finds, too",
    "handover_gain_points": "mean gain of whoever comes to move, in points",
    "press_p50_ms": "press in a replay to picture, median in ms of processor",
    "press_p95_ms": "press in a replay to picture, p95 in ms of processor",
    "story_of_bot_percent": "the bot's own processor time for a story under way, at most, in % of a core",
    "search_waits_for_story_ms": "how much longer a search waits while a story is computed, in ms",
    "bare_per_s": "random decisions per second, without log and checkpoints",
    "saved_per_s": "random decisions per second, with log and checkpoints",
    "saved_to_bare_ratio": "speed with log and checkpoints ÷ without",
    "first_picture_s": "first picture after a start, in seconds",
    "stock_s": "all pictures that are drawn in advance, in seconds",
    "compose_p95_ms": "arranging a picture before it is drawn, p95 in ms",
    "table_p50_ms": "drawing the table, median in ms",
    "table_p95_ms": "drawing the table, p95 in ms",
    "hand_p50_ms": "drawing a hand, median in ms",
    "hand_p95_ms": "drawing a hand, p95 in ms",
    "page_kb": "the page of a whole game, median in kB",
    "page_packed_kb": "the same packed, in kB",
    "page_s": "building it, median in seconds",
    "bitmaps_mb": "drawn cards kept for later pictures, in MB",
    "peak_mb": "most memory that drawing has taken, in MB",
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.benchmarks", description="Speed, as JSON.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(BENCHMARKS)}")
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each tree is measured")
    parser.add_argument("--docs", action="store_true", help="write tools/results/speed.md, too")
    options = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    if unknown := set(options.names) - set(BENCHMARKS):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(BENCHMARKS)}")
    names = [name for name in BENCHMARKS if name in (options.names or BENCHMARKS)]
    results = _results(names, options.against, options.rounds)
    print(json.dumps({"machine": _machine(), **results}, indent=2))
    if options.docs and not options.against:
        machine = f"{os.cpu_count()} processors, Python {platform.python_version()}"
        page = HEAD.format(date=datetime.now(UTC).date().isoformat(), machine=machine, load=load)
        PAGE.write_text(page + "".join(_section(name, figures) for name, figures in results.items()), "utf-8")
    return 0


def _section(name: str, figures: object) -> str:
    assert isinstance(figures, Mapping)
    rows = "".join(f"| {_meaning(figure)} | {value:,} |\n" for figure, value in figures.items())
    return f"\n## {name.capitalize()}\n\n| figure | value |\n|---|---|\n{rows}"


def _meaning(figure: str) -> str:
    for end, meaning in MEANINGS.items():
        if figure.endswith(end):
            game, _, seats = figure.removesuffix(end).strip("_").partition("_")
            return ", ".join([*([game] if game else []), *([f"{seats} seats"] if seats else []), meaning])
    return figure.replace("_", " ")


def _machine() -> dict[str, object]:
    return {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.machine()}


def _results(names: list[str], against: str | None, rounds: int) -> Mapping[str, object]:
    if against:
        return {"against": against, **compare(against, names, rounds)}
    return {name: import_module(BENCHMARKS[name]).bench() for name in names}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
