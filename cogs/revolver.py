"""`/revolver poker march play discard dynamite collapse gatling victim end`: its moves as commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.features.play.commands import asked_now, complete, make, make_one_of
from bot.features.shared.resolve_table import Command, complete_table
from bot.ui.commands import command, group

if TYPE_CHECKING:
    from bot.services.context import ServiceClient

FAMILY = "revolver"
KEY = "cmd-revolver"
PLAY = "play"
CHOSEN = ("dig", "recover", "bring", "recall", "drill")  # answered by naming a card, like a play
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")  # by discarding one
NAMED = ("victim", "daunt", "hearten")  # by naming a guardian


async def turn(interaction: Command, table: int | None, verb: str, **said: Sequence[str | None]) -> None:
    """Make a play; what the panel had begun is taken back first."""
    words = {kind.replace("_", "-"): reply for kind, reply in said.items()}
    await make(interaction, FAMILY, table, {PLAY: (verb,), **words})


async def poker_cards(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the card of the tournament."""
    return await complete(interaction, FAMILY, ("poker",), current)


async def ways(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes whether to stay or to ride."""
    return await complete(interaction, FAMILY, ("march",), current)


async def playable(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the card to play; what is no card has a command of its own."""
    found = await complete(interaction, FAMILY, (PLAY, *CHOSEN), current)
    return [choice for choice in found if "." in choice.value or choice.value == "pass"]


async def places(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes where an obstruction goes."""
    return await complete(interaction, FAMILY, ("field",), current, interaction.namespace.card)


async def prices(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what to pay with."""
    names = interaction.namespace
    before = (names.card, names.field) if names.field else (names.card,)
    return await complete(interaction, FAMILY, ("cost",), current, *before)


async def losses(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what to discard."""
    found = await complete(interaction, FAMILY, GIVEN_UP, current)
    return found or await complete(interaction, FAMILY, ("drop",), current, "drop")


async def kegs(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the first keg to light."""
    return await complete(interaction, FAMILY, ("keg",), current, _explosion(interaction))


async def second_kegs(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes the second one, where the first is not enough."""
    first = interaction.namespace.keg
    return await complete(interaction, FAMILY, ("second-keg",), current, _explosion(interaction), first)


def _explosion(interaction: Command) -> str | None:
    """Which play the command makes: dynamite or collapse."""
    return interaction.command.name if interaction.command is not None else None


async def ammunition(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes what the Gatling fires."""
    return await complete(interaction, FAMILY, ("ammo",), current, "gatling")


async def guardians(interaction: Command, current: str) -> list[Choice[str]]:
    """Completes which guardian is meant."""
    return await complete(interaction, FAMILY, NAMED, current)


@command(f"{KEY}-poker", card=f"{KEY}-poker-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=poker_cards)
@app_commands.autocomplete(table=complete_table)
async def poker(interaction: Command, card: str, table: int | None = None) -> None:
    """Put down a card in the tournament."""
    await make(interaction, FAMILY, table, {"poker": (card,)})


@command(f"{KEY}-march", way=f"{KEY}-march-way", table=f"{KEY}-table")
@app_commands.autocomplete(way=ways)
@app_commands.autocomplete(table=complete_table)
async def march(interaction: Command, way: str, table: int | None = None) -> None:
    """Stay for an optional turn, or ride on."""
    await make(interaction, FAMILY, table, {"march": (way,)})


@command(
    f"{KEY}-play",
    card=f"{KEY}-play-card",
    pay1=f"{KEY}-play-pay1",
    pay2=f"{KEY}-play-pay2",
    pay3=f"{KEY}-play-pay3",
    pay4=f"{KEY}-play-pay4",
    field=f"{KEY}-play-field",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(card=playable, field=places, pay1=prices, pay2=prices, pay3=prices, pay4=prices)
@app_commands.autocomplete(table=complete_table)
async def play(
    interaction: Command,
    card: str,
    pay1: str | None = None,
    pay2: str | None = None,
    pay3: str | None = None,
    pay4: str | None = None,
    field: str | None = None,
    table: int | None = None,
) -> None:
    """Play a card and pay for it; or name the card that its text asks for."""
    table, asked = await asked_now(interaction, FAMILY, table)
    if asked in CHOSEN:
        await make(interaction, FAMILY, table, {asked: (card,)})
        return
    await turn(interaction, table, card, field=(field,), cost=(pay1, pay2, pay3, pay4))


@command(
    f"{KEY}-discard",
    card=f"{KEY}-discard-card",
    second=f"{KEY}-discard-second",
    table=f"{KEY}-table",
)
@app_commands.autocomplete(card=losses, second=losses)
@app_commands.autocomplete(table=complete_table)
async def discard(
    interaction: Command, card: str, second: str | None = None, table: int | None = None
) -> None:
    """Discard what is asked for, or an own card of the current battlefield."""
    table, asked = await asked_now(interaction, FAMILY, table)
    if asked in GIVEN_UP:
        await make(interaction, FAMILY, table, {asked: (card, second)})
        return
    await turn(interaction, table, "drop", drop=(card, second))


@command(f"{KEY}-dynamite", keg=f"{KEY}-keg", second=f"{KEY}-second-keg", table=f"{KEY}-table")
@app_commands.autocomplete(keg=kegs, second=second_kegs)
@app_commands.autocomplete(table=complete_table)
async def dynamite(
    interaction: Command, keg: str | None = None, second: str | None = None, table: int | None = None
) -> None:
    """Blow up the bridge; the panel asks once more."""
    await turn(interaction, table, "dynamite", keg=(keg,), second_keg=(second,))


@command(f"{KEY}-collapse", keg=f"{KEY}-keg", second=f"{KEY}-second-keg", table=f"{KEY}-table")
@app_commands.autocomplete(keg=kegs, second=second_kegs)
@app_commands.autocomplete(table=complete_table)
async def collapse(
    interaction: Command, keg: str | None = None, second: str | None = None, table: int | None = None
) -> None:
    """Bring down the tunnels; the panel asks once more."""
    await turn(interaction, table, "collapse", keg=(keg,), second_keg=(second,))


@command(f"{KEY}-gatling", card=f"{KEY}-gatling-card", table=f"{KEY}-table")
@app_commands.autocomplete(card=ammunition)
@app_commands.autocomplete(table=complete_table)
async def gatling(interaction: Command, card: str | None = None, table: int | None = None) -> None:
    """Fire ammunition; the panel asks once more."""
    await turn(interaction, table, "gatling", ammo=(card,))


@command(f"{KEY}-victim", person=f"{KEY}-victim-person", table=f"{KEY}-table")
@app_commands.autocomplete(person=guardians)
@app_commands.autocomplete(table=complete_table)
async def victim(interaction: Command, person: str, table: int | None = None) -> None:
    """Say which guardian takes a hit, gets grit or loses it."""
    await make_one_of(interaction, FAMILY, table, NAMED, person)


@command(f"{KEY}-end", table=f"{KEY}-table")
@app_commands.autocomplete(table=complete_table)
async def end(interaction: Command, table: int | None = None) -> None:
    """End the turn."""
    await turn(interaction, table, "end")


async def setup(bot: ServiceClient) -> None:
    """Add the group, made anew for each bot: discord.py runs this module once for each."""
    moves = (poker, march, play, discard, dynamite, collapse, gatling, victim, end)
    bot.tree.add_command(group(f"{KEY}-group", *moves))
