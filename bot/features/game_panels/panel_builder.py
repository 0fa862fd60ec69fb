"""Completes a hand panel with news since its user looked, advice, undo and picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from discord import ComponentType, Embed

from bot.features.game_panels.advice import Advice, advice
from bot.features.game_panels.hand_panel import (
    HandPanel,
    after_the_end,
    decision_text,
    hand_panel,
    leading_words,
)
from bot.features.game_panels.log_pages import TextBudget, excerpt, ongoing, phone_rows
from bot.features.game_panels.panel_layouts import (
    PanelChanges,
    added_buttons,
    first_that_fits,
    last_result,
    lines_told,
    possible_layouts,
    result_told,
    without_pictures,
)
from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.services.context import Services
from bot.services.panel_states import PanelDigest
from bot.services.panels import PanelDraft, RenderedPanel
from bot.services.pictures import HandContext, Picture, number_labels, with_picture
from bot.ui.style import phrases_for
from engine.core.forced import LAST_ROWS, leading_up, newest_events, since_own_turn
from engine.core.game import LogRow
from engine.tables.snapshot import TableSnapshot

MAX_HAND_ROWS = 12  # of a hand in words below the picture of the board, such as an empty one


@dataclass(frozen=True, slots=True)
class PanelBuilder:
    """Makes panels ready to send."""

    services: Services

    async def draft(self, hand: HandContext, user_id: int, since: int | None) -> PanelDraft:
        """Return what the seat's panel would show now, with the events after a ply."""
        changes = await self._read(hand, since, user_id)
        plain = await self._at_its_end(hand_panel(*hand))
        is_seen = _leaves_to_board(hand) and not changes.is_board_first
        plain, digest = replace(plain, has_moved=is_seen), _digest(changes, plain)

        async def render(note: str, is_below_board: bool) -> RenderedPanel:
            is_above = is_below_board and _leaves_to_board(hand) and bool(last_result(hand))
            below = replace(changes, is_below_board=is_below_board, is_board_above=is_above)
            rendered = await self._render(replace(plain, note=note), user_id, digest, below)
            if rendered.newcomer_record is not None:
                snapshot, seat, _ = hand
                await self.services.store.logs.save_seen_ply(snapshot.id, seat, 0, rendered.newcomer_record)
            return rendered

        return PanelDraft(digest, render)

    async def build(
        self, panel: HandPanel, user_id: int, seen: int = -1, *, is_below_board: bool = False
    ) -> RenderedPanel:
        """Complete a panel for this user, who has seen the events up to this ply, or later.

        The picture of a board just above has moved.
        """
        changes = await self._read(panel.hand, panel.since, user_id, seen, panel.answered_kinds)
        changes = replace(changes, is_below_board=is_below_board)
        panel = await self._at_its_end(panel)
        # The digest covers the plain panel: a note, page or log excerpt must not cause a redraw.
        plain = hand_panel(*panel.hand) if panel.note or panel.page else panel
        return await self._render(panel, user_id, _digest(changes, plain), changes)

    async def _at_its_end(self, panel: HandPanel) -> HandPanel:
        """Return a panel with the result once the board shows the end of the game."""
        snapshot = panel.hand.snapshot
        if snapshot.game.winners is None or snapshot.run is not None:
            return panel
        return after_the_end(panel) if await self._is_shown(snapshot) else panel

    async def _is_shown(self, snapshot: TableSnapshot) -> bool:
        """Return whether the board shows the newest state, with the result of what moved."""
        posted = await self.services.store.boards.board_message(snapshot.id)
        is_shown = posted is not None and posted.shown_ply >= snapshot.game.told_ply
        return is_shown or self.services.publisher.tells_result(snapshot)

    async def _read(
        self, hand: HandContext, since: int | None, user_id: int, seen: int = -1, kinds: Sequence[str] = ()
    ) -> PanelChanges:
        """Read what happened, by default since the user looked, after answers to decisions of these kinds."""
        snapshot, seat, text = hand
        if since is None:
            since = max(seen, await self.services.store.logs.seen_ply(snapshot.id, seat))
        rows = _visible(await self.services.tables.log(snapshot.id, after=since), hand)
        may_undo = await self.services.proposals.may_undo(snapshot, seat)
        before = await self.services.user_cache.newcomer_record(user_id, snapshot)
        tips = Advice()
        if before is not None:
            now = before.at(snapshot.id).answering(kinds) if kinds else before
            tips = advice(now, snapshot, seat, rows, text)
            record = tips.newcomer_record or now
            tips = replace(tips, newcomer_record=record if record != before else None)
        is_behind = snapshot.id in self.services.publish_failures.by_table
        own_note = await self.services.store.users.private_note(user_id, snapshot.id)
        is_first = _leaves_to_board(hand) and not is_behind and not await self._is_shown(snapshot)
        newest, presenter = newest_events(rows), PRESENTERS[snapshot.game.rules.family]
        waits_again = is_first and not rows  # for what the board shows, at a second look
        if waits_again or (presenter.tells_whole_turn and snapshot.game.decision(seat)):
            recent = _visible(await self.services.tables.log(snapshot.id, last=LAST_ROWS), hand)
            if waits_again:
                newest = newest_events(recent)
            else:
                rows = max(rows, since_own_turn(recent, seat, presenter.turn_event), key=len)
        return PanelChanges(
            since, rows, may_undo, is_behind, tips, own_note, is_board_first=is_first, newest=newest
        )

    async def _render(
        self, panel: HandPanel, user_id: int, digest: PanelDigest, changes: PanelChanges
    ) -> RenderedPanel:
        snapshot, _, text = panel.hand
        is_above = changes.is_below_board and not changes.is_board_first  # where they have moved
        newest = [] if panel.has_moved or is_above else changes.newest
        table, picture, is_pending = await self.services.pictures.panel(panel.hand, user_id, newest)
        is_told = snapshot.game.winners is not None and snapshot.run is None  # by the board
        if is_told:
            table = picture = None
            changes = replace(changes, rows=[], advice=Advice())  # there is nothing left to advise
        panel = replace(
            panel,
            has_picture=picture is not None or is_told,
            footer=text("panel-behind") if changes.is_board_behind else "",
        )
        number_labels([*panel.answers, *panel.short_answers], picture.numbers if picture else {})
        panel, room = _laid_out(panel, changes, table, picture)
        seconds = table.seconds if table else 0
        table = table if panel.shows_board and not panel.is_board_above else None
        self.services.emojis.mark(items := panel.items, PRESENTERS[snapshot.game.rules.family].path_sign)
        record = changes.advice.newcomer_record if panel.tips or not changes.advice.line else None
        rendered = RenderedPanel(
            self._embeds(panel, changes, table, picture),
            items,
            [*filter(None, (table, picture))],
            digest,
            changes.since,
            panel.note,
            is_pending and not is_told,
            changes.is_below_board,
            record,
        )
        if changes.is_board_first and (seconds or is_told):
            return _watching(panel, rendered)
        if not seconds or table is None:
            return rendered
        result = partial(self._result, panel, user_id, changes, table, picture)
        rendered = replace(rendered, seconds=seconds, result=result)
        return self._opening(panel, changes, room, table, picture, rendered)

    def _opening(
        self,
        panel: HandPanel,
        changes: PanelChanges,
        room: TextBudget,
        table: Picture,
        picture: Picture | None,
        rendered: RenderedPanel,
    ) -> RenderedPanel:
        """Return the panel as it is until its table has moved."""
        opening = _while_moving(panel, changes, room)
        tells = not opening.decision or _brings_cards(panel, changes)
        early = None if tells else picture  # below no question it may show the result, too
        rendered = replace(rendered, pictures=[*filter(None, (table, early))])
        embeds = self._embeds(opening, changes, table, early)
        late = () if opening.answers else panel.answers
        items = [item for item in rendered.items if item not in late]
        return replace(rendered, embeds=embeds, items=items, late_items=rendered.items if late else ())

    async def _result(
        self,
        panel: HandPanel,
        user_id: int,
        changes: PanelChanges,
        table: Picture | None,
        picture: Picture | None,
    ) -> tuple[list[Embed], list[Picture]]:
        """Return the panel's embeds and pictures once the table has moved: it stays still from now on."""
        if table is not None:
            still, _, _ = await self.services.pictures.panel(panel.hand, user_id, ())
            table = still or table
        return self._embeds(panel, changes, table, picture), [*filter(None, (table, picture))]

    def _embeds(
        self, panel: HandPanel, changes: PanelChanges, table: Picture | None, picture: Picture | None
    ) -> list[Embed]:
        embeds = [self.services.emojis.embed(embed) for embed in panel.embeds]
        if changes.own_note:
            embeds[-1].add_field(
                name=panel.hand.text("note-title"), value=escape(changes.own_note), inline=False
            )
        embeds[-1] = with_picture(embeds[-1], picture)
        embeds[0] = with_picture(embeds[0], table)
        # While the table moves, the hand may be empty.
        return [embed for embed in embeds if len(embed) or embed.image]


def _laid_out(
    panel: HandPanel, changes: PanelChanges, table: Picture | None, picture: Picture | None
) -> tuple[HandPanel, TextBudget]:
    """Return the panel in the layout that fits a phone best, with the events that it has room for."""
    if changes.is_board_above and picture is not None:
        panel, table = replace(panel, is_board_above=True), None
    if panel.has_picture or (table is not None and phone_rows(panel.cards) <= MAX_HAND_ROWS):
        layouts = possible_layouts(panel, changes, table, picture)
        panel, events, room = first_that_fits(layouts)
    else:
        panel, events, room = without_pictures(possible_layouts(panel, changes, None, picture))
    happened = excerpt(events, panel.hand.text, room, left_key="")  # **Earlier** has the others
    buttons = added_buttons(panel, changes, has_earlier=happened.left_out > 0)
    news = happened.text or result_told(panel, room)
    return replace(panel, happened=news, added_buttons=buttons), room


def _visible(rows: Sequence[LogRow], hand: HandContext) -> list[LogRow]:
    game, seat = hand.snapshot.game, hand.seat
    return [row for row in rows if row.ply <= game.ply and (row.seat == seat or game.is_told(row))]


def _watching(panel: HandPanel, rendered: RenderedPanel) -> RenderedPanel:
    """Return a panel that makes way for the board, which shows everybody what comes of it."""
    watch = Embed(description=panel.hand.text("panel-watch"), color=panel.color)
    return replace(rendered, embeds=[watch], pictures=(), items=[], is_watching=True)


def _leaves_to_board(hand: HandContext) -> bool:
    """Return whether a panel would only repeat what moves on a board."""
    snapshot, presenter = hand.snapshot, PRESENTERS[hand.snapshot.game.rules.family]
    if snapshot.location.is_private or snapshot.run is not None:
        return False
    is_over = snapshot.game.winners is not None
    return bool(presenter.last_steps(snapshot.view(hand.seat))) if is_over else presenter.shows_on_board


def _while_moving(panel: HandPanel, changes: PanelChanges, room: TextBudget) -> HandPanel:
    """Return a panel whose words do not tell the result that the picture of the board leads up to."""
    snapshot, seat, text = panel.hand
    presenter = PRESENTERS[snapshot.game.rules.family]
    rows = leading_up(changes.rows, presenter.beat_events)
    lines = lines_told(panel, replace(changes, rows=rows), pictured=True)
    happened = excerpt(lines, text, room, left_key="").text or leading_words(snapshot, seat, text)
    opening = replace(panel, happened=ongoing(happened), is_moving=True)
    decision = snapshot.game.decision(seat)
    if decision is not None and presenter.tells_result(snapshot.view(seat), decision.kind):
        return replace(opening, decision="", tips="", answers=())
    question = decision_text(snapshot, seat, phrases_for(snapshot, text), text, is_moving=True)
    return replace(opening, decision=question, tips=panel.tips if decision else "")  # one may tell the result


def _brings_cards(panel: HandPanel, changes: PanelChanges) -> bool:
    """Return whether what the picture of the board leads up to has changed the hand below it."""
    snapshot, seat, _ = panel.hand
    kinds = PRESENTERS[snapshot.game.rules.family].beat_events
    before = sum(len(row.events) for row in leading_up(changes.rows, kinds))
    results = [event for row in changes.rows for event in row.events][before:]
    return any(event.secret and event.is_known_to(seat) for event in results)


def _digest(changes: PanelChanges, plain: HandPanel) -> PanelDigest:
    snapshot, seat, _ = plain.hand
    game, items = snapshot.game, plain.items
    decision = game.decision(seat) if snapshot.location.suspended_at is None else None
    labels = [(item.custom_id, getattr(item, "label", "")) for item in items]
    undo = game.told_ply if changes.may_undo else None  # the ply whose reply the button undoes
    question = (game.decision_ply, repr(decision), plain.decision)  # with its deadline
    parts = (repr(snapshot.view(seat)), repr(plain.embed.to_dict()), repr(labels), undo)
    # Of two who are asked at once, the table in the panel shows whether the other has answered.
    deciders = len(game.visible_decisions(seat)) if decision and len(snapshot.participants) == 2 else 0
    level, is_shown = snapshot.participants[seat].level, plain.is_end_shown
    table = (game.winners, snapshot.location.suspended_at, level, deciders, is_shown)
    besides = (changes.is_board_behind, changes.own_note)
    return PanelDigest(
        ply=game.told_ply,
        newest_told_ply=max((row.ply for row in changes.rows if row.events), default=0),
        decision_hash=None if decision is None else hash((*question, plain.cards)),
        content_hash=hash((*parts, *besides)),
        table_hash=hash((*table, *besides)),
        has_list=any(item.type is ComponentType.string_select for item in items),
        hand_hash=hash(plain.cards),
        undo_ply=undo,
        is_wanted=decision is not None or (is_shown and len(snapshot.participants) > 2),
    )
