"""The engine's central idea: in the rules, `await` means "wait for a player".

There is no event loop and no I/O. `ask` hands a decision to the driver in engine/core/game.py, which
stops; when the reply comes, the driver resumes the rule where it stopped.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from types import coroutine
from typing import TypeAlias, TypeVar, dataclass_transform

Seat: TypeAlias = int
Fact: TypeAlias = str | int
Facts: TypeAlias = tuple[tuple[str, Fact], ...]
Reply: TypeAlias = tuple[str, ...]
Replies: TypeAlias = Mapping[Seat, Reply]

T = TypeVar("T")

BACK: Reply = ("back",)
PASSIVE_OPTIONS = ("pass", "done")
SEPARATOR = "/"  # joins the steps of a path; no option's id has it
TOGETHER = "+"  # joins the options that one step picks; no option's id has it


class Refused(Exception):
    """A request that was not carried out. Nothing has changed.

    Locale files hold the messages of its codes, as `<family>-no-<code>` or `no-<code>`.
    """

    causes: tuple[Refused, ...] = ()  # set if several things are wrong at once
    family: str = ""  # the game whose messages explain the causes

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class StepBack(Exception):
    """Unwinds a choice that the player steps back from, up to `retry_on_back` or the driver."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value_object(cls: type[T]) -> type[T]:
    """Make a dataclass that only mypy keeps frozen: freezing at run time costs too much per decision."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


@value_object
class Decision:
    """What one seat must choose now, as plain data. Seat, kind and facts are public, the rest is not."""

    seat: Seat
    kind: str
    options: tuple[str, ...]  # every legal one
    min_count: int = 1
    max_count: int = 1
    rule_default: Reply = ()
    can_go_back: bool = False  # whether the reply `BACK` is legal too
    facts: Facts = ()

    @property
    def default(self) -> Reply:
        """The reply when time is up: the rule's, else the one that does least."""
        if self.rule_default:
            return self.rule_default
        if self.can_go_back:
            return BACK
        passive = [option for option in PASSIVE_OPTIONS if option in self.options and self.min_count <= 1]
        return tuple(passive[:1]) or self.options[: self.min_count]

    def public(self) -> Decision:
        """Return the decision without what only its seat may know."""
        return Decision(self.seat, self.kind, (), 0, 0, facts=self.facts)

    def check(self, reply: Reply) -> None:
        """Raise `Refused` unless this reply is legal."""
        if self.can_go_back and reply == BACK:
            return
        count = len(reply)
        if not self.min_count <= count <= self.max_count:
            if self.min_count == self.max_count:
                raise Refused("how-many-exactly", count=self.max_count)
            raise Refused("how-many", min=self.min_count, max=self.max_count)
        if count > 1 and len(set(reply)) < count:
            raise Refused("twice")
        for option in reply:
            if option not in self.options:
                raise Refused("not-offered", option=option)


@coroutine
def _wait(*decisions: Decision) -> Generator[tuple[Decision, ...], Replies, Replies]:
    """Suspend the rules until all of these seats have replied."""
    return (yield decisions)


@coroutine
def _reply(decision: Decision) -> Generator[tuple[Decision, ...], Replies, Reply]:
    """Suspend the rules until this seat has replied; raises `StepBack`."""
    reply = (yield (decision,))[decision.seat]
    if decision.can_go_back and reply == BACK:
        raise StepBack
    return reply


async def ask(
    seat: Seat, kind: str, options: Mapping[str, T], *, default: str = "", back: bool = False, **about: Fact
) -> T:
    """Ask one seat to pick one of the named values; raises `StepBack` if `back` is offered and taken."""
    rule_default = (default,) if default else ()
    decision = Decision(seat, kind, tuple(options), 1, 1, rule_default, back, tuple(about.items()))
    [name] = await _reply(decision)
    return options[name]


async def ask_some(
    seat: Seat,
    kind: str,
    options: Mapping[str, T],
    min_count: int,
    max_count: int,
    *,
    default: Reply = (),
    back: bool = False,
    **about: Fact,
) -> list[T]:
    """Ask one seat to pick several of the named values; raises `StepBack` like `ask`."""
    decision = Decision(seat, kind, tuple(options), min_count, max_count, default, back, tuple(about.items()))
    return [options[name] for name in await _reply(decision)]


async def ask_all(
    kind: str,
    options: Mapping[Seat, Mapping[str, T]],
    *,
    count: int = 1,
    default: Mapping[Seat, Reply] | None = None,
    **about: Fact,
) -> dict[Seat, list[T]]:
    """Ask several seats at once, each for `count` of its own named values.

    The answers come in the order of `options`, not of the replies.
    """
    defaults = default or {}
    facts = tuple(about.items())
    decisions = [
        Decision(seat, kind, tuple(named), count, count, defaults.get(seat, ()), False, facts)
        for seat, named in options.items()
    ]
    replies = await _wait(*decisions) if decisions else {}
    return {d.seat: [options[d.seat][name] for name in replies[d.seat]] for d in decisions}


async def retry_on_back(choice: Callable[[], Awaitable[T]]) -> T:
    """Repeat a choice of several decisions whenever the player steps back."""
    while True:
        with suppress(StepBack):
            return await choice()


def as_options(values: Iterable[T]) -> dict[str, T]:
    """Name each value by its own text."""
    return {str(value): value for value in values}


def replies_of(path: str) -> list[Reply]:
    """Return the replies of a path, which may be anything that a client sends."""
    return [tuple(step.split(TOGETHER)) for step in path.split(SEPARATOR)]
