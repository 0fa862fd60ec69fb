"""The marker, the recruits, the order of turns, the draw."""

import pytest
from scenes.revolver import G, M, Poker, Scene

from engine.games.revolver.cards import CATARATAS, FIELDS, MAPACHE
from engine.games.revolver.state import PLACED


def starting() -> Poker:
    table = Poker("poker-nine poker-five poker-two", "poker-three poker-four poker-ten")
    table.round("poker-nine", "poker-three")
    table.round("poker-five", "poker-four")
    return table


def marching(at: str = "church", box: int = 1, **more) -> Scene:
    return Scene(at=at, box=box, phase="march", **more)


def test_r45_q20_r40_the_guardians_begin_on_the_first_box_with_its_recruits() -> None:
    g = starting().table

    assert (g.current, g.battlefield_index, g.box) == (G, 0, 1)
    assert g.here.key == "church"
    assert len(g.guardians) == 7 + g.here.facts.recruits[0]


@pytest.mark.parametrize(
    ("at", "box", "marker"),
    [
        ("bridge", 1, ("bridge", 2)),
        ("bridge", 4, ("malpaso", 1)),
        ("saloon", FIELDS["saloon"].boxes, ("livery-stable", 1)),  # after the last optional box
        ("livery-stable", 1, ("livery-stable", 2)),  # a normal box cannot be skipped
    ],
)
def test_r42_r43_q16_q17_the_marker_moves_one_box(at: str, box: int, marker: tuple[str, int]) -> None:
    scene = marching(at, box)

    assert (scene.table.here.key, scene.table.box) == marker
    assert scene.events_of("marched") == [("marched", G, *marker)]
    assert scene.to_act == (G, "play")


def test_r36_the_six_are_played_from_left_to_right() -> None:
    scene, records = marching("church", 0), []
    while scene.table.here.key != "mine":
        while scene.to_act != (G, "march") and scene.to_act != (G, "play"):
            scene.says(M, "end")
        if scene.to_act == (G, "march"):
            scene.says(G, "ride")
        records.append(scene.table.here.key)
        scene.says(G, "end")
        scene.table.army = PLACED
        scene.says(M, "end")

    order = [*dict.fromkeys([*records, scene.table.here.key])]
    assert order == [field.key for field in scene.table.fields]


def test_r44_r37_q15_at_an_optional_box_the_guardians_may_stay() -> None:
    box = FIELDS["church"].normal
    scene = marching("church", box, recruits="colt-mcgraw")
    assert scene.to_act == (G, "march")
    assert scene.options == ["stay", "ride"]
    scene.says(G, "stay")

    assert (scene.table.here.key, scene.table.box) == ("church", box + 1)


def test_r44_or_skip_all_that_remain() -> None:
    scene = marching("saloon", FIELDS["saloon"].normal)
    scene.says(G, "ride")

    assert (scene.table.here.key, scene.table.box) == ("livery-stable", 1)


def test_q15_the_choice_comes_again_at_the_next_optional_box() -> None:
    scene = marching("saloon", FIELDS["saloon"].normal + 1)

    assert scene.to_act == (G, "march")


@pytest.mark.parametrize(
    ("at", "box", "recruits", "came", "left", "grit"),
    [
        ("church", 0, "colt-mcgraw doc-hollis", ["colt-mcgraw"], ["doc-hollis"], {"colt-mcgraw": 1}),
        ("church", 0, "marie-tempest", ["marie-tempest"], [], {"marie-tempest": 1}),
        ("church", 0, "", [], [], {}),
        ("livery-stable", 3, "doc-hollis", [], ["doc-hollis"], {}),
    ],
    ids=["as the box says", "with grit on the card", "none left", "none at malpaso"],
)
def test_r46_r88_q13_recruits_come_as_the_box_says_with_their_grit(
    at: str, box: int, recruits: str, came: list[str], left: list[str], grit: dict[str, int]
) -> None:
    table = marching(at, box, recruits=recruits).table

    assert FIELDS["church"].recruits[0] == 1
    assert table.guardians[7:] == came
    assert table.recruits == left
    assert table.grit == grit


def test_q14_r47_recruits_of_an_optional_box_are_not_seen_before_the_choice() -> None:
    scene = marching("church", FIELDS["church"].normal, recruits="doc-hollis")

    assert scene.to_act == (G, "march")
    assert "doc-hollis" not in repr(scene.view(G))
    scene.says(G, "stay")
    assert "doc-hollis" in scene.table.guardians


def test_r44_the_choice_says_how_many_come_at_the_next_box_and_how_many_never_will() -> None:
    scene = marching("drinking-den", FIELDS["drinking-den"].normal, route=CATARATAS)
    facts = dict(scene.decision.facts)

    assert FIELDS["drinking-den"].recruits == (1, 1, 0)
    assert (facts["recruits"], facts["boxes"], facts["lost"]) == (1, 2, 1)


@pytest.mark.parametrize(
    ("well", "cards"),
    [({}, 2), ({"guards": "poisoned-well"}, 1), ({"elsewhere": {"malpaso": "poisoned-well"}}, 2)],
)
def test_r41_r48_the_guardians_draw_two_and_play_and_a_poisoned_well_costs_them_one(
    well: dict[str, object], cards: int
) -> None:
    scene = marching("bridge", 1, **well)

    assert len(scene.table.players[G].hand) == cards
    assert scene.to_act == (G, "play")


@pytest.mark.parametrize("guards", ["", "poisoned-well"])
def test_r41_r40_then_mapache_draws_two_plays_and_attacks(guards: str) -> None:
    scene = Scene(gang="war-wagon", guards=guards)
    scene.ends()
    assert scene.to_act == (M, "play")
    assert len(scene.table.players[M].hand) == 2
    scene.ends()

    assert [event[0] for event in scene.events_of("overrun")] == ["overrun"]
    assert scene.table.current == G


def test_r49_a_hand_has_no_limit() -> None:
    scene = marching("bridge", 1, hand="lasso telegram stampede fall-back night-raid", spare=(8, 0))

    assert len(scene.table.players[G].hand) == 15


def test_q25_an_empty_deck_gives_nothing_and_is_not_reshuffled() -> None:
    scene = marching("bridge", 1, decks=("farmhands", None), discards=("lasso", ""))

    assert scene.hand(G) == ["farmhands"]
    assert scene.discard(G) == ["lasso"]
    assert scene.to_act == (G, "play")


def test_q18_q19_the_game_ends_on_the_last_box_of_the_mine() -> None:
    scene = Scene(at="mine", box=4, turn=MAPACHE)
    scene.ends()

    assert scene.winners == (G,)
    assert (scene.table.here.key, scene.table.box) == ("mine", 4)
