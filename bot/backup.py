"""The backup command: a checked copy of the database while the bot runs, and a note of when."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

from bot.settings import Settings
from engine.store.store import Store

BACKED_UP = "backed-up"  # the fact in the store: when a copy was made last


def back_up(settings: Settings, file: Path) -> str:
    """Make the copy and say so; raises `Broken`, `FileExistsError` or another `OSError`."""
    if file.exists():
        raise FileExistsError(file)
    if not settings.database.exists():
        raise FileNotFoundError(2, "there is no database yet, so nothing to copy", str(settings.database))
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(2, "there is no such directory", str(file.parent))
    asyncio.run(_copy(settings.database, file))
    return f"{file}: a sound copy, {file.stat().st_size:,} bytes."


async def _copy(database: Path, file: Path) -> None:
    store = Store(database, lambda: int(time()))  # not `open`, which would bring an old database up to date
    try:
        await store.backup(file)
        await store.save_fact(BACKED_UP, str(int(time())))
    finally:
        await store.close()
