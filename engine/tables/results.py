"""Results of finished games, computed from their last states."""

from collections.abc import Callable

from engine.core.decisions import Refused
from engine.store.ratings import RatingStore
from engine.store.results import ResultStore
from engine.tables.service import Tables
from engine.tables.standings import standings_of

PAGE = 100  # games read at a time


async def recompute(
    results: ResultStore,
    ratings: RatingStore,
    tables: Tables,
    table_id: int | None,
    progress: Callable[[int], object],
) -> int:
    """Write the results of all finished games again, or of one, and then all ratings; return how many games.

    Games that cannot be opened keep their results. `progress` is called with the number done.
    """
    done, last, page = 0, 0, [] if table_id is None else [table_id]
    while page := page or await results.finished_after(last, PAGE):
        for finished in page:
            await _rewrite(results, tables, finished)
        done, last, page = done + len(page), page[-1], []
        progress(done)
        if table_id is not None:
            break
    await ratings.fold_all()
    return done


async def _rewrite(results: ResultStore, tables: Tables, table_id: int) -> None:
    try:
        snapshot = await tables.get(table_id)
    except Refused as why:
        if why.code == "table-unknown":
            raise
        await results.rewrite(table_id, None)
        return
    if snapshot.game.winners is None:
        raise Refused("not-over")
    await results.rewrite(table_id, standings_of(snapshot, await tables.log(table_id)))
