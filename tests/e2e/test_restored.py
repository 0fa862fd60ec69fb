"""The bot returns to an older copy of its database: old buttons and tables say so, offers continue."""

import shutil
from pathlib import Path

import discord
import pytest
from e2e.playing import by_press
from e2e.test_lobby import allow
from e2e.world import World, answer_text, button, buttons

from bot.i18n.texts import load_texts

pytestmark = pytest.mark.threads  # also with a real disk


async def went_back(world: World, copy: Path) -> None:
    """Stop the bot, replace its database with the copy, and start it."""
    await world.stop()
    database = world.bot.settings.database
    for ending in ("-wal", "-shm"):
        database.with_name(database.name + ending).unlink(missing_ok=True)
    shutil.copy(copy, database)
    await world.begin()


async def test_an_old_button_is_no_move_and_says_why_in_the_persons_language(world: World, tmp_path: Path):
    table = await world.duel()
    await world.bot.store.backup(tmp_path / "copy")
    snapshot = await world.snapshot(table)
    first, other = [world.people[decision.seat] for decision in snapshot.game.open_decisions]
    opened = await other.click(await world.board(table), custom_id=f"h:{table}")
    await by_press(world, snapshot, snapshot.game.open_decisions[0], first)
    lost = await world.board(table)
    await went_back(world, tmp_path / "copy")
    ply = (await world.snapshot(table)).game.ply
    await other.slash(world.saloon, "wanted me", language="fr")
    old = await other.click(opened.response, custom_id=buttons(opened.response, "c:")[0])
    board = await world.board(table)

    assert load_texts("fr")("no-button-outdated") in answer_text(old)
    assert (await world.snapshot(table)).game.ply == ply
    assert board.id != lost.id
    assert buttons(board, f"e2:h:{table}")
    assert load_texts("en")("event-moves-rolled-back", count=1) in said_by(board)


async def test_the_game_goes_on_by_the_new_buttons_and_luck_is_mixed(world: World, tmp_path: Path):
    table = await world.duel()
    await world.bot.store.backup(tmp_path / "copy")
    await world.duel()
    await went_back(world, tmp_path / "copy")
    snapshot = await world.snapshot(table)
    decision = snapshot.game.open_decisions[0]
    first = world.people[decision.seat]
    opened = await first.click(await world.board(table), custom_id=f"e2:h:{table}")
    new = buttons(opened.response, f"e2:c:{table}:{snapshot.game.decision_ply}:")[0]
    await first.click(opened.response, custom_id=new)
    rows = (await world.bot.services.tables.log(table))[-2:]

    assert [row.reply[0] for row in rows] == ["!entropy-added", new.rpartition(":")[2]]
    assert int(rows[0].reply[1]) > 10**16  # the id of the press


async def test_an_open_offer_gets_buttons_that_count(world: World, tmp_path: Path):
    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    assert offered.response is not None
    await world.bot.store.backup(tmp_path / "copy")
    old = button(offered.response, "o:", ":accept")
    await world.bob.click(offered.response, custom_id=old)
    await went_back(world, tmp_path / "copy")
    message = world.message(offered.response.channel_id, offered.response.id)
    accepted = await world.bob.click(message, custom_id=button(message, "e2:o:", ":accept"))

    assert accepted.acknowledged
    table = int(old.split(":")[1])
    assert (await world.snapshot(table)).game.ply == 0


async def test_a_new_offer_is_sealed_for_the_new_epoch(world: World, tmp_path: Path):
    await world.bot.store.backup(tmp_path / "copy")
    first = await world.duel()
    before = (await world.snapshot(first)).epoch
    await went_back(world, tmp_path / "copy")
    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    await world.bob.click(offered.response, custom_id=button(offered.response, "e2:o:", ":accept"))
    after = (await world.snapshot(first)).epoch

    assert (before, after) == (1, 2)


async def test_a_button_without_numbers_counts_in_every_epoch(world: World, tmp_path: Path):
    helped = await world.carol.slash(world.saloon, "wanted help")
    await world.bot.store.backup(tmp_path / "copy")
    await world.duel()
    await went_back(world, tmp_path / "copy")
    panel = await world.carol.click(helped.response, custom_id="first")

    assert load_texts("en")("no-button-outdated") not in answer_text(panel)
    assert await world.bot.store.summaries.of_open_tables(user_id=world.carol.id, guild_id=world.guild.id)


@pytest.mark.parametrize("menu", ["Show my hand", "Describe this board", "End or withdraw this"])
async def test_the_menus_of_messages_mean_the_table_of_the_new_buttons(
    world: World, tmp_path: Path, menu: str
):
    role = world.guild.create_role("sheriff", permissions=discord.Permissions(manage_guild=True))
    sheriff = world.guild.add_member(world.env.create_user("dora"), roles=[role])
    await allow(world, use_threads=False)  # several tables in the channel
    table = await world.duel()
    await world.duel()
    await world.bot.store.backup(tmp_path / "copy")
    await went_back(world, tmp_path / "copy")
    user = sheriff if menu.startswith("End") else world.alice
    new = await user.context_menu(world.saloon, menu, await world.board(table))

    if user is sheriff:
        await sheriff.submit_modal(new, {"line": "stuck"})
        assert (await world.snapshot(table)).game.winners == ()
    else:
        assert f"able {table}" in answer_text(new).replace("\N{NO-BREAK SPACE}", " ")


def said_by(message) -> str:
    embed = message.embeds[0]
    return "\n".join(filter(None, (embed.description, *(field.value for field in embed.fields))))


async def test_an_old_form_writes_nothing_and_says_why(world: World, tmp_path: Path):
    table = await world.duel()
    await world.bot.store.backup(tmp_path / "copy")
    old = await world.alice.slash(world.saloon, "wanted note", table=table)
    await world.duel()
    await went_back(world, tmp_path / "copy")
    await world.alice.slash(world.saloon, "wanted me", language="fr")
    refused = await world.alice.submit_modal(old, {"note": "Bob bluffs"})
    note = await world.bot.store.users.private_note(world.alice.id, table)
    form = await world.alice.slash(world.saloon, "wanted note", table=table)
    await world.alice.submit_modal(form, {"note": "Bob bluffs"})

    assert load_texts("fr")("no-button-outdated") in answer_text(refused)
    assert note == ""
    assert await world.bot.store.users.private_note(world.alice.id, table) == "Bob bluffs"
