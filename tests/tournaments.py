"""Tournaments played from rows alone, by users of given strength, of whom some vanish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from engine.club.tournaments import Pair, active, is_finished, pair_round, pairings_of
from engine.core.records.tournaments import (
    BOTH_ABSENT,
    DRAWN,
    FIRST,
    FIRST_ABSENT,
    OPEN,
    SECOND,
    SECOND_ABSENT,
    VOID,
    Entrant,
    PairingGame,
)


def entrants(count: int) -> list[Entrant]:
    """Return entrants in the order of their lots; the higher the number, the stronger."""
    return [Entrant(1, 100 + number, f"User {number}", 0) for number in range(count)]


def games_of(pairs: Sequence[Pair], round_number: int) -> list[PairingGame]:
    return [
        PairingGame(1, round_number, pair.board, 1, pair.first, pair.second, result=pair.result)
        for pair in pairs
    ]


class Played:
    """A tournament until its end; `vanish` is the chance to leave before a round, and to miss a game."""

    def __init__(self, form: str, count: int, seed: int = 0, vanish: float = 0, both_sides: bool = False):
        self.form, self.rng, self.vanish, self.both_sides = form, Random(seed), vanish, both_sides
        self.seeds, self.games, self.rounds = entrants(count), list[PairingGame](), 0
        self.here_by_round: list[set[int]] = []

    def play(self, check: Callable[[Played, list[Pair]], None] = lambda *_: None) -> Played:
        while self.rounds == 0 or not is_finished(self.form, self.seeds, self.games, self.rounds):
            self.rounds += 1
            assert self.rounds < 100
            if self.rounds > 1:
                self.seeds = [self._perhaps_gone(entrant) for entrant in self.seeds]
            pairs = pair_round(self.form, self.seeds, self.games, self.rounds)
            shuffled = self.rng.sample(self.games, len(self.games))
            assert pair_round(self.form, self.seeds, shuffled, self.rounds) == pairs  # after a restart
            here = active(self.seeds, pairings_of(self.games), self.rounds)
            self.here_by_round.append({entrant.user_id for entrant in here})
            check(self, pairs)
            self.games += games_of(pairs, self.rounds)
            self._finish_round()
        return self

    def _perhaps_gone(self, entrant: Entrant) -> Entrant:
        gone = entrant.left_round is None and self.rng.random() < self.vanish
        return replace(entrant, left_round=self.rounds) if gone else entrant

    def _finish_round(self) -> None:
        while under_way := [game for game in self.games if game.result == OPEN]:
            for game in under_way:
                self.games[self.games.index(game)] = replace(game, result=self._result(game), turns=9)
            for pairing in pairings_of(self.games):
                sides = pairing.next_sides(self.form, both_sides=self.both_sides)
                if sides is not None:
                    last = pairing.games[-1]
                    first, second = sides
                    new = replace(last, leg=last.leg + 1, first=first, second=second, result=OPEN)
                    self.games.append(new)

    def _result(self, game: PairingGame) -> str:
        absent = (self.rng.random() < self.vanish, self.rng.random() < self.vanish)
        if any(absent):
            return {(True, False): FIRST_ABSENT, (False, True): SECOND_ABSENT}.get(absent, BOTH_ABSENT)
        if self.rng.random() < 0.05:
            return VOID
        if self.rng.random() < 0.1:
            return DRAWN
        return FIRST if game.first + self.rng.gauss(0, 3) > (game.second or 0) else SECOND
