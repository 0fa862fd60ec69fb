"""Lists of tables: cached lists match the stored ones, and long ones are read in pages."""

import pytest
from sqlalchemy import event
from tables_world import GUEST, GUILD, HOST, THIRD, World

from engine.core.records.tables import BoardMessage
from engine.store import privacy, summaries


async def test_a_remembered_list_is_what_would_be_read_after_each_action(world: World) -> None:
    tables = [
        await world.deal((HOST, GUEST, THIRD), time_control=clock, variant="endless")
        for clock in ("day", "none")
    ]
    for turn in range(24):
        table = tables[turn % 2]
        (
            await world.store.summaries.summaries_of_user(HOST),
            await world.store.summaries.summaries_of_user(GUEST),
        )
        world.time += 40_000
        await world.play_on(table, 1)

        for user in (HOST, GUEST):
            assert await world.store.summaries.summaries_of_user(
                user
            ) == await world.store.summaries.of_open_tables(user_id=user)


async def test_a_press_its_board_and_what_was_read_of_it_leave_the_list_in_memory(world: World) -> None:
    table = await world.deal(time_control="day")
    await world.store.summaries.summaries_of_user(HOST)
    await world.play_on(table, 1)
    await world.store.boards.save_board_message(BoardMessage(table, 1, 2, 1, 1, 0))
    await world.store.logs.save_seen_ply(table, 1, 1)
    statements: list[str] = []

    def note(_connection: object, _cursor: object, sql: str, *_: object) -> None:
        statements.append(sql)

    event.listen(world.store.database.reading.engine, "before_cursor_execute", note)
    [summary] = await world.store.summaries.summaries_of_user(HOST)

    assert statements == []
    assert (summary.ply, summary.to_act) == ((await world.game(table)).ply, (1,))


async def test_the_end_another_table_and_another_place_are_read_again(world: World) -> None:
    table = await world.deal()
    assert [summary.table_id for summary in await world.store.summaries.summaries_of_user(HOST, GUILD)] == [
        table
    ]
    other = await world.deal()
    assert [summary.table_id for summary in await world.store.summaries.summaries_of_user(HOST, GUILD)] == [
        table,
        other,
    ]
    await world.store.games.move(other, 777)
    assert [summary.location.channel_id for summary in await world.store.summaries.summaries_of_user(HOST)][
        1
    ] == 777
    await world.tables.abort(table, "k", "it is late")
    assert [summary.table_id for summary in await world.store.summaries.summaries_of_user(HOST, GUILD)] == [
        other
    ]


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
