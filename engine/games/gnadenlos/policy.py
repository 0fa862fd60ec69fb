"""The quick computer player, which knows what its seat knows.

Values are in nuggets; they were fitted in games between computer players.
"""

from functools import cache, lru_cache
from math import comb

from engine.core.decisions import Decision, Reply, Seat
from engine.core.rng import Rng
from engine.core.values import values_of
from engine.games.gnadenlos import cards
from engine.games.gnadenlos.cards import EventCard
from engine.games.gnadenlos.operations import sums
from engine.games.gnadenlos.view import SeatView, View

VALUES = values_of("gnadenlos").numbers
NOTE = VALUES["note"]  # the worth of a note from the market: another player pays it
DEBT = VALUES["debt"]  # the cost of laying an own note, per nugget: it may never come back
HIRED = VALUES["hired"]  # an adventurer's worth in events
SUMS = 10  # bids to expect, from 0 up, all equally likely


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """Return the reply; `rng` is the policy's own, never the game's."""
    if decision.kind == "adventurer":
        event = cards.EVENTS[view.event]
        return (max(decision.options, key=lambda card: _prospect(view, event, card)),)
    if decision.kind == "prestige":
        return (str(_prestige(view, len(decision.options) - 1)),)
    if decision.kind == "recruit":
        return ("open" if _opens(view) else "pass",)
    if decision.kind == "bid":
        return (_bid(view, decision),)
    if decision.kind == "take":
        return (max(decision.options, key=lambda card: _lot(view, card)),)
    return decision.default


def _me(view: View) -> Seat:
    return view.seat or 0


def _own(view: View) -> SeatView:
    return view.seats[_me(view)]


# The event


def _prospect(view: View, event: EventCard, card: str) -> float:
    """Return the expected gain of sending this adventurer, minus the cost of losing them."""
    strength = cards.ADVENTURERS[card].strength(event.symbol)
    rivals = sum([bool(seat.hand_size) for other, seat in enumerate(view.seats) if other != view.seat])
    share = strength / len(cards.FACES)  # of the others' adventurers that are no stronger
    first, last = share**rivals, (1 - (strength - 1) / len(cards.FACES)) ** rivals
    price = HIRED * _worth(view, card)
    section = cards.section_of(_own(view).field)
    if event.symbol == "poker":
        return first * (section.gain - price) - last * section.loss
    if event.symbol == "duel":
        return first * (2 * NOTE - price) - last * price
    second = rivals * (1 - share) * share ** max(0, rivals - 1)
    return first * (event.first - price) + second * event.second


def _worth(view: View, card: str) -> float:
    """Return an adventurer's expected income over all events."""
    return _income(card, len(view.seats) - 1, cards.section_of(_own(view).field).gain)


@lru_cache(maxsize=1024)
def _income(card: str, rivals: int, gain: int) -> float:
    prizes = {"gold": 0, "duel": 2 * NOTE, "poker": gain}
    return sum(
        (event.first + prizes[event.symbol]) * (cards.ADVENTURERS[card].strength(event.symbol) / 6) ** rivals
        for event in cards.EVENTS.values()
    ) / len(cards.EVENTS)


# Prestige


def _prestige(view: View, most: int) -> int:
    own = _own(view)
    if own.field + most >= cards.ARRIVAL:
        return cards.ARRIVAL - own.field
    return max(0, min(most, own.nuggets))


# Recruiting


def _opens(view: View) -> bool:
    """Open unless winning alone."""
    ranks = [(seat.field, seat.nuggets, -seat.vultures) for seat in view.seats]
    return ranks[_me(view)] != max(ranks) or ranks.count(max(ranks)) > 1


def _bid(view: View, decision: Decision) -> str:
    """Choose the sum that promises most: the adventurers it may win, minus its debts."""
    seat, lots = _me(view), sorted((_lot(view, lot[0]) for lot in view.lots), reverse=True)
    bids = [cards.total(bid.notes) for bid in view.bids if bid.notes]
    to_come = len(view.seats) - len(view.bids) - 1

    def promise(sum_: int) -> float:
        ahead, debt = sum([bid > sum_ for bid in bids]), _debt(notes[sum_], seat)
        return sum([chance * (lot - debt) for lot, chance in zip(lots[ahead:], _outbid(sum_, to_come))])

    notes = sums(view.notes, seat, bids)
    return str(max([sum_ for sum_ in notes if str(sum_) in decision.options], key=promise))


@cache
def _outbid(sum_: int, others: int) -> list[float]:
    """Return the chance that none, one, two … of the next bidders go higher."""
    higher = max(0, SUMS - 1 - sum_) / SUMS
    return [comb(others, n) * higher**n * (1 - higher) ** (others - n) for n in range(others + 1)]


@lru_cache(maxsize=2**12)
def _debt(notes: tuple[str, ...], seat: Seat) -> float:
    own = [note for note in notes if note.startswith(cards.COLORS[seat])]
    return sum(DEBT * cards.value_of(note) for note in own) + VALUES["foreign-note"] * (len(notes) - len(own))


def _lot(view: View, card: str) -> float:
    """Return the worth of the lot that begins with this adventurer."""
    lot = next(lot for lot in view.lots if lot[0] == card)
    return sum([_worth(view, one) for one in lot])
