"""Merge consecutive events that readers see as one, by rules the game declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from engine.core.decisions import Fact
from engine.core.rules import Event


class Rule(Protocol):
    """How two events in a row become one."""

    def of(self, first: Event, second: Event) -> Event | None:
        """Return the event that stands for both, or None."""


@dataclass(frozen=True, slots=True)
class Merge:
    """Two kinds of event in a row become a third, with the first one's seat and the facts of both."""

    first: str
    second: str
    into: str
    fact_names: Mapping[str, str] = field(default_factory=dict)  # new names for facts of the second event
    card: str = ""  # how the card of the first event must begin
    same: str = ""  # a fact that both must have in common

    def of(self, first: Event, second: Event) -> Event | None:
        """Return the merged event, with the second seat as `target`, or None."""
        if (first.kind, second.kind) != (self.first, self.second):
            return None
        if not str(dict(first.facts).get("card", "")).startswith(self.card):
            return None
        if self.same and dict(first.facts).get(self.same) != dict(second.facts).get(self.same):
            return None
        facts: dict[str, Fact] = {self.fact_names.get(name, name): value for name, value in second.facts}
        if second.seat is not None:
            facts["target"] = f"seat:{second.seat}"
        secret = second.secret if first.seat == second.seat else ()
        return replace(
            first, kind=self.into, facts=tuple({**facts, **dict(first.facts)}.items()), secret=secret
        )


@dataclass(frozen=True, slots=True)
class Repeat:
    """Events of one kind and seat in a row become one, if all other facts are equal."""

    what: str
    added: tuple[str, ...]  # facts to sum up
    last: tuple[str, ...] = ()  # facts of which the last counts

    def of(self, first: Event, second: Event) -> Event | None:
        """Return the merged event or None."""
        before, after = dict(first.facts), dict(second.facts)
        same = first.kind == second.kind == self.what and first.seat == second.seat
        rest = set(before) | set(after)
        if not same or any(before.get(name) != after.get(name) for name in rest - {*self.added, *self.last}):
            return None
        sums = {name: _number(before.get(name)) + _number(after.get(name)) for name in self.added}
        return replace(first, facts=tuple({**after, **sums}.items()), secret=())


@dataclass(frozen=True, slots=True)
class Fold:
    """Events of one kind in a row, by default those of one seat, become one that counts them.

    With `lists` it also names the cards of all. All have the fact `same` in common, if there is one.
    """

    what: str
    into: str
    any_seat: bool = False
    lists: bool = False
    same: str = ""

    def of(self, first: Event, second: Event) -> Event | None:
        """Return the folded event or None."""
        if second.kind != self.what or first.kind not in (self.what, self.into):
            return None
        if first.seat != second.seat and not self.any_seat:
            return None
        before, after = dict(first.facts), dict(second.facts)
        if before.get(self.same) != after.get(self.same):
            return None
        count = _number(before.get("count")) if first.kind == self.into else 1
        shared = [(self.same, after[self.same])] if self.same else []
        facts: tuple[tuple[str, Fact], ...] = (("count", count + 1), *shared)
        if self.lists:
            both = (*first.facts, *second.facts)
            cards = [str(value) for name, value in both if name in ("card", "cards")]
            facts = (*facts, ("cards", " ".join(cards)))
        return Event(self.into, None if self.any_seat else first.seat, facts)


def merged(events: Iterable[Event], rules: Iterable[Rule]) -> list[Event]:
    """Apply the rules until no two events in a row merge."""
    rules, result = tuple(rules), list[Event]()
    for event in events:
        result.append(event)
        while len(result) > 1:
            pairs = (rule.of(result[-2], result[-1]) for rule in rules)
            if (event_of_both := next((pair for pair in pairs if pair is not None), None)) is None:
                break
            result[-2:] = [event_of_both]
    return result


def _number(value: Fact | None) -> int:
    return value if isinstance(value, int) else 0
