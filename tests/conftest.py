"""Settings of the whole suite: CI tries the same examples each time, a developer's machine new ones.

Examples have no deadline, because a busy machine may be slow.
"""

import gc
import logging
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from _pytest.assertion import rewrite
from hypothesis import settings
from shared import FOLDER, draw_once
from sqlalchemy import Connection, Dialect, Engine, event

gc.disable()  # during collection
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("own", deadline=None)
settings.load_profile("ci" if "CI" in os.environ else "own")


LONGEST = ("test_browser.py", "test_rulebook_page.py", "test_adding_a_game.py", "test_kill.py")
HERE = Path(__file__).parent
_DIALECTS: dict[str, Dialect] = {}
_COMPILED: dict[Any, Any] = {}
_SHARED: list[TemporaryDirectory[str]] = []


@event.listens_for(Engine, "engine_connect")
def compiled_once(connection: Connection) -> None:
    """Compile a statement once per process, not once per test's database."""
    connection.dialect = _DIALECTS.setdefault(connection.dialect.name, connection.dialect)
    connection.engine._compiled_cache = _COMPILED


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("numprocesses", None) and FOLDER not in os.environ:
        _SHARED.append(TemporaryDirectory())
        os.environ[FOLDER] = _SHARED[0].name
        compile_once(config)
    draw_once()


def compile_once(config: pytest.Config) -> None:
    """Compile the modules of a fresh checkout; otherwise each worker compiles all of them at its start."""
    if sys.dont_write_bytecode or rewrite.get_cache_dir(HERE / "e2e" / "world.py").exists():
        return
    known = os.environ | {"PYTHONPATH": os.pathsep.join([str(HERE.parent), str(HERE)])}
    with subprocess.Popen(
        [sys.executable, "-c", "import bot.__main__, e2e.conftest, killing.run"], env=known
    ):
        for path in HERE.rglob("test_*.py"):
            folder = rewrite.get_cache_dir(path)
            folder.mkdir(parents=True, exist_ok=True)
            digest, code = rewrite._rewrite_test(path, config)
            state = config.stash[rewrite.assertstate_key]
            rewrite._write_pyc(state, code, digest, folder / (path.stem + rewrite.PYC_TAIL))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, so that none keeps one processor busy at the end."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """Freeze collected objects; scanning them again took a fifth of the suite's time."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Collect garbage once here, instead of five times by pytest."""
    for folder in _SHARED:
        del os.environ[FOLDER]
        folder.cleanup()
    _forget_what_was_read()
    gc.collect()
    gc.freeze()


def _forget_what_was_read() -> None:
    """Clear the tests' caches, which hold a million objects."""
    for module in [*sys.modules.values()]:
        if str(getattr(module, "__file__", None)).startswith(str(HERE)):
            for entry in vars(module).values():
                if isinstance(entry, _lru_cache_wrapper):
                    entry.cache_clear()


@pytest.fixture(autouse=True)
def root_logger_stays() -> Iterator[None]:
    root = logging.getLogger()
    level = root.level
    yield
    root.setLevel(level)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    durations: dict[str, list[int]] = defaultdict(list)
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        properties = dict(report.user_properties)
        for what, counts in properties.get("pings", {}).items():
            durations[what] += counts
        if "figures" in properties:
            terminalreporter.write_line(properties["figures"])
    for what, counts in sorted(durations.items()):
        terminalreporter.write_line(f"pings {what}: median {median(counts):g}, most {max(counts)}")
