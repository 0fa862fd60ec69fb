"""`/bang draft place expose play ability respond discard end`: the moves of BANG! for two as commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.features.play.commands import asked_now, complete, make, make_one_of
from bot.features.shared.resolve_table import Command, complete_table
from bot.ui.commands import command, group

if TYPE_CHECKING:
    from bot.services.context import ServiceClient

FAMILY = "bang"
KEY = "cmd-bang"
ABILITY = "ability"
ANSWERS = ("dodge", "shoot-back", "last-beer", "store", "flip", "draw-from", "put-back", "sure", "take")


async def characters(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes whom to draft, place or expose."""
    kinds = {"draft": ("draft",), "place": ("place",), "expose": ("expose",)}
    name = interaction.command.name if interaction.command is not None else ""
    return await complete(interaction, FAMILY, kinds.get(name, ()), current)


async def cards(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the card to play."""
    return await complete(interaction, FAMILY, ("play",), current)


async def targets(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes at whom it is played."""
    return await complete(interaction, FAMILY, ("target",), current, interaction.namespace.card)


async def theirs(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes which of his cards is meant."""
    names = interaction.namespace
    return await complete(interaction, FAMILY, ("take",), current, names.card, names.target)


async def answers(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes an answer."""
    return await complete(interaction, FAMILY, ANSWERS, current)


async def healing(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the cards that Sid Ketchum discards."""
    return await complete(interaction, FAMILY, (ABILITY,), current, ABILITY)


async def surplus(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the cards to discard."""
    return await complete(interaction, FAMILY, ("discard",), current)


@command(f"{KEY}-draft", character=f"{KEY}-draft-character", table=f"{KEY}-table")
@app_commands.autocomplete(character=characters)
@app_commands.autocomplete(table=complete_table)
async def draft(interaction: Command, character: str, table: int | None = None) -> None:
    """Choose a character before the game."""
    await make(interaction, FAMILY, table, {"draft": (character,)})


@command(f"{KEY}-place", character=f"{KEY}-place-character", table=f"{KEY}-table")
@app_commands.autocomplete(character=characters)
@app_commands.autocomplete(table=complete_table)
async def place(interaction: Command, character: str, table: int | None = None) -> None:
    """Say who stands on the right."""
    await make(interaction, FAMILY, table, {"place": (character,)})


@command(f"{KEY}-expose", character=f"{KEY}-expose-character", table=f"{KEY}-table")
@app_commands.autocomplete(character=characters)
@app_commands.autocomplete(table=complete_table)
async def expose(interaction: Command, character: str, table: int | None = None) -> None:
    """Say who is exposed."""
    await make(interaction, FAMILY, table, {"expose": (character,)})


@command(
    f"{KEY}-play",
    card=f"{KEY}-play-card",
    target=f"{KEY}-play-target",
    take=f"{KEY}-play-take",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(card=cards, target=targets, take=theirs)
@app_commands.autocomplete(table=complete_table)
async def play(
    interaction: Command,
    card: str,
    target: str | None = None,
    take: str | None = None,
    table: int | None = None,
) -> None:
    """Play a card; what the panel had begun is taken back first."""
    said = {"play": (card,), "target": (target,), "take": (take,)}
    await make(interaction, FAMILY, table, said)


@command(
    f"{KEY}-ability",
    first=f"{KEY}-ability-first",
    second=f"{KEY}-ability-second",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(first=healing, second=healing)
@app_commands.autocomplete(table=complete_table)
async def ability(
    interaction: Command,
    first: str | None = None,
    second: str | None = None,
    table: int | None = None,
) -> None:
    """Let Sid Ketchum heal, in turn or in answer."""
    table, asked = await asked_now(interaction, FAMILY, table)
    await make(interaction, FAMILY, table, {asked or "play": (ABILITY,), ABILITY: (first, second)})


@command(f"{KEY}-respond", answer=f"{KEY}-respond-answer", table=f"{KEY}-table")
@app_commands.autocomplete(answer=answers)
@app_commands.autocomplete(table=complete_table)
async def respond(interaction: Command, answer: str, table: int | None = None) -> None:
    """Answer what happens to one's characters, or any other question about cards."""
    await make_one_of(interaction, FAMILY, table, ANSWERS, answer)


@command(
    f"{KEY}-discard",
    first=f"{KEY}-discard-first",
    second=f"{KEY}-discard-second",
    third=f"{KEY}-discard-third",
    fourth=f"{KEY}-discard-fourth",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(first=surplus, second=surplus, third=surplus, fourth=surplus)
@app_commands.autocomplete(table=complete_table)
async def discard(
    interaction: Command,
    first: str,
    second: str | None = None,
    third: str | None = None,
    fourth: str | None = None,
    table: int | None = None,
) -> None:
    """Discard what cannot be kept."""
    await make(interaction, FAMILY, table, {"discard": (first, second, third, fourth)})


@command(f"{KEY}-end", table=f"{KEY}-table")
@app_commands.autocomplete(table=complete_table)
async def end(interaction: Command, table: int | None = None) -> None:
    """Play no more this turn."""
    await make(interaction, FAMILY, table, {"play": ("done",)})


async def setup(bot: ServiceClient) -> None:
    """Add the group, made anew for each bot: discord.py runs this module once for each."""
    bot.tree.add_command(group(f"{KEY}-group", draft, place, expose, play, ability, respond, discard, end))
