"""The balance of Revolver 2: sides, the poker's prize, endings, recruits, cards played or useless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from engine.core.game_module import BalanceMatch
from engine.games.revolver.cards import CRYSTAL_RIVER, DECK, FILE, PEOPLE, Card, File, key_of
from engine.games.revolver.effects import EFFECTS
from engine.games.revolver.effects.vocabulary import Effect
from tools.benchmarks.balance import Finished, Runs

NAME = "revolver"
MATCH = BalanceMatch(NAME, "host-guardians", 2)
TAKEN = ("revealed", "recovered")
FACTS = ("kegs", "ammo", "firepower")
BETTER = {  # pairs of effects; the first does all that the second does, and more
    ("routs", "lasso"),  # discards, instead of returning to the hand
    ("spy", "slow"),  # the best card, not the next one
    ("encourage", "hire"),  # a life that no card text can take, and the army comes nearer
}


def figures(runs: Runs) -> None:
    games = list(runs.of(MATCH))
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
    _turns(runs, games)
    _recruits(runs, games)
    _cards(runs, games)


def _turns(runs: Runs, games: Sequence[Finished]) -> None:
    """Count turns in which Mapache fights for nothing."""
    attacks = unarmed = idle = 0
    for finished in games:
        general, cards = finished.game.state.general, 0
        for event in finished.events:
            cards += event.kind == "played" and event.seat == general
            if event.kind in ("overrun", "repelled"):
                attacks += 1
                unarmed += dict(event.facts)["gang"] == 0
                idle += cards == 0
                cards = 0
    runs.share(NAME, "attacks with 0 points", unarmed, attacks, (None, 0.12))
    runs.share(NAME, "Mapache's turns without a card", idle, attacks, (None, 0.25))


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
