"""Two trees measured by the same scripts: a clone of another commit, and what is called otherwise there."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, TypeAlias

Figures: TypeAlias = Mapping[str, float]

HERE = Path(__file__).parents[2]
SCRIPTS = "tools.benchmarks"


def either(*names: str) -> ModuleType:
    """The first of these modules that the tree has: today's name of it first, then older ones."""
    for name in names[:-1]:
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if not f"{name}.".startswith(f"{error.name}."):
                raise
    return import_module(names[-1])


def compare(commit: str, names: Sequence[str], rounds: int) -> dict[str, dict[str, dict[str, float]]]:
    """For every figure of these scripts the median here, there and of the ratios of here to there.

    The trees take turns, the first one too. Raises `CalledProcessError` where git or a script fails.
    """
    with clone(commit) as there:
        return {name: _compared([_pair(name, there, turn) for turn in range(rounds)]) for name in names}


@contextmanager
def clone(commit: str) -> Iterator[Path]:
    """That commit in a folder of its own, with the scripts of this tree."""
    with TemporaryDirectory(prefix="bench-") as folder:
        tree = Path(folder) / "tree"
        _git("clone", "--quiet", "--no-checkout", str(HERE), str(tree))
        _git("-C", str(tree), "checkout", "--quiet", commit)
        scripts = SCRIPTS.replace(".", "/")
        shutil.rmtree(tree / scripts, ignore_errors=True)
        shutil.copytree(HERE / scripts, tree / scripts, ignore=shutil.ignore_patterns("__pycache__"))
        yield tree


def _git(*words: str) -> None:
    subprocess.run(["git", *words], check=True)


def _pair(name: str, there: Path, turn: int) -> tuple[Figures, Figures]:
    """The figures here and there, measured one after the other, every other time the other tree first."""
    trees = [HERE, there][:: -1 if turn % 2 else 1]
    found = {tree: _measured(name, tree) for tree in trees}
    return found[HERE], found[there]


def _measured(name: str, tree: Path) -> Figures:
    done = subprocess.run([sys.executable, "-m", SCRIPTS, name], cwd=tree, check=True, stdout=subprocess.PIPE)
    results: dict[str, Any] = json.loads(done.stdout)
    return dict(results[name])


def _compared(pairs: Sequence[tuple[Figures, Figures]]) -> dict[str, dict[str, float]]:
    """A figure that one of the trees does not have is left out."""
    both = [name for name in pairs[0][0] if all(name in there for _, there in pairs)]
    return {name: _ratio([(here[name], there[name]) for here, there in pairs]) for name in both}


def _ratio(pairs: Sequence[tuple[float, float]]) -> dict[str, float]:
    ratios = [here / there for here, there in pairs if there]
    numbers = {"here": median(here for here, _ in pairs), "there": median(there for _, there in pairs)}
    return numbers | ({"ratio": round(median(ratios), 3)} if ratios else {})
