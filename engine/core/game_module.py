"""What a family of games provides: rules, computer player, decks, reactions and lessons."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from engine.core.achievements import Achievements
from engine.core.decisions import Decision, Fact, Reply, Seat
from engine.core.decks import DeckBuilding
from engine.core.lessons import Lesson, lessons_of
from engine.core.refusals import Refusals
from engine.core.rng import Rng
from engine.core.rules import Event, Rules

# The instructions of a standing order. Whether and when it answers depends on public knowledge only.
ASK = "ask"  # leave the reaction to the player
USUAL = "usual"  # take the rule's default
PASS = "pass"  # `pass:2`: pass while more than 2 lives are left
ANSWER = "answer"  # `answer:missed`: play this card if it is offered, else pass
BEST = "best"  # `best:gold`: take the option that ranks highest by this name
ABOVE = "above"  # `above:2`: answer while more than 2 lives are left
WITHIN = "within"  # `within:60`: wait an hour for the player first

MAX_LIFE_LIMIT = 4  # with five lives left, players need not be careful
WAITING_MINUTES = (2, 10, 60, 480)

Rank: TypeAlias = Callable[[Any, str], float]  # of an option, given its seat's view


@dataclass(frozen=True, slots=True)
class Reaction:
    answers: tuple[str, ...] = ()  # card keys or beginnings of options, the preferred one first
    can_pass: bool = False
    lives: bool = False  # whether the decision names the lives left, which limits compare
    ranks: Mapping[str, Rank] = field(default_factory=lambda: MappingProxyType({}))
    is_automatic: bool = False  # answered with the default at once unless the player ordered otherwise

    def instructions(self) -> tuple[str, ...]:
        """Return every instruction that an order may have, in the order in which they apply."""
        limits = range(MAX_LIFE_LIMIT, 0, -1) if self.lives else ()
        return (
            *(f"{PASS}:{limit}" for limit in (*limits, 0) if self.can_pass),
            *(f"{ABOVE}:{limit}" for limit in limits if self.answers),
            *(f"{ANSWER}:{answer}" for answer in self.answers),
            *(f"{BEST}:{name}" for name in self.ranks),
            *(() if self.can_pass or self.ranks else (USUAL,)),
            *(f"{WITHIN}:{minutes}" for minutes in WAITING_MINUTES),
            ASK,
        )


@dataclass(frozen=True, slots=True)
class Setback:
    """A costly event that is explained once to newcomers, in the message `<family>-setback-<key>`."""

    key: str
    event: str  # its kind
    applies: Callable[[Event, Seat], bool] = lambda event, seat: event.seat == seat
    unless: str = ""  # the kind of event, of the seat or of none, by which the same move paid off
    facts: Callable[[Event], tuple[tuple[str, Fact], ...]] = lambda event: ()  # more for the message
    looks_ahead: bool = False  # advises for the rest of this game, so it is not told after its end

    def as_told(self, event: Event) -> Event:
        return replace(event, facts=(*event.facts, *self.facts(event)))


Policy: TypeAlias = Callable[[Any, Decision, Rng], Reply]  # from a view, never from a state


class HandInference(ABC):
    """What public events reveal about what is hidden."""

    @abstractmethod
    def read(self, event: Event) -> None:
        """Take in a public event."""

    @abstractmethod
    def settle(self, state: Any, seat: Seat, rng: Rng) -> None:
        """Change what this seat cannot see of a dealt state into what the log suggests."""


@dataclass(frozen=True, kw_only=True)
class Lookahead:
    """What engine/search must know of a game to look ahead in it."""

    # Numbers of a dealt state, weighed by data/games/<family>/evaluation.json into the seat's chance to win.
    features: Callable[[Any, Seat], Sequence[float]]
    horizon_turns: int = 2  # turns ahead at which the features are read
    # What a seat has at stake, by the key of a hint's words: more is better, and the first weighs most.
    stakes: Callable[[Any, Seat], Mapping[str, float]] | None = None
    # Replies worth trying where options repeat or combine, from the seat's view.
    candidates: Callable[[Any, Decision], Sequence[Reply]] | None = None
    equivalence_key: Callable[[str], str] = str  # of an option or card; equivalent ones are tried once
    policy_only_kinds: frozenset[str] = frozenset()
    # By kind, how many games in a hundred each option has won, for levels that draft by it.
    draft_win_rates: Mapping[str, Callable[[Decision], Mapping[str, float]]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    simultaneous_kinds: frozenset[str] = frozenset()  # decisions in which being predictable loses
    preparing_kinds: frozenset[str] = frozenset()  # whose plays are worth only what is done after them
    least_gain: float = -inf  # of stakes in sum, without which nobody would believe that a line was better
    # Whether the seat's view leaves a win this turn possible. Quick; in doubt, True.
    may_win_now: Callable[[Any], bool] | None = None
    # Options that can contribute to a win this turn; with True, those that win outright.
    winning_options: Callable[[Any, Decision, bool], Sequence[str]] | None = None
    # Equal for states between steps that allow the same wins this turn; None: equal states only.
    position: Callable[[Any], Hashable] | None = None
    # Whether so many plays may win this turn from a state between steps. Quick; in doubt, True.
    may_win_within: Callable[[Any, int], bool] | None = None
    random_share: float = 0.0  # share of the time spent on random lines, for turns with many moves
    policy: Policy | None = None  # plays all seats in rollouts; None: the game's own policy
    default_kinds: frozenset[str] = frozenset()  # which it answers with the default, whatever the view
    # For all seats in stories, where a policy that is weak for its own turn would favor who is to move.
    story_policy: Policy | None = None  # None: the same as in rollouts
    story_worlds: int = 32  # per question of a story
    # A state's hands by seat, and the other piles redealt with them, the deck first.
    hidden_piles: Callable[[Any], tuple[Sequence[list[str]], Sequence[list[str]]]] | None = None
    taken: frozenset[str] = frozenset()  # events whose cards go to their seat's hand
    drawn: frozenset[str] = frozenset()  # events by which the deck loses its top card
    put_back: str = ""  # the event of `drawn` before which the seat puts a chosen card on the deck
    # Changes what a seat cannot see of a dealt state into what the others most likely have.
    apply_beliefs: Callable[[Any, Seat, Rng], None] | None = None
    # Reads what others' actions reveal.
    inference: Callable[[], HandInference] | None = None


class BalanceMatch(NamedTuple):
    """A row of the report of `make balance`."""

    game: str
    preset: str
    seats: int


class DailyTerms(NamedTuple):
    """How the family's first game is dealt in the daily deals."""

    order: int  # among the games that are featured by turns
    seats: int


@dataclass(frozen=True)
class GameModule:
    """One family of games; each package of engine/games has its own as `GAME`."""

    rules: tuple[Rules[Any, Any], ...]  # one for each game
    policy: Policy
    list_order: int  # the lowest comes first
    refusals: Refusals = field(default_factory=lambda: MappingProxyType({}))  # the family's own
    matches: tuple[BalanceMatch, ...] = ()  # at least one for each game
    reactions: Mapping[str, Reaction] = field(default_factory=lambda: MappingProxyType({}))  # by kind
    decks: DeckBuilding | None = None
    lookahead: Lookahead | None = None  # None: the policy plays at every level
    setbacks: tuple[Setback, ...] = ()  # the most important first
    achievements: Mapping[str, Achievements] = field(default_factory=lambda: MappingProxyType({}))  # by game
    daily: DailyTerms | None = None  # None: luck decides too much for a daily deal
    greenhorn_haste: float = 0.3  # the share of decisions that a greenhorn makes without thinking
    # Decisions that are luck in stories, if nothing looks ahead, as long as a view hides what they depend on.
    guesses: Mapping[str, Callable[[Any], bool]] = field(default_factory=lambda: MappingProxyType({}))
    hides_hands: bool = False  # whether the chances of a story are those of a spectator, who sees no hand
    # By kind of decision, how rash an option is: a greenhorn in haste takes the rashest.
    rashness: Mapping[str, Callable[[str], float]] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def family(self) -> str:
        return self.rules[0].family

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        return lessons_of(self.family)
