"""Effects: where cards are played from, at what price, how often; the rule book's worked examples."""

from dataclasses import replace
from itertools import product

import pytest
from scenes.ragnguns import Scene, Side, keys

from engine.games.ragnguns.cards import CARDS, KEYWORDS, has_keyword
from engine.games.ragnguns.effects import EFFECTS, PISTOLEROS, POSED, TRAPS
from engine.games.ragnguns.ongoing import DISCOUNT, LASTING


def test_r24_r25_r39_q21_q31_fouet_is_paid_fires_at_the_alley_and_is_discarded() -> None:
    scene = Scene(Side(alley="fouet", bullets=3), Side(alley="frangines", shelter="gatling"))
    scene.do("effect", "fouet:1")

    assert (scene.me.bullets, scene.they.wounds) == (1, {"frangines.1": 1})
    assert (scene.me.zones, keys(scene.me.discard)) == ({}, ["fouet"])


@pytest.mark.parametrize(
    "own",
    [
        pytest.param(Side(left="trousse-de-campagne", bullets=3, pistolero_wounds=4), id="q74-no-pistolero"),
        pytest.param(Side(left="machette", belt=2), id="q22-the-stash-is-no-alley"),
        pytest.param(
            Side(left="adjoint-nelson", discard="etoile-en-fer-blanc", bullets=2), id="r83-q41-in-the-stash"
        ),
        pytest.param(
            Side(left="selle-en-peau-de-banquier", shelter="machette", in_alley=True), id="q84-no-swap"
        ),
        pytest.param(Side(alley="fouet", bullets=2), id="q32-empty-alley"),
    ],
)
def test_q22_q32_q41_q74_q84_r83_without_a_target_there_is_no_effect(own: Side) -> None:
    assert "effect" not in Scene(own, Side(shelter="gatling")).options


def test_q32_a_pistolero_in_the_alley_is_a_target() -> None:
    scene = Scene(Side(alley="fouet", bullets=2), Side(ready=True, in_alley=True))
    scene.do("effect", "fouet:1")

    assert scene.they.pistolero_wounds == 1


def test_r40_r48_q4_q45_improviser_from_the_hand_costs_nothing_and_stashes_a_melee_card() -> None:
    scene = Scene(Side(hand="improviser", discard="machette lasso", right="fouet", bullets=1))
    scene.do("effect", "improviser:1")
    assert scene.options == ["machette"]
    scene.do("machette", "right")

    assert keys(scene.me.stash["right"]) == ["fouet", "machette"]
    assert keys(scene.me.discard) == ["lasso", "improviser"]
    assert scene.me.bullets == 1


def test_r41_r42_vieux_bourbon_heals_one_bullet_once_a_turn_and_stays() -> None:
    own = Side(left="vieux-bourbon", alley="frangines", bullets=6, wounds={"frangines": 1})
    scene = Scene(own, Side())
    scene.do("effect", "vieux-bourbon:1", "alley")
    assert scene.me.wounds == {}
    assert keys(scene.me.stash["left"]) == ["vieux-bourbon"]
    scene.me.wounds["frangines.0"] = 1

    scene.game.answer(0, ("discard",))
    scene.game.answer(0, ("back",))
    assert "effect" not in scene.options


def test_r41_what_was_used_can_be_used_again_in_the_next_turn() -> None:
    own = Side(left="coffre-fort-a-roulettes", deck="lasso machette torche fouet")
    scene = Scene(own, Side(deck="lasso"))
    scene.do("effect", "coffre-fort-a-roulettes:1")
    assert "effect" not in scene.options
    scene.do("end", "end", "lasso:left", "effect")

    assert "coffre-fort-a-roulettes:1" in scene.options


def test_r43_q6_adjoint_nelson_posed_in_the_alley_fetches_a_sheriff() -> None:
    scene = Scene(Side(hand="adjoint-nelson", discard="etoile-en-fer-blanc", bullets=3))
    scene.do("pose", "adjoint-nelson", "alley", "etoile-en-fer-blanc", "left")

    assert keys(scene.me.stash["left"]) == ["etoile-en-fer-blanc"]


def test_r45_r46_nelson_swapped_into_the_alley_fetches_nobody() -> None:
    scene = Scene(
        Side(left="selle-en-peau-de-banquier", shelter="adjoint-nelson", discard="etoile-en-fer-blanc")
    )
    scene.do("effect", "selle-en-peau-de-banquier:1")

    assert keys(scene.me.zones.values()) == ["adjoint-nelson"]
    assert "alley" in scene.me.zones
    assert "etoile-en-fer-blanc.0" in scene.me.discard


def test_r45_a_swap_switches_on_what_lasts() -> None:
    scene = Scene(Side(left="selle-en-peau-de-banquier", shelter="fanfare-municipale", bullets=6))
    scene.do("effect", "selle-en-peau-de-banquier:1", "shoot")

    assert scene.options == ["1", "2"]


def test_r47_an_effect_is_played_only_in_play() -> None:
    scene = Scene(
        Side(hand="poing-americain tir-de-semonce", alley="machette", discard="tomahawk", bullets=2), Side()
    )
    scene.do("effect")

    assert scene.refused("poing-americain:1") == "not-in-play"
    assert scene.refused("tomahawk:1") == "in-discard"


def test_r49_q38_poing_americain_comes_back_by_improviser_and_fires_from_the_stash() -> None:
    own_hand = Side(
        hand="poing-americain improviser", alley="machette", shelter="torche", left="lasso", bullets=1
    )
    scene = Scene(own_hand, Side())
    scene.do("discard", "poing-americain", "effect", "improviser:1", "poing-americain", "left")
    scene.do("effect", "poing-americain:1")

    assert scene.they.pistolero_wounds == 1
    assert keys(scene.me.tops().values()) == ["lasso"]


def test_r50_r51_r52_q3_buffalo_kid_uses_both_effects_with_the_machette_for_two_belt_bullets() -> None:
    scene = Scene(Side(alley="machette", belt=2, bullets=4), Side())
    scene.do("effect", "pistolero:1", "effect", "pistolero:2", "shoot")
    assert (scene.me.belt, scene.me.bullets, scene.they.pistolero_wounds) == (0, 4, 1)
    assert scene.options == ["1", "2", "3"]
    scene.do("1", "end")

    assert scene.me.boost == {}


def test_a_card_that_leaves_the_table_loses_the_power_it_has_gained() -> None:
    scene = Scene(Side(alley="machette", belt=2), Side())
    scene.do("effect", "pistolero:1")
    gained = keys(scene.me.boost)
    scene.do("discard", "machette")

    assert gained == ["machette"]
    assert scene.me.boost == {}


def test_q85_a_pistolero_in_the_alley_gains_power_like_a_card() -> None:
    scene = Scene(Side(hand="sonner-la-charge", bullets=6, in_alley=True), Side())
    scene.do("effect", "sonner-la-charge:1")

    assert scene.view(1).seats[0].power == scene.view(1).seats[0].firepower == 3 + 2
    assert scene.events_of("boosted") == [("boosted", 0, "buffalo-kid", 2)]
    scene.do("shoot")
    assert scene.options == ["1", "2", "3", "4", "5"]
    scene.do("5", "end")
    assert scene.me.boost == {}


@pytest.mark.parametrize(
    ("gun", "in_alley", "why"),
    [
        ("gus-harmonica", True, ""),
        ("buffalo-kid", True, "alley-unfit"),
        ("gus-harmonica", False, "alley-empty"),
    ],
)
def test_q85_a_pistolero_gains_power_by_their_own_keywords(gun: str, in_alley: bool, why: str) -> None:
    own = Side(left="demi-tour", right="banjo-a-canon-scie", discard="machette", bullets=6)
    scene = Scene(replace(own, gun=gun, in_alley=in_alley), Side())
    scene.do("effect")

    assert ("banjo-a-canon-scie:1" in scene.options) == (not why)
    assert not why or scene.refused("banjo-a-canon-scie:1") == why


def test_r50_each_pistolero_effect_is_played_once_a_turn() -> None:
    scene = Scene(Side(alley="machette", hand="lasso", belt=4), Side())
    scene.do("effect", "pistolero:1", "effect")

    assert scene.options == ["pistolero:2"]
    assert scene.refused("pistolero:1") == "used"


def test_r26_r51_the_belt_alone_pays_pistolero_effects() -> None:
    scene = Scene(Side(alley="machette", hand="rechargement-eclair", bullets=6), Side())
    scene.do("effect")

    assert scene.refused("pistolero:1") == "belt-short"


def test_r60_r61_jenny_james_takes_a_bullet_off_the_frangines_for_two_of_the_belt() -> None:
    scene = Scene(Side(gun="jenny-james", alley="frangines", belt=2, wounds={"frangines": 1}), Side())
    scene.do("effect", "pistolero:1", "alley")

    assert (scene.me.belt, scene.me.wounds) == (0, {})


def test_q36_what_cannot_be_done_is_not_played_and_nothing_is_paid() -> None:
    scene = Scene(Side(hand="improviser rechargement-eclair", discard="lasso", bullets=1))
    scene.do("effect")

    assert scene.refused("improviser:1") == "no-target"
    assert scene.options == ["rechargement-eclair:1"]


def test_q37_an_action_is_played_from_the_top_of_the_stash_too() -> None:
    scene = Scene(Side(right="tir-de-semonce", alley="machette", bullets=1), Side())
    scene.do("effect", "tir-de-semonce:1")

    assert scene.they.pistolero_wounds == 1
    assert scene.me.stash["right"] == []


def test_q39_a_card_that_leaves_and_comes_back_is_still_used() -> None:
    own_hand = Side(left="vieux-bourbon", hand="retour-d-entre-les-morts", alley="frangines", bullets=6,
                wounds={"frangines": 1})  # fmt: skip
    scene = Scene(own_hand, Side())
    scene.do("effect", "vieux-bourbon:1", "alley", "discard", "vieux-bourbon")
    scene.do("effect", "retour-d-entre-les-morts:1", "vieux-bourbon", "pose", "vieux-bourbon", "shelter")
    scene.me.wounds["frangines.0"] = 1
    scene.do("discard", "frangines")

    assert "vieux-bourbon.0:1" in scene.me.used
    assert "effect" not in scene.options


def test_r73_q40_an_objects_lasting_effect_comes_before_the_one_that_discards_it() -> None:
    scene = Scene(Side(left="longue-vue", right="machette lasso", bullets=1), Side(left="torche"))
    scene.do("effect", "longue-vue:1", "machette", "effect", "longue-vue:2", "left")

    assert keys(scene.they.discard) == ["torche"]
    assert keys(scene.me.discard) == ["longue-vue"]


def test_q40_of_two_plain_effects_only_one_is_played() -> None:
    scene = Scene(Side(left="boite-de-cartouches"), Side())
    scene.do("effect", "boite-de-cartouches:2")

    assert scene.me.belt == 2
    assert "effect" not in scene.options


def test_r84_q44_every_reinforcement_does_one_thing_in_each_zone_once_or_as_long_as_it_lies_there() -> None:
    for key, card in CARDS.items():
        if card.type == "renfort":
            for zone in ("alley", "shelter"):
                assert ((key, zone) in POSED) != ((key, zone) in LASTING), (key, zone)


def test_q42_a_fetch_may_be_left_but_what_harms_may_not() -> None:
    own_hand = Side(hand="adjoint-nelson grizzly-en-permission", discard="etoile-en-fer-blanc", bullets=8)
    scene = Scene(own_hand, Side(shelter="machette"))
    scene.do("pose", "adjoint-nelson", "alley")
    assert scene.options == ["etoile-en-fer-blanc", "pass"]
    scene.do("pass", "pose", "grizzly-en-permission", "shelter")

    assert keys(scene.me.discard) == ["etoile-en-fer-blanc"]
    assert keys(scene.they.discard) == ["machette"]


def test_q76_no_free_effects_bring_each_other_back() -> None:
    free = {key for key in CARDS if any(p.cost == 0 and not p.again for p in CARDS[key].effects)}
    bringing = {
        key: effect
        for key in free
        for price, effect in zip(CARDS[key].effects, EFFECTS[key])
        if price.cost == 0 and not price.again and effect.does in ("fetches", "recalls")
    }

    assert bringing.keys() == {"improviser", "premiers-soins", "retour-d-entre-les-morts", "demi-tour"}
    for (by, effect), key in product(bringing.items(), bringing):
        assert by == key or not has_keyword(key, *effect.words)


def test_q76_a_card_never_finds_itself() -> None:
    scene = Scene(Side(hand="premiers-soins", discard="vieux-bourbon"))
    scene.do("effect", "premiers-soins:1")

    assert scene.options == ["vieux-bourbon"]


def test_r87_every_keyword_is_on_cards_and_looked_for_by_effects() -> None:
    made = [*POSED.values(), *TRAPS.values()]
    made += [effect for item in (*EFFECTS.values(), *PISTOLEROS.values()) for effect in item]
    sought = {word for effect in made for word in effect.words}
    sought |= {word for item in LASTING.values() if item.does == DISCOUNT for word in item.words}
    carried = {word for card in CARDS.values() for word in card.words}

    assert set(KEYWORDS) <= carried
    assert set(KEYWORDS) <= sought


def test_r87_a_keyword_does_nothing_by_itself() -> None:
    scene = Scene(Side(hand="ventre-a-terre", bullets=4), Side())
    scene.do("pose", "ventre-a-terre", "shelter")

    assert (scene.me.bullets, scene.they.pistolero_wounds) == (1, 0)


@pytest.mark.parametrize(
    ("own", "bullets", "cards"),
    [
        (Side(deck="lasso torche machette gatling"), 4, 3),
        (Side(deck="lasso torche machette gatling", shelter="suzette-la-barmaid"), 5, 3),
        (Side(deck="lasso torche machette gatling", alley="banjo-winter"), 4, 4),
    ],
)
def test_q87_a_card_goes_before_the_rule(own: Side, bullets: int, cards: int) -> None:
    scene = Scene(own, Side(), phase="recharge")

    assert (scene.me.bullets, len(scene.me.hand)) == (bullets, cards)
