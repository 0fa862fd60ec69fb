"""Measure how often quick computer players achieve what a game declares, and find games for its tests.

    python -m tools.achievements bang --games 80

It prints the shares in percent, and the lines of tests/engine/games/test_achievements.py: the number of a
game, the seat, and the event with which it is achieved.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence, Set

from engine.core.achievements import Achievements, SeatHistory, achieved
from engine.core.decisions import Seat
from engine.core.game import Game
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.games import GAMES, MODULES


def history_of(game_name: str, number: int) -> tuple[list[Event], tuple[Seat, ...]]:
    """Play a game of quick players by its number; return its events and winners."""
    rules = GAMES[game_name]
    policy = MODULES[rules.family].policy
    game = Game.new(rules, rules.seats[0], seed_from("achievements", game_name, number), keep=False)
    events = [*game.deal_events]
    while game.winners is None:
        decision = game.open_decisions[0]
        rng = Rng(seed_from("player", number, game.ply, decision.seat))
        events += game.answer(decision.seat, policy(game.view(decision.seat), decision, rng)).events
    return events, tuple(game.winners)


def first_event(
    declared: Achievements, key: str, events: Sequence[Event], winners: Sequence[Seat], seat: Seat
) -> str:
    """Return the kind of the event with which a seat achieves something; "" if it does not."""
    for end in range(1, len(events) + 1):
        has_won = seat in winners and end == len(events)
        if declared[key](SeatHistory(events[:end], seat, has_won)):
            return events[end - 1].kind
    return ""


def few_games(by_game: dict[int, dict[str, Seat]], keys: Set[str]) -> Iterator[tuple[str, int, Seat]]:
    """Yield a game and a seat for each key, in as few games as easily by_game."""
    left = set(keys)
    while left and (number := max(by_game, key=lambda number: len(left & by_game[number].keys()))) in by_game:
        for key in sorted(left & by_game[number].keys()):
            yield key, number, by_game[number][key]
        left -= by_game.pop(number).keys()
        if not by_game:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=80)
    given = parser.parse_args()
    declared = MODULES[GAMES[given.game].family].achievements[given.game]
    shares, by_game = Counter[str](), defaultdict[int, dict[str, Seat]](dict)
    seats = GAMES[given.game].seats[0]
    for number in range(given.games):
        events, winners = history_of(given.game, number)
        for seat in range(seats):
            keys = achieved(declared, SeatHistory(events, seat, seat in winners))
            shares.update(keys)
            for key in keys:
                by_game[number].setdefault(key, seat)
    for key in declared:
        print(f"{key}: {100 * shares[key] / seats / given.games:.1f} %")
    for key, number, seat in few_games({**by_game}, declared.keys()):
        kind = first_event(declared, key, *history_of(given.game, number), seat)
        print(f'    ("{given.game}", "{key}", {number}, {seat}, "{kind}"),')


if __name__ == "__main__":
    main()
