"""What cards change while they lie on a battlefield."""

from collections.abc import Mapping

from engine.core.decisions import Seat
from engine.games.revolver.cards import (
    BREACH,
    CAPTAIN,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    NARROW,
    SHELTER,
    THIRST,
    TOLL,
    WET,
    card_data,
    side_of,
)
from engine.games.revolver.state import Field, RevolverState

SLOTS = 3  # cards in the guardians' area of a battlefield, obstructions counted
OBSTRUCTIONS = 2  # on one battlefield
PASSAGE = 4  # Mapache's cards on a narrow battlefield
GAP = 2  # defence lost to a breach
LEAD = 1  # firepower that a captain gives each other card here
NUMBERS: Mapping[str, tuple[int, ...]] = {
    NARROW: (PASSAGE,),
    BREACH: (GAP,),
    CAPTAIN: (LEAD,),
}  # numbers named in texts, by lasting effect


def count(field: Field, word: str) -> int:
    cards = 0
    for area in field.areas.values():  # most areas are empty
        for card in area:
            cards += card_data(card).lasting == word
    return cards


def defence(field: Field) -> int:
    areas = field.areas
    if not areas[GUARDIANS] and not areas[MAPACHE]:
        return field.facts.defence
    return max(0, field.facts.defence - GAP * count(field, BREACH))


def total(g: RevolverState, side: str) -> int:
    """Return a side's total on the current battlefield: values, tokens, captains and what else adds to it."""
    here = g.here
    points = here.power[side] + (g.charge if side == MAPACHE else g.cover + defence(here))
    guns = captains = 0
    for card in here.areas[side]:
        known = card_data(card)
        if known.type == FIREPOWER:
            guns += 1
            captains += known.lasting == CAPTAIN
            points += known.firepower + g.power.get(card, 0)
    return max(0, points + LEAD * captains * (guns - 1))  # none leads itself


def idleness(points: int, plays: int) -> str:
    """Return why a turn of Mapache's hurries the army unless it kills: points, idle, or "" if it does not.

    `points` are those that they attack with, `plays` the cards that they have played (Q70).
    """
    return "points" if not points else "" if plays else "idle"


def cost(g: RevolverState, card: str) -> int:
    """Return how many cards must be discarded to play this one now."""
    return card_data(card).cost + toll(g, side_of(card))


def toll(g: RevolverState, side: str) -> int:
    return count(g.here, TOLL) if side == GUARDIANS else 0


def has_room(g: RevolverState, side: str) -> bool:
    """Return whether this side may put another firepower card on the current battlefield."""
    cards = g.here.areas[side]
    if side == GUARDIANS:
        return len(cards) < SLOTS
    return not count(g.here, NARROW) or len(cards) < PASSAGE


def open_to_obstruction(field: Field) -> bool:
    """Return whether Mapache may put another obstruction there."""
    return len(field.areas[GUARDIANS]) < SLOTS and len(field.obstructions) < OBSTRUCTIONS


def exposed(g: RevolverState, seat: Seat) -> list[str]:
    """Return a seat's firepower cards here that the opponent's cards may affect."""
    cards = g.guns(seat)
    shelters = [card for card in cards if card_data(card).lasting == SHELTER]
    return shelters or cards


def powder_is_dry(field: Field) -> bool:
    return not count(field, WET)


def draws(g: RevolverState, seat: Seat) -> int:
    """Return how many cards a seat draws at the start of its turn."""
    thirst = count(g.here, THIRST) if g.side(seat) == GUARDIANS else 0
    return max(0, 2 - thirst - g.players[seat].slowed)
