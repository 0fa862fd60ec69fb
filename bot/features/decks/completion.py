"""The decks that `/deck` suggests while a name is typed."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.features.decks.lookup import prebuilt_decks
from bot.features.decks.views import deck_line
from bot.features.reference.lookup import folded
from bot.services.context import Interaction, texts_for
from bot.ui.components import MAX_OPTION
from bot.ui.style import truncate


async def complete_deck(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the user's decks, the one changed last first, then the prebuilt ones."""
    text = texts_for(interaction)
    decks = [(deck.name, deck) for deck in await interaction.client.services.decks.all(interaction.user.id)]
    named = [(deck_line(deck, deck.name, text), key) for key, deck in [*decks, *prebuilt_decks(text)]]
    matching = [(line, key) for line, key in named if folded(current) in folded(line)]
    return [Choice(name=truncate(line, MAX_OPTION), value=key) for line, key in matching]
