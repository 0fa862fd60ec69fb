"""A real process from its start to its clean end, against a minimal Discord on loopback."""

import asyncio
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from errno import EADDRINUSE, EADDRNOTAVAIL
from pathlib import Path

import pytest
from postgres_server import Server, required
from quick_store import prepared
from scenes.fake_discord import TOKEN, fake_discord
from scenes.forked_bot import PATIENCE, ended, heard
from scenes.forked_bot import running_bot as bot
from sqlalchemy import URL
from tables_world import World

from bot.app.client import WantedBot
from bot.app.instance_lock import InUse
from bot.app.run import Stop, cancel, is_final, play
from bot.app.settings import Settings
from bot.cli.files import ask_health
from engine.store.store import Store

pytestmark = pytest.mark.long

NOWHERE = "http://127.0.0.1:9/api"


def damage_root(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(content)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_says_when_it_is_at_work_and_a_signal_ends_it_cleanly(
    tmp_path: Path, number: signal.Signals
) -> None:
    data = tmp_path / "var"
    async with fake_discord() as discord, bot(discord.api, data, WANTED_PICTURES="on") as process:
        answer = await heard(process, "ready as Wanted, servers: 0")
        process.send_signal(number)
        code, rest = await ended(process)
        await discord.left.wait()
    answer += rest

    assert code == 0
    assert f"{number.name}: stopping" in answer
    assert "Traceback" not in answer
    assert "ERROR" not in answer
    assert TOKEN not in answer
    assert {path.stat().st_mode & 0o077 for path in (data, *data.iterdir())} == {0}  # private


async def test_a_signal_while_discord_does_not_answer_ends_it_cleanly(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as process:
        discord.silent = True
        await heard(process, "logging in")
        process.terminate()
        code, answer = await ended(process)

    assert code == 0
    assert "Traceback" not in answer


async def test_a_wrong_token_is_one_sentence(tmp_path: Path) -> None:
    wrong = TOKEN[:-1]
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var", wrong) as process:
        code, answer = await ended(process)

    assert code == 2  # systemd does not start it again
    assert "Discord does not accept the token in DISCORD_TOKEN" in answer.splitlines()[-1]
    assert "Traceback" not in answer
    assert wrong not in answer


async def test_a_wrong_token_in_a_container_is_tried_once_until_the_host_stops_it(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var", TOKEN[:-1], "--stay") as process:
        await heard(process, "Nothing is tried again")
        requests = discord.user_requests
        process.terminate()
        code, _ = await ended(process)

    assert (code, requests, discord.user_requests) == (2, 1, 1)


async def test_a_token_that_is_reset_while_the_bot_runs_ends_it_for_good(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as process:
        await heard(process, "ready as")
        await discord.end(4004)
        code, answer = await ended(process)

    assert code == 2
    assert "Discord does not accept the token in DISCORD_TOKEN" in answer.splitlines()[-1]
    assert "stopped by a bug" not in answer


async def test_a_press_of_the_hosts_ends_it_cleanly_and_nobody_elses_does(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path, WANTED_OWNER_IDS="11, 22") as process:
        await heard(process, "ready as")
        await discord.press("ho:surestop", 33)
        async with asyncio.timeout(PATIENCE):
            await discord.answered.wait()
        running = process.returncode is None
        await discord.press("ho:surestop", 22)
        code, answer = await ended(process)

    assert running
    refused, stopped = (reply["data"]["content"] for reply in discord.answers)
    assert "Only the host" in refused
    assert "stops" in stopped
    assert code == 0  # systemd does not start it again
    assert "Traceback" not in answer


async def test_a_press_of_the_hosts_ends_a_container_until_it_is_started_again(tmp_path: Path) -> None:
    async with (
        fake_discord() as discord,
        bot(discord.api, tmp_path, TOKEN, "--stay", WANTED_OWNER_IDS="22") as process,
    ):
        await heard(process, "ready as")
        await discord.press("ho:surestop", 22)
        await heard(process, "until the container is started again")
        process.terminate()
        code, _ = await ended(process)

    assert code == 0


async def test_without_a_network_it_tries_again_until_there_is_one(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    async with bot(f"http://127.0.0.1:{unused_tcp_port}/api", tmp_path / "var") as process:
        answer = await heard(process, "The next try is in")
        async with fake_discord(unused_tcp_port):
            answer += await heard(process, "ready as Wanted, servers: 0")
            process.terminate()
            code, _ = await ended(process)

    assert code == 0
    assert "Discord cannot be reached" in answer
    assert "Traceback" not in answer


async def test_a_signal_ends_the_tries_to_reach_discord(tmp_path: Path) -> None:
    async with bot(NOWHERE, tmp_path / "var") as process:
        await heard(process, "The next try is in")
        process.terminate()
        code, answer = await ended(process)

    assert code == 0
    assert "Traceback" not in answer


async def test_a_second_bot_is_refused_on_the_same_data_and_with_the_same_token(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as first:
        await discord.identified.wait()
        requests = discord.user_requests
        async with bot(discord.api, tmp_path / "var", "another") as second:
            on_data = await ended(second)
        async with bot(discord.api, tmp_path / "other") as third:
            with_token = await ended(third)
        first.kill()
        await ended(first)  # including the drawing process, which inherits standard error
        refused = discord.user_requests - requests
        async with bot(discord.api, tmp_path / "var") as fourth:  # no process is left
            await heard(fourth, "ready as")

    assert [code for code, _ in (on_data, with_token)] == [1, 1]
    assert "is in use by another process of the bot" in on_data[1].splitlines()[-1]
    assert "with the same token" in with_token[1].splitlines()[-1]
    assert "Traceback" not in on_data[1] + with_token[1]
    assert refused == 0  # before any request to Discord


async def test_a_broken_database_is_one_sentence_before_discord_hears_of_us(tmp_path: Path) -> None:
    data = tmp_path / "var"
    data.mkdir()
    (data / "wanted.sqlite3").write_text("howdy " * 1000)
    async with fake_discord() as discord, bot(discord.api, data) as process:
        code, answer = await ended(process)

    assert code == 1
    assert "wanted.sqlite3 is not a database of this bot" in answer.splitlines()[-1]
    assert "Traceback" not in answer
    assert not discord.identified.is_set()


async def test_a_file_that_is_found_damaged_while_the_bot_runs_ends_it_in_one_sentence(
    tmp_path: Path,
) -> None:
    data = tmp_path / "var"
    world = World(data / "wanted.sqlite3")
    await world.open()
    for _ in range(40):
        await world.deal()
    await world.store.close()
    damage_root(world.path, "tables")
    async with fake_discord() as discord, bot(discord.api, data) as process:
        code, answer = await ended(process)

    assert code == 1
    assert "wanted.sqlite3 is damaged" in answer.splitlines()[-1]
    assert "Traceback" not in answer


async def test_a_data_directory_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    async with bot(NOWHERE, tmp_path / "var" / "deep") as process:
        code, answer = await ended(process)

    assert code == 1
    assert "WANTED_DATA_DIR" in answer.splitlines()[-1]
    assert "Traceback" not in answer


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A PostgreSQL server that a test may stop and start again."""
    server = Server(required().programs)
    yield server
    server.remove()


def address(url: URL) -> dict[str, str]:
    """Return the setting that names this database."""
    text = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return {"WANTED_DATABASE_URL": text}


async def test_a_start_is_tried_again_until_the_database_server_is_there(
    tmp_path: Path, server: Server
) -> None:
    url = server.new_database()
    server.stop()
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var", **address(url)) as process:
        output = await heard(process, "The next try is in")
        server.start()
        output += await heard(process, "ready as Wanted, servers: 0")
        process.terminate()
        code, _ = await ended(process)

    assert code == 0
    assert "does not answer" in output
    assert "Traceback" not in output


async def test_a_second_bot_on_the_same_database_is_refused_until_the_first_is_killed(
    tmp_path: Path, server: Server
) -> None:
    database = address(server.new_database())
    async with fake_discord() as discord, bot(discord.api, tmp_path / "one", **database) as first:
        await heard(first, "ready as")
        before = discord.user_requests
        async with bot(discord.api, tmp_path / "two", "another", **database) as second:
            code, output = await ended(second)
        refused = discord.user_requests - before
        first.kill()
        await ended(first)
        async with bot(discord.api, tmp_path / "two", **database) as third:
            await heard(third, "ready as")

    assert code == 1
    assert "is in use by another process of the bot, maybe on another machine" in output.splitlines()[-1]
    assert "Traceback" not in output
    assert refused == 0  # before any request to Discord


async def test_no_log_has_the_password_of_the_database(tmp_path: Path, server: Server) -> None:
    server.do("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    server.ask_password_of("guarded")
    url = server.new_database().set(username="guarded", password="xyzzy-plugh")
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var", **address(url)) as process:
        code, output = await ended(process)

    assert code == 1
    assert "refuses user or password" in output.splitlines()[-1]
    assert "Traceback" not in output
    assert "xyzzy" not in output


async def test_a_database_that_is_replaced_while_the_bot_runs_ends_it_in_one_sentence(
    tmp_path: Path, server: Server, unused_tcp_port: int
) -> None:
    url, http = server.new_database(), f"127.0.0.1:{unused_tcp_port}"
    settings = {**address(url), "WANTED_HTTP_ADDRESS": http}
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var", **settings) as process:
        await heard(process, "ready as")
        server.change(url, "UPDATE meta SET value = 'of another bot' WHERE key = 'run'")
        sessions = f"FROM pg_stat_activity WHERE datname = '{url.database}'"
        server.do(f"SELECT pg_terminate_backend(pid, 10000) {sessions}")
        await asyncio.to_thread(ask_health, http)  # which writes
        code, output = await ended(process)

    assert code == 1
    assert "start the bot again" in output.splitlines()[-1]


async def test_what_swallows_a_cancellation_is_cancelled_again() -> None:
    async def connect() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    task = asyncio.create_task(connect())
    await asyncio.sleep(0)
    await cancel(task)

    assert task.cancelled()


class Dropped(WantedBot):
    """A bot that Discord disconnects, and that gets a signal while it closes."""

    stop_asked: Stop

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        raise RuntimeError("the gateway is gone")

    async def close(self) -> None:
        self.stop_asked.set()
        await super().close()


async def test_a_signal_while_a_dropped_bot_closes_is_a_clean_end(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    store = await Store.open(await prepared(settings.database), lambda: 0)
    bot = Dropped(settings, store, shard_count=1)
    bot.stop_asked = Stop()

    assert await play(bot, TOKEN, bot.stop_asked) == 0
    await store.close()


def in_use(why: int) -> InUse:
    error = InUse("WANTED_HTTP_ADDRESS")
    error.__cause__ = OSError(why, "")
    return error


@pytest.mark.parametrize(
    ("error", "is_wrong"),
    [
        (ModuleNotFoundError(name="sentry_sdk"), True),
        (in_use(EADDRNOTAVAIL), True),
        (in_use(EADDRINUSE), False),
        (InUse("a data directory"), False),
    ],
)
def test_a_wrong_setting_is_not_tried_again(error: Exception, is_wrong: bool) -> None:
    assert is_final(error) is is_wrong
