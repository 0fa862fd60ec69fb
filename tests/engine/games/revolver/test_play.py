"""Playing cards: costs, places, limits, lasting effects, and discards of the player's own cards."""

import pytest
from scenes.revolver import G, M, Scene

from engine.core.decisions import Refused
from engine.games.revolver.cards import GUARDIANS, MAPACHE, card_data, key_of
from engine.tables.transitions import answer


def refused(scene: Scene, *reply: str) -> tuple[str, dict[str, object]]:
    seat = scene.to_act[0]
    with pytest.raises(Refused) as why:
        scene.says(seat, *reply)
    return why.value.code, why.value.facts


def test_r50_any_number_of_cards_may_be_played() -> None:
    scene = Scene("farmhands farmhands old-bird-gun")
    for card in ("farmhands", "farmhands", "old-bird-gun"):
        scene.plays(card)

    assert scene.area(G) == ["farmhands", "farmhands", "old-bird-gun"]
    assert scene.to_act == (G, "play")


def test_r51_a_cost_is_paid_with_as_many_other_cards_once_it_is_meant() -> None:
    scene = Scene("beechers-bible lasso telegram farmhands")
    scene.says(G, "beechers-bible.1")
    scene.says(G, "back")
    back = scene.to_act, scene.hand(G), list(scene.events)
    scene.says(G, "beechers-bible.1")
    cost = scene.to_act, scene.options
    scene.says(G, "lasso.1", "telegram.1")

    assert back == ((G, "play"), ["beechers-bible", "farmhands", "lasso", "telegram"], [])
    assert cost == ((G, "cost"), ["lasso", "telegram", "farmhands"])
    assert scene.area(G) == ["beechers-bible"]
    assert scene.hand(G) == ["farmhands"]
    assert scene.discard(G) == ["lasso", "telegram"]


def test_r51_the_cheapest_payment_is_proposed() -> None:
    scene = Scene("beechers-bible winchester-twins farmhands old-bird-gun")
    scene.says(G, "beechers-bible.1")

    assert scene.options == ["old-bird-gun", "farmhands", "winchester-twins"]
    assert scene.game.open_decisions[0].default == ("old-bird-gun.1", "farmhands.1")


@pytest.mark.parametrize(
    ("hand", "card", "paid"),
    [
        ("winchester-twins farmhands farmhands", "winchester-twins", ["farmhands"]),
        ("beechers-bible lasso telegram", "beechers-bible", ["lasso", "telegram"]),
    ],
    ids=["alike cards", "no other cards"],
)
def test_r51_a_payment_without_a_choice_is_not_asked_for(hand: str, card: str, paid: list[str]) -> None:
    scene = Scene(hand)
    after = answer(scene.game, scene.game.decision_ply, G, [(f"{card}.1",)]).game

    assert after.decision(G).kind == "play"
    assert [key_of(other) for other in after.state.players[G].discard] == paid


@pytest.mark.parametrize(
    ("scene", "reply", "why"),
    [
        (
            Scene("winchester-twins"),
            "winchester-twins.1",
            ("too-dear", {"card": "winchester-twins.1", "cost": 1}),
        ),
        (Scene("", elsewhere={"malpaso": "farmhands"}), "drop", ("nothing-here", {})),
        (Scene("farmhands"), "lasso.1", ("not-in-hand", {"card": "lasso.1"})),
        (Scene("farmhands"), "church", ("unknown-card", {})),
    ],
    ids=["q21 a card does not pay for itself", "q28 not elsewhere", "not in hand", "no card"],
)
def test_q21_q28_what_cannot_be_played_or_discarded_is_refused(scene: Scene, reply: str, why) -> None:
    assert refused(scene, reply) == why


def test_q23_r52_what_is_paid_lies_face_up_and_uses_no_icons() -> None:
    scene = Scene("winchester-twins powder-cellar", gang="hired-guns")
    scene.plays("winchester-twins", pay="powder-cellar")

    assert scene.view(M).seats[G].discard == ("powder-cellar.1",)
    assert scene.events_of("paid") == [("paid", G, "powder-cellar.1")]
    assert scene.area(M) == ["hired-guns"]
    assert not scene.table.bridge_gone


def test_r53_r55_q22_firepower_stays_on_the_current_battlefield_and_without_a_cost_nothing_is_asked() -> None:
    scene = Scene("farmhands", at="malpaso")
    scene.says(G, "farmhands.1")

    assert scene.to_act == (G, "play")
    assert scene.area(G, "malpaso") == ["farmhands"]
    assert scene.discard(G) == []


@pytest.mark.parametrize("guards", ["", "farmhands farmhands old-bird-gun"])
def test_r53_r61_q31_a_one_shot_is_discarded_after_use_and_needs_no_room(guards: str) -> None:
    scene = Scene("smoke-screen", guards=guards)
    scene.plays("smoke-screen")

    assert scene.discard(G) == ["smoke-screen"]
    assert scene.table.cover == 3


@pytest.mark.parametrize(("at", "field"), [("bridge", "mine"), ("mine", "church")])
def test_r53_r59_q34_an_obstruction_goes_to_the_guardians_area_of_any_battlefield_past_ones_too(
    at: str, field: str
) -> None:
    scene = Scene("", "barbed-wire", turn=MAPACHE, at=at)
    scene.says(M, "barbed-wire.1")
    assert scene.options == ["church", "saloon", "livery-stable", "bridge", "malpaso", "mine"]
    scene.says(M, "back")
    assert scene.to_act == (M, "play")
    scene.plays("barbed-wire", field=field)

    assert scene.area(G, field) == ["barbed-wire"]


@pytest.mark.parametrize("guards", ["barbed-wire barbed-wire", "farmhands farmhands old-bird-gun"])
def test_r54_q32_r60_two_obstructions_or_three_cards_are_the_most(guards: str) -> None:
    scene = Scene("", "cloudburst", turn=MAPACHE, guards=guards, spare=(0, 2))
    scene.says(M, "cloudburst.1")

    assert "bridge" not in scene.options
    assert refused(scene, "bridge") == ("no-room-there", {"field": "bridge"})


def test_an_obstruction_without_any_room_cannot_be_played() -> None:
    wires = "barbed-wire barbed-wire", "cloudburst cloudburst", "burning-wagon burning-wagon"
    places = dict(zip(("church", "saloon", "livery-stable"), wires))
    places["malpaso"] = "winchester-twins winchester-twins old-bird-gun"
    places["mine"] = "buffalo-rifle buffalo-rifle mission-cannon"
    here = "farmhands farmhands old-bird-gun"
    scene = Scene("", "snipers-nest", turn=MAPACHE, guards=here, elsewhere=places, spare=(0, 3))

    assert refused(scene, "snipers-nest.1")[0] == "no-room"


def test_r56_r57_q28_q30_at_three_cards_one_discarded_makes_room_and_costs_nothing() -> None:
    scene = Scene("old-bird-gun", guards="farmhands farmhands barbed-wire")
    assert refused(scene, "old-bird-gun.1") == ("full", {"card": "old-bird-gun.1"})
    scene.says(G, "drop")
    assert scene.options == ["farmhands", "farmhands"]
    scene.answers("farmhands")
    scene.plays("old-bird-gun")

    assert scene.area(G) == ["barbed-wire", "farmhands", "old-bird-gun"]
    assert scene.discard(G) == ["farmhands"]


def test_q29_mapache_may_discard_cards_of_the_own_side_too() -> None:
    scene = Scene(turn=MAPACHE, gang="hired-guns")
    scene.says(M, "drop")
    scene.answers("hired-guns")

    assert scene.discard(M) == ["hired-guns"]


def test_q35_the_guardians_cannot_discard_an_obstruction() -> None:
    scene = Scene(guards="farmhands barbed-wire")
    scene.says(G, "drop")

    assert refused(scene, "barbed-wire.1") == ("not-that-card", {"card": "barbed-wire.1"})


def test_r58_mapache_has_no_limit() -> None:
    gang = "hired-guns hired-guns war-wagon war-wagon deserters deserters"
    scene = Scene("", "raccoon-riders", turn=MAPACHE, gang=gang)
    scene.plays("raccoon-riders")

    assert len(scene.area(M)) == 7


def test_r58_but_a_narrow_alley_lets_only_four_through() -> None:
    gang = "hired-guns hired-guns war-wagon"
    scene = Scene("", "raccoon-riders raccoon-riders", turn=MAPACHE, guards="narrow-alley", gang=gang)
    scene.plays("raccoon-riders")

    assert len(scene.area(M)) == 4
    assert refused(scene, "raccoon-riders.2")[0] == "narrow"


def test_r65_cards_stay_behind_when_the_marker_moves_on() -> None:
    scene = Scene(at="bridge", box=4, guards="farmhands", gang="hired-guns", turn=MAPACHE)
    scene.ends()

    assert scene.table.here.key == "malpaso"
    assert (scene.area(G, "bridge"), scene.area(M, "bridge")) == (["farmhands"], ["hired-guns"])
    assert scene.area(G) == scene.area(M) == []


def test_a_snipers_nest_makes_the_guardians_pay_one_more_there() -> None:
    scene = Scene("farmhands lasso", guards="snipers-nest")
    scene.says(G, "farmhands.1")

    assert scene.to_act == (G, "cost")
    assert (scene.decision.min_count, scene.options) == (1, ["lasso"])


def test_a_snipers_nest_does_not_trouble_mapache_nor_other_battlefields() -> None:
    theirs = Scene("", "raccoon-riders", turn=MAPACHE, guards="snipers-nest")
    theirs.plays("raccoon-riders")
    ours = Scene("farmhands", elsewhere={"malpaso": "snipers-nest"})
    ours.plays("farmhands")

    assert theirs.area(M) == ["raccoon-riders"]
    assert ours.area(G) == ["farmhands"]


def test_cards_enter_with_their_power_tokens() -> None:
    scene = Scene("blacksmiths-sons", spare=(1, 0))
    scene.plays("blacksmiths-sons")

    assert scene.table.power == {"blacksmiths-sons.1": 1}
    assert (
        scene.view(M).totals[1]
        == card_data("blacksmiths-sons").firepower + 1 + scene.table.here.facts.defence
    )


def test_q26_q27_of_a_short_supply_only_what_is_left_is_placed() -> None:
    scene = Scene("blacksmiths-sons", spare=(1, 0), guards="farmhands")
    scene.table.here.power[GUARDIANS] = 7
    scene.plays("blacksmiths-sons")

    assert scene.table.pieces(GUARDIANS) == 4
    assert scene.table.power == {}


def test_q27_a_token_that_shows_one_is_turned_to_two() -> None:
    scene = Scene("hold-the-line", guards="farmhands", power={"farmhands.1": 1})
    scene.table.here.power[GUARDIANS] = 6
    scene.plays("hold-the-line")

    assert scene.table.power == {"farmhands.1": 2}
    assert scene.table.pieces(GUARDIANS) == 4


def test_q33_r30_mapaches_cards_are_of_three_types() -> None:
    kinds = {card_data(card).type for card in ("hired-guns", "barbed-wire", "arson")}

    assert kinds == {"firepower", "obstruction", "one-shot"}
