"""Draws and aborts by consent: the message, its buttons, restarts, races, and every refusal."""

from typing import Any

import pytest
from e2e.lobbying import click_together, pass_time, refusal, set_language
from e2e.lobbying import offer_draw as offers
from e2e.world import World, answer_text, button, buttons, text_of
from simcord import InteractionResult, MemberActor

from engine.tables.proposals import HOURS


async def message(world: World, table_id: int, newest: int = -1) -> Any:
    posted = [m for m in (await world.channel(table_id)).history() if "🃏" not in str(m.embeds)]
    return [m for m in posted if m.embeds and ("draw" in m.embeds[0].title or "off" in m.embeds[0].title)][
        newest
    ]


async def press(world: World, table_id: int, person: MemberActor, verb: str) -> InteractionResult:
    posted = await message(world, table_id)
    return await person.click(posted, custom_id=button(posted, "v:", f":{verb}"))


def pings(world: World) -> list[list[int]]:
    """Return the users that each of the bot's messages with a text could ping."""
    requests = [
        request.json
        for request in world.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages") and request.json.get("content")
    ]
    return [[int(user) for user in body["allowed_mentions"].get("users", [])] for body in requests]


# a draw


@pytest.mark.parametrize(
    ("verb", "title", "outcome"),
    [("draw", "offers a draw", "the game is a draw"), ("abort", "call the game off", "the game ends here")],
)
async def test_what_the_other_agrees_to_ends_the_game(
    world: World, verb: str, title: str, outcome: str
) -> None:
    table = await world.duel()
    first = await world.alice.slash(await world.channel(table), f"table {verb}", table=table)
    prompt = await world.alice.click(first.response, custom_id=button(first.response, "a:"))
    assert "Sent" in refusal(prompt)
    assert pings(world)[-1] == [world.bob.id]
    assert title in (await message(world, table)).embeds[0].title
    assert "If **bob** agrees" in (await message(world, table)).embeds[0].description
    assert "no seat" in refusal(await press(world, table, world.carol, "yes"))
    assert "for the others" in refusal(await press(world, table, world.alice, "yes"))
    assert (await world.snapshot(table)).game.winners is None

    await press(world, table, world.bob, "yes")

    assert (await world.snapshot(table)).game.winners == ()
    posted = await message(world, table)
    assert "Agreed" in posted.embeds[0].description
    assert not buttons(posted)
    board = str((await world.board(table)).embeds[0].to_dict())
    assert outcome in board
    assert "without a winner" not in board  # below it stands that nobody wins


async def test_among_several_the_message_says_who_has_agreed(world: World) -> None:
    table, people = await world.start_table(4, "outlaws-shootout")
    await offers(world, table)

    await press(world, table, people[2], "yes")
    twice = await press(world, table, people[2], "yes")

    description = (await message(world, table)).embeds[0].description
    assert "Agreed: **carol**" in description
    assert "bob" in description.split("Still to answer")[1]
    assert "already agreed" in refusal(twice)
    await press(world, table, people[1], "yes")
    await press(world, table, people[3], "yes")
    assert (await world.snapshot(table)).game.winners == ()


@pytest.mark.threads
@pytest.mark.parametrize("died", [False, True])
async def test_a_restart_loses_nothing_also_if_all_had_agreed_when_the_bot_died(
    world: World, died: bool
) -> None:
    table = await world.duel()
    await offers(world, table)
    [proposal] = await world.bot.store.proposals.open_proposals(table_id=table)
    if died:
        await world.bot.store.proposals.consent(proposal.id, 1)
    await world.restart()

    await (world.env.advance_time(31) if died else press(world, table, world.bob, "yes"))

    assert (await world.snapshot(table)).game.winners == ()
    assert "Agreed" in (await message(world, table)).embeds[0].description


async def test_after_a_day_it_lapses_by_itself(world: World) -> None:
    table = await world.duel(clock="none")
    await offers(world, table)

    await pass_time(world, HOURS * 3600)

    posted = await message(world, table)
    assert "Time is up" in posted.embeds[0].description
    assert not buttons(posted)


async def test_a_game_against_the_computer_is_called_off_after_a_second_word(world: World) -> None:
    table = await world.against_computer()
    first = await world.alice.slash(await world.channel(table), "table abort")
    assert (await world.snapshot(table)).game.winners is None

    await world.alice.click(first.response, custom_id=button(first.response, "a:"))

    assert (await world.snapshot(table)).game.winners == ()


# refused


async def test_what_cannot_be_proposed_is_refused_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel()
    set_language(monkeypatch, world.carol, "es")
    assert "No tienes" in refusal(await offers(world, table, world.carol))
    await offers(world, table)
    assert "already being proposed at your table" in refusal(await offers(world, table, world.bob))
    await world.resign(world.bob, table)

    assert "no longer counts" in (await message(world, table)).embeds[0].description
    assert "over" in refusal(await offers(world, table))
    assert "over" in answer_text(
        await world.alice.slash(await world.channel(table), "table abort", table=table)
    )


async def test_a_press_on_a_message_that_could_not_be_brought_up_to_date_does(world: World) -> None:
    table = await world.duel()
    await offers(world, table)
    posted = await message(world, table)
    [proposal] = await world.bot.store.proposals.open_proposals(table_id=table)
    await world.bot.store.proposals.end_proposal(proposal.id, "expired")

    late = await world.bob.click(posted, custom_id=button(posted, "v:", ":yes"))

    assert "no longer stands" in refusal(late)
    assert "Time is up" in (await message(world, table)).embeds[0].description


async def test_a_proposal_that_cannot_be_posted_is_void(world: World) -> None:
    table = await world.duel()
    channel = (await world.channel(table)).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50013)

    assert "permission" in refusal(await offers(world, table))
    world.lose_connection("POST", f"/channels/{channel}/messages")
    assert "Discord is having trouble" in refusal(await offers(world, table))
    assert await world.bot.store.proposals.open_proposals(table_id=table) == []


async def test_a_proposal_whose_message_is_gone_is_in_nobodys_way(world: World) -> None:
    table = await world.duel()
    await offers(world, table)
    first = await message(world, table)
    assert "already being proposed" in refusal(await offers(world, table, world.bob))
    world.env.backend.delete_message(first.channel.id, first.id)

    assert "Sent" in refusal(await offers(world, table, world.bob))

    await press(world, table, world.alice, "yes")
    assert (await world.snapshot(table)).game.winners == ()


async def test_a_proposal_is_posted_again_in_the_thread_that_replaces_a_deleted_one(world: World) -> None:
    table = await world.duel()
    await offers(world, table)
    world.env.backend.delete_channel((await world.channel(table)).id)
    await world.env.settle()

    await press(world, table, world.bob, "yes")

    assert (await world.snapshot(table)).game.winners == ()
    assert "Agreed" in (await message(world, table)).embeds[0].description


async def test_a_proposal_stays_open_where_it_was_if_discord_refuses_the_new_place(world: World) -> None:
    table = await world.duel()
    await offers(world, table)
    [proposal] = await world.bot.store.proposals.open_proposals(table_id=table)
    await world.bot.store.proposals.set_proposal_message(proposal.id, world.saloon.id, proposal.message_id)
    thread = (await world.channel(table)).id
    world.env.inject_error("POST", f"/channels/{thread}/messages", status=403, code=50013)
    world.bot.services.proposal_messages.notify(table)
    await world.env.settle()

    await press(world, table, world.bob, "yes")

    assert (await world.snapshot(table)).game.winners == ()


# rematches


async def finished(world: World) -> int:
    table = await world.duel(clock="none")
    await world.resign(world.bob, table)
    return table


@pytest.mark.parametrize("days", [6, 7])
async def test_a_rematch_stands_for_a_week_with_seats_swapped(world: World, days: int) -> None:
    table = await finished(world)
    offered = await world.alice.click(await world.board(table), custom_id=f"r:{table}")
    accept = button(offered.response, "o:", ":accept")
    assert "alice wants a rematch" in text_of(offered.response)
    assert "Games won between you" in text_of(offered.response)
    await pass_time(world, days * 24 * 3600)

    if days == 7:
        saved = await world.bot.store.offers.get(int(accept.split(":")[1]))
        assert saved.state == "expired"
    else:
        await world.bob.click(offered.response, custom_id=accept)
        snapshot = await world.snapshot(table + 1)
        assert [participant.name for participant in snapshot.participants] == ["bob", "alice"]
        assert "**alice** · **bob**" in text_of(await world.board(table + 1))  # as they stand in its picture


async def test_the_second_who_wants_a_rematch_takes_up_the_first_ones(world: World) -> None:
    table = await finished(world)
    board = await world.board(table)
    await world.alice.click(board, custom_id=f"r:{table}")

    answer = await world.bob.click(board, custom_id=f"r:{table}")

    assert "you are in" in answer.response.content
    [hand] = answer.followups  # in the channel where the game goes on
    assert buttons(hand, "c:")
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.alice.id)
    assert [participant.name for participant in summary.participants] == ["bob", "alice"]
    assert await world.bot.store.offers.open_offers(user_id=world.alice.id) == []


@pytest.mark.threads
async def test_both_who_press_rematch_at_the_same_moment_play_one_game(world: World) -> None:
    table = await finished(world)
    board = await world.board(table)

    await click_together(world, board, [(world.alice, f"r:{table}"), (world.bob, f"r:{table}")])

    offers_made = [await world.bot.store.offers.get(number) for number in (table + 1, table + 2)]
    assert offers_made[0] is not None
    assert offers_made[1] is None


async def test_a_rematch_that_is_being_played_is_not_offered_again(world: World) -> None:
    table = await finished(world)
    board = await world.board(table)
    await world.alice.click(board, custom_id=f"r:{table}")
    again = await world.alice.click(board, custom_id=f"r:{table}")
    assert "already made this offer" in refusal(again)
    await world.bob.click(board, custom_id=f"r:{table}")

    assert "already playing that rematch" in refusal(await world.alice.click(board, custom_id=f"r:{table}"))


async def test_the_rematch_of_several_is_dealt_when_the_last_of_them_sits_down(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-shootout")
    await offers(world, table)
    for person in people[1:]:
        await press(world, table, person, "yes")
    board = await world.board(table)
    offered = await people[2].click(board, custom_id=f"r:{table}")
    stranger = await world.person("stranger").click(
        offered.response, custom_id=button(offered.response, "o:", ":join")
    )
    assert "Anybody may take them <t:" in refusal(stranger)

    await people[0].click(board, custom_id=f"r:{table}")
    [offer] = await world.bot.store.offers.open_offers(user_id=people[0].id)
    last = await people[1].click(board, custom_id=f"r:{table}")  # nothing is left to set up

    assert [participant.user_id for participant in offer.participants] == [people[2].id, people[0].id]
    dealt = await world.snapshot(offer.id)
    assert {player.user_id for player in dealt.participants} == {person.id for person in people}
    assert "Put an outlaw face down" in answer_text(last)
