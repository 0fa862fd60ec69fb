"""The poker tournament of All Rivers, and the deal that follows from it."""

from __future__ import annotations

from engine.core.prompts import Seat, ask_all, named
from engine.games.revolver.cards import (
    ACCUSATION,
    CATARATAS,
    CHEAT,
    CRYSTAL_RIVER,
    GUARDIANS,
    MALPASO,
    NUMBER,
    POKER,
    way,
)
from engine.games.revolver.moves import army_tarries, draw, fortify
from engine.games.revolver.state import Field, RevolverState

WINS = 2  # rounds that win the tournament
HAND = 5
BEATS = {CHEAT: NUMBER, NUMBER: ACCUSATION, ACCUSATION: CHEAT}


async def poker_round(g: RevolverState) -> None:
    """Both choose a card in secret, both are turned up; the tournament ends at two wins or without cards."""
    hands = {seat: named(player.poker) for seat, player in enumerate(g.players)}
    chosen = await ask_all("poker", hands, round=g.round)
    cards = [chosen[seat][0] for seat in sorted(chosen)]
    for seat, card in enumerate(cards):
        _turn_up(g, seat, card)
    winner = better(*cards)
    if winner is None:
        g.tell("poker-tied")
    else:
        g.players[winner].rounds += 1
        g.tell("poker-won", winner, rounds=g.players[winner].rounds)
    g.round += 1
    if any(p.rounds == WINS or not p.poker for p in g.players):
        g.phase = "deal"


def _turn_up(g: RevolverState, seat: Seat, card: str) -> None:
    """Put a chosen card aside for all to see; the accusation comes back to the hand."""
    p = g.players[seat]
    g.tell("poker-played", seat, card=card)
    if card not in p.shown:
        p.shown.append(card)
    if POKER[card].kind != ACCUSATION:
        p.poker.remove(card)
        p.aside.append(card)


def better(first: str, second: str) -> int | None:
    """Which of two poker cards wins, 0 or 1: cheat > number > accusation > cheat; none if they tie."""
    one, two = POKER[first], POKER[second]
    if one.kind != two.kind:
        return 0 if BEATS[one.kind] == two.kind else 1
    if one.value == two.value:
        return None
    return 0 if one.value > two.value else 1


def tournament_winner(g: RevolverState) -> Seat:
    """Who has won more rounds; a toss decides between equals."""
    first, second = (player.rounds for player in g.players)
    if first != second:
        return 0 if first > second else 1
    g.tell("tossed")
    return g.rng.pick((0, 1))


async def deal(g: RevolverState) -> None:
    """The winner's three battlefields, the benefits of what was played, the decks, the first hands."""
    winner = tournament_winner(g)
    route = way(CRYSTAL_RIVER if g.side(winner) == GUARDIANS else CATARATAS)
    g.tell("tournament-won", winner, field=route[0])
    g.unused = [key for key in g.unused if key not in route]
    g.fields = [Field(key) for key in route] + g.fields
    extra = [_benefits(g, seat) for seat in range(2)]
    for seat, player in enumerate(g.players):
        g.rng.shuffle(player.deck)
        draw(g, seat, HAND + extra[seat])
    g.current, g.phase, g.turn = g.padre, "march", 1


def _benefits(g: RevolverState, seat: Seat) -> int:
    """Give a seat what its poker cards bring it; how many more cards it draws at the start."""
    cards = 0
    malpaso = next(field for field in g.fields if field.key == MALPASO)
    for card in g.players[seat].shown:
        benefit, amount = POKER[card].benefit, POKER[card].amount
        if benefit == "cards":
            cards += amount
        elif benefit == "power":
            fortify(g, malpaso, seat, amount)
        elif benefit == "army":
            army_tarries(g)
    return cards
