"""Makes slash commands, whose names and descriptions come from the locale files by key.

The commands of all features but decks and settings are in one group that the client makes.
"""

from collections.abc import Callable, Coroutine
from inspect import signature
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.translator import description_of, name_of

AnyCommand: TypeAlias = "app_commands.Command[Any, ..., None]"
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]

GROUP = "wanted"  # the group that several cogs share


def command(key: str, **others: str) -> Callable[[Callback], AnyCommand]:
    """Make a command named by `key`; a parameter's key has its name added, if `others` gives none."""

    def made(callback: Callback) -> AnyCommand:
        _, _, *parameters = signature(callback).parameters  # without the cog and the interaction
        keys = {name: others.get(name, f"{key}-{name.replace('_', '-')}") for name in parameters}
        app_commands.rename(**{name: name_of(words) for name, words in keys.items()})(callback)
        app_commands.describe(**{name: description_of(words) for name, words in keys.items()})(callback)
        return app_commands.command(name=name_of(key), description=description_of(key))(callback)

    return made


def group(key: str) -> app_commands.Group:
    """Make a group of commands for guilds alone, to which cogs add theirs."""
    made = app_commands.Group(name=name_of(key), description=description_of(key))
    for_servers(made, manage=False)
    return made


def for_servers(made: app_commands.Group | app_commands.ContextMenu, *, manage: bool) -> None:
    """Limit a command to guilds; `manage`: by default to users who manage the guild.

    Such limits work at the top level only; Discord ignores them on a group's commands. They are set directly,
    because the decorator `guild_only` also sends a list of contexts.
    """
    made.guild_only = True
    made.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    made.default_permissions = discord.Permissions(manage_guild=True) if manage else None


class GuildGroup(commands.GroupCog):
    def __init__(self, *, manage: bool = False) -> None:
        """`manage`: by default only for those who manage the server."""
        assert self.app_command is not None
        for_servers(self.app_command, manage=manage)


def group_words(key: str) -> dict[str, Any]:
    """Return the keyword arguments of a cog's class.

    Its own name is the group's too, because discord.py finds the group by it when it removes the cog.
    """
    name = name_of(key)
    return {"name": name.message, "group_name": name, "group_description": description_of(key)}


class SharedGroupCog(commands.Cog):
    async def join(self, bot: commands.AutoShardedBot, name: str) -> None:
        """Add the cog to the bot, and its commands to a group.

        discord.py would put a cog's commands at the top of the tree, and remove commands with their names
        when the cog is unloaded; so it gets none.
        """
        group = bot.tree.get_command(name)
        assert isinstance(group, app_commands.Group)
        self._joined = [(group, command) for command in self.get_app_commands()]
        for group, command in self._joined:
            group.add_command(command)
        self.__cog_app_commands__.clear()
        await bot.add_cog(self)

    async def cog_unload(self) -> None:
        """Take the commands out of the group again, so that the extension can be reloaded."""
        for group, command in self._joined:
            group.remove_command(command.name)
