"""Events and recruiting."""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice

from engine.core.decisions import Seat, as_options, ask, ask_all, ask_some
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, section_of, total
from engine.games.gnadenlos.operations import (
    ENOUGH,
    MAX_NOTES,
    bidder,
    check_arrival,
    dismiss,
    draw,
    finish,
    hold,
    in_turn,
    is_asked,
    kinds,
    lay,
    offered,
    plain_worth,
    sums,
    take_notes,
    take_on,
    taken,
    walk,
)
from engine.games.gnadenlos.state import Bid, GnadenlosState

SPOILS = 2  # notes for the winner of a duel
MAX_PRESTIGE = 5
LISTED = 11  # sums to choose from; a higher one is bid by its notes
OTHER_NOTES = "notes"  # the option to choose the notes


async def turn_up(g: GnadenlosState) -> None:
    """Phase 1: turn up an event if any player has adventurers; a single one wins alone."""
    g.emit("turn-began", g.active, number=g.turn)
    if not any(player.hand for player in g.players):
        g.emit("nobody-went")
        g.phase = "prestige"
        return
    if not g.event_deck:
        g.event_deck, g.event_discard = g.event_discard, []
        g.rng.shuffle(g.event_deck)
    g.event = g.event_deck.pop()
    symbol = EVENTS[g.event].symbol
    g.emit("turned", card=g.event, symbol=symbol)
    if symbol == "duel":
        bring_undertaker(g)
    for seat in in_turn(g):
        if len(g.players[seat].hand) == 1:
            g.emit("unasked", seat, (("card", g.players[seat].hand[0]),))
    g.phase = "choose"


def bring_undertaker(g: GnadenlosState) -> None:
    """Advance the undertaker; at the last step the game ends before anybody is sent."""
    g.undertaker += 1
    g.emit("undertaker-moved", step=g.undertaker, of=g.rip, left=g.rip - g.undertaker)
    if g.undertaker >= g.rip:
        g.turns[-1].card = g.event
        finish(g, "rip")


async def choose(g: GnadenlosState) -> None:
    """Let all players send an adventurer simultaneously; a single one goes unasked."""
    hands = {seat: g.players[seat].hand for seat in in_turn(g) if g.players[seat].hand}
    choices = {seat: as_options(hand) for seat, hand in hands.items() if len(hand) > 1}
    symbol = EVENTS[g.event].symbol
    usual = {
        seat: (max(hand, key=lambda card: ADVENTURERS[card].strength(symbol)),)
        for seat, hand in choices.items()
    }
    chosen = await ask_all("adventurer", choices, default=usual, event=g.event)
    sent = {seat: chosen.get(seat, hand)[0] for seat, hand in hands.items()}
    resolve(g, sent)
    check_arrival(g)
    g.phase = "prestige"


def resolve(g: GnadenlosState, sent: Mapping[Seat, str]) -> None:
    """Reveal the adventurers and apply the event."""
    symbol, record = EVENTS[g.event].symbol, g.turns[-1]
    for earlier in g.turns[:-1]:
        if len(earlier.sent) > len(earlier.winners):
            earlier.sent, earlier.seen = {seat: earlier.sent[seat] for seat in earlier.winners}, None
    record.card, record.sent = g.event, dict(sent)
    strengths = {seat: ADVENTURERS[card].strength(symbol) for seat, card in sent.items()}
    for seat, card in sent.items():
        g.emit("revealed", seat, card=card, strength=strengths[seat])
    for seat in in_turn(g):
        if seat not in sent:
            g.emit("absent", seat)
    lost = HAPPENINGS[symbol](g, strengths)
    record.winners = best(strengths)
    for seat in lost:
        dismiss(g, seat, sent[seat])
    g.event_discard.append(g.event)
    g.event, g.busy = "", True


def best(strengths: Mapping[Seat, int]) -> list[Seat]:
    return [seat for seat, strength in strengths.items() if strength == max(strengths.values())]


def worst(strengths: Mapping[Seat, int]) -> list[Seat]:
    """Return the seats that tie at the bottom, or none if all tie."""
    lowest = min(strengths.values())
    if lowest == max(strengths.values()):
        return []
    return [seat for seat, strength in strengths.items() if strength == lowest]


def gold_rush(g: GnadenlosState, strengths: Mapping[Seat, int]) -> Iterable[Seat]:
    """Pay the winners and, if there is only one, the second; return the dismissed seats."""
    event, first = EVENTS[g.event], best(strengths)
    rest = {seat: strength for seat, strength in strengths.items() if seat not in first}
    second = best(rest) if rest and len(first) == 1 else []
    for seats, amount in ((first, event.first), (second, event.second)):
        for seat in seats:
            g.players[seat].nuggets += amount
            g.turns[-1].gains[seat] = amount
            g.emit("found", seat, nuggets=amount)
    return first


def duel(g: GnadenlosState, strengths: Mapping[Seat, int]) -> Iterable[Seat]:
    """Give notes to the winners; return the dismissed seats."""
    first = best(strengths)
    for seat in first:
        g.turns[-1].gains[seat] = take_notes(g, seat, SPOILS)
    return [*first, *worst(strengths)]


def poker(g: GnadenlosState, strengths: Mapping[Seat, int]) -> Iterable[Seat]:
    """Move winners forward and losers back by the color of their field; return the dismissed seats."""
    first = best(strengths)
    steps = {seat: section_of(g.players[seat].field).gain for seat in first}
    steps |= {seat: -section_of(g.players[seat].field).loss for seat in worst(strengths)}
    for seat, count in steps.items():
        g.turns[-1].gains[seat] = walk(g, seat, count, "poker")
    return first


HAPPENINGS: Mapping[str, Callable[[GnadenlosState, Mapping[Seat, int]], Iterable[Seat]]] = {
    "gold": gold_rush,
    "duel": duel,
    "poker": poker,
}


async def prestige(g: GnadenlosState) -> None:
    player = g.players[g.active]
    most = min(MAX_PRESTIGE, player.nuggets)
    paid = await ask(g.active, "prestige", {str(n): n for n in range(most + 1)}, up_to=most) if most else 0
    if paid:
        player.nuggets -= paid
        g.busy = True
        g.emit("spent", g.active, nuggets=paid)
        walk(g, g.active, paid, "prestige")
        check_arrival(g)
    g.phase = "recruit"


async def recruit(g: GnadenlosState) -> None:
    """Ask the active player to recruit if they have few adventurers and some are available."""
    g.phase = "payday"
    if len(g.players[g.active].hand) >= ENOUGH or not (g.deck or g.discard):
        return
    if await ask(g.active, "recruit", {"open": True, "pass": False}):
        show_lots(g)


def show_lots(g: GnadenlosState) -> None:
    """Offer one lot fewer than there are players: an adventurer each, or a pair."""
    lots = [draw(g, 2 if g.pairs else 1) for _ in g.players[1:]]
    g.lots = [lot for lot in lots if lot]
    g.emit("opened", g.active, cards=" ".join(card for lot in g.lots for card in lot))
    g.phase = "bid"


async def bid(g: GnadenlosState) -> None:
    """Ask the next player for a bid, if one is left that may recruit somebody."""
    seat = bidder(g)
    if free := sums(g.players[seat].notes, seat, taken(g)):
        if is_asked(g):
            notes = await choose_notes(g, seat, free)
        else:
            g.emit("outbid", seat)
            notes = [*free[min(free)]]
        g.players[seat].notes = [note for note in g.players[seat].notes if note not in notes]
        g.emit("bid", seat, sum=total(notes), notes=kinds(notes))
    else:
        notes = []
        g.emit("passed", seat)
    g.bids.append(Bid(seat, notes))
    if notes:
        g.turns[-1].bids[seat] = total(notes)
    if len(g.bids) == len(g.players) - 1 and is_asked(g):
        g.emit("bids-last", bidder(g))
    if len(g.bids) == len(g.players):
        highest = sorted((bid for bid in g.bids if bid.notes), key=lambda bid: -total(bid.notes))
        g.choosers = [bid.seat for bid in highest[: len(g.lots)]]
        g.phase = "take"


async def choose_notes(g: GnadenlosState, seat: Seat, free: Mapping[int, tuple[str, ...]]) -> list[str]:
    """Ask for a sum, which the fewest notes make, or for one to three notes of a sum that is free."""
    hand, least, already = offered(g.players[seat].notes), str(min(free)), " ".join(map(str, taken(g)))
    named = {str(sum_): [*notes] for sum_, notes in islice(free.items(), LISTED)}
    others = {OTHER_NOTES: list[str]()} if len(hand) > 1 else {}
    notes = await ask(seat, "bid", named | others, default=least, taken=already)
    if not notes:
        most = min(MAX_NOTES, len(hand))
        lowest = free[int(least)]
        notes = await ask_some(
            seat, "notes", as_options(hand), 1, most, default=lowest, back=True, taken=already
        )
        if total(notes) not in free:
            notes = await ask(seat, "taken", named, default=least, back=True, sum=total(notes))
    return notes


async def take(g: GnadenlosState) -> None:
    """Let the next successful bidder choose a lot; then settle the notes."""
    if not g.choosers:
        settle(g)
        return
    seat = g.choosers[0]
    lots = {lot[0]: lot for lot in g.lots}
    usual = max(lots, key=lambda first: sum(map(plain_worth, lots[first])))
    lot = await ask(seat, "take", lots, default=usual) if len(lots) > 1 else g.lots[0]
    g.choosers.remove(seat)
    g.lots.remove(lot)
    take_on(g, seat, lot)
    g.turns[-1].hired[seat] = lot[0]
    next(bid for bid in g.bids if bid.seat == seat).won = True
    g.emit("recruited", seat, cards=" ".join(lot))


def settle(g: GnadenlosState) -> None:
    """Lay successful bids into the market, return the others, discard leftover lots."""
    for bid in g.bids:
        if bid.won:
            lay(g, bid.notes)
            g.busy = True
            g.emit("laid", bid.seat, sum=total(bid.notes), count=len(bid.notes))
        elif bid.notes:
            hold(g, bid.seat, bid.notes)
            g.emit("took-back", bid.seat, sum=total(bid.notes))
    left = [card for lot in g.lots for card in lot]
    if left:
        g.emit("unclaimed", cards=" ".join(left))
    g.discard += left
    g.lots, g.bids, g.phase = [], [], "payday"
