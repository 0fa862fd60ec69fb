"""What `/deck` suggests while it is typed: the user's decks, and cards that fit into the deck they mean."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from discord.app_commands import Choice

from bot.features.decks.lookup import meant, prebuilt_decks, suggested
from bot.features.decks.views import deck_line
from bot.features.reference.lookup import Named, folded
from bot.features.shared.resolve_table import Command
from bot.games import DECK_PRESENTERS
from bot.services.context import words_for
from bot.ui.components import OPTION
from bot.ui.style import MOST, clipped
from engine.core.decisions import Illegal
from engine.core.decks import Draft
from engine.games import DECKS
from engine.store.decks import OwnDeck

NAMING = ("card", "second", "third")  # the options that name cards


async def complete_deck(interaction: Command, current: str) -> list[Choice[str]]:
    """My decks, the last changed first."""
    text = words_for(interaction)
    mine = await interaction.client.services.decks.all(interaction.user.id)
    return _choices(_fitting([(deck_line(deck, deck.name, text), deck.name) for deck in mine], current))


async def complete_any_deck(interaction: Command, current: str) -> list[Choice[str]]:
    """My decks, then the prebuilt ones."""
    text = words_for(interaction)
    ready = [(deck_line(deck, deck.name, text), key) for key, deck in prebuilt_decks(text)]
    return [*await complete_deck(interaction, current), *_choices(_fitting(ready, current))][:MOST]


async def complete_add(interaction: Command, current: str) -> list[Choice[str]]:
    """The cards that may still be added, of the type and with the keyword that were picked."""
    if (deck := await _meant(interaction)) is None:
        return []
    coming = [key for key in _named(interaction, current) if key not in deck.cards]
    keys = DECKS[deck.family].addable(Draft(deck.leader, (*deck.cards, *coming)))
    said, fits = interaction.namespace, DECK_PRESENTERS[deck.family].fits
    wanted = [key for key in keys if fits(key, said.type, said.keyword)]
    return _choices(suggested(deck.family, wanted, current, words_for(interaction)))


async def complete_remove(interaction: Command, current: str) -> list[Choice[str]]:
    """The cards in the deck."""
    if (deck := await _meant(interaction)) is None:
        return []
    going = _named(interaction, current)
    keys = [key for key in deck.cards if key in DECKS[deck.family].cards and key not in going]
    return _choices(suggested(deck.family, keys, current, words_for(interaction)))


async def _meant(interaction: Command) -> OwnDeck | None:
    """The deck that is named in the command, else the one changed last."""
    try:
        return await interaction.client.services.decks.find(interaction.user.id, interaction.namespace.deck)
    except Illegal:
        return None


def _named(interaction: Command, current: str) -> set[str]:
    """The cards in the other options of the command, without the one being typed."""
    typed = [said for name in NAMING if (said := getattr(interaction.namespace, name)) and said != current]
    return {key for each in typed if (key := meant(each)) is not None}


def _fitting(named: Iterable[Named], current: str) -> Iterable[Named]:
    return ((line, value) for line, value in named if folded(current) in folded(line))


def _choices(named: Iterable[Named]) -> list[Choice[str]]:
    """As many choices as Discord shows."""
    return [Choice(name=clipped(line, OPTION), value=value) for line, value in islice(named, MOST)]
