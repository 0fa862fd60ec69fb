"""A real process from its start to its clean end, against a Discord on loopback that only lets bots in."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from scenes.fake_discord import TOKEN, fake_discord

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
START = """
import runpy, sys
from discord.http import Route
Route.BASE = sys.argv.pop(1)
runpy.run_module("bot", run_name="__main__")
"""
NOWHERE = "http://127.0.0.1:9/api"
PATIENCE = 60  # seconds until a test is given up; none takes so long


@asynccontextmanager
async def bot(api: str, data: Path, token: str = TOKEN) -> AsyncIterator[Process]:
    """`python -m bot run`, but for where its Discord is."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("WANTED_", "DISCORD_"))
    }
    settings = {"DISCORD_TOKEN": token, "WANTED_DATA": str(data), "WANTED_LOG": "debug"}
    environment = {**clean, **settings, "PYTHONPATH": str(ROOT)}
    command = (sys.executable, "-c", START, api, "run")
    process = await asyncio.create_subprocess_exec(
        *command, cwd=os.sep, env=environment, stdout=PIPE, stderr=PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ended(process: Process) -> tuple[int | None, str]:
    """Its exit code and all it said."""
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    return process.returncode, (out + err).decode()


async def heard(process: Process, words: str) -> str:
    """What it said until these words came."""
    assert process.stderr is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while words not in said:
            line = (await process.stderr.readline()).decode()
            assert line, f"it ended without saying {words!r}: {said}"
            said += line
    return said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as process:
        await discord.identified.wait()
        process.send_signal(number)
        code, said = await ended(process)
        await discord.left.wait()

    assert code == 0
    assert f"{number.name}: stopping" in said
    assert "Traceback" not in said
    assert "ERROR" not in said


async def test_what_it_writes_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as process:
        await discord.identified.wait()
        process.terminate()
        await ended(process)
    written = (tmp_path / "var", *(tmp_path / "var").iterdir())

    assert {path.stat().st_mode & 0o077 for path in written} == {0}


async def test_it_says_when_it_is_at_work_and_never_its_token(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as process:
        said = await heard(process, "at work as Wanted on 0 servers")
        process.terminate()
        code, rest = await ended(process)

    assert code == 0
    assert TOKEN not in said + rest


async def test_a_signal_while_discord_does_not_answer_ends_it_cleanly(tmp_path: Path) -> None:
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var") as process:
        discord.silent = True
        await heard(process, "logging in")
        process.terminate()
        code, said = await ended(process)

    assert code == 0
    assert "Traceback" not in said


async def test_a_wrong_token_is_one_sentence(tmp_path: Path) -> None:
    wrong = TOKEN[:-1]
    async with fake_discord() as discord, bot(discord.api, tmp_path / "var", wrong) as process:
        code, said = await ended(process)

    assert code == 1
    assert "Discord does not accept the token in DISCORD_TOKEN" in said.splitlines()[-1]
    assert "Traceback" not in said
    assert wrong not in said


async def test_no_network_is_one_sentence(tmp_path: Path) -> None:
    async with bot(NOWHERE, tmp_path / "var") as process:
        code, said = await ended(process)

    assert code == 1
    assert "Discord cannot be reached" in said.splitlines()[-1]
    assert "Traceback" not in said


async def test_a_broken_database_is_one_sentence_before_discord_hears_of_us(tmp_path: Path) -> None:
    data = tmp_path / "var"
    data.mkdir()
    (data / "wanted.sqlite3").write_text("howdy " * 1000)
    async with fake_discord() as discord, bot(discord.api, data) as process:
        code, said = await ended(process)

    assert code == 1
    assert "wanted.sqlite3 is not a database of this bot" in said.splitlines()[-1]
    assert "Traceback" not in said
    assert not discord.identified.is_set()


async def test_a_data_directory_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    async with bot(NOWHERE, tmp_path / "var" / "deep") as process:
        code, said = await ended(process)

    assert code == 1
    assert "WANTED_DATA" in said.splitlines()[-1]
    assert "Traceback" not in said
