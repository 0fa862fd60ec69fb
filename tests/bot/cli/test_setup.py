"""`wanted setup` in a real process at a terminal, against a Discord on loopback."""

import asyncio
import os
import pty
import stat
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from scenes.fake_discord import TOKEN, FakeDiscord, fake_discord, without_settings
from scenes.forked_bot import ForkedBot, Order, fork

from bot.cli import doctor
from bot.cli.setup import save_token

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
PATIENCE = 60  # seconds until a test fails
FILES = discord.Permissions(attach_files=True).value


class Terminal:
    """A process at a terminal of its own, with its output and input."""

    def __init__(self, leader: int, process: ForkedBot) -> None:
        self.process, self.output, self._leader = process, "", leader
        self._more = asyncio.Event()
        asyncio.get_running_loop().add_reader(leader, self._read)

    def _read(self) -> None:
        try:
            self.output += os.read(self._leader, 65536).decode()
        except OSError:  # the process has ended
            asyncio.get_running_loop().remove_reader(self._leader)
        self._more.set()

    async def hears(self, words: str, times: int = 1) -> None:
        """Wait until the output contains this text this many times."""
        async with asyncio.timeout(PATIENCE):
            while " ".join(self.output.split()).count(words) < times:
                self._more.clear()
                await self._more.wait()

    def types(self, line: str) -> None:
        os.write(self._leader, line.encode() + b"\n")

    async def ends(self) -> int | None:
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def terminal(there: FakeDiscord, folder: Path, **more: str) -> AsyncIterator[Terminal]:
    leader, follower = pty.openpty()
    ours = {"WANTED_PICTURES": "off", "PYTHONPATH": str(ROOT), "COLUMNS": "200", "TERM": "dumb"}
    order = Order(there.api, ("setup",), str(folder), {**without_settings(), **ours, **more}, terminal=True)
    process = await fork(order, (follower, follower, follower))
    os.close(follower)
    try:
        yield Terminal(leader, process)
    finally:
        await process.end()
        asyncio.get_running_loop().remove_reader(leader)
        os.close(leader)


async def test_a_new_host_is_led_from_the_token_to_the_first_game(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nWANTED_LANGUAGE=fr\n")
    async with fake_discord() as there, terminal(there, tmp_path) as host:
        await host.hears("Token:")
        host.types("not-a-token")
        await host.hears("does not accept that token")
        await host.hears("Token:", 2)
        host.types(TOKEN)
        await host.hears("Waiting for it")
        await there.let_in(saloon=0, library=FILES)
        await host.hears("In which channel")
        host.types("library")
        await host.hears("only in one of these channels")
        host.types("#saloon")
        await host.hears("Start the bot now")
        host.types("y")
        await host.hears("ready as Wanted, servers: 1")
        assert "Traceback" not in host.output
        host.process.terminate()
        code = await host.ends()

    assert code == 0
    assert TOKEN not in host.output
    assert (tmp_path / ".env").read_text() == f"# mine\nWANTED_LANGUAGE=fr\nDISCORD_TOKEN={TOKEN}\n"
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600
    assert "https://discord.com/oauth2/authorize?client_id=" in host.output
    assert "Dry Gulch: 1 of 2 channels" in host.output
    assert "#library lacks Attach Files" in host.output
    [first] = there.posted
    assert first["channel"] == "81"
    assert "première partie" in first["content"]
    assert first["components"][0]["components"][0]["custom_id"] == "first"


async def test_called_again_it_keeps_what_is_there(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    async with fake_discord() as there:
        await there.let_in(saloon=0)
        async with terminal(there, tmp_path) as host:
            await host.hears("Keep it")
            host.types("")
            await host.hears("In which channel")
            host.types("-")
            await host.hears("Start the bot now")
            host.types("n")
            code = await host.ends()

    assert code == 0
    assert there.posted == []
    assert "Start it with make run" in host.output
    assert "Waiting" not in host.output


OWN, OTHER = "Dry Gulch #saloon", "Dry Gulch 500 #saloon"


@pytest.mark.parametrize(
    ("here", "there_too", "names", "number"),
    [
        (("saloon",), ("saloon", "stable"), (OWN, OTHER, "stable"), 501),
        (("saloon", "saloon_"), (), (f"{OWN} 81", f"{OWN} 82"), 82),
    ],
)
async def test_channels_with_the_same_name_are_told_apart_by_their_servers_or_else_their_ids(
    tmp_path: Path, here: Sequence[str], there_too: Sequence[str], names: Sequence[str], number: int
) -> None:
    async with fake_discord() as there:
        await there.let_in(**dict.fromkeys(here, 0))
        if there_too:
            await there.let_in(500, **dict.fromkeys(there_too, 0))
        async with terminal(there, tmp_path, DISCORD_TOKEN=TOKEN) as host:
            await host.hears(f"({names[0]})")
            host.types("saloon")
            await host.hears(f"these channels: {', '.join(names)}")
            host.types(names[1])
            await host.hears("Start the bot now")
            host.types("n")
            await host.ends()

    assert [message["channel"] for message in there.posted] == [str(number)]


async def test_a_token_from_elsewhere_is_used_and_not_written(tmp_path: Path) -> None:
    async with fake_discord() as there:
        await there.let_in(saloon=FILES)
        async with terminal(there, tmp_path, DISCORD_TOKEN=TOKEN) as host:
            code = await host.ends()

    assert code == 1
    assert "nothing is written there" in host.output
    assert "Give the bot these permissions in one channel" in host.output
    assert not (tmp_path / ".env").exists()


async def test_ctrl_c_while_it_waits_ends_it_in_a_sentence(tmp_path: Path) -> None:
    async with fake_discord() as there, terminal(there, tmp_path, DISCORD_TOKEN=TOKEN) as host:
        await host.hears("Waiting for it")
        host.types("\x03")
        code = await host.ends()

    assert code == 1
    assert "run wanted setup again to continue" in host.output
    assert "Traceback" not in host.output


async def test_without_a_network_it_says_so_and_writes_nothing(tmp_path: Path) -> None:
    nowhere = SimpleNamespace(api="http://127.0.0.1:9/api")
    async with terminal(nowhere, tmp_path) as host:
        await host.hears("Token:")
        host.types(TOKEN)
        code = await host.ends()

    assert code == 1
    assert "Discord cannot be reached" in " ".join(host.output.split())
    assert not (tmp_path / ".env").exists()


def test_a_token_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("export DISCORD_TOKEN = old\n#DISCORD_TOKEN=\nWANTED_LOG_LEVEL=debug")
    file.chmod(0o644)
    (tmp_path / ".env.part").write_text("what a process that was killed has left")
    save_token(file, "new")

    assert file.read_text() == "#DISCORD_TOKEN=\nWANTED_LOG_LEVEL=debug\nDISCORD_TOKEN=new\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [".env"]


@pytest.mark.parametrize(("mode", "remarked"), [(0o600, False), (0o400, False), (0o640, True), (0o604, True)])
def test_the_doctor_remarks_settings_that_others_may_read(tmp_path: Path, mode: int, remarked: bool) -> None:
    file = tmp_path / ".env"
    assert doctor.readable(file) is None
    file.touch()
    file.chmod(mode)
    finding = doctor.readable(file)

    assert (finding is not None and f"chmod 600 {file}" in finding.text) == remarked
