"""What must hold of other worlds: the same question, canonical dealing; and whether a reply is forced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from engine.core.decisions import Decision, Seat
from engine.core.forced import forced_reply, only_reply
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import S, V
from engine.core.worlds import WorldSampler

FARTHEST = 4  # replies that are played on in two worlds


class WorldInspector(Generic[S, V]):
    """Watches one game: `look` at a question, and redeal for everybody who is asked."""

    def __init__(self, game: Game[S, V], rng: Rng) -> None:
        self.game = game
        self.rules = game.rules
        self.worlds = 0
        self._luck = rng
        self._lucks = 0
        self._things = sorted(self.rules.piece_ids(game.state))

    def look(self) -> Iterator[str]:
        """What is wrong with the other worlds of the open question."""
        for decision in self.game.open_decisions:
            yield from (
                f"{decision.kind} of seat {decision.seat}: {wrong}" for wrong in self._faults(decision)
            )

    def _faults(self, decision: Decision) -> Iterator[str]:
        question = WorldSampler(self.game, decision.seat)
        world = question.sample(self._chance())
        self.worlds += 1
        if world is None:
            yield "there is no other world that looks the same"
            return
        if sorted(self.rules.piece_ids(world.state)) != self._things:
            yield "in another world a thing is lost or doubled"
        if len(world.open_decisions) == len(self.game.open_decisions) and self._sight(world) != self._sight(
            self.game
        ):
            yield "another world looks different"
        yield from self._the_truth_has_no_say(question)

    def _sight(self, game: Game[S, V]) -> str:
        seats = {decision.seat for decision in game.open_decisions}
        seen = [(game.view(seat), game.visible_decisions(seat)) for seat in seats] if len(seats) == 1 else []
        return repr((seen, game.view(None), game.visible_decisions(None)))

    def _the_truth_has_no_say(self, question: WorldSampler[S, V]) -> Iterator[str]:
        """From a game that the seat cannot tell from this one the same worlds are dealt."""
        twin = question.twin(self._chance())
        if twin is None:
            return
        rng = self._chance()
        here = question.sample(Rng(rng.seed, rng.use_count))
        there = WorldSampler(twin, question.seat).sample(rng)
        if here is None or there is None:
            yield "what the seat cannot see decides whether there is another world"
        elif (replies := self._replies_until_apart(here, there)) is not None:
            yield f"what the seat cannot see has a say in another world, after {replies} replies"

    def _replies_until_apart(self, here: Game[S, V], there: Game[S, V]) -> int | None:
        """After how many replies two worlds are not the same any more; None if they stay the same."""
        rng = self._chance()
        for count in range(FARTHEST + 1):
            if self._image(here) != self._image(there):
                return count
            if (
                not here.open_decisions
                or len(here.open_decisions[0].options) < here.open_decisions[0].min_count
            ):
                break
            decision = here.open_decisions[0]
            options = list(decision.options)
            rng.shuffle(options)
            reply = tuple(options[: max(decision.min_count, min(1, decision.max_count))])
            here.answer(decision.seat, reply)
            there.answer(decision.seat, reply)
        return None

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        return game.winners, game.open_decisions, self.rules.dump(game.state)

    def _chance(self) -> Rng:
        """Luck of its own for each world."""
        self._lucks += 1
        return Rng(self._luck.seed, self._lucks << 32)


WORLDS = 60  # for each who watches: what is so in one of twenty worlds is overlooked once in twenty times
FEW = 20  # for each question of a whole game, in which a kind of question comes again


def is_forced(game: Game[S, V], seat: Seat, seats: int, rng: Rng, worlds: int = WORLDS) -> bool:
    """Whether a seat that is asked has but one legal reply, and all at the table can see that.

    A reply given for it at once then tells nobody anything. It is a proof by trial, for tests: whether a kind
    of question is answered at once should be settled by the rules.
    """
    decision = game.decision(seat)
    if decision is None or only_reply(decision) is None:
        return False
    viewers = (None, *range(seats))
    return not any(would_learn(game, seat, viewer, rng, worlds) for viewer in viewers if viewer != seat)


def would_learn(game: Game[S, V], seat: Seat, viewer: Seat | None, rng: Rng, worlds: int = WORLDS) -> bool:
    """Whether one who watches cannot know that the seat asked has but one legal reply; None is the public.

    One to whom no other world can be found is taken to learn something.
    """
    question = WorldSampler(game, viewer)
    for number in range(1, worlds + 1):
        world = question.sample(Rng(rng.seed, rng.use_count + (number << 32)))
        decision = world and world.decision(seat)
        if not decision or only_reply(decision) is None:
            return True
    return False


def forced_faults(game: Game[S, V], seats: int, rng: Rng) -> Iterator[str]:
    """The questions that are answered for a seat though not everybody can see that there is one reply."""
    for decision in game.open_decisions:
        seat = decision.seat
        if forced_reply(game, seat) is not None and not is_forced(game, seat, seats, rng, FEW):
            yield f"{decision.kind} of seat {decision.seat}: not everybody can see that the reply is forced"
