"""Add the guide's game, and one laid out by `make new-game`, to a copy of the project, and test both."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
FOLDER = PAGE.with_suffix("")
LAYOUT = "tools/new_game.py"
GAME, LAID_OUT = "quickdraw", "standoff"
HOMES = (
    "engine/games/<game>/",
    "bot/games/<game>/",
    "data/games/<game>/",
    "tests/engine/games/<game>/",
    "tests/statements/<game>.toml",
)
NEEDED = ("engine", "bot", "cogs", "data", "tools", "tests", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("*.png", "*-[0-9]*.txt", "golden")  # pictures, transcripts
TOGETHER = (  # tests of all games together
    "test_refusals",
    "test_locales",
    "test_words_in_use",
    "every_command_and_option",
    "names_that_the_reader_has",
    "named_nowhere",
    "circle",
)
ALIKE = ("conformance", "game_packages", "test_rules")  # tests that the second game passes, too
CHECKS = (
    f"tests/engine/games/{GAME}",
    f"tests/engine/games/{LAID_OUT}",
    "tests/engine/conformance/test_any_game.py",
    "tests/test_game_packages.py",
    "tests/test_architecture.py",
    "tests/test_game_texts.py",
    "tests/test_cards.py",
    "tests/test_statements.py",
    "tests/test_refusals.py",
    "tests/test_locales.py",
    "tests/test_words_in_use.py",
    "tests/bot/ui/test_command_payloads.py",
    "tests/bot/features/test_rulebook.py",
    "tests/e2e/whole_games.py",
)
LINK = re.compile(r"\]\(adding-a-game/([^)]+)\)")


def added() -> list[str]:
    tops = (top for top in FOLDER.iterdir() if top.is_dir() and top.name != "__pycache__")
    paths = (path for top in tops for path in top.rglob("*.*") if path.suffix != ".pyc")
    return sorted(path.relative_to(FOLDER).as_posix() for path in paths)


def python(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in this tree, without this run's environment."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=tree, env=known, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the guide's game, and one with a game made by `make new-game`."""
    tree = tmp_path_factory.mktemp("project")
    for name in NEEDED:
        copy = shutil.copy2 if (ROOT / name).is_file() else shutil.copytree
        copy(ROOT / name, tree / name, **({} if copy is shutil.copy2 else {"ignore": LEFT_OUT}))
    shutil.copytree(FOLDER, tree / "docs" / FOLDER.name)
    for path in added():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(FOLDER / path, tree / path)
    laid_out = python(tree, LAYOUT, LAID_OUT)
    assert laid_out.returncode == 0, laid_out.stderr
    return tree


# the page


def quoted() -> Iterator[tuple[str, str]]:
    """Yield each code block that quotes a file, with the file linked last."""
    linked, lines = "", iter(PAGE.read_text("utf-8").splitlines())
    for line in lines:
        linked = ([linked, *LINK.findall(line)])[-1]
        if line.startswith("```"):
            block = "\n".join(takewhile(lambda line: line != "```", lines))
            if line != "```sh":
                yield linked, block


def test_what_the_page_quotes_is_what_the_files_say() -> None:
    blocks = list(quoted())

    assert len(blocks) > 15
    assert [(path, block) for path, block in blocks if f"\n{block}\n" not in f"\n{_read(path)}"] == []


def _read(path: str) -> str:
    return (FOLDER / path).read_text("utf-8")


def test_the_page_speaks_of_every_file() -> None:
    linked = set(LINK.findall(PAGE.read_text("utf-8")))

    assert [path for path in added() if path not in linked] == []


# the game


def test_a_new_game_touches_no_file_outside_its_folders() -> None:
    homes = tuple(home.replace("<game>", GAME) for home in HOMES)

    assert [path for path in added() if not path.startswith(homes)] == []
    assert [path for path in added() if (ROOT / path).exists()] == []
    assert {home for home in homes if any(path.startswith(home) for path in added())} == set(homes)


def test_it_passes_all_that_a_game_must_and_is_played_in_discord(tree: Path) -> None:
    first, second, together = GAME, f"({LAID_OUT} and ({' or '.join(ALIKE)}))", " or ".join(TOGETHER)
    chosen = f"{first} or {second} or {together}"
    apart = ["-p", "no:cacheprovider", f"--basetemp={tree.parent / 'inner'}"]
    run = python(tree, "-m", "pytest", "-q", "-rA", *apart, "-k", chosen, *CHECKS)
    passed = [line for line in run.stdout.splitlines() if line.startswith("PASSED")]

    assert run.returncode == 0, run.stdout[-6000:]
    for game, parts in ((GAME, (*ALIKE, "game_texts", "a_whole_game")), (LAID_OUT, ALIKE)):
        for part in parts:
            assert any(part in line and game in line for line in passed), f"{part} of {game}"


PRESENTER = "bot/games/<game>/presenter.py"
MISSING = {  # pieces: a file with a text and its replacement; without a text, the file is deleted
    "commands": (PRESENTER, "    commands = COMMANDS\n", ""),
    "cards": (PRESENTER, "    cards = tuple(SPEED)\n", ""),
    "chapters": (PRESENTER, "    chapters = ", "    pages = "),
    "gallery": (PRESENTER, "    gallery_moments = ", "    others = "),
    "picture": (PRESENTER, "def picture(", "def drawn("),
    "rule-book": ("data/games/<game>/words/fr/rules.ftl", "", ""),
    "balance": (
        "engine/games/<game>/__init__.py",
        '    matches=(BalanceMatch("<game>", "standard", 2),),\n',
        "",
    ),
    "standing-orders": ("data/games/<game>/words/en/play.ftl", "<game>-ask-dodge", "<game>-ask-other"),
    "statements": ("tests/statements/<game>.toml", "", ""),
}


def take_out(tree: Path, game: str) -> None:
    for change in MISSING.values():
        where, was, now = (words.replace("<game>", game) for words in change)
        text = (tree / where).read_text("utf-8")
        assert was in text
        if was:
            (tree / where).write_text(text.replace(was, now), "utf-8")
        else:
            (tree / where).unlink()


def test_each_missing_piece_is_one_failing_test_with_its_name(tree: Path) -> None:
    game = "highnoon"
    made = python(tree, LAYOUT, game).stdout.splitlines()[:-1]
    take_out(tree, game)

    output = python(
        tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", game, "tests/test_game_packages.py"
    )

    for path in made:
        (tree / path).unlink(missing_ok=True)
    failed = re.findall(rf"^FAILED .*\[{game}-([a-z-]+)\]", output.stdout, re.MULTILINE)
    assert sorted(failed) == sorted(MISSING), output.stdout[-4000:]


# laying out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "cannot be the name"),
        ("high-noon", "cannot be the name"),
        ("Standoff", "cannot be the name"),
        ("2guns", "cannot be the name"),
        ("class", "cannot be the name"),
        ("x" * 21, "cannot be the name"),
        (GAME, "There is a game"),
        (LAID_OUT, "There is a game"),
        ("decision", "is a word of the platform"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(tree: Path, name: str, why: str) -> None:
    before = sorted(tree.glob("*/games/*"))

    refused = python(tree, LAYOUT, name)

    assert refused.returncode == 1
    assert why in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert sorted(tree.glob("*/games/*")) == before


def test_a_game_that_is_laid_out_is_formatted_and_lies_in_its_folders_alone(tree: Path) -> None:
    made = sorted(path.relative_to(tree).as_posix() for path in tree.rglob(f"*{LAID_OUT}*/**/*.*"))
    homes = tuple(home.replace("<game>", LAID_OUT) for home in HOMES)

    code = [path for path in made if path.endswith(".py")]
    checked = [python(tree, "-m", "ruff", *what, *code) for what in (["check"], ["format", "--check"])]

    assert [path for path in made if not path.startswith(homes) and "__pycache__" not in path] == []
    assert len(code) == len([path for path in added() if path.endswith(".py")])
    assert [run.stdout for run in checked if run.returncode] == []
