"""How games start: challenges, open tables and rematches, by real interactions in a simulated Discord."""

import asyncio
from typing import Any

import discord
import pytest
from e2e.lobbying import (
    challenge,
    forbid,
    hide_channels_from,
    open_table,
    pass_time,
    pinged_users,
    press_forged_id,
    press_together,
    refusal,
    set_language,
    take_away,
)
from e2e.test_refusing_servers import shut_out
from e2e.world import World, answer_text, button, buttons, rest_of_more

from bot.i18n.texts import load_texts
from bot.ui.style import SMALL_SEAL
from engine.core.records.guilds import GuildSettings
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.tables.offers import Actor, OfferTerms

EN = load_texts("en")

DAY = 24 * 3600


async def allow(world: World, **changes) -> None:
    await world.bot.store.guilds.save_settings(world.guild.id, GuildSettings(**changes))


# challenges


async def test_a_challenge_says_who_what_until_when_and_seals_the_deal(world: World) -> None:
    offer = await challenge(world, variant="revolvers-first")

    saved = await offer.saved()
    text = offer.text
    assert "alice calls out bob" in text
    assert "WANTED: Duel** · Revolvers first" in text
    assert f"<t:{saved.expires_at}:R>" in text
    assert saved.commitment[:SMALL_SEAL] in text
    assert saved.secret not in text
    assert saved.message_id == offer.message.id
    assert offer.verbs == ["accept", "decline"]
    assert f"<@{world.bob.id}>" in offer.message.content
    assert pinged_users(world) == [[world.bob.id]]


async def test_an_accepted_challenge_is_dealt_and_says_where_it_is_played(world: World) -> None:
    offer = await challenge(world)
    result = await offer.press(world.bob, "accept")

    assert result.acknowledged
    snapshot = await world.snapshot(offer.number)
    assert [participant.user_id for participant in snapshot.participants] == [world.alice.id, world.bob.id]
    assert snapshot.location.channel_id in [thread.id for thread in world.saloon.threads]
    assert offer.verbs == []
    assert f"<#{snapshot.location.channel_id}>" in offer.text
    assert offer.message.content == ""
    assert snapshot.commitment[:SMALL_SEAL] in offer.text
    assert (await world.board(offer.number)).embeds


async def test_fair_shows_the_whole_seal_and_after_the_deal_what_it_is_made_from(world: World) -> None:
    offer = await challenge(world)
    terms = (await world.bob.click(offer.message, custom_id=f"ct:{offer.number}")).response
    sealed = answer_text(await world.bob.click(terms, custom_id=f"fair:{offer.number}"))
    await offer.press(world.bob, "accept")
    board = await world.board(offer.number)
    more = await rest_of_more(world.bob, board, offer.number)
    fair = await world.bob.click(more, custom_id=f"fair:{offer.number}")

    snapshot = await world.snapshot(offer.number)
    numbers = ":".join(str(participant.client_seed) for participant in snapshot.participants)
    assert fair.ephemeral
    for part in (snapshot.commitment, snapshot.fingerprint, f"`{offer.number}:{numbers}`"):
        assert part in answer_text(fair)
    assert snapshot.commitment in sealed
    assert snapshot.fingerprint not in sealed
    assert snapshot.fingerprint == GAMES[snapshot.game_key].fingerprint != ""
    seal = EN("seal", digits=snapshot.commitment[:SMALL_SEAL])
    assert board.embeds[-1].footer.text == EN("board-footer", table=snapshot.id, seal=seal)
    assert board.id == min(message.id for message in (await world.channel(offer.number)).history())


async def test_clock_says_how_long_a_move_may_take_and_what_becomes_of_the_silent(world: World) -> None:
    offer = await challenge(world)
    answer = answer_text(await world.bob.click(offer.message, custom_id=f"ct:{offer.number}"))

    assert EN("pace-day") in offer.text
    assert EN("offer-silent-loses") in answer
    assert EN("offer-silent-loses") not in offer.text


async def test_the_usual_game_of_the_server_is_offered(world: World) -> None:
    await allow(world, default_game="outlaws-gangs")

    assert "WANTED: Gangs" in (await challenge(world)).text


async def test_forged_ids_are_refused(world: World) -> None:
    duel, table = await challenge(world), await open_table(world)
    own, other = duel.number, table.number

    names = [f"o:{own}:burn", f"o:{other}:join", "o:99999:accept", f"o:{own}:start", f"o:{own}:join"]
    for name in names:
        assert "no such offer" in refusal(await press_forged_id(world.bob, duel, name))
    assert (await duel.saved()).state == (await table.saved()).state == "open"
    assert len((await table.saved()).participants) == 1


async def test_names_have_no_effect_in_an_offer(world: World) -> None:
    rogue = world.person("**@everyone** <@1> `x`")
    offer = await challenge(world, by=rogue)

    text = offer.text
    assert "@everyone" not in text
    assert r"\*\*" in text
    assert "<@1>" not in text.replace(r"\<@1>", "")
    assert "@everyone" not in offer.message.content
    assert pinged_users(world) == [[world.bob.id]]


# who can be challenged


async def test_the_bot_itself_plays_at_once_by_a_sealed_deal(world: World) -> None:
    result = await world.alice.slash(world.saloon, "wanted duel", opponent=world.wanted)

    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.alice.id)
    snapshot = await world.snapshot(summary.table_id)
    assert [(participant.user_id, participant.level) for participant in snapshot.participants] == [
        (world.alice.id, None),
        (None, "deputy"),
    ]
    assert snapshot.commitment[:SMALL_SEAL] in answer_text(result)
    assert f"<#{snapshot.location.channel_id}>" in answer_text(result)
    assert buttons(result.response) == []


async def test_the_bot_itself_plays_at_the_level_that_is_chosen_and_a_person_has_none(world: World) -> None:
    await world.alice.slash(world.saloon, "wanted duel", opponent=world.wanted, level="sheriff")
    result = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, level="scout")

    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.alice.id)
    guest = summary.participants[1]
    assert guest.level == "sheriff"
    assert guest.name == "Walt"
    assert "A level is for the computer. Pick me as the opponent" in refusal(result)


async def test_nobody_challenges_themselves_another_bot_a_stranger_or_who_cannot_see_the_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = world.guild.add_member(world.env.create_user("clanker", bot=True))
    stranger = world.env.create_user("stranger")

    for opponent, why in (
        (world.alice, "yourself out"),
        (machine, "Pick me instead"),
        (stranger, "not on this"),
    ):
        result = await world.alice.slash(world.saloon, "wanted duel", opponent=opponent)
        assert why in refusal(result)
    hide_channels_from(monkeypatch, world.bob)
    blind = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    assert "cannot see this channel" in refusal(blind)
    assert await world.bot.store.offers.open_offers() == []


async def test_an_unknown_variant_is_refused_and_a_typed_name_is_understood(world: World) -> None:
    odd = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, variant="blindfold")
    offer = await challenge(world, variant="revolvers FIRST ")

    assert "no such variant" in refusal(odd)
    assert (await offer.saved()).variant == "revolvers-first"


# people who leave


async def test_a_challenge_whose_host_has_left_the_server_ends_at_the_press(world: World) -> None:
    offer = await challenge(world)
    world.guild.remove_member(world.alice)
    result = await offer.press(world.bob, "accept")

    assert "has left the server" in refusal(result)
    assert (await offer.saved()).state == "withdrawn"
    assert "withdrawn" in offer.text
    assert offer.verbs == []


async def test_a_table_starts_without_those_who_have_left_the_server(world: World) -> None:
    offer = await open_table(world)
    await offer.press(world.bob, "join")
    await offer.press(world.carol, "join")
    world.guild.remove_member(world.bob)

    assert f"<@{world.bob.id}> has left" in refusal(await offer.press(world.alice, "start"))
    assert [participant.name for participant in (await offer.saved()).participants] == ["alice", "carol"]
    assert "bob" not in offer.text
    await offer.press(world.alice, "start")
    assert len((await world.snapshot(offer.number)).participants) == 2


# time


async def test_the_loop_goes_on_when_a_message_is_gone_or_discord_fails(world: World) -> None:
    first, second = await challenge(world), await open_table(world)
    third = await challenge(world, by=world.carol)
    world.env.backend.delete_message(world.saloon.id, first.message.id)
    world.env.inject_error("PATCH", f"/channels/*/messages/{second.message.id}", status=500)
    await pass_time(world, DAY)

    assert "expired" in third.text
    late = await second.press(world.bob, "join")
    assert "no longer stands" in refusal(late)
    assert "expired" in second.text


@pytest.mark.errors("the sweep was not finished")
async def test_the_loop_goes_on_after_an_error_of_ours(world: World, monkeypatch) -> None:
    offer = await challenge(world)
    with monkeypatch.context() as broken:
        broken.setattr(world.bot.services.offers, "expire_overdue", None)
        await pass_time(world, DAY)
    assert offer.verbs == ["accept", "decline"]
    await world.env.advance_time(30)

    assert "expired" in offer.text


@pytest.mark.parametrize("closed", [False, True])
async def test_an_offer_that_was_saved_and_not_shown_is_shown_or_withdrawn_at_the_start(
    world: World, closed: bool
) -> None:
    terms = OfferTerms(world.guild.id, world.saloon.id, "outlaws-duel")
    alice, bob = Actor(world.alice.id, "alice", 1), Participant(world.bob.id, "bob", 2)
    unseen = await world.bot.services.offers.challenge(terms, alice, bob)
    if closed:
        shut_out(world, world.saloon.id)
    await world.restart()

    offer = await world.bot.store.offers.get(unseen.id)
    if closed:
        assert (offer.state, offer.message_id) == ("withdrawn", None)
        return
    assert offer.state == "open"
    message = world.message(world.saloon.id, offer.message_id)
    assert f"<@{world.bob.id}>" in message.content
    await world.bob.click(message, custom_id=button(message, "o:", ":accept"))
    assert (await world.snapshot(offer.id)).game.ply == 0


async def test_an_offer_that_is_just_being_shown_is_not_shown_twice(world: World) -> None:
    await world.env.advance_time(5)
    terms = OfferTerms(world.guild.id, world.saloon.id, "outlaws-duel")
    alice, bob = Actor(world.alice.id, "alice", 1), Participant(world.bob.id, "bob", 2)
    new_offer = await world.bot.services.offers.challenge(terms, alice, bob)
    await world.bot.on_ready()  # Discord says so again after a lost connection

    offer = await world.bot.store.offers.get(new_offer.id)
    assert (offer.state, offer.message_id) == ("open", None)


# permissions and channels


async def test_a_missing_permission_is_named_with_the_channel_before_anything_is_offered(
    world: World,
) -> None:
    room = forbid(world, embed_links=False, create_public_threads=False)
    result = await world.alice.slash(room, "wanted duel", opponent=world.bob)

    said_so = refusal(result)
    assert "Embed Links and Create Public Threads" in said_so
    assert f"<#{room.id}>" in said_so
    assert await world.bot.store.offers.open_offers() == []


async def test_a_permission_taken_away_meanwhile_leaves_the_offer_standing(world: World) -> None:
    offer = await challenge(world)
    take_away(world, attach_files=True)

    assert "Attach Files" in refusal(await offer.press(world.bob, "accept"))
    assert (await offer.saved()).state == "open"


async def test_in_a_thread_the_permission_to_write_in_threads_is_needed(world: World) -> None:
    thread = await world.channel(await world.duel())
    take_away(world, send_messages_in_threads=True)

    result = await world.carol.slash(thread, "wanted duel", opponent=world.bob)

    assert "Send Messages in Threads" in refusal(result)
    assert await world.bot.store.offers.open_offers() == []


async def test_without_threads_a_game_needs_no_permission_to_make_them(world: World) -> None:
    await allow(world, use_threads=False)
    room = forbid(world, create_public_threads=False, send_messages_in_threads=False)
    offer = await challenge(world, channel=room)
    await offer.press(world.bob, "accept")

    assert (await world.snapshot(offer.number)).location.channel_id == room.id
    assert "right here" in offer.text
    assert list(room.threads) == []
    own = [message for message in room.history(viewer=world.bob) if message.flags.ephemeral]
    assert [bool(buttons(message, "c:")) for message in own] == [True]  # the accepting press shows the hand


async def test_a_game_offered_in_a_thread_or_a_channel_without_threads_is_played_there(world: World) -> None:
    await world.duel()
    [thread] = world.saloon.threads
    for place in (thread, world.guild.create_news_channel("gazette")):
        offer = await challenge(world, by=world.carol, channel=place)
        await offer.press(world.bob, "accept")

        assert (await world.snapshot(offer.number)).location.channel_id == place.id


async def test_an_offer_that_could_not_be_posted_is_not_in_the_way(world: World) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)

    world.lose_connection("POST", "/interactions/*/callback")
    await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)

    assert await world.bot.store.offers.open_offers() == []
    await challenge(world)


async def test_a_game_that_started_although_its_offer_could_not_be_edited_goes_on(world: World) -> None:
    offer = await challenge(world)
    world.env.inject_error("PATCH", "/webhooks/*", status=500)
    trouble = await offer.press(world.bob, "accept")
    late = await offer.press(world.bob, "accept")

    assert "Discord is having trouble" in refusal(trouble)
    assert "no longer stands" in refusal(late)
    snapshot = await world.snapshot(offer.number)
    assert offer.verbs == []
    assert f"<#{snapshot.location.channel_id}>" in offer.text


# languages


async def test_an_offer_speaks_the_servers_language_and_a_refusal_the_persons(
    world: World, monkeypatch
) -> None:
    await allow(world, language="es")
    set_language(monkeypatch, world.carol, "fr")
    offer = await challenge(world)

    assert "alice reta a bob" in offer.text
    assert "te reta a un duelo" in offer.message.content
    assert "Ce défi s’adresse à" in refusal(await offer.press(world.carol, "accept"))


async def test_variants_are_completed_in_the_persons_language_for_the_game_that_is_meant(
    world: World, monkeypatch
) -> None:
    set_language(monkeypatch, world.carol, "es-419")
    english = await world.alice.autocomplete(world.saloon, "wanted duel", "variant", "")
    spanish = await world.carol.autocomplete(
        world.saloon, "wanted table", "variant", "", game="outlaws-gangs"
    )

    assert [choice["value"] for choice in english] == ["standard", "revolvers-first"]
    assert [choice["value"] for choice in spanish] == ["standard", "bounty"]
    assert spanish[0]["name"] == load_texts("es")("preset-standard")
    assert [
        c["value"] for c in await world.alice.autocomplete(world.saloon, "wanted duel", "variant", "REV")
    ] == ["revolvers-first"]


async def test_presets_that_fit_together_are_offered_and_played_together(world: World) -> None:
    both = "four-dealt+beer-always"
    choices = await world.alice.autocomplete(world.saloon, "wanted duel", "variant", "Beer", game="bang")

    offer = await challenge(world, game="bang", variant=both)

    assert {"name": "Draft from four + Beer to the last", "value": both} in [
        {"name": choice["name"], "value": choice["value"]} for choice in choices
    ]
    assert "Draft from four + Beer to the last" in offer.text
    await offer.press(world.bob, "accept")
    game = (await world.snapshot(offer.number)).game
    assert game.state.beer_last_two
    assert len(game.state.pool) == 4


# open tables


async def test_an_open_table_shows_who_sits_and_starts_with_them(world: World) -> None:
    offer = await open_table(world, "outlaws-shootout", seats=4)
    assert "3 to 4 players" in offer.text
    assert offer.message.content == ""
    await offer.press(world.bob, "join")
    await offer.press(world.alice, "computer")

    text = offer.text
    assert "At the table: 3 of 4" in text
    assert "1. alice\n2. bob\n3. 🤖 Hank" in text
    await offer.press(world.alice, "start")
    snapshot = await world.snapshot(offer.number)
    assert [participant.name for participant in snapshot.participants] == ["alice", "bob", "Hank"]
    assert offer.verbs == []
    assert "At the table: 3 of 3" in offer.text
    assert f"<#{snapshot.location.channel_id}>" in offer.text


async def test_no_press_waits_until_discord_has_shown_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer, answered = await open_table(world), asyncio.Event()
    edit, defer = discord.InteractionResponse.edit_message, discord.InteractionResponse.defer

    async def slow(response: Any, **content: Any) -> Any:
        await answered.wait()
        return await edit(response, **content)

    async def deferred(response: Any, **how: Any) -> Any:
        answered.set()
        return await defer(response, **how)

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", slow)
    monkeypatch.setattr(discord.InteractionResponse, "defer", deferred)
    await press_together(offer, [(world.bob, "join"), (world.carol, "join")])

    assert "bob" in offer.text
    assert "carol" in offer.text


async def test_computers_of_a_level_are_added_from_a_list_as_often_as_there_are_chairs(world: World) -> None:
    offer = await open_table(world, "outlaws-shootout", seats=4)

    assert f"Only <@{world.alice.id}>" in refusal(await offer.host_panel(world.bob))
    panel = (await offer.host_panel(world.alice)).response
    assert panel is not None
    for seated, level in enumerate(("greenhorn", "greenhorn", "deputy"), 1):
        await world.alice.select(panel, [level], custom_id=f"oh:{offer.number}:level:{seated}")

    seats = (await offer.saved()).participants
    assert [seat.level for seat in seats] == [None, "greenhorn", "greenhorn", "deputy"]
    assert [seat.name for seat in seats[1:]] == ["Billy", "Billy 2", "Hank"]


async def test_a_new_panel_of_the_host_takes_the_place_of_the_older_one(world: World) -> None:
    offer = await open_table(world, "outlaws-shootout", seats=4)
    older = (await offer.host_panel(world.alice)).response

    newer = (await offer.host_panel(world.alice)).response

    channel = world.env.backend.messages[world.saloon.id]
    assert older.id not in channel
    assert newer.id in channel
    assert not newer.embeds[0].fields  # who sits there would be out of date with the next who joins


# rematches


async def test_a_rematch_against_the_computer_begins_at_once(world: World) -> None:
    table = await world.against_computer()
    await world.resign(world.alice, table)
    result = await world.alice.click(await world.board(table), custom_id=f"r:{table}")

    [again] = await world.bot.store.summaries.of_open_tables(user_id=world.alice.id)
    assert [participant.user_id for participant in again.participants] == [None, world.alice.id]
    assert "The game is on" in answer_text(result)


async def test_a_rematch_that_cannot_be_is_refused(world: World) -> None:
    table = await world.duel()
    await world.resign(world.bob, table)
    board = await world.board(table)
    stranger = await world.carol.click(board, custom_id=f"r:{table}")
    assert stranger.ephemeral
    assert "Only those who have played" in answer_text(stranger)
    world.guild.remove_member(world.bob)
    answer = await world.alice.click(board, custom_id=f"r:{table}")
    assert "is not on this server" in answer_text(answer)
    assert await world.bot.store.offers.open_offers() == []
