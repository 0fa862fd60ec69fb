"""The pieces meet the rule book's constraints."""

import pytest

from engine.core.editions import card_files
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    EVENTS,
    PIECES,
    SECTIONS,
    START,
    check,
    load,
    notes_of,
    section_of,
    value_of,
)
from tests.numbers_in_text import stated


def test_r16_every_adventurer_has_a_strength_for_each_symbol() -> None:
    for symbol in ("gold", "duel", "poker"):
        assert {one.strength(symbol) for one in ADVENTURERS.values()} == set(range(1, 7))


def test_adventurers_are_worth_the_same_and_none_is_better_than_another_in_all() -> None:
    kinds = {one.strengths for one in ADVENTURERS.values()}

    assert {sum(strengths) for strengths in kinds} == {10}
    assert len(ADVENTURERS) - len(kinds) <= 2


def test_r3_the_street_has_35_fields_in_six_colors() -> None:
    colors = {section.color for section in SECTIONS}

    assert [len(colors), sum(section.fields for section in SECTIONS)] == stated("gnadenlos", "R3")
    assert [section_of(field).color for field in (1, START, START + 1, 35)] == [
        "white",
        "white",
        "yellow",
        "green",
    ]


def test_q55_five_sections_have_poker_values_and_the_green_one_the_arrival() -> None:
    assert [bool(section.gain and section.loss) for section in SECTIONS] == [True] * 5 + [False]
    assert section_of(ARRIVAL).color == "green"
    assert section_of(ARRIVAL - 1).color != "green"


def test_r5_each_player_has_thirteen_notes_of_0_to_4() -> None:
    for seat in range(4):
        notes = notes_of(seat)

        assert len(notes) == len(set(notes)) == max(stated("gnadenlos", "R5"))
        assert {value_of(note) for note in notes} == {0, 1, 2, 3, 4}


def test_gold_cards_alone_have_amounts() -> None:
    assert all((event.symbol == "gold") == (event.first > event.second > 0) for event in EVENTS.values())


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"adventurers": PIECES.adventurers[1:]}, "29 adventurers"),
        ({"events": PIECES.events[:-1]}, "7 events"),
        ({"notes": {**PIECES.notes, "0": 3}}, "13 notes"),
        ({"sections": PIECES.sections[::-1]}, "the further"),
        ({"arrival": 35}, "arrival"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_pieces_that_break_the_rule_book_are_refused(change, broken: str) -> None:
    with pytest.raises(ValueError, match=broken):
        check(PIECES.model_copy(update=change))


def test_an_adventurer_better_than_another_is_refused() -> None:
    first, *others = PIECES.adventurers
    better = first.model_copy(update={"poker": first.poker + 1})

    with pytest.raises(ValueError, match="no adventurer better"):
        check(PIECES.model_copy(update={"adventurers": [better, *others]}))


def test_the_file_is_what_was_loaded() -> None:
    assert load(card_files("gnadenlos")[1]) == PIECES
