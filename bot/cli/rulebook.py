"""The rule book of a game as one printable page of HTML: chapters with pictures, rulings, cards.

The pictures are SVG and the fonts are in the page, so it loads nothing.
"""

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby

from bot.features.reference.illustrations import illustration
from bot.features.reference.lookup import BOOKS, Book
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Texts, load_texts
from bot.render.theme import PALETTES
from bot.render.vector import VectorScene, VectorSheet, largest
from bot.render.web import fonts, style

POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"


def rulebook(family: str, language: str, palette: str) -> str:
    """Return the page; raises `ValueError`, with a text for the owner, for an unknown name."""
    for what, name, known in (
        ("game", family, BOOKS),
        ("language", language, LANGUAGES),
        ("palette", palette, PALETTES),
    ):
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}, there are: {', '.join(known)}")
    return "\n".join(_page(BOOKS[family], load_texts(language), palette))


def _page(book: Book, text: Texts, palette: str) -> Iterator[str]:
    title = escape(text(f"{book.family}-rules"))
    scenes = {chapter: illustration(book.family, chapter, text) for chapter in book.chapters}
    drawn = [scene for scene in scenes.values() if scene is not None]
    sheet = VectorSheet(PALETTES[palette])
    pictures = {chapter: sheet.scene(scene) for chapter, scene in scenes.items() if scene is not None}
    yield f'<!DOCTYPE html>\n<html lang="{text.language}"><head><meta charset="utf-8"><title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    yield f"<style>{fonts()}{style('book')}</style></head><body>"
    if drawn:
        yield '<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>'
        yield f"{sheet.definitions(largest(drawn))}</defs></svg>"
    yield f"<h1>{title}</h1>"
    named = {chapter: escape(book.title(chapter, text)) for chapter in book.chapters}
    yield "<nav><ul>" + "".join(f'<li><a href="#{key}">{name}</a></li>' for key, name in named.items())
    yield "</ul></nav>"
    for chapter, name in named.items():
        yield f'<h2 id="{chapter}">{name}</h2>'
        if chapter in pictures:
            yield _picture(pictures[chapter], text("rules-picture", title=book.title(chapter, text)))
        yield from paragraphs(text(f"{book.family}-rules-{chapter}"))
    yield f"<h2>{escape(text('rulebook-rulings'))}</h2><dl>"
    yield from (f"<dt>{number}</dt><dd>{marked(book.ruling(number, text))}</dd>" for number in book.rulings)
    yield f"</dl><h2>{escape(text('rulebook-cards'))}</h2><dl>"
    yield from _cards(book.family, text)
    yield "</dl></body></html>"


def _picture(scene: VectorScene, alt: str) -> str:
    table = f'<svg width="{scene.width}" height="{scene.height}"><use href="#wood"/></svg>'
    uses = "".join(f'<use href="#i{item}" x="{x}" y="{y}"/>' for item, x, y in scene.items)
    box = f'viewBox="0 0 {scene.width} {scene.height}" style="max-width:{scene.width // 2}px"'
    return f'<svg class="scene" role="img" aria-label="{escape(alt)}" {box}>{table}{uses}</svg>'


def _cards(family: str, text: Texts) -> Iterator[str]:
    for card in PRESENTERS[family].cards:
        sheet = PRESENTERS[family].sheet(card, text)
        facts = [marked(text("named-value", name=name, value=value)) for name, value in sheet.facts]
        description = "<br>".join([f"<em>{marked(sheet.line)}</em>" if sheet.line else "", " · ".join(facts)])
        yield f"<dt>{marked(sheet.title)}</dt><dd>{description.removeprefix('<br>')}</dd>"


# The Markdown that the rule books use

_NUMBERED = re.compile(r"\d+\. ")


def paragraphs(text: str) -> Iterator[str]:
    lines = (line for line in text.split("\n") if line.strip())
    for sort, group in groupby(lines, _sort):
        rows = [marked(_NUMBERED.sub("", line, count=1).removeprefix("• ")) for line in group]
        if sort == "p":
            yield from (f"<p>{row}</p>" for row in rows)
        else:
            yield f"<{sort}>{''.join(f'<li>{row}</li>' for row in rows)}</{sort}>"


def _sort(line: str) -> str:
    return "ul" if line.startswith("• ") else "ol" if _NUMBERED.match(line) else "p"


def marked(text: str) -> str:
    """Convert bold, italic and code in a line; everything else is plain."""
    safe = escape(text)
    safe = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", safe)
    safe = re.sub(r"(?<!\w)\*(.+?)\*(?!\w)", r"<em>\1</em>", safe)
    return re.sub(r"`(.+?)`", r"<code>\1</code>", safe).replace("\n", "<br>")
