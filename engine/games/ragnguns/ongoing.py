"""What reinforcements do while they are posed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS as FACTS
from engine.games.ragnguns.cards import card_data, has_keyword, key_of
from engine.games.ragnguns.state import RagNGunsState

POWER = "power"  # extra firepower
COVER = "cover"  # bullets lost from each of the opponent's fusillades
TAX = "tax"  # extra bullets the opponent spends per fusillade
TOLL = "toll"  # extra bullets the opponent spends to pay or overbid a trap
AMMO = "ammo"  # extra bullets at each recharge
CARDS = "cards"  # extra cards at each draw
DISCOUNT = "discount"  # reduced cost of posing cards with a keyword
MEND = "mend"  # at each recharge the card in the other zone is healed
VOLLEYS = "volleys"  # extra fusillades per turn


@dataclass(frozen=True, slots=True)
class OngoingEffect:
    does: str
    count: int = 1
    words: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.count,)


LASTING: Mapping[tuple[str, str], OngoingEffect] = {
    (key, data.zone): OngoingEffect(data.does, data.count, data.words)
    for key, card in FACTS.items()
    for data in card.lasts
}


def ongoing_effects(g: RagNGunsState, seat: Seat) -> Iterator[tuple[str, OngoingEffect]]:
    for zone, card in g.players[seat].zones.items():
        if effect := LASTING.get((key_of(card), zone)):
            yield zone, effect


def total(g: RagNGunsState, seat: Seat, does: str) -> int:
    """Return the sum of one lasting effect for a seat."""
    count = 0
    for zone, card in g.players[seat].zones.items():  # the line of code that a search runs most often
        effect = LASTING.get((key_of(card), zone))
        if effect is not None and effect.does == does:
            count += effect.count
    return count


def price(zones: Iterable[tuple[str, str]], card: str) -> int:
    """Return what it costs to pose a card; `zones` are its owner's zones with their cards."""
    effects = [LASTING[key_of(posed), zone] for zone, posed in zones if (key_of(posed), zone) in LASTING]
    less = sum(e.count for e in effects if e.does == DISCOUNT and has_keyword(card, *e.words))
    return max(0, card_data(card).cost - less)
