"""The filter keeps options that help to win this turn and, of last plays, exactly those that win."""

from typing import Any

import pytest
from scenes.ragnguns import Scene, Side, bare

from engine.core.decisions import Seat
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng, seed_from
from engine.games import GAMES
from engine.games.ragnguns.policy import fast_policy
from engine.games.ragnguns.win_filter import helps, may_win_within, position

RULES = GAMES["ragnguns"]
GAMES = 6
FIRED = "pistolero:1 pistolero:2"  # effects that are no help any more
NEARLY = 4  # bullets on a pistolero whom a single play may finish


def test_the_last_play_of_a_turn_is_one_that_may_win_by_itself() -> None:
    own_hand = Side(hand="sonner-la-charge tir-de-semonce", alley="frangines", bullets=6)
    scene = Scene(own_hand, Side(pistolero_wounds=5))
    scene.do("effect")

    cards = [{bare(effect) for effect in helps(scene.table, scene.decision, last)} for last in (0, 1)]

    assert {"sonner-la-charge:1", "tir-de-semonce:1"} <= cards[0]
    assert "sonner-la-charge:1" not in cards[1]
    assert "tir-de-semonce:1" in cards[1]


def test_a_trap_and_what_lies_free_do_not_help_to_win_now() -> None:
    own_hand = Side(hand="le-leurre", left="gatling torche", alley="lasso", bullets=6)
    scene = Scene(own_hand)

    verbs = helps(scene.table, scene.decision)
    scene.do("discard")

    assert {"trap", "end"}.isdisjoint(verbs)
    assert "discard" in verbs
    assert {bare(card) for card in helps(scene.table, scene.decision)} == {"lasso", "torche"}


FETCHING = {"bullets": 9, "ready": True}
WORD = "avoir-le-dernier-mot"  # fires two for two bullets


@pytest.mark.parametrize(
    ("own", "other", "plays"),
    [
        pytest.param({"alley": "frangines", "bullets": 3}, {}, None, id="too few bullets"),
        pytest.param({"left": "gatling", "bullets": 6}, {}, None, id="too few once a weapon is paid"),
        pytest.param({"left": "gatling", "bullets": 7}, {}, 2, id="a weapon is posed and fires"),
        pytest.param({"left": "gatling", "bullets": 6, "hand": "fanfare-municipale"}, {}, 2, id="for less"),
        pytest.param({"left": "fanfare-municipale", "bullets": 5, "hand": WORD}, {}, 3, id="with more power"),
        pytest.param({"left": "ventre-a-terre", "bullets": 9}, {}, 2, id="what posing hits, too"),
        pytest.param({"left": "ventre-a-terre", "bullets": 9}, {"alley": "frangines"}, None, id="once"),
        pytest.param({"alley": "machette", "bullets": 4, "hand": WORD}, {}, 2, id="what an effect hits"),
        pytest.param({"alley": "gatling", "bullets": 3, "hand": WORD}, {}, None, id="bullets hit once"),
        pytest.param({"alley": "frangines", "bullets": 4, "hand": "sonner-la-charge"}, {}, 2,
            id="more firepower"),
        pytest.param({"alley": "gatling", "bullets": 3, "hand": "boite-de-cartouches"}, {}, 1,
            id="more bullets"),
        pytest.param({"alley": "gatling", "bullets": 6}, {"alley": "frangines"}, None, id="cards take some"),
        pytest.param({"left": "marshal-quinn", "bullets": 11}, {"alley": "frangines"}, 3,
            id="two fusillades"),
        pytest.param({"alley": "frangines", "bullets": 6, "hand": "feu-de-joie"}, {"shelter": "longue-vue"},
            None, id="a card takes what it can"),
        pytest.param({"alley": "gatling", "bullets": 4}, {"shelter": "frangines", "in_alley": True}, 1,
            id="who stands in the alley may be hit by name"),
        pytest.param({"alley": "fouet", "bullets": 6, "left": "baton-de-dynamite"}, {"in_alley": True}, 2,
            id="and is"),
        pytest.param({"alley": "longue-vue", "bullets": 4, "shelter": "gatling"}, {}, 2,
            id="zones are swapped"),
        pytest.param({"alley": "frangines", "bullets": 4, "hand": "jeu-a-cinq-as",
            "deck": "sonner-la-charge"}, {}, 2, id="what may be drawn"),
        pytest.param({**FETCHING, "hand": "improviser", "discard": "ruade-du-kid"}, {}, 4,
            id="what is fetched, and stepping out"),
        pytest.param({**FETCHING, "hand": "demi-tour", "discard": "ruade-du-kid"}, {}, None,
            id="what cannot be fetched"),
        pytest.param({"bullets": 9, "hand": "demi-tour", "discard": "gatling carabine-du-dimanche"},
            {"shelter": "longue-vue"}, None, id="one card is fetched"),
        pytest.param({"bullets": 6, "hand": "demi-tour", "discard": "gatling carabine-du-dimanche"}, {}, None,
            id="and saves no bullets for another"),
    ],
)  # fmt: skip
def test_a_win_is_looked_for_only_with_plays_that_may_be_enough(
    own: dict[str, Any], other: dict[str, Any], plays: int | None
) -> None:
    table = Scene(Side(**own, used=FIRED), Side(**other, pistolero_wounds=2)).table

    enough = [count for count in range(7) if may_win_within(table, count)]

    assert enough == list(range(plays or 7, 7))


def test_a_forbidden_fusillade_wins_nothing() -> None:
    sides = Side(alley="gatling", bullets=6), Side(pistolero_wounds=2)

    assert may_win_within(Scene(*sides).table, 1)
    assert not may_win_within(Scene(*sides, barred=True).table, 6)


def test_what_covers_a_trap_only_is_not_thrown_away() -> None:
    scene = Scene(Side(left="le-leurre lasso", right="torche fouet", bullets=6))
    scene.do("discard")

    assert [bare(card) for card in helps(scene.table, scene.decision)] == ["fouet"]


def test_positions_are_alike_however_they_came_about() -> None:
    cards = "le-leurre la-chute"
    one, other = (Scene(Side(hand=hand)) for hand in (cards, " ".join(reversed(cards.split()))))
    paid = Scene(Side(hand=cards, bullets=1))

    assert position(one.table) == position(other.table) != position(paid.table)


def test_a_zone_is_cleared_only_for_what_does_something_there() -> None:
    own_hand = Side(hand="mule-de-prospecteur", alley="lasso", shelter="fouet", bullets=2)
    scene = Scene(own_hand)
    scene.do("discard")

    assert [bare(card) for card in helps(scene.table, scene.decision)] == ["lasso"]


def answered(game: AnyGame, option: str) -> AnyGame:
    """Return a copy of the game after this reply."""
    copy = Game.restore(RULES, game.checkpoint, game.tail)
    copy.answer(copy.open_decisions[0].seat, (option,))
    return copy


def wins(game: AnyGame, seat: Seat) -> bool:
    """Return whether the play under way wins by itself, whatever the opponent replies."""
    if game.winners is not None or game.ply == game.checkpoint.ply:
        return game.winners == (seat,)
    decision = game.open_decisions[0]
    enough = any if decision.seat == seat else all
    return enough(wins(answered(game, option), seat) for option in decision.options)


def test_the_last_plays_that_are_tried_are_those_that_win_by_themselves() -> None:
    looked = 0
    for number in range(GAMES):
        game, rng = Game.new(RULES, 2, seed_from("winning", number)), Rng(seed_from("habits", number))
        while game.winners is None:
            decision = game.open_decisions[0]
            if decision.kind == "turn" and game.state.players[1 - decision.seat].pistolero_wounds >= NEARLY:
                looked += 1
                winning = [
                    option for option in decision.options if wins(answered(game, option), decision.seat)
                ]
                assert list(helps(game.state, decision, last=True)) == winning
                assert not winning or (helps(game.state, decision) and may_win_within(game.state, 1))
            game.answer(decision.seat, fast_policy.play(game.view(decision.seat), decision, rng))

    assert looked >= GAMES
