"""The balance of WANTED: the worth of hands and cards, and of thinking against habits."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame, Game
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from engine.games.outlaws.cards import BEATS, OUTLAWS, WEAK
from engine.games.outlaws.evaluation import LEADS, gain
from engine.games.outlaws.view import View
from tools.benchmarks.balance import Finished, Runs

Habit = Callable[[View, Decision, Rng], Reply]


def at_random(view: View, decision: Decision, rng: Rng) -> Reply:
    options = list(decision.options)
    rng.shuffle(options)
    return tuple(options[: decision.min_count])


def best_first(view: View, decision: Decision, rng: Rng) -> Reply:
    if decision.kind != "pick":
        return decision.default
    ranked = sorted(decision.options, key=lambda c: (OUTLAWS[c].skill, OUTLAWS[c].reward), reverse=True)
    return tuple(ranked[: decision.min_count])


def dear_on_high_dice(view: View, decision: Decision, rng: Rng) -> Reply:
    if decision.kind != "pick" or decision.min_count > 1:
        return decision.default
    ranked = sorted(decision.options, key=lambda c: OUTLAWS[c].reward)
    [die] = view.seats[decision.seat].dice
    return (ranked[(die - 1) * len(ranked) // 6],)


MATCHES: tuple[tuple[str, str, int, Habit], ...] = (
    ("outlaws-duel", "standard", 2, at_random),
    ("outlaws-duel", "standard", 2, best_first),
    ("outlaws-duel", "revolvers-first", 2, at_random),
    ("outlaws-duel", "revolvers-first", 2, best_first),
    ("outlaws-duel", "revolvers-first", 2, dear_on_high_dice),
    ("outlaws-shootout", "standard", 3, at_random),
    ("outlaws-shootout", "standard", 3, best_first),
    ("outlaws-shootout", "revolvers-first", 3, at_random),
    ("outlaws-shootout", "revolvers-first", 5, at_random),
    ("outlaws-shootout", "revolvers-first", 10, at_random),
    ("outlaws-gangs", "standard", 2, at_random),
    ("outlaws-gangs", "standard", 3, at_random),
    ("outlaws-gangs", "standard", 5, at_random),
    ("outlaws-gangs", "standard", 10, at_random),
    ("outlaws-gangs", "standard", 3, best_first),
)


# won by a thinking player with revolvers-first
MIN_WON: dict[Habit, float] = {at_random: 0.6, best_first: 0.6, dear_on_high_dice: 0.54}
HANDS: tuple[tuple[BalanceMatch, float], ...] = (  # figures that need a multiple of the usual number of games
    (BalanceMatch("outlaws-duel", "standard", 2), 10),
    (BalanceMatch("outlaws-shootout", "standard", 3), 8),
    (BalanceMatch("outlaws-shootout", "standard", 5), 4),
    (BalanceMatch("outlaws-gangs", "standard", 2), 3),
)
BEST, WORST = (0.58, 0.65), (0.35, 0.42)  # fifths of the hands, as odds between two
TIES = 0.15

Deal = tuple[tuple[str, ...], float]  # a hand, and its share of the win


def figures(runs: Runs) -> None:
    _steps(runs)
    for match, part in HANDS:
        _hands(runs, match, part)
    for name, preset, seats, habit in MATCHES:
        parts = [
            won(name, preset, seats, habit, n) for n in runs.steps(runs.games, f"{name} {habit.__name__}")
        ]
        least = MIN_WON[habit] if preset == "revolvers-first" and seats == 2 else None
        what = f"a thinking player against {habit.__name__.replace('_', ' ')}"
        runs.share(f"{name} {preset} {seats}", what, sum(parts), len(parts), (least, None), "deputy")


def _hands(runs: Runs, match: BalanceMatch, part: float) -> None:
    who = "at random" if "gangs" not in match.game else runs.level
    name, games = (
        f"{match.game} {match.seats}",
        list(runs.of(match, part) if who == runs.level else runs.by(_chance, match, part)),
    )
    deals = [deal for game in games for deal in _dealt(game)]
    worth, tested = _worth(deals[::2]), deals[1::2]
    tested.sort(key=lambda deal: sum(worth[card] for card in deal[0]))
    fifth = max(1, len(tested) // 5)  # at least one
    for what, among, wanted in (("best", tested[-fifth:], BEST), ("worst", tested[:fifth], WORST)):
        share = _between_two(sum(part for _, part in among) / fifth, match.seats)
        runs.share(name, f"{what} fifth of hands, as between two", share * fifth, fifth, wanted, who)
    joker_wins = [part for hand, part in deals if any(not OUTLAWS[card].suit for card in hand)]
    share = _between_two(sum(joker_wins) / max(1, len(joker_wins)), match.seats)
    runs.share(
        name, "hands with a Joker, as between two", share * len(joker_wins), len(joker_wins), (0.5, None), who
    )
    if "shootout" in match.game:
        rounds = [game.winner is None for game in games for game in game.game.view(None).past]
        runs.share(name, "rounds that are tied", sum(rounds), len(rounds), (None, TIES), who)


def _steps(runs: Runs) -> None:
    suits = ([one for one in OUTLAWS if OUTLAWS[one].suit == suit] for suit in BEATS)
    steps = [step for cards in suits for step in pairwise(cards)]
    worse = sum(_gains(low) > _gains(high) for low, high in steps)
    runs.number("outlaws", "steps of rank to a card that is worse to hold", worse, len(steps), (None, 0))
    weak = sum(one.decrement < 0 for one in OUTLAWS.values())
    runs.number("outlaws", "outlaws with a weakness", weak, len(OUTLAWS), (WEAK, None))


def _gains(card: str) -> int:
    """Return a card's gain in a duel, summed over all other cards and dice."""
    return sum(gain(card, other, lead) for other in OUTLAWS if other != card for lead in LEADS)


def _chance(game: AnyGame, decision: Decision, rng: Rng) -> Reply:
    return at_random(game.view(decision.seat), decision, rng)


def _dealt(one: Finished) -> Iterator[Deal]:
    winners = one.game.winners or tuple(range(len(one.game.state.players)))
    for event in one.events:
        if event.kind == "drew" and event.secret and event.seat is not None:
            part = (event.seat in winners) / len(winners)
            yield tuple(str(dict(event.secret)["cards"]).split()), part


def _worth(deals: Iterable[Deal]) -> dict[str, float]:
    parts: dict[str, list[float]] = defaultdict(list)
    for hand, part in deals:
        for card in hand:
            parts[card].append(part)
    return defaultdict(float, {card: sum(wins) / len(wins) for card, wins in parts.items()})


def _between_two(share: float, seats: int) -> float:
    return share * (seats - 1) / (share * (seats - 1) + 1 - share)


def won(name: str, preset: str, seats: int, habit: Habit, number: int) -> float:
    rules, thinker, rng = GAMES[name], number % seats, Rng(f"{number:064x}")
    game = Game.new(rules, seats, f"{number // seats + 2**64:064x}", rules.presets[preset], keep=False)
    while game.winners is None:
        decision = game.open_decisions[0]
        player = PLAYERS[name] if decision.seat == thinker else habit
        game.answer(decision.seat, player(game.view(decision.seat), decision, rng))
    winners = game.winners or range(seats)
    return (thinker in winners) / len(winners)
