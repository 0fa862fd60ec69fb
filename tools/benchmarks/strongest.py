"""The strongest decks against a field: an evolution over legal decks, within a budget of games and seconds.

Each deck plays the same deals against every deck of the field from both seats; what it has won counts as long
as it lives. The better half goes on, and its children differ from it by a few cards. Games run on all
processors and keep no log: those that screen are played by the game's computer opponent alone, which does not
look for a sure win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from random import Random
from time import monotonic

from engine.core.decks import Deck, DeckBuilding, Draft
from engine.core.game_module import Match
from engine.core.rng import seed_of
from tools.benchmarks.whole_games import QUICK, Map, over

POPULATION = 16
DEALS = 2  # of a generation against each deck of the field, each from both seats
OTHERS = 4  # cards by which a child differs at most


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search ends: after the generation in which one of these is used up."""

    games: int
    seconds: float


@dataclass(slots=True)
class Found:
    """The best decks of a search, the best in front, and its cost; `hurried`: the time ended it."""

    decks: Sequence[Draft]
    games: int = 0
    generations: int = 0
    hurried: bool = False


@dataclass(slots=True)
class Candidate:
    """A deck and what it has won of what it has played."""

    deck: Draft
    won: int = 0
    played: int = 0

    @property
    def promise(self) -> float:
        """Its share of wins; of few games an even one is thought more likely."""
        return (self.won + 1) / (self.played + 2)


@dataclass(frozen=True, slots=True)
class Contest:
    """Which decks are met, on which deals: `seed` is the name of all chance."""

    match: Match
    field: tuple[str, ...] = field(repr=False)
    seed: str

    def jobs(self, code: str, deals: Iterable[int]) -> Iterator[tuple[str, str, str, str]]:
        """The games of a deck: both codes, the seat of the deck, and the seed of the deal."""
        for number, (place, other), seat in product(deals, enumerate(self.field), "01"):
            yield code, other, seat, seed_of(self.seed, "field", number, place)


def wins(match: Match, level: str, job: Sequence[str]) -> int:
    """Play one game by players of a level: 1 if the deck wins it."""
    code, other, seat, seed = job
    game, _ = over(match, level, [code, other] if seat == "0" else [other, code], seed)
    return int(int(seat) in (game.winners or ()))


def points(contest: Contest, code: str, deals: Iterable[int], level: str, every: Map) -> tuple[int, int]:
    """How many of a deck's games it wins, and how many there were."""
    jobs = [*contest.jobs(code, deals)]
    return sum(every(partial(wins, contest.match, level), jobs)), len(jobs)


def strongest(
    contest: Contest,
    game: DeckBuilding,
    budget: Budget,
    every: Map,
    known: Sequence[str] = (),
    leaders: Sequence[str] = (),
) -> Iterator[Found]:
    """The best decks of these leaders, or of any, after each generation, until the budget is used up.

    It begins with the prebuilt decks, those of the `known` codes and others by chance; without hurry the same
    seed finds the same.
    """
    chance, began = Random(f"{contest.seed} {' '.join(leaders)}"), monotonic()
    leaders = leaders or game.leaders
    first = [deck for deck in (*game.prebuilt.values(), *map(game.parse, known)) if deck.leader in leaders]
    living = [Candidate(Draft(deck.leader, deck.cards)) for deck in first]
    while len(living) < POPULATION:
        living.append(Candidate(filled(game, Draft(chance.choice(leaders), ()), chance)))
    found = Found(())
    while found.games < budget.games and not found.hurried:
        _play(contest, game, living, found, every)
        half = sorted(living, key=lambda each: -each.promise)[: POPULATION // 2]
        found.decks, found.hurried = [each.deck for each in half], monotonic() - began > budget.seconds
        living = half + [Candidate(child(game, each.deck, chance)) for each in half]
        yield found


def _play(
    contest: Contest, game: DeckBuilding, living: Sequence[Candidate], found: Found, every: Map
) -> None:
    """A generation: all decks on the same deals."""
    deals = range(found.generations * DEALS, (found.generations + 1) * DEALS)
    jobs = [[*contest.jobs(game.write(each.deck), deals)] for each in living]
    won = iter(every(partial(wins, contest.match, QUICK), (job for some in jobs for job in some)))
    for each, some in zip(living, jobs):
        each.won, each.played = each.won + sum(next(won) for _ in some), each.played + len(some)
        found.games += len(some)
    found.generations += 1


def child(game: DeckBuilding, deck: Deck, chance: Random) -> Draft:
    """The same deck with one to four other cards."""
    kept = chance.sample(deck.cards, game.size - chance.randint(1, OTHERS))
    return filled(game, Draft(deck.leader, tuple(kept)), chance)


def filled(game: DeckBuilding, deck: Draft, chance: Random) -> Draft:
    """The deck with cards by chance, until it is full and legal."""
    while len(deck.cards) < game.size:
        deck = Draft(deck.leader, (*deck.cards, chance.choice(game.addable(deck))))
    return deck
