"""Rollouts: lines of replies, played on in other worlds and valued there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeAlias

from engine.core.decisions import Decision, Illegal, Reply, Seat
from engine.core.forced import only_way_on
from engine.core.game import AnyGame
from engine.core.game_module import GameModule, Lookahead, Player
from engine.core.rng import Rng
from engine.core.worlds import Resampler
from engine.search.memory import Memory, Worth, exchange, place
from engine.search.value import Factors, Weights, factors_of, weights_of

Line: TypeAlias = tuple[tuple[str, Reply], ...]  # own replies to come, each with the kind of its question

SEEDS = range(2**32)
LONGEST = 400  # replies of one rollout: rules that go round in circles must not stop a table


@dataclass(frozen=True, slots=True)
class Outcome:
    """A rollout's value for the seat, whether it won this turn, and its replies."""

    value: float
    at_once: bool
    made: Line


@dataclass(frozen=True, slots=True)
class Style:
    """How to look ahead in a game; without `factors` other seats' actions say nothing."""

    game: Lookahead
    policy: Player
    weights: Weights
    turns: int
    factors: Factors | None = None

    @classmethod
    def of(cls, module: GameModule, turns: int = 0) -> Style | None:
        """Return a game's style, valued after `turns`, or None if looking ahead is useless."""
        found = module.lookahead
        if found is None:
            return None
        factors = factors_of(module.family) if found.signs else None
        weights = weights_of(module.family)
        return cls(found, found.policy or module.play, weights, turns or found.turns, factors)


class Worlds:
    """A seat's question in other worlds; nothing else of the real game is read."""

    def __init__(self, game: AnyGame, seat: Seat, style: Style, memory: Memory | None = None) -> None:
        self.seat = seat
        self.style = style
        self.spent = 0
        self.even = False
        self._memory = memory if style.game.hidden else None
        self._resampler = Resampler(game, seat, self._recalled)
        self._known, self._top = self._remembered(game.rules.seats[-1])
        self._fixed = {*self._known, self._top}
        self._worths: dict[Seat, Worth | None] = {}
        self._turn = turn_of(game)

    @property
    def at_rest(self) -> bool:
        return self._resampler.at_rest

    def _remembered(self, seats: int) -> tuple[Mapping[str, Seat], str]:
        """Return the cards known in other hands, and the known top of the deck."""
        if self._memory is None:
            return {}, ""
        hand, top = self._resampler.view.hand, self._memory.top
        return self._memory.others(hand, seats), "" if top in hand else top

    def _recalled(self, state: object, rng: Rng) -> None:
        """Apply beliefs and memory to a redealt state."""
        if self.style.game.believed is not None:
            self.style.game.believed(state, self.seat, rng)
        if self._memory is not None:
            self._memory.settle(state, rng)
        place(self.style.game, state, self._known, self._top)
        if self._memory is not None and self.style.factors is not None and not self.even:
            exchange(self.style.game, state, self._worth_in, self._fixed, Random(rng.pick(SEEDS)))

    def _worth_in(self, seat: Seat, unseen: int) -> Worth | None:
        """Return how likely a card is in another hand; its unseen count is the same in all worlds."""
        if seat not in self._worths:
            self._worths[seat] = self._found_worth(seat, unseen)
        return self._worths[seat]

    def _found_worth(self, seat: Seat, unseen: int) -> Worth | None:
        if seat == self.seat or self._memory is None or self.style.factors is None:
            return None
        odds, alike = self.style.factors.odds(self._memory.told_of(seat, unseen)), self.style.game.alike
        return cache(lambda card: odds.get(alike(card), 1.0)) if odds else None

    def world(self, seed: str) -> AnyGame | None:
        """Return the world of this seed at the question."""
        return self._resampler.sample(Rng(seed))

    def rolled(self, seed: str, line: Line, wild: Random | None = None) -> Outcome | None:
        """Play a line in a world, then by policy for all seats; None if there is no world.

        With `wild` the seat then replies at random, until the end of the turn.
        """
        game = self.world(seed)
        if game is None:
            return None
        made = self._played(game, line, Rng(seed[::-1]), wild)
        at_once = turn_of(game) == self._turn and self.seat in (game.winners or ())
        return Outcome(self._worth(game), at_once, made)

    def _played(self, game: AnyGame, line: Line, rng: Rng, wild: Random | None) -> Line:
        until = self._turn + (1 if wild else self.style.turns)
        made: list[tuple[str, Reply]] = []
        for _ in range(LONGEST):
            if game.winners is not None or turn_of(game) >= until:
                break
            decision = game.waiting[0]
            own = decision.seat == self.seat
            reply = fitting(line, decision) if own else None
            if own:
                line = line[1:] if reply else ()
            if reply is None and own and wild and decision.most == 1 == decision.least:
                reply = (wild.choice(decision.options),)
            reply = reply or only_way_on(decision)
            reply = reply or self.style.policy(game.view(decision.seat), decision, rng)
            if own:
                made.append((decision.kind, reply))
            game.answer(decision.seat, reply)
            self.spent += 1
        return tuple(made)

    def _worth(self, game: AnyGame) -> float:
        if game.winners is None:
            return self.style.weights.chance(self.style.game.features(game.state, self.seat))
        if not game.winners:
            return 1 / 2
        return 1 / len(game.winners) if self.seat in game.winners else 0.0


def fitting(line: Line, decision: Decision) -> Reply | None:
    """Return the next reply of a line if it answers this question."""
    if not line or line[0][0] != decision.kind:
        return None
    try:
        decision.check(line[0][1])
    except Illegal:
        return None
    return line[0][1]


def turn_of(game: AnyGame) -> int:
    """Return the number of the turn, or of the round in games without turns."""
    return int(getattr(game.state, "turn", 0) or getattr(game.state, "round", 0))
