"""`/wanted-host` in a simulated Discord; how the bot stops is in tests/bot/app."""

import logging
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from e2e.lobbying import challenge, open_table, refusal, set_language
from e2e.world import World, answer_text, buttons, rename_table
from quick_store import prepared
from simcord import InteractionResult, MemberActor

from bot.app.client import WantedBot
from bot.app.settings import Settings
from bot.features.owner import actions
from bot.i18n.texts import LANGUAGES, load_texts
from bot.ui.components import FIRST_GAME, view_of
from bot.version import VERSION
from engine.club.daily import weekday_of
from engine.core.decisions import Refused
from engine.core.records.moderation import NO_GUILD
from engine.core.records.stats import Backup, ProcessState
from engine.store.schema.club import deal_runs
from engine.store.stats import BACKED_UP
from engine.store.store import Store


@pytest.fixture
def host(world: World) -> MemberActor:
    host = world.moderator("hank")
    world.bot.owner_ids = {host.id}
    return host


@pytest.fixture
def sheriff(world: World) -> MemberActor:
    return world.moderator()


def elsewhere(world: World) -> SimpleNamespace:
    guild = world.env.create_guild(name="Tombstone **")
    people = [guild.add_member(world.env.create_user(name)) for name in ("ike", "wyatt")]
    return SimpleNamespace(
        guild=guild, square=guild.create_text_channel("square"), ike=people[0], wyatt=people[1]
    )


def stops(world: World) -> list[bool]:
    """Return a list that records requests to stop the bot."""
    faults: list[bool] = []

    async def heard() -> None:
        faults.append(True)

    world.bot.add_listener(heard, "on_stop_asked")
    return faults


async def pressed(host: MemberActor, panel: InteractionResult, verb: str) -> InteractionResult:
    return await host.click(panel.response, custom_id=f"ho:{verb}")


async def test_who_hosts_is_named_or_owns_the_application(world: World, tmp_path: Path) -> None:
    store = await Store.open(await prepared(tmp_path / "other.sqlite3"), lambda: 0)
    named = WantedBot(Settings(owner_ids="11, 22"), store)
    await store.close()

    assert [await named.is_bot_owner(user) for user in (11, 22, 33)] == [True, True, False]
    application = await world.bot.application_info()
    assert await world.bot.is_bot_owner(application.owner.id)
    assert not await world.bot.is_bot_owner(world.alice.id)


COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("status", {}),
    ("servers", {}),
    ("servers", {"server": "7"}),
    ("servers", {"server": "7", "lift": True}),
    ("message", {"text": "howdy"}),
    ("drain", {"on": True}),
    ("stop", {}),
    ("audit", {}),
]


async def test_others_are_refused_whoever_they_are_on_their_server(
    world: World, host: MemberActor, sheriff: MemberActor
) -> None:
    for command, options in COMMANDS:
        refused = await sheriff.slash(world.saloon, f"wanted-host {command}", **options)
        assert "Only the host of this bot" in refusal(refused)

    assert (await world.bot.store.moderation.served()).shut == {}
    assert not (await world.bot.store.moderation.served()).draining


async def test_others_press_the_hosts_buttons_in_vain(
    world: World, host: MemberActor, sheriff: MemberActor
) -> None:
    panel = await host.slash(world.saloon, "wanted-host status")
    world.bot.owner_ids = {sheriff.id}  # the bot has had another owner since
    stopped = stops(world)

    for verb in ("status", "message", "drain", "servers", "audit:0", "stop"):
        assert "Only the host" in refusal(await pressed(host, panel, verb))
    assert not (await world.bot.store.moderation.served()).draining
    assert stopped == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_status_says_how_the_bot_is(
    world: World, host: MemberActor, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    await world.duel()
    await challenge(world, to=world.carol)
    store, now = world.bot.store, world.bot.services.now()
    await store.stats.save_backup(Backup(now - 60, "games", 3, "tables 4, 5"))
    set_language(monkeypatch, host, language)
    answer = await host.slash(world.saloon, "wanted-host status")

    assert answer.ephemeral
    text = answer_text(answer)
    assert VERSION in text
    for value in (
        f"<t:{now - 60}:R>",
        "tables 4, 5",
        "WANTED_BACKUP_SCHEDULE",
        "MB" if language != "fr" else "Mo",
    ):
        assert value in text
    fields = {field.name: field.value for field in answer.response.embeds[0].fields}
    assert len(fields) == 8
    assert all(fields.values())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_many_processes_the_status_lists_what_fits_into_a_field(world: World, language: str) -> None:
    host, now = "wanted-bot-7f9c4d5b6-x2k9p.western.example.org", world.bot.services.now()
    states = [ProcessState(f"{n}/64", host, False, now, 12_345, now) for n in range(64)]
    field = actions._processes(world.bot.services, states, load_texts(language))["processes"]

    assert len(field) <= 1024
    assert load_texts(language)("admin-more", count=56) in field


async def test_the_status_says_what_part_of_the_daily_deals_is_won(world: World, host: MemberActor) -> None:
    dailies = world.bot.services.dailies
    today = await dailies.today()
    rows = [
        {"deal_id": deal.id, "user_id": 1, "guild_id": 1, "table_id": deal.id, "is_placed": True, "won": won}
        for deal, won in zip(await world.bot.store.deals.of_day(today), (2, 0))
    ]
    assert "Daily deal: wins" not in answer_text(await host.slash(world.saloon, "wanted-host status"))
    await world.bot.store.database.write(lambda connection: connection.execute(deal_runs.insert(), rows))

    status = answer_text(await host.slash(world.saloon, "wanted-host status"))
    assert load_texts("en")(f"daily-weekday-{weekday_of(today)}") in status
    assert "50% of 2" in status


async def test_the_status_says_what_came_of_a_backup_and_of_errors(world: World, host: MemberActor) -> None:
    store, now = world.bot.store, world.bot.services.now()
    assert "None has been made yet" not in answer_text(await host.slash(world.saloon, "wanted-host status"))
    await store.meta.set(BACKED_UP, str(now))
    await store.stats.save_backup(Backup(now, "unmade", why="No space left on device"))
    answer = answer_text(await host.slash(world.saloon, "wanted-host status"))

    assert "The last one could not be made: No space left on device" in answer
    assert "Errors of the last 24 hours" in answer


@pytest.mark.errors("a test has failed")
async def test_the_status_counts_errors_and_names_their_numbers(world: World, host: MemberActor) -> None:
    logging.getLogger("bot").error("a test has failed %s", 7)
    [kind] = world.bot.services.error_reports.errors.kinds.values()
    world.bot.services.error_reports.errors._at[-1] = kind.last = float(world.bot.services.now())
    answer = answer_text(await host.slash(world.saloon, "wanted-host status"))

    assert f"1 `{kind.number}`" in answer


async def test_while_it_drains_no_game_starts_and_those_under_way_go_on(
    world: World, host: MemberActor
) -> None:
    waiting, table = await challenge(world, to=world.carol), await world.duel()
    joined = await open_table(world)
    await joined.press(world.bob, "join")
    panel = await host.slash(world.saloon, "wanted-host status")
    assert "No new games start" in answer_text(await pressed(host, panel, "drain"))

    for refused in (
        await world.bob.slash(world.saloon, "wanted duel", opponent=world.carol, game="outlaws-duel"),
        await world.alice.slash(world.saloon, "wanted table", game="outlaws-gangs"),
        await world.alice.slash(world.saloon, "wanted duel", opponent=world.wanted, game="outlaws-duel"),
        await waiting.press(world.carol, "accept"),
        await joined.press(world.carol, "join"),
        await joined.press(world.alice, "start"),
    ):
        assert "preparing maintenance" in refusal(refused)
    hand = await world.alice.click(
        await world.board(table), custom_id=buttons(await world.board(table), "h:")[0]
    )
    assert hand.response is not None
    assert buttons(hand.response)
    assert (await waiting.saved()).state == "open"


async def test_draining_outlives_a_restart_and_ends_with_a_word(world: World, host: MemberActor) -> None:
    await host.slash(world.saloon, "wanted-host drain", on=True)
    await world.restart()
    world.bot.owner_ids = {host.id}
    refused = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game="outlaws-duel")
    assert "preparing maintenance" in refusal(refused)
    panel = await host.slash(world.saloon, "wanted-host status")
    assert "No new games can start" in answer_text(panel)
    assert "Games can start again" in answer_text(await pressed(host, panel, "undrain"))

    assert (await challenge(world)).number


async def test_a_message_is_shown_first_and_then_posted_once_where_people_play(
    world: World, host: MemberActor
) -> None:
    first, second = await world.duel(), await world.duel("outlaws-gangs")
    places = {(await world.channel(table)).id for table in (first, second)}
    answer = await host.slash(world.saloon, "wanted-host message", text="Back at **8** @everyone\nfolks")
    assert answer.ephemeral
    assert f"{len(places)} channel" in answer_text(answer) or "one channel" in answer_text(answer)
    before = len(posts(world, places))
    done = await pressed(host, answer, "send")

    new = posts(world, places)[before:]
    assert len(new) == len(places)
    assert {post["content"] for post in new} == {
        "From the host of this bot: Back at \\*\\*8\\*\\* @\u200beveryone folks"
    }
    assert all(post["allowed_mentions"] == {"parse": []} and post["enforce_nonce"] for post in new)
    assert "Refused by Discord: 0" in edited(done)


def posts(world: World, places: set[int]) -> list[dict[str, object]]:
    paths = {f"/channels/{place}/messages" for place in places}
    return [
        request.json
        for request in world.env.http_requests
        if request.method == "POST" and request.path in paths
    ]


def edited(result: InteractionResult) -> str:
    return result.response.content


async def test_a_message_can_be_written_in_a_form(world: World, host: MemberActor) -> None:
    await world.duel()
    panel = await host.slash(world.saloon, "wanted-host status")
    form = await pressed(host, panel, "message")
    field = form.modal["components"][0]["component"]["custom_id"]
    answer = await host.submit_modal(form, {field: "Five minutes"})

    assert "Five minutes" in answer_text(answer)
    assert buttons(answer.response) == ["ho:send"]


async def test_a_server_that_is_shut_out_is_left_and_cannot_invite_the_bot_back(
    world: World, host: MemberActor
) -> None:
    there = elsewhere(world)
    guilds, guild = world.env.backend.guilds, there.guild.id
    offered = await there.ike.slash(there.square, "wanted duel", opponent=there.wyatt, game="outlaws-duel")
    accept = buttons(offered.response, "o:")[0]
    await there.wyatt.click(offered.response, custom_id=accept)
    table = int(accept.split(":")[1])
    [choice] = await host.autocomplete(world.saloon, "wanted-host servers", "server", "tomb")
    assert choice["value"] == str(guild)
    answer = await host.slash(world.saloon, "wanted-host servers", server=str(guild), reason="spam")

    assert "is blocked" in answer_text(answer)
    assert guild not in guilds
    assert (await world.snapshot(table)).location.suspended_at is not None
    listed = answer_text(await host.slash(world.saloon, "wanted-host servers"))
    assert str(guild) in listed
    assert "spam" in listed
    with pytest.raises(Refused, match="server-blocked"):
        await world.bot.check_served(guild)


async def test_a_server_that_invites_the_bot_although_it_is_shut_out_is_left_again(
    world: World, host: MemberActor
) -> None:
    guild = world.env.create_guild(name="Contention")
    await world.bot.store.moderation.block_guild(guild.id, "")
    await world.env.advance_time(31)

    assert guild.id not in world.env.backend.guilds


async def test_whoever_is_on_a_server_that_is_shut_out_reads_why_nothing_works(
    world: World, host: MemberActor
) -> None:
    offer = await challenge(world)
    await world.bot.store.moderation.block_guild(world.guild.id, "")

    for refused in (
        await world.alice.slash(world.saloon, "wanted games"),
        await offer.press(world.bob, "accept"),
    ):
        assert "no longer serves this server" in refusal(refused)
    assert await world.alice.autocomplete(world.saloon, "wanted card", "name", "") == []


async def test_bad_input_is_refused_in_a_sentence(world: World, host: MemberActor) -> None:
    for server in ("Dry Gulch", "-5", "0", "٣", "9" * 20):
        wrong = await host.slash(world.saloon, "wanted-host servers", server=server)
        assert "not the id of a server" in refusal(wrong)
    here = await host.slash(world.saloon, "wanted-host servers", server=str(world.guild.id))
    nothing = await host.slash(world.saloon, "wanted-host servers", server="77", lift=True)
    unread = await host.slash(world.saloon, "wanted-host message", text="howdy")

    assert "No game is under way" in refusal(unread)
    assert "lock yourself out" in refusal(here)
    assert "not blocked" in refusal(nothing)
    assert (await world.bot.store.moderation.served()).shut == {}


async def test_the_button_of_a_first_game_begins_one_for_whoever_presses(
    world: World, host: MemberActor
) -> None:
    channel = world.bot.get_channel(world.saloon.id)
    assert isinstance(channel, discord.TextChannel)
    with world.env._bot_scope():
        posted = await channel.send("howdy", view=view_of([FIRST_GAME.button("Play")]))
    await world.env.settle()
    for person in (world.alice, world.bob):
        await person.click(posted, custom_id="first")

    summaries = await world.bot.store.summaries.of_open_tables()
    seated = [(await world.snapshot(summary.table_id)).participants for summary in summaries]
    assert [summary.game for summary in summaries] == ["outlaws-duel"] * 2
    assert {people[0].user_id for people in seated} == {world.alice.id, world.bob.id}
    assert all(people[1].level for people in seated)


async def test_all_that_the_host_does_is_listed_with_when_who_what_and_why(
    world: World, host: MemberActor, sheriff: MemberActor
) -> None:
    stops(world)
    await world.duel()
    await host.slash(world.saloon, "wanted-host servers", server="77", reason="spam")
    await host.slash(world.saloon, "wanted-host servers", server="77", lift=True)
    await host.slash(world.saloon, "wanted-host drain", on=True, reason="a new disk")
    await host.slash(world.saloon, "wanted-host drain", on=True)  # it was already drained
    await host.slash(world.saloon, "wanted-host drain", on=False)
    written = await host.slash(world.saloon, "wanted-host message", text="back soon")
    await pressed(host, written, "send")
    await pressed(host, await host.slash(world.saloon, "wanted-host stop", reason="moving"), "surestop")

    answer = (await host.slash(world.saloon, "wanted-host audit")).response
    lines = (answer.embeds[0].description or "").splitlines()
    assert all(line.startswith("<t:") for line in lines)
    assert [line.split(f"<@{host.id}> · ")[1] for line in lines] == [
        "stopped the bot · “moving”",
        "wrote to all games · “back soon”",
        "let games start again",
        "paused new games · “a new disk”",
        "unblocked server `77`",
        "blocked server `77` · “spam”",
    ]
    assert "blocked server" not in answer_text(await sheriff.slash(world.saloon, "wanted-admin audit"))


async def test_the_list_of_what_the_host_has_done_has_pages(world: World, host: MemberActor) -> None:
    for number in range(23):
        about = {"server": str(number)}
        moderation = world.bot.store.moderation
        await moderation.save_audit(
            moderation.draft(guild_id=NO_GUILD, user_id=host.id, what="shut", about=about, reason="")
        )
    first = await pressed(host, await host.slash(world.saloon, "wanted-host status"), "audit:0")
    assert "`22`" in answer_text(first)
    second = await pressed(host, first, "audit:1")
    assert "`12`" in answer_text(second)
    third = await pressed(host, second, "audit:2")
    assert "`0`" in answer_text(third)
    assert "Wanted, as its host sees it" in answer_text(await pressed(host, third, "status"))


async def test_what_cannot_be_listed_is_not_done(world: World, host: MemberActor) -> None:
    await world.duel()
    stopped = stops(world)
    written = await host.slash(world.saloon, "wanted-host message", text="back soon")
    stop = await host.slash(world.saloon, "wanted-host stop")
    posted = len(world.env.http_requests)
    rename_table(world, "audit_log", "away")
    for refused in (
        await host.slash(world.saloon, "wanted-host servers", server="77"),
        await host.slash(world.saloon, "wanted-host drain", on=True),
        await pressed(host, written, "send"),
    ):
        assert "nothing could be saved" in refusal(refused)
    requests = [request for request in world.env.http_requests[posted:] if request.path.endswith("/messages")]
    await pressed(host, stop, "surestop")
    rename_table(world, "away", "audit_log")

    served = await world.bot.store.moderation.served()
    assert (served.shut, served.draining, requests) == ({}, False, [])
    assert stopped == [True]  # even if nothing can be saved


async def test_moderators_do_not_block_the_host(
    world: World, host: MemberActor, sheriff: MemberActor
) -> None:
    refused = await sheriff.slash(world.saloon, "wanted-admin people", person=host, days=1)

    assert "host of the bot" in refusal(refused)
    assert await world.bot.store.moderation.blocks(world.guild.id) == []


async def test_the_bot_stops_when_the_host_has_said_so_twice(world: World, host: MemberActor) -> None:
    stopped = stops(world)
    await world.duel()
    prompt = await host.slash(world.saloon, "wanted-host stop")
    assert "One game is under way" in answer_text(prompt)
    assert stopped == []
    answer = await pressed(host, prompt, "surestop")

    assert "stops" in edited(answer)
    assert stopped == [True]
