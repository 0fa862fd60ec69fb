"""The share of games that one policy wins against another."""

from hashlib import sha256
from typing import Any

from engine.core.game import Game
from engine.core.game_module import Policy
from engine.core.rng import Rng
from engine.core.rules import Rules


def part_won(rules: Rules[Any, Any], seats: int, one: Policy, others: Policy, *, deals: int) -> float:
    """Return one player's share of wins against the others, from each seat of `deals` deals."""
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            players = [one if place == seat else others for place in range(seats)]
            winners = _winners(rules, players, sha256(f"rivals {deal}".encode()).hexdigest())
            won += (seat in winners) / len(winners) if winners else 1 / seats
    return won / (deals * seats)


def _winners(rules: Rules[Any, Any], players: list[Policy], seed: str) -> tuple[int, ...]:
    game, rng = Game.new(rules, len(players), seed, keep=False), Rng(seed[::-1])
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, players[decision.seat](game.view(decision.seat), decision, rng))
    return game.winners
