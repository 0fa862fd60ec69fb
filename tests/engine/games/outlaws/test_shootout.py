"""The shoot-out, round by round. What happens after a final tie is in test_replay.py."""

import pytest
from scenes.outlaws import SEED, Scene

from engine.core.game import Game
from engine.games import GAMES
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import Shootout

THREE = "6S 3S 4S 5S 2S", "6H 3H 4H 5H 2H", "6C 3C 4C 5C 2C"


def rewards(*cards: str) -> int:
    return sum(OUTLAWS[card].reward for card in cards)


def shootout(*hands: str, dice: str = "", **fields) -> Scene:
    return Scene(Shootout(), *hands, dice=dice, **fields)


@pytest.mark.parametrize("seats", range(3, 11))
def test_r19_q22_three_to_ten_are_dealt_five_cards_each(seats: int) -> None:
    game = Game.new(Shootout(), seats, SEED)
    dealt = [card for player in game.state.players for card in player.hand]

    assert [len(player.hand) for player in game.state.players] == [5] * seats
    assert len({*dealt, *game.state.deck}) == 54


def test_r19_q21_q22_other_numbers_are_refused() -> None:
    for_three = [name for name, rules in GAMES.items() if 3 in rules.seats and rules.family == "outlaws"]

    assert [*Shootout.seats] == [*range(3, 11)]
    assert for_three == ["outlaws-shootout", "outlaws-gangs"]


def test_r20_all_choose_at_once_and_then_all_roll() -> None:
    scene = shootout(*THREE, dice="1 2 3")
    seats = scene.to_act
    scene.all_say("6S", "6H", "6C")
    events = [event.kind for event in scene.events if event.kind in ("rolled", "revealed")]

    assert seats == [(0, "pick"), (1, "pick"), (2, "pick")]
    assert scene.events_of("rolled") == [("rolled", 0, "1"), ("rolled", 1, "2"), ("rolled", 2, "3")]
    assert events == ["rolled"] * 3 + ["revealed"] * 3


def test_r21_q23_both_modifiers_count_for_every_card_that_they_name() -> None:
    scene = shootout("2D", "4S", "5S", "6C", "7C", dice="1 1 6 1 1")

    assert scene.modifiers[0] == (2 + 2, -1 - 1)
    assert scene.totals[0] == 0 + 1 + 4 - 2


def test_r22_r23_q17_the_winner_stays_and_takes_the_cards_they_beat() -> None:
    scene = shootout(*THREE, dice="1 6 1")
    scene.all_say("2S", "6H", "2C")

    assert scene.players[1].face_up == ["6H"]
    assert scene.players[1].face_down == ["2S", "2C"]
    assert [scene.players[seat].face_down for seat in (0, 2)] == [[], []]
    assert scene.events_of("took") == [("took", 1, "2S", "seat:0"), ("took", 1, "2C", "seat:2")]


def test_r24_q16_after_a_tie_at_the_top_all_cards_leave_the_game() -> None:
    scene = shootout(*THREE, dice="4 6 2")
    scene.all_say("3S", "4H", "2C")

    assert scene.totals == [6, 6, 0]
    assert [player.out for player in scene.players] == [["3S"], ["4H"], ["2C"]]
    assert [player.face_up + player.face_down for player in scene.players] == [[], [], []]
    assert scene.events_of("withdrew") == [
        ("withdrew", 0, "3S"),
        ("withdrew", 1, "4H"),
        ("withdrew", 2, "2C"),
    ]


def test_q16_a_tie_below_the_top_means_nothing() -> None:
    scene = shootout("8S", "2D", "3D", dice="6 1 1")

    assert scene.totals == [3 + 6 - 4, 0 + 1 + 2, 1 + 1 + 1]
    assert scene.players[0].face_down == ["2D", "3D"]


def test_r25_five_rounds_empty_the_hands() -> None:
    scene = shootout(*THREE, dice="6 1 1 " * 5)
    for round in range(4):
        scene.all_say(*(hand.split()[round] for hand in THREE))

    assert len(scene.table.past) == 5
    assert [player.hand for player in scene.players] == [[], [], []]


def test_r26_r27_q18_each_is_paid_what_they_took_but_not_their_own_winner_and_the_highest_sum_wins() -> None:
    scene = shootout("6S 3S", "6H 3H", "6C 3C", dice="6 1 1 1 1 6")
    scene.all_say("6S", "3H", "3C")

    assert scene.sums == [rewards("3H", "3C"), 0, rewards("3S", "6H")]
    assert scene.sums.index(max(scene.sums)) == 2
    assert scene.winners == (2,)


def test_r29_the_example_of_the_shootout() -> None:
    scene = shootout("2D", "10C", "JS", "2S", dice="1 1 6 1")

    assert scene.modifiers == [(4, -1), (2, 0), (0, 0), (0, -1)]
