"""Who moderates a server, and the list of what they do there: kept for good, and posted where they want it.

Who may moderate is Discord's to say, on the server's page of integrations: whoever gets a command through
is let in. A press has no such proof; it counts from those who have just used a command, or manage the server.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable

import aiohttp
import discord

from bot.i18n.texts import Words, escaped, plain
from bot.services.user_cache import ServerWords
from engine.core.prompts import Illegal
from engine.store.moderation import Audit
from engine.store.store import Store

log = logging.getLogger(__name__)

LASTS = 900  # seconds from a command in which its panel's buttons work, as long as Discord lets it be edited
MOST = 1000  # moderators who are remembered


class Moderation:
    """Lets moderators in, and writes down what they do."""

    def __init__(
        self, client: discord.Client, store: Store, words: ServerWords, now: Callable[[], int]
    ) -> None:
        self._client, self._store, self._words, self._now = client, store, words, now
        self._in: OrderedDict[tuple[int, int], int] = OrderedDict()

    def let_in(self, guild: int, user: int) -> None:
        """A command of moderators has come from this person, so Discord allows it to them."""
        self._in[guild, user] = self._now()
        self._in.move_to_end((guild, user))
        if len(self._in) > MOST:
            self._in.popitem(last=False)

    def check(self, interaction: discord.Interaction) -> None:
        """Raise `Illegal` unless this press is a moderator's."""
        since = self._in.get((interaction.guild_id or 0, interaction.user.id))
        if interaction.permissions.manage_guild or (since is not None and self._now() - since <= LASTS):
            return
        raise Illegal("admin-only")

    async def note(self, interaction: discord.Interaction, what: str, reason: str = "", **about: str) -> None:
        """Write down what a moderator has done; a log channel that is gone is a line of the bot's log."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        line = await self._store.save_audit(guild=guild, user=user, what=what, about=about, reason=reason)
        log.info("moderator %s of guild %s: %s %s", user, guild, what, about)
        channel = (await self._store.server_settings(guild)).log_channel
        if channel is not None:
            await self._post(channel, guild, audit_line(line, await self._words.of(guild)))

    async def _post(self, channel: int, guild: int, text: str) -> None:
        where = self._client.get_partial_messageable(channel, guild_id=guild)
        try:
            await where.send(text, allowed_mentions=discord.AllowedMentions.none(), silent=True)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as why:
            log.warning("the log channel %s of guild %s cannot be written to: %s", channel, guild, why)


def audit_line(line: Audit, text: Words) -> str:
    """A line of the list: when, who, what, why."""
    about = {name: escaped(plain(value)) for name, value in line.about.items()}
    done = text(f"audit-{line.what}", **about)
    said = text("audit-line", at=f"<t:{line.at}:f>", who=f"<@{line.user}>", what=done)
    return f"{said} {text('audit-reason', reason=escaped(plain(line.reason)))}" if line.reason else said
