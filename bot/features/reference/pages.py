"""Pages of the rule books: how they look, and the buttons and lists that open them."""

from __future__ import annotations

import discord
from discord import ButtonStyle, Embed, SelectOption

from bot.features.reference.lookup import BOOKS, Book, Page, book_of, chapter_page, spans
from bot.features.shared.errors import tell
from bot.features.shared.items import Pressed, values
from bot.games import PRESENTERS
from bot.i18n.texts import Words
from bot.services.context import Interaction, words_for
from bot.ui.components import (
    CHAPTER,
    HOW,
    OPTION,
    WHAT,
    AnyButton,
    chapter_select,
    hand_button,
    learn_button,
    sealed,
)
from bot.ui.looks import CALM, clipped


def page_embed(book: Book, shown: Page, text: Words) -> Embed:
    """A page, and below it what else is in the book."""
    embed = Embed(title=shown.title, description=shown.text, colour=CALM)
    embed.set_author(name=text(f"{book.family}-rules"))
    titles = {chapter: book.title(chapter, text) for chapter in book.chapters}
    listed = (f"**{title}**" if chapter == shown.topic else title for chapter, title in titles.items())
    more = text("rules-more", numbers=spans(book))
    embed.add_field(name=text("rules-chapters"), value=f"{' · '.join(listed)}\n{more}", inline=False)
    return embed


def chapters_view(book: Book, shown: Page, text: Words, table: int | None = None) -> discord.ui.View:
    """The list of the chapters, of which one is open; `table`: with the way back to its question."""
    options = [
        SelectOption(
            label=clipped(book.title(chapter, text), OPTION), value=chapter, default=chapter == shown.topic
        )
        for chapter in book.chapters
    ]
    chapters = chapter_select(book.family, options, text("rules-chapters"), table)
    return sealed([chapters, *([] if table is None else [_back(book.family, table, text)])])


def _back(family: str, table: int, text: Words) -> AnyButton:
    """Back to what is asked at a table, or in a lesson."""
    label, style = text("btn-question"), ButtonStyle.primary
    return hand_button(table, label, style) if table else learn_button(family, label, style, beside=False)


async def show_how(interaction: Interaction, game: str) -> None:
    """Open the rules of a game where they begin, beside the message that was pressed."""
    book, text = book_of(game), words_for(interaction)
    if book is None:
        await tell(interaction, text("rules-no-book"))
        return
    first = chapter_page(book, book.modes.get(game, book.chapters[0]), text)
    embed, view = page_embed(book, first, text), chapters_view(book, first, text)
    await interaction.response.send_message(embed=embed, view=view, ephemeral=True)


async def explain_question(interaction: Interaction, family: str, kind: str, table: int) -> None:
    """Open the chapter that a kind of question belongs to, in place of the question."""
    chapter = PRESENTERS[family].chapters.get(kind, "") if family in PRESENTERS else ""
    await turn_to(interaction, family, (chapter,), table)
    if interaction.message is not None:
        interaction.client.services.panels.closed(interaction.user.id, interaction.message.id)


async def turn_to(
    interaction: Interaction, family: str, picked: tuple[str, ...], table: int | None = None
) -> None:
    """Open another chapter in the same message; `table`: the one whose question it explains."""
    book, text = BOOKS.get(family), words_for(interaction)
    if book is None or len(picked) != 1 or picked[0] not in book.chapters:
        await tell(interaction, text("rules-no-book"))
        return
    page = chapter_page(book, picked[0], text)
    await interaction.response.edit_message(
        content=None,
        embed=page_embed(book, page, text),
        view=chapters_view(book, page, text, table),
        attachments=[],
    )


class HowButton(Pressed, template=HOW):
    async def act(self, interaction: Interaction) -> None:
        await show_how(interaction, self.match["game"])


class ChapterSelect(Pressed, template=CHAPTER):
    async def act(self, interaction: Interaction) -> None:
        table = None if self.match["table"] is None else self.table
        await turn_to(interaction, self.match["family"], values(interaction), table)


class WhatButton(Pressed, template=WHAT):
    async def act(self, interaction: Interaction) -> None:
        await explain_question(interaction, self.match["game"], self.match["kind"], self.table)


ITEMS = (HowButton, ChapterSelect, WhatButton)
