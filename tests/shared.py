"""Values that take long to make and are the same in all processes of a test run."""

from __future__ import annotations

import fcntl
import os
import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import resvg_py

FOLDER = "SHARED_BY_TESTS"  # the variable that names the run's folder


def shared(name: str, make: Callable[[], Any]) -> Any:
    """Return what another process of this run stored under this name, or make and store it."""
    if FOLDER not in os.environ:
        return make()
    path = Path(os.environ[FOLDER], name)
    if not path.exists():
        with path.with_name(f"{name}-begun").open("wb") as begun:
            fcntl.flock(begun, fcntl.LOCK_EX)  # other processes wait here
            if not path.exists():
                return _made(path, make())
    return pickle.loads(path.read_bytes())


def _made(path: Path, made: Any) -> Any:
    whole = path.with_name(
        f"{path.name}-{os.getpid()}"
    )  # then renamed, so that it is never read half written
    whole.write_bytes(pickle.dumps(made))
    whole.replace(path)
    return made


def draw_once() -> None:
    draw = resvg_py.svg_to_bytes

    def drawn(**how: Any) -> bytes:
        png: bytes = shared(f"svg-{sha256(repr(how).encode()).hexdigest()}", lambda: draw(**how))
        return png

    resvg_py.svg_to_bytes = drawn
