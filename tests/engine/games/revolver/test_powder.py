"""Kegs at bridge and mine, ammunition for the Gatling."""

import pytest
from scenes.revolver import STARTING, G, M, Scene

from engine.core.decisions import Refused
from engine.games.revolver.cards import MAPACHE

FIVE = "benito-the-baker lucia-the-midwife ochoa-the-farmer crispin-the-sexton padre-esteban"


def refused(scene: Scene, option: str) -> str:
    with pytest.raises(Refused) as why:
        scene.says(scene.to_act[0], option)
    return why.value.code


def blown(hand: str = "blasting-crew", deed: str = "dynamite", **more) -> Scene:
    scene = Scene(hand, **more)
    light(scene, deed)
    return scene


def light(scene: Scene, deed: str) -> None:
    scene.says(G, deed)
    while scene.to_act[1] in ("keg", "second-keg"):
        scene.answers(scene.decision.options[0])
    if scene.to_act[1].startswith("sure-"):
        scene.says(G, "yes")


def fired(gang_hand: str, **more) -> Scene:
    scene = Scene("", gang_hand, at="mine", turn=MAPACHE, **{"gang": "hired-guns", "people": FIVE, **more})
    fire(scene, gang_hand.split()[0])
    return scene


def fire(scene: Scene, card: str) -> None:
    scene.says(M, "gatling")
    scene.answers(card)


@pytest.mark.parametrize("hand", ["blasting-crew", "powder-boy powder-cellar"])
def test_r71_r13_r73_q50_q51_two_kegs_at_the_bridge_discard_every_card_of_mapache_there_and_no_other(
    hand: str,
) -> None:
    scene = blown(
        hand, gang="hired-guns war-wagon", guards="farmhands barbed-wire", power={"hired-guns.1": 2},
        elsewhere={"malpaso": "barbed-wire", "church": "war-wagon"},
    )  # fmt: skip

    assert (scene.area(G), scene.area(M)) == (["farmhands"], [])
    assert scene.discard(M) == ["barbed-wire", "hired-guns", "war-wagon"]
    assert scene.discard(G) == sorted(hand.split())
    assert (scene.table.power, scene.table.pieces(MAPACHE)) == ({}, 0)
    assert scene.area(G, "malpaso") == ["barbed-wire"]
    assert scene.area(M, "church") == ["war-wagon"]


def test_q24_what_is_overpaid_is_lost() -> None:
    scene = Scene("powder-boy blasting-crew", gang="hired-guns")
    scene.says(G, "dynamite")
    scene.answers("powder-boy")
    scene.answers("blasting-crew")

    assert scene.discard(G) == ["blasting-crew", "powder-boy"]
    assert scene.hand(G) == []


def test_r72_r74_the_bridge_is_blown_up_once_and_its_other_turns_are_played_all_the_same() -> None:
    scene = blown("blasting-crew blasting-crew")
    assert "dynamite" not in scene.options
    assert refused(scene, "dynamite") == "blown-already"
    scene.ends()
    scene.ends()

    assert (scene.table.here.key, scene.table.box) == ("bridge", 2)


def test_r70_kegs_are_used_before_or_after_cards() -> None:
    scene = Scene("farmhands blasting-crew farmhands", gang="hired-guns")
    scene.plays("farmhands")
    light(scene, "dynamite")
    scene.plays("farmhands")

    assert scene.area(G) == ["farmhands", "farmhands"]
    assert scene.table.bridge_gone


def test_r68_r69_a_card_used_for_its_kegs_does_nothing_else_and_may_be_played_instead() -> None:
    used, played = blown("powder-cellar powder-cellar", gang="hired-guns"), Scene("powder-boy")
    played.plays("powder-boy")

    assert used.hand(G) == []  # no deck was searched
    assert used.discard(G) == ["powder-cellar", "powder-cellar"]
    assert played.area(G) == ["powder-boy"]


def test_powder_that_would_hit_no_card_is_confirmed_and_can_be_taken_back() -> None:
    scene = Scene("blasting-crew")
    scene.says(G, "dynamite")
    scene.answers("blasting-crew")
    assert scene.to_act == (G, "sure-dynamite")
    scene.says(G, "back")

    assert scene.hand(G) == ["blasting-crew"]


@pytest.mark.parametrize(
    ("scene", "deed", "code"),
    [
        (lambda: Scene("blasting-crew", at="malpaso"), "dynamite", "not-there"),
        (lambda: Scene("blasting-crew", at="malpaso"), "collapse", "not-there"),
        (lambda: Scene("powder-boy"), "dynamite", "too-few-kegs"),
        (lambda: Scene("blasting-crew", guards="cloudburst"), "dynamite", "wet-powder"),
        (lambda: Scene("blasting-crew", at="mine", guards="cloudburst"), "collapse", "wet-powder"),
        (lambda: Scene("", "hired-guns", turn=MAPACHE), "dynamite", "not-your-powder"),
        (lambda: Scene("", "ammunition-wagon", turn=MAPACHE, gang="hired-guns"), "gatling", "not-there"),
        (lambda: Scene("", "ammunition-wagon", turn=MAPACHE, at="mine"), "gatling", "no-crew"),
        (lambda: Scene("", "", turn=MAPACHE, at="mine", gang="hired-guns"), "gatling", "no-ammo"),
        (lambda: Scene("blasting-crew", at="mine"), "gatling", "not-your-gatling"),
    ],
)
def test_powder_and_gatling_have_their_place_and_their_price(scene, deed: str, code: str) -> None:
    assert refused(scene(), deed) == code


def test_a_card_without_kegs_lights_no_fuse() -> None:
    scene = Scene("blasting-crew farmhands")
    scene.says(G, "dynamite")

    assert refused(scene, "farmhands.1") == "no-icons"


def test_r75_r77_q52_the_tunnels_bury_all_of_mapaches_cards_at_the_mine() -> None:
    gang = "hired-guns war-wagon deserters"
    scene = blown(deed="collapse", at="mine", gang=gang, guards="farmhands barbed-wire")

    assert scene.area(M) == []
    assert scene.area(G) == ["farmhands"]


def test_q53_r76_the_tunnels_come_down_once_in_every_turn() -> None:
    scene = blown("blasting-crew blasting-crew", "collapse", at="mine", gang="hired-guns")
    assert refused(scene, "collapse") == "buried-already"
    scene.ends()
    scene.ends()
    light(scene, "collapse")

    assert scene.discard(G) == ["blasting-crew", "blasting-crew"]


@pytest.mark.parametrize(
    ("card", "lost"),
    [
        ("rifle-smuggler", ["benito-the-baker"]),
        ("ammunition-wagon", ["benito-the-baker", "lucia-the-midwife"]),
    ],
)
def test_r78_r79_r80_q43_each_icon_of_ammunition_costs_a_guardian(card: str, lost: list[str]) -> None:
    scene = fired(card)

    assert scene.table.lost == lost
    assert scene.discard(M) == [card]


def test_r78_q54_one_card_for_each_firepower_card_there() -> None:
    scene = fired("rifle-smuggler rifle-smuggler arson")

    assert "gatling" not in scene.options
    assert refused(scene, "gatling") == "no-crew"


@pytest.mark.parametrize("gang", ["hired-guns", "hired-guns hired-guns"])
def test_q54_q55_the_gatling_fires_between_cards_and_firepower_raises_its_limit(gang: str) -> None:
    scene = fired("rifle-smuggler rifle-smuggler raccoon-riders", gang=gang)
    scene.plays("raccoon-riders")
    fire(scene, "rifle-smuggler")

    assert len(scene.table.lost) == scene.table.ammo == 2


def test_the_limit_begins_again_in_the_next_turn() -> None:
    scene = fired("rifle-smuggler rifle-smuggler", guards="mission-cannon")
    scene.ends()
    scene.ends()
    fire(scene, "rifle-smuggler")

    assert len(scene.table.lost) == 2


def test_r69_q23_ammunition_fired_has_no_other_effect() -> None:
    scene = fired("cavalry-charge")

    assert scene.table.charge == 0


@pytest.mark.parametrize(
    ("setting", "lost", "army"),
    [
        ({"guards": "mission-cannon"}, ["benito-the-baker"], 12),
        ({"guards": "mission-cannon", "grit": {"benito-the-baker": 1}}, [], 10),
        ({"gang": "hired-guns cannon-wagon"}, ["benito-the-baker", "lucia-the-midwife"], 12),
    ],
    ids=[
        "r81 a kill",
        "q62 a grit token is no kill, q70 nor the shot a card played",
        "q56 the attack may kill one more",
    ],
)
def test_r81_q56_q62_q70_a_guardian_lost_to_the_gatling_keeps_the_army_away(
    setting: dict[str, object], lost: list[str], army: int
) -> None:
    scene = fired("rifle-smuggler", **setting)
    scene.ends()

    assert (scene.table.lost, scene.table.grit, scene.table.army) == (lost, {}, army)


def test_q57_its_victims_are_the_weakest_by_choice_among_equals() -> None:
    people = "kid-salazar deaf-joaquin alma-the-teacher colt-mcgraw padre-esteban"
    scene = fired("rifle-smuggler", people=people)
    assert scene.to_act == (G, "victim")
    assert scene.options == ["kid-salazar", "deaf-joaquin", "alma-the-teacher"]
    scene.says(G, "deaf-joaquin")

    assert scene.table.lost == ["deaf-joaquin"]


def test_q44_a_text_is_carried_out_before_the_next_hit() -> None:
    people = "alma-the-teacher colt-mcgraw padre-esteban"
    scene = fired("ammunition-wagon", people=people)
    words = [event[0] for event in scene.events_of("fell", "drew")]

    assert words == ["fell", "drew", "fell"]


def test_q43_r7_it_stops_when_no_guardian_is_left() -> None:
    scene = fired("ammunition-wagon", people="padre-esteban")

    assert scene.winners == (M,)
    assert scene.table.ending == "killed"


def test_the_trigger_can_be_let_go() -> None:
    scene = Scene("", "ammunition-wagon", at="mine", turn=MAPACHE, gang="hired-guns", people=STARTING)
    scene.says(M, "gatling")
    assert scene.to_act == (M, "ammo")
    scene.says(M, "back")

    assert scene.to_act == (M, "play")
    assert scene.table.lost == []
