"""Import an exported game: whole, or up to a row; tests of exports and of the command line refuse others."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from quick_store import prepared, unsynced
from recorded import TABLE, TABLES, exported

from engine.core.records.offers import IMPORTED
from engine.core.records.tables import TableLocation
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.importing import read_game, save_game
from engine.tables.inspection import inspect_copy
from engine.tables.service import Tables

HERE = TableLocation.new(1, 2, thread=False)
every_game = pytest.mark.parametrize("name", TABLES)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = unsynced(await Store.open(await prepared(tmp_path / "wanted.sqlite3"), lambda: 1000))
    yield store
    await store.close()


@every_game
async def test_a_game_comes_back_with_what_was_undone_and_is_replayed_alike(store: Store, name: str) -> None:
    evening, text = exported(name, 1)
    table = await save_game(store.offers, store.games, read_game(text), HERE, "Seat {number}")
    tables = Tables(store, GAMES, lambda: 1000)
    snapshot, log = await tables.get(table), await tables.log(table)

    assert snapshot.game.winners == evening.game.winners
    assert [participant.name for participant in snapshot.participants][:2] == ["Seat 1", "Seat 2"]
    assert [(row.ply, row.seat, row.reply, row.state_crc) for row in log[1:]] == [
        (row.ply, row.seat, row.reply, row.state_crc) for row in evening.log[1:]
    ]
    there, here = evening.recording.timeline(), (await tables.recording(snapshot)).timeline()
    assert here.diverged_ply is None
    assert {stop.ply for stop in there.stops} <= {stop.ply for stop in here.stops}
    for stop in there.stops[::9]:
        replay = (await tables.recording(snapshot)).at(stop.ply)
        assert replay.view(None) == evening.recording.at(stop.ply).view(None)
    assert snapshot.origin == (IMPORTED, TABLE, evening.game.ply)


@every_game
@pytest.mark.parametrize("part", [0, 0.6])
async def test_up_to_a_row_it_is_a_game_called_off_there(store: Store, name: str, part: float) -> None:
    evening, text = exported(name, 1)
    plies = [ply for ply in sorted(evening.seen) if ply < evening.game.ply]
    ply = plies[int(part * len(plies))]
    table = await save_game(store.offers, store.games, read_game(text, ply), HERE, "Seat {number}")
    tables = Tables(store, GAMES, lambda: 1000)
    snapshot = await tables.get(table)

    assert snapshot.game.winners == ()
    assert [row.ply for row in await tables.log(table)] == list(range(ply + 2))
    recording = await tables.recording(snapshot)
    assert recording.at(ply).view(None) == evening.seen[ply]
    assert recording.timeline().diverged_ply is None


async def test_rows_out_of_range_are_the_nearest(store: Store) -> None:
    _, text = exported("outlaws-duel", 1)

    assert read_game(text, 10**6).branch.rows == read_game(text).branch.rows
    assert len(read_game(text, 0).branch.rows) == 1


async def test_an_imported_game_is_whole_when_all_games_are_looked_through(store: Store) -> None:
    names = ("outlaws-duel", "bang", "gnadenlos")
    for name in names:
        for last in (None, 7):
            game = read_game(exported(name, 1)[1], last)
            await save_game(store.offers, store.games, game, HERE, "Seat {number}")
    assert isinstance(store.database.place, Path)
    report = await inspect_copy(store.database.place, GAMES, lambda: 1000, over=True)

    assert [finding.code for finding in report.games] == ["whole"] * 2 * len(names)
