"""Who moderates a server, and the list of what they do there: kept for good, and posted where they want it.

Who may moderate is Discord's to say, on the server's page of integrations: whoever gets a command through
is let in. A press has no such proof; it counts from those who have just used a command, or manage the server.
What the host does with the whole bot is here, too.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

import aiohttp
import discord

from bot.i18n.texts import Texts, clean_line, escape
from bot.services.channels import nonce
from bot.services.user_cache import GuildTexts
from engine.core.decisions import Refused
from engine.store.moderation import NO_GUILD, AuditEntry
from engine.store.store import Store

log = logging.getLogger(__name__)

PANEL_SECONDS = (
    900  # seconds from a command in which its panel's buttons work, as long as Discord lets it be edited
)
MOST = 1000  # moderators who are remembered


class Moderation:
    """Lets moderators in, and writes down what they do."""

    def __init__(
        self, client: discord.Client, store: Store, words: GuildTexts, now: Callable[[], int]
    ) -> None:
        self._client, self._store, self._words, self._now = client, store, words, now
        self._unposted: set[int] = set()  # servers whose log channel could not be written to
        self._in: OrderedDict[tuple[int, int], int] = OrderedDict()

    def remember_moderator(self, guild_id: int, user_id: int) -> None:
        """A command of moderators has come from this person, so Discord allows it to them."""
        self._in[guild_id, user_id] = self._now()
        self._in.move_to_end((guild_id, user_id))
        if len(self._in) > MOST:
            self._in.popitem(last=False)

    def check(self, interaction: discord.Interaction) -> None:
        """Raise `Illegal` unless this press is a moderator's."""
        since = self._in.get((interaction.guild_id or 0, interaction.user.id))
        if interaction.permissions.manage_guild or (
            since is not None and self._now() - since <= PANEL_SECONDS
        ):
            return
        raise Refused("admin-only")

    @asynccontextmanager
    async def auditing(
        self, interaction: discord.Interaction, mark: object, what: str, reason: str = "", **about: str
    ) -> AsyncIterator[None]:
        """Around what a moderator does: it is written down in the transaction that does it, then posted.

        That is the one in which `mark` is saved; where it finds nothing to do, nothing is written.
        """
        guild, user = interaction.guild_id or 0, interaction.user.id
        line = {"guild_id": guild, "user_id": user, "what": what, "about": about, "reason": reason}
        async with self._store.auditing(mark, **line) as added:
            yield
        for each in added:
            log.info("moderator %s of guild %s: %s %s", user, guild, what, about)
            channel = (await self._store.guild_settings(guild)).audit_channel_id
            if channel is not None:
                await self._post(channel, guild, audit_line(each, await self._words.of(guild)))

    def is_unposted(self, guild_id: int) -> bool:
        """Could what was done last on this server not be posted in its log channel?"""
        return guild_id in self._unposted

    async def _post(self, channel_id: int, guild_id: int, text: str) -> None:
        where = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        try:
            await where.send(text, allowed_mentions=discord.AllowedMentions.none(), silent=True)
            self._unposted.discard(guild_id)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as why:
            self._unposted.add(guild_id)
            log.warning("the log channel %s of guild %s cannot be written to: %s", channel_id, guild_id, why)


def audit_line(line: AuditEntry, text: Texts) -> str:
    """A line of the list: when, who, what, why."""
    about = {name: escape(clean_line(value)) for name, value in line.details.items()}
    done = text(f"audit-{line.action}", **about)
    said = text("audit-line", at=f"<t:{line.created_at}:f>", who=f"<@{line.user_id}>", what=done)
    return f"{said} {text('audit-reason', reason=escape(clean_line(line.reason)))}" if line.reason else said


@dataclass(frozen=True, slots=True)
class BroadcastResult:
    """In how many channels a message of the host's was posted, and in how many Discord refused it."""

    posted: int
    refused: int


class OwnerActions:
    """What the host does, and is listed: servers are left that are not served, all tables told something."""

    def __init__(
        self, client: discord.Client, store: Store, words: GuildTexts, now: Callable[[], int]
    ) -> None:
        self._client, self._store, self._words = client, store, words
        self.begun = now()

    def noted(
        self, user_id: int, mark: object, what: str, reason: str = "", **about: str
    ) -> AbstractAsyncContextManager[list[AuditEntry]]:
        """Around what the host does: it is written down in the transaction in which `mark` is saved."""
        log.info("the host %s: %s %s", user_id, what, about)
        line = {"guild_id": NO_GUILD, "user_id": user_id, "what": what, "about": about, "reason": reason}
        return self._store.auditing(mark, **line)

    async def catch_up(self) -> None:
        """Leave the servers that are not served; what is played there is suspended when we have left."""
        for guild in (await self._store.served()).shut:
            if (here := self._client.get_guild(guild)) is not None:
                try:
                    await here.leave()
                except (discord.HTTPException, aiohttp.ClientError, OSError) as why:
                    log.warning("guild %s cannot be left: %s", guild, why)

    async def check(self, guild_id: int | None) -> None:
        """Raise `Illegal` for what comes from a server that is not served."""
        if guild_id in (await self._store.served()).shut:
            raise Refused("shut")

    async def broadcast(self, said: Callable[[Texts], str], number: int) -> BroadcastResult:
        """Post something once in each channel where a game is under way, in the words of its server.

        `number` is the host's press: Discord then makes no second message of it, if it is repeated.
        """
        places = await self._store.played_in()
        done = [await self._post(guild, place, said, number) for guild, place in places]
        log.info("the host's message was posted in %d of %d channels", sum(done), len(done))
        return BroadcastResult(sum(done), len(done) - sum(done))

    async def _post(self, guild_id: int, place: int, said: Callable[[Texts], str], number: int) -> bool:
        channel = self._client.get_partial_messageable(place, guild_id=guild_id)
        text, nobody = said(await self._words.of(guild_id)), discord.AllowedMentions.none()
        try:
            await channel.send(text, allowed_mentions=nobody, nonce=nonce("host", number, place))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as why:
            log.warning("the host's message was not posted in channel %s: %s", place, why)
            return False
        return True
