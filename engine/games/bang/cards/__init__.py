"""Every kind of card, registered by being imported: each is one record beside its effect. And playing one.

To add one, write its record here, its line in data/games/bang/cards, its words and its icon beside that.
"""

from __future__ import annotations

from engine.core.decisions import Seat
from engine.games.bang.cards import actions, equipment
from engine.games.bang.characters import own
from engine.games.bang.deck import KIND, KINDS
from engine.games.bang.record import RECORDS, Aim, Record
from engine.games.bang.state import BangState

__all__ = ["RECORDS", "actions", "equipment", "may_play", "playable", "resolve", "rule_of"]


def rule_of(g: BangState, me: Seat, card: str) -> Record:
    """The record by which a card is played now: a Missed! may be a BANG!."""
    return _played_as(g, me, KIND[card])


def _played_as(g: BangState, me: Seat, kind: str) -> Record:
    record = RECORDS[kind]
    if record.effect is None and record.swapped and own(g, me).swaps:
        return RECORDS[record.swapped]
    return record


def may_play(g: BangState, me: Seat, record: Record) -> bool:
    """Whether a card of this kind may be played now, and at somebody."""
    if record.effect is None or (record.when and not record.when.holds(g, me)):
        return False
    return record.targets is None or bool(record.targets.spots(g, me))


def playable(g: BangState, me: Seat) -> list[str]:
    """The cards in hand that may be played now."""
    hand = g.hands[me]
    legal = {kind for kind in {KIND[card] for card in hand} if may_play(g, me, _played_as(g, me, kind))}
    return [card for card in hand if KIND[card] in legal]


async def resolve(g: BangState, aim: Aim) -> None:
    """Play a card, with all its effects."""
    if KINDS[KIND[aim.card]].colour == "brown":
        g.play(aim.me, aim.card)
        if aim.at < 0:
            g.tell("played", aim.me, card=aim.card)
        else:
            g.tell("aimed", aim.me, card=aim.card, target=g.ring[aim.at].name)
    effect = rule_of(g, aim.me, aim.card).effect
    assert effect is not None
    await effect(g, aim)
    g.resolved()
