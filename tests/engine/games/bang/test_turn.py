"""The turn: checks, exposing, phase 1, discarding."""

import pytest
from scenes.bang import Scene

from engine.core.decisions import BACK, Refused
from engine.core.game import Game
from engine.games.bang.rules import Bang

WE, THEY = "slab-the-killer rose-doolan", "vulture-sam jourdonnais"


def begins(own: str = WE, theirs: str = THEY, **fields) -> Scene:
    return Scene(own, theirs, **{"phase": "begin", **fields})


# The order of a turn


@pytest.mark.parametrize(("life", "cards"), [(4, 4), (1, 1)])
def test_r1_v11_checks_then_two_cards_then_plays_then_discarding_to_the_life_of_the_exposed_one(
    life: int, cards: int
) -> None:
    hands = ("missed-10C missed-JC missed-QC missed-KC", "")
    scene = begins(deck="bang-2C bang-3C", hands=hands, life={"slab-the-killer": life})
    scene.says("slab-the-killer")
    drawn = scene.hands[0][-2:]
    scene.ends_turn()

    assert drawn == ["bang-2C", "bang-3C"]
    assert scene.to_act == [(0, "discard")]
    assert scene.facts == {"limit": cards}
    assert (scene.decision.min_count, scene.decision.max_count) == (6 - cards, 6 - cards)


def test_r4_nobody_discards_what_they_may_keep() -> None:
    scene = Scene(WE, THEY, hands=("missed-10C missed-JC", ""))
    scene.ends_turn()

    assert scene.to_act[0] == (1, "expose")
    assert len(scene.hands[0]) == 2


def test_v5_v7_the_exposed_one_acts_and_the_choice_is_again_each_turn() -> None:
    scene = begins("willy-the-kid rose-doolan", hands=("bang-2C", ""))
    scene.says("rose-doolan")
    first = scene.exposed[0]
    scene.ends_turn()
    scene.says("vulture-sam")
    scene.ends_turn()
    scene.says("willy-the-kid")

    assert first == "rose-doolan"
    assert scene.exposed[0] == "willy-the-kid"


def test_v7_cards_before_the_covered_one_do_nothing_for_the_shooter() -> None:
    gun = {"rose-doolan": "winchester-8S"}
    far = Scene(WE, THEY, hands=("bang-2C", ""), in_play=gun)
    near = Scene(WE, THEY, hands=("bang-2C", ""), in_play=gun, exposed="rose-doolan")
    far.says("bang-2C")
    near.says("bang-2C")

    assert far.options == {"jourdonnais"}
    assert near.options == {"vulture-sam", "jourdonnais"}


# draw!


def test_r8_a_heart_frees_from_jail_and_the_flipped_card_does_nothing_else() -> None:
    scene = begins(in_play={"slab-the-killer": "jail-4H"}, deck="saloon-5H", life={"rose-doolan": 1})

    assert scene.options == {"slab-the-killer", "rose-doolan"}
    assert scene.life("rose-doolan") == [1]
    assert scene.table.discard == ["saloon-5H", "jail-4H"]


@pytest.mark.parametrize(
    ("card", "life", "passed"),
    [
        *[(card, 1, []) for card in ("missed-2S", "stagecoach-9S")],
        *[(card, 4, ["dynamite-2H"]) for card in ("jail-10S", "bang-AS", "bang-2C", "panic-8D", "beer-9H")],
    ],
)
def test_r8_r29_v14_spades_two_to_nine_explode_and_others_pass_it_clockwise(
    card: str, life: int, passed: list[str]
) -> None:
    scene = begins(in_play={"rose-doolan": "dynamite-2H"}, deck=card)

    assert scene.life("rose-doolan") == [life]
    assert scene.before("vulture-sam") == passed


@pytest.mark.parametrize("left", [2, 1])
def test_r9_lucky_duke_flips_two_and_chooses_or_uses_the_last_card(left: int) -> None:
    deck = ["beer-6H", "bang-2C"][:left]
    scene = begins(
        "lucky-duke rose-doolan", in_play={"lucky-duke": "jail-4H"}, deck=" ".join(deck), bare=True
    )
    if left == 2:
        assert scene.to_act == [(0, "flip")]
        assert scene.options == {"bang-2C", "beer-6H"}
        scene.says("beer-6H")

    assert scene.to_act == [(0, "expose")]
    assert scene.options == {"lucky-duke", "rose-doolan"}
    assert set(scene.table.discard) | set(scene.table.deck) == {*deck, "jail-4H"}


def test_r9_lucky_duke_has_no_choice_between_two_that_decide_the_same() -> None:
    scene = begins(
        "lucky-duke rose-doolan", in_play={"lucky-duke": "jail-4H"}, deck="bang-2C bang-3C bang-4C"
    )

    assert scene.events_of("held") == [("held", 0, "lucky-duke")]
    assert not scene.events_of("counted")


def test_v32_a_draw_without_any_card_fails() -> None:
    scene = begins(in_play={"slab-the-killer": "dynamite-2H", "rose-doolan": "jail-4H"}, bare=True)

    assert scene.before("rose-doolan") == ["dynamite-2H"]
    assert scene.life("slab-the-killer") == [4]
    assert scene.exposed[0] == "slab-the-killer"
    assert scene.events_of("held") == [("held", 0, "rose-doolan")]


# Jail


def test_v12_who_fails_cannot_be_exposed_and_the_jail_goes() -> None:
    scene = begins(in_play={"slab-the-killer": "jail-4H"}, deck="bang-2C bang-3C bang-4C")

    assert scene.to_act == [(0, "play")]
    assert scene.exposed[0] == "rose-doolan"
    assert scene.before("slab-the-killer") == []
    assert "jail-4H" in scene.table.discard
    assert scene.events_of("came-forward") == [("came-forward", 0, "rose-doolan")]  # which nobody chose
    assert not scene.events_of("exposed")


def test_v12_each_jailed_one_draws_with_their_own_ability() -> None:
    jails = {"slab-the-killer": "jail-4H", "lucky-duke": "jail-10S"}
    scene = begins("slab-the-killer lucky-duke", in_play=jails, deck="bang-2C bang-3C beer-6H")
    scene.says("beer-6H")

    assert scene.events_of("held") == [("held", 0, "slab-the-killer")]
    assert scene.events_of("freed") == [("freed", 0, "lucky-duke")]
    assert scene.exposed[0] == "lucky-duke"


@pytest.mark.parametrize(
    ("fields", "hand"),
    [
        ({"in_play": {"slab-the-killer": "jail-4H", "rose-doolan": "jail-10S"}, "deck": "bang-2C bang-3C"},
            "missed-10C missed-JC missed-QC missed-KC missed-AC missed-2S"),
        ({"in_play": {"slab-the-killer": "jail-4H"}, "deck": "bang-2C", "life": {"rose-doolan": 0}}, ""),
    ],
    ids=["both fail", "the partner is dead"],
)  # fmt: skip
def test_r7_v13_if_nobody_can_be_exposed_the_turn_has_no_draw_no_play_and_no_discard(fields, hand) -> None:
    scene = begins(hands=(hand, ""), **fields)

    assert scene.events_of("skipped") == [("skipped", 0)]
    assert scene.to_act == [(1, "expose")]
    assert scene.hands[0] == hand.split()
    assert scene.exposed[0] == "slab-the-killer"


def test_r7_a_jailed_character_drinks_to_survive() -> None:
    scene = Scene(
        WE, THEY, hands=("bang-2C", "beer-6H"), life={"jourdonnais": 1},
        exposed="jourdonnais", in_play={"jourdonnais": "jail-4H"}, deck="bang-3C",
    )  # fmt: skip
    scene.plays("bang-2C", "jourdonnais")
    scene.says("pass")
    scene.says("beer-6H")

    assert scene.life("jourdonnais") == [1]


# Dynamite


def test_r29_v6_dynamite_is_checked_before_jail() -> None:
    both = {"slab-the-killer": "jail-4H dynamite-2H"}
    scene = begins(in_play=both, deck="missed-2S beer-6H")

    assert scene.events_of("flipped")[0][2:] == ("missed-2S", "dynamite", "slab-the-killer")
    assert scene.life("slab-the-killer") == [1]
    assert scene.events_of("freed") == [("freed", 0, "slab-the-killer")]


def test_v6_dynamite_that_passes_to_the_partner_is_not_checked_again() -> None:
    scene = begins(in_play={"slab-the-killer": "dynamite-2H"}, deck="bang-2C missed-2S")

    assert scene.before("rose-doolan") == ["dynamite-2H"]
    assert len(scene.events_of("flipped")) == 1
    assert scene.life("rose-doolan") == [4]


def test_r29_dynamite_does_nothing_in_the_turn_it_is_laid() -> None:
    scene = Scene(WE, THEY, hands=("dynamite-2H", ""))
    scene.plays("dynamite-2H", "slab-the-killer")

    assert scene.before("slab-the-killer") == ["dynamite-2H"]
    assert scene.events_of("flipped") == []


def test_v14_dynamite_skips_the_dead_and_hurts_only_one() -> None:
    passes = begins(in_play={"rose-doolan": "dynamite-2H"}, deck="bang-2C", life={"vulture-sam": 0})
    explodes = begins(in_play={"rose-doolan": "dynamite-2H"}, deck="missed-2S")

    assert passes.before("jourdonnais") == ["dynamite-2H"]
    assert explodes.life("slab-the-killer", "rose-doolan") == [4, 1]


def test_r13_the_victim_of_dynamite_drinks_as_many_beers_as_it_takes_one_at_a_time() -> None:
    scene = begins(
        in_play={"slab-the-killer": "dynamite-2H"}, deck="missed-2S",
        hands=("beer-6H beer-7H beer-8H", ""), life={"slab-the-killer": 2},
    )  # fmt: skip
    needed = scene.facts["needed"]
    scene.says("beer-6H")
    still = scene.to_act
    scene.says("beer-7H")

    assert needed == 2
    assert still == [(0, "last-beer")]
    assert scene.life("slab-the-killer") == [1]
    assert scene.hands[0] == ["beer-8H"]


def test_v15_a_covered_victim_has_their_own_ability_but_no_beer() -> None:
    bart = begins("slab-the-killer bart-cassidy", in_play={"bart-cassidy": "dynamite-2H"}, deck="missed-2S")
    rose = begins(
        in_play={"rose-doolan": "dynamite-2H"},
        deck="missed-2S",
        hands=("beer-6H", ""),
        life={"rose-doolan": 3},
    )

    assert (bart.life("bart-cassidy"), len(bart.hands[0])) == ([1], 3)
    assert (rose.life("rose-doolan"), rose.hands[0][:1]) == ([0], ["beer-6H"])


@pytest.mark.parametrize("in_play", ["dynamite-2H", "dynamite-2H jail-4H"])
def test_v6_v24_who_dies_of_dynamite_leaves_the_turn_to_their_partner_and_their_jail_unchecked(
    in_play: str,
) -> None:
    scene = begins(in_play={"slab-the-killer": in_play}, deck="missed-2S", life={"slab-the-killer": 3})

    assert scene.exposed[0] == "rose-doolan"
    assert len(scene.events_of("flipped")) == 1
    assert scene.to_act == [(0, "play")]
    assert len(scene.hands[0]) == 2


# Phase 1


def test_r23_kit_carlson_keeps_two_of_three_and_puts_one_back_on_top() -> None:
    scene = begins("kit-carlson rose-doolan", deck="bang-2C bang-3C bang-4C")
    scene.says("kit-carlson")
    seen = scene.options
    scene.says("bang-3C")

    assert seen == {"bang-2C", "bang-3C", "bang-4C"}
    assert scene.hands[0] == ["bang-2C", "bang-4C"]
    assert scene.table.deck[-1] == "bang-3C"


@pytest.mark.parametrize(("second", "count"), [("bang-2D", 3), ("bang-2C", 2)])
def test_r23_black_jack_shows_their_second_card_and_draws_a_third_if_it_is_red(
    second: str, count: int
) -> None:
    scene = begins("black-jack rose-doolan", deck=f"bang-3C {second} bang-4C")
    scene.says("black-jack")

    assert scene.events_of("revealed") == [("revealed", 0, second, "black-jack")]
    assert len(scene.hands[0]) == count


@pytest.mark.parametrize(
    ("name", "source", "hand"),
    [
        ("jesse-jones", "hand", ["saloon-5H", "bang-2C"]),
        ("jesse-jones", "deck", ["bang-2C", "bang-3C"]),
        ("pedro-ramirez", "discard", ["bang-4C", "bang-2C"]),
        ("pedro-ramirez", "deck", ["bang-2C", "bang-3C"]),
    ],
)
def test_r23_jesse_jones_and_pedro_ramirez_may_take_their_first_card_elsewhere(
    name: str, source: str, hand: list[str]
) -> None:
    scene = begins(
        f"{name} rose-doolan", hands=("", "saloon-5H"), discard="bang-5C bang-4C", deck="bang-2C bang-3C"
    )
    scene.says(name)
    scene.says(source)

    assert scene.hands[0] == hand
    assert scene.table.discard == (["bang-5C"] if source == "discard" else ["bang-5C", "bang-4C"])
    assert ("saloon-5H" in scene.hands[1]) == (source != "hand")


def test_r23_jesse_jones_is_not_asked_about_an_empty_hand() -> None:
    scene = begins("jesse-jones rose-doolan", "slab-the-killer jourdonnais")
    scene.says("jesse-jones")

    assert scene.to_act == [(0, "play")]
    assert len(scene.hands[0]) == 2


def test_v6_phase_1_is_that_of_the_one_just_exposed() -> None:
    scene = begins("rose-doolan kit-carlson")
    scene.says("kit-carlson")

    assert scene.to_act == [(0, "put-back")]


def test_r30_the_discard_pile_becomes_the_deck_as_soon_as_that_is_empty() -> None:
    scene = begins(deck="bang-2C bang-3C", discard="bang-4C bang-5C", bare=True)
    scene.says("slab-the-killer")

    assert scene.hands[0] == ["bang-2C", "bang-3C"]
    assert set(scene.table.deck) == {"bang-4C", "bang-5C"}
    assert scene.table.discard == []
    assert scene.view(1).reshuffled == ("bang-4C", "bang-5C")


def test_r30_with_both_piles_empty_nothing_is_drawn_and_the_game_goes_on() -> None:
    scene = begins(bare=True)
    scene.says("slab-the-killer")

    assert scene.to_act == [(0, "play")]
    assert scene.hands[0] == []


# Which decisions come up


def test_r5_v36_no_card_can_be_played_while_another_one_is_being_resolved() -> None:
    scene = Scene(WE, THEY, hands=("bang-2C saloon-5H", "bang-3C"))
    scene.plays("bang-2C", "jourdonnais")

    assert scene.to_act == [(1, "dodge")]
    with pytest.raises(Refused):
        scene.says("saloon-5H", seat=0)


def test_r6_a_beer_at_full_life_is_asked_about_and_then_wasted() -> None:
    scene = Scene(WE, THEY, hands=("beer-6H", ""))
    scene.says("beer-6H")
    seats = scene.to_act
    scene.says(*BACK)
    hand = list(scene.hands[0])
    scene.plays("beer-6H", "yes")

    assert seats == [(0, "sure")]
    assert hand == ["beer-6H"]
    assert scene.table.discard == ["beer-6H"]
    assert scene.life("slab-the-killer") == [4]


def test_a_target_can_be_taken_back_before_anything_has_happened() -> None:
    scene = Scene(WE, THEY, hands=("panic-8D", "bang-2C"))
    scene.says("panic-8D")
    scene.says("jourdonnais")
    scene.says(*BACK)

    assert scene.to_act == [(0, "play")]
    assert scene.hands[0] == ["panic-8D"]


def test_v33_a_game_of_silent_players_ends_as_a_draw() -> None:
    game = Game.new(Bang(), 2, "3e" * 32, keep=False)
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, decision.default)

    assert game.winners == ()
    assert game.state.turn == 201


def test_a_turn_that_ends_with_the_last_card_says_so_and_another_does_not() -> None:
    last = Scene(WE, THEY, hands=("beer-6H", ""), life={"slab-the-killer": 2})
    other = Scene(WE, THEY, hands=("missed-10C", ""))
    last.plays("beer-6H", "done")  # the only answer, which tables give
    other.ends_turn()

    assert ["emptied" in [event.kind for event in scene.events] for scene in (last, other)] == [True, False]
