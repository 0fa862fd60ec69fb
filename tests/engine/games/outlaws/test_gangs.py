"""Gangs: three cards, three dice, a leader, and what happens to tied gangs."""

from dataclasses import replace

import pytest
from scenes.outlaws import SEED, Scene

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.undo import UndoHistory, find_undo, may_undo_alone
from engine.games.outlaws import operations
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import Gangs

LEVEL = "QS 3S 5S 9S 10S", "KC 6C 10C 9C 8C"  # the first three of each are alike, and ♠ and ♣ do not meet


@pytest.fixture
def any_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let dice lie as an example has them, even where another way is never worse."""
    monkeypatch.setattr(operations, "sensible_ways", operations.ways_to_lead)


def gangs(*hands: str, dice: str = "", **fields) -> Scene:
    """A table at which each seat has put down the first three cards of its hand."""
    scene = Scene(Gangs(), *hands, dice=dice, **fields)
    scene.all_say(*(" ".join(hand.split()[:3]) for hand in hands))
    return scene


@pytest.mark.usefixtures("any_way")
def test_r39_r40_q6_q31_the_example_of_the_gangs_is_one_fight_without_rewards() -> None:
    scene = gangs("QC 2S 3C 4H 5H", "JS 2D 10C 4S 5S", dice="3 1 1 3 2 3")
    scene.all_say("3-1-1", "3-3-2")
    queens, jacks = scene.shots

    assert [OUTLAWS[shot.leader].skill + shot.dice[0] for shot in (queens, jacks)] == [6, 6]
    assert (queens.leader, queens.gained, queens.lost, queens.total) == ("QC", 2, 0, 11)
    assert (jacks.leader, jacks.gained, jacks.lost, jacks.total) == ("JS", 0, 0, 13)
    assert scene.winners == (1,)
    assert [len(player.hand) for player in scene.players] == [2, 2]
    assert (scene.sums, scene.events_of("paid")) == ([0, 0], [])


def level(*, dice: str = "1 1 1 1 1 1", **fields) -> Scene:
    """Two tied gangs, about to give up a card each."""
    return gangs(*LEVEL, dice=dice, **fields)


@pytest.mark.parametrize("seats", range(2, 11))
def test_r30_two_to_ten_are_dealt_five_cards_each(seats: int) -> None:
    game = Game.new(Gangs(), seats, SEED)

    assert [len(player.hand) for player in game.state.players] == [5] * seats


def test_r30_q22_one_or_eleven_are_refused() -> None:
    assert [*Gangs.seats] == [*range(2, 11)]


def test_r31_three_cards_go_face_down_at_once() -> None:
    scene = Scene(Gangs(), *LEVEL)
    decision = scene.game.open_decisions[0]
    scene.all_say("QS 5S 10S", "6C 10C 9C")

    assert (decision.kind, decision.min_count, decision.max_count) == ("pick", 3, 3)
    assert [player.in_play for player in scene.players] == [["QS", "5S", "10S"], ["6C", "10C", "9C"]]
    assert [player.hand for player in scene.players] == [["3S", "9S"], ["KC", "8C"]]


@pytest.mark.usefixtures("any_way")
def test_r32_r33_a_die_is_rolled_for_each_card_given_to_one_and_counts_with_its_skill() -> None:
    scene = gangs(*LEVEL, dice="1 5 3 2 2 2")
    decision = scene.game.open_decisions[0]
    scene.says(0, "1-3-5")

    assert scene.to_act == []
    assert decision.options == ("5-3-1", "5-1-3", "3-5-1", "3-1-5", "1-5-3", "1-3-5")
    assert [shot.dice for shot in scene.shots] == [(1, 3, 5), (2, 2, 2)]
    assert scene.totals == [(4 + 1) + (1 + 3) + (2 + 5), (4 + 2) + (1 + 2) + (2 + 2)]
    showed = [card for _, seat, *card in scene.events_of("revealed") if seat == 0]
    assert showed == [["QS", 1], ["3S", 3], ["5S", 5]]


@pytest.mark.usefixtures("any_way")
def test_r32_dice_that_can_lie_in_one_way_only_are_not_asked_for() -> None:
    scene = gangs(*LEVEL, dice="1 5 1 2 2 2")

    assert scene.to_act == [(0, "place-dice")]
    assert scene.game.open_decisions[0].options == ("5-1-1", "1-5-1", "1-1-5")


CHOICE, NONE = (
    "JC 4C 9D 6D 2D",
    "3S QS 5S 9S 10S",
)  # whose dice of 1, 5 and 3 have two sensible leaders, or one


def test_r32_whose_dice_fit_one_sensible_way_is_not_asked_and_knows_it_at_once() -> None:
    scene = gangs(CHOICE, NONE, dice="1 5 3 1 5 3")
    decision, reply = scene.game.own_pending_reply(1)

    assert scene.to_act == [(0, "place-dice")]
    assert decision.options == reply == ("5-1-3",)
    with pytest.raises(Refused):
        scene.says(1, *reply)
    scene.says(0, "5-3-1")
    assert [shot.leader for shot in scene.shots] == ["JC", "3S"]


def test_q25_nobody_sees_who_has_a_choice_or_has_chosen() -> None:
    scene = gangs(CHOICE, NONE, "4S 4H 4D 5D 7D", dice="1 5 3 1 5 3 1 5 3")
    game, before, public = scene.game, scene.view(2), scene.view()
    choosers = [decision.seat for decision in game.open_decisions]
    scene.says(0, game.open_decisions[0].options[0])

    assert choosers == [0, 2]
    assert (scene.view(2), scene.view()) == (before, public)
    assert public.waiting == tuple((seat, "place-dice") for seat in range(3))
    assert not any(seat.ready for seat in public.seats)
    assert (game.told_ply, game.seats_asked) == (game.decision_ply, [0, 1, 2])
    assert scene.view(0).seats[0].ready


def test_q25_a_reply_of_who_leads_is_not_taken_back_to_learn_whether_others_are_open() -> None:
    scene = gangs(CHOICE, "4S 4H 4D 5D 7D", dice="1 5 3 1 5 3")
    log = UndoHistory([scene.game.checkpoint], scene.game.tail, 2)
    scene.says(0, "5-3-1")

    assert scene.game.own_pending_reply(0)
    assert not may_undo_alone(scene.game, replace(log, log=scene.game.tail), 0)
    with pytest.raises(Refused):
        find_undo(scene.game, replace(log, log=scene.game.tail), 0)


def test_r32_if_no_dice_fit_more_than_one_sensible_way_the_gangs_open_at_once() -> None:
    scene = gangs(NONE, "KC 6C 10C 9C 8C", dice="1 5 3 2 2 2")

    assert [shot.dice for shot in scene.shots] == [(5, 1, 3), (2, 2, 2)]
    assert scene.view().unasked


@pytest.mark.usefixtures("any_way")
def test_r32_other_faces_than_those_rolled_are_refused() -> None:
    scene = gangs(*LEVEL, dice="1 5 3 2 2 2")

    with pytest.raises(Refused) as why:
        scene.says(0, "6-6-6")
    assert (why.value.code, why.value.facts) == ("not-these-dice", {"dice": "1 5 3"})


@pytest.mark.usefixtures("any_way")
def test_r34_the_strongest_by_skill_and_die_leads() -> None:
    scene = gangs(*LEVEL, dice="1 6 1 2 2 2")
    scene.says(0, "1-1-6")

    assert [shot.leader for shot in scene.shots] == ["5S", "KC"]
    assert scene.events_of("led") == [("led", 0, "5S"), ("led", 1, "KC")]


@pytest.mark.usefixtures("any_way")
def test_r35_r36_q27_a_gangs_total_is_its_outlaws_and_its_leaders_modifiers_for_all_cards_of_the_others() -> (
    None
):
    scene = gangs("2D 3D 4D 6D 7D", "2S 5S 4C 9C 3H", dice="6 1 1 1 1 1")
    scene.says(0, "6-1-1")

    assert scene.shots[0].leader == "2D"
    assert scene.modifiers[0] == (2 + 2, -1)
    assert scene.totals[0] == (0 + 6) + (1 + 1) + (1 + 1) + 4 - 1


def test_r37_the_highest_total_wins() -> None:
    scene = gangs(*LEVEL, dice="5 5 5 4 4 4")

    assert scene.totals[0] > scene.totals[1]
    assert scene.winners == (0,)


def test_r38_q28_q38_tied_gangs_give_up_a_card_each_at_once_and_roll_again() -> None:
    scene = level(dice="1 1 1 1 1 1 5 5 2 2")
    seats, before = scene.to_act, [seat.ready for seat in scene.view().seats]
    scene.says(1, "6C")
    events, in_play = scene.events_of("discarded"), scene.view(0).seats[1].in_play
    between = [seat.ready for seat in scene.view().seats]
    scene.says(0, "3S")

    assert seats == [(0, "discard"), (1, "discard")]
    assert (events, in_play) == ([], ("KC", "6C", "10C"))
    assert scene.events_of("discarded") == [("discarded", 0, "3S"), ("discarded", 1, "6C")]
    assert [player.out for player in scene.players] == [["3S"], ["6C"]]
    assert [shot.cards for shot in scene.shots] == [("QS", "5S"), ("KC", "10C")]
    assert [shot.dice for shot in scene.shots] == [(5, 5), (2, 2)]
    assert scene.winners == (0,)
    assert (before, between) == ([False, False], [False, True])
    assert [seat.ready for seat in scene.view().seats] == [False, False]


def test_r37_the_best_gang_of_others_is_that_which_fought_longest_then_the_highest_total() -> None:
    three = gangs(*LEVEL, "2C 3C AC 4C 5C", dice="5 5 5 4 4 4 1 1 1")
    repeated = gangs(*LEVEL, "2C 3C AC 4C 5C", dice="3 3 3 3 3 3 1 1 1 5 5 2 2")
    repeated.all_say("3S", "6C")

    for scene in (three, repeated):
        assert scene.winners == (0,)
        assert scene.rules.runners_up(scene.table, [1, 2]) == [1]
        assert scene.rules.runners_up(scene.table, [2]) == [2]


def test_r38_a_card_that_is_not_in_play_cannot_be_given_up() -> None:
    scene = level()

    with pytest.raises(Refused) as why:
        scene.says(0, "9S")
    assert (why.value.code, why.value.facts) == ("not-in-play", {"card": "9S"})


@pytest.mark.usefixtures("any_way")
def test_q24_by_default_the_highest_die_goes_to_the_highest_skill() -> None:
    scene = gangs("3S QS 5S 9S 10S", LEVEL[1], dice="1 5 3 2 2 2")

    assert scene.game.open_decisions[0].default == ("1-5-3",)


@pytest.mark.usefixtures("any_way")
def test_q24_q25_dice_are_public_and_placed_in_secret_before_the_others_cards_are_seen() -> None:
    scene = gangs(*LEVEL, dice="1 5 3 2 4 2")
    before = scene.view(1)
    seats, own = scene.to_act, scene.view(0)
    scene.says(0, "3-1-5")
    after = scene.view(1)

    assert seats == [(0, "place-dice"), (1, "place-dice")]
    assert (own.in_play, own.seats[1].in_play) == (("QS", "3S", "5S"), ())
    assert before.seats[0].dice == after.seats[0].dice == (1, 5, 3)
    assert scene.events_of("revealed") == []
    assert before == after


@pytest.mark.usefixtures("any_way")
@pytest.mark.parametrize("dice", ["3 1 1 4 4 4", "3 1 1 1 1 1", "3 1 1 6 6 6"])
def test_q26_of_equals_the_one_that_gains_more_leads(dice: str) -> None:
    scene = gangs("3H 8H 2H 4H 5H", "JC 4C 9C 6D 2D", dice=dice)
    scene.says(0, "3-1-1")

    assert scene.to_act == [] or {kind for _, kind in scene.to_act} == {"discard"}
    assert (scene.shots[0].leader, scene.modifiers[0]) == ("8H", (3 * OUTLAWS["8H"].increment, 0))


@pytest.mark.usefixtures("any_way")
def test_q26_of_equals_that_gain_the_same_the_first_leads() -> None:
    scene = gangs("3H 7H 2H 4H 5H", "3C 4C 9C 6D 2D", dice="3 1 1 1 1 1")
    scene.says(0, "3-1-1")

    assert (scene.shots[0].leader, scene.modifiers[0]) == ("3H", (0, 0))


def test_q28_the_other_gangs_are_out() -> None:
    scene = gangs(*LEVEL, "2C 4C 7C 2D 3D", dice="6 6 6 6 6 6 1 1 1")

    assert scene.to_act == [(0, "discard"), (1, "discard")]
    assert scene.players[2].out == ["2C", "4C", "7C"]
    assert scene.table.playing == [0, 1]


def test_q29_with_one_card_each_nothing_is_given_up_and_dice_are_rolled_till_one_wins() -> None:
    scene = level(dice="1 1 1 1 1 1 2 2 2 2 3 3 5 4")
    scene.all_say("3S", "6C")
    scene.all_say("5S", "10C")

    assert [shot.dice for shot in scene.shots] == [(5,), (4,)]
    assert len(scene.table.past) == 4
    assert scene.winners == (0,)


def test_q30_in_the_repeat_only_cards_still_in_play_count_for_modifiers() -> None:
    scene = gangs(*LEVEL, "4H 2D 2S 8D 9D", dice="1 1 1 1 1 1 1 1 1 3 3 3 2")
    before = scene.modifiers
    scene.all_say("3S", "6C")

    assert before[:2] == [(1, -1), (2, -2)]
    assert scene.modifiers == [(0, 0), (0, 0)]


def test_q31_with_the_option_the_winner_is_told_what_the_beaten_gangs_are_worth() -> None:
    scene = gangs(*LEVEL, "2C 4C 7C 2D 3D", dice="6 6 6 5 5 5 1 1 1", bounty=True)
    beaten = sum(OUTLAWS[card].reward for card in ("KC", "6C", "10C", "2C", "4C", "7C"))

    assert scene.events_of("paid") == [("paid", 0, beaten)]
    assert scene.view().seats[0].reward == beaten


def test_q31_beaten_gangs_are_worth_what_they_gave_up_too() -> None:
    scene = level(dice="1 1 1 1 1 1 5 5 2 2", bounty=True)
    scene.all_say("3S", "6C")

    assert scene.sums == [sum(OUTLAWS[card].reward for card in ("KC", "6C", "10C")), 0]


@pytest.mark.usefixtures("any_way")
def test_q32_the_leader_is_found_before_modifiers() -> None:
    scene = gangs("8H 9H 2H 4H 5H", "3C 4C 9C 6D 2D", dice="2 1 1 1 1 1")
    scene.says(0, "2-1-1")

    assert scene.shots[0].leader == "8H"
    assert scene.modifiers[0] == (3, 0)


def test_q34_no_card_can_be_in_two_gangs() -> None:
    game = Game.new(Gangs(), 10, SEED)
    hands = [card for player in game.state.players for card in player.hand]
    foreign = game.state.players[1].hand[:3]

    assert len(set(hands)) == 50
    with pytest.raises(Refused):
        game.answer(0, tuple(foreign))


def test_q38_a_tie_below_the_highest_total_means_nothing() -> None:
    scene = gangs(*LEVEL, "AC QC JC 2D 3D", dice="1 1 1 1 1 1 6 6 6")

    assert scene.totals == [10, 10, 28]
    assert scene.winners == (2,)


def test_by_default_the_least_skilled_is_given_up() -> None:
    scene = level()

    assert [decision.default for decision in scene.game.open_decisions] == [("3S",), ("6C",)]


def test_q39_in_a_repeat_dice_are_laid_beside_open_cards_as_is_best_and_shown_together() -> None:
    scene = gangs("QS 3S 4H 9S 10S", "KC QC 10C 9C 8C", dice="1 1 1 1 1 1 6 1 6 1")
    scene.all_say("3S", "10C")

    assert scene.to_act == []  # all see what each leader gains
    assert scene.events_of("armed") == [
        ("armed", 0, "QS", 1), ("armed", 0, "4H", 6), ("armed", 1, "KC", 1), ("armed", 1, "QC", 6),
    ]  # fmt: skip
    assert [shot.leader for shot in scene.shots] == ["4H", "QC"]
