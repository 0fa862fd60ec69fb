"""All services can be made without Discord; they start and stop from one list."""

import asyncio
import logging
from functools import partial
from pathlib import Path

import discord
import pytest
from prometheus_client import generate_latest

from bot.app.client import WantedBot
from bot.app.health import HealthServer
from bot.app.metrics import Metrics
from bot.app.services import RUNNING, STARTED, AllServices, start, stop
from bot.app.settings import Settings
from bot.services.context import Services
from bot.services.updates import update_steps
from engine.core.records.stats import ProcessState
from engine.store.store import Store


@pytest.fixture
async def services(store: Store, tmp_path: Path) -> Services:
    client = discord.Client(intents=discord.Intents(guilds=True))
    settings = Settings(data_dir=tmp_path, pictures=False, backup_schedule="24h")
    return AllServices(client, settings, store, now=lambda: 1_800_000_000)


async def test_whatever_can_be_started_or_stopped_is_in_the_list(services: Services) -> None:
    stopped = {name for name in Services.__annotations__ if hasattr(getattr(services, name), "stop")}

    assert sorted(RUNNING) == sorted(stopped)
    assert {*STARTED} == {name for name in stopped if hasattr(getattr(services, name), "start")}


async def test_a_backup_by_the_hosts_setting_is_seen_by_who_watches(services: Services) -> None:
    assert {services.backups.catch_up, services.stories.catch_up} <= {*services.janitor._catch_ups}
    watch = HealthServer(Metrics())
    watch.services = services
    await services.backups.catch_up()
    assert services.backups._task is not None
    await services.backups._task

    assert (await watch.health())["backup"] == {"age_seconds": 0, "result": "good"}
    text = (await watch.metrics.text(services)).decode()
    assert "wanted_backup_good 1.0" in text
    assert "wanted_backup_time_seconds 1.8e+09" in text


async def test_shards_of_one_process_identify_one_of_each_bucket_every_five_seconds(store: Store) -> None:
    bot = WantedBot(Settings(), store, shard_count=4)
    bot._buckets = 2  # as Discord says to a large bot
    for shard in (0, 1):
        await asyncio.wait_for(bot.before_identify_hook(shard), timeout=1)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(bot.before_identify_hook(2), timeout=0.01)


def test_metrics_name_each_process() -> None:
    metrics = Metrics()
    metrics._set_processes(
        [ProcessState("0-1/4", "east", False, 100, 7, 90), ProcessState("2-3/4", "west", True, 101, 0, None)]
    )
    text = generate_latest(metrics.registry).decode()
    assert 'wanted_process_tables_open{host="east",shards="0-1/4"} 7.0' in text
    assert 'wanted_process_waits{host="west",shards="2-3/4"} 1.0' in text

    metrics._set_processes([])
    assert "east" not in generate_latest(metrics.registry).decode()


async def test_an_update_takes_its_steps_in_order(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    notified = list[str]()
    ends = {
        "standing_orders": [services.standing_orders._done],
        "publisher": [services.publisher._board_shown, services.publisher._pings_due],
    }

    def notify(name: str, table_id: int) -> None:
        notified.append(name)
        for end in ends.get(name, ()):
            end(table_id)

    [saved] = services.tables.watchers
    after_board = ("panels", "proposal_messages", "offer_results", "gazettes", "notifications")
    after_save = ("standing_orders", "computer_players", "proposal_messages")
    for name in ("publisher", *after_board, *after_save):
        monkeypatch.setattr(getattr(services, name), "notify", partial(notify, name))
    saved.func.__self__.steps = update_steps(services)
    saved(7)

    assert notified == [after_save[0], "publisher", *after_board, *after_save[1:]]


def names_after(caplog: pytest.LogCaptureFixture, what: str) -> list[str]:
    """Return the names that follow this word in the log, in order."""
    return [output.removeprefix(f"{what}: ") for output in caplog.messages if output.startswith(f"{what}: ")]


async def test_what_was_started_last_is_stopped_first(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "bot.app.services"):
        start(services)
        await stop(services)

    assert names_after(caplog, "start") == [name for name in RUNNING if name in STARTED]
    assert names_after(caplog, "stop") == [*reversed(RUNNING)]


async def test_one_that_does_not_stop_does_not_keep_the_others(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(services.janitor, "stop", None)
    with caplog.at_level(logging.DEBUG, "bot.app.services"):
        start(services)
        await stop(services)

    assert "janitor did not stop cleanly" in caplog.messages
    assert len(names_after(caplog, "stop")) == len(RUNNING)
    services.janitor._sweep.cancel()


@pytest.mark.long
async def test_what_is_under_way_does_not_keep_the_bot_for_more_than_two_seconds(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loop, cancelled = asyncio.get_running_loop(), []

    async def hangs(table_id: int) -> bool:
        try:
            await asyncio.sleep(3600)  # like a request without a response
        except asyncio.CancelledError:
            cancelled.append(table_id)
            raise
        return False

    for service in (services.publisher, services.notifications):
        monkeypatch.setattr(service._worker, "_work", hangs)
        for table in range(40):
            service._worker.notify(table)
    await asyncio.sleep(0)
    began = loop.time()
    with caplog.at_level(logging.DEBUG, "bot.app.services"):
        start(services)
        await stop(services)

    assert loop.time() - began < 2
    assert len(cancelled) == 80
    assert len(names_after(caplog, "stop")) == len(RUNNING)
