"""`wanted move-database` from one file to another."""

import asyncio
from pathlib import Path

import pytest
from quick_store import prepared
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.instance_lock import data_held


@pytest.mark.parametrize("busy", ["old", "new"])
def test_no_database_is_moved_from_or_to_the_directory_of_a_running_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WANTED_DATA_DIR", "var")
    for folder in ("old", "new"):
        Path(folder).mkdir()
    source, target = asyncio.run(prepared(Path("old/wanted.sqlite3"))), "new/wanted.sqlite3"
    with data_held(Path(busy)):
        refused = CliRunner().invoke(app, ["move-database", str(source), target])
    moved = CliRunner().invoke(app, ["move-database", str(source), target])

    assert refused.exit_code == 1
    assert "is in use by another process of the bot" in refused.output
    assert (moved.exit_code, "rows were copied" in moved.output) == (0, True), moved.output
