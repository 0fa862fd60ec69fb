"""Who is still on the server: the bot keeps no list of its members, so Discord is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import discord


async def gone(press: discord.Interaction[Any], users: Iterable[int | None]) -> list[int]:
    """Those of these users who have left the server."""
    asked = [user for user in users if user is not None]
    there = await asyncio.gather(*(_is_member(press.guild, user) for user in asked))
    return [user for user, here in zip(asked, there) if not here]


async def _is_member(guild: discord.Guild | None, user: int) -> bool:
    try:
        return guild is None or await guild.fetch_member(user) is not None
    except discord.NotFound:
        return False
