"""Pings in the channel, by direct message or not at all, and never at night."""

import asyncio
import json
import re

import pytest
from discord import Message
from e2e.lobbying import called, challenge, offer_draw, pass_time, pinged_users
from e2e.playing import answer_elsewhere
from e2e.test_clock import ALICE, BOB, answer
from e2e.world import World, answer_text, buttons
from simcord import MemberActor

from bot.services.notifications import MAX_DMS_PER_DAY, MAX_DMS_PER_USER
from bot.ui.components import view_of
from engine.core.records.pings import PINGS_KEPT, PendingPing
from engine.core.records.users import UserSettings

HOUR, DAY = 3600, 86400
NIGHT = {"timezone": "UTC", "quiet": "22:00-08:00"}  # a test begins at midnight


def users_on_first_line(message: Message) -> set[int]:
    return {int(user) for user in re.findall(r"<@(\d+)>", message.content)}


def direct_message_count(person: MemberActor) -> list[str]:
    return [message.content for message in person.user.dm_channel.history()]


async def sets(world: World, person: MemberActor, **options: object) -> str:
    return answer_text(await person.slash(world.saloon, "wanted me", **options))


def close_doors(world: World, person: MemberActor, times: int | None = None) -> None:
    """Make Discord refuse direct messages to this user."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, message="Cannot send", times=times)


# In the channel


async def test_everybody_who_must_act_is_pinged_once_by_the_board(world: World) -> None:
    table = await world.duel()
    assert [len(called(world, person)) for person in (world.alice, world.bob)] == [1, 1]

    await answer(world, table, ALICE, world.alice)
    assert [len(called(world, person)) for person in (world.alice, world.bob)] == [1, 1]
    await answer(world, table, BOB, world.bob)
    assert [len(called(world, person)) for person in (world.alice, world.bob)] == [2, 1]
    await pass_time(world, HOUR)
    assert [len(called(world, person)) for person in (world.alice, world.bob)] == [2, 1]


async def plays_out(world: World, table_id: int, pause: int = 0) -> None:
    """Let both answer every decision after a pause, Alice first, so that each next decision pings Alice."""
    while (game := (await world.snapshot(table_id)).game).winners is None:
        if pause:
            await pass_time(world, pause, at_work=True)
        seat = min(decision.seat for decision in game.open_decisions)
        await answer(world, table_id, seat, (world.alice, world.bob)[seat])


async def called_before(world: World, table_id: int, person: MemberActor) -> None:
    """Record that this user was pinged for the table one time less than a day allows."""
    for _ in range(PINGS_KEPT - 1):
        pings = world.bot.store.pings
        await world.settle_after(pings.save_pings(table_id, [person.id], world.bot.services.now()))


async def test_a_slow_game_calls_nobody_more_than_four_times_in_24_hours(world: World) -> None:
    table = await world.duel(clock="day")
    await called_before(world, table, world.alice)
    await plays_out(world, table, HOUR // 2)

    assert len(called(world, world.alice)) == 2  # for her first decision, and at once for the end
    await pass_time(world, DAY)
    assert len(called(world, world.alice)) == 2


@pytest.mark.parametrize("restarts", [False, True])
async def test_who_answers_within_minutes_is_called_each_time(world: World, restarts: bool) -> None:
    table = await world.duel(clock="day")
    await called_before(world, table, world.alice)
    if restarts:
        await world.restart()
    await plays_out(world, table)

    assert len(called(world, world.alice)) == 5  # for each of four decisions, and for the end


async def test_a_fast_game_calls_as_often_as_it_has_to(world: World) -> None:
    table = await world.duel(clock="live")
    await plays_out(world, table)

    assert len(called(world, world.alice)) > 4


@pytest.mark.parametrize("restarts", [False, True])
async def test_at_night_nobody_is_pinged_and_in_the_morning_once_with_the_hand(
    world: World, restarts: bool
) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel()
    board = await world.board(table)
    assert users_on_first_line(board) == {world.alice.id, world.bob.id}
    assert called(world, world.alice) == []

    if restarts:
        await world.restart()
    await pass_time(world, 8 * HOUR - 60)
    assert called(world, world.alice) == []
    await world.env.advance_time(60)
    assert called(world, world.alice) == [f"<@{world.alice.id}>, your move!"]
    *_, ping = sorted((await world.channel(table)).history(), key=lambda message: message.id)
    hand = await world.alice.click(ping, custom_id=buttons(ping, "h:")[0])
    assert hand.ephemeral
    assert "Your hand" in answer_text(hand)
    if restarts:
        await world.restart()
    await pass_time(world, 2 * HOUR)
    assert len(called(world, world.alice)) == 1
    assert len(called(world, world.bob)) == 1


async def test_who_has_acted_meanwhile_is_not_pinged_in_the_morning(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel()
    await answer(world, table, ALICE, world.alice)
    await pass_time(world, 9 * HOUR)

    assert called(world, world.alice) == []


async def test_who_changes_their_quiet_hours_is_pinged_at_their_new_end(world: World) -> None:
    for person in (world.alice, world.bob):
        await sets(world, person, **NIGHT)
    await world.duel()
    await sets(world, world.alice, quiet="off")
    await sets(world, world.bob, quiet="22-10")
    await world.env.advance_time(31)
    assert len(called(world, world.alice)) == 1

    await pass_time(world, 9 * HOUR)
    assert called(world, world.bob) == []
    await pass_time(world, HOUR)
    assert len(called(world, world.bob)) == 1


async def test_who_is_away_is_pinged_when_they_are_back(world: World) -> None:
    await world.alice.slash(world.saloon, "wanted away", until="2d")
    await world.duel(clock="none")
    await pass_time(world, 2 * DAY - 60)
    assert called(world, world.alice) == []

    await world.env.advance_time(60)
    assert len(called(world, world.alice)) == 1


async def test_who_wants_no_pings_has_none(world: World) -> None:
    await sets(world, world.alice, pings="none")
    await sets(world, world.bob, pings="none")
    table = await world.duel()
    await answer(world, table, ALICE, world.alice)
    await answer(world, table, BOB, world.bob)
    await pass_time(world, HOUR)

    assert called(world, world.alice) == called(world, world.bob) == []
    assert users_on_first_line(await world.board(table)) == {world.alice.id, world.bob.id}


async def test_the_end_of_the_game_waits_for_the_morning_too(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel()
    await world.settle_after(world.bot.services.tables.resign(table, world.bob.id, "k"))
    assert called(world, world.alice) == []

    await pass_time(world, 8 * HOUR)
    assert called(world, world.alice) == [f"<@{world.alice.id}>, the game is over."]


async def test_where_discord_is_in_trouble_the_ping_comes_later(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel()
    place = (await world.snapshot(table)).location.channel_id
    world.env.inject_error("POST", f"/channels/{place}/messages", status=500)
    await pass_time(world, 8 * HOUR)
    await world.env.advance_time(60)

    said_twice = called(world, world.alice)
    assert len(set(said_twice)) == 1
    assert await world.bot.store.pings.due_pings(world.bot.services.now()) == []


async def test_where_the_bot_may_not_write_it_does_not_try_for_ever(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel()
    place = (await world.snapshot(table)).location.channel_id
    world.env.inject_error("POST", f"/channels/{place}/messages", status=403, code=50013, times=None)
    await pass_time(world, 8 * HOUR)
    tried = len(called(world, world.alice))
    await world.env.advance_time(300)

    assert len(called(world, world.alice)) == tried == 1


async def test_a_call_that_is_refused_is_made_in_plain_words(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel()
    place = (await world.snapshot(table)).location.channel_id
    world.env.inject_error("POST", f"/channels/{place}/messages", status=400, code=200000)
    await pass_time(world, 8 * HOUR)

    assert "discord.com/channels" in called(world, world.alice)[-1]


# By direct message


async def test_who_wants_direct_messages_is_written_to_with_a_link_and_not_pinged_here(world: World) -> None:
    await sets(world, world.alice, pings="direct", language="fr")
    table = await world.duel()
    posted = await world.bot.store.boards.board_message(table)
    opened, letter = direct_message_count(world.alice)

    assert "c’est ici que je te préviens" in opened
    assert letter.startswith("🔔 À toi de jouer, table")
    assert "Duel · alice, bob" in letter
    [row] = world.alice.user.dm_channel.history()[-1].components
    link = f"https://discord.com/channels/{world.guild.id}/{posted.channel_id}/{posted.message_id}"
    assert link in json.dumps(row.to_dict())
    assert called(world, world.alice) == []
    assert users_on_first_line(await world.board(table)) == {world.alice.id, world.bob.id}


async def test_direct_messages_wait_for_the_morning(world: World) -> None:
    await sets(world, world.alice, pings="direct", **NIGHT)
    await world.duel()
    assert len(direct_message_count(world.alice)) == 1

    await pass_time(world, 8 * HOUR)
    assert len(direct_message_count(world.alice)) == 2


async def test_who_wants_direct_messages_and_has_closed_them_is_refused(world: World) -> None:
    close_doors(world, world.alice)

    assert "does not let me write to you" in await sets(world, world.alice, pings="direct", language="es")
    assert await world.bot.store.users.user_settings(world.alice.id) == UserSettings(world.alice.id)


async def test_doors_closed_later_are_remembered_and_told_in_the_next_panel(world: World) -> None:
    await sets(world, world.alice, pings="direct")
    close_doors(world, world.alice)
    table = await world.duel()
    channel = await world.channel(table)
    assert len(direct_message_count(world.alice)) == 1
    assert called(world, world.alice) == [f"<@{world.alice.id}>, your move!"]
    tried = sum(
        "dm" in str(r.path) or r.path.endswith("/users/@me/channels") for r in world.env.http_requests
    )

    await world.restart()
    world.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await world.alice.slash(channel, "wanted hand")  # an answer that never came
    first = answer_text(await world.alice.slash(channel, "wanted hand"))
    second = answer_text(await world.alice.slash(channel, "wanted hand"))
    assert "did not let me message you" in first
    assert "did not let me message you" not in second
    assert "yours are closed" in await sets(world, world.alice)

    await answer(world, table, ALICE, world.alice)
    await answer(world, table, BOB, world.bob)
    assert len(called(world, world.alice)) == 2
    again = sum(
        "dm" in str(r.path) or r.path.endswith("/users/@me/channels") for r in world.env.http_requests
    )
    assert again == tried


async def test_a_letter_that_discord_refuses_is_none_of_the_days_letters(world: World) -> None:
    await sets(world, world.alice, pings="direct")
    store, day = world.bot.store, world.bot.services.now() // DAY
    before = await store.pings.direct_message_count(world.alice.id, day)
    close_doors(world, world.alice)
    await world.duel()

    after = await store.pings.direct_message_count(world.alice.id, day)
    assert (before.is_closed, after.is_closed) == (False, True)
    assert after.sent == before.sent == 1


async def test_who_has_opened_them_again_is_written_to_again(world: World) -> None:
    await sets(world, world.alice, pings="direct")
    close_doors(world, world.alice, times=1)
    table = await world.duel()
    await sets(world, world.alice, pings="direct")
    await answer(world, table, ALICE, world.alice)
    await answer(world, table, BOB, world.bob)

    assert len(direct_message_count(world.alice)) == 3
    assert len(called(world, world.alice)) == 1


@pytest.mark.parametrize(("user", "sent"), [("alice", MAX_DMS_PER_USER), ("carol", MAX_DMS_PER_DAY)])
async def test_when_the_days_letters_are_used_up_the_channel_is_the_place(
    world: World, user: str, sent: int
) -> None:
    await sets(world, world.alice, pings="direct")
    day = world.bot.services.now() // DAY
    await world.bot.store.pings.save_direct_message_count(getattr(world, user).id, day, sent, closed=False)
    await world.duel()

    assert len(direct_message_count(world.alice)) == 1
    assert len(called(world, world.alice)) == 1


async def test_a_letter_that_was_lost_on_the_way_is_none_of_the_days_letters(world: World) -> None:
    await sets(world, world.alice, pings="direct")
    pings, day = world.bot.store.pings, world.bot.services.now() // DAY
    world.lose_connection("POST", f"/channels/{world.alice.user.dm_channel.id}/messages")
    await world.duel()
    lost = await pings.direct_message_count(world.alice.id, day)
    await world.env.advance_time(31)

    assert (lost.sent, len(direct_message_count(world.alice))) == (1, 2)
    assert called(world, world.alice) == []


async def test_letters_of_the_same_moment_do_not_exceed_the_days_limit(world: World) -> None:
    letters = world.bot.services.notifications.direct_messages
    tries = range(MAX_DMS_PER_USER + 3)
    await asyncio.gather(*(letters.send(world.alice.id, "Hi!", view_of([]), f"n{n}") for n in tries))

    assert len(direct_message_count(world.alice)) == MAX_DMS_PER_USER


async def test_a_letter_that_discord_has_lost_is_written_again(world: World) -> None:
    await sets(world, world.alice, pings="direct")
    path = f"/channels/{world.alice.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=503)
    await world.duel()
    assert len(direct_message_count(world.alice)) == 1

    await world.env.advance_time(31)
    assert len(direct_message_count(world.alice)) == 2
    assert called(world, world.alice) == []


# Reminders


async def test_each_reminder_comes_once_though_it_is_asked_for_again(world: World) -> None:
    table = await world.duel(clock="day")
    for which in ("early", "early", "near", "near"):
        await world.settle_after(world.bot.services.notifications.remind(table, ALICE, which))
    await world.restart()
    await world.settle_after(world.bot.services.notifications.remind(table, ALICE, "near"))

    _, half, near = called(world, world.alice)
    assert "a reminder" in half
    assert "last call!" in near
    assert f"<t:{(await world.snapshot(table)).clocks[ALICE].deadline}:R>" in near


async def test_what_is_owed_of_a_night_is_said_at_once_in_the_morning(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel(clock="day")
    await world.settle_after(world.bot.services.notifications.remind(table, ALICE, "early"))
    await pass_time(world, 8 * HOUR)

    [said_once] = called(world, world.alice)
    assert "a reminder" in said_once


async def test_nobody_is_reminded_of_what_they_have_answered_or_do_not_want_to_hear_of(world: World) -> None:
    table = await world.duel(clock="day")
    await answer(world, table, ALICE, world.alice)
    await sets(world, world.bob, pings="none")
    for seat in (ALICE, BOB):
        await world.settle_after(world.bot.services.notifications.remind(table, seat, "early"))

    assert len(called(world, world.alice)) == len(called(world, world.bob)) == 1


# Offers and proposals


async def test_a_challenge_pings_by_day_at_once_and_at_night_in_the_morning_if_it_is_open(
    world: World,
) -> None:
    await sets(world, world.bob, **NIGHT)
    await challenge(world)
    declined = await challenge(world, by=world.alice, to=world.bob, game="bang")
    await declined.press(world.bob, "decline")
    await challenge(world, to=world.carol)
    assert pinged_users(world) == [[], [], [world.carol.id]]
    assert called(world, world.bob) == []

    await pass_time(world, 8 * HOUR)
    [text] = called(world, world.bob)
    assert "you have been called out: #1 · WANTED: Duel · alice" in text
    await pass_time(world, HOUR)
    assert len(called(world, world.bob)) == 1
    assert called(world, world.carol) == []


async def test_a_challenge_comes_by_direct_message_to_who_wants_that(world: World) -> None:
    await sets(world, world.bob, pings="direct")
    offer = await challenge(world)

    assert pinged_users(world)[-1] == []
    assert "You have been called out: #1" in direct_message_count(world.bob)[-1]
    [row] = world.bob.user.dm_channel.history()[-1].components
    assert f"/{offer.message.id}" in json.dumps(row.to_dict())


async def test_a_proposal_at_night_pings_in_the_morning_if_it_is_still_open(world: World) -> None:
    table = await world.duel(clock="none")
    await answer(world, table, BOB, world.bob)
    await sets(world, world.bob, **NIGHT)
    await offer_draw(world, table)
    before = len(called(world, world.bob))
    await pass_time(world, 8 * HOUR)

    assert [("proposal for you to answer" in text) for text in called(world, world.bob)[before:]] == [True]


# You are next


async def a_turn(world: World, table_id: int) -> int:
    """Let all players time out during this turn; return whose turn it was."""
    active = (await world.snapshot(table_id)).game.view(None).active
    while (await world.snapshot(table_id)).game.view(None).active == active:
        await answer_elsewhere(world, table_id, lambda _, decision: decision.default)
    return int(active)


@pytest.mark.parametrize("wanted", [True, False])
async def test_who_wants_to_know_is_told_once_a_turn_that_they_are_next(world: World, wanted: bool) -> None:
    for person in world.people if wanted else ():
        await sets(world, person, **{"next-up": True})
    table, people = await world.start_table(3, "gnadenlos")
    first = await a_turn(world, table)
    await a_turn(world, table)
    texts = [sum("you are next" in text for text in called(world, person)) for person in people]

    assert [texts[(first + 1) % 3], texts[(first + 2) % 3]] == [wanted, wanted]
    assert texts[first] <= wanted  # the third turn is under way


# Deleted channels and messages


async def test_a_thread_that_is_gone_is_replaced_before_the_ping(world: World) -> None:
    await sets(world, world.alice, **NIGHT)
    table = await world.duel(clock="none")
    old = (await world.snapshot(table)).location.channel_id
    thread = await world.env.bot.fetch_channel(old or 0)
    await thread.delete()  # type: ignore[union-attr]
    await pass_time(world, 8 * HOUR)
    new = (await world.snapshot(table)).location.channel_id
    assert new not in (None, old)

    await pass_time(world, HOUR)
    assert len(called(world, world.alice)) >= 1
    assert await world.bot.store.pings.due_pings(world.bot.services.now()) == []


async def test_a_call_to_a_table_that_nobody_can_open_is_let_be(world: World) -> None:
    table = await world.duel()
    await world.bot.store.pings.save_pending_pings([PendingPing(table, world.carol.id, "turn", 99, 0)])
    await world.env.advance_time(31)

    assert await world.bot.store.pings.due_pings(world.bot.services.now()) == []
    assert called(world, world.carol) == []
