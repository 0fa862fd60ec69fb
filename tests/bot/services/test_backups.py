"""Scheduled backups: made, tested at once, rotated; full disks and damaged copies."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from quick_store import prepared
from scenes.dealt_tables import offer_table

from bot.services.backups import DAMAGED, RETRY_SECONDS, Backups
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.service import Tables

DAY = 86_400
START = 1_800_000_000


class Clock:
    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(await prepared(tmp_path / "wanted.sqlite3"), lambda: START)
    users = (Participant(11, "Ann", 11), Participant(22, "Bo", 22))
    offer = await offer_table(store, "outlaws-duel", 1, users, "none", START + 10)
    await Tables(store, GAMES, lambda: START).start(offer, thread=True, participants=users)
    yield store
    await store.close()


async def once(backups: Backups) -> None:
    """Make a backup if one is due, and wait for it."""
    await backups.catch_up()
    if backups._task is not None:
        await backups._task


def copies(store: Store) -> list[str]:
    return sorted(file.name for file in (store.database.path.parent / "backups").glob("*"))


async def test_a_copy_is_made_tried_and_remembered(store: Store) -> None:
    await once(Backups(store, GAMES, Clock(), (DAY, 3), store.database.path.parent / "backups"))
    at, last = await store.stats.backups()

    assert copies(store) == ["wanted-20270115-080000.sqlite3"]
    assert at == START
    assert (last.at, last.code, last.games) == (START, "good", 1)
    assert (await store.stats.stats()).backup == last


async def test_none_is_made_before_it_is_due_not_even_after_a_restart(store: Store) -> None:
    clock = Clock()
    await once(Backups(store, GAMES, clock, (DAY, 3), store.database.path.parent / "backups"))
    restarted = Backups(store, GAMES, clock, (DAY, 3), store.database.path.parent / "backups")
    clock.at += DAY - 1
    await once(restarted)
    early = len(copies(store))
    clock.at += 1
    await once(restarted)

    assert (early, len(copies(store))) == (1, 2)


async def test_without_the_setting_none_is_made(store: Store) -> None:
    await once(Backups(store, GAMES, Clock(), None, store.database.path.parent / "backups"))

    assert copies(store) == []


async def test_the_newest_are_kept_and_what_is_the_hosts_own(store: Store) -> None:
    clock = Clock()
    backups = Backups(store, GAMES, clock, (DAY, 2), store.database.path.parent / "backups")
    backups.folder.mkdir()
    (backups.folder / "before-the-party.sqlite3").touch()
    (backups.folder / "wanted-20200101-000000.sqlite3.tried-x").mkdir()  # left by a killed process
    for _ in range(4):
        await once(backups)
        clock.at += DAY

    assert copies(store) == [
        "before-the-party.sqlite3",
        "wanted-20270117-080000.sqlite3",
        "wanted-20270118-080000.sqlite3",
    ]


def full(*_: Any) -> None:
    raise OSError(28, "No space left on device")


async def test_a_full_disk_is_one_line_and_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    backups = Backups(store, GAMES, clock, (DAY, 1), store.database.path.parent / "backups")
    await once(backups)
    clock.at += DAY
    with monkeypatch.context() as disk:
        disk.setattr("engine.store.database_file.os.replace", full)
        await once(backups)
        await once(backups)
    at, last = await store.stats.backups()
    names = copies(store)
    clock.at += RETRY_SECONDS
    await once(backups)

    assert (at, last.code, last.why) == (START, "unmade", "No space left on device")
    assert [record.levelname for record in caplog.records if "No space" in record.message] == ["ERROR"]
    assert names == ["wanted-20270115-080000.sqlite3"]
    assert copies(store) == ["wanted-20270116-090000.sqlite3"]


async def test_a_copy_that_the_disk_has_damaged_is_told_and_takes_no_good_ones_place(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock, replace = Clock(), os.replace
    backups = Backups(store, GAMES, clock, (DAY, 1), store.database.path.parent / "backups")
    await once(backups)
    clock.at += DAY

    def noise(part: Path, target: Path) -> None:
        content = part.read_bytes()
        part.write_bytes(content[:4104] + b"\xa5" * (len(content) - 4104))
        replace(part, target)

    with monkeypatch.context() as disk:
        disk.setattr("engine.store.database_file.os.replace", noise)
        await once(backups)
    _, last = await store.stats.backups()

    assert last.code == "damaged"
    assert "damaged" in caplog.text
    assert len(copies(store)) == 2
    assert "wanted-20270115-080000.sqlite3" in copies(store)


async def test_a_disk_that_fails_at_the_end_is_told_and_does_not_disturb_the_stop(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    backups = Backups(store, GAMES, Clock(), (DAY, 1), store.database.path.parent / "backups")
    with monkeypatch.context() as disk:
        disk.setattr("bot.services.backups.Path.glob", full)
        await once(backups)
    await backups.stop()

    assert copies(store) == ["wanted-20270115-080000.sqlite3"]
    assert "20270115-080000.sqlite3 was not finished" in caplog.text


async def test_a_game_that_cannot_be_gone_on_with_is_told(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with sqlite3.connect(store.database.path) as database:
        database.execute("UPDATE checkpoints SET state = '{}'")
        for part in ("offers", "tables"):
            database.execute(f"UPDATE {part} SET secret = ''")
    database.close()
    await once(Backups(store, GAMES, Clock(), (DAY, 1), store.database.path.parent / "backups"))
    _, last = await store.stats.backups()

    assert (last.code, last.games, last.why) == ("games", 1, "tables 1")
    assert "tables 1" in caplog.text


async def test_the_loop_goes_on_during_a_trial_and_a_stop_does_not_wait_for_its_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.backups.BREATH", 60)
    backups = Backups(store, GAMES, Clock(), (DAY, 1), store.database.path.parent / "backups")
    await backups.catch_up()
    for _ in range(1000):
        if list(backups.folder.glob("*.tried-*")):
            break
        await asyncio.sleep(0.01)
    async with asyncio.timeout(10):
        await backups.stop()

    assert (await store.stats.backups()) == (0, None)
    assert copies(store) == ["wanted-20270115-080000.sqlite3"]
    assert DAMAGED not in copies(store)
