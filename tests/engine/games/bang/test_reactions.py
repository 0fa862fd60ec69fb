"""Reactions out of turn: Missed! and Barrel, BANG! for BANG!, Beer for a life; and who must decide what."""

import pytest
from scenes.bang import Scene

WE, THEY = "slab-the-killer black-jack", "vulture-sam bart-cassidy"


def holds(cards: str, theirs: str = "", *, own: str = "rose-doolan black-jack", others: str = THEY, **fields):
    return Scene(own, others, hands=(cards, theirs), **fields)


def test_the_seeds_example_plays_as_it_is_told() -> None:
    scene = holds("indians-KD", "missed-10C", others="suzy-lafayette calamity-janet")
    deck = len(scene.table.deck)
    scene.says("indians-KD")
    suzy = scene.facts, scene.options
    scene.says("pass")
    janet = scene.facts["target"], scene.options
    scene.says("missed-10C")

    assert suzy == (
        {"card": "indians", "by": "rose-doolan", "target": "suzy-lafayette", "life": 4}, {"pass", "all"},
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
    scene = holds("bang-2C", "saloon-5H")
    scene.plays("bang-2C", "bart-cassidy")
    empty = holds("bang-2C", "")
    empty.plays("bang-2C", "bart-cassidy")

    assert scene.to_act == [(1, "dodge")]
    assert scene.options == {"pass"}
    assert scene.game.visible_decisions(0)[0].options == ()
    assert empty.to_act == [(0, "play")]
    assert empty.life("bart-cassidy") == [3]


def test_v36_the_question_says_who_is_hit_by_whom_with_what_and_what_is_at_stake() -> None:
    scene = Scene("slab-the-killer black-jack", THEY, hands=("bang-2C", "saloon-5H beer-6H"))
    scene.plays("bang-2C", "bart-cassidy")

    assert scene.facts == {
        "card": "bang", "by": "slab-the-killer", "target": "bart-cassidy", "needed": 2, "life": 4,
    }  # fmt: skip


# Missed!


@pytest.mark.parametrize(
    ("shooter", "answers", "life"),
    [
        ("rose-doolan", "missed-10C", 4),
        ("slab-the-killer", "missed-10C pass", 3),
        ("slab-the-killer", "missed-10C missed-JC", 4),
    ],
)
def test_r10_a_missed_dodges_a_bang_and_two_dodge_one_of_slab(shooter: str, answers: str, life: int) -> None:
    scene = holds("bang-2C", "missed-10C missed-JC beer-6H", own=f"{shooter} black-jack")
    scene.plays("bang-2C", "bart-cassidy", *answers.split())
    missed = [card for card in answers.split() if card != "pass"]

    assert scene.life("bart-cassidy") == [life]
    assert scene.table.discard == [*missed, "bang-2C"]


@pytest.mark.parametrize(
    ("first", "then", "needed"),
    [
        ("barrel", {"pass", "missed-10C", "missed-JC"}, 1),
        ("missed-10C", {"barrel", "through", "pass", "missed-JC"}, 1),
    ],
)
def test_r10_r12_against_slab_a_barrel_is_one_of_the_two_before_or_after_a_missed(
    first, then, needed
) -> None:
    scene = Scene(
        WE, THEY, hands=("bang-2C", "missed-10C missed-JC"), in_play={"bart-cassidy": "barrel-QS"},
        deck="beer-6H",
    )  # fmt: skip
    scene.plays("bang-2C", "bart-cassidy", first)
    between = scene.options, scene.facts["needed"]
    scene.says("missed-10C" if first == "barrel" else "barrel")

    assert between == (then, needed)
    assert scene.life("bart-cassidy") == [4]
    assert scene.hands[1] == ["missed-JC"]


def test_r10_v16_covered_jourdonnais_with_a_barrel_cancels_even_slabs_shot_with_two_hearts() -> None:
    scene = Scene(
        WE, "vulture-sam jourdonnais", hands=("bang-2C", ""), in_play={"jourdonnais": "barrel-QS"},
        deck="beer-6H beer-7H",
    )  # fmt: skip
    scene.plays("bang-2C", "jourdonnais")
    scene.says("barrel")
    scene.says("barrel")

    assert scene.life("jourdonnais") == [4]
    assert scene.to_act == [(0, "play")]


def test_r11_against_slabs_gatling_one_missed_is_enough() -> None:
    scene = Scene(WE, THEY, hands=("gatling-10H", "missed-10C missed-JC"))
    scene.says("gatling-10H")
    scene.says("missed-10C")

    assert scene.facts["target"] == "bart-cassidy"
    assert scene.life("vulture-sam") == [4]


def test_r12_a_barrel_is_optional_and_a_failed_one_leaves_the_missed() -> None:
    for deck, left in (("bang-3C", {"pass", "missed-10C"}), ("beer-6H", None)):
        scene = holds("bang-2C", "missed-10C", in_play={"bart-cassidy": "barrel-QS"}, deck=deck)
        scene.plays("bang-2C", "bart-cassidy")
        before = scene.options
        scene.says("barrel")

        assert before == {"barrel", "through", "pass", "missed-10C"}
        assert ("barrel-failed" in {event.kind for event in scene.events}) == (left is not None)
        assert (scene.options if scene.to_act[0][0] == 1 else None) == left


def test_r12_no_barrel_against_indians_or_duel_but_against_gatling() -> None:
    barrel = {"in_play": {"vulture-sam": "barrel-QS"}}
    indians = holds("indians-KD", "missed-10C", **barrel)
    duel = holds("duel-8C", "missed-10C", **barrel)
    gatling = holds("gatling-10H", "missed-10C", **barrel)
    indians.says("indians-KD")
    duel.plays("duel-8C", "vulture-sam")
    gatling.says("gatling-10H")

    assert indians.options - {"all"} == duel.options == {"pass"}
    assert "barrel" in gatling.options


def test_a_barrel_before_the_covered_one_works_for_them_alone() -> None:
    scene = holds("gatling-10H", "missed-10C", in_play={"bart-cassidy": "barrel-QS"})
    scene.says("gatling-10H")
    first = scene.options
    scene.says("pass")

    assert first == {"pass", "missed-10C"}
    assert scene.options == {"barrel", "through", "pass", "missed-10C"}


@pytest.mark.parametrize("card", ["indians-KD", "gatling-10H"])
def test_v36_one_answer_may_take_both_hits_of_a_card_and_only_of_this_one(card: str) -> None:
    scene = holds(f"{card} bang-2C", "beer-6H")
    scene.says(card)
    scene.says("all")

    assert scene.life("vulture-sam", "bart-cassidy") == [3, 3]
    assert scene.to_act == [(0, "play")]
    scene.plays("bang-2C", "bart-cassidy")
    assert scene.to_act == [(1, "dodge")]


@pytest.mark.parametrize(("deck", "life"), [("bang-3C", 3), ("beer-6H", 4)])
def test_v36_one_answer_may_flip_the_barrel_and_take_what_it_does_not_stop(deck: str, life: int) -> None:
    scene = holds("bang-2C", "duel-8C", in_play={"bart-cassidy": "barrel-QS"}, deck=deck)
    scene.plays("bang-2C", "bart-cassidy", "through")

    assert scene.life("bart-cassidy") == [life]
    assert scene.to_act == [(0, "play")]


def test_v16_covered_lucky_duke_flips_two_for_their_barrel() -> None:
    scene = holds(
        "bang-2C", "", others="vulture-sam lucky-duke", in_play={"lucky-duke": "barrel-QS"},
        deck="bang-3C beer-6H",
    )  # fmt: skip
    scene.plays("bang-2C", "lucky-duke")
    scene.says("barrel")

    assert scene.to_act == [(1, "flip")]
    assert scene.decision.default == ("beer-6H",)


def test_r21_calamity_dodges_with_a_bang_and_shoots_with_a_missed_once() -> None:
    dodges = holds("bang-2C", "bang-3C", others="vulture-sam calamity-janet")
    dodges.plays("bang-2C", "calamity-janet")
    dodges.says("bang-3C")
    shoots = holds("missed-10C missed-JC bang-2C", "", own="calamity-janet black-jack")
    shoots.plays("missed-10C", "bart-cassidy")

    assert dodges.life("calamity-janet") == [4]
    assert shoots.life("bart-cassidy") == [3]
    assert shoots.options == {"done"}


def test_r21_with_a_volcanic_calamity_may_go_on() -> None:
    gun = {"calamity-janet": "volcanic-10C"}
    scene = holds("missed-10C missed-JC", "", own="calamity-janet black-jack", in_play=gun)
    scene.plays("missed-10C", "bart-cassidy")

    assert scene.options == {"done", "missed-JC"}


# Duel


def test_a_duel_goes_on_until_somebody_has_no_bang_the_target_first() -> None:
    scene = holds("duel-8C bang-2C", "bang-3C bang-4C")
    scene.plays("duel-8C", "vulture-sam")
    seats = []
    for card in ("bang-3C", "bang-2C", "bang-4C"):
        seats.append(scene.to_act[0][0])
        scene.says(card)

    assert seats == [1, 0, 1]
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
    first = scene.facts["target"], scene.life("vulture-sam")
    scene.says("pass")

    assert first == ("vulture-sam", [4])
    assert (scene.facts["target"], scene.life("vulture-sam")) == ("bart-cassidy", [3])
    scene.says("pass")
    assert scene.life("rose-doolan", "black-jack") == [4, 4]


def test_v25_after_a_death_the_next_one_answers_still() -> None:
    scene = holds("gatling-10H", "saloon-5H", life={"vulture-sam": 1})
    scene.says("gatling-10H")
    scene.says("pass")
    scene.says("pass")  # no Beer

    assert scene.life("vulture-sam") == [0]
    assert scene.to_act == [(1, "dodge")]
    assert scene.facts["target"] == "bart-cassidy"


# Beer for a life


@pytest.mark.parametrize(
    ("card", "target", "life", "hand", "options"),
    [
        ("duel-8C", "vulture-sam", 1, "beer-6H", {"beer-6H", "pass"}),
        ("duel-8C", "vulture-sam", 2, "beer-6H", None),
        ("duel-8C", "vulture-sam", 1, "saloon-5H", {"pass"}),
        ("bang-2C", "bart-cassidy", 1, "beer-6H", None),
    ],
    ids=["the exposed one", "not against another wound", "a saloon saves nobody", "not a covered one"],
)
def test_r13_r14_v18_the_exposed_one_is_asked_for_a_beer_against_the_last_wound(
    card: str, target: str, life: int, hand: str, options: set[str] | None
) -> None:
    scene = holds(card, hand, life={target: life})
    scene.plays(card, target)
    scene.says("pass")

    if options is None:
        assert scene.life(target) == [life - 1]
        assert scene.hands[1] == [hand]
        assert (1, "last-beer") not in scene.to_act
    else:
        assert scene.to_act == [(1, "last-beer")]
        assert scene.facts == {"target": "vulture-sam", "needed": 1}
        assert scene.options == options


def test_r13_v18_a_beer_out_of_turn_saves_the_exposed_one() -> None:
    scene = holds("duel-8C", "beer-6H", life={"vulture-sam": 1})
    scene.plays("duel-8C", "vulture-sam", "pass", "beer-6H")

    assert scene.life("vulture-sam") == [1]


@pytest.mark.parametrize(
    ("others", "hand", "needed"),
    [
        ("black-jack vulture-sam", "beer-6H", None),
        ("black-jack vulture-sam", "beer-6H bang-3C", 2),
        ("black-jack suzy-lafayette", "beer-6H", 2),
    ],
    ids=["one card is no two Missed!", "two may be", "Suzy draws another"],
)
def test_v36_nobody_is_asked_who_cannot_hold_enough(others: str, hand: str, needed: int | None) -> None:
    scene = holds("bang-2C", hand, own="slab-the-killer bart-cassidy", others=others)
    target = others.split()[1]
    scene.plays("bang-2C", target)

    assert scene.facts.get("needed") == needed
    assert scene.life(target) == [4 if needed else 3]


def test_v36_nobody_is_asked_for_two_beers_who_holds_one_card() -> None:
    fields = {"phase": "begin", "in_play": {"rose-doolan": "dynamite-2H"}, "deck": "missed-2S"}
    one, two = (holds(cards, life={"rose-doolan": 2}, **fields) for cards in ("beer-6H", "beer-6H beer-7H"))

    assert one.life("rose-doolan") == [0]
    assert two.to_act == [(0, "last-beer")]


def test_v19_v36_at_one_against_one_nobody_is_asked_for_a_beer() -> None:
    lives = {"black-jack": 0, "bart-cassidy": 0, "vulture-sam": 1}
    scene = holds("duel-8C", "beer-6H", life=lives)
    always = holds("duel-8C", "beer-6H", life=lives, beer_last_two=True)
    for item in (scene, always):
        item.plays("duel-8C", "vulture-sam")
        item.says("pass")

    assert scene.game.winners == (0,)
    assert always.to_act == [(1, "last-beer")]
