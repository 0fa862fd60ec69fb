"""The table as one seat knows it, and what would come of a play there: the rules are tried on copies.

What this seat has not seen stays unknown: `?3.1` is some card of seat 1, `?trap0.1` one face down.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from itertools import count
from typing import TypeAlias

from engine.core.prompts import Decision, Reply, Seat
from engine.core.rng import Rng
from engine.core.rules import GameOver
from engine.games.ragnguns.cards import fact
from engine.games.ragnguns.state import Player, RagNGunsState, Trap
from engine.games.ragnguns.view import BACK, SeatView, View

_NO_LUCK = Rng("00" * 32)  # nothing is shuffled here
UNKNOWN, FACE_DOWN = "?", "?trap"
SAME = ("bullets", "belt", "barrel", "hurt", "ready", "out")  # all can see them
NO_MATTER = ("place", "place-trap")  # on which place of the stash a card goes: the usual one is tried alone
FIELDS = tuple(field.name for field in fields(Player) if field.name != "stash")

Play: TypeAlias = Callable[[RagNGunsState], Awaitable[None]]
Judge: TypeAlias = Callable[[RagNGunsState], float]


def imagine(view: View) -> RagNGunsState:
    """The table as this seat knows it: no deck has an order, the other's covered cards are unknown."""
    assert view.seat is not None
    players = [_public(seat, number) for number, seat in enumerate(view.seats)]
    mine, known = players[view.seat], view.hidden[view.seat]
    assert known is not None
    mine.hand, mine.used, mine.down = list(known.hand), list(known.used), list(known.down)
    mine.stash = {place: list(cards) for place, cards in known.stash}
    mine.traps = [Trap(card, trap.stake) for card, trap in zip(known.traps, mine.traps)]
    return RagNGunsState(
        rng=_NO_LUCK,
        players=players,
        phase=view.phase,
        current=view.current,
        turn=view.turn,
        volleys=view.volleys,
        barred=list(view.barred),
    )


def _public(seat: SeatView, number: Seat) -> Player:
    cards = (f"{UNKNOWN}{n}.{number}" for n in count())
    backs = (f"{FACE_DOWN}{n}.{number}" for n in count())
    p = Player(box=[], pistolero=seat.pistolero, discard=list(seat.discard), played=list(seat.played))
    p.deck = [next(cards) for _ in range(seat.deck_size)]
    p.hand = [next(cards) for _ in range(seat.hand_size)]
    p.zones = {posed.zone: posed.card for posed in seat.posed}
    p.wounds = {posed.card: posed.wounds for posed in seat.posed if posed.wounds}
    p.boost = {posed.card: posed.power - fact(posed.card).power for posed in seat.posed}
    for each in seat.stash:
        covered = [next(cards) for _ in range(each.height - 1)]
        top = [next(backs) if each.top == BACK else each.top] if each.height else []
        p.stash[each.place] = covered + top
    p.down = [card for card in p.tops().values() if card.startswith(FACE_DOWN)]
    p.traps = [Trap(next(backs), toll) for toll in seat.traps]
    for name in SAME:
        setattr(p, name, getattr(seat, name))
    return p


def copied(g: RagNGunsState) -> RagNGunsState:
    """A table of its own on which something can be tried."""
    return replace(g, players=[_twin(p) for p in g.players], barred=g.barred[:], winners=[], events=[])


def _twin(p: Player) -> Player:
    """Like `deepcopy`, which takes ten times as long; what lies in the lists never changes."""
    twin = Player.__new__(Player)
    for name in FIELDS:
        value = getattr(p, name)
        setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
    twin.stash = {place: cards[:] for place, cards in p.stash.items()}
    return twin


def tried(g: RagNGunsState, play: Play, replies: Reply = ()) -> tuple[RagNGunsState, Decision | None]:
    """The table after a play that is answered so, and the question at which it stops if it is not over."""
    g = copied(g)
    playing = play(g).__await__()
    try:
        [asked] = next(playing)
        for reply in replies:
            [asked] = playing.send({asked.seat: (reply,)})
    except (StopIteration, GameOver):
        return g, None
    return g, asked


def outlook(g: RagNGunsState, me: Seat, play: Play, judge: Judge, replies: Reply = ()) -> float:
    """How good this play can come out for a seat: it answers for the best, the other for the worst."""
    after, asked = tried(g, play, replies)
    if asked is None:
        return judge(after)
    options = asked.default if asked.kind in NO_MATTER else asked.options
    found = [outlook(g, me, play, judge, (*replies, option)) for option in options]
    return max(found) if asked.seat == me else min(found)
