"""Replays: who may see them, where a panel leads, and the log with all cards at the end."""

import re
from typing import Any

import discord
import pytest
from e2e.lobbying import PostedOffer, press_forged_id
from e2e.playing import rush
from e2e.world import World, answer_text, button, buttons, more, select_values
from simcord import InteractionResult, MemberActor
from sqlalchemy import Connection, delete

from bot.features.replay.views import MAX_HANDS
from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for, truncate
from engine.core.rules import Event
from engine.store.schema.games import checkpoints
from engine.tables.replays import ALL
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")


async def finished(world: World, game: str = "bang") -> tuple[int, TableSnapshot]:
    seats = {"gnadenlos": 3}.get(game, 2)
    table = await world.duel(game) if seats == 2 else (await world.start_table(seats, game))[0]
    return table, await rush(world, table)


async def running(world: World, game: str, plies: int = 20) -> tuple[int, TableSnapshot]:
    table = await world.duel(game)
    return table, await rush(world, table, lambda snapshot: snapshot.game.ply >= plies)


async def opened(world: World, person: MemberActor, table: int, **options: Any) -> Any:
    result = await person.slash(world.saloon, "wanted replay", table=table, **options)
    assert result.ephemeral
    return result.response


async def last_secret(world: World, table: int) -> Event:
    log = await world.bot.services.tables.log(table)
    return [event for row in log for event in row.events if any(fact for _, fact in event.secret)][-1]


def place(panel: Any) -> tuple[int, int]:
    """Return the number of a panel's stop and how many there are, from its footer."""
    match = re.search(r"(\d+) of (\d+)$", panel.embeds[-1].footer.text)
    return int(match[1]), int(match[2])


def disabled(panel: Any) -> list[bool]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    return [bool(item.get("disabled")) for item in rows[0]["components"][:2]]


async def test_the_log_of_a_game_names_what_was_drawn_once_it_is_over(world: World) -> None:
    table, snapshot = await running(world, "bang", 30)
    phrases, drew = phrases_for(snapshot, EN), await last_secret(world, table)
    before = answer_text(await world.carol.slash(world.saloon, "wanted log", table=table))

    assert phrases.event(drew) in before
    assert phrases.opened(drew) not in before

    await rush(world, table)
    drew = await last_secret(world, table)
    over = answer_text(await world.bob.slash(world.saloon, "wanted log", table=table))

    assert phrases.opened(drew) in over
    assert phrases.event(drew) not in over


# where a panel leads


@pytest.mark.parametrize("game", ["outlaws-duel", "gnadenlos"])
async def test_the_end_board_opens_a_replay_that_goes_through_the_whole_game(world: World, game: str) -> None:
    table, _ = await finished(world, game)
    result = await world.carol.click(await world.board(table), custom_id=f"rv:{table}")
    panel, titles = result.response, []
    stop, count = place(panel)

    assert result.ephemeral
    assert stop == 1 < count  # not at the end, where it was opened
    assert disabled(panel) == [True, False]
    offered = await more(world.carol, panel)
    assert buttons(offered, "rw:")
    panel = (await world.carol.click(offered, custom_id=button(offered, "rp:", ":m"))).response
    assert place(panel) == (stop, count)

    panel = await opened(world, world.carol, table, turn=0)
    assert place(panel) == (1, count)
    assert disabled(panel) == [True, False]
    for number in range(2, count + 1):
        panel = (await world.carol.click(panel, custom_id=button(panel, "rp:", ":n"))).response
        titles.append(panel.embeds[0].title)
        assert place(panel) == (number, count)
    assert disabled(panel) == [False, True]
    assert all("no cards" not in (embed.description or "") for embed in panel.embeds)
    assert EN("board-won", names="**", count=1)[:2] in panel.embeds[0].description
    back = (await world.carol.click(panel, custom_id=button(panel, "rp:", ":b"))).response
    assert place(back) == (count - 1, count)
    assert len(set(titles)) > 1


async def test_the_list_of_turns_leads_to_each_and_the_command_to_a_turn(world: World) -> None:
    table, _ = await finished(world, "revolver")
    panel = await opened(world, world.alice, table, turn=9999)
    end, plies = place(panel), select_values(panel)
    picked = await world.alice.select(panel, [plies[3]], custom_id=button(panel, "rt:"))

    assert 4 < len(plies) <= 25
    assert 1 < place(picked.response)[0] < end[0]
    assert place(await opened(world, world.alice, table, turn=0))[0] == 1
    assert place(await opened(world, world.alice, table, turn=9999)) == end
    for turn in (1, 5):
        at_turn = await opened(world, world.alice, table, turn=turn)
        [listed] = [option["label"] for option in _options(at_turn) if option.get("default")]
        assert str(turn) in listed
        assert not listed.startswith(f"{turn} · Turn")  # said once
        assert "Poker" not in listed


async def test_the_list_of_turns_calls_where_the_replay_stands_as_the_title_does(world: World) -> None:
    table, _ = await finished(world, "gnadenlos")
    panel = await opened(world, world.alice, table, turn=2)
    offered = await more(world.alice, panel)
    panel = (await world.alice.click(offered, custom_id=button(offered, "rp:", ":p"))).response
    for _ in range(6):
        panel = (await world.alice.click(panel, custom_id=button(panel, "rp:", ":n"))).response
        [listed] = [option["label"] for option in _options(panel) if option.get("default")]
        assert (panel.embeds[0].title or "").endswith(listed)


async def test_a_long_list_of_turns_has_all_of_them_on_pages_that_turn_in_place(world: World) -> None:
    table, snapshot = await finished(world, "revolver")
    panel = await opened(world, world.alice, table, turn=1)
    turns = (await world.bot.services.tables.recording(snapshot)).timeline().turns
    where, listed = place(panel), [option["value"] for option in _options(panel)]
    assert len(turns) > 25
    while (ahead := _options(panel)[-1]["value"]).startswith("turn:"):
        panel = (await world.alice.select(panel, [ahead], custom_id=button(panel, "rt:"))).response
        assert place(panel) == where
        listed += [option["value"] for option in _options(panel)]

    assert len({value for value in listed if value.isdecimal()}) == len(turns)


async def test_step_by_step_stops_more_often_at_the_same_row(world: World) -> None:
    table, _ = await finished(world, "revolver")
    panel = await opened(world, world.alice, table, turn=4)
    where, title = place(panel), panel.embeds[0].title
    offered = await more(world.alice, panel)
    steps = (await world.alice.click(offered, custom_id=button(offered, "rp:", ":p"))).response
    stop, count = place(steps)
    one_more = (await world.alice.click(steps, custom_id=button(steps, "rp:", ":n"))).response

    assert count > 2 * where[1]
    assert place(one_more) == (stop + 1, count)
    back = (await world.alice.click(one_more, custom_id=button(one_more, "rp:", ":b"))).response
    offered = await more(world.alice, back)
    turns = (await world.alice.click(offered, custom_id=button(offered, "rp:", ":p"))).response
    assert (place(turns), turns.embeds[0].title) == (where, title)


async def test_a_button_shows_the_hands_and_hides_them_and_other_steps_keep_them(world: World) -> None:
    table, _ = await finished(world)
    panel = await opened(world, world.alice, table, turn=3)
    seen = []
    for way in "hnh":
        panel = (await world.alice.click(panel, custom_id=button(panel, "rp:", f":{way}"))).response
        hands = [embed.description for embed in panel.embeds[1:]]
        seen.append([name for name in ("alice", "bob") if any(f"What {name} sees" in hand for hand in hands)])

    assert seen == [["alice", "bob"], ["alice", "bob"], []]


async def test_of_a_large_table_the_hands_are_told_in_words_in_one_message(world: World) -> None:
    table, people = await world.start_table(10, "outlaws-shootout")
    snapshot = await rush(world, table)
    presenter, phrases = PRESENTERS["outlaws"], phrases_for(snapshot, EN)
    panel = await opened(world, world.alice, table, turn=0)
    board, hands = (await world.alice.click(panel, custom_id=button(panel, "rp:", ":h"))).response.embeds
    dealt = (await world.bot.services.tables.recording(snapshot)).at(0)

    assert [field.name for field in hands.fields] == [person.name for person in people]
    assert [field.value for field in hands.fields] == [
        truncate(presenter.hand(dealt.view(seat), phrases), MAX_HANDS // 10) for seat in range(10)
    ]
    assert len(board) + len(hands) <= 6000  # characters of a message, by Discord's API


async def test_a_replay_works_after_a_restart_and_keeps_nothing(world: World) -> None:
    table, _ = await finished(world)
    panel = await opened(world, world.alice, table, turn=3)
    await world.restart()
    stop, count = place(panel)
    after = (await world.alice.click(panel, custom_id=button(panel, "rp:", ":n"))).response

    assert place(after) == (stop + 1, count)
    assert world.bot.services.tables.watchers  # the bot is up; no table was opened for it
    assert len(await world.bot.store.summaries.of_open_tables()) == 0


async def test_a_replay_is_told_in_the_language_of_its_viewer(world: World, reads) -> None:
    language = "fr"
    table, _ = await finished(world, "outlaws-duel")
    reads(language)
    text = load_texts(language)
    result = await world.carol.click(await world.board(table), custom_id=f"rv:{table}")
    rows = [*result.response.components]
    rows += (await more(world.carol, result.response)).components
    labels = [item["label"] for row in rows for item in _items(row) if "label" in item]

    assert text("btn-replay-next") in labels
    assert text("btn-replay-show") in labels


def _options(panel: Any) -> list[dict[str, Any]]:
    lists = [item for row in panel.components for item in _items(row) if "options" in item]
    return list(lists[0]["options"])


def _items(row: Any) -> list[dict[str, Any]]:
    return list((row if isinstance(row, dict) else row.to_dict())["components"])


async def test_the_hub_and_more_open_replays(world: World) -> None:
    table, _ = await finished(world)
    hub = await world.alice.slash(world.saloon, "wanted games")
    assert f"replay:{table}" in select_values(hub.response)
    panel = await world.alice.select(hub.response, [f"replay:{table}"], custom_id=button(hub.response, "hub"))
    assert place(panel.response)[0] == 1

    other, _ = await running(world, "revolver")
    more = await world.alice.click(await world.board(other), custom_id=f"t:{other}")
    own = await world.alice.click(more.response, custom_id=f"t:{other}:replay")
    assert place(own.response)[0] > 1


async def test_without_a_table_the_newest_here_is_shown_or_ones_last_or_none(world: World) -> None:
    refused = await world.alice.slash(world.saloon, "wanted replay")
    assert EN("no-replay-none") in answer_text(refused)

    table, _ = await finished(world, "outlaws-duel")
    there = world.guild.create_text_channel("elsewhere")
    here = await world.alice.slash(world.saloon, "wanted replay")
    away = await world.alice.slash(there, "wanted replay")

    assert f"Table {table} ·" in answer_text(here)
    assert f"Table {table} ·" in answer_text(away)
    assert EN("no-replay-none") in answer_text(await world.carol.slash(there, "wanted replay"))


# show this to all


async def test_a_position_is_shown_to_all_with_a_button_for_everybodys_own(world: World) -> None:
    table, _ = await finished(world)
    panel = await opened(world, world.alice, table, turn=3)
    ply, offered = _ply(panel), await more(world.alice, panel)
    posted = await world.alice.click(offered, custom_id=button(offered, "rs:"))

    assert not posted.ephemeral
    assert buttons(posted.response, "rv:") == [f"rv:{table}:{ply}"]
    assert "alice shows table" in posted.response.embeds[-1].footer.text
    assert posted.response.embeds[0].title == panel.embeds[0].title
    own = await world.carol.click(posted.response, custom_id=buttons(posted.response, "rv:")[0])
    assert own.ephemeral
    assert _ply(own.response) == ply


async def test_who_may_not_write_in_a_channel_has_nothing_posted_there(world: World) -> None:
    table, _ = await finished(world, "outlaws-duel")
    denied = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("quiet", overwrites={world.alice: denied})
    panel = (await world.alice.slash(quiet, "wanted replay", table=table, turn=1)).response
    panel = await more(world.alice, panel)
    posted = await world.alice.click(panel, custom_id=button(panel, "rs:"))
    form = (await world.alice.click(panel, custom_id=button(panel, "ro:"))).response
    started = await world.alice.click(form, custom_id=button(form, "rb:", ":anew"))

    for refused in (posted, started):
        assert refused.ephemeral
        assert EN("no-not-writing") in answer_text(refused)


def _ply(panel: Any) -> int:
    return int(button(panel, "rt:").split(":")[2])


# running games


@pytest.mark.parametrize("game", ["outlaws-duel", "bang"])
async def test_of_a_running_game_one_sees_what_one_saw_up_to_now(world: World, game: str) -> None:
    table, snapshot = await running(world, game, 3 if game == "outlaws-duel" else 40)
    log, phrases = await world.bot.services.tables.log(table), phrases_for(snapshot, EN)
    drawn = [event for row in log for event in row.events if any(fact for _, fact in event.secret)]
    panel = await opened(world, world.alice, table)
    if any(name.endswith(":p") for name in buttons(panel, "rp:")):  # a turn is summed up: own draws are steps
        panel = (await world.alice.click(panel, custom_id=button(panel, "rp:", ":p"))).response
    texts = [answer(panel)]
    while not disabled(panel)[0]:
        panel = (await world.alice.click(panel, custom_id=button(panel, "rp:", ":b"))).response
        texts.append(answer(panel))

    assert buttons(panel, "re:") == buttons(panel, "rs:") == buttons(panel, "rw:") == []
    panel = (await world.alice.click(panel, custom_id=button(panel, "rp:", ":h"))).response
    texts.append(answer(panel))
    text = "\n".join(texts)
    assert [event for event in drawn if event.seat == 1 and phrases.opened(event) in text] == []
    assert [event for event in drawn if event.seat == 0 and phrases.opened(event) in text]


def answer(message: Any) -> str:
    return "\n".join(str(embed.to_dict()) for embed in message.embeds)


@pytest.mark.parametrize("eyes", [ALL, 1])
async def test_forged_eyes_of_a_running_game_are_ones_own(world: World, eyes: int) -> None:
    table, _ = await running(world, "bang", 40)
    panel = await opened(world, world.alice, table)
    plain = answer(panel)
    forged = await press_forged(world, world.alice, panel, f"rp:{table}:{_ply(panel)}:{eyes}:0:f")

    assert answer(forged.response) == plain


async def test_a_running_game_is_seen_by_spectators_as_the_public_saw_it(world: World) -> None:
    table, _ = await running(world, "bang", 40)
    panel = await opened(world, world.carol, table)

    assert len(panel.embeds) == 1
    assert buttons(panel, "rs:") == []
    forged = await press_forged(world, world.carol, panel, f"rp:{table}:{_ply(panel)}:0:0:f")
    assert answer(forged.response) == answer(panel)
    refused = await press_forged(world, world.carol, panel, f"rs:{table}:{_ply(panel)}:98:0")
    assert EN("no-replay-running") in answer_text(refused)


async def press_forged(world: World, person: MemberActor, message: Any, name: str) -> InteractionResult:
    return await press_forged_id(person, PostedOffer(world, 0, message), name)


# bad input


async def test_a_row_out_of_range_is_the_nearest(world: World) -> None:
    table, _ = await finished(world, "outlaws-duel")
    panel = await opened(world, world.alice, table)
    for ply in (0, 999_999_999):
        forged = await press_forged(world, world.alice, panel, f"rp:{table}:{ply}:77:0:n")
        stop, count = place(forged.response)

        assert stop == (1 if ply == 0 else count)
        # the table without hands: seat 77 does not exist
        assert len(forged.response.embeds) == 1


async def test_a_table_that_is_not_there_or_elsewhere_or_hidden_is_refused_alike(world: World) -> None:
    table, _ = await finished(world, "outlaws-duel")
    panel = await opened(world, world.alice, table)
    other = world.env.create_guild(name="Far Away")
    channel = other.create_text_channel("general")
    stranger = other.add_member(world.env.create_user("zoe"))

    missing = await world.alice.slash(world.saloon, "wanted replay", table=table + 7)
    elsewhere = await stranger.slash(channel, "wanted replay", table=table)
    gone = await press_forged(world, world.alice, panel, f"rp:{table + 7}:0:98:0:n")

    for refused in (missing, elsewhere, gone):
        assert EN("no-table-unknown") in answer_text(refused)


async def test_a_list_of_turns_of_which_nothing_is_picked_stays_where_one_is(world: World) -> None:
    table, _ = await finished(world, "revolver")
    panel = await opened(world, world.alice, table, turn=5)
    where, name = place(panel), button(panel, "rt:")
    stayed = await press_forged(world, world.alice, panel, name)

    assert place(stayed.response) == where


async def test_a_game_that_was_called_off_at_once_has_its_deal_and_its_end(world: World) -> None:
    table = await world.duel("bang")
    moderator = world.moderator()
    await world.settle_after(world.bot.services.tables.abort(table, "test:abort", "It was a test"))
    assert place(await opened(world, moderator, table)) == (1, 2)

    panel = await opened(world, moderator, table, turn=9999)
    assert place(panel) == (2, 2)
    assert EN("board-nobody") in panel.embeds[0].description
    assert "It was a test" in answer(panel)


async def test_a_resignation_is_told_at_the_end(world: World) -> None:
    table, _ = await running(world, "revolver", 30)
    await world.resign(world.bob, table)
    panel = await opened(world, world.carol, table, turn=9999)

    assert EN("event-resigned", seat="bob") in panel.embeds[0].description


async def test_a_game_whose_deal_is_lost_says_so(world: World) -> None:
    table, _ = await finished(world, "outlaws-duel")

    def lose(connection: Connection) -> None:
        connection.execute(delete(checkpoints).where(checkpoints.c.table_id == table, checkpoints.c.ply == 0))

    await world.bot.store.database.write(lose)
    refused = await world.alice.slash(world.saloon, "wanted replay", table=table)

    assert EN("no-replay-lost") in answer_text(refused)


async def test_a_finished_game_is_sent_as_a_page_to_whoever_asks(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table)
    panel = await opened(world, world.alice, table)
    panel = await more(world.alice, panel)
    sent = await world.alice.click(panel, custom_id=button(panel, "rw:"))
    [file] = sent.response.attachments

    assert sent.ephemeral
    assert file.filename == f"wanted-{table}.html"
    page = (await file.read()).decode()
    assert page.startswith("<!DOCTYPE html>")
    assert "alice" in page
