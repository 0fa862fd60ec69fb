"""Setting up, the run of a turn, bullets, posing, the stash, the end of the deck."""

import pytest
from scenes.ragnguns import RULES, SEED, Scene, Side, keys

from engine.core.game import Game
from engine.core.log import LogRow
from engine.core.undo import UndoHistory, find_undo
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS, Pistolero
from engine.games.ragnguns.rules.start import begins
from engine.tables.transitions import answer


def new(*decks: str) -> Game:
    game = Game.new(RULES, 2, SEED)
    for seat, deck in enumerate(decks):
        game.answer(seat, (deck,))
    return game


def started() -> Game:
    return new("au-corps-a-corps", "tout-feu-tout-flamme")


# Setting up


def test_r1_two_play_each_with_a_pistolero() -> None:
    game = started()

    assert list(RULES.seats) == [2]
    assert [p.pistolero for p in game.state.players] == ["buffalo-kid", "pepper-malone"]


def test_r3_r6_each_has_a_shuffled_deck_of_fifteen_and_a_barrel() -> None:
    game = new("au-corps-a-corps", "au-corps-a-corps")
    decks = [keys(p.deck + p.hand) for p in game.state.players]

    assert [len(deck) for deck in decks] == [15, 15]
    assert [sorted(deck) for deck in decks] == [sorted(DECKS["au-corps-a-corps"].cards)] * 2
    assert decks[0] != decks[1]
    assert list(DECKS["au-corps-a-corps"].cards) not in decks


def test_r5_r7_r8_q73_nothing_but_the_decks_is_there_at_first_and_both_may_choose_the_same() -> None:
    game = Game.new(RULES, 2, SEED)
    assert [p.barrel for p in game.state.players] == [1, 1]
    game.answer(0, ("tout-feu-tout-flamme",))
    game.answer(1, ("tout-feu-tout-flamme",))
    waits = game.state.players[1 - game.state.current]

    assert (waits.barrel, waits.bullets, waits.belt, waits.hand, waits.zones) == (1, 0, 0, [], {})
    assert not waits.in_alley
    assert waits.pistolero == game.state.me.pistolero == "pepper-malone"


def test_r9_q7_the_higher_die_begins_and_ties_are_rolled_again() -> None:
    scene = Scene()
    faces = iter([[4], [4], [2], [5]])

    class Dice:
        def roll(self) -> list[int]:
            return next(faces)

    scene.table.rng = Dice()  # type: ignore[assignment]

    assert begins(scene.table) == 1


def test_r10_q30_the_first_player_has_one_bullet_and_may_fire_it() -> None:
    game = started()

    assert (game.state.me.barrel, game.state.me.bullets, len(game.state.me.hand)) == (1, 1, 3)
    assert game.state.volleys == 0


def test_r13_q9_the_second_player_begins_with_two() -> None:
    game = started()
    first = game.state.current
    while game.state.current == first:
        game.answer(game.open_decisions[0].seat, game.open_decisions[0].default)

    assert (game.state.me.barrel, game.state.me.bullets) == (2, 2)
    assert game.state.players[first].barrel == 1


# The run of a turn


def test_r11_r12_r14_r15_r21_q14_a_turn_runs_from_recharge_to_the_other() -> None:
    scene = Scene(Side(traps="le-leurre:1"), Side(deck="lasso machette fouet torche"), phase="stash")

    assert [e.kind for e in scene.events] == ["turn-began", "drew"]
    assert (scene.they.barrel, scene.they.bullets, len(scene.they.hand)) == (4, 4, 3)
    assert scene.decision.kind == "disarm"
    scene.do("take:1")
    assert scene.decision.kind == "turn"
    assert scene.decision.seat == 1


def test_q8_the_barrel_stops_at_six() -> None:
    scene = Scene(Side(), Side(barrel=6), phase="stash")

    assert (scene.they.barrel, scene.they.bullets) == (6, 6)


def test_r16_one_does_what_one_likes_in_any_order() -> None:
    scene = Scene(Side(hand="machette improviser tesson-de-bouteille fouet", bullets=6))
    scene.do("pose", "machette", "alley", "discard", "machette", "pose", "fouet", "shelter")
    scene.do("effect", "improviser:1", "machette", "left", "pose", "machette", "alley")

    assert keys(scene.me.zones.values()) == ["fouet", "machette"]
    assert scene.me.bullets == 2


def test_r17_q18_q75_what_is_within_reach_can_be_discarded_free_in_ones_own_turn() -> None:
    scene = Scene(
        Side(
            hand="fouet", alley="lasso", shelter="torche", left="machette barre-de-fer", discard="gatling",
            deck="tomahawk", traps="la-chute:2",
        ),
        Side(hand="gatling"),
    )  # fmt: skip
    scene.do("discard")

    assert scene.options == ["fouet", "barre-de-fer", "lasso", "torche", "la-chute"]
    scene.do("la-chute")
    assert (scene.me.traps, scene.me.bullets) == ([], 0)
    assert keys(scene.me.discard) == ["gatling", "la-chute"]


def test_q70_the_pistolero_is_never_discarded() -> None:
    scene = Scene(Side(hand="fouet", ready=True, in_alley=True))
    scene.do("discard")

    assert scene.refused("pistolero") == "keeps-pistolero"
    assert scene.refused("buffalo-kid") == "keeps-pistolero"


def test_q77_after_two_hundred_plays_the_turn_can_only_be_ended() -> None:
    scene = Scene(Side(hand="machette", bullets=6), plays=200)

    assert scene.options == ["end"]


# Bullets


def test_r4_q10_r20_r26_r27_q11_q12_q13_bullets_left_over_go_to_the_belt_for_pistolero_effects_alone() -> (
    None
):
    scene = Scene(Side(hand="machette", bullets=1, belt=69), Side(deck="lasso"))
    assert scene.options == ["discard", "end"]
    scene.do("end", "machette:left")

    assert (scene.me.bullets, scene.me.belt) == (0, 70)
    assert scene.table.current == 1


def test_r22_r23_the_other_sees_the_bullets_and_spent_ones_are_gone() -> None:
    scene = Scene(Side(hand="machette", bullets=3))
    assert scene.view(1).seats[0].bullets == 3
    scene.do("pose", "machette", "alley")

    assert scene.view(1).seats[0].bullets == 1
    assert scene.me.wounds == {}


# Posing


def test_r28_r29_r30_r35_machette_costs_two_and_gives_two() -> None:
    scene = Scene(Side(hand="machette", bullets=4), Side())
    scene.do("pose", "machette", "alley")

    assert scene.me.bullets == 2
    assert scene.view(1).seats[0].posed[0].card == "machette.0"
    scene.do("shoot")
    assert scene.options == ["1", "2"]


def test_r31_r71_r72_only_cards_with_statistics_are_posed() -> None:
    scene = Scene(Side(hand="machette improviser la-chute", bullets=6))
    scene.do("pose")

    assert scene.options == ["machette"]
    assert scene.refused("improviser") == scene.refused("la-chute") == "no-statistics"
    assert all(c.cost == c.power == c.resistance == 0 for c in CARDS.values() if c.type == "action")
    assert all(c.posable for c in CARDS.values() if c.type == "arme")


def test_r32_r33_q17_a_full_zone_takes_no_card_before_the_old_one_is_discarded() -> None:
    scene = Scene(Side(hand="machette", alley="poing-americain", shelter="torche", bullets=2))
    assert scene.refused("pose") == "zones-full"
    scene.do("discard", "poing-americain", "pose", "machette")
    assert scene.refused("shelter") == "zone-full"
    scene.do("alley")

    assert scene.me.zones["alley"] == "machette.0"
    assert keys(scene.me.discard) == ["poing-americain"]
    assert scene.me.bullets == 0


def test_r65_r66_r67_q15_q16_q20_cards_are_posed_from_the_hand_or_the_top_of_the_stash() -> None:
    scene = Scene(Side(hand="lasso", left="torche machette", right="fouet", alley="tomahawk", bullets=6))
    scene.do("pose")

    assert scene.options == ["lasso", "machette", "fouet"]
    assert scene.refused("torche") == "covered"
    assert scene.refused("tomahawk") == "posed-already"
    scene.game.answer(0, ("back",))
    scene.do("discard", "machette", "pose", "torche", "shelter")
    assert keys(scene.me.zones.values()) == ["tomahawk", "torche"]
    assert "pose" not in scene.options


def test_r69_r70_q50_q51_the_owner_sees_their_stash_the_other_its_tops_and_heights() -> None:
    scene = Scene(Side(left="improviser poing-americain", right="doc-ravenstorm"))
    own, theirs = scene.view(0), scene.view(1)

    assert dict(own.hidden[0].stash)["left"] == ("improviser.0", "poing-americain.0")
    assert theirs.hidden[0] is None
    assert [(p.height, p.top) for p in theirs.seats[0].stash] == [
        (2, "poing-americain.0"), (1, "doc-ravenstorm.0"),
    ]  # fmt: skip
    assert "improviser.0" not in repr(theirs)


# Stashing


def test_r19_r62_r63_r64_q46_q47_q48_q49_the_whole_hand_is_stashed_place_and_order_as_one_likes() -> None:
    scene = Scene(
        Side(hand="improviser doc-ravenstorm poing-americain", left="machette"), Side(deck="torche")
    )
    scene.do("end", "doc-ravenstorm:right", "improviser:left", "poing-americain:left")

    assert keys(scene.me.stash["left"]) == ["machette", "improviser", "poing-americain"]
    assert keys(scene.me.stash["right"]) == ["doc-ravenstorm"]
    assert (scene.me.hand, scene.decision.seat) == ([], 1)


def test_r68_discarding_the_top_makes_the_card_below_usable() -> None:
    scene = Scene(Side(left="improviser poing-americain", bullets=1))
    scene.do("effect")
    assert scene.refused("improviser:1") == "covered"
    scene.game.answer(0, ("back",))
    scene.do("discard", "poing-americain", "effect")

    assert scene.options == ["improviser:1"]


def test_the_rest_of_the_hand_is_stashed_at_once_on_the_lower_piles_in_order() -> None:
    scene = Scene(Side(hand="machette improviser lasso", left="fouet"), phase="stash")

    scene.do("machette:left", "all")

    assert keys(scene.me.stash["left"]) == ["fouet", "machette"]
    assert keys(scene.me.stash["right"]) == ["improviser", "lasso"]
    assert not scene.me.hand


def test_q46_where_both_piles_are_bare_the_pile_of_the_only_card_is_no_question() -> None:
    scene = Scene(Side(hand="machette"), Side(deck="lasso fouet torche"))
    play = answer(scene.game, scene.game.decision_ply, 0, [("end",)])

    assert play.game.state.players[0].stash["left"] == ["machette.0"]
    assert play.game.state.current == 1


def test_r82_q52_q53_traps_are_stashed_face_down_or_if_one_likes_face_up() -> None:
    scene = Scene(Side(hand="la-chute le-leurre machette"))
    scene.do("end")
    assert sum(option.endswith(":up") for option in scene.options) == 4
    assert "machette:left:up" not in scene.options
    scene.do("machette:left", "la-chute:left", "le-leurre:right:up")

    tops = [place.top for place in scene.view(1).seats[0].stash]
    assert tops == ["trap", "le-leurre.0"]


def test_by_default_all_are_stashed_at_once_and_a_last_one_goes_where_fewer_will_lie() -> None:
    scene = Scene(Side(hand="machette fouet"), Side(deck="lasso"))
    scene.do("end")
    first = scene.decision.default
    scene.do("machette:left")

    assert first == ("all",)
    assert scene.decision.default == ("fouet.0:right",)


def test_q80_stashing_tells_how_many_cards_and_the_tops_and_only_when_all_is_done() -> None:
    scene = Scene(Side(hand="machette fouet la-chute"), Side(deck="lasso"))
    scene.do("end", "machette:left")
    assert scene.view(1).seats[0].hand_size == 3
    assert [place.height for place in scene.view(1).seats[0].stash] == [0, 0]
    scene.do("fouet:left", "la-chute:left")

    assert scene.events_of("stashed") == [("stashed", 0, 3, 0)]
    assert "machette" not in repr((scene.events, scene.view(1)))
    assert "la-chute" not in repr((scene.events, scene.view(1)))


# The empty deck


def test_r88_the_game_goes_on_without_a_deck() -> None:
    scene = Scene(Side(), Side(left="machette", barrel=5), phase="stash")

    assert scene.decision.seat == 1
    assert "pose" in scene.options


def test_r89_q66_who_draws_no_card_has_a_ready_pistolero() -> None:
    one_left = Scene(Side(), Side(deck="lasso"), phase="stash")
    none_left = Scene(Side(), Side(), phase="stash")

    assert not one_left.they.ready
    assert one_left.refused("step-out") == "not-ready"
    assert len(one_left.they.hand) == 1
    assert none_left.they.ready
    assert none_left.events_of("became-ready") == [("became-ready", 1)]


def test_r90_q23_q68_a_ready_pistolero_steps_out_free_and_may_fire_at_once() -> None:
    scene = Scene(Side(alley="machette", hand="fouet", bullets=3, ready=True), Side())
    scene.do("step-out")

    assert keys(scene.me.discard) == ["machette"]
    assert scene.me.bullets == 3
    scene.do("pose", "fouet")
    assert scene.options == ["shelter"]
    scene.do("shelter", "shoot")
    assert scene.options == ["1", "2", "3"]


def test_q2_q69_in_the_alley_their_own_keywords_count_and_their_effects_go_on() -> None:
    scene = Scene(Side(belt=2, ready=True, in_alley=True), Side())
    scene.do("effect")

    assert scene.options == ["pistolero:2"]  # no weapon in the alley, but Buffalo Kid is a brawler
    scene.do("pistolero:2")
    assert scene.they.pistolero_wounds == 1


def test_r91_q24_in_the_alley_only_the_shelter_protects_the_pistolero_who_never_leaves() -> None:
    own = Side(in_alley=True, ready=True, pistolero_wounds=4, shelter="barre-de-fer")
    scene = Scene(own, Side(alley="machette", bullets=3), current=1)
    scene.do("shoot", "2")

    assert scene.me.zones == {}
    assert scene.me.pistolero_wounds == 5
    assert scene.me.in_alley


def test_q67_q78_after_sixty_turns_of_both_nobody_has_won() -> None:
    scene = Scene(Side(), turn=60)
    scene.do("end")

    assert scene.winners == ()
    assert scene.events_of("drawn") == [("drawn", None)]


def test_q67_two_who_can_never_fire_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PISTOLEROS, "buffalo-kid", Pistolero(key="x", power=0, words=(), costs=(1, 1)))
    scene = Scene(Side(ready=True), Side(ready=True))
    scene.do("end")

    assert scene.winners == ()


def test_a_silent_table_comes_to_an_end() -> None:
    game = started()
    while game.open_decisions:
        game.answer(game.open_decisions[0].seat, game.open_decisions[0].default)

    assert game.winners == ()


def test_what_a_seat_is_told_of_its_draw_stays_its_own() -> None:
    scene = Scene(Side(), Side(deck="lasso machette"), phase="stash")
    [drew] = [event for event in scene.events if event.kind == "drew"]

    assert drew.facts == (("count", 2),)
    assert drew.secret == (("cards", "machette.1 lasso.1"),)


def test_an_effect_that_brings_bullets_can_be_taken_back_though_its_card_goes() -> None:
    scene, rows = Scene(Side(hand="lasso", shelter="boite-de-cartouches", bullets=1)), list[LogRow]()
    for reply in ("discard", "lasso.0"):
        rows.append(scene.game.answer(0, (reply,)))
    before = scene.game.checkpoint
    for reply in ("effect", "boite-de-cartouches.0:1"):
        rows.append(scene.game.answer(0, (reply,)))

    assert not find_undo(scene.game, UndoHistory([before], rows, 2), 0).refusal_code
