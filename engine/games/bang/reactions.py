"""Decisions out of turn (Missed!, BANG!, Beer), shots, wounds and death."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from engine.core.decisions import Fact, Seat, as_options, ask, retry_on_back, value_object
from engine.games.bang.characters import CHARACTERS, abilities, barrels, own, refill
from engine.games.bang.deck import FOR_ALL, KIND
from engine.games.bang.operations import (
    Targeted,
    beer_works,
    count,
    expose,
    finish,
    fitting,
    heal,
    heart,
    remember,
    turn_up,
)
from engine.games.bang.record import plain_worth
from engine.games.bang.state import SEATS, BangState, Hit, Spot, partner, seat_of

More: TypeAlias = Sequence[str]
Question: TypeAlias = Callable[[More], Awaitable[str]]  # takes options in addition to its own

ABILITY = "ability"
ALL, THROUGH = "all", "through"  # take both hits of a card; flip all Barrels and take what these do not stop


@value_object
class Shot:
    """A shot to be dodged, with the number of Missed! still needed."""

    card: str
    by: str
    needed: int


def cheapest(ways: Sequence[str], cards: Sequence[str], needed: int) -> str:
    """Return the default: a Barrel, or a card rather than a life if the hand has enough."""
    if ways[0] != "pass" or not 0 < needed <= len(cards):
        return ways[0]
    return min(cards, key=plain_worth)


def may_hold(g: BangState, seat: Seat, needed: int) -> bool:
    """Return whether a player may have so many answers, for all that everybody can count (V36)."""
    cards = len(g.hands[seat])
    return cards >= needed or (cards > 0 and own(g, seat).refills)


def answer(g: BangState, seat: Seat, question: Question) -> Awaitable[str]:
    """Ask, offering `ability` where it can be used; if that is returned, it has been used."""
    ability = own(g, seat)
    if not ability.ready(g, seat):
        return question(())

    async def answer_or_use() -> str:
        choice = await question((ABILITY,))
        if choice == ABILITY:
            await ability.use(g, seat)
            refill(g, seat)
        return choice

    return retry_on_back(answer_or_use)


def takes_all(g: BangState, spot: Spot, card: str) -> list[str]:
    """Return `ALL` where one answer can stand for both of a side (V36): no Barrel may help the second."""
    living = g.living(seat_of(spot))
    is_first = card in FOR_ALL and len(living) > 1 and spot == living[0]
    return [ALL] if is_first and (card == "indians" or not barrels(g.ring[living[1]])) else []


async def shoots_back(g: BangState, spot: Spot, card: str, by: Spot) -> bool:
    """Return whether a card answers.

    A BANG! is asked for even without one in hand, because not asking would reveal that (V36).
    """
    seat, who, shooter = seat_of(spot), g.ring[spot], g.ring[by].name

    def question(more: More) -> Awaitable[str]:
        cards = fitting(g, seat, "bang")
        ways = ["pass", *takes_all(g, spot, card)]
        return ask(
            seat, "shoot-back", as_options([*ways, *cards, *more]), default=cheapest(["pass"], cards, 1),
            card=card, by=shooter, target=who.name, life=who.life,
        )  # fmt: skip

    while g.hands[seat] and not g.settled:
        choice = await answer(g, seat, question)
        g.settled = choice == ALL
        if choice in ("pass", ALL):
            return False
        if choice != ABILITY:
            remember(g)
            g.drop(seat, choice, "answered")
            refill(g, seat)
            return True
    return False


async def dodges(g: BangState, spot: Spot, needed: int, card: str, by: Spot) -> bool:
    """Ask for as many Missed! as needed, and each Barrel once (R12); return whether that stops the shot."""
    seat, goes_through = seat_of(spot), False
    left = sum([ability.barrels for ability in abilities(g, spot)])
    while needed > 0 and may_hold(g, seat, needed - left):
        choice = "barrel" if goes_through and left else "pass"
        if not (g.settled or goes_through):
            choice = await dodge(g, spot, left, Shot(card, g.ring[by].name, needed))
        g.settled, goes_through = g.settled or choice == ALL, goes_through or choice == THROUGH
        if choice in ("pass", ALL):
            return False
        if choice == "barrel":
            left -= 1
            turn_up(g, spot, "barrel")
            if heart(face := await count(g, spot, "barrel", heart)):
                needed -= 1
                remember(g)
                g.emit("barrel-saved", seat, target=g.ring[spot].name)
            elif face is not None:
                g.emit("barrel-failed", seat, target=g.ring[spot].name)
        elif choice not in (ABILITY, THROUGH):
            remember(g)
            g.drop(seat, choice, "answered")
            refill(g, seat)
            needed -= 1
    return needed <= 0


def dodge(g: BangState, spot: Spot, left: int, shot: Shot) -> Awaitable[str]:
    """Ask for one Missed!, or a Barrel where some are `left`."""
    seat, who = seat_of(spot), g.ring[spot]
    through = [THROUGH] if g.hands[seat] else []  # without cards the Barrel is the only answer
    ways = ["barrel", "pass", *through] if left else ["pass", *takes_all(g, spot, shot.card)]

    def question(more: More) -> Awaitable[str]:
        cards = fitting(g, seat, "missed")
        return ask(
            seat, "dodge", as_options([*ways, *cards, *more]), default=cheapest(ways, cards, shot.needed),
            card=shot.card, by=shot.by, target=who.name, needed=shot.needed, life=who.life,
        )  # fmt: skip

    return answer(g, seat, question)


async def saved(g: BangState, spot: Spot) -> bool:
    """Ask for a Beer, which only saves the exposed character, or an ability that heals."""
    seat, who = seat_of(spot), g.ring[spot]
    drinks = g.exposed[seat] == spot and beer_works(g)
    if not may_hold(g, seat, 1 - who.life) or not (drinks or own(g, seat).ready(g, seat)):
        return False

    def question(more: More) -> Awaitable[str]:
        cards, needed = fitting(g, seat, "beer") if drinks else [], 1 - who.life
        options, usual = as_options(["pass", *cards, *more]), cheapest(["pass"], cards, needed)
        return ask(seat, "last-beer", options, default=usual, target=who.name, needed=needed)

    choice = await answer(g, seat, question)
    if choice == "pass":
        remember(g)  # with no life left, as the question showed them
    elif choice != ABILITY:
        g.drop(seat, choice, "answered")
        heal(g, spot)
        refill(g, seat)
    return choice != "pass"


SHOT = 1  # life points that are lost to a shot, a Duel or Indians!


async def shoot(g: BangState, by: Spot, target: Spot, card: str, needed: int = 1) -> None:
    """Let the target dodge, or wound them, and tell why nobody was asked: one Barrel (1), few cards (2)."""
    seat = seat_of(target)
    with Targeted(g, target):
        flips = sum([ability.barrels for ability in abilities(g, target)])
        few = 0 if may_hold(g, seat, needed - flips) else 1 if flips else 2 * bool(g.hands[seat])
        if await dodges(g, target, needed, card, by):
            unhurt(g, target, seat_of(by))
        else:
            await wound(g, target, SHOT, seat_of(by), few)


def unhurt(g: BangState, spot: Spot, by: Seat) -> None:
    """Tell that a character has lost nothing to a card that `by` played."""
    g.emit("dodged", seat_of(spot), target=g.ring[spot].name)
    g.record(hit(g, spot, 0, by))


async def wound(g: BangState, spot: Spot, amount: int, by: Seat | None = None, few: int = 0) -> None:
    """Take life points from the targeted or checked character; `by` played the card."""
    seat, who, card = seat_of(spot), g.ring[spot], g.resolving or "dynamite"
    author: dict[str, Fact] = {
        "theirs": int(by not in (None, seat)),
        "by": g.ring[g.ability_spot(1 - seat)].name,
        "few": few,
    }
    remember(g)
    who.life -= amount
    g.emit("wounded", seat, (), card=card, target=who.name, count=amount, left=max(who.life, 0), **author)
    while who.life <= 0:
        if not await saved(g, spot):
            g.record(hit(g, spot, amount, by, fatal=True))
            die(g, spot, card, author)
            return
    g.record(hit(g, spot, amount, by))
    refill(g, seat)
    for _ in range(amount):
        own(g, seat).on_wounded(g, seat, by)
        refill(g, seat)


def hit(g: BangState, spot: Spot, amount: int, by: Seat | None, *, fatal: bool = False) -> Hit:
    """Return the record of a shot or another wound; without `by` the Dynamite dealt it."""
    seat, name, answers = seat_of(spot), g.ring[spot].name, tuple(g.answers)
    if by is None:
        return Hit(g.turn, name, seat, amount, "dynamite", g.fuse, fatal, answers)
    shooter = g.ring[g.ability_spot(1 - seat)].name
    return Hit(g.turn, name, seat, amount, KIND[g.resolving], shooter, fatal, answers)


def die(g: BangState, spot: Spot, card: str, author: Mapping[str, Fact]) -> None:
    """Discard the cards of who died by this one, and expose the partner; without one the game is lost."""
    seat, dead = seat_of(spot), g.ring[spot]
    dead.life, dead.alive = 0, False
    g.targets[seat] = None
    heir = "".join([g.ring[other].name for other in g.living(seat)])
    g.emit("died", seat, (), card=card, target=dead.name, heir=heir, **author)
    if not g.living(seat):
        finish(g, [1 - seat])
    for other in SEATS:
        exposed = g.ring[g.exposed[other]]  # even while their partner is targeted (V23, V31)
        if exposed.alive:
            CHARACTERS[exposed.name].on_death(g, other, spot)
    for card in list(dead.in_play):
        g.clear(spot, card)
    if g.exposed[seat] == spot:
        expose(g, partner(spot), only=True)
