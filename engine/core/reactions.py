"""What a player may order in advance: a question out of turn, and the words by which it may be answered.

`pass:2` lets it through while more than 2 lives are left (`pass:0`: always), `answer:missed` answers with
that card where it is offered, `idle` passes where nothing else is offered, `usual` takes the rule's
default, `ask` leaves to the player what none of the others answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

ASK, IDLE, USUAL, PASS, ANSWER = "ask", "idle", "usual", "pass", "answer"
MOST_ABOVE = 4  # nobody has more than five lives


@dataclass(frozen=True, slots=True)
class Reaction:
    """A question out of turn that orders may answer; its limits count the lives that the question names.

    `answers`: keys of cards and words that options begin with, the one to be taken first in front;
    `passes`: it can be let through; `lives`: the question says how many lives are left.
    """

    answers: tuple[str, ...] = ()
    passes: bool = False
    lives: bool = False

    def words(self) -> tuple[str, ...]:
        """Every word that an order for it may have, the one that is obeyed first in front."""
        return tuple(self._words())

    def _words(self) -> Iterator[str]:
        if self.lives:
            yield from (f"{PASS}:{above}" for above in range(MOST_ABOVE, 0, -1))
        if self.passes:
            yield f"{PASS}:0"
        yield from (f"{ANSWER}:{answer}" for answer in self.answers)
        yield IDLE if self.passes else USUAL
        yield ASK
