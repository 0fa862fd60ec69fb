"""Pages of rule books and cards, and the items that lead from one to another."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, Embed

from bot.features.game_panels.log_pages import phone_rows
from bot.features.interactions.items import on_press, picked_values
from bot.features.interactions.responses import MessagePage, send_private, show_page
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
    word_page,
)
from bot.games import PRESENTERS
from bot.games.card_scenes import full_card
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.pictures import Picture
from bot.ui.components import (
    ALL_RULES,
    CHAPTERS,
    FAMILY,
    HAND,
    HOW,
    KIND,
    LEARN,
    LINKS,
    WHAT,
    AnyButton,
    AnySelect,
    ItemId,
)
from bot.ui.style import MAX_CHOICES, NEUTRAL_COLOR, option, part_of, truncate
from engine.games import GAMES

READ_ON = ItemId("rd", family=FAMILY, topic=KIND, part=2, table_id=18, optional="table_id")
MAX_ROWS, ROW, PHONE = 24, 18, 270  # on a phone: rows of a chapter, points of a row and a picture
LONGEST = 3500  # characters of a page
SIGNS = {CHAPTER: "📖", CARD: "🃏", WORD: "🏷️"}


async def rule_page(
    interaction: Interaction, book: Book, page: Page, table_id: int | None = None, part: int = 0
) -> MessagePage:
    """Make a part of a chapter, or a ruling; `table_id` is that of the explained decision, 0 for a lesson."""
    text = texts_for(interaction)
    is_chapter = page.topic in book.chapters
    picture = await chapter_picture(interaction, book, page) if is_chapter else None
    cards = illustrations(book.family)[page.topic].cards if page.topic in illustrations(book.family) else ()
    links = named_in(book, page.topic, cards, text) if is_chapter else ()
    items = [_chapters(book, page.topic, text, table_id), *_links(book, links, text, table_id)]
    parts = parts_of(page.text, picture)
    part = min(part, len(parts) - 1)
    turn = _turn(book, page.topic, table_id, part, len(parts), text)
    picture = None if part else picture
    embed = page_embed(book, replace(page, text=parts[part]), text)
    return MessagePage(embed, [*items, *turn, *_back(book.family, table_id, text)], picture)


def parts_of(text: str, picture: Picture | None) -> list[str]:
    """Split a chapter so that each part, the first with the picture, fits a phone."""
    room = MAX_ROWS if picture is None else MAX_ROWS - 1 - -(-picture.height_at(PHONE) // ROW)
    parts: list[list[str]] = [[]]
    for line in text.split("\n"):
        if parts[-1] and phone_rows("\n".join([*parts[-1], line])) > room:
            parts.append([])
            room = MAX_ROWS
        parts[-1].append(line)
    return ["\n".join(lines).strip("\n") for lines in parts]


def _turn(
    book: Book, topic: str, table_id: int | None, part: int, count: int, text: Texts
) -> list[AnyButton]:
    """Return the button to the next part of a chapter; the last part leads to the first."""
    if count == 1:
        return []
    to = (part + 1) % count
    label = text("btn-read-on" if to else "btn-from-start", part=to + 1, count=count)
    return [READ_ON.button(label, family=book.family, topic=topic, part=to, table_id=table_id)]


async def card_page(
    interaction: Interaction, known: CatalogEntry, table_id: int | None = None
) -> MessagePage:
    """Make the page of a card, with the chapters that explain it, and a list of all."""
    text, book = texts_for(interaction), BOOKS.get(known.family)
    picture = await card_picture(interaction, known, text, table_id)
    links = about_card(book, known.card, text) if book is not None else ()
    items = (
        [] if book is None else [_chapters(book, "", text, table_id), *_links(book, links, text, table_id)]
    )
    embed = card_embed(known, text)
    if picture is not None:  # it says the facts beside the card
        embed.clear_fields()
    return MessagePage(embed, [*items, *_back(known.family, table_id, text)], picture)


async def chapter_picture(interaction: Interaction, book: Book, page: Page) -> Picture | None:
    pictures, text = interaction.client.services.pictures, texts_for(interaction)
    name = f"chapter-{page.topic}.png"
    alt = text("rules-picture", title=page.title)
    guild, user = interaction.guild_id or 0, interaction.user.id
    return await pictures.draw_scene(
        partial(illustration, book.family, page.topic, text), name, alt, guild, user
    )


async def card_picture(
    interaction: Interaction, known: CatalogEntry, text: Texts, table_id: int | None = None
) -> Picture | None:
    presenter, (family, key) = PRESENTERS[known.family], known
    if table_id:  # 0 of a lesson, which has no table
        presenter = presenter.at_table((await interaction.client.services.tables.get(table_id)).view(None))
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


def page_embed(book: Book, page: Page, text: Texts) -> Embed:
    embed = Embed(title=page.title, description=truncate(page.text, LONGEST), color=NEUTRAL_COLOR)
    embed.set_author(name=text(f"{book.family}-rules"))
    embed.set_footer(text=text("rules-more").replace("`", ""))  # footers have no Markdown
    return embed


def _chapters(book: Book, topic: str, text: Texts, table_id: int | None) -> AnySelect:
    options = [
        option(book.title(chapter, text), chapter, chosen=chapter == topic) for chapter in book.chapters
    ]
    hint = text("rules-chapters")
    return CHAPTERS.select(options[:MAX_CHOICES], hint, family=book.family, table_id=table_id)


def _links(
    book: Book, links: Sequence[Link], text: Texts, table_id: int | None
) -> list[AnyButton | AnySelect]:
    options = [option(link.name, link.value, emoji=SIGNS[link.sort]) for link in links[:MAX_CHOICES]]
    hint = part_of(text("hint-see"), len(options), len(links), text)
    return [LINKS.select(options, hint, family=book.family, table_id=table_id)] if options else []


def _back(family: str, table_id: int | None, text: Texts) -> list[AnyButton | AnySelect]:
    """Make the button back to the decision at a table or in a lesson."""
    if table_id is None:
        return []
    label, style = text("btn-question"), ButtonStyle.primary
    if table_id:
        return [HAND.button(label, style, table_id=table_id)]
    return [LEARN.button(label, style, family=family)]


def chapters_of(family: str, text: Texts) -> list[AnySelect]:
    return [_chapters(BOOKS[family], "", text, None)] if family in BOOKS else []


@on_press(ALL_RULES)
async def show_books(interaction: Interaction) -> None:
    text = texts_for(interaction)
    embed = Embed(title=text("rules-all"), color=NEUTRAL_COLOR)
    games = [game for game in GAMES if book_of(game)]
    buttons = [HOW.button(text(f"game-{game}"), row=n // 2, game=game) for n, game in enumerate(games)]
    await show_page(interaction, MessagePage(embed, buttons), beside=True)


@on_press(HOW)
async def show_rules(interaction: Interaction, game: str) -> None:
    book, text = book_of(game), texts_for(interaction)
    if book is None:
        await send_private(interaction, text("rules-no-book"))
        return
    first = chapter_page(book, book.modes.get(game, book.chapters[0]), text)
    await show_page(interaction, await rule_page(interaction, book, first), beside=True)


async def show_links(
    interaction: Interaction, family: str, links: Sequence[str], table_id: int | None
) -> None:
    book, text = BOOKS.get(family), texts_for(interaction)
    sort, _, key = links[0].partition(":") if len(links) == 1 else ("", "", "")
    if book is not None and sort == CHAPTER and key in book.chapters:
        page = await rule_page(interaction, book, chapter_page(book, key, text), table_id)
    elif book is not None and sort == CARD and key in PRESENTERS[family].cards:
        page = await card_page(interaction, CatalogEntry(family, key), table_id)
    elif book is not None and sort == WORD and (found_page := word_page(book, key, text)) is not None:
        items = _links(book, about_word(book, key, text), text, table_id)
        page = MessagePage(page_embed(book, found_page, text), [*items, *_back(family, table_id, text)])
    else:
        await send_private(interaction, text("rules-no-book"))
        return
    await show_page(interaction, page)


@on_press(CHAPTERS)
async def show_picked_chapter(interaction: Interaction, family: str, table_id: int | None = None) -> None:
    await show_links(
        interaction, family, [f"{CHAPTER}:{key}" for key in picked_values(interaction)], table_id
    )


@on_press(READ_ON)
async def read_on(
    interaction: Interaction, family: str, topic: str, part: int, table_id: int | None = None
) -> None:
    book = BOOKS.get(family)
    if book is None or topic not in book.chapters:
        await send_private(interaction, texts_for(interaction)("rules-no-book"))
        return
    chapter = chapter_page(book, topic, texts_for(interaction))
    await show_page(interaction, await rule_page(interaction, book, chapter, table_id, part))


@on_press(WHAT)
async def explain_decision(interaction: Interaction, family: str, kind: str, table_id: int) -> None:
    """Open the chapter of a kind of decision, or the one that a lesson names."""
    chapters = PRESENTERS[family].chapters if family in PRESENTERS else {}
    await show_links(interaction, family, [f"{CHAPTER}:{chapters.get(kind, kind)}"], table_id)


@on_press(LINKS)
async def show_picked_link(interaction: Interaction, family: str, table_id: int | None = None) -> None:
    await show_links(interaction, family, picked_values(interaction), table_id)
