"""The operations that the rules are written in: targeting, distance, flips, healing, exposing, the end."""

from collections.abc import Callable
from typing import NoReturn

from engine.core.decisions import Seat, as_options, ask
from engine.games.bang.characters import CHARACTERS, abilities, own, refill
from engine.games.bang.deck import CARDS, Card
from engine.games.bang.record import RECORDS, Record, record_of
from engine.games.bang.state import BangState, Draw, Spot, Standing, partner, seat_of

HEALED = 1  # life points that a Beer or a Saloon gives

# Targets and distance


class Targeted:
    """A context in which a character is targeted or checked, so their ability counts (V16)."""

    __slots__ = ("check", "g", "seat", "spot")

    def __init__(self, g: BangState, spot: Spot, *, check: bool = False) -> None:
        self.g, self.seat, self.spot, self.check = g, seat_of(spot), spot, check

    def __enter__(self) -> None:
        self.g.targets[self.seat], self.g.checking, self.g.answers = self.spot, self.check, []
        if self.seat != self.g.current:  # their own card is resolved before they draw (R19)
            refill(self.g, self.seat)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            refill(self.g, self.seat)
        self.g.targets[self.seat], self.g.checking = None, False
        if kind is None:
            refill(self.g, self.seat)


def apart(g: BangState, one: Spot, target: Spot) -> int:
    """Return the steps around the living, plus what makes the target harder to reach.

    Measuring checks the target, so Paul Regret counts even while covered (V17).
    """
    who = g.ring[target]
    steps = 2 if one ^ target == 2 and g.ring[partner(one)].alive and g.ring[partner(target)].alive else 1
    if g.regret_covered or g.ability_spot(seat_of(target)) == target:
        steps += CHARACTERS[who.name].cover
    for card in who.in_play:
        steps += record_of(card).ability.cover
    return steps


def distance(g: BangState, shooter: Spot, target: Spot, near: int | None = None) -> int:
    """Return the distance between characters, at least 1; `near` is the shooter's `sight`, if known."""
    return max(1, apart(g, shooter, target) - (sight(g, shooter) if near is None else near))


def seen_distance(g: BangState, acting: Spot, target: Spot, near: int) -> int:
    """Return what the table shows: 0 for the acting character and the dead."""
    return distance(g, acting, target, near) if g.ring[target].alive and target != acting else 0


def sight(g: BangState, shooter: Spot) -> int:
    """Return by how much everybody seems nearer to a character."""
    return sum([ability.reach for ability in abilities(g, shooter)])


def fitting(g: BangState, seat: Seat, kind: str) -> list[str]:
    """Return the cards in hand that answer this decision."""
    swaps = own(g, seat).swaps
    return [card for card in g.hands[seat] if kind in roles(record_of(card), swaps)]


def roles(record: Record, swaps: bool) -> tuple[str, ...]:
    """Return which decisions a card answers; if its player `swaps`, BANG! and Missed! answer both kinds."""
    own = (record.answers,)
    return (*own, RECORDS[record.swapped].answers) if swaps and record.swapped else own


def beer_works(g: BangState) -> bool:
    """Return whether a Beer heals, which it does not between the last two (V19)."""
    return g.beer_last_two or len(g.everyone()) > 2


# What happens


def heart(card: Card | None) -> bool:
    return card is not None and card.suit == "H"


def remember(g: BangState) -> None:
    """Keep how the table stands, for a picture that leads up to what changes it now."""
    acting = g.exposed[g.current]
    near = sight(g, acting)
    g.before = Standing(
        current=g.current,
        shots=g.shots,
        lives=tuple([who.life for who in g.ring]),
        in_play=tuple([tuple(who.in_play) for who in g.ring]),
        distances=tuple([seen_distance(g, acting, spot, near) for spot in range(len(g.ring))]),
        exposed=tuple(g.exposed),
        hand_sizes=tuple(map(len, g.hands)),
        deck=len(g.deck),
    )


def turn_up(g: BangState, spot: Spot, why: str) -> None:
    """Flip a card for a draw!, or as many as the character's ability allows."""
    remember(g)
    g.flipped = g.take(max([ability.flips for ability in abilities(g, spot)]))
    if g.flipped:
        g.emit("flipped", seat_of(spot), cards=" ".join(g.flipped), why=why, target=g.ring[spot].name)
    else:
        g.emit("unflipped", seat_of(spot), why=why, target=g.ring[spot].name)


async def count(g: BangState, spot: Spot, why: str, good: Callable[[Card], bool]) -> Card | None:
    """Return the flipped card, or the one chosen if only one of two is `good`, which is the default."""
    if not g.flipped:
        return None
    chosen = g.flipped[0]
    if len({good(CARDS[card]) for card in g.flipped}) > 1:
        best = max(g.flipped, key=lambda card: good(CARDS[card]))
        names = as_options(g.flipped)
        chosen = await ask(seat_of(spot), "flip", names, default=best, why=why, target=g.ring[spot].name)
        g.emit("counted", seat_of(spot), card=chosen)
    g.discard += sorted(g.flipped, key=lambda card: card == chosen)
    g.flipped = []
    g.drawn = Draw(g.ring[spot].name, why, chosen, good(CARDS[chosen]))
    g.answers.append(g.drawn)
    return CARDS[chosen]


def heal(g: BangState, spot: Spot) -> bool:
    """Give a life point, up to the initial number; return whether it helped."""
    who = g.ring[spot]
    if who.life >= who.max_life:
        return False
    who.life += HEALED
    g.emit("healed", seat_of(spot), target=who.name, left=max(who.life, 0))
    return True


def expose(g: BangState, spot: Spot, *, only: bool = False) -> None:
    """Expose a character, or without a choice the `only` one who can be, which is news if they were not."""
    seat, is_new = seat_of(spot), g.exposed[seat_of(spot)] != spot
    g.exposed[seat] = spot
    if is_new or not only:
        g.emit("came-forward" if only else "exposed", seat, target=g.ring[spot].name)


def finish(g: BangState, winners: list[Seat]) -> NoReturn:
    """End the game, as a draw without winners; raises `GameOver`."""
    g.resolved()
    g.phase, g.winners = "over", winners
    g.end(winners)
