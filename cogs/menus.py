"""The context menus (Apps) of users and messages."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.game_panels.text_view import show_words
from bot.features.interactions.responses import send_private
from bot.features.table_actions.actions import run_action
from bot.i18n.texts import escape
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.ui.commands import for_servers
from cogs.lobby import challenge_to
from engine.core.decisions import Refused

OF_TABLE = re.compile(r"[hrtk]:(\d{1,18})(?::.*)?", re.ASCII)  # the buttons of boards and hands


async def challenge(interaction: Interaction, person: discord.Member) -> None:
    await challenge_to(interaction, person)


async def no_challenges(interaction: Interaction, person: discord.Member) -> None:
    """Block or unblock challenges from this user; raises `Refused`."""
    if person == interaction.user:
        raise Refused("offer-self")
    none_now = await interaction.client.services.store.toggle_challenge_block(interaction.user.id, person.id)
    key = "no-challenges-now" if none_now else "challenges-again"
    await send_private(interaction, texts_for(interaction)(key, name=escape(person.display_name)))


async def show_hand(interaction: Interaction, message: discord.Message) -> None:
    await run_action(interaction, "hand", await table_of(interaction, message))


async def describe_board(interaction: Interaction, message: discord.Message) -> None:
    await show_words(interaction, await table_of(interaction, message))


async def table_of(interaction: Interaction, message: discord.Message) -> int:
    """Return a message's table, or the newest one of the channel; raises `Refused` if there is none."""
    ours = message.author == interaction.client.user
    for row in message.components if ours else ():
        for item in getattr(row, "children", ()):
            if found := OF_TABLE.fullmatch(getattr(item, "custom_id", None) or ""):
                return int(found[1])
    if (table := await interaction.client.services.store.newest_in(message.channel.id)) is None:
        raise Refused("no-table")
    return table


MENUS: tuple[tuple[str, Any], ...] = (
    ("menu-challenge", challenge),
    ("menu-no-challenges", no_challenges),
    ("menu-hand", show_hand),
    ("menu-describe", describe_board),
)


async def setup(bot: commands.AutoShardedBot) -> None:
    for key, callback in MENUS:
        menu = app_commands.ContextMenu(name=name_of(key), callback=callback)
        for_servers(menu, manage=False)
        bot.tree.add_command(menu)


async def teardown(bot: commands.AutoShardedBot) -> None:
    pass  # discord.py removes what an extension has added
