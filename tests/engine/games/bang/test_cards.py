"""Cards played in the player's own turn: targets, distances, effects."""

import pytest
from scenes.bang import Scene

from engine.core.decisions import Refused
from engine.games.bang.rules import BangOptions

WE, THEY = "slab-the-killer rose-doolan", "vulture-sam jourdonnais"


def holds(cards: str, theirs: str = "", *, own: str = WE, others: str = THEY, **fields) -> Scene:
    return Scene(own, others, hands=(cards, theirs), **fields)


def targets(scene: Scene, card: str) -> set[str]:
    """Return the targets of a card, none if it cannot be played."""
    if card not in scene.options:
        return set()
    scene.says(card)
    return scene.options if scene.to_act[0][1] == "target" else {"nobody"}


def refused(scene: Scene, *replies: str) -> str:
    *before, last = replies
    for reply in before:
        scene.says(reply)
    with pytest.raises(Refused) as why:
        scene.says(last)
    return why.value.code


# Distance


LEFT_WILLY = {"own": "willy-the-kid black-jack", "exposed": "black-jack"}
ROSE = {"own": "rose-doolan slab-the-killer"}
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
    rose = holds("bang-2C", own="black-jack rose-doolan")
    willy = holds("bang-2C bang-3C", own="black-jack willy-the-kid")
    willy.plays("bang-2C", "jourdonnais")
    willy.says("barrel")

    assert targets(rose, "bang-2C") == {"jourdonnais"}
    assert "bang-3C" not in willy.options


# BANG!


def once(scene: Scene) -> Scene:
    """Return a scene after a first BANG! that was not dodged."""
    scene.plays(next(card for card in scene.hands[0] if card in scene.options), "black-jack")
    return scene


def test_r1_v7_one_bang_a_turn_but_for_volcanic_before_the_exposed_one_and_willy() -> None:
    cards, others = "bang-2C bang-3C", "vulture-sam black-jack"
    scene = once(holds(cards, others=others))
    volcanic = once(holds(cards, others=others, in_play={"slab-the-killer": "volcanic-10C"}))
    willy = once(holds(cards, others=others, own="willy-the-kid rose-doolan"))

    assert scene.life("black-jack") == [3]
    assert refused(scene, "bang-3C") == "one-shot"
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

    assert scene.to_act == [(0, "play")]
    assert "bang-3C" in scene.options


def test_r3_a_new_weapon_discards_the_old_one_but_not_the_same_again() -> None:
    scene = holds("remington-KC schofield-QC", in_play={"slab-the-killer": "schofield-JC"})
    same = targets(holds("schofield-QC", in_play={"slab-the-killer": "schofield-JC"}), "schofield-QC")
    scene.plays("remington-KC", "slab-the-killer")

    assert same == {"rose-doolan"}
    assert scene.before("slab-the-killer") == ["remington-KC"]
    assert scene.table.discard == ["schofield-JC"]
    assert [event[0] for event in scene.events_of("laid", "cleared")] == ["laid", "cleared"]


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


BEHIND_BARS = {"vulture-sam": "jail-4H"}
FAR_PARTNER = {"rose-doolan": "dynamite-2H mustang-8H"}


@pytest.mark.parametrize(
    ("card", "theirs", "fields", "reached"),
    [
        ("jail-10S", "", {"in_play": BEHIND_BARS}, {"jourdonnais"}),
        ("panic-8D", "bang-2C", {"in_play": {"slab-the-killer": "winchester-8S"}},
            {"jourdonnais", "slab-the-killer"}),
        ("panic-8D", "bang-2C", {"in_play": {"jourdonnais": "mustang-8H"}}, set()),
        ("panic-8D", "bang-2C", {"exposed": "rose-doolan"}, BOTH),
        ("panic-8D", "", {"in_play": {"rose-doolan": "dynamite-2H"}}, {"rose-doolan"}),
        ("panic-8D", "", {"in_play": FAR_PARTNER}, set()),
        ("panic-8D", "", {"in_play": {"slab-the-killer": "mustang-8H"}}, {"slab-the-killer"}),
        ("cat-balou-9D", "", {"in_play": {"vulture-sam": "mustang-8H", "jourdonnais": "mustang-9H"}}, BOTH),
    ],
    ids=[
        "jail: one who has none", "panic: no weapon counts", "panic: a mustang counts",
        "panic: doolan counts", "panic: the partner next to one", "panic: not the partner behind a mustang",
        "panic: one's own mustang", "cat balou: all",
    ],
)  # fmt: skip
def test_r24_r26_r28_v8_v9_v30_whom_jail_panic_and_cat_balou_reach(
    card: str, theirs: str, fields, reached: set[str]
) -> None:
    assert targets(holds(card, theirs, **fields), card) == reached


@pytest.mark.parametrize(
    ("why", "replies", "theirs", "fields"),
    [
        ("own-side", "bang-2C rose-doolan", "", {}),
        ("own-side", "duel-8C rose-doolan", "", {}),
        ("own-side", "jail-4H rose-doolan", "", {}),
        ("all-jailed", "jail-10S", "", {"in_play": {**BEHIND_BARS, "jourdonnais": "jail-JS"}}),
        ("has-one", "jail-10S vulture-sam", "", {"in_play": BEHIND_BARS}),
        ("has-one", "barrel-QS slab-the-killer", "", {"in_play": {"slab-the-killer": "barrel-KS"}}),
        ("not-yours", "barrel-QS jourdonnais", "", {"in_play": {"slab-the-killer": "barrel-KS"}}),
        ("too-far", "panic-8D vulture-sam", "bang-2C", {}),
        ("too-far", "panic-8D rose-doolan", "bang-2C", {"in_play": {"rose-doolan": "mustang-8H"}}),
        ("nothing-to-take", "panic-8D jourdonnais", "", {"in_play": {"rose-doolan": "barrel-QS"}}),
        ("nothing-to-take", "cat-balou-9D", "", {}),
        ("out-of-reach", "bang-2C", "", {"in_play": {"jourdonnais": "mustang-8H"}}),
        ("dead", "duel-8C vulture-sam", "", {"life": {"vulture-sam": 0}}),
        ("not-in-game", "duel-8C el-gringo", "", {}),
        ("not-offered", "duel-8C nonsense", "", {}),
        ("only-as-answer", "missed-10C", "", {}),
        ("not-an-answer", "bang-2C jourdonnais beer-6H", "beer-6H missed-10C", {}),
        ("not-in-hand", "bang-2C jourdonnais bang-2C", "beer-6H missed-10C", {}),
    ],
)
def test_r24_r28_v8_v9_a_refusal_says_why(why: str, replies: str, theirs: str, fields) -> None:
    card, *more = replies.split()

    assert refused(holds(card, theirs, **fields), card, *more) == why


# Panic! and Cat Balou


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
    own = {"slab-the-killer": "jail-4H", "rose-doolan": "dynamite-2H"}
    scene = holds("cat-balou-9D panic-8D", in_play=own)
    scene.plays("cat-balou-9D", "slab-the-killer")
    options = scene.options
    scene.says("jail-4H")
    scene.plays("panic-8D", "rose-doolan", "dynamite-2H")

    assert options == {"jail-4H"}
    assert scene.hands[0] == ["dynamite-2H"]


# Beer, Saloon, coaches, General Store


def test_v18_a_beer_heals_the_exposed_one_alone() -> None:
    scene = holds("beer-6H", life={"slab-the-killer": 2, "rose-doolan": 1})
    scene.says("beer-6H")

    assert scene.life("slab-the-killer", "rose-doolan") == [3, 1]


LAST_TWO = {"slab-the-killer": 2, "rose-doolan": 0, "vulture-sam": 0}


def test_v19_a_beer_is_dead_at_one_against_one_alone_unless_a_table_lets_it_work() -> None:
    dead = holds("beer-6H", life=LAST_TWO)
    three = holds("beer-6H", life={"slab-the-killer": 2, "vulture-sam": 0})
    works = holds("beer-6H", life=LAST_TWO, beer_last_two=True)
    dead.plays("beer-6H", "yes")
    three.says("beer-6H")
    works.says("beer-6H")

    assert not BangOptions().beer_last_two
    assert [scene.life("slab-the-killer") for scene in (dead, three, works)] == [[2], [3], [3]]


def test_r14_r32_v20_a_saloon_heals_all_the_living_up_to_their_most_from_the_one_who_plays_it() -> None:
    lives = {"slab-the-killer": 2, "rose-doolan": 4, "vulture-sam": 1, "jourdonnais": 0}
    scene = holds("saloon-5H", life=lives)
    all_hurt = holds("saloon-5H", life=dict.fromkeys((*WE.split(), *THEY.split()), 1))
    two_left = holds("saloon-5H", life=LAST_TWO)
    for item in (scene, all_hurt, two_left):
        item.says("saloon-5H")

    assert scene.life(*lives) == [3, 4, 2, 0]
    assert [event[2] for event in all_hurt.events_of("healed")] == [*WE.split(), *THEY.split()]
    assert two_left.life("slab-the-killer") == [3]


def test_stagecoach_draws_two_and_wells_fargo_three() -> None:
    scene = holds("stagecoach-9S wells-fargo-3H")
    scene.says("stagecoach-9S")
    two = len(scene.hands[0])
    scene.says("wells-fargo-3H")

    assert two == 3
    assert len(scene.hands[0]) == 5


STORE = "bang-2C bang-3C bang-4C bang-5C"


def pickers(**life: int) -> list[int]:
    """Return the seats that take a card from the General Store, in order."""
    scene = holds(
        "general-store-9C", deck=STORE, life={name.replace("_", "-"): n for name, n in life.items()}
    )
    scene.says("general-store-9C")
    while scene.to_act[0][1] == "store":
        scene.says(scene.decision.options[0])
    return [seat for _, seat, _ in scene.events_of("bought")]


def test_r31_v21_players_take_in_turn_each_as_many_as_they_have_characters() -> None:
    assert pickers() == [0, 1, 0, 1]
    assert pickers(rose_doolan=0) == [0, 1, 1]
    assert pickers(vulture_sam=0) == [0, 1, 0]
    assert pickers(rose_doolan=0, vulture_sam=0) == [0, 1]


def test_v21_the_cards_of_the_store_lie_open_and_only_they_can_be_taken() -> None:
    scene = holds("general-store-9C", deck=STORE)
    scene.says("general-store-9C")

    assert scene.view(1).store == tuple(STORE.split())
    assert scene.to_act == [(0, "store")]
    assert refused(scene, "winchester-8S") == "not-among-these"


def test_v32_a_store_with_too_few_cards_shows_what_there_is() -> None:
    scene = holds("general-store-9C", deck="bang-2C bang-3C", bare=True)
    scene.says("general-store-9C")
    picture = scene.view(None).store
    scene.says("bang-3C")

    assert picture[:2] == ("bang-2C", "bang-3C")
    assert "bang-3C" in scene.hands[0]


# Why not


def test_a_shot_out_of_range_is_refused_with_the_numbers() -> None:
    scene = holds("bang-2C")
    scene.says("bang-2C")
    with pytest.raises(Refused) as why:
        scene.says("vulture-sam")

    assert why.value.code == "too-far"
    assert why.value.facts == {"card": "bang-2C", "target": "vulture-sam", "distance": 2, "reach": 1}


def test_only_ones_own_character_can_be_exposed_and_only_a_held_card_played() -> None:
    assert refused(holds("", phase="begin"), "vulture-sam") == "not-yours"
    assert refused(holds("bang-2C"), "bang-3C") == "not-in-hand"


# A card in play


def test_r30_neither_stagecoach_nor_general_store_turns_up_itself() -> None:
    coach = holds("stagecoach-9S", deck="bang-2C", bare=True)
    store = holds("general-store-9C", deck="bang-2C bang-3C", bare=True, discard="beer-6H")
    coach.says("stagecoach-9S")
    store.says("general-store-9C")

    assert coach.hands[0] == ["bang-2C"]
    assert sorted(store.table.store) == ["bang-2C", "bang-3C", "beer-6H"]
    assert store.table.discard == ["general-store-9C"]


def test_r30_a_card_is_discarded_on_top_of_what_answered_it() -> None:
    scene = holds("bang-2C", "missed-10C", own="black-jack rose-doolan", discard="beer-6H")
    scene.plays("bang-2C", "jourdonnais")
    while_asked = scene.table.discard[-1]
    scene.says("missed-10C")

    assert while_asked == "bang-2C"
    assert scene.table.discard == ["beer-6H", "missed-10C", "bang-2C"]
