"""Moderators of a guild, and their audit log: kept forever, and posted to a channel if wanted.

Discord decides who may use a moderators' command, on the guild's page of integrations. A press has no such
proof; it counts if its user has just used a command, or manages the guild.
"""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord

from bot.i18n.names import clean_line, escape
from bot.i18n.texts import LONGEST_REASON, Texts
from bot.services.publish_failures import REQUEST_ERRORS
from bot.services.user_cache import Guilds
from engine.core.decisions import Refused
from engine.core.records.moderation import AuditEntry
from engine.store.moderation import AuditDraft, ModerationStore

log = logging.getLogger(__name__)

PANEL_SECONDS = 900  # how long a panel's buttons work after the command: Discord allows no later edits
MAX_MODERATORS = 1000  # kept in memory


class Moderation:
    def __init__(
        self, client: discord.Client, moderation: ModerationStore, guilds: Guilds, now: Callable[[], int]
    ) -> None:
        self._client, self._guilds, self._now = client, guilds, now
        self._draft = moderation.draft
        self._unposted: set[int] = set()  # guilds whose audit channel refused the last entry
        # by guild and user: when Discord last allowed them a command
        self._commands: OrderedDict[tuple[int, int], int] = OrderedDict()

    def remember_moderator(self, guild_id: int, user_id: int) -> None:
        """Remember that Discord allowed this user a moderator's command."""
        self._commands[guild_id, user_id] = self._now()
        self._commands.move_to_end((guild_id, user_id))
        if len(self._commands) > MAX_MODERATORS:
            self._commands.popitem(last=False)

    def check(self, interaction: discord.Interaction) -> None:
        """Raise `Refused` unless this press is a moderator's."""
        command_at = self._commands.get((interaction.guild_id or 0, interaction.user.id))
        is_recent = command_at is not None and self._now() - command_at <= PANEL_SECONDS
        if not (interaction.permissions.manage_guild or is_recent):
            raise Refused("moderator-only")

    @asynccontextmanager
    async def auditing(
        self, interaction: discord.Interaction, what: str, reason: str = "", **about: str
    ) -> AsyncIterator[AuditDraft]:
        """Enclose a moderator's action, which saves the draft in its own transaction; then post the entry.

        If the action finds nothing to do, nothing is logged.
        """
        guild_id, user_id = interaction.guild_id or 0, interaction.user.id
        draft = self._draft(guild_id=guild_id, user_id=user_id, what=what, about=about, reason=reason)
        yield draft
        if (entry := draft.saved) is not None:
            log.info("moderator %s of guild %s: %s %s", user_id, guild_id, what, about)
            channel_id = (await self._guilds.settings(guild_id)).audit_channel_id
            if channel_id is not None:
                await self._post(channel_id, guild_id, entry)

    def is_unposted(self, guild_id: int) -> bool:
        return guild_id in self._unposted

    async def _post(self, channel_id: int, guild_id: int, entry: AuditEntry) -> None:
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        text = audit_line(entry, await self._guilds.texts(guild_id))
        try:
            await channel.send(text, allowed_mentions=discord.AllowedMentions.none(), silent=True)
            self._unposted.discard(guild_id)
        except REQUEST_ERRORS as error:
            self._unposted.add(guild_id)
            log.warning("audit channel %s of guild %s: message refused: %s", channel_id, guild_id, error)


def audit_line(entry: AuditEntry, text: Texts) -> str:
    details = {name: escape(clean_line(value)) for name, value in entry.details.items()}
    action = text(f"audit-{entry.action}", **details)
    line = text("audit-line", at=f"<t:{entry.created_at}:f>", who=f"<@{entry.user_id}>", what=action)
    reason = escape(clean_line(entry.reason, LONGEST_REASON))
    return f"{line} {text('audit-reason', reason=reason)}" if reason else line
