"""Move the database to a server and back by command."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from postgres_server import required
from pydantic import SecretStr
from quick_store import prepared
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.settings import Settings
from bot.cli.doctor import on_server


def test_a_database_moves_to_a_server_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = asyncio.run(prepared(tmp_path / "old.sqlite3", {"word": "kept"}))
    url = required().new_database().set(drivername="postgresql").render_as_string(hide_password=False)

    for source, target in ((str(file), url), (url, "new.sqlite3")):
        replies = CliRunner().invoke(app, ["move-database", source, target])
        assert (replies.exit_code, "rows were copied and compared" in replies.output) == (0, True), (
            replies.output
        )

    again = CliRunner().invoke(app, ["move-database", str(file), url])
    assert again.exit_code == 1
    assert "not empty" in again.output


async def test_doctor_looks_at_the_server(tmp_path: Path) -> None:
    for url, advice in ((required().new_database(), "none yet"), (required().url("nowhere"), "create it")):
        text = url.set(drivername="postgresql").render_as_string(hide_password=False)
        finding, _ = await on_server(Settings(data_dir=tmp_path, database_url=SecretStr(text)))
        assert advice in finding.text
