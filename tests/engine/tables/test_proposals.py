"""Undo alone, and proposals that all must agree to, with a store, crashes and races."""

import asyncio

import pytest
from tables_world import GUEST, HOST, STRANGER, THIRD, World, refused

from engine.core.records.proposals import Proposal
from engine.tables.proposals import ABORT, DRAW, HOURS, RETRY_SECONDS, UNDO, Proposals
from engine.tables.snapshot import TransitionResult
from engine.tables.transitions import StaleDecision


def proposals(world: World) -> Proposals:
    return world.proposals()


async def proposed(world: World, table_id: int, kind: str, user_id: int = HOST, **more) -> Proposal:
    made = await proposals(world).propose(table_id, kind, user_id, f"wish {user_id}", **more)
    assert isinstance(made, Proposal)
    return made


async def dug(world: World, users=(HOST, GUEST)) -> int:
    """Return a table at which the host has bid most, chosen a pit, undone it, and must decide again."""
    table = await world.deal(users)
    await world.bid(table, *"321"[: len(users)])
    await world.press(table, HOST, "left", "2")
    return table


# alone


async def test_a_bid_is_taken_back_alone_and_saved(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "3")

    result = await proposals(world).undo(table, 1, HOST, "k")
    await world.crash()

    assert result.is_new
    assert [d.seat for d in (await world.game(table)).open_decisions] == [0, 1]
    await world.bid(table, "1", "2")
    assert (await world.played_again(table)).state == (await world.game(table)).state


@pytest.mark.threads
async def test_the_same_press_takes_back_once(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "3")
    both = await asyncio.gather(*(proposals(world).undo(table, 1, HOST, "same") for _ in range(2)))

    assert sorted(result.is_new for result in both) == [False, True]
    assert (await world.game(table)).ply == 2


async def test_a_late_press_or_one_of_who_has_chosen_nothing_or_sits_elsewhere_takes_nothing_back(
    world: World,
) -> None:
    table = await world.deal()
    await world.press(table, HOST, "3")

    assert await refused(proposals(world).undo(table, 1, GUEST, "k")) == "undo-none"
    assert await refused(proposals(world).undo(table, 1, STRANGER, "k")) == "not-seated"
    await world.press(table, GUEST, "1")
    assert await refused(proposals(world).undo(table, 1, HOST, "k")) == StaleDecision().code


async def test_after_a_roll_nothing_is_taken_back_alone(world: World) -> None:
    table = await dug(world)
    snapshot = await world.tables.get(table)

    assert not await proposals(world).may_undo(snapshot, 0)
    assert await refused(proposals(world).undo(table, snapshot.game.ply, HOST, "k")) == "undo-revealed"


async def test_the_panel_offers_it_where_it_may_be_done_but_for_a_choice_that_is_begun(world: World) -> None:
    table, begun = await world.deal(), await world.at_the_pit()
    await world.press(table, HOST, "3")
    await world.press(begun, HOST, "left")
    cases = [
        (await world.tables.get(table), 0),
        (await world.tables.get(table), 1),
        (await world.tables.get(begun), 0),
    ]

    assert [await proposals(world).may_undo(*item) for item in cases] == [True, False, False]


async def test_what_may_be_taken_back_is_told_of_the_table_as_it_was_seen(world: World) -> None:
    table = await dug(world)
    snapshot = await world.tables.get(table)
    seen = await proposals(world).choice(snapshot, 0)

    await world.play_on(table, 3)

    assert await proposals(world).choice(snapshot, 0) == seen


# by consent


async def test_with_consent_the_table_goes_back_and_the_same_dice_fall(world: World) -> None:
    table = await dug(world)
    result = (await world.game(table)).state.gold
    proposal = await proposed(world, table, UNDO)

    ended = await proposals(world).agree(proposal.id, GUEST)
    await world.crash()

    assert ended.state == "agreed"
    game = await world.game(table)
    assert (game.decision(0).kind, game.state.gold, game.state.rng.use_count) == ("pit", 12, 0)
    await world.press(table, HOST, "left", "2")
    assert (await world.game(table)).state.gold == result


@pytest.mark.threads
async def test_the_last_two_who_agree_at_the_same_moment_do_it_once(world: World) -> None:
    table = await dug(world, (HOST, GUEST, THIRD))
    proposal = await proposed(world, table, UNDO)
    before = (await world.game(table)).ply

    ended = await asyncio.gather(*(proposals(world).agree(proposal.id, user) for user in (GUEST, THIRD)))

    assert "agreed" in [item.state for item in ended]
    assert (await world.game(table)).ply == before + 1
    assert (await world.store.proposals.get(proposal.id)).state == "agreed"


@pytest.mark.threads
async def test_agreeing_and_refusing_at_the_same_moment_leaves_one_of_both(world: World) -> None:
    table = await dug(world)
    proposal = await proposed(world, table, DRAW)
    doing = proposals(world)

    await asyncio.gather(
        doing.agree(proposal.id, GUEST), doing.refuse(proposal.id, HOST), return_exceptions=True
    )

    state = (await world.store.proposals.get(proposal.id)).state
    assert ((await world.game(table)).winners == ()) == (state == "agreed")


async def test_a_proposal_that_is_being_carried_out_keeps_no_other_table(world: World) -> None:
    table, other = await world.deal(), await world.deal()
    made, ours = await proposed(world, table, DRAW), proposals(world)
    async with world.tables._lock(table):
        agreeing = asyncio.create_task(ours.agree(made.id, GUEST))
        while "waiters" not in repr(world.tables._lock(table)):  # noqa: ASYNC110  a lock has no event
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await ours.propose(other, DRAW, HOST, "k")
        assert not agreeing.done()

    assert (await agreeing).state == "agreed"


async def test_a_crash_before_it_was_done_does_it_after_the_restart_once(world: World) -> None:
    table = await dug(world)
    proposal = await proposed(world, table, DRAW)
    await world.store.proposals.consent(proposal.id, 1)
    await world.crash()

    ended = await proposals(world).resolve(table)

    assert [item.state for item in ended] == ["agreed"]
    assert (await world.game(table)).winners == ()
    assert await proposals(world).resolve(table) == []


async def test_a_crash_after_it_was_done_only_writes_it_down(world: World) -> None:
    table = await dug(world)
    proposal = await proposed(world, table, UNDO)
    await world.store.proposals.consent(proposal.id, 1)
    end, world.store.proposals.end_proposal = world.store.proposals.end_proposal, _never  # type: ignore[method-assign]
    await proposals(world).resolve(table)
    world.store.proposals.end_proposal = end  # type: ignore[method-assign]
    ply = (await world.game(table)).ply
    await world.crash()

    ended = await proposals(world).resolve(table)

    assert [item.state for item in ended] == ["agreed"]
    assert (await world.game(table)).ply == ply


async def _never(proposal_id: int, state: str) -> bool:
    return False


async def test_one_who_refuses_ends_it_and_nothing_has_happened(world: World) -> None:
    table = await dug(world)
    proposal = await proposed(world, table, UNDO)
    before = (await world.game(table)).ply

    ended = await proposals(world).refuse(proposal.id, GUEST)

    assert (ended.state, (await world.game(table)).ply) == ("refused", before)
    assert await refused(proposals(world).agree(proposal.id, GUEST)) == "proposal-over"
    assert await refused(proposals(world).refuse(proposal.id, GUEST)) == "proposal-over"


async def test_who_made_it_may_take_it_back_but_not_agree_and_strangers_have_no_say(world: World) -> None:
    proposal = await proposed(world, await dug(world), DRAW)

    assert await refused(proposals(world).agree(proposal.id, HOST)) == "proposal-own"
    assert await refused(proposals(world).agree(proposal.id, STRANGER)) == "not-seated"
    assert await refused(proposals(world).refuse(proposal.id, STRANGER)) == "not-seated"
    assert await refused(proposals(world).agree(99, HOST)) == "proposal-none"
    assert (await proposals(world).refuse(proposal.id, HOST)).state == "withdrawn"


async def test_a_move_makes_void_what_was_to_be_taken_back_but_no_draw(world: World) -> None:
    table = await dug(world)
    undo, draw = await proposed(world, table, UNDO), await proposed(world, table, DRAW)
    await world.press(table, GUEST, "pass")

    assert await refused(proposals(world).agree(undo.id, GUEST)) == "proposal-over"
    assert (await world.store.proposals.get(undo.id)).state == "void"
    assert (await proposals(world).agree(draw.id, GUEST)).state == "agreed"


async def test_the_end_of_the_game_makes_all_void(world: World) -> None:
    table = await dug(world)
    proposal = [await proposed(world, table, kind) for kind in (UNDO, DRAW, ABORT)]
    await world.tables.resign(table, GUEST, "k")

    ended = await proposals(world).resolve(table)

    assert [(item.id, item.state) for item in ended] == [(item.id, "void") for item in proposal]
    assert await refused(proposals(world).propose(table, DRAW, HOST, "k2")) == "game-over"


async def test_what_nobody_answers_lapses(world: World) -> None:
    table = await dug(world)
    proposal = await proposed(world, table, DRAW)
    world.time += HOURS * 3600

    assert await refused(proposals(world).agree(proposal.id, GUEST)) == "proposal-over"
    assert (await world.store.proposals.get(proposal.id)).state == "expired"


async def test_who_leaves_takes_their_proposal_with_them_and_need_not_agree_to_others(world: World) -> None:
    table = await dug(world, (HOST, GUEST, THIRD))
    own, theirs = await proposed(world, table, DRAW, HOST), await proposed(world, table, ABORT, THIRD)
    await proposals(world).agree(theirs.id, GUEST)
    await world.tables.resign(table, HOST, "k")

    ended = await proposals(world).resolve(table)

    assert {item.id: item.state for item in ended} == {own.id: "void", theirs.id: "agreed"}


async def test_a_draw_is_void_once_a_computer_that_settles_for_none_plays_a_seat(world: World) -> None:
    table = await dug(world, (HOST, GUEST, THIRD))
    draw = await proposed(world, table, DRAW)
    await proposals(world).agree(draw.id, GUEST)
    await world.tables.resign(table, THIRD, "k")

    [ended] = await proposals(world).resolve(table)

    assert ended.state == "void"
    assert (await world.tables.get(table)).game.winners is None


# limits


async def test_a_second_of_the_same_kind_has_to_wait_for_the_first(world: World) -> None:
    table = await dug(world)
    await proposed(world, table, DRAW)

    assert await refused(proposals(world).propose(table, DRAW, GUEST, "k")) == "proposal-open"


async def test_what_was_refused_is_not_proposed_again_for_an_hour_and_an_undo_not_before_another_choice(
    world: World,
) -> None:
    table = await dug(world)
    for kind in (DRAW, UNDO):
        await proposals(world).refuse((await proposed(world, table, kind)).id, GUEST)

    assert await refused(proposals(world).propose(table, DRAW, HOST, "k")) == "proposal-again"
    assert await refused(proposals(world).propose(table, UNDO, HOST, "k")) == "undo-refused"
    others = await proposed(world, table, DRAW, GUEST)  # the other player may
    await proposals(world).refuse(others.id, GUEST)
    world.time += RETRY_SECONDS
    await proposed(world, table, DRAW)
    assert await refused(proposals(world).propose(table, UNDO, HOST, "k")) == "undo-refused"
    await world.press(table, GUEST, "pass")
    await world.bid(table, "3", "1")
    await proposed(world, table, UNDO)


async def test_only_what_can_be_taken_back_is_proposed(world: World) -> None:
    table = await dug(world)

    assert await refused(proposals(world).propose(table, UNDO, GUEST, "k", count=2)) == "undo-none"
    assert await refused(proposals(world).propose(table, UNDO, HOST, "k", ply=1)) == "decision-stale"
    assert await refused(proposals(world).propose(table, UNDO, STRANGER, "k")) == "not-seated"


# computers


async def test_computers_agree_to_take_back_and_to_end_at_once(world: World) -> None:
    table = await world.deal((HOST, None))
    await world.press(table, HOST, "3")
    game = await world.game(table)
    await world.tables.answer_as_computer(table, game.decision_ply, 1, ("1",), "c")
    await world.press(table, HOST, "left", "2")

    undone = await proposals(world).propose(table, UNDO, HOST, "k1")
    ended = await proposals(world).propose(table, ABORT, HOST, "k2")

    assert isinstance(undone, TransitionResult)
    assert [event.kind for event in undone.events] == ["undone-agreed"]
    assert isinstance(ended, TransitionResult)
    assert ended.table.game.winners == ()
    assert [event.kind for event in ended.events] == ["agreed-abort"]


async def test_computers_do_not_settle_for_a_draw_and_are_not_asked_beside_people(world: World) -> None:
    table = await world.deal((HOST, GUEST, None))
    assert await refused(proposals(world).propose(table, DRAW, HOST, "k")) == "draw-computer"
    proposal = await proposed(world, table, ABORT)

    assert (await proposals(world).agree(proposal.id, GUEST)).state == "agreed"


# ended by a moderator


async def test_those_who_manage_the_server_give_their_reason(world: World) -> None:
    table = await dug(world)

    result = await world.tables.abort(table, "k", "nobody is left")

    assert result.table.game.winners == ()
    assert result.events[0].facts == (("reason", "nobody is left"),)
    assert await refused(world.tables.abort(table, "k2", "again")) == "game-over"


async def test_nothing_is_played_or_proposed_at_a_frozen_table_but_it_may_be_given_up(world: World) -> None:
    table = await dug(world)
    await world.store.suspensions.suspend(table)
    await world.tables.evict(table)

    assert await refused(world.press(table, GUEST, "pass")) == "table-suspended"
    assert await refused(proposals(world).propose(table, DRAW, HOST, "k")) == "table-suspended"
    assert (await world.tables.resign(table, GUEST, "k")).table.game.winners == (0,)
