"""`/gnadenlos adventurer prestige recruit bid take pass`: the moves of Gnadenlos! as commands."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.features.play.actions import seated
from bot.features.play.commands import complete, make
from bot.features.shared.resolve_table import Command, at, complete_table
from bot.ui.commands import command, group
from engine.core.prompts import Illegal
from engine.tables.transitions import taken_back

if TYPE_CHECKING:
    from bot.services.context import ServiceClient

FAMILY = "gnadenlos"
KEY = "cmd-gnadenlos"


async def adventurers(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes who is sent."""
    return await complete(interaction, FAMILY, ("adventurer",), current)


async def amounts(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what is paid for prestige."""
    return await complete(interaction, FAMILY, ("prestige",), current)


async def notes(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what is bid."""
    return await complete(interaction, FAMILY, ("bid",), current)


async def lots(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes who is recruited."""
    return await complete(interaction, FAMILY, ("take",), current)


@command(f"{KEY}-adventurer", card=f"{KEY}-adventurer-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=adventurers)
@app_commands.autocomplete(table=complete_table)
async def adventurer(interaction: Command, card: str, table: int | None = None) -> None:
    """Send an adventurer into the event."""
    await make(interaction, FAMILY, table, {"adventurer": (card,)})


@command(f"{KEY}-prestige", nuggets=f"{KEY}-prestige-nuggets", table=f"{KEY}-table")
@app_commands.autocomplete(nuggets=amounts)
@app_commands.autocomplete(table=complete_table)
async def prestige(interaction: Command, nuggets: str, table: int | None = None) -> None:
    """Pay nuggets and go as many fields."""
    await make(interaction, FAMILY, table, {"prestige": (nuggets,)})


@command(f"{KEY}-recruit", table=f"{KEY}-table")
@app_commands.autocomplete(table=complete_table)
async def recruit(interaction: Command, table: int | None = None) -> None:
    """Open a recruiting."""
    await make(interaction, FAMILY, table, {"recruit": ("open",)})


@command(
    f"{KEY}-bid",
    note=f"{KEY}-bid-note",
    second=f"{KEY}-bid-second",
    third=f"{KEY}-bid-third",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(note=notes, second=notes, third=notes)
@app_commands.autocomplete(table=complete_table)
async def bid(
    interaction: Command,
    note: str,
    second: str | None = None,
    third: str | None = None,
    table: int | None = None,
) -> None:
    """Lay one to three notes; where their sum is taken, the panel says which are free."""
    seen = await at(interaction, table, FAMILY)
    laid = tuple(each for each in (note, second, third) if each is not None)
    said = {"bid": laid}
    with suppress(Illegal):  # `make` says why
        seat = seated(seen, interaction.user.id)
        following = seen.game.peek(seat, *taken_back(seen.game, seat, said), laid)
        if following is not None and following.kind == "lay":
            said["lay"] = ("lay",)
    await make(interaction, FAMILY, seen.id, said)


@command(f"{KEY}-take", card=f"{KEY}-take-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=lots)
@app_commands.autocomplete(table=complete_table)
async def take(interaction: Command, card: str, table: int | None = None) -> None:
    """Take one of the adventurers on offer."""
    await make(interaction, FAMILY, table, {"take": (card,)})


@command(f"{KEY}-pass", table=f"{KEY}-table")
@app_commands.autocomplete(table=complete_table)
async def pass_(interaction: Command, table: int | None = None) -> None:
    """Open no recruiting."""
    await make(interaction, FAMILY, table, {"recruit": ("pass",)})


async def setup(bot: ServiceClient) -> None:
    """Add the group, made anew for each bot: discord.py runs this module once for each."""
    moves = (adventurer, prestige, recruit, bid, take, pass_)
    bot.tree.add_command(group(f"{KEY}-group", *moves))
