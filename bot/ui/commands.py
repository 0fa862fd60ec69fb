"""How slash commands are made here: every name and description comes from data/locales by its key."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.i18n.translator import description_of, name_of

AnyCommand: TypeAlias = "app_commands.Command[Any, ..., None]"
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def command(key: str, **options: str) -> Callable[[Callback], AnyCommand]:
    """Make a command whose words are those of `key`; `options` gives the key of each parameter's words."""

    def made(callback: Callback) -> AnyCommand:
        app_commands.rename(**{name: name_of(words) for name, words in options.items()})(callback)
        app_commands.describe(**{name: description_of(words) for name, words in options.items()})(callback)
        return app_commands.command(name=name_of(key), description=description_of(key))(callback)

    return made


def group(key: str, *commands: AnyCommand, manage: bool = False) -> app_commands.Group:
    """A group of commands for servers alone; `manage`: at first only for those who manage the server.

    These limits work at the top level only, Discord ignores them on a group's commands.
    """
    made = app_commands.Group(
        name=name_of(key),
        description=description_of(key),
        guild_only=True,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        default_permissions=discord.Permissions(manage_guild=True) if manage else None,
    )
    for each in commands:
        made.add_command(each)
    return made
