"""Traps: set face down for a stake; then paid, overbid, or turned up."""

import pytest
from scenes.ragnguns import Scene, Side, keys

from engine.core.forced import play_forced_replies
from engine.games.ragnguns import GAME
from engine.games.ragnguns.effects import TRAPS


def caught(theirs: Side, traps: str = "la-chute:3", **own: object) -> Scene:
    """Return a game in which seat 1 faces traps of seat 0."""
    return Scene(Side(traps=traps, **own), theirs, current=1, phase="disarm")  # type: ignore[arg-type]


def test_r74_r75_r76_q57_q65_la_chute_for_three_lies_face_down_under_three_bullets() -> None:
    scene = Scene(Side(hand="la-chute machette", bullets=4, belt=9), Side())
    scene.do("trap", "la-chute")
    assert scene.options == ["1", "2", "3", "4"]
    assert scene.refused("5") == scene.refused("0") == "stake"
    scene.do("3")

    assert scene.me.bullets == 1
    assert scene.view(1).seats[0].traps == (3,)
    assert "la-chute" not in repr((scene.view(1), scene.view(None), scene.events))
    assert scene.view(0).hidden[0].traps == ("la-chute.0",)


def test_q55_a_trap_is_set_from_the_hand_or_the_top_of_the_stash() -> None:
    scene = Scene(
        Side(hand="la-chute", left="termites le-leurre", right="berceuse machette", bullets=1), Side()
    )
    scene.do("trap")

    assert scene.options == ["la-chute", "le-leurre"]
    assert scene.refused("termites") == "covered"
    assert scene.refused("machette") == "no-trap"


def test_r78_r81_q58_q59_q81_paid_it_goes_back_unseen_on_the_place_its_owner_chooses() -> None:
    scene = caught(Side(hand="lasso", bullets=4), left="machette", right="fouet torche")
    scene.do("pay:1")
    assert scene.decision.seat == 0
    assert scene.decision.default == ("left",)
    scene.do("left")

    assert keys(scene.me.stash["left"]) == ["machette", "la-chute"]
    assert scene.view(1).seats[0].stash[0].top == "trap"
    assert (scene.they.bullets, scene.me.bullets, scene.me.traps) == (1, 0, [])
    assert scene.events_of("returned") == [("returned", 0, "left")]
    assert "la-chute" not in repr((scene.events, scene.view(1)))
    assert scene.decision.seat == 1


def test_r77_r79_r81_overbid_it_is_discarded_and_named() -> None:
    scene = caught(Side(hand="lasso", bullets=4))
    assert scene.decision.seat == 1
    assert scene.options == ["pay:1", "overbid:1", "take:1"]
    assert scene.decision.default == ("take:1",)
    scene.do("overbid:1")

    assert scene.they.bullets == 0
    assert keys(scene.me.discard) == ["la-chute"]
    assert scene.events_of("discarded") == [("discarded", 0, "la-chute.0")]


def test_r80_r81_q62_q83_turned_up_la_chute_costs_a_hand_card_of_the_victims_choice() -> None:
    scene = caught(Side(hand="lasso machette", bullets=4))
    scene.do("take:1")
    assert scene.decision.seat == 1
    assert scene.options == ["lasso", "machette"]
    scene.do("machette")

    assert keys(scene.they.discard) == ["machette"]
    assert keys(scene.me.discard) == ["la-chute"]
    assert (scene.they.bullets, scene.me.bullets) == (4, 0)


@pytest.mark.parametrize(
    ("answer", "moment"),
    [("pay:1", ("paid", 1, "", 3)), ("overbid:1", ("overbid", 1, "la-chute", 4)),
     ("take:1", ("sprung", 1, "la-chute", 0))],
)  # fmt: skip
def test_how_a_trap_was_answered_is_a_moment_for_all_and_names_it_only_if_it_was_seen(
    answer: str, moment: tuple[str, int, str, int]
) -> None:
    scene = caught(Side(bullets=4))
    scene.do(answer)
    known = scene.view(None).moment

    assert (known.kind, known.seat, known.card, known.count) == moment


def test_q61_with_an_empty_hand_la_chute_does_nothing() -> None:
    scene = caught(Side(bullets=1))
    scene.do("take:1")

    assert keys(scene.me.discard) == ["la-chute"]
    assert scene.decision.kind == "turn"


def test_q5_le_leurre_does_nothing_at_all() -> None:
    scene = caught(Side(hand="lasso", alley="machette", bullets=4), "le-leurre:1")
    scene.do("take:1")

    assert (keys(scene.they.hand), scene.they.bullets, scene.they.pistolero_wounds) == (["lasso"], 4, 0)
    assert scene.events_of("bluffed") == [("bluffed", 0)]


def test_q56_several_traps_are_handled_one_by_one_in_any_order() -> None:
    scene = caught(Side(hand="lasso", bullets=5), "la-chute:3 le-leurre:1")
    assert scene.options == ["pay:1", "overbid:1", "take:1", "pay:2", "overbid:2", "take:2"]
    scene.do("take:2", "overbid:1")

    assert keys(scene.me.discard) == ["le-leurre", "la-chute"]
    assert scene.decision.kind == "turn"


def test_q13_q60_only_bullets_of_this_recharge_pay_and_overbidding_needs_one_more() -> None:
    exact = caught(Side(bullets=3, belt=9))
    short = caught(Side(bullets=2, belt=9))

    assert exact.options == ["pay:1", "take:1"]
    assert exact.refused("overbid:1") == "trap-short"
    assert short.options == ["take:1"]


def test_r15_q64_the_other_always_has_the_next_turn_and_disarms_first() -> None:
    scene = Scene(Side(hand="le-leurre", bullets=1), Side(deck="lasso"))
    scene.do("trap", "le-leurre", "1", "end")

    assert (scene.decision.seat, scene.decision.kind) == (1, "disarm")
    assert len(scene.they.hand) == 1


def test_q63_a_trap_that_wins_ends_the_game_at_once() -> None:
    scene = caught(Side(pistolero_wounds=5, bullets=3), "baril-de-poudre:1 le-leurre:1")
    scene.do("take:1")

    assert scene.winners == (0,)


def test_r82_q54_a_discarded_trap_is_seen_by_all() -> None:
    scene = Scene(Side(left="la-chute", down="la-chute"), Side())
    assert scene.view(1).seats[0].stash[0].top == "trap"
    scene.do("discard", "la-chute")

    assert scene.view(1).seats[0].discard == ("la-chute.0",)


@pytest.mark.parametrize("key", TRAPS)
@pytest.mark.parametrize("answer", ["pay:1", "overbid:1"])
def test_r78_r79_no_trap_does_anything_if_it_is_paid_or_overbid(key: str, answer: str) -> None:
    theirs = Side(hand="lasso", left="fouet", alley="frangines", shelter="torche", bullets=6, belt=3)
    scene = caught(theirs, f"{key}:2")
    scene.do("pay:1", "left") if answer == "pay:1" else scene.do(answer)

    assert scene.they.bullets == (4 if answer == "pay:1" else 3)
    assert (scene.they.pistolero_wounds, scene.they.wounds, scene.they.belt) == (0, {}, 3)
    assert (keys(scene.they.hand), keys(scene.they.tops().values())) == (["lasso"], ["fouet"])
    assert (scene.me.belt, scene.table.barred, scene.decision.kind) == (0, False, "turn")


@pytest.mark.parametrize(("side", "down"), [("right", True), ("right:up", False)])
def test_r78_r82_the_owner_of_a_paid_trap_chooses_the_side_it_lies_on(side: str, down: bool) -> None:
    scene = caught(Side(bullets=3), "pot-de-vin:1")
    scene.do("pay:1")
    assert scene.options == ["left", "right", "left:up", "right:up"]
    scene.do(side)

    assert bool(scene.me.down) == down
    assert scene.view(1).seats[0].stash[1].top == ("trap" if down else "pot-de-vin.0")
    assert scene.events_of("fetched") == ([] if down else [("fetched", 0, "pot-de-vin.0", "right")])


def test_q86_where_a_trap_costs_more_all_see_its_stake_and_its_price() -> None:
    scene = caught(Side(bullets=5), "barman-complice:2 termites:1", shelter="willy-l-allumette")
    assert caught(Side(bullets=4), shelter="willy-l-allumette").options == ["pay:1", "take:1"]
    assert {(s.traps, s.toll) for s in (scene.view(seat).seats[0] for seat in (0, 1, None))} == {((2, 1), 1)}
    scene.do("pay:1", "left", "pay:1", "left")

    assert scene.they.bullets == 0
    assert scene.events_of("paid") == [("paid", 1, 3), ("paid", 1, 2)]


def test_q86_who_sets_a_trap_is_told_what_is_added_to_its_price() -> None:
    scene = Scene(Side(hand="la-chute", bullets=3, shelter="willy-l-allumette"))
    scene.do("trap", "la-chute")

    assert dict(scene.decision.facts)["toll"] == 1


def test_bullets_of_a_trap_are_shared_by_its_victim() -> None:
    scene = caught(Side(alley="frangines", bullets=3), "guet-apens:1")
    scene.do("take:1")

    assert (scene.decision.seat, scene.decision.kind) == (1, "split")


@pytest.mark.parametrize(
    ("key", "bullets", "reason"),
    [("baril-de-poudre", 2, "trap"), ("baril-de-poudre", 1, "dear-trap"), ("le-leurre", 2, None)],
)
def test_who_turned_up_a_trap_is_told_why_by_whether_it_could_be_paid(
    key: str, bullets: int, reason: str | None
) -> None:
    scene = caught(Side(bullets=bullets), f"{key}:2")
    scene.do("take:1")
    [sprung] = [event for event in scene.events if event.kind == "sprung"]
    explained = (item.key for item in GAME.setbacks if item.event == "sprung" and item.applies(sprung, 1))

    assert next(explained, None) == reason
    assert dict(sprung.facts)["short"] == max(0, 2 - bullets)


def test_what_a_trap_forbids_is_forbidden_for_that_turn_alone() -> None:
    theirs = Side(alley="machette", bullets=3, belt=2)
    scene = caught(theirs, "barman-complice:1", deck="lasso")
    scene.do("take:1")
    assert scene.refused("shoot") == "barred-shoot"
    scene.do("end", "end", "lasso:left")

    assert scene.decision.seat == 1
    assert {"shoot", "effect"} <= set(scene.options)


def fetching() -> Scene:
    own = Side(alley="sifflet-a-chien", discard="termites mule-de-prospecteur", bullets=6)
    scene = Scene(own, Side(alley="fouet"))
    scene.do("effect", "sifflet-a-chien:2")
    return scene


def test_q45_the_pile_of_what_is_fetched_onto_a_bare_stash_is_no_question() -> None:
    scene = Scene(Side(hand="improviser", discard="machette"))
    scene.do("effect", "improviser:1", "machette")
    forced = [*play_forced_replies(scene.game)]

    assert [row.reply for row in forced] == [("left",)]
    assert scene.me.stash["left"] == ["machette.0"]


def test_r82_q45_a_trap_that_is_fetched_is_stashed_face_down_unless_its_owner_says_otherwise() -> None:
    scene = fetching()
    scene.do("termites")
    assert scene.options == ["left", "right", "left:up", "right:up"]
    scene.do("right")

    assert keys(scene.me.down) == ["termites"]
    assert [place.top for place in scene.view(1).seats[0].stash] == ["", "trap"]
    assert scene.events_of("hid") == [("hid", 0, "right")]
    assert "termites" not in repr((scene.view(1).seats, scene.view(None).seats, scene.events[-1]))


@pytest.mark.parametrize(("card", "place"), [("termites", "left:up"), ("mule-de-prospecteur", "left")])
def test_q53_what_is_fetched_lies_face_up_if_it_is_no_trap_or_its_owner_says_so(
    card: str, place: str
) -> None:
    scene = fetching()
    scene.do(card)
    assert ("left:up" in scene.options) == (card == "termites")
    scene.do(place)

    assert scene.me.down == []
    assert scene.view(1).seats[0].stash[0].top == f"{card}.0"
    assert scene.events_of("fetched") == [("fetched", 0, f"{card}.0", "left")]
