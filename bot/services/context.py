"""The services as commands and presses reach them: `interaction.client.services`.

bot/app/services.py makes, starts and stops them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, cast

import discord
from discord.ext import commands

from bot.i18n.names import called
from bot.i18n.texts import Texts, language_of, load_texts
from bot.services.background_check import BackgroundCheck
from bot.services.backups import Backups
from bot.services.completions import CompletionResponse
from bot.services.computer_players import ComputerPlayers
from bot.services.daily_deals import DailyDeals
from bot.services.departures import DepartureWatcher
from bot.services.emojis import Emojis
from bot.services.error_reports import ErrorReports
from bot.services.gazettes import Gazettes
from bot.services.janitor import Janitor
from bot.services.late_answers import PatientResponse
from bot.services.moderation import Moderation
from bot.services.notifications import Notifications
from bot.services.offer_results import OfferResults
from bot.services.owner_actions import OwnerActions
from bot.services.panels import Panels
from bot.services.pictures import Pictures
from bot.services.processes import Processes
from bot.services.proposal_messages import ProposalMessages
from bot.services.publish_failures import REQUEST_ERRORS, PublishFailures
from bot.services.publisher import Publisher
from bot.services.search_process import SearchProcess
from bot.services.seasons import Seasons
from bot.services.standing_orders import StandingOrders
from bot.services.stories import Stories
from bot.services.suspension import Suspensions
from bot.services.timekeeper import Timekeeper
from bot.services.tournaments import TournamentSteps
from bot.services.user_cache import Guilds, UserCache
from bot.services.web_pages import WebPages
from bot.worker import Worker
from engine.core.decisions import Refused
from engine.core.records.decks import SavedDeck
from engine.store.store import Store
from engine.tables.chairs import Chairs
from engine.tables.dailies import Dailies
from engine.tables.decks import Decks, code_of
from engine.tables.lessons import Lessons
from engine.tables.lookings import Lookings
from engine.tables.offer_terms import Actor
from engine.tables.offers import Offers
from engine.tables.proposals import Proposals
from engine.tables.same_deals import SameDeals
from engine.tables.service import Tables
from engine.tables.tournament_rounds import TournamentRounds
from engine.tables.tournaments import Tournaments
from engine.tables.what_if import WhatIf


class Services:
    now: Callable[[], int]  # UTC seconds
    store: Store  # features use its parts
    privacy_url: str | None  # the owner's policy
    has_backup_schedule: bool  # backups are scheduled

    # rules and tables, which know nothing of Discord's messages
    tables: Tables
    offers: Offers
    lookings: Lookings
    chairs: Chairs
    decks: Decks
    lessons: Lessons
    proposals: Proposals
    what_if: WhatIf
    search: SearchProcess
    stories: Stories
    dailies: Dailies
    same_deals: SameDeals
    daily_deals: DailyDeals
    tournaments: Tournaments
    tournament_rounds: TournamentRounds

    # what posts boards and calls users
    user_cache: UserCache
    guilds: Guilds
    moderation: Moderation
    emojis: Emojis
    pictures: Pictures
    web_pages: WebPages
    publish_failures: PublishFailures
    suspension: Suspensions
    notifications: Notifications
    publisher: Publisher

    # what follows a saved move
    standing_orders: StandingOrders
    computer_players: ComputerPlayers
    panels: Panels
    proposal_messages: ProposalMessages
    offer_results: OfferResults
    gazettes: Gazettes
    tournament_steps: TournamentSteps

    # what runs by time, or for the owner
    timekeeper: Timekeeper
    departures: DepartureWatcher
    janitor: Janitor
    backups: Backups
    error_reports: ErrorReports
    owner_actions: OwnerActions
    seasons: Seasons
    background_check: BackgroundCheck
    processes: Processes

    def workers(self) -> dict[str, Worker]:
        return {"pictures": self.pictures.pool.worker, "search": self.search.worker}


ASKING: set[asyncio.Task[None]] = set()  # answers under way; asyncio keeps no task alive by itself


class ServiceClient(commands.AutoShardedBot):
    services: Services
    arrived: Callable[[Interaction], None] | None = None  # called with each press and command
    is_leaving = False  # another process is about to serve our shards

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Report an interaction before it is handled, and defer it if its answer takes too long."""
        if event_name == "interaction" and self.is_leaving:
            task = self.loop.create_task(ask_again(args[0]), name="hand-over")
            ASKING.add(task)
            task.add_done_callback(ASKING.discard)
            return
        if event_name == "interaction":
            # discord.py's attribute behind `response`
            if args[0].type is discord.InteractionType.autocomplete:
                args[0]._cs_response = CompletionResponse(args[0], partial(texts_for, args[0]))
            else:
                args[0]._cs_response = PatientResponse(args[0])
            if self.arrived is not None:
                self.arrived(args[0])
        super().dispatch(event_name, *args, **kwargs)

    async def is_bot_owner(self, user_id: int) -> bool:
        """Return whether this user is in WANTED_OWNER_IDS, or else owns the application."""
        return await self.is_owner(cast(Any, discord.Object(user_id)))

    async def check_served(self, guild_id: int | None) -> None:
        """Raise `Refused` for a request from a guild that the owner does not serve."""
        if guild_id in (await self.services.store.moderation.served()).shut:
            raise Refused("server-blocked")


async def ask_again(interaction: discord.Interaction[Any]) -> None:
    """Ask a user to press again, because nothing can be saved while another process takes over."""
    with suppress(*REQUEST_ERRORS):
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await interaction.response.send_message(texts_for(interaction)("handing-over"), ephemeral=True)


Interaction: TypeAlias = discord.Interaction[ServiceClient]


def texts_for(interaction: Interaction) -> Texts:
    """Return the texts in the acting user's language: their setting, else that of their Discord."""
    chosen = interaction.client.services.user_cache.language(interaction.user.id)
    return load_texts(chosen or language_of(str(interaction.locale)))


def actor_of(interaction: Interaction, deck: SavedDeck | None = None) -> Actor:
    """Return the acting user; the id of the interaction becomes part of the deal's seed."""
    user = interaction.user
    name = called(user.display_name, user.name)
    return Actor(user.id, name, interaction.id, code_of(deck) if deck else None)
