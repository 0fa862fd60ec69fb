"""Posts the Gazette of a finished game in the channel of its offer, once: its story is ready, its end shown.

If the bot dies after sending and before saving that, the next try has the same nonce, for which Discord
returns the first message. Games that ended more than a day ago get none, and none comes while the end on
the board is read, or while its people play on in the same channel.
"""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.services.keyed_worker import KeyedWorker
from bot.services.publish_failures import is_outage
from bot.services.user_cache import Guilds
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.records.offers import Offer
from engine.store.boards import BoardStore
from engine.store.offers import OfferStore
from engine.store.stories import StoryStore
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)

EVERY_GAME, PEOPLE, OFF = GAZETTES = ("on", "people", "off")  # values of a server's setting
NONE = 0  # instead of a message's id
READING = 20  # seconds in which an end is read before its Gazette stands below it
MAX_AT_ONCE = 5  # games to catch up at each sweep

# Posts a Gazette and returns the message's id, or NONE if there is nothing to tell.
Post = Callable[[TableSnapshot, Offer], Awaitable[int]]


class Gazettes:
    def __init__(
        self,
        store: StoryStore,
        offers: OfferStore,
        boards: BoardStore,
        tables: Tables,
        guilds: Guilds,
        post: Post,
        now: Callable[[], int],
        *,
        waits: bool = True,
    ) -> None:
        """`waits`: until somebody may have read the end; the next sweep then posts it."""
        self._store, self._offers, self._boards = store, offers, boards
        self._tables, self._guilds = tables, guilds
        self._post, self._now = post, now
        self._reading = READING if waits else 0
        self._worker = KeyedWorker("gazette", self._work)
        self.notify = self._worker.notify
        self.stop = self._worker.finish

    async def catch_up(self) -> None:
        """Post what could not be posted because of a stop or an outage."""
        for table_id in await self._store.without_gazette(*self._span(), MAX_AT_ONCE):
            self.notify(table_id)

    def _span(self) -> tuple[int, int]:
        """Return between which times a game ended whose Gazette is due."""
        now = self._now()
        return now - DAY, now - self._reading

    async def _work(self, table_id: int) -> bool:
        try:
            snapshot: TableSnapshot | None = await self._tables.get(table_id)
        except Refused as why:  # the game cannot be opened
            log.info("table %s: no Gazette: %s", table_id, why)
            snapshot = None
        if snapshot is not None and snapshot.game.winners is None:
            return False
        if not await self._store.lacks_gazette(table_id, *self._span()):
            return False
        is_due = snapshot is not None and await self._is_due(snapshot)
        offer = await self._offers.get(table_id) if is_due else None
        if snapshot is None or offer is None:
            await self._store.save_gazette(table_id, NONE)
            return False
        board = await self._boards.board_message(table_id)
        if board is not None and board.shown_ply >= snapshot.game.ply:  # else `notify` comes when it is
            await self._store.save_gazette(table_id, await self._post_gazette(snapshot, offer))
        return False

    async def _post_gazette(self, snapshot: TableSnapshot, offer: Offer) -> int:
        try:
            return await self._post(snapshot, offer)
        except discord.HTTPException as why:
            if is_outage(why):
                raise
            log.info("table %s: Discord refuses its Gazette: %s", snapshot.id, why)
            return NONE

    async def _is_due(self, snapshot: TableSnapshot) -> bool:
        """Return whether the server wants it: games that were dealt, and have a result."""
        if not snapshot.game.winners or snapshot.origin is not None or snapshot.location.is_private:
            return False
        wanted = (await self._guilds.settings(snapshot.location.guild_id)).gazette
        users = sum(participant.user_id is not None for participant in snapshot.participants)
        return wanted == EVERY_GAME or (wanted == PEOPLE and users > 1)
