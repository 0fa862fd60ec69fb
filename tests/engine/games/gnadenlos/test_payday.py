"""Payday: when it comes, who pays, who is ruined, and how it ends."""

import pytest
from scenes.gnadenlos import Scene

from engine.games.gnadenlos.cards import kind_of

ROW = "black-0.a black-0.b black-1.a black-1.b black-1.c black-2.a"
# three rows: red in column 1, blue in 2, yellow in 3, the lowest of each worth 4
THREE = (
    "red-1.a blue-1.a yellow-1.a red-0.a red-0.b blue-0.a "
    "red-2.a blue-2.a yellow-2.a red-1.b blue-0.b yellow-0.a "
    "red-4.a blue-4.a yellow-4.a red-3.a blue-3.a yellow-3.a"
)


def due(dice: str, market: str = THREE, **more) -> Scene:
    """Bring seat 0's turn to its payday; by default all have no notes and 10 nuggets."""
    return Scene(
        "", "", "", **{"notes": ("", "", ""), "market": market, "dice": dice, "phase": "payday", **more}
    )


def test_r35_q40_a_row_with_a_hole_is_no_row_and_four_players_need_four() -> None:
    hole = due("", THREE.rsplit(" ", 1)[0])
    four = Scene("", "", "", "", notes=("",) * 4, market=THREE, phase="payday")

    assert hole.events_of("payday-began") == four.events_of("payday-began") == []
    assert len(hole.market) == 17


def test_r36_r37_q41_q42_the_last_note_of_the_column_is_paid_by_its_owner_and_comes_back_to_them() -> None:
    scene = due("2 1 1 1 1")

    assert scene.events_of("paid")[0] == ("paid", 1, 4, 6)
    assert scene.players[1].notes == ["blue-4.a"]


def test_r36_q49_the_active_player_rolls() -> None:
    scene = due("1 1 1 1", active=2)

    assert [seat for _, seat, _ in scene.events_of("rolled")] == [2] * 4


def test_r35_r38_q40_with_as_many_full_rows_as_players_it_goes_on_until_an_empty_column_is_rolled() -> None:
    scene = due("1 1 1 1")

    assert scene.events_of("payday-began") == [("payday-began", None, 3)]
    assert [value for _, _, value, _ in scene.events_of("paid")] == [4, 2, 1]
    assert scene.events_of("payday-ended") == [("payday-ended", None, 1)]
    assert scene.nuggets == [3, 10, 10]


def test_r38_r39_q43_q45_who_cannot_pay_keeps_their_gold_gets_a_vulture_and_goes_back_five() -> None:
    scene = due("1", nuggets=(3, 10, 10), fields=(14, 6, 6))

    assert (scene.players[0].nuggets, scene.players[0].vultures, scene.players[0].field) == (3, 1, 9)
    assert scene.players[0].notes == ["red-4.a"]
    assert scene.events_of("ruined") == [("ruined", 0, 4, 1)]
    assert len(scene.events_of("rolled")) == 1


def test_q44_a_note_of_0_can_always_be_paid() -> None:
    market = f"{ROW} {ROW} red-0.a blue-0.a yellow-0.a red-0.b blue-0.b yellow-0.b".replace("black", "yellow")
    scene = due("1 2", market, nuggets=(0, 0, 0))

    assert scene.events_of("paid")[:2] == [("paid", 0, 0, 0), ("paid", 1, 0, 0)]


def test_q18_the_owner_of_the_color_pays_whoever_bid_the_note() -> None:
    scene = Scene("", "", "", notes=("blue-3.b", "", ""), market=THREE, dice="1 1 1 1", phase="recruit")
    scene.says(0, "open")
    scene.bids(0, "blue-3.b")
    scene.says(0, scene.options[0])

    assert scene.events_of("paid")[0] == ("paid", 1, 3, 7)
    assert "blue-3.b" in scene.players[1].notes


def test_r40_after_payday_the_notes_are_closed_up_in_order() -> None:
    scene = due("1 1 1 1")
    gone = {"red-1.a", "red-2.a", "red-4.a"}

    assert scene.market == [note for note in THREE.split() if note not in gone]
    assert [len(column) for column in scene.table.market] == [3, 3, 3, 2, 2, 2]


@pytest.mark.parametrize(("dice", "vultures", "paydays", "why"), [("2 2", 0, 2, ""), ("2", 2, 1, "vultures")])
def test_r41_r44_q47_q51_with_the_rows_still_full_there_is_another_payday_unless_a_third_vulture_ends_it(
    dice: str, vultures: int, paydays: int, why: str
) -> None:
    scene = due(dice, f"{THREE} red-2.b", nuggets=(10, 1, 10), fields=(6, 20, 6), vultures=(0, vultures, 0))

    assert len(scene.events_of("payday-began")) == paydays
    assert scene.players[1].vultures == vultures + paydays
    assert scene.fields[1] == 20 - 5 * paydays
    assert scene.table.why == why


def test_q48_the_loop_of_paydays_ends() -> None:
    for seed in range(8):
        scene = due(
            "", f"{THREE} {ROW.replace('black', 'yellow')}", seed=f"{seed:02x}" * 32, nuggets=(99, 99, 99)
        )

        assert len(scene.market) < 18


def test_q46_the_bank_never_runs_out() -> None:
    hands = "nugget-nell", "six-gun-sadie", "black-veil"
    scene = Scene(*hands, event="dry-creek", event_deck=["last-stake"], nuggets=(500, 0, 0))

    assert scene.nuggets[0] > 500


def test_q50_five_fields_back_stop_at_the_first() -> None:
    scene = due("1", nuggets=(0, 10, 10), fields=(3, 6, 6))

    assert scene.fields[0] == 1


def test_a_note_in_hand_lies_where_its_value_says() -> None:
    scene = due("1 4 1 1 1", nuggets=(50, 10, 10))

    assert [kind_of(note) for note in scene.players[0].notes] == ["red-1", "red-2", "red-3", "red-4"]
