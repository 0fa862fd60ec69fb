"""The computer opponent: what it sees in the cards, and that it is hard to read."""

from collections import Counter
from itertools import permutations

import pytest
from scenes.outlaws import SEED, Scene

from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.outlaws.policy import play
from engine.games.outlaws.rules import Duel, Gangs, Shootout


def reply(scene: Scene, seat: int = 0, seed: int = 1) -> tuple[str, ...]:
    decision = scene.game.decision(seat)
    assert decision is not None
    return play(scene.view(seat), decision, Rng(f"{seed:064x}"))


def replies(scene: Scene) -> list[str]:
    return [reply(scene, seed=seed)[0] for seed in range(40)]


def test_it_knows_no_more_than_its_view() -> None:
    game = Game.new(Duel(), 2, SEED)
    world = Game(game.rules, game.rules.resample(game.state, 0, Rng("2" * 64)))
    replies = [play(g.view(0), g.open_decisions[0], Rng("3" * 64)) for g in (game, world)]

    assert replies[0] == replies[1]


def test_in_a_duel_it_begins_by_luck_with_one_card_or_another() -> None:
    scene = Scene(Duel(), "2S 6S 9S QS AS", "2H 6H 9H QH AH")

    assert reply(scene) == reply(scene)
    assert len(set(replies(scene))) > 1


def with_dice(rules: Duel | Shootout, *hands: str, dice: str, **more) -> Scene:
    """A round in which the dice are rolled before the cards are chosen."""
    return Scene(rules, *hands, dice=dice, dice_first=True, phase="begin", **more)


@pytest.mark.parametrize(("dice", "card"), [("5 3", "9S"), ("1 6", "2S")])
def test_in_a_replay_it_reckons_with_the_open_hand(dice: str, card: str) -> None:
    assert set(replies(with_dice(Duel(), "2S 9S", "KC", dice=dice, rounds=1, hands_open=True))) == {card}


@pytest.mark.parametrize(("dice", "cards"), [("5 3", {"KC"}), ("1 6", {"2C", "4C"})])
def test_with_a_good_die_it_risks_a_dear_poster_and_with_a_bad_one_a_cheap_one(
    dice: str, cards: set[str]
) -> None:
    assert set(replies(with_dice(Duel(), "2C 4C KC", "2H 6H 9H", dice=dice))) <= cards


@pytest.mark.parametrize("dice", ["1 6 6", "6 1 1"])
def test_in_a_shootout_it_keeps_strong_cards_from_bad_dice_and_wins_with_no_more_than_it_takes(
    dice: str,
) -> None:
    assert "AH" not in replies(with_dice(Shootout(), "3S 4S AH", "2H 6H 9H", "2C 6C 9C", dice=dice))


def test_it_sends_its_strongest_gang() -> None:
    scene = Scene(Gangs(), "2S 3S 8S QS KS", "2H 3H 4H 5H 6H")

    assert sorted(reply(scene)) == ["8S", "KS", "QS"]


def test_it_gives_the_dice_so_that_the_one_leads_who_gains_most() -> None:
    scene = Scene(Gangs(), "3H 7H 10H 2D 3D", "3C 4C 9C 6D 7D", dice="6 1 1 1 1 1")
    scene.all_say("3H 7H 10H", "3C 4C 9C")

    assert reply(scene) in (("6-1-1",), ("1-6-1",))


def test_of_tied_gangs_it_gives_up_the_card_that_it_can_spare() -> None:
    hands = "QS 3S 5S 9S 10S", "KC 6C 10C 9C 8C"
    scene = Scene(Gangs(), *hands, dice="1 1 1 1 1 1")
    scene.all_say(*(" ".join(hand.split()[:3]) for hand in hands))

    assert reply(scene) == ("3S",)


HANDS = "2S 9S KS", "4H 8D QC"
STRATEGIES = {
    "up": lambda hand, seen: hand[0],
    "down": lambda hand, seen: hand[-1],
    "by what was seen": lambda hand, seen: hand[0] if "8D" in seen else hand[-1],
}


def sums_against(order: tuple[str, ...], strategy) -> tuple[int, ...]:
    """The rewards of a duel of three rounds in which all dice show 3."""
    scene = Scene(Duel(), *HANDS, dice="3 3 3 3 3 3")
    while scene.to_act:
        own_hand = strategy(scene.players[0].hand, scene.players[1].face_up + scene.players[1].face_down)
        scene.all_say(own_hand, next(card for card in order if card in scene.players[1].hand))
    return tuple(scene.sums)


def test_against_every_order_taken_together_all_strategies_of_the_duel_come_to_the_same() -> None:
    results = [
        Counter(sums_against(order, strategy) for order in permutations(HANDS[1].split()))
        for strategy in STRATEGIES.values()
    ]

    assert len(results[0]) > 1
    assert results[0] == results[1] == results[2]
