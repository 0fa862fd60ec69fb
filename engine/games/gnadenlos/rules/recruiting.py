"""Recruiting: the third phase of a turn, an auction that goes round once."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.prompts import Seat, ask, ask_some, named
from engine.games.gnadenlos.bidding import MOST_NOTES, bidder, offered, sums, taken
from engine.games.gnadenlos.cards import total
from engine.games.gnadenlos.moves import draw, hold, kinds, lay, take_on
from engine.games.gnadenlos.state import Bid, GnadenlosState

ENOUGH = 3  # adventurers: with so many no recruiting is opened


async def recruit(g: GnadenlosState) -> None:
    """The active player may open a recruiting if he has few adventurers and there are some to be had."""
    g.phase = "payday"
    if len(g.players[g.active].hand) >= ENOUGH or not (g.deck or g.discard):
        return
    if await ask(g.active, "recruit", {"open": True, "pass": False}):
        show_lots(g)


def show_lots(g: GnadenlosState) -> None:
    """Turn up one lot fewer than there are players; a lot is one adventurer, or a pair."""
    lots = [draw(g, 2 if g.pairs else 1) for _ in g.players[1:]]
    g.offer = [lot for lot in lots if lot]
    g.tell("opened", g.active, cards=" ".join(card for lot in g.offer for card in lot))
    g.phase = "bid"


async def bid(g: GnadenlosState) -> None:
    """The next player lays his bid; one who has no sum left lays none."""
    seat = bidder(g)
    if free := sums(g.players[seat].notes, seat, taken(g)):
        notes = await choose_notes(g, seat, free)
        g.players[seat].notes = [note for note in g.players[seat].notes if note not in notes]
        g.tell("bid", seat, sum=total(notes), notes=kinds(notes))
    else:
        notes = []
        g.tell("passed", seat)
    g.bids.append(Bid(seat, notes))
    if len(g.bids) == len(g.players):
        highest = sorted((bid for bid in g.bids if bid.notes), key=lambda bid: -total(bid.notes))
        g.takers = [bid.seat for bid in highest[: len(g.offer)]]
        g.phase = "take"


async def choose_notes(g: GnadenlosState, seat: Seat, free: Mapping[int, tuple[str, ...]]) -> list[str]:
    """One to three notes. A sum that has been bid is none: then he may name another."""
    hand, least = named(offered(g.players[seat].notes)), min(free)
    already = " ".join(map(str, taken(g)))
    most = min(MOST_NOTES, len(hand))
    notes = await ask_some(seat, "bid", hand, 1, most, default=free[least], taken=already)
    if total(notes) not in free:
        others = {str(other): list(free[other]) for other in free}
        notes = await ask(seat, "taken", others, default=str(least), back=True, sum=total(notes))
    await ask(seat, "lay", {"lay": True}, default="lay", back=True, sum=total(notes), notes=kinds(notes))
    return notes


async def take(g: GnadenlosState) -> None:
    """The next of those who recruit chooses; after the last, the notes find their places."""
    if not g.takers:
        settle(g)
        return
    seat = g.takers[0]
    lots = {lot[0]: lot for lot in g.offer}
    lot = await ask(seat, "take", lots) if len(lots) > 1 else g.offer[0]
    g.takers.remove(seat)
    g.offer.remove(lot)
    take_on(g, seat, lot)
    next(bid for bid in g.bids if bid.seat == seat).won = True
    g.tell("recruited", seat, cards=" ".join(lot))


def settle(g: GnadenlosState) -> None:
    """Notes of those who have recruited go into the market, others back; lots left over are discarded."""
    for bid in g.bids:
        if bid.won:
            lay(g, bid.notes)
            g.busy = True
            g.tell("laid", bid.seat, sum=total(bid.notes), count=len(bid.notes))
        elif bid.notes:
            hold(g, bid.seat, bid.notes)
            g.tell("took-back", bid.seat, sum=total(bid.notes))
    left = [card for lot in g.offer for card in lot]
    if left:
        g.tell("unclaimed", cards=" ".join(left))
    g.discard += left
    g.offer, g.bids, g.phase = [], [], "payday"
