"""The command recompute, on a real database and by its command line."""

import asyncio
from pathlib import Path

import pytest
from tables_world import GUEST, HOST, World
from typer.testing import CliRunner

from bot.__main__ import app
from engine.games import GAMES
from engine.store.schema.club import game_results


async def _play(path: Path) -> int:
    world = World(path, games=dict(GAMES))
    await world.open()
    table = await world.deal((HOST, GUEST), game="outlaws-duel")
    await world.play_on(table)
    await world.store.database.write(lambda connection: connection.execute(game_results.delete()))
    await world.store.close()
    return table


async def _counted(path: Path) -> int:
    world = World(path, games=dict(GAMES))
    await world.open()
    played = await world.store.results.of_user(HOST)
    await world.store.close()
    return len(played)


def test_lost_results_are_counted_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_DATA_DIR", str(tmp_path))
    path = tmp_path / "wanted.sqlite3"
    table = asyncio.run(_play(path))
    assert asyncio.run(_counted(path)) == 0

    every = CliRunner().invoke(app, ["recompute"])
    one = CliRunner().invoke(app, ["recompute", "--game", str(table)])
    none = CliRunner().invoke(app, ["recompute", "--game", "99"])

    assert "Counted the results of 1 finished games again." in every.output
    assert "1 finished games" in one.output
    assert (none.exit_code, none.output) == (1, "There is no table 99.\n")
    assert asyncio.run(_counted(path)) == 1
