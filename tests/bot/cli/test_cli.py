"""The command line: its output, and its exit codes: 0 success, 1 a fault was found, 2 wrong usage."""

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from socket import socket

import pytest
from quick_store import prepared
from typer.testing import CliRunner, Result

from bot.__main__ import app
from engine.core.game import Game, LogRow
from engine.core.records.offers import CommitmentTerms, commitment
from engine.core.rng import deal_seed
from engine.games import GAMES
from engine.games.outlaws.rules import Duel
from engine.store.integrity import watermark
from engine.store.store import Store
from engine.tables.export import export

pytestmark = pytest.mark.usefixtures("bare")

ROOT = Path(__file__).parents[3]
COMMANDS = ("run", "demo", "doctor", "selfplay", "verify", "backup")
KEYS = [
    *("game", "seats", "games", "finished", "stuck", "errors", "decisions", "decisions_per_s"),
    *("wins_by_seat", "draws", "restores", "restore_mismatches", "leak_checks", "leaks", "undos"),
]
SECRET = "5e" * 32
POKER = commitment(SECRET, CommitmentTerms(1, 7, "poker", "standard"))


def wanted(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def played_duel() -> str:
    game = Game.new(GAMES["outlaws-duel"], 2, deal_seed(SECRET, 7, (11, 22)))
    log = [LogRow(0, None, (), 0, game.deal_events)]
    while game.open_decisions:
        decision = game.open_decisions[0]
        log.append(game.answer(decision.seat, decision.default))
    numbers, made = (11, 22), game.rules.fingerprint
    return export(
        game, log, variant="standard", table_id=7, numbers=numbers, secret=SECRET, fingerprint=made, epoch=1
    )


def test_help_imports_nothing_that_takes_time() -> None:
    heavy = ("discord", "sqlalchemy", "pydantic", "rich", "fluent", "asyncio")
    command = (sys.executable, "-X", "importtime", "-m", "bot", "--help")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}

    assert "typer" in imported
    assert not imported & set(heavy)
    assert all(re.search(rf"^  {command}  ", done.stdout, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_its_options(command: str) -> None:
    result = wanted(command, "--help")
    options = [line for line in result.output.splitlines() if line.startswith("  -")]

    assert result.exit_code == 0
    assert all(re.search(r"\s{2,}\S", line.strip()) for line in options)


@pytest.mark.parametrize("words", [[], ["ride"], ["run", "away"], ["demo", "--players", "1"], ["verify"]])
def test_wrong_use_is_told_and_ends_with_two(words: list[str]) -> None:
    result = wanted(*words)

    assert result.exit_code == 2
    assert "Usage: " in result.output


def test_without_a_token_the_way_to_one_is_told_and_the_way_without_one() -> None:
    result = wanted("run")

    assert result.exit_code == 2
    assert "DISCORD_TOKEN" in result.stderr
    assert "make demo" in result.stderr


@pytest.mark.parametrize("words", [["run"], ["backup", "copy"]])
def test_bad_settings_stop_the_start_one_line_each(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    monkeypatch.setenv("WANTED_COMPUTER_DELAY", "-3")
    monkeypatch.setenv("WANTED_COLOR", "red")
    result = wanted(*words)

    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        "WANTED_COLOR: there is no such setting.",
        "WANTED_COMPUTER_DELAY: must be a number of seconds from 0 to 60, not '-3'",
    ]


def test_the_doctor_finds_bad_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_COMPUTER_DELAY", "-3")
    result = wanted("doctor")

    assert result.exit_code == 1
    assert result.stdout.startswith("FAULT  settings  WANTED_COMPUTER_DELAY")


def test_the_doctor_looks_at_everything_and_makes_nothing() -> None:
    result = wanted("doctor")
    about = [line.split()[1] for line in result.stdout.splitlines()]

    assert result.exit_code == 1  # there is no token
    assert about == ["settings", "games", "data", "disk", "database", "clock", "demo", "token"]
    assert not list(Path().iterdir())


def test_selfplay_counts_what_the_games_came_to() -> None:
    result = wanted("selfplay", "--game", "outlaws-shootout", "--seats", "3", "--games", "4", "--verify")

    assert result.exit_code == 0
    assert "outlaws-shootout, 3 seats: 4 of 4 games finished" in result.stdout
    assert " 0 leaks" in result.stdout
    assert not result.stderr  # a bar is drawn only on a terminal


def test_selfplay_in_json_has_these_keys() -> None:
    result = wanted("selfplay", "--games", "3", "--players", "heuristic,random", "--json")
    report = json.loads(result.stdout)

    assert list(report) == KEYS
    assert (report["game"], report["seats"], report["finished"]) == ("outlaws-duel", 2, 3)


def test_the_same_seed_plays_the_same_games() -> None:
    runs = [wanted("selfplay", "--games", "5", "--seed", seed, "--json") for seed in "113"]
    first, again, other = [json.loads(run.stdout) | {"decisions_per_s": 0} for run in runs]

    assert first == again
    assert (first["wins_by_seat"], first["decisions"]) != (other["wins_by_seat"], other["decisions"])


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--game", "poker"], "outlaws-gangs"),
        (["--seats", "9"], "outlaws-duel"),
        (["--players", "random,cheat"], "cheat"),
        (["--games", "0"], "--games"),
    ],
)
def test_selfplay_refuses_what_cannot_be_played(words: list[str], why: str) -> None:
    result = wanted("selfplay", *words)

    assert result.exit_code == 2
    assert why in result.stderr


class Jammed(Duel):
    """A duel whose rules have a bug."""

    async def step(self, state: object, /) -> None:
        raise RuntimeError("the gun is jammed")


def test_selfplay_that_finds_a_fault_ends_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.games.GAMES", {Duel.name: Jammed()})
    result = wanted("selfplay", "--games", "2")

    assert result.exit_code == 1
    assert "0 of 2 games finished" in result.stdout
    assert "the gun is jammed" in result.stdout


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no terminals here")
def test_selfplay_draws_a_bar_on_a_terminal() -> None:
    ours, theirs = os.openpty()
    command = (sys.executable, "-m", "bot", "selfplay", "--games", "2", "--json")
    environment = {**os.environ, "TERM": "xterm"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=theirs, check=True
    )
    os.close(theirs)
    drawn = os.read(ours, 100_000)
    os.close(ours)

    assert json.loads(done.stdout)["finished"] == 2
    assert b"outlaws-duel" in drawn


def test_an_exported_game_is_verified() -> None:
    Path("duel.json").write_text(played_duel())
    result = wanted("verify", "duel.json")

    assert result.exit_code == 0
    assert (
        "The game is what the file says: outlaws-duel (standard, version 1), table 7, 2 seats"
        in result.stdout
    )
    assert json.loads(played_duel())["commitment"] in result.stdout


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ({"winners": [0, 1]}, "The file says that 0 1 won"),
        ({"numbers": [11, 23]}, "does not lead where the file says"),
        ({"secret": "00" * 32}, "The deal is not the promised one"),
        ({"actions": []}, "the game is not over"),
        ({"seats": "two"}, "not an exported game: seats"),
        ({"seats": 5, "numbers": [1, 2, 3, 4, 5]}, "is not played by 5"),
    ],
)
def test_an_edited_export_is_found_out(edit: dict[str, object], why: str) -> None:
    Path("duel.json").write_text(json.dumps({**json.loads(played_duel()), **edit}))
    result = wanted("verify", "duel.json")

    assert result.exit_code == 1
    assert why in result.stdout


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ({"game": "poker", "commitment": POKER}, "There is no game poker"),
        ({"rules_version": 99}, "made by version 99 of the rules"),
        ({"format_version": 9}, "of format 9"),
        (
            {"fingerprint": "ab" * 32, "numbers": [11, 23]},
            f"{'ab' * 32}. It is checked as far as the promise",
        ),
    ],
)
def test_what_this_bot_cannot_know_is_said_and_nobody_accused(edit: dict[str, object], why: str) -> None:
    Path("duel.json").write_text(json.dumps({**json.loads(played_duel()), **edit}))
    result = wanted("verify", "duel.json")

    assert result.exit_code == 3
    assert why in result.stdout
    assert "edited" not in result.stdout


@pytest.mark.parametrize("content", [b"", b"howdy", b"[1, 2]", b"\xff\x00\xff", b"[" * 10_000, b"{}"])
def test_what_is_no_export_is_told_so(content: bytes) -> None:
    Path("file").write_bytes(content)
    result = wanted("verify", "file")

    assert result.exit_code == 1
    assert "not an exported game" in result.stdout


@pytest.mark.parametrize(("file", "why"), [("nowhere", "No such file"), (".", "Is a directory")])
def test_what_cannot_be_read_is_wrong_use(file: str, why: str) -> None:
    result = wanted("verify", file)

    assert result.exit_code == 2
    assert why in result.stderr


async def _store() -> None:
    store = await Store.open(await prepared(Path("var/wanted.sqlite3")), lambda: 0)
    await store.meta.set("brand", "Lazy K")
    await store.close()


@pytest.fixture
def store(bare: None) -> Path:
    asyncio.run(_store())
    return Path("var/wanted.sqlite3")


@pytest.mark.usefixtures("store")
def test_a_backup_has_what_the_database_has() -> None:
    result = wanted("backup", "copy")
    connection = sqlite3.connect("copy")
    (brand,) = connection.execute("SELECT value FROM meta WHERE key = 'brand'").fetchone()
    connection.close()

    assert result.exit_code == 0
    assert "copy: a sound copy" in result.stdout
    assert brand == "Lazy K"
    assert sorted(path.name for path in Path().iterdir()) == ["copy", "var"]


@pytest.mark.usefixtures("store")
def test_a_backup_overwrites_nothing() -> None:
    Path("copy").write_text("precious")
    result = wanted("backup", "copy")

    assert result.exit_code == 2
    assert "copy already exists" in result.stderr
    assert Path("copy").read_text() == "precious"


def test_a_backup_of_nothing_is_a_fault_and_makes_nothing() -> None:
    result = wanted("backup", "copy")

    assert result.exit_code == 1
    assert "there is no database yet" in result.stderr
    assert not list(Path().iterdir())


def test_a_backup_of_a_damaged_database_is_a_fault_and_leaves_nothing(store: Path) -> None:
    content = bytearray(store.read_bytes())
    content[4104:] = b"\xa5" * (len(content) - 4104)
    store.write_bytes(content)
    result = wanted("backup", "copy")

    assert result.exit_code == 1
    assert "is damaged" in result.stderr
    assert [path.name for path in Path().iterdir()] == ["var"]


@pytest.mark.parametrize("is_there", [True, False])
def test_a_backup_of_a_lost_database_hides_no_loss(store: Path, is_there: bool) -> None:
    watermark.rewrite(watermark.path_of(store), watermark.WatermarkContent(offer_id=1))
    store.write_bytes(b"")
    if not is_there:
        store.unlink()

    for _ in range(2):
        assert wanted("backup", "copy").exit_code == 1
    assert not is_there or store.stat().st_size == 0
    assert "nothing of it is left" in wanted("doctor").stdout


@pytest.mark.usefixtures("store")
def test_a_full_disk_is_told_with_what_could_not_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    connect, usage = sqlite3.connect, namedtuple("usage", "total used free")

    def failing(place: object, *args: object, **kwargs: object) -> sqlite3.Connection:
        if str(place).endswith(".part"):
            raise sqlite3.OperationalError("disk I/O error")
        return connect(place, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite3, "connect", failing)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**10, 10**10, 0))

    assert "copy cannot be written, the disk is full" in wanted("backup", "copy").stderr


@pytest.mark.usefixtures("store")
def test_a_backup_needs_its_directory() -> None:
    result = wanted("backup", "no/such/directory/copy")

    assert result.exit_code == 1
    assert "no/such/directory" in result.stderr


def test_the_demo_names_a_port_that_is_taken() -> None:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = wanted("demo", "--no-browser", "--port", str(taken.getsockname()[1]))

    assert result.exit_code == 1
    assert "The demo cannot use port" in result.stderr


def test_the_demo_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "simcord"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "bot.cli.demo", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    result = wanted("demo")

    assert result.exit_code == 1
    assert "make demo" in result.stderr


# import


def test_an_exported_game_is_imported_into_the_channel_of_the_newest_table_or_the_one_named() -> None:
    Path("duel.json").write_text(played_duel())
    refused = wanted("import", "duel.json")
    assert refused.exit_code == 2
    assert "--server and --channel" in refused.stderr

    first = wanted("import", "duel.json", "--server", "11", "--channel", "12")
    again = wanted("import", "duel.json", "--at", "3")

    assert (first.exit_code, again.exit_code) == (0, 0)
    assert "Table 1: outlaws-duel (standard), 2 seats" in first.stdout
    assert "Table 2: outlaws-duel (standard), 2 seats, 4 rows. On server 11" in again.stdout
    assert "read channel 12" in again.stdout


@pytest.mark.parametrize(
    ("edit", "code", "why"),
    [
        ({"winners": [0, 1]}, 1, "The file says that 0 1 won"),
        ({"format_version": 9}, 3, "of format 9"),
        ({"rules_version": 99}, 3, "made by version 99 of the rules"),
    ],
)
def test_an_edited_or_newer_export_is_not_imported(edit: dict[str, object], code: int, why: str) -> None:
    Path("duel.json").write_text(json.dumps({**json.loads(played_duel()), **edit}))
    result = wanted("import", "duel.json", "--server", "11", "--channel", "12")

    assert result.exit_code == code
    assert why in result.stderr
    assert "Nothing was imported." in result.stderr
    assert not Path("data/wanted.sqlite3").exists()


def test_a_file_that_is_not_there_is_not_imported() -> None:
    result = wanted("import", "nowhere.json")

    assert result.exit_code == 1
    assert "nowhere.json: No such file" in result.stderr
