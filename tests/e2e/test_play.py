"""Whole games of WANTED in a simulated Discord: by presses, by commands, mixed, with a restart."""

import pytest
from e2e.playing import by_command, by_press, play
from e2e.world import World, answer_text, button, buttons

from bot.i18n.texts import card_corner
from engine.tables.export import verify

pytestmark = pytest.mark.threads  # and with a real disk


@pytest.mark.both_engines
async def test_a_whole_duel(world: World):
    table = await world.duel()

    await play(world, table, [world.alice, world.bob], [by_press, by_command], strangers=[world.carol])

    board = await world.board(table)
    assert "🏆" in board.embeds[0].description
    assert len(board.embeds[0].footer.text or "") <= 30
    assert button(board, "r:") == f"r:{table}"


@pytest.mark.parametrize(("game", "seats"), [("outlaws-shootout", 4), ("outlaws-gangs", 3)])
async def test_a_whole_game_at_an_open_table(world: World, game: str, seats: int):
    table, people = await world.start_table(seats, game)

    await play(world, table, people, [by_press, by_command], strangers=[world.person("stranger")])

    assert (await world.snapshot(table)).game.winners is not None


@pytest.mark.both_engines
async def test_a_restart_in_the_middle_changes_nothing(world: World):
    table = await world.duel()
    people = [world.alice, world.bob]
    await play(world, table, people, [by_press, by_command], steps=5)
    before = (await world.snapshot(table)).game
    panel = await world.alice.slash(await world.channel(table), "wanted hand")

    await world.restart()

    after = (await world.snapshot(table)).game
    assert (after.ply, after.open_decisions) == (before.ply, before.open_decisions)
    assert after.view(0) == before.view(0)
    await world.alice.click(panel.response, custom_id=f"t:{table}")
    await play(world, table, people, [by_press, by_command], strangers=[world.carol])


async def test_a_hand_is_for_its_owner_alone(world: World):
    table = await world.duel()
    own_hand = (await world.snapshot(table)).game.state.players[0].hand

    opened = await world.alice.slash(await world.channel(table), "wanted hand")

    assert opened.ephemeral
    assert all(f"c:{table}:0:{card}" in buttons(opened.response) for card in own_hand)
    assert await world.leaks(table, [world.alice, world.bob], [world.carol]) == []


async def test_what_one_has_chosen_is_shown_to_them_alone_until_all_have(world: World):
    table = await world.duel()
    card = (await world.snapshot(table)).game.state.players[0].hand[2]

    chosen = await world.alice.slash(await world.channel(table), "outlaws pick", card=card)

    assert "You have chosen" in answer_text(chosen)
    assert card_corner(card) in answer_text(chosen).split("You have chosen")[1]
    assert await world.leaks(table, [world.alice, world.bob], [world.carol]) == []
    assert "✅ alice" in (await world.board(table)).embeds[0].fields[0].name


async def test_board_log_and_games_can_be_asked_for(world: World):
    table = await world.duel()
    await play(world, table, [world.alice, world.bob], [by_press], steps=4)
    channel = await world.channel(table)
    before = (await world.board(table)).id

    again = await world.alice.slash(channel, "wanted board")
    log = await world.bob.slash(channel, "wanted log")
    games = await world.alice.slash(world.saloon, "wanted games")
    early = await world.alice.slash(channel, "wanted log", file=True)

    assert again.ephemeral
    assert (await world.board(table)).id != before
    assert log.ephemeral
    assert "alice" in answer_text(log)
    assert f"#{table}" in answer_text(games)
    assert "over" in answer_text(early)


async def test_a_finished_game_can_be_had_as_a_file_and_checked(world: World):
    table = await world.duel()
    await play(world, table, [world.alice, world.bob], [by_press])

    answer = await world.carol.slash(await world.channel(table), "wanted log", file=True)

    [attached] = answer.response.attachments
    text = (await attached.read()).decode()
    assert verify(text).is_valid
    assert str(world.alice.id) not in text
    assert not verify(text.replace('"winners"', '"losers"')).is_valid
