"""Pages of the rule books: how they look, and the buttons and lists that open them."""

from __future__ import annotations

import discord
from discord import Embed, SelectOption

from bot.features.reference.lookup import BOOKS, Book, Page, book_of, chapter_page, spans
from bot.features.shared.errors import tell
from bot.features.shared.items import Pressed, values
from bot.i18n.texts import Words
from bot.services.context import Interaction, words_for
from bot.ui.components import CHAPTER, HOW, OPTION, chapter_select, sealed
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


def chapters_view(book: Book, shown: Page, text: Words, epoch: int) -> discord.ui.View:
    """The list of the chapters, of which one is open."""
    options = [
        SelectOption(
            label=clipped(book.title(chapter, text), OPTION), value=chapter, default=chapter == shown.topic
        )
        for chapter in book.chapters
    ]
    return sealed([chapter_select(book.family, options, text("rules-chapters"))], epoch)


async def show_how(interaction: Interaction, game: str) -> None:
    """Open the rules of a game where they begin, beside the message that was pressed."""
    book, text = book_of(game), words_for(interaction)
    if book is None:
        await tell(interaction, text("rules-no-book"))
        return
    first = chapter_page(book, book.modes.get(game, book.chapters[0]), text)
    view = chapters_view(book, first, text, interaction.client.services.store.epoch)
    embed = page_embed(book, first, text)
    await interaction.response.send_message(embed=embed, view=view, ephemeral=True)


async def turn_to(interaction: Interaction, family: str, picked: tuple[str, ...]) -> None:
    """Open another chapter in the same message."""
    book, text = BOOKS.get(family), words_for(interaction)
    if book is None or len(picked) != 1 or picked[0] not in book.chapters:
        await tell(interaction, text("rules-no-book"))
        return
    page = chapter_page(book, picked[0], text)
    await interaction.response.edit_message(
        embed=page_embed(book, page, text),
        view=chapters_view(book, page, text, interaction.client.services.store.epoch),
    )


class HowButton(Pressed, template=HOW):
    async def act(self, interaction: Interaction) -> None:
        await show_how(interaction, self.match["game"])


class ChapterSelect(Pressed, template=CHAPTER):
    async def act(self, interaction: Interaction) -> None:
        await turn_to(interaction, self.match["family"], values(interaction))


ITEMS = (HowButton, ChapterSelect)
