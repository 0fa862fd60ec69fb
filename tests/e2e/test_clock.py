"""The clock of a table as users see it: deadlines, reminders, and silent players."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import pytest
from e2e.lobbying import called, challenge, pass_time
from e2e.playing import first_options
from e2e.world import World, answer_text, button, buttons, rest_of_more
from simcord import InteractionResult, MemberActor

from bot.app.client import WantedBot
from bot.i18n.texts import load_texts
from bot.services.timekeeper import HEARTBEAT_SECONDS, PERIOD, Timekeeper
from engine.core.clocks import DAY, HOUR, TIME_CONTROLS, Clock
from engine.core.decisions import Seat
from engine.core.records.tables import RunningClock

EN = load_texts("en")
LIVE = TIME_CONTROLS["live"]
ALICE, BOB = 0, 1


async def answer(world: World, table_id: int, seat: Seat, person: MemberActor) -> None:
    decision = (await world.snapshot(table_id)).game.decision(seat)
    await person.slash(await world.channel(table_id), "outlaws pick", card=decision.options[0])


async def begun(world: World, clock: str = "live", **options: object) -> int:
    """Return a duel in which both have answered once, so that it cannot be called off."""
    table = await world.duel(clock=clock, **options)
    await answer(world, table, ALICE, world.alice)
    await answer(world, table, BOB, world.bob)
    return table


async def runs_out(world: World, table_id: int, seat: Seat = BOB) -> None:
    """Let a player time out; other seats to act answer before."""
    snapshot = await world.snapshot(table_id)
    if snapshot.game.decision(1 - seat) is not None:
        await answer(world, table_id, 1 - seat, (world.alice, world.bob)[1 - seat])
    due = (await world.snapshot(table_id)).clocks[seat].deadline
    await pass_time(world, due - world.bot.services.now(), at_work=True)


async def silent(world: World) -> int:
    """Return a duel in which Bob is silent; in five rounds one time-out is enough."""
    table = await begun(world)
    await runs_out(world, table)
    return table


def text_of(result: InteractionResult) -> str:
    assert result.ephemeral, answer_text(result)
    return answer_text(result)


async def board_text(world: World, table_id: int) -> str:
    [embed] = (await world.board(table_id)).embeds
    return "\n".join([embed.description or "", *(field.value or "" for field in embed.fields)])


async def pressed(world: World, table_id: int, verb: str, person: MemberActor) -> InteractionResult:
    return await person.click(await world.board(table_id), custom_id=f"k:{table_id}:{verb}")


async def calls(world: World, table_id: int, person: MemberActor) -> list[str]:
    return called(world, person, f"/channels/{(await world.channel(table_id)).id}")


# In the offer and in the settings


async def test_the_servers_usual_clock_is_taken_where_nobody_names_one(world: World) -> None:
    await world.moderator().slash(world.saloon, "wanted-admin settings", clock="slow", **{"max-missed": 2})

    table = await world.duel()
    snapshot = await world.snapshot(table)

    assert (snapshot.time_control, snapshot.max_missed) == ("slow", 1)
    assert (
        snapshot.clocks[BOB].deadline
        == world.bot.services.now() + TIME_CONTROLS["slow"].per_decision + TIME_CONTROLS["slow"].bank
    )


# Deadlines


async def test_board_and_hand_say_until_when(world: World) -> None:
    table = await begun(world)
    opened = await world.alice.slash(await world.channel(table), "wanted hand")

    clock = (await world.snapshot(table)).clocks[ALICE]
    until = f"<t:{clock.deadline}:R>"
    assert clock.base_seconds == LIVE.per_decision
    assert f"⏳ {until}" in await board_text(world, table)
    assert f" ⏳ {until}" in text_of(opened)  # beside the question
    assert buttons(await world.board(table), "k:") == []  # nobody is late


async def test_at_the_deadline_the_default_is_played_and_said(world: World) -> None:
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    before = await world.snapshot(table)
    decision = before.game.decision(BOB)

    deadline = before.clocks[BOB].deadline
    await pass_time(world, deadline - world.bot.services.now() - PERIOD, at_work=True)
    assert (await world.snapshot(table)).game.ply == before.game.ply

    await pass_time(world, deadline - world.bot.services.now(), at_work=True)

    late = EN("event-timed-out", seat="bob")
    log = await world.bot.store.logs.log(table)
    assert decision.default in [action.reply for action in log if action.seat == BOB]
    assert late in await board_text(world, table)
    assert late in text_of(await world.carol.slash(await world.channel(table), "wanted log"))


# Reminders


async def test_who_is_asked_is_reminded_at_half_time_and_near_the_end_once_each(world: World) -> None:
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    clock = (await world.snapshot(table)).clocks[BOB]
    assert clock.early_reminder_at is not None
    assert clock.final_reminder_at is not None
    before = len(await calls(world, table, world.bob))

    for instant in (
        clock.early_reminder_at,
        clock.early_reminder_at + PERIOD,
        clock.final_reminder_at,
        clock.final_reminder_at + PERIOD,
    ):
        await pass_time(world, instant - world.bot.services.now(), at_work=True)

    assert len(await calls(world, table, world.bob)) == before + 2


async def dies_after_saving(world: World, table_id: int, seat: Seat, seconds: int) -> None:
    """Let a clock run out, and kill the bot after it has saved the result but before it shows anything."""
    services = world.bot.services
    await services.janitor.stop()
    await services.timekeeper.stop()
    await world.env.advance_time(seconds)
    [running] = [
        clock
        for clock in await world.bot.store.clocks.running_clocks(look=services.now())
        if clock.seat == seat
    ]
    services.timekeeper._notify = lambda _: None  # a dead process does nothing more
    await world.settle_after(services.timekeeper._handle_due(running))
    assert (await world.snapshot(table_id)).game.winners is None
    await world.restart()
    await world.env.advance_time(31)  # until the first sweep


async def test_who_may_claim_hears_of_it_once_though_the_bot_died_before_it_could_say_so(
    world: World,
) -> None:
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    due = (await world.snapshot(table)).clocks[BOB].deadline - world.bot.services.now()
    before = len(await calls(world, table, world.alice))
    await dies_after_saving(world, table, BOB, due)
    pings = (await calls(world, table, world.alice))[before:]
    await world.restart()
    await world.env.advance_time(2 * PERIOD)

    assert len([call for call in pings if "bob" in call]) == 1
    assert len(await calls(world, table, world.alice)) == before + len(pings)


async def test_a_reminder_is_not_lost_where_the_bot_died_before_it_was_sent(world: World) -> None:
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    half = (await world.snapshot(table)).clocks[BOB].early_reminder_at or 0
    before = len(await calls(world, table, world.bob))
    await dies_after_saving(world, table, BOB, half - world.bot.services.now())

    assert len(await calls(world, table, world.bob)) == before + 1


# Claims


async def test_after_too_many_in_a_row_the_opponent_and_nobody_else_may_claim_the_game(world: World) -> None:
    table = await silent(world)
    stranger = await pressed(world, table, "claim", world.carol)
    silent_one = await pressed(world, table, "claim", world.bob)
    prompt = await pressed(world, table, "claim", world.alice)
    taken = await world.alice.click(prompt.response, custom_id=f"k:{table}:take")

    snapshot = await world.snapshot(table)
    assert EN("no-not-seated") in text_of(stranger)
    assert EN("no-claim-early", missed=0, max=1) in text_of(silent_one)
    assert EN("claim-taken", table=table) in answer_text(taken)
    assert snapshot.game.winners == (ALICE,)
    assert EN("event-claimed", seat="alice") in await board_text(world, table)


# A computer substitutes


async def test_the_opponent_may_let_the_computer_sit_in_and_the_absent_may_come_back(world: World) -> None:
    table = await silent(world)
    prompt = await pressed(world, table, "claim", world.alice)
    await world.alice.click(prompt.response, custom_id=f"k:{table}:sit")
    absent = await world.snapshot(table)
    assert absent.participants[BOB].active_user is None
    assert absent.game.decision(BOB) is None  # the computer has answered at once
    assert EN("board-substituted", names="**bob**") in await board_text(world, table)

    back = await pressed(world, table, "back", world.bob)

    snapshot = await world.snapshot(table)
    assert snapshot.participants[BOB].active_user == world.bob.id
    assert snapshot.clocks[BOB].missed_in_row == 0
    assert EN("event-player-returned", seat="bob") in text_of(back)
    assert buttons(await world.board(table), f"k:{table}:back") == []


async def test_while_the_computer_sits_in_one_cannot_answer_oneself(world: World) -> None:
    table = await silent(world)
    opened = await world.bob.slash(await world.channel(table), "wanted hand")
    await world.restart()  # after which the panel no longer follows the game
    prompt = await pressed(world, table, "claim", world.alice)
    await world.alice.click(prompt.response, custom_id=f"k:{table}:sit")

    refused = await world.bob.click(opened.response, custom_id=button(opened.response, "c:"))

    assert EN("no-seat-substituted") in answer_text(refused)
    assert f"k:{table}:back" in buttons(refused.response)


# More time


async def test_a_player_may_give_the_other_more_time(world: World) -> None:
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    before = (await world.snapshot(table)).clocks[BOB].deadline
    hand = await world.alice.slash(await world.channel(table), "wanted hand")
    more = await rest_of_more(world.alice, hand.response, table)

    given = await world.alice.click(more, custom_id=f"t:{table}:time")

    after = (await world.snapshot(table)).clocks[BOB].deadline
    assert after == before + LIVE.per_decision
    assert f"**bob** has more time. It runs out <t:{after}:R>" in answer_text(given)
    assert f"<t:{after}:R>" in await board_text(world, table)


# Trouble


async def test_the_bots_own_downtime_is_credited(world: World) -> None:
    table = await begun(world)
    before = (await world.snapshot(table)).clocks[BOB].deadline
    await world.stop()
    await world.env.advance_time(HOUR)

    await world.begin()
    await world.env.advance_time(2 * PERIOD)

    snapshot = await world.snapshot(table)
    assert snapshot.game.ply == 2
    assert before + HOUR - PERIOD <= snapshot.clocks[BOB].deadline <= before + HOUR + 2 * PERIOD
    assert f"<t:{snapshot.clocks[BOB].deadline}:R>" in await board_text(world, table)


async def test_a_question_put_while_downtime_is_credited_loses_and_gains_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    other = await challenge(world, world.carol, world.bob, clock="live")
    await other.press(world.bob, "accept")
    before = (await world.snapshot(other.number)).clocks[ALICE].deadline
    await world.bot.services.timekeeper.stop()
    await world.env.advance_time(HOUR)
    credit = world.bot.store.clocks.credit

    async def after_an_answer(now: int, later: Callable[[RunningClock], Clock]) -> list[RunningClock]:
        snapshot = await world.snapshot(table)
        reply = first_options(snapshot.game.open_decisions[0])
        await world.bot.services.tables.answer(
            table, snapshot.game.decision_ply, world.bob.id, [reply], "meanwhile"
        )
        return await credit(now, later)

    monkeypatch.setattr(world.bot.store.clocks, "credit", after_an_answer)
    await world.settle_after(world.bot.services.timekeeper.run_once())

    clock = (await world.snapshot(table)).clocks[ALICE]
    assert (clock.started_at, clock.deadline - clock.bank_runs_out_at) == (world.bot.services.now(), 0)
    assert (await world.snapshot(other.number)).clocks[ALICE].deadline >= before + HOUR - HEARTBEAT_SECONDS


async def test_two_looks_at_once_credit_the_same_time_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(world, clock="day")
    await pass_time(world, 3 * HOUR, at_work=True)
    before = (await world.snapshot(table)).clocks[ALICE].deadline
    await world.bot.services.janitor.stop()
    await world.bot.services.timekeeper.stop()
    await world.env.advance_time(HOUR)
    clock, store = world.bot.services.timekeeper, world.bot.store
    read = store.meta.get

    async def slowly(name: str) -> str | None:
        saved = await read(name)
        await asyncio.sleep(0)
        return saved

    monkeypatch.setattr(store.meta, "get", slowly)

    async def both() -> None:
        await asyncio.gather(clock.run_once(), clock.run_once())

    await world.settle_after(both())

    assert before + HOUR - HEARTBEAT_SECONDS <= (await world.snapshot(table)).clocks[ALICE].deadline
    assert (await world.snapshot(table)).clocks[ALICE].deadline <= before + HOUR + HEARTBEAT_SECONDS


class Unconnected:
    """A shard that has lost its connection."""

    def is_closed(self) -> bool:
        return True


async def test_while_discord_cannot_be_reached_nobody_is_late(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(world)
    before = (await world.snapshot(table)).clocks[BOB].deadline
    past = before - world.bot.services.now() + PERIOD
    with monkeypatch.context() as broken:
        broken.setattr(WantedBot, "shards", {0: Unconnected()})
        await world.env.advance_time(past)

    await world.env.advance_time(PERIOD)

    snapshot = await world.snapshot(table)
    assert snapshot.game.ply == 2
    assert snapshot.clocks[BOB].deadline >= before + past


async def test_the_board_speaks_of_time_in_the_servers_language(world: World) -> None:
    guild_settings = await world.bot.store.guilds.settings(world.guild.id)
    await world.bot.store.guilds.save_settings(world.guild.id, replace(guild_settings, language="fr"))
    table = await begun(world)
    await runs_out(world, table)

    text = load_texts("fr")
    assert text("event-timed-out", seat="bob") in await board_text(world, table)
    assert text("board-missed", name="**bob**", count=1) in await board_text(world, table)


@pytest.mark.errors("the clocks were not checked", "the clock failed")
async def test_no_error_stops_the_clocks(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begun(world)
    due = (await world.snapshot(table)).clocks[BOB].deadline
    with monkeypatch.context() as broken:
        broken.setattr(Timekeeper, "_handle_due", fails)
        await pass_time(world, due - world.bot.services.now(), at_work=True)
        broken.setattr(Timekeeper, "tick", fails)
        await world.env.advance_time(PERIOD)
    assert len([r for r in caplog.records if r.levelno == logging.ERROR]) >= 2

    await world.env.advance_time(8 * PERIOD)  # retries come later and later; the next decision has 9

    assert (await world.snapshot(table)).clocks[BOB].missed_in_row == 1


async def fails(*_: object) -> None:
    raise OSError("no disk")


# Quiet hours


async def test_who_goes_away_ends_or_hands_over_a_fast_game_first(world: World) -> None:
    table = await begun(world, "evening")
    before = (await world.snapshot(table)).clocks

    refused = await world.bob.slash(world.saloon, "wanted away", until="30d")
    later = await world.bob.slash(world.saloon, "wanted away", until="30d", **{"from": "10d"})
    quiet = await world.bob.slash(world.saloon, "wanted me", timezone="UTC", quiet="23:00-13:00")

    assert "the clock there runs in minutes" in text_of(refused)
    assert f"#{table}" in text_of(refused)
    assert EN("title-away") in text_of(later)
    assert "knows no quiet hours" in text_of(quiet)
    assert (await world.snapshot(table)).clocks == before


async def test_quiet_hours_and_absences_move_no_deadline_of_a_fast_game(world: World) -> None:
    await world.bob.slash(world.saloon, "wanted me", timezone="UTC", quiet="23:30-13:00")  # it is midnight
    await world.bot.store.users.add_absence(
        user_id=world.bob.id, guild_id=world.guild.id, start=0, until=world.bot.services.now() + 30 * DAY
    )

    table = await begun(world, "live")

    clock = (await world.snapshot(table)).clocks[BOB]
    assert clock.deadline == clock.bank_runs_out_at
