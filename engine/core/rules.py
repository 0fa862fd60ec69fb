"""What a game must provide to be played: its state, its rules, and what each seat may know."""

import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property
from itertools import combinations
from operator import attrgetter
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Generic, NoReturn, Self, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter

from engine.core.decisions import Decision, Fact, Facts, Refused, Reply, Seat, value_object
from engine.core.editions import FIRST, Edition, fingerprint
from engine.core.rng import Rng

T = TypeVar("T")
AND = "+"  # joins the names of presets in a variant
Loader: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


@value_object
class Event:
    kind: str
    seat: Seat | None = None
    facts: Facts = ()  # public
    secret: Facts = ()  # for `seat`, and for the seat whose card it was: the public fact `owner`

    def is_known_to(self, seat: Seat | None) -> bool:
        return seat is not None and (seat == self.seat or ("owner", f"seat:{seat}") in self.facts)


@dataclass(frozen=True)
class RuleOptions:
    """A table's options. Games add booleans and literals, with defaults."""


class PausedRules:
    """Keeps coroutines that wait inside a step alive as long as their state.

    A dropped coroutine would still run its `with` and `finally` blocks and change a state that is in use.
    """

    __slots__ = ("_plays",)

    def hold(self, play: T) -> T:
        self._plays: object = (play, getattr(self, "_plays", None))
        return play


@dataclass(slots=True, kw_only=True)
class State(PausedRules):
    """The base of every game's state: all that matters between two steps. Cards are ids."""

    rng: Rng
    events: Annotated[list[Event], Field(exclude=True)] = field(default_factory=list)  # not yet in the log
    edition: Annotated[Edition, Field(exclude=True)] = FIRST  # set by the rules that deal or load the state

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        return None, {item.name: getattr(self, item.name) for item in fields(self)}

    def emit(self, kind: str, /, seat: Seat | None = None, secret: Facts = (), **facts: Fact) -> None:
        self.events.append(Event(kind, seat, tuple(facts.items()), secret))

    def end(self, winners: Sequence[Seat]) -> NoReturn:
        """Tell who has won, or that it is a draw, and raise `GameOver`."""
        for seat in winners:
            self.emit("won", seat)
        if not winners:
            self.emit("drawn")
        raise GameOver(winners)


S = TypeVar("S", bound=State)
V = TypeVar("V")


class GameOver(Exception):
    """Raised anywhere in the rules to end the game. Without winners it is a draw."""

    def __init__(self, winners: Iterable[Seat]) -> None:
        self.winners = tuple(winners)


class UnsupportedVersion(Exception):
    """The version of the rules, or the format of the state, is not supported."""


class InvalidCheckpoint(Exception):
    """A checkpoint is not a valid state. The message has no details, because they may be secret."""


class Rules(ABC, Generic[S, V]):
    name: ClassVar[str]  # the game's key
    family: ClassVar[str]  # whose texts, cards and policy it uses
    seats: ClassVar[range]
    # The supported editions, the newest last. Rulings that differ check `edition`, here or in the state.
    editions: ClassVar[tuple[Edition, ...]] = (FIRST,)
    format: ClassVar[int] = 1  # of the state's JSON; raise it when saved states need a loader
    loaders: ClassVar[Mapping[int, Loader]] = MappingProxyType({})  # each turns a format into the next
    state: type[S]
    options_type: ClassVar[type[RuleOptions]] = RuleOptions
    presets: ClassVar[Mapping[str, RuleOptions]] = MappingProxyType({"standard": RuleOptions()})
    countable_kinds: ClassVar[frozenset[str]] = frozenset()  # decisions whose options everybody can count
    chances: ClassVar[frozenset[str]] = frozenset()  # events that a replay stops before, too
    revealing_events: ClassVar[frozenset[str]] = frozenset()  # that reveal cards without naming them
    # Kinds of decision, or kind/option, with those that may follow. Panels offer both as one play if nothing
    # was revealed or drawn in between.
    continued_by: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    # Kinds of question to several seats: nobody learns who has replied before all have, and a seat with a
    # single option has chosen it.
    sealed_kinds: ClassVar[frozenset[str]] = frozenset()
    finished_kinds: ClassVar[frozenset[str]] = frozenset()  # whose one way is gone at once, as if private
    separate_kinds: ClassVar[frozenset[str]] = frozenset()  # private steps with a list of their own
    allows_custom_decks: ClassVar[bool] = False
    eliminates: ClassVar[bool] = False  # seats may be out while others play on
    sides_preset: ClassVar[str] = ""  # in which each seat has a side of its own; "": all seats are alike
    expected_decisions: ClassVar[int] = 40  # decisions per seat and game, roughly; weighs a time-out

    @cached_property
    def edition(self) -> Edition:
        """The newest edition, or the one chosen by `at_version`."""
        return self.editions[-1]

    @property
    def version(self) -> int:
        return self.edition.version

    @cached_property
    def versions(self) -> Mapping[int, Edition]:
        return {edition.version: edition for edition in self.editions}

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.family, self.name, self.edition)

    def at_version(self, version: int) -> Self:
        """Return the rules of this version; raises `UnsupportedVersion`."""
        if version == self.version:
            return self
        if version not in self.versions:
            raise UnsupportedVersion(self.name, version)
        other = copy(self)
        vars(other)["edition"] = self.versions[version]
        return other

    def initial_state(self, seats: int, options: RuleOptions, rng: Rng) -> S:
        state = self.setup(seats, options, rng)
        state.edition = self.edition
        return state

    @abstractmethod
    def setup(self, seats: int, options: Any, rng: Rng, /) -> S:
        """The state before the first step."""

    def check_deck(self, code: str, /) -> None:
        """Raise `Refused` unless a player may bring the deck of this code."""
        raise Refused("decks-not-used")

    def use_deck(self, state: S, seat: Seat, code: str, /) -> None:
        """Give a seat the deck of this code before the first step; raises `Refused`."""
        self.check_deck(code)

    def is_out(self, state: S, seat: Seat, /) -> bool:
        """Return whether a seat takes no further part in the game."""
        return False

    @abstractmethod
    def step(self, state: S, /) -> Awaitable[None]:
        """Play until no effect is under way; the next checkpoint is made there."""

    @abstractmethod
    def view(self, state: S, open_decisions: tuple[Decision, ...], seat: Seat | None, /) -> V:
        """Return what a seat, or everybody (None), may know; others' decisions come without options."""

    @abstractmethod
    def redeal_hidden(self, state: S, seat: Seat | None, rng: Rng, /) -> None:
        """Redeal, in place, all cards that this seat, or the public (None), cannot see.

        It must work at every decision, even inside a step, and be canonical: states that the seat cannot
        tell apart become equal with the same `rng`. So sort hidden cards before the shuffle.
        """

    @abstractmethod
    def piece_ids(self, state: S, /) -> Iterable[str]:
        """Return the ids of all cards and tokens, wherever they are; none may get lost or appear twice."""

    def resample(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Return a copy whose hidden cards and later chance are redealt."""
        world = self.load(self.format, self.dump(state))
        self.redeal_hidden(world, seat, rng)
        world.rng = Rng(rng.seed, rng.use_count)
        return world

    def why_not(self, state: S, decision: Decision, option: str, /) -> Refused:
        """Return why the rules do not offer an option that a player tried."""
        return Refused("not-offered", option=option)

    def is_visibly_forced(self, view: V, decision: Decision, /) -> bool:
        """Return whether everybody can tell if this decision has only one legal reply.

        `view` and `decision` are the public ones. A visibly forced reply is given at once.
        """
        return decision.kind in self.countable_kinds

    def turn(self, state: S) -> int:
        """Return the number of the turn, or of the round in games without turns; 0 before the first."""
        return int(getattr(state, "turn", 0) or getattr(state, "round", 0))

    def turn_told(self, state: S) -> int:
        """Return the number of the turn that a replay tells of when it stops here; 0 at a deal before any."""
        return self.turn(state)

    def take_back_chance(self, state: S, /) -> bool:
        """Take the newest of the `chances` back, to show what was chosen before it, or return False."""
        return False

    def lay_open(self, state: S, /) -> None:
        """Turn up what lies covered on the table, to show a finished game again."""

    def score(self, state: S, seat: Seat, /) -> tuple[int, ...]:
        """Return what counts for a seat at the end, more is better; empty if the game counts nothing.

        The first number is what players speak of: dollars, life points, bullets, fields.
        """
        return ()

    def side(self, state: S, seat: Seat, /) -> str:
        """Return what a seat has played, by its cards' keys; "" where all seats are alike."""
        return ""

    def unseen_piles(self, state: S) -> Sequence[list[Any]]:
        """Return the piles whose order no seat knows; a story of the game reshuffles what is left of them."""
        deck = getattr(state, "deck", None)
        return () if deck is None else (deck,)

    def only_way(self, decision: Decision) -> Reply | None:
        """Return the reply to a private step if all replies do the same; a press then gives it at once."""
        return decision.options if len(decision.options) == decision.min_count else None

    def override_winners(self, state: S, winners: Sequence[Seat]) -> None:
        """Record other winners in the state of a finished game."""
        if hasattr(state, "winners"):
            state.winners = list(winners)

    def runners_up(self, state: S, among: Sequence[Seat], /) -> Sequence[Seat]:
        """Return who leads among these seats when the winners are disqualified; empty if nothing counts."""
        return ()

    @cached_property
    def variants(self) -> Mapping[str, RuleOptions]:
        """The presets, and every combination of presets that change different options."""
        (_, standard), *others = self.presets.items()
        changes = {name: asdict(preset).items() - asdict(standard).items() for name, preset in others}
        variants = dict(self.presets)
        for count in range(2, len(changes) + 1):
            for names in combinations(changes, count):
                combined = [change for name in names for change in changes[name]]
                if len(dict(combined)) == len(combined):
                    variants[AND.join(names)] = replace(standard, **dict(combined))
        return MappingProxyType(variants)

    def dump(self, state: S) -> bytes:
        """Return the state as JSON, without the events."""
        return self._json.serializer.to_json(state)

    def load(self, format: int, data: bytes) -> S:
        """Read what `dump` wrote; raises `UnsupportedVersion` or `InvalidCheckpoint`."""
        try:
            state = self._json.validate_json(data if format == self.format else self._upgrade(format, data))
        except ValueError as error:
            raise InvalidCheckpoint(self.name, format, type(error).__name__) from None
        state.edition = self.edition
        return state

    def _upgrade(self, format: int, data: bytes) -> str:
        state = json.loads(data)
        while format != self.format:
            if format not in self.loaders:
                raise UnsupportedVersion(self.name, format)
            state, format = self.loaders[format](state), format + 1
        return json.dumps(state)

    @cached_property
    def parts(self) -> Callable[[S], tuple[object, ...]]:
        """Return a state's own fields and its use of chance, which are cheap to compare."""
        names = [item.name for item in fields(self.state) if item.name not in ("rng", "events", "edition")]
        return attrgetter("rng.use_count", *names)

    @cached_property
    def _json(self) -> TypeAdapter[S]:
        if self.state not in _JSON:
            _JSON[self.state] = TypeAdapter(self.state)
        return _JSON[self.state]


# An adapter takes longer to build than a hundred uses of it.
_JSON: dict[type[Any], TypeAdapter[Any]] = {}
