"""Rivals for the arena: the policy with one habit, and a reader that learns the habits of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame, LogRow
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng
from engine.games import GAMES, MODULES
from engine.games.revolver.cards import POKER
from engine.games.revolver.rules.turn import better

Habit: TypeAlias = Mapping[str, int]  # by kind of decision, the option that is always taken

HABITS: Mapping[str, Habit] = MappingProxyType(
    {
        "never-opens": {"recruit": 0},
        "lowest-stake": {"stake": 0},
        "highest-stake": {"stake": -1},
        "lowest-bid": {"bid": 0},
        "always-rides": {"march": -1},
        "always-draws": {"draw-from": 0},
    }
)
READER = "reader"
BOTH = 2
NEVER = "pass"  # preferred to any place in the list


class Habitual:
    def __init__(self, name: str) -> None:
        self._habit = HABITS[name]

    def begin(self, match: BalanceMatch, seed: str) -> None:
        self._play, self._rng = MODULES[GAMES[match.game].family].policy, Rng(seed)

    def hear(self, action: LogRow) -> None:
        pass

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        place = self._habit.get(decision.kind)
        if place is None or decision.max_count != 1:
            return self._play(game.view(decision.seat), decision, self._rng)
        return (NEVER,) if NEVER in decision.options else (decision.options[place],)


class Reader:
    def __init__(self) -> None:
        self.laid: Counter[str] = Counter(POKER.keys())  # at first all are equally likely
        self._hidden: list[str] = []  # cards put down in this round, until all are revealed

    def begin(self, match: BalanceMatch, seed: str) -> None:
        self._play, self._rng = MODULES[GAMES[match.game].family].policy, Rng(seed)

    def hear(self, action: LogRow) -> None:
        self._hidden += [card for card in action.reply if card in POKER]
        if len(self._hidden) == BOTH:
            self.laid.update(self._hidden)
            self._hidden = []

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        if decision.kind != "poker":
            return self._play(game.view(decision.seat), decision, self._rng)
        return (self.best(decision.options),)

    def best(self, hand: Sequence[str]) -> str:
        side = POKER[hand[0]].side
        theirs = {card: often for card, often in self.laid.items() if POKER[card].side != side}
        return max(
            hand, key=lambda own: sum(often for card, often in theirs.items() if better(own, card) == 0)
        )


def rival(name: str) -> Habitual | Reader | None:
    if name == READER:
        return Reader()
    return Habitual(name) if name in HABITS else None
