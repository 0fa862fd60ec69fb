"""Metrics in the format of Prometheus: presses, saves, requests to Discord, tables, errors.

Labels name games, routes and kinds, never a user, a guild or a table.
"""

import logging
import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.services.context import Services
from bot.services.keyed_worker import tasks
from bot.services.publish_failures import is_lasting
from bot.worker import elapsed
from engine.core.records.stats import ProcessState, Stats

TYPE = "text/plain; version=0.0.4; charset=utf-8"
ARRIVED = 1000  # pending presses; the oldest are dropped
CALLBACK = re.compile(r"/interactions/(\d+)/")
VERSION = re.compile(r"^/api(?:/v\d+)?(?=/)")
NUMBER = re.compile(r"/\d{5,}")
TOKEN = re.compile(r"(/(?:webhooks|interactions)/:id)/(?!:)[^/]+")
EMOJI = re.compile(r"(/reactions)/[^/]+")
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)  # seconds; Discord gives up after 3


class Metrics:
    """All counters of a process; gauges are read when they are scraped."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._arrived: OrderedDict[int, tuple[str, float]] = OrderedDict()
        self.answered = self._times(
            "wanted_press_answered_seconds", "From a press to Discord's receipt", "kind"
        )
        self.saves = self._times("wanted_save_seconds", "A transaction, waiting included")
        self.requests = self._times(
            "wanted_discord_request_seconds", "Requests to Discord", "method", "route", "status"
        )
        self.unsaved = Counter("wanted_saves_failed", "Transactions that raised", registry=self.registry)
        self.errors = Counter(
            "wanted_errors", "What was logged as an error", ["logger"], registry=self.registry
        )
        self.requests_waiting = Gauge(
            "wanted_requests_waiting", "Requests that wait for Discord's limit", registry=self.registry
        )
        self._gauges = {
            name: Gauge(f"wanted_{name}", help_, labels, registry=self.registry)
            for name, (help_, labels) in GAUGES.items()
        }

    def _times(self, name: str, help_: str, *labels: str) -> Histogram:
        return Histogram(name, help_, labels, buckets=QUICK, registry=self.registry)

    def arrived(self, interaction: discord.Interaction) -> None:
        self._arrived[interaction.id] = (interaction.type.name, elapsed())
        if len(self._arrived) > ARRIVED:
            self._arrived.popitem(last=False)

    @contextmanager
    def saving(self) -> Iterator[None]:
        with self.saves.time(), self.unsaved.count_exceptions():
            yield

    def follow(self, config: aiohttp.TraceConfig) -> None:
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._end)
        config.on_request_exception.append(self._failed)

    async def _begin(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        context.begun = elapsed()

    async def _end(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        self._count(params.method, params.url.path, str(params.response.status), context)
        callback = CALLBACK.search(params.url.path)
        if callback and (known := self._arrived.pop(int(callback[1]), None)):
            kind, at = known
            self.answered.labels(kind).observe(elapsed() - at)

    async def _failed(
        self, _: object, context: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._count(failed.method, failed.url.path, "none", context)

    def _count(self, method: str, path: str, status: str, context: SimpleNamespace) -> None:
        self.requests.labels(method, route(path), status).observe(
            elapsed() - getattr(context, "begun", elapsed())
        )

    async def text(self, services: Services | None) -> bytes:
        """Return all metrics; raises what the store raises. `services` is None before the start."""
        if services is not None:
            self._set(await services.store.stats.stats(), services)
            self._set_processes(await services.store.stats.processes())
        return generate_latest(self.registry)

    def _set(self, figures: Stats, services: Services) -> None:
        for name in ("tables_open", "tasks"):
            self._gauges[name].clear()
        for game, count in figures.tables.items():
            self._gauges["tables_open"].labels(game).set(count)
        for what, count in tasks().items():
            self._gauges["tasks"].labels(what).set(count)
        self._gauges["tables_suspended"].set(figures.suspended)
        failures = services.publish_failures.by_table.values()
        self._gauges["boards_refused"].set(sum(not is_lasting(failure) for failure in failures))
        self._gauges["boards_behind"].set(figures.boards_behind)
        self._gauges["offers_open"].set(figures.offers)
        self._gauges["chore_overdue_seconds"].set(figures.overdue)
        self._gauges["backup_time_seconds"].set(figures.backed_up)
        self._gauges["backup_good"].set(figures.backup is not None and figures.backup.code == "good")
        if (check := figures.check) is not None:
            self._gauges["check_time_seconds"].set(check.at)
            self._gauges["check_tables"].labels("repaired").set(len(check.repaired))
            self._gauges["check_tables"].labels("bad").set(len(check.bad))
        for what, worker in services.workers().items():
            self._gauges["worker_up"].labels(what).set(worker.is_up)
            self._gauges["worker_deaths"].labels(what).set(worker.deaths)

    def _set_processes(self, states: Sequence[ProcessState]) -> None:
        gauges = {name: self._gauges[name] for name in OF_PROCESSES}
        for gauge in gauges.values():
            gauge.clear()
        for state in states:
            values = (state.is_waiting, state.since, state.tables, state.looked_at or 0)
            for gauge, value in zip(gauges.values(), values):
                gauge.labels(state.shards, state.host).set(value)


# of each process that shares the database, in the order of `Metrics._set_processes`
OF_PROCESSES = {
    "process_waits": ("Waits for another process that has its shards", ["shards", "host"]),
    "process_since_seconds": ("When it connected to the database", ["shards", "host"]),
    "process_tables_open": ("Games on its servers", ["shards", "host"]),
    "process_clocks_time_seconds": (
        "When it last looked at the clocks of its games; 0: never",
        ["shards", "host"],
    ),
}
GAUGES = OF_PROCESSES | {
    "tables_open": ("Games that are played", ["game"]),
    "tables_suspended": ("Games that Discord refuses to show", []),
    "boards_refused": ("Boards that Discord refuses, not yet for so long that the game is suspended", []),
    "boards_behind": ("Boards that do not show the latest move", []),
    "offers_open": ("Challenges and open tables", []),
    "chore_overdue_seconds": ("How long the oldest thing to be done has been due", []),
    "backup_time_seconds": ("When the last copy of the database was made; 0: never", []),
    "backup_good": ("Was the last scheduled copy made, tried and found good", []),
    "check_time_seconds": ("When file and open tables were looked through last; 0: never", []),
    "check_tables": ("Open tables that this has repaired, or found bad", ["found"]),
    "tasks": ("What is being worked on", ["what"]),
    "worker_up": ("Is there such a process", ["worker"]),
    "worker_deaths": ("Processes that have died at work", ["worker"]),
}


def route(path: str) -> str:
    """Return a path of Discord's API without ids and tokens, to keep labels few."""
    plain = NUMBER.sub("/:id", VERSION.sub("", path))
    return EMOJI.sub(r"\1/:emoji", TOKEN.sub(r"\1/:token", plain))


class ErrorCounter(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.errors.labels(record.name).inc()
