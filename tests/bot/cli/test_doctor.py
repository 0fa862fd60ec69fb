"""The doctor's findings and advice, with a Discord on loopback."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import namedtuple
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
from discord.http import Route
from pydantic import SecretStr
from quick_store import prepared
from scenes.dealt_tables import offer_table
from scenes.fake_discord import BOT, HOME, TOKEN, FakeDiscord, fake_discord

from bot.app.instance_lock import data_held
from bot.app.settings import Settings
from bot.app.synced_commands import SYNCED
from bot.cli import doctor
from bot.cli.doctor import Finding
from bot.cli.files import back_up
from bot.features.interactions import permissions as grants
from bot.i18n import texts
from bot.services.emojis import FACT
from engine.core.records.stats import Backup
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.store.database_file import BACKUPS
from engine.store.stats import BACKED_UP
from engine.store.store import Store
from engine.tables.service import Tables

pytestmark = pytest.mark.long

NOBODY = 65534
ROOT = Path(__file__).parents[3]


@pytest.fixture
async def portal_open(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscord]:
    """Discord can be reached."""
    async with fake_discord() as there:
        monkeypatch.setattr(Route, "BASE", there.api)
        yield there


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server listens at Discord's address."""
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api")


@pytest.fixture
def locked() -> Iterator[Path]:
    """A directory that is read-only for this process, which meanwhile is not root."""
    place = Path(tempfile.mkdtemp())
    place.chmod(0o555)
    root = os.getuid() == 0
    if root:
        os.setresuid(NOBODY, NOBODY, 0)
    yield place
    if root:
        os.setresuid(0, 0, 0)
    shutil.rmtree(place)


async def report_of(settings: Settings) -> dict[str, Finding]:
    return {finding.about: finding async for finding in doctor.look(settings)}


def faults(findings: dict[str, Finding]) -> set[str]:
    return {about for about, finding in findings.items() if finding.sign == "FAULT"}


async def made(data: Path) -> Settings:
    settings = Settings(data_dir=data)
    await prepared(settings.database)
    return settings


async def test_a_new_house_lacks_the_token_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "var"
    findings = await report_of(Settings(data_dir=data))

    assert faults(findings) == {"token"}
    assert "DISCORD_TOKEN" in findings["token"].text
    assert findings["data"].text == f"{data} will be created by the first start"
    assert not data.parent.exists()


async def test_a_sound_house_is_told_what_it_is(tmp_path: Path) -> None:
    findings = await report_of(await made(tmp_path))

    assert faults(findings) == {"token"}
    assert findings["database"].text.startswith("sound, at ")
    assert findings["data"].text == f"{tmp_path} is writable"
    assert (findings["backup"].sign, "wanted backup" in findings["backup"].text) == ("warn", True)


def test_words_that_were_lost_are_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(texts.DATA, tmp_path / "data")
    monkeypatch.setattr(texts, "DATA", tmp_path / "data")
    before = doctor.games_and_words()
    next((tmp_path / "data" / "games").glob("*/words/fr/*.ftl")).unlink()
    after = doctor.games_and_words()

    assert (before.sign, after.sign) == ("ok", "FAULT")
    assert "texts in fr" in after.text


async def test_a_data_directory_that_is_read_only_is_a_fault(locked: Path) -> None:
    findings = doctor.directory(locked), doctor.directory(locked / "var")

    assert [finding.sign for finding in findings] == ["FAULT", "FAULT"]
    assert all("WANTED_DATA_DIR" in finding.text for finding in findings)


async def test_a_data_directory_that_is_a_file_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    findings = await report_of(Settings(data_dir=tmp_path / "var"))

    assert "data" in faults(findings)


@pytest.mark.parametrize(("free", "sign"), [(10**9, "ok"), (2 * 10**8, "warn"), (10**6, "FAULT")])
def test_a_full_disk_is_told_before_it_is_full(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, free: int, sign: str
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**10, 0, free))

    assert doctor.disk(tmp_path / "not" / "there").sign == sign


async def test_a_damaged_database_is_a_fault_and_a_good_copy_is_named(tmp_path: Path) -> None:
    settings = await made(tmp_path)
    copy = tmp_path / "copy"
    shutil.copy(settings.database, copy)
    damage(settings.database)
    finding, _ = await doctor.database(settings)

    assert finding.sign == "FAULT"
    assert str(settings.database) in finding.text
    assert f"A good copy is {copy}" in finding.text


async def test_a_good_copy_is_found_among_the_scheduled_ones(tmp_path: Path) -> None:
    settings = await made(tmp_path)
    copy = tmp_path / BACKUPS / "copy"
    copy.parent.mkdir()
    shutil.copy(settings.database, copy)
    damage(settings.database)

    assert f"A good copy is {copy}" in (await doctor.database(settings))[0].text


async def test_a_file_that_is_no_database_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "wanted.sqlite3"
    file.write_text("howdy " * 1000)
    finding, _ = await doctor.database(Settings(data_dir=tmp_path))

    assert finding.sign == "FAULT"
    assert "is not a database" in finding.text
    assert "There is no good copy" in finding.text


async def test_a_database_of_a_newer_bot_is_a_fault(tmp_path: Path) -> None:
    settings = await made(tmp_path)
    with sqlite3.connect(settings.database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    connection.close()
    finding, _ = await doctor.database(settings)

    assert finding.sign == "FAULT"
    assert "v9999" in finding.text
    assert "update the bot" in finding.text


async def dealt(settings: Settings, games: int = 2) -> list[int]:
    store = await Store.open(settings.database, lambda: 0)
    tables, made = Tables(store, GAMES, lambda: 0), []
    for _ in range(games):
        users = (Participant(11, "Ann", 11), Participant(22, "Bo", 22))
        offer = await offer_table(store, "outlaws-duel", 1, users, "none", 10)
        made.append((await tables.start(offer, thread=True, participants=users)).id)
    await store.close()
    return made


def hurt(settings: Settings, table_id: int) -> None:
    with sqlite3.connect(settings.database) as database:
        database.execute("UPDATE checkpoints SET state = '{}' WHERE table_id = ?", (table_id,))
    database.close()


async def said_of_tables(settings: Settings) -> list[str]:
    return [str(item) async for item in doctor.played(settings, over=False)]


async def test_every_open_game_is_replayed_and_a_damaged_one_repaired(tmp_path: Path) -> None:
    settings = await made(tmp_path)
    _, second = await dealt(settings)
    hurt(settings, second)
    with data_held(settings.data_dir):
        running = await said_of_tables(settings)
    first, again = await said_of_tables(settings), await said_of_tables(settings)

    assert running[1] == f"warn   tables    damaged rows, which the running bot repairs: {second}"
    assert first[1] == f"warn   tables    damaged rows, repaired: {second}"
    assert again == ["ok     tables    games replayed from their deals: 2, intact: 2"]


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no terminals here")
def test_games_that_are_over_are_replayed_if_asked_and_a_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    settings = asyncio.run(made(tmp_path))
    over, _ = asyncio.run(dealt(settings))
    asyncio.run(ended(settings, over))
    ours, theirs = os.openpty()
    command = (sys.executable, "-m", "bot", "doctor", "--all")
    environment = {**os.environ, "WANTED_DATA_DIR": str(tmp_path), "TERM": "xterm"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=theirs, check=False
    )
    os.close(theirs)
    drawn = os.read(ours, 100_000)
    os.close(ours)

    assert "games replayed from their deals: 1," in asyncio.run(said_of_tables(settings))[0]
    assert "games replayed from their deals: 2," in done.stdout.decode()
    assert b"replaying games" in drawn


async def ended(settings: Settings, table_id: int) -> None:
    """Deal a duel in which the second player resigns."""
    store = await Store.open(settings.database, lambda: 0)
    await Tables(store, GAMES, lambda: 0).resign(table_id, 22, "end")
    await store.close()


async def test_a_game_of_which_too_little_is_left_is_a_fault(tmp_path: Path) -> None:
    settings = await made(tmp_path)
    [table] = await dealt(settings, 1)
    hurt(settings, table)
    with sqlite3.connect(settings.database) as database:
        for part in ("offers", "tables"):
            database.execute(f"UPDATE {part} SET secret = ''")
    database.close()
    with data_held(settings.data_dir):
        findings = [item async for item in doctor.played(settings, over=False)]

    assert [item.sign for item in findings] == ["ok", "FAULT"]
    assert "too little is left" in findings[1].text


async def test_the_last_backup_gets_old(tmp_path: Path) -> None:
    settings = await made(tmp_path)
    store = Store(settings.database, lambda: 0)
    signs = []
    for age in (0, 3 * doctor.DAY, 30 * doctor.DAY):
        await store.meta.set(BACKED_UP, str(int(time()) - age))
        signs.append((await doctor.backup(settings)).sign)
    await store.close()

    assert signs == ["ok", "ok", "warn"]


def test_a_backup_is_remembered(tmp_path: Path) -> None:
    settings = asyncio.run(made(tmp_path / "var"))
    back_up(settings, tmp_path / "copy")

    assert asyncio.run(doctor.backup(settings)).text == "made within the last day"


@pytest.mark.parametrize(
    ("backup", "sign", "message"),
    [
        (Backup(0, "good", 3), "ok", "its 3 games were replayed"),
        (Backup(0, "games", 3, "tables 7"), "warn", "tables 7"),
        (Backup(0, "damaged", why="malformed"), "warn", "was damaged, so it does not count"),
        (Backup(0, "unmade", why="No space left on device"), "warn", "No space left on device"),
    ],
)
async def test_what_came_of_a_scheduled_backup_is_told(
    tmp_path: Path, backup: Backup, sign: str, message: str
) -> None:
    settings = await made(tmp_path)
    store = Store(settings.database, lambda: 0)
    await store.stats.save_backup(replace(backup, at=int(time())))
    await store.close()
    finding = await doctor.backup(settings)

    assert finding.sign == sign
    assert message in finding.text


async def test_a_schedule_that_is_not_kept_is_told(tmp_path: Path) -> None:
    settings = (await made(tmp_path)).model_copy(update={"backup_schedule": "24h"})
    store = Store(settings.database, lambda: 0)
    await store.stats.save_backup(Backup(int(time()) - 3 * doctor.DAY, "good"))
    await store.close()

    assert (await doctor.backup(settings)).text == "the last was made 3 days ago: does the bot run?"


def test_a_clock_before_the_last_move_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "wanted.sqlite3"
    file.touch()
    os.utime(file, (time() + doctor.DAY, time() + doctor.DAY))

    assert doctor.clock(file).sign == "FAULT"
    assert doctor.clock(tmp_path / "none").sign == "ok"


@pytest.mark.usefixtures("portal_open")
async def test_an_accepted_token_comes_with_the_link_that_invites_the_bot(tmp_path: Path) -> None:
    findings = await report_of(Settings(data_dir=tmp_path, token=SecretStr(TOKEN), home_guild_id=HOME))

    assert faults(findings) == set()
    assert findings["token"].text == "accepted: Wanted"
    assert findings["network"].sign == "ok"
    assert findings["home"].text == "commands go to Dry Gulch alone, at once"
    assert findings["invite"].text == (
        f"https://discord.com/oauth2/authorize?client_id={BOT}&scope=bot+applications.commands"
        "&permissions=309237697536"
    )


def test_the_invitation_asks_for_what_games_need_and_no_more() -> None:
    needed = {*grants.SHOW, grants.SPEAK, grants.SPEAK_IN_THREAD, grants.MAKE_THREAD}

    assert all(getattr(doctor.NEEDED, name) for name in needed)
    assert doctor.NEEDED.value.bit_count() == len(needed)


@pytest.mark.usefixtures("portal_open")
async def test_a_refused_token_is_a_fault(tmp_path: Path) -> None:
    findings = await report_of(Settings(data_dir=tmp_path, token=SecretStr(TOKEN[:-1])))

    assert faults(findings) == {"token"}
    assert "Discord does not accept the token" in findings["token"].text
    assert not [finding for finding in findings.values() if TOKEN[:-1] in str(finding)]


@pytest.mark.usefixtures("offline")
async def test_without_a_network_the_token_is_unknown_which_is_no_fault(tmp_path: Path) -> None:
    findings = await report_of(Settings(data_dir=tmp_path, token=SecretStr(TOKEN)))

    assert faults(findings) == set()
    assert (findings["network"].sign, findings["token"].sign) == ("warn", "warn")
    assert "unknown" in findings["token"].text
    assert f"client_id={BOT}" in findings["invite"].text


async def test_what_is_left_over_or_missing_on_discord_is_named(
    portal_open: FakeDiscord, tmp_path: Path
) -> None:
    settings = (await made(tmp_path)).model_copy(update={"token": SecretStr(TOKEN)})
    store = await Store.open(settings.database, lambda: int(time()))
    await store.meta.set(SYNCED, f"{HOME}:0")
    await store.meta.set(
        FACT, json.dumps({"application": BOT, "signs": {"check": [1, "a"], "aim": [2, "b"]}})
    )
    await store.close()
    portal_open.commands = ("wanted", "table")

    findings = await report_of(settings)

    assert findings["commands"].text == f"those of server {HOME} are left over: the next start removes them"
    assert findings["emojis"].text.startswith("2 of 2 were deleted on Discord: wanted emojis sync")
    assert {findings[about].sign for about in ("commands", "emojis")} == {"warn"}


async def test_presses_that_go_elsewhere_are_a_fault(portal_open: FakeDiscord, tmp_path: Path) -> None:
    portal_open.application["interactions_endpoint_url"] = "https://example.org/presses"
    findings = await report_of(Settings(data_dir=tmp_path, token=SecretStr(TOKEN)))

    assert faults(findings) == {"portal"}


@pytest.mark.usefixtures("portal_open")
async def test_a_home_without_the_bot_is_a_fault(tmp_path: Path) -> None:
    findings = await report_of(Settings(data_dir=tmp_path, token=SecretStr(TOKEN), home_guild_id=HOME + 1))

    assert faults(findings) == {"home"}
    assert "WANTED_HOME_GUILD_ID" in findings["home"].text


def damage(database: Path) -> None:
    """Overwrite the pages after the first with noise."""
    content = bytearray(database.read_bytes())
    content[4096 + 8 :] = b"\xa5" * (len(content) - 4096 - 8)
    database.write_bytes(content)
