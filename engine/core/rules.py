"""What a game must provide to be played: its state, its rules, and what each seat may know."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property
from itertools import combinations
from operator import attrgetter
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter

from engine.core.decisions import Decision, Fact, Facts, Refused, Seat, value_object
from engine.core.editions import FIRST, Edition, fingerprint
from engine.core.rng import Rng

T = TypeVar("T")
AND = "+"  # between presets that are chosen together
Loader: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


@value_object
class Event:
    """Something that happened, as the whole table may know it; `secret` reaches `seat` alone."""

    kind: str
    seat: Seat | None = None
    facts: Facts = ()
    secret: Facts = ()


@dataclass(frozen=True)
class RuleOptions:
    """A table's options; each game adds its own, booleans and literals with defaults."""


class PausedRules:
    """Keeps rules that wait in the middle of a step alive as long as their state.

    A rule that is dropped there still runs its `with` and `finally` blocks, which change the state: that
    must not happen while anybody can see it, even if the game is gone.
    """

    __slots__ = ("_plays",)

    def hold(self, play: T) -> T:
        """Tie a running rule to this state."""
        self._plays: object = (play, getattr(self, "_plays", None))
        return play


@dataclass(slots=True, kw_only=True)
class State(PausedRules):
    """What every game's state has in common. It holds all that matters between two steps; cards are ids."""

    rng: Annotated[Rng, Field(alias="luck")]  # by this name in every game that was ever saved
    events: Annotated[list[Event], Field(exclude=True)] = field(default_factory=list)  # they stand in the log
    edition: Annotated[Edition, Field(exclude=True)] = FIRST  # that of the rules which deal and load it

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """Only the fields are copied: no rule runs on a copy."""
        return None, {each.name: getattr(self, each.name) for each in fields(self)}

    def emit(self, what: str, seat: Seat | None = None, secret: Facts = (), **about: Fact) -> None:
        """Record what has happened, as a word with ids and numbers, in the log that everybody reads."""
        self.events.append(Event(what, seat, tuple(about.items()), secret))


S = TypeVar("S", bound=State)
V = TypeVar("V")


class GameOver(Exception):
    """Raised anywhere in the rules to end the game; it unwinds every running effect. No winner: a draw."""

    def __init__(self, winners: Iterable[Seat]) -> None:
        self.winners = tuple(winners)


class UnsupportedVersion(Exception):
    """Of a version of the rules, or of a format of the state, that is not supported any more."""


class InvalidCheckpoint(Exception):
    """A checkpoint is no state of the game. What is wrong with it is not said: there are secrets in it."""


class Rules(ABC, Generic[S, V]):
    """What a game must provide.

    `name` says which game, `family` whose words it uses. What a new edition changes asks for the `edition`,
    here or in the state, so that games in progress continue as they began. `format` grows when old
    checkpoints need a loader, each of which turns the JSON of one format into the next. `presets` are named
    options.
    `joins`: kinds of question, each with the kind that its seat is asked next whatever it has said. Panels
    offer both as one, wherever nobody has learned anything and no luck was used in between.
    """

    name: ClassVar[str]
    family: ClassVar[str]
    seats: ClassVar[range]
    editions: ClassVar[tuple[Edition, ...]] = (FIRST,)  # those that are still played, the newest last
    format: ClassVar[int] = 1
    state: type[S]
    options_type: ClassVar[type[RuleOptions]] = RuleOptions
    presets: ClassVar[Mapping[str, RuleOptions]] = MappingProxyType({"standard": RuleOptions()})
    loaders: ClassVar[Mapping[int, Loader]] = MappingProxyType({})
    countable_kinds: ClassVar[frozenset[str]] = frozenset()  # kinds of question whose options all can count
    revealing_events: ClassVar[frozenset[str]] = (
        frozenset()
    )  # events that show something hidden without naming it
    continued_by: ClassVar[Mapping[str, str]] = MappingProxyType(
        {}
    )  # kinds with one that may follow in one play
    allows_custom_decks: ClassVar[bool] = False  # may people bring decks that they have built?
    expected_decisions: ClassVar[int] = (
        40  # about so many a seat is asked in a game: what being late once weighs
    )

    @cached_property
    def edition(self) -> Edition:
        """The edition of these rules: the newest unless `of` was asked for another."""
        return self.editions[-1]

    @property
    def version(self) -> int:
        """The number of the rulings."""
        return self.edition.version

    @cached_property
    def versions(self) -> Mapping[int, Edition]:
        """The editions that are still played, by version."""
        return {edition.version: edition for edition in self.editions}

    @property
    def fingerprint(self) -> str:
        """What decides how these rules are played, as one SHA-256."""
        return fingerprint(self.family, self.name, self.edition)

    def at_version(self, version: int) -> Self:
        """Return these rules as they are in a version; raises `Outdated` for one that is not supported."""
        if version == self.version:
            return self
        if version not in self.versions:
            raise UnsupportedVersion(self.name, version)
        other = copy(self)
        vars(other)["edition"] = self.versions[version]
        return other

    def initial_state(self, seats: int, options: RuleOptions, rng: Rng) -> S:
        """The state before the first step, of this edition."""
        state = self.setup(seats, options, rng)
        state.edition = self.edition
        return state

    @abstractmethod
    def setup(self, seats: int, options: Any, rng: Rng, /) -> S:
        """The state before the first step."""

    def check_deck(self, code: str, /) -> None:
        """Raise `Illegal` unless the deck of this code may be brought."""
        raise Refused("own-decks")

    def use_deck(self, state: S, seat: Seat, code: str, /) -> None:
        """A seat brings the deck of this code, before the first step; raises `Illegal` like `check_deck`."""
        self.check_deck(code)

    @abstractmethod
    def step(self, state: S, /) -> Awaitable[None]:
        """Play on until no effect is under way: the next checkpoint."""

    @abstractmethod
    def view(self, state: S, waiting: tuple[Decision, ...], seat: Seat | None, /) -> V:
        """What a seat may know, None being the public table; others' decisions come without options."""

    @abstractmethod
    def redeal_hidden(self, state: S, seat: Seat | None, rng: Rng, /) -> None:
        """Redeal, in place, all the cards that this seat cannot see; None is the public table.

        It must work at every question, also in the middle of a step, and be canonical: states that the seat
        cannot tell apart become equal with the same `rng`. So hidden cards are sorted before the shuffle.
        """

    @abstractmethod
    def piece_ids(self, state: S, /) -> Iterable[str]:
        """Every card and token by id, wherever it is: none may be lost or doubled."""

    def resample(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """A copy of a state in which all that this seat cannot see is redealt, later chance included."""
        world = self.load(self.format, self.dump(state))
        self.redeal_hidden(world, seat, rng)
        world.rng = Rng(rng.seed, rng.use_count)
        return world

    def why_not(self, state: S, decision: Decision, option: str, /) -> Refused:
        """Why an option is not offered, by the rules; called only when it was tried."""
        return Refused("not-offered", option=option)

    def is_visibly_forced(self, view: V, decision: Decision, /) -> bool:
        """Can everybody tell, if a question leaves only one reply, that it does?

        Told from the public view and what is public of the question. Where it is so and there is only one
        reply, nobody is asked. By default so for the kinds that are `counted`.
        """
        return decision.kind in self.countable_kinds

    def override_winners(self, state: S, winners: Sequence[Seat]) -> None:
        """Let others than the rules say have won a game that is over; a state that says who has is set."""
        if hasattr(state, "winners"):
            state.winners = list(winners)

    def runners_up(self, state: S, among: Sequence[Seat], /) -> Sequence[Seat]:
        """Who of these has most, where the winners cannot have won; nobody if the game does not count."""
        return ()

    @cached_property
    def variants(self) -> Mapping[str, RuleOptions]:
        """What a table may be dealt with: the presets, and those together that change different options.

        Of several the name is theirs, with `AND` between them.
        """
        standard, *others = self.presets.items()
        usual = asdict(standard[1])
        changes = {name: asdict(preset).items() - usual.items() for name, preset in others}
        found = dict(self.presets)
        for count in range(2, len(changes) + 1):
            for names in combinations(changes, count):
                together = [change for name in names for change in changes[name]]
                if len(dict(together)) == len(together):
                    found[AND.join(names)] = replace(standard[1], **dict(together))
        return MappingProxyType(found)

    def dump(self, state: S) -> bytes:
        """The state as JSON, without the events."""
        return self._json.serializer.to_json(state, by_alias=True)

    def load(self, format: int, data: bytes) -> S:
        """The state that `dump` wrote in this format or an older one.

        Raises `Outdated` if it is too old, `Unreadable` if it is none.
        """
        try:
            state = self._json.validate_json(data if format == self.format else self._renewed(format, data))
        except ValueError as why:
            raise InvalidCheckpoint(self.name, format, type(why).__name__) from None
        state.edition = self.edition
        return state

    def _renewed(self, format: int, data: bytes) -> str:
        old = json.loads(data)
        while format != self.format:
            if format not in self.loaders:
                raise UnsupportedVersion(self.name, format)
            old, format = self.loaders[format](old), format + 1
        return json.dumps(old)

    def parts(self, state: S) -> tuple[object, ...]:
        """The state's own fields but the events, and how often there was chance: cheap to compare."""
        return self._parts(state)

    @cached_property
    def _parts(self) -> Callable[[S], tuple[object, ...]]:
        names = (each.name for each in fields(self.state))
        counted = (name for name in names if name not in ("rng", "events", "edition"))
        return attrgetter("rng.use_count", *counted)

    @cached_property
    def _json(self) -> TypeAdapter[S]:
        if self.state not in _JSON:
            _JSON[self.state] = TypeAdapter(self.state)
        return _JSON[self.state]


# How each kind of state is written and read: to make it takes longer than a hundred uses of it.
_JSON: dict[type[Any], TypeAdapter[Any]] = {}
