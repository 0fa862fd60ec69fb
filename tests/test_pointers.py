"""Files, modules and names that comments, docstrings and guides mention exist."""

from pathlib import Path

import pointers
import pytest

pytestmark = pytest.mark.long

HERE = Path(__file__)


def lost(words: str, file: Path = HERE) -> list[str]:
    return sorted(pointers.lost(pointers.Text(file, 1, words)))


def test_all_that_is_pointed_to_is_there() -> None:
    texts = list(pointers.texts())

    assert len(texts) > 3000
    assert [f"{text.where}: {name}" for text in texts for name in pointers.lost(text)] == []


@pytest.mark.parametrize(
    "words",
    [
        "see nowhere.py",
        "see tests/nowhere.py for more",
        "`tests/nowhere`",
        "tests/nowhere-<name>.toml",
        "tests.no_such_name",
        "`tests.pointers.no_such_name`",
        "pointers.no_such_name says so",
        "`Text.no_such_name`",
        "whatever `pointers.Text.no_such_name` is",
    ],
)
def test_what_is_not_there_is_found(words: str) -> None:
    assert len(lost(words)) == 1


@pytest.mark.parametrize(
    "words",
    [
        "see pointers.py, tests/pointers.py and tests/poin….py.",
        "`tests/statements/<game>.toml`, tests/*/test_*.py, tests/",
        "tests.pointers, `tests.pointers.Text.where`",
        "pointers.lost and `Text.words`; Text.file.parent",
        "discord.py, re.compile, and/or, 3.11, e.g. https://example.org/nowhere.py",
    ],
)
def test_what_is_there_and_what_is_not_ours_is_left_alone(words: str) -> None:
    assert lost(words) == []


def test_of_examples_in_guides_only_names_from_the_root_count() -> None:
    guide = pointers.ROOT / "README.md"

    assert lost("const x = pointers.no_such_name()", guide) == []
    assert lost("say `pointers.no_such_name`", guide) == ["pointers.no_such_name"]
    assert lost("import tests.no_such_name", guide) == ["tests.no_such_name"]


def test_a_file_may_be_named_from_where_the_text_stands() -> None:
    guide = next(path for path in pointers.files().values() if path.match("docs/*.md"))

    assert lost(f"[here]({guide.name}), [above](../README.md)", guide) == []
    assert lost("[above](../nowhere.md)", guide) == ["../nowhere.md"]
