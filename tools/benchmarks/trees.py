"""Compare figures of this tree with those of another commit, each measured by its own scripts."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

Figures: TypeAlias = Mapping[str, float]

HERE = Path(__file__).parents[2]


def compare(commit: str, names: Sequence[str], rounds: int) -> dict[str, dict[str, dict[str, float]]]:
    """Return the medians of each figure in both trees, and of their ratio; the trees take turns."""
    with clone(commit) as there:
        return {name: _compared([_pair(name, there, turn) for turn in range(rounds)]) for name in names}


@contextmanager
def clone(commit: str) -> Iterator[Path]:
    with TemporaryDirectory(prefix="bench-") as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(HERE), str(tree)], check=True)
        subprocess.run(["git", "-C", str(tree), "checkout", "--quiet", commit], check=True)
        yield tree


def _pair(name: str, there: Path, turn: int) -> tuple[Figures, Figures]:
    """Measure both trees, in alternating order."""
    trees = [HERE, there][:: -1 if turn % 2 else 1]
    figures = {tree: _measured(name, tree) for tree in trees}
    return figures[HERE], figures[there]


def _measured(name: str, tree: Path) -> Figures:
    module = "tools.benchmarks" if (tree / "tools").is_dir() else "benchmarks"  # before 1.0.0
    run = subprocess.run([sys.executable, "-m", module, name], cwd=tree, check=True, stdout=subprocess.PIPE)
    results: dict[str, Any] = json.loads(run.stdout)
    return dict(results[name])


def _compared(pairs: Sequence[tuple[Figures, Figures]]) -> dict[str, dict[str, float]]:
    both = [name for name in pairs[0][0] if all(name in there for _, there in pairs)]
    return {name: _ratio([(here[name], there[name]) for here, there in pairs]) for name in both}


def _ratio(pairs: Sequence[tuple[float, float]]) -> dict[str, float]:
    ratios = [here / there for here, there in pairs if there]
    numbers = {"here": median(here for here, _ in pairs), "there": median(there for _, there in pairs)}
    return numbers | ({"ratio": round(median(ratios), 3)} if ratios else {})
