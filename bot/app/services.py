"""All services: what each needs, and in which order they start and stop; for the bot and for tests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import fields
from functools import cached_property, partial
from secrets import token_hex
from typing import NamedTuple

import aiohttp
import discord
from discord.http import Route

from bot.app.settings import Settings
from bot.features.lobby.messages import show_ended, show_result
from bot.features.play.board import BoardRenderer
from bot.features.play.panel_builder import PanelBuilder
from bot.features.proposals.actions import proposal_content
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.channels import Channels
from bot.services.computer_players import ComputerPlayers
from bot.services.context import Services
from bot.services.emojis import Emojis, uploaded
from bot.services.error_reports import ErrorLog, ErrorReports
from bot.services.janitor import BackgroundCheck, Backups, Janitor
from bot.services.moderation import Moderation, OwnerActions
from bot.services.notifications import Notifications
from bot.services.panels import Panels
from bot.services.pictures import Pictures
from bot.services.proposal_messages import OfferResults, ProposalMessages
from bot.services.publish_failures import PublishFailures
from bot.services.publisher import Publisher
from bot.services.search_process import SearchProcess
from bot.services.standing_orders import StandingOrders
from bot.services.suspension import Suspensions
from bot.services.timekeeper import DepartureWatcher, Timekeeper
from bot.services.user_cache import GuildTexts, UserCache
from bot.ui.components import begin_epoch
from engine.core.records.tables import TableLocation
from engine.games import GAMES, MODULES
from engine.store.store import Store
from engine.tables.decks import Decks
from engine.tables.lessons import Lessons
from engine.tables.offers import Offers
from engine.tables.proposals import Proposals
from engine.tables.service import Tables

log = logging.getLogger(__name__)

NO_MEMBER = (10007, 10013)  # Discord's errors: an unknown member, an unknown user
fresh_secret = partial(token_hex, 32)  # 32 bytes that nobody can guess


def utc_now() -> int:
    """UTC seconds by discord.py's clock, which a simulated Discord may set."""
    return int(discord.utils.utcnow().timestamp())


def always() -> bool:
    """A time that is not compared with any other is always plausible."""
    return True


def build(
    client: discord.Client,
    settings: Settings,
    store: Store,
    secret: Callable[[], str] = fresh_secret,
    now: Callable[[], int] = utc_now,
    is_plausible: Callable[[], bool] = always,
) -> Services:
    """Make all services, and subscribe those that follow tables to every save.

    `secret` makes what a deal is drawn from, 64 hexadecimal digits; only tests replace it. While what `now`
    says is not plausible, no clock runs.
    """
    needs = ServiceBuilder(client, settings, store, secret, now, is_plausible)
    services = Services(**{each.name: getattr(needs, each.name) for each in fields(Services)})
    told = (
        services.standing_orders,
        services.computer_players,
        services.proposal_messages,
        services.offer_results,
    )
    # … the publisher by the orders
    services.tables.watchers += [each.notify for each in told]
    services.pictures.watchers.append(services.panels.notify)  # a hand was sent before its picture was drawn
    services.publish_failures.watchers.append(services.panels.refresh)
    services.suspension.watchers.append(services.panels.refresh)  # nothing can be pressed there
    services.publisher.watchers.append(services.panels.notify)  # a panel may be sent again below the board
    return services


class ServiceBuilder:
    """Makes each service once, when the first that needs it is made.

    The properties have the names of the fields of `Services`; nobody else sees this class.
    """

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        store: Store,
        secret: Callable[[], str],
        now: Callable[[], int],
        is_plausible: Callable[[], bool],
    ) -> None:
        self.client, self.settings, self.store = client, settings, store
        self.secret, self.now, self.is_plausible = secret, now, is_plausible

    @cached_property
    def tables(self) -> Tables:
        return Tables(self.store, GAMES, self.now)

    @cached_property
    def offers(self) -> Offers:
        return Offers(self.store, self.tables, GAMES, self.now, self.secret, self.settings.offer_hours)

    @cached_property
    def decks(self) -> Decks:
        return Decks(self.store)

    @cached_property
    def lessons(self) -> Lessons:
        return Lessons(self.store, MODULES, GAMES)

    @cached_property
    def proposals(self) -> Proposals:
        return Proposals(self.store, self.tables, self.now)

    @cached_property
    def user_cache(self) -> UserCache:
        return UserCache(self.store, self.now)

    @cached_property
    def suspension(self) -> Suspensions:
        def may_write(location: TableLocation) -> Awaitable[bool]:
            return self.channels.may_write(location)  # which is made later: it needs the suspension itself

        return Suspensions(
            self.client, self.store, self.tables, self.publish_failures, may_write, self._resumed
        )

    async def _resumed(self, table_id: int) -> None:
        """A table that was suspended goes on: everybody is shown it again."""
        await self.publisher.repost(table_id)
        self.standing_orders.notify(table_id)
        self.computer_players.notify(table_id)

    @cached_property
    def publish_failures(self) -> PublishFailures:
        return PublishFailures(self.store, self.now)

    @cached_property
    def standing_orders(self) -> StandingOrders:
        return StandingOrders(self.store, self.tables, self.now, self._shown)

    def _shown(self, table_id: int) -> None:
        """No board is posted for a question that is answered at once by an order."""
        self.publisher.notify(table_id)

    @cached_property
    def computer_players(self) -> ComputerPlayers:
        return ComputerPlayers(self.tables, self.store, self.search, self.settings.pause, self.now)

    @cached_property
    def search(self) -> SearchProcess:
        return SearchProcess()

    @cached_property
    def guild_texts(self) -> GuildTexts:
        return GuildTexts(self.store, partial(_locale, self.client), self.settings.language)

    @cached_property
    def emojis(self) -> Emojis:
        return Emojis()

    @cached_property
    def pictures(self) -> Pictures:
        return Pictures(self.store, self.settings.language, pictures=self.settings.pictures)

    @cached_property
    def notifications(self) -> Notifications:
        def repost(table_id: int) -> Awaitable[None]:
            return self.publisher.repost(table_id)  # which is made later: it needs the pings itself

        return Notifications(
            self.client, self.store, self.tables, self.user_cache, self.guild_texts, repost, self.now
        )

    @cached_property
    def channels(self) -> Channels:
        return Channels(self.client, self.store, self.tables, self.guild_texts, self.suspension.suspend)

    @cached_property
    def publisher(self) -> Publisher:
        draw = BoardRenderer(self.user_cache, self.pictures, self.emojis).draw
        return Publisher(
            self.store,
            self.tables,
            self.guild_texts,
            self.channels,
            self.publish_failures,
            self.notifications,
            draw,
            self.now,
        )

    @cached_property
    def panels(self) -> Panels:
        builder = PanelBuilder(
            self.store, self.tables, self.proposals, self.pictures, self.emojis, self.publish_failures
        )
        return Panels(self.store, self.tables, builder.draft, self.standing_orders.notify, self.now)

    @cached_property
    def proposal_messages(self) -> ProposalMessages:
        draw = partial(proposal_content, self.tables, self.guild_texts)
        return ProposalMessages(
            self.client, self.store, self.tables, self.proposals, self.notifications, draw
        )

    @cached_property
    def offer_results(self) -> OfferResults:
        return OfferResults(self.store, self.tables, partial(show_result, self.client), self.now)

    @cached_property
    def timekeeper(self) -> Timekeeper:
        notify, redraw = self.notifications.notify, self.publisher.redraw
        return Timekeeper(self.store, self.tables, self.now, self._may_look, notify, redraw)

    async def _may_look(self) -> bool:
        """Can people reach the bot, and is it known what time it is? Discord is asked if it is not."""
        if not reachable(self.client):
            return False
        if not self.is_plausible():
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
                await self.client.http.request(Route("GET", "/gateway"))
        return self.is_plausible()

    @cached_property
    def leavers(self) -> DepartureWatcher:
        silence, call = self.timekeeper.timeouts, self.notifications.remind
        return DepartureWatcher(
            self.store, self.tables, silence, partial(is_member, self.client), call, self.now
        )

    @cached_property
    def janitor(self) -> Janitor:
        staff = (
            self.error_reports,  # first: what fails after it must not keep it
            self.backups,
            self.owner_actions,
            self.suspension,
            self.publisher,
            self.panels,
            self.computer_players,
            self.notifications,
            self.standing_orders,
            self.proposal_messages,
            self.offer_results,
            self.leavers,
        )
        show = partial(show_ended, self.client)
        catch_ups = [*(each.catch_up for each in staff), self.store.purge_some, self._drop_old]
        return Janitor(self.offers, self.client.is_ready, show, catch_ups)

    @cached_property
    def backups(self) -> Backups:
        return Backups(self.store, GAMES, self.now, self.settings.backups)

    @cached_property
    def owner_actions(self) -> OwnerActions:
        return OwnerActions(self.client, self.store, self.guild_texts, self.now)

    @property
    def has_backup_schedule(self) -> bool:
        return self.settings.backups is not None

    @cached_property
    def background_check(self) -> BackgroundCheck:
        return BackgroundCheck(self.store, self.tables, GAMES, self.now)

    @property
    def privacy_url(self) -> str | None:
        return self.settings.privacy_url

    async def _drop_old(self) -> None:
        """Delete finished games that are older than they are to be kept."""
        await self.store.purge_finished(self.settings.keep_months)

    @cached_property
    def error_reports(self) -> ErrorReports:
        return ErrorReports(self.client, ErrorLog(), self.settings.errors_channel)

    @cached_property
    def moderation(self) -> Moderation:
        return Moderation(self.client, self.store, self.guild_texts, self.now)


def _locale(client: discord.Client, guild_id: int) -> str | None:
    known = client.get_guild(guild_id)
    return str(known.preferred_locale) if known else None


def reachable(client: discord.Client) -> bool:
    """Can people reach the bot now? Without a connected shard this is an outage like any other."""
    shards = client.shards.values() if isinstance(client, discord.AutoShardedClient) else ()
    return client.is_ready() and not (shards and all(shard.is_closed() for shard in shards))


async def is_member(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Is this user on this server? Where Discord does not say so clearly, they are taken to be."""
    try:
        await client.http.get_member(guild_id, user_id)
    except discord.NotFound as why:
        return why.code not in NO_MEMBER
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return True
    return True


class ServiceEntry(NamedTuple):
    """A service to be started or stopped: its name for the log, and its methods for that."""

    name: str
    stop: Callable[[], Awaitable[None]]
    start: Callable[[], None] | None = None


def running(services: Services) -> list[ServiceEntry]:
    """All that is started, in this order, and stopped in reverse: each stops after those that need it."""
    return [
        ServiceEntry("error reports", services.error_reports.stop, services.error_reports.start),
        ServiceEntry("backups", services.backups.stop),
        ServiceEntry("pictures", services.pictures.stop),
        ServiceEntry("search", services.search.stop),
        ServiceEntry("notifications", services.notifications.stop),
        ServiceEntry("panels", services.panels.stop),
        ServiceEntry("publisher", services.publisher.stop),
        ServiceEntry("proposals", services.proposal_messages.stop),
        ServiceEntry("offer results", services.offer_results.stop),
        ServiceEntry("auto-responses", services.standing_orders.stop),
        ServiceEntry("computer players", services.computer_players.stop),
        ServiceEntry("timekeeper", services.timekeeper.stop, services.timekeeper.start),
        ServiceEntry("janitor", services.janitor.stop, services.janitor.start),
        ServiceEntry("check", services.background_check.stop, services.background_check.start),
    ]


async def load(services: Services, application: int | None) -> None:
    """Load what is kept in memory, before the first press."""
    await services.store.begin(token_hex(8))
    begin_epoch(services.store.epoch)
    services.emojis.use(await uploaded(services.store, application))
    await services.user_cache.load()
    await services.publish_failures.load()
    await services.suspension.load()
    await services.standing_orders.load()


def start(services: Services) -> None:
    """Start all services that run by themselves."""
    for each in running(services):
        if each.start is not None:
            log.debug("start: %s", each.name)
            each.start()


async def catch_up(services: Services) -> None:
    """Do what was left undone; harmless if it is done already."""
    await services.timekeeper.run_once()
    await services.suspension.look_at_servers()
    await services.tables.announce_rollbacks()
    await services.publisher.catch_up()
    await services.computer_players.catch_up()
    await services.tables.advance_forced()
    for language in LANGUAGES:
        await asyncio.to_thread(
            load_texts, language
        )  # else the first who reads it waits, and all others with them
    await services.pictures.pool.warm()


STOPPING, LEAST = 1.2, 0.05  # seconds for all services together, and for each when these are over


async def stop(services: Services, within: float = STOPPING) -> None:
    """Finish what is being shown, and stop, even if one service raises; what is saved is safe in any case.

    What takes longer than `within` seconds in all is cancelled: the next start shows what was not shown.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + within
    for each in reversed(running(services)):
        log.debug("stop: %s", each.name)
        try:
            async with asyncio.timeout_at(max(end, loop.time() + LEAST)):
                await each.stop()
        except TimeoutError:
            log.info("%s: the next start goes on with what was under way", each.name)
        except Exception:
            log.exception("%s did not stop cleanly", each.name)
