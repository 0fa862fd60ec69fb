"""The command recompute: compute the results of finished games again from their logs."""

import asyncio
from collections.abc import Callable

from bot.app.instance_lock import data_held
from bot.app.settings import Settings
from bot.services.clock import utc_now
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.results import recompute as recompute_results
from engine.tables.service import Tables

EVERY = 1000  # games between two lines of progress


def recompute(settings: Settings, table_id: int | None, echo: Callable[[str], object]) -> str:
    """Write results again, of one table or all; return a line about it, after lines of progress.

    Raises `Refused` for a table that is not over or unknown, `InUse`, `StoreUnavailable` or `OSError`.
    """
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    with data_held(settings.data_dir):
        return asyncio.run(_recompute(settings, table_id, echo))


async def _recompute(settings: Settings, table_id: int | None, echo: Callable[[str], object]) -> str:
    def show_progress(done: int) -> None:
        if done % EVERY == 0:
            echo(f"{done} games")

    async with await Store.open(settings.place, utc_now, settings.data_dir) as store:
        tables = Tables(store, GAMES, utc_now)
        count = await recompute_results(store.results, store.ratings, tables, table_id, show_progress)
    return f"Counted the results of {count} finished games again."
