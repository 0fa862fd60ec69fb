"""Events that are one to those who read them: how a game says which, and the log with them as one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine.core.decisions import Fact
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class Merge:
    """An event and the one right after it are one, which has words of its own.

    It is of the first one's seat and has its facts, and those of the second as `renamed`; `target` is the
    second one's seat.
    """

    first: str
    second: str
    into: str
    renamed: Mapping[str, str] = field(default_factory=dict)

    def of(self, first: Event, second: Event) -> Event | None:
        """The two as one; None where they are others."""
        if (first.kind, second.kind) != (self.first, self.second):
            return None
        facts: dict[str, Fact] = {self.renamed.get(name, name): value for name, value in second.facts}
        if second.seat is not None:
            facts["target"] = f"seat:{second.seat}"
        return replace(first, kind=self.into, facts=tuple({**facts, **dict(first.facts)}.items()), secret=())


@dataclass(frozen=True, slots=True)
class Repeat:
    """Events of a sort in a row are one: `added` facts are added up, of `last` facts the last counts."""

    what: str
    added: tuple[str, ...]
    last: tuple[str, ...] = ()

    def of(self, first: Event, second: Event) -> Event | None:
        """The two as one; None where they are others, or tell of something else."""
        before, after = dict(first.facts), dict(second.facts)
        same = first.kind == second.kind == self.what and first.seat == second.seat
        rest = set(before) | set(after)
        if not same or any(before.get(name) != after.get(name) for name in rest - {*self.added, *self.last}):
            return None
        sums = {name: _number(before.get(name)) + _number(after.get(name)) for name in self.added}
        return replace(first, facts=tuple({**after, **sums}.items()))


def merged(events: Iterable[Event], rules: Iterable[Merge | Repeat]) -> list[Event]:
    """The events in their order, those in a row that are one as one."""
    rules, found = tuple(rules), list[Event]()
    for event in events:
        found.append(event)
        while len(found) > 1 and (one := _one(found[-2], found[-1], rules)) is not None:
            found[-2:] = [one]
    return found


def _one(first: Event, second: Event, rules: tuple[Merge | Repeat, ...]) -> Event | None:
    return next((one for rule in rules if (one := rule.of(first, second)) is not None), None)


def _number(value: Fact | None) -> int:
    return value if isinstance(value, int) else 0
