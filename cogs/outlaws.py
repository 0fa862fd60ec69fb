"""`/outlaws pick place-dice discard`: the moves of WANTED as commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.features.play.commands import complete, make, make_one_of
from bot.features.shared.resolve_table import Command, complete_table
from bot.ui.commands import command, group

if TYPE_CHECKING:
    from bot.services.context import ServiceClient

FAMILY = "outlaws"
PICKED = ("pick", "leader")  # one command picks a card for either question
KEY = "cmd-outlaws"


async def cards(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what is to be picked."""
    return await complete(interaction, FAMILY, PICKED, current)


async def arrangements(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes how the dice may lie."""
    return await complete(interaction, FAMILY, ("place-dice",), current)


async def in_play(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what is to be discarded."""
    return await complete(interaction, FAMILY, ("discard",), current)


@command(
    f"{KEY}-pick",
    card=f"{KEY}-pick-card",
    second=f"{KEY}-pick-second",
    third=f"{KEY}-pick-third",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(card=cards, second=cards, third=cards)
@app_commands.autocomplete(table=complete_table)
async def pick(
    interaction: Command,
    card: str,
    second: str | None = None,
    third: str | None = None,
    table: int | None = None,
) -> None:
    """Put a card face down, in gangs three; or say which of two leads."""
    await make_one_of(interaction, FAMILY, table, PICKED, card, second, third)


@command(f"{KEY}-place-dice", dice=f"{KEY}-place-dice-dice", table=f"{KEY}-table")
@app_commands.autocomplete(dice=arrangements)
@app_commands.autocomplete(table=complete_table)
async def place_dice(interaction: Command, dice: str, table: int | None = None) -> None:
    """Give each card of a gang a die."""
    await make(interaction, FAMILY, table, {"place-dice": (dice,)})


@command(f"{KEY}-discard", card=f"{KEY}-discard-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=in_play)
@app_commands.autocomplete(table=complete_table)
async def discard(interaction: Command, card: str, table: int | None = None) -> None:
    """After a tie of gangs, give up a card."""
    await make(interaction, FAMILY, table, {"discard": (card,)})


async def setup(bot: ServiceClient) -> None:
    """Add the group, made anew for each bot: discord.py runs this module once for each."""
    bot.tree.add_command(group(f"{KEY}-group", pick, place_dice, discard))
