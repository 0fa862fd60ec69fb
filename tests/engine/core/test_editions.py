"""Numbered card sets and rulings: what a key means, which version rules have, which releases are recorded."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from toys import SEED, Saloons

from engine.core import editions
from engine.core.editions import FIRST, Edition, Release, by_key, card_sets, fingerprint, releases
from engine.core.game import Game
from engine.core.rules import Rules, UnsupportedVersion
from engine.games import GAMES

AnyRules: TypeAlias = Rules[Any, Any]


class Renewed(Saloons):
    """The same game with a second version that has the same cards, and a third with others."""

    editions = (Edition(1), Edition(2), Edition(3, card_set=2))


def test_rules_are_the_newest_unless_another_version_is_asked_for() -> None:
    rules = Renewed()

    assert rules.edition == Edition(3, card_set=2)
    assert [rules.at_version(version).edition for version in (1, 2, 3)] == [*rules.editions]
    assert rules.at_version(2).at_version(3).edition == Edition(3, 2)


@pytest.mark.parametrize("version", [0, 4])
def test_a_version_that_is_not_supported_is_outdated(version: int) -> None:
    with pytest.raises(UnsupportedVersion):
        Renewed().at_version(version)


def test_the_state_carries_its_edition_wherever_it_comes_from_and_never_saves_it() -> None:
    game = Game.new(Renewed().at_version(2), 3, SEED)
    loaded = Game.restore(game.rules, game.checkpoint, [])

    assert game.state.edition == loaded.state.edition == Edition(2)
    assert b"edition" not in game.checkpoint.data
    assert game.checkpoint == Game.new(Renewed(), 3, SEED).checkpoint


def test_sets_are_files_by_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "DATA", tmp_path)
    folder = tmp_path / "saloon" / "cards"
    folder.mkdir(parents=True)
    for number in (10, 2, 1):
        (folder / f"{number}.toml").write_text(str(number))

    assert [*card_sets("saloon", lambda path: path.read_text()).items()] == [(1, "1"), (2, "2"), (10, "10")]


def test_a_key_means_the_same_in_every_set() -> None:
    assert by_key([{"a": 1, "b": 2}, {"c": 3, "a": 1}]) == {"c": 3, "a": 1, "b": 2}
    assert [*by_key([{"a": 1, "b": 2}, {"c": 3, "a": 1}])] == ["c", "a", "b"]
    with pytest.raises(ValueError, match="give the new one another key"):
        by_key([{"a": 1}, {"a": 2}])


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the file of a game's first card set."""
    monkeypatch.setattr(editions, "DATA", tmp_path)
    file = tmp_path / "saloon" / "cards" / "1.toml"
    file.parent.mkdir(parents=True)
    file.write_text('cards = [{ key = "beer", cost = 1, icon = "glass" }]')
    yield file
    fingerprint.cache_clear()


def printed(edition: Edition = FIRST) -> str:
    fingerprint.cache_clear()
    return fingerprint("saloon", "saloon", edition)


def test_another_card_ruling_or_protocol_makes_another_fingerprint(cards: Path) -> None:
    text = cards.read_text()
    prints = {printed(), printed(Edition(2)), printed(Edition(1, protocol=2))}
    cards.write_text(text.replace("cost = 1", "cost = 2"))

    assert len(prints | {printed()}) == 4


def test_comments_and_icons_of_cards_are_no_rules(cards: Path) -> None:
    before, text = printed(), cards.read_text()
    cards.write_text("# Another word\n" + text.replace("glass", "star"))

    assert printed() == before


def faults(rules: AnyRules, released: Mapping[tuple[str, int], Release]) -> list[str]:
    findings = []
    for (game, version), release in released.items():
        if game == rules.name and version not in rules.versions:
            findings.append(f"{game} {version} is no longer played")
        elif game == rules.name:
            its = rules.at_version(version)
            if Release(its.edition.card_set, its.edition.protocol, its.fingerprint) != release:
                findings.append(f"{game} {version} has changed: it needs a new version")
    return findings


@pytest.mark.parametrize("game", GAMES)
def test_what_was_released_is_as_it_was(game: str) -> None:
    assert faults(GAMES[game], releases()) == []


def test_every_release_is_of_a_game_that_there_is() -> None:
    assert {game for game, _ in releases()} <= GAMES.keys()


def test_a_released_version_that_has_changed_or_is_gone_is_noticed(cards: Path, tmp_path: Path) -> None:
    path = tmp_path / "releases.toml"
    path.write_text(f"[saloon]\n1 = {{ card_set = 1, protocol = 1, sha256 = '{printed()}' }}\n")
    rules = Saloons()

    assert faults(rules, releases(path)) == []

    cards.write_text(cards.read_text().replace("cost = 1", "cost = 2"))
    fingerprint.cache_clear()
    assert faults(rules, releases(path)) == ["saloon 1 has changed: it needs a new version"]
    assert faults(Later(), releases(path)) == ["saloon 1 is no longer played"]


class Later(Saloons):
    """The same game without its first version."""

    editions = (Edition(2),)
