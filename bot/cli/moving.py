"""Move the database from a file to a server, or back."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

from bot.app.instance_lock import data_held
from bot.app.settings import Settings
from bot.cli.games import progress
from bot.services.clock import utc_now
from engine.games import GAMES
from engine.store.copying import NotAlike, copy_rows
from engine.store.database import Place
from engine.store.postgres import parse_url
from engine.store.store import Store
from engine.tables.inspection import InspectionReport, inspect_store


class MoveRefused(Exception):
    """The reason why nothing was moved, for the owner."""


def place_of(word: str) -> Place:
    """Return the file or the URL of a database; raises `ValueError`."""
    return parse_url(word) if "://" in word else Path(word)


def move(settings: Settings, source: Place, target: Place) -> tuple[int, InspectionReport]:
    """Copy all rows, compare them and replay the open games; return how many rows, and the report.

    The source begins an epoch if it is ever used again. Raises `InUse`, `MoveRefused`, `StoreUnavailable`.
    """
    if isinstance(source, Path) and not source.exists():
        raise FileNotFoundError(2, "there is no such file", str(source))
    folders = {settings.data_dir, *(place.parent for place in (source, target) if isinstance(place, Path))}
    with ExitStack() as locks:
        for folder in {folder.resolve() for folder in folders}:  # a bot elsewhere may use either file
            folder.mkdir(parents=True, exist_ok=True)
            locks.enter_context(data_held(folder))
        return asyncio.run(_move(source, target, settings.data_dir))


async def _move(source: Place, target: Place, folder: Path) -> tuple[int, InspectionReport]:
    try:
        async with (
            await Store.open(source, utc_now, folder) as old,
            await Store.open(target, utc_now, folder) as new,
        ):
            with progress("copying tables") as report_progress:
                count = await copy_rows(old.database, new.database, report_progress)
            await old.epochs.mark_restored()
            with progress("replaying games") as report_progress:
                return count, await inspect_store(new, GAMES, utc_now, report_progress)
    except NotAlike as why:
        raise MoveRefused(f"The target is not empty, or its table {why} differs from the source.") from why
