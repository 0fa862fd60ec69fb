"""Decides who is pinged, when and how: by each user's settings, never during absences or quiet hours.

A new board, offer or proposal pings users who are available and want pings in the channel. The others get
a pending ping, a row saved together with the board. It is sent when they are available, by direct message
if they want that, and only if it still applies. A restart neither loses nor repeats it.

In a correspondence game a user gets at most four pings in 24 hours; the rest wait, except for its end and
for users who answer within minutes.

Discord blocks bots that write to unwilling users or to many users a day, so both are counted.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

import discord

from bot.i18n.texts import Texts, load_texts
from bot.services.channels import nonce, pinging
from bot.services.keyed_worker import KeyedWorker
from bot.services.ping_targets import LATELY, PingTarget, PingTargets, next_up, table_name
from bot.services.publish_failures import REQUEST_ERRORS, SHUT_OUT, is_outage
from bot.services.user_cache import Guilds, UserCache
from bot.ui.components import link_button, view_of
from engine.core.clocks import CORRESPONDENCE, DAY, MINUTE, Spent
from engine.core.decisions import Refused, Seat
from engine.core.log import last_timeout_ply
from engine.core.records.offers import Offer
from engine.core.records.pings import PINGS_KEPT, PendingPing, PingHistory, Reminder
from engine.core.records.users import UserSettings
from engine.store.pings import PingStore
from engine.tables.availability import next_available
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)

MAX_DMS_PER_USER = 10  # to one user per day
MAX_DMS_PER_DAY = 200  # to all users together, per day
# Kinds for which a new message pings.
PINGED_BY_MESSAGE = ("turn", "over", "offer", "proposal", "rematch", "compared")
PRIORITY = (  # of several pings only the last is sent
    *("replaced", "next", "proposal", "offer", "turn", "late", "claim", "early", "near", "over"),
    *("rematch", "accepted", "declined", "expired", "full", "ready", "compared"),
)
LATER = 3600  # seconds until a refused ping is retried
QUICK = 10 * MINUTE  # a user who answers within these seconds is pinged each time


class DirectMessages:
    """Sends direct messages, and remembers who cannot be reached."""

    def __init__(
        self, client: discord.Client, pings: PingStore, user_cache: UserCache, now: Callable[[], int]
    ) -> None:
        self._client = client
        self._pings, self._user_cache, self._now = pings, user_cache, now

    async def send(self, user_id: int, text: str, view: discord.ui.View, nonce: str) -> bool:
        """Send a message; return False if a limit or Discord forbids it. A refusal is remembered."""
        day = self._now() // DAY
        # Counted before sending, so that after sending nothing delays the caller's own save.
        limits = {"max_to_user": MAX_DMS_PER_USER, "max_to_all": MAX_DMS_PER_DAY}
        if not await self._pings.reserve_dm(user_id, day, **limits):
            return False
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(text, view=view, nonce=nonce)
        except REQUEST_ERRORS as why:
            closed = isinstance(why, discord.Forbidden)
            await self._pings.release_dm(user_id, day, closed=closed)
            if is_outage(why):
                raise
            log.info("user %s: direct message refused: %s", user_id, why)
            if closed and (await self._user_cache.settings(user_id)).ping_mode == "direct":
                self._user_cache.unreached(user_id)
            return False
        return True

    async def opened(self, user_id: int, text: str) -> bool:
        """Send a message that the user asked for, even if one failed before; False if Discord refuses."""
        day = self._now() // DAY
        so_far = await self._pings.direct_message_count(user_id, day)
        if so_far.is_closed:
            await self._pings.save_direct_message_count(user_id, day, so_far.sent, closed=False)
        await self.send(user_id, text, view_of([]), nonce("opened", user_id, self._now()))
        return not (await self._pings.direct_message_count(user_id, day)).is_closed


@dataclass(frozen=True, slots=True)
class PingPlan:
    """Users whom a new board pings at once, and pending pings for the others."""

    now: tuple[int, ...] = ()
    pending: tuple[PendingPing, ...] = ()


NOBODY = PingPlan()


class Notifications:
    def __init__(
        self,
        client: discord.Client,
        pings: PingStore,
        targets: PingTargets,
        user_cache: UserCache,
        guilds: Guilds,
        repost: Callable[[int], Awaitable[None]],
        called: Callable[[int], None],
        now: Callable[[], int],
    ) -> None:
        """`called` is called with the table when users were pinged in its channel."""
        self._client = client
        self._pings, self._targets, self._user_cache, self._guilds = pings, targets, user_cache, guilds
        self._tables = targets.tables
        self._repost, self.called = repost, called
        self._now = now
        self._worker = KeyedWorker("pings", self._send_due)
        self.direct_messages = DirectMessages(client, pings, user_cache, now)
        self.notify = self._worker.notify
        self.stop = self._worker.finish

    async def catch_up(self) -> None:
        for ping in await self._pings.due_pings(self._now()):
            self.notify(ping.table_id)

    async def plan(self, snapshot: TableSnapshot, users: Iterable[int]) -> PingPlan:
        """Plan pings of these users for a new decision, and once per turn of the user who comes next."""
        pings = [await self._board_ping(snapshot, user) for user in snapshot.callable_users(users)]
        follower, turn = next_up(snapshot)
        if follower is not None and follower not in [ping.user_id for ping in pings]:
            pings.append(PendingPing(snapshot.id, follower, "next", turn, 0))
        return await self._schedule(snapshot.location.guild_id, pings)

    async def pings_for_message(self, guild_id: int, pings: Sequence[PendingPing]) -> tuple[int, ...]:
        """Return whom a message must ping, and save pending pings for the others.

        Call `notify` for the table when the message is sent.
        """
        plan = await self._schedule(guild_id, pings)
        await self._pings.save_pending_pings(plan.pending)
        if plan.now:
            await self._pings.save_pings(pings[0].table_id, plan.now, self._now())
        return plan.now

    async def announce_offer_end(self, offer: Offer, users: Iterable[int], kind: str) -> None:
        pings = [PendingPing(offer.id, user, kind, 0, 0) for user in users]
        plan = await self._schedule(offer.guild_id, pings)
        await self._pings.save_pending_pings(plan.pending)
        self.notify(offer.id)

    async def tell_unseen(self, snapshot: TableSnapshot, seat: Seat) -> None:
        """Write to a player who cannot see their table any more, unless they want no pings."""
        user_id = snapshot.participants[seat].active_user
        if user_id is None or (await self._user_cache.settings(user_id)).ping_mode == "none":
            return
        text = await self._texts_of(user_id, snapshot.location.guild_id)
        channel = f"<#{snapshot.location.board_channel_id}>"
        content = text("dm-unseen", name=table_name(snapshot, text), channel=channel)
        number = nonce("unseen", snapshot.id, snapshot.game.ply, user_id)
        await self.direct_messages.send(user_id, content, view_of([]), number)

    async def remind(self, table_id: int, seat: Seat, kind: Reminder) -> None:
        """Remind a player of the open decision or of their silence, once each, when they are available."""
        snapshot = await self._tables.get(table_id)
        if (user := snapshot.participants[seat].user_id) is not None:
            ping = PendingPing(table_id, user, kind, snapshot.game.public_ply, 0)
            settings = await self._user_cache.settings(user)
            due_at = await self._available_at(settings, snapshot.location.guild_id, ping)
            if _is_wanted(settings, ping):
                await self._pings.save_pending_pings([replace(ping, due_at=due_at)])
                self.notify(table_id)

    async def _board_ping(self, snapshot: TableSnapshot, user_id: int) -> PendingPing:
        """Return a board's ping of a user: for the end, a decision, or the reply of a time-out.

        A time-out is announced once, by the ping that was saved with it.
        """
        seat = snapshot.seat_of(user_id)
        clock = snapshot.clocks.get(seat) if seat is not None else None
        if (
            snapshot.game.winners is None
            and seat is not None
            and clock is not None
            and clock.missed_in_row == 1
        ):
            timeout_ply = last_timeout_ply(await self._tables.log(snapshot.id, last=LATELY), seat)
            late_ping = (
                None if timeout_ply is None else PendingPing(snapshot.id, user_id, "late", timeout_ply, 0)
            )
            if late_ping is not None and not await self._pings.was_pinged(late_ping):
                return late_ping
        why = "turn" if snapshot.game.winners is None else "over"
        return PendingPing(snapshot.id, user_id, why, snapshot.game.public_ply, 0)

    async def _schedule(self, guild_id: int, pings: Sequence[PendingPing]) -> PingPlan:
        settings = await self._user_cache.settings_of([ping.user_id for ping in pings])
        wanted = [ping for ping in pings if _is_wanted(settings[ping.user_id], ping)]
        timed = [
            replace(ping, due_at=await self._available_at(settings[ping.user_id], guild_id, ping))
            for ping in wanted
        ]
        now = [ping for ping in timed if self._is_immediate(settings[ping.user_id], ping)]
        return PingPlan(tuple(ping.user_id for ping in now), tuple(ping for ping in timed if ping not in now))

    async def _available_at(self, settings: UserSettings, guild_id: int, ping: PendingPing) -> int:
        """Return the first moment at which this ping may be made."""
        instant = now = self._now()
        if ping.kind != "over":  # the end is always news
            instant = next_allowed_ping(await self._pings.history(ping.table_id), settings.user_id, now)
        if instant > now and ping.kind == "turn" and await self._answers_quickly(ping):
            instant = now
        return next_available(settings, self._user_cache.absences(settings.user_id, guild_id), instant)

    async def _answers_quickly(self, ping: PendingPing) -> bool:
        """Return whether the user answered their last decision within minutes: they play now."""
        try:
            snapshot = await self._tables.get(ping.table_id)
        except Refused:  # it is about an offer, or the game cannot be opened
            return False
        seat = snapshot.seat_of(ping.user_id)
        clock = None if seat is None else snapshot.clocks.get(seat)
        last = Spent.read(clock.spent_log)[-1:] if clock is not None else []
        return any(spent.used_seconds <= QUICK for spent in last)

    def _is_immediate(self, settings: UserSettings, ping: PendingPing) -> bool:
        return (
            ping.kind in PINGED_BY_MESSAGE and settings.ping_mode == "channel" and ping.due_at <= self._now()
        )

    async def _send_due(self, table_id: int) -> bool:
        due = await self._pings.due_pings(self._now(), table_id=table_id)
        for user, pings in groupby(due, key=lambda ping: ping.user_id):
            try:
                await self._send_one(user, sorted(pings, key=lambda ping: PRIORITY.index(ping.kind)))
            except REQUEST_ERRORS as why:  # retried at the next sweep
                log.warning("user %s cannot be pinged for table %s now: %s", user, table_id, why)
        return False

    async def _send_one(self, user_id: int, pings: Sequence[PendingPing]) -> None:
        settings = await self._user_cache.settings(user_id)
        wanted = [ping for ping in pings if _is_wanted(settings, ping)]
        pending = [(ping, await self._targets.resolve(ping, self._now())) for ping in wanted]
        resolved = [(ping, target) for ping, target in pending if target is not None]
        retry_at = await self._try(settings, *resolved[-1]) if resolved else None
        later = [ping for ping, _ in resolved] if retry_at is not None else []
        made = [ping for ping in pings if ping not in later]
        await self._pings.settle_pings(made, later, retry_at or 0)

    async def _try(self, settings: UserSettings, ping: PendingPing, target: PingTarget) -> int | None:
        """Ping a user; if they are unavailable or the channel is lost, return when to retry."""
        available_at = await self._available_at(settings, target.location.guild_id, ping)
        if available_at > self._now():
            return available_at
        if target.location.suspended_at is not None or (target.is_sealed and target.claim):
            return self._now() + LATER
        sent = settings.ping_mode == "direct" and await self._send_directly(ping, target)
        if not sent and target.is_sealed:
            return self._now() + LATER
        if not sent and (retry_at := await self._send_in_channel(ping, target)) is not None:
            return retry_at
        await self._pings.save_pings(ping.table_id, [ping.user_id], self._now())
        return None

    async def _send_directly(self, ping: PendingPing, target: PingTarget) -> bool:
        text = await self._texts_of(ping.user_id, target.location.guild_id)
        content = text(f"dm-{ping.kind}", name=target.name(text), when=target.when, **target.extra_args(text))
        view = view_of([link_button(target.link, text("btn-go"))])
        return await self.direct_messages.send(ping.user_id, content, view, ping_nonce(ping))

    async def _texts_of(self, user_id: int, guild_id: int) -> Texts:
        language = self._user_cache.language(user_id)
        return load_texts(language) if language else await self._guilds.texts(guild_id)

    async def _send_in_channel(self, ping: PendingPing, target: PingTarget) -> int | None:
        text, location = await self._guilds.texts(target.location.guild_id), target.location
        channel = self._client.get_partial_messageable(location.board_channel_id, guild_id=location.guild_id)
        mention = f"<@{ping.user_id}>"
        message = text(
            f"ping-{ping.kind}",
            names=mention,
            when=target.when,
            name=target.name(text),
            **target.extra_args(text),
        )
        for content in (message, f"{mention} {target.link}"):  # plainer if Discord refuses the message
            try:
                await channel.send(
                    content,
                    view=view_of([target.button(text)]),
                    allowed_mentions=pinging([ping.user_id]),
                    nonce=ping_nonce(ping),
                )
                break
            except discord.HTTPException as why:
                if content != message or is_outage(why) or why.code in SHUT_OUT:
                    return await self._refused(ping, why)
        self.called(ping.table_id)
        return None

    async def _refused(self, ping: PendingPing, why: discord.HTTPException) -> int:
        """Return when to retry after a refusal; raises errors of Discord's servers.

        The board is posted again instead of the ping; if that is refused, the table is suspended.
        """
        if is_outage(why):
            raise why
        log.warning("user %s cannot be pinged for table %s: %s", ping.user_id, ping.table_id, why)
        await self._repost(ping.table_id)
        return self._now() + LATER


def next_allowed_ping(pings: PingHistory, user_id: int, now: int) -> int:
    """Return when a user may be pinged for a table again: correspondence games limit pings a day."""
    times = pings.times.get(user_id, ())
    many = pings.clock in CORRESPONDENCE and len(times) >= PINGS_KEPT
    return max(now, times[-PINGS_KEPT] + DAY) if many else now


def _is_wanted(settings: UserSettings, ping: PendingPing) -> bool:
    return settings.ping_mode != "none" and (ping.kind != "next" or settings.ping_when_next)


def ping_nonce(ping: PendingPing) -> str:
    """Return the nonce that keeps Discord from posting a ping twice after a crash."""
    return nonce("ping", ping.kind, ping.table_id, ping.subject, ping.user_id)
