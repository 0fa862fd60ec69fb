"""The vocabulary of Gnadenlos!: draw, lay, close up, walk, end. Who asks whom and when is in rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, zip_longest
from typing import NoReturn

from engine.core.decisions import Seat
from engine.core.rng import Rng
from engine.core.rules import GameOver
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    COLOURS,
    FACES,
    FIELDS,
    VALUES,
    kind_of,
    notes_of,
    total,
    value_of,
)
from engine.games.gnadenlos.state import GnadenlosState, Player

HAND = 2
GIVEN = (1, 2)  # the values of the notes that each player gives to the market at first


def deal(seats: int, rng: Rng) -> tuple[list[Player], list[str]]:
    """Deal two adventurers and all their notes to each seat; the second result is the deck that is left."""
    deck = list(ADVENTURERS)
    rng.shuffle(deck)
    players = [Player([deck.pop() for _ in range(HAND)], notes_of(seat)) for seat in range(seats)]
    for player in players:
        player.hand.sort()
    return players, deck


def open_market(g: GnadenlosState) -> None:
    """Everybody gives a 1 and a 2; shuffled, they are the first notes of the market."""
    given = [
        next(note for note in player.notes if value_of(note) == value)
        for player in g.players
        for value in GIVEN
    ]
    for player in g.players:
        player.notes = [note for note in player.notes if note not in given]
    g.rng.shuffle(given)
    lay(g, given)


def in_turn(g: GnadenlosState) -> list[Seat]:
    """All seats, from the active player on."""
    seats = range(len(g.players))
    return [*seats[g.active :], *seats[: g.active]]


# Adventurers


def draw(g: GnadenlosState, count: int) -> list[str]:
    """The next adventurers, fewer if there are no more; the discards replace a pile that is used up."""
    drawn: list[str] = []
    while len(drawn) < count and (g.deck or g.discard):
        if not g.deck:
            g.deck, g.discard = g.discard, []
            g.rng.shuffle(g.deck)
            g.tell("reshuffled", count=len(g.deck))
        drawn.append(g.deck.pop())
    return drawn


def plain_worth(card: str) -> int:
    """What an adventurer shows at a glance: the three strengths together."""
    return sum(ADVENTURERS[card].strengths)


def take_on(g: GnadenlosState, seat: Seat, cards: Iterable[str]) -> None:
    """Adventurers to a hand."""
    g.players[seat].hand = sorted([*g.players[seat].hand, *cards])


def dismiss(g: GnadenlosState, seat: Seat, card: str) -> None:
    """An adventurer from a hand to the discards."""
    g.players[seat].hand.remove(card)
    g.discard.append(card)
    g.tell("discarded", seat, card=card)


# Notes


def hold(g: GnadenlosState, seat: Seat, notes: Iterable[str]) -> None:
    """Notes to a hand, where they lie in order, so that nothing can be read from their place."""
    g.players[seat].notes = in_order([*g.players[seat].notes, *notes])


def in_order(notes: Iterable[str]) -> list[str]:
    """Notes as they lie in a hand."""
    return sorted(notes, key=lambda note: (value_of(note), note))


def notes_in(market: Sequence[Sequence[str]]) -> list[str]:
    """The notes of the market, row by row."""
    return [note for row in zip_longest(*market) for note in row if note is not None]


def lay(g: GnadenlosState, notes: Iterable[str]) -> None:
    """Notes face down into the market: on with the row, from column one to six."""
    laid = [*notes_in(g.market), *notes]
    g.market = [laid[column :: len(FACES)] for column in range(len(FACES))]


def close_up(g: GnadenlosState) -> None:
    """The notes of the market without holes, in the same order."""
    lay(g, ())


def rows(g: GnadenlosState) -> int:
    """How many rows of the market are full."""
    return len(notes_in(g.market)) // len(FACES)


def take_notes(g: GnadenlosState, seat: Seat, count: int) -> None:
    """Notes at random from the market to a hand, as many as there are."""
    left, taken = notes_in(g.market), []
    for _ in range(min(count, len(left))):
        taken.append(g.rng.pick(left))
        left.remove(taken[-1])
    g.market = [left[column :: len(FACES)] for column in range(len(FACES))]
    hold(g, seat, taken)
    g.tell("took", seat, (("notes", " ".join(taken)),), count=len(taken))


def kinds(notes: Iterable[str]) -> str:
    """Notes as a fact: red-3 blue-1."""
    return " ".join(map(kind_of, notes))


# The street


def walk(g: GnadenlosState, seat: Seat, steps: int) -> None:
    """A hat forward, or backward where `steps` is below zero; it never leaves the street."""
    player = g.players[seat]
    before, player.field = player.field, max(1, min(FIELDS, player.field + steps))
    if player.field > before:
        g.tell("advanced", seat, steps=player.field - before, field=player.field)
    elif player.field < before:
        g.tell("retreated", seat, steps=before - player.field, field=player.field)


def check_arrival(g: GnadenlosState) -> None:
    """End the game if a hat has reached the Arrival, or gone beyond."""
    if any(player.field >= ARRIVAL for player in g.players):
        finish(g, "arrival")


def furthest(g: GnadenlosState, among: Sequence[Seat] | None = None) -> list[Seat]:
    """Who is ahead; of those level the richest, then the one with the fewest vultures, then all of them."""
    seats = range(len(g.players)) if among is None else among
    ranks = {seat: (p.field, p.nuggets, -p.vultures) for seat, p in enumerate(g.players) if seat in seats}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def finish(g: GnadenlosState, why: str) -> NoReturn:
    """End the game; raises `GameOver`."""
    g.why, g.winners = why, furthest(g)
    g.tell("ended", why=why)
    for seat in g.winners:
        g.tell("won", seat)
    raise GameOver(g.winners)


MOST_NOTES = 3
SHOWN = 25  # notes to choose from: a list on Discord holds no more


def offered(notes: Sequence[str]) -> list[str]:
    """The notes of a hand that are offered for a bid: of a very large one so many that no sum is lost."""
    if len(notes) <= SHOWN:
        return list(notes)
    needed = {note for value in VALUES for note in _of(notes, value)[:MOST_NOTES]}
    others = [note for note in notes if note not in needed][: SHOWN - len(needed)]
    return [note for note in notes if note in needed or note in others]


def sums(notes: Sequence[str], seat: Seat, taken: Collection[int] = ()) -> Mapping[int, tuple[str, ...]]:
    """Every sum of one to three of a seat's notes that has not been bid, the lowest first.

    Each with the notes that do it: the fewest, and rather those of others than their own.
    """
    foreign_first = sorted(offered(notes), key=lambda note: note.startswith(COLOURS[seat]))
    enough = [note for value in VALUES for note in _of(foreign_first, value)[:MOST_NOTES]]
    found = _places(tuple(map(value_of, enough)))
    return {sum_: tuple(enough[n] for n in places) for sum_, places in found.items() if sum_ not in taken}


@cache
def _places(values: tuple[int, ...]) -> Mapping[int, tuple[int, ...]]:
    """Every sum of one to three of these values, the lowest first, with the first places that make it."""
    found: dict[int, tuple[int, ...]] = {}
    for count in range(1, MOST_NOTES + 1):
        for places in combinations(range(len(values)), count):
            found.setdefault(sum(values[n] for n in places), places)
    return dict(sorted(found.items()))


def taken(g: GnadenlosState) -> list[int]:
    """The sums that have been bid, in the order of the bids."""
    return [total(bid.notes) for bid in g.bids if bid.notes]


def bidder(g: GnadenlosState) -> Seat:
    """Whose turn it is to bid."""
    return (g.active + len(g.bids)) % len(g.players)


def can_bid(g: GnadenlosState) -> bool:
    """Does the player whose turn it is have a sum left?"""
    seat = bidder(g)
    return bool(sums(g.players[seat].notes, seat, taken(g)))


def _of(notes: Sequence[str], value: int) -> list[str]:
    return [note for note in notes if value_of(note) == value]
