"""Games played once, reply by reply, to test the claims of tips on them."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import Game
from engine.core.game_module import Policy, Setback
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event, RuleOptions, Rules, State

GAMES = 45  # among 40, every situation comes up
S = TypeVar("S", bound=State)


@dataclass
class Ply(Generic[S]):
    decision: Decision
    reply: Reply
    events: tuple[Event, ...]
    packed: bytes
    record: list[Ply[S]]
    at: int
    end: bytes = b""

    @cached_property
    def before(self) -> S:
        state: S = pickle.loads(self.packed)
        return state

    @property
    def after(self) -> S:
        return pickle.loads(self.end) if self.end else self.record[self.at + 1].before

    def forget(self) -> None:
        """Give up the state, because those of all games take gigabytes."""
        vars(self).pop("before", None)

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def option(self) -> str:
        return self.reply[0]

    @property
    def rest(self) -> list[Ply[S]]:
        return self.record[self.at + 1 :]

    def events_of(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]

    def later(self) -> Iterator[Event]:
        """Yield all events from this reply to the end of the game."""
        return (event for ply in self.record[self.at :] for event in ply.events)

    def since(self, kind: str) -> list[Event]:
        """Return the events after the last of this kind, to the end of this reply."""
        events = [event for ply in self.record[: self.at + 1] for event in ply.events]
        start = max((place for place, event in enumerate(events) if event.kind == kind), default=len(events))
        return events[start + 1 :]


def copy_of(state: S) -> S:
    """Copy a state, several times as fast as `deepcopy`."""
    copied: S = pickle.loads(pickle.dumps(state))
    return copied


Claim: TypeAlias = Callable[[Any], bool | None]
"""True or false of a reply; None where its situation does not occur."""


def fact(event: Event, name: str) -> Any:
    return dict(event.facts)[name]


def cards_of(event: Event) -> list[str]:
    return str(fact(event, "cards")).split()


def played(
    rules: Rules[S, Any], number: int, seats: int, habit: Policy, options: RuleOptions | None = None
) -> list[Ply[S]]:
    """Play a game in which every other reply is random, so that every kind of decision comes up."""
    return continued(Game.new(rules, seats, seed_from("tips", number), options, keep=False), number, habit)


def continued(game: Game[S, Any], number: int, habit: Policy) -> list[Ply[S]]:
    rng = Rng(seed_from("tips by habit", number))
    record: list[Ply[S]] = []
    while game.winners is None:
        decision = game.open_decisions[0]
        reply = (
            _any(decision, rng) if rng.pick((True, False)) else habit(game.view(decision.seat), decision, rng)
        )
        packed = pickle.dumps(game.state)
        events = game.answer(decision.seat, reply).events
        record.append(Ply(decision, reply, tuple(events), packed, record, len(record)))
    record[-1].end = pickle.dumps(game.state)
    return record


def _any(decision: Decision, rng: Rng) -> Reply:
    options = list(decision.options)
    rng.shuffle(options)
    return tuple(options[: decision.min_count])


def tips_of(family: str) -> set[str]:
    """Return the keys of a game's tips, without the family's name."""
    lines = Path(f"data/games/{family}/words/en/lessons.ftl").read_text("utf-8").splitlines()
    keys = {line.split()[0] for line in lines if "-tip-" in line}
    return {key.removeprefix(f"{family}-").removeprefix("tip-") for key in keys}


Claims: TypeAlias = Mapping[str, tuple[Claim, ...]]


Reason: TypeAlias = Callable[[Any, Event], bool]
"""Whether what is said of an event that cost a seat much is true, after the reply that brought it."""


def false_statements(
    claims: Claims,
    setbacks: Sequence[Setback],
    reasons: Mapping[str, Reason],
    plies: Iterable[Ply[Any]],
    seats: int,
) -> Iterator[tuple[object, object]]:
    """Yield what is said wrongly, with the reply or event; None if its situation never occurs.

    All of a game is tried in one test, because each process of the tests would play the games again.
    """
    silent: set[object] = {(tip, claim) for tip, several in claims.items() for claim in several}
    silent |= {setback.key for setback in setbacks}
    for ply in plies:
        for name, is_true, what in (*_claimed(claims, ply), *_explained(setbacks, reasons, ply, seats)):
            silent.discard(name)
            if not is_true:
                yield name, what
        ply.forget()
    yield from ((name, None) for name in silent)


def _claimed(claims: Claims, ply: Ply[Any]) -> Iterator[tuple[object, bool, object]]:
    for tip, several in claims.items():
        for claim in several:
            if (verdict := claim(ply)) is not None:
                yield (tip, claim), verdict, (ply.kind, ply.reply, ply.events)


def _explained(
    setbacks: Sequence[Setback], reasons: Mapping[str, Reason], ply: Ply[Any], seats: int
) -> Iterator[tuple[str, bool, object]]:
    for event in ply.events:
        for setback in setbacks:
            if event.kind == setback.event and any(setback.applies(event, seat) for seat in range(seats)):
                yield setback.key, reasons[setback.key](ply, event), event
