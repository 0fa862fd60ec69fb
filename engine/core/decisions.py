"""The engine's central idea: in the rules, `await` means "wait for a player".

There is no event loop here and no I/O. `ask` hands a decision to the driver in engine/core/game.py,
which stops; when the reply comes, the rule goes on where it was.
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


class Refused(Exception):
    """The reply does not fit the decision and nothing has changed; `code` and `facts` say why.

    Codes and facts are defined in engine/core/refusals.py and in `refusals.py` of each game; the words for
    people stand in the locale files, as `<game>-no-<code>` or `no-<code>`. Where several things
    are wrong at once, `faults` are these, in the words of `family`; without facts of its own such a refusal
    says nothing else.
    """

    family: str = ""
    causes: tuple[Refused, ...] = ()

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class StepBack(Exception):
    """The player takes back a choice that has begun; caught by `again`, or by the driver."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value_object(cls: type[T]) -> type[T]:
    """A dataclass that only mypy keeps frozen: made at every decision, it must be cheap to make."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


@value_object
class Decision:
    """What one seat is asked, with every legal option. Plain data: it can be shown, stored and compared.

    Seat, kind and `about` are public; options and default are the seat's own.
    """

    seat: Seat
    kind: str
    options: tuple[str, ...]
    min_count: int = 1
    max_count: int = 1
    rule_default: Reply = ()  # the rule's own default
    can_go_back: bool = False
    facts: Facts = ()

    @property
    def default(self) -> Reply:
        """The reply that is played for a silent player: if the rule names none, as little as possible."""
        if self.rule_default:
            return self.rule_default
        if self.can_go_back:
            return BACK
        out = [word for word in PASSIVE_OPTIONS if word in self.options and self.min_count <= 1]
        return tuple(out[:1]) or self.options[: self.min_count]

    def public(self) -> Decision:
        """The same question without what only its seat may know."""
        return Decision(self.seat, self.kind, (), 0, 0, facts=self.facts)

    def check(self, reply: Reply) -> None:
        """Raise `Illegal` unless this reply may be given."""
        if self.can_go_back and reply == BACK:
            return
        count = len(reply)
        if not self.min_count <= count <= self.max_count:
            if self.min_count == self.max_count:
                raise Refused("how-many-exactly", count=self.max_count)
            raise Refused("how-many", least=self.min_count, most=self.max_count)
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
    """Suspend the rules for one seat, which may go back where that is offered; raises `Back`."""
    reply = (yield (decision,))[decision.seat]
    if decision.can_go_back and reply == BACK:
        raise StepBack
    return reply


async def ask(
    seat: Seat, kind: str, options: Mapping[str, T], *, default: str = "", back: bool = False, **about: Fact
) -> T:
    """Ask one seat to pick one of the named values."""
    given = (default,) if default else ()
    decision = Decision(seat, kind, tuple(options), 1, 1, given, back, tuple(about.items()))
    [name] = await _reply(decision)
    return options[name]


async def ask_some(
    seat: Seat,
    kind: str,
    options: Mapping[str, T],
    least: int,
    most: int,
    *,
    default: Reply = (),
    back: bool = False,
    **about: Fact,
) -> list[T]:
    """Ask one seat to pick `least` to `most` of the named values; raises `Back` where that is offered."""
    decision = Decision(seat, kind, tuple(options), least, most, default, back, tuple(about.items()))
    return [options[name] for name in await _reply(decision)]


async def ask_all(
    kind: str,
    options: Mapping[Seat, Mapping[str, T]],
    *,
    count: int = 1,
    default: Mapping[Seat, Reply] | None = None,
    **about: Fact,
) -> dict[Seat, list[T]]:
    """Ask several seats at once, each for `count` of its own named values; go on when the last has replied.

    The answers come in the order of the seats, so who was first does not matter. No one is asked
    where `options` is empty.
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
    """Repeat a choice of several questions as often as the player goes back in it."""
    while True:
        with suppress(StepBack):
            return await choice()


def as_options(values: Iterable[T]) -> dict[str, T]:
    """Options whose names are the values' own: cards mostly."""
    return {str(value): value for value in values}
