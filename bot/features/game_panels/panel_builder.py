"""Completes a hand panel with news since its user looked, tips, undo and picture.

A tip comes with a decision that the user has never answered, or explains once why a move cost much. Tips use
public facts only. Lessons have none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from discord import ComponentType, Embed

from bot.features.game_panels.board import last_stages, told_by_end, untold
from bot.features.game_panels.hand_panel import HandPanel, hand_panel
from bot.features.game_panels.log_pages import FIELD, TextBudget, excerpt, lines_of, phone_rows
from bot.features.game_panels.panel_height import FOLD, HIGHEST, ROW, panel_height
from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.context import Services
from bot.services.emojis import Emojis
from bot.services.panel_states import PanelDigest
from bot.services.panels import PanelDraft, RenderedPanel
from bot.services.pictures import HandContext, Picture, Pictures, number_labels, with_picture
from bot.services.publish_failures import PublishFailures
from bot.services.publisher import Stage
from bot.services.user_cache import UserCache
from bot.ui.components import EARLIER, UNDO, AnyButton
from bot.ui.style import phrases_for
from engine.core.decisions import Seat
from engine.core.game import LogRow
from engine.core.records.users import NewcomerRecord
from engine.core.rules import Event
from engine.games import MODULES
from engine.tables.proposals import Proposals
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

MIN_EVENT_ROWS = 2
MAX_HAND_ROWS = 12  # of a hand in words below the picture of the board, such as an empty one
MIN_ROWS_IN_WORDS = 4  # of events above a hand in words: how many are left out, and the last result


@dataclass(frozen=True, slots=True)
class PanelBuilder:
    """Makes panels ready to send."""

    user_cache: UserCache
    tables: Tables
    proposals: Proposals
    pictures: Pictures
    emojis: Emojis
    publish_failures: PublishFailures

    @classmethod
    def of(cls, services: Services) -> PanelBuilder:
        return cls(
            services.user_cache,
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

    async def build(
        self, panel: HandPanel, user_id: int, seen: int = -1, board: Sequence[Embed] = ()
    ) -> RenderedPanel:
        """Complete a panel for this user, who has seen the events up to this ply, or later.

        Below the `board` that they pressed, it does not repeat its lines and its picture.
        """
        changes = await self._read(panel.hand, panel.since, user_id, seen, panel.answered_kinds)
        changes = replace(changes, board=board)
        # The digest covers the plain panel: a note, page or log excerpt must not cause a redraw.
        plain = hand_panel(*panel.hand) if panel.note or panel.page else panel
        return await self._render(panel, user_id, _digest(changes, plain), changes)

    async def _read(
        self, hand: HandContext, since: int | None, user_id: int, seen: int = -1, kinds: Sequence[str] = ()
    ) -> _Changes:
        """Read what happened, by default since the user looked, after answers to decisions of these kinds."""
        snapshot, seat, text = hand
        if since is None:
            since = max(seen, await self.tables.seen_ply(snapshot.id, seat))
        rows = await self.tables.log(snapshot.id, after=since)
        rows = [row for row in rows if row.ply <= snapshot.game.ply]
        may_undo = await self.proposals.may_undo(snapshot, seat)
        before = await self.user_cache.newcomer_record(user_id, snapshot)
        tips = Advice()
        if before is not None:
            now = before.at(snapshot.id).answering(kinds) if kinds else before
            tips = advice(now, snapshot, seat, rows, text)
            record = tips.newcomer_record or now
            tips = replace(tips, newcomer_record=record if record != before else None)
        is_behind = snapshot.id in self.publish_failures.by_table
        own_note = await self.user_cache.private_note(user_id, snapshot.id)
        return _Changes(since, rows, may_undo, is_behind, tips, own_note)

    async def _render(
        self, panel: HandPanel, user_id: int, digest: PanelDigest, changes: _Changes
    ) -> RenderedPanel:
        snapshot, _, text = panel.hand
        table, picture, is_pending = await self.pictures.panel(panel.hand, user_id)
        if table is not None and picture is not None and changes.has_picture(table.name):
            table = None if await self.pictures.is_public(panel.hand, user_id) else table
        is_told = snapshot.game.winners is not None and snapshot.run is None  # by the board
        if is_told:
            table = picture = None
        panel = replace(
            panel,
            has_picture=picture is not None or is_told,
            footer=text("panel-behind") if changes.is_board_behind else "",
        )
        is_short = panel.has_picture or (table is not None and phone_rows(panel.cards) <= MAX_HAND_ROWS)
        number_labels([*panel.answers, *panel.short_answers], picture.numbers if picture else {})
        layouts = _layouts(panel, changes, table if is_short else None, picture)
        if is_short:
            panel, events, room = _first_that_fits(layouts, keeps_board=_keeps_board(panel, changes))
        else:
            panel, events, room = _without_pictures(layouts)
        table = table if panel.shows_board else None
        happened = excerpt(events, text, room)
        buttons = _added_buttons(panel, changes, has_earlier=happened.left_out > 0)
        panel = replace(panel, happened=happened.text, added_buttons=buttons)
        items = panel.items
        self.emojis.mark(items, PRESENTERS[snapshot.game.rules.family].path_sign)
        if stages := await self._stages(panel.hand, user_id) if is_told else []:
            panel = replace(panel, shows_board=True, decision=panel.decision.partition("\n")[0])
        drawn = (*(stage.picture for stage in stages), table, picture)
        pictures = [candidate for candidate in drawn if candidate is not None]
        embeds = self._embeds(panel, changes, stages, table, picture)
        record = changes.advice.newcomer_record if panel.tips or not changes.advice.lines() else None
        awaits = is_pending and not is_told
        return RenderedPanel(embeds, items, pictures, digest, changes.since, panel.note, awaits, record)

    def _embeds(
        self,
        panel: HandPanel,
        changes: _Changes,
        stages: Sequence[Stage],
        table: Picture | None,
        picture: Picture | None,
    ) -> list[Embed]:
        embeds = [self.emojis.embed(embed) for embed in panel.embeds]
        if changes.own_note:
            embeds[-1].add_field(
                name=panel.hand.text("note-title"), value=escape(changes.own_note), inline=False
            )
        embeds[-1] = with_picture(embeds[-1], picture)
        embeds[0] = with_picture(embeds[0], table)
        if not stages:
            return embeds
        return [*(stage.picture.on(Embed(color=panel.color)) for stage in stages), embeds[-1]]

    async def _stages(self, hand: HandContext, user_id: int) -> list[Stage]:
        """Return the last steps of a game, if several played themselves."""
        snapshot, seat, text = hand
        stages = await last_stages(snapshot, text, self.pictures, seat, user_id)
        return stages if len(stages) > 1 else []


@dataclass(frozen=True, slots=True)
class _Changes:
    """What a panel shows besides its snapshot."""

    since: int  # the ply after which `rows` begin
    rows: list[LogRow]
    may_undo: bool
    is_board_behind: bool  # Discord refuses the board
    advice: Advice
    own_note: str = ""  # a note that the user has written for themselves
    board: Sequence[Embed] = ()  # the board under which they pressed

    def has_picture(self, name: str) -> bool:
        """Return whether the board shows this picture."""
        return any(name in (embed.image.url or "") for embed in self.board)

    def has_line(self, line: str) -> bool:
        """Return whether the board tells this."""
        return any(line in (field.value or "").split("\n") for embed in self.board for field in embed.fields)


class _Layout(NamedTuple):
    """What a panel may show: with the board or without, with its tips or without."""

    panel: HandPanel
    height: int  # without events
    all_rows: int  # rows of all events
    events: list[str]
    highest: int  # points: a hand in words ends above the fold if it can

    @property
    def needed(self) -> int:
        return min(MIN_EVENT_ROWS, self.all_rows)

    @property
    def rows(self) -> int:
        """The rows left for events; negative if the panel is too high even without any."""
        return (self.highest - self.height) // ROW

    @property
    def is_above_fold(self) -> bool:
        """Whether a phone shows all of it, with all events."""
        return self.height + ROW * self.all_rows <= FOLD

    @property
    def needed_in_words(self) -> int:
        return min(MIN_ROWS_IN_WORDS, self.all_rows)


def _layouts(
    panel: HandPanel, changes: _Changes, table: Picture | None, picture: Picture | None
) -> Iterator[_Layout]:
    """Yield the layouts, best first; the board is dropped before the tips, which every newcomer has."""
    tips, has_board = changes.advice.lines(), table is not None
    tried = [(has_board, tips), (False, tips), (has_board, ""), (False, "")]
    forms = [(panel.effects, panel.answers), (panel.short_effects, panel.answers)]
    if picture is not None:  # cards say in icons what they do; the board says more than a cut line
        forms.append(("", panel.answers))
    if panel.short_answers:
        forms.append(("", panel.short_answers))
    labels_only = ((False, ""), ("", panel.answers))
    for (board, tip), (effects, answers) in (*product(dict.fromkeys(tried), forms), labels_only):
        candidate = replace(panel, shows_board=board, tips=tip, effects=effects, answers=answers)
        pictures = [drawn for drawn in (table if board else None, picture) if drawn is not None]
        yield _layout(candidate, changes, pictures)


def _layout(panel: HandPanel, changes: _Changes, pictures: Sequence[Picture]) -> _Layout:
    """Return a layout with **Earlier** only if some events do not fit without its button."""
    highest = HIGHEST if pictures else FOLD
    events = _lines(panel, changes, pictured=panel.shows_board)
    all_rows = phone_rows("\n".join(events))
    for has_earlier in (False, True):
        buttons = _added_buttons(panel, changes, has_earlier=has_earlier)
        panel = replace(panel, added_buttons=buttons)
        layout = _Layout(panel, panel_height(panel, pictures, panel.items), all_rows, events, highest)
        if layout.rows >= all_rows:
            break
    return layout


def _keeps_board(panel: HandPanel, changes: _Changes) -> bool:
    """Return whether something new, which may have to be decided, shows on the board alone."""
    snapshot, seat, _ = panel.hand
    decision, presenter = snapshot.game.decision(seat), PRESENTERS[snapshot.game.rules.family]
    kinds, drawn = {event.kind for row in changes.rows for event in row.events}, presenter.events_in_picture
    if kinds & presenter.board_events:
        return True
    if decision is None or decision.kind not in presenter.board_kinds:
        return False
    return bool(kinds & drawn if drawn else changes.rows)


def _first_that_fits(
    layouts: Iterator[_Layout], *, keeps_board: bool
) -> tuple[HandPanel, list[str], TextBudget]:
    """Return the best layout with all tips and events, above the fold if there is one.

    Else return the best one with tips, else with some events. With `keeps_board`, tips and events are left
    out before the board.
    """
    best = next(layouts)
    if not best.is_above_fold:
        *others, last = layouts
        fits = [layout for layout in (best, *others, last) if layout.rows >= layout.needed] or [last]
        if keeps_board:
            fits = [layout for layout in fits if layout.panel.shows_board] or fits
        fits = [layout for layout in fits if layout.panel.tips == best.panel.tips] or fits
        whole = [layout for layout in fits if layout.rows >= layout.all_rows] or fits
        lowest = min(whole, key=lambda layout: layout.height)
        best = next((layout for layout in whole if layout.is_above_fold), lowest)
    return best.panel, best.events, TextBudget(FIELD, max(MIN_EVENT_ROWS, best.rows))


def _without_pictures(layouts: Iterator[_Layout]) -> tuple[HandPanel, list[str], TextBudget]:
    """Show the hand with few events and short buttons; where it alone has a card's numbers, use more height.

    Then drop the tips, and at last cut its end, which **Cards** shows.
    """
    best, *others = layouts
    if best.rows < best.needed_in_words:
        same = [best, *(layout for layout in others if layout.panel.tips == best.panel.tips)]
        low = [min(layouts, key=lambda layout: layout.height) for layouts in (same, [best, *others])]
        if PRESENTERS[best.panel.hand.snapshot.game.rules.family].shows_card_text:
            low = [layout._replace(highest=HIGHEST) for layout in low]  # only the hand has its numbers
        tried = [*same, *low]
        best = next((layout for layout in tried if layout.rows >= layout.needed_in_words), tried[-1])
    panel, missing = best.panel, best.needed_in_words - best.rows
    if missing > 0 and panel.cards:
        lines, left = panel.cards.split("\n"), phone_rows(panel.cards) - missing - 1
        while lines and phone_rows("\n".join(lines)) > left:
            lines.pop()
        panel = replace(panel, cards="\n".join([*lines, panel.hand.text("panel-cards-cut")]))
    rows = 0 if best.highest > FOLD else best.rows
    return panel, best.events, TextBudget(FIELD, max(best.needed_in_words, rows))


def _added_buttons(panel: HandPanel, changes: _Changes, *, has_earlier: bool) -> list[AnyButton]:
    snapshot, _, text = panel.hand
    buttons = []
    if changes.may_undo:
        buttons.append(UNDO.button(text("btn-undo"), table_id=snapshot.id, ply=snapshot.game.ply))
    if has_earlier:
        buttons.append(EARLIER.button(text("btn-earlier"), table_id=snapshot.id, ply=changes.since + 1))
    return buttons


def _lines(panel: HandPanel, changes: _Changes, *, pictured: bool) -> list[str]:
    """Return what happened, without what the picture of the board shows."""
    snapshot, _, text = panel.hand
    presenter = PRESENTERS[snapshot.game.rules.family]
    seen = presenter.events_in_fields | presenter.events_in_picture if pictured else frozenset[str]()
    if snapshot.game.winners is not None:
        seen |= told_by_end(presenter, pictured=True)
    events = [event for row in changes.rows for event in row.events]
    lines = lines_of(untold(events, snapshot, seen), snapshot, phrases_for(snapshot, text))
    return [line for line in lines if not changes.has_line(line)]


def _digest(changes: _Changes, plain: HandPanel) -> PanelDigest:
    snapshot, seat, _ = plain.hand
    game, items = snapshot.game, plain.items
    decision = game.decision(seat) if snapshot.location.suspended_at is None else None
    labels = [(item.custom_id, getattr(item, "label", "")) for item in items]
    undo = game.ply if changes.may_undo else None  # the ply whose reply the button undoes
    question = (game.decision_ply, repr(decision), plain.decision)  # with its deadline
    parts = (repr(snapshot.view(seat)), repr(plain.embed.to_dict()), repr(labels), undo)
    table = (game.winners, snapshot.location.suspended_at, snapshot.participants[seat].level)
    besides = (changes.is_board_behind, changes.own_note)
    return PanelDigest(
        ply=game.ply,
        newest_told_ply=max((row.ply for row in changes.rows if row.events), default=0),
        decision_hash=None if decision is None else hash((*question, plain.cards)),
        content_hash=hash((*parts, *besides)),
        table_hash=hash((*table, *besides)),
        has_list=any(item.type is ComponentType.string_select for item in items),
    )


@dataclass(frozen=True, slots=True)
class Advice:
    """What a panel tells a user who is new to the game."""

    tip: str = ""  # for the decision; how one wins the game, if it is their first
    why: str = ""  # why a move cost them much
    newcomer_record: NewcomerRecord | None = None  # to save once shown; None if nothing changes

    def lines(self) -> str:
        return "\n".join(f"💡 {line}" for line in (self.why, self.tip) if line)


def advice(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow], text: Texts
) -> Advice:
    """Return tips for a user with this record, after these log rows."""
    if snapshot.participants[seat].level is not None or seat in (snapshot.game.winners or ()):
        return Advice()  # a substitute plays, or nothing was lost
    phrases = phrases_for(snapshot, text)
    decision = snapshot.game.decision(seat)
    tip = ""
    if decision is not None and decision.kind not in known.answered:
        tip = _tip(snapshot, decision.kind, text, is_first=not known.answered)
    setback = next(_setbacks(known, snapshot, seat, actions), None)
    if setback is None:
        return Advice(tip)
    key, event, ply = setback
    explained = tuple(dict.fromkeys((*known.explained, f"{key}:{snapshot.id}:{ply}")))
    record = replace(known.at(snapshot.id), explained=explained) if explained != known.explained else None
    return Advice(tip, phrases.setback(key, event), record)


def _tip(snapshot: TableSnapshot, kind: str, text: Texts, *, is_first: bool) -> str:
    """Return the tip for this kind of decision in this game, or in its whole family.

    The first decision of all has the goal of the game instead.
    """
    rules = snapshot.game.rules
    keys = [f"{name}-tip-{kind}" for name in (rules.name, rules.family)]
    if is_first:
        keys.insert(0, f"goal-{rules.name}")
    return next((text(key) for key in keys if text.has(key)), "")


def _setbacks(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow]
) -> Iterator[tuple[str, Event, int]]:
    """Yield what cost this seat much and was never explained, except at this ply."""
    where = dict(events.split(":", 1) for events in known.explained)
    events = [(event, action) for action in actions for event in action.events]
    for setback, (event, action) in product(MODULES[snapshot.game.rules.family].setbacks, events):
        here = f"{snapshot.id}:{action.ply}"
        if any(other.kind == setback.unless and other.seat == seat for other in action.events):
            continue
        if (
            event.kind == setback.event
            and setback.applies(event, seat)
            and where.get(setback.key, here) == here
        ):
            yield setback.key, event, action.ply
