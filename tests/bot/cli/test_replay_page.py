"""The command replay: an exported game becomes a page, and a wrong file gets its reason."""

import json
from pathlib import Path

from recorded import exported
from typer.testing import CliRunner

from bot.__main__ import app


def run(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["replay", *map(str, words)])
    return result.exit_code, result.output


def test_an_exported_game_becomes_a_page_in_a_language(tmp_path: Path) -> None:
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    file.write_text(exported("outlaws-duel")[1], "utf-8")

    code, output = run(file, "-o", page, "--lang", "fr")
    assert (code, "Open it in any browser." in output) == (0, True)
    assert '<html lang="fr">' in page.read_text("utf-8")


def test_a_wrong_file_language_or_place_is_refused_with_its_reason(tmp_path: Path) -> None:
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    text = exported("outlaws-duel")[1]
    file.write_text(text, "utf-8")
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps({**json.loads(text), "winners": []}), "utf-8")

    refused = [
        run(edited, "-o", page),
        run(file, "-o", page, "--lang", "xx"),
        run(tmp_path / "none.json", "-o", page),
        run(file, "-o", tmp_path / "missing" / "page.html"),
    ]
    assert [code for code, _ in refused] == [1, 2, 2, 2]
    assert "No page was written." in refused[0][1]
    assert "there are: en, es, fr" in refused[1][1]
    assert not page.exists()
