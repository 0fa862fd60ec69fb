"""Panels that follow the game: as long as its interaction may be used, each shows what is true now.

A panel is an ephemeral message; only the token of an interaction can change it, for 15 minutes. Tokens
are secrets: they are kept in memory alone, and after a restart a press renews the panel. Of two panels of a
person at a table the newer one is kept up to date. To be shown something by an edit is no look: nothing is
noted.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import discord

from bot.i18n.texts import Texts
from bot.services.keyed_worker import KeyedWorker
from bot.services.pictures import HandContext, Picture, files, with_picture
from bot.ui.components import AnyButton, AnySelect, view_of
from engine.core.decisions import Refused
from engine.core.lessons import NewcomerRecord
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)

TOKEN_LIFETIME = 15 * 60 - 15  # seconds that an interaction may be used, by Discord's API, with time to send
MOST = 2000  # panels that are followed; the oldest are forgotten first
SERVER_TROUBLE, TOO_MANY = 500, 429  # HTTP statuses after which Discord may be asked once more
PATIENCE = 2  # seconds in which a panel sent without its picture may still get it
Key: TypeAlias = tuple[int, int]  # a user at a table


@dataclass(frozen=True, slots=True)
class PanelDigest:
    """What a panel shows: the game at a ply; `question` (None: there is none) and the `rest` are hashes.

    `told` is the newest ply of whose events it tells, `listed`: the options are in a list.
    """

    ply: int
    newest_told_ply: int
    decision_hash: int | None
    content_hash: int
    has_list: bool

    def is_news(self, shown: PanelDigest) -> bool:
        """Is there anything to see that was not shown yet?"""
        return self.newest_told_ply > shown.ply or (self.decision_hash, self.content_hash) != (
            shown.decision_hash,
            shown.content_hash,
        )

    def must_keep_list(self, now: PanelDigest) -> bool:
        """Does a list lie open here that may still be picked from? To edit it would close it."""
        return self.has_list and self.decision_hash is not None and self.decision_hash == now.decision_hash


@dataclass(frozen=True, slots=True)
class RenderedPanel:
    """A panel ready to be sent.

    It tells what happened after the ply `since`, and first a `note`.
    """

    embed: discord.Embed
    items: list[AnyButton | AnySelect]
    picture: Picture | None
    digest: PanelDigest
    since: int | None
    note: str
    picture_pending: bool = False  # its picture is being drawn
    newcomer_record: NewcomerRecord | None = None  # what its owner knows of the game by now, if that is new

    def view(self) -> discord.ui.View:
        """The items, ready to send."""
        return view_of(self.items)


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """Whose panel it is, in which words, which message, and how long it can be reached."""

    user_id: int
    text: Texts = field(repr=False)
    message_id: int
    digest: PanelDigest
    since: int | None  # the panel says what happened after this
    note: str
    until: int  # UTC seconds
    webhook: discord.Webhook = field(repr=False)  # holds the token
    late: int = 0  # until this moment it may get its picture, in UTC seconds


@dataclass(frozen=True, slots=True)
class PanelDraft:
    """What a panel would show now, read but not yet drawn; `drawn` makes it, with a note."""

    digest: PanelDigest
    render: Callable[[str], Awaitable[RenderedPanel]]


DraftPanel: TypeAlias = Callable[[HandContext, int, int | None], Awaitable[PanelDraft]]


class Panels:
    """The panels that are open, in memory."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        look: DraftPanel,
        bring: Callable[[int], None],
        now: Callable[[], int],
    ) -> None:
        """`look` says what would be on the panel of a seat for a user that tells what happened after a ply.

        `bring` has the board of a table brought up to date, and `notify` called then: the board comes first.
        """
        self._store, self._tables = store, tables
        self._look, self._bring_board = look, bring
        self._now = now
        self._open: dict[Key, OpenPanel] = {}  # the newest last
        self._busy: Counter[Key] = Counter()  # whose press is being answered: that shows what is true itself
        self._changed: set[int] = set()  # tables whose panels changed though nobody has played
        self._worker = KeyedWorker("panels", self._sync_table)
        self.notify = self._worker.notify
        self.stop = self._worker.finish

    async def catch_up(self) -> None:
        """Forget the panels that can be reached no more."""
        now = self._now()
        self._open = {key: panel for key, panel in self._open.items() if panel.until > now}

    def refresh(self, table_id: int) -> None:
        """Something that panels say of this table has changed, though nobody has played."""
        self._changed.add(table_id)
        self.notify(table_id)

    @contextmanager
    def answering(self, user_id: int, table_id: int) -> Iterator[None]:
        """While a press of this person is answered, their panel is left to that answer."""
        key = (user_id, table_id)
        self._busy[key] += 1
        try:
            yield
        finally:
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]
            if key in self._open:
                self._bring_board(table_id)

    def shown_ply(self, user_id: int, table_id: int, message_id: int) -> int:
        """Up to which ply this panel, which was pressed now, has shown the game; -1 if that is not known."""
        panel = self._open.get((user_id, table_id))
        return panel.digest.ply if panel is not None and panel.message_id == message_id else -1

    def track(
        self,
        interaction: discord.Interaction[discord.Client],
        table_id: int,
        message_id: int,
        drawn: RenderedPanel,
        text: Texts,
    ) -> None:
        """This person's panel is this message now, which the interaction has sent or changed."""
        user, since, note = interaction.user.id, drawn.since, drawn.note
        key = (user, table_id)
        until = int(interaction.created_at.timestamp()) + TOKEN_LIFETIME
        hook = interaction.followup
        panel = OpenPanel(user, text, message_id, drawn.digest, since, note, until, hook, self._late(drawn))
        self._keep(key, panel)
        self._bring_board(table_id)  # it may have been played on meanwhile

    def untrack(self, user_id: int, message_id: int) -> None:
        """This message of this person shows something else now."""
        shown = [
            key for key, panel in self._open.items() if key[0] == user_id and panel.message_id == message_id
        ]
        for key in shown:
            del self._open[key]

    def _keep(self, key: Key, panel: OpenPanel) -> None:
        self._open.pop(key, None)
        self._open[key] = panel
        while len(self._open) > MOST:
            del self._open[next(iter(self._open))]

    async def _sync_table(self, table_id: int) -> bool:
        """Bring the panels of a table up to date; they are done with one pass."""
        keys = [key for key in self._open if key[1] == table_id]
        changed = table_id in self._changed
        self._changed.discard(table_id)
        if not keys:
            return False
        try:
            snapshot = await self._tables.get(table_id)
        except Refused:  # nobody can open this game any more
            return False
        posted = await self._store.board_message(table_id)
        channel = snapshot.location.channel_id or snapshot.location.parent_channel_id
        board = posted.message_id if posted is not None and posted.channel_id == channel else 0
        for key in keys:
            await self._sync_panel(key, snapshot, board, changed)
        return False

    async def _sync_panel(self, key: Key, snapshot: TableSnapshot, board: int, changed: bool) -> None:
        """Show a panel as it is to be; one that cannot be reached any more is closed."""
        panel, seat = self._open.get(key), snapshot.seat_of(key[0])
        if panel is None or key in self._busy:
            return
        if seat is None or panel.until <= self._now():
            self._forget(key, panel.message_id)
            return
        is_shown = panel.digest.ply == snapshot.game.ply and panel.message_id > board
        if is_shown and not (changed or panel.late):
            return
        try:
            await self._refresh(key, panel, HandContext(snapshot, seat, panel.text), board)
        except discord.HTTPException as why:
            log.info("a panel at table %s was not changed: %s", snapshot.id, why)
            if why.status < SERVER_TROUBLE and why.status != TOO_MANY:
                self._forget(key, panel.message_id)
            else:
                self._invalidate(key, panel.message_id)

    async def _refresh(self, key: Key, panel: OpenPanel, held: HandContext, board: int) -> None:
        """What it tells since its owner pressed stays there, and what has happened since comes below it."""
        sketch = await self._look(held, panel.user_id, panel.since)
        late = panel.late >= self._now()
        if panel.digest.must_keep_list(sketch.digest) and not late:
            return
        news = sketch.digest.is_news(panel.digest)
        if news or panel.message_id < board or late:
            drawn = await sketch.render("" if news else panel.note)
            if news or panel.message_id < board or drawn.picture is not None:
                await (self._send_below if panel.message_id < board else self._edit)(key, panel, drawn)
        elif self._open.get(key) is panel:
            self._open[key] = replace(panel, digest=sketch.digest)

    async def _edit(self, key: Key, panel: OpenPanel, drawn: RenderedPanel) -> None:
        if not self._is_free(key, panel):
            return
        shown = replace(panel, digest=drawn.digest, late=self._late(drawn))
        changed = replace(shown, since=drawn.since, note=drawn.note)
        self._open[key] = changed
        await panel.webhook.edit_message(
            panel.message_id,
            content=None,
            embed=with_picture(drawn.embed, drawn.picture),
            view=drawn.view(),
            attachments=files(drawn.picture),
        )
        self._check_superseded(key, changed)

    async def _send_below(self, key: Key, panel: OpenPanel, drawn: RenderedPanel) -> None:
        """Send the panel below the board and delete the old one; not if its owner has just pressed."""
        if not self._is_free(key, panel):
            return
        message = await panel.webhook.send(
            embed=with_picture(drawn.embed, drawn.picture),
            view=drawn.view(),
            files=files(drawn.picture),
            ephemeral=True,
            wait=True,
        )
        free = self._is_free(key, panel)
        if free:
            moved = replace(panel, message_id=message.id, digest=drawn.digest, late=self._late(drawn))
            self._keep(key, replace(moved, since=drawn.since, note=drawn.note))
        await panel.webhook.delete_message(panel.message_id if free else message.id)

    def _late(self, drawn: RenderedPanel) -> int:
        """Until when its picture may be put in; later somebody may have a list of it open."""
        return self._now() + PATIENCE if drawn.picture_pending else 0

    def _is_free(self, key: Key, panel: OpenPanel) -> bool:
        """Is this still the panel, and is no press of its owner being answered?"""
        return self._open.get(key) is panel and key not in self._busy

    def _check_superseded(self, key: Key, sent: OpenPanel) -> None:
        """A press that was answered during an edit may have been shown before it: then it is shown again."""
        if self._open.get(key) is not sent and self._invalidate(key, sent.message_id):
            self._bring_board(key[1])

    def _invalidate(self, key: Key, message_id: int) -> bool:
        """Nobody knows what this message shows now: if it is still the panel, the next pass changes it."""
        panel = self._open.get(key)
        if panel is None or panel.message_id != message_id:
            return False
        self._open[key] = replace(panel, digest=replace(panel.digest, ply=-1, content_hash=0, has_list=False))
        return True

    def _forget(self, key: Key, message_id: int) -> None:
        if key in self._open and self._open[key].message_id == message_id:
            del self._open[key]
