"""A free chair: somebody else plays on for a silent player."""

from dataclasses import replace
from typing import Any

import pytest
from e2e.lobbying import pass_time, refusal
from e2e.test_clock import ALICE, BOB, answer, calls, pressed, silent
from e2e.world import World, answer_text, buttons
from simcord import InteractionResult, MemberActor

from bot.features.game_panels.chairs import call_buttons
from bot.features.game_panels.log_pages import game_file
from bot.i18n.texts import load_texts
from engine.core.clocks import MINUTE
from engine.core.decisions import Refused
from engine.tables.export import verify
from engine.tables.results import recompute

CAROL = 2


async def posts(world: World) -> list[Any]:
    """Return the posts about free chairs, the newest first."""
    history = sorted(world.saloon.history(), key=lambda message: -message.id)
    return [message for message in history if message.content.startswith("🪑")]


async def duel_with_a_free_chair(world: World) -> int:
    table = await silent(world)
    choice = await pressed(world, table, "claim", world.alice)
    assert "somebody who takes the seat for good" in answer_text(choice)
    call = await world.alice.click(choice.response, custom_id=f"cf:{table}:{BOB}")
    assert "first who sits in plays on" in answer_text(call)
    return table


async def sits_in(world: World, table: int, person: MemberActor) -> InteractionResult:
    return await person.click((await posts(world))[0], custom_id=f"sf:{table}:{BOB}")


async def test_whoever_comes_first_gets_the_seat_and_its_hand(world: World) -> None:
    table = await duel_with_a_free_chair(world)
    [post] = await posts(world)
    assert "A seat is free: WANTED: Duel, turn 3. **alice** waits. Whoever sits in plays on for **bob**" in (
        post.content
    )

    result = await sits_in(world, table, world.carol)

    snapshot = await world.snapshot(table)
    assert result.ephemeral
    assert snapshot.participants[BOB].user_id == world.carol.id
    assert snapshot.seat_of(world.bob.id) is None
    assert snapshot.clocks[BOB].missed_in_row == 0
    [post] = await posts(world)
    assert post.content == "🪑 **carol** sits in for **bob**."
    assert not buttons(post, "sf:")


async def test_the_former_player_hears_it_and_cannot_come_back(world: World) -> None:
    table = await duel_with_a_free_chair(world)
    await sits_in(world, table, world.carol)

    channel = await world.channel(table)
    assert any("carol plays your seat" in text for text in await calls(world, table, world.bob))
    back = await world.bob.slash(channel, "table seat", table=table)
    hand = await world.bob.slash(channel, "wanted hand", table=table)
    assert "You cannot come back" not in answer_text(back)
    for result in (back, hand):
        assert result.ephemeral
        assert (await world.snapshot(table)).seat_of(world.bob.id) is None
    stored = await world.bot.store.privacy.stored_of(world.bob.id)
    assert [row["table_id"] for row in stored["former_players"]] == [table]


async def test_who_sits_here_or_has_seen_a_hand_may_not_sit_in(world: World) -> None:
    table = await duel_with_a_free_chair(world)
    for person in (world.alice, world.bob):
        assert "know a hand" in refusal(await sits_in(world, table, person))


@pytest.mark.parametrize("avoiding", [True, False])
async def test_avoided_users_do_not_sit_in_for_each_others_opponent(world: World, avoiding: bool) -> None:
    pair = (world.alice, world.carol) if avoiding else (world.carol, world.alice)
    await world.bot.store.users.toggle_avoided(pair[0].id, pair[1].id)
    table = await duel_with_a_free_chair(world)

    assert "not free for you" in refusal(await sits_in(world, table, world.carol))
    assert (await world.snapshot(table)).seat_of(world.carol.id) is None


async def test_a_live_game_waits_ten_minutes_for_somebody(world: World) -> None:
    table = await duel_with_a_free_chair(world)
    await pass_time(world, 11 * MINUTE)

    assert "no longer free" in refusal(await sits_in(world, table, world.carol))
    [post] = await posts(world)
    assert post.content == "🪑 This seat is no longer free."
    assert not buttons(post)


async def test_a_player_who_answers_after_all_keeps_the_seat(world: World) -> None:
    table = await duel_with_a_free_chair(world)
    await answer(world, table, BOB, world.bob)

    assert "no longer free" in refusal(await sits_in(world, table, world.carol))
    assert (await world.snapshot(table)).participants[BOB].user_id == world.bob.id


async def test_after_the_computer_sat_in_somebody_may_still_take_the_seat(world: World) -> None:
    table = await silent(world)
    choice = await pressed(world, table, "claim", world.alice)
    await world.alice.click(choice.response, custom_id=f"k:{table}:sit")
    more = await world.alice.slash(await world.channel(table), "table claim")
    await world.alice.click(more.response, custom_id=f"cf:{table}:{BOB}")
    await sits_in(world, table, world.carol)

    assert (await world.snapshot(table)).participants[BOB].active_user == world.carol.id


async def with_carol_silent(world: World, people: int = 3) -> tuple[int, list[MemberActor]]:
    table, players = await world.start_table(people, "outlaws-shootout", clock="day")
    others = [seat for seat in range(people) if seat != CAROL]
    for seat in (*range(people), *others):
        await answer(world, table, seat, players[seat])
    due = (await world.snapshot(table)).clocks[CAROL].deadline
    await pass_time(world, due - world.bot.services.now(), at_work=True)
    return table, players


@pytest.mark.parametrize("died", [True, False])
async def test_who_leaves_last_without_a_word_keeps_nobody_from_calling(world: World, died: bool) -> None:
    table, people = await with_carol_silent(world, 4)
    choice = await world.alice.slash(await world.channel(table), "table claim")
    await world.alice.click(choice.response, custom_id=f"cf:{table}:{CAROL}")
    [proposal] = await world.bot.store.proposals.open_proposals(table_id=table)
    await world.bot.store.proposals.consent(proposal.id, BOB)
    if died:
        await world.bot.store.proposals.consent(proposal.id, 3)
        await pass_time(world, MINUTE)
    else:
        await world.resign(people[3], table)

    [post] = await posts(world)
    erin = world.person("erin")
    await erin.click(post, custom_id=f"sf:{table}:{CAROL}")

    assert (await world.snapshot(table)).participants[CAROL].active_user == erin.id


async def test_of_three_all_who_remain_must_agree(world: World) -> None:
    table, _ = await with_carol_silent(world)
    channel = await world.channel(table)
    choice = await world.alice.slash(channel, "table claim")
    assert "If all who still play agree" in answer_text(choice)
    snapshot = await world.snapshot(table)
    named = replace(
        snapshot, participants=(*snapshot.participants[:2], replace(snapshot.participants[2], name="mad_max"))
    )
    [label] = [call.label for call in call_buttons(named, [2], load_texts("en"))]
    assert label == "Call for somebody instead of mad_max"

    call = await world.alice.click(choice.response, custom_id=f"cf:{table}:2")
    assert await posts(world) == []
    assert "Sent." in answer_text(call)
    proposal = next(message for message in channel.history() if buttons(message, "v:"))
    await world.bob.click(proposal, custom_id=buttons(proposal, "v:")[0])
    [post] = await posts(world)
    erin = world.person("erin")
    await erin.click(post, custom_id=f"sf:{table}:2")

    assert (await world.snapshot(table)).participants[2].active_user == erin.id


async def test_forged_and_missing_calls_give_no_seat(world: World) -> None:
    table = await silent(world)
    for seat in (BOB, ALICE, 9):
        with pytest.raises(Refused) as why:
            await world.bot.services.chairs.sit_in(table, seat, world.carol.id, "carol", str(seat))
        assert why.value.code == "chair-taken"


async def test_the_result_is_the_substitutes_and_recomputed_from_the_log(world: World) -> None:
    table = await duel_with_a_free_chair(world)
    await sits_in(world, table, world.carol)
    await world.bot.services.tables.resign(table, world.alice.id, "end")
    store = world.bot.store

    [game] = await store.results.of_user(world.carol.id)
    assert (game.won, game.missed) == (True, 0)
    assert await store.results.of_user(world.bob.id) == []
    await recompute(store.results, store.ratings, world.bot.services.tables, table, lambda done: None)
    assert await store.results.of_user(world.carol.id) == [game]
    services = world.bot.services
    file = await game_file(services, await services.tables.get(table))
    assert verify(file.fp.read()).code == "verified"
