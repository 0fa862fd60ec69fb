"""Actions of the owner: blocked guilds, and messages to all tables."""

import logging
from collections.abc import Callable

import discord

from bot.i18n.texts import Texts
from bot.services.channels import nonce
from bot.services.publish_failures import REQUEST_ERRORS
from bot.services.user_cache import Guilds
from engine.club.daily import day_of, weekday_of
from engine.core.records.moderation import NO_GUILD
from engine.store.moderation import AuditDraft, ModerationStore
from engine.store.stats import StatsStore

log = logging.getLogger(__name__)


TWELVE_WEEKS = 12 * 7  # days whose wins show whether the computers have the right strength


class OwnerActions:
    def __init__(
        self,
        client: discord.Client,
        moderation: ModerationStore,
        stats: StatsStore,
        guilds: Guilds,
        now: Callable[[], int],
    ) -> None:
        self._client, self._moderation, self._guilds = client, moderation, guilds
        self.begun = now()
        self._now, self._daily_wins = now, stats.daily_wins

    def draft(self, user_id: int, what: str, reason: str = "", **about: str) -> AuditDraft:
        log.info("the owner %s: %s %s", user_id, what, about)
        return self._moderation.draft(
            guild_id=NO_GUILD, user_id=user_id, what=what, about=about, reason=reason
        )

    async def daily_wins(self) -> dict[int, tuple[int, int]]:
        """Return, by weekday, how many users have finished daily deals lately, and how many won."""
        rates: dict[int, tuple[int, int]] = {}
        for day, count, won in await self._daily_wins(day_of(self._now()) - TWELVE_WEEKS):
            before = rates.get(weekday_of(day), (0, 0))
            rates[weekday_of(day)] = before[0] + count, before[1] + won
        return dict(sorted(rates.items()))

    async def catch_up(self) -> None:
        """Leave the guilds that are not served; Discord's event of that suspends their tables."""
        for guild_id in (await self._moderation.served()).shut:
            if (guild := self._client.get_guild(guild_id)) is not None:
                try:
                    await guild.leave()
                except REQUEST_ERRORS as error:
                    log.warning("guild %s cannot be left: %s", guild_id, error)

    async def broadcast(self, content: Callable[[Texts], str], interaction_id: int) -> tuple[int, int]:
        """Post a message once in each channel with an open game, in the language of its guild.

        Return in how many it was posted, and in how many Discord refused it.
        The id of the press is the nonce, so a repeated press posts no second message.
        """
        posted = refused = 0
        nobody = discord.AllowedMentions.none()
        for guild_id, channel_id in await self._guilds.played_in():
            channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
            text = content(await self._guilds.texts(guild_id))
            try:
                number = nonce("owner", interaction_id, channel_id)
                await channel.send(text, allowed_mentions=nobody, nonce=number)
                posted += 1
            except REQUEST_ERRORS as error:
                log.warning("the owner's message was not posted in channel %s: %s", channel_id, error)
                refused += 1
        log.info("the owner's message was posted in %d of %d channels", posted, posted + refused)
        return posted, refused
