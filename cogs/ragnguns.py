"""`/ragnguns pose discard effect trap disarm shootout split step-out stash end …`: its moves as commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.features.play.commands import complete, make, make_one_of
from bot.features.shared.resolve_table import Command, complete_table
from bot.services.context import words_for
from bot.ui.commands import command, group
from engine.games.ragnguns.state import PLACES

if TYPE_CHECKING:
    from bot.services.context import ServiceClient

FAMILY = "ragnguns"
KEY = "cmd-ragnguns"
CHOSEN = ("on-pose", "place", "place-trap", "give-up", "target", "zone", "stake")


async def turn(interaction: Command, table: int | None, verb: str, **words: str | None) -> None:
    """Make a move of the free part; what the panel had begun is taken back first."""
    said = {"turn": (verb,)} | {kind: (word,) for kind, word in words.items()}
    await make(interaction, FAMILY, table, said)


async def posable(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the card to pose."""
    return await complete(interaction, FAMILY, ("pose",), current, "pose")


async def zones(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes where to pose it."""
    return await complete(interaction, FAMILY, ("zone",), current, "pose", interaction.namespace.card)


async def discardable(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the card to discard."""
    return await complete(interaction, FAMILY, ("discard",), current, "discard")


async def effects(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the effect to play."""
    return await complete(interaction, FAMILY, ("effect",), current, "effect")


async def targets(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what the effect is for."""
    return await complete(interaction, FAMILY, ("target",), current, "effect", interaction.namespace.name)


async def places(interaction: Command, current: str) -> list[Choice[str]]:
    """The two places of the stash."""
    text = words_for(interaction)
    return [Choice(name=text(f"ragnguns-{place}"), value=place) for place in PLACES]


async def traps(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the trap to set."""
    return await complete(interaction, FAMILY, ("trap",), current, "trap")


async def stakes(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what to stake on it."""
    return await complete(interaction, FAMILY, ("stake",), current, "trap", interaction.namespace.card)


async def amounts(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes how many bullets to fire."""
    return await complete(interaction, FAMILY, ("shoot",), current, "shoot")


async def decks(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the deck to play with."""
    return await complete(interaction, FAMILY, ("deck",), current)


async def disarming(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what to do about a trap."""
    return await complete(interaction, FAMILY, ("disarm",), current)


async def shares(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes how many bullets the alley card takes."""
    return await complete(interaction, FAMILY, ("split",), current)


async def stashing(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes a card and its place."""
    return await complete(interaction, FAMILY, ("stash",), current)


async def choices(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what a card asks."""
    return await complete(interaction, FAMILY, CHOSEN, current)


@command(f"{KEY}-deck", name=f"{KEY}-deck-name", table=f"{KEY}-table")
@app_commands.autocomplete(name=decks)
@app_commands.autocomplete(table=complete_table)
async def deck(interaction: Command, name: str, table: int | None = None) -> None:
    """Choose a deck before the game begins."""
    await make(interaction, FAMILY, table, {"deck": (name,)})


@command(f"{KEY}-pose", card=f"{KEY}-pose-card", zone=f"{KEY}-pose-zone", table=f"{KEY}-table")
@app_commands.autocomplete(card=posable, zone=zones)
@app_commands.autocomplete(table=complete_table)
async def pose(interaction: Command, card: str, zone: str | None = None, table: int | None = None) -> None:
    """Put a card into a zone."""
    await turn(interaction, table, "pose", pose=card, zone=zone)


@command(f"{KEY}-discard", card=f"{KEY}-discard-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=discardable)
@app_commands.autocomplete(table=complete_table)
async def discard(interaction: Command, card: str, table: int | None = None) -> None:
    """Discard a card."""
    await turn(interaction, table, "discard", discard=card)


@command(
    f"{KEY}-effect",
    name=f"{KEY}-effect-name",
    target=f"{KEY}-effect-target",
    place=f"{KEY}-effect-place",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(name=effects, target=targets, place=places)
@app_commands.autocomplete(table=complete_table)
async def effect(
    interaction: Command,
    name: str,
    target: str | None = None,
    place: str | None = None,
    table: int | None = None,
) -> None:
    """Play an effect."""
    await turn(interaction, table, "effect", effect=name, target=target, place=place)


@command(f"{KEY}-trap", card=f"{KEY}-trap-card", stake=f"{KEY}-trap-stake", table=f"{KEY}-table")
@app_commands.autocomplete(card=traps, stake=stakes)
@app_commands.autocomplete(table=complete_table)
async def trap(interaction: Command, card: str, stake: str | None = None, table: int | None = None) -> None:
    """Set a trap."""
    await turn(interaction, table, "trap", trap=card, stake=stake)


@command(f"{KEY}-disarm", answer=f"{KEY}-disarm-answer", table=f"{KEY}-table")
@app_commands.autocomplete(answer=disarming)
@app_commands.autocomplete(table=complete_table)
async def disarm(interaction: Command, answer: str, table: int | None = None) -> None:
    """Pay, overbid or turn up a trap."""
    await make(interaction, FAMILY, table, {"disarm": (answer,)})


@command(f"{KEY}-shootout", bullets=f"{KEY}-shootout-bullets", table=f"{KEY}-table")
@app_commands.autocomplete(bullets=amounts)
@app_commands.autocomplete(table=complete_table)
async def shootout(interaction: Command, bullets: str, table: int | None = None) -> None:
    """Fire a fusillade."""
    await turn(interaction, table, "shoot", shoot=bullets)


@command(f"{KEY}-split", bullets=f"{KEY}-split-bullets", table=f"{KEY}-table")
@app_commands.autocomplete(bullets=shares)
@app_commands.autocomplete(table=complete_table)
async def split(interaction: Command, bullets: str, table: int | None = None) -> None:
    """Share the bullets between alley and pistolero."""
    await make(interaction, FAMILY, table, {"split": (bullets,)})


@command(f"{KEY}-step-out", table=f"{KEY}-table")
@app_commands.autocomplete(table=complete_table)
async def step_out(interaction: Command, table: int | None = None) -> None:
    """Send the pistolero into the alley."""
    await turn(interaction, table, "step-out")


@command(f"{KEY}-stash", card=f"{KEY}-stash-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=stashing)
@app_commands.autocomplete(table=complete_table)
async def stash(interaction: Command, card: str, table: int | None = None) -> None:
    """Give a card its place in the stash."""
    await make(interaction, FAMILY, table, {"stash": (card,)})


@command(f"{KEY}-end", table=f"{KEY}-table")
@app_commands.autocomplete(table=complete_table)
async def end(interaction: Command, table: int | None = None) -> None:
    """End the turn."""
    await turn(interaction, table, "end")


@command(f"{KEY}-choose", answer=f"{KEY}-choose-answer", table=f"{KEY}-table")
@app_commands.autocomplete(answer=choices)
@app_commands.autocomplete(table=complete_table)
async def choose(interaction: Command, answer: str, table: int | None = None) -> None:
    """Answer what a card asks."""
    await make_one_of(interaction, FAMILY, table, CHOSEN, answer)


async def setup(bot: ServiceClient) -> None:
    """Add the group, made anew for each bot: discord.py runs this module once for each."""
    first = (deck, pose, discard, effect, trap, disarm, shootout)
    bot.tree.add_command(group(f"{KEY}-group", *first, split, step_out, stash, end, choose))
