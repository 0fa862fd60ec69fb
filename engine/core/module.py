"""What a family of games gives to those who do not know it: rules, computer player, what may be ordered.

A standing order answers a question out of turn: `pass:2` lets it through while more than 2 lives are left
(`pass:0`: always), `answer:missed` answers with that card where it is offered, `idle` passes where nothing
else is offered, `usual` takes the rule's default, `ask` leaves to the player what none of the others answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from engine.core.decks import DeckBuilding
from engine.core.prompts import Decision, Reply
from engine.core.refusals import Refusals
from engine.core.rng import Rng
from engine.core.rules import Rules

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


Player: TypeAlias = Callable[[Any, Decision, Rng], Reply]  # from a view, never from a state


class Match(NamedTuple):
    """A way to play a game of which `make balance` reports who wins: a mode, a preset, so many seats."""

    game: str
    preset: str
    seats: int


@dataclass(frozen=True)
class GameModule:
    """One family of games, found in its package of engine/games as `GAME`.

    `rules` has one value for each mode; `place` says where the family stands in lists, the lowest first;
    `refusals` are those of its own; `reactions` are the kinds of question out of turn that may be answered
    by standing orders; `matches` are the rows of its balance report, at least one for each mode; `decks` is
    given by a game that is played with decks which people build.
    """

    rules: tuple[Rules[Any, Any], ...]
    play: Player
    place: int
    refusals: Refusals = field(default_factory=lambda: MappingProxyType({}))
    matches: tuple[Match, ...] = ()
    reactions: Mapping[str, Reaction] = field(default_factory=lambda: MappingProxyType({}))
    decks: DeckBuilding | None = None

    @property
    def family(self) -> str:
        """The name of the package, which its words begin with."""
        return self.rules[0].family
