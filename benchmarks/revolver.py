"""The balance of Revolver 2: sides, the poker's prize, endings, recruits, cards played or useless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from benchmarks.balance import Finished, Runs
from engine.core.module import Match
from engine.games.revolver.cards import CARDS, CRYSTAL_RIVER, SETS, Card, key_of
from engine.games.revolver.effects import EFFECTS

NAME = "revolver"
MATCH = Match(NAME, "host-guardians", 2)
TAKEN = ("showed", "recovered")
FACTS = ("kegs", "ammo")


def figures(runs: Runs) -> None:
    """All tables of docs/revolver-design.md."""
    games = list(runs.of(MATCH))
    won = [bool(each.game.winners) and each.game.state.winners == [each.game.state.padre] for each in games]
    prize = [each.game.state.fields[0].facts.route == CRYSTAL_RIVER for each in games]
    runs.share(NAME, "the guardians win", sum(won), len(games), (0.47, 0.53))
    first = [win for win, mine in zip(won, prize) if mine]
    second = [win for win, mine in zip(won, prize) if not mine]
    runs.share(NAME, "the guardians win the poker", sum(prize), len(games), (0.3, 0.7))
    runs.gain(NAME, "what the poker's winner gains", first, second, (0.03, 0.08))
    tied = sum(any(event.what == "poker-tied" for event in each.events) for each in games)
    runs.share(NAME, "a round of the poker is tied", tied, len(games))
    for ending, often in sorted(Counter(str(each.game.state.ending) for each in games).items()):
        runs.share(NAME, f"ends by {ending}", often, len(games), (0.15, None))
    blown = sum(each.game.state.blown for each in games)
    runs.share(NAME, "the bridge is blown up", blown, len(games), (0.2, 0.8))
    _recruits(runs, games)
    _cards(runs, games)


def _recruits(runs: Runs, games: Sequence[Finished]) -> None:
    """How many come, and how often the rarest does."""
    came = [[str(dict(e.about)["card"]) for e in each.events if e.what == "recruited"] for each in games]
    often = Counter(card for cards in came for card in set(cards))
    people = [one.key for one in SETS[max(SETS)].people if not one.starting]
    rarest = min(people, key=lambda key: often[key])
    runs.share(NAME, f"the rarest recruit comes ({rarest})", often[rarest], len(games), (0.05, None))
    runs.number(NAME, "most recruits in a game", max(map(len, came)), len(games))


def _cards(runs: Runs, games: Sequence[Finished]) -> None:
    """Which cards are played, and which another of the same price makes useless."""
    drawn, used = Counter[str](), Counter[str]()
    for each in games:
        mine, played = _drawn(each)
        drawn.update(mine)
        used.update(played & mine)
    for key in sorted(CARDS, key=lambda key: used[key] / max(1, drawn[key]))[:3]:
        runs.share(NAME, f"{key} is played when drawn", used[key], drawn[key], (0.05, None))
    worse = list(dominated())
    names = ", ".join(worse) or "none"
    runs.number(NAME, f"cards that another dominates: {names}", len(worse), len(CARDS), (None, 0))


def _drawn(each: Finished) -> tuple[set[str], set[str]]:
    drawn, played = set[str](), set[str]()
    for event in each.events:
        facts = dict(event.about)
        drawn.update(key_of(card) for card in str(dict(event.secret).get("cards", "")).split())
        if event.what in TAKEN:
            drawn.add(key_of(str(facts["card"])))
        elif event.what == "played":
            played.add(key_of(str(facts["card"])))
    return drawn, played


def dominated() -> Iterator[str]:
    """Firepower of a deck that costs no less than another and can do nothing that the other cannot."""
    newest = SETS[max(SETS)]
    for deck in (newest.guardians, newest.mapache):
        guns = [card for card in deck if card.firepower]
        found = {low.key for low, high in permutations(guns, 2) if _dominates(high, low)}
        yield from sorted(found)


def _dominates(high: Card, low: Card) -> bool:
    """Does `high` do all that `low` does, for no more, and something besides?"""
    if low.lasting not in ("", high.lasting) or (low.key in EFFECTS and low.key != high.key):
        return False
    ours = [getattr(high, fact) - getattr(low, fact) for fact in FACTS] + [low.cost - high.cost]
    ours.append(high.firepower + high.power - low.firepower - low.power)  # a token counts, but can be lost
    more = max(ours) > 0 or high.key in EFFECTS or bool(high.lasting and not low.lasting)
    return min(ours) >= 0 and more
