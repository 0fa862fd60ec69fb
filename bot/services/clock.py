"""The time, for the bot and for the host's commands."""

import discord


def utc_now() -> int:
    """Return UTC seconds by discord.py's clock, which a simulated Discord may set."""
    return int(discord.utils.utcnow().timestamp())
