"""Abilities that act on a wound, on an empty hand, on a death, or at any time."""

import pytest
from scenes.bang import Scene

from engine.core.decisions import BACK
from engine.core.rng import Rng
from engine.games.bang.cards.equipment import lay
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.policy import play
from engine.games.bang.record import RECORDS


def holds(
    cards: str, theirs: str = "", *, own: str = "rose-doolan black-jack", others: str, **fields
) -> Scene:
    return Scene(own, others, hands=(cards, theirs), **fields)


# Bart Cassidy and El Gringo


def test_v16_covered_bart_draws_for_their_wound() -> None:
    scene = holds("bang-2C", "", others="vulture-sam bart-cassidy")
    scene.plays("bang-2C", "bart-cassidy")

    assert len(scene.hands[1]) == 1


@pytest.mark.parametrize(
    ("cards", "exposed", "covered", "hands"),
    [
        ("gatling-10H saloon-5H", "vulture-sam", "el-gringo", [[], ["saloon-5H"]]),
        ("indians-KD saloon-5H", "vulture-sam", "el-gringo", [[], ["saloon-5H"]]),
        ("bang-2C", "vulture-sam", "el-gringo", [[], []]),
        ("bang-2C saloon-5H", "el-gringo", "vulture-sam", [["saloon-5H"], []]),
    ],
    ids=["gatling", "indians", "out of an empty hand nothing", "nothing while the partner is hit"],
)
def test_r16_v16_v17b_el_gringo_takes_a_card_of_who_played_the_card(
    cards: str, exposed: str, covered: str, hands: list[list[str]]
) -> None:
    scene = holds(cards, others=f"{exposed} {covered}")
    scene.plays(*cards.split()[:1], *([covered] if cards.startswith("bang") else []))

    assert scene.life(covered) == [LIFE[covered] - 1]
    assert scene.hands == hands


def test_r15_no_card_for_the_last_life_point_unless_a_beer_saves_them() -> None:
    dies = holds("duel-8C", "", others="bart-cassidy vulture-sam", life={"bart-cassidy": 1})
    lives = holds("duel-8C", "beer-6H", others="bart-cassidy vulture-sam", life={"bart-cassidy": 1})
    dies.plays("duel-8C", "bart-cassidy")
    lives.plays("duel-8C", "bart-cassidy")
    lives.says("pass")
    lives.says("beer-6H")

    assert dies.hands[1] == []
    assert len(lives.hands[1]) == 1


def test_r15_v18_covered_bart_on_one_life_with_a_beer_in_hand_dies() -> None:
    scene = holds("bang-2C", "beer-6H", others="vulture-sam bart-cassidy", life={"bart-cassidy": 1})
    scene.plays("bang-2C", "bart-cassidy")
    scene.says("pass")

    assert scene.life("bart-cassidy") == [0]
    assert scene.hands[1] == ["beer-6H"]


def test_r15_bart_draws_three_for_a_survived_dynamite() -> None:
    scene = Scene(
        "bart-cassidy rose-doolan", "vulture-sam black-jack", hands=("beer-6H", ""), phase="begin",
        in_play={"bart-cassidy": "dynamite-2H"}, deck="missed-2S", life={"bart-cassidy": 3},
    )  # fmt: skip
    scene.says("beer-6H")

    assert scene.life("bart-cassidy") == [1]
    assert scene.events_of("drew-by") == [("drew-by", 0, 1, "bart-cassidy")] * 3


def test_r16_el_gringo_gets_nothing_for_their_own_duel_nor_for_dynamite() -> None:
    duel = holds("duel-8C", "bang-2C saloon-5H", own="el-gringo black-jack", others="vulture-sam rose-doolan")
    duel.plays("duel-8C", "vulture-sam")
    duel.says("bang-2C")
    dynamite = holds(
        "", "saloon-5H", own="el-gringo black-jack", others="vulture-sam rose-doolan", phase="begin",
        in_play={"black-jack": "dynamite-2H"}, deck="missed-2S",
    )  # fmt: skip

    assert duel.life("el-gringo") == [2]
    assert duel.hands == [[], ["saloon-5H"]]
    assert dynamite.hands[1] == ["saloon-5H"]


# Suzy Lafayette


SUZY, OTHERS = "suzy-lafayette black-jack", "vulture-sam rose-doolan"


@pytest.mark.parametrize(
    ("own", "others", "cards", "theirs", "replies", "hands"),
    [
        (SUZY, OTHERS, "stagecoach-9S", "", "", [["bang-2C", "bang-3C"], []]),
        (SUZY, OTHERS, "mustang-8H", "", "suzy-lafayette", [["bang-2C"], []]),
        (SUZY, "vulture-sam el-gringo", "bang-4C", "", "el-gringo", [["bang-3C"], ["bang-2C"]]),
        ("rose-doolan black-jack", "suzy-lafayette vulture-sam", "cat-balou-9D", "saloon-5H",
            "vulture-sam hand", [[], ["bang-2C"]]),
        ("rose-doolan black-jack", "vulture-sam suzy-lafayette", "panic-8D", "saloon-5H",
            "suzy-lafayette hand", [["saloon-5H"], ["bang-2C"]]),
    ],
    ids=[
        "not before a stagecoach has drawn", "after the last card", "again after el gringo has taken it",
        "after a theft", "covered, after a theft through Suzy",
    ],
)  # fmt: skip
def test_r19_v16_suzy_draws_when_the_effect_of_a_card_leaves_the_hand_empty(
    own: str, others: str, cards: str, theirs: str, replies: str, hands: list[list[str]]
) -> None:
    scene = holds(cards, theirs, own=own, others=others, deck="bang-2C bang-3C")
    scene.plays(cards, *replies.split())

    assert scene.hands == hands


@pytest.mark.parametrize("own", ["suzy-lafayette", "black-jack"])
@pytest.mark.parametrize(("card", "left"), [("panic-8D", "jail-4H"), ("cat-balou-9D", "bang-2C")])
def test_r19_suzys_own_theft_before_her_own_side_is_resolved_before_she_draws(
    card: str, left: str, own: str
) -> None:
    scene = holds(card, own=SUZY, others=OTHERS, in_play={own: "jail-4H"}, deck="bang-2C bang-3C")
    scene.plays(card, own, "jail-4H")

    assert scene.hands[0] == [left]


def test_r19_suzy_draws_between_the_two_missed_against_slab() -> None:
    scene = holds(
        "bang-2C", "missed-10C", own="slab-the-killer black-jack", others="vulture-sam suzy-lafayette",
        exposed="suzy-lafayette", deck="missed-JC",
    )  # fmt: skip
    scene.plays("bang-2C", "suzy-lafayette")
    scene.says("missed-10C")
    drawn = list(scene.hands[1])
    scene.says("missed-JC")

    assert drawn == ["missed-JC"]
    assert scene.life("suzy-lafayette") == [4]


def test_r19_v27_suzy_waits_for_the_end_of_a_duel_in_either_part() -> None:
    target = holds("duel-8C bang-2C", "bang-3C", others="suzy-lafayette vulture-sam", deck="bang-4C")
    target.plays("duel-8C", "suzy-lafayette")
    target.says("bang-3C")
    meanwhile = list(target.hands[1])
    target.says("bang-2C")
    starter = holds("duel-8C", "bang-2C", own="suzy-lafayette black-jack", others="vulture-sam rose-doolan")
    starter.plays("duel-8C", "vulture-sam")
    starter.says("bang-2C")

    assert meanwhile == []
    assert target.life("suzy-lafayette") == [3]
    assert target.hands[1] == ["bang-4C"]
    assert starter.life("suzy-lafayette") == [3]
    assert len(starter.hands[0]) == 1


def test_r19_suzy_draws_only_when_the_last_card_has_hit_all_its_targets() -> None:
    scene = holds(
        "gatling-10H", "saloon-5H", own="suzy-lafayette black-jack", others="vulture-sam bart-cassidy"
    )
    scene.says("gatling-10H")
    scene.says("pass")
    meanwhile = list(scene.hands[0])
    scene.says("pass")

    assert meanwhile == []
    assert len(scene.hands[0]) == 1


def test_v16_suzy_draws_when_exposed_with_an_empty_hand() -> None:
    scene = Scene("rose-doolan suzy-lafayette", "vulture-sam black-jack", phase="begin")
    scene.says("suzy-lafayette")

    assert len(scene.hands[0]) == 3


def test_v16_covered_suzy_draws_as_soon_as_a_shot_is_aimed_there() -> None:
    scene = holds("bang-2C", "", others="vulture-sam suzy-lafayette", deck="missed-10C")
    scene.plays("bang-2C", "suzy-lafayette")
    scene.says("missed-10C")

    assert scene.life("suzy-lafayette") == [4]
    assert len(scene.hands[1]) == 1


# Sid Ketchum


HURT = {"sid-ketchum": 2}


def sid(cards: str, own: str = "sid-ketchum black-jack", **fields) -> Scene:
    return holds(cards, own=own, others="vulture-sam rose-doolan", **{"life": HURT, **fields})


def test_r22_r4_sid_heals_for_pairs_in_their_turn_again_and_again_up_to_their_most() -> None:
    scene = sid("bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C")
    for pair in (("bang-2C", "bang-3C"), ("bang-4C", "bang-5C")):
        scene.says("ability")
        assert (scene.decision.min_count, scene.decision.max_count) == (2, 2)
        scene.says(*pair)

    assert scene.life("sid-ketchum") == [4]
    assert "ability" not in scene.options


def test_r22_sid_can_go_back_before_they_have_chosen() -> None:
    scene = sid("bang-2C bang-3C")
    scene.says("ability")
    scene.says(*BACK)

    assert scene.to_act == [(0, "play")]
    assert scene.hands[0] == ["bang-2C", "bang-3C"]


def test_r22_sid_heals_while_answering_and_is_asked_again() -> None:
    scene = holds("duel-8C", "bang-2C saloon-5H beer-6H", others="sid-ketchum vulture-sam", life=HURT)
    scene.plays("duel-8C", "sid-ketchum")
    scene.says("ability")
    scene.says("saloon-5H", "beer-6H")

    assert scene.life("sid-ketchum") == [3]
    assert scene.options == {"pass", "bang-2C"}


def test_r22_sid_can_heal_when_dying() -> None:
    scene = holds("duel-8C", "saloon-5H bang-2C", others="sid-ketchum vulture-sam", life={"sid-ketchum": 1})
    scene.plays("duel-8C", "sid-ketchum")
    scene.says("pass")
    scene.says("ability")
    scene.says("saloon-5H", "bang-2C")

    assert scene.life("sid-ketchum") == [1]
    assert scene.hands[1] == []


def ends_with_sid(cards: str) -> Scene:
    """Let Sid, who has lost two life points, end the turn with these cards."""
    scene = sid(cards)
    scene.says("done")
    return scene


def test_r22_sid_may_heal_before_they_discard_again_or_go_back_or_discard_at_once() -> None:
    scene = ends_with_sid("bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C bang-8C bang-9C")
    first = scene.to_act, scene.facts, scene.options
    scene.says("ability")
    scene.says("bang-2C", "bang-3C")
    again = scene.to_act, scene.facts
    scene.says("ability")
    scene.says(*BACK)
    back = scene.to_act
    scene.says("discard")

    assert first == ([(0, "heal-first")], {"extra": 6}, {"ability", "discard"})
    assert again == ([(0, "heal-first")], {"extra": 3})
    assert back == [(0, "heal-first")]
    assert scene.to_act == [(0, "discard")]
    assert scene.facts == {"limit": 3}
    assert (scene.decision.min_count, scene.decision.max_count) == (3, 3)


def test_r22_sid_who_heals_before_they_discard_keeps_a_card_more_as_the_computer_does() -> None:
    scene = ends_with_sid("bang-2C bang-3C bang-4C bang-5C")
    computers = play(scene.game.view(0), scene.decision, Rng("5d" * 32))
    scene.says("ability")
    scene.says("bang-2C", "bang-3C")

    assert computers == ("ability",)
    assert scene.life("sid-ketchum") == [3]
    assert scene.hands[0] == ["bang-4C", "bang-5C"]
    assert scene.table.current == 1


def test_r22_nobody_is_asked_who_need_not_discard_or_whose_ability_is_another() -> None:
    within = ends_with_sid("bang-2C bang-3C")
    other = sid(
        "bang-2C bang-3C bang-4C bang-5C", own="black-jack sid-ketchum", life={**HURT, "black-jack": 2}
    )
    other.says("done")

    assert within.table.current == 1
    assert other.to_act == [(0, "discard")]


def test_v18_v29_covered_sid_survives_where_a_beer_cannot_help() -> None:
    scene = holds("bang-2C", "beer-6H beer-7H", others="vulture-sam sid-ketchum", life={"sid-ketchum": 1})
    scene.plays("bang-2C", "sid-ketchum")
    scene.says("pass")

    assert scene.to_act == [(1, "last-beer")]
    assert scene.options == {"pass", "ability"}


def test_v29_sid_does_nothing_while_their_partner_is_the_target_nor_for_them() -> None:
    scene = holds(
        "bang-2C", "saloon-5H bang-3C", others="sid-ketchum vulture-sam", life={**HURT, "vulture-sam": 1}
    )
    scene.plays("bang-2C", "vulture-sam")
    first = scene.options
    scene.says("pass")

    assert first == {"pass"}
    assert scene.life("vulture-sam") == [0]


def test_r22_sid_heals_also_when_they_are_asked_at_the_store_or_whom_to_expose() -> None:
    store = holds("general-store-9C", "saloon-5H bang-3C", others="sid-ketchum vulture-sam", life=HURT)
    store.says("general-store-9C")
    store.says(store.decision.options[0])
    expose = Scene(
        "sid-ketchum black-jack",
        "vulture-sam rose-doolan",
        hands=("bang-2C bang-3C", ""),
        life=HURT,
        phase="begin",
    )

    assert store.to_act == [(1, "store")]
    assert "ability" in store.options
    assert "ability" in expose.options


# Death


def test_v23_the_hand_stays_the_cards_go_and_the_survivor_is_exposed() -> None:
    scene = holds(
        "duel-8C", "saloon-5H", others="willy-the-kid jourdonnais", life={"willy-the-kid": 1},
        in_play={"willy-the-kid": "barrel-QS mustang-8H"},
    )  # fmt: skip
    scene.plays("duel-8C", "willy-the-kid")
    scene.says("pass")
    scene.says("pass")

    assert scene.exposed[1] == "jourdonnais"
    assert scene.hands[1] == ["saloon-5H"]
    assert scene.before("willy-the-kid") == []


@pytest.mark.parametrize(
    ("own", "others", "dead", "sam"),
    [
        ("rose-doolan black-jack", "willy-the-kid jourdonnais", "willy-the-kid", None),
        ("rose-doolan black-jack", "willy-the-kid vulture-sam", "willy-the-kid", None),
        ("rose-doolan black-jack", "vulture-sam willy-the-kid", "vulture-sam", None),
        ("vulture-sam black-jack", "willy-the-kid jourdonnais", "willy-the-kid", 0),
        ("rose-doolan black-jack", "vulture-sam willy-the-kid", "willy-the-kid", 1),
    ],
    ids=["without Sam", "covered Sam", "dying Sam", "exposed Sam", "their covered partner"],
)
def test_r17_r18_r20_v23_v31_what_lies_before_the_dead_is_discarded_oldest_first_or_exposed_sams(
    own: str, others: str, dead: str, sam: int | None
) -> None:
    gear = ["mustang-8H", "barrel-QS"]
    scene = holds("duel-8C", own=own, others=others, life={dead: 1}, in_play={dead: " ".join(gear)})
    scene.plays("duel-8C", dead)

    assert scene.hands == [gear if sam == seat else [] for seat in (0, 1)]
    assert scene.table.discard == [*([] if sam is not None else gear), "duel-8C"]


@pytest.mark.parametrize(
    ("others", "taken"),
    [("vulture-sam jourdonnais", ["mustang-8H"]), ("jourdonnais vulture-sam", [])],
    ids=["exposed Sam", "covered Sam"],
)
def test_v23_v31_whoever_fought_the_duel_an_exposed_sam_alone_takes_the_challengers_cards(
    others: str, taken: list[str]
) -> None:
    willy = "willy-the-kid"
    scene = holds(
        "duel-8C", "bang-2C", own=f"{willy} black-jack", others=others, life={willy: 1},
        in_play={willy: "mustang-8H"},
    )  # fmt: skip
    scene.plays("duel-8C", others.split()[1])
    scene.says("bang-2C")

    assert scene.life(willy) == [0]
    assert scene.hands[1] == taken


def test_r17_an_exploding_dynamite_is_discarded_and_not_sams() -> None:
    scene = Scene(
        "willy-the-kid black-jack", "vulture-sam jourdonnais", phase="begin", deck="missed-2S",
        in_play={"willy-the-kid": "dynamite-2H mustang-8H"}, life={"willy-the-kid": 3},
    )  # fmt: skip

    assert scene.hands[1] == ["mustang-8H"]
    assert "dynamite-2H" in scene.table.discard


@pytest.mark.parametrize(
    ("jailed", "kind", "options"),
    [([], "play", {"saloon-5H", "done"}), ([1], "discard", {"saloon-5H", "bang-3C"})],
)
def test_v24_v28_the_turn_goes_on_with_the_partner_unless_they_sit_in_jail_and_the_bang_is_used_up(
    jailed: list[int], kind: str, options: set[str]
) -> None:
    scene = holds(
        "bang-2C duel-8C bang-3C saloon-5H", "bang-4C", others="willy-the-kid black-jack",
        own="rose-doolan bart-cassidy", life={"rose-doolan": 1, "bart-cassidy": 1}, jailed=jailed,
    )  # fmt: skip
    scene.plays("bang-2C", "black-jack")
    scene.says("pass")
    scene.plays("duel-8C", "willy-the-kid")
    scene.says("bang-4C")
    scene.says("pass")
    scene.says("pass")

    assert scene.exposed[0] == "bart-cassidy"
    assert scene.to_act == [(0, kind)]
    assert scene.options == options


def test_v26_with_both_dead_a_player_has_lost_at_once() -> None:
    scene = holds(
        "duel-8C",
        "",
        others="el-gringo vulture-sam",
        life={"el-gringo": 1, "vulture-sam": 0},
        in_play={"el-gringo": "mustang-8H"},
    )
    scene.plays("duel-8C", "el-gringo")

    assert scene.game.winners == (0,)
    assert scene.table.winners == [0]
    assert scene.before("el-gringo") == ["mustang-8H"]
    assert scene.events_of("won") == [("won", 0)]


# Exactly when


def test_v17b_jesse_takes_from_the_hand_whoever_is_exposed() -> None:
    scene = Scene(
        "jesse-jones black-jack",
        "vulture-sam rose-doolan",
        hands=("", "saloon-5H"),
        phase="begin",
        exposed="rose-doolan",
    )
    scene.says("jesse-jones")
    scene.says("hand")

    assert "saloon-5H" in scene.hands[0]


AIMED = {  # at a character of the other side, with the given cards
    "bang-2C": (), "duel-8C": (), "indians-KD": None, "gatling-10H": None,
    "panic-8D": ("barrel-QS",), "cat-balou-9D": ("barrel-QS",), "jail-10S": (),
}  # fmt: skip


def test_these_are_all_cards_that_are_aimed_at_enemies() -> None:
    aimed = {key for key, record in RECORDS.items() if record.targets is not None}
    on_own_side = {key for key, record in RECORDS.items() if record.effect is lay}
    at_all = {"indians", "gatling"}

    assert {KIND[card] for card in AIMED} == (aimed | at_all) - on_own_side


@pytest.mark.parametrize("card", AIMED)
def test_v16_every_card_that_is_aimed_at_covered_suzy_wakes_the_ability(card: str) -> None:
    more = AIMED[card]
    scene = holds(
        card, "", own="rose-doolan black-jack", others="vulture-sam suzy-lafayette",
        in_play={"suzy-lafayette": "barrel-QS"}, deck="saloon-5H",
    )  # fmt: skip
    scene.plays(card, *(() if more is None else ("suzy-lafayette", *more)))

    assert "saloon-5H" in scene.hands[1]


@pytest.mark.parametrize("card", ["jail-4H", "dynamite-2H"])
def test_v16_a_check_wakes_lucky_duke_and_not_covered_suzy(card: str) -> None:
    scene = Scene(
        "rose-doolan suzy-lafayette", "vulture-sam black-jack", phase="begin",
        in_play={"suzy-lafayette": card}, deck="beer-6H",
    )  # fmt: skip

    assert not scene.events_of("drew")


def test_v16_a_check_wakes_bart_for_the_wound() -> None:
    scene = Scene(
        "rose-doolan bart-cassidy", "vulture-sam black-jack", phase="begin",
        in_play={"bart-cassidy": "dynamite-2H"}, deck="missed-5S",
    )  # fmt: skip

    assert scene.life("bart-cassidy") == [1]
    assert len(scene.hands[0]) == 3


def test_v16_exposed_suzy_who_is_checked_draws_at_once_as_always() -> None:
    scene = Scene(
        "suzy-lafayette rose-doolan", "vulture-sam black-jack", hands=("beer-6H", ""), phase="begin",
        in_play={"suzy-lafayette": "dynamite-2H"}, life={"suzy-lafayette": 3}, deck="missed-5S beer-10H",
    )  # fmt: skip
    scene.says("beer-6H")

    assert scene.life("suzy-lafayette") == [1]
    assert scene.hands[0] == ["beer-10H"]
