"""The table before the first turn."""

import pytest
from scenes.gnadenlos import RULES, SEED, Loaded

from engine.conformance.selfplay import Series
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, START, notes_of, owner_of, value_of
from engine.games.gnadenlos.operations import notes_in

both_sizes = pytest.mark.parametrize("seats", [3, 4])


def dealt(seats: int, faces: str = ""):
    return RULES.setup(seats, RULES.options_type(), Loaded(SEED, faces=[int(face) for face in faces.split()]))


@both_sizes
def test_r1_r2_r4_r6_each_begins_on_field_six_with_ten_nuggets_and_two_adventurers(seats: int) -> None:
    g = dealt(seats)

    assert [(p.field, p.nuggets, p.vultures, len(p.hand)) for p in g.players] == [(6, 10, 0, 2)] * seats
    assert START == 6


@pytest.mark.parametrize("seats", [2, 5])
def test_q1_a_table_of_two_or_five_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 4 seats"):
        Series(rules=RULES, seats=seats, seed="any")


@both_sizes
def test_r7_the_undertaker_begins_beside_the_graveyard(seats: int) -> None:
    g = dealt(seats)

    assert (g.undertaker, g.rip) == (0, {3: 2, 4: 3}[seats])


@both_sizes
def test_r8_r9_the_other_adventurers_and_the_events_are_shuffled_piles(seats: int) -> None:
    g, other = dealt(seats), RULES.setup(seats, RULES.options_type(), Rng("07" * 32))

    assert sorted([*g.deck, *(card for p in g.players for card in p.hand)]) == sorted(ADVENTURERS)
    assert sorted(g.event_deck) == sorted(EVENTS)
    assert g.deck != other.deck
    assert g.event_deck != other.event_deck


@both_sizes
def test_r10_q2_each_has_given_a_1_and_a_2_to_the_market(seats: int) -> None:
    g = dealt(seats)
    market = notes_in(g.market)

    assert sorted((owner_of(note), value_of(note)) for note in market) == [
        (seat, value) for seat in range(seats) for value in (1, 2)
    ]
    assert [
        sorted([*p.notes, *(n for n in market if owner_of(n) == seat)]) for seat, p in enumerate(g.players)
    ] == [sorted(notes_of(seat)) for seat in range(seats)]


def test_r10_the_notes_of_the_market_are_shuffled() -> None:
    markets = {
        tuple(notes_in(RULES.setup(3, RULES.options_type(), Rng(f"{n:02x}" * 32)).market)) for n in range(9)
    }

    assert len(markets) > 5


def test_r11_r12_notes_are_laid_from_column_one_to_six_and_then_in_the_next_row() -> None:
    g = dealt(4)

    assert [len(column) for column in g.market] == [2, 2, 1, 1, 1, 1]


def test_q3_the_highest_die_begins_and_those_level_roll_again() -> None:
    g = dealt(3, "5 2 5 1 4")

    assert g.active == 2
    assert [(e.seat, dict(e.facts)["die"]) for e in g.events if e.kind == "rolled"] == [
        (0, 5),
        (1, 2),
        (2, 5),
        (0, 1),
        (2, 4),
    ]


def test_a_game_begins_with_an_event() -> None:
    game = Game.new(RULES, 3, SEED)

    assert game.state.event in EVENTS
    assert sorted((d.seat, d.kind) for d in game.open_decisions) == [
        (seat, "adventurer") for seat in range(3)
    ]
