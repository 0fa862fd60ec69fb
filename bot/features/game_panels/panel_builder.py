"""Completes a hand panel with news since its user looked, tips, undo and picture.

A tip comes with a decision that the user has never answered, or says once why a move cost much. Tips use
public facts only. Lessons have none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from discord import ComponentType

from bot.features.game_panels.hand_panel import HandPanel, hand_panel
from bot.features.game_panels.log_pages import (
    BESIDE_PICTURE,
    ROOM,
    WHEN_OVER,
    WITHOUT_PICTURE,
    TextBudget,
    excerpt,
    lines_of,
    phone_rows,
)
from bot.games import PRESENTERS
from bot.i18n.texts import Texts
from bot.services.context import Services
from bot.services.emojis import Emojis
from bot.services.panel_states import PanelDigest
from bot.services.panels import PanelDraft, RenderedPanel
from bot.services.pictures import HandContext, Picture, Pictures, number_labels
from bot.services.publish_failures import PublishFailures
from bot.ui.components import EARLIER, IN_WORDS, MORE, UNDO
from bot.ui.style import phrases_for
from engine.core.decisions import Refused, Seat
from engine.core.game import LogRow
from engine.core.records.users import NewcomerRecord
from engine.core.rules import Event
from engine.games import MODULES
from engine.store.store import Store
from engine.tables.proposals import Proposals
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

MIN_EVENT_ROWS = 2
USUAL_DECISION_ROWS = 4  # for a decision and its deadline
TIPS_BUTTON_ROWS = 2  # height of the button that turns tips off
MAX_ROWS_WITH_TIPS = 12  # of picture, explanations and tips together


@dataclass(frozen=True, slots=True)
class PanelBuilder:
    """Makes panels ready to send."""

    store: Store
    tables: Tables
    proposals: Proposals
    pictures: Pictures
    emojis: Emojis
    publish_failures: PublishFailures

    @classmethod
    def of(cls, services: Services) -> PanelBuilder:
        return cls(
            services.store,
            services.tables,
            services.proposals,
            services.pictures,
            services.emojis,
            services.publish_failures,
        )

    async def draft(self, hand: HandContext, user_id: int, since: int | None) -> PanelDraft:
        """Return what the seat's panel would show now, with the events after a ply."""
        changes = await self._read(hand, since, user_id)
        plain = hand_panel(*hand)
        digest = _digest(changes, plain)

        async def render(note: str) -> RenderedPanel:
            return await self._render(replace(plain, note=note), user_id, digest, changes)

        return PanelDraft(digest, render)

    async def build(self, panel: HandPanel, user_id: int, seen: int = -1) -> RenderedPanel:
        """Complete a panel for this user, who has seen the events up to this ply, or later."""
        changes = await self._read(panel.hand, panel.since, user_id, seen, panel.answered_kinds)
        # The digest covers the plain panel: a note, page or log excerpt must not cause a redraw.
        plain = hand_panel(*panel.hand) if panel.note or panel.page else panel
        return await self._render(panel, user_id, _digest(changes, plain), changes)

    async def _read(
        self, hand: HandContext, since: int | None, user_id: int, seen: int = -1, kinds: Sequence[str] = ()
    ) -> _Changes:
        """Read what happened, by default since the user looked, after answers to decisions of these kinds."""
        snapshot, seat, text = hand
        if since is None:
            since = max(seen, await self.store.logs.seen_ply(snapshot.id, seat))
        rows = await self.tables.log(snapshot.id, after=since)
        rows = [row for row in rows if row.ply <= snapshot.game.ply]
        may_undo = await self.proposals.may_undo(snapshot, seat)
        before = await newcomer_record(self.store, snapshot, user_id)
        shown = Advice()
        if before is not None:
            now = before.at(snapshot.id).answering(kinds) if kinds else before
            shown = advice(now, snapshot, seat, rows, text)
            record = shown.newcomer_record or now
            shown = replace(shown, newcomer_record=record if record != before else None)
        return _Changes(since, rows, may_undo, snapshot.id in self.publish_failures.by_table, shown)

    async def _render(
        self, panel: HandPanel, user_id: int, digest: PanelDigest, changes: _Changes
    ) -> RenderedPanel:
        snapshot, _, text = panel.hand
        picture, is_pending = await self.pictures.hand(panel.hand, user_id)
        wants_picture = picture is not None or await self.pictures.wanted(snapshot, user_id)
        shown = changes.advice
        if wants_picture and not _has_room_for_tips(panel, shown, picture):
            shown = Advice()  # no room now: the tip comes another time
        tips = shown.lines()
        room = _event_budget(panel, tips, wants_picture=wants_picture, has_picture=picture is not None)
        events = [event for row in changes.rows for event in row.events]
        happened = excerpt(lines_of(events, snapshot, phrases_for(snapshot, text)), text, room)
        buttons = [IN_WORDS.button(text("btn-words"), table_id=snapshot.id)] if picture is not None else []
        if happened.left_out:
            buttons.append(EARLIER.button(text("btn-earlier"), table_id=snapshot.id, ply=changes.since + 1))
        if tips:
            buttons.append(MORE.button(text("btn-notips"), table_id=snapshot.id, verb="notips"))
        undo = UNDO.button(text("btn-undo"), table_id=snapshot.id, ply=snapshot.game.ply)
        panel = replace(
            panel,
            has_picture=picture is not None,
            happened=happened.text,
            tips=tips,
            footer=text("panel-behind") if changes.is_board_behind else "",
            added_buttons=buttons,
            undo_button=undo if changes.may_undo else None,
        )
        items = panel.items
        number_labels(items, picture.numbers if picture else {})
        self.emojis.mark(items, PRESENTERS[snapshot.game.rules.family].path_sign)
        embed, record = self.emojis.embed(panel.embed), shown.newcomer_record
        return RenderedPanel(embed, items, picture, digest, changes.since, panel.note, is_pending, record)


@dataclass(frozen=True, slots=True)
class _Changes:
    """What a panel shows besides its snapshot."""

    since: int  # the ply after which `rows` begin
    rows: list[LogRow]
    may_undo: bool
    is_board_behind: bool  # Discord refuses the board
    advice: Advice


def _event_budget(panel: HandPanel, tips: str, *, wants_picture: bool, has_picture: bool) -> TextBudget:
    """Return the room for events: less if the panel has much other text."""
    room, effect_rows = ROOM, phone_rows(panel.effects)
    if has_picture:
        room = BESIDE_PICTURE._replace(rows=max(MIN_EVENT_ROWS, BESIDE_PICTURE.rows - effect_rows))
    elif wants_picture and panel.hand.snapshot.game.winners is not None:
        room = WHEN_OVER
    elif wants_picture:  # keep a hand without a picture as low as others
        rows = phone_rows(panel.description) + effect_rows
        rows += max(0, phone_rows(panel.decision) - USUAL_DECISION_ROWS)
        room = WITHOUT_PICTURE._replace(rows=max(MIN_EVENT_ROWS, WITHOUT_PICTURE.rows - rows))
    if not tips:
        return room
    return room._replace(rows=max(MIN_EVENT_ROWS, room.rows - phone_rows(tips) - TIPS_BUTTON_ROWS))


def _has_room_for_tips(panel: HandPanel, shown: Advice, picture: Picture | None) -> bool:
    height = picture.rows if picture else phone_rows(panel.description)
    return phone_rows(shown.lines()) + phone_rows(panel.effects) + height <= MAX_ROWS_WITH_TIPS


def _digest(changes: _Changes, plain: HandPanel) -> PanelDigest:
    snapshot, seat, _ = plain.hand
    game, items = snapshot.game, plain.items
    decision = game.decision(seat) if snapshot.location.suspended_at is None else None
    labels = [(item.custom_id, getattr(item, "label", "")) for item in items]
    undo = game.ply if changes.may_undo else None  # the ply whose reply the button undoes
    parts = (repr(snapshot.view(seat)), repr(plain.embed.to_dict()), repr(labels), undo)
    return PanelDigest(
        ply=game.ply,
        newest_told_ply=max((row.ply for row in changes.rows if row.events), default=0),
        decision_hash=None if decision is None else hash((game.decision_ply, repr(decision))),
        content_hash=hash((*parts, changes.is_board_behind)),
        has_list=any(item.type is ComponentType.string_select for item in items),
    )


@dataclass(frozen=True, slots=True)
class Advice:
    """What a panel tells a user who is new to the game."""

    tip: str = ""  # for the decision
    why: str = ""  # why a move cost them much
    newcomer_record: NewcomerRecord | None = None  # to save once shown; None if nothing changes

    def lines(self) -> str:
        return "\n".join(f"💡 {line}" for line in (self.why, self.tip) if line)


async def newcomer_record(store: Store, snapshot: TableSnapshot, user_id: int) -> NewcomerRecord | None:
    """Return what the user knows of the game, if they are new to it and want tips."""
    if not (await store.users.user_settings(user_id)).show_tips:
        return None
    known = await store.logs.experience(user_id, snapshot.game_key)
    return known if known.is_new_at(snapshot.id) else None


async def check_newcomer(store: Store, snapshot: TableSnapshot, user_id: int) -> None:
    """Raise `Refused` if the user gets no tips anyway."""
    if await newcomer_record(store, snapshot, user_id) is None:
        raise Refused("no-tips")


def advice(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow], text: Texts
) -> Advice:
    """Return tips for a user with this record, after these log rows."""
    if snapshot.participants[seat].level is not None:  # a substitute plays
        return Advice()
    phrases = phrases_for(snapshot, text)
    decision = snapshot.game.decision(seat)
    tip = "" if decision is None or decision.kind in known.answered else _tip(snapshot, decision.kind, text)
    found = next(_setbacks(known, snapshot, seat, actions), None)
    if found is None:
        return Advice(tip)
    key, event, ply = found
    explained = tuple(dict.fromkeys((*known.explained, f"{key}:{snapshot.id}:{ply}")))
    record = replace(known.at(snapshot.id), explained=explained) if explained != known.explained else None
    return Advice(tip, phrases.setback(key, event), record)


def _tip(snapshot: TableSnapshot, kind: str, text: Texts) -> str:
    """Return the tip for this kind of decision in this game, or in its whole family."""
    rules = snapshot.game.rules
    keys = [f"{name}-tip-{kind}" for name in (rules.name, rules.family)]
    return next((text(key) for key in keys if text.has(key)), "")


def _setbacks(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow]
) -> Iterator[tuple[str, Event, int]]:
    """Yield what cost this seat much and was never explained, except at this ply."""
    where = dict(told.split(":", 1) for told in known.explained)
    told = [(event, action.ply) for action in actions for event in action.events]
    for setback, (event, ply) in product(MODULES[snapshot.game.rules.family].setbacks, told):
        here = f"{snapshot.id}:{ply}"
        if (
            event.kind == setback.event
            and setback.applies(event, seat)
            and where.get(setback.key, here) == here
        ):
            yield setback.key, event, ply
