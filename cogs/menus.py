"""The context menus (Apps) of users and messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.game_panels.text_view import show_words
from bot.features.interactions.items import numbers_on
from bot.features.interactions.responses import send_private
from bot.features.lobby.challenge import challenge_to
from bot.features.table_actions.actions import run_action
from bot.i18n.names import called, escape
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.ui.commands import for_servers
from engine.core.decisions import Refused

BOARD_BUTTONS = ("h", "r", "t", "k")  # of boards and hands


async def challenge(interaction: Interaction, person: discord.Member) -> None:
    await challenge_to(interaction, person)


async def avoid(interaction: Interaction, person: discord.Member) -> None:
    """Sit at no table with this user from now on, or again; raises `Refused`."""
    if person == interaction.user:
        raise Refused("avoid-self")
    avoided = await interaction.client.services.store.users.toggle_avoided(interaction.user.id, person.id)
    key = "avoid-now" if avoided else "avoid-no-longer"
    name = escape(called(person.display_name, person.name))
    await send_private(interaction, texts_for(interaction)(key, name=name))


async def show_hand(interaction: Interaction, message: discord.Message) -> None:
    await run_action(interaction, "hand", _table_of(interaction, message))


async def describe_board(interaction: Interaction, message: discord.Message) -> None:
    table = _table_of(interaction, message)
    if table is None:
        table = await interaction.client.services.store.summaries.newest_in(message.channel.id)
    if table is None:
        raise Refused("table-unknown")
    await show_words(interaction, table)


def _table_of(interaction: Interaction, message: discord.Message) -> int | None:
    """Return the table of a message with a board's or hand's buttons; raises `Refused`."""
    numbers = numbers_on(interaction, message)
    return next((numbers[kind] for kind in BOARD_BUTTONS if kind in numbers), None)


MENUS: tuple[tuple[str, Any], ...] = (
    ("menu-challenge", challenge),
    ("menu-avoid", avoid),
    ("menu-hand", show_hand),
    ("menu-describe", describe_board),
)


async def setup(bot: commands.AutoShardedBot) -> None:
    for key, callback in MENUS:
        menu = app_commands.ContextMenu(name=name_of(key), callback=callback)
        for_servers(menu, manage=False)
        bot.tree.add_command(menu)
