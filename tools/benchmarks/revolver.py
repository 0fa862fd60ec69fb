"""The balance of Revolver 2: sides, the poker's prize, endings, recruits, cards played or useless."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, permutations
from statistics import median

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame
from engine.core.game_module import BalanceMatch
from engine.games.revolver.cards import (
    CRYSTAL_RIVER,
    DECK,
    FILE,
    GUARDIANS,
    MAPACHE,
    PEOPLE,
    Card,
    File,
    card_data,
    key_of,
)
from engine.games.revolver.effects import EFFECTS
from engine.games.revolver.effects.vocabulary import Effect
from engine.games.revolver.ongoing import total
from engine.games.revolver.policy.evaluation import guns, own_side, plan_of
from engine.games.revolver.rules import TARGETS
from engine.games.revolver.rules.play import END
from engine.games.revolver.view import View
from tools.benchmarks.balance import Finished, Runs

NAME = "revolver"
MATCH = BalanceMatch(NAME, "host-guardians", 2)
TAKEN = ("revealed", "recovered")
TOGETHER = 4  # cards of one turn that are looked at together
FACTS = ("kegs", "ammo", "firepower")
BETTER = {  # pairs of effects; the first does all that the second does, and more
    ("routs", "lasso"),  # discards, instead of returning to the hand
    ("spy", "slow"),  # the best card, not the next one
    ("encourage", "hire"),  # a life that no card text can take, and the army comes nearer
}


@dataclass(slots=True)
class Habits:
    """Presses, and ends of turns without a card; of Mapache's, also those without points, and why."""

    presses: list[int] = field(default_factory=list)  # in each game; a card, its price and target are one
    idle: Counter[str] = field(default_factory=Counter)
    unarmed: Counter[str] = field(default_factory=Counter)
    guardians: list[bool] = field(default_factory=list)  # for each turn of theirs, whether it had no card

    def __call__(self, game: AnyGame, decision: Decision, reply: Reply) -> None:
        g = game.state
        self.presses += [] if game.ply else [0]
        self.presses[-1] += not decision.can_go_back and decision.kind not in TARGETS
        if reply != (END,):
            return
        if decision.seat == g.padre:
            self.guardians.append(not g.plays)
            return
        points = total(g, MAPACHE)
        lead = points - total(g, GUARDIANS)
        why = "leads" if lead > 0 else "waits" if lead + most_now(game.view(g.general), decision) > 0 else ""
        self.idle.update([why] if not g.plays else [])
        self.unarmed.update([why] if not points else [])


def most_now(view: View, decision: Decision) -> float:
    """Return the most points that playable hand cards add together to a seat's lead, as far as it can pay."""
    friends = guns(view, own_side(view))
    gains = {card: plan_of(view, card, friends).now for card in decision.options if "." in card}
    sets = chain.from_iterable(combinations(gains, size) for size in range(1, TOGETHER + 1))
    hand = len(view.hand)
    payable = (cards for cards in sets if sum(1 + card_data(card).cost for card in cards) <= hand)
    return max((sum(gains[card] for card in cards) for cards in payable), default=0.0)


def figures(runs: Runs) -> None:
    habits = Habits()
    games = list(runs.of(MATCH, watch=habits))
    won = [
        bool(finished.game.winners) and finished.game.state.winners == [finished.game.state.padre]
        for finished in games
    ]
    prize = [finished.game.state.fields[0].facts.route == CRYSTAL_RIVER for finished in games]
    runs.share(NAME, "the guardians win", sum(won), len(games), (0.47, 0.53))
    first = [win for win, is_padre in zip(won, prize) if is_padre]
    second = [win for win, is_padre in zip(won, prize) if not is_padre]
    runs.share(NAME, "the guardians win the poker", sum(prize), len(games), (0.3, 0.7))
    runs.gain(NAME, "what the poker's winner gains", first, second, (0.03, 0.08))
    tied = sum(any(event.kind == "poker-tied" for event in finished.events) for finished in games)
    runs.share(NAME, "a round of the poker is tied", tied, len(games))
    for ending, often in sorted(Counter(str(finished.game.state.ending) for finished in games).items()):
        runs.share(NAME, f"ends by {ending}", often, len(games), (0.15, None))
    blown = sum(finished.game.state.bridge_gone for finished in games)
    runs.share(NAME, "the bridge is blown up", blown, len(games), (0.2, 0.8))
    _turns(runs, games, habits)
    _recruits(runs, games)
    _cards(runs, games)


def _turns(runs: Runs, games: Sequence[Finished], habits: Habits) -> None:
    """Count turns in which Mapache fights for nothing, and those in which they only wait."""
    attacks = sum(event.kind in ("overrun", "repelled") for finished in games for event in finished.events)
    unarmed, idle = habits.unarmed, habits.idle
    runs.share(NAME, "attacks with 0 points", unarmed.total(), attacks, (None, 0.12))
    runs.share(NAME, "0 points, and no hand that could hit", unarmed[""], attacks)
    runs.share(NAME, "Mapache's turns without a card", idle.total(), attacks, (None, 0.25))
    runs.share(NAME, "no card and no lead", idle.total() - idle["leads"], attacks, (None, 0.25))
    runs.share(NAME, "no card, no lead, and no hand that could hit", idle[""], attacks)
    rests = habits.guardians
    runs.share(NAME, "the guardians' turns without a card", sum(rests), len(rests), (None, 0.25))
    runs.number(NAME, "presses, median", median(habits.presses), len(games), (None, 130))


def _recruits(runs: Runs, games: Sequence[Finished]) -> None:
    came = [
        [str(dict(e.facts)["card"]) for e in finished.events if e.kind == "recruited"] for finished in games
    ]
    often = Counter(card for cards in came for card in set(cards))
    people = [one.key for one in PEOPLE.values() if not one.starting]
    rarest = min(people, key=lambda key: often[key])
    runs.share(NAME, f"the rarest recruit appears ({rarest})", often[rarest], len(games), (0.05, None))
    runs.number(NAME, "most recruits in a game", max(map(len, came)), len(games))


def _cards(runs: Runs, games: Sequence[Finished]) -> None:
    drawn, used = Counter[str](), Counter[str]()
    for finished in games:
        drawn_cards, played = _drawn(finished)
        drawn.update(drawn_cards)
        used.update(played & drawn_cards)
    for key in sorted(drawn, key=lambda key: used[key] / drawn[key])[:3]:
        runs.share(NAME, f"{key} is used when drawn", used[key], drawn[key], (0.05, None))
    worse = list(dominated(FILE))
    names = ", ".join(worse) or "none"
    runs.number(NAME, f"cards that another dominates: {names}", len(worse), 2 * DECK, (None, 0))


def _drawn(finished: Finished) -> tuple[set[str], set[str]]:
    drawn, used = set[str](), set[str]()
    for event in finished.events:
        facts = dict(event.facts)
        drawn.update(key_of(card) for card in str(dict(event.secret).get("cards", "")).split())
        if event.kind in TAKEN:
            drawn.add(key_of(str(facts["card"])))
        elif event.kind in ("played", "gatling-fired"):
            used.add(key_of(str(facts["card"])))
        elif event.kind in ("dynamited", "collapsed"):
            used.update(key_of(card) for card in str(facts["cards"]).split())
    return drawn, used


def dominated(cards: File) -> Iterator[str]:
    for deck in (cards.guardians, cards.mapache):
        keys = {low.key for low, high in permutations(deck, 2) if _dominates(high, low)}
        yield from sorted(keys)


def _dominates(high: Card, low: Card) -> bool:
    lasts = low.lasting in ("", high.lasting) and high.type == low.type
    if not lasts or not _does(high.key, low.key):
        return False
    ours = [getattr(high, fact) - getattr(low, fact) for fact in FACTS] + [low.cost - high.cost]
    ours.append(high.firepower + high.power - low.firepower - low.power)  # tokens count, but can be lost
    more = max(ours) > 0 or EFFECTS.get(high.key) != EFFECTS.get(low.key) or high.lasting != low.lasting
    return min(ours) >= 0 and more


def _does(high: str, low: str) -> bool:
    if low not in EFFECTS:
        return True
    if high not in EFFECTS:
        return False
    one, other = EFFECTS[high], EFFECTS[low]
    word, weaker = _word(one), _word(other)
    return (word, weaker) in BETTER or (word == weaker and _reaches(one, other))


def _reaches(one: Effect, other: Effect) -> bool:
    return (
        one.numbers == other.numbers or not one.numbers or max(one.numbers) >= max(other.numbers, default=9)
    )


def _word(effect: Effect) -> str:
    return effect.do.__qualname__.partition(".")[0]
