"""What a table's buttons do: answer, turn a page, show my hand. Answers are for the presser alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.features.play.hand import Panel, panel
from bot.features.play.log import log_page
from bot.features.shared.applied_orders import applied_orders
from bot.features.shared.items import Pressed, values
from bot.games import PRESENTERS
from bot.services.context import Interaction, words_for
from bot.services.pictures import files, illustrated, renumber
from bot.ui.components import CHOICE, HAND, LOG, MINE, PAGE, PICK, RESIGN, undo_button
from bot.ui.looks import speech
from engine.core import plays
from engine.core.prompts import Illegal, Reply, Seat
from engine.tables.service import ClickResult, TableSnapshot

MOST_ITEMS = 25  # in a message, by Discord's API


async def choose(interaction: Interaction, table: int, asked: int, replies: Sequence[Reply]) -> None:
    """Answer the question put at ply `asked` and those of the same choice after it, all or none.

    A press that comes too late is shown the question put now.
    """
    tables, text = interaction.client.services.tables, words_for(interaction)
    try:
        told = await tables.answer(table, asked, interaction.user.id, replies, str(interaction.id))
    except Illegal as why:
        snapshot = await tables.see(table)
        seat = seated(snapshot, interaction.user.id)
        await show(interaction, panel(snapshot, seat, text, note=speech(snapshot, text).no(why)))
        return
    await show(interaction, answer_panel(told, interaction))


async def turn_page(interaction: Interaction, table: int, page: int) -> None:
    """Show another page of the options."""
    snapshot = await interaction.client.services.tables.see(table)
    seat = seated(snapshot, interaction.user.id)
    await show(interaction, panel(snapshot, seat, words_for(interaction), page=page))


async def show_hand(interaction: Interaction, table: int) -> None:
    """Show my hand: in a new message under the board, or in place where an old panel was pressed."""
    snapshot = await interaction.client.services.tables.see(table)
    seat = seated(snapshot, interaction.user.id)
    await show(interaction, panel(snapshot, seat, words_for(interaction)))


async def show_mine(interaction: Interaction, picked: tuple[str, ...]) -> None:
    """Show my hand at the table that was picked in the list of my tables."""
    [table] = picked if len(picked) == 1 and picked[0].isdecimal() else ["0"]
    await show_hand(interaction, int(table))


async def resign(interaction: Interaction, table: int) -> None:
    """Resign the game, or in a larger game leave the seat to the computer."""
    told = await interaction.client.services.tables.resign(table, interaction.user.id, str(interaction.id))
    text = words_for(interaction)
    over = told.table.game.winners is not None
    said = text("resigned-over" if over else "resigned-left", table=table)
    await interaction.response.edit_message(content=said, embed=None, view=None)


async def show_log(interaction: Interaction, table: int, page: int) -> None:
    """Show a page of what has happened."""
    embed, view = await log_page(interaction, table, page)
    await interaction.response.edit_message(embed=embed, view=view)


async def show(interaction: Interaction, shown: Panel) -> None:
    """Show a panel in place of the one that was pressed; else, and for commands, in a new message."""
    shown = await _with_undo(interaction, shown)
    picture = await interaction.client.services.pictures.hand(shown.held, interaction.user.id)
    renumber(shown.items, picture.numbers if picture else {})
    emojis = interaction.client.services.signs
    if shown.held is not None:
        emojis.mark(shown.items, PRESENTERS[shown.held.snapshot.game.rules.family].path_sign)
    embed, view, sent = illustrated(emojis.embed(shown.embed), picture), shown.view(), files(picture)
    unnotified = await interaction.client.services.people.unnotified(interaction.user.id)
    closed = words_for(interaction)("letter-closed") if unnotified else ""
    news = "\n".join(filter(None, (closed, await applied_orders(interaction)))) or None
    message = interaction.message
    if message is not None and message.flags.ephemeral and not interaction.response.is_done():
        await interaction.response.edit_message(content=news, embed=embed, view=view, attachments=sent)
    else:
        await interaction.response.send_message(news, embed=embed, view=view, files=sent, ephemeral=True)


async def _with_undo(interaction: Interaction, shown: Panel) -> Panel:
    """The panel with an undo button, where the player may take back alone."""
    if shown.held is None or len(shown.items) >= MOST_ITEMS:
        return shown
    snapshot, seat, text = shown.held
    if not await interaction.client.services.proposals.may_undo(snapshot, seat):
        return shown
    return replace(shown, items=[*shown.items, undo_button(snapshot.id, snapshot.game.ply, text("btn-undo"))])


def answer_panel(told: ClickResult, interaction: Interaction) -> Panel:
    """The panel after an answer: what has happened and what is asked now."""
    seat = seated(told.table, interaction.user.id)
    text = words_for(interaction)
    note = "" if told.fresh else text("panel-again")
    return panel(told.table, seat, text, note=note, events=told.events)


def seated(snapshot: TableSnapshot, user: int) -> Seat:
    """The seat of this person; raises `Illegal` for a stranger, whose id was forged or who only looks on."""
    seat = snapshot.seat_of(user)
    if seat is None:
        raise Illegal("not-seated")
    return seat


class ChoiceButton(Pressed, template=CHOICE):
    async def act(self, interaction: Interaction) -> None:
        await choose(interaction, self.table, self.number("asked"), plays.replies(self.match["option"]))


class PickSelect(Pressed, template=PICK):
    async def act(self, interaction: Interaction) -> None:
        picked = values(interaction)
        replies = plays.replies(picked[0]) if len(picked) == 1 else [picked]
        await choose(interaction, self.table, self.number("asked"), replies)


class PageButton(Pressed, template=PAGE):
    async def act(self, interaction: Interaction) -> None:
        await turn_page(interaction, self.table, self.number("page"))


class HandButton(Pressed, template=HAND):
    async def act(self, interaction: Interaction) -> None:
        await show_hand(interaction, self.table)


class ResignButton(Pressed, template=RESIGN):
    async def act(self, interaction: Interaction) -> None:
        await resign(interaction, self.table)


class LogButton(Pressed, template=LOG):
    async def act(self, interaction: Interaction) -> None:
        await show_log(interaction, self.table, self.number("page"))


class MyTablesSelect(Pressed, template=MINE):
    async def act(self, interaction: Interaction) -> None:
        await show_mine(interaction, values(interaction))


ITEMS = (ChoiceButton, PickSelect, PageButton, HandButton, ResignButton, LogButton, MyTablesSelect)
