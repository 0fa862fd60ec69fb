"""Start `python -m bot` as a process of its own without imports, by forking a process that has imported it.

Importing the bot takes a second of processor time, more than most tests of a process. Each test process has
one process that imports the bot once and forks for each start. The fork then behaves like `python -m bot`: it
reads its settings, opens its files, and exits.
"""

import asyncio
import atexit
import fcntl
import json
import os
import re
import runpy
import signal
import socket
import subprocess
import sys
import termios
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from functools import cache, partialmethod
from importlib import import_module
from pathlib import Path

from scenes.fake_discord import TOKEN, without_settings

from bot.app.client import COGS
from bot.i18n.texts import LANGUAGES, files, load_texts

TESTS = Path(__file__).parents[1]
SERVE = "import sys; from scenes.forked_bot import serve; serve(int(sys.argv[1]))"
PATIENCE = 60  # seconds until a test fails; none takes that long
READY = 0.1  # seconds until discord.py counts all guilds as received; its 2 are long on loopback
STUCK = signal.SIGUSR1  # blocks the bot's loop forever, like a bug
WHOLE = 1 << 18  # bytes, more than an order's line
COMMAND = re.compile(r"^([\w-]+) = .*\n(?:    .*\n)*?    \.description", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Order:
    """How to run a fork: `api` is its Discord's address, `terminal` says whether its files are a terminal."""

    api: str
    words: Sequence[str]
    folder: str
    environment: Mapping[str, str]
    terminal: bool = False


class ForkedBot:
    """A forked process with the interface of asyncio's; its output can be read if it was `piped`."""

    stdout: asyncio.StreamReader
    stderr: asyncio.StreamReader

    def __init__(self, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._reader, self._writer = reader, writer
        self._ended = asyncio.create_task(self._end())

    async def _end(self) -> int:
        code = self.returncode = int(await self._reader.readline())
        self._writer.close()
        return code

    async def wait(self) -> int:
        return await asyncio.shield(self._ended)

    async def end(self) -> None:
        if self.returncode is None:
            self.kill()
            await self.wait()

    async def communicate(self) -> tuple[bytes, bytes]:
        out, err, _ = await asyncio.gather(self.stdout.read(), self.stderr.read(), self.wait())
        return out, err

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


async def fork(order: Order, files: Sequence[int]) -> ForkedBot:
    """Fork a bot; `files` become its standard input, output and error."""
    ours, theirs = socket.socketpair()
    with theirs:
        socket.send_fds(_standing(), [json.dumps(asdict(order)).encode() + b"\n"], [*files, theirs.fileno()])
    reader, writer = await asyncio.open_connection(sock=ours)
    return ForkedBot(int(await reader.readline()), reader, writer)


async def piped(order: Order) -> ForkedBot:
    """Start a bot without input whose output can be read."""
    nothing, (ours_out, out), (ours_err, err) = os.open(os.devnull, os.O_RDONLY), os.pipe(), os.pipe()
    forked = await fork(order, (nothing, out, err))
    for file in (nothing, out, err):
        os.close(file)
    forked.stdout, forked.stderr = await _reader(ours_out), await _reader(ours_err)
    return forked


@asynccontextmanager
async def running_bot(
    api: str, data: Path, token: str = TOKEN, *options: str, **more: str
) -> AsyncIterator[ForkedBot]:
    """Start `python -m bot run` with another address of Discord, by default without pictures."""
    ours = {"WANTED_DATA_DIR": str(data), "WANTED_LOG_LEVEL": "debug", "WANTED_PICTURES": "off"}
    ours["WANTED_STORIES"] = "off"
    environment = {
        **without_settings(),
        "DISCORD_TOKEN": token,
        **ours,
        **more,
        "PYTHONPATH": str(TESTS.parent),
    }
    process = await piped(Order(api, ("run", *options), os.sep, environment))
    try:
        yield process
    finally:
        await process.end()


async def ended(process: ForkedBot) -> tuple[int | None, str]:
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    return process.returncode, (out + err).decode()


async def heard(process: ForkedBot, words: str) -> str:
    output = ""
    async with asyncio.timeout(PATIENCE):
        while words not in output:
            line = (await process.stderr.readline()).decode()
            assert line, f"it ended without saying {words!r}: {output}"
            output += line
    return output


async def _reader(file: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(file, "rb")
    )
    return reader


@cache
def _standing() -> socket.socket:
    """Return the socket for orders to the forking process, which ends with this one."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            (sys.executable, "-c", SERVE, str(theirs.fileno())),
            cwd=os.sep,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(TESTS.parent), str(TESTS)))},
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            start_new_session=True,  # keeps Ctrl+C of the tests away from it
        )
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


def serve(number: int) -> None:
    """Fork for each order, until the socket is closed."""
    _imported()
    orders = socket.socket(fileno=number)
    while True:
        order, files, _, _ = socket.recv_fds(orders, WHOLE, 4)
        if not order:
            return
        while not order.endswith(b"\n") and (more := orders.recv(WHOLE)):
            order += more
        if keeper := os.fork():
            for file in files:
                os.close(file)
            os.waitpid(keeper, 0)
        elif _is_fork(files):
            orders.close()
            _become(Order(**json.loads(order)), files[:3])
            return


def _imported() -> None:
    """Import what every bot loads when it starts: modules, and the texts of its commands."""
    for path in ("bot.app.run", "bot.cli.setup", "engine.store.database_file", *COGS):
        import_module(path)
    for language in LANGUAGES:
        for path in files(language):
            for key in COMMAND.findall(path.read_text("utf-8")):
                load_texts(language).has(key)


def _is_fork(files: list[int]) -> bool:
    """Fork; the parent sends pid and exit code. Return whether this is the fork."""
    if os.fork():
        os._exit(0)
    pid = os.fork()
    if not pid:
        os.close(files[3])
        return True
    for file in files[:3]:
        os.close(file)
    with socket.socket(fileno=files[3]) as report:
        report.sendall(b"%d\n" % pid)
        report.sendall(b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    os._exit(0)


def _take(files: Sequence[int], terminal: bool) -> None:
    """Make these the standard files; a terminal becomes the controlling one."""
    os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    if terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        lines = 1 if terminal or name == "stderr" else -1
        setattr(sys, name, os.fdopen(number, mode, buffering=lines, closefd=False))


def _become(order: Order, files: Sequence[int]) -> None:
    """Run `python -m bot` with another address of Discord."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route
    from discord.state import ConnectionState
    from yarl import URL

    _take(files, order.terminal)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # the test runner may ignore SIGINT
    signal.signal(STUCK, lambda *_: time.sleep(1000))
    os.chdir(order.folder)
    os.environ.clear()
    os.environ.update(order.environment)
    sys.argv = ["bot", *order.words]
    Route.BASE = order.api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(order.api).with_scheme("ws").with_path("/gateway/")
    ConnectionState.__init__ = partialmethod(ConnectionState.__init__, guild_ready_timeout=READY)  # type: ignore[assignment]
    runpy.run_module("bot", run_name="__main__")
