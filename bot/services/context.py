"""All that the bot does its work with, as commands and presses reach it: `interaction.client.services`.

What needs what, and in which order it starts and stops, is in bot/app/services.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import discord
from discord.ext import commands

from bot.i18n.texts import Words, language_of, words
from bot.services.auto_responses import AutoResponses
from bot.services.computer_players import ComputerPlayers
from bot.services.emojis import Emojis
from bot.services.janitor import Janitor
from bot.services.notifications import Notifications
from bot.services.panels import Panels
from bot.services.pictures import Pictures
from bot.services.proposal_messages import Proposals
from bot.services.publisher import Publisher
from bot.services.suspension import Suspension
from bot.services.timekeeper import Timekeeper
from bot.services.user_cache import ServerWords, UserCache
from engine.store.store import Store
from engine.tables.decks import Decks
from engine.tables.offers import Offers
from engine.tables.proposals import Agreements
from engine.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """One of each. `now` is UTC seconds."""

    now: Callable[[], int]
    store: Store
    tables: Tables
    offers: Offers
    decks: Decks
    agreements: Agreements
    people: UserCache
    words: ServerWords
    signs: Emojis
    pictures: Pictures
    notifications: Notifications
    publisher: Publisher
    panels: Panels
    proposals: Proposals
    orders: AutoResponses
    computers: ComputerPlayers
    suspension: Suspension
    clock: Timekeeper
    janitor: Janitor


class ServiceClient(commands.AutoShardedBot):
    """A bot of which commands and presses know no more than its services, and what every bot has."""

    services: Services


Interaction: TypeAlias = discord.Interaction[ServiceClient]


def words_for(interaction: Interaction) -> Words:
    """The words of the person who acts: of the language they have set, else of the one their Discord has."""
    chosen = interaction.client.services.people.language(interaction.user.id)
    return words(chosen or language_of(str(interaction.locale)))
