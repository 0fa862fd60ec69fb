"""The duel, round by round. What happens after a final tie is in test_replay.py."""

import pytest
from scenes.outlaws import SEED, Scene

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import Duel, RoundOptions, Shootout

FIVE = "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H"


def rewards(*cards: str) -> int:
    return sum(OUTLAWS[card].reward for card in cards)


def duel(*hands: str, dice: str = "", **fields) -> Scene:
    return Scene(Duel(), *hands, dice=dice, **fields)


def test_r5_dice_have_six_faces() -> None:
    scene = duel(*FIVE)
    for _ in range(4):
        scene.all_say(*(decision.options[0] for decision in scene.game.open_decisions))

    assert all(1 <= die <= 6 for _, _, die in scene.events_of("rolled") for die in [int(die)])


def test_r6_two_players_are_dealt_five_cards_each() -> None:
    game = Game.new(Duel(), 2, SEED)
    hands = [player.hand for player in game.state.players]

    assert list(Duel.seats) == [2]
    assert [len(hand) for hand in hands] == [5, 5]
    assert len({*hands[0], *hands[1], *game.state.deck}) == 54


def test_r6_the_deck_is_shuffled() -> None:
    hands = {tuple(Game.new(Duel(), 2, f"{n:064x}").state.players[0].hand) for n in range(9)}

    assert len(hands) == 9


def test_r7_each_puts_one_card_of_their_hand_down() -> None:
    scene = duel(*FIVE)
    decision = scene.game.open_decisions[0]

    assert scene.to_act == [(0, "pick"), (1, "pick")]
    assert decision.options == ("2S", "3S", "4S", "5S", "6S")
    assert (decision.min_count, decision.max_count) == (1, 1)
    with pytest.raises(Refused) as why:
        scene.says(0, "2H")
    assert (why.value.code, why.value.facts) == ("not-in-hand", {"card": "2H"})
    with pytest.raises(Refused, match="unknown-card"):
        scene.says(0, "1S")


def test_r8_each_rolls_one_die_that_lies_beside_their_card() -> None:
    scene = duel(*FIVE, dice="3 5")
    scene.all_say("2S", "2H")

    assert scene.events_of("rolled") == [("rolled", 0, "3"), ("rolled", 1, "5")]
    assert [shot.dice for shot in scene.shots] == [(3,), (5,)]


@pytest.mark.parametrize(
    ("hands", "dice", "modifiers", "totals"),
    [
        (("6S", "KC"), "2 5", [(0, 0), (0, 0)], [2 + 2, 4 + 5]),
        (("2S", "2D"), "2 1", [(0, -1), (2, 0)], [1 + 2 - 1, 0 + 1 + 2]),
        (("2S", "2D"), "1 1", [(0, -1), (2, 0)], [1, 3]),
    ],
    ids=["without modifiers", "with modifiers", "the example of the duel"],
)
def test_r9_r18_a_total_is_skill_die_and_modifiers(hands, dice: str, modifiers, totals: list[int]) -> None:
    scene = duel(*hands, dice=dice)

    assert scene.modifiers == modifiers
    assert scene.totals == totals
    assert scene.table.past[-1].winner == totals.index(max(totals))


def test_q5_a_total_may_fall_below_zero() -> None:
    scene = Scene(Shootout(), "2S", "4D", "5D", "6D", dice="1 1 1 6")

    assert scene.totals[0] == 1 + 1 - 3


@pytest.mark.parametrize(
    ("other", "modifiers_here"),
    [("9D", (2, 0)), ("9H", (0, -1)), ("9S", (0, 0)), ("9C", (0, 0)), ("joker-red", (0, 0))],
)
def test_r10_a_modifier_applies_to_the_suit_that_it_names(
    other: str, modifiers_here: tuple[int, int]
) -> None:
    scene = duel("10C", other)

    assert scene.modifiers[0] == modifiers_here


def test_r11_r12_q7_q9_the_winner_lies_face_up_and_the_loser_face_down_with_their_owners_for_all_to_see() -> (
    None
):
    scene = duel(*FIVE, dice="6 1")
    scene.all_say("6S", "2H")
    seats = scene.view().seats

    assert scene.events_of("stood", "fell") == [("stood", 0, "6S"), ("fell", 1, "2H")]
    assert [(seat.face_up, seat.face_down) for seat in seats] == [(("6S",), ()), ((), ("2H",))]
    assert [(seat.hand_size, seat.hand) for seat in seats] == [(4, ()), (4, ())]
    assert [shot.dice for shot in scene.view().last.shots] == [(6,), (1,)]


def test_r13_q10_after_a_tie_both_cards_lie_face_down_and_each_is_paid_for_the_others() -> None:
    scene = duel(*FIVE, dice="1 4")
    scene.all_say("3S", "4H")

    assert [player.face_down for player in scene.players] == [["3S"], ["4H"]]
    assert [player.face_up for player in scene.players] == [[], []]
    assert scene.sums == [rewards("4H"), rewards("3S")]
    assert scene.events_of("tied") == [("tied", None, 3)]


def test_r14_five_rounds_empty_the_hands() -> None:
    scene = duel(*FIVE, dice="6 1 6 1 6 1 6 1 6 1")
    for own, theirs in zip(FIVE[0].split()[:4], FIVE[1].split()):
        scene.all_say(own, theirs)

    assert len(scene.table.past) == 5
    assert [player.hand for player in scene.players] == [[], []]
    assert scene.winners == (0,)


def test_the_last_card_of_a_hand_is_put_down_without_a_question() -> None:
    scene = duel("2S 3S", "2H 3H", dice="6 1 6 1")
    scene.all_say("2S", "2H")

    assert [shot.cards for shot in scene.shots] == [("3S",), ("3H",)]
    assert scene.events_of("forced") == [("forced", 0), ("forced", 1)]  # replies of a round of its own
    assert scene.to_act == []


def test_r15_q14_each_is_paid_the_opponents_face_down_cards_and_nothing_for_their_own() -> None:
    scene = duel("6S 3S", "2D 3D", dice="6 1 1 6")
    scene.all_say("6S", "2D")

    assert scene.players[0].face_up == ["6S"]
    assert scene.players[1].face_up == ["3D"]
    assert scene.sums == [rewards("2D"), rewards("3S")]
    assert scene.events_of("paid") == [("paid", 0, rewards("2D")), ("paid", 1, rewards("3S"))]


def test_r16_q15_the_higher_sum_wins_though_the_other_won_more_rounds() -> None:
    scene = duel("2S 3S AS", "2C 3C KC", dice="6 1 6 1 1 6")
    scene.all_say("2S", "2C")
    scene.all_say("3S", "3C")

    assert [len(player.face_up) for player in scene.players] == [2, 1]
    assert scene.sums[0] < scene.sums[1]
    assert scene.winners == (1,)
    assert scene.events_of("won") == [("won", 1)]


def test_q7_q8_no_die_is_rolled_before_the_last_card_is_down() -> None:
    scene = duel(*FIVE)
    scene.says(1, "2H")
    before = scene.events_of("rolled")
    scene.says(0, "2S")

    assert before == []
    assert len(scene.events_of("rolled")) == 2


def test_revolvers_first_rolls_once_a_round_before_the_cards_are_chosen_and_counts_those_dice() -> None:
    game = Game.new(Duel(), 2, SEED, RoundOptions(dice_first=True))
    dice = [seat.dice for seat in game.view(None).seats]
    decisions = [decision.kind for decision in game.open_decisions]
    for decision in game.open_decisions:
        game.answer(decision.seat, decision.options[:1])

    assert decisions == ["pick", "pick"]
    assert [len(item) for item in dice] == [1, 1]
    assert [shot.dice for shot in game.state.past[0].shots] == dice
