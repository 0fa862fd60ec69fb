"""Games in the store: appending, loading, and lists of tables."""

from dataclasses import replace

import pytest
from sqlalchemy import select
from tables_world import CHANNEL, GUEST, GUILD, HOST, SECRET, STRANGER, THIRD, World

from engine.core.game import Checkpoint, LogRow
from engine.core.records.errors import AlreadyApplied
from engine.core.records.tables import SavedGame, TableLocation
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.store.logs import CHECKPOINTS_KEPT
from engine.store.schema.games import checkpoints

DEALT = Checkpoint(0, 3, '{"gold":"«7»"}'.encode())
HERE = TableLocation(GUILD, CHANNEL, None, True)


async def started(world: World, *users: int | None) -> int:
    offer = await world.offer(users or (HOST, GUEST))
    events = (Event("dealt", None, (("cards", 5),), ()), Event("drew", 1, (), (("card", "ace-♠"),)))
    assert await world.store.games.start(offer, HERE, offer.participants, DEALT, events, (0, 1))
    return offer.id


def action(ply: int, seat: int | None = 0, *reply: str) -> LogRow:
    return LogRow(ply, seat, reply or ("go",), 4_000_000_000 + ply, (Event("went", seat, (("to", ply),)),))


async def loaded(world: World, table_id: int) -> SavedGame:
    return await world.store.games.load(table_id)


async def test_what_was_started_is_loaded_with_its_deal_and_once(world: World) -> None:
    table = await started(world)
    await world.crash()
    [deal] = await world.store.logs.log(table)
    offer = await world.store.offers.get(table)

    assert await loaded(world, table) == SavedGame(
        id=table,
        game_key="diggers",
        variant="standard",
        location=HERE,
        participants=(Participant(HOST, "player 11", HOST), Participant(GUEST, "player 22", GUEST)),
        secret=SECRET,
        checkpoint=DEALT,
        tail=(),
    )
    assert deal == LogRow(0, None, (), 0)
    assert deal.events[1] == Event("drew", 1, (), (("card", "ace-♠"),))
    assert offer.state == "started"
    assert not await world.store.games.start(offer, HERE, offer.participants, DEALT, (), ())


async def test_a_start_that_fails_leaves_the_offer_open(world: World) -> None:
    offer = await world.offer()
    with pytest.raises(TypeError):
        await world.store.games.start(offer, HERE, [None], DEALT, (), ())  # type: ignore[list-item]

    assert await world.store.offers.open_offers() == [offer]
    assert await world.store.games.load(offer.id) is None


async def test_the_log_since_the_last_rest_is_loaded_whoever_acted(world: World) -> None:
    table = await started(world, HOST, GUEST, THIRD)
    replies = [action(1, 2, "a", "b"), action(2, None), action(3, 0), action(4, 2), action(5, 2)]
    await world.store.games.append(table, replies[:2], None, (0,), "k")
    await world.store.games.append(table, replies[2:], None, (0,), None)
    assert (await loaded(world, table)).tail == tuple(replies)
    assert (await loaded(world, table)).ply == 5

    checkpoint = Checkpoint(6, 4, b"{}")
    await world.store.games.append(table, [action(6)], checkpoint, (0,), "l")
    await world.store.games.append(table, [action(7, 1)], None, (0,), "m")
    saved = await loaded(world, table)
    assert (saved.checkpoint, saved.tail) == (checkpoint, (action(7, 1),))


async def test_the_log_tells_everything_from_the_deal_on_or_the_end_of_it(world: World) -> None:
    table = await started(world)
    replies = [action(1, 1, "ace-♠"), action(2, None, "!undone", "0")]
    await world.store.games.append(table, replies, Checkpoint(2, 3, b"{}"), (), None)

    log = await world.store.logs.log(table)
    assert log[1:] == replies == await world.store.logs.log(table, last=2)
    assert [one.events for one in log[1:]] == [one.events for one in replies]


async def test_a_click_is_appended_once_at_its_own_table_and_so_is_a_ply(world: World) -> None:
    table, other = await started(world), await started(world)
    await world.store.games.append(table, [action(1), action(2)], None, (0,), "k")

    with pytest.raises(AlreadyApplied):
        await world.store.games.append(table, [action(3)], None, (0,), "k")
    with pytest.raises(AlreadyApplied):
        await world.store.games.append(table, [action(2)], None, (0,), "l")
    assert await world.store.logs.has_key(table, "k")
    assert not await world.store.logs.has_key(table, "l")
    assert not await world.store.logs.has_key(other, "k")
    assert (await loaded(world, table)).ply == 2


async def test_the_last_rests_and_the_deal_are_kept(world: World) -> None:
    tables = [await started(world), await started(world)]
    for table in tables:
        for ply in range(1, CHECKPOINTS_KEPT + 5):
            await world.store.games.append(table, [action(ply)], Checkpoint(ply, 1, b"{}"), (0,), None)

    query = select(checkpoints.c.table_id, checkpoints.c.ply).order_by(
        checkpoints.c.table_id, checkpoints.c.ply
    )
    rows = await world.store.database.read(lambda connection: connection.execute(query).all())
    plies = [0, *range(5, CHECKPOINTS_KEPT + 5)]
    assert [tuple(row) for row in rows] == [(table, ply) for table in tables for ply in plies]
    past = await world.store.logs.past(tables[0])
    assert [checkpoint.ply for checkpoint in past.checkpoints] == [row.ply for row in past.log] == plies[1:]


async def test_of_a_game_that_is_over_the_deal_and_the_end_are_kept(world: World) -> None:
    table = await started(world)
    for ply in range(1, CHECKPOINTS_KEPT + 5):
        await world.store.games.append(table, [action(ply)], Checkpoint(ply, 1, b"{}"), (0,), None)
    end = Checkpoint(CHECKPOINTS_KEPT + 5, 1, b"{}", (1,))
    await world.store.games.append(table, [action(end.ply)], end, (), None)

    checkpoints, log = await world.store.logs.past(table)
    assert [checkpoint.ply for checkpoint in checkpoints] == [0, end.ply]
    assert [row.ply for row in log] == list(range(end.ply + 1))
    assert (await loaded(world, table)).checkpoint == end


@pytest.mark.parametrize("winners", [(1,), ()], ids=["a winner", "a draw"])
async def test_a_snapshot_with_winners_or_a_draw_ends_the_table(
    world: World, winners: tuple[int, ...]
) -> None:
    table = await started(world)
    end = Checkpoint(1, 3, b"{}", winners)
    await world.store.games.append(table, [action(1)], end, (), "k")

    assert (await loaded(world, table)).checkpoint == end
    assert await world.store.summaries.of_open_tables() == []
    [summary] = await world.store.summaries.recent_tables(HOST, over=True)
    assert (summary.is_over, summary.to_act) == (True, ())


async def test_a_score_counts_the_games_of_exactly_these_players_whatever_their_seats(world: World) -> None:
    async def finished(*users: int, winner: int | None) -> int:
        table = await started(world, *users)
        winners = () if winner is None else (users.index(winner),)
        end = Checkpoint(1, 3, b"{}", winners)
        await world.store.games.append(table, [action(1)], end, (), f"k{table}")
        return table

    await finished(HOST, GUEST, winner=GUEST)
    await finished(GUEST, HOST, winner=GUEST)
    await finished(HOST, GUEST, winner=None)
    await finished(HOST, THIRD, winner=HOST)
    await finished(HOST, GUEST, THIRD, winner=HOST)
    await started(world, HOST, GUEST)
    last = await finished(HOST, GUEST, winner=HOST)

    assert (await world.store.results.end_of(last)).score == [1, 2]


async def test_a_chair_is_given_to_another(world: World) -> None:
    table = await started(world)
    computer = Participant(None, "Ann", GUEST, "deputy")
    await world.store.games.append(table, [action(1)], None, (0,), "k", participant=(1, computer))

    assert (await loaded(world, table)).participants == (Participant(HOST, "player 11", HOST), computer)


async def test_a_line_tells_where_a_table_is_and_whom_it_waits_for(world: World) -> None:
    table = await started(world, HOST, GUEST, THIRD)
    world.time += 60
    await world.store.games.append(table, [action(1)], None, (2, 0), "k")

    [summary] = await world.store.summaries.of_open_tables()
    assert (summary.table_id, summary.game, summary.location) == (table, "diggers", HERE)
    assert [participant.user_id for participant in summary.participants] == [HOST, GUEST, THIRD]
    assert (summary.to_act, summary.ply, summary.updated_at, summary.is_over) == (
        (0, 2),
        1,
        world.time,
        False,
    )


async def test_lines_are_found_by_user_guild_and_channel(world: World) -> None:
    one, two = await started(world), await started(world, HOST, THIRD)
    await world.store.games.move(two, 555)

    async def listed(**wanted: int) -> list[int]:
        return [summary.table_id for summary in await world.store.summaries.of_open_tables(**wanted)]  # type: ignore[arg-type]

    assert await listed(user_id=HOST) == [one, two]
    assert await listed(user_id=THIRD) == await listed(user_id=HOST, channel_id=555) == [two]
    assert await listed(user_id=STRANGER) == await listed(guild_id=1) == await listed(channel_id=556) == []
    assert await listed(guild_id=GUILD) == await listed(channel_id=CHANNEL) == [one, two]


async def test_tables_that_wait_for_a_computer_are_found(world: World) -> None:
    person, computer = await started(world), await started(world, HOST, None)

    assert [
        summary.table_id for summary in await world.store.summaries.of_open_tables(waiting_computer=True)
    ] == [computer]
    await world.store.games.append(computer, [action(1)], None, (0,), "k")
    assert await world.store.summaries.of_open_tables(waiting_computer=True) == []
    assert [summary.table_id for summary in await world.store.summaries.of_open_tables()] == [
        person,
        computer,
    ]


async def test_a_table_moves(world: World) -> None:
    table = await started(world)
    await world.store.games.move(table, 555)
    assert (await loaded(world, table)).location == replace(HERE, channel_id=555)

    await world.store.games.move(table, None)
    assert (await loaded(world, table)).location == HERE
