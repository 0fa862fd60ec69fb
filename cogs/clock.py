"""`/wanted claim back more-time`: what players may do about clocks. See engine/tables/timeouts.py."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.shared.resolve_table import AmbiguousTable, at, complete_table, my_lines, my_seat, name_of
from bot.features.time import actions as clock_press
from bot.services.context import Interaction, words_for
from bot.ui.commands import GROUP, PartCog, command
from bot.ui.looks import fitting
from engine.core.records import TableSummary

KEY = "cmd-wanted"
TABLE = f"{KEY}-table-option"


async def complete_absent(interaction: Interaction, current: str) -> list[Choice[int]]:
    """The tables at which the computer sits in for me."""
    text = words_for(interaction)
    return fitting([(name_of(line, text), line.table) for line in await sat_in(interaction)], current)


class ClockCommands(PartCog):
    """What players may do about clocks."""

    @command(f"{KEY}-claim", table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def claim(self, interaction: Interaction, table: int | None = None) -> None:
        await clock_press.ask_claim(interaction, (await at(interaction, table)).id)

    @command(f"{KEY}-back", table=TABLE)
    @app_commands.autocomplete(table=complete_absent)
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        lines = await sat_in(interaction)
        if table is None and len(lines) > 1:
            raise AmbiguousTable(lines)
        if table is None and lines:
            table = lines[0].table
        await clock_press.come_back(interaction, (await at(interaction, table)).id)

    @command(f"{KEY}-more-time", table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def more_time(self, interaction: Interaction, table: int | None = None) -> None:
        await clock_press.more_time(interaction, (await at(interaction, table)).id)


async def sat_in(interaction: Interaction) -> list[TableSummary]:
    """My tables here at which the computer sits in for me."""
    lines = await my_lines(interaction)
    seats = ((line, my_seat(line, interaction.user.id)) for line in lines)
    return [line for line, seat in seats if seat is not None and line.participants[seat].level is not None]


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the commands to the group that the client has made."""
    await ClockCommands().join(bot, GROUP)
