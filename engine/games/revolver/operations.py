"""Operations on the state: draw, discard, place tokens, kill, win."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from engine.core.decisions import Seat, as_options, ask, ask_some
from engine.games.revolver.cards import PEOPLE, card_data, side_of
from engine.games.revolver.state import ARMY, GRIT, POWER, Field, RevolverState

ENDINGS = {"killed": "killed", "mine": "held-out", "army": "rescued"}  # and the event of each


def owner(g: RevolverState, card: str) -> Seat:
    return g.padre if side_of(card) == g.side(g.padre) else g.general


def draw(g: RevolverState, seat: Seat, count: int) -> None:
    p = g.players[seat]
    cards = [p.deck.pop() for _ in range(min(count, len(p.deck)))]
    p.hand += cards
    if cards:
        g.emit("drew", seat, (("cards", " ".join(cards)),), count=len(cards))


def spend(g: RevolverState, seat: Seat, cards: Iterable[str]) -> None:
    p = g.players[seat]
    for card in cards:
        p.hand.remove(card)
        p.discard.append(card)


def field_of(g: RevolverState, card: str) -> tuple[Field, list[str]]:
    """Return a card's battlefield and area; raise `LookupError` if it is in neither."""
    for field in g.fields:
        for area in field.areas.values():
            if card in area:
                return field, area
    raise LookupError(card)


def take_up(g: RevolverState, card: str) -> None:
    field_of(g, card)[1].remove(card)
    g.power.pop(card, None)


def fall(g: RevolverState, card: str) -> None:
    take_up(g, card)
    seat = owner(g, card)
    g.players[seat].discard.append(card)
    g.emit("discarded", seat, card=card)


def ride_home(g: RevolverState, card: str) -> None:
    take_up(g, card)
    seat = owner(g, card)
    g.players[seat].hand.append(card)
    g.emit("returned", seat, card=card)


def ride_here(g: RevolverState, card: str) -> None:
    field_of(g, card)[1].remove(card)
    g.here.areas[side_of(card)].append(card)
    g.emit("moved", owner(g, card), card=card, field=g.here.key)


def empower(g: RevolverState, card: str, points: int) -> None:
    if placed := _place_power(g, g.power, card, side_of(card), points):
        g.emit("empowered", owner(g, card), card=card, points=placed)


def fortify(g: RevolverState, field: Field, seat: Seat, points: int) -> None:
    side = g.side(seat)
    if placed := _place_power(g, field.power, side, side, points):
        g.emit("fortified", seat, field=field.key, points=placed)


def _place_power(g: RevolverState, power: dict[str, int], key: str, side: str, points: int) -> int:
    """Add power point by point while the side has tokens; return how much was placed."""
    placed = 0
    while placed < points and (power.get(key, 0) % 2 or g.pieces(side) < POWER[side]):
        power[key] = power.get(key, 0) + 1
        placed += 1
    return placed


def hearten(g: RevolverState, person: str, count: int) -> None:
    """Put grit on a guardian while there are tokens."""
    placed = min(count, GRIT - sum(g.grit.values()))
    if placed > 0:
        g.grit[person] = g.grit.get(person, 0) + placed
        g.emit("heartened", g.padre, card=person, count=placed)


def lose_grit(g: RevolverState, person: str) -> None:
    g.grit[person] -= 1
    if not g.grit[person]:
        del g.grit[person]


def join(g: RevolverState, person: str) -> None:
    g.guardians.append(person)
    if PEOPLE[person].grit:
        hearten(g, person, PEOPLE[person].grit)


def recruit(g: RevolverState, count: int) -> None:
    for _ in range(min(count, len(g.recruits))):
        person = g.recruits.pop()
        g.emit("recruited", g.padre, card=person)
        join(g, person)


IDLE = 2  # army tokens that a turn costs in which Mapache does too little


def army_nears(g: RevolverState, why: str = "") -> None:
    """Remove a token from the army's card, or two if Mapache has been idle; the last one ends the game.

    `why` is idle or points, what the army's card speaks of; card, or "" after an attack that killed nobody.
    """
    g.army = max(0, g.army - (IDLE if why in ("idle", "points") else 1))
    g.emit("army-neared", None, left=g.army, why=why)
    if not g.army:
        win(g, g.padre, "army")


def army_tarries(g: RevolverState, seat: Seat | None = None) -> None:
    """Put a token on the army's card; a seat whose poker card brings it is named."""
    if g.army < ARMY:
        g.army += 1
        g.emit("army-tarried", seat, left=g.army)


def weakest(g: RevolverState) -> list[str]:
    """Return the guardians of the lowest rating: one of them takes the next hit."""
    lowest = min((PEOPLE[person].rating for person in g.guardians), default=0)
    return [person for person in g.guardians if PEOPLE[person].rating == lowest]


async def victim(g: RevolverState, loss: Callable[[str], tuple[bool, bool]]) -> str:
    """Let the guardians' player choose among the weakest; the default costs least by `loss`."""
    people = weakest(g)
    if len(people) == 1:
        return people[0]
    person = await ask(g.padre, "victim", as_options(people), default=min(people, key=loss))
    g.remember()
    return person


async def daunt(g: RevolverState) -> None:
    """Take a grit token; by default from the guardian with most, then from the one who would be hit last."""
    brave = [person for person in g.guardians if g.grit.get(person)]
    default = max(brave, key=lambda person: (g.grit[person], PEOPLE[person].rating), default="")
    person = await one_of(brave, lambda: ask(g.padre, "daunt", as_options(brave), default=default))
    if person:
        lose_grit(g, person)
        g.emit("daunted", g.padre, card=person)


def bury(g: RevolverState, person: str, why: str) -> None:
    g.guardians.remove(person)
    g.grit.pop(person, None)
    g.lost.append(person)
    g.lost_at.append(g.battlefield_index)
    g.emit("fell", g.padre, card=person, why=why)
    if not g.guardians:
        win(g, g.general, "killed")


async def one_of(cards: list[str], choice: Callable[[], Awaitable[str]]) -> str | None:
    """Return one of these cards, asking if there are several; None if there are none."""
    if len(cards) < 2:
        return cards[0] if cards else None
    return await choice()


PLAIN = 2.0  # value of a card without firepower, besides its icons


def plain_worth(card: str) -> tuple[float, int]:
    """Return firepower and icons, then cheapness: a hand card's worth at a glance."""
    data = card_data(card)
    worth = data.firepower + data.power if data.firepower else PLAIN
    return worth + data.kegs + data.ammo, -data.cost


def least(g: RevolverState, cards: list[str]) -> str:
    """Return the card in play that adds least to its side's total, then the cheapest."""
    return min(
        cards, key=lambda card: (card_data(card).firepower + g.power.get(card, 0), card_data(card).cost)
    )


async def drop_from_hand(g: RevolverState, seat: Seat, count: int) -> None:
    hand = g.players[seat].hand
    count = min(count, len(hand))
    if not count:
        return
    default = tuple(sorted(hand, key=plain_worth)[:count])
    cards = await ask_some(seat, "drop-hand", as_options(hand), count, count, default=default, cards=count)
    spend(g, seat, cards)
    g.emit("dropped", seat, cards=" ".join(cards), count=count)


@contextmanager
def spying(g: RevolverState, seat: Seat) -> Iterator[None]:
    """Let a seat see the opponent's hand within this context."""
    g.spy = seat
    yield
    g.spy = None


def win(g: RevolverState, seat: Seat, ending: str) -> NoReturn:
    """End the game: `ending` is killed, mine or army. Raises `GameOver`."""
    g.phase, g.ending, g.winners = "over", ending, [seat]
    g.emit(ENDINGS[ending], seat)
    g.end([seat])
