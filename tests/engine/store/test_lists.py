"""Long lists are read in pages."""

import pytest
from tables_world import GUEST, HOST, World

from engine.store import privacy, summaries


@pytest.mark.parametrize("page", [1, 2, 3, 100])
async def test_a_long_list_is_read_in_pages(world: World, monkeypatch: pytest.MonkeyPatch, page: int) -> None:
    monkeypatch.setattr(summaries, "PAGE", page)
    tables = [await world.deal() for _ in range(4)]

    assert [
        summary.table_id for summary in await world.store.summaries.of_open_tables(user_id=HOST)
    ] == tables


@pytest.mark.parametrize("piece", [1, 2, 100])
async def test_what_is_stored_of_a_person_is_read_in_pieces(
    world: World, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    monkeypatch.setattr(privacy, "PIECE", piece)
    tables = [await world.deal((HOST, GUEST)) for _ in range(3)]
    for table in tables:
        await world.play_on(table, 3)
    challenge_id = (await world.offer((GUEST,), opponent_id=HOST)).id
    stored = await world.store.privacy.stored_of(HOST)
    moves = [(row["table_id"], row["ply"]) for row in stored["moves"]]

    assert [row["id"] for row in stored["games"]] == tables
    assert {table for table, _ in moves} == {*tables}
    assert moves == sorted({*moves})
    assert [row["id"] for row in stored["offers"]] == tables
    assert [row["id"] for row in stored["challenges"]] == [challenge_id]
