"""Make all services, start them in order and stop them in reverse."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import NamedTuple

import aiohttp
import discord
from discord.http import Route

from bot.app.settings import Settings
from bot.features.daily.duels import post_result
from bot.features.daily.views import post_card
from bot.features.game_panels.board import BoardRenderer
from bot.features.game_panels.panel_builder import PanelBuilder
from bot.features.gazette import messages as gazette_messages
from bot.features.lobby.messages import show_ended, show_result
from bot.features.proposals.actions import proposal_content
from bot.features.records.ladder import post_podiums
from bot.features.replay.web_page import page_of
from bot.features.tournaments.messages import TournamentMessages
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.background_check import BackgroundCheck
from bot.services.backups import Backups
from bot.services.channels import Channels
from bot.services.computer_players import ComputerPlayers
from bot.services.context import (
    FollowerServices,
    GameServices,
    MessageServices,
    Services,
    UpkeepServices,
    utc_now,
)
from bot.services.daily_deals import DailyDeals
from bot.services.departures import DepartureWatcher, look_for
from bot.services.emojis import Emojis, present
from bot.services.error_reports import ErrorLog, ErrorReports
from bot.services.gazettes import Gazettes
from bot.services.janitor import Janitor
from bot.services.moderation import Moderation
from bot.services.notifications import Notifications
from bot.services.owner_actions import OwnerActions
from bot.services.panels import Panels
from bot.services.pictures import Pictures
from bot.services.ping_targets import PingTargets
from bot.services.processes import Processes
from bot.services.proposal_messages import OfferResults, ProposalMessages
from bot.services.publish_failures import PublishFailures
from bot.services.publisher import Publisher
from bot.services.search_process import SearchProcess
from bot.services.seasons import Seasons
from bot.services.standing_orders import StandingOrders
from bot.services.stories import Stories
from bot.services.suspension import Suspensions
from bot.services.timekeeper import Timekeeper
from bot.services.tournaments import TournamentSteps
from bot.services.updates import Moment, Updates, update_steps
from bot.services.user_cache import Guilds, UserCache
from bot.services.web_pages import WebPages
from bot.ui.components import begin_epoch
from engine.core.records.tables import TableLocation
from engine.games import GAMES, MODULES
from engine.store.store import Store
from engine.tables.chairs import Chairs
from engine.tables.dailies import Dailies
from engine.tables.decks import Decks
from engine.tables.lessons import Lessons
from engine.tables.lookings import Lookings
from engine.tables.offer_terms import OfferLimits
from engine.tables.offers import Offers
from engine.tables.player_records import Records
from engine.tables.proposals import Proposals
from engine.tables.same_deals import SameDeals
from engine.tables.service import Tables
from engine.tables.tournament_rounds import TournamentRounds
from engine.tables.tournaments import Tournaments
from engine.tables.what_if import WhatIf

log = logging.getLogger(__name__)

fresh_secret = partial(token_hex, 32)  # 32 random bytes


def always() -> bool:
    return True


def build(
    client: discord.Client,
    settings: Settings,
    store: Store,
    secret: Callable[[], str] = fresh_secret,
    now: Callable[[], int] = utc_now,
    is_plausible: Callable[[], bool] = always,
) -> Services:
    """Make all services, in order of need, and connect the steps of an update.

    `secret` returns the secret of a deal, 64 hexadecimal digits; only tests replace it. While `now` is not
    plausible, no clock runs.
    """
    updates = Updates()

    async def show_story(table_id: int) -> None:
        await messages.publisher.redraw(table_id)  # made below, because boards show stories
        followers.gazettes.notify(table_id)

    games = _make_games(client, settings, store, secret, now, show_story)
    messages = _make_messages(client, settings, store, games, updates)
    followers = _make_followers(client, settings, store, games, messages, updates)
    may_look = partial(_may_look, client, is_plausible)
    services = Services(
        **vars(games),
        **vars(messages),
        **vars(followers),
        **vars(_make_upkeep(client, settings, store, games, messages, followers, updates, may_look)),
        background_check=BackgroundCheck(store, games.tables, GAMES, now),
        moderation=Moderation(client, store.moderation, messages.guilds, now),
        processes=_make_processes(client, store, games, messages),
        records=Records(store.results),
        ratings=store.ratings,
        has_backup_schedule=settings.backups is not None,
        privacy_url=settings.privacy_url,
    )
    updates.steps = update_steps(services)
    games.tables.watchers.append(updates.at(Moment.SAVED))
    return services


def _make_processes(
    client: discord.Client, store: Store, games: GameServices, messages: MessageServices
) -> Processes:
    async def changed(table_id: int) -> None:
        """Show again a table of ours that another process has changed."""
        await games.tables.evict(table_id)
        summary = await games.tables.summaries.get(table_id)
        if summary is not None and store.database.shards.has(summary.location.guild_id):
            await messages.publisher.redraw(table_id)

    stop_asked = partial(client.dispatch, "stop_asked")
    return Processes(store.database, store.meta, store.stats, messages.user_cache, changed, stop_asked)


def _make_games(
    client: discord.Client,
    settings: Settings,
    store: Store,
    secret: Callable[[], str],
    now: Callable[[], int],
    show_story: Callable[[int], Awaitable[None]],
) -> GameServices:
    tables, search = Tables(store, GAMES, now), SearchProcess()
    limits, deals = OfferLimits(store, now), store.deals

    def epoch() -> int:
        return store.epochs.epoch

    offers = Offers(store, tables, GAMES, now, secret, settings.offer_hours)
    dailies = Dailies(deals, store.offers, store.users, limits, tables, epoch, now, secret)
    same_deals = SameDeals(store.offers, dailies, tables, now)
    what_if = WhatIf(store.offers, limits, tables, epoch, now, secret)
    card, result = partial(post_card, client), partial(post_result, client)
    return GameServices(
        now,
        tables,
        offers,
        Lookings(store.lookings, store.users, store.results, limits, now),
        Chairs(tables, store.chairs, limits, now),
        Decks(store.decks, store.privacy),
        Lessons(store.lessons, store.privacy, MODULES, GAMES),
        Proposals(store.proposals, store.logs, tables, what_if, now),
        what_if,
        search,
        Stories(store.stories, tables, store.users, search, now, show_story, is_on=settings.stories),
        dailies,
        same_deals,
        DailyDeals(dailies, same_deals, deals, tables, search, card, result),
        Tournaments(store.tournaments, deals, limits, epoch, now, secret),
        TournamentRounds(store.tournaments, deals, store.guilds, offers, limits, tables, epoch, now, secret),
    )


def _make_messages(
    client: discord.Client, settings: Settings, store: Store, games: GameServices, updates: Updates
) -> MessageServices:
    def repost(table_id: int) -> Awaitable[None]:
        return publisher.repost(table_id)  # made below, because it needs the notifications

    now, tables, at = games.now, games.tables, updates.at
    guilds, emojis = Guilds(store.guilds, client.get_guild, settings.language), Emojis()
    users = UserCache(store.users, store.privacy, store.logs, store.pings, guilds, now)
    pictures = Pictures(users, guilds, settings.language, at(Moment.HAND_DRAWN), pictures=settings.pictures)
    failures, suspension, channels = _make_channels(client, store, games, guilds, updates, repost)
    targets = PingTargets(tables, games.offers, store.boards, store.proposals)
    notifications = Notifications(client, store.pings, targets, users, guilds, repost, at(Moment.CALLED), now)
    pages = _make_pages(settings, store, games, guilds, pictures)
    renderer = BoardRenderer(
        users, pictures, emojis, store.results.end_of,
        games.stories.of, tables.recording, pages.address, games.tournaments.at_table,
    )  # fmt: skip
    publisher = Publisher(
        store.boards,
        store.epochs,
        tables,
        guilds,
        channels,
        failures,
        notifications,
        renderer.draw,
        at(Moment.BOARD_SHOWN),
        at(Moment.PINGS_DUE),
        now,
        settings.computer_delay,
    )
    return MessageServices(
        users, guilds, emojis, pictures, pages, failures, suspension, notifications, publisher
    )


def _make_channels(
    client: discord.Client,
    store: Store,
    games: GameServices,
    guilds: Guilds,
    updates: Updates,
    repost: Callable[[int], Awaitable[None]],
) -> tuple[PublishFailures, Suspensions, Channels]:
    def may_write(location: TableLocation) -> Awaitable[bool]:
        return channels.may_write(location)  # made below, because it needs the suspensions

    at, tables = updates.at, games.tables
    failures = PublishFailures(store.boards, at(Moment.REFUSAL_CHANGED), games.now)
    suspended, resumed, refused = at(Moment.SUSPENDED), at(Moment.RESUMED), at(Moment.THREAD_REFUSED)
    suspension = Suspensions(
        client, store.suspensions, guilds, tables, failures, may_write, repost, suspended, resumed
    )
    tournament_of = games.tournaments.at_table
    channels = Channels(client, games.offers, tables, guilds, tournament_of, suspension.suspend, refused)
    return failures, suspension, channels


def _make_pages(
    settings: Settings, store: Store, games: GameServices, guilds: Guilds, pictures: Pictures
) -> WebPages:
    return WebPages(
        store.meta,
        games.tables,
        guilds,
        games.stories.of,
        partial(page_of, games.tables, pictures),
        settings.data_dir / "pages",
        settings.public_url,
        fresh_secret,
        games.now,
    )


def _make_followers(
    client: discord.Client,
    settings: Settings,
    store: Store,
    games: GameServices,
    messages: MessageServices,
    updates: Updates,
) -> FollowerServices:
    now, tables = games.now, games.tables
    orders = StandingOrders(store.orders, store.logs, tables, updates.at(Moment.ORDERS_DONE), now)
    users, emojis = messages.user_cache, messages.emojis
    builder = PanelBuilder(
        users, tables, games.proposals, messages.pictures, emojis, messages.publish_failures
    )
    content = partial(proposal_content, tables, messages.guilds)
    lines_of = messages.publisher.board_lines
    panels = Panels(
        store.boards, tables, builder.draft, lines_of, orders.notify, emojis.refused, now,
        waits=settings.computer_delay > 0,
    )  # fmt: skip
    return FollowerServices(
        orders,
        ComputerPlayers(tables, games.search, settings.computer_delay, now),
        panels,
        ProposalMessages(client, store.proposals, tables, games.proposals, messages.notifications, content),
        OfferResults(store.offers, tables, partial(show_result, client), now),
        Gazettes(
            store.stories, store.offers, tables, messages.guilds, partial(gazette_messages.post, client), now
        ),
        TournamentSteps(
            games.tournaments,
            games.tournament_rounds,
            tables,
            messages.guilds,
            users,
            TournamentMessages(client),
            messages.publisher.redraw,
        ),
    )


def _make_upkeep(
    client: discord.Client,
    settings: Settings,
    store: Store,
    games: GameServices,
    messages: MessageServices,
    followers: FollowerServices,
    updates: Updates,
    may_look: Callable[[], Awaitable[bool]],
) -> UpkeepServices:
    now, tables = games.now, games.tables
    redraw, pings = messages.publisher.redraw, messages.notifications
    due = updates.at(Moment.PINGS_DUE)
    timekeeper = Timekeeper(store.clocks, store.boards, store.users, tables, now, may_look, due, redraw)
    reports = ErrorReports(client, ErrorLog(), settings.error_channel_id)
    backups = Backups(store, GAMES, now, settings.backups, settings.data_dir / "backups")
    owner_actions = OwnerActions(client, store.moderation, store.stats, messages.guilds, now)
    look = partial(look_for, client)
    departures = DepartureWatcher(
        store.games, tables, timekeeper.timeouts, look, pings.tell_unseen, pings.remind, now
    )
    seasons = Seasons(store.ratings, messages.guilds, partial(post_podiums, client), now)
    own_backups = [backups.catch_up] if store.database.shards.are_first else []
    catch_ups = [
        reports.catch_up,  # first, so that later failures are still reported
        owner_actions.catch_up,
        departures.catch_up,
        seasons.catch_up,
        *own_backups,
        *_catch_ups(settings, store, games, messages, followers),
    ]
    janitor = Janitor(games.offers, client.is_ready, partial(show_ended, client), catch_ups)
    return UpkeepServices(timekeeper, departures, janitor, backups, reports, owner_actions, seasons)


def _catch_ups(
    settings: Settings,
    store: Store,
    games: GameServices,
    messages: MessageServices,
    followers: FollowerServices,
) -> list[Callable[[], Awaitable[object]]]:
    """Return what the janitor does besides upkeep, in order."""
    swept = (
        messages.suspension,
        messages.publisher,
        followers.panels,
        followers.computer_players,
        messages.notifications,
        followers.standing_orders,
        followers.proposal_messages,
        followers.offer_results,
        games.stories,
        followers.gazettes,
        games.daily_deals,
        followers.tournament_steps,
    )
    catch_ups: list[Callable[[], Awaitable[object]]] = [service.catch_up for service in swept]
    if store.database.shards.are_first:  # one of all processes looks after the database
        purge_finished = partial(store.retention.purge_finished, settings.retention_months)
        catch_ups += [store.retention.purge_some, purge_finished, store.retention.purge_unfinished_runs]
    return [*catch_ups, messages.pictures.pool.worker.end_if_idle, games.search.worker.end_if_idle]


async def _may_look(client: discord.Client, is_plausible: Callable[[], bool]) -> bool:
    """Return whether users can reach the bot and the time is known; may ask Discord."""
    if not reachable(client):
        return False
    if not is_plausible():
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            await client.http.request(Route("GET", "/gateway"))
    return is_plausible()


def reachable(client: discord.Client) -> bool:
    """Return whether users can reach the bot; without a connected shard they cannot."""
    shards = client.shards.values() if isinstance(client, discord.AutoShardedClient) else ()
    return client.is_ready() and not (shards and all(shard.is_closed() for shard in shards))


class ServiceEntry(NamedTuple):
    """A service that is started or stopped, with its name for the log."""

    name: str
    stop: Callable[[], Awaitable[None]]
    start: Callable[[], None] | None = None


def running(services: Services) -> list[ServiceEntry]:
    """Return services in the order of their start; they stop in reverse, after those that need them."""
    return [
        ServiceEntry("processes", services.processes.stop, services.processes.start),
        ServiceEntry("error reports", services.error_reports.stop, services.error_reports.start),
        ServiceEntry("backups", services.backups.stop),
        ServiceEntry("pictures", services.pictures.stop),
        ServiceEntry("search", services.search.stop),
        ServiceEntry("stories", services.stories.stop),
        ServiceEntry("daily deals", services.daily_deals.stop),
        ServiceEntry("notifications", services.notifications.stop),
        ServiceEntry("departures", services.departures.stop),
        ServiceEntry("panels", services.panels.stop),
        ServiceEntry("publisher", services.publisher.stop),
        ServiceEntry("proposals", services.proposal_messages.stop),
        ServiceEntry("offer results", services.offer_results.stop),
        ServiceEntry("gazettes", services.gazettes.stop),
        ServiceEntry("tournaments", services.tournament_steps.stop),
        ServiceEntry("auto-responses", services.standing_orders.stop),
        ServiceEntry("computer players", services.computer_players.stop),
        ServiceEntry("timekeeper", services.timekeeper.stop, services.timekeeper.start),
        ServiceEntry("janitor", services.janitor.stop, services.janitor.start),
        ServiceEntry("check", services.background_check.stop, services.background_check.start),
    ]


async def load(services: Services, client: discord.Client, store: Store) -> None:
    """Load what is kept in memory, before the first press."""
    await store.epochs.begin(token_hex(8))
    begin_epoch(store.epochs.epoch)
    await services.publisher.load()
    services.emojis.use(await present(client, store.meta))
    await services.user_cache.load()
    await services.publish_failures.load()
    await services.suspension.load()
    await services.standing_orders.load()
    await services.web_pages.load()


def start(services: Services) -> None:
    for entry in running(services):
        if entry.start is not None:
            log.debug("start: %s", entry.name)
            entry.start()


async def catch_up(services: Services) -> None:
    """Catch up on unfinished work, if there is any."""
    await services.timekeeper.run_once()
    await services.suspension.look_at_servers()
    await services.tables.announce_rollbacks()
    await services.publisher.catch_up()
    await services.computer_players.catch_up()
    await services.tables.advance_forced()
    for language in LANGUAGES:  # otherwise the first user of a language blocks all others
        await asyncio.to_thread(load_texts, language)
    await services.stories.catch_up()
    await services.pictures.pool.warm()
    await services.publisher.replace_deleted()  # last, because it queries Discord thread by thread


STOPPING, MIN_STOPPING = 1.2, 0.05  # seconds for all services; at least this for each


async def stop(services: Services, within: float = STOPPING) -> None:
    """Stop after pending messages, even if one service raises; everything is saved in any case.

    Whatever takes longer than `within` seconds is cancelled; the next start shows it.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + within
    for entry in reversed(running(services)):
        log.debug("stop: %s", entry.name)
        try:
            async with asyncio.timeout_at(max(end, loop.time() + MIN_STOPPING)):
                await entry.stop()
        except TimeoutError:
            log.info("%s: the next start continues unfinished work", entry.name)
        except Exception:
            log.exception("%s did not stop cleanly", entry.name)
