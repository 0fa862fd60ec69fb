"""Attack, hits, grit, losses, the army, the three endings."""

from collections.abc import Callable

import pytest
from recorded import played
from scenes.revolver import STARTING, G, M, Scene

from engine.core.decisions import Refused
from engine.core.lessons import arranged
from engine.games import GAMES, MODULES
from engine.games.revolver.cards import FIELDS, GUARDIANS, MAPACHE, card_data
from engine.games.revolver.ongoing import total


def attacked(**more) -> Scene:
    scene = Scene(**{"turn": MAPACHE, "gang": "war-wagon", **more})
    scene.ends()
    return scene


def lost(scene: Scene) -> list[str]:
    return scene.table.lost


@pytest.mark.parametrize(
    ("gang", "fallen", "repelled"),
    [
        ("war-wagon", ["benito-the-baker"], []),
        ("hired-guns", [], [("repelled", G, 3, 3, 0)]),
        ("", [], [("repelled", G, 0, 3, 0)]),
    ],
)
def test_r87_r83_q47_a_greater_total_hits_and_no_other(
    gang: str, fallen: list[str], repelled: list[object]
) -> None:
    scene = attacked(gang=gang)

    assert FIELDS["bridge"].defence == card_data("hired-guns").firepower < card_data("war-wagon").firepower
    assert lost(scene) == fallen
    assert scene.view().last_hit == "".join(fallen)
    assert scene.events_of("repelled") == repelled


BRIDGE, MALPASO = FIELDS["bridge"].defence, FIELDS["malpaso"].defence


@pytest.mark.parametrize(
    ("setting", "totals"),
    [
        ({"gang": "raccoon-riders lieutenant-rojas", "power": {"lieutenant-rojas.1": 2}},
            (2 + 2 + 2, BRIDGE)),
        ({"at": "malpaso", "guards": "farmhands", "power": {"farmhands.1": 1}}, (0, 2 + 1 + MALPASO)),
        ({"elsewhere": {"malpaso": "farmhands", "church": "war-wagon"}}, (0, BRIDGE)),
        ({"at": "saloon", "guards": "burning-wagon burning-wagon"}, (0, 0)),
        ({"at": "malpaso", "guards": "burning-wagon farmhands"}, (0, MALPASO - 2 + 2)),
        ({"guards": "old-sergeant farmhands farmhands"}, (0, 1 + 3 + 3 + BRIDGE)),
        ({"guards": "old-sergeant old-sergeant"}, (0, 2 + 2 + BRIDGE)),
        ({"guards": "old-sergeant"}, (0, 1 + BRIDGE)),
        ({"gang": "general-mapache hired-guns raccoon-riders"}, (4 + 4 + 3, BRIDGE)),
        ({"gang": "general-mapache"}, (4, BRIDGE)),
    ],
    ids=[
        "r85 firepower with tokens", "r86 and the defence", "q59 not elsewhere", "q60 not below zero",
        "a burning wagon takes two off the defence", "a captain adds one to each other card",
        "two captains", "a captain alone", "the general as well", "the general alone",
    ],
)  # fmt: skip
def test_r85_r86_q58_q59_q60_a_total_is_what_lies_there(
    setting: dict[str, object], totals: tuple[int, int]
) -> None:
    view = Scene(**setting).view(G)

    assert view.totals == totals
    assert all(field.defence >= 0 for field in view.fields)


def test_r86_q10_tokens_on_malpaso_count_for_their_sides() -> None:
    scene = Scene(at="malpaso", gang="raccoon-riders")
    scene.table.here.power.update({GUARDIANS: 2, MAPACHE: 3})

    assert scene.view(G).totals == (2 + 3, MALPASO + 2)


def test_r31_r67_r33_the_guardians_player_chooses_among_the_weakest() -> None:
    scene = attacked(people="doc-hollis ruth-calder colt-mcgraw padre-esteban")
    assert scene.to_act == (G, "victim")
    assert scene.options == ["doc-hollis", "ruth-calder"]
    with pytest.raises(Refused) as why:
        scene.says(G, "padre-esteban")
    scene.says(G, "doc-hollis")

    assert why.value.code == "not-weakest"
    assert why.value.facts == {"card": "padre-esteban", "weakest": "doc-hollis ruth-calder"}
    assert lost(scene) == ["doc-hollis"]


def test_r34_r84_eliminated_guardians_leave_the_game() -> None:
    scene = attacked()

    assert "benito-the-baker" not in scene.table.guardians
    assert scene.table.army == 12  # R84: with a kill no token goes
    assert scene.view(M).lost == ("benito-the-baker",)


@pytest.mark.parametrize(("tokens", "left"), [(1, {}), (2, {"benito-the-baker": 1})])
def test_r82_q63_q39_a_grit_token_saves_a_life_and_is_no_kill(tokens: int, left: dict[str, int]) -> None:
    scene = attacked(plays=1, grit={"benito-the-baker": tokens})

    assert (lost(scene), scene.table.grit, scene.table.army) == ([], left, 11)
    assert scene.events_of("spared") == [("spared", G, "benito-the-baker")]


def test_q40_among_equals_one_with_grit_may_be_taken() -> None:
    people = "kid-salazar deaf-joaquin padre-esteban"
    scene = attacked(people=people, grit={"kid-salazar": 1})
    scene.says(G, "kid-salazar")

    assert lost(scene) == []
    assert scene.table.grit == {}


@pytest.mark.parametrize(
    ("setting", "card", "left", "why"),
    [
        pytest.param({"gang": "raccoon-riders"}, "raccoon-riders", 11, "", id="r84 a card and points"),
        pytest.param({"gang": "raccoon-riders"}, "", 10, "idle", id="no card"),
        pytest.param({}, "", 10, "points", id="neither"),
        pytest.param({}, "barbed-wire", 10, "points", id="an obstruction gives no points"),
        pytest.param({}, "cavalry-charge", 11, "", id="a charge does"),
        pytest.param({"army": 2}, "", 0, "points", id="the last two"),
        pytest.param({"army": 1}, "", 0, "points", id="no more than there are"),
    ],
)
def test_r84_q46_q70_without_a_kill_a_token_goes_or_two_after_an_idle_turn(
    setting: dict[str, object], card: str, left: int, why: str
) -> None:
    scene = Scene("", card, turn=MAPACHE, guards="old-bird-gun", **setting)
    if card:
        scene.plays(card, field="bridge" if card == "barbed-wire" else "")
    scene.ends()

    assert scene.table.army == left
    assert scene.events_of("army-neared") == [("army-neared", None, left, why)]


def test_q70_r84_not_after_a_kill_by_a_card_that_is_gone() -> None:
    scene = Scene("", "sharpshooter", turn=MAPACHE, spare=(0, 3), guards="buffalo-rifle")
    scene.plays("sharpshooter")
    scene.says(M, "drop")
    scene.answers("sharpshooter")
    scene.ends()

    assert (scene.table.last[0], scene.table.army) == (0, 12)


def test_r84_a_kill_by_a_card_counts_as_well() -> None:
    scene = Scene("", "sharpshooter", turn=MAPACHE, spare=(0, 3), guards="buffalo-rifle")
    scene.plays("sharpshooter")
    scene.ends()

    assert lost(scene) == ["benito-the-baker"]
    assert scene.table.army == 12


def test_q49_q45_a_loss_in_the_guardians_turn_is_no_kill() -> None:
    scene = Scene(killed=0, people="benito-the-baker padre-esteban")
    scene.table.killed = 5  # of an earlier turn
    scene.ends()
    scene.ends()

    assert scene.events_of("army-neared")


def test_cover_and_charge_are_over_with_mapaches_turn() -> None:
    scene = attacked(cover=3, charge=2, gang="")

    assert (scene.table.cover, scene.table.charge) == (0, 0)


# The effects of some losses


def killed(person: str, **more) -> Scene:
    return attacked(people=f"{person} colt-mcgraw padre-esteban", **more)


@pytest.mark.parametrize(("person", "count"), [("benito-the-baker", 1), ("duval-the-gambler", 2)])
def test_r35_some_cost_cards_of_the_hand(person: str, count: int) -> None:
    scene = killed(person, spare=(3, 0))
    assert scene.to_act == (G, "drop-hand")
    scene.says(G, *scene.decision.options[:count])

    assert len(scene.discard(G)) == count


@pytest.mark.parametrize(
    ("person", "setting", "holds"),
    [
        ("benito-the-baker", {}, lambda s: s.discard(G) == []),
        ("duval-the-gambler", {}, lambda s: s.discard(G) == []),
        ("crispin-the-sexton", {}, lambda s: s.discard(G) == []),
        ("alma-the-teacher", {}, lambda s: len(s.table.players[M].hand) == 1),
        ("preacher-boone", {}, lambda s: len(s.table.players[M].hand) == 2),
        ("doc-hollis", {"grit": {"colt-mcgraw": 1}}, lambda s: s.table.grit == {}),
        ("doc-hollis", {}, lambda s: s.table.grit == {}),
        ("ruth-calder", {}, lambda s: s.table.army == 13),
        ("ruth-calder", {"army": 14}, lambda s: s.table.army == 14),
        ("black-tom-reed", {"grit": {"colt-mcgraw": 1}}, lambda s: s.table.grit == {}),
    ],
)
def test_r35_what_a_loss_costs(
    person: str, setting: dict[str, object], holds: Callable[[Scene], bool]
) -> None:
    scene = killed(person, **setting)

    assert lost(scene) == [person]
    assert holds(scene)


def test_r35_the_sexton_takes_a_firepower_card_along() -> None:
    scene = killed(
        "crispin-the-sexton", guards="old-bird-gun old-bird-gun", gang="cannon-wagon raccoon-riders"
    )
    assert scene.to_act == (G, "rout")
    scene.answers("old-bird-gun")

    assert scene.area(G) == ["old-bird-gun"]


@pytest.mark.parametrize("other", ["marie-tempest", "padre-esteban"])
def test_r35_q44_q64_black_tom_takes_another_along_be_it_the_last(other: str) -> None:
    rest = "padre-esteban" if other == "marie-tempest" else ""
    scene = attacked(people=f"black-tom-reed {other} {rest}")

    assert lost(scene) == ["black-tom-reed", other]
    assert scene.winners == (None if rest else (M,))


# The three endings


@pytest.mark.parametrize(
    ("setting", "winner", "ending"),
    [
        pytest.param({"people": "padre-esteban"}, M, "killed", id="r7-last-guardian"),
        pytest.param(
            {"at": "mine", "box": 4, "gang": "war-wagon raccoon-riders"}, G, "mine", id="r8-q41-mine"
        ),
        pytest.param({"gang": "", "army": 1}, G, "army", id="r9-last-token"),
        pytest.param(
            {"at": "mine", "box": 4, "people": "colt-mcgraw long-clara"}, M, "killed", id="q42-no-esteban"
        ),
    ],
)
def test_r7_r8_r9_q41_q42_a_game_has_three_endings(
    setting: dict[str, object], winner: int, ending: str
) -> None:
    scene = attacked(**setting)

    assert (scene.winners, scene.table.ending) == ((winner,), ending)


def test_q41_not_before_mapache_has_attacked() -> None:
    scene = Scene(at="mine", box=4)
    scene.ends()

    assert scene.winners is None


@pytest.mark.parametrize(
    ("setting", "army"),
    [({"at": "mine", "box": 3, "plays": 1}, 11), ({"army": 1}, 1)],
    ids=["r10", "q48 a kill"],
)
def test_r10_q48_on_an_earlier_box_or_after_a_kill_the_game_goes_on(
    setting: dict[str, object], army: int
) -> None:
    scene = attacked(**setting)

    assert scene.winners is None
    assert scene.table.army == army


def test_q42_esteban_is_the_last_by_rating() -> None:
    people, scene = STARTING, None
    while scene is None or scene.winners is None:
        scene = attacked(people=people)
        people = " ".join(scene.table.guardians)

    assert scene.table.lost == ["padre-esteban"]


def test_when_the_game_is_over_the_hands_are_shown() -> None:
    scene = attacked(gang="", army=1, spare=(2, 2))

    assert len(scene.view(None).seats[M].hand) == 2
    assert scene.view(None).over


def test_r87_the_first_lesson_teaches_a_card_without_which_the_attack_would_hit() -> None:
    [lesson] = [item for item in MODULES["revolver"].lessons if item.key == "fight"]
    table = arranged(lesson, GAMES["revolver"])

    assert total(table, MAPACHE) > total(table, GUARDIANS)


def test_a_replay_tells_an_attack_in_the_turn_that_it_ends_until_the_next_one_goes_on() -> None:
    recording = played("revolver", 3, limit=4000).recording
    timeline = recording.timeline()
    attacks = {
        stop.ply: stop.turn
        for stop in timeline.stops
        for event in stop.events
        if event.kind in ("repelled", "overrun") and not stop.is_over
    }

    assert len(attacks) > 5
    for ply, turn in attacks.items():
        table = recording.at(ply).state
        assert turn == table.turn - (table.current == table.padre)  # of Mapache
