"""The rules of Quickdraw, each by its number: hands set by hand, played as people play them."""

from __future__ import annotations

import pytest

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.quickdraw.rules import Quickdraw
from engine.games.quickdraw.state import SPEED, Player, QuickdrawState

RULES, SEED = Quickdraw(), "5e" * 32
SLOW, MIDDLE, FAST = "misfire", "cross-draw", "sundown"


def scene(mine: list[str], theirs: list[str], *lives: int) -> Game:
    """Seat 0 fires; the other shots are left over."""
    held = {*mine, *theirs}
    players = [Player(hand, left) for hand, left in zip((mine, theirs), lives or (3, 3))]
    undealt = [shot for shot in SPEED if shot not in held]
    return Game(RULES, QuickdrawState(rng=Rng(SEED), players=players, undealt=undealt))


def play(game: Game, *replies: str) -> list[str]:
    """Each of these answers whatever is asked; the events that follow."""
    actions = [game.answer(game.open_decisions[0].seat, (reply,)) for reply in replies]
    return [event.kind for action in actions for event in action.events]


def test_r1_ten_shots_of_speed_one_to_ten() -> None:
    assert list(SPEED.values()) == list(range(1, 11))


def test_r2_four_shots_each_that_nobody_else_sees() -> None:
    game = Game.new(RULES, 2, SEED)

    assert [len(game.view(seat).seats[seat].hand) for seat in (0, 1)] == [4, 4]
    assert [game.view(viewer).seats[0].hand for viewer in (1, None)] == [(), ()]
    assert len(game.state.undealt) == 2


def test_r3_r4_three_lives_and_in_turns_a_shot_face_up() -> None:
    game = Game.new(RULES, 2, SEED)
    first = game.open_decisions[0].options[0]
    assert [seat.lives for seat in game.view(None).seats] == [3, 3]
    assert (game.open_decisions[0].seat, game.open_decisions[0].kind) == (0, "fire")

    play(game, first)

    assert game.view(None).fired == first
    play(game, "pass")
    assert (game.open_decisions[0].seat, game.open_decisions[0].kind) == (1, "fire")


def test_r5_a_faster_shot_dodges() -> None:
    game = scene([MIDDLE], [SLOW, FAST])

    assert play(game, MIDDLE, FAST)[:2] == ["fired", "dodged"]

    assert [player.lives for player in game.state.players] == [3, 3]
    assert game.state.discard == [MIDDLE, FAST]


def test_r5_a_slower_shot_does_not() -> None:
    game = scene([MIDDLE], [SLOW, FAST])
    play(game, MIDDLE)

    with pytest.raises(Refused) as why:
        play(game, SLOW)

    assert (why.value.code, why.value.facts) == ("too-slow", {"card": SLOW, "shot": MIDDLE})


def test_r6_whoever_does_not_dodge_loses_a_life() -> None:
    game = scene([MIDDLE], [SLOW, FAST])

    assert "hit" in play(game, MIDDLE, "pass")

    assert [player.lives for player in game.state.players] == [3, 2]


def test_r7_the_last_life_is_the_end() -> None:
    game = scene([MIDDLE, FAST], [SLOW], 3, 1)

    play(game, MIDDLE, "pass")

    assert game.winners == (0,)


def test_r8_an_empty_hand_in_ones_turn_compares_lives() -> None:
    game = scene([MIDDLE], [FAST])

    assert play(game, MIDDLE, FAST)[2:] == ["out-of-shots", "drawn"]


@pytest.mark.parametrize(("lives", "winners"), [((3, 2), (0,)), ((1, 2), (1,)), ((2, 2), ())])
def test_r8_r9_more_lives_win_and_as_many_are_a_draw(
    lives: tuple[int, int], winners: tuple[int, ...]
) -> None:
    game = scene([MIDDLE], [FAST], *lives)

    play(game, MIDDLE, FAST)

    assert game.winners == winners


def test_q1_whoever_has_nothing_faster_is_asked_too() -> None:
    game = scene([FAST], [SLOW])

    play(game, FAST)

    assert (game.open_decisions[0].kind, game.open_decisions[0].options) == ("dodge", ("pass",))
