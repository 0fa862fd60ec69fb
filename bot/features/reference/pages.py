"""Pages of rule books and cards, and the items that lead from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
from discord import ButtonStyle, Embed, SelectOption

from bot.features.interactions.items import PersistentItem, picked_values
from bot.features.interactions.responses import send_private, show_beside
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
from bot.games import PRESENTERS
from bot.games.card_scenes import full_card
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.pictures import Picture, files, with_picture
from bot.ui.components import (
    CHAPTER as CHAPTERS,
)
from bot.ui.components import (
    HOW,
    MAX_OPTION,
    SEE,
    WHAT,
    AnyButton,
    AnySelect,
    chapter_select,
    hand_button,
    learn_button,
    view_of,
)
from bot.ui.style import MAX_CHOICES, NEUTRAL_COLOR, truncate

LONGEST = 3500  # characters of a page
SIGNS = {CHAPTER: "📖", CARD: "🃏", WORD: "🏷️"}


@dataclass(frozen=True, slots=True)
class RulebookPage:
    """A page to send: a chapter, ruling, card or keyword."""

    embed: Embed
    items: list[AnyButton | AnySelect]
    picture: Picture | None = None

    def view(self) -> discord.ui.View:
        return view_of(self.items)


async def rule_page(
    interaction: Interaction, book: Book, shown: Page, table_id: int | None = None
) -> RulebookPage:
    """Make the page of a chapter or ruling; `table` is where its decision is open, 0 for a lesson."""
    text = texts_for(interaction)
    is_chapter = shown.topic in book.chapters
    picture = await chapter_picture(interaction, book, shown) if is_chapter else None
    cards = illustrations(book.family)[shown.topic].cards if shown.topic in illustrations(book.family) else ()
    links = named_in(book, shown.topic, cards, text) if is_chapter else ()
    items = [_chapters(book, shown.topic, text, table_id), *_links(book, links, text, table_id)]
    embed = with_picture(page_embed(book, shown, text), picture)
    return RulebookPage(embed, [*items, *_back(book.family, table_id, text)], picture)


async def card_page(
    interaction: Interaction, known: CatalogEntry, table_id: int | None = None
) -> RulebookPage:
    """Make the page of a card, with the chapters that explain it."""
    text, book = texts_for(interaction), BOOKS.get(known.family)
    picture = await card_picture(interaction, known, text)
    links = about_card(book, known.card, text) if book is not None else ()
    items = _links(book, links, text, table_id) if book is not None else []
    embed = with_picture(card_embed(known, text), picture)
    return RulebookPage(embed, [*items, *_back(known.family, table_id, text)], picture)


async def chapter_picture(interaction: Interaction, book: Book, shown: Page) -> Picture | None:
    pictures, text = interaction.client.services.pictures, texts_for(interaction)
    name = f"chapter-{shown.topic}.png"
    alt = text("rules-picture", title=shown.title)
    guild, user = interaction.guild_id or 0, interaction.user.id
    return await pictures.draw_scene(
        partial(illustration, book.family, shown.topic, text), name, alt, guild, user
    )


async def card_picture(interaction: Interaction, known: CatalogEntry, text: Texts) -> Picture | None:
    presenter, (family, key) = PRESENTERS[known.family], known
    scene = full_card(presenter, key, Phrases(text, family, ()))
    alt = "\n".join([presenter.sheet(key, text).title, *presenter.card_lines(key, text)])
    guild, user = interaction.guild_id or 0, interaction.user.id
    return await interaction.client.services.pictures.draw_scene(scene, f"card-{key}.png", alt, guild, user)


def card_embed(known: CatalogEntry, text: Texts) -> Embed:
    poster = sheet(known, text)
    embed = Embed(title=poster.title, description=f"*{poster.line}*", color=NEUTRAL_COLOR)
    for heading, value in poster.facts:
        embed.add_field(name=heading, value=value)
    return embed


def page_embed(book: Book, shown: Page, text: Texts) -> Embed:
    embed = Embed(title=shown.title, description=truncate(shown.text, LONGEST), color=NEUTRAL_COLOR)
    embed.set_author(name=text(f"{book.family}-rules"))
    embed.set_footer(text=text("rules-more", numbers=spans(book)).replace("`", ""))  # has no Markdown
    return embed


def _chapters(book: Book, topic: str, text: Texts, table_id: int | None) -> AnySelect:
    options = [
        SelectOption(
            label=truncate(book.title(chapter, text), MAX_OPTION), value=chapter, default=chapter == topic
        )
        for chapter in book.chapters
    ]
    return chapter_select(book.family, options, text("rules-chapters"), table_id)


def _links(
    book: Book, links: Sequence[Link], text: Texts, table_id: int | None
) -> list[AnyButton | AnySelect]:
    options = [
        SelectOption(label=truncate(link.name, MAX_OPTION), value=link.value, emoji=SIGNS[link.sort])
        for link in links[:MAX_CHOICES]
    ]
    return [chapter_select(book.family, options, text("hint-see"), table_id, "see")] if options else []


def _back(family: str, table_id: int | None, text: Texts) -> list[AnyButton | AnySelect]:
    """Make the button back to the decision at a table or in a lesson."""
    if table_id is None:
        return []
    label, style = text("btn-question"), ButtonStyle.primary
    return [
        hand_button(table_id, label, style) if table_id else learn_button(family, label, style, beside=False)
    ]


def chapters_of(family: str, text: Texts) -> list[AnySelect]:
    return [_chapters(BOOKS[family], "", text, None)] if family in BOOKS else []


async def open_page(interaction: Interaction, leaf: RulebookPage) -> None:
    await show_beside(interaction, [leaf.embed], leaf.view(), files(leaf.picture))


async def turn_page(interaction: Interaction, leaf: RulebookPage) -> None:
    """Show a page in place of the pressed message."""
    await interaction.response.edit_message(
        content=None, embed=leaf.embed, view=leaf.view(), attachments=files(leaf.picture)
    )
    if interaction.message is not None:
        interaction.client.services.panels.untrack(interaction.user.id, interaction.message.id)


async def show_rules(interaction: Interaction, game: str) -> None:
    """Open a game's rules next to the pressed message."""
    book, text = book_of(game), texts_for(interaction)
    if book is None:
        await send_private(interaction, text("rules-no-book"))
        return
    first = chapter_page(book, book.modes.get(game, book.chapters[0]), text)
    await open_page(interaction, await rule_page(interaction, book, first))


async def show_picked(
    interaction: Interaction, family: str, picked: tuple[str, ...], table_id: int | None = None
) -> None:
    """Open what was picked in the same message."""
    book, text = BOOKS.get(family), texts_for(interaction)
    sort, _, key = picked[0].partition(":") if len(picked) == 1 else ("", "", "")
    if book is not None and sort == CHAPTER and key in book.chapters:
        leaf = await rule_page(interaction, book, chapter_page(book, key, text), table_id)
    elif book is not None and sort == CARD and key in PRESENTERS[family].cards:
        leaf = await card_page(interaction, CatalogEntry(family, key), table_id)
    elif book is not None and sort == WORD and (found := word_page(book, key, text)) is not None:
        links = _links(book, about_word(book, key, text), text, table_id)
        leaf = RulebookPage(page_embed(book, found, text), [*links, *_back(family, table_id, text)])
    else:
        await send_private(interaction, text("rules-no-book"))
        return
    await turn_page(interaction, leaf)


class HowButton(PersistentItem, template=HOW):
    async def on_press(self, interaction: Interaction) -> None:
        await show_rules(interaction, self.match["game"])


class ChapterSelect(PersistentItem, template=CHAPTERS):
    async def on_press(self, interaction: Interaction) -> None:
        table = None if self.match["table"] is None else self.table
        picked = tuple(f"{CHAPTER}:{chapter}" for chapter in picked_values(interaction))
        await show_picked(interaction, self.match["family"], picked, table)


class WhatButton(PersistentItem, template=WHAT):
    async def on_press(self, interaction: Interaction) -> None:
        family = self.match["game"]
        chapters = PRESENTERS[family].chapters if family in PRESENTERS else {}
        chapter = chapters.get(self.match["kind"], "")
        await show_picked(interaction, family, (f"{CHAPTER}:{chapter}",), self.table)


class SeeSelect(PersistentItem, template=SEE):
    async def on_press(self, interaction: Interaction) -> None:
        table = None if self.match["table"] is None else self.table
        await show_picked(interaction, self.match["family"], picked_values(interaction), table)
