"""Whole games of Gnadenlos! in a simulated Discord: by presses, by commands, with a restart in the middle."""

from e2e.playing import WatchedGame, computer_reply, press, rush
from e2e.world import World, answer_text, buttons
from simcord import InteractionResult, MemberActor

from bot.i18n.texts import load_texts
from engine.core.decisions import Decision
from engine.games.gnadenlos.cards import ADVENTURERS, total
from engine.games.gnadenlos.rules.events import OTHER_NOTES
from engine.games.gnadenlos.state import GnadenlosState
from engine.tables.service import TableSnapshot

GAME = "gnadenlos"
OPTION = {
    "adventurer": ("adventurer", "card"),
    "prestige": ("prestige", "nuggets"),
    "bid": ("bid", "sum"),
    "take": ("take", "card"),
}


async def command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type the game's command, with options from autocompletion."""
    channel, reply = await world.channel(snapshot.id), computer_reply(snapshot, decision)
    if decision.kind == "recruit":
        return await person.slash(channel, f"gnadenlos {'recruit' if reply == ('open',) else 'pass'}")
    if decision.kind not in OPTION:  # notes of a bid that was begun by pressing
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


async def test_a_sum_that_is_taken_is_refused_with_the_free_ones_to_press(world: World) -> None:
    table, people = await world.start_table(4, GAME)
    snapshot = await rush(world, table, lambda snapshot: len(state(snapshot).bids) == 1)
    person, sum_ = people[snapshot.game.open_decisions[0].seat], str(total(state(snapshot).bids[0].notes))

    answer = await person.slash(await world.channel(table), "gnadenlos bid", sum=sum_)

    assert "has been bid already" in answer_text(answer)
    assert state(await world.snapshot(table)).bids == state(snapshot).bids
    free = buttons(answer.response, "c:")[0]
    await person.click(answer.response, custom_id=free)
    assert len(state(await world.snapshot(table)).bids) == 2


async def test_notes_of_ones_own_choice_are_bid(world: World) -> None:
    table, people = await world.start_table(4, GAME)
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "bid")
    seat = snapshot.game.open_decisions[0].seat
    notes = state(snapshot).players[seat].notes[-2:]
    opened = await people[seat].click(await world.board(table), custom_id=f"h:{table}")

    [other_notes] = [name for name in buttons(opened.response, "c:") if name.endswith(f":{OTHER_NOTES}")]
    notes_panel = await people[seat].click(opened.response, custom_id=other_notes)
    await people[seat].select(notes_panel.response, notes, custom_id=buttons(notes_panel.response, "s:")[0])

    assert state(await world.snapshot(table)).bids[-1].notes == notes


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


async def test_prestige_is_a_button_an_amount(world: World) -> None:
    table, people = await world.start_table(3, GAME)
    before = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "prestige")
    seat = before.game.open_decisions[0].seat

    opened = await people[seat].click(await world.board(table), custom_id=f"h:{table}")
    amounts = buttons(opened.response, "c:")
    await people[seat].click(opened.response, custom_id=amounts[1])

    assert [name.split(":")[-1] for name in amounts] == ["0", "1", "2", "3", "4", "5"]
    after = await world.snapshot(table)
    assert state(after).players[seat].field == state(before).players[seat].field + 1
