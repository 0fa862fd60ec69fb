"""Rollouts: lines of replies, played on in other worlds and valued there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from engine.core.decisions import Decision, Refused, Reply, Seat
from engine.core.forced import only_reply_forward
from engine.core.game import AnyGame
from engine.core.game_module import GameModule, Lookahead, Policy
from engine.core.rng import Rng
from engine.core.worlds import WorldSampler
from engine.search.memory import CardMemory, place_known_cards
from engine.search.value import Weights, weights_of

Line: TypeAlias = tuple[tuple[str, Reply], ...]  # the seat's later replies, with the kinds of decision

MAX_ROLLOUT = 400  # replies: rules that go round in circles must not stop a table


@dataclass(frozen=True, slots=True)
class Outcome:
    """A rollout's value for the seat, whether it won this turn, its replies, and what was at stake then."""

    value: float
    won_this_turn: bool
    replies: Line
    stakes: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SearchProfile:
    game: Lookahead
    policy: Policy
    weights: Weights
    turns: int
    story_seats: int = 0  # in stories: of the game; their chances have the sum 1

    @classmethod
    def of(cls, module: GameModule, turns: int = 0) -> SearchProfile | None:
        """Return a game's profile, valued after `turns`, or None if looking ahead is useless."""
        game = module.lookahead
        if game is None:
            return None
        weights = weights_of(module.family)
        return cls(game, game.policy or module.policy, weights, turns or game.horizon_turns)

    @classmethod
    def of_stories(cls, module: GameModule, seats: int, *, fair: bool = False) -> SearchProfile | None:
        """Return the profile for stories of a game; `fair`: with their slower policy."""
        profile = cls.of(module)
        if profile is None:
            return None
        policy = (profile.game.story_policy if fair else None) or profile.policy
        return replace(profile, policy=policy, story_seats=seats)

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """Return the policy's reply, without a view where it needs none."""
        reply = only_reply_forward(decision)
        if reply is None and decision.kind in self.game.default_kinds:
            reply = decision.default
        return self.policy(game.view(decision.seat), decision, rng) if reply is None else reply

    def chances(self, game: AnyGame) -> list[float]:
        factor = self.weights.story_factor(turn_of(game)) * self.weights.story_sharpness
        state = game.state
        values = [
            self.weights.chance(self.game.features(state, seat), factor) for seat in range(self.story_seats)
        ]
        return [value / sum(values) for value in values]

    def chance(self, game: AnyGame, seat: Seat) -> float:
        if self.story_seats:
            return self.chances(game)[seat]
        return self.weights.chance(self.game.features(game.state, seat))


class SearchWorlds:
    """A seat's decision in other worlds, which is all that is read of the real game."""

    def __init__(
        self, game: AnyGame, seat: Seat, style: SearchProfile, memory: CardMemory | None = None
    ) -> None:
        self.seat = seat
        self.style = style
        self.replies_spent = 0
        self._memory = memory if style.game.hidden_piles else None
        self._sampler = WorldSampler(game, seat, self._recall)
        self._known: Mapping[str, Seat] = {}  # cards in other hands
        self._top = ""  # of the deck, if known
        if self._memory is not None:
            hand, top = self._sampler.view.hand, self._memory.top
            self._known = self._memory.others(hand, game.rules.seats[-1])
            self._top = "" if top in hand else top
        self._turn = turn_of(game)

    @property
    def at_rest(self) -> bool:
        return self._sampler.at_rest

    def _recall(self, state: object, rng: Rng) -> None:
        if self.style.game.apply_beliefs is not None:
            self.style.game.apply_beliefs(state, self.seat, rng)
        if self._memory is not None:
            self._memory.settle(state, rng)
        place_known_cards(self.style.game, state, self._known, self._top)

    def world(self, seed: str) -> AnyGame | None:
        return self._sampler.sample(Rng(seed))

    def roll_out(self, seed: str, line: Line, wild: Random | None = None) -> Outcome | None:
        """Play a line in a world, then by policy for all seats; None if there is no world.

        With `wild` the seat then replies at random, until the end of the turn.
        """
        game = self.world(seed)
        if game is None:
            return None
        replies = self._play(game, line, Rng(seed[::-1]), wild)
        at_once = turn_of(game) == self._turn and self.seat in (game.winners or ())
        stakes = self.style.game.stakes
        return Outcome(self._worth(game), at_once, replies, stakes(game.state, self.seat) if stakes else {})

    def _play(self, game: AnyGame, line: Line, rng: Rng, wild: Random | None) -> Line:
        until = self._turn + (1 if wild else self.style.turns)
        replies: list[tuple[str, Reply]] = []
        for _ in range(MAX_ROLLOUT):
            if game.winners is not None or turn_of(game) >= until:
                break
            decision = game.open_decisions[0]
            own = decision.seat == self.seat
            reply = next_reply(line, decision) if own else None
            if own:
                line = line[1:] if reply else ()
            if reply is None and own and wild and decision.max_count == 1 == decision.min_count:
                reply = (wild.choice(decision.options),)
            reply = reply or self.style.reply(game, decision, rng)
            if own:
                replies.append((decision.kind, reply))
            game.answer(decision.seat, reply)
            self.replies_spent += 1
        return tuple(replies)

    def _worth(self, game: AnyGame) -> float:
        if game.winners is None:
            return self.style.chance(game, self.seat)
        if not game.winners:
            return 1 / 2
        return 1 / len(game.winners) if self.seat in game.winners else 0.0


def next_reply(line: Line, decision: Decision) -> Reply | None:
    if not line or line[0][0] != decision.kind:
        return None
    try:
        decision.check(line[0][1])
    except Refused:
        return None
    return line[0][1]


def turn_of(game: AnyGame) -> int:
    return game.rules.turn(game.state)
