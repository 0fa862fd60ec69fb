"""Runs every benchmark and prints one JSON object: numbers by name, the unit at the end of each name.

`python -m benchmarks store discord` runs those alone.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable, Mapping

from benchmarks import discord_steps, engine, pictures, store

BENCHMARKS: Mapping[str, Callable[[], dict[str, float]]] = {
    "engine": engine.bench,
    "store": store.bench,
    "discord": discord_steps.bench,
    "pictures": pictures.bench,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks, or all of them."""
    if unknown := set(names) - set(BENCHMARKS):
        print(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    machine = {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.machine()}
    results = {name: run() for name, run in BENCHMARKS.items() if name in names or not names}
    print(json.dumps({"machine": machine, **results}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
