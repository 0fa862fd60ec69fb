"""Pages of rule books and cards, and the items that lead from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
from discord import ButtonStyle, Embed, SelectOption

from bot.features.reference.illustrations import illustration, illustrations
from bot.features.reference.lookup import (
    BOOKS,
    CARD,
    CHAPTER,
    WORD,
    Book,
    CatalogEntry,
    Link,
    Page,
    about_card,
    about_word,
    book_of,
    chapter_page,
    named_in,
    sheet,
    spans,
    word_page,
)
from bot.features.shared.items import Pressed, values
from bot.features.shared.responses import show_beside, tell
from bot.games import PRESENTERS
from bot.games.card_scenes import full_card
from bot.i18n.texts import Speech, Words
from bot.services.context import Interaction, words_for
from bot.services.pictures import Picture, files, illustrated
from bot.ui.components import (
    CHAPTER as CHAPTERS,
)
from bot.ui.components import (
    HOW,
    OPTION,
    SEE,
    WHAT,
    AnyButton,
    AnySelect,
    chapter_select,
    hand_button,
    learn_button,
    sealed,
)
from bot.ui.style import CALM, MOST, clipped

LONGEST = 3500  # characters of a page
SIGNS = {CHAPTER: "📖", CARD: "🃏", WORD: "🏷️"}


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page to send: a chapter, ruling, card or keyword."""

    embed: Embed
    items: list[AnyButton | AnySelect]
    picture: Picture | None = None

    def view(self) -> discord.ui.View:
        return sealed(self.items)


async def rule_page(interaction: Interaction, book: Book, shown: Page, table: int | None = None) -> Leaf:
    """Make the page of a chapter or ruling; `table` is where its decision is open, 0 for a lesson."""
    text = words_for(interaction)
    is_chapter = shown.topic in book.chapters
    picture = await chapter_picture(interaction, book, shown) if is_chapter else None
    cards = illustrations(book.family)[shown.topic].cards if shown.topic in illustrations(book.family) else ()
    links = named_in(book, shown.topic, cards, text) if is_chapter else ()
    items = [_chapters(book, shown.topic, text, table), *_links(book, links, text, table)]
    embed = illustrated(page_embed(book, shown, text), picture)
    return Leaf(embed, [*items, *_back(book.family, table, text)], picture)


async def card_page(interaction: Interaction, known: CatalogEntry, table: int | None = None) -> Leaf:
    """Make the page of a card, with the chapters that explain it."""
    text, book = words_for(interaction), BOOKS.get(known.family)
    picture = await card_picture(interaction, known, text)
    links = about_card(book, known.card, text) if book is not None else ()
    items = _links(book, links, text, table) if book is not None else []
    embed = illustrated(card_embed(known, text), picture)
    return Leaf(embed, [*items, *_back(known.family, table, text)], picture)


async def chapter_picture(interaction: Interaction, book: Book, shown: Page) -> Picture | None:
    pictures, text = interaction.client.services.pictures, words_for(interaction)
    name = f"chapter-{shown.topic}.png"
    alt = text("rules-picture", title=shown.title)
    guild, user = interaction.guild_id or 0, interaction.user.id
    return await pictures.sheet(partial(illustration, book.family, shown.topic, text), name, alt, guild, user)


async def card_picture(interaction: Interaction, known: CatalogEntry, text: Words) -> Picture | None:
    face, (family, key) = PRESENTERS[known.family], known
    scene = full_card(face, key, Speech(text, family, ()))
    alt = "\n".join([face.sheet(key, text).title, *face.says(key, text)])
    guild, user = interaction.guild_id or 0, interaction.user.id
    return await interaction.client.services.pictures.sheet(scene, f"card-{key}.png", alt, guild, user)


def card_embed(known: CatalogEntry, text: Words) -> Embed:
    poster = sheet(known, text)
    embed = Embed(title=poster.title, description=f"*{poster.line}*", colour=CALM)
    for heading, value in poster.facts:
        embed.add_field(name=heading, value=value)
    return embed


def page_embed(book: Book, shown: Page, text: Words) -> Embed:
    embed = Embed(title=shown.title, description=clipped(shown.text, LONGEST), colour=CALM)
    embed.set_author(name=text(f"{book.family}-rules"))
    embed.set_footer(text=text("rules-more", numbers=spans(book)).replace("`", ""))  # has no Markdown
    return embed


def _chapters(book: Book, topic: str, text: Words, table: int | None) -> AnySelect:
    options = [
        SelectOption(
            label=clipped(book.title(chapter, text), OPTION), value=chapter, default=chapter == topic
        )
        for chapter in book.chapters
    ]
    return chapter_select(book.family, options, text("rules-chapters"), table)


def _links(book: Book, links: Sequence[Link], text: Words, table: int | None) -> list[AnyButton | AnySelect]:
    options = [
        SelectOption(label=clipped(link.name, OPTION), value=link.value, emoji=SIGNS[link.sort])
        for link in links[:MOST]
    ]
    return [chapter_select(book.family, options, text("hint-see"), table, "see")] if options else []


def _back(family: str, table: int | None, text: Words) -> list[AnyButton | AnySelect]:
    """Make the button back to the decision at a table or in a lesson."""
    if table is None:
        return []
    label, style = text("btn-question"), ButtonStyle.primary
    return [hand_button(table, label, style) if table else learn_button(family, label, style, beside=False)]


def chapters_of(family: str, text: Words) -> list[AnySelect]:
    return [_chapters(BOOKS[family], "", text, None)] if family in BOOKS else []


async def open_page(interaction: Interaction, leaf: Leaf) -> None:
    await show_beside(interaction, [leaf.embed], leaf.view(), files(leaf.picture))


async def turn_page(interaction: Interaction, leaf: Leaf) -> None:
    """Show a page in place of the pressed message."""
    await interaction.response.edit_message(
        content=None, embed=leaf.embed, view=leaf.view(), attachments=files(leaf.picture)
    )
    if interaction.message is not None:
        interaction.client.services.panels.closed(interaction.user.id, interaction.message.id)


async def show_how(interaction: Interaction, game: str) -> None:
    """Open a game's rules next to the pressed message."""
    book, text = book_of(game), words_for(interaction)
    if book is None:
        await tell(interaction, text("rules-no-book"))
        return
    first = chapter_page(book, book.modes.get(game, book.chapters[0]), text)
    await open_page(interaction, await rule_page(interaction, book, first))


async def see(
    interaction: Interaction, family: str, picked: tuple[str, ...], table: int | None = None
) -> None:
    """Open what was picked in the same message."""
    book, text = BOOKS.get(family), words_for(interaction)
    sort, _, key = picked[0].partition(":") if len(picked) == 1 else ("", "", "")
    if book is not None and sort == CHAPTER and key in book.chapters:
        leaf = await rule_page(interaction, book, chapter_page(book, key, text), table)
    elif book is not None and sort == CARD and key in PRESENTERS[family].cards:
        leaf = await card_page(interaction, CatalogEntry(family, key), table)
    elif book is not None and sort == WORD and (found := word_page(book, key, text)) is not None:
        links = _links(book, about_word(book, key, text), text, table)
        leaf = Leaf(page_embed(book, found, text), [*links, *_back(family, table, text)])
    else:
        await tell(interaction, text("rules-no-book"))
        return
    await turn_page(interaction, leaf)


class HowButton(Pressed, template=HOW):
    async def act(self, interaction: Interaction) -> None:
        await show_how(interaction, self.match["game"])


class ChapterSelect(Pressed, template=CHAPTERS):
    async def act(self, interaction: Interaction) -> None:
        table = None if self.match["table"] is None else self.table
        picked = tuple(f"{CHAPTER}:{chapter}" for chapter in values(interaction))
        await see(interaction, self.match["family"], picked, table)


class WhatButton(Pressed, template=WHAT):
    async def act(self, interaction: Interaction) -> None:
        family = self.match["game"]
        chapters = PRESENTERS[family].chapters if family in PRESENTERS else {}
        chapter = chapters.get(self.match["kind"], "")
        await see(interaction, family, (f"{CHAPTER}:{chapter}",), self.table)


class SeeSelect(Pressed, template=SEE):
    async def act(self, interaction: Interaction) -> None:
        table = None if self.match["table"] is None else self.table
        await see(interaction, self.match["family"], values(interaction), table)


ITEMS = (HowButton, ChapterSelect, WhatButton, SeeSelect)
