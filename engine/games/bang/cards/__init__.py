"""All kinds of cards, registered by import, and how a card is played.

To add one, write its record here, its line in data/games/bang/cards, its words and its icon.
"""

from engine.core.decisions import Seat
from engine.games.bang.cards import actions, equipment
from engine.games.bang.characters import own
from engine.games.bang.deck import BROWN, KIND
from engine.games.bang.record import RECORDS, Aim, Record
from engine.games.bang.state import BangState

__all__ = ["RECORDS", "actions", "equipment", "may_play", "playable", "resolve", "rule_of"]


def rule_of(g: BangState, me: Seat, card: str) -> Record:
    """Return the record by which a card is played now: a Missed! may count as a BANG!."""
    record = RECORDS[KIND[card]]
    if record.effect is None and record.swapped and own(g, me).swaps:
        return RECORDS[record.swapped]
    return record


def may_play(g: BangState, me: Seat, card: str) -> bool:
    record = rule_of(g, me, card)
    if record.effect is None or (record.when and not record.when.holds(g, me)):
        return False
    return record.targets is None or bool(record.targets.spots(g, me))


def playable(g: BangState, me: Seat) -> list[str]:
    """Return the cards in hand that may be played now."""
    hand = g.hands[me]
    one_of_each = {KIND[card]: card for card in hand}
    legal = {kind for kind, card in one_of_each.items() if may_play(g, me, card)}
    return [card for card in hand if KIND[card] in legal]


async def resolve(g: BangState, aim: Aim) -> None:
    """Play a card with all its effects."""
    effect = rule_of(g, aim.me, aim.card).effect
    assert effect is not None
    if aim.card in BROWN:
        g.play(aim.me, aim.card)
        if aim.at < 0:
            g.emit("played", aim.me, card=aim.card)
        else:
            g.emit("aimed", aim.me, card=aim.card, target=g.ring[aim.at].name)
    await effect(g, aim)
    g.resolved()
