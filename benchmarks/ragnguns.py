"""How even Rag'n'Guns is: who goes first, every pair of prebuilt decks, all their cards, traps, endings.

`python -m benchmarks.ragnguns [GAMES]` prints the tables of docs/ragnguns-design.md as one JSON object:
GAMES games of the computer opponent against itself, as many for each ordered pair of decks, and 400
against a player by chance.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import product
from statistics import median

from engine.core.game import Game
from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games import Player
from engine.games.ragnguns.cards import DECKS, key_of, named, owner_of
from engine.games.ragnguns.computer import play
from engine.games.ragnguns.rules import RagNGuns
from engine.games.ragnguns.state import RagNGunsState
from engine.games.ragnguns.view import View

AGAINST_CHANCE = 400
MARKS = ("paid", "overbid", "sprung", "ready", "stepped-out", "won", "drawn")


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: each seat's deck, what was drawn and played of it, what happened how often."""

    decks: tuple[str, ...]
    first: int
    winner: int | None
    turns: int
    drawn: frozenset[str]
    used: frozenset[str]
    marks: Counter[str]


@dataclass(slots=True)
class Tally:
    """What came of all games; `wins` and `games` are by first deck and second deck as they are listed."""

    games: Counter[tuple[str, str]] = field(default_factory=Counter)
    wins: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: int = 0
    turns: list[int] = field(default_factory=list)
    drawn: Counter[tuple[str, str]] = field(default_factory=Counter)
    used: Counter[tuple[str, str]] = field(default_factory=Counter)
    marks: Counter[str] = field(default_factory=Counter)

    def count(self, one: Played) -> None:
        """Add a finished game, seen from both seats."""
        for seat, deck in enumerate(one.decks):
            pair = deck, one.decks[1 - seat]
            self.games[pair] += 1
            self.wins[pair] += one.winner == seat
            mine = [card for card in one.drawn if owner_of(card) == seat]
            self.drawn.update((deck, key_of(card)) for card in mine)
            self.used.update((deck, key_of(card)) for card in mine if card in one.used)
        self.first += one.winner == one.first
        self.turns.append(one.turns)
        self.marks += one.marks

    def pairs(self) -> dict[str, dict[str, float]]:
        """The share of games that the deck of the row wins against that of the column."""
        return {
            mine: {theirs: percent(self.wins[mine, theirs], self.games[mine, theirs]) for theirs in DECKS}
            for mine in DECKS
        }

    def cards(self) -> dict[str, dict[str, float]]:
        """By deck, the share of games in which a card was played of those in which it was drawn."""
        return {
            deck: {key: percent(self.used[deck, key], self.drawn[deck, key]) for key in DECKS[deck].cards}
            for deck in DECKS
        }


def percent(part: int, whole: int) -> float:
    """A share, in percent."""
    return round(100 * part / max(1, whole), 1)


def by_chance(view: View, decision: Decision, rng: Rng) -> Reply:
    """Any option."""
    options = list(decision.options)
    rng.shuffle(options)
    return tuple(options[: decision.least])


def game(decks: tuple[str, ...], number: int, players: tuple[Player, ...] = (play, play)) -> Played:
    """One game; the same number is the same deal."""
    seed = sha256(f"ragnguns {decks} {number}".encode()).hexdigest()
    rng = Rng(seed[::-1])
    one = Game.new(RagNGuns(), 2, seed, keep=False)
    events, used = list(one.dealt), set()
    while one.winners is None:
        decision = one.waiting[0]
        seat = decision.seat
        reply = (decks[seat],) if decision.kind == "deck" else players[seat](one.view(seat), decision, rng)
        used.update(_used(decision, reply))
        events += one.answer(seat, reply).events
    marks = Counter(event.what for event in events if event.what in MARKS)
    [first] = [event.seat for event in events if event.what == "begins"]
    winner = one.winners[0] if one.winners else None
    drawn = frozenset(_drawn(one.state, decks))
    return Played(decks, first or 0, winner, one.state.turn, drawn, frozenset(used), marks)


def _used(decision: Decision, reply: Reply) -> Iterator[str]:
    """The cards that a reply puts to use: posed, laid as a trap, played for an effect."""
    if decision.kind in ("pose", "trap"):
        yield from reply
    elif decision.kind == "effect":
        yield from (option.split(":")[0] for option in reply)


def _drawn(g: RagNGunsState, decks: Iterable[str]) -> Iterator[str]:
    """The cards of both decks that were drawn: those that are not left in them."""
    for seat, deck in enumerate(decks):
        yield from {named(key, seat) for key in DECKS[deck].cards} - set(g.players[seat].deck)


def tallied(games: int) -> Tally:
    """So many games, as many for each deck against each, the seats changed about."""
    tally = Tally()
    pairs = list(product(DECKS, DECKS))
    for number in range(max(1, games // len(pairs))):
        for pair in pairs:
            tally.count(game(pair, number))
    return tally


def against_chance(games: int) -> int:
    """How many of so many games the computer opponent wins, its seat and the decks going round."""
    pairs, won = list(product(DECKS, DECKS)), 0
    for number in range(games):
        seat = number % 2
        players = (play, by_chance) if seat == 0 else (by_chance, play)
        won += game(pairs[number // 2 % len(pairs)], number, players).winner == seat
    return won


def report(games: int) -> dict[str, object]:
    """All tables by name, shares in percent."""
    tally = tallied(games)
    played = len(tally.turns)
    return {
        "games": played,
        "won_by_the_first": percent(tally.first, played),
        "drawn": percent(tally.marks["drawn"], played),
        "turns_of_both": {"least": min(tally.turns), "median": median(tally.turns), "most": max(tally.turns)},
        "a_game": {mark: round(tally.marks[mark] / played, 2) for mark in MARKS[:5]},
        "won_against": tally.pairs(),
        "played_when_drawn": tally.cards(),
        "won_against_chance": percent(against_chance(AGAINST_CHANCE), AGAINST_CHANCE),
    }


if __name__ == "__main__":
    print(json.dumps(report(int(sys.argv[1]) if len(sys.argv) > 1 else 1600), indent=2))
