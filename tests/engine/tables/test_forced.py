"""Automatic replies: the last steps of a choice, and visibly forced replies."""

from functools import partial

import pytest
from tables_world import GUEST, HOST, Diggers, Mine, World

from engine.core.decisions import Refused, Seat, as_options, ask
from engine.core.forced import was_forced
from engine.core.log import FORCED, REPEATED_FACTS
from engine.core.undo import has_just_undone, last_actor
from engine.tables.timeouts import Timeouts


class Shaft(Diggers):
    """A game with one pit: a player names an amount, which is weighed if it is large, and recorded."""

    async def dig(self, g: Mine, me: Seat) -> None:
        pit = await ask(me, "pit", as_options(["left"]))
        g.emit("went", me, pit=pit)
        if await ask(me, "dig", as_options(["yes", "no"])) == "yes":
            many = await ask(me, "many", as_options(["1", "2", "3"]), back=True, pit=pit)
            if many == "3":
                await ask(me, "sure", as_options(["yes"]), back=True)
            await ask(me, "write", as_options(["down"]), back=True)
            g.emit("dug", me, pit=pit, found=int(many))
        await ask(1 - me, "shout", as_options(["loud", "pass"]), by=me)


class Seen(Shaft):
    """The same game; everybody can see that there is one pit."""

    countable_kinds = frozenset({"pit"})


WORLD = partial(World, games={"diggers": Seen()})


async def open_kinds(world: World, table_id: int) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in (await world.game(table_id)).open_decisions]


async def rows(world: World, table_id: int) -> list[tuple[Seat | None, str]]:
    return [(row.seat, *row.reply) for row in (await world.store.logs.log(table_id))[1:]]


async def test_a_reply_that_all_can_see_to_be_forced_is_given_with_the_move_before_it(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "3")
    result = await world.press(table, GUEST, "1")
    log = await world.store.logs.log(table)
    await world.crash()

    assert await open_kinds(world, table) == [(0, "dig")]
    assert [(row.seat, *row.reply) for row in log[1:]] == [(0, "3"), (1, "1"), (0, "left")]
    assert [event.kind for event in result.events] == ["bid", FORCED, "went"]
    assert last_actor(log) == 1
    assert await world.store.logs.log(table) == log  # a replay does not add it again
    assert (await world.played_again(table)).state == (await world.game(table)).state


async def test_a_game_that_waits_at_a_forced_reply_is_moved_on_when_it_is_loaded(world: World) -> None:
    await world.crash(Shaft())
    table = await world.at_the_pit()
    assert await open_kinds(world, table) == [(0, "pit")]
    world.poked.clear()

    await world.crash(Seen())

    assert await open_kinds(world, table) == [(0, "dig")]
    assert world.poked == [table]
    assert was_forced((await world.store.logs.log(table))[-1])
    await world.crash(Seen())
    assert len(await rows(world, table)) == 3


async def test_after_an_update_all_games_under_way_are_moved_on_once(world: World) -> None:
    await world.crash(Shaft())
    tables = [await world.deal() for _ in range(2)]
    for table in tables:
        await world.bid(table, "3", "1")
    await world.crash(Seen())
    world.poked.clear()

    await world.tables.advance_forced()
    await world.tables.advance_forced()

    assert world.poked == tables


async def test_nobody_moves_on_what_nobody_can_see(world: World) -> None:
    await world.crash(Shaft())
    table = await world.at_the_pit()
    await world.store.suspensions.suspend(table)

    await world.crash(Seen())
    await world.tables.advance_forced()

    assert await open_kinds(world, table) == [(0, "pit")]


async def test_it_is_no_sign_of_life(world: World) -> None:
    table = await world.deal(time_control="day")
    await world.press(table, GUEST, "1")
    [late] = [clock for clock in await world.store.clocks.running_clocks(look=10**10) if clock.seat == 0]
    world.time = late.clock.deadline
    clocks = dict((await world.tables.get(table)).clocks)
    assert not clocks[0].has_answered

    await world.crash(Shaft())
    await world.press(table, HOST, "3")
    assert await open_kinds(world, table) == [(0, "pit")]
    before = (await world.tables.get(table)).clocks[0]
    await world.crash(Seen())

    after = (await world.tables.get(table)).clocks[0]
    assert (after.missed_in_row, after.has_answered, after.bank) == (
        before.missed_in_row,
        before.has_answered,
        before.bank,
    )
    assert after.decision_ply == (await world.game(table)).public_ply


async def test_who_is_silent_stays_so_when_a_reply_is_forced(world: World) -> None:
    table = await world.deal(time_control="day")
    await world.bid(table, "3", "1")
    await world.press(table, HOST, "no")
    await world.press(table, GUEST, "pass")
    await world.press(table, GUEST, "1")
    [late] = [clock for clock in await world.store.clocks.running_clocks(look=10**10) if clock.seat == 0]
    world.time = late.clock.deadline

    await Timeouts(world.tables, lambda: world.time).time_is_up(late)

    assert await open_kinds(world, table) == [(0, "dig")]
    assert (await world.tables.get(table)).clocks[0].missed_in_row == 1


async def test_an_undo_takes_a_forced_reply_for_no_choice_and_for_no_answer(world: World) -> None:
    table = await world.at_the_pit()
    proposals = world.proposals()
    snapshot = await world.tables.get(table)

    own, theirs = [await proposals.choice(snapshot, seat) for seat in (0, 1)]

    assert own.ply == theirs.ply - 1 == 0
    assert theirs.refusal_code != "undo-answered"


async def test_a_forced_reply_that_is_given_again_after_an_undo_is_told_once(world: World) -> None:
    table = await world.at_the_pit()
    await world.press(table, HOST, "no")
    proposals = world.proposals()

    back = await proposals.undo(table, (await world.game(table)).ply, HOST, "back")

    assert await open_kinds(world, table) == [(0, "dig")]
    last = (await world.store.logs.log(table))[-1]
    assert (last.seat, last.reply, was_forced(last)) == (0, ("left",), True)
    assert [(event.kind, event.facts) for event in back.events] == [
        ("undone-alone", ()),
        (FORCED, REPEATED_FACTS),
    ]
    assert has_just_undone(await world.store.logs.log(table), 0)


async def test_a_path_is_taken_whole_with_the_steps_that_leave_no_choice_or_not_begun(world: World) -> None:
    table = await world.at_the_pit()

    with pytest.raises(Refused):
        await world.press(table, HOST, "yes", "4")
    assert await open_kinds(world, table) == [(0, "dig")]
    await world.press(table, HOST, "yes", "2")
    assert await open_kinds(world, table) == [(1, "shout")]
    assert (await rows(world, table))[-3:] == [(0, "yes"), (0, "2"), (0, "down")]


async def test_nobody_is_sure_for_another(world: World) -> None:
    table = await world.at_the_pit()

    await world.press(table, HOST, "yes", "3")

    assert await open_kinds(world, table) == [(0, "sure")]
    await world.press(table, HOST, "yes")
    assert await open_kinds(world, table) == [(1, "shout")]


async def test_words_of_a_command_are_finished_in_the_same_way(world: World) -> None:
    table = await world.at_the_pit()

    await world.tables.answer_by_kind(table, HOST, {"dig": ("yes",), "many": ("1",)}, "typed")

    assert await open_kinds(world, table) == [(1, "shout")]
