"""Add a language to a copy of the project by the steps of docs/developers/translate.md.

Its texts are the English ones with each word spelled backward: so nothing is English, and nothing is missing.
"""

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests.test_adding_a_game import LEFT_OUT, NEEDED, ROOT, python

pytestmark = pytest.mark.long

PAGE = ROOT / "docs" / "developers" / "translate.md"
CODE, NAME = "de", "Deutsch"
WORD = re.compile(r"/[\w-]+|https?://\S+|<[^<>\s]+>|[^\W\d_]+")
CHECKS = ("tests/test_locales.py", "tests/bot/i18n/test_translator.py")
SPEAKS = f"""
from discord import Locale
from bot.i18n.texts import LANGUAGES, language_of, load_texts
from bot.i18n.translator import LANGUAGE
print(*LANGUAGES, language_of({CODE!r}), LANGUAGE[Locale.german], load_texts({CODE!r})("language-{CODE}"))
"""


class Backward(visitor.Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:
        return node if node.id.name.startswith("language-") else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        turned = WORD.sub(lambda word: backward(word[0]) if word[0].isalpha() else word[0], node.value)
        return ast.TextElement(turned)


def backward(word: str) -> str:
    return word[::-1].capitalize() if word.istitle() else word[::-1]


def translated(folder: Path) -> None:
    made = folder.with_name(CODE)
    made.mkdir()
    for path in folder.glob("*.ftl"):
        resource = Backward().visit(FluentParser().parse(path.read_text("utf-8")))
        (made / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("project")
    for name in NEEDED:
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, tree / name)
        else:
            shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "docs" / "adding-a-game", tree / "docs" / "adding-a-game")
    for folder in (tree / "data" / "locales" / "en", *(tree / "data" / "games").glob("*/words/en")):
        translated(folder)
    for path in (tree / "data" / "locales").glob("*/bot.ftl"):
        path.write_text(f"{path.read_text('utf-8')}\nlanguage-{CODE} = {NAME}\n", "utf-8")
    return tree


def checked(tree: Path, *words: str) -> str:
    run = python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
    return run.stdout[-6000:]


def test_a_language_is_found_by_its_folders_and_given_to_discord(tree: Path) -> None:
    assert python(tree, "-c", SPEAKS).stdout.split() == ["en", CODE, "es", "fr", CODE, CODE, NAME]


def test_it_passes_what_every_language_must_and_a_game_is_read_in_it(tree: Path) -> None:
    output = checked(tree, "-k", "not ([en] or [es] or [fr])", *CHECKS)  # those languages are tested anyway
    game = python(tree, "-m", "tools.gallery.words", "--lang", CODE, "--game", "outlaws-duel").stdout

    assert "failed" not in output, output
    assert "ecilA" not in game
    assert re.search(r"^Alice sllor \d\.$", game, re.MULTILINE)


def test_the_check_names_each_message_that_is_missing(tree: Path) -> None:
    paths = [tree / "data/locales/de/lobby.ftl", tree / "data/games/bang/words/de/play.ftl"]
    written = [path.read_text("utf-8") for path in paths]
    gone = [re.findall(r"^([\w-]+) = ", text, re.MULTILINE)[-3] for text in written]
    for path, text, key in zip(paths, written, gone):
        path.write_text(re.sub(rf"^{key} = .*\n(?: .*\n)*", "", text, flags=re.MULTILINE), "utf-8")

    output = checked(tree, "-vv", "-k", f"same_files and {CODE}", "tests/test_locales.py")

    for path, text in zip(paths, written):
        path.write_text(text, "utf-8")
    assert [key for path, key in zip(paths, gone) if f"('{path.name}', '{key}')" not in output] == []


def test_the_page_names_every_folder_of_words_and_every_step_that_the_suite_takes() -> None:
    page = PAGE.read_text("utf-8")

    assert [
        word
        for word in ("data/locales/en", "data/games/<game>/words/en", "language-de", "make words")
        if word not in page
    ] == []
    assert [name for name in ("TOO_POLITE", "SPELLED", "JOINERS") if name not in page] == []
