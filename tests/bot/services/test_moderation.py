"""Who may press moderators' buttons."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.services.moderation import PANEL_SECONDS, Moderation
from bot.services.user_cache import Guilds
from engine.core.decisions import Refused
from engine.store.store import Store

GUILD, DORA = 900, 11


def press(guild_id: int = GUILD, user_id: int = DORA, *, manages: bool = False) -> Any:
    permissions = discord.Permissions(manage_guild=manages)
    return SimpleNamespace(guild_id=guild_id, user=discord.Object(user_id), permissions=permissions)


async def test_a_command_lets_its_user_press_for_fifteen_minutes_on_this_server(store: Store) -> None:
    now = 1_000_000
    client = discord.Client(intents=discord.Intents.none())
    moderation = Moderation(
        client, store.moderation, Guilds(store.guilds, client.get_guild, "en"), lambda: now
    )
    moderation.remember_moderator(GUILD, DORA)

    now += PANEL_SECONDS
    moderation.check(press())
    for other in (press(guild_id=901), press(user_id=12)):
        with pytest.raises(Refused, match="moderator-only"):
            moderation.check(other)
    now += 1
    with pytest.raises(Refused, match="moderator-only"):
        moderation.check(press())
    moderation.check(press(manages=True))
    assert PANEL_SECONDS == 900
