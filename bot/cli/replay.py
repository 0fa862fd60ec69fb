"""The command replay: an exported game as one page of HTML."""

from __future__ import annotations

from pathlib import Path

from bot.cli.games import LARGEST
from bot.features.replay.web_page import build_page, source_of
from bot.i18n.texts import LANGUAGES, load_texts
from engine.tables.importing import ImportRefused, read_game

__all__ = ["ImportRefused", "write_page"]


def write_page(file: Path, out: Path, language: str) -> str:
    """Write the page; return a line about it.

    Raises `ImportRefused`, `OSError`, or `ValueError` with a text for the owner.
    """
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}, there are: {', '.join(LANGUAGES)}")
    with file.open("rb") as stream:
        imported = read_game(stream.read(LARGEST))
    content, branch = imported.content, imported.branch
    seats, text = range(content.seats), load_texts(language)  # an export names nobody
    source = source_of(
        *(content.game, content.rules_version, branch.deal, branch.rows),
        *([text("page-seat", number=seat + 1) for seat in seats], [None for _ in seats]),
        *(language, content.table),
    )
    page = build_page(source)
    out.write_text(page, "utf-8")
    return f"{out}: {len(page.encode()) // 1000} kB. Open it in any browser."
