"""Where a table is played: a thread of its own, made when it is first shown, or the channel itself."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from hashlib import sha256
from typing import Literal

import discord

from bot.i18n.names import clean_line
from bot.i18n.texts import Texts
from bot.services.publish_failures import GONE, REQUEST_ERRORS, is_outage
from bot.services.user_cache import Guilds
from bot.ui.style import truncate
from engine.core.records.tables import TableLocation
from engine.core.records.tournaments import TournamentTable
from engine.store.offers import OfferStore
from engine.tables.service import Tables, TableSnapshot

log = logging.getLogger(__name__)

HAS_ONE = 160004  # Discord's error: a message has at most one thread
UNKNOWN_MESSAGE = 10008
MAX_NONCE = 25  # characters, by Discord's API
SHOW = ("view_channel", "embed_links", "attach_files")  # permissions needed to post a board
WEEK: Literal[10080] = 10080  # minutes until Discord archives a quiet thread; a message reopens it


def nonce(*named: object) -> str:
    """Return a nonce; Discord posts a message once, however often it is sent with the same nonce."""
    return sha256(" ".join(map(str, named)).encode()).hexdigest()[:MAX_NONCE]


def pinging(users: Iterable[int]) -> discord.AllowedMentions:
    """Allow a message to ping these users, and nobody else whom it mentions."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )


async def is_settled(posting: Awaitable[object], what: str) -> bool:
    """Await the posting of `what`; return whether it is done with: posted, or refused for good."""
    try:
        await posting
    except REQUEST_ERRORS as why:
        log.info("%s was not posted: %s", what, why)
        return not is_outage(why)
    return True


def can_show(channel: object) -> bool:
    """Return whether the bot's permissions let it show a table in this channel or thread."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not channel.guild.me:
        return False
    if isinstance(channel, discord.Thread) and (channel.locked or channel.parent is None):
        return False
    rights = channel.permissions_for(channel.guild.me)
    speak = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return all(getattr(rights, name) for name in (*SHOW, speak))


class Channels:
    def __init__(
        self,
        client: discord.Client,
        offers: OfferStore,
        tables: Tables,
        guilds: Guilds,
        tournament_of: Callable[[int], Awaitable[TournamentTable | None]],
        suspend: Callable[[int, int], Awaitable[None]],
        no_thread: Callable[[int], None],
    ) -> None:
        """`suspend` suspends a table because of an error code of Discord's.

        `no_thread` is called with a table that is played in the channel of its offer instead.
        """
        self._client = client
        self._offers, self._tables, self._guilds = offers, tables, guilds
        self._tournament_of = tournament_of
        self._suspend, self._no_thread = suspend, no_thread
        self._deleted: set[int] = set()  # threads found deleted by this process

    async def for_table(self, snapshot: TableSnapshot) -> discord.PartialMessageable:
        """Return where to post, and make the thread if there should be one."""
        location = snapshot.location
        channel = location.channel_id
        if channel is None:
            channel = await self._thread(snapshot) if location.wants_thread else location.parent_channel_id
            await self._tables.move(snapshot.id, channel)
            if location.wants_thread and channel == location.parent_channel_id:
                self._no_thread(snapshot.id)
        return self.partial(channel, location.guild_id)

    def partial(self, channel_id: int, guild_id: int) -> discord.PartialMessageable:
        """Return a known channel or thread to post in, without asking Discord."""
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def handle_lost_channel(self, snapshot: TableSnapshot, why: int) -> bool:
        """Handle a channel where nothing can be posted; return whether the table moves to a new thread.

        Otherwise it is suspended, even if a moderator has locked the thread deliberately.
        """
        if why != GONE or snapshot.location.channel_id in (None, snapshot.location.parent_channel_id):
            await self._suspend(snapshot.id, why)
            return False
        self._deleted.add(snapshot.location.channel_id)
        await self._tables.move(snapshot.id, None)
        return True

    async def archive_thread(self, snapshot: TableSnapshot) -> None:
        """Archive the thread of a finished game, if the guild wants that; it stays readable."""
        location = snapshot.location
        if location.channel_id in (None, location.parent_channel_id) or not location.wants_thread:
            return
        if not (await self._guilds.settings(location.guild_id)).archive_threads:
            return
        try:
            await self._client.http.edit_channel(location.channel_id, archived=True)
        except REQUEST_ERRORS as why:
            log.info("the thread of table %s stays open: %s", snapshot.id, why)

    async def is_deleted(self, location: TableLocation) -> bool:
        """Ask Discord whether the thread of a table was deleted; only active threads are in the cache."""
        guild, channel_id = self._client.get_guild(location.guild_id), location.channel_id
        if guild is None or channel_id in (None, location.parent_channel_id):
            return False
        if guild.get_channel_or_thread(channel_id) is not None:
            return False
        try:
            await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except (discord.ClientException, *REQUEST_ERRORS) as why:
            log.debug("thread %s is not compared with Discord: %s", channel_id, why)
        return False

    async def may_write(self, location: TableLocation) -> bool:
        try:
            channel = await self._client.fetch_channel(location.board_channel_id)
        except REQUEST_ERRORS as why:
            log.debug("channel %s is still closed: %s", location.board_channel_id, why)
            return False
        return can_show(channel)

    async def _thread(self, snapshot: TableSnapshot) -> int:
        """Make the thread and add its players; without permission, play where the offer was made."""
        try:
            thread = await self._make(snapshot, await self._name(snapshot))
        except (discord.HTTPException, discord.ClientException) as why:
            if isinstance(why, discord.HTTPException) and is_outage(why):
                raise
            log.warning("table %s is played in the channel, not in a thread: %s", snapshot.id, why)
            return snapshot.location.parent_channel_id
        for participant in snapshot.participants:
            if participant.user_id is not None:
                try:
                    await self._client.http.add_user_to_thread(thread, participant.user_id)
                except REQUEST_ERRORS as why:  # for example, they have left the guild
                    log.info("user %s is not in thread %s: %s", participant.user_id, thread, why)
        return thread

    async def _make(self, snapshot: TableSnapshot, name: str) -> int:
        location = snapshot.location
        parent = self._client.get_partial_messageable(location.parent_channel_id, guild_id=location.guild_id)
        offer = await self._offers.get(snapshot.id)
        if offer is not None and offer.message_id is not None and offer.message_id not in self._deleted:
            try:
                message = parent.get_partial_message(offer.message_id)
                return (await message.create_thread(name=name, auto_archive_duration=WEEK)).id
            except discord.HTTPException as why:
                if why.code == HAS_ONE:  # made before a crash; such a thread has its message's id
                    return offer.message_id
                if why.code != UNKNOWN_MESSAGE:
                    raise
        channel = await self._client.fetch_channel(location.parent_channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise discord.ClientException("threads are made in text channels")
        kind = discord.ChannelType.public_thread
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id

    async def _name(self, snapshot: TableSnapshot) -> str:
        """Return the thread's name: game, or tournament and round, and players; at most 100 characters."""
        text: Texts = await self._guilds.texts(snapshot.location.guild_id)
        names = text.names(clean_line(participant.name, 24) for participant in snapshot.participants)
        players = (
            text("thread-versus", first=names[0], second=names[1]) if len(names) == 2 else ", ".join(names)
        )
        what = text(f"game-{snapshot.game_key}")
        place = await self._tournament_of(snapshot.id) if snapshot.in_tournament else None
        if place is not None:
            what = text("thread-round", name=clean_line(place.name, 32), round=place.round)
        return truncate(text("thread-name", what=what, players=players), 100)
