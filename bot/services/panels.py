"""Hand panels that follow the game while their interaction's token can be used.

Only the token can change an ephemeral message, for 15 minutes. Tokens are secrets, so they stay in memory:
after a restart a press renews the panel. A user has one panel at a table: a new one closes the one before. An
edit does not count as a look.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TypeAlias, TypeVar

import discord

from bot.i18n.texts import Texts
from bot.services.keyed_worker import KeyedWorker
from bot.services.panel_states import TO_SHOW, PanelDigest, PanelState, panel_state
from bot.services.pictures import HandContext, Picture, files
from bot.services.publish_failures import REQUEST_ERRORS, is_outage
from bot.ui.components import AnyButton, AnySelect, view_of
from engine.core.decisions import Refused
from engine.core.records.users import NewcomerRecord
from engine.store.boards import BoardStore
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)

TOO_MANY = 429  # HTTP status
TOKEN_LIFETIME = 15 * 60 - 15  # seconds that an interaction may be used, by Discord's API, with time to send
MAX_OPEN_PANELS = 2000  # the oldest are forgotten first
PICTURE_PATIENCE = 5  # seconds in which a panel sent without its picture may still get it
Key: TypeAlias = tuple[int, int]  # a user at a table
Slot = TypeVar("Slot")
Delete: TypeAlias = Callable[[], Awaitable[None]]  # deletes a message
Deletion = TypeVar("Deletion", bound=Delete)


@dataclass(frozen=True, slots=True)
class RenderedPanel:
    embeds: Sequence[discord.Embed]  # with their pictures
    items: list[AnyButton | AnySelect]
    pictures: Sequence[Picture]
    digest: PanelDigest
    since: int | None  # it shows the events after this ply
    note: str
    picture_pending: bool = False  # its picture is being drawn
    is_below_board: bool = False  # whose picture has moved just above
    newcomer_record: NewcomerRecord | None = None  # to save once shown; None if unchanged
    # Returns the embeds and pictures that tell the result, if the picture of the table leads up to one.
    result: Callable[[], Awaitable[tuple[Sequence[discord.Embed], Sequence[Picture]]]] | None = None
    late_items: Sequence[AnyButton | AnySelect] = ()  # all items, if some come with the result
    seconds: float = 0  # until then
    is_watching: bool = False  # it says only that the board will show what comes of it

    def to_view(self) -> discord.ui.View:
        return view_of(self.items)


@dataclass(frozen=True, slots=True)
class OpenPanel:
    user_id: int
    text: Texts = field(repr=False)
    message_id: int  # 0: deleted, until its user is asked something below the board
    digest: PanelDigest | None  # None: the content is unknown, or to be replaced at once
    since: int | None  # it shows the events after this ply
    note: str
    expires_at: int
    webhook: discord.Webhook = field(repr=False)  # holds the token
    picture_until: int = 0  # when to stop adding the picture, because a list may be open by then
    is_below_board: bool = False  # whose picture has moved just above
    is_aside: bool = False  # it shows the cards, **More** or the log until its user goes back

    def with_content(self, rendered: RenderedPanel, now: int) -> OpenPanel:
        return replace(
            self,
            digest=None if rendered.is_watching else rendered.digest,
            since=rendered.since,
            note=rendered.note,
            picture_until=now + PICTURE_PATIENCE if rendered.picture_pending else 0,
            is_below_board=rendered.is_below_board,
            is_aside=False,
        )


@dataclass(frozen=True, slots=True)
class PanelDraft:
    """What a panel would show now, not yet drawn.

    `render` takes its note, and whether the board is just above.
    """

    digest: PanelDigest
    render: Callable[[str, bool], Awaitable[RenderedPanel]]


DraftPanel: TypeAlias = Callable[[HandContext, int, int | None], Awaitable[PanelDraft]]


@dataclass(frozen=True, slots=True)
class Hint:
    """Deletes a hint, which was given for the decision that this ply opened."""

    delete: Delete
    decision_ply: int

    async def __call__(self) -> None:
        await self.delete()


async def _replace(messages: dict[Slot, Deletion], key: Slot, delete: Deletion | None) -> None:
    before = messages.pop(key, None)
    if delete is not None:
        messages[key] = delete
    if len(messages) > MAX_OPEN_PANELS:
        del messages[next(iter(messages))]
    if before is not None:
        with suppress(*REQUEST_ERRORS):  # dismissed, or its token has ended
            await before()


class Panels:
    """The open hand panels, in memory; `panel_states` has their states."""

    def __init__(
        self,
        boards: BoardStore,
        tables: Tables,
        draft: DraftPanel,
        knows_board: Callable[[int], bool],
        update_board: Callable[[int], None],
        is_mended: Callable[[BaseException], bool],
        now: Callable[[], int],
        *,
        waits: bool = True,
    ) -> None:
        """`draft` takes a hand, its user, and the ply after which the panel says what happened.

        `knows_board` returns whether a table's board was shown since the start.
        `update_board` starts an update of a table whose last step calls `notify`: the board comes first.
        `is_mended` returns whether the next try will leave out what Discord refused.
        `waits`: for moving pictures, before their results are told.
        """
        self._boards, self._tables = boards, tables
        self._draft, self._update_board, self._is_mended = draft, update_board, is_mended
        self._knows_board, self._now, self._waits = knows_board, now, waits
        self._open: dict[Key, OpenPanel] = {}  # the newest last
        self._answering: Counter[Key] = Counter()
        self._changed: set[int] = set()  # tables to redraw without a move
        self._superseded: list[OpenPanel] = []  # older panels of a user at a table, to be deleted
        self._host_panels: dict[int, Delete] = {}  # by offer: how to delete its host's newest panel
        self._hints: dict[Key, Hint] = {}  # for the decision that is open
        self._worker = KeyedWorker("panels", self._sync_table)
        self.notify = self._worker.notify
        self._moving: dict[int, tuple[Key, RenderedPanel]] = {}  # by message, until they tell the result
        self._telling = KeyedWorker("words", self._tell_result)

    async def stop(self) -> None:
        await self._worker.finish()
        await self._telling.finish()

    async def catch_up(self) -> None:
        """Forget panels that can no longer be edited, and show those again whose last edit failed."""
        now = self._now()
        self._open = {key: panel for key, panel in self._open.items() if panel.expires_at > now}
        for (_, table_id), panel in self._open.items():
            if (panel.digest is None or not panel.message_id) and not panel.is_aside:
                self.notify(table_id)

    def refresh(self, table_id: int) -> None:
        self._changed.add(table_id)
        self.notify(table_id)

    @contextmanager
    def answering(self, user_id: int, table_id: int) -> Iterator[None]:
        key = (user_id, table_id)
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
            if key in self._open:
                self._update_board(table_id)

    def shown_ply(self, user_id: int, table_id: int, message_id: int) -> int:
        panel = self._open.get((user_id, table_id))
        if panel is None or panel.message_id != message_id or panel.digest is None:
            return -1
        return panel.digest.ply

    def track(
        self,
        interaction: discord.Interaction[discord.Client],
        table_id: int,
        message_id: int,
        rendered: RenderedPanel,
        text: Texts,
    ) -> None:
        """Follow the message that the interaction has sent or edited as the user's panel."""
        expires_at = int(interaction.created_at.timestamp()) + TOKEN_LIFETIME
        user_id, webhook = interaction.user.id, interaction.followup
        panel = OpenPanel(user_id, text, message_id, None, rendered.since, rendered.note, expires_at, webhook)
        before = self._open.get((user_id, table_id))
        if before is not None and before.message_id != message_id:
            self._superseded.append(before)
        self._keep((user_id, table_id), panel.with_content(rendered, self._now()))
        self._await_result((user_id, table_id), message_id, rendered)
        self._update_board(table_id)  # the game may have continued meanwhile

    def set_aside(self, interaction: discord.Interaction[discord.Client], table_id: int, text: Texts) -> None:
        """Leave the pressed panel, which shows something else for the moment, until something is asked."""
        key, message = (interaction.user.id, table_id), interaction.message
        message_id = 0 if message is None else message.id
        webhook, expires_at = interaction.followup, int(interaction.created_at.timestamp()) + TOKEN_LIFETIME
        panel = self._open.get(key) or OpenPanel(
            key[0], text, message_id, None, None, "", expires_at, webhook
        )
        if panel.message_id == message_id:
            self._keep(key, replace(panel, expires_at=expires_at, webhook=webhook, is_aside=True))

    def news_aside(self, user_id: int, table_id: int, message_id: int) -> tuple[int | None, bool]:
        """Return after which ply a message told the events, and if below a board.

        Unless it was set aside, or pressed before its picture has told the result, they have been read.
        """
        panel = self._open.get((user_id, table_id))
        is_unread = panel is not None and (panel.is_aside or message_id in self._moving)
        if panel is None or panel.message_id != message_id or not is_unread:
            return None, False
        return panel.since, panel.is_below_board

    def resume(self, user_id: int, message_id: int) -> None:
        """Show the hand again in this message if it was set aside."""
        for key, panel in self._open.items():
            if key[0] == user_id and panel.message_id == message_id and panel.is_aside:
                self._open[key] = replace(panel, digest=None, is_aside=False)
                self._update_board(key[1])

    def settings_changed(self, user_id: int, text: Texts) -> None:
        """Show a user's panels again, in the language and the colors that they have chosen."""
        for key, panel in self._open.items():
            if key[0] == user_id:
                self._open[key] = replace(panel, text=text, digest=None)
                self._update_board(key[1])

    def untrack(self, user_id: int, message_id: int) -> None:
        """Stop following a message that shows something else now."""
        keys = [
            key for key, panel in self._open.items() if key[0] == user_id and panel.message_id == message_id
        ]
        for key in keys:
            del self._open[key]

    async def replace_host_panel(self, offer_id: int, delete: Delete) -> None:
        """Delete the older panel of an offer's host; `delete` will delete the new one."""
        await _replace(self._host_panels, offer_id, delete)

    async def replace_hint(self, user_id: int, table_id: int, new: Hint | None = None) -> None:
        """Delete a user's older hint, as soon as they have answered."""
        await _replace(self._hints, (user_id, table_id), new)

    def _keep(self, key: Key, panel: OpenPanel) -> None:
        self._open.pop(key, None)
        self._open[key] = panel
        while len(self._open) > MAX_OPEN_PANELS:
            del self._open[next(iter(self._open))]

    async def _sync_table(self, table_id: int) -> bool:
        await self._close_superseded()
        keys = [key for key in self._open if key[1] == table_id]
        changed = table_id in self._changed
        self._changed.discard(table_id)
        hints = [key for key in self._hints if key[1] == table_id]
        if not keys and not hints:
            return False
        if changed and any(key in self._answering for key in keys):
            self._changed.add(table_id)  # the answer may not show the change; the next pass does
        try:
            snapshot = await self._tables.get(table_id)
        except Refused:  # the game cannot be opened
            return False
        for user_id, _ in hints:
            await self._close_hint(user_id, snapshot)
        posted = await self._boards.board_message(table_id)
        channel = snapshot.location.board_channel_id
        board_id = posted.message_id if posted is not None and posted.channel_id == channel else 0
        for key in keys:
            if (panel := self._open.get(key)) is not None:
                await self._sync_panel(key, panel, snapshot, board_id, changed=changed)
        return False

    async def _close_superseded(self) -> None:
        """Delete the panels whose users have another one; while Discord fails, the next pass tries again."""
        panels, self._superseded = self._superseded, []
        for panel in panels:
            if panel.expires_at <= self._now() or not panel.message_id:
                continue
            try:
                await panel.webhook.delete_message(panel.message_id)
            except REQUEST_ERRORS as why:  # or their user has dismissed it
                log.info("a superseded panel was not deleted: %s", why)
                if is_outage(why):
                    self._superseded.append(panel)

    async def _close_hint(self, user_id: int, snapshot: TableSnapshot) -> None:
        """Delete a hint for a decision that was answered elsewhere or taken from its user."""
        seat, hint = snapshot.seat_of(user_id), self._hints.get((user_id, snapshot.id))
        is_open = seat is not None and snapshot.game.decision(seat) is not None
        if hint is not None and not (is_open and snapshot.game.decision_ply == hint.decision_ply):
            await self.replace_hint(user_id, snapshot.id)

    async def _sync_panel(
        self, key: Key, panel: OpenPanel, snapshot: TableSnapshot, board_id: int, *, changed: bool
    ) -> None:
        seat, old = snapshot.seat_of(key[0]), panel.digest
        if key in self._answering:  # its user has just pressed; the answer shows the newest state
            return
        if seat is None or panel.expires_at <= self._now():
            await self._close(key, panel)
            return
        if (
            not (changed or panel.picture_until or old is None)
            and old.is_of(snapshot.game.told_ply, is_asked=snapshot.game.decision(seat) is not None)
            and panel.message_id > board_id
        ):
            return
        is_asked_anew = old is not None and old.decision_hash is None and snapshot.game.decision(seat)
        since = None if is_asked_anew else panel.since  # what the press itself brought was shown then
        draft = await self._draft(HandContext(snapshot, seat, panel.text), panel.user_id, since)
        state = panel_state(
            old,
            draft.digest,
            is_below_board=panel.message_id >= board_id,
            awaits_picture=panel.picture_until >= self._now(),
            is_aside=panel.is_aside,
            is_closed=not panel.message_id,
        )
        is_learnt = state is PanelState.CURRENT or (state is PanelState.ASIDE and old is None)
        if state in TO_SHOW:
            await self._show(key, panel, draft, state)
        elif is_learnt and panel.message_id not in self._moving and self._open.get(key) is panel:
            self._open[key] = replace(panel, digest=draft.digest)

    async def _close(self, key: Key, panel: OpenPanel) -> None:
        """Forget a panel; while its token can be used, its user has no seat, which it says."""
        try:
            if panel.expires_at > self._now() and panel.message_id:
                words = panel.text("no-not-seated")
                await panel.webhook.edit_message(
                    panel.message_id, content=words, embeds=[], attachments=[], view=None
                )
            self._forget(key, panel.message_id)
        except REQUEST_ERRORS as why:
            self._not_changed(key, panel.message_id, why)

    async def _show(self, key: Key, panel: OpenPanel, draft: PanelDraft, state: PanelState) -> None:
        """Render a panel and send it; it still shows the news since its user's press."""
        is_news = panel.digest is None or draft.digest.is_news(panel.digest)
        is_addition, is_below = state is PanelState.AWAITING_PICTURE, state is PanelState.SUPERSEDED
        above = self._knows_board(key[1]) if is_below else is_addition and panel.is_below_board
        rendered = await draft.render("" if is_news else panel.note, above)
        if (is_addition and not rendered.pictures) or not self._is_free(key, panel):
            return
        send = self._send_below if is_below else self._edit
        send = self._make_way if rendered.is_watching else send
        try:
            await send(key, panel, rendered)
        except REQUEST_ERRORS as why:
            self._not_changed(key, panel.message_id, why)

    def _not_changed(self, key: Key, message_id: int, why: Exception) -> None:
        """Try again at once, at the next sweep, or not at all if its user has dismissed the panel."""
        log.info("a panel at table %s was not changed: %s", key[1], why)
        if self._is_mended(why) and self._invalidate(key, message_id):
            self._update_board(key[1])
        elif is_outage(why) or getattr(why, "status", 0) == TOO_MANY:
            self._invalidate(key, message_id)
        else:
            self._forget(key, message_id)

    async def _edit(self, key: Key, panel: OpenPanel, rendered: RenderedPanel) -> None:
        edited = self._open[key] = panel.with_content(rendered, self._now())
        await panel.webhook.edit_message(
            panel.message_id,
            content=None,
            embeds=rendered.embeds,
            view=rendered.to_view(),
            attachments=files(*rendered.pictures),
        )
        self._await_result(key, panel.message_id, rendered)
        # Discord may have applied the answer to a press before this edit, so show it again.
        if self._open.get(key) is not edited and self._invalidate(key, panel.message_id):
            self._update_board(key[1])

    async def _make_way(self, key: Key, panel: OpenPanel, rendered: RenderedPanel) -> None:
        """Delete a panel while the board shows what comes of it; the next one comes below that."""
        self._open[key] = replace(panel, digest=rendered.digest, message_id=0, is_aside=False)
        self._superseded.append(panel)
        await self._close_superseded()

    async def _send_below(self, key: Key, panel: OpenPanel, rendered: RenderedPanel) -> None:
        """Send the panel below the board, and delete it after a press meanwhile, else the old one."""
        message = await panel.webhook.send(
            embeds=rendered.embeds,
            view=rendered.to_view(),
            files=files(*rendered.pictures),
            ephemeral=True,
            wait=True,
        )
        if self._is_free(key, panel):
            self._superseded.append(panel)
            self._keep(key, replace(panel.with_content(rendered, self._now()), message_id=message.id))
            self._await_result(key, message.id, rendered)
        else:
            self._superseded.append(replace(panel, message_id=message.id))
        await self._close_superseded()

    def _await_result(self, key: Key, message_id: int, rendered: RenderedPanel) -> None:
        if rendered.result is not None:
            self._moving[message_id] = (key, rendered)
            self._telling.notify(message_id)

    async def _tell_result(self, message_id: int) -> bool:
        """Tell what the picture of a panel has led up to, unless it shows something else by then."""
        if (moving := self._moving.get(message_id)) is None:
            return False
        key, rendered = moving
        await asyncio.sleep(rendered.seconds if self._waits else 0)
        if self._moving[message_id] is not moving:  # it moves anew
            return True
        del self._moving[message_id]
        embeds, pictures = await rendered.result() if rendered.result else ((), ())
        panel, board = self._open.get(key), await self._boards.board_message(key[1])
        if (
            panel is None
            or panel.is_aside
            or (panel.message_id, panel.digest) != (message_id, rendered.digest)
        ):
            return False
        is_above = rendered.digest.decision_hash and board is not None and board.message_id > message_id
        if is_above or key in self._answering:  # it comes below the board or after the press, with the result
            self._invalidate(key, message_id)
            self._update_board(key[1])
            return False
        try:
            view = view_of(rendered.late_items) if rendered.late_items else discord.utils.MISSING
            await panel.webhook.edit_message(
                message_id, embeds=embeds, attachments=files(*pictures), view=view
            )
        except REQUEST_ERRORS as why:
            self._not_changed(key, message_id, why)
        return False

    def _is_free(self, key: Key, panel: OpenPanel) -> bool:
        """Return whether this is still the panel, and no press of its user is being answered."""
        return self._open.get(key) is panel and key not in self._answering

    def _invalidate(self, key: Key, message_id: int) -> bool:
        """Mark the panel's content as unknown, so that the next pass redraws it."""
        panel = self._open.get(key)
        if panel is None or panel.message_id != message_id:
            return False
        self._open[key] = replace(panel, digest=None)
        return True

    def _forget(self, key: Key, message_id: int) -> None:
        if key in self._open and self._open[key].message_id == message_id:
            del self._open[key]
