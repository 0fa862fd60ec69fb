"""What has happened, in sentences: as many as fit; the log of a table page by page; the game as a file."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import discord
from discord import Embed

from bot.games import PRESENTERS
from bot.i18n.texts import Speech, Words
from bot.services.context import Interaction, words_for
from bot.ui.components import log_button, sealed
from bot.ui.style import CALM, speech
from engine.core.decisions import Illegal
from engine.core.log import FORCED, GIVEN_AGAIN, Action
from engine.core.rules import Event
from engine.tables.export import export
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

FIELD = 960  # characters; a field of an embed holds 1024, with how many lines there were before


class Room(NamedTuple):
    """Room for what happened: so many characters, in so many rows of a phone."""

    characters: int
    rows: int


ROOM = Room(FIELD, FIELD)
BESIDE_PICTURE = Room(FIELD, 5)
AT_THE_END = Room(FIELD, 3)
WITHOUT_PICTURE = Room(FIELD, 21)  # in a hand of one who wants pictures, but has nothing to be drawn
WHEN_OVER = Room(FIELD, 6)  # in the hand of a game that is over, whose board says all
ROW = 38  # characters of a row on a phone
LENGTH = 1800  # characters of a page: short enough to read on a phone


class Excerpt(NamedTuple):
    """The text of a field, empty where nothing has happened; how many lines before it were left out."""

    text: str
    left_out: int


def lines_of(events: Sequence[Event], snapshot: TableSnapshot, say: Speech) -> list[str]:
    """A line for each event, oldest first; several that are one event are one, equal ones are counted."""
    merged = PRESENTERS[snapshot.game.rules.family].merged(heard(events))
    rows = [(line, len(list(equal))) for line, equal in groupby(map(say.event, merged)) if line]
    return [line if times == 1 else say.words("told-times", line=line, times=times) for line, times in rows]


def heard(events: Sequence[Event]) -> list[Event]:
    """Those that the log has a line for: what is given again after an undo is already there."""
    return [event for event in events if (event.what, event.about) != (FORCED, GIVEN_AGAIN)]


def newest(lines: Sequence[str], text: Words, room: Room = ROOM) -> Excerpt:
    """The last of these lines that fit, below how many more there are; the last one in any case."""
    if not lines:
        return Excerpt("", 0)
    kept, characters, rows = len(lines) - 1, room.characters - len(lines[-1]), room.rows - rows_of(lines[-1])
    while kept > 0 and len(lines[kept - 1]) < characters and rows_of(lines[kept - 1]) <= rows:
        kept -= 1
        characters -= len(lines[kept]) + 1
        rows -= rows_of(lines[kept])
    shown = [line[: room.characters] for line in lines[kept:]]
    before = [text("told-before", count=kept)] if kept else []
    return Excerpt("\n".join([*before, *shown]), kept)


def rows_of(text: str) -> int:
    """How many rows a text takes on a phone."""
    return sum(max(1, -(-len(line) // ROW)) for line in text.split("\n")) if text else 0


async def log_page(
    interaction: Interaction, table: int, page: int | None = None
) -> tuple[Embed, discord.ui.View]:
    """A page of the log in the reader's language, the last one if none is named; raises `Illegal`."""
    snapshot = await interaction.client.services.tables.see(table)
    if snapshot.place.guild != interaction.guild_id:
        raise Illegal("no-table")
    text = words_for(interaction)
    pages = _pages(await interaction.client.services.tables.log(table), speech(snapshot, text))
    number = min(page if page is not None else len(pages) - 1, len(pages) - 1)
    embed = Embed(title=text("log-title", table=table), description=pages[number], colour=CALM)
    embed.set_footer(text=text("log-page", page=number + 1, pages=len(pages)))
    buttons = [
        log_button(table, max(number - 1, 0), text("btn-previous"), disabled=number == 0),
        log_button(table, number + 1, text("btn-next"), disabled=number + 1 == len(pages)),
    ]
    return embed, sealed(buttons if len(pages) > 1 else [])


async def page_of(interaction: Interaction, table: int, ply: int) -> int:
    """The page of the log that begins with, or goes on to, what happened at this ply."""
    snapshot = await interaction.client.services.tables.see(table)
    log, say = await interaction.client.services.tables.log(table), speech(snapshot, words_for(interaction))
    before, whole = _pages([action for action in log if action.ply < ply], say), _pages(log, say)
    last = len(before) - 1
    return last if whole[last] != before[last] else min(last + 1, len(whole) - 1)


async def game_file(tables: Tables, snapshot: TableSnapshot) -> discord.File:
    """The finished game for `wanted verify`; raises `Illegal` while it is played, as it tells all."""
    if snapshot.game.winners is None:
        raise Illegal("not-over")
    text = export(
        snapshot.game,
        await tables.log(snapshot.id),
        variant=snapshot.variant,
        table=snapshot.id,
        numbers=[participant.number for participant in snapshot.participants],
        secret=snapshot.secret,
        decks=[participant.deck for participant in snapshot.participants],
        fingerprint=snapshot.fingerprint,
        epoch=snapshot.epoch,
    )
    return discord.File(io.BytesIO(text.encode()), filename=f"wanted-{snapshot.id}.json")


def _pages(actions: list[Action], say: Speech) -> list[str]:
    pages = [""]
    for action in actions:
        for line in map(say.event, heard(action.events)):
            if len(pages[-1]) + len(line) > LENGTH:
                pages.append("")
            pages[-1] += line + "\n"
    return [page or "–" for page in pages]
