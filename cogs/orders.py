"""`/wanted orders`: what is answered for me when I am asked out of turn."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.auto_responses.panel import open_orders, save_order, word_name
from bot.features.play.hand import kind_name
from bot.features.shared.resolve_table import at, complete_table, my_lines
from bot.services.context import Interaction, words_for
from bot.ui.commands import GROUP, PartCog, command
from bot.ui.looks import fitting
from engine.core.prompts import Illegal
from engine.games import GAMES, REACTIONS

KEY = "cmd-wanted"
NOTHING = "none"


async def complete_when(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The questions out of turn of the games that I play."""
    text, table = words_for(interaction), interaction.namespace.table
    lines = [line for line in await my_lines(interaction) if table in (None, line.table)]
    families = dict.fromkeys(GAMES[line.game].family for line in lines)
    named = [(kind_name(text, family, kind), kind) for family in families for kind in REACTIONS[family]]
    return fitting(named, current)


async def complete_do(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The possible orders for the question that was named, and "none"."""
    text, when = words_for(interaction), interaction.namespace.when
    named = [
        (word_name(text, family, when, word), word)
        for family, kinds in REACTIONS.items()
        if when in kinds
        for word in kinds[when].words()
    ]
    return fitting([*named, (text("orders-nothing"), NOTHING)], current)


class OrderCommands(PartCog):
    """Standing orders for questions out of turn."""

    @command(
        f"{KEY}-orders",
        when=f"{KEY}-orders-when",
        do=f"{KEY}-orders-do",
        always=f"{KEY}-orders-always",
        table=f"{KEY}-table-option",
    )
    @app_commands.autocomplete(when=complete_when, do=complete_do)
    @app_commands.autocomplete(table=complete_table)
    async def orders(
        self,
        interaction: Interaction,
        when: str | None = None,
        do: str | None = None,
        always: bool = False,
        table: int | None = None,
    ) -> None:
        seen = await at(interaction, table)
        if do is None:
            await open_orders(interaction, seen, when or "", always=always)
            return
        if when is None:
            raise Illegal("orders-when")
        words = () if do == NOTHING else tuple(do.replace(",", " ").split())
        await save_order(interaction, seen, when, words, always=always)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the commands to the group that the client has made."""
    await OrderCommands().join(bot, GROUP)
