"""What each version is made of is what is written down: cards, rulings, golden transcripts.

Where this fails, a rule, a card or a transcript was changed for games that are under way. Take it back, and
make a new version: docs/developers/engine.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from transcripts import make

from engine.conformance.fingerprints import fingerprint, golden, versions_of, written
from engine.conformance.transcripts import read
from engine.core import editions
from engine.core.editions import DATA, fingerprints
from engine.core.rules import Rules
from engine.games import GAMES, MODULES

VERSIONS = [
    pytest.param(rules, id=f"{name}-{rules.version}")
    for name, newest in GAMES.items()
    for rules in versions_of(newest)
]
DUEL = GAMES["outlaws-duel"].of(1)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the data of games instead of ours."""
    monkeypatch.setattr(editions, "DATA", tmp_path)
    return tmp_path


def put(data: Path, family: str, cards: str) -> None:
    """Write the first card set of a game."""
    file = data / family / "cards" / "1.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(cards, "utf-8")


@pytest.mark.parametrize("rules", VERSIONS)
def test_a_version_is_made_of_what_is_written_down(rules: Rules[Any, Any]) -> None:
    kept = fingerprints(rules.family)[rules.name, rules.version]

    assert fingerprint(rules, golden(make.HERE, rules)[: kept.transcripts]) == kept
    assert kept.transcripts > 0


def test_what_is_written_down_is_of_versions_that_are_played() -> None:
    kept = {line for family in MODULES for line in fingerprints(family)}

    assert kept == {(name, version) for name, rules in GAMES.items() for version in rules.versions}


def test_lines_that_are_there_stay_as_they_are() -> None:
    for family, module in MODULES.items():
        path = DATA / family / "fingerprints.toml"
        assert written(module.rules, make.HERE) == path.read_text("utf-8")


@pytest.mark.parametrize("path", make.files(), ids=lambda path: path.stem)
def test_a_transcript_names_version_and_set_and_has_ids_alone(path: Path) -> None:
    text = path.read_text("utf-8")
    rules = GAMES[read(text)[0].game].of(read(text)[0].version)

    assert f"\nversion: {rules.version}\nset: {rules.edition.card_set}\n" in text
    assert text.isascii()


def test_another_version_card_or_transcript_makes_another_fingerprint(elsewhere: Path) -> None:
    texts, cards = golden(make.HERE, DUEL), (DATA / "outlaws" / "cards" / "1.toml").read_text("utf-8")
    found = set()
    for data in (cards, cards.replace("skill = 4", "skill = 3", 1)):
        put(elsewhere, "outlaws", data)
        for shown in (texts, texts[:-1], [*texts[:-1], texts[-1] + " "]):
            found.add(fingerprint(DUEL, shown).sha256)

    assert len(found) == 6


def test_comments_and_icons_of_card_data_are_no_rules(elsewhere: Path) -> None:
    rules, cards = GAMES["ragnguns"].of(1), (DATA / "ragnguns" / "cards" / "1.toml").read_text("utf-8")
    other = "# Another word\n" + cards.replace('icon = "joker"', 'icon = "star"')
    found = set()
    for data in (cards, other):
        put(elsewhere, "ragnguns", data)
        found.add(fingerprint(rules, []))

    assert other.count('"joker"') < cards.count('"joker"')
    assert len(found) == 1


def test_a_game_whose_rules_have_changed_is_played_on_from_there() -> None:
    lines = (make.HERE / "gnadenlos-1.txt").read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("> 5 "))
    text = "\n".join([*lines[:at], "> 5 0 no-such-card", *lines[at + 1 :]]) + "\n"

    now = make.anew(text, 1)

    assert now.splitlines()[:at] == lines[:at]
    assert "\nend: winners" in now
