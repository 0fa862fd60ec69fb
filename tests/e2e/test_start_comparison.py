"""At each start the bot compares its commands and emojis with Discord's."""

import discord
import pytest
from e2e.world import World, make_bot

from bot.app.synced_commands import sync_commands


def names(world: World, place: int | None) -> list[str]:
    return sorted(command["name"] for command in world.env.backend.commands.get(place, {}).values())


async def starts(world: World, home: int | None) -> None:
    await world.stop()
    world.bot = await make_bot(world.data)
    world.bot.settings = world.bot.settings.model_copy(update={"home_guild_id": home})
    await world.env.restart_bot(world.bot)
    await world.env.settle()


@pytest.mark.long
async def test_commands_are_those_of_the_home_server_or_of_all_never_both(world: World) -> None:
    ours = names(world, None)
    assert len(ours) > 10

    await starts(world, world.guild.id)
    assert (names(world, None), names(world, world.guild.id)) == ([], ours)

    await starts(world, None)
    assert (names(world, None), names(world, world.guild.id)) == (ours, [])


async def test_with_a_mistyped_home_server_no_commands_are_lost(world: World) -> None:
    ours, bot = names(world, None), world.bot
    path = f"/applications/{bot.application_id}/guilds/4711/commands"
    world.env.inject_error("PUT", path, status=403, code=50001)
    with pytest.raises(discord.Forbidden):
        await sync_commands(bot, bot.tree, bot.store.meta, 4711)

    assert names(world, None) == ours


async def test_commands_that_another_program_has_removed_are_sent_again(world: World) -> None:
    ours = names(world, None)
    world.env.backend.commands[None].clear()

    await starts(world, None)

    assert names(world, None) == ours


async def test_a_start_without_changes_sends_no_commands(world: World) -> None:
    before = len(world.env.http_requests)

    await starts(world, None)

    requests = [request for request in world.env.http_requests[before:] if request.method == "PUT"]
    assert [request.path for request in requests if "commands" in request.path] == []
