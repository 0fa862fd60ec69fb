"""Proposals, suspended tables, the recent log and rematches in the store."""

import asyncio
from dataclasses import replace

import pytest
from tables_world import CHANNEL, GUEST, GUILD, HOST, THIRD, World

from engine.core.clocks import DAY, HOUR
from engine.core.records.proposals import Proposal
from engine.core.records.tables import TableLocation
from engine.store.logs import CHECKPOINTS_KEPT


async def proposed(world: World, table_id: int, kind: str = "draw", seat: int = 0) -> Proposal:
    return await world.store.proposals.make_proposal(
        table_id=table_id, kind=kind, seat=seat, ply=0, count=1, expires=world.time + DAY
    )


# proposals


async def test_a_proposal_is_found_again_after_a_restart(world: World) -> None:
    proposal = await proposed(world, await world.deal())
    await world.store.proposals.set_proposal_message(proposal.id, 5, 6)
    await world.crash()

    saved = await world.store.proposals.get(proposal.id)

    assert saved == replace(proposal, channel_id=5, message_id=6)
    assert (saved.state, saved.consents, saved.created_at) == ("open", (), world.time)
    assert await world.store.proposals.open_proposals() == [saved]


async def test_one_of_a_kind_stands_at_a_table_at_once(world: World) -> None:
    table, other = await world.deal(), await world.deal()

    made = await asyncio.gather(
        *(
            world.store.proposals.make_proposal(
                table_id=table, kind="draw", seat=seat, ply=0, count=1, expires=9
            )
            for seat in (0, 1)
        )
    )

    assert [item is None for item in made].count(True) == 1
    await proposed(world, table, "undo")
    await proposed(world, other, "draw")


async def test_each_consents_once_and_only_while_it_stands(world: World) -> None:
    proposal = await proposed(world, await world.deal([HOST, GUEST, THIRD]))

    assert await world.store.proposals.consent(proposal.id, 2)
    assert not await world.store.proposals.consent(proposal.id, 2)
    assert await world.store.proposals.consent(proposal.id, 1)
    assert (await world.store.proposals.get(proposal.id)).consents == (1, 2)
    assert await world.store.proposals.end_proposal(proposal.id, "agreed")
    assert not await world.store.proposals.consent(proposal.id, 0)


async def test_of_two_ends_at_once_the_first_counts(world: World) -> None:
    proposal = await proposed(world, await world.deal())

    ended = await asyncio.gather(
        world.store.proposals.end_proposal(proposal.id, "refused"),
        world.store.proposals.end_proposal(proposal.id, "void"),
    )

    assert sorted(ended) == [False, True]
    assert (await world.store.proposals.get(proposal.id)).ended_at == world.time
    assert await world.store.proposals.open_proposals() == []


async def test_all_of_a_kind_at_a_table_are_found_open_or_not(world: World) -> None:
    table = await world.deal()
    first = await proposed(world, table)
    await world.store.proposals.end_proposal(first.id, "refused")
    second = await proposed(world, table)
    await proposed(world, table, "undo")

    result = await world.store.proposals.open_proposals(table_id=table, kind="draw")

    assert [item.id for item in result] == [first.id, second.id]
    assert [item.kind for item in await world.store.proposals.open_proposals(table_id=table)] == [
        "draw",
        "undo",
    ]
    assert await world.store.proposals.get(99) is None


# the past


async def test_the_past_is_the_kept_rests_and_the_log_from_the_first_on(world: World) -> None:
    table = await world.deal(variant="endless")
    checkpoints, log = await world.store.logs.past(table)
    assert ([checkpoint.ply for checkpoint in checkpoints], [row.ply for row in log]) == ([0], [0])
    await world.play_on(table, 5 * CHECKPOINTS_KEPT)

    checkpoints, log = await world.store.logs.past(table)

    assert len(checkpoints) == CHECKPOINTS_KEPT
    assert [row.ply for row in log] == list(range(checkpoints[0].ply, (await world.game(table)).ply + 1))
    assert any(row.events for row in log)
    assert checkpoints[-1].ply == (await world.game(table)).checkpoint.ply


# suspended tables


async def test_a_frozen_table_says_so_to_each_who_sits_there_until_they_know_but_shows_no_board(
    world: World,
) -> None:
    table = await world.deal([HOST, GUEST, None])

    await world.store.suspensions.suspend(table)
    await world.crash()

    assert (await world.tables.get(table)).location.suspended_at == world.time
    assert await world.store.boards.outdated_boards() == []
    assert await world.store.suspensions.unnotified_users() == {HOST, GUEST}
    assert await world.store.suspensions.unnotified(HOST) == [table]
    await world.store.suspensions.mark_notified(HOST)
    assert (
        await world.store.suspensions.unnotified(HOST),
        await world.store.suspensions.unnotified_users(),
    ) == ([], {GUEST})


async def test_a_moved_table_goes_on_where_it_was_moved_to(world: World) -> None:
    table = await world.deal()
    await world.store.suspensions.suspend(table)

    assert await world.store.suspensions.resume_table(
        table, TableLocation(GUILD, 77, None, wants_thread=True)
    )
    assert not await world.store.suspensions.resume_table(
        table, TableLocation(GUILD, 78, 78, wants_thread=False)
    )
    await world.crash()

    assert (await world.tables.get(table)).location == TableLocation(GUILD, 77, None, wants_thread=True)
    assert await world.store.suspensions.unnotified_users() == set()


@pytest.mark.parametrize("clock", ["day", "none"])
async def test_no_clock_runs_while_a_table_is_frozen(world: World, clock: str) -> None:
    table = await world.deal(time_control=clock)
    before = dict((await world.tables.get(table)).clocks)
    world.time += HOUR
    await world.tables.suspend(table)
    assert await world.store.clocks.running_clocks() == []
    world.time += 40 * DAY

    await world.tables.resume(await world.tables.get(table), TableLocation.new(GUILD, CHANNEL, thread=False))

    after = (await world.tables.get(table)).clocks
    assert {seat: item.deadline for seat, item in after.items()} == {
        seat: item.deadline + 40 * DAY for seat, item in before.items()
    }
    assert len(await world.store.clocks.running_clocks()) == len(before)


# rematches


async def test_a_rematch_is_found_by_its_table_while_it_stands_or_is_played(world: World) -> None:
    table = await world.deal()
    offer = await world.offer(rematch_of=table)
    declined = await world.offer(rematch_of=table)
    await world.store.offers.end_offer(declined.id, "declined")

    assert [rematch.id for rematch in await world.store.offers.rematches(table)] == [offer.id]
    await world.tables.start(offer, thread=False)
    assert [rematch.id for rematch in await world.store.offers.rematches(table)] == [offer.id]
    await world.tables.abort(offer.id, "k")
    assert await world.store.offers.rematches(table) == []
