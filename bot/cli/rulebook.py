"""The rule book of a game as one printable page of HTML: chapters with pictures, rulings, cards.

The pictures are embedded, so the page loads nothing.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from itertools import groupby

from bot.features.reference.illustrations import illustration
from bot.features.reference.lookup import BOOKS, Book
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Texts, load_texts
from bot.render.rasterizer import paint
from bot.render.theme import PALETTES

LOOKS = """
body { font: 11pt/1.45 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #221a12; }
h1, h2 { font-family: Rockwell, "Roboto Slab", Georgia, serif; line-height: 1.2; }
h2 { border-bottom: 2px solid #8c6d46; margin-top: 2rem; }
img { max-width: 100%; display: block; margin: 1rem auto; }
dt { font-weight: bold; margin-top: .4rem; } dd { margin-left: 1.5rem; }
nav a, nav a:visited { color: #7a3b1d; }
@media print { nav { display: none; } h2 { break-after: avoid; } img, dt, dd, li { break-inside: avoid; } }
"""


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
    yield f'<!DOCTYPE html>\n<html lang="{text.language}"><head><meta charset="utf-8"><title>{title}</title>'
    yield f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{LOOKS}</style></head>'
    yield f"<body><h1>{title}</h1>"
    named = {chapter: escape(book.title(chapter, text)) for chapter in book.chapters}
    yield "<nav><ul>" + "".join(f'<li><a href="#{key}">{name}</a></li>' for key, name in named.items())
    yield "</ul></nav>"
    for chapter, name in named.items():
        yield f'<h2 id="{chapter}">{name}</h2>'
        if (scene := illustration(book.family, chapter, text)) is not None:
            drawn = b64encode(paint(scene, palette)).decode()
            alt = escape(text("rules-picture", title=book.title(chapter, text)))
            yield f'<img alt="{alt}" width="{scene.width // 2}" src="data:image/png;base64,{drawn}">'
        yield from paragraphs(text(f"{book.family}-rules-{chapter}"))
    yield f"<h2>{escape(text('rulebook-rulings'))}</h2><dl>"
    yield from (f"<dt>{number}</dt><dd>{marked(book.ruling(number, text))}</dd>" for number in book.rulings)
    yield f"</dl><h2>{escape(text('rulebook-cards'))}</h2><dl>"
    yield from _cards(book.family, text)
    yield "</dl></body></html>"


def _cards(family: str, text: Texts) -> Iterator[str]:
    for card in PRESENTERS[family].cards:
        sheet = PRESENTERS[family].sheet(card, text)
        facts = [marked(text("named-value", name=name, value=value)) for name, value in sheet.facts]
        description = "<br>".join([f"<em>{marked(sheet.line)}</em>" if sheet.line else "", " · ".join(facts)])
        yield f"<dt>{marked(sheet.title)}</dt><dd>{description.removeprefix('<br>')}</dd>"


# The Markdown that the rule books use

_NUMBERED = re.compile(r"\d+\. ")


def paragraphs(text: str) -> Iterator[str]:
    """Return a chapter as paragraphs and lists."""
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
