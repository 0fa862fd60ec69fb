"""`/wanted-admin`: settings of a server and ending its games, in a simulated Discord."""

from __future__ import annotations

import discord
import pytest
from e2e.lobbying import challenge, refusal, speaks
from e2e.world import World, buttons, said
from simcord import MemberActor, SetupError

from engine.core.records import ServerSettings


@pytest.fixture
def sheriff(world: World) -> MemberActor:
    role = world.guild.create_role("sheriff", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("dora"), roles=[role])


async def test_settings_without_options_shows_what_is_set(world: World, sheriff: MemberActor) -> None:
    result = await sheriff.slash(world.saloon, "wanted-admin settings")

    assert result.ephemeral
    text = said(result)
    for value in ("English (from the server", "WANTED: Duel", "A thread for each game", '"20"', '"10"'):
        assert value in text
    assert await world.bot.services.store.server_settings(world.guild.id) == ServerSettings()


async def test_settings_keeps_what_is_named_and_leaves_the_rest(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin settings", language="fr", place="channel")
    result = await sheriff.slash(
        world.saloon, "wanted-admin settings", game="outlaws-gangs", **{"per-channel": 3, "per-player": 2}
    )

    expected = ServerSettings(language="fr", game="outlaws-gangs", thread=False, per_channel=3, per_player=2)
    assert await world.bot.services.store.server_settings(world.guild.id) == expected
    assert "Français" in said(result)
    assert "In the channel itself" in said(result)


async def test_settings_outlive_a_restart_and_count_at_once(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin settings", language="es", place="channel")
    await world.restart()
    offer = await challenge(world)

    assert "te reta a un duelo" in offer.message.content
    await offer.press(world.bob, "accept")
    assert (await world.snapshot(offer.number)).place.channel == world.saloon.id


async def test_the_language_can_be_left_to_discord_again(world: World, sheriff: MemberActor) -> None:
    await sheriff.slash(world.saloon, "wanted-admin settings", language="fr")
    await sheriff.slash(world.saloon, "wanted-admin settings", language="server")

    assert (await world.bot.services.store.server_settings(world.guild.id)).language is None


async def test_settings_are_shown_in_the_language_of_who_looks(
    world: World, sheriff: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaks(monkeypatch, sheriff, "fr")

    assert "Wanted sur ce serveur" in said(await sheriff.slash(world.saloon, "wanted-admin settings"))


async def test_others_do_not_even_see_the_commands(world: World) -> None:
    assert not any(name.startswith("wanted-admin") for name in world.alice.available_commands(world.saloon))
    with pytest.raises(SetupError, match="not visible"):
        await world.alice.slash(world.saloon, "wanted-admin settings", language="fr")


async def test_a_server_that_opens_the_commands_to_all_opens_nothing(world: World) -> None:
    table = await world.duel()
    commands = {command.name: command for command in await world.bot.tree.fetch_commands()}
    world.guild.set_command_permissions(commands["wanted-admin"], {world.guild.default_role: True})

    settings = await world.alice.slash(world.saloon, "wanted-admin settings", language="fr")
    ended = await world.alice.slash(world.saloon, "wanted-admin abort", table=table, reason="stuck")

    assert "manage this server" in refusal(settings)
    assert "manage this server" in refusal(ended)
    assert await world.bot.services.store.server_settings(world.guild.id) == ServerSettings()
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
    assert not buttons(world.message(old.channel.id, old.id), "h:")
    assert await sheriff.autocomplete(world.saloon, "wanted-admin abort", "table", "") == []


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


async def test_settings_out_of_range_are_not_offered(world: World, sheriff: MemberActor) -> None:
    with pytest.raises(SetupError):
        await sheriff.slash(world.saloon, "wanted-admin settings", **{"per-channel": 0})
