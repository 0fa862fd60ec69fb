"""Make all services, start them in order and stop them in reverse."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from secrets import token_hex

import discord
from discord.http import Route

from bot.app.settings import Settings
from bot.features.daily.duels import post_result
from bot.features.daily.views import post_card
from bot.features.game_panels.board_renderer import BoardRenderer
from bot.features.game_panels.chairs import post_chair
from bot.features.game_panels.panel_builder import PanelBuilder
from bot.features.gazette import messages as gazette_messages
from bot.features.lobby.messages import show_ended, show_result
from bot.features.proposals.actions import proposal_content
from bot.features.records.ladder import post_podiums
from bot.features.reference import lookup
from bot.features.replay.web_page import page_of
from bot.features.tournaments.messages import TournamentMessages
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.background_check import BackgroundCheck
from bot.services.backups import Backups
from bot.services.channels import Channels
from bot.services.clock import utc_now
from bot.services.computer_players import ComputerPlayers
from bot.services.context import Services
from bot.services.daily_deals import DailyDeals
from bot.services.departures import DepartureWatcher, look_for
from bot.services.emojis import Emojis, present
from bot.services.error_reports import ErrorLog, ErrorReports
from bot.services.gazettes import Gazettes
from bot.services.janitor import Janitor
from bot.services.moderation import Moderation
from bot.services.notifications import Notifications
from bot.services.offer_results import OfferResults
from bot.services.owner_actions import OwnerActions
from bot.services.panels import Panels
from bot.services.pictures import Pictures
from bot.services.ping_targets import PingTargets
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
from bot.services.updates import UpdateMoment, Updates, update_steps
from bot.services.user_cache import Guilds, UserCache
from bot.services.web_pages import WebPages
from bot.ui.components import begin_epoch
from engine.games import GAMES, MODULES
from engine.store.database_file import BACKUPS
from engine.store.store import Store
from engine.tables.chairs import Chairs
from engine.tables.dailies import Dailies
from engine.tables.decks import Decks
from engine.tables.lessons import Lessons
from engine.tables.lookings import Lookings
from engine.tables.offer_terms import OfferLimits
from engine.tables.offers import Offers
from engine.tables.proposals import Proposals
from engine.tables.same_deals import SameDeals
from engine.tables.sealing import Sealing
from engine.tables.service import Tables
from engine.tables.tournament_rounds import TournamentRounds
from engine.tables.tournaments import Tournaments
from engine.tables.what_if import WhatIf

log = logging.getLogger(__name__)

fresh_secret = partial(token_hex, 32)  # 32 random bytes


def always() -> bool:
    return True


class AllServices(Services):
    """All services, made in order of need, with the steps of an update that connect them."""

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        store: Store,
        secret: Callable[[], str] = fresh_secret,
        now: Callable[[], int] = utc_now,
        is_plausible: Callable[[], bool] = always,
    ) -> None:
        """`secret` returns the secret of a deal, 64 hexadecimal digits; only tests replace it.

        While `now` is not plausible, no clock runs.
        """
        self._client, self._settings, self.store = client, settings, store
        self._sealing, self.now = Sealing(lambda: store.epochs.epoch, now, secret), now
        self._updates = Updates()
        self._make_games()
        self._make_club()
        self._make_channels()
        self._make_boards()
        self._make_followers()
        self._make_hosting()
        self._make_upkeep(partial(_may_look, client, is_plausible))
        self._updates.steps = update_steps(self)
        self.tables.watchers.append(self._updates.at(UpdateMoment.SAVED))

    def _make_games(self) -> None:
        store, now, settings = self.store, self.now, self._settings
        self.tables = Tables(store, GAMES, now)
        self._limits = limits = OfferLimits(store, now)
        self.offers = Offers(
            store, self.tables, GAMES, limits, now, self._sealing.secret, settings.offer_hours
        )
        self.lookings = Lookings(store.lookings, store.users, store.results, self._limits, now)
        self.chairs = Chairs(self.tables, store.chairs, self._limits, now)
        self.decks = Decks(store.decks, store.privacy)
        self.lessons = Lessons(store.lessons, store.privacy, MODULES, GAMES)
        self.what_if = WhatIf(store.offers, self._limits, self.tables, self._sealing)
        self.proposals = Proposals(store.proposals, store.logs, self.tables, self.what_if, now)
        self.search = SearchProcess()
        self.stories = Stories(
            store.stories,
            self.tables,
            store.users,
            self.search,
            now,
            self._show_story,
            is_on=settings.stories,
        )

    def _make_club(self) -> None:
        store, deals, limits, tables = self.store, self.store.deals, self._limits, self.tables
        now, sealing = self.now, self._sealing
        self.dailies = Dailies(deals, store.offers, store.users, limits, tables, sealing)
        self.same_deals = SameDeals(store.offers, deals, self.dailies, tables, now)
        self.daily_deals = DailyDeals(
            self.dailies,
            self.same_deals,
            store.offers,
            deals,
            tables,
            self.search,
            post_card=partial(post_card, self._client),
            post_result=partial(post_result, self._client),
        )
        self.tournaments = Tournaments(store.tournaments, deals, limits, sealing)
        self.tournament_rounds = TournamentRounds(
            store.tournaments, deals, store.guilds, store.offers, self.offers, limits, tables, sealing
        )

    def _make_channels(self) -> None:
        client, store, at = self._client, self.store, self._updates.at
        self.guilds = Guilds(store.guilds, client.get_guild, self._settings.language)
        self.user_cache = UserCache(
            store.users, store.privacy, store.logs, store.pings, self.guilds, self.now
        )
        self.moderation = Moderation(client, store.moderation, self.guilds, self.now)
        self.publish_failures = PublishFailures(store.boards, at(UpdateMoment.REFUSAL_CHANGED), self.now)
        self.suspension = Suspensions(
            client,
            store.suspensions,
            self.guilds,
            self.tables,
            self.publish_failures,
            may_write=lambda location: self._channels.may_write(location),
            repost=self._repost,
            suspended=at(UpdateMoment.SUSPENDED),
            resumed=at(UpdateMoment.RESUMED),
        )
        self._channels = Channels(
            client,
            store.offers,
            self.tables,
            self.guilds,
            tournament_of=self.store.tournaments.at_table,
            suspend=self.suspension.suspend,
            no_thread=at(UpdateMoment.THREAD_REFUSED),
        )

    def _make_boards(self) -> None:
        store, settings, at = self.store, self._settings, self._updates.at
        self.emojis = Emojis()
        self.pictures = Pictures(
            self.user_cache,
            self.guilds,
            settings.language,
            on_hand_drawn=at(UpdateMoment.HAND_DRAWN),
            pictures=settings.pictures,
        )
        self.web_pages = self._pages()
        self.notifications = Notifications(
            self._client,
            store.pings,
            PingTargets(self.tables, store.offers, store.boards, store.proposals),
            self.user_cache,
            self.guilds,
            repost=self._repost,
            called=at(UpdateMoment.CALLED),
            now=self.now,
        )
        self.publisher = Publisher(
            store.boards,
            store.epochs,
            self.tables,
            self.guilds,
            self._channels,
            self.publish_failures,
            self.notifications,
            draw=BoardRenderer(self).draw,
            board_shown=at(UpdateMoment.BOARD_SHOWN),
            board_moves=at(UpdateMoment.BOARD_MOVES),
            pings_due=at(UpdateMoment.PINGS_DUE),
            now=self.now,
            pause=settings.computer_delay,
        )

    def _pages(self) -> WebPages:
        return WebPages(
            self.store.meta,
            self.store.offers,
            self.tables,
            self.guilds,
            story=self.stories.of,
            build=partial(page_of, self.tables, self.pictures),
            folder=self._settings.data_dir / "pages",
            public_url=self._settings.public_url,
            secret=fresh_secret,
            now=self.now,
        )

    def _make_followers(self) -> None:
        client, store, tables, now = self._client, self.store, self.tables, self.now
        pause = self._settings.computer_delay
        self.computer_players = ComputerPlayers(tables, self.search, pause, now)
        self.standing_orders = StandingOrders(
            store.orders, store.logs, tables, self._updates.at(UpdateMoment.ORDERS_DONE), now
        )
        self.panels = Panels(
            store.boards,
            tables,
            draft=PanelBuilder(self).draft,
            knows_board=self.publisher.knows_board,
            update_board=self.standing_orders.notify,
            is_mended=self.emojis.refused,
            now=now,
            waits=pause > 0,
        )
        draw, call = partial(proposal_content, tables, self.guilds), partial(post_chair, client)
        self.proposal_messages = ProposalMessages(
            client, store.proposals, tables, self.proposals, self.notifications, draw, call
        )
        self.offer_results = OfferResults(store.offers, tables, partial(show_result, client), now)
        post = partial(gazette_messages.post, client)
        self.gazettes = Gazettes(
            store.stories, store.offers, store.boards, tables, self.guilds, post, now, waits=pause > 0
        )
        self.tournament_steps = TournamentSteps(
            store.tournaments,
            store.deals,
            self.tournaments,
            self.tournament_rounds,
            tables,
            self.guilds,
            self.user_cache,
            TournamentMessages(client),
            self.publisher.redraw,
        )

    def _make_upkeep(self, may_look: Callable[[], Awaitable[bool]]) -> None:
        client, store, tables, now = self._client, self.store, self.tables, self.now
        self.timekeeper = Timekeeper(
            store.clocks,
            store.boards,
            store.users,
            tables,
            now,
            may_look=may_look,
            pings_due=self._updates.at(UpdateMoment.PINGS_DUE),
            redraw=self.publisher.redraw,
        )
        self.departures = DepartureWatcher(
            store.games,
            tables,
            self.timekeeper.timeouts,
            look_for=partial(look_for, client),
            tell=self.notifications.tell_unseen,
            call=self.notifications.remind,
            now=now,
        )
        self.seasons = Seasons(store.ratings, self.guilds, partial(post_podiums, client), now)
        self.janitor = Janitor(
            self.offers, client.is_ready, partial(show_ended, client), [*self._catch_ups()]
        )

    def _make_hosting(self) -> None:
        client, settings, store, now = self._client, self._settings, self.store, self.now
        self.error_reports = ErrorReports(client, ErrorLog(), settings.error_channel_id)
        self.owner_actions = OwnerActions(client, store.moderation, store.stats, self.guilds, now)
        self.backups = Backups(store, GAMES, now, settings.backups, settings.data_dir / BACKUPS)
        self.has_backup_schedule = settings.backups is not None
        self.privacy_url = settings.privacy_url
        self.background_check = BackgroundCheck(store, self.tables, GAMES, now)
        self.processes = Processes(
            store.database,
            store.meta,
            store.stats,
            self.user_cache,
            changed=self._changed_elsewhere,
            stop_asked=partial(client.dispatch, "stop_asked"),
        )

    def _catch_ups(self) -> Iterator[Callable[[], Awaitable[object]]]:
        retention, is_first = self.store.retention, self.store.database.shards.are_first
        yield self.error_reports.catch_up  # first, so that later failures are still reported
        yield self.owner_actions.catch_up
        yield self.departures.catch_up
        yield self.seasons.catch_up
        if is_first:  # one of all processes looks after the database
            yield self.backups.catch_up
        yield self.suspension.catch_up
        yield self.publisher.catch_up
        yield self.panels.catch_up
        yield self.computer_players.catch_up
        yield self.notifications.catch_up
        yield self.standing_orders.catch_up
        yield self.proposal_messages.catch_up
        yield self.offer_results.catch_up
        yield self.stories.catch_up
        yield self.gazettes.catch_up
        yield self.daily_deals.catch_up
        yield self.tournament_steps.catch_up
        if is_first:
            yield retention.purge_some
            yield partial(retention.purge_finished, self._settings.retention_months)
            yield retention.purge_unfinished_runs
        yield self.pictures.pool.worker.end_if_idle
        yield self.search.worker.end_if_idle

    # For services that are made before the one that they call.

    def _repost(self, table_id: int) -> Awaitable[None]:
        return self.publisher.repost(table_id)

    async def _show_story(self, table_id: int) -> None:
        await self.publisher.redraw(table_id)
        self.gazettes.notify(table_id)

    async def _changed_elsewhere(self, table_id: int) -> None:
        """Show again a table of ours that another process has changed."""
        await self.tables.evict(table_id)
        summary = await self.tables.summaries.get(table_id)
        if summary is not None and self.store.database.shards.has(summary.location.guild_id):
            await self.publisher.redraw(table_id)


async def _may_look(client: discord.Client, is_plausible: Callable[[], bool]) -> bool:
    """Return whether users can reach the bot and the time is known; may ask Discord."""
    if not reachable(client):
        return False
    if not is_plausible():
        with suppress(*REQUEST_ERRORS):
            await client.http.request(Route("GET", "/gateway"))
    return is_plausible()


def reachable(client: discord.Client) -> bool:
    """Return whether users can reach the bot; without a connected shard they cannot."""
    shards = client.shards.values() if isinstance(client, discord.AutoShardedClient) else ()
    return client.is_ready() and not (shards and all(shard.is_closed() for shard in shards))


# In the order of their start; they stop in reverse, after those that need them.
RUNNING = (
    *("processes", "error_reports", "backups", "pictures", "search", "stories", "daily_deals"),
    *("notifications", "departures", "panels", "publisher", "proposal_messages", "offer_results"),
    *("gazettes", "tournament_steps", "standing_orders", "computer_players", "timekeeper", "janitor"),
    "background_check",
)
STARTED = ("processes", "error_reports", "timekeeper", "janitor", "background_check")


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
    for name in STARTED:
        log.debug("start: %s", name)
        getattr(services, name).start()


async def catch_up(services: Services) -> None:
    await services.timekeeper.run_once()
    await services.suspension.look_at_servers()
    await services.tables.announce_rollbacks()
    await services.publisher.catch_up()
    await services.computer_players.catch_up()
    await services.tables.advance_forced()
    for language in LANGUAGES:  # otherwise the first user of a language blocks all others
        await asyncio.to_thread(load_texts, language)
    await asyncio.to_thread(lookup.warm)
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
    for name in reversed(RUNNING):
        log.debug("stop: %s", name)
        try:
            async with asyncio.timeout_at(max(end, loop.time() + MIN_STOPPING)):
                await getattr(services, name).stop()
        except TimeoutError:
            log.info("%s: the next start continues unfinished work", name)
        except Exception:
            log.exception("%s did not stop cleanly", name)
