"""Words that were given up for others: no message has them any more (tests/wording/given_up.toml)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from wording.messages import LANGUAGES, texts

GIVEN_UP = tomllib.loads((Path(__file__).parent / "wording/given_up.toml").read_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_word_that_was_given_up(language: str) -> None:
    found = [
        f"{key}: “{hit.group()}” → {entry['instead']}"
        for entry in GIVEN_UP.get(language, [])
        for key, text in texts(language).items()
        if key not in entry.get("but", [])
        for reading in text.prose()
        if (hit := re.search(entry["given_up"], reading))
    ]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", sorted(GIVEN_UP))
def test_what_was_given_up_is_in_a_language_that_the_bot_speaks(language: str) -> None:
    assert language in LANGUAGES
