"""The operations that the rules are written in: draw, lay, walk, sums, the end."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, zip_longest
from typing import NoReturn

from engine.core.decisions import Seat
from engine.core.rng import Rng
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    COLORS,
    FACES,
    FIELDS,
    VALUES,
    kind_of,
    notes_of,
    total,
    value_of,
)
from engine.games.gnadenlos.state import GnadenlosState, Player

HAND, ENOUGH = 2, 3  # adventurers at the start, and with which a player may not recruit
GIVEN = (1, 2)  # values of the notes each player gives to the market at the start


def deal(seats: int, rng: Rng) -> tuple[list[Player], list[str]]:
    deck = list(ADVENTURERS)
    rng.shuffle(deck)
    players = [Player([deck.pop() for _ in range(HAND)], notes_of(seat)) for seat in range(seats)]
    for player in players:
        player.hand.sort()
    return players, deck


def open_market(g: GnadenlosState) -> None:
    """Put a 1 and a 2 of each player into the market, shuffled."""
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
    seats = range(len(g.players))
    return [*seats[g.active :], *seats[: g.active]]


# Adventurers


def draw(g: GnadenlosState, count: int) -> list[str]:
    """Draw adventurers, fewer if none are left; the discards replace an empty deck."""
    drawn: list[str] = []
    while len(drawn) < count and (g.deck or g.discard):
        if not g.deck:
            g.deck, g.discard = g.discard, []
            g.rng.shuffle(g.deck)
            g.emit("reshuffled", count=len(g.deck))
        drawn.append(g.deck.pop())
    return drawn


@cache
def plain_worth(card: str) -> int:
    """Return the sum of an adventurer's strengths."""
    return sum(ADVENTURERS[card].strengths)


def take_on(g: GnadenlosState, seat: Seat, cards: Iterable[str]) -> None:
    g.players[seat].hand = sorted([*g.players[seat].hand, *cards])


def dismiss(g: GnadenlosState, seat: Seat, card: str) -> None:
    g.players[seat].hand.remove(card)
    g.discard.append(card)
    g.emit("discarded", seat, card=card)


# Notes


def hold(g: GnadenlosState, seat: Seat, notes: Iterable[str]) -> None:
    """Add notes to a hand, sorted, so that their position reveals nothing."""
    g.players[seat].notes = in_order([*g.players[seat].notes, *notes])


def in_order(notes: Iterable[str]) -> list[str]:
    """Sort notes as they lie in a hand."""
    return sorted(notes, key=_place)


@lru_cache(maxsize=256)
def _place(note: str) -> tuple[int, str]:
    return value_of(note), note


def notes_in(market: Sequence[Sequence[str]]) -> list[str]:
    return [note for row in zip_longest(*market) for note in row if note is not None]


def lay(g: GnadenlosState, notes: Iterable[str]) -> None:
    """Lay notes face down into the market, continuing its last row."""
    laid = [*notes_in(g.market), *notes]
    g.market = [laid[column :: len(FACES)] for column in range(len(FACES))]


def close_up(g: GnadenlosState) -> None:
    lay(g, ())


def rows(g: GnadenlosState) -> int:
    return len(notes_in(g.market)) // len(FACES)


def take_notes(g: GnadenlosState, seat: Seat, count: int) -> int:
    """Take random notes from the market, as many as there are; return how many."""
    left, taken = notes_in(g.market), []
    for _ in range(min(count, len(left))):
        taken.append(g.rng.pick(left))
        left.remove(taken[-1])
    g.market = [left[column :: len(FACES)] for column in range(len(FACES))]
    hold(g, seat, taken)
    g.emit("took", seat, (("notes", " ".join(taken)),), count=len(taken))
    return len(taken)


def kinds(notes: Iterable[str]) -> str:
    return " ".join(map(kind_of, notes))


# The street


def walk(g: GnadenlosState, seat: Seat, steps: int, why: str) -> int:
    """Move a hat, backward if `steps` is negative; it never leaves the street. Return how far it went.

    `why` is poker, prestige or ruin.
    """
    player = g.players[seat]
    before, player.field = player.field, max(1, min(FIELDS, player.field + steps))
    if player.field > before:
        g.emit("advanced", seat, steps=player.field - before, field=player.field, why=why)
    elif player.field < before:
        g.emit("retreated", seat, steps=before - player.field, field=player.field, why=why)
    return player.field - before


def check_arrival(g: GnadenlosState) -> None:
    if any(player.field >= ARRIVAL for player in g.players):
        finish(g, "arrival")


def furthest(g: GnadenlosState, among: Sequence[Seat] | None = None) -> list[Seat]:
    """Return the leaders: by field, nuggets, then fewest vultures."""
    seats = range(len(g.players)) if among is None else among
    ranks = {seat: (p.field, p.nuggets, -p.vultures) for seat, p in enumerate(g.players) if seat in seats}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def note_fields(g: GnadenlosState) -> None:
    """Keep where the hats stand at the end of a turn."""
    g.turns[-1].fields = [player.field for player in g.players]


def finish(g: GnadenlosState, why: str) -> NoReturn:
    """End the game; raises `GameOver`."""
    note_fields(g)
    g.why, g.winners = why, furthest(g)
    g.emit("ended", why=why)
    g.end(g.winners)


MAX_NOTES = 3
SHOWN = 25  # notes to choose from: a list on Discord holds no more


def offered(notes: Sequence[str]) -> list[str]:
    """Return the notes offered for a bid: of a large hand enough for every possible sum."""
    if len(notes) <= SHOWN:
        return list(notes)
    needed = {note for value in VALUES for note in _of(notes, value)[:MAX_NOTES]}
    others = [note for note in notes if note not in needed][: SHOWN - len(needed)]
    return [note for note in notes if note in needed or note in others]


def sums(notes: Sequence[str], seat: Seat, taken: Collection[int] = ()) -> Mapping[int, tuple[str, ...]]:
    """Return every sum of one to three notes that has not been bid, the lowest first.

    Each comes with the fewest notes that make it, other players' before own ones.
    """
    all_sums = _all_sums(tuple(notes), seat)
    return {sum_: some for sum_, some in all_sums.items() if sum_ not in taken}


@lru_cache(maxsize=2**10)  # the rules and the policy ask for the same
def _all_sums(notes: tuple[str, ...], seat: Seat) -> Mapping[int, tuple[str, ...]]:
    foreign_first = sorted(offered(notes), key=lambda note: note.startswith(COLORS[seat]))
    enough = [note for value in VALUES for note in _of(foreign_first, value)[:MAX_NOTES]]
    places_of = _places(tuple(map(value_of, enough)))
    return {sum_: tuple([enough[n] for n in places]) for sum_, places in places_of.items()}


@cache
def _places(values: tuple[int, ...]) -> Mapping[int, tuple[int, ...]]:
    """Return the places of the fewest values for each sum, the lowest first."""
    places_of: dict[int, tuple[int, ...]] = {}
    for count in range(1, MAX_NOTES + 1):
        for places in combinations(range(len(values)), count):
            places_of.setdefault(sum(values[n] for n in places), places)
    return dict(sorted(places_of.items()))


def taken(g: GnadenlosState) -> list[int]:
    return [total(bid.notes) for bid in g.bids if bid.notes]


def bidder(g: GnadenlosState) -> Seat:
    return (g.active + len(g.bids)) % len(g.players)


def may_recruit(g: GnadenlosState, sum_: int) -> bool:
    """Return whether the next bidder, with a sum that is free, can still get one of the lots."""
    is_last = len(g.bids) == len(g.players) - 1
    return not is_last or sum([other > sum_ for other in taken(g)]) < len(g.lots)


def is_asked(g: GnadenlosState) -> bool:
    """Return whether the next bidder has a choice: a free sum that may recruit somebody."""
    seat = bidder(g)
    free = sums(g.players[seat].notes, seat, taken(g))
    return bool(free) and may_recruit(g, max(free))


def _of(notes: Sequence[str], value: int) -> list[str]:
    return [note for note in notes if value_of(note) == value]
