"""Questions that leave nothing to choose: may they be answered at once, or would that tell of a hand?

What the others know decides it, not what is so: a hand that happens to hold no Missed! is asked for one like
any other.
"""

from __future__ import annotations

from engine.core.game import Game
from engine.core.prompts import Decision, Reply, Seat
from engine.core.resampling import Resampler
from engine.core.rng import Rng
from engine.core.rules import S, V

WORLDS = 60  # for each who watches: what is so in one of twenty worlds is overlooked once in twenty times


def only_reply(decision: Decision) -> Reply | None:
    """The one legal reply to a question; None where there are several, or a way back."""
    if decision.back or len(decision.options) != decision.least:
        return None
    return decision.options


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
    question = Resampler(game, viewer)
    for number in range(1, worlds + 1):
        world = question.sample(Rng(rng.seed, rng.used + (number << 32)))
        decision = world and world.decision(seat)
        if not decision or only_reply(decision) is None:
            return True
    return False
