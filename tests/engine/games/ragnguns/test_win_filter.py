"""The filter keeps options that help to win this turn and, of last plays, exactly those that win."""

from dataclasses import replace

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


FETCH = Side(hand="improviser", discard="ruade-du-kid", bullets=6, ready=True, used=FIRED)


@pytest.mark.parametrize(
    ("own", "plays"),
    [
        pytest.param(Side(alley="frangines", bullets=3), None, id="too few bullets"),
        pytest.param(Side(left="gatling", bullets=6), None, id="too few once a weapon is paid"),
        pytest.param(Side(left="gatling", bullets=7), 2, id="pose and shoot"),
        pytest.param(Side(left="grizzly-en-permission", bullets=9), 2, id="or what posing hits"),
        pytest.param(Side(alley="machette", bullets=4, hand="avoir-le-dernier-mot"), 2, id="an effect, too"),
        pytest.param(Side(alley="frangines", bullets=4, hand="sonner-la-charge"), 2, id="more firepower"),
        pytest.param(Side(alley="gatling", bullets=3, hand="boite-de-cartouches"), 1, id="more bullets"),
        pytest.param(FETCH, 4, id="what is fetched, and stepping out"),
        pytest.param(replace(FETCH, hand="demi-tour"), None, id="what cannot be fetched"),
        pytest.param(Side(alley="machette", bullets=4, shelter="longue-vue"), None, id="too weak"),
    ],
)
def test_a_win_is_looked_for_only_with_plays_that_may_be_enough(own: Side, plays: int | None) -> None:
    table = Scene(replace(own, used=FIRED), Side(pistolero_wounds=2)).table

    enough = [count for count in range(7) if may_win_within(table, count)]

    assert enough == list(range(plays or 7, 7))


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
