"""The small words that the rules are written in: who is targeted, how far, flip, heal, expose, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from engine.core.decisions import Seat, ask, named
from engine.core.rules import GameOver
from engine.games.bang.characters import CHARACTERS, abilities, own, refill
from engine.games.bang.deck import CARDS, Card
from engine.games.bang.record import RECORDS, Record, record_of
from engine.games.bang.state import BangState, Spot, partner, seat_of

HEALED = 1  # life points that a Beer or a Saloon gives

# Whose ability, how far


@contextmanager
def targeted(g: BangState, spot: Spot, *, check: bool = False) -> Iterator[None]:
    """Meanwhile this character is the one targeted or checked, and their ability is in force (V16)."""
    seat = seat_of(spot)
    g.targets[seat], g.checking = spot, check
    refill(g, seat)
    try:
        yield
        refill(g, seat)
    finally:
        g.targets[seat], g.checking = None, False
    refill(g, seat)


def apart(g: BangState, one: Spot, target: Spot) -> int:
    """The shorter way round the living, and how much farther the target is seen.

    Who is measured is being checked, so Paul Regret counts while they are covered, too (V17).
    """
    who = g.ring[target]
    steps = 2 if one ^ target == 2 and g.ring[partner(one)].alive and g.ring[partner(target)].alive else 1
    if g.regret_covered or g.force(seat_of(target)) == target:
        steps += CHARACTERS[who.name].cover
    for card in who.in_play:
        steps += record_of(card).ability.cover
    return steps


def distance(g: BangState, shooter: Spot, target: Spot, near: int | None = None) -> int:
    """How far one character sees another, never below 1; `near` is the first one's `sight`, if known."""
    return max(1, apart(g, shooter, target) - (sight(g, shooter) if near is None else near))


def sight(g: BangState, shooter: Spot) -> int:
    """How much nearer they see all others."""
    return sum([ability.reach for ability in abilities(g, shooter)])


def fitting(g: BangState, seat: Seat, kind: str) -> list[str]:
    """The cards in hand that are good for this answer now."""
    swaps = own(g, seat).swaps
    return [card for card in g.hands[seat] if kind in roles(record_of(card), swaps)]


def roles(record: Record, swaps: bool) -> tuple[str, ...]:
    """What a card is good for out of turn; one to whom BANG! and Missed! are one `swaps` them."""
    own = (record.answers,)
    return (*own, RECORDS[record.swapped].answers) if swaps and record.swapped else own


def beer_works(g: BangState) -> bool:
    """A Beer does nothing when only two characters are left (V19)."""
    return g.beer_last_two or len(g.everyone()) > 2


# What happens


def heart(card: Card | None) -> bool:
    """What Barrel and Jail need; no card is none (V32)."""
    return card is not None and card.suit == "H"


def turn_up(g: BangState, spot: Spot, why: str) -> None:
    """Flip a card for a draw!, or as many as this character may."""
    g.flipped = g.take(max([ability.flips for ability in abilities(g, spot)]))
    if g.flipped:
        g.tell("flipped", seat_of(spot), cards=" ".join(g.flipped), why=why, target=g.ring[spot].name)
    else:
        g.tell("unflipped", seat_of(spot), why=why, target=g.ring[spot].name)


async def count(g: BangState, spot: Spot, why: str, good: Callable[[Card], bool]) -> Card | None:
    """The flipped card, or the chosen one of several; `good` chooses for one who stays silent."""
    if not g.flipped:
        return None
    chosen = g.flipped[0]
    if len(g.flipped) > 1:
        best = max(g.flipped, key=lambda card: good(CARDS[card]))
        names = named(g.flipped)
        chosen = await ask(seat_of(spot), "flip", names, default=best, why=why, target=g.ring[spot].name)
        g.tell("counted", seat_of(spot), card=chosen)
    g.discard += sorted(g.flipped, key=lambda card: card == chosen)
    g.flipped = []
    return CARDS[chosen]


def heal(g: BangState, spot: Spot) -> bool:
    """Give a life point, but never above the number they began with."""
    who = g.ring[spot]
    if who.life >= who.most:
        return False
    who.life += HEALED
    g.tell("healed", seat_of(spot), target=who.name, left=max(who.life, 0))
    return True


def expose(g: BangState, spot: Spot) -> None:
    """Move a character forward; the other one is covered."""
    g.exposed[seat_of(spot)] = spot
    g.tell("exposed", seat_of(spot), target=g.ring[spot].name)


def finish(g: BangState, winners: list[Seat]) -> NoReturn:
    """End the game; without winners it is a draw. Raises `GameOver`."""
    g.resolved()
    g.phase, g.winners = "over", winners
    for seat in winners:
        g.tell("won", seat)
    if not winners:
        g.tell("drawn")
    raise GameOver(winners)
