"""Numbered card sets and rulings: what a key means, which version rules are of, what is written down."""

from __future__ import annotations

from pathlib import Path

import pytest
from toys import SEED, Saloons

from engine.core import editions
from engine.core.editions import Edition, Fingerprint, by_key, card_sets, fingerprints
from engine.core.game import Game
from engine.core.rules import Outdated


class Renewed(Saloons):
    """The same with a second version that has the same cards, and a third with others."""

    versions = {1: 1, 2: 1, 3: 2}  # noqa: RUF012 - written once, in a test


def test_rules_are_the_newest_unless_another_version_is_asked_for() -> None:
    rules = Renewed()

    assert rules.edition == Edition(3, 2)
    assert [rules.of(version).edition for version in (1, 2, 3)] == [(1, 1), (2, 1), (3, 2)]
    assert rules.of(2).of(3).edition == (3, 2)
    assert rules.edition == (3, 2)


@pytest.mark.parametrize("version", [0, 4])
def test_a_version_that_is_not_supported_is_outdated(version: int) -> None:
    with pytest.raises(Outdated):
        Renewed().of(version)


def test_the_state_carries_its_edition_wherever_it_comes_from_and_never_saves_it() -> None:
    game = Game.new(Renewed().of(2), 3, SEED)
    loaded = Game.restore(game.rules, game.checkpoint, [])

    assert game.state.edition == loaded.state.edition == (2, 1)
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


def test_what_is_written_down_of_a_version_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (fingerprints("saloon"), Saloons().fingerprint) == ({}, "")

    monkeypatch.setattr(editions, "DATA", tmp_path)
    (tmp_path / "saloon").mkdir()
    line = '[saloon]\n2 = { card_set = 1, transcripts = 5, sha256 = "ab" }\n'
    (tmp_path / "saloon" / "fingerprints.toml").write_text(line)
    fingerprints.cache_clear()
    try:
        assert fingerprints("saloon") == {("saloon", 2): Fingerprint(1, 5, "ab")}
        assert [Renewed().of(version).fingerprint for version in (1, 2)] == ["", "ab"]
    finally:
        fingerprints.cache_clear()
