"""The log in sentences: excerpts, pages, and the game as a file."""

import io
import re
from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

import discord
from discord import Embed

from bot.features.interactions.resolve_table import is_deal_secret, on_this_server
from bot.features.interactions.responses import show_aside
from bot.games import PRESENTERS
from bot.games.lines import Line, gravity_of, is_routine, turn_of
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, Services, texts_for
from bot.ui.components import LOG
from bot.ui.style import NEUTRAL_COLOR, phrases_for
from engine.core.decisions import Refused
from engine.core.log import FORCED, REPEATED_FACTS, RETRACTED
from engine.core.rules import Event
from engine.tables.export import export_table
from engine.tables.snapshot import TableSnapshot

FIELD = 960  # characters; a field holds 1024, including the count of omitted lines


class TextBudget(NamedTuple):
    characters: int
    rows: int  # rows on a phone


ROOM = TextBudget(FIELD, FIELD)
RECENT = 8  # lines of which the graver ones stay in a panel
DEADLY = 4  # gravity of lines that stay as long as recent ones
PENDING = "…"  # stands for what a moving picture shows first
ROW = 38  # characters of a row on a phone
RELATIVE = re.compile(r"<t:\d+:R>")  # a time from now, as Discord writes it
MARKUP = re.compile(r"\*\*|\\(?=\W)|(?<=<):\w+:\d+(?=>)")  # bold, escapes, an emoji's name and id
LENGTH = 1800  # characters of a page: short enough to read on a phone


class Excerpt(NamedTuple):
    text: str
    left_out: int  # lines that do not fit


def lines_of(
    events: Sequence[Event],
    snapshot: TableSnapshot,
    phrases: Phrases,
    write: Callable[[Event], str] | None = None,
) -> list[str]:
    """Return what happened, oldest first; equal lines are counted.

    `write` returns a line for each event; by default the game sums them up.
    """
    presenter, events = PRESENTERS[snapshot.game.rules.family], visible_events(events)
    summary: list[str]
    if write is None:  # what a reply did follows: that nobody had to give it is for the log
        events = [event for event in events if event.kind != FORCED]
        summary = presenter.summary(events, phrases)
    else:
        merged, kinds = presenter.merge_events(events), presenter.routine
        summary = [Line(write(event), is_routine=event.kind in kinds) for event in merged]
    lines = list[str]()
    for line, equal in groupby(summary):
        times = len(list(equal))
        if line:
            known = line if isinstance(line, Line) else Line(line)
            words = line if times == 1 else phrases.texts("told-times", line=line, times=times)
            lines.append(known.reworded(words))
    return lines


def visible_events(events: Sequence[Event]) -> list[Event]:
    """Return the events without replies that an undo repeated, and without doubts about a secret choice."""
    return [
        event
        for event in events
        if event.kind != RETRACTED and (event.kind, event.facts) != (FORCED, REPEATED_FACTS)
    ]


def excerpt(
    lines: Sequence[str],
    text: Texts,
    room: TextBudget = ROOM,
    *,
    left_key: str = "told-before",
) -> Excerpt:
    """Return the lines that fit, at least one, in order, below the number of those left out.

    First all but deaths and the `RECENT` lines are left out, so that the last turn stays; of these routine
    ones, then those of turns before the last two, the least grave, the oldest first, and last the newest
    result with what followed it. Their number takes a row, so one more row than there is room for is never
    worth it; without a `left_key` it is not told.
    """
    if not lines:
        return Excerpt("", 0)
    numbers = range(len(lines))
    newest = max((n for n in numbers if not is_routine(lines[n])), default=numbers[-1])

    def weight(n: int) -> tuple[bool, bool, bool, bool, bool, int, int]:
        gravity = gravity_of(lines[n])
        is_recent = n >= len(lines) - RECENT or gravity >= DEADLY
        is_late = turn_of(lines[n]) >= turn_of(lines[-1]) - 1 or gravity > DEADLY
        return n == newest, n > newest, is_recent, not is_routine(lines[n]), is_late, is_recent * gravity, n

    remaining = sorted(numbers, key=weight)[-max(1, room.rows + 1) :]  # each line fills a row at least
    characters = sum(len(lines[n]) + 1 for n in remaining) - 1
    while len(remaining) > 1:
        free = room.rows + bool(left_key) * (-1 if len(remaining) < len(lines) else 1)
        if characters <= room.characters:  # only then is it worth the time to count rows
            words = by_turns([lines[n] for n in sorted(remaining)], text)
            if phone_rows(words) <= free and len(words) <= room.characters:
                break
        characters -= len(lines[remaining.pop(0)]) + 1
    words = by_turns([lines[n] for n in sorted(remaining)], text)
    left_out = len(lines) - len(remaining)
    head = [text(left_key, count=left_out)] if left_out and left_key else []
    return Excerpt("\n".join([*head, words[: room.characters]]), left_out)


def by_turns(lines: Sequence[str], text: Texts) -> str:
    """Name the turn before its first line, if there are several."""
    turns = [turn_of(line) for line in lines]
    marks = [turn if len({*turns}) > 1 and turn != before else 0 for before, turn in pairwise([0, *turns])]
    return "\n".join(
        text("told-turn", turn=turn, line=line) if turn else line for turn, line in zip(marks, lines)
    )


def ongoing(text: str) -> str:
    """Return what led up to a result that a picture is about to show, if anything did."""
    return text if not text or text.endswith(PENDING) else f"{text}\n{PENDING}"


def phone_rows(text: str) -> int:
    """Return how many rows of a phone a text fills, without what Discord does not show of it."""
    visible = MARKUP.sub("", RELATIVE.sub("in 24 hours", text))
    return sum(max(1, -(-len(line) // ROW)) for line in visible.split("\n")) if text else 0


async def show_log_page(interaction: Interaction, table_id: int, page: int | None = None) -> None:
    """Show a page of the log, by default the last; raises `Refused`."""
    snapshot = await on_this_server(interaction, table_id)
    text = texts_for(interaction)
    rows, arrange = (
        await interaction.client.services.tables.log(table_id),
        PRESENTERS[snapshot.game.rules.family].log_events,
    )
    phrases = phrases_for(snapshot, text, snapshot.seat_of(interaction.user.id))
    turn = PRESENTERS[snapshot.game.rules.family].turn_event  # begins a paragraph

    def write(event: Event) -> str:
        return "\n" * (event.kind == turn) + phrases.event(event)

    pages = _pages([arrange(row.events) for row in rows], write)
    number = min(len(pages) if page is None else page, len(pages) - 1)
    embed = Embed(title=text("log-title", table=table_id), description=pages[number], color=NEUTRAL_COLOR)
    embed.set_footer(text=text("log-page", page=number + 1, pages=len(pages)))
    buttons = [
        LOG.button(text("btn-previous"), disabled=number == 0, table_id=table_id, page=max(number - 1, 0)),
        LOG.button(text("btn-next"), disabled=number + 1 == len(pages), table_id=table_id, page=number + 1),
    ]
    await show_aside(interaction, snapshot, [embed], buttons if len(pages) > 1 else [])


async def game_file(services: Services, snapshot: TableSnapshot) -> discord.File:
    """Return the finished game for `wanted verify`; raises `Refused` while its deal must stay secret."""
    if snapshot.game.winners is None:
        raise Refused("not-over")
    if snapshot.origin is not None:
        raise Refused("not-dealt", table=snapshot.origin.table_id)
    if await is_deal_secret(services, snapshot):
        raise Refused("daily-sealed")
    text = export_table(snapshot, await services.tables.log(snapshot.id))
    return discord.File(io.BytesIO(text.encode()), filename=f"wanted-{snapshot.id}.json")


def _pages(actions: Sequence[Sequence[Event]], write: Callable[[Event], str]) -> list[str]:
    """Return the pages, of which the newest is full and the first may be short."""
    pages = [""]
    for events in reversed(actions):
        for line in reversed([*map(write, visible_events(events))]):
            if len(pages[0]) + len(line) > LENGTH:
                pages.insert(0, "")
            pages[0] = f"{line}\n{pages[0]}"
    return [page or "–" for page in pages]
