"""`/wanted-admin` in a simulated Discord."""

from dataclasses import replace

import discord
import pytest
from e2e.lobbying import challenge, open_table, press_forged_id, refusal
from e2e.playing import press
from e2e.world import World, answer_text, buttons, rename_table
from simcord import InteractionResult, MemberActor, SetupError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.core.records.guilds import GuildSettings
from engine.core.records.moderation import Block


@pytest.fixture
def sheriff(world: World) -> MemberActor:
    return world.moderator()


async def test_settings_without_options_shows_what_is_set(world: World, sheriff: MemberActor) -> None:
    result = await sheriff.slash(world.saloon, "wanted-admin settings")

    assert result.ephemeral
    text = answer_text(result)
    for value in ("English (from the server", "WANTED: Duel", "A thread for each game", '"20"', '"10"'):
        assert value in text
    assert await world.bot.store.guilds.settings(world.guild.id) == GuildSettings()


async def test_settings_keeps_what_is_named_and_leaves_the_rest(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin settings", language="fr", place="channel")
    result = await sheriff.slash(
        world.saloon, "wanted-admin settings", game="outlaws-gangs", **{"per-channel": 3, "per-player": 2}
    )

    expected = GuildSettings(
        language="fr",
        default_game="outlaws-gangs",
        use_threads=False,
        max_games_per_channel=3,
        max_games_per_player=2,
    )
    assert await world.bot.store.guilds.settings(world.guild.id) == expected
    assert "Français" in answer_text(result)
    assert "In the channel itself" in answer_text(result)
    await sheriff.slash(world.saloon, "wanted-admin settings", language="server")
    assert (await world.bot.store.guilds.settings(world.guild.id)).language is None


async def test_boards_change_to_the_servers_new_language_at_once(world: World, sheriff: MemberActor) -> None:
    table = await world.duel()
    board = await world.board(table)

    await sheriff.slash(world.saloon, "wanted-admin settings", language="fr")

    assert (await world.board(table)).id == board.id
    assert "c’est le moment de jouer" in (await world.board(table)).content


async def test_others_do_not_even_see_the_commands(world: World) -> None:
    assert not any(name.startswith("wanted-admin") for name in world.alice.available_commands(world.saloon))
    with pytest.raises(SetupError, match="not visible"):
        await world.alice.slash(world.saloon, "wanted-admin settings", language="fr")


async def let_in_by_integrations(world: World) -> MemberActor:
    commands = {command.name: command for command in await world.bot.tree.fetch_commands()}
    role = world.guild.create_role("deputy")
    world.guild.set_command_permissions(commands["wanted-admin"], {role: True})
    return world.guild.add_member(world.env.create_user("dan"), roles=[role])


async def test_whom_the_page_of_integrations_lets_in_is_not_refused(world: World) -> None:
    table, deputy = await world.duel(), await let_in_by_integrations(world)

    await deputy.slash(world.saloon, "wanted-admin settings", language="fr")
    answer = await deputy.slash(world.saloon, "wanted-admin tables", table=table)
    prompt = await deputy.click(answer.response, custom_id=f"ad:end:{table}")
    await deputy.submit_modal(prompt, {"line": "stuck"})

    assert (await world.bot.store.guilds.settings(world.guild.id)).language == "fr"
    assert (await world.snapshot(table)).game.winners == ()


async def test_whom_that_page_lets_in_no_more_gives_no_reason_a_quarter_of_an_hour_later(
    world: World,
) -> None:
    table, deputy = await world.duel(), await let_in_by_integrations(world)
    answer = await deputy.slash(world.saloon, "wanted-admin tables", table=table)
    prompt = await deputy.click(answer.response, custom_id=f"ad:end:{table}")
    await world.env.advance_time(901)
    refused = await deputy.submit_modal(prompt, {"line": "stuck"})

    assert "manage this server" in refusal(refused)
    assert (await world.snapshot(table)).game.winners is None


def board_text(board: discord.Message) -> str:
    return "\n".join(str(field.value) for field in board.embeds[0].fields)


async def test_abort_closes_a_table_without_winners_and_tells_it(world: World, sheriff: MemberActor) -> None:
    table = await world.duel()
    old = await world.board(table)
    [choice] = await sheriff.autocomplete(world.saloon, "wanted-admin abort", "table", "")
    assert choice["value"] == table
    assert "alice, bob" in choice["name"]

    reason = "pass **@everyone**"
    result = await sheriff.slash(world.saloon, "wanted-admin abort", table=table, reason=reason)

    assert result.ephemeral
    assert (await world.snapshot(table)).game.winners == ()
    board = await world.board(table)
    assert "Nobody wins" in str(board.embeds[0].to_dict())
    assert "run this server: pass \\*\\*@\u200beveryone" in board_text(board)
    assert not buttons(board, "h:")
    assert board.id != old.id
    assert await sheriff.autocomplete(world.saloon, "wanted-admin abort", "table", "") == []


async def test_that_nobody_wins_a_stopped_game_stands_on_its_board_once(world: World) -> None:
    table = await world.duel()
    await world.settle_after(world.bot.services.tables.abort(table, "stop"))

    assert str((await world.board(table)).embeds[0].to_dict()).count("obody wins") == 1


async def test_abort_refuses_a_table_that_is_over_unknown_or_elsewhere(
    world: World, sheriff: MemberActor
) -> None:
    table = await world.duel()
    other = world.env.create_guild(name="Elsewhere")
    square = other.create_text_channel("square")
    role = other.create_role("marshal", permissions=discord.Permissions(manage_guild=True))
    marshal = other.add_member(world.env.create_user("earl"), roles=[role])

    assert "no such table" in refusal(
        await marshal.slash(square, "wanted-admin abort", table=table, reason="stuck")
    )
    assert "no such table" in refusal(
        await sheriff.slash(world.saloon, "wanted-admin abort", table=999, reason="x")
    )
    await sheriff.slash(world.saloon, "wanted-admin abort", table=table, reason="stuck")
    again = await sheriff.slash(world.saloon, "wanted-admin abort", table=table, reason="stuck")
    assert "over" in refusal(again)


async def listed(world: World) -> list[tuple[str, str]]:
    lines, _ = await world.bot.store.moderation.audits(world.guild.id, 0, 25)
    return [(line.action, line.reason) for line in lines]


async def picked(world: World, sheriff: MemberActor, value: str) -> InteractionResult:
    answer = await sheriff.slash(world.saloon, "wanted-admin tables")
    return await sheriff.select(answer.response, [value], custom_id="ad:look:0")


async def test_the_panel_leads_to_everything_and_says_who_may(world: World, sheriff: MemberActor) -> None:
    panel = await sheriff.slash(world.saloon, "wanted-admin panel")
    assert panel.ephemeral
    assert "Integrations" in answer_text(panel)
    assert "support.discord.com" in str(panel.response.components)

    for section in ("tables", "people", "check", "audit", "settings"):
        panel = await sheriff.slash(world.saloon, "wanted-admin panel")
        answer = await sheriff.click(panel.response, custom_id=f"ad:{section}:0")
        assert answer.response is not None
        assert "ad:panel:0" in buttons(answer.response)
    assert "A thread for each game" in answer_text(answer)
    assert "/wanted-admin settings" in answer_text(answer)


async def test_an_offer_is_withdrawn_with_a_reason_and_its_message_says_so(
    world: World, sheriff: MemberActor
) -> None:
    offer = await challenge(world)
    answer = await picked(world, sheriff, f"o{offer.number}")
    prompt = await sheriff.click(answer.response, custom_id=f"ad:withdraw:{offer.number}")
    done = await sheriff.submit_modal(prompt, {"line": "too many"})

    assert "withdrawn" in answer_text(done)
    assert (await offer.saved()).state == "withdrawn"
    assert buttons(world.message(world.saloon.id, offer.message.id), "o:") == []
    assert await listed(world) == [("withdraw", "too many")]
    assert "too many" in answer_text(await sheriff.slash(world.saloon, "wanted-admin audit"))


async def play_once(world: World, table_id: int, person: MemberActor) -> None:
    snapshot = await world.snapshot(table_id)
    seat = snapshot.require_active_seat(person.id)
    decision = snapshot.game.decision(seat)
    assert decision is not None
    await press(world, snapshot, decision, person)


async def test_a_table_is_taken_back_to_a_stored_rest_and_is_told(world: World, sheriff: MemberActor) -> None:
    table = await world.duel()
    before = (await world.snapshot(table)).game
    for person in (world.alice, world.bob):
        await play_once(world, table, person)
    played = (await world.snapshot(table)).game
    assert played.ply > before.ply
    answer = await picked(world, sheriff, f"t{table}")
    rests = await sheriff.click(answer.response, custom_id=f"ad:rests:{table}:{played.ply}")
    [last, *_] = await world.bot.services.proposals.undo_points(table)
    prompt = await sheriff.select(rests.response, [str(last[0])], custom_id=f"ad:undo:{table}:{played.ply}")
    await sheriff.submit_modal(prompt, {"line": "wrong card"})
    back = (await world.snapshot(table)).game

    assert back.ply > played.ply
    assert back.rules.dump(back.state) == back.rules.dump(
        back.rules.load(back.rules.format, back.checkpoint.data)
    )
    assert "wrong card" in board_text(await world.board(table))
    assert await listed(world) == [("undo", "wrong card")]


async def test_what_was_played_meanwhile_is_not_taken_back_unseen(world: World, sheriff: MemberActor) -> None:
    table = await world.duel()
    await play_once(world, table, world.alice)
    ply = (await world.snapshot(table)).game.ply
    answer = await picked(world, sheriff, f"t{table}")
    rests = await sheriff.click(answer.response, custom_id=f"ad:rests:{table}:{ply}")
    [last, *_] = await world.bot.services.proposals.undo_points(table)
    prompt = await sheriff.select(rests.response, [str(last[0])], custom_id=f"ad:undo:{table}:{ply}")
    await play_once(world, table, world.bob)
    refused = await sheriff.submit_modal(prompt, {"line": "wrong card"})

    assert refusal(refused)
    assert await listed(world) == []


async def test_a_blocked_person_takes_part_in_nothing_new(world: World, sheriff: MemberActor) -> None:
    table = await world.duel()
    theirs = await challenge(world, by=world.bob, to=world.carol)
    joined = await open_table(world)
    await joined.press(world.bob, "join")
    answer = await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, days=7, reason="rude")

    assert "Offers withdrawn or left: 2" in answer_text(answer)
    assert (await theirs.saved()).state == "withdrawn"
    assert [participant.user_id for participant in (await joined.saved()).participants] == [world.alice.id]
    again = await world.bob.slash(world.saloon, "wanted duel", opponent=world.carol, game="outlaws-duel")
    assert "blocked you from playing here until" in refusal(again)
    assert "blocked you" in refusal(await joined.press(world.bob, "join"))
    to_them = await world.carol.slash(world.saloon, "wanted duel", opponent=world.bob, game="outlaws-duel")
    assert "may not play on this server" in refusal(to_them)
    assert (await world.snapshot(table)).game.winners is None  # open games continue
    assert "rude" in answer_text(await sheriff.slash(world.saloon, "wanted-admin people"))


async def test_a_long_reason_is_shown_whole_to_moderators(world: World, sheriff: MemberActor) -> None:
    office = world.guild.create_text_channel("office")
    await sheriff.slash(world.saloon, "wanted-admin settings", **{"log-channel": office})
    reason = "left three games in a row, each when it was about to lose, and was rude when somebody asked why"
    await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, days=7, reason=reason)

    *_, posted = world.env.backend.messages[office.id].values()
    assert reason in posted.content
    for command in ("people", "audit"):
        assert reason in answer_text(await sheriff.slash(world.saloon, f"wanted-admin {command}"))


async def test_a_block_ends_by_itself_or_is_lifted(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, days=0)
    refused = await world.bob.slash(world.saloon, "wanted duel", opponent=world.carol, game="outlaws-duel")
    assert "until" not in refusal(refused)
    await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, lift=True)
    await challenge(world, by=world.bob, to=world.carol)
    store, now = world.bot.store, world.bot.services.now()
    await store.moderation.save_block(Block(world.guild.id, world.alice.id, now + 60, ""))
    assert len(await store.moderation.blocks(world.guild.id)) == 1
    await world.env.advance_time(61)
    await challenge(world, by=world.alice, to=world.carol)

    assert await store.moderation.blocks(world.guild.id) == []
    assert [what for what, _ in await listed(world)] == ["lift", "ban"]


async def test_nobody_blocks_themselves_nor_lifts_what_is_not(world: World, sheriff: MemberActor) -> None:
    myself = await sheriff.slash(world.saloon, "wanted-admin people", person=sheriff, days=1)
    nothing = await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, lift=True)

    assert "cannot block yourself" in refusal(myself)
    assert "not blocked" in refusal(nothing)
    assert await listed(world) == []


async def test_a_forged_press_of_the_panel_is_refused(world: World) -> None:
    offer = await challenge(world)
    refused = await press_forged_id(world.bob, offer, f"ad:withdraw:{offer.number}")

    assert "manage this server" in refusal(refused)
    assert (await offer.saved()).state == "open"


async def test_the_menu_of_a_message_ends_its_table_or_withdraws_its_offer(
    world: World, sheriff: MemberActor
) -> None:
    offer = await challenge(world, to=world.carol)
    prompt = await sheriff.context_menu(world.saloon, "End or withdraw this", offer.message)
    await sheriff.submit_modal(prompt, {"line": "spam"})
    await sheriff.slash(world.saloon, "wanted-admin settings", place="channel")
    table = await world.duel()
    prompt = await sheriff.context_menu(world.saloon, "End or withdraw this", await world.board(table))
    await sheriff.submit_modal(prompt, {"line": "stuck"})

    assert (await offer.saved()).state == "withdrawn"
    assert (await world.snapshot(table)).game.winners == ()
    assert [line for line in await listed(world) if line[1]] == [("end", "stuck"), ("withdraw", "spam")]


async def test_offers_are_limited_by_time_too(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin settings", **{"offer-hours": 2, "per-day": 1})
    offer = await challenge(world)
    await offer.press(world.bob, "decline")
    again = await world.alice.slash(world.saloon, "wanted duel", opponent=world.carol, game="outlaws-duel")

    saved = await offer.saved()
    assert saved.expires_at - saved.created_at == 2 * 3600
    assert "as many as this server allows" in refusal(again)


async def test_what_is_done_is_posted_in_the_log_channel_and_one_that_is_gone_stops_nothing(
    world: World, sheriff: MemberActor
) -> None:
    office = world.guild.create_text_channel("office")
    await sheriff.slash(world.saloon, "wanted-admin settings", **{"log-channel": office})
    await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, days=3, reason="**rude**")
    posted = [message.content for message in world.env.backend.messages[office.id].values()]
    settings = await world.bot.store.guilds.settings(world.guild.id)
    await world.bot.store.guilds.save_settings(world.guild.id, replace(settings, audit_channel_id=999))
    answer = await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, lift=True)

    assert len(posted) == 2
    assert f"blocked <@{world.bob.id}> until" in posted[1]
    assert "\\*\\*rude\\*\\*" in posted[1]
    assert "may play here again" in answer_text(answer)
    assert "could not be posted" in answer_text(await sheriff.slash(world.saloon, "wanted-admin audit"))


async def test_what_cannot_be_written_down_is_not_done(world: World, sheriff: MemberActor) -> None:
    store, table, offer = world.bot.store, await world.duel(), await challenge(world)
    await sheriff.slash(world.saloon, "wanted-admin people", person=world.carol, days=1)
    answer = await picked(world, sheriff, f"o{offer.number}")
    prompt = await sheriff.click(answer.response, custom_id=f"ad:withdraw:{offer.number}")
    before = (await world.snapshot(table)).game.ply
    rename_table(world, "audit_log", "away")
    for refused in (
        await sheriff.submit_modal(prompt, {"line": "too many"}),
        await sheriff.slash(world.saloon, "wanted-admin people", person=world.bob, days=7),
        await sheriff.slash(world.saloon, "wanted-admin people", person=world.carol, lift=True),
        await sheriff.slash(world.saloon, "wanted-admin settings", language="fr"),
        await sheriff.slash(world.saloon, "wanted-admin abort", table=table, reason="stuck"),
    ):
        assert "nothing could be saved, so nothing has happened" in refusal(refused)
    rename_table(world, "away", "audit_log")

    assert (await offer.saved()).state == "open"
    assert [block.user_id for block in await store.moderation.blocks(world.guild.id)] == [world.carol.id]
    assert (await store.guilds.settings(world.guild.id)).language is None
    game = (await world.snapshot(table)).game
    assert (game.ply, game.winners) == (before, None)
    assert await listed(world) == [("block", "")]


async def test_the_list_of_what_was_done_has_pages(world: World, sheriff: MemberActor) -> None:
    for number in range(23):
        moderation = world.bot.store.moderation
        await moderation.save_audit(
            moderation.draft(
                guild_id=world.guild.id,
                user_id=sheriff.id,
                what="end",
                about={"table": str(number)},
                reason="",
            )
        )
    first = await sheriff.slash(world.saloon, "wanted-admin audit")
    assert "ended table 22" in answer_text(first)
    second = await sheriff.click(first.response, custom_id="ad:audit:1")
    assert "ended table 12" in answer_text(second)
    third = await sheriff.click(second.response, custom_id="ad:audit:2")
    assert "ended table 0" in answer_text(third)


async def test_the_check_names_channel_and_permission(world: World, sheriff: MemberActor) -> None:
    quiet = world.guild.create_text_channel("library")
    me = world.env.backend.bot_user.id
    denied = discord.Permissions(attach_files=True).value
    world.env.backend.set_overwrite(quiet.id, Overwrite(me, OverwriteType.MEMBER, deny=denied))
    answer = answer_text(await sheriff.slash(world.saloon, "wanted-admin check"))

    assert f"<#{quiet.id}>: Attach Files" in answer
    assert f"<#{world.saloon.id}>" not in answer


async def test_a_quiet_thread_is_archived_when_its_game_is_over(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin settings", **{"quiet-threads": True})
    table = await world.duel()
    await sheriff.slash(world.saloon, "wanted-admin abort", table=table, reason="late")
    thread = (await world.snapshot(table)).location.channel_id

    edits = [r for r in world.env.http_requests if r.method == "PATCH" and r.path == f"/channels/{thread}"]
    assert [request.json["archived"] for request in edits] == [True]
    assert "Nobody wins" in str((await world.board(table)).embeds[0].to_dict())
