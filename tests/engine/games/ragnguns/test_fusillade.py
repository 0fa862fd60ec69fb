"""Firing: how many bullets, who takes them, when the fusillade ends."""

import pytest
from scenes.ragnguns import Scene, Side, keys

from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.view import Shot

SHOOTER = {"alley": "frangines", "bullets": 3}


def shooting(theirs: Side, count: int = 3, **more: object) -> Scene:
    scene = Scene(Side(**(SHOOTER | more)), theirs)  # type: ignore[arg-type]
    scene.do("shoot", str(count))
    return scene


def test_r18_q33_one_fusillade_a_turn_and_shots_of_effects_are_none() -> None:
    scene = Scene(Side(hand="tir-de-semonce", alley="machette", bullets=5), Side())
    scene.do("shoot", "1")
    assert scene.refused("shoot") == "fired-already"
    scene.do("effect", "tir-de-semonce:1")

    assert scene.they.pistolero_wounds == 2


@pytest.mark.parametrize(
    ("own", "theirs", "why"),
    [
        pytest.param(Side(shelter="gatling", bullets=3), Side(), "no-firepower", id="r34"),
        pytest.param(Side(alley="gatling", belt=5), Side(), "no-bullets", id="r54"),
        pytest.param(Side(alley="frangines", bullets=2), Side(shelter="juge-bancroft"), "taxed", id="tax"),
    ],
)
def test_r34_r54_a_fusillade_takes_firepower_and_bullets_above_the_tax(
    own: Side, theirs: Side, why: str
) -> None:
    assert Scene(own, theirs).refused("shoot") == why


def test_r35_r53_q25_from_one_bullet_to_the_firepower_or_the_bullets_left() -> None:
    by_power = Scene(Side(alley="machette", bullets=6))
    by_bullets = Scene(Side(alley="gatling", bullets=2))
    by_power.do("shoot")
    by_bullets.do("shoot")

    assert by_power.options == by_bullets.options == ["1", "2"]
    assert by_power.refused("3") == by_bullets.refused("0") == "too-many"


def test_r55_two_of_three_bullets_are_fired_and_the_third_goes_to_the_belt() -> None:
    scene = shooting(Side(), 2)
    scene.do("end")

    assert (scene.they.pistolero_wounds, scene.me.belt) == (2, 1)


def test_r36_r37_r38_r56_q29_the_shelter_takes_bullets_first_and_what_is_left_goes_on_at_once() -> None:
    scene = shooting(Side(shelter="machette"))

    assert keys(scene.they.discard) == ["machette"]
    assert scene.they.pistolero_wounds == 2


def test_r57_q27_the_one_who_is_hit_shares_what_is_left_and_the_other_waits() -> None:
    scene = shooting(Side(alley="grizzly-en-permission"))
    assert scene.decision.seat == 1
    assert scene.game.decision(0) is None
    assert scene.options == ["0", "1", "2", "3"]
    scene.do("2")

    assert (scene.they.pistolero_wounds, scene.they.wounds) == (1, {"grizzly-en-permission.1": 2})
    assert scene.decision.seat == 0


def test_r58_barre_de_fer_falls_and_the_machette_is_kept() -> None:
    scene = shooting(Side(shelter="barre-de-fer", alley="machette"), 2)
    scene.do("0")

    assert keys(scene.they.discard) == ["barre-de-fer"]
    assert keys(scene.they.zones.values()) == ["machette"]
    assert scene.they.pistolero_wounds == 1


def test_r59_q19_bullets_stay_on_a_card_until_it_is_discarded() -> None:
    scene = shooting(Side(shelter="grizzly-en-permission"))
    assert scene.they.wounds == {"grizzly-en-permission.1": 3}
    scene.do("end")
    assert scene.they.wounds == {"grizzly-en-permission.1": 3}
    scene.do("discard", "grizzly-en-permission")

    assert scene.they.wounds == {}


def test_q26_the_alley_card_takes_no_more_than_it_can() -> None:
    scene = shooting(Side(alley="frangines", wounds={"frangines": 1}))
    assert scene.options == ["0", "1"]
    scene.do("1")

    assert keys(scene.they.discard) == ["frangines"]
    assert scene.they.pistolero_wounds == 2


def test_q28_with_nothing_to_share_nobody_is_asked() -> None:
    empty = shooting(Side())
    stepped_out = shooting(Side(ready=True, in_alley=True))

    assert empty.decision.seat == stepped_out.decision.seat == 0
    assert empty.they.pistolero_wounds == stepped_out.they.pistolero_wounds == 3


def test_r2_q34_q35_the_sixth_bullet_ends_the_game_at_once() -> None:
    scene = shooting(Side(pistolero_wounds=5))

    assert scene.winners == (0,)
    assert scene.they.pistolero_wounds == 6
    assert scene.events_of("hurt", "won") == [("hurt", 1, 1, 2, 6, "volley"), ("won", 0)]


def test_the_silent_protect_their_pistolero() -> None:
    scene = shooting(Side(alley="frangines"))

    assert scene.decision.default == ("2",)


# What lasts


@pytest.mark.parametrize(
    ("alley", "dropped", "amounts"),
    [("fanfare-municipale", "", ["1", "2"]), ("machette", "fanfare-municipale", ["1", "2"])],
)
def test_r44_q43_firepower_grows_by_the_band_while_it_lies_there(
    alley: str, dropped: str, amounts: list[str]
) -> None:
    scene = Scene(Side(alley=alley, shelter=dropped, bullets=6))
    if dropped:
        scene.do("discard", dropped)
    scene.do("shoot")

    assert scene.options == amounts


def test_under_cover_a_bullet_of_each_fusillade_is_lost() -> None:
    scene = shooting(Side(shelter="molosse-du-sherif"), 1)

    assert scene.they.wounds == {}
    assert scene.events_of("covered", "fired") == [("covered", 1, "molosse-du-sherif.1", 1)]


def test_cover_does_nothing_against_effects() -> None:
    scene = Scene(Side(hand="tir-de-semonce", alley="machette", bullets=1), Side(shelter="marshal-quinn"))
    scene.do("effect", "tir-de-semonce:1")

    assert scene.they.wounds == {"marshal-quinn.1": 1}


def test_a_tax_is_spent_besides_the_bullets_fired() -> None:
    scene = Scene(Side(alley="frangines", bullets=3), Side(shelter="adjoint-nelson"))
    scene.do("shoot")
    assert scene.options == ["1", "2"]
    scene.do("2")

    assert scene.me.bullets == 0


def test_marshal_quinn_in_the_alley_fires_twice() -> None:
    scene = Scene(Side(alley="marshal-quinn", bullets=6), Side())
    scene.do("shoot", "1", "shoot", "1")

    assert scene.they.pistolero_wounds == 2
    assert scene.refused("shoot") == "fired-already"


def test_who_tends_the_other_zone_heals_it_at_each_recharge() -> None:
    wounded = Side(alley="frangines", shelter="soeurs-james", wounds={"frangines": 1, "soeurs-james": 1})
    scene = Scene(Side(), wounded, phase="stash")

    assert scene.they.wounds == {"soeurs-james.1": 1}


def test_more_bullets_and_more_cards_come_to_those_who_have_friends() -> None:
    theirs = Side(alley="banjo-winter", shelter="locomotive", deck="lasso fouet torche machette tomahawk")
    scene = Scene(Side(), theirs, phase="stash")

    assert (scene.they.bullets, len(scene.they.hand)) == (5, 4)


def test_a_discount_is_for_its_keyword_alone_and_never_pays_back() -> None:
    scene = Scene(Side(hand="torche machette sac-de-petards", shelter="artificiere-wu", bullets=1))
    scene.do("pose")

    assert scene.options == ["torche", "sac-de-petards"]
    scene.do("torche", "alley")
    assert scene.me.bullets == 1


def test_bullets_that_wait_for_their_target_are_told_with_what_fired() -> None:
    scene = shooting(Side(alley="machette"), 2)
    shots = [scene.view(seat).shot for seat in (None, 0, 1)]
    scene.do("1")

    assert shots == [Shot("volley", 2, 1, is_fatal=False)] * 3
    assert scene.view(None).shot is None


@pytest.mark.parametrize(("count", "kind", "card"), [(1, "felled", "machette"), (3, "hit", "")])
def test_of_a_turn_the_hit_that_weighs_most_is_the_moment(count: int, kind: str, card: str) -> None:
    moment = shooting(Side(shelter="machette"), count).view(None).moment

    assert (moment.kind, moment.seat, moment.card, moment.by) == (kind, 1, card, "frangines")


def test_a_hit_remembers_the_card_that_the_same_shootout_brought_down() -> None:
    scene = shooting(Side(shelter="machette"), 3)
    first = scene.view(None).moment
    scene = shooting(Side(shelter="machette", alley="fouet"), 3)
    scene.do("1")
    second = scene.view(None).moment

    assert first.kind == second.kind == "hit"
    assert [(key_of(fell.card), fell.zone, fell.count) for fell in second.fell] == [
        ("machette", "shelter", 1),
        ("fouet", "alley", 1),
    ]
    assert first.fell == second.fell[:1]


def test_a_turn_shows_its_newest_hit_and_the_next_one_the_gravest_of_it() -> None:
    scene = Scene(
        Side(alley="frangines", left="carabine-du-dimanche", bullets=6),
        Side(deck="machette lasso fouet torche"),
    )
    scene.do("shoot", "2")
    scene.they.zones["shelter"] = "machette.1"
    scene.do("effect", "carabine-du-dimanche:1")
    newest = scene.view(None).moment
    scene.do("end")
    gravest = scene.view(None).moment

    assert (newest.kind, gravest.kind, gravest.fell) == ("felled", "hit", ())


def test_of_cards_that_a_turn_hit_the_next_one_shows_the_last_though_another_fell_before_it() -> None:
    scene = Scene(
        Side(alley="frangines", left="carabine-du-dimanche", bullets=6),
        Side(shelter="machette", deck="machette lasso fouet torche"),
    )
    scene.do("shoot", "1")
    scene.they.zones["shelter"] = "doc-ravenstorm.1"
    scene.do("effect", "carabine-du-dimanche:1", "end")
    moment = scene.view(None).moment

    assert (moment.kind, moment.card) == ("wounded", "doc-ravenstorm")


def test_the_next_turn_shows_what_its_seat_suffered_rather_than_the_piege_sprung_before() -> None:
    scene = Scene(
        Side(traps="plancher-pourri:1", shelter="machette", deck="lasso fouet torche"),
        Side(alley="frangines", bullets=3),
        current=1,
        phase="disarm",
    )
    scene.do("take:1")
    scene.do("1")
    sprung = scene.view(None).moment
    scene.do("shoot", "1")
    scene.do("end")
    suffered = scene.view(None).moment

    assert (sprung.kind, sprung.seat, suffered.kind, suffered.seat) == ("hit", 1, "felled", 0)


def test_a_piege_that_hit_many_times_is_shown_to_who_set_it_whatever_fell_to_its_target_later() -> None:
    scene = Scene(
        Side(traps="plancher-pourri:1", shelter="machette", deck="lasso fouet torche"),
        Side(alley="frangines", bullets=3),
        current=1,
        phase="disarm",
    )
    scene.do("take:1", "0", "shoot", "1", "end")
    moment = scene.view(None).moment

    assert (moment.kind, moment.seat, moment.count) == ("hit", 1, 3)
