"""Prestige, the order of the turn, and how the game ends."""

import pytest
from scenes.gnadenlos import LAST_DUEL, RULES, SEED, Scene

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.games.gnadenlos.cards import ARRIVAL
from engine.games.gnadenlos.operations import furthest, walk

GALE, DOC, JUNE, SADIE = "preacher-gale", "doc-laudanum", "calico-june", "six-gun-sadie"


def paying(**more) -> Scene:
    """A scene in which seat 0 must decide how much to pay for prestige."""
    return Scene(GALE, DOC, JUNE, **{"phase": "prestige", **more})


def test_r13_the_phases_come_in_order() -> None:
    scene = Scene(f"{GALE} {SADIE}", DOC, JUNE, phase="event", event_deck=["golden-spur"])
    scene.says(0, GALE)
    seats = [scene.to_act]
    scene.says(0, "1")
    seats.append(scene.to_act)
    scene.says(0, "pass")
    events = [event.kind for event in scene.events if event.kind in ("turned", "spent", "turn-began")]

    assert seats == [[(0, "prestige")], [(0, "recruit")]]
    assert events == ["turn-began", "turned", "spent", "turn-began", "turned"]


def test_q57_turns_go_round_in_the_order_of_the_seats() -> None:
    scene = Scene("", "", "", phase="event", deck="", active=1)
    for seat in (1, 2, 0, 1):
        assert scene.to_act == [(seat, "prestige")]
        scene.says(seat, "1")

    assert scene.table.active == 2
    assert scene.events_of("turn-began")[-1] == ("turn-began", 2, 5)


@pytest.mark.parametrize("paid", [0, 3, 5])
def test_r27_the_active_player_pays_up_to_five_nuggets_and_goes_as_many_fields(paid: int) -> None:
    scene = paying()
    scene.says(0, str(paid))

    assert (scene.players[0].nuggets, scene.players[0].field) == (10 - paid, 6 + paid)


@pytest.mark.parametrize(
    ("nuggets", "payment", "why"),
    [(10, "6", "too-far"), (2, "3", "too-poor"), (2, "5", "too-poor"), (10, "all", "no-amount")],
)
def test_r27_nobody_pays_more_than_five_or_than_they_have(nuggets: int, payment: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        paying(nuggets=(nuggets, 10, 10)).says(0, payment)


def test_r27_who_has_no_nuggets_is_not_asked() -> None:
    assert paying(nuggets=(0, 10, 10)).to_act == [(0, "recruit")]


def test_r42_q27_q28_reaching_the_arrival_by_paying_ends_the_game_at_once() -> None:
    scene = paying(fields=(ARRIVAL - 2, 12, 12))
    scene.says(0, "5")

    assert scene.winners == (0,)
    assert scene.fields[0] == ARRIVAL + 3
    assert scene.events_of("ended") == [("ended", None, "arrival")]
    assert scene.events_of("opened", "payday-began") == []


def test_q27_no_hat_leaves_the_street() -> None:
    scene = paying(fields=(30, 12, 12))
    walk(scene.table, 0, 9, "poker")

    assert scene.fields[0] == 35


def test_r43_q20_the_undertaker_at_rip_ends_the_game_and_the_furthest_wins() -> None:
    scene = Scene(GALE, DOC, SADIE, **LAST_DUEL, fields=(9, 14, 7))

    assert scene.table.why == "rip"
    assert scene.winners == (1,)


@pytest.mark.parametrize(("field", "winner"), [(20, 2), (28, 0), (18, 2)])
def test_r44_r45_q53_q54_a_third_vulture_ends_the_game_five_fields_back_and_the_furthest_wins(
    field: int, winner: int
) -> None:
    market = "red-4.a blue-0.a blue-0.b red-0.a red-0.b yellow-0.a " * 2 + "red-4.b " * 6
    scene = Scene(
        "", "", "", notes=("",) * 3, vultures=(2, 0, 0), nuggets=(0, 5, 5), market=market, phase="payday",
        fields=(field, 12, 17),
    )  # fmt: skip

    assert scene.table.why == "vultures"
    assert scene.fields[0] == field - 5
    assert scene.winners == (winner,)


def test_q52_level_at_the_front_the_richer_then_the_one_with_fewer_vultures_then_both() -> None:
    def first(**more) -> list[int]:
        return furthest(paying(fields=(20, 20, 9), **more).table)

    assert first(nuggets=(3, 4, 30)) == [1]
    assert first(nuggets=(4, 4, 30), vultures=(0, 1, 0)) == [0]
    assert first(nuggets=(4, 4, 30), vultures=(1, 1, 0)) == [0, 1]


def test_q51_several_who_are_level_in_all_share_the_win() -> None:
    scene = Scene(GALE, DOC, SADIE, **LAST_DUEL)

    assert scene.winners == (0, 1, 2)
    assert scene.events_of("won") == [("won", 0), ("won", 1), ("won", 2)]


@pytest.mark.parametrize(("paid", "why", "winners"), [("000000", "idle", (1,)), ("000001", "", None)])
def test_q60_after_two_rounds_in_which_nothing_has_happened_the_game_ends(paid: str, why, winners) -> None:
    scene = Scene("", "", "", phase="event", deck="", fields=(6, 9, 6))
    for seat, nuggets in zip((0, 1, 2) * 2, paid):
        assert scene.winners is None
        scene.says(seat, nuggets)

    assert (scene.table.why, scene.winners) == (why, winners)
    assert scene.table.idle == (6 if winners else 0)


def test_q60_defaults_alone_end_a_game() -> None:
    game = Game.new(RULES, 4, SEED)
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, decision.default)

    assert game.ply < 400
