"""Reactions out of turn: Missed! and Barrel, BANG! for BANG!, Beer for a life; who is asked what."""

from scenes.bang import Scene

WE, THEY = "slab-the-killer black-jack", "vulture-sam bart-cassidy"


def holds(
    cards: str, theirs: str = "", *, mine: str = "rose-doolan black-jack", others: str = THEY, **fields
):
    return Scene(mine, others, hands=(cards, theirs), **fields)


def test_the_seeds_example_plays_as_it_is_told() -> None:
    scene = holds("indians-KD", "missed-10C", others="suzy-lafayette calamity-janet")
    deck = len(scene.table.deck)
    scene.says("indians-KD")
    suzy = scene.about, scene.options
    scene.says("pass")
    janet = scene.about["target"], scene.options
    scene.says("missed-10C")

    assert suzy == (
        {"card": "indians", "by": "rose-doolan", "target": "suzy-lafayette", "life": 4}, {"pass"},
    )  # fmt: skip
    assert janet == ("calamity-janet", {"pass", "missed-10C"})
    assert scene.life("suzy-lafayette", "calamity-janet") == [3, 4]
    assert scene.table.discard == ["missed-10C", "indians-KD"]
    assert len(scene.hands[1]) == 1
    assert len(scene.table.deck) == deck - 1


def test_v16_the_covered_one_answers_with_their_own_ability_and_the_exposed_one_has_none_meanwhile() -> None:
    scene = holds("duel-8C", "missed-10C", others="calamity-janet vulture-sam")
    scene.plays("duel-8C", "vulture-sam")

    assert scene.options == {"pass"}


def test_v36_a_hand_without_an_answer_is_asked_and_an_empty_one_is_not() -> None:
    asked = holds("bang-2C", "saloon-5H")
    asked.plays("bang-2C", "bart-cassidy")
    empty = holds("bang-2C", "")
    empty.plays("bang-2C", "bart-cassidy")

    assert asked.asked == [(1, "dodge")]
    assert asked.options == {"pass"}
    assert asked.game.visible_decisions(0)[0].options == ()
    assert empty.asked == [(0, "play")]
    assert empty.life("bart-cassidy") == [3]


def test_v36_the_question_says_who_is_hit_by_whom_with_what_and_what_is_at_stake() -> None:
    scene = Scene("slab-the-killer black-jack", THEY, hands=("bang-2C", "saloon-5H"))
    scene.plays("bang-2C", "bart-cassidy")

    assert scene.about == {
        "card": "bang", "by": "slab-the-killer", "target": "bart-cassidy", "needed": 2, "life": 4,
    }  # fmt: skip


# Missed!


def test_a_missed_dodges_a_bang() -> None:
    scene = holds("bang-2C", "missed-10C")
    scene.plays("bang-2C", "bart-cassidy")
    scene.says("missed-10C")

    assert scene.life("bart-cassidy") == [4]
    assert scene.table.discard == ["missed-10C", "bang-2C"]


def test_r10_slabs_bang_takes_two_missed() -> None:
    one = Scene(WE, THEY, hands=("bang-2C", "missed-10C missed-JC beer-6H"))
    two = Scene(WE, THEY, hands=("bang-2C", "missed-10C missed-JC beer-6H"))
    for scene in (one, two):
        scene.plays("bang-2C", "bart-cassidy")
        scene.says("missed-10C")
    one.says("pass")
    two.says("missed-JC")

    assert one.life("bart-cassidy") == [3]
    assert two.life("bart-cassidy") == [4]


def test_r10_one_barrel_is_one_draw_and_one_of_the_two() -> None:
    scene = Scene(
        WE, THEY, hands=("bang-2C", "missed-10C"), in_play={"bart-cassidy": "barrel-QS"}, deck="beer-6H"
    )
    scene.plays("bang-2C", "bart-cassidy")
    scene.says("barrel")

    assert scene.options == {"pass", "missed-10C"}
    assert scene.about["needed"] == 1


def test_r10_v16_covered_jourdonnais_with_a_barrel_cancels_even_slabs_shot_with_two_hearts() -> None:
    scene = Scene(
        WE, "vulture-sam jourdonnais", hands=("bang-2C", ""), in_play={"jourdonnais": "barrel-QS"},
        deck="beer-6H beer-7H",
    )  # fmt: skip
    scene.plays("bang-2C", "jourdonnais")
    scene.says("barrel")
    scene.says("barrel")

    assert scene.life("jourdonnais") == [4]
    assert scene.asked == [(0, "play")]


def test_r11_against_slabs_gatling_one_missed_is_enough() -> None:
    scene = Scene(WE, THEY, hands=("gatling-10H", "missed-10C missed-JC"))
    scene.says("gatling-10H")
    scene.says("missed-10C")

    assert scene.about["target"] == "bart-cassidy"
    assert scene.life("vulture-sam") == [4]


def test_r12_a_barrel_is_optional_and_a_failed_one_leaves_the_missed() -> None:
    for deck, left in (("bang-3C", {"pass", "missed-10C"}), ("beer-6H", None)):
        scene = holds("bang-2C", "missed-10C", in_play={"bart-cassidy": "barrel-QS"}, deck=deck)
        scene.plays("bang-2C", "bart-cassidy")
        before = scene.options
        scene.says("barrel")

        assert before == {"barrel", "pass", "missed-10C"}
        assert (scene.options if scene.asked[0][0] == 1 else None) == left


def test_r12_against_slab_a_barrel_may_also_come_after_the_first_missed() -> None:
    scene = Scene(
        WE, THEY, hands=("bang-2C", "missed-10C missed-JC"), in_play={"bart-cassidy": "barrel-QS"},
        deck="beer-6H",
    )  # fmt: skip
    scene.plays("bang-2C", "bart-cassidy")
    scene.says("missed-10C")
    options = scene.options
    scene.says("barrel")

    assert options == {"barrel", "pass", "missed-JC"}
    assert scene.life("bart-cassidy") == [4]
    assert scene.hands[1] == ["missed-JC"]


def test_r12_no_barrel_against_indians_or_duel_but_against_gatling() -> None:
    barrel = {"in_play": {"vulture-sam": "barrel-QS"}}
    indians = holds("indians-KD", "missed-10C", **barrel)
    duel = holds("duel-8C", "missed-10C", **barrel)
    gatling = holds("gatling-10H", "missed-10C", **barrel)
    indians.says("indians-KD")
    duel.plays("duel-8C", "vulture-sam")
    gatling.says("gatling-10H")

    assert indians.options == duel.options == {"pass"}
    assert "barrel" in gatling.options


def test_a_barrel_before_the_covered_one_works_for_them_alone() -> None:
    scene = holds("gatling-10H", "missed-10C", in_play={"bart-cassidy": "barrel-QS"})
    scene.says("gatling-10H")
    first = scene.options
    scene.says("pass")

    assert first == {"pass", "missed-10C"}
    assert scene.options == {"barrel", "pass", "missed-10C"}


def test_v16_covered_lucky_duke_flips_two_for_their_barrel() -> None:
    scene = holds(
        "bang-2C", "", others="vulture-sam lucky-duke", in_play={"lucky-duke": "barrel-QS"},
        deck="bang-3C beer-6H",
    )  # fmt: skip
    scene.plays("bang-2C", "lucky-duke")
    scene.says("barrel")

    assert scene.asked == [(1, "flip")]
    assert scene.question.default == ("beer-6H",)


def test_r21_calamity_dodges_with_a_bang_and_shoots_with_a_missed_once() -> None:
    dodges = holds("bang-2C", "bang-3C", others="vulture-sam calamity-janet")
    dodges.plays("bang-2C", "calamity-janet")
    dodges.says("bang-3C")
    shoots = holds("missed-10C missed-JC bang-2C", "", mine="calamity-janet black-jack")
    shoots.plays("missed-10C", "bart-cassidy")

    assert dodges.life("calamity-janet") == [4]
    assert shoots.life("bart-cassidy") == [3]
    assert shoots.options == {"done"}


def test_r21_with_a_volcanic_calamity_may_go_on() -> None:
    gun = {"calamity-janet": "volcanic-10C"}
    scene = holds("missed-10C missed-JC", "", mine="calamity-janet black-jack", in_play=gun)
    scene.plays("missed-10C", "bart-cassidy")

    assert scene.options == {"done", "missed-JC"}


# Duel


def test_a_duel_goes_on_until_somebody_has_no_bang_the_target_first() -> None:
    scene = holds("duel-8C bang-2C", "bang-3C bang-4C")
    scene.plays("duel-8C", "vulture-sam")
    asked = []
    for card in ("bang-3C", "bang-2C", "bang-4C"):
        asked.append(scene.asked[0][0])
        scene.says(card)

    assert asked == [1, 0, 1]
    assert scene.life("rose-doolan", "vulture-sam") == [3, 4]


def test_r2_bang_cards_of_a_duel_are_not_the_one_of_the_turn() -> None:
    scene = holds("duel-8C bang-2C bang-5C", "bang-3C")
    scene.plays("duel-8C", "vulture-sam")
    scene.says("bang-3C")
    scene.says("bang-2C")

    assert "bang-5C" in scene.options


# Several targets


def test_v22_r32_gatling_hits_both_enemies_right_before_left_and_never_ones_own() -> None:
    scene = holds("gatling-10H", "saloon-5H")
    scene.says("gatling-10H")
    first = scene.about["target"], scene.life("vulture-sam")
    scene.says("pass")

    assert first == ("vulture-sam", [4])
    assert (scene.about["target"], scene.life("vulture-sam")) == ("bart-cassidy", [3])
    scene.says("pass")
    assert scene.life("rose-doolan", "black-jack") == [4, 4]


def test_v25_after_a_death_the_next_one_answers_still() -> None:
    scene = holds("gatling-10H", "saloon-5H", life={"vulture-sam": 1})
    scene.says("gatling-10H")
    scene.says("pass")
    scene.says("pass")  # no Beer

    assert scene.life("vulture-sam") == [0]
    assert scene.asked == [(1, "dodge")]
    assert scene.about["target"] == "bart-cassidy"


# Beer for a life


def test_r13_v18_the_exposed_one_is_saved_by_a_beer_out_of_turn() -> None:
    scene = holds("duel-8C", "beer-6H", life={"vulture-sam": 1})
    scene.plays("duel-8C", "vulture-sam")
    scene.says("pass")
    asked = scene.asked, scene.about
    scene.says("beer-6H")

    assert asked == ([(1, "last-beer")], {"target": "vulture-sam", "needed": 1})
    assert scene.life("vulture-sam") == [1]


def test_r13_not_against_any_other_wound() -> None:
    scene = holds("duel-8C", "beer-6H", life={"vulture-sam": 2})
    scene.plays("duel-8C", "vulture-sam")
    scene.says("pass")

    assert scene.asked == [(0, "play")]


def test_r14_a_saloon_saves_nobody() -> None:
    scene = holds("duel-8C", "saloon-5H", life={"vulture-sam": 1})
    scene.plays("duel-8C", "vulture-sam")
    scene.says("pass")

    assert scene.asked == [(1, "last-beer")]
    assert scene.options == {"pass"}


def test_v18_a_covered_one_is_not_saved_by_a_beer_nor_asked() -> None:
    scene = holds("bang-2C", "beer-6H", life={"bart-cassidy": 1})
    scene.plays("bang-2C", "bart-cassidy")
    scene.says("pass")

    assert scene.life("bart-cassidy") == [0]
    assert scene.hands[1] == ["beer-6H"]


def test_v19_v36_at_one_against_one_nobody_is_asked_for_a_beer() -> None:
    lives = {"black-jack": 0, "bart-cassidy": 0, "vulture-sam": 1}
    scene = holds("duel-8C", "beer-6H", life=lives)
    always = holds("duel-8C", "beer-6H", life=lives, beer_last_two=True)
    for each in (scene, always):
        each.plays("duel-8C", "vulture-sam")
        each.says("pass")

    assert scene.game.winners == (0,)
    assert always.asked == [(1, "last-beer")]
