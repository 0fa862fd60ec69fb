"""What a family of games provides: rules, computer player, decks, and what standing orders may answer.

A standing order answers a question out of turn. What everybody knows decides whether and when, the hand only
what. `pass:2` lets it through while more than 2 lives are left (`pass:0`: always), `above:2` leaves it to
the player when 2 or fewer are, `answer:missed` answers with that card where it is offered and else lets it
through, `best:gold` takes the option that ranks highest so, `usual` takes the rule's default, `within:60`
waits an hour for the player before any of this, `ask` leaves it to the player. `idle`, of older orders, is
a `within` as long as the longest pause of the table's clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeAlias

from engine.core.decisions import Decision, Reply, Seat
from engine.core.decks import DeckBuilding
from engine.core.lessons import Lesson, lessons_of
from engine.core.refusals import Refusals
from engine.core.rng import Rng
from engine.core.rules import Event, Rules

ASK, IDLE, USUAL, PASS, ANSWER = "ask", "idle", "usual", "pass", "answer"
BEST, ABOVE, WITHIN = "best", "above", "within"
MOST_ABOVE = 4  # with five lives left nobody is careful
MINUTES = (2, 10, 60, 480)  # that a player may want to be waited for

Rank: TypeAlias = Callable[[Any, str], float]  # of an option, from what its seat sees; the highest is taken


@dataclass(frozen=True, slots=True)
class Reaction:
    """A question out of turn that orders may answer; limits count the lives that the question names.

    `answers`: keys of cards and words that options begin with, the one to be taken first in front;
    `ranks`: ways to choose among options, by name; `passes`: it can be let through; `lives`: the question
    says how many lives are left; `trivial`: it is answered as usual, and at once, unless its player has
    ordered otherwise.
    """

    answers: tuple[str, ...] = ()
    can_pass: bool = False
    lives: bool = False
    ranks: Mapping[str, Rank] = field(default_factory=lambda: MappingProxyType({}))
    is_automatic: bool = False

    def instructions(self) -> tuple[str, ...]:
        """Every word that an order for it may have, the one that is obeyed first at the head."""
        return tuple(self._words())

    def _words(self) -> Iterator[str]:
        if self.lives and self.can_pass:
            yield from _limits(PASS)
        if self.can_pass:
            yield f"{PASS}:0"
        if self.lives and self.answers:
            yield from _limits(ABOVE)
        yield from (f"{ANSWER}:{answer}" for answer in self.answers)
        yield from (f"{BEST}:{name}" for name in self.ranks)
        if not self.can_pass:
            yield USUAL
        yield from (f"{WITHIN}:{minutes}" for minutes in MINUTES)
        yield ASK


def _limits(verb: str) -> Iterator[str]:
    return (f"{verb}:{above}" for above in range(MOST_ABOVE, 0, -1))


def _its_own(event: Event, seat: Seat) -> bool:
    return event.seat == seat


@dataclass(frozen=True, slots=True)
class Setback:
    """What a move has cost a seat: who is new to the game learns once what happened and why.

    `event` is what the log calls it, `hit` whether that one cost this seat much; the sentence is
    `<family>-setback-<key>`, with what everybody may know of the event.
    """

    key: str
    event: str
    applies: Callable[[Event, Seat], bool] = _its_own


Policy: TypeAlias = Callable[[Any, Decision, Rng], Reply]  # from a view, never from a state


class HandInference(ABC):
    """What the deeds of a seat say of the cards that it keeps, read from what everybody sees.

    A sign says something of a hand as it was when it was given; a card that comes later is free of it. A game
    says by what events its signs are given, and in `kinds` which of them tell of some kinds of card only.
    """

    kinds: ClassVar[Mapping[str, frozenset[str]]] = MappingProxyType({})

    def __init__(self) -> None:
        self._since: defaultdict[Seat, dict[str, int]] = defaultdict(dict)  # cards that came after each sign

    @abstractmethod
    def read(self, event: Event) -> None:
        """Note what an event says, by the methods below; it comes without its secrets."""

    def settle(self, state: Any, seat: Seat, rng: Rng) -> None:  # noqa: B027
        """Change what this seat cannot see of a dealt state to what the log lets it believe."""

    def mark(self, seat: Seat, *signs: str) -> None:
        """These signs tell of all cards that this seat holds now."""
        self._since[seat] |= dict.fromkeys(signs, 0)

    def forget(self, seat: Seat, *signs: str) -> None:
        """These signs tell nothing of this seat any more."""
        for sign in signs:
            self._since[seat].pop(sign, None)

    def add_cards(self, seat: Seat, count: int) -> None:
        """So many cards came to this seat's hand that nobody else has seen."""
        self._since[seat] = {sign: fresh + count for sign, fresh in self._since[seat].items()}

    def share_covered(self, seat: Seat, unseen: int) -> Mapping[str, float]:
        """For each sign the part of this seat's so many unseen cards that is surely older."""
        return {sign: 1 - fresh / unseen for sign, fresh in self._since[seat].items() if fresh < unseen}


@dataclass(frozen=True, kw_only=True)
class Lookahead:
    """What players that look ahead (engine/search) must know of a game, beside the one that answers at once.

    `features` are numbers of a state, which is always a dealt one: from them a seat's chance to win is
    reckoned, by the weights in data/games/<family>/value.json. They are taken so many `turns` from now.
    `candidates` are replies worth trying where options repeat or combine, from what the seat sees; options
    that are `alike` by this name are tried once. Questions of the kinds in `leave` are left to the quick
    player; `drafts` says of some what each option has won, in games of a hundred, for levels that keep to it
    with more care. In those of `mixed` all choose unseen by each other: who can be foreseen loses by it.
    `near`: may the turn be won, from what the seat sees? Asked before every move, so it is quick and would
    rather say yes; `helps` leaves out options of a seat in whose turn it is by which no turn is ever won, and
    with True those that win only by what follows them.
    `wild`: the part of the time for lines by chance, where a turn is made of many moves.
    `policy` plays for all in rollouts, `play` of the game if there is none. `hidden` are a state's hands by
    seat and the other piles that are redealt with them, in which what a seat remembers is put back where it
    must be; `taken` are the events by which cards that they name come to the hand of their seat, `drawn`
    those by which the deck, the first of those piles, loses its top, and `put_back` that of them before which
    a seat that has chosen a card has put it on the deck. `believed` changes what a seat cannot see of a dealt
    state to what the others most likely have, by the luck given; what the seat sees of it must stay as it is.
    `signs` reads what others' deeds say of the hands that they keep; how much, by kinds of card, which are
    those that are `alike`, is in data/games/<family>/signs.json.
    """

    features: Callable[[Any, Seat], Sequence[float]]
    horizon_turns: int = 2
    candidates: Callable[[Any, Decision], Sequence[Reply]] | None = None
    equivalence_key: Callable[[str], str] = str
    policy_only_kinds: frozenset[str] = frozenset()
    draft_win_rates: Mapping[str, Callable[[Decision], Mapping[str, float]]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    simultaneous_kinds: frozenset[str] = frozenset()
    may_win_now: Callable[[Any], bool] | None = None
    winning_options: Callable[[Any, Decision, bool], Sequence[str]] | None = None
    random_share: float = 0.0
    policy: Policy | None = None
    hidden_piles: Callable[[Any], tuple[Sequence[list[str]], Sequence[list[str]]]] | None = None
    taken: frozenset[str] = frozenset()
    drawn: frozenset[str] = frozenset()
    put_back: str = ""
    apply_beliefs: Callable[[Any, Seat, Rng], None] | None = None
    inference: Callable[[], HandInference] | None = None


class BalanceMatch(NamedTuple):
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
    given by a game that is played with decks which people build. Without `lookahead` nothing is to be won by
    looking ahead: `play` answers at every level. `setbacks` are what newcomers are explained, the first ones
    before the others.
    """

    rules: tuple[Rules[Any, Any], ...]
    policy: Policy
    list_order: int
    refusals: Refusals = field(default_factory=lambda: MappingProxyType({}))
    matches: tuple[BalanceMatch, ...] = ()
    reactions: Mapping[str, Reaction] = field(default_factory=lambda: MappingProxyType({}))
    decks: DeckBuilding | None = None
    lookahead: Lookahead | None = None
    setbacks: tuple[Setback, ...] = ()

    @property
    def family(self) -> str:
        """The name of the package, which its words begin with."""
        return self.rules[0].family

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """By which it is learned, in their order: those in data/games/<family>/lessons.toml."""
        return lessons_of(self.family)
