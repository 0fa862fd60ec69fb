"""Health and metrics of a running bot, by real HTTP and systemd's protocol; a stuck loop."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from socket import AF_UNIX, SOCK_DGRAM, socket

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from scenes.fake_discord import TOKEN, FakeDiscord, fake_discord, without_settings
from scenes.forked_bot import STUCK, ForkedBot, Order, piped

from bot.app.health import Systemd
from bot.app.metrics import Metrics, route
from bot.cli.files import ask_health

ROOT = Path(__file__).parents[3]
MINE = TOKEN[:-8] + token_hex(4)  # other tests run bots with the other token at the same time
PATIENCE = 60  # seconds until a test fails; none takes that long


@asynccontextmanager
async def bot(api: str, data: Path, **settings: str) -> AsyncIterator[ForkedBot]:
    ours = {
        "DISCORD_TOKEN": MINE,
        "WANTED_DATA_DIR": str(data),
        "WANTED_PICTURES": "off",
        "PYTHONPATH": str(ROOT),
    }
    process = await piped(Order(api, ("run",), os.sep, {**without_settings(), **ours, **settings}))
    try:
        yield process
    finally:
        await process.end()


async def get(url: str, until: int | None = None) -> tuple[int, str]:
    """Return the answer of the first try, or of the first with this status."""
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
        while True:
            try:
                async with session.get(url) as answer:
                    if until in (None, answer.status):
                        return answer.status, await answer.text()
            except aiohttp.ClientConnectionError:
                pass
            await asyncio.sleep(0.1)


@asynccontextmanager
async def discord_here() -> AsyncIterator[FakeDiscord]:
    """Run a Discord that accepts our token."""
    async with fake_discord() as discord:
        discord.token = MINE
        yield discord


def samples(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    families = text_string_to_metric_families(text)
    return {
        (one.name, tuple(sorted(one.labels.items()))): one.value for item in families for one in item.samples
    }


@pytest.mark.long
async def test_health_and_metrics_by_http(tmp_path: Path, unused_tcp_port: int) -> None:
    address = f"127.0.0.1:{unused_tcp_port}"
    async with discord_here() as discord, bot(discord.api, tmp_path / "var", WANTED_HTTP_ADDRESS=address):
        _, health = await get(f"http://{address}/healthz", 200)
        _, text = await get(f"http://{address}/metrics")
        fine, body = await asyncio.to_thread(ask_health, address)
    figures = samples(text)

    assert json.loads(health) == {
        "ok": True,
        "gateway": True,
        "store": True,
        "waiting": False,
        "overdue_seconds": 0,
        "workers": {"pictures": "not needed", "search": "not needed"},
        "backup": {"age_seconds": None, "result": None},
    }
    assert fine
    assert json.loads(body)["ok"]
    assert figures["wanted_boards_behind", ()] == 0
    assert figures["wanted_save_seconds_count", ()] > 0
    who = (("method", "GET"), ("route", "/users/@me"), ("status", "200"))
    assert figures["wanted_discord_request_seconds_count", who] == 1
    assert MINE not in text


@pytest.mark.long
async def test_without_discord_it_is_not_well_and_says_what_is(tmp_path: Path, unused_tcp_port: int) -> None:
    address = f"127.0.0.1:{unused_tcp_port}"
    async with bot("http://127.0.0.1:9/api", tmp_path / "var", WANTED_HTTP_ADDRESS=address):
        _, text = await get(f"http://{address}/healthz", 503)
        while not json.loads(text)["store"]:
            _, text = await get(f"http://{address}/healthz", 503)
        fine, body = await asyncio.to_thread(ask_health, address)

    assert not json.loads(text)["gateway"]
    assert not fine
    assert not json.loads(body)["ok"]


@pytest.mark.long
async def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        async with (
            asyncio.timeout(PATIENCE),
            discord_here() as discord,
            bot(discord.api, tmp_path / "var", WANTED_HTTP_ADDRESS=address) as process,
        ):
            out, err = await process.communicate()
            assert not discord.identified.is_set()
    output = (out + err).decode()

    assert process.returncode == 1
    assert output.splitlines()[-1] == (
        f"WANTED_HTTP_ADDRESS: {address} is in use by another process: choose another port."
    )
    assert "Traceback" not in output


def test_where_nobody_listens_health_is_one_sentence(unused_tcp_port: int) -> None:
    fine, sentence = ask_health(f"127.0.0.1:{unused_tcp_port}")

    assert not fine
    assert sentence.startswith("No answer at 127.0.0.1:")


class ServiceManager:
    """Acts like systemd with Type=notify, WatchdogSec= and Restart=on-failure."""

    def __init__(self, directory: Path, seconds: float) -> None:
        self.seconds = seconds
        self.where = directory / "notify"
        self.heard: list[str] = []
        self.starts = 0
        self.socket = socket(AF_UNIX, SOCK_DGRAM)
        self.socket.bind(str(self.where))
        self.socket.setblocking(False)

    async def word(self, patience: float) -> str:
        """Return the next notification; raises `TimeoutError`."""
        async with asyncio.timeout(patience):
            word_received = (await asyncio.get_running_loop().sock_recv(self.socket, 4096)).decode()
        self.heard.append(word_received)
        return word_received

    async def serve(self, discord: FakeDiscord, data: Path, *, times: int) -> list[str]:
        """Start the bot this many times, all but the last until it hangs; return the last output of each."""
        ends = []
        for _ in range(times):
            self.starts += 1
            watched = {"NOTIFY_SOCKET": str(self.where), "WATCHDOG_USEC": str(int(self.seconds * 1e6))}
            async with bot(discord.api, data, **watched) as process:
                while await self.word(PATIENCE) != "READY=1":
                    pass
                await self.word(PATIENCE)  # a heartbeat
                if self.starts < times:
                    process.send_signal(STUCK)
                    await self._until_silent()
                    process.send_signal(signal.SIGABRT)
                else:
                    process.terminate()
                ends.append((await process.communicate())[1].decode())
        return ends

    async def _until_silent(self) -> None:
        while True:
            try:
                await self.word(self.seconds)
            except TimeoutError:
                return


@pytest.mark.long
async def test_a_loop_that_is_stuck_is_ended_and_started_again(tmp_path: Path) -> None:
    manager = ServiceManager(tmp_path, seconds=1.5)
    async with asyncio.timeout(PATIENCE), discord_here() as discord:
        stuck, fine = await manager.serve(discord, tmp_path / "var", times=2)
    manager.socket.close()

    assert manager.starts == 2
    assert manager.heard.count("READY=1") == 2
    assert "Fatal Python error: Aborted" in stuck  # and where the loop was stuck
    assert "<lambda>" in stuck
    assert "Fatal" not in fine


async def test_without_a_service_manager_nothing_is_told() -> None:
    nobody = Systemd({})
    nobody.tell("READY=1")

    assert nobody.patience == 0


async def test_a_service_manager_that_does_not_listen_is_a_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Systemd({"NOTIFY_SOCKET": str(tmp_path / "gone"), "WATCHDOG_USEC": "30000000"}).watched():
        await asyncio.sleep(0)

    assert "the service manager cannot be notified" in caplog.messages[0]


async def test_another_process_of_the_unit_is_not_watched() -> None:
    assert Systemd({"WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "1"}).patience == 0


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/v10/channels/123456789012345678/messages/123456789012345679", "/channels/:id/messages/:id"),
        ("/api/v10/interactions/123456789012345678/aW50ZXJh/callback", "/interactions/:id/:token/callback"),
        (
            "/api/v10/webhooks/123456789012345678/aW50/messages/@original",
            "/webhooks/:id/:token/messages/@original",
        ),
        ("/api/v10/gateway/bot", "/gateway/bot"),
    ],
)
def test_a_route_has_neither_ids_nor_tokens(path: str, name: str) -> None:
    assert route(path) == name


class Pressed:
    """The part of an interaction that is measured."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.type = type("Kind", (), {"name": "component"})


async def test_the_time_of_a_press_ends_with_discords_receipt() -> None:
    """Measure real requests, as discord.py sends them."""
    metrics = Metrics()
    metrics.arrived(Pressed(123456789012345678))  # type: ignore[arg-type]
    metrics.follow(traced := aiohttp.TraceConfig())
    async with fake_discord() as discord, aiohttp.ClientSession(trace_configs=[traced]) as session:
        for _ in range(2):  # a second answer to the same press does not count
            async with session.post(f"{discord.api}/v10/interactions/123456789012345678/aW50/callback"):
                pass
    figures = samples((await metrics.text(None)).decode())

    assert figures["wanted_press_answered_seconds_count", (("kind", "component"),)] == 1


async def test_presses_that_are_never_answered_are_forgotten() -> None:
    metrics = Metrics()
    for number in range(3000):
        metrics.arrived(Pressed(number))  # type: ignore[arg-type]

    assert len(metrics._arrived) == 1000


def test_the_board_shows_nothing_that_is_not_measured() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    metric_names = {
        name for item in board["panels"] for target in item["targets"] for name in _metrics(target["expr"])
    }
    measured = {f"{one.name}" for one in Metrics().registry.collect()}

    assert metric_names
    assert {name for name in metric_names if not name.startswith(tuple(measured))} == set()
    assert {"wanted_backup_good", "wanted_backup_time_seconds"} <= metric_names


def _metrics(expression: str) -> list[str]:
    return [
        word for word in expression.replace("(", " ").replace("[", " ").split() if word.startswith("wanted_")
    ]
