"""Whether a decision without a choice may be answered at once."""

import pytest
from scenes.bang import Scene as BangScene
from scenes.revolver import G, M
from scenes.revolver import Scene as RevolverScene

from engine.conformance.worlds import is_forced, would_learn
from engine.core.decisions import Decision, Reply
from engine.core.forced import only_reply
from engine.core.rng import Rng

LUCK = Rng("0f" * 32)


def shot_at(hand: str, **more: object) -> BangScene:
    scene = BangScene(
        "bart-cassidy black-jack",
        "el-gringo jesse-jones",
        hands=("bang-AS", hand),
        exposed="jesse-jones",
        **more,
    )
    scene.plays("bang-AS", "jesse-jones")
    return scene


@pytest.mark.parametrize(
    ("decision", "reply"),
    [
        (Decision(0, "k", ("a",)), ("a",)),
        (Decision(0, "k", ("a", "b"), 2, 2), ("a", "b")),
        (Decision(0, "k", (), 0, 0), ()),
        (Decision(0, "k", ("a", "b")), None),
        (Decision(0, "k", ("a",), 0, 1), None),
        (Decision(0, "k", ("a",), can_go_back=True), None),
    ],
)
def test_an_only_reply_leaves_no_other_and_no_way_back(decision: Decision, reply: Reply | None) -> None:
    assert only_reply(decision) == reply


def test_a_hand_of_one_card_that_must_be_dropped_is_forced_and_all_know_it() -> None:
    scene = RevolverScene("lasso", "ransom", turn="mapache", spare=(0, 3))
    scene.plays("ransom")
    assert scene.to_act == (G, "drop-hand")

    assert is_forced(scene.game, G, 2, LUCK)
    assert not is_forced(scene.game, M, 2, LUCK)


def test_a_hand_without_missed_can_only_pass_but_to_pass_at_once_would_tell() -> None:
    scene = shot_at("beer-6H panic-8D")

    assert only_reply(scene.decision) == ("pass",)
    assert would_learn(scene.game, 1, 0, LUCK)
    assert would_learn(scene.game, 1, None, LUCK)
    assert not is_forced(scene.game, 1, 2, LUCK)


def test_what_the_opponent_can_count_the_public_may_not_know() -> None:
    others = "missed-JC missed-QC missed-KC missed-AC missed-2S missed-3S missed-4S missed-5S"
    scene = BangScene(
        "bart-cassidy black-jack",
        "el-gringo jesse-jones",
        hands=("bang-AS missed-7S", "beer-6H"),
        exposed="jesse-jones",
        deck="beer-7H",
        discard=f"{others} missed-6S missed-8S missed-10C",
        bare=True,
    )
    scene.plays("bang-AS", "jesse-jones")

    assert not would_learn(scene.game, 1, 0, LUCK)
    assert would_learn(scene.game, 1, None, LUCK)
    assert not is_forced(scene.game, 1, 2, LUCK)
