"""Achievements: what a finished game's log tells of one seat. No I/O.

A game declares its achievements as predicates over public events, so that any log can be counted again.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.decisions import Fact, Seat
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class SeatHistory:
    events: Sequence[Event]
    seat: Seat
    won: bool

    def count(self, kind: str, seat: Seat | None = None, **facts: Fact) -> int:
        """Count the events of this kind, by default of the own seat, with these facts."""
        own = self.seat if seat is None else seat
        return sum(
            event.kind == kind and event.seat == own and facts.items() <= dict(event.facts).items()
            for event in self.events
        )

    def values(self, kind: str, fact: str, seat: Seat | None = None) -> list[int]:
        """Return a numeric fact of the events of this kind, by default of the own seat."""
        own = self.seat if seat is None else seat
        return [
            int(value)
            for event in self.events
            if event.kind == kind and event.seat == own
            for name, value in event.facts
            if name == fact
        ]

    def happened(self, kind: str, **facts: Fact) -> bool:
        """Return whether there is an event of this kind, of any seat, with these facts."""
        return any(event.kind == kind and facts.items() <= dict(event.facts).items() for event in self.events)

    @property
    def other(self) -> Seat:
        """The opponent of a game for two."""
        return 1 - self.seat


Achievements: TypeAlias = Mapping[str, Callable[[SeatHistory], bool]]  # by key


def achieved(achievements: Achievements, history: SeatHistory) -> tuple[str, ...]:
    return tuple(key for key, holds in achievements.items() if holds(history))
