"""Whole games of Gnadenlos! in a simulated Discord: by presses, by commands, with restarts in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from e2e.playing import WatchedGame, computer_reply, press, rush
from e2e.world import World, answer_text, buttons
from simcord import InteractionResult, MemberActor

from bot.i18n.texts import load_texts
from engine.core.decisions import BACK, Decision
from engine.games.gnadenlos.cards import ADVENTURERS, total
from engine.games.gnadenlos.state import GnadenlosState
from engine.tables.service import TableSnapshot
from engine.tables.transitions import Transition, copy_game

GAME = "gnadenlos"
OPTION = {
    "adventurer": ("adventurer", "card"),
    "prestige": ("prestige", "nuggets"),
    "take": ("take", "card"),
}


def bid_of(notes: Sequence[str]) -> dict[str, str]:
    """Return notes as the options of the command."""
    return dict(zip(("note", "second", "third"), notes))


async def command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type the game's command, with options from autocompletion."""
    channel, reply = await world.channel(snapshot.id), computer_reply(snapshot, decision)
    if decision.kind == "recruit":
        return await person.slash(channel, f"gnadenlos {'recruit' if reply == ('open',) else 'pass'}")
    if decision.kind == "bid":
        offered = await person.autocomplete(channel, "gnadenlos bid", "note", "")
        assert {choice["value"] for choice in offered} == set(decision.options)
        return await person.slash(channel, "gnadenlos bid", **bid_of(reply))
    if decision.kind not in OPTION:  # confirms a bid that was begun by pressing
        return await press(world, snapshot, decision, person)
    name, option = OPTION[decision.kind]
    offered = await person.autocomplete(channel, f"gnadenlos {name}", option, "")
    assert {choice["value"] for choice in offered} == set(decision.options)
    return await person.slash(channel, f"gnadenlos {name}", **{option: reply[0]})


def unheard(known: set[str]) -> list[str]:
    """Return the names of adventurers that a user has never seen."""
    return [load_texts("en")(f"gnadenlos-card-{card}") for card in ADVENTURERS if card not in known]


def state(snapshot: TableSnapshot) -> GnadenlosState:
    return snapshot.game.state


async def test_a_whole_game_by_presses_and_commands(world: World) -> None:
    table, people = await world.start_table(4, GAME)

    snapshot = await WatchedGame(world, table, people, unheard, every=4).to([press, command])

    assert snapshot.game.winners
    assert "🏆" in (await world.board(table)).embeds[0].description


async def test_a_restart_while_two_of_four_have_bid_changes_nothing(world: World) -> None:
    table, people = await world.start_table(4, GAME)
    sitting = WatchedGame(world, table, people, unheard)
    before = await rush(world, table, lambda snapshot: len(state(snapshot).bids) == 2)
    assert [d.kind for d in before.game.open_decisions] == ["bid"]

    await world.restart()

    after = await world.snapshot(table)
    assert [after.game.view(seat) for seat in range(4)] == [before.game.view(seat) for seat in range(4)]
    assert not state(await sitting.to([press, command], lambda snapshot: not state(snapshot).bids)).bids
    assert (await rush(world, table)).game.winners is not None


async def test_a_restart_while_two_of_four_have_chosen_forgets_no_choice(world: World) -> None:
    table, _ = await world.start_table(4, GAME)
    before = await rush(world, table, lambda snapshot: len(snapshot.game.open_decisions) == 2)

    await world.restart()

    after = await world.snapshot(table)
    assert (after.game.open_decisions, after.game.decision_ply) == (
        before.game.open_decisions,
        before.game.decision_ply,
    )
    assert after.game.view(3) == before.game.view(3)


def equal(snapshot: TableSnapshot) -> tuple[str, ...]:
    """Return notes of the current bidder that are together worth as much as the only bid so far."""
    if len(state(snapshot).bids) != 1:
        return ()
    hand = state(snapshot).players[snapshot.game.open_decisions[0].seat].notes
    sums = (notes for count in (1, 2, 3) for notes in combinations(hand, count))
    return next((notes for notes in sums if total(notes) == total(state(snapshot).bids[0].notes)), ())


async def test_a_sum_that_is_taken_is_refused_with_the_free_ones_to_press(world: World) -> None:
    table, people = await world.start_table(4, GAME)
    snapshot = await rush(world, table, lambda snapshot: equal(snapshot) != ())
    person = people[snapshot.game.open_decisions[0].seat]

    answer = await person.slash(await world.channel(table), "gnadenlos bid", **bid_of(equal(snapshot)))

    assert "has been bid already" in answer_text(answer)
    assert state(await world.snapshot(table)).bids == state(snapshot).bids
    free = buttons(answer.response, "c:")[0]
    panel = await person.click(answer.response, custom_id=free)
    assert "Is that your bid?" not in answer_text(panel)
    assert len(state(await world.snapshot(table)).bids) == 2


def begun(snapshot: TableSnapshot) -> Transition:
    """Begin a bid without confirming it."""
    game = copy_game(snapshot.game)
    decision = game.open_decisions[0]
    return Transition(game, (game.answer(decision.seat, computer_reply(snapshot, decision)),))


async def test_another_bid_is_completed_and_laid_while_one_waits_to_be_confirmed(world: World) -> None:
    table, people = await world.start_table(4, GAME)
    await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "bid")
    await world.settle_after(world.bot.services.tables.apply(table, "begun", begun))
    snapshot = await world.snapshot(table)
    assert snapshot.game.open_decisions[0].kind == "lay"
    seat, channel = snapshot.game.open_decisions[0].seat, await world.channel(table)
    first = snapshot.game.peek(seat, BACK)

    offered = await people[seat].autocomplete(channel, "gnadenlos bid", "note", "")
    laid = await people[seat].slash(channel, "gnadenlos bid", note=first.options[-1])

    assert {choice["value"] for choice in offered} == set(first.options)
    assert laid.acknowledged
    assert state(await world.snapshot(table)).bids[-1].notes == [first.options[-1]]


async def test_all_who_still_owe_an_answer_are_shown_and_pinged_once(world: World) -> None:
    start = len(world.env.http_requests)
    table, people = await world.start_table(4, GAME)
    await WatchedGame(world, table, people, unheard).to(
        [press], lambda snapshot: len(snapshot.game.open_decisions) == 2
    )

    pings = [
        request.json["allowed_mentions"]["users"]
        for request in world.env.http_requests[start:]
        if request.method == "POST"
        and request.path.endswith("/messages")
        and "your move" in str(request.json)
    ]
    board = (await world.board(table)).embeds[0].description
    waiting = [people[d.seat].name for d in (await world.snapshot(table)).game.open_decisions]
    assert [len(users) for users in pings] == [4]
    assert all(person in board for person in waiting)
    assert not any(person.name in board for person in people if person.name not in waiting)


async def test_prestige_with_and_without_recruiting_are_two_lists_and_one_press(world: World) -> None:
    table, people = await world.start_table(3, GAME)
    before = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "prestige")
    person = people[before.game.open_decisions[0].seat]

    opened = await person.click(await world.board(table), custom_id=f"h:{table}")
    lists = [row["components"][0] for row in opened.response.components[:2]]
    labels = {option["value"]: option["label"] for one in lists for option in one["options"]}
    await person.select(opened.response, ["1/open"], custom_id=buttons(opened.response, "s:")[0])

    assert [one["placeholder"] for one in lists] == [
        "Start recruiting after paying…",
        "Recruit nobody after paying…",
    ]
    assert (labels["0/pass"], labels["1/open"]) == ("No prestige", "1 nugget")
    assert {one.kind for one in (await world.snapshot(table)).game.open_decisions} == {"bid"}
