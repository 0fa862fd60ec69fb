"""What if: an earlier position of a finished game is continued against computers, and never counts."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from e2e.lobbying import PostedOffer, press_forged_id
from e2e.playing import answer_elsewhere, computer_reply, rush
from e2e.world import World, answer_text, button, buttons, more, text_of
from simcord import MemberActor
from sqlalchemy import select

from bot.i18n.texts import load_texts
from engine.core.records.offers import WHAT_IF
from engine.core.records.users import PSEUDONYMS
from engine.games import GAMES
from engine.store.schema.club import game_results
from engine.tables.inspection import inspect_copy
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")


async def finished(world: World, game: str) -> int:
    table = await world.duel(game)
    await rush(world, table)
    return table


async def form(world: World, table: int, turn: int = 2, by: MemberActor | None = None) -> Any:
    person = by or world.alice
    panel = (await person.slash(world.saloon, "wanted replay", table=table, turn=turn)).response
    panel = await more(person, panel)
    return (await person.click(panel, custom_id=button(panel, "ro:"))).response


async def play_on(
    world: World, table: int, cards: str, turn: int = 2, by: MemberActor | None = None
) -> TableSnapshot:
    person = by or world.alice
    draft = await form(world, table, turn, person)
    result = await person.click(draft, custom_id=button(draft, "rb:", f":{cards}"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=person.id)
    assert EN("play-on-started", table=summary.table_id) in answer_text(result)
    return await world.snapshot(summary.table_id)


async def test_a_position_is_played_on_to_its_end_and_marked(world: World) -> None:
    table = await finished(world, "bang")
    new = await play_on(world, table, "anew")
    board = await world.board(new.id)

    assert (new.origin.kind, new.origin.table_id) == (WHAT_IF, table)
    assert [who.user_id for who in new.participants].count(world.alice.id) == 1
    assert [who.level for who in new.participants if who.user_id is None] == ["deputy"]
    assert f"played on from table {table}" in (board.embeds[-1].footer.text or "")

    async def turns() -> None:
        while (snapshot := await world.snapshot(new.id)).game.winners is None:
            seat = snapshot.require_seat(world.alice.id)
            if snapshot.game.decision(seat) is None:
                break
            await answer_elsewhere(world, new.id, computer_reply, seat)

    await turns()
    end = await world.snapshot(new.id)
    assert end.game.winners is not None
    over = await world.board(new.id)
    assert "never counts" in (over.embeds[-1].footer.text or "")
    assert new.secret not in (over.embeds[-1].footer.text or "")
    assert (await world.bot.store.results.end_of(new.id)).score == []


async def test_the_cards_lie_as_they_were_or_only_what_the_seat_sees_does(world: World) -> None:
    table = await finished(world, "revolver")
    recording = await world.bot.services.tables.recording(await world.snapshot(table))
    for cards in ("same", "anew"):
        new = await play_on(world, table, cards)
        own = await world.bot.services.tables.recording(new)
        there, here = recording.at(new.origin.ply), own.fresh()
        seat = new.require_seat(world.alice.id)
        same = there.state.players[1 - seat] == here.state.players[1 - seat]
        assert there.state.players[seat].hand == here.state.players[seat].hand
        assert same == (cards == "same")
        await world.bot.services.tables.resign(new.id, world.alice.id, f"resign:{cards}")


async def test_it_goes_on_after_a_restart_and_is_whole_when_looked_through(world: World) -> None:
    table = await finished(world, "bang")
    new = await play_on(world, table, "same")
    await world.restart()
    snapshot = await world.snapshot(new.id)
    seat = snapshot.require_seat(world.alice.id)
    assert snapshot.origin == new.origin
    assert snapshot.game.decision(seat) is not None
    await answer_elsewhere(world, new.id, computer_reply, seat)
    report = await inspect_copy(world.bot.store.database.path, GAMES, lambda: 0, over=True)

    assert {finding.table_id: finding.code for finding in report.games} == {table: "whole", new.id: "whole"}


async def test_it_has_no_seal_to_check_and_no_file(world: World) -> None:
    table = await finished(world, "outlaws-duel")
    new = await play_on(world, table, "anew")
    board = await world.board(new.id)
    fair = await press_forged_id(world.carol, PostedOffer(world, 0, board), f"fair:{new.id}")
    await world.resign(world.alice, new.id)
    file = await world.alice.slash(world.saloon, "wanted log", table=new.id, file=True)

    for refused in (fair, file):
        assert EN("no-not-dealt", table=table) in answer_text(refused)


async def test_who_did_not_play_may_play_on_and_their_picks_stand_in_the_form(world: World) -> None:
    table = await finished(world, "bang")
    draft = await form(world, table, 3, world.carol)
    draft = (await world.carol.select(draft, ["1"], custom_id=button(draft, "rx:"))).response
    draft = (await world.carol.select(draft, ["marshal"], custom_id=button(draft, "rl:"))).response
    await world.carol.click(draft, custom_id=button(draft, "rb:", ":anew"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.carol.id)

    assert [who.user_id for who in summary.participants] == [None, world.carol.id]
    assert summary.participants[0].level == "marshal"


async def test_the_form_is_in_the_language_of_its_user(world: World, reads) -> None:
    language = "fr"
    table = await finished(world, "outlaws-duel")
    reads(language)
    first = (await world.alice.slash(world.saloon, "wanted replay", table=table, turn=0)).response
    first = await more(world.alice, first)
    draft = await world.alice.click(first, custom_id=button(first, "ro:"))

    assert load_texts(language)("play-on-title") in answer_text(draft)


async def test_nothing_is_played_on_of_a_running_game_nor_from_its_end(world: World) -> None:
    table = await world.duel("bang")
    await rush(world, table, lambda snapshot: snapshot.game.ply > 40)
    panel = (await world.alice.slash(world.saloon, "wanted replay", table=table)).response
    assert buttons(panel, "re:") == buttons(panel, "ro:") == []
    message = PostedOffer(world, 0, panel)
    opened = await press_forged_id(world.alice, message, f"ro:{table}:10:0")
    started = await press_forged_id(world.alice, message, f"rb:{table}:10:0:deputy:anew")
    for refused in (opened, started):
        assert EN("no-play-on-running") in answer_text(refused)

    await rush(world, table)
    end = (await world.alice.slash(world.saloon, "wanted replay", table=table, turn=9999)).response
    assert buttons(await more(world.alice, end), "ro:") == []
    for ply in (10**6, (await world.snapshot(table)).game.ply):
        refused = await press_forged_id(
            world.alice, PostedOffer(world, 0, end), f"rb:{table}:{ply}:0:deputy:same"
        )
        assert EN("no-play-on-over") in answer_text(refused)


async def test_a_level_or_seat_that_does_not_exist_is_refused(world: World) -> None:
    table = await finished(world, "outlaws-duel")
    panel = (await world.alice.slash(world.saloon, "wanted replay", table=table)).response
    for part in ("0:governor:anew", "7:deputy:anew"):
        refused = await press_forged_id(world.alice, PostedOffer(world, 0, panel), f"rb:{table}:0:{part}")

        assert EN("no-table-unknown") in answer_text(refused)
    assert await world.bot.store.summaries.of_open_tables() == []


# with those who played


async def ask_others(world: World, table: int, cards: str = "anew", turn: int = 2) -> discord.Message:
    """Propose to play on together; return the message of the proposal."""
    draft = await form(world, table, turn)
    answer = await world.alice.click(draft, custom_id=button(draft, "rg:", f":{cards}"))
    assert EN("proposal-asked") in answer_text(answer)
    return await newest(world)


async def newest(world: World) -> discord.Message:
    """Return the message of the proposal that was made last."""
    await world.env.settle()
    proposal = (await world.bot.store.proposals.open_proposals())[-1]
    assert proposal.channel_id is not None
    assert proposal.message_id is not None
    return world.message(proposal.channel_id, proposal.message_id)


@pytest.mark.parametrize(("game", "cards", "turn"), [("bang", "anew", 4), ("outlaws-duel", "same", 2)])
async def test_all_who_played_agree_and_play_on_in_their_seats_and_nothing_counts(
    world: World, game: str, cards: str, turn: int
) -> None:
    table = await finished(world, game)
    there = await world.snapshot(table)
    message = await ask_others(world, table, cards, turn)
    assert EN(f"proposal-{cards}-means", others=1, names="**bob**") in text_of(message)
    assert await world.bot.store.summaries.of_open_tables() == []
    agreed = await world.bob.click(message, custom_id=button(message, "v:", ":yes"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables()
    new = await world.snapshot(summary.table_id)

    assert EN("proposal-state-play-on-agreed") in text_of(agreed.response)
    assert [who.user_id for who in new.participants] == [who.user_id for who in there.participants]
    assert (new.origin.kind, new.origin.table_id) == (WHAT_IF, table)
    assert new.time_control == there.time_control
    assert f"played on from table {table}" in (((await world.board(new.id)).embeds[-1].footer.text) or "")
    before = (await world.bot.services.tables.recording(there)).at(new.origin.ply)
    after = (await world.bot.services.tables.recording(new)).fresh()
    same = [before.view(seat) == after.view(seat) for seat in (None, 0, 1)]
    assert same == [True, cards == "same", cards == "same"]
    await world.resign(world.bob, new.id)
    assert (await world.bot.store.results.end_of(new.id)).score == []
    assert [row.opponents for row in await results(world) if row.table_id == new.id] == ["branch"]


async def results(world: World) -> Any:
    return await world.bot.store.database.read(lambda it: it.execute(select(game_results)).all())


async def test_a_refusal_ends_it_and_strangers_have_no_say(world: World) -> None:
    table = await finished(world, "outlaws-duel")
    message = await ask_others(world, table)
    stranger = await world.carol.click(message, custom_id=button(message, "v:", ":yes"))
    own = await world.alice.click(message, custom_id=button(message, "v:", ":yes"))
    refused = await world.bob.click(message, custom_id=button(message, "v:", ":no"))

    assert EN("no-not-seated") in answer_text(stranger)
    assert EN("no-proposal-own") in answer_text(own)
    assert EN("proposal-state-play-on-refused") in text_of(refused.response)
    assert await world.bot.store.summaries.of_open_tables() == []


async def test_it_waits_for_the_last_of_three_also_after_a_restart(world: World) -> None:
    table, _ = await world.start_table(3, "gnadenlos")
    await rush(world, table)
    message = await ask_others(world, table)
    await world.bob.click(message, custom_id=button(message, "v:", ":yes"))
    await world.restart()
    assert await world.bot.store.summaries.of_open_tables() == []
    await world.carol.click(message, custom_id=button(message, "v:", ":yes"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables()

    assert {who.user_id for who in summary.participants} == {person.id for person in world.people}


async def test_only_who_played_with_others_that_are_still_there_may_ask(world: World) -> None:
    table = await finished(world, "outlaws-duel")
    assert buttons(await form(world, table, by=world.carol), "rg:") == []
    forged = PostedOffer(world, 0, await world.board(table))
    over = await press_forged_id(world.alice, forged, f"rg:{table}:{10**6}:anew")
    stranger = await press_forged_id(world.carol, forged, f"rg:{table}:0:anew")
    running = await world.duel("bang")
    early = await press_forged_id(world.alice, forged, f"rg:{running}:0:same")
    sat = await world.bot.store.privacy.seats_of(world.bob.id)
    await world.bot.store.privacy.forget_everywhere(world.bob.id, sat, PSEUDONYMS + 1, "N. N.")
    await world.bot.services.tables.evict(table)
    gone = await press_forged_id(world.alice, forged, f"rg:{table}:0:anew")

    assert EN("no-play-on-over") in answer_text(over)
    assert EN("no-not-seated") in answer_text(stranger)
    assert EN("no-play-on-running") in answer_text(early)
    assert EN("no-play-on-alone") in answer_text(gone)


async def test_the_proposal_is_in_the_language_of_the_server(world: World) -> None:
    language = "fr"
    table = await finished(world, "outlaws-duel")
    await world.bot.store.guilds.save_settings(
        world.guild.id, replace(await world.bot.services.guilds.settings(world.guild.id), language=language)
    )
    message = await ask_others(world, table, "same")
    text = load_texts(language)

    assert text("proposal-same-means", others=1, names="**bob**") in text_of(message)
