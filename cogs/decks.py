"""`/deck workshop list code`: building decks, if a game has them. Every answer is ephemeral."""

from discord import app_commands
from discord.ext import commands

from bot.features.decks.actions import (
    MAX_TEXT_LENGTH,
    complete_deck,
    show,
    show_code_in,
    show_shared,
    show_shelf,
)
from bot.features.decks.lookup import prebuilt
from bot.features.decks.views import export
from bot.games import DECK_PRESENTERS
from bot.services.context import Interaction, texts_for
from bot.ui.commands import GuildGroup, command, group_words
from engine.core.decisions import Refused
from engine.core.records.decks import SavedDeck

KEY = "cmd-deck"


class DeckCommands(GuildGroup, **group_words(f"{KEY}-group")):
    @command(f"{KEY}-workshop", deck=f"{KEY}-last")
    @app_commands.autocomplete(deck=complete_deck)
    async def workshop(self, interaction: Interaction, deck: str | None = None) -> None:
        if deck is None and not await interaction.client.services.decks.all(interaction.user.id):
            await show_shelf(interaction)
            return
        chosen = await own_or_prebuilt(interaction, deck)
        if chosen.id:
            await show(interaction, chosen)
        else:
            await show_shared(interaction, chosen.family, chosen)

    @command(f"{KEY}-list")
    async def show_all(self, interaction: Interaction) -> None:
        await show_shelf(interaction)

    @command(f"{KEY}-code", text=f"{KEY}-text", deck=f"{KEY}-last")
    @app_commands.autocomplete(deck=complete_deck)
    async def code(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, MAX_TEXT_LENGTH] | None = None,
        deck: str | None = None,
    ) -> None:
        if text is not None:
            await show_code_in(interaction, text)
            return
        chosen = await own_or_prebuilt(interaction, deck)
        await interaction.response.send_message(export(chosen, texts_for(interaction)), ephemeral=True)


async def own_or_prebuilt(interaction: Interaction, name: str | None) -> SavedDeck:
    """Return the deck of this name, the user's before prebuilt ones; by default their last changed one."""
    try:
        return await interaction.client.services.decks.find(interaction.user.id, name)
    except Refused:
        if name is None or (deck := prebuilt(name, texts_for(interaction))) is None:
            raise
        return deck


async def setup(bot: commands.AutoShardedBot) -> None:
    if DECK_PRESENTERS:
        await bot.add_cog(DeckCommands())
