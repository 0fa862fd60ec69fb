"""The drawn pictures of the docs are what the code draws, and drawing them again writes nothing."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from bot.render import rasterizer
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from engine.core.game import Game
from tools.gallery import scenes, sheets
from tools.gallery.__main__ import DOCS, IN_DOCS, drawn, everything
from tools.gallery.colors import outgrown
from tools.gallery.files import furthest, keep, shows

ROOT = Path(__file__).parents[3]
DUEL = "outlaws-duel"
SMALL = ("palette", "gnadenlos-hand")  # a sheet, and a moment of a game between computers
DRAW = """
import sys
from pathlib import Path
from tools.gallery.__main__ import drawn, everything
from tools.gallery.files import keep
for name, scene, palette in everything():
    if name in sys.argv[2:]:
        keep(Path(sys.argv[1], f"{name}.png"), drawn(scene, palette))
"""


@cache
def gallery() -> dict[str, tuple[Scene, str]]:
    return {name: (scene, palette) for name, scene, palette in everything()}


def in_a_process(place: Path) -> list[bytes]:
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    known = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", DRAW, place, *SMALL], check=True, cwd=ROOT, env=known)
    return [(place / f"{name}.png").read_bytes() for name in SMALL]


def test_every_process_draws_the_same_bytes(tmp_path: Path) -> None:
    here = [tmp_path / f"{name}-here.png" for name in SMALL]
    for name, path in zip(SMALL, here):
        keep(path, drawn(*gallery()[name]))

    assert in_a_process(tmp_path) == [path.read_bytes() for path in here]


def test_every_moment_is_kept_as_a_snapshot_and_no_other() -> None:
    moments = {f"{name}-{what}" for name in scenes.MOMENTS for what in scenes.KINDS}

    assert set(json.loads(scenes.SNAPSHOTS.read_text("utf-8"))) == moments, "make gallery"


@pytest.mark.parametrize("what", scenes.KINDS)
@pytest.mark.parametrize("name", sorted(scenes.MOMENTS))
def test_a_moment_has_the_pieces_that_a_deal_has_now(name: str, what: str) -> None:
    moment, game = scenes.MOMENTS[name], scenes.game_at(name, what)
    rules = game.rules
    dealt = Game.new(rules, moment.seats, scenes.SEED)

    assert sorted(rules.piece_ids(game.state)) == sorted(rules.piece_ids(dealt.state))


@pytest.mark.parametrize("what", scenes.KINDS)
def test_a_moment_that_is_not_kept_yet_is_dealt_and_then_kept_as_it_was_drawn(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "SNAPSHOTS", tmp_path / "moments.json")
    monkeypatch.setattr(scenes, "MOMENTS", {DUEL: scenes.MOMENTS[DUEL]})
    new = scenes.game_at(DUEL, what).view(0)
    scenes.keep_new()

    assert set(json.loads(scenes.SNAPSHOTS.read_text("utf-8"))) == {f"{DUEL}-{item}" for item in scenes.KINDS}
    assert scenes.game_at(DUEL, what).view(0) == new


@pytest.mark.parametrize("name", sorted(IN_DOCS))
def test_the_docs_show_what_is_drawn_now(name: str) -> None:
    assert shows(DOCS / f"{name}.png", drawn(*gallery()[name])), "make gallery"


def test_a_file_that_only_was_compressed_otherwise_stays(tmp_path: Path) -> None:
    picture, path = drawn(sheets.palette(), "on"), tmp_path / "palette.png"
    picture.save(path, compress_level=1)
    before = path.read_bytes()

    assert not keep(path, picture)
    assert path.read_bytes() == before


def test_a_file_whose_colors_were_rounded_otherwise_stays(tmp_path: Path) -> None:
    picture, path = Image.new("RGB", (40, 40), "#102030"), tmp_path / "plain.png"
    Image.new("RGB", (40, 40), "#112131").save(path)

    assert not keep(path, picture)


def test_a_file_that_looks_otherwise_is_written(tmp_path: Path) -> None:
    picture, path = Image.new("RGB", (40, 40), "#102030"), tmp_path / "plain.png"
    for other in (Image.new("RGB", (40, 40), "#102040"), Image.new("RGB", (40, 30), "#102030")):
        other.save(path)

        assert keep(path, picture)
        with Image.open(path) as file:
            assert furthest(file.convert("RGB"), picture) == 0


def test_two_colors_are_outgrown_by_any_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rasterizer, "ART", tmp_path)
    rasterizer.save_palette("two", bytes.fromhex("102030f0e0d0"))

    assert outgrown(sheets.palette(), replace(PALETTES["on"], name="two"))
