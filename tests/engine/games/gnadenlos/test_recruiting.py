"""Recruiting: who may open it, who bids what, who takes whom, and where the notes go."""

import pytest
from scenes.gnadenlos import RULES, Scene

from engine.core.decisions import BACK, Refused
from engine.core.game import Game
from engine.core.undo import UndoHistory, find_undo
from engine.games.gnadenlos.cards import ARRIVAL, notes_of, total
from engine.games.gnadenlos.operations import offered, sums

NELL, SADIE, ACE = "nugget-nell", "six-gun-sadie", "ace-of-sleeves"
GALE, DOC, JUNE = "preacher-gale", "doc-laudanum", "calico-june"
OFFER = f"{NELL} {SADIE}"
RED = "red-0.a red-1.a red-2.a red-3.a red-4.a"
BLUE = "blue-0.a blue-1.a blue-2.a blue-3.a blue-4.a"
YELLOW = "yellow-0.a yellow-1.a yellow-2.a yellow-3.a yellow-4.a"


def recruiting(*notes: str, hands: tuple[str, ...] = (GALE, DOC, JUNE), deck: str = OFFER, **more) -> Scene:
    """A scene in which seat 0 has opened a recruiting."""
    scene = Scene(*hands, notes=notes or (RED, BLUE, YELLOW), deck=deck, **{"phase": "recruit", **more})
    scene.says(0, "open")
    return scene


def bidden(*notes: str, **more) -> Scene:
    """A scene in which all have bid."""
    scene = recruiting(**more)
    for seat, note in enumerate(notes):
        scene.bids(seat, *note.split())
    return scene


@pytest.mark.parametrize("count", range(4))
def test_r28_with_fewer_than_three_adventurers_a_recruiting_may_be_opened(count: int) -> None:
    scene = Scene(" ".join([GALE, DOC, JUNE][:count]), "", "", phase="recruit", nuggets=(0, 0, 0))

    assert ((0, "recruit") in scene.to_act) == (count < 3)
    assert scene.events_of("opened") == []


def test_q29_the_active_player_may_leave_it_and_that_is_what_silence_means() -> None:
    scene = Scene(GALE, DOC, JUNE, phase="recruit", deck=OFFER)
    assert scene.game.open_decisions[0].default == ("pass",)
    scene.says(0, "pass")

    assert scene.table.lots == []
    assert scene.table.active == 1


@pytest.mark.parametrize("hands", [(GALE, DOC, JUNE), (GALE, DOC, JUNE, "")])
def test_r29_one_adventurer_fewer_than_players_is_turned_up_for_all_to_see(hands) -> None:
    scene = Scene(*hands, phase="recruit")
    top = scene.table.deck[::-1]
    scene.says(0, "open")

    assert scene.view().lots == tuple((card,) for card in top[: len(hands) - 1])


def test_r30_q35_from_the_active_player_on_each_bids_once_seeing_those_before() -> None:
    scene = recruiting(active=0)
    seats = []
    for seat, note in enumerate(("red-2.a", "blue-3.a", "yellow-1.a")):
        seats += scene.to_act
        scene.bids(seat, note)

    assert seats == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert scene.events_of("bid") == [
        ("bid", 0, 2, "red-2"),
        ("bid", 1, 3, "blue-3"),
        ("bid", 2, 1, "yellow-1"),
    ]
    assert [laid.notes for laid in scene.view(None).bids] == [("red-2.a",), ("blue-3.a",), ("yellow-1.a",)]


def test_r30_a_bid_is_one_to_three_notes() -> None:
    scene = recruiting()
    with pytest.raises(Refused, match="no-such-sum"):
        scene.says(0, "12")
    scene.says(0, "notes")
    decision = scene.game.open_decisions[0]

    assert (decision.min_count, decision.max_count) == (1, 3)
    with pytest.raises(Refused, match="no-such-note"):
        scene.says(0, "blue-1.a")


def test_a_sum_is_bid_with_the_fewest_notes_others_first() -> None:
    scene = recruiting("red-2.a red-1.a red-1.b blue-2.a", BLUE, YELLOW)
    scene.says(0, "2")

    assert scene.events_of("bid") == [("bid", 0, 2, "blue-2")]


def test_the_choice_of_notes_may_be_left_for_a_sum() -> None:
    scene = recruiting()
    scene.says(0, "notes")
    scene.says(0, *BACK)

    assert scene.to_act == [(0, "bid")]
    assert scene.events_of("bid") == []


def test_r31_a_sum_that_has_been_bid_is_refused_and_another_may_be_named_instead() -> None:
    scene = recruiting()
    scene.bids(0, "red-3.a")
    with pytest.raises(Refused, match="sum-taken"):
        scene.says(1, "3")
    scene.says(1, "notes")
    scene.says(1, "blue-1.a", "blue-2.a")
    decision = scene.game.open_decisions[0]

    assert (decision.kind, dict(decision.facts)) == ("taken", {"sum": 3})
    assert decision.options == ("0", "1", "2", "4", "5", "6", "7", "8", "9")
    with pytest.raises(Refused, match="sum-taken"):
        scene.says(1, "3")
    scene.says(1, "7")
    assert scene.events_of("bid")[1] == ("bid", 1, 7, "blue-3 blue-4")


def test_r31_every_sum_that_is_offered_can_be_bid() -> None:
    for sum_, notes in sums(notes_of(0), 0, taken=(3, 5)).items():
        assert total(notes) == sum_
        assert sum_ not in (3, 5)
        assert 1 <= len(notes) <= 3


def test_a_very_large_hand_offers_as_many_notes_as_a_list_holds_and_every_sum() -> None:
    notes = [note for seat in range(4) for note in notes_of(seat)]

    assert len(offered(notes)) == 25
    assert [*sums(notes, 0)] == list(range(13))
    assert all({*chosen} <= {*offered(notes)} for chosen in sums(notes, 0).values())


def test_r32_r33_r34_q37_q38_the_highest_chooses_first_and_the_lowest_keeps_their_notes() -> None:
    scene = bidden("red-2.a red-1.a", "blue-0.a", "yellow-4.a", market="black-0.a")
    assert scene.to_act == [(2, "take")]
    with pytest.raises(Refused, match="not-on-offer"):
        scene.says(2, ACE)
    scene.says(2, SADIE)

    assert [player.hand for player in scene.players] == [sorted([GALE, NELL]), [DOC], sorted([JUNE, SADIE])]
    assert scene.players[1].notes == BLUE.split()
    assert scene.market == ["black-0.a", "red-2.a", "red-1.a", "yellow-4.a"]  # in the order of the bids
    assert scene.events_of("laid") == [("laid", 0, 3, 2), ("laid", 2, 4, 1)]
    assert "red-2.a" not in repr(scene.view())
    assert scene.view().columns == (1, 1, 1, 1, 0, 0)


def test_q33_q36_a_later_bid_may_be_lower_but_nothing_but_a_note_of_0_is_a_bid() -> None:
    lower = bidden("red-4.a", "blue-3.a", "yellow-0.a")
    zero = bidden("red-0.a", "blue-1.a", "yellow-2.a")
    zero.says(2, NELL)

    assert lower.events_of("bid")[2] == ("bid", 2, 0, "yellow-0")
    assert zero.events_of("took-back") == [("took-back", 0, 0)]


def test_q18_q34_notes_of_others_may_be_bid() -> None:
    scene = recruiting("blue-3.a red-1.a", BLUE, YELLOW)
    scene.bids(0, "blue-3.a", "red-1.a")

    assert scene.events_of("bid") == [("bid", 0, 4, "blue-3 red-1")]


def test_q30_q39_who_has_three_adventurers_must_bid_too_and_a_hand_may_grow() -> None:
    many = f"{DOC} {ACE} black-veil old-quartz"
    scene = bidden("red-2.a", "blue-4.a", "yellow-1.a", hands=(GALE, many, JUNE))
    scene.says(1, SADIE)

    assert len(scene.players[1].hand) == 5


def test_q31_q64_who_has_no_unused_sum_passes_without_being_asked_and_nobody_else_may() -> None:
    scene = recruiting("red-2.a", "blue-2.a", "yellow-1.a")
    assert "pass" not in scene.options
    scene.bids(0, "red-2.a")

    assert scene.events_of("passed") == [("passed", 1)]
    assert scene.to_act == [(2, "bid")]
    assert "pass" not in scene.options


def test_q65_the_last_bidder_who_can_outbid_nobody_is_not_asked_and_bids_the_lowest_sum() -> None:
    scene = recruiting("red-3.a red-2.a", "blue-4.a blue-1.a", "yellow-0.a yellow-1.a yellow-0.b")
    scene.bids(0, "red-3.a")
    scene.bids(1, "blue-4.a")

    assert scene.events_of("outbid") == [("outbid", 2)]
    assert scene.to_act == [(1, "take")]
    assert scene.table.bids[2].notes == ["yellow-0.a"]
    scene.says(1, SADIE)
    assert scene.players[2].notes == ["yellow-0.a", "yellow-0.b", "yellow-1.a"]


def test_q65_a_sum_that_recruits_somebody_is_asked_for() -> None:
    scene = recruiting("red-2.a red-1.a", "blue-4.a blue-1.a", "yellow-3.a yellow-1.a")
    scene.bids(0, "red-2.a")
    scene.bids(1, "blue-4.a")

    assert scene.to_act == [(2, "bid")]
    assert scene.options == ("1", "3", "notes")


def test_q65_a_bid_is_not_taken_back_alone_once_it_shows_that_the_last_bidder_has_a_choice() -> None:
    notes = ("red-2.a red-1.a", "blue-3.a blue-1.a", "yellow-4.a yellow-1.a")
    game = Scene(GALE, DOC, JUNE, notes=notes, deck=OFFER, phase="recruit").game
    rows = [game.answer(0, ("open",)), game.answer(0, ("2",))]
    checkpoint = game.checkpoint
    rows.append(game.answer(1, ("3",)))

    assert find_undo(game, UndoHistory([checkpoint], rows, 3), 1).refusal_code == "undo-revealed"


@pytest.mark.parametrize(("next_hand", "obstacle"), [("blue-2.a", "undo-revealed"), ("blue-3.a", "")])
def test_a_bid_is_not_taken_back_alone_once_another_has_passed(next_hand: str, obstacle: str) -> None:
    notes = ("red-2.a red-1.a", next_hand, "yellow-1.a")
    game = Scene(GALE, DOC, JUNE, notes=notes, deck=OFFER, phase="recruit").game
    opened, checkpoint = game.answer(0, ("open",)), game.checkpoint
    rows = [opened, game.answer(0, ("2",))]

    choice = find_undo(game, UndoHistory([checkpoint], rows, 3), 0)

    assert choice.refusal_code == obstacle


def test_q32_if_somebody_passed_all_who_bid_recruit_and_pay() -> None:
    scene = recruiting("red-0.a", "", "yellow-2.a")
    scene.bids(0, "red-0.a")
    scene.bids(2, "yellow-2.a")
    scene.says(2, SADIE)

    assert [len(player.hand) for player in scene.players] == [2, 1, 2]
    assert scene.market == ["red-0.a", "yellow-2.a"]


def test_q31_adventurers_that_nobody_claims_are_discarded() -> None:
    scene = recruiting("red-0.a", "", "")
    scene.bids(0, "red-0.a")
    scene.says(0, SADIE)

    assert scene.table.discard == [NELL]
    assert scene.events_of("unclaimed") == [("unclaimed", None, NELL)]


def test_q31_if_nobody_has_a_note_all_are_discarded() -> None:
    scene = recruiting("", "", "", hands=(f"{GALE} {ACE}", DOC, JUNE))

    assert scene.table.discard == [NELL, SADIE]
    assert scene.events_of("passed") == [("passed", 0), ("passed", 1), ("passed", 2)]


def test_q26_discarded_adventurers_lie_face_up_and_become_the_pile_when_it_is_empty() -> None:
    scene = Scene(GALE, DOC, JUNE, "", phase="recruit", deck=NELL, discard=[SADIE])
    lying = scene.view().piles.discard
    scene.says(0, "open")

    assert lying == (SADIE,)
    assert scene.table.lots == [[NELL], [SADIE]]  # one too few
    assert scene.table.discard == []
    assert scene.events_of("reshuffled") == [("reshuffled", None, 1)]


def test_q59_with_fewer_adventurers_every_bidder_without_one_takes_their_notes_back() -> None:
    scene = bidden("red-2.a", "blue-1.a", "yellow-4.a", deck=NELL)

    assert [player.hand for player in scene.players] == [[GALE], [DOC], sorted([JUNE, NELL])]
    assert [player.notes for player in scene.players[:2]] == [RED.split(), BLUE.split()]
    assert scene.market == ["yellow-4.a"]


def test_q59_without_any_adventurer_nothing_is_opened() -> None:
    scene = Scene(GALE, "", "", phase="recruit", deck="", nuggets=(0, 1, 0))

    assert scene.to_act == [(1, "prestige")]


def test_r46_q56_in_pairs_twice_as_many_are_turned_up_and_each_takes_one_pair() -> None:
    scene = bidden("red-2.a", "blue-1.a", "yellow-4.a", deck=f"{NELL} {SADIE} {ACE} black-veil", pairs=True)
    assert scene.table.lots == [[NELL, SADIE], [ACE, "black-veil"]]
    scene.says(2, ACE)

    assert [len(player.hand) for player in scene.players] == [3, 1, 3]
    assert scene.players[2].hand == sorted([JUNE, ACE, "black-veil"])


def test_r46_pairs_are_an_option_that_is_off() -> None:
    assert RULES.presets["standard"].pairs is False
    assert Game.new(RULES, 3, "00" * 32, RULES.presets["pairs"]).state.pairs


def test_who_arrives_is_not_asked_whether_to_recruit() -> None:
    scene = Scene(GALE, NELL, JUNE, phase="prestige", nuggets=(2,), fields=(ARRIVAL - 1,))
    scene.says(0, "1")

    assert scene.game.winners == (0,)
