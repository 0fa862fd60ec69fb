"""Equal sums at the end of a duel or a shootout."""

from scenes.outlaws import tied, tied_shootout

from engine.games.outlaws.cards import OUTLAWS


def test_the_pairs_of_these_tests_pay_the_same() -> None:
    assert OUTLAWS["2S"].reward == OUTLAWS["6C"].reward
    assert OUTLAWS["3S"].reward == OUTLAWS["4H"].reward


def test_r17_both_take_their_winners_and_play_on() -> None:
    scene = tied("6S 7S", "6H 7H")

    assert [player.hand for player in scene.players] == [["6S", "7S"], ["6H", "7H"]]
    assert [player.face_up for player in scene.players] == [[], []]
    assert scene.to_act == [(0, "pick"), (1, "pick")]
    assert scene.events_of("replayed") == [("replayed", None, 2)]


def test_q11_there_are_as_many_rounds_as_the_one_with_fewer_winners_has() -> None:
    scene = tied("6S 7S 8S", "6H", dice="6 1")
    rounds, seats = scene.table.rounds, scene.to_act
    scene.says(0, "7S")

    assert rounds == 1
    assert seats == [(0, "pick")]
    assert scene.winners == (0,)
    assert scene.players[0].hand == ["6S", "8S"]


def test_q12_without_winners_a_card_each_from_the_deck_decides() -> None:
    scene = tied("6S", "", dice="6 1", deck="9S 9H")

    assert [shot.cards for shot in scene.shots] == [("9S",), ("9H",)]
    assert scene.players[0].face_up == ["6S", "9S"]
    assert scene.winners == (0,)
    assert scene.events_of("deadlocked", "drew") == [("deadlocked", None), ("drew", 0, 1), ("drew", 1, 1)]


def test_q12_sudden_death_goes_on_while_the_sums_are_equal() -> None:
    scene = tied("", "", dice="1 4 6 1", deck="3S 4H 9S 9H")

    assert scene.table.past[0].winner is None
    assert [shot.cards for shot in scene.shots] == [("9S",), ("9H",)]
    assert scene.winners == (0,)


def test_q12_a_deck_that_has_run_out_is_a_draw() -> None:
    scene = tied("", "", deck="9S")

    assert scene.winners == ()
    assert scene.events_of("drawn", "won") == [("drawn", None)]


def test_r17_q13_the_replay_decides_and_its_losers_fall_as_before() -> None:
    scene = tied("6S 7S", "6H 7H", dice="6 1 6 1")
    scene.all_say("6S", "6H")

    assert scene.players[0].face_up == ["6S", "7S"]
    assert scene.players[1].face_down == ["6C", "6H", "7H"]
    assert scene.winners == (0,)


def test_q13_after_another_tie_its_winners_play_the_next_replay_and_what_was_not_used_is_out() -> None:
    scene = tied("3S 9S 4S", "4H 9H", dice="1 6 6 1 6 1")
    scene.all_say("3S", "9H")
    scene.all_say("9S")

    assert [event[2] for event in scene.events_of("replayed")] == [2, 1]
    assert [shot.cards for shot in scene.shots] == [("9S",), ("9H",)]
    assert scene.players[0].out == ["4S"]
    assert scene.winners == (0,)


def test_r28_q20_those_tied_play_on_with_their_winners_by_the_rules_of_the_shootout() -> None:
    scene = tied_shootout("6S 7S", "6H 7H", "AC", dice="6 1 6 1")
    scene.all_say("6S", "6H")

    assert [event[1] for event in scene.events_of("revealed")] == [0, 1, 0, 1]
    assert scene.players[2].face_up == ["AC"]
    assert scene.winners == (0,)
    assert scene.players[0].face_down == ["2S", "6H", "7H"]
    assert scene.players[1].face_down == ["6C"]


def test_q19_a_replay_is_as_long_as_the_smallest_number_of_winners() -> None:
    scene = tied_shootout("6S 7S 8S", "6H", "AC", dice="6 1")

    assert scene.table.rounds == 1
    assert scene.to_act == [(0, "pick")]


def test_q20_a_tied_round_of_two_still_takes_the_cards_out_of_the_game() -> None:
    scene = tied_shootout("7S 9S", "QC 9C", "AD", dice="4 3 6 1")
    scene.all_say("7S", "QC")

    assert [player.out for player in scene.players] == [["7S"], ["QC"], []]
    assert scene.winners == (0,)


def test_q36_the_hands_of_a_replay_are_open_and_the_choice_is_not() -> None:
    scene = tied("6S 7S", "6H 7H")
    before = scene.view(1)
    scene.says(0, "7S")
    after = scene.view(1)

    assert [seat.hand for seat in before.seats] == [("6S", "7S"), ("6H", "7H")]
    assert [seat.hand for seat in after.seats] == [seat.hand for seat in before.seats]
    assert [seat.ready for seat in after.seats] == [True, False]


def test_q37_if_one_of_the_tied_has_no_winner_left_all_draw_unseen() -> None:
    scene = tied_shootout("6S 7S", "", "AC", dice="6 1", deck="9S 9H 9C")

    assert [event.secret for event in scene.events if event.kind == "drew"] == [(), ()]
    assert [shot.cards for shot in scene.shots] == [("9S",), ("9H",)]
    assert scene.table.deck == ["9C"]
    assert scene.winners == (0,)


def test_q37_a_deck_too_small_for_all_of_them_makes_them_share() -> None:
    scene = tied_shootout("", "", "AC", deck="9S")

    assert scene.winners == (0, 1)
    assert scene.events_of("won") == [("won", 0), ("won", 1)]


def test_r28_q19_a_replay_tied_again_goes_to_the_deck() -> None:
    scene = tied_shootout("7S", "QC", "AD", dice="4 3 6 1", deck="9S 9H")

    assert scene.table.past[0].winner is None
    assert [player.out for player in scene.players] == [["7S"], ["QC"], []]
    assert scene.winners == (0,)
