"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more.

Everything is reckoned in nuggets; what a thing is worth was found by letting computers play each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

from engine.core.prompts import Decision, Reply, Seat
from engine.core.rng import Rng
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    COLOURS,
    EVENTS,
    FACES,
    RIP,
    SETS,
    Symbol,
    notes_of,
    owner_of,
    section_of,
    total,
    value_of,
)
from engine.games.gnadenlos.moves import sums
from engine.games.gnadenlos.view import SeatView, View

NOTE = 1.0  # a note taken from the market: a bid that another pays
DEBT = 0.3  # an own note in the market, for each nugget of its value: it may never be called in
HIRED = 1.2  # how much more an adventurer is worth than the one event that they may win
HABIT = 1.5  # the others assume that of so many cards the best is played
FEW = 7  # sums, from 0 on, that others may bid, each as likely as the next
CARE = 0.25  # of what one owes, the part to keep when a payday is near
NEAR = 0.6  # of the notes that make a payday: then it is
HURRY = 5  # fields or less between the first hat and the Arrival: then nothing is kept


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """What the computer replies; `rng` is its own, never the game's."""
    if decision.kind == "adventurer":
        return (max(decision.options, key=lambda card: _prospect(view, card)),)
    if decision.kind == "prestige":
        return (str(_prestige(view, len(decision.options) - 1)),)
    if decision.kind == "recruit":
        return ("open",)
    if decision.kind == "bid":
        return _bid(view)
    if decision.kind == "take":
        return (max(decision.options, key=lambda card: _lot(view, card)),)
    return decision.default


def _me(view: View) -> Seat:
    return view.seat or 0


def _own(view: View) -> SeatView:
    return view.seats[_me(view)]


# The event


def _prospect(view: View, card: str) -> float:
    """The expected gain of sending this adventurer, less the cost of losing them."""
    event = EVENTS[view.event]
    strength = ADVENTURERS[card].strength(event.symbol)
    rivals = [seat for other, seat in enumerate(view.seats) if other != view.seat and seat.hand_size]
    below = [_chance(view, event.symbol, strength, rival.hand_size) for rival in rivals]
    under = [_chance(view, event.symbol, strength - 1, rival.hand_size) for rival in rivals]
    first, last = prod(below), prod(1 - chance for chance in under)
    price = HIRED * _worth(view, card)
    section = section_of(_own(view).field)
    if event.symbol == "poker":
        return first * (section.gain - price) - last * section.loss
    if event.symbol == "duel":
        return first * (2 * NOTE - price) - last * price
    second = sum((1 - one) * prod(below[:n] + below[n + 1 :]) for n, one in enumerate(below))
    return first * (event.first - price) + second * event.second


def _chance(view: View, symbol: Symbol, strength: int, size: int) -> float:
    """How likely a rival with so many cards sends one no stronger than this."""
    seen = {*view.hand, *view.piles.discard}
    known = SETS[view.edition.card_set].adventurers
    unknown = [one.strength(symbol) for one in known if one.id not in seen]
    share = sum(each <= strength for each in unknown) / max(1, len(unknown))
    return float(share ** (HABIT if size > 1 else 1))


def _worth(view: View, card: str) -> float:
    """What an adventurer brings in, all events being as likely as their cards are many."""
    rivals = len(view.seats) - 1
    prizes = {"gold": 0, "duel": 2 * NOTE, "poker": section_of(_own(view).field).gain}
    events = SETS[view.edition.card_set].events
    return sum(
        (event.first + prizes[event.symbol]) * (ADVENTURERS[card].strength(event.symbol) / 6) ** rivals
        for event in events
    ) / len(events)


# Prestige


def _prestige(view: View, most: int) -> int:
    """As many fields as there is gold to spare."""
    own = _own(view)
    if own.field + most >= ARRIVAL:
        return ARRIVAL - own.field
    return max(0, min(most, own.nuggets - _reserve(view)))


def _reserve(view: View) -> int:
    """What to keep for payday."""
    if _ends_soon(view):
        return 0
    laid = sum(view.columns) / (len(FACES) * len(view.seats))
    owed = total(notes_of(_me(view))) - total(note for note in view.notes if owner_of(note) == view.seat)
    return round(CARE * owed) if laid >= NEAR else 0


def _ends_soon(view: View) -> bool:
    ahead = max(seat.field for seat in view.seats)
    return ARRIVAL - ahead <= HURRY or view.undertaker >= RIP - 1


# Recruiting


def _bid(view: View) -> Reply:
    """The sum that promises most: an adventurer, a better one for more, less the debts that it makes."""
    seat, lots = _me(view), sorted((_lot(view, lot[0]) for lot in view.offer), reverse=True)
    bids = [total(bid.notes) for bid in view.bids if bid.notes]
    to_come = len(view.seats) - len(view.bids) - 1

    def promise(found: tuple[int, tuple[str, ...]]) -> float:
        sum_, notes = found
        ahead = sum(bid > sum_ for bid in bids)
        return sum(
            chance * (lot - _debt(notes, seat)) for lot, chance in zip(lots[ahead:], _outbid(sum_, to_come))
        )

    return max(sums(view.notes, seat, bids).items(), key=promise)[1]


def _outbid(sum_: int, others: int) -> list[float]:
    """How likely none, one, two and so on of those who are still to bid go higher."""
    higher = max(0, FEW - 1 - sum_) / FEW
    return [comb(others, n) * higher**n * (1 - higher) ** (others - n) for n in range(others + 1)]


def _debt(notes: Sequence[str], seat: Seat) -> float:
    own = [note for note in notes if note.startswith(COLOURS[seat])]
    return sum(DEBT * value_of(note) for note in own) + 0.3 * (len(notes) - len(own))


def _lot(view: View, card: str) -> float:
    """What a lot that begins with this adventurer is worth."""
    lot = next(lot for lot in view.offer if lot[0] == card)
    return sum(_worth(view, one) for one in lot)
