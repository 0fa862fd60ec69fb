"""The watermark: a file next to the database that names the last saved plies and so reveals lost commits.

A thread adds and syncs a line for each save after its commit, at most once a second. So the file may lag
behind the database. If it is ahead, commits are lost; if it names another run, the database was replaced.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from logging import getLogger
from pathlib import Path
from threading import Event, Thread
from zlib import crc32

log = getLogger(__name__)

ENDING = "-mark"  # suffix of the file's name
PAUSE = 1.0  # seconds from one sync to the next
BEGUN, NEXT, TABLE, OFFER = "begun", "next", "t", "o"  # first words of its lines


@dataclass(slots=True)
class WatermarkContent:
    run: str | None = None
    following: str | None = None  # name of the next run, until it begins
    epoch: int = 0
    plies: dict[int, int] = field(default_factory=dict)  # the last ply of each table
    offer_id: int = 0  # the last


class Watermark:
    """The open watermark file. Entries added during a transaction are written on commit."""

    def __init__(self, path: Path, marked: WatermarkContent) -> None:
        """`marked` is the file's content."""
        self.marked = marked
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND)
        self._noted: list[str] = []
        self._new, self._ended = Event(), Event()
        self._syncing = Thread(target=self._sync, name="store-mark", daemon=True)
        self._syncing.start()

    def add(self, what: str, *numbers: int) -> None:
        """Add an entry inside a transaction."""
        self._noted.append(" ".join((what, *map(str, numbers))))

    def commit(self) -> None:
        if self._noted:
            lines, noted, self._noted = _lines(self._noted), self._noted, []
            for what, *values in map(str.split, noted):
                _take_in(self.marked, what, values)
            try:
                os.write(self._file, lines)
            except OSError as why:  # a full disk: the watermark lags behind, which is harmless
                log.warning("the watermark file cannot be written: %s", why)
            self._new.set()

    def rollback(self) -> None:
        self._noted.clear()

    def close(self) -> None:
        self._ended.set()
        self._new.set()
        self._syncing.join()
        os.close(self._file)

    def _sync(self) -> None:
        while not self._ended.wait(PAUSE):
            self._new.wait()
            self._new.clear()
            os.fsync(self._file)
        os.fsync(self._file)


def path_of(database: Path) -> Path:
    return database.with_name(database.name + ENDING)


def read(path: Path) -> WatermarkContent | None:
    """Return what a watermark says, None if there is none; damaged lines are ignored."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    marked = WatermarkContent()
    for what, *values in _read_lines(content):
        _take_in(marked, what, values)
    return marked


def announce(path: Path, run: str) -> None:
    with path.open("ab") as file:
        file.write(b"\n" + _lines([f"{NEXT} {run}"]))  # the last line may have been cut off
        file.flush()
        os.fsync(file.fileno())


def rewrite(path: Path, marked: WatermarkContent) -> None:
    tables = (f"{TABLE} {table} {ply}" for table, ply in marked.plies.items())
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        file.write(_lines([f"{BEGUN} {marked.run} {marked.epoch}", f"{OFFER} {marked.offer_id}", *tables]))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def _lines(texts: Iterable[str]) -> bytes:
    return "".join(f"{text} {crc32(text.encode()):08x}\n" for text in texts).encode()


def _read_lines(content: bytes) -> Iterator[list[str]]:
    for line in content.split(b"\n"):
        text, _, check = line.rpartition(b" ")
        if text and check == b"%08x" % crc32(text):
            yield text.decode("ascii", "replace").split(" ")


def _take_in(marked: WatermarkContent, what: str, values: list[str]) -> None:
    match what, values:
        case "begun", [run, epoch]:
            marked.run, marked.following, marked.epoch = run, None, int(epoch)
        case "next", [run]:
            marked.following = run
        case "t", [table, ply]:
            marked.plies[int(table)] = int(ply)
        case "o", [offer]:
            marked.offer_id = int(offer)
