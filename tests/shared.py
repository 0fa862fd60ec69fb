"""Values that take long to make and are the same in all processes of a test run."""

import fcntl
import os
import pickle
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import resvg_py

HERE = Path(__file__).parent
T = TypeVar("T")
FOLDER = "SHARED_BY_TESTS"  # the variable that names the run's folder


def shared(name: str, make: Callable[[], Any]) -> Any:
    """Return what another process of this run stored under this name, or make and store it."""
    if FOLDER not in os.environ:
        return make()
    with _turn(name) as path:
        return pickle.loads(path.read_bytes()) if path.exists() else _made(path, make())


async def shared_from(name: str, make: Callable[[], Awaitable[Any]]) -> Any:
    if FOLDER not in os.environ:
        return await make()
    with _turn(name) as path:
        return pickle.loads(path.read_bytes()) if path.exists() else _made(path, await make())


def shared_result(work: Callable[..., T]) -> Callable[..., T]:
    """Let a function work once for each of its arguments and each tree of the project."""

    @cache
    def result(*given: Any) -> T:
        made: T = shared(
            f"{work.__name__}-{sha256(repr((HERE, given)).encode()).hexdigest()}", partial(work, *given)
        )
        return made

    return result


@contextmanager
def _turn(name: str) -> Iterator[Path]:
    """Yield the file of a value, to one process after the other unless it is made."""
    path = Path(os.environ[FOLDER], name)
    if path.exists():
        yield path
        return
    with path.with_name(f"{name}-begun").open("wb") as begun:
        fcntl.flock(begun, fcntl.LOCK_EX)
        yield path


def _made(path: Path, made: Any) -> Any:
    # then renamed, so that it is never read half written
    whole = path.with_name(f"{path.name}-{os.getpid()}")
    whole.write_bytes(pickle.dumps(made))
    whole.replace(path)
    return made


def draw_once() -> None:
    draw = resvg_py.svg_to_bytes

    def drawn(**how: Any) -> bytes:
        png: bytes = shared(f"svg-{sha256(repr(how).encode()).hexdigest()}", lambda: draw(**how))
        return png

    resvg_py.svg_to_bytes = drawn  # type: ignore[assignment]
