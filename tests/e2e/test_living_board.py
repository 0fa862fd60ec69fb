"""One living board per turn: when it is edited or posted, whom it pings, and what it says."""

import re
from dataclasses import replace
from typing import Any

import pytest
from e2e.lobbying import PostedOffer, called, pass_time, press_forged_id
from e2e.playing import answer_elsewhere, computer_reply, rush
from e2e.test_panels import answers, lines, opens, panels, presses
from e2e.test_pings import users_on_first_line
from e2e.world import World, answer_text, button, text_of

from bot.features.game_panels.log_pages import LENGTH, lines_of
from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from engine.core.decisions import Seat
from engine.tables.service import TableSnapshot

HOUR = 3600
SENT = re.compile(r"/channels/\d+/messages")


def posts(world: World, since: int = 0) -> list[Any]:
    return [
        request.json
        for request in world.env.http_requests[since:]
        if request.method == "POST" and SENT.fullmatch(request.path) and (request.json or {}).get("embeds")
    ]


async def plays_on(world: World, table_id: int) -> TableSnapshot:
    """Let the first seat to act reply like the computer, and show the result."""
    return await answer_elsewhere(world, table_id, computer_reply)


def seats_to_act(snapshot: TableSnapshot) -> set[int]:
    return {decision.seat for decision in snapshot.game.open_decisions}


async def at_a_turn(world: World, table_id: int) -> TableSnapshot:
    """Play Rag'n'Guns until its first turn."""
    snapshot = await world.snapshot(table_id)
    while snapshot.game.open_decisions[0].kind != "turn":
        snapshot = await plays_on(world, table_id)
    return snapshot


# When


async def test_a_whole_game_has_no_more_boards_than_hand_overs_and_two(world: World) -> None:
    table = await world.duel("ragnguns")
    before, hand_overs = await world.snapshot(table), 0

    while before.game.winners is None:
        after = await plays_on(world, table)
        hand_overs += bool(seats_to_act(after) - seats_to_act(before))
        before = after

    assert len(posts(world)) <= hand_overs + 2


async def test_while_the_same_player_goes_on_the_board_is_edited(world: World) -> None:
    table = await world.duel("ragnguns")
    before = await at_a_turn(world, table)
    board, start = await world.board(table), len(world.env.http_requests)
    while (after := await plays_on(world, table)).game.public_ply == before.game.public_ply:
        pass
    assert seats_to_act(after) == seats_to_act(before)

    edited = await world.board(table)

    assert edited.id == board.id
    assert posts(world, start) == []
    assert edited.embeds[0].to_dict() != board.embeds[0].to_dict()


async def test_an_hour_later_a_new_board_is_posted_and_nobody_is_called(world: World) -> None:
    table = await world.duel("ragnguns")
    before = await at_a_turn(world, table)
    board = await world.board(table)
    pings = [len(called(world, person)) for person in (world.alice, world.bob)]
    await world.env.advance_time(HOUR + 1)
    while (after := await plays_on(world, table)).game.public_ply == before.game.public_ply:
        pass
    assert seats_to_act(after) == seats_to_act(before)

    assert (await world.board(table)).id != board.id
    assert [len(called(world, person)) for person in (world.alice, world.bob)] == pings


async def test_what_somebody_takes_back_is_shown_on_the_same_board(world: World) -> None:
    table = await world.duel("ragnguns")
    await answers(world, table, world.alice)
    board = (await world.board(table)).id
    panel = await opens(world, table, world.alice)

    await world.alice.click(panel, custom_id=button(panel, "u:"))

    assert (await world.board(table)).id == board
    assert seats_to_act(await world.snapshot(table)) == {0, 1}


async def test_while_a_computer_plays_no_board_is_posted(world: World) -> None:
    table = await world.against_computer("ragnguns")
    start, hand_overs = len(posts(world)), 0
    snapshot = await world.snapshot(table)

    while snapshot.game.ply < 60 and snapshot.game.winners is None:
        asks = snapshot.game.public_ply
        snapshot = await plays_on(world, table)
        log = await world.bot.store.logs.log_since(table, asks)
        hand_overs += any(row.seat == 1 for row in log)

    assert len(posts(world)) - start <= hand_overs + 1


async def test_a_board_names_those_who_must_still_act(world: World) -> None:
    table = await world.duel()
    assert users_on_first_line(await world.board(table)) == {world.alice.id, world.bob.id}

    await answers(world, table, world.alice)
    assert users_on_first_line(await world.board(table)) == {world.bob.id}

    await answers(world, table, world.bob)
    assert users_on_first_line(await world.board(table)) == {world.alice.id, world.bob.id}


async def test_a_board_that_was_missed_while_both_have_played_calls_who_is_asked(world: World) -> None:
    table = await world.duel()
    await answers(world, table, world.alice)
    world.env.inject_error(
        "POST", f"/channels/{(await world.channel(table)).id}/messages", status=500, times=1
    )
    await answers(world, table, world.bob)
    await answers(world, table, world.bob)

    await world.settle_after(world.bot.services.publisher.catch_up())

    board = await world.board(table)
    assert len(called(world, world.alice)) == 3
    assert "✅ bob" in text_of(board)


async def test_more_boards_behind_than_are_shown_at_once_are_all_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.keyed_worker.AT_ONCE", 2)
    boards = world.bot.store.boards
    tables = [await world.duel() for _ in range(4)]
    for table in tables:
        board = await boards.board_message(table)
        assert board is not None
        await boards.save_board_message(replace(board, shown_ply=-1))
    assert set(tables) <= set(await boards.outdated_boards())

    await world.settle_after(world.bot.services.publisher.catch_up())

    assert await boards.outdated_boards() == []


# Whom the end pings


async def test_who_loses_by_the_last_move_is_called_to_the_end(world: World) -> None:
    table = await world.duel()
    before = [len(called(world, person)) for person in (world.alice, world.bob)]

    await world.resign(world.alice, table)

    after = [len(called(world, person)) for person in (world.alice, world.bob)]
    assert [now - then for now, then in zip(after, before)] == [1, 1]


# What it says


async def told_since(world: World, table_id: int, ply: int, viewer: Seat | None = None) -> list[str]:
    """Return the lines of the log after this ply, as this seat may read them."""
    snapshot = await world.snapshot(table_id)
    log = await world.bot.store.logs.log_since(table_id, ply)
    events = [event for row in log for event in row.events]
    return lines_of(events, snapshot, phrases_for(snapshot, load_texts("en"), viewer))


async def test_back_after_a_day_board_and_panel_tell_once_all_that_has_happened_since(world: World) -> None:
    table = await world.duel("ragnguns")
    snapshot = await at_a_turn(world, table)
    [seat] = seats_to_act(snapshot)
    away, ply = (world.bob, world.alice)[seat], snapshot.game.ply
    await opens(world, table, away)
    while seats_to_act(snapshot) == {seat}:
        snapshot = await plays_on(world, table)
    await pass_time(world, 24 * HOUR)
    await world.restart()

    panel = await opens(world, table, away)

    [on_board] = [
        field.value.split("\n")
        for field in (await world.board(table)).embeds[0].fields
        if field.name == "What happened"
    ]
    lines_since = await told_since(world, table, ply, 1 - seat)
    of_the_turn = await told_since(world, table, -1, 1 - seat)
    in_panel = [line for line in lines(text_of(panel)) if not line.startswith("…")]  # the rest: **Earlier**
    assert in_panel == [line for line in of_the_turn if line in in_panel]
    assert in_panel[-1] in lines_since
    assert set(on_board) & set(lines_since)


async def test_what_was_told_is_not_told_again(world: World) -> None:
    table = await world.duel()
    await answers(world, table, world.alice)
    await answers(world, table, world.bob)
    assert lines(text_of(await opens(world, table, world.alice))) != [""]

    again = await opens(world, table, world.alice)

    assert lines(text_of(again)) == [""]


async def test_what_does_not_fit_is_one_press_away(world: World) -> None:
    table = await world.duel("ragnguns")
    snapshot = await world.snapshot(table)
    while snapshot.game.ply < 70 and snapshot.game.winners is None:
        snapshot = await plays_on(world, table)
    everything = await told_since(world, table, -1, snapshot.seat_of(world.alice.id))
    panel = await opens(world, table, world.alice)
    news = lines(text_of(panel))
    rest = iter(everything)
    assert all(line in rest for line in news)  # in their order

    more = await world.alice.click(panel, custom_id=button(panel, "m:"))

    assert more.response.ephemeral
    assert [open_panel.id for open_panel in panels(world, world.alice)].count(panel.id) == 1
    assert "rolls the die" not in answer_text(more)  # the first thing that happened is a page farther back
    assert len(answer_text(more)) > LENGTH  # the newest page is full


async def test_anybody_can_read_on_from_a_board(world: World) -> None:
    table = await world.duel("ragnguns")
    await at_a_turn(world, table)
    board = await world.board(table)

    more = await press_forged_id(world.carol, PostedOffer(world, 0, board), f"m:{table}")

    assert more.ephemeral
    assert "rolls the die" in answer_text(more)  # the first thing that happened
    assert (await world.board(table)).embeds[0].to_dict() == board.embeds[0].to_dict()


async def test_the_answer_in_a_panel_that_has_followed_tells_only_what_is_new(world: World) -> None:
    table = await world.duel()
    await presses(world, table, world.alice, await opens(world, table, world.alice))
    await answers(world, table, world.bob)
    before = lines(text_of(panels(world, world.alice)[-1]))

    await presses(world, table, world.alice, panels(world, world.alice)[-1])

    assert before != [""]
    assert set(lines(text_of(panels(world, world.alice)[-1]))) & set(before) == set()


async def test_the_end_in_words_is_for_the_result_and_more_has_what_lies_on_the_table(world: World) -> None:
    table = await world.duel("revolver")
    snapshot = await rush(world, table)
    presenter, view = PRESENTERS["revolver"], snapshot.final_view(None)
    phrases = phrases_for(snapshot, load_texts("en"))
    on_table = {field.name for field in presenter.fields(view, phrases)}
    board = await world.board(table)
    menu = await world.alice.click(board, custom_id=f"t:{table}")
    answer = (await world.alice.click(menu.response, custom_id=f"t:{table}:board")).response

    names = {field.name for field in board.embeds[0].fields}
    assert names & on_table <= {field.name for field in presenter.ending(view, phrases)}
    assert on_table <= {field.name for field in answer.embeds[0].fields}
    assert on_table - names
