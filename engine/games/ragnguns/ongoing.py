"""What a reinforcement does as long as it is posed: a number that the rules ask for, where they need it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS as FACTS
from engine.games.ragnguns.cards import card_data, has_keyword, key_of
from engine.games.ragnguns.state import RagNGunsState

POWER = "power"  # firepower more
COVER = "cover"  # so many bullets of each fusillade of the other are lost
TAX = "tax"  # bullets that the other must spend in addition to fire a fusillade
TOLL = "toll"  # so many bullets more the other must spend to pay or to overbid a trap
AMMO = "ammo"  # so many bullets more at each recharge
CARDS = "cards"  # so many cards more at each draw
DISCOUNT = "discount"  # cards of a keyword are posed for so much less
MEND = "mend"  # at each recharge the card in the other zone is healed
VOLLEYS = "volleys"  # so many fusillades more in a turn


@dataclass(frozen=True, slots=True)
class OngoingEffect:
    does: str
    count: int = 1
    words: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.count,)


LASTING: Mapping[tuple[str, str], OngoingEffect] = {
    (key, each.zone): OngoingEffect(each.does, each.count, each.words)
    for key, card in FACTS.items()
    for each in card.lasts
}


def ongoing_effects(g: RagNGunsState, seat: Seat) -> Iterator[tuple[str, OngoingEffect]]:
    for zone, card in g.players[seat].zones.items():
        if found := LASTING.get((key_of(card), zone)):
            yield zone, found


def total(g: RagNGunsState, seat: Seat, does: str) -> int:
    """Return the sum of one lasting effect for a seat."""
    found = 0
    for zone, card in g.players[seat].zones.items():  # a search asks this most often of all
        each = LASTING.get((key_of(card), zone))
        if each is not None and each.does == does:
            found += each.count
    return found


def price(zones: Iterable[tuple[str, str]], card: str) -> int:
    """Return what it costs to pose a card; `zones` are its owner's zones with their cards."""
    found = [LASTING[key_of(there), zone] for zone, there in zones if (key_of(there), zone) in LASTING]
    less = sum(each.count for each in found if each.does == DISCOUNT and has_keyword(card, *each.words))
    return max(0, card_data(card).cost - less)
