"""A panel follows the game as long as Discord allows: its content, its place, and its requests."""

import json
import re
from collections.abc import Sequence
from typing import Any

import discord
import pytest
from e2e.lobbying import called, click_together
from e2e.playing import answer_elsewhere, rush
from e2e.world import World, button, buttons, select_values, text_of
from simcord import MemberActor

from bot.i18n.texts import load_texts

EN = load_texts("en")
USABLE = 15 * 60


def panels(world: World, person: MemberActor) -> list[discord.Message]:
    matches = [
        world.message(channel.id, message.id)
        for channel in (world.saloon, *world.saloon.threads)
        for message in world.env.backend.messages.get(channel.id, {}).values()
        if message.flags & 64 and message.visible_to(person.id) and message.embeds
    ]
    return sorted(matches, key=lambda message: message.id)


def changes(world: World, since: int) -> list[str]:
    """Return the requests for panels without a press, after the first `since` ones."""
    return [
        request.method for request in world.env.http_requests[since:] if request.path.startswith("/webhooks/")
    ]


async def opens(world: World, table_id: int, person: MemberActor) -> discord.Message:
    await person.click(await world.board(table_id), custom_id=f"h:{table_id}")
    return panels(world, person)[-1]


async def answers(world: World, table_id: int, person: MemberActor, times: int = 1) -> None:
    for _ in range(times):
        seat = (await world.snapshot(table_id)).require_active_seat(person.id)
        await answer_elsewhere(world, table_id, seat=seat)


async def presses(world: World, table_id: int, person: MemberActor, panel: Any) -> Any:
    """Press or pick the first option of a panel."""
    if buttons(panel, "s:"):
        return await person.select(panel, select_values(panel)[:1], custom_id=button(panel, "s:"))
    return await person.click(panel, custom_id=button(panel, f"c:{table_id}:"))


async def both_have_picked(world: World, table_id: int) -> None:
    """Let Alice pick in a panel, then Bob elsewhere, to open the next round."""
    await presses(world, table_id, world.alice, await opens(world, table_id, world.alice))
    await answers(world, table_id, world.bob)


# What a panel shows


async def test_a_panel_tells_what_has_happened_and_asks_the_next_question(world: World) -> None:
    table = await world.duel()
    await both_have_picked(world, table)

    panel = panels(world, world.alice)[-1]

    ply = (await world.snapshot(table)).game.decision_ply
    assert buttons(panel, f"c:{table}:{ply}:")
    assert EN("board-lately") in text_of(panel)
    assert re.search(r": \$[\d,]+ for|Both outlaws fall", text_of(panel))


async def test_who_is_asked_anew_is_told_what_is_newer_than_the_answer_to_their_press(world: World) -> None:
    table = await world.duel()
    await both_have_picked(world, table)

    panel = world.bot.services.panels._open[world.alice.id, table]

    seat = (await world.snapshot(table)).require_active_seat(world.alice.id)
    assert panel.since == await world.bot.store.logs.seen_ply(table, seat)


async def test_a_panel_tells_the_result_once_the_board_shows_it(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)
    await rush(world, table)
    await world.env.settle()
    panel = panels(world, world.alice)[-1]

    assert EN("panel-won") in text_of(panel) or EN("panel-lost") in text_of(panel)
    assert EN("panel-watch") not in text_of(panel)
    assert EN("outlaws-over") in panel.embeds[0].title
    assert panel.embeds[0].image.url is None  # of the step before


async def test_the_panel_of_a_game_that_is_over_asks_nothing(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)
    await world.resign(world.bob, table)

    [panel] = panels(world, world.alice)
    [embed] = panel.embeds
    assert embed.title == EN("board-title", game=EN("game-outlaws-duel"), headline=EN("outlaws-over"))
    assert embed.description.startswith(EN("panel-won"))
    assert EN("panel-now") not in [field.name for field in embed.fields]
    assert buttons(panel) == []  # the board below it has a rematch


async def test_a_panel_shows_what_can_be_taken_back_no_more(world: World) -> None:
    table = await world.duel("ragnguns")
    await presses(world, table, world.alice, await opens(world, table, world.alice))
    assert buttons(panels(world, world.alice)[-1], f"u:{table}:")

    await answers(world, table, world.bob)

    assert buttons(panels(world, world.alice)[-1], f"u:{table}:") == []


async def test_a_panel_shows_the_time_that_was_given(world: World) -> None:
    table = await world.duel(clock="live")
    await answers(world, table, world.alice)
    await opens(world, table, world.bob)
    before = (await world.snapshot(table)).clocks[1].deadline

    await world.alice.slash(await world.channel(table), "table time", table=table)
    await world.env.settle()

    after = (await world.snapshot(table)).clocks[1].deadline
    text = text_of(panels(world, world.bob)[-1])
    assert before != after
    assert f"<t:{after}:" in text
    assert f"<t:{before}:" not in text


async def test_who_is_asked_sees_in_their_panel_that_the_other_of_two_has_answered(world: World) -> None:
    table = await world.duel()
    await both_have_picked(world, table)
    start = len(world.env.http_requests)

    await answers(world, table, world.bob)

    assert changes(world, start) == ["PATCH"]


async def test_to_be_shown_something_by_an_edit_is_no_look(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)
    await answers(world, table, world.alice)
    await answers(world, table, world.bob)
    first = text_of(panels(world, world.alice)[-1])
    await answers(world, table, world.bob)
    await answers(world, table, world.alice)

    panel = panels(world, world.alice)[-1]

    assert lines(first) != [""]
    missing = [line for line in lines(first) if line not in text_of(panel)]
    assert not missing or buttons(panel, f"m:{table}")  # room is short


def lines(panel: str) -> Sequence[str]:
    [fields] = [embed["fields"] for embed in json.loads(panel)]
    return next((field["value"] for field in fields if field["name"] == EN("board-lately")), "").split("\n")


# When a panel is not changed


async def test_an_open_list_that_still_holds_is_left_alone(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-gangs")
    panel = await opens(world, table, people[0])
    assert buttons(panel, f"s:{table}:")
    start = len(world.env.http_requests)

    await answers(world, table, people[1])

    assert changes(world, start) == []
    assert [message.id for message in panels(world, people[0])] == [panel.id]


async def test_a_panel_for_which_nothing_has_changed_is_left_alone(world: World) -> None:
    table = await world.duel("ragnguns")
    await answers(world, table, world.alice)
    await answers(world, table, world.bob)
    snapshot = await world.snapshot(table)
    player, waiter = (world.alice, world.bob)[:: 1 if snapshot.game.decision(0) else -1]
    await opens(world, table, waiter)
    start = len(world.env.http_requests)

    await answers(world, table, player)  # the first step of a choice, which the others do not see

    after = await world.snapshot(table)
    assert after.game.public_ply < after.game.decision_ply
    assert changes(world, start) == []


@pytest.mark.parametrize("restart", [False, True])
async def test_an_expired_panel_is_left_alone_and_a_press_renews_it(world: World, restart: bool) -> None:
    table = await world.duel()
    panel = await opens(world, table, world.alice)
    await (world.restart() if restart else world.env.advance_time(USABLE))
    start = len(world.env.http_requests)

    await answers(world, table, world.alice)
    await answers(world, table, world.bob)

    assert changes(world, start) == []
    await presses(world, table, world.alice, panel)
    ply = (await world.snapshot(table)).game.decision_ply
    assert buttons(panels(world, world.alice)[-1], f"c:{table}:{ply}:")
    await answers(world, table, world.bob)
    assert "✅ bob" in (await world.board(table)).embeds[0].fields[1].name
    assert changes(world, start) != []


async def test_a_panel_that_its_owner_has_dismissed_is_closed(world: World) -> None:
    table = await world.duel()
    panel = await opens(world, table, world.alice)
    world.env.backend.delete_message(panel.channel.id, panel.id)

    await answers(world, table, world.alice)
    start = len(world.env.http_requests)
    await answers(world, table, world.bob)

    assert changes(world, start) == []
    assert buttons(await opens(world, table, world.alice), f"c:{table}:")


async def test_what_was_pressed_in_a_panel_that_is_gone_meanwhile_is_shown_in_a_new_one(world: World) -> None:
    table = await world.duel()
    panel = await opens(world, table, world.alice)
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10008, times=1)

    await presses(world, table, world.alice, panel)

    assert "You have chosen" in text_of(panels(world, world.alice)[-1])


async def test_a_new_panel_closes_the_one_before_and_follows_the_game(world: World) -> None:
    table, other = await world.duel(), await world.duel("bang")
    elsewhere = await opens(world, other, world.alice)
    older = await opens(world, table, world.alice)
    newer = await opens(world, table, world.alice)

    await answers(world, table, world.alice)

    left = panels(world, world.alice)
    assert older.id not in [panel.id for panel in left]
    assert elsewhere.id in [panel.id for panel in left]  # a panel of another table
    [panel] = [panel for panel in left if panel.id == newer.id]
    assert "You have chosen" in text_of(panel)


async def test_a_panel_that_discord_no_longer_lets_us_delete_is_in_nobodys_way(world: World) -> None:
    table = await world.duel()
    older = await opens(world, table, world.alice)
    world.env.backend.delete_message(older.channel.id, older.id)

    newer = await opens(world, table, world.alice)
    await answers(world, table, world.alice)

    assert "You have chosen" in text_of(world.message(newer.channel.id, newer.id))


async def test_the_panel_of_who_has_left_keeps_neither_hand_nor_buttons(world: World) -> None:
    table, _ = await world.start_table(3, "outlaws-shootout")
    panel = await opens(world, table, world.alice)
    other = await opens(world, table, world.bob)

    await world.resign(world.alice, table)

    left = world.message(panel.channel.id, panel.id)
    assert left.content == EN("no-not-seated")
    assert not left.embeds
    assert not left.attachments
    assert not buttons(left)
    assert buttons(world.message(other.channel.id, other.id))


# Where a panel is


async def test_below_a_new_board_the_panel_is_sent_again_and_the_old_one_is_gone(world: World) -> None:
    table = await world.duel()
    first = (await world.board(table)).id
    since = len(world.env.http_requests)
    await both_have_picked(world, table)

    [panel] = panels(world, world.alice)

    assert first < (await world.board(table)).id < panel.id
    assert buttons(panel, "c:")
    assert changes(world, since) == ["POST", "DELETE"]


async def test_a_panel_whose_older_one_was_not_deleted_stands_alone_after_the_next_answer(
    world: World,
) -> None:
    table = await world.duel()
    world.env.inject_error("DELETE", "/webhooks/*", status=500, times=1)
    await both_have_picked(world, table)
    assert len(panels(world, world.alice)) == 2

    await answers(world, table, world.bob)

    [panel] = panels(world, world.alice)
    assert buttons(panel, "c:")


async def test_a_panel_that_is_sent_again_still_tells_what_its_owners_answer_has_brought(
    world: World,
) -> None:
    table = await world.duel()
    await answers(world, table, world.bob)

    await presses(world, table, world.alice, await opens(world, table, world.alice))

    [panel] = panels(world, world.alice)
    assert panel.id > (await world.board(table)).id
    assert lines(text_of(panel)) != [""]


async def test_in_quick_play_each_answer_is_one_press_and_nobody_sees_more_than_their_own(
    world: World,
) -> None:
    table = await world.duel()
    for person in (world.alice, world.bob):
        await opens(world, table, person)

    while (await world.snapshot(table)).game.winners is None:
        for person in (world.alice, world.bob):
            await presses(world, table, person, panels(world, person)[-1])
        assert await world.leaks(table, [world.alice, world.bob], [world.carol]) == []

    assert buttons(await world.board(table), "r:")


async def test_a_board_that_is_posted_again_does_not_move_an_open_list(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-gangs")
    panel = await opens(world, table, people[0])

    await people[1].slash(await world.channel(table), "wanted board")

    assert [message.id for message in panels(world, people[0])] == [panel.id]


async def test_an_answer_takes_the_press_the_board_and_the_panel_of_who_is_newly_asked(world: World) -> None:
    table, people = await world.duel("bang"), (world.alice, world.bob)
    for person in people:
        await opens(world, table, person)
    start, least = len(world.env.http_requests), 0

    for _ in range(16):
        before = (await world.snapshot(table)).game.open_decisions
        person = people[before[0].seat]
        await presses(world, table, person, panels(world, person)[-1])
        after = (await world.snapshot(table)).game.open_decisions
        # whose panel is sent again, the old one deleted, and the old board closed
        least += 2 + 3 * len({decision.seat for decision in after} - {decision.seat for decision in before})

    assert len(world.env.http_requests) - start <= 1.1 * least


# What a panel must not do


async def test_pings_go_out_as_if_there_were_no_panels(world: World) -> None:
    table = await world.duel()
    for person in (world.alice, world.bob):
        await opens(world, table, person)

    await answers(world, table, world.alice)
    assert [len(called(world, person)) for person in (world.alice, world.bob)] == [1, 1]
    await answers(world, table, world.bob)

    assert [len(called(world, person)) for person in (world.alice, world.bob)] == [2, 1]


async def test_what_is_kept_of_a_panel_never_shows_its_token(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)

    state = repr(vars(world.bot.services.panels))

    assert str(world.alice.id) in state
    assert [token for token in world.env.backend.interaction_tokens if token in state] == []


async def test_a_choice_that_is_pressed_again_reads_as_accepted(world: World) -> None:
    table = await world.duel()
    panel = await opens(world, table, world.alice)
    choice = button(panel, "c:")

    given = await click_together(world, panel, [(world.alice, choice)] * 20)

    assert all(answer.acknowledged for answer in given)
    [message] = panels(world, world.alice)
    assert "You have chosen" in text_of(message)
    assert "⚠️" not in text_of(message)


# When Discord is in trouble


async def test_a_panel_that_could_not_be_changed_is_changed_with_the_next_answer(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)
    world.env.inject_error("PATCH", "/webhooks/*", status=500, times=1)
    await answers(world, table, world.alice)

    await answers(world, table, world.bob)

    [panel] = panels(world, world.alice)
    ply = (await world.snapshot(table)).game.decision_ply
    assert buttons(panel, f"c:{table}:{ply}:")


async def test_a_panel_that_a_lost_connection_left_behind_is_changed_by_the_next_sweep(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)
    world.lose_connection("PATCH", "/webhooks/*")
    await answers(world, table, world.alice)

    await world.env.advance_time(70)

    [panel] = panels(world, world.alice)
    assert "You have chosen" in text_of(panel)


async def test_panels_that_can_be_reached_no_more_are_forgotten(world: World) -> None:
    table = await world.duel()
    await opens(world, table, world.alice)
    assert str(world.alice.id) in repr(vars(world.bot.services.panels))

    await world.env.advance_time(USABLE + 60)

    assert str(world.alice.id) not in repr(vars(world.bot.services.panels))
