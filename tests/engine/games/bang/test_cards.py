"""The cards that are played in one's own turn: targets, distances, effects."""

import pytest
from scenes.bang import Scene

from engine.core.decisions import Refused
from engine.games.bang.rules import BangOptions

WE, THEY = "slab-the-killer rose-doolan", "vulture-sam jourdonnais"


def holds(cards: str, theirs: str = "", *, mine: str = WE, others: str = THEY, **fields) -> Scene:
    return Scene(mine, others, hands=(cards, theirs), **fields)


def targets(scene: Scene, card: str) -> set[str]:
    """At whom a card may be played; none if it may not."""
    if card not in scene.options:
        return set()
    scene.says(card)
    return scene.options if scene.asked[0][1] == "target" else {"nobody"}


def refused(scene: Scene, reply: str) -> str:
    with pytest.raises(Refused) as why:
        scene.says(reply)
    return why.value.code


# Distance


LEFT_WILLY = {"mine": "willy-the-kid black-jack", "exposed": "black-jack"}
ROSE = {"mine": "rose-doolan slab-the-killer"}
HORSE = {"vulture-sam": "mustang-8H"}
BOTH = {"vulture-sam", "jourdonnais"}


@pytest.mark.parametrize(
    ("fields", "reached"),
    [
        ({}, {"jourdonnais"}),
        (LEFT_WILLY, {"vulture-sam"}),
        ({"in_play": {"slab-the-killer": "schofield-JC"}}, BOTH),
        ({"in_play": {"jourdonnais": "mustang-8H"}}, set()),
        ({"in_play": {"slab-the-killer": "scope-AS"}}, BOTH),
        (ROSE, BOTH),
        ({"in_play": HORSE, **ROSE}, {"jourdonnais"}),
        ({"in_play": {**HORSE, "rose-doolan": "scope-AS"}, **ROSE}, BOTH),
    ],
    ids=["right", "left", "schofield", "mustang", "scope", "rose", "rose and mustang", "rose and scope"],
)
def test_r27_v1_the_facing_enemy_is_at_1_and_the_diagonal_one_at_2(fields, reached: set[str]) -> None:
    assert targets(holds("bang-2C", **fields), "bang-2C") == reached


@pytest.mark.parametrize("dead", ["rose-doolan", "jourdonnais"])
def test_r27_v1_with_three_alive_everyone_is_at_1(dead: str) -> None:
    scene = holds("bang-2C", life={dead: 0})

    assert "vulture-sam" in targets(scene, "bang-2C")


REGRET = "vulture-sam paul-regret"


@pytest.mark.parametrize(
    ("others", "exposed", "covered_counts", "reached"),
    [
        (REGRET, "", True, set()),
        (REGRET, "paul-regret", True, set()),
        ("paul-regret vulture-sam", "paul-regret", True, {"vulture-sam"}),
        (REGRET, "", False, {"paul-regret"}),
        (REGRET, "paul-regret", False, set()),
    ],
)
def test_v17_paul_regret_is_seen_one_farther_unless_a_table_switches_that_off_for_a_covered_one(
    others: str, exposed: str, covered_counts: bool, reached: set[str]
) -> None:
    scene = holds("bang-2C", others=others, exposed=exposed, regret_covered=covered_counts)

    assert BangOptions().regret_covered
    assert targets(scene, "bang-2C") == reached


def test_v16_rose_and_willy_do_nothing_while_covered() -> None:
    rose = holds("bang-2C", mine="black-jack rose-doolan")
    willy = holds("bang-2C bang-3C", mine="black-jack willy-the-kid")
    willy.plays("bang-2C", "jourdonnais")
    willy.says("barrel")

    assert targets(rose, "bang-2C") == {"jourdonnais"}
    assert "bang-3C" not in willy.options


# BANG!


def once(scene: Scene) -> Scene:
    """After a first BANG! that was not dodged."""
    scene.plays(next(card for card in scene.hands[0] if card in scene.options), "black-jack")
    return scene


def test_r1_v7_one_bang_a_turn() -> None:
    scene = once(holds("bang-2C bang-3C", others="vulture-sam black-jack"))

    assert scene.life("black-jack") == [3]
    assert "bang-3C" not in scene.options
    assert refused(scene, "bang-3C") == "one-shot"


def test_v7_volcanic_before_the_exposed_one_or_willy_lifts_that() -> None:
    gun = {"slab-the-killer": "volcanic-10C"}
    volcanic = once(holds("bang-2C bang-3C", others="vulture-sam black-jack", in_play=gun))
    willy = once(holds("bang-2C bang-3C", others="vulture-sam black-jack", mine="willy-the-kid rose-doolan"))

    assert "bang-3C" in volcanic.options
    assert "bang-3C" in willy.options


def test_r2_gatling_and_duel_do_not_use_up_the_bang_of_the_turn() -> None:
    scene = holds("gatling-10H duel-8C bang-2C bang-3C", "bang-4C", others="vulture-sam black-jack")
    scene.says("gatling-10H")
    scene.says("pass")
    scene.says("pass")
    scene.plays("duel-8C", "black-jack")
    scene.says("bang-4C")
    scene.says("bang-2C", seat=0)

    assert scene.asked == [(0, "play")]
    assert "bang-3C" in scene.options


def test_r3_a_new_weapon_discards_the_old_one_but_not_the_same_again() -> None:
    scene = holds("remington-KC schofield-QC", in_play={"slab-the-killer": "schofield-JC"})
    same = targets(holds("schofield-QC", in_play={"slab-the-killer": "schofield-JC"}), "schofield-QC")
    scene.plays("remington-KC", "slab-the-killer")

    assert same == {"rose-doolan"}
    assert scene.before("slab-the-killer") == ["remington-KC"]
    assert scene.table.discard == ["schofield-JC"]


def test_r3_v9_limits_are_each_characters_own() -> None:
    scene = holds("mustang-9H", in_play={"slab-the-killer": "mustang-8H"})
    full = holds("mustang-9H", in_play={"slab-the-killer": "mustang-8H"}, life={"rose-doolan": 0})

    assert targets(scene, "mustang-9H") == {"rose-doolan"}
    assert refused(full, "mustang-9H") == "lies-there"


@pytest.mark.parametrize("card", ["barrel-QS", "scope-AS", "mustang-8H", "winchester-8S", "dynamite-2H"])
def test_r28_v9_blue_cards_go_before_either_own_character(card: str) -> None:
    scene = holds(card)
    scene.says(card)
    options = scene.options
    scene.says("rose-doolan")

    assert options == {"slab-the-killer", "rose-doolan"}
    assert scene.before("rose-doolan") == [card]
    assert scene.table.discard == []


def test_r28_v9_jail_goes_before_an_enemy_who_has_none() -> None:
    scene = holds("jail-10S", in_play={"vulture-sam": "jail-4H"})
    both = holds("jail-10S", in_play={"vulture-sam": "jail-4H", "jourdonnais": "jail-JS"})

    assert targets(scene, "jail-10S") == {"jourdonnais"}
    assert refused(both, "jail-10S") == "all-jailed"


def test_v8_no_shot_duel_or_jail_at_ones_own_side() -> None:
    for card in ("bang-2C", "duel-8C", "jail-4H"):
        scene = holds(card)
        scene.says(card)

        assert refused(scene, "rose-doolan") == "own-side"


# Panic! and Cat Balou


def test_r24_panic_reaches_1_whatever_the_weapon() -> None:
    gun = {"slab-the-killer": "winchester-8S"}

    assert targets(holds("panic-8D", "bang-2C", in_play=gun), "panic-8D") == {
        "jourdonnais", "slab-the-killer",
    }  # fmt: skip
    scene = holds("panic-8D", "bang-2C")
    scene.says("panic-8D")
    assert refused(scene, "vulture-sam") == "too-far"


def test_r24_mustang_and_scope_count_for_panic() -> None:
    horse = holds("panic-8D", "bang-2C", in_play={"jourdonnais": "mustang-8H"})
    scope = holds("panic-8D", "bang-2C", exposed="rose-doolan")

    assert targets(horse, "panic-8D") == set()
    assert targets(scope, "panic-8D") == {"vulture-sam", "jourdonnais"}


def test_r24_cat_balou_reaches_all() -> None:
    horses = {"vulture-sam": "mustang-8H", "jourdonnais": "mustang-9H"}

    assert targets(holds("cat-balou-9D", in_play=horses), "cat-balou-9D") == {"vulture-sam", "jourdonnais"}


def test_r25_a_card_in_play_is_named_and_taken() -> None:
    scene = holds("panic-8D", "bang-2C", in_play={"jourdonnais": "barrel-QS jail-4H"})
    scene.plays("panic-8D", "jourdonnais")
    options = scene.options
    scene.says("jail-4H")

    assert options == {"hand", "barrel-QS", "jail-4H"}
    assert scene.hands[0] == ["jail-4H"]
    assert scene.before("jourdonnais") == ["barrel-QS"]


def test_r25_v10_a_card_of_the_hand_is_random_and_the_hand_is_reached_through_either() -> None:
    hand = "bang-2C saloon-5H missed-10C"
    stolen = set()
    for n in range(8):
        scene = holds("cat-balou-9D", hand)
        scene.table.rng.use_count = n
        scene.plays("cat-balou-9D", "vulture-sam", "hand")
        stolen.add(scene.table.discard[0])
    scene = holds("panic-8D", hand)
    scene.plays("panic-8D", "jourdonnais", "hand")

    assert len(stolen) > 1
    assert len(scene.hands[0]) == 1
    assert len(scene.hands[1]) == 2


def test_r26_v30_from_ones_own_side_cards_in_play_but_not_the_hand() -> None:
    mine = {"slab-the-killer": "jail-4H", "rose-doolan": "dynamite-2H"}
    scene = holds("cat-balou-9D panic-8D", in_play=mine)
    scene.plays("cat-balou-9D", "slab-the-killer")
    options = scene.options
    scene.says("jail-4H")
    scene.plays("panic-8D", "rose-doolan", "dynamite-2H")

    assert options == {"jail-4H"}
    assert scene.hands[0] == ["dynamite-2H"]


@pytest.mark.parametrize(
    ("before", "reached"), [("dynamite-2H", {"rose-doolan"}), ("dynamite-2H mustang-8H", set())]
)
def test_v8_for_panic_the_distance_to_the_own_covered_one_counts_as_for_anybody(
    before: str, reached: set[str]
) -> None:
    scene = holds("panic-8D", in_play={"rose-doolan": before})

    assert targets(scene, "panic-8D") == reached


def test_v8_a_covered_one_out_of_reach_of_panic_is_refused_with_the_distance() -> None:
    scene = holds("panic-8D", "bang-2C", in_play={"rose-doolan": "mustang-8H"})
    scene.says("panic-8D")

    assert refused(scene, "rose-doolan") == "too-far"


def test_r26_v30_the_exposed_ones_own_cards_are_in_reach_of_panic_whatever_they_are() -> None:
    scene = holds("panic-8D", in_play={"slab-the-killer": "mustang-8H"})

    assert targets(scene, "panic-8D") == {"slab-the-killer"}


def test_there_is_nobody_to_rob_where_nobody_has_a_card() -> None:
    assert refused(holds("cat-balou-9D"), "cat-balou-9D") == "nothing-to-take"


# Beer, Saloon, coaches, General Store


def test_v18_a_beer_heals_the_exposed_one_alone() -> None:
    scene = holds("beer-6H", life={"slab-the-killer": 2, "rose-doolan": 1})
    scene.says("beer-6H")

    assert scene.life("slab-the-killer", "rose-doolan") == [3, 1]


LAST_TWO = {"slab-the-killer": 2, "rose-doolan": 0, "vulture-sam": 0}


def test_v19_a_beer_is_dead_at_one_against_one_alone() -> None:
    scene = holds("beer-6H beer-7H", life=LAST_TWO)
    three = holds("beer-6H", life={"slab-the-killer": 2, "vulture-sam": 0})
    scene.plays("beer-6H", "yes")
    three.says("beer-6H")

    assert scene.life("slab-the-killer") == [2]
    assert three.life("slab-the-killer") == [3]


def test_v19_a_table_may_let_it_work() -> None:
    scene = holds("beer-6H", life=LAST_TWO, beer_last_two=True)
    scene.says("beer-6H")

    assert not BangOptions().beer_last_two
    assert scene.life("slab-the-killer") == [3]


def test_r14_v20_a_saloon_heals_all_the_living_up_to_their_most() -> None:
    lives = {"slab-the-killer": 2, "rose-doolan": 4, "vulture-sam": 1, "jourdonnais": 0}
    scene = holds("saloon-5H", life=lives)
    scene.says("saloon-5H")

    assert scene.life(*lives) == [3, 4, 2, 0]


def test_r14_a_saloon_works_with_two_left() -> None:
    scene = holds("saloon-5H", life=LAST_TWO)
    scene.says("saloon-5H")

    assert scene.life("slab-the-killer") == [3]


def test_r32_a_saloon_goes_round_from_the_one_who_plays_it() -> None:
    lives = dict.fromkeys((*WE.split(), *THEY.split()), 1)
    scene = holds("saloon-5H", life=lives)
    scene.says("saloon-5H")

    assert [event[2] for event in scene.told("healed")] == [*WE.split(), *THEY.split()]


def test_stagecoach_draws_two_and_wells_fargo_three() -> None:
    scene = holds("stagecoach-9S wells-fargo-3H")
    scene.says("stagecoach-9S")
    two = len(scene.hands[0])
    scene.says("wells-fargo-3H")

    assert two == 3
    assert len(scene.hands[0]) == 5


STORE = "bang-2C bang-3C bang-4C bang-5C"


def pickers(**life: int) -> list[int]:
    """Who takes a card from the General Store, in order."""
    scene = holds(
        "general-store-9C", deck=STORE, life={name.replace("_", "-"): n for name, n in life.items()}
    )
    scene.says("general-store-9C")
    while scene.asked[0][1] == "store":
        scene.says(scene.question.options[0])
    return [seat for _, seat, _ in scene.told("bought")]


def test_r31_v21_players_take_in_turn_each_as_many_as_they_have_characters() -> None:
    assert pickers() == [0, 1, 0, 1]
    assert pickers(rose_doolan=0) == [0, 1, 1]
    assert pickers(vulture_sam=0) == [0, 1, 0]
    assert pickers(rose_doolan=0, vulture_sam=0) == [0, 1]


def test_v21_the_cards_of_the_store_lie_open_and_only_they_can_be_taken() -> None:
    scene = holds("general-store-9C", deck=STORE)
    scene.says("general-store-9C")

    assert scene.view(1).store == tuple(STORE.split())
    assert scene.asked == [(0, "store")]
    assert refused(scene, "winchester-8S") == "not-among-these"


def test_v32_a_store_with_too_few_cards_shows_what_there_is() -> None:
    scene = holds("general-store-9C", deck="bang-2C bang-3C", bare=True)
    scene.says("general-store-9C")
    shown = scene.view(None).store
    scene.says("bang-3C")

    assert shown[:2] == ("bang-2C", "bang-3C")
    assert "bang-3C" in scene.hands[0]


# Why not


def test_a_missed_is_no_play_of_its_own() -> None:
    assert refused(holds("missed-10C"), "missed-10C") == "only-as-answer"


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert refused(holds("bang-2C"), "bang-3C") == "not-in-hand"


def test_a_shot_out_of_range_is_refused_with_the_numbers() -> None:
    scene = holds("bang-2C")
    scene.says("bang-2C")
    with pytest.raises(Refused) as why:
        scene.says("vulture-sam")

    assert why.value.code == "too-far"
    assert why.value.facts == {"card": "bang-2C", "target": "vulture-sam", "distance": 2, "reach": 1}
    assert refused(holds("bang-2C", in_play={"jourdonnais": "mustang-8H"}), "bang-2C") == "out-of-reach"


def test_the_dead_and_strangers_are_no_targets() -> None:
    scene = holds("duel-8C", life={"vulture-sam": 0})
    scene.says("duel-8C")

    assert refused(scene, "vulture-sam") == "dead"
    assert refused(scene, "el-gringo") == "not-in-game"
    assert refused(scene, "nonsense") == "not-offered"


def test_an_own_character_is_named_for_what_lies_there_and_an_enemy_is_not_ones_own() -> None:
    scene = holds("barrel-QS", in_play={"slab-the-killer": "barrel-KS"})
    scene.says("barrel-QS")

    assert refused(scene, "slab-the-killer") == "has-one"
    assert refused(scene, "jourdonnais") == "not-yours"


def test_jail_is_refused_for_one_who_sits_there_and_panic_for_one_without_cards() -> None:
    jail = holds("jail-10S", in_play={"vulture-sam": "jail-4H"})
    jail.says("jail-10S")
    panic = holds("panic-8D", "", in_play={"rose-doolan": "barrel-QS"})
    panic.says("panic-8D")

    assert refused(jail, "vulture-sam") == "has-one"
    assert refused(panic, "jourdonnais") == "nothing-to-take"


def test_a_jailed_one_cannot_be_exposed_nor_an_enemy() -> None:
    scene = holds("", phase="begin")

    assert refused(scene, "vulture-sam") == "not-yours"


def test_what_is_no_answer_is_refused_as_such() -> None:
    scene = holds("bang-2C", "beer-6H missed-10C")
    scene.plays("bang-2C", "jourdonnais")

    assert refused(scene, "beer-6H") == "not-an-answer"
    assert refused(scene, "bang-2C") == "not-in-hand"


# A card in play


def test_r30_no_stagecoach_draws_itself() -> None:
    scene = holds("stagecoach-9S", deck="bang-2C", bare=True)
    scene.says("stagecoach-9S")

    assert "stagecoach-9S" not in scene.hands[0]
    assert "bang-2C" in scene.hands[0]


def test_r30_a_card_is_discarded_on_top_of_what_answered_it() -> None:
    scene = holds("bang-2C", "missed-10C", mine="black-jack rose-doolan", discard="beer-6H")
    scene.plays("bang-2C", "jourdonnais")
    while_asked = scene.table.discard[-1]
    scene.says("missed-10C")

    assert while_asked == "bang-2C"
    assert scene.table.discard == ["beer-6H", "missed-10C", "bang-2C"]


def test_r30_no_general_store_shows_itself() -> None:
    scene = holds("general-store-9C", deck="bang-2C bang-3C", bare=True, discard="beer-6H")
    scene.says("general-store-9C")

    assert sorted(scene.table.store) == ["bang-2C", "bang-3C", "beer-6H"]
    assert scene.table.discard == ["general-store-9C"]
