"""The cards of the box and the 16 characters, and why a file of them is refused."""

from collections import Counter
from pathlib import Path

import pytest

from engine.core.editions import card_files
from engine.games.bang.cards import RECORDS
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import CARDS, LIFE, RANKS, SUITS, load

# The kinds of cards in the printed game, and how many there are of each; others may be added.
BOX = {
    "bang": 25, "missed": 12, "beer": 6, "panic": 4, "cat-balou": 4, "duel": 3, "stagecoach": 2,
    "wells-fargo": 1, "saloon": 1, "general-store": 2, "indians": 2, "gatling": 1, "barrel": 2, "scope": 1,
    "mustang": 2, "jail": 3, "dynamite": 1, "schofield": 3, "volcanic": 2, "remington": 1, "carabine": 1,
    "winchester": 1,
}  # fmt: skip


def test_r8_the_cards_of_the_box_are_a_deck_of_52_and_a_second_8_to_ace_of_each_suit() -> None:
    cards = [card for card in CARDS.values() if card.kind in BOX]
    whole = [(rank, suit) for suit in SUITS for rank in RANKS]

    assert Counter((card.rank, card.suit) for card in cards) == Counter(
        whole + [(rank, suit) for rank, suit in whole if RANKS.index(rank) >= RANKS.index("8")]
    )
    assert sum(card.suit == "H" for card in cards) == 20
    assert sum(card.explodes for card in cards) == 10


def test_every_kind_of_the_box_is_there_as_often_as_in_it() -> None:
    counts = Counter(card.kind for card in CARDS.values())

    assert {kind: counts[kind] for kind in BOX} == BOX


def test_every_kind_of_the_box_but_missed_can_be_played_in_its_turn() -> None:
    assert {kind for kind in BOX if RECORDS[kind].effect is None} == {"missed"}


def test_every_character_has_an_ability() -> None:
    assert CHARACTERS.keys() == LIFE.keys()
    assert [name for name, life in LIFE.items() if life == 3] == ["el-gringo", "paul-regret"]


def test_two_cards_of_one_face_have_two_ids() -> None:
    assert {"stagecoach-9S", "stagecoach-9S.2"} <= CARDS.keys()
    assert CARDS["stagecoach-9S.2"] == CARDS["stagecoach-9S"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('faces = "2H"', 'faces = "1H 2H 2X"', "no such cards: 1H, 2X"),
        ('key = "indians"', 'key = "gatling"', "twice: gatling"),
        ('key = "willy-the-kid"', 'key = "black-jack"', "16 characters"),
        ("weapon = 5", 'weapon = "far"', "valid integer"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    file = tmp_path / "bang.toml"
    file.write_text(card_files("bang")[1].read_text("utf-8").replace(old, new), "utf-8")

    with pytest.raises(ValueError, match=why):
        load(file)
