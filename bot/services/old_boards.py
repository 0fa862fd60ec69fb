"""Boards above a newer one: they call nobody and have no buttons."""

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import Embed

from bot.services.channels import Channels
from bot.services.pictures import files
from bot.services.publish_failures import REQUEST_ERRORS, is_outage
from bot.services.rendered_board import Stage
from engine.core.records.tables import BoardMessage
from engine.tables.service import TableSnapshot

log = logging.getLogger(__name__)


class OldBoard(NamedTuple):
    """What an old board shows once a newer one stands below it."""

    embeds: Sequence[Embed]
    pictures: Sequence[discord.File] = ()


class OldBoards:
    def __init__(self, channels: Channels) -> None:
        self._channels = channels
        self.unclosed: dict[int, BoardMessage] = {}  # by table: what Discord failed to close

    async def close(
        self,
        channel: discord.PartialMessageable,
        old: BoardMessage,
        past: OldBoard,
        stages: Sequence[Stage] = (),
    ) -> None:
        """Let an old board call and ask nobody, and the last show the steps before the end, if it exists."""
        content: dict[str, Any] = {"embeds": past.embeds} if past.embeds else {}
        if past.pictures:
            content["attachments"] = past.pictures
        if stages:
            content["embeds"] = [stage.drawn for stage in stages]
            content["attachments"] = files(*(stage.picture for stage in stages))
        try:
            await channel.get_partial_message(old.message_id).edit(content=None, view=None, **content)
        except REQUEST_ERRORS as why:
            log.info("table %s: the old board is not closed: %s", old.table_id, why)
            if is_outage(why):
                self.unclosed[old.table_id] = old

    async def close_again(self, snapshot: TableSnapshot, posted: BoardMessage | None) -> None:
        """Close the old board that an outage has left open, if a newer one stands below it."""
        old = self.unclosed.pop(snapshot.id, None)
        if old is not None and posted is not None and posted.message_id != old.message_id:
            channel = self._channels.partial(old.channel_id, snapshot.location.guild_id)
            await self.close(channel, old, OldBoard(()))
