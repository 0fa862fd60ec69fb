"""Which table a command means: the thread's own, the one named, or the one that waits for this person."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

from discord import SelectOption
from discord.app_commands import Choice

from bot.i18n.texts import Words, escaped, plain
from bot.services.context import Interaction, words_for
from bot.ui.components import OPTION, my_tables_select, sealed
from bot.ui.style import MOST, clipped, fitting
from engine.core.decisions import Illegal, Seat
from engine.core.records.tables import TableSummary
from engine.games import GAMES
from engine.tables.service import TableSnapshot

Command: TypeAlias = Interaction


class AmbiguousTable(Exception):
    """More than one table may be meant: the person is asked which, for this verb."""

    def __init__(self, lines: Sequence[TableSummary], verb: str = "hand", count: int = 1) -> None:
        self.lines, self.verb, self.count = lines, verb, count


async def my_lines(interaction: Interaction) -> list[TableSummary]:
    """The open tables of this person on this server, first those that wait for them."""
    user = interaction.user.id
    lines = await interaction.client.services.store.lines_of(user, interaction.guild_id)
    return sorted(lines, key=lambda line: (my_seat(line, user) not in line.waiting, -line.changed))


async def resolve_table(interaction: Interaction, table: int | None, family: str | None = None) -> int:
    """The table that is meant; raises `Illegal` if there is none and `AmbiguousTable` if several may be."""
    if table is not None:
        return table
    mine = await my_lines(interaction)
    lines = [line for line in mine if family in (None, GAMES[line.game].family)]
    here = in_channel(lines, interaction)
    if not here:
        _check_played_here(mine, interaction, family)
    for among in (here, lines):
        waiting = [line for line in among if my_seat(line, interaction.user.id) in line.waiting]
        for few in (waiting, among):
            if len(few) == 1:
                return few[0].table
            if few:
                raise AmbiguousTable(few)
    raise Illegal("no-game")


def in_channel(lines: Sequence[TableSummary], interaction: Interaction) -> list[TableSummary]:
    """Those that are played where this person is."""
    return [line for line in lines if (line.place.channel or line.place.parent) == interaction.channel_id]


def _check_played_here(mine: Sequence[TableSummary], interaction: Interaction, family: str | None) -> None:
    """Raise `Illegal` if this is the channel of a table of mine with a game of another family."""
    others = in_channel(mine, interaction)
    if family is not None and others:
        raise _other_game(others[0].game, interaction)


def _other_game(game: str, interaction: Interaction) -> Illegal:
    """That this game has commands of its own."""
    text, family = words_for(interaction), GAMES[game].family
    return Illegal("other-game", game=text(f"game-{game}"), command=text(f"cmd-{family}-group"))


async def at(interaction: Interaction, table: int | None, family: str | None = None) -> TableSnapshot:
    """The table meant, if it is on this server and of this family; raises what `resolve_table` does."""
    snapshot = await on_this_server(interaction, await resolve_table(interaction, table, family))
    if family not in (None, snapshot.game.rules.family):
        raise _other_game(snapshot.name, interaction)
    return snapshot


async def on_this_server(interaction: Interaction, table: int) -> TableSnapshot:
    """This table; raises `Illegal` if it is on another server."""
    snapshot = await interaction.client.services.tables.see(table)
    if snapshot.place.guild != interaction.guild_id:
        raise Illegal("no-table")
    return snapshot


async def at_any(interaction: Interaction, table: int | None) -> TableSnapshot:
    """The same for onlookers: without a number, first the newest table that is or was played here."""
    if table is None:
        table = await interaction.client.services.store.newest_in(interaction.channel_id or 0)
    return await at(interaction, table)


def my_seat(line: TableSummary, user: int) -> Seat | None:
    """The seat of this person, if they have one."""
    return next(
        (seat for seat, participant in enumerate(line.participants) if participant.user == user), None
    )


async def ask_which(interaction: Interaction, among: AmbiguousTable) -> None:
    """A list of the tables that may be meant; the one picked gets what the command asked for."""
    text = words_for(interaction)
    options = [
        SelectOption(label=clipped(name_of(line, text), OPTION), value=str(line.table))
        for line in among.lines[:MOST]
    ]
    view = sealed([my_tables_select(options, text("hint-table"), among.verb, among.count)])
    said = text(f"which-table-{among.verb}", count=among.count)
    await interaction.response.send_message(said, view=view, ephemeral=True)


async def usual_game(interaction: Interaction) -> str:
    """The game that is this server's default, meant where none is named."""
    return (await interaction.client.services.store.server_settings(interaction.guild_id or 0)).game


def heading(snapshot: TableSnapshot, user: int, text: Words) -> str:
    """Which game this is, and with whom: what a question that cannot be taken back begins with."""
    others = [participant.name for participant in snapshot.participants if participant.user != user]
    names = text.listed([escaped(plain(name) or text("nameless")) for name in others])
    return text("at-table", game=text(f"game-{snapshot.name}"), names=names, table=snapshot.id)


async def complete_table(interaction: Interaction, current: str) -> list[Choice[int]]:
    """My open tables on this server, by number or name."""
    text = words_for(interaction)
    return fitting([(name_of(line, text), line.table) for line in await my_lines(interaction)], current)


async def complete_any(interaction: Interaction, current: str) -> list[Choice[int]]:
    """My tables on this server, finished ones too, by number or name."""
    store, user, guild = interaction.client.services.store, interaction.user.id, interaction.guild_id
    return await complete_paged(interaction, current, partial(store.played, user, guild=guild))


def finished(interaction: Interaction) -> Callable[..., Awaitable[list[TableSummary]]]:
    """What finds my finished games on this server, the last one first."""
    store, user = interaction.client.services.store, interaction.user.id
    return partial(store.played, user, guild=interaction.guild_id, over=True)


async def complete_paged(
    interaction: Interaction, current: str, wanted: Callable[..., Awaitable[list[TableSummary]]]
) -> list[Choice[int]]:
    """The tables of a list's first page, by number or name; of the others the one whose number was typed."""
    text, lines = words_for(interaction), await wanted()
    if (typed := _NUMBER.fullmatch(current)) and int(typed[1]) not in {line.table for line in lines}:
        lines = [*await wanted(table=int(typed[1])), *lines]
    return fitting([(name_of(line, text), line.table) for line in lines], current)


_NUMBER = re.compile(r"\D{0,4}(\d{1,18})\s*", re.ASCII)  # #12, nº 12; longer ones would not fit the database


def name_of(line: TableSummary, text: Words) -> str:
    """A table in a list: its number, game and players."""
    players = ", ".join(plain(participant.name) for participant in line.participants)
    return text("table-name", table=line.table, game=text(f"game-{line.game}"), players=players)
