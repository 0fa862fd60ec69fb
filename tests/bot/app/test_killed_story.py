"""A real bot that is killed in the middle of a story makes it once after its next start."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from quick_store import prepared, unsynced
from scenes import forked_bot
from scenes.dealt_tables import deal
from scenes.fake_discord import fake_discord
from scenes.forked_bot import ended, heard, running_bot

from bot.app.settings import Settings
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.store.store import Store
from engine.tables.service import Tables

pytestmark = pytest.mark.long

GAME = "outlaws-duel"  # whose story is computed in short slices
ANSWERS = 4
SLICE, SAVED = "a slice of its story is computed", "its story is saved"


async def finished(settings: Settings) -> int:
    """Let quick players begin a game of two users, and one of them resign; return its table."""
    store = unsynced(await Store.open(await prepared(settings.database), lambda: int(time.time())))
    await store.epochs.begin("first")
    users, tables = await deal(store, 0, GAME), Tables(store, GAMES, store.database.now)
    [summary] = await store.summaries.of_open_tables()
    policy, rng = MODULES[GAMES[GAME].family].policy, Rng(seed_from("killed"))
    for _ in range(ANSWERS):
        snapshot = await tables.get(summary.table_id)
        decision = snapshot.game.open_decisions[0]
        reply = policy(snapshot.view(decision.seat), decision, rng)
        user, key = users[decision.seat].user_id or 0, f"{snapshot.game.ply}"
        await tables.answer(snapshot.id, snapshot.game.decision_ply, user, [reply], key)
    await tables.resign(snapshot.id, users[0].user_id or 0, "resign")
    await store.close()
    return snapshot.id


def stories(settings: Settings) -> list[int]:
    with closing(sqlite3.connect(settings.database)) as connection:
        return [table for (table,) in connection.execute("SELECT table_id FROM stories")]


async def test_a_bot_killed_in_the_middle_of_a_story_makes_it_once_when_it_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forked_bot, "PATIENCE", 600)  # stories are computed at the lowest priority
    settings = Settings(data_dir=tmp_path / "var")
    table = await finished(settings)
    async with fake_discord() as discord:
        await discord.let_in(saloon=0)
        async with running_bot(discord.api, settings.data_dir, WANTED_STORIES="on") as process:
            await heard(process, SLICE)
            process.kill()
            await process.wait()
        assert stories(settings) == []
        outputs = []
        for words in (SAVED, "ready as"):
            async with running_bot(discord.api, settings.data_dir, WANTED_STORIES="on") as process:
                await heard(process, words)
                process.terminate()
                outputs.append(await ended(process))

    assert stories(settings) == [table]
    assert [code for code, _ in outputs] == [0, 0]
    assert SLICE not in outputs[1][1]
