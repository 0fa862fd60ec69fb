"""The 80 cards and the 16 characters, and why a file of them is refused."""

from collections import Counter
from pathlib import Path

import pytest

from engine.games.bang.cards import PLAYS
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import CARDS, FACTS, KINDS, LIFE, load


def test_r8_the_deck_has_twenty_hearts_and_ten_cards_that_explode() -> None:
    assert len(CARDS) == 80
    assert sum(card.suit == "H" for card in CARDS.values()) == 20
    assert sum(card.explodes for card in CARDS.values()) == 10


def test_every_kind_is_there_as_often_as_in_the_box() -> None:
    counts = Counter(card.kind for card in CARDS.values())

    assert len(counts) == len(KINDS) == 22
    assert counts["bang"] == 25
    assert counts["missed"] == 12
    assert counts["beer"] == 6
    assert counts["jail"] == 3
    assert counts["dynamite"] == counts["gatling"] == counts["winchester"] == 1


def test_every_kind_but_missed_can_be_played_in_its_turn() -> None:
    assert KINDS.keys() - PLAYS.keys() == {"missed"}


def test_every_character_has_his_ability() -> None:
    assert CHARACTERS.keys() == LIFE.keys()
    assert [name for name, life in LIFE.items() if life == 3] == ["el-gringo", "paul-regret"]


def test_two_cards_of_one_face_have_two_ids() -> None:
    assert {"stagecoach-9S", "stagecoach-9S.2"} <= CARDS.keys()
    assert CARDS["stagecoach-9S.2"] == CARDS["stagecoach-9S"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('faces = "2H"', 'faces = "3H"', "not a deck"),
        ('key = "willy-the-kid"', 'key = "black-jack"', "16 characters"),
        ("weapon = 5", 'weapon = "far"', "valid integer"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    file = tmp_path / "bang.toml"
    file.write_text(FACTS.read_text("utf-8").replace(old, new), "utf-8")

    with pytest.raises(ValueError, match=why):
        load(file)
