"""Results of finished games, computed from their last states."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decisions import Refused
from engine.core.results import final_standings
from engine.store.results import ResultStore
from engine.tables.service import Tables

PAGE = 100  # games read at a time


async def recompute(
    results: ResultStore, tables: Tables, table_id: int | None, progress: Callable[[int], object]
) -> int:
    """Write the results of all finished games again, or of one; return how many.

    Games that cannot be opened keep their results. `progress` is called with the number done.
    """
    if table_id is not None:
        await _rewrite(results, tables, table_id)
        return 1
    done, last = 0, 0
    while page := await results.finished_after(last, PAGE):
        for finished in page:
            await _rewrite(results, tables, finished)
        done, last = done + len(page), page[-1]
        progress(done)
    return done


async def _rewrite(results: ResultStore, tables: Tables, table_id: int) -> None:
    try:
        snapshot = await tables.get(table_id)
    except Refused as why:
        if why.code == "table-unknown":
            raise
        await results.rewrite(table_id, None)
        return
    final = final_standings(snapshot.game, len(snapshot.participants))
    if final is None:
        raise Refused("not-over")
    await results.rewrite(table_id, final)
