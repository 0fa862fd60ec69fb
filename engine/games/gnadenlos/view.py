"""What a seat may know of a game of Gnadenlos!, and how hidden pieces are redealt."""

from itertools import combinations

from engine.core.decisions import Decision, Seat, value_object
from engine.core.rng import Rng
from engine.games.gnadenlos.cards import ADVENTURERS, ARRIVAL, RIP, Symbol, owner_of, total, value_of
from engine.games.gnadenlos.operations import (
    MAX_NOTES,
    bidder,
    in_order,
    is_asked,
    may_recruit,
    notes_in,
    sums,
    taken,
)
from engine.games.gnadenlos.state import GnadenlosState, Player, TurnRecord, TurnView

TRIES = 50


@value_object
class SeatView:
    """A seat; `hand` and `notes` are empty where the viewer may not look."""

    field: int
    nuggets: int
    vultures: int
    hand_size: int
    hand: tuple[str, ...]
    notes_size: int
    notes: tuple[str, ...]


@value_object
class BidView:
    seat: Seat
    notes: tuple[str, ...]


@value_object
class Piles:
    deck: int
    discard: tuple[str, ...]
    event_deck: int
    event_discard: tuple[str, ...]


@value_object
class View:
    """The table as `seat` knows it, or the public table."""

    seat: Seat | None
    pairs: bool
    turn: int
    active: Seat
    event: str
    seats: tuple[SeatView, ...]
    columns: tuple[int, ...]  # how many notes lie in each of the market
    market: tuple[str, ...]  # row by row, when the game is over
    undertaker: int
    piles: Piles
    lots: tuple[tuple[str, ...], ...]
    bids: tuple[BidView, ...]
    turns: tuple[TurnView, ...]
    waiting: tuple[tuple[Seat, str], ...]
    decision: Decision | None
    over: bool
    why: str
    winners: tuple[Seat, ...]

    @property
    def rip(self) -> int:
        """Return the undertaker's last step."""
        return RIP[len(self.seats)]

    @property
    def hand(self) -> tuple[str, ...]:
        return () if self.seat is None else self.seats[self.seat].hand

    @property
    def notes(self) -> tuple[str, ...]:
        return () if self.seat is None else self.seats[self.seat].notes


def is_last_bid(view: View) -> bool:
    return len(view.bids) == len(view.seats) - 1


def place_of(sum_: int, view: View) -> int:
    """Return when the last bidder would choose with this sum; 0 if not at all."""
    ahead = sum(total(bid.notes) > sum_ for bid in view.bids if bid.notes)
    return ahead + 1 if ahead < len(view.lots) else 0


def is_past_finish(view: View, nuggets: str) -> bool:
    """Return whether so much prestige is more than takes the active hat to the Finish."""
    return int(nuggets) > ARRIVAL - view.seats[view.active].field


def cheapest(view: View) -> dict[int, int]:
    """Return the sum that costs the last bidder least for each place they can get, the lowest of equals."""
    seat = view.seat or 0
    free = sums(view.notes, seat, [total(bid.notes) for bid in view.bids if bid.notes])

    def cost(sum_: int) -> int:
        own = sum(value_of(note) for note in free[sum_] if owner_of(note) == seat)
        return own if place_of(sum_, view) else 0

    return {place_of(sum_, view): sum_ for sum_ in sorted(free, key=lambda sum_: (-cost(sum_), -sum_))}


def view(g: GnadenlosState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
    over = not waiting  # ended, by the rules or from outside
    return View(
        *(seat, g.pairs, g.turn, g.active),
        event=g.event,
        seats=tuple([_seat(player, over or other == seat) for other, player in enumerate(g.players)]),
        columns=tuple(map(len, g.market)),
        market=tuple(notes_in(g.market)) if over else (),
        undertaker=g.undertaker,
        piles=Piles(len(g.deck), tuple(g.discard), len(g.event_deck), tuple(g.event_discard)),
        lots=tuple(map(tuple, g.lots)),
        bids=tuple([BidView(bid.seat, tuple(bid.notes)) for bid in g.bids]),
        turns=(*[_past(record) for record in g.turns[:-1]], _turn(g.turns[-1])),
        waiting=tuple([(decision.seat, decision.kind) for decision in waiting]),
        decision=next((decision for decision in waiting if decision.seat == seat), None),
        over=over,
        why=g.why,
        winners=tuple(g.winners),
    )


def _past(record: TurnRecord) -> TurnView:
    if record.seen is None:
        record.seen = _turn(record)
    return record.seen


def _turn(record: TurnRecord) -> TurnView:
    return TurnView(
        card=record.card,
        winners=tuple(record.winners),
        sent=tuple(record.sent.items()),
        gains=tuple(record.gains.items()),
        bids=tuple(record.bids.items()),
        hired=tuple(record.hired.items()),
        calls=tuple(record.calls),
        paid=tuple(record.paid.items()),
        ruined=tuple(record.ruined.items()),
        fields=tuple(record.fields),
        paydays=tuple(map(_turn, record.paydays)),
    )


def lot_strength(symbol: Symbol, view: View, first: str) -> float:
    """Return the best strength in the lot that begins with this adventurer."""
    lot = next(lot for lot in view.lots if lot[0] == first)
    return max(ADVENTURERS[card].strength(symbol) for card in lot)


def _seat(player: Player, known: bool) -> SeatView:
    return SeatView(
        field=player.field,
        nuggets=player.nuggets,
        vultures=player.vultures,
        hand_size=len(player.hand),
        hand=tuple(player.hand) if known else (),
        notes_size=len(player.notes),
        notes=tuple(player.notes) if known else (),
    )


def redeal(g: GnadenlosState, seat: Seat | None, rng: Rng) -> None:
    """Redeal piles, market and other hands.

    A bidder who must act is known to have a sum that may recruit, so every world gives them one.
    """
    others = [player for other, player in enumerate(g.players) if other != seat]
    _mix([g.deck, *(player.hand for player in others)], rng)
    _mix([g.event_deck], rng)
    must_bid = g.phase == "bid" and is_asked(g)
    notes = [*g.market, *(player.notes for player in others)]
    for _ in range(TRIES):
        _mix(notes, rng)
        if not must_bid or is_asked(g):
            break
    else:
        _let_bid(g, notes)
    for player in others:
        player.hand.sort()
        player.notes[:] = in_order(player.notes)


def _mix(piles: list[list[str]], rng: Rng) -> None:
    cards = sorted(card for pile in piles for card in pile)
    rng.shuffle(cards)
    _fill(piles, cards)


def _fill(piles: list[list[str]], cards: list[str]) -> None:
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def _let_bid(g: GnadenlosState, piles: list[list[str]]) -> None:
    """Swap notes until the bidder can make such a sum, because hardly any deal fits."""
    hand = g.players[bidder(g)].notes
    cards = sorted(card for pile in piles for card in pile)
    some = next(
        some
        for count in range(1, min(MAX_NOTES, len(hand)) + 1)
        for some in combinations(cards, count)
        if total(some) not in taken(g) and may_recruit(g, total(some))
    )
    rest = [card for card in cards if card not in some]
    hand[:] = [*some, *(rest.pop() for _ in hand[len(some) :])]
    _fill([pile for pile in piles if pile is not hand], rest)
