"""Tournaments on Discord: opening, joining, rounds that open tables, standings, ends, and what is refused."""

from typing import Any

import discord
import pytest
from e2e.lobbying import pinged_users, refusal
from e2e.world import World, answer_text, button, buttons, text_of
from simcord import InteractionResult, MemberActor
from sqlalchemy import update

from bot.i18n.texts import load_texts
from engine.core.records.tournaments import CANCELLED, OVER, PLAYING, Tournament
from engine.store.schema.club import sealed_deals

EN = load_texts("en")


async def opened(world: World, host: MemberActor, **wanted: str) -> Tournament:
    page = await host.slash(world.saloon, "wanted tournament")
    form = await host.click(page.response, custom_id="tnn")
    values: dict[str, Any] = {"name": "Autumn cup", "form": "swiss", "game": "outlaws-duel", "clock": "day"}
    values |= {"hours": "1"} | wanted
    lists = {key: [values[key]] for key in ("form", "game", "clock")}
    answer = await host.submit_modal(form, values | lists)
    await world.env.settle()
    assert EN("tournament-opened", name=values["name"], channel=f"<#{world.saloon.id}>") in answer_text(
        answer
    )
    return (await world.bot.store.tournaments.of_guild(world.guild.id, 1))[0]


def in_channel(world: World) -> list[discord.Message]:
    numbers = world.env.backend.messages.get(world.saloon.id, {})
    sent = [world.message(world.saloon.id, number) for number in sorted(numbers)]
    return [message for message in sent if not message.flags.ephemeral]


def titles(world: World) -> list[str]:
    return [embed.title or "" for message in in_channel(world) for embed in message.embeds]


async def press(world: World, user: MemberActor, tournament: Tournament, verb: str) -> InteractionResult:
    latest = await world.bot.services.tournaments.find(tournament.id, world.guild.id)
    message = world.message(world.saloon.id, latest.message_id or 0)
    result = await user.click(message, custom_id=button(message, f"tn:{tournament.id}:{verb}"))
    await world.env.settle()
    return result


async def now(world: World, tournament: Tournament) -> Tournament:
    return await world.bot.services.tournaments.find(tournament.id, world.guild.id)


@pytest.mark.both_engines
async def test_a_tournament_from_the_form_to_the_winner_with_a_restart(world: World) -> None:
    dora = world.moderator()
    cup = await opened(world, dora)
    announcement = world.message(world.saloon.id, (await now(world, cup)).message_id or 0)
    assert "Nobody has joined yet" in (announcement.embeds[0].description or "")
    for user in (world.alice, world.bob):
        await press(world, user, cup, "join")
    refused = await press(world, world.alice, cup, "join")
    assert EN("no-tournament-joined") in refusal(refused)

    panel = await press(world, dora, cup, "manage")
    await dora.click(panel.response, custom_id=button(panel.response, "tn:", ":start"))
    await world.env.settle()
    assert (await now(world, cup)).state == PLAYING
    [game] = await world.bot.store.tournaments.games(cup.id)
    table = game.table_id or 0
    names = " vs ".join(
        "alice" if user == world.alice.id else "bob" for user in (game.first, game.second or 0)
    )
    assert (await world.channel(table)).name == f"Autumn cup · round 1 · {names}"
    assert [title for title in titles(world) if "round 1" in title] == ["🏆 Autumn cup · round 1 of 1"]
    assert {user for users in pinged_users(world) for user in users} == set()  # only the board pings

    stored = world.bot.store.privacy.stored_of
    assert [row["name"] for row in (await stored(dora.id))["hosted tournaments"]] == ["Autumn cup"]
    for place, user in (("first", game.first), ("second", game.second or 0)):
        assert [row["table_id"] for row in (await stored(user))[f"{place} in pairings"]] == [table]

    await world.restart()
    await world.env.advance_time(31)
    own = await press(world, world.alice, cup, "game")
    assert "you play **bob**" in answer_text(own)
    await press(world, world.carol, cup, "join")
    assert EN("tournament-your-rest", round=1) in answer_text(await press(world, world.carol, cup, "game"))
    assert titles(world).count("🏆 Autumn cup · round 1 of 1") == 1

    await world.resign(world.alice if game.first == world.alice.id else world.bob, table)
    await world.env.settle()
    winner = "alice" if game.second == world.alice.id else "bob"
    assert (await now(world, cup)).state == OVER
    assert titles(world)[-1] == f"🏆 Autumn cup · {winner} wins"
    latest = await now(world, cup)
    announcement = world.message(world.saloon.id, latest.message_id or 0)
    assert latest.secret in (announcement.embeds[0].description or "")
    assert (announcement.embeds[0].description or "").count(f"**{winner}**") == 1  # without a picture
    table_page = await press(world, world.carol, cup, "table")
    assert f"🥇 **{winner}** · 1 · 1–0–0" in answer_text(table_page)


async def test_who_has_not_checked_in_is_called_once_and_does_not_play(world: World) -> None:
    dora = world.moderator()
    cup = await opened(world, dora, hours="48")
    for user in (world.alice, world.bob, world.carol):
        joined = await press(world, user, cup, "join")
        assert "Check in when check-in opens" in answer_text(joined)
    early = await press(world, dora, cup, "join")
    assert "Check in when" in answer_text(early)
    await world.stop()
    await world.env.advance_time(25 * 3600)
    await world.begin()
    await world.env.advance_time(31)
    await world.env.settle()
    calls = [message for message in in_channel(world) if "Check in, or you do not play" in message.content]

    assert len(calls) == 1
    assert {user.id for user in (world.alice, world.bob, world.carol)} <= {
        user.id for user in calls[0].mentions
    }
    for user in (world.alice, world.bob):
        await press(world, user, cup, "check")
    assert EN("no-tournament-checked-in") in refusal(await press(world, world.bob, cup, "check"))
    await world.stop()
    await world.env.advance_time(24 * 3600)
    await world.begin()
    await world.env.advance_time(31)
    await world.env.settle()
    view = await world.bot.services.tournaments.view(await now(world, cup))
    assert {entrant.name for entrant in view.entrants} == {"alice", "bob"}


async def test_a_rodeo_is_played_from_its_panel(world: World) -> None:
    dora = world.moderator()
    world.bot.services.daily_deals.house = ()
    cup = await opened(world, dora, form="rodeo", game="bang")
    for user in (world.alice, world.bob):
        await press(world, user, cup, "join")
    panel = await press(world, dora, cup, "manage")
    await dora.click(panel.response, custom_id=button(panel.response, "tn:", ":start"))
    await world.env.settle()
    quick = update(sealed_deals).values(level="deputy")  # the process of those who search starts slowly
    await world.bot.store.database.write(lambda connection: connection.execute(quick))
    own = await press(world, world.alice, cup, "game")
    assert len(buttons(own.response, "tnp:")) == 5
    await world.alice.click(own.response, custom_id=button(own.response, "tnp:"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.alice.id)
    await world.settle_after(world.bot.services.tables.resign(summary.table_id, world.alice.id, "r"))
    own = await press(world, world.alice, cup, "game")

    assert len(buttons(own.response, "tnp:")) == 4
    assert "**1.** Resigned before the first turn" in answer_text(own)
    stranger = await press(world, world.carol, cup, "game")
    assert EN("no-tournament-not-in") in answer_text(stranger)


async def test_leaving_asks_first_and_a_moderator_s_deeds_are_logged(world: World) -> None:
    dora, cup = world.moderator(), await opened(world, world.moderator())
    for user in (world.alice, world.bob):
        await press(world, user, cup, "join")
    panel = await press(world, dora, cup, "manage")
    await dora.click(panel.response, custom_id=button(panel.response, "tn:", ":start"))
    await world.env.settle()
    other = world.moderator("erin")
    panel = await press(world, other, cup, "manage")
    await other.select(panel.response, ["0"], custom_id=f"tnr:{cup.id}:1:0")
    await world.env.settle()
    panel = await press(world, other, cup, "manage")
    await other.click(panel.response, custom_id=button(panel.response, "tn:", ":move"))
    await world.env.settle()
    assert EN("no-tournament-manage") in refusal(await press(world, world.alice, cup, "manage"))
    first, second = (game.table_id or 0 for game in await world.bot.store.tournaments.games(cup.id))
    dropped = EN("board-dropped", name="Autumn cup")
    assert dropped in text_of(await world.board(first))
    assert dropped not in text_of(await world.board(second))
    sure = await press(world, world.alice, cup, "leave")
    await world.alice.click(sure.response, custom_id=button(sure.response, "tn:", ":gone"))
    await world.env.settle()

    assert dropped in text_of(await world.board(second))
    entries = await world.bot.store.moderation.audits(world.guild.id, 0, 5)
    assert [entry.action for entry in entries[0]][:2] == ["tournament-move", "tournament-replay"]
    assert (await now(world, cup)).state == OVER
    assert "another game" in " ".join(titles(world))


async def test_a_form_with_faults_is_explained(world: World) -> None:
    dora = world.moderator()
    page = await dora.slash(world.saloon, "wanted tournament")
    for wrong, code in (
        ({"hours": "soon"}, "tournament-start"),
        ({"hours": "0"}, "tournament-start"),  # nobody could join
        ({"hours": "99999"}, "tournament-start"),
        ({"name": "  "}, "tournament-name"),
    ):
        form = await dora.click(page.response, custom_id="tnn")
        values: dict[str, Any] = {"name": "Cup", "hours": "1"} | wrong
        lists = {"form": ["swiss"], "game": ["bang"], "clock": ["day"]}
        answer = await dora.submit_modal(form, values | lists)

        assert EN(f"no-{code}", days=60) in refusal(answer)


async def test_only_who_manages_events_opens_one_and_a_called_off_one_says_so(world: World) -> None:
    page = await world.alice.slash(world.saloon, "wanted tournament")
    assert buttons(page.response, "tnn") == []
    assert EN("tournaments-how-to-open") in answer_text(page)
    dora = world.moderator()
    cup = await opened(world, dora)
    old, panel = [await press(world, dora, cup, "manage") for _ in range(2)]
    sure = await dora.click(panel.response, custom_id=button(panel.response, "tn:", ":cancel"))
    await dora.click(sure.response, custom_id=button(sure.response, "tn:", ":end"))
    await world.env.settle()
    page = await world.alice.slash(world.saloon, "wanted tournament")

    late = await dora.click(old.response, custom_id=button(old.response, "tn:", ":cancel"))
    assert EN("no-tournament-over") in refusal(late)
    assert (await now(world, cup)).state == CANCELLED
    assert "called off" in answer_text(page)
    assert titles(world)[-1] == "🏆 Autumn cup is over"


async def test_a_tournament_called_off_between_two_rounds_has_no_winner(world: World) -> None:
    dora = world.moderator()
    cup = await opened(world, dora, form="robin")
    for user in world.people:
        await press(world, user, cup, "join")
    panel = await press(world, dora, cup, "manage")
    await dora.click(panel.response, custom_id=button(panel.response, "tn:", ":start"))
    await world.env.settle()
    panel = await press(world, dora, cup, "manage")
    sure = await dora.click(panel.response, custom_id=button(panel.response, "tn:", ":cancel"))
    await dora.click(sure.response, custom_id=button(sure.response, "tn:", ":end"))
    await world.env.settle()

    [game] = await world.bot.store.tournaments.games(cup.id)
    assert titles(world)[-1] == "🏆 Autumn cup is over"
    assert "decided" not in text_of(await world.board(game.table_id or 0))
