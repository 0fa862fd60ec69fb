"""Damage the files of an unused database like a failing disk: change a byte, or cut off the end."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

FILES = {"": 6, "-wal": 3, "-mark": 1}  # weights by suffix
CUTS = 0.15  # share of cuts


def damaged(database: Path, rng: Random) -> str:
    """Change a byte of one of the files, or cut it; return a description."""
    there = {end: often for end, often in FILES.items() if _size(database, end)}
    [end] = rng.choices([*there], [*there.values()])
    file, size = database.with_name(database.name + end), _size(database, end)
    at = rng.randrange(size)
    if rng.random() < CUTS:
        os.truncate(file, at)
        return f"{end or 'database'}: cut at {at} of {size}"
    with file.open("r+b") as content:
        content.seek(at)
        [old] = content.read(1)
        content.seek(at)
        content.write(bytes([old ^ rng.randrange(1, 256)]))
    return f"{end or 'database'}: byte {at} of {size} was {old}"


def _size(database: Path, end: str) -> int:
    file = database.with_name(database.name + end)
    return file.stat().st_size if file.exists() else 0
