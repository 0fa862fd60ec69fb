"""Direct messages to those who have asked for them: few a day, and none where Discord refuses them.

Discord blocks bots that write to people who refuse it, or to many people a day; so both are counted.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.services.user_cache import UserCache
from bot.ui.components import sealed
from engine.store.store import Store

log = logging.getLogger(__name__)

MOST_EACH = 10  # to one person on one day
MOST_ALL = 200  # to all people together on one day
DAY = 86400


class DirectMessages:
    """Writes to people, and remembers who cannot be reached."""

    def __init__(
        self, client: discord.Client, store: Store, people: UserCache, now: Callable[[], int]
    ) -> None:
        self._client = client
        self._store, self._people, self._now = store, people, now

    async def send(self, user: int, text: str, view: discord.ui.View, nonce: str) -> bool:
        """Write to a person; False if a limit or Discord forbids it, which is remembered."""
        day = self._now() // DAY
        so_far = await self._store.direct_message_count(user, day)
        if so_far.closed or so_far.sent >= MOST_EACH or so_far.sent_to_all >= MOST_ALL:
            return False
        # Counted before it is sent: what is sent has then nothing to wait for until its caller notes it.
        await self._store.save_direct_message_count(user, day, so_far.sent + 1, closed=False)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(text, view=view, nonce=nonce)
        except discord.HTTPException as why:
            closed = isinstance(why, discord.Forbidden)
            await self._store.save_direct_message_count(user, day, so_far.sent, closed=closed)
            if why.status >= 500:
                raise
            log.info("user %s cannot be written to: %s", user, why)
            if closed:
                self._people.unreached(user)
            return False
        return True

    async def opened(self, user: int, text: str) -> bool:
        """Write to a person who asks for it, even if it failed before; False if Discord refuses it."""
        day = self._now() // DAY
        so_far = await self._store.direct_message_count(user, day)
        if so_far.closed:
            await self._store.save_direct_message_count(user, day, so_far.sent, closed=False)
        await self.send(user, text, sealed([]), f"o{user % 10**9}:{self._now()}")
        return not (await self._store.direct_message_count(user, day)).closed
