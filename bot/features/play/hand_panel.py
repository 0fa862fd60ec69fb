"""The panel of one seat: what only this player may see, what they are asked, and what they may answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import discord
from discord import ButtonStyle, Embed, SelectOption

from bot.features.play.hint import hints_allowed
from bot.features.play.log_pages import phone_rows
from bot.games import PRESENTERS
from bot.games.presenter import CardGroup
from bot.i18n.texts import Phrases, Texts, escape
from bot.services.context import Interaction, texts_for
from bot.services.pictures import HandContext
from bot.ui.components import (
    MAX_BUTTON_PATH,
    MAX_OPTION,
    AnyButton,
    AnySelect,
    at_table_button,
    cards_button,
    choice_button,
    hand_button,
    more_button,
    page_button,
    pick_select,
    rematch_button,
    view_of,
    what_button,
    words_button,
)
from bot.ui.deadlines import return_button, until
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR, phrases_for, truncate
from engine.core.decisions import BACK, Decision, Refused, Seat
from engine.core.plays import SEPARATOR, legal_plays
from engine.core.records.users import UsualAnswer
from engine.tables.service import TableSnapshot

AS_BUTTONS = 5  # so many options are a row of buttons; more are a list
WHOLE = 30  # characters of a label: five longer ones would fill half a phone
EFFECTS = 4  # rows of a phone for what buttons do; what takes more stands in a list
AMOUNTS = 20  # so many numbers are rows of buttons
PAGE = 25  # options of a select, by Discord's API
MOST_ITEMS = 25  # in a message, by the same
ASIDE, IN_ROW = 4, 5  # the last row, of what is no answer, and how many buttons are in one
Row: TypeAlias = tuple[str, str, str]  # what may be answered, its label, and a line on what it does


@dataclass(frozen=True, slots=True)
class Panel:
    """An ephemeral message; where it shows a hand, `held` says whose.

    It tells what happened after the ply `since`; without one, what its owner has not seen yet. `note` is
    what is said first, `page` that of its options; `answered` are the kinds of the questions that the press
    has answered.
    """

    embed: Embed
    items: Sequence[AnyButton | AnySelect]
    hand: HandContext | None = None
    since: int | None = None
    note: str = ""
    answered: tuple[str, ...] = ()
    page: int = 0

    @property
    def plain(self) -> Panel:
        """The panel of the same hand without a note, at its first page."""
        assert self.hand is not None
        return hand_panel(*self.hand) if self.note or self.page else self

    def view(self) -> discord.ui.View:
        """The items, ready to send."""
        return view_of(self.items)


def visible_cards(snapshot: TableSnapshot, seat: Seat | None, text: Texts) -> list[CardGroup]:
    """The cards that this seat, or everybody, sees at the table, place by place."""
    presenter = PRESENTERS[snapshot.game.rules.family]
    return presenter.visible_cards(snapshot.view(seat), phrases_for(snapshot, text))


def beside_picture(shown: Panel) -> Panel:
    """The panel where its picture shows the hand: what that cannot say, and a way to have it in words."""
    assert shown.hand is not None
    embed, text = shown.embed.copy(), shown.hand.text
    embed.description = note_text(shown.note) or None
    return with_button(replace(shown, embed=embed), words_button(shown.hand.snapshot.id, text("btn-words")))


def with_button(shown: Panel, button: AnyButton) -> Panel:
    """The panel with one more button in its last row, before **More**; without it where no room is left."""
    beside = sum(item.row == ASIDE for item in shown.items)
    if not shown.items or beside == IN_ROW or len(shown.items) >= MOST_ITEMS:
        return shown
    button.row = ASIDE
    return replace(shown, items=[*shown.items[:-1], button, shown.items[-1]])


def note_text(note: str) -> str:
    """What is said first."""
    return f"⚠️ {note}" if note else ""


def hand_panel(
    snapshot: TableSnapshot,
    seat: Seat,
    text: Texts,
    *,
    note: str = "",
    page: int = 0,
) -> Panel:
    """What this seat sees now; `note` is said first."""
    phrases = phrases_for(snapshot, text)
    decision = snapshot.game.decision(seat)
    rows = (
        [] if decision is None or _is_closed(snapshot, seat) else [*_rows(snapshot, seat, decision, phrases)]
    )
    embed = Embed(
        title=text("panel-title", game=text(f"game-{snapshot.game_key}"), table=snapshot.id)[:256],
        description=_description(snapshot, seat, phrases, note),
        color=NEUTRAL_COLOR if decision is None else YOUR_TURN_COLOR,
    )
    embed.add_field(name=text("panel-now"), value=_now(snapshot, seat, phrases, text), inline=False)
    if lines := _button_lines(snapshot, decision, rows):
        embed.add_field(name=text("panel-means"), value=truncate("\n".join(lines), 1024), inline=False)
    held = HandContext(snapshot, seat, text)
    return Panel(embed, _items(snapshot, seat, rows, text, page), held, note=note, page=page)


def _is_closed(snapshot: TableSnapshot, seat: Seat) -> bool:
    """Can this seat's owner answer nothing now, whatever it is asked?"""
    return snapshot.participants[seat].level is not None or snapshot.location.suspended_at is not None


def _description(snapshot: TableSnapshot, seat: Seat, phrases: Phrases, note: str) -> str:
    hand = PRESENTERS[snapshot.game.rules.family].hand(snapshot.view(seat), phrases)
    return truncate("\n\n".join(filter(None, (note_text(note), hand))), 4000)


def _now(snapshot: TableSnapshot, seat: Seat, phrases: Phrases, text: Texts) -> str:
    if snapshot.game.winners is not None:
        return f"{result(snapshot, phrases, text)}\n{text('panel-over')}"
    if snapshot.location.suspended_at is not None:
        return phrases.refusal(Refused("frozen", table=snapshot.id))
    if snapshot.participants[seat].level is not None:
        return text("panel-absent")
    decision = snapshot.game.decision(seat)
    if decision is not None:
        presenter = PRESENTERS[snapshot.game.rules.family]
        asked = presenter.decision_text(decision, snapshot.view(seat), phrases)
        return truncate("\n".join(filter(None, (asked, until(snapshot, seat, text)))), 1000)
    waiting = text(
        "panel-waiting", names=" · ".join(phrases.seat(d.seat) for d in snapshot.game.visible_decisions(seat))
    )
    if (given := snapshot.game.own_pending_reply(seat)) is None:
        return waiting
    mine = text.join([f"**{_option(snapshot, seat, given[0], option, phrases)[0]}**" for option in given[1]])
    return f"{text('panel-chosen', choice=mine)}\n{waiting}"


def result(snapshot: TableSnapshot, phrases: Phrases, text: Texts) -> str:
    """Who has won, when it is over."""
    winners = snapshot.game.winners or ()
    names = " · ".join(f"**{phrases.seat(seat)}**" for seat in winners)
    if not winners:
        return text("board-nobody")
    return text("board-shared" if len(winners) > 1 else "board-won", names=names, count=len(winners))


def _items(
    snapshot: TableSnapshot, seat: Seat, rows: Sequence[Row], text: Texts, page: int
) -> list[AnyButton | AnySelect]:
    if snapshot.game.winners is not None:
        return [rematch_button(snapshot.id, text("btn-rematch"))]
    if snapshot.location.suspended_at is not None:
        return []
    if snapshot.participants[seat].level is not None:
        return [return_button(snapshot, text), more_button(snapshot.id, text("btn-ways"))]
    decision = snapshot.game.decision(seat)
    if decision is None:
        return _aside(snapshot, seat, text)
    items = _choices(snapshot, decision, rows, text, page)
    if decision.can_go_back:
        asked, back = snapshot.game.decision_ply, text("btn-back")
        items.append(choice_button(snapshot.id, asked, BACK[0], back, ButtonStyle.secondary))
    aside, family = _aside(snapshot, seat, text), snapshot.game.rules.family
    if not snapshot.id and decision.kind in PRESENTERS[family].chapters:  # a lesson, which has no **More**
        items.append(what_button(family, decision.kind, snapshot.id, text("btn-what")))
    return [*items, *aside]


def _aside(snapshot: TableSnapshot, seat: Seat, text: Texts) -> list[AnyButton | AnySelect]:
    """The buttons other than the choices, in a row of their own: all else is behind **More**."""
    items: list[AnyButton] = []
    if snapshot.game.decision(seat) is None:  # a press of an answer shows what is true now, too
        items.append(hand_button(snapshot.id, text("btn-refresh")))
    elif hints_allowed(snapshot, seat):
        items.append(at_table_button(snapshot.id, "hint", text("btn-hint-short")))
    if visible_cards(snapshot, seat, text):
        items.append(cards_button(snapshot.id, text("btn-cards")))
    items.append(more_button(snapshot.id, text("btn-ways")))
    for item in items:
        item.row = ASIDE
    return list(items)


def _choices(
    snapshot: TableSnapshot, decision: Decision, rows: Sequence[Row], text: Texts, page: int
) -> list[AnyButton | AnySelect]:
    if _is_on_buttons(snapshot, decision, rows):
        return [
            choice_button(snapshot.id, snapshot.game.decision_ply, path, label) for path, label, _ in rows
        ]
    last = (len(rows) - 1) // PAGE
    page = min(page, last)
    listed = [
        SelectOption(
            label=truncate(label, MAX_OPTION), value=path, description=truncate(line, MAX_OPTION) or None
        )
        for path, label, line in rows[page * PAGE : (page + 1) * PAGE]
    ]
    most = min(decision.max_count, len(listed))
    hint = _hint(decision, text)
    select = pick_select(
        snapshot.id, snapshot.game.decision_ply, page, listed, hint, decision.min_count, most
    )
    return [select, *_pages(snapshot, page, last, text)]


def _rows(snapshot: TableSnapshot, seat: Seat, decision: Decision, phrases: Phrases) -> Iterator[Row]:
    """All that may be answered: whole plays where one thing is to be chosen."""
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(seat)
    if plays := legal_plays(snapshot.game, seat):
        yield from ((play.path, *presenter.play_text(play, view, phrases)) for play in plays)
    else:
        yield from (
            (option, *presenter.option_text(decision, option, view, phrases)) for option in decision.options
        )


def _is_few(decision: Decision, rows: Sequence[Row]) -> bool:
    """Do these options stand on buttons, which a phone shows whole?"""
    paths = [path for path, _, _ in rows]
    numbers = {path.partition(SEPARATOR)[0] for path in paths}
    amounts = len(numbers) == len(paths) <= AMOUNTS and all(number.isdecimal() for number in numbers)
    few = amounts or (len(paths) <= AS_BUTTONS and all(len(label) <= WHOLE for _, label, _ in rows))
    return (
        decision.min_count == decision.max_count == 1
        and few
        and all(len(path) <= MAX_BUTTON_PATH for path in paths)
    )


def _is_on_buttons(snapshot: TableSnapshot, decision: Decision, rows: Sequence[Row]) -> bool:
    """Are these options buttons? A list, where what they do would take half a phone to tell."""
    told = phone_rows("\n".join(_effects(rows)))
    return _is_few(decision, rows) and (
        told <= EFFECTS or PRESENTERS[snapshot.game.rules.family].shows_card_text
    )


def _effects(rows: Sequence[Row]) -> list[str]:
    """What these options do, a line for those that do the same."""
    named: dict[str, list[str]] = {}
    for _, label, line in rows:
        named.setdefault(line, []).append(f"**{escape(label)}**")
    return [f"{' · '.join(labels)} – {line}" for line, labels in named.items() if line]


def _button_lines(snapshot: TableSnapshot, decision: Decision | None, rows: Sequence[Row]) -> list[str]:
    """What each button does, where its label does not say all: a list has room for that, a button has not."""
    if decision is None or not rows or PRESENTERS[snapshot.game.rules.family].shows_card_text:
        return []
    return _effects(rows) if _is_on_buttons(snapshot, decision, rows) else []


def _pages(snapshot: TableSnapshot, page: int, last: int, text: Texts) -> list[AnyButton]:
    turns = ((page - 1, "btn-previous"), (page + 1, "btn-next"))
    return [
        page_button(snapshot.id, snapshot.game.decision_ply, to, text(key))
        for to, key in turns
        if 0 <= to <= last
    ]


def _hint(decision: Decision, text: Texts) -> str:
    if decision.min_count != decision.max_count:
        return text("hint-some", least=decision.min_count, most=decision.max_count)
    return text("hint-one") if decision.max_count == 1 else text("hint-exactly", count=decision.max_count)


def _option(
    snapshot: TableSnapshot, seat: Seat, decision: Decision, option: str, phrases: Phrases
) -> tuple[str, str]:
    return PRESENTERS[snapshot.game.rules.family].option_text(decision, option, snapshot.view(seat), phrases)


def kind_name(text: Texts, family: str, kind: str) -> str:
    """When an order comes into play."""
    return text(f"orders-when-{family}-{kind}")


async def applied_orders(interaction: Interaction) -> str:
    """What was answered for this person as usual and they have not been told, in a line each."""
    text = texts_for(interaction)
    found = await interaction.client.services.standing_orders.take_usual_answers(interaction.user.id)
    return "\n".join(_applied(text, each) for each in found)


def _applied(text: Texts, applied: UsualAnswer) -> str:
    phrases = Phrases(text, applied.family, ())
    done = text.join([phrases.option(applied.kind, option) for option in applied.reply])
    when = kind_name(text, applied.family, applied.kind)
    return text("orders-applied", when=when, done=done, table=applied.table_id)
