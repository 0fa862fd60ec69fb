"""`/wanted undo draw-offer abort`: undo, and what all at the table must agree to."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.features.proposals.actions import ask, wish_abort, wish_undo
from bot.features.shared.errors import tell
from bot.features.shared.resolve_table import at, complete_table
from bot.services.context import Interaction, words_for
from bot.ui.commands import GROUP, PartCog, command
from bot.ui.looks import speech
from engine.core.prompts import Illegal
from engine.tables.proposals import DRAW

KEY = "cmd-wanted"
TABLE = f"{KEY}-table-option"
MOST_BACK = 10  # choices that may be taken back at once


class TogetherCommands(PartCog):
    """What is taken back or ended together."""

    @command(f"{KEY}-undo", table=TABLE, choices=f"{KEY}-undo-choices")
    @app_commands.autocomplete(table=complete_table)
    async def undo(
        self,
        interaction: Interaction,
        table: int | None = None,
        choices: app_commands.Range[int, 1, MOST_BACK] = 1,
    ) -> None:
        seen = await at(interaction, table)
        try:
            await wish_undo(interaction, seen, choices)
        except Illegal as why:
            await tell(interaction, speech(seen, words_for(interaction)).no(why))

    @command(f"{KEY}-draw-offer", table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def draw_offer(self, interaction: Interaction, table: int | None = None) -> None:
        await ask(interaction, (await at(interaction, table)).id, DRAW)

    @command(f"{KEY}-abort", table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def abort(self, interaction: Interaction, table: int | None = None) -> None:
        await wish_abort(interaction, await at(interaction, table))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the commands to the group that the client has made."""
    await TogetherCommands().join(bot, GROUP)
