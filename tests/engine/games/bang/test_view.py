"""Who sees what."""

from scenes.bang import Scene
from tips import copy_of, played

from engine.core.rng import Rng
from engine.games.bang.aims import IN_RANGE
from engine.games.bang.evaluation import in_reach
from engine.games.bang.policy import play
from engine.games.bang.rules import Bang
from engine.games.bang.view_builder import redeal, view

WE, THEY = "rose-doolan black-jack", "vulture-sam el-gringo"


def test_v34_public_is_what_lies_on_the_table() -> None:
    scene = Scene(WE, THEY, hands=("bang-2C", "missed-10C saloon-5H"), in_play={"black-jack": "mustang-8H"})
    view = scene.view(None)

    assert [(c.name, c.seat, c.exposed, c.life) for c in view.ring] == [
        ("rose-doolan", 0, True, 4),
        ("black-jack", 0, False, 4),
        ("vulture-sam", 1, True, 4),
        ("el-gringo", 1, False, 3),
    ]
    assert view.ring[1].in_play == ("mustang-8H",)
    assert view.hand_sizes == (1, 2)
    assert view.deck == len(scene.table.deck)


def test_the_board_shows_distances_from_the_one_who_acts() -> None:
    scene = Scene("willy-the-kid black-jack", THEY, in_play={"el-gringo": "mustang-8H"})

    assert [c.distance for c in scene.view(None).ring] == [0, 1, 2, 2]


def test_v34_hands_and_the_order_of_the_deck_are_hidden() -> None:
    scene = Scene(WE, THEY, hands=("bang-2C", "missed-10C"))
    hidden = {"missed-10C", *scene.table.deck}

    assert scene.view(0).hands == (("bang-2C",), ())
    assert scene.view(None).hands == ((), ())
    assert not [card for card in hidden if card in repr(scene.view(0))]


def test_v34_what_is_played_flipped_and_discarded_is_told_to_all() -> None:
    scene = Scene(WE, THEY, hands=("bang-2C", ""), in_play={"el-gringo": "barrel-QS"}, deck="bang-3C")
    scene.plays("bang-2C", "el-gringo")
    scene.says("barrel")

    assert scene.events_of("aimed") == [("aimed", 0, "bang-2C", "el-gringo")]
    assert scene.events_of("flipped") == [("flipped", 1, "bang-3C", "barrel", "el-gringo")]
    assert scene.view(None).discard == ("bang-3C", "bang-2C")


def test_v35_a_drawn_card_is_the_drawers_alone() -> None:
    scene = Scene(WE, THEY, hands=("stagecoach-9S", ""), deck="bang-2C bang-3C")
    scene.says("stagecoach-9S")
    [drew] = [event for event in scene.events if event.kind == "drew"]

    assert drew.facts == (("count", 2),)
    assert drew.secret == (("cards", "bang-2C bang-3C"),)
    assert drew.seat == 0


def test_v35_a_stolen_card_is_named_to_the_thief_alone() -> None:
    scene = Scene(WE, THEY, hands=("panic-8D", "saloon-5H"))
    scene.plays("panic-8D", "el-gringo", "hand")
    [robbed] = [event for event in scene.events if event.kind == "robbed"]

    assert robbed.facts == (("owner", "seat:1"), ("why", "panic"))
    assert robbed.secret == (("card", "saloon-5H"),)


def test_v35_kits_three_are_known_to_them_alone() -> None:
    scene = Scene("kit-carlson black-jack", THEY, phase="begin", deck="bang-2C bang-3C bang-4C")
    scene.says("kit-carlson")
    views = [scene.view(seat).looked_at for seat in (0, 1, None)]
    scene.says("bang-3C")

    assert views == [("bang-2C", "bang-3C", "bang-4C"), (), ()]
    assert "bang-3C" not in repr(scene.view(1))


def test_v35_kits_three_are_other_cards_in_another_world_of_the_other_player() -> None:
    def worlds(seat: int | None) -> set[tuple[str, ...]]:
        scene = Scene("kit-carlson black-jack", THEY, phase="begin", deck="bang-2C bang-3C bang-4C")
        scene.says("kit-carlson")
        names = set()
        for number in range(5):
            redeal(scene.table, seat, Rng("5e" * 32, number))
            names.add(tuple(scene.table.looked_at))
        return names

    assert worlds(0) == {("bang-2C", "bang-3C", "bang-4C")}
    assert [len(worlds(seat)) for seat in (1, None)] == [5, 5]


def test_when_the_game_is_over_both_hands_are_shown() -> None:
    scene = Scene(WE, THEY, hands=("duel-8C bang-2C", "saloon-5H"), life={"vulture-sam": 1, "el-gringo": 0})
    scene.plays("duel-8C", "vulture-sam")
    scene.says("pass")
    scene.says("pass")

    assert scene.view(None).hands == (("bang-2C",), ("saloon-5H",))


def test_whom_a_character_would_reach_once_exposed_is_known_before() -> None:
    exposures = [
        ply for number in range(6) for ply in played(Bang(), number, 2, play) if ply.kind == "expose"
    ]
    for ply in exposures:
        g, seen = copy_of(ply.before), view(ply.before, (ply.decision,), ply.seat)
        for spot in g.living(ply.seat):
            g.exposed[ply.seat] = spot
            reached = [g.ring[target].name for target in IN_RANGE.spots(g, ply.seat)]
            assert [who.name for who in in_reach(seen, seen.ring[spot])] == reached

    assert exposures
