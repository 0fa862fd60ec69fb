"""Rollouts: lines of replies, played on in other worlds and valued there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeAlias

from engine.core.decisions import Decision, Refused, Reply, Seat
from engine.core.forced import only_reply_forward
from engine.core.game import AnyGame
from engine.core.game_module import GameModule, Lookahead, Policy
from engine.core.rng import Rng
from engine.core.worlds import WorldSampler
from engine.search.memory import CardMemory, Worth, place_known_cards, resample_hands
from engine.search.value import Factors, Weights, factors_of, weights_of

Line: TypeAlias = tuple[tuple[str, Reply], ...]  # own replies to come, each with the kind of its question

SEEDS = range(2**32)
LONGEST = 400  # replies of one rollout: rules that go round in circles must not stop a table


@dataclass(frozen=True, slots=True)
class Outcome:
    """A rollout's value for the seat, whether it won this turn, and its replies."""

    value: float
    won_this_turn: bool
    replies: Line


@dataclass(frozen=True, slots=True)
class SearchProfile:
    """How to look ahead in a game; without `factors` other seats' actions say nothing."""

    game: Lookahead
    policy: Policy
    weights: Weights
    turns: int
    factors: Factors | None = None

    @classmethod
    def of(cls, module: GameModule, turns: int = 0) -> SearchProfile | None:
        """Return a game's style, valued after `turns`, or None if looking ahead is useless."""
        found = module.lookahead
        if found is None:
            return None
        factors = factors_of(module.family) if found.inference else None
        weights = weights_of(module.family)
        return cls(found, found.policy or module.policy, weights, turns or found.horizon_turns, factors)


class SearchWorlds:
    """A seat's question in other worlds; nothing else of the real game is read."""

    def __init__(
        self, game: AnyGame, seat: Seat, style: SearchProfile, memory: CardMemory | None = None
    ) -> None:
        self.seat = seat
        self.style = style
        self.replies_spent = 0
        self.is_uniform = False
        self._memory = memory if style.game.hidden_piles else None
        self._resampler = WorldSampler(game, seat, self._recalled)
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
        if self.style.game.apply_beliefs is not None:
            self.style.game.apply_beliefs(state, self.seat, rng)
        if self._memory is not None:
            self._memory.settle(state, rng)
        place_known_cards(self.style.game, state, self._known, self._top)
        if self._memory is not None and self.style.factors is not None and not self.is_uniform:
            resample_hands(self.style.game, state, self._worth_in, self._fixed, Random(rng.pick(SEEDS)))

    def _worth_in(self, seat: Seat, unseen: int) -> Worth | None:
        """Return how likely a card is in another hand; its unseen count is the same in all worlds."""
        if seat not in self._worths:
            self._worths[seat] = self._found_worth(seat, unseen)
        return self._worths[seat]

    def _found_worth(self, seat: Seat, unseen: int) -> Worth | None:
        if seat == self.seat or self._memory is None or self.style.factors is None:
            return None
        odds, alike = (
            self.style.factors.odds(self._memory.share_covered(seat, unseen)),
            self.style.game.equivalence_key,
        )
        return cache(lambda card: odds.get(alike(card), 1.0)) if odds else None

    def world(self, seed: str) -> AnyGame | None:
        """Return the world of this seed at the question."""
        return self._resampler.sample(Rng(seed))

    def roll_out(self, seed: str, line: Line, wild: Random | None = None) -> Outcome | None:
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
            decision = game.open_decisions[0]
            own = decision.seat == self.seat
            reply = next_reply(line, decision) if own else None
            if own:
                line = line[1:] if reply else ()
            if reply is None and own and wild and decision.max_count == 1 == decision.min_count:
                reply = (wild.choice(decision.options),)
            reply = reply or only_reply_forward(decision)
            reply = reply or self.style.policy(game.view(decision.seat), decision, rng)
            if own:
                made.append((decision.kind, reply))
            game.answer(decision.seat, reply)
            self.replies_spent += 1
        return tuple(made)

    def _worth(self, game: AnyGame) -> float:
        if game.winners is None:
            return self.style.weights.chance(self.style.game.features(game.state, self.seat))
        if not game.winners:
            return 1 / 2
        return 1 / len(game.winners) if self.seat in game.winners else 0.0


def next_reply(line: Line, decision: Decision) -> Reply | None:
    """Return the next reply of a line if it answers this question."""
    if not line or line[0][0] != decision.kind:
        return None
    try:
        decision.check(line[0][1])
    except Refused:
        return None
    return line[0][1]


def turn_of(game: AnyGame) -> int:
    """Return the number of the turn, or of the round in games without turns."""
    return int(getattr(game.state, "turn", 0) or getattr(game.state, "round", 0))
