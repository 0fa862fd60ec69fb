"""Checks of sampled worlds and of visibly forced replies."""

from collections.abc import Iterator
from typing import Generic

from engine.core.decisions import Decision, Seat
from engine.core.forced import forced_reply, only_reply
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import S, V
from engine.core.worlds import WorldSampler

MAX_REPLIES = 4  # played on in two worlds


class WorldInspector(Generic[S, V]):
    """Watches one game, and checks the worlds of its open decisions."""

    def __init__(self, game: Game[S, V], rng: Rng) -> None:
        self.game = game
        self.rules = game.rules
        self._rng = rng
        self._rng_count = 0
        self._pieces = sorted(self.rules.piece_ids(game.state))

    def look(self) -> Iterator[str]:
        for decision in self.game.open_decisions:
            for fault in self._faults(decision):
                yield f"{decision.kind} of seat {decision.seat}: {fault}"

    def _faults(self, decision: Decision) -> Iterator[str]:
        sampler = WorldSampler(self.game, decision.seat)
        world = sampler.sample(self._new_rng())
        if world is None:
            yield "there is no other world that looks the same"
            return
        if sorted(self.rules.piece_ids(world.state)) != self._pieces:
            yield "in another world a piece is lost or doubled"
        same_count = len(world.open_decisions) == len(self.game.open_decisions)
        if same_count and self._sight(world) != self._sight(self.game):
            yield "another world looks different"
        twin = sampler.twin(self._new_rng())
        if twin is None:
            return
        rng = self._new_rng()
        here = sampler.sample(Rng(rng.seed, rng.use_count))
        there = WorldSampler(twin, sampler.seat).sample(rng)
        if here is None or there is None:
            yield "what the seat cannot see decides whether there is another world"
        elif (replies := self._replies_until_apart(here, there)) is not None:
            yield f"what the seat cannot see influences another world, after {replies} replies"

    def _sight(self, game: Game[S, V]) -> str:
        seats = {decision.seat for decision in game.open_decisions}
        own = [(game.view(seat), game.visible_decisions(seat)) for seat in seats] if len(seats) == 1 else []
        return repr((own, game.view(None), game.visible_decisions(None)))

    def _replies_until_apart(self, here: Game[S, V], there: Game[S, V]) -> int | None:
        """Return after how many replies two worlds differ; None if they stay the same."""
        rng = self._new_rng()
        for count in range(MAX_REPLIES + 1):
            if self._image(here) != self._image(there):
                return count
            decision = next(iter(here.open_decisions), None)
            if decision is None or len(decision.options) < decision.min_count:
                break
            options = list(decision.options)
            rng.shuffle(options)
            reply = tuple(options[: max(decision.min_count, min(1, decision.max_count))])
            here.answer(decision.seat, reply)
            there.answer(decision.seat, reply)
        return None

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        return game.winners, game.open_decisions, self.rules.dump(game.state)

    def _new_rng(self) -> Rng:
        self._rng_count += 1
        return Rng(self._rng.seed, self._rng_count << 32)


WORLDS = 60  # for each viewer: an exception in 1 of 20 worlds is missed 1 time in 20
WORLDS_PER_DECISION = 40  # of all seats together, in whole games, where kinds of decision recur


def is_forced(game: Game[S, V], seat: Seat, seats: int, rng: Rng, worlds: int = WORLDS) -> bool:
    """Return whether a seat has one legal reply and, by trial, every other viewer can see that."""
    decision = game.decision(seat)
    if decision is None or only_reply(decision) is None:
        return False
    viewers = (None, *range(seats))
    return not any(would_learn(game, seat, viewer, rng, worlds) for viewer in viewers if viewer != seat)


def would_learn(game: Game[S, V], seat: Seat, viewer: Seat | None, rng: Rng, worlds: int = WORLDS) -> bool:
    """Return whether the viewer, or the public (None), would learn that the reply is forced.

    True also if no other world was found.
    """
    sampler = WorldSampler(game, viewer)
    for number in range(1, worlds + 1):
        world = sampler.sample(Rng(rng.seed, rng.use_count + (number << 32)))
        decision = world and world.decision(seat)
        if not decision or only_reply(decision) is None:
            return True
    return False


def forced_faults(game: Game[S, V], seats: int, rng: Rng) -> Iterator[str]:
    """Yield the decisions that the rules wrongly call visibly forced."""
    worlds = -(-WORLDS_PER_DECISION // seats)
    for decision in game.open_decisions:
        seat = decision.seat
        if forced_reply(game, seat) is not None and not is_forced(game, seat, seats, rng, worlds):
            yield f"{decision.kind} of seat {decision.seat}: not everybody can see that the reply is forced"
