"""Silent players do not win; those who wait learn what they can do, and silent players learn of it, too."""

from e2e.lobbying import pass_time
from e2e.playing import answer_elsewhere
from e2e.test_clock import ALICE, BOB, answer, begun, board_text, calls, pressed, runs_out, text_of
from e2e.world import World, answer_text, button, buttons
from simcord import MemberActor

from bot.i18n.texts import load_texts
from bot.services.departures import WAITED
from engine.core.clocks import DAY, HOUR
from engine.core.records.users import UserSettings
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import DEPARTED_LIMIT

ENGLISH = load_texts("en")


async def test_whoever_waits_is_told_once_finds_it_in_their_list_and_claims_at_the_call(world: World) -> None:
    table = await begun(world)
    await runs_out(world, table)
    await runs_out(world, table)

    texts = [text for text in await calls(world, table, world.alice) if "bob" in text]
    listed = answer_text(await world.alice.slash(world.saloon, "wanted games"))
    silent = answer_text(await world.bob.slash(world.saloon, "wanted games"))
    assert texts == [
        ENGLISH("ping-claim", names=f"<@{world.alice.id}>", other="bob", loses=ENGLISH("offer-silent-loses"))
    ]
    assert ENGLISH("games-claim") in listed
    assert ENGLISH("games-claim") not in silent
    history = (await world.channel(table)).history()
    ping = next(message for message in history if buttons(message, f"k:{table}:claim") and not message.embeds)
    prompt = await world.alice.click(ping, custom_id=f"k:{table}:claim")
    await world.alice.click(prompt.response, custom_id=button(prompt.response, f"k:{table}:take"))
    assert (await world.snapshot(table)).game.winners == (ALICE,)


async def test_the_silent_one_is_told_what_was_played(world: World) -> None:
    table = await begun(world)
    before = len(await calls(world, table, world.bob))
    await runs_out(world, table)

    log = await world.bot.store.logs.log(table)
    texts = (await calls(world, table, world.bob))[before:]
    late = [text for text in texts if "your time ran out" in text]
    assert len(late) == 1
    assert ENGLISH("offer-silent-loses") in late[0]
    assert "bob" in late[0].split("\n", 1)[1]  # what was played
    assert [action for action in log if action.reply == ("!timed-out",)]
    assert not [text for text in texts if "your move!" in text]


async def test_among_three_the_computer_sits_in_and_the_absent_reads_so_and_takes_their_seat_back(
    world: World,
) -> None:
    table, people = await world.start_table(3, "outlaws-shootout", clock="day")
    for seat in (ALICE, BOB, 2, ALICE, BOB):
        await answer(world, table, seat, people[seat])
    due = (await world.snapshot(table)).clocks[2].deadline
    await pass_time(world, due - world.bot.services.now(), at_work=True)

    assert (await world.snapshot(table)).participants[2].active_user is None
    assert ENGLISH("board-substituted", names="**carol**") in await board_text(world, table)
    channel = await world.channel(table)
    choice = await world.alice.slash(channel, "table claim")
    assert ENGLISH("chair-ask-all") in text_of(choice)

    [late] = [text for text in await calls(world, table, world.carol) if "your time ran out" in text]
    hand = await world.carol.slash(channel, "wanted hand")
    offered = buttons(hand.response)
    more = await world.carol.click(hand.response, custom_id=f"t:{table}")
    helped = await world.carol.slash(channel, "wanted help")
    assert ENGLISH("late-substituted") in late
    assert f"k:{table}:back" in offered
    assert f"t:{table}:seat" in buttons(more.response)
    assert ENGLISH("panel-absent") in answer_text(helped)
    assert f"t:{table}:seat" in buttons(helped.response)

    await world.carol.slash(world.saloon, "table seat")
    assert (await world.snapshot(table)).participants[2].active_user == world.carol.id


async def test_two_whose_time_ends_at_once_are_told_once_each_though_one_is_asked_again(world: World) -> None:
    table, people = await world.start_table(3, "gnadenlos", clock="day")
    while not two_send(snapshot := await world.snapshot(table)):
        seat = min(decision.seat for decision in snapshot.game.open_decisions)
        await answer_elsewhere(world, table, seat=seat)
    silent = [decision.seat for decision in snapshot.game.open_decisions]
    due = max(snapshot.clocks[seat].deadline for seat in silent)
    await pass_time(world, due - world.bot.services.now(), at_work=True)

    decisions = (await world.snapshot(table)).game.open_decisions
    texts = [text for seat in silent for text in await calls(world, table, people[seat])]
    assert [decision.seat for decision in decisions] == [snapshot.game.state.active]
    assert sum("your time ran out" in text for text in texts) == 2


def two_send(snapshot: TableSnapshot) -> bool:
    """Return whether two seats that have answered decide simultaneously, and one decides again later."""
    decisions = {decision.seat for decision in snapshot.game.open_decisions}
    touched = all(clock.has_answered for clock in snapshot.clocks.values())
    return touched and len(decisions) == 2 and snapshot.game.state.active in decisions


async def test_in_a_direct_message_it_is_said_in_their_language(world: World) -> None:
    language = "fr"
    table = await begun(world)
    await world.bot.services.user_cache.save(UserSettings(world.bob.id, language, ping_mode="direct"))

    await runs_out(world, table)

    letters = [message.content for message in world.bob.user.dm_channel.history()]
    text = load_texts(language)
    assert any(text("offer-silent-loses") in letter for letter in letters)


def leaves(world: World, person: MemberActor) -> None:
    """Let a user leave the server; Discord does not report that without the intent."""
    path = f"/guilds/{world.guild.id}/members/{person.id}"
    world.env.inject_error("GET", path, status=404, code=10007, message="Unknown Member", times=None)


async def test_who_leaves_the_server_is_noticed_and_without_a_clock_silent_after_days(world: World) -> None:
    table = await begun(world, "none")
    await answer(world, table, ALICE, world.alice)
    leaves(world, world.bob)
    early = await world.alice.slash(await world.channel(table), "table claim")
    await pass_time(world, WAITED + HOUR)
    noticed = await board_text(world, table)
    soon = await pressed(world, table, "claim", world.alice)

    await pass_time(world, DEPARTED_LIMIT + DAY)
    texts = [text for text in await calls(world, table, world.alice) if "is not answering" in text]
    prompt = await pressed(world, table, "claim", world.alice)
    await world.alice.click(prompt.response, custom_id=button(prompt.response, f"k:{table}:take"))

    assert ENGLISH("no-clock-none") in text_of(early)
    assert ENGLISH("event-left-server", seat="bob") in noticed
    assert ENGLISH("no-claim-departed", until="").partition("<")[0] in text_of(soon)
    assert len(texts) == 1
    assert (await world.snapshot(table)).game.winners == (ALICE,)


async def test_who_is_back_on_the_server_has_not_left(world: World) -> None:
    table = await begun(world, "none")
    await answer(world, table, ALICE, world.alice)
    leaves(world, world.bob)
    await pass_time(world, WAITED + HOUR)
    world.env.backend.faults.clear()

    await answer(world, table, BOB, world.bob)
    await pass_time(world, DEPARTED_LIMIT + DAY)

    assert (await world.snapshot(table)).departed_at == {}
    refused = await world.alice.slash(await world.channel(table), "table claim")
    assert ENGLISH("no-clock-none") in text_of(refused)
