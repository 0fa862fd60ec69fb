"""The marker, the recruits, the order of turns, the draw."""

from scenes.revolver import G, M, Poker, Scene

from engine.games.revolver.cards import FIELDS, MAPACHE


def starting() -> Poker:
    table = Poker("poker-nine poker-five poker-two", "poker-three poker-four poker-ten")
    table.round("poker-nine", "poker-three")
    table.round("poker-five", "poker-four")
    return table


def marching(at: str = "church", box: int = 1, **more) -> Scene:
    """The guardians' turn is about to begin: Mapache's ends first, without an attack that hits."""
    return Scene(at=at, box=box, phase="march", **more)


def test_r45_q20_r40_the_guardians_begin_on_the_first_box_with_its_recruits() -> None:
    g = starting().table

    assert (g.current, g.battlefield_index, g.box) == (G, 0, 1)
    assert g.here.key == "church"
    assert len(g.guardians) == 7 + g.here.facts.recruits[0]


def test_r42_the_marker_moves_one_box() -> None:
    scene = marching("bridge", 1)

    assert (scene.table.here.key, scene.table.box) == ("bridge", 2)
    assert scene.told("marched") == [("marched", G, "bridge", 2)]


def test_r43_q16_from_the_last_box_it_goes_to_the_next_battlefield() -> None:
    scene = marching("bridge", 4)

    assert (scene.table.here.key, scene.table.box) == ("malpaso", 1)


def test_r36_the_six_are_played_from_left_to_right() -> None:
    scene, seen = marching("church", 1), []
    while scene.table.here.key != "mine":
        while scene.asked != (G, "march") and scene.asked != (G, "play"):
            scene.says(M, "end")
        if scene.asked == (G, "march"):
            scene.says(G, "ride")
            scene.says(G, "yes")
        seen.append(scene.table.here.key)
        scene.says(G, "end")
        scene.table.army = 12
        scene.says(M, "end")

    order = [*dict.fromkeys([*seen, scene.table.here.key])]
    assert order == [field.key for field in scene.table.fields]


def test_r44_r37_q15_at_an_optional_box_the_guardians_may_stay() -> None:
    box = FIELDS["church"].normal
    scene = marching("church", box, recruits="colt-mcgraw")
    assert scene.asked == (G, "march")
    assert scene.options == ["stay", "ride"]
    scene.says(G, "stay")

    assert (scene.table.here.key, scene.table.box) == ("church", box + 1)


def test_r44_or_skip_all_that_remain() -> None:
    scene = marching("saloon", FIELDS["saloon"].normal)
    scene.says(G, "ride")
    assert scene.asked == (G, "sure-ride")
    scene.says(G, "yes")

    assert (scene.table.here.key, scene.table.box) == ("livery-stable", 1)


def test_the_ride_can_be_taken_back() -> None:
    scene = marching("saloon", FIELDS["saloon"].normal)
    scene.says(G, "ride")
    scene.says(G, "back")

    assert scene.asked == (G, "march")


def test_q15_the_choice_comes_again_at_the_next_optional_box() -> None:
    scene = marching("saloon", FIELDS["saloon"].normal + 1)

    assert scene.asked == (G, "march")


def test_q16_after_the_last_optional_box_there_is_no_choice() -> None:
    scene = marching("saloon", FIELDS["saloon"].boxes)

    assert scene.asked == (G, "play")
    assert scene.table.here.key == "livery-stable"


def test_q17_a_normal_box_cannot_be_skipped() -> None:
    assert marching("church", 1).asked == (G, "play")


def test_r46_recruits_come_as_the_box_says() -> None:
    scene = marching("church", 1, recruits="colt-mcgraw doc-hollis")

    assert FIELDS["church"].recruits[1] == 1
    assert scene.table.guardians[-1] == "colt-mcgraw"
    assert scene.table.recruits == ["doc-hollis"]


def test_r47_on_optional_boxes_too() -> None:
    scene = marching("church", 2, recruits="doc-hollis")
    scene.says(G, "stay")

    assert "doc-hollis" in scene.table.guardians


def test_q14_the_recruits_are_not_seen_before_the_choice() -> None:
    scene = marching("church", 2, recruits="doc-hollis")

    assert scene.asked == (G, "march")
    assert "doc-hollis" not in repr(scene.view(G))


def test_q13_without_recruits_nobody_comes() -> None:
    scene = marching("church", 1)

    assert len(scene.table.guardians) == 7


def test_r88_a_recruit_brings_the_grit_on_the_card() -> None:
    scene = marching("church", 1, recruits="marie-tempest")

    assert scene.table.grit == {"marie-tempest": 1}


def test_r46_at_malpaso_nobody_is_recruited() -> None:
    assert len(marching("livery-stable", 3, recruits="doc-hollis").table.guardians) == 7


def test_r41_r48_the_guardians_draw_two_and_play() -> None:
    scene = marching("bridge", 1)

    assert len(scene.table.players[G].hand) == 2
    assert scene.asked == (G, "play")


def test_r41_r40_then_mapache_draws_two_plays_and_attacks() -> None:
    scene = Scene(gang="war-wagon")
    scene.ends()
    assert scene.asked == (M, "play")
    assert len(scene.table.players[M].hand) == 2
    scene.ends()

    assert [event[0] for event in scene.told("overrun")] == ["overrun"]
    assert scene.table.current == G


def test_r49_a_hand_has_no_limit() -> None:
    scene = marching("bridge", 1, hand="lasso telegram stampede fall-back night-raid", spare=(8, 0))

    assert len(scene.table.players[G].hand) == 15


def test_q25_an_empty_deck_gives_nothing_and_is_not_reshuffled() -> None:
    scene = marching("bridge", 1, decks=("farmhands", None), discards=("lasso", ""))

    assert scene.hand(G) == ["farmhands"]
    assert scene.discard(G) == ["lasso"]
    assert scene.asked == (G, "play")


def test_a_poisoned_well_costs_the_guardians_a_card_there() -> None:
    scene = marching("bridge", 1, guards="poisoned-well")

    assert len(scene.table.players[G].hand) == 1


def test_a_poisoned_well_elsewhere_costs_nothing() -> None:
    scene = marching("bridge", 1, elsewhere={"malpaso": "poisoned-well"})

    assert len(scene.table.players[G].hand) == 2


def test_a_poisoned_well_does_not_trouble_mapache() -> None:
    scene = Scene(guards="poisoned-well")
    scene.ends()

    assert len(scene.table.players[M].hand) == 2


def test_q18_q19_the_game_ends_on_the_last_box_of_the_mine() -> None:
    scene = Scene(at="mine", box=4, turn=MAPACHE)
    scene.ends()

    assert scene.winners == (G,)
    assert (scene.table.here.key, scene.table.box) == ("mine", 4)
