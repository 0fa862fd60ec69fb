"""Boards lead with their picture; text, cards, the end and the deal are one press away."""

import re
from dataclasses import replace
from typing import Any

import pytest
from e2e.lobbying import PostedOffer, press_forged_id
from e2e.playing import by_press, play
from e2e.test_living_board import plays_on
from e2e.test_pictures import image, labels, opened
from e2e.world import World, answer_text, buttons
from simcord import Env, InteractionResult, MemberActor

from bot.features.game_panels.hand_panel import hand_panel
from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from tools.gallery.scenes import HAND, MOMENTS, game_at, phrases_of

EN = load_texts("en")


@pytest.fixture
def env(pictured: Env) -> Env:
    """The simulated Discord, with pictures."""
    return pictured


def headings(message: Any) -> list[str]:
    return [field.name for embed in message.embeds for field in embed.fields]


async def begun(world: World, game: str, answers: int) -> int:
    """Return a table after this many answers, played without drawing."""
    table = await world.duel(game)
    guild, store = (await world.snapshot(table)).location.guild_id, world.bot.store
    settings = await store.guilds.settings(guild)
    await store.guilds.save_settings(guild, replace(settings, pictures="off"))
    for _ in range(answers - 1):
        await plays_on(world, table)
    await store.guilds.save_settings(guild, settings)
    await plays_on(world, table)
    return table


async def reads(world: World, table_id: int, person: MemberActor) -> InteractionResult:
    """Ask for the board in words, by **More** below it."""
    more = await person.click(await world.board(table_id), custom_id=f"t:{table_id}")
    return await person.click(more.response, custom_id=f"t:{table_id}:board")


async def test_beside_the_picture_of_a_board_stands_only_what_it_cannot_say(world: World) -> None:
    table = await begun(world, "ragnguns", 12)
    board = await world.board(table)

    assert (await image(board)).width == 1100
    assert set(headings(board)) <= {EN("board-lately")}
    assert labels(board)[-1] == EN("btn-ways")


async def test_in_words_anybody_reads_the_whole_board_and_who_plays_their_hand(world: World) -> None:
    table = await begun(world, "ragnguns", 12)
    snapshot = await world.snapshot(table)
    phrases, presenter = phrases_for(snapshot, EN), PRESENTERS["ragnguns"]

    read = [await reads(world, table, person) for person in (world.alice, world.carol)]

    for answer in read:
        assert answer.response.ephemeral
        assert all(
            field.value in str(answer.response.embeds[0].to_dict()["fields"])
            or field.name in headings(answer.response)
            for field in presenter.fields(snapshot.game.view(None), phrases)
        )
    own, theirs = read
    hand = presenter.hand(snapshot.game.view(0), phrases)
    assert hand in [embed.description for embed in own.response.embeds]
    assert len(theirs.response.embeds) == 1


async def test_whoever_sits_there_sees_the_board_alone_in_their_own_colors(world: World) -> None:
    store = world.bot.store
    for person, kind in ((world.bob, "high-contrast"), (world.carol, "off")):
        await store.users.save_user_settings(
            replace(await store.users.user_settings(person.id), pictures=kind)
        )
    table = await world.duel()
    board, channel = await world.board(table), await world.channel(table)

    read = [
        (await person.context_menu(channel, "Describe this board", board)).response
        for person in (world.alice, world.bob, world.carol)
    ]

    corners = [(await image(answer)).convert("RGB").getpixel((2, 2)) for answer in read[:2]]
    assert corners == [(await image(board)).convert("RGB").getpixel((2, 2)), (0, 0, 0)]
    assert corners[0] != corners[1]
    assert read[2].attachments == []


async def test_the_hand_with_a_picture_has_its_words_one_press_away(world: World) -> None:
    table = await begun(world, "ragnguns", 12)
    seat = (await world.snapshot(table)).game.open_decisions[0].seat

    panel = await opened(world, table, (world.alice, world.bob)[seat])

    cards = hand_panel(await world.snapshot(table), seat, EN).cards
    assert cards not in str(panel.embeds[-1].description)
    assert buttons(panel, f"tc:{table}") or buttons(panel, f"t:{table}")  # which has it, too


@pytest.mark.parametrize("game", ["outlaws-duel", "ragnguns"])
async def test_a_hand_has_the_buttons_of_the_move_and_one_row_beside(world: World, game: str) -> None:
    table = await begun(world, game, 12 if game != "outlaws-duel" else 3)
    seat = (await world.snapshot(table)).game.open_decisions[0].seat

    panel = await opened(world, table, (world.alice, world.bob)[seat])

    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    *moves, beside = [[item["custom_id"] for item in row["components"]] for row in rows]
    assert all(re.match("[csp]:", name) for row in moves for name in row)
    assert beside == [name for name in beside if re.match("tc:|iw:|m:|u:|t:|c:.*:end", name)]
    assert beside[-1] == f"t:{table}"


@pytest.mark.parametrize("game", ["outlaws-duel", "ragnguns"])
async def test_the_cards_of_a_table_can_be_read_with_their_picture(world: World, game: str) -> None:
    table = await begun(world, game, 30 if game != "outlaws-duel" else 3)
    snapshot = await world.snapshot(table)
    presenter = PRESENTERS[snapshot.game.rules.family]

    answer = await world.alice.click(await world.board(table), custom_id=f"tc:{table}")

    groups = presenter.visible_cards(snapshot.game.view(0), phrases_for(snapshot, EN))
    text = answer_text(answer).replace('\\"', '"')
    assert groups
    assert EN("cards-legend") in text
    assert not any(
        line in text for card in groups[0].cards for line in presenter.card_lines(card, EN)
    )  # once
    [picture] = answer.response.attachments
    assert picture.filename == f"cards-{table}.png"
    assert answer.response.embeds[0].image.url is None  # an embed shows tall pictures small


async def test_the_end_has_its_picture_on_top(world: World) -> None:
    table = await world.duel()
    await play(world, table, [world.alice, world.bob], [by_press])
    board = await world.board(table)

    [first] = board.embeds
    assert (await image(board)).width == 1100
    assert EN("board-won", names="**", count=1)[:2] in first.description
    assert EN("board-why") not in headings(board)  # the picture shows it to those who can see it
    assert EN("board-why") in (board.attachments[0].description or "")
    name = "{}\N{NO-BREAK SPACE}**{}**".format
    players = {EN("board-score", score=f"{name(first, 1)}\N{NO-BREAK SPACE}· {name(second, 0)}")
               for first, second in (("alice", "bob"), ("bob", "alice"))}  # fmt: skip
    assert (first.description or "").splitlines()[-1] in players


async def test_above_the_end_the_last_board_keeps_its_round_and_both_last_ones(world: World) -> None:
    table = await world.duel()
    await play(world, table, [world.alice, world.bob], [by_press], steps=7)
    before = await world.board(table)
    await play(world, table, [world.alice, world.bob], [by_press])
    after = world.message(before.channel.id, before.id)

    assert (await world.board(table)).id != after.id
    headlines = [*filter(None, (embed.title for embed in after.embeds))]
    assert len(headlines) == 3
    assert all(re.search(" beats |Tied", headline) for headline in headlines)
    assert len({file.filename for file in after.attachments}) == 3
    assert after.components == []


@pytest.mark.parametrize("game", ["outlaws-duel", "bang"])
async def test_who_wins_by_a_resignation_has_the_trophy_and_it_is_said_how_it_stood(
    world: World, game: str
) -> None:
    table = await begun(world, game, 12 if game != "outlaws-duel" else 3)
    await world.resign(world.bob, table)
    board, snapshot = await world.board(table), await world.snapshot(table)

    assert snapshot.final_view(None).winners == (0,)
    assert "🏆" in (board.attachments[0].description or "") or game in ("revolver", "bang")
    surrender, won, score = (board.embeds[0].description or "").splitlines()
    assert surrender == EN("event-resigned", seat="bob")
    assert won == EN("board-won", names="**alice**", count=1)
    expected = EN("board-score", score="alice **1** · bob **0**")
    assert score.replace("\N{NO-BREAK SPACE}", " ") == expected  # each name stays by its number
    assert EN("board-stood") in headings(board)
    assert EN("board-why") not in headings(board)


async def test_the_end_says_what_was_worth_what_and_where_the_secret_is(world: World) -> None:
    table = await world.duel()
    await play(world, table, [world.alice, world.bob], [by_press])
    board, snapshot = await world.board(table), await world.snapshot(table)

    words = await reads(world, table, world.carol)
    view = snapshot.game.view(None)
    [sums] = [field.value for field in words.response.embeds[0].fields if field.name == EN("outlaws-sums")]
    assert all(EN("outlaws-reward", reward=seat.reward) in sums for seat in view.seats)
    verdict = PRESENTERS["outlaws"].verdict(view, phrases_for(snapshot, EN))
    assert f"**{verdict}.**" in (board.embeds[0].description or "")
    more = await world.carol.click(board, custom_id=f"t:{table}")
    fair = await world.carol.click(more.response, custom_id=f"fair:{table}")
    assert snapshot.secret not in str([embed.to_dict() for embed in board.embeds])
    assert EN("fair-secret", secret=snapshot.secret) in (fair.response.embeds[0].description or "")


def test_the_cards_of_a_table_are_those_that_one_sees() -> None:
    for name, moment in MOMENTS.items():
        game = game_at(name, HAND)
        presenter, phrases = PRESENTERS[game.rules.family], phrases_of(game)
        for seat in (None, *range(moment.seats)):
            view = game.view(seat)
            listed = {card for group in presenter.visible_cards(view, phrases) for card in group.cards}
            always = {"arrival"}  # the army's card lies there all the time
            assert all(card in repr(view) for card in listed - always), (name, seat)


async def test_a_card_is_looked_up_with_its_picture(world: World) -> None:
    answer = await world.alice.slash(world.saloon, "wanted card", name="Pocket Mirror")

    assert (await image(answer.response)).height >= 460
    assert "Pocket Mirror" in (answer.response.attachments[0].description or "")


async def test_a_chapter_has_its_picture(world: World) -> None:
    answer = await world.alice.slash(world.saloon, "wanted rules", game="bang", topic="distance")

    assert (await image(answer.response)).height >= 460
    assert "Distance" in (answer.response.attachments[0].description or "")


async def test_a_table_that_is_not_there_is_refused(world: World) -> None:
    table = await world.duel()
    posted = PostedOffer(world, table, await world.board(table))

    for what in ("iw", "tc"):
        refused = await press_forged_id(world.carol, posted, f"{what}:{table + 1}")
        assert EN("no-table-unknown") in answer_text(refused)


async def test_an_offer_invites_with_a_picture_a_sentence_and_the_rules(world: World) -> None:
    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    embed = offered.response.embeds[0]

    assert (await image(offered.response)).width == 1100
    assert EN("invites-outlaws-duel") in embed.description
    assert EN("invites-outlaws-duel.minutes") in embed.description
    assert embed.description.splitlines()[-1].startswith("-# 🔏")

    how = await world.carol.click(offered.response, custom_id="how:outlaws-duel")
    page = how.response

    assert how.ephemeral
    assert page.embeds[0].title == EN("outlaws-rules-duel.title")

    turned = await world.carol.select(page, ["goal"], custom_id="ch:outlaws")

    assert turned.response.embeds[0].title == EN("outlaws-rules-goal.title")

    accept = next(name for name in buttons(offered.response) if name.endswith(":accept"))
    await world.bob.click(offered.response, custom_id=accept)

    assert world.message(world.saloon.id, offered.response.id).attachments == []


async def test_an_old_board_asks_nobody_once_the_next_one_stands(world: World) -> None:
    table = await world.duel()
    before = await world.board(table)
    assert "⏳" in (before.embeds[0].description or "")
    while (await world.board(table)).id == before.id:
        await play(world, table, [world.alice, world.bob], [by_press], steps=1)
    after = world.message(before.channel.id, before.id)

    assert "⏳" not in (after.embeds[0].description or "")
    assert (after.embeds[0].title, after.embeds[0].footer.text) == (
        before.embeds[0].title,
        before.embeds[0].footer.text,
    )
    assert await image(after) is not None
