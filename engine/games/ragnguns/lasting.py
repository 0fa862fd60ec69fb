"""What a reinforcement does as long as it is posed: a number that the rules ask for, where they need it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.prompts import Seat
from engine.games.ragnguns.cards import has, key_of
from engine.games.ragnguns.state import ALLEY, SHELTER, Table

POWER = "power"  # firepower more
COVER = "cover"  # so many bullets of each fusillade of the other are lost
TAX = "tax"  # so many bullets the other must spend besides to fire a fusillade
TOLL = "toll"  # so many bullets more the other must spend to pay or to overbid a trap
AMMO = "ammo"  # so many bullets more at each recharge
CARDS = "cards"  # so many cards more at each draw
DISCOUNT = "discount"  # cards of a keyword are posed for so much less
MEND = "mend"  # at each recharge the card in the other zone is healed
VOLLEYS = "volleys"  # so many fusillades more in a turn


@dataclass(frozen=True, slots=True)
class Lasting:
    """One lasting effect."""

    does: str
    count: int = 1
    words: tuple[str, ...] = ()


LASTING: Mapping[tuple[str, str], Lasting] = {
    ("adjoint-nelson", SHELTER): Lasting(TAX),
    ("doc-ravenstorm", SHELTER): Lasting(MEND),
    ("banjo-winter", ALLEY): Lasting(CARDS),
    ("suzette-la-barmaid", SHELTER): Lasting(AMMO),
    ("molosse-du-sherif", SHELTER): Lasting(COVER),
    ("willy-l-allumette", SHELTER): Lasting(TOLL),
    ("juge-bancroft", SHELTER): Lasting(TAX, 2),
    ("marshal-quinn", ALLEY): Lasting(VOLLEYS),
    ("marshal-quinn", SHELTER): Lasting(COVER),
    ("fanfare-municipale", SHELTER): Lasting(POWER),
    ("fanfare-municipale", ALLEY): Lasting(DISCOUNT, 1, ("musique",)),
    ("artificiere-wu", SHELTER): Lasting(DISCOUNT, 1, ("feu",)),
    ("locomotive", SHELTER): Lasting(AMMO),
    ("soeurs-james", SHELTER): Lasting(MEND),
    ("soeurs-james", ALLEY): Lasting(MEND),
}


def lasting(g: Table, seat: Seat) -> Iterator[tuple[str, Lasting]]:
    """What lasts for a seat now, with the zone in which the card lies."""
    for zone, card in g.players[seat].zones.items():
        if found := LASTING.get((key_of(card), zone)):
            yield zone, found


def total(g: Table, seat: Seat, does: str) -> int:
    """How much of this a seat has now."""
    return sum(each.count for _, each in lasting(g, seat) if each.does == does)


def discount(g: Table, seat: Seat, card: str) -> int:
    """How much less it costs this seat to pose a card."""
    found = [each for _, each in lasting(g, seat) if each.does == DISCOUNT]
    return sum(each.count for each in found if has(card, *each.words))
