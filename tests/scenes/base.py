"""Shared by the scenes of several games: decisions, events, and loaded dice."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.core.decisions import Seat
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import Event, Rules, State

S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(slots=True)
class Loaded(Rng):
    """Dice that show the given faces first, then random ones."""

    faces: list[int] = field(default_factory=list)

    def roll(self, dice: int = 1) -> list[int]:
        if not self.faces:
            return Rng.roll(self, dice)
        rolled, self.faces = self.faces[:dice], self.faces[dice:]
        return rolled


class GameScene(Generic[S, V]):
    """A game that begins at a given state."""

    def __init__(self, rules: Rules[S, V], state: S) -> None:
        self.game: Game[S, V] = Game(rules, state)
        self.events: list[Event] = list(self.game.deal_events)

    @property
    def table(self) -> S:
        return self.game.state

    @property
    def to_act(self) -> list[tuple[Seat, str]]:
        return [(decision.seat, decision.kind) for decision in self.game.open_decisions]

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        return self.game.winners

    def view(self, seat: Seat | None = None) -> V:
        return self.game.view(seat)

    def events_of(self, *kinds: str) -> list[tuple[object, ...]]:
        return [(e.kind, e.seat, *dict(e.facts).values()) for e in self.events if e.kind in kinds]
