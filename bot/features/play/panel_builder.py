"""A panel with all that goes with it: the news since its owner looked, a way to take back, its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from discord import ComponentType

from bot.features.play.hand_panel import MOST_ITEMS, Panel, beside_picture, hand_panel, with_button
from bot.features.play.hint import Advice, advice, after_answers, newcomer_record
from bot.features.play.log_pages import (
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
from bot.services.context import Services
from bot.services.emojis import Emojis
from bot.services.panels import PanelDigest, PanelDraft, RenderedPanel
from bot.services.pictures import HandContext, Picture, Pictures, number_labels
from bot.services.publish_failures import PublishFailures
from bot.ui.components import at_table_button, earlier_button, undo_button
from bot.ui.style import phrases_for, truncate
from engine.core.game import LogRow
from engine.store.store import Store
from engine.tables.proposals import Proposals
from engine.tables.service import Tables

LEAST = 2  # rows of what happened, in any case
USUAL = 4  # rows of what is asked, and until when
ENOUGH = 2  # rows of text as high as the button for no more tips
TIPPED = 12  # rows of a picture, of what the buttons do and of a tip beside them, in one panel


@dataclass(frozen=True, slots=True)
class PanelBuilder:
    """Makes panels ready to be sent."""

    store: Store
    tables: Tables
    proposals: Proposals
    pictures: Pictures
    signs: Emojis
    troubles: PublishFailures

    @classmethod
    def of(cls, services: Services) -> PanelBuilder:
        """With the services of the bot."""
        return cls(
            services.store,
            services.tables,
            services.proposals,
            services.pictures,
            services.emojis,
            services.publish_failures,
        )

    async def draft(self, held: HandContext, user_id: int, since: int | None) -> PanelDraft:
        """What the panel of this seat would show now, telling what happened after a ply."""
        read = await self._read(held, since, user_id)
        plain = hand_panel(*held)
        sight = _sight(read, plain)

        async def drawn(note: str) -> RenderedPanel:
            shown = hand_panel(*held, note=note) if note else plain
            return await self._drawn(shown, user_id, sight, read)

        return PanelDraft(sight, drawn)

    async def build(self, shown: Panel, user_id: int, seen: int = -1) -> RenderedPanel:
        """A panel for this user, who has seen what happened up to this ply if not more."""
        if shown.hand is None:
            return await self._drawn(shown, user_id, None, None)
        read = await self._read(shown.hand, shown.since, user_id, seen, shown.answered)
        # neither a reason nor a page nor what has happened is a reason to show it again
        return await self._drawn(shown, user_id, _sight(read, shown.plain), read)

    async def _drawn(
        self, shown: Panel, user_id: int, sight: PanelDigest | None, read: _Read | None
    ) -> RenderedPanel:
        """A panel with all that goes with it, its picture and its signs."""
        picture, late = await self.pictures.hand(shown.hand, user_id)
        if read is not None:
            draws = await self._draws(shown, user_id)
            if draws and _is_full(shown, read, picture):
                read = replace(read, advice=Advice())  # another time, then
            plain = _without(shown) if draws else ROOM
            shown = _completed(shown, read, plain, pictured=picture is not None)
        number_labels(shown.items, picture.numbers if picture else {})
        if shown.hand is not None:
            self.signs.mark(shown.items, PRESENTERS[shown.hand.snapshot.game.rules.family].path_sign)
        embed = self.signs.embed(shown.embed)
        knows = None if read is None else read.advice.knows
        return RenderedPanel(embed, list(shown.items), picture, sight, shown.since, shown.note, late, knows)

    async def _draws(self, shown: Panel, user_id: int) -> bool:
        """Does this person want pictures? Then a hand that has none is no higher than others."""
        return shown.hand is not None and await self.pictures.wanted(shown.hand.snapshot, user_id)

    async def _read(
        self, held: HandContext, since: int | None, user_id: int, seen: int = -1, kinds: Sequence[str] = ()
    ) -> _Read:
        """Read what has happened, by default since its owner looked, and whether they may take back.

        `kinds`: of the questions that they have just answered.
        """
        snapshot, seat, _ = held
        if since is None:
            since = max(seen, await self.store.seen_ply(snapshot.id, seat))
        actions = await self.tables.log(snapshot.id, after=since)
        known = [action for action in actions if action.ply <= snapshot.game.ply]
        undo = await self.proposals.may_undo(snapshot, seat)
        told = await self._advice(held, user_id, known, kinds)
        return _Read(since, known, undo, snapshot.id in self.troubles, told)

    async def _advice(
        self, held: HandContext, user_id: int, actions: Sequence[LogRow], kinds: Sequence[str]
    ) -> Advice:
        """What to tell somebody who is new to the game."""
        before = await newcomer_record(self.store, held.snapshot, user_id)
        if before is None:
            return Advice()
        now = after_answers(before, held.snapshot.id, kinds)
        told = advice(now, held.snapshot, held.seat, actions, held.text)
        knows = told.knows or now
        return replace(told, knows=knows if knows != before else None)


@dataclass(frozen=True, slots=True)
class _Read:
    """What a panel is completed with: what happened after the ply `since`, and whether to offer an undo.

    `behind`: Discord does not take the board.
    """

    since: int
    actions: list[LogRow]
    undo: bool
    behind: bool
    advice: Advice = field(default_factory=Advice)


def _completed(shown: Panel, read: _Read, room: TextBudget, *, pictured: bool) -> Panel:
    """The panel of a hand with what has happened, what it can take back, and whether the board lags.

    `room`: for what has happened where it is not `pictured`.
    """
    assert shown.hand is not None
    snapshot, _, text = shown.hand
    plain, room = (beside_picture(shown), _left(shown)) if pictured else (shown, room)
    lines = read.advice.lines()
    room = room._replace(rows=max(LEAST, room.rows - phone_rows(lines) - ENOUGH)) if lines else room
    complete = replace(_with_advice(_with_news(plain, read, room), lines), since=read.since)
    if read.behind:
        embed = complete.embed.copy().set_footer(text=text("panel-behind"))
        complete = replace(complete, embed=embed)
    if not read.undo or len(complete.items) >= MOST_ITEMS:
        return complete
    button = undo_button(snapshot.id, snapshot.game.ply, text("btn-undo"))
    return replace(complete, items=[*complete.items, button])


def _with_advice(shown: Panel, lines: str) -> Panel:
    """With these tips below the question, and a way to have no more of them."""
    assert shown.hand is not None
    if not lines:
        return shown
    embed, text = shown.embed.copy(), shown.hand.text
    place = [each.name for each in embed.fields].index(text("panel-now"))
    asked = embed.fields[place].value or ""
    embed.set_field_at(place, name=text("panel-now"), value=truncate(f"{asked}\n{lines}", 1024), inline=False)
    enough = at_table_button(shown.hand.snapshot.id, "notips", text("btn-notips"))
    return with_button(replace(shown, embed=embed), enough)


def _without(shown: Panel) -> TextBudget:
    """The room for what happened in a hand that has no picture: less where words say much."""
    assert shown.hand is not None
    if shown.hand.snapshot.game.winners is not None:
        return WHEN_OVER
    asked = max(0, _rows(shown, "panel-now") - USUAL)
    said = phone_rows(shown.embed.description or "") + _rows(shown, "panel-means") + asked
    return WITHOUT_PICTURE._replace(rows=max(LEAST, WITHOUT_PICTURE.rows - said))


def _left(shown: Panel) -> TextBudget:
    """The room for what happened beside a picture: less where words say what the buttons do."""
    return BESIDE_PICTURE._replace(rows=max(LEAST, BESIDE_PICTURE.rows - _rows(shown, "panel-means")))


def _is_full(shown: Panel, read: _Read, picture: Picture | None) -> bool:
    """Is there no room for a tip beside the picture, or the words in its place, and what the buttons do?"""
    tall = picture.rows if picture else phone_rows(shown.embed.description or "")
    return phone_rows(read.advice.lines()) + _rows(shown, "panel-means") + tall > TIPPED


def _rows(shown: Panel, heading: str) -> int:
    """The rows of what is said below this heading."""
    assert shown.hand is not None
    name = shown.hand.text(heading)
    return sum(phone_rows(field.value or "") for field in shown.embed.fields if field.name == name)


def _with_news(shown: Panel, read: _Read, room: TextBudget) -> Panel:
    """With what has happened, above the question; what does not fit is one press away."""
    assert shown.hand is not None
    snapshot, _, text = shown.hand
    events = [event for action in read.actions for event in action.events]
    happened = excerpt(lines_of(events, snapshot, phrases_for(snapshot, text)), text, room)
    if not happened.text:
        return shown
    embed = shown.embed.copy()
    place = [field.name for field in embed.fields].index(text("panel-now"))
    embed.insert_field_at(place, name=text("panel-happened"), value=happened.text, inline=False)
    told = replace(shown, embed=embed)
    more = earlier_button(snapshot.id, read.since + 1, text("btn-earlier"))
    return with_button(told, more) if happened.left_out else told


def _sight(read: _Read, plain: Panel) -> PanelDigest:
    """The sight of a panel of which `plain` is the one with nothing added."""
    assert plain.hand is not None
    snapshot, seat, _ = plain.hand
    game = snapshot.game
    decision = game.decision(seat) if snapshot.location.suspended_at is None else None  # it can be answered
    names = [(item.custom_id, getattr(item, "label", "")) for item in plain.items]
    undo = game.ply if read.undo else None  # its button takes back what was chosen by this ply
    return PanelDigest(
        ply=game.ply,
        newest_told_ply=max((action.ply for action in read.actions if action.events), default=0),
        decision_hash=None if decision is None else hash((game.decision_ply, repr(decision))),
        content_hash=hash(
            (repr(snapshot.view(seat)), repr(plain.embed.to_dict()), repr(names), undo, read.behind)
        ),
        has_list=any(item.type is ComponentType.string_select for item in plain.items),
    )
