"""Search for the strongest decks against a field, by evolution within a budget of games and seconds."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from random import Random
from time import monotonic

from engine.core.decks import Deck, DeckBuilding, UnnamedDeck
from engine.core.game_module import BalanceMatch
from engine.core.rng import seed_from
from tools.benchmarks.whole_games import QUICK, Map, over

POPULATION = 16
DEALS = 2  # deals per generation against each deck of the field, each from both seats
MAX_CHANGES = 4  # cards by which a child differs


@dataclass(frozen=True, slots=True)
class Budget:
    games: int
    seconds: float


@dataclass(slots=True)
class Found:
    decks: Sequence[UnnamedDeck]
    games: int = 0
    generations: int = 0
    hurried: bool = False


@dataclass(slots=True)
class Candidate:
    deck: UnnamedDeck
    won: int = 0
    played: int = 0

    @property
    def promise(self) -> float:
        """Return the deck's share of wins, pulled toward one half if games are few."""
        return (self.won + 1) / (self.played + 2)


@dataclass(frozen=True, slots=True)
class Contest:
    match: BalanceMatch
    field: tuple[str, ...] = field(repr=False)
    seed: str

    def jobs(self, code: str, deals: Iterable[int]) -> Iterator[tuple[str, str, str, str]]:
        for number, (place, other), seat in product(deals, enumerate(self.field), "01"):
            yield code, other, seat, seed_from(self.seed, "field", number, place)


def wins(match: BalanceMatch, level: str, job: Sequence[str]) -> int:
    code, other, seat, seed = job
    game, _ = over(match, level, [code, other] if seat == "0" else [other, code], seed)
    return int(int(seat) in (game.winners or ()))


def points(contest: Contest, code: str, deals: Iterable[int], level: str, every: Map) -> tuple[int, int]:
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
    """Yield the best decks after each generation, until the budget is used up."""
    chance, began = Random(f"{contest.seed} {' '.join(leaders)}"), monotonic()
    leaders = leaders or game.leaders
    first = [deck for deck in (*game.prebuilt.values(), *map(game.decode, known)) if deck.leader in leaders]
    living = [Candidate(UnnamedDeck(deck.leader, deck.cards)) for deck in first]
    while len(living) < POPULATION:
        living.append(Candidate(filled(game, UnnamedDeck(chance.choice(leaders), ()), chance)))
    result = Found(())
    while result.games < budget.games and not result.hurried:
        _play(contest, game, living, result, every)
        half = sorted(living, key=lambda candidate: -candidate.promise)[: POPULATION // 2]
        result.decks, result.hurried = (
            [candidate.deck for candidate in half],
            monotonic() - began > budget.seconds,
        )
        living = half + [Candidate(child(game, candidate.deck, chance)) for candidate in half]
        yield result


def _play(
    contest: Contest, game: DeckBuilding, living: Sequence[Candidate], result: Found, every: Map
) -> None:
    deals = range(result.generations * DEALS, (result.generations + 1) * DEALS)
    jobs = [[*contest.jobs(game.encode(candidate.deck), deals)] for candidate in living]
    won = iter(every(partial(wins, contest.match, QUICK), (job for some in jobs for job in some)))
    for candidate, some in zip(living, jobs):
        candidate.won, candidate.played = (
            candidate.won + sum(next(won) for _ in some),
            candidate.played + len(some),
        )
        result.games += len(some)
    result.generations += 1


def child(game: DeckBuilding, deck: Deck, chance: Random) -> UnnamedDeck:
    cards = chance.sample(deck.cards, game.size - chance.randint(1, MAX_CHANGES))
    return filled(game, UnnamedDeck(deck.leader, tuple(cards)), chance)


def filled(game: DeckBuilding, deck: UnnamedDeck, chance: Random) -> UnnamedDeck:
    while len(deck.cards) < game.size:
        deck = UnnamedDeck(deck.leader, (*deck.cards, chance.choice(game.addable(deck))))
    return deck
