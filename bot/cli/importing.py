"""Commands for an exported game: save it as a table, for `/wanted replay`, or write it as a page."""

import asyncio
from pathlib import Path

from bot.app.instance_lock import data_held
from bot.app.settings import Settings
from bot.cli.games import LARGEST
from bot.features.replay.web_page import build_page, source_of
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.clock import utc_now
from engine.core.records.tables import TableLocation
from engine.store.store import Store
from engine.tables.importing import ImportedGame, ImportRefused, read_game, save_game

__all__ = ["ImportRefused", "NoChannel", "import_file", "write_page"]

SEAT = "Seat {number}"


class NoChannel(Exception):
    """The database has no table yet, so the owner must name the channel of the game."""


def import_file(
    settings: Settings, file: Path, ply: int | None, server: int | None, channel: int | None
) -> str:
    """Save a game as a finished table; return a line about it.

    By default it belongs to the channel of the newest table. Raises `ImportRefused`, `NoChannel`, `InUse`,
    `StoreUnavailable` or `OSError`.
    """
    with file.open("rb") as stream:
        imported = read_game(stream.read(LARGEST), ply)
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    with data_held(settings.data_dir):
        return asyncio.run(_save(settings, imported, server, channel))


async def _save(settings: Settings, imported: ImportedGame, server: int | None, channel: int | None) -> str:
    async with await Store.open(settings.place, utc_now, settings.data_dir) as store:
        newest = await store.summaries.newest_channel()
        if newest is None and (server is None or channel is None):
            raise NoChannel
        guild_id, channel_id = newest or (0, 0)
        location = TableLocation.new(server or guild_id, channel or channel_id, thread=False)
        number = await save_game(store.offers, store.games, imported, location, SEAT)
    content, rows = imported.content, len(imported.branch.rows)
    return (
        f"Table {number}: {content.game} ({content.variant}), {content.seats} seats, {rows} rows. On server "
        f"{location.guild_id}, /wanted replay table:{number} shows it to all who read channel "
        f"{location.parent_channel_id}."
    )


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
