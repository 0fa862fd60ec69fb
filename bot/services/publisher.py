"""One living board for each table: a new message when another player must act, else an edit.

Each board is posted once, even if the bot dies after sending and before saving it.

discord.py sends `enforce_nonce` with every nonce: for a few minutes Discord makes no second message of the
same author with the same nonce, in any channel, but returns the first one.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

import discord

from bot.services.channels import Channels, nonce, pinging
from bot.services.keyed_worker import AT_ONCE, KeyedWorker
from bot.services.notifications import NOBODY, Notifications, PingPlan
from bot.services.old_boards import OldBoard, OldBoards
from bot.services.pictures import files
from bot.services.publish_failures import (
    REQUEST_ERRORS,
    SHUT_OUT,
    PublishFailures,
    failure_code,
    is_lasting,
    is_outage,
    pause,
)
from bot.services.rendered_board import (
    Draw,
    Plainness,
    RenderedBoard,
    ShownBoard,
    Stage,
    is_as_sent,
)
from bot.services.user_cache import Guilds
from engine.core.decisions import Refused
from engine.core.records.tables import BoardMessage
from engine.store.boards import BoardStore
from engine.store.integrity.epochs import EpochStore
from engine.tables.service import Tables, TableSnapshot

log = logging.getLogger(__name__)

MAX_EDIT_AGE = 3600  # seconds; Discord lets older messages be edited only a few times (error 30046)
PATIENT = 60  # seconds; later retries wait for a sweep
STAND = 3  # times the pause before the end: how long a result stands before what comes below it
CLOSED_FOR = ("rules-unsupported", "table-damaged")  # codes of `Refused` for games that were closed


def board_nonce(epoch: int, table_id: int, hand_over: int, last: BoardMessage | None) -> str:
    """Return the same nonce for each try to post the board of a handover.

    `hand_over` is its ply, `last` the newest saved board in any channel: once one is saved, the nonce
    changes. A restored database must post again what the lost one had posted, hence the epoch.
    """
    return nonce("board", epoch, table_id, hand_over, last.message_id if last else 0)


async def _at_once(_urgency: int, _place: int) -> bool:
    return False


DrawPlainer: TypeAlias = Callable[[Plainness], Awaitable[RenderedBoard]]


@dataclass(slots=True)
class BoardMemory:
    """What is known of a running table's board since the start."""

    known: ShownBoard | None = None  # as it was sent last
    moved_ply: int = -1  # up to which its picture moves, or has moved
    still: DrawPlainer | None = None  # draws it with the result, as long as it does not show that
    told_ply: int | None = None  # the newest that older boards tell


class Publisher:
    """Shows each table's newest state where it is played."""

    def __init__(
        self,
        boards: BoardStore,
        epochs: EpochStore,
        tables: Tables,
        guilds: Guilds,
        channels: Channels,
        failures: PublishFailures,
        notifications: Notifications,
        draw: Draw,
        board_shown: Callable[[int], None],
        board_moves: Callable[[int], None],
        pings_due: Callable[[int], None],
        now: Callable[[], int],
        pause: float = 0,
    ) -> None:
        """`board_shown` is called with the table when its board is up to date or cannot be shown.

        `board_moves` is called when it shows how a result came about, which nothing else may tell yet.
        `pings_due` is called when the store holds pings for now. `pause` is how many seconds each step
        before the end stands alone; with 0 nothing waits, even for a moving picture.
        """
        self._pause = pause
        self._board_shown, self._board_moves, self._pings_due = board_shown, board_moves, pings_due
        self._boards, self._epochs, self._tables, self._guilds = boards, epochs, tables, guilds
        self._channels, self._failures, self._notifications = channels, failures, notifications
        self._draw, self._now = draw, now
        # Boards wait for a turn before they are drawn, so that they show the newest state.
        self.turn: Callable[[int, int], Awaitable[bool]] = _at_once
        self._places: dict[int, int] = {}  # of tables behind at the start: the newest move first
        self._worker = KeyedWorker("publisher", self._sync)
        self._retries: dict[int, asyncio.TimerHandle] = {}
        self._memories: defaultdict[int, BoardMemory] = defaultdict(BoardMemory)  # by table
        self._old_boards = OldBoards(channels)
        self._has_caught_up = False

    def knows_board(self, table_id: int) -> bool:
        """Return whether a table's newest board was shown since the start."""
        return self._memories.get(table_id, BoardMemory()).known is not None

    def tells_result(self, snapshot: TableSnapshot) -> bool:
        """Return whether a board tells what its picture has led up to, even if it calls nobody yet."""
        memory = self._memories.get(snapshot.id, BoardMemory())
        return memory.moved_ply == snapshot.game.told_ply and memory.still is None

    def notify(self, table_id: int) -> None:
        """Show a table's newest state; after a start, `catch_up` comes first and decides the order."""
        if self._has_caught_up:
            self._worker.notify(table_id)

    async def load(self) -> None:
        """Note the order of outdated boards before a restored table is opened, which counts as a new move."""
        self._places = {table: n for n, table in enumerate(await self._boards.outdated_boards(), 1)}

    async def catch_up(self) -> None:
        """Show everything that was saved but not shown, after a crash or a refusal."""
        tables = await self._boards.outdated_boards()
        self._has_caught_up = True
        ordered = sorted(tables, key=lambda table: self._places.get(table, 0))
        for table in ordered[:AT_ONCE]:  # boards are posted in the order in which these rows are read
            await self._boards.board_message(table)
        self._worker.work_off([*ordered, *self._old_boards.unclosed])

    async def repost(self, table_id: int) -> None:
        """Post the board again, below all later messages, without a ping."""
        posted = await self._boards.board_message(table_id)
        if posted is not None:
            await self._boards.save_board_message(replace(posted, shown_ply=-1, posted_at=0))
        await self._failures.retry(table_id)
        self.notify(table_id)

    async def replace_deleted(self) -> None:
        """Repost the tables whose threads were deleted while the bot was away."""
        for guild_id in await self._guilds.with_open_tables():
            for summary in await self._tables.summaries.of_open_tables(guild_id=guild_id):
                is_shown = summary.location.suspended_at is None
                if is_shown and await self._channels.is_deleted(summary.location):
                    await self.repost(summary.table_id)

    async def channel_deleted(self, channel_id: int) -> None:
        for summary in await self._tables.summaries.of_open_tables(channel_id=channel_id):
            await self.repost(summary.table_id)

    async def redraw(self, table_id: int) -> None:
        """Redraw the board because something other than the game has changed.

        An old message is edited once more, unless a new one was to be posted anyway.
        """
        posted = await self._boards.board_message(table_id)
        if posted is not None:
            posted_at = self._now() if posted.posted_at else 0
            await self._boards.save_board_message(replace(posted, shown_ply=-1, posted_at=posted_at))
        self.notify(table_id)

    def discord_works(self) -> None:
        """Discord works again: retry at once everything that only waits for that."""
        for table in self._failures.end_outage():
            self.notify(table)

    async def stop(self) -> None:
        """Finish messages under way; retries are in the store."""
        for retry in self._retries.values():
            retry.cancel()
        await self._worker.finish()

    async def _sync(self, table_id: int) -> bool:
        """Show the newest ply; return False when it is shown, or cannot be for now."""
        more = False
        try:
            more = await self._sync_once(table_id)
        finally:
            if not more:
                self._board_shown(table_id)
        return more

    async def _sync_once(self, table_id: int) -> bool:
        failure = self._failures.by_table.get(table_id)
        if failure is not None and failure.retry_at > self._now():
            return False
        if (retry := self._retries.pop(table_id, None)) is not None:
            retry.cancel()
        posted = await self._boards.board_message(table_id)
        try:
            snapshot = await self._tables.get(table_id)
        except Refused as why:  # its rules no longer exist, or it needs newer ones
            await self._lost(table_id, posted, why)
            return False
        if snapshot.location.is_private or snapshot.location.suspended_at is not None:
            return False
        await self._old_boards.close_again(snapshot, posted)
        if posted is not None and posted.shown_ply >= snapshot.game.told_ply:
            if table_id in self._failures.by_table:
                await self._failures.clear(table_id)
            return False
        urgency = 0 if posted is None or snapshot.handover_ply() > posted.pinged_ply else 1
        if await self.turn(urgency, self._places.pop(table_id, 0)):
            posted, snapshot = (await self._boards.board_message(table_id), await self._tables.get(table_id))
        try:
            await self._show(snapshot, posted)
        except REQUEST_ERRORS as why:
            return await self._refused(snapshot, why)
        self.discord_works()
        return True

    async def _refused(self, snapshot: TableSnapshot, why: Exception) -> bool:
        """Save a refusal, which suspends the table if it lasts; return whether to retry at once elsewhere."""
        code = failure_code(why)
        failure = await self._failures.failed(snapshot.id, code)
        log.warning("table %s cannot be shown, try %s: %s", snapshot.id, failure.attempts, why)
        if is_lasting(failure) and not await self._channels.handle_lost_channel(snapshot, code):
            return False
        if failure.retry_at <= self._now():
            return True
        if (seconds := pause(failure)) <= PATIENT:
            loop = asyncio.get_running_loop()
            self._retries[snapshot.id] = loop.call_later(seconds, self.notify, snapshot.id)
        return False

    async def _show(self, snapshot: TableSnapshot, posted: BoardMessage | None) -> None:
        channel = await self._channels.for_table(snapshot)
        text = await self._guilds.texts(snapshot.location.guild_id)
        here = posted if posted is not None and posted.channel_id == channel.id else None
        actions = await self._tables.log(snapshot.id, after=self._told_before(snapshot, here))
        if not actions or actions[-1].ply != snapshot.game.ply:
            return  # the game has continued; the next pass shows it
        actions = [*filter(snapshot.game.is_told, actions)]
        pinged_ply = here.pinged_ply if here is not None else -1
        memory = self._memories[snapshot.id]
        has_moved = memory.moved_ply == snapshot.game.told_ply
        still = partial(self._draw, snapshot, actions, pinged_ply, text, has_moved=True)
        draw = partial(still, has_moved=has_moved)
        rendered = await draw()
        rests = has_moved and memory.still is not None and not snapshot.game.is_sealed
        rendered = replace(rendered, is_resting=bool(rests and rendered.is_awaited and self._pause))
        if rendered.opening and self._pause and not rendered.is_awaited:
            self._board_moves(snapshot.id)  # panels move with it
        if (
            here is None
            or rendered.needs_ping(here)
            or self._now() - here.posted_at > MAX_EDIT_AGE
            or not await self._edit(channel, here, rendered)
        ):
            number = board_nonce(self._epochs.epoch, snapshot.id, snapshot.handover_ply(), posted)
            rendered = await self._post(channel, here, rendered, draw, number)
            newly = snapshot.newly_to_act(posted.pinged_ply if posted is not None else -1)
            if await self._tables.start_clocks(snapshot, newly):
                await self.redraw(snapshot.id)
        if rendered.is_over:
            self._memories.pop(snapshot.id, None)
            await self._channels.archive_thread(snapshot)
        else:
            await self._linger(rendered, still)

    async def _linger(self, rendered: RenderedBoard, still: DrawPlainer) -> None:
        """Wait while the picture moves, then while its result is read; only then call who must act."""
        table_id, ply = rendered.snapshot.id, rendered.snapshot.game.told_ply
        memory = self._memories[table_id]
        if rendered.opening and rendered.picture is not None:  # the next pass tells the result
            memory.moved_ply, memory.still = ply, still
            if self._pause:
                self._board_moves(table_id)  # panels make way for it
                await asyncio.sleep(rendered.picture.seconds)
        else:  # the board shows the result, or something newer
            memory.still = None
        if rendered.is_resting and (posted := await self._boards.board_message(table_id)) is not None:
            await asyncio.sleep(STAND * self._pause)
            channel = self._channels.partial(posted.channel_id, rendered.snapshot.location.guild_id)
            asking, message = replace(rendered, is_resting=False), posted.message_id
            call, at = await self._call(asking), channel.get_partial_message(message)
            await at.edit(content=call, view=asking.view, allowed_mentions=pinging(()))
            if memory.known is not None:  # the next pass saves that it is shown
                memory.known = memory.known._replace(fingerprint=asking.fingerprint())

    def _told_before(self, snapshot: TableSnapshot, here: BoardMessage | None) -> int:
        """Return the ply after which the board tells what happened.

        While a picture moved, more may have happened than since the handover before the last.
        """
        memory = self._memories[snapshot.id]
        if here is not None and snapshot.handover_ply() > here.pinged_ply:
            shown_ply = max(here.shown_ply, memory.moved_ply)
            memory.told_ply = shown_ply if shown_ply >= 0 else snapshot.game.ply
        ply = snapshot.game.ply if memory.told_ply is None else memory.told_ply
        return min(snapshot.board_news_from() - 1, ply)

    async def _edit(
        self, channel: discord.PartialMessageable, posted: BoardMessage, rendered: RenderedBoard
    ) -> bool:
        """Edit the current board; return False if only a new one is possible."""
        memory = self._memories[rendered.snapshot.id]
        known = memory.known
        is_same = known is not None and known.fingerprint == rendered.fingerprint()
        if not is_same:
            message = channel.get_partial_message(posted.message_id)
            call = discord.utils.MISSING if rendered.is_over else await self._call(rendered)
            try:
                sent = files(rendered.picture)
                await message.edit(
                    content=call,
                    embeds=rendered.first_embeds,
                    attachments=sent,
                    view=rendered.view,
                    allowed_mentions=pinging(()),
                )
            except discord.HTTPException as why:
                if is_outage(why) or why.code in SHUT_OUT:
                    raise
                log.info("table %s gets a new board, as the last cannot be edited: %s", posted.table_id, why)
                return False
        await self._record_shown(replace(posted, shown_ply=rendered.shown_ply), rendered)
        if is_same and memory.known is not None:
            memory.known = known  # its picture keeps the name under which it was sent
        return True

    async def _post(
        self,
        channel: discord.PartialMessageable,
        old: BoardMessage | None,
        rendered: RenderedBoard,
        draw: DrawPlainer,
        number: str,
    ) -> RenderedBoard:
        """Post a new board and return it; if Discord returns one from before a crash, that is edited next."""
        past = await self._past(rendered.snapshot.id)
        if old is not None and (rendered.is_over or rendered.stages):
            await self._show_steps(channel, old, rendered.stages, past)
        new = rendered.needs_ping(old)
        plan = await self._notifications.plan(rendered.snapshot, rendered.users_to_ping) if new else NOBODY
        rendered, message = await self._send(channel, rendered, draw, plan, number)
        ply = rendered.shown_ply if is_as_sent(message, rendered.opening or rendered.embeds) else -1
        posted = BoardMessage(
            rendered.snapshot.id, channel.id, message.id, ply, rendered.snapshot.handover_ply(), self._now()
        )
        await self._record_shown(posted, rendered, plan)
        if plan.now:
            self._notifications.called(rendered.snapshot.id)
        if any(ping.due_at <= self._now() for ping in plan.pending):  # later ones wait for the sweep
            self._pings_due(rendered.snapshot.id)
        if rendered.stages:
            memory = self._memories[rendered.snapshot.id]
            memory.moved_ply, memory.still = -1, None  # the old board keeps its steps
        elif old is not None and not rendered.is_over and old.message_id != message.id:
            await self._old_boards.close(channel, old, past)
        return rendered

    async def _past(self, table_id: int) -> OldBoard:
        """Return what the current board shows without its question, if that is known since the start.

        Its picture still moves if more has happened meanwhile; it then stands still, with the result.
        """
        memory = self._memories[table_id]
        if memory.still is not None:
            rendered = await memory.still(Plainness.NOTHING)
            return OldBoard(rendered.without_prompt, files(rendered.picture))
        return OldBoard(memory.known.without_prompt if memory.known is not None else ())

    async def _show_steps(
        self,
        channel: discord.PartialMessageable,
        old: BoardMessage,
        stages: Sequence[Stage],
        past: OldBoard,
    ) -> None:
        """Close the last board before an end: it shows the steps that led there, one after the other."""
        if not stages:
            await self._old_boards.close(channel, old, past)
        if stages and self._pause:
            self._board_moves(old.table_id)  # panels that ask or wait no longer do
        stand = STAND * self._pause / max(1, sum(stage.is_new for stage in stages))
        for number, stage in enumerate(stages):
            if not stage.is_new:
                continue
            await self._old_boards.close(channel, old, past, [*stages[:number], stage.newest])
            await asyncio.sleep(stage.moving.seconds if self._pause else 0)
            if stage.embed != stage.opening:
                await self._old_boards.close(channel, old, past, stages[: number + 1])  # in words, too
            await asyncio.sleep(stand)  # which are read before more comes below them

    async def _send(
        self,
        channel: discord.PartialMessageable,
        rendered: RenderedBoard,
        draw: DrawPlainer,
        plan: PingPlan,
        number: str,
    ) -> tuple[RenderedBoard, discord.Message]:
        """Send a board; while Discord refuses its content, send a plainer one."""
        call = await self._call(rendered, plan)
        mentions = pinging(plan.now)
        plainer = iter((Plainness.EMOJIS, Plainness.PICTURE, Plainness.EMBEDS))
        while True:
            try:
                return rendered, await channel.send(
                    "\n".join(filter(None, (call, rendered.words))) or None,
                    embeds=rendered.first_embeds,
                    files=files(rendered.picture),
                    view=rendered.view,
                    allowed_mentions=mentions,
                    nonce=number,
                )
            except discord.HTTPException as why:
                without = next(plainer, None)
                if without is None or is_outage(why) or why.code in SHUT_OUT:
                    raise
                log.info(
                    "the board of table %s is sent without %s: %s", rendered.snapshot.id, without.name, why
                )
            rendered = await draw(without)

    async def _call(self, rendered: RenderedBoard, plan: PingPlan = NOBODY) -> str | None:
        """Name all users who must act, of whom only some are pinged; at the end those who are pinged."""
        users = plan.now if rendered.is_over else rendered.snapshot.users_to_act()
        text = await self._guilds.texts(rendered.snapshot.location.guild_id)
        names = " ".join(f"<@{user}>" for user in users)
        if names and rendered.is_quiet:
            return text("ping-soon", names=names)
        turn = "ping-dice" if rendered.snapshot.game.is_sealed else "ping-turn"  # of who may have no choice
        return text("ping-over" if rendered.is_over else turn, names=names) if names else None

    async def _record_shown(
        self, posted: BoardMessage, rendered: RenderedBoard, plan: PingPlan = NOBODY
    ) -> None:
        await self._boards.save_board_message(posted, plan.pending, plan.now)
        is_known = not rendered.is_over and posted.shown_ply >= rendered.shown_ply
        newest = ShownBoard(rendered.fingerprint(), rendered.without_prompt) if is_known else None
        self._memories[rendered.snapshot.id].known = newest

    async def _lost(self, table_id: int, posted: BoardMessage | None, why: Refused) -> None:
        """Announce once, in its channel, that a game was closed because no rules can open it."""
        saved = await self._tables.summaries.get(table_id)
        log.warning("table %s cannot be opened: %s", table_id, why.code)
        if (
            saved is None
            or why.code not in CLOSED_FOR
            or (posted is not None and posted.shown_ply >= saved.ply)
        ):
            return
        text = await self._guilds.texts(saved.location.guild_id)
        where = saved.location.board_channel_id
        channel = self._channels.partial(where, saved.location.guild_id)
        content = text("table-closed", table=table_id, why=text(f"event-{why.code}"))
        try:
            number = board_nonce(self._epochs.epoch, table_id, saved.ply, posted)
            message = await channel.send(content, nonce=number)
        except REQUEST_ERRORS as error:
            log.warning("table %s: could not post that it is closed: %s", table_id, error)
            await self._failures.failed(table_id, failure_code(error))
            return
        await self._failures.clear(table_id)
        now = self._now()
        await self._boards.save_board_message(
            BoardMessage(table_id, where, message.id, saved.ply, saved.ply, now)
        )
