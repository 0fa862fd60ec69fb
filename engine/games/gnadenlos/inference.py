"""Infer which notes lie in the market: bids are open, only spoils are hidden.

Players begin with notes of their own color; others' notes were taken as random spoils.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from engine.core.decisions import Seat
from engine.core.game_module import HandInference
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games.gnadenlos.cards import COLORS, kind_of, owner_of
from engine.games.gnadenlos.operations import GIVEN, bidder, in_order
from engine.games.gnadenlos.state import GnadenlosState


class GnadenlosSigns(HandInference):
    """The kinds of notes laid into the market, with the chance that each is still there."""

    def __init__(self) -> None:
        self._seats: set[Seat] = set()
        self.lie: list[tuple[str, float]] = []
        self._bids: dict[Seat, list[str]] = {}

    def read(self, event: Event) -> None:
        facts, seat = dict(event.facts), event.seat
        if event.kind == "rolled" and seat is not None:
            self._seats.add(seat)
        elif event.kind == "began":
            self.lie = [(_kind(other, value), 1.0) for other in sorted(self._seats) for value in GIVEN]
        elif event.kind == "bid" and seat is not None:
            self._bids[seat] = str(facts["notes"]).split()
        elif event.kind == "laid" and seat is not None:
            for note in self._bids.pop(seat, []):
                if not note.startswith(COLORS[seat]):  # it came from the market
                    self._gone(note, min)
                self.lie.append((note, 1.0))
        elif event.kind == "took":
            size = sum(chance for _, chance in self.lie)
            left = max(0.0, 1 - int(facts["count"]) / max(size, 1.0))
            self.lie = [(note, chance * left) for note, chance in self.lie]
        elif event.kind in ("paid", "ruined") and seat is not None:
            self._gone(_kind(seat, int(facts["value"])), max)

    def _gone(self, note: str, which: Callable[[list[tuple[float, int]]], tuple[float, int]]) -> None:
        """Remove one note of a kind: the one known to be there, or the one most likely gone."""
        places = [(chance, place) for place, (other, chance) in enumerate(self.lie) if other == note]
        if places:
            self.lie.pop(which(places)[1])

    def settle(self, state: Any, seat: Seat, rng: Rng) -> None:
        """Redeal the notes: likely ones to the market, own colors to hands."""
        g: GnadenlosState = state
        if g.phase == "bid" and bidder(g) != seat:  # a bidder who must act always has a free sum
            return
        others = [n for n in range(len(g.players)) if n != seat]
        rest = sorted([*chain.from_iterable(g.market), *chain(*(g.players[n].notes for n in others))])
        rng.shuffle(rest)
        hands, lying = {other: g.players[other].notes for other in others}, self._drawn(rest, g.market)
        market = [note for note in rest if note in lying]
        market += _given_out([note for note in rest if note not in lying], hands)
        for column in g.market:
            column[:] = [market.pop() for _ in column]

    def _drawn(self, notes: Sequence[str], market: Sequence[Sequence[str]]) -> set[str]:
        """Choose the market's notes by how likely they lie there."""
        copies: defaultdict[str, list[tuple[float, str]]] = defaultdict(list)
        for at, note in enumerate(notes, 1):
            copies[kind_of(note)].append((at / len(notes), note))
        drawn = [(*copies[kind].pop(), chance) for kind, chance in self.lie if copies[kind]]
        drawn.sort(key=lambda row: row[0] > row[2])
        return {note for _, note, _ in drawn[: sum(map(len, market))]}


def _kind(seat: Seat, value: int) -> str:
    return f"{COLORS[seat]}-{value}"


def _given_out(notes: list[str], hands: Mapping[Seat, list[str]]) -> list[str]:
    """Fill hands with notes, own colors first; return the rest."""
    sizes = [len(hand) for hand in hands.values()]
    notes_of: dict[Seat, list[str]] = {seat: [] for seat in hands}
    left = [note for note in notes if owner_of(note) not in notes_of]
    for note in notes:
        if owner_of(note) in notes_of:
            notes_of[owner_of(note)].append(note)
    for size, own in zip(sizes, notes_of.values()):
        left += own[size:]
    for size, own, hand in zip(sizes, notes_of.values(), hands.values()):
        hand[:] = in_order([*own[:size], *(left.pop() for _ in range(size - len(own)))])
    return left
