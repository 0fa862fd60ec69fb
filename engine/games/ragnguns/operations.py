"""Operations on the state: draw, discard, wound, fire, heal, stash."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NoReturn

from engine.core.decisions import Fact, Seat, as_options, ask
from engine.games.ragnguns.cards import card_data, is_trap, key_of, owner_of
from engine.games.ragnguns.ongoing import POWER, total
from engine.games.ragnguns.state import (
    ALLEY,
    BARREL,
    MANY,
    MOMENTS,
    PISTOLERO,
    PLACES,
    SHELTER,
    VOLLEY,
    Hit,
    Moment,
    Player,
    RagNGunsState,
    Struck,
)

UP = ":up"  # for a trap that is stashed face up
SIDES = (*PLACES, *(place + UP for place in PLACES))  # how a trap may be stashed


def take_out(p: Player, card: str) -> None:
    """Take a card from its place, with the bullets on it."""
    for pile in p.piles():
        if card in pile:
            pile.remove(card)
    if zone := p.zone_of(card):
        del p.zones[zone]
    p.traps = [trap for trap in p.traps if trap.card != card]
    p.down = [other for other in p.down if other != card]
    p.wounds.pop(card, None)
    p.boost.pop(card, None)


def discard(g: RagNGunsState, card: str) -> None:
    """Put a card face up on its owner's discard; bullets on it return to the pile."""
    seat = owner_of(card)
    zone = g.players[seat].zone_of(card)
    take_out(g.players[seat], card)
    g.players[seat].discard.append(card)
    facts: dict[str, Fact] = {"card": card, "zone": zone} if zone else {"card": card}
    g.emit("discarded", seat, (), **facts)


def draw(g: RagNGunsState, seat: Seat, count: int) -> int:
    p = g.players[seat]
    cards = [p.deck.pop() for _ in range(min(count, len(p.deck)))]
    p.hand += cards
    if cards:
        g.emit("drew", seat, (("cards", " ".join(cards)),), count=len(cards))
    return len(cards)


def firepower(g: RagNGunsState, seat: Seat) -> int:
    """Return the most bullets this seat's fusillade may have; 0 with an empty alley."""
    p = g.players[seat]
    card = p.zones.get(ALLEY)
    if card is None and not p.in_alley:
        return 0
    own = pistolero_power(p) if card is None else fact_power(p, card)
    return own + total(g, seat, POWER)


def fact_power(p: Player, card: str) -> int:
    """Return a posed card's power, with what it has gained this turn."""
    return card_data(card).power + p.boost.get(card, 0)


def pistolero_power(p: Player) -> int:
    return p.facts.power + p.boost.get(PISTOLERO, 0)


def win(g: RagNGunsState, *winners: Seat) -> NoReturn:
    """End the game; without winners it is a draw. Raises `GameOver`."""
    g.phase, g.over, g.winners = "over", True, list(winners)
    g.end(winners)


def stage(g: RagNGunsState, kind: str, seat: Seat, count: int, card: str = "") -> None:
    """Remember this as the newest that decided something, and as the moment of its turn if none weighs more.

    What the seat whose turn it is does weighs more than the Pièges that it has met before, unless one of
    these hit its Pistolero many times.
    """
    before = g.moment
    by = g.me.zones.get(ALLEY, g.cause) if g.cause == VOLLEY else g.cause
    zone = g.players[seat].zone_of(card) if kind in ("wounded", "felled") else None
    struck = (Struck(card, zone, count, kind == "felled"),) if zone else ()
    done = tuple(g.done or ()) if kind == "played" else ()
    moment = Moment(g.turn, kind, seat, key_of(card), count, key_of(by), g.plays, struck, done=done)
    g.newest = _joined(g, g.newest, moment)
    if before is None or before.turn < g.turn or _weight(g, before) <= _weight(g, g.newest):
        g.moment = replace(g.newest, done=())  # a card named there may be hidden again by the next turn


def _joined(g: RagNGunsState, before: Moment | None, moment: Moment) -> Moment:
    """Return the graver of two moments of one play, with all cards that they hit; else the second."""
    if before is None or (before.turn, before.plays, before.by) != (moment.turn, moment.plays, moment.by):
        return moment
    gravest = max(moment, before, key=partial(_weight, g))
    return replace(gravest, struck=(*before.struck, *moment.struck), first=before.first)


def _weight(g: RagNGunsState, moment: Moment) -> tuple[bool, bool, int]:
    is_theirs, is_hit = moment.seat != g.current, moment.kind == "hit"
    return is_hit and (is_theirs or moment.count >= MANY), is_theirs, MOMENTS[moment.kind]


def hurt(g: RagNGunsState, seat: Seat, count: int, *, in_alley: bool = False, spared: int = 0) -> None:
    """Put bullets on the Pistolero, or on one hit by name in the alley; the sixth ends the game.

    The card in the alley could have taken `spared` of them, and the Pistolero would have stood.
    """
    p = g.players[seat]
    taken = min(count, BARREL - p.pistolero_wounds)
    if taken <= 0:
        return
    p.pistolero_wounds += taken
    g.hits.append(Hit(g.turn, seat, taken, key_of(g.cause), spared))
    stage(g, "hit", seat, taken)
    surplus, all_hits = count - taken, p.pistolero_wounds
    if in_alley:
        g.emit("struck", seat, count=taken, surplus=surplus, total=all_hits, by=g.cause)
    else:
        facts: dict[str, Fact] = {"shield": p.zones[ALLEY], "spared": spared} if spared else {}
        g.emit("hurt", seat, (), count=taken, surplus=surplus, total=all_hits, by=g.cause, **facts)
    if p.pistolero_wounds >= BARREL:
        win(g, 1 - seat)


def wound(g: RagNGunsState, seat: Seat, zone: str, count: int, *, goes_on: bool = True) -> int:
    """Put bullets on the card in a zone and return how many it took; the others are lost or go on."""
    p = g.players[seat]
    taken = min(count, p.left(zone))
    if taken <= 0:
        return 0
    card = p.zones[zone]
    p.wounds[card] = p.wounds.get(card, 0) + taken
    surplus = 0 if goes_on else count - taken
    g.emit("wounded", seat, card=card, count=taken, surplus=surplus, by=g.cause)
    stage(g, "wounded" if p.left(zone) else "felled", seat, taken, card)
    if p.left(zone) <= 0:
        discard(g, card)
    return taken


def hit(g: RagNGunsState, seat: Seat, zone: str, count: int) -> None:
    """Fire at one zone, or at a Pistolero who stands there; surplus bullets are lost."""
    if zone == ALLEY and g.players[seat].in_alley:
        hurt(g, seat, count, in_alley=True)
    else:
        wound(g, seat, zone, count, goes_on=False)


async def fire(g: RagNGunsState, by: Seat, count: int) -> None:
    """Fire at the opponent: the shelter absorbs bullets first, the opponent shares the rest."""
    if count <= 0:
        return
    target = 1 - by
    g.emit("fired", by, count=count)
    left = count - wound(g, target, SHELTER, count)
    able = min(left, g.players[target].left(ALLEY))
    had_way_out = g.players[target].pistolero_wounds + left - able < BARREL
    taken = await share(g, target, left)
    wound(g, target, ALLEY, taken)
    hurt(g, target, left - taken, spared=(able - taken) * had_way_out)


async def share(g: RagNGunsState, seat: Seat, bullets: int) -> int:
    """Ask how many of these bullets the card in the alley takes instead of the Pistolero."""
    p = g.players[seat]
    max_count = min(bullets, p.left(ALLEY))
    if max_count <= 0:
        return 0
    amounts = {str(count): count for count in range(max_count + 1)}
    life = BARREL - p.pistolero_wounds
    taken = await ask(seat, "split", amounts, default=str(max_count), bullets=bullets, life=life, by=g.cause)
    if g.newest is not None:
        g.newest = replace(g.newest, first=len(g.newest.struck))
    return taken


def heal(g: RagNGunsState, seat: Seat, zone: str, count: int) -> None:
    p = g.players[seat]
    card = p.zones.get(zone, "")
    taken = min(count, p.wounds.get(card, 0))
    if taken <= 0:
        return
    p.wounds[card] -= taken
    if not p.wounds[card]:
        del p.wounds[card]
    g.emit("healed", seat, card=card, count=taken, by=g.cause)


def lower(p: Player) -> str:
    return min(PLACES, key=lambda place: len(p.stash[place]))


def default_plan(hand: Sequence[str], plan: Sequence[str], heights: Mapping[str, int]) -> list[str]:
    """Return how to stash the cards without a place in the plan: in order, each on the lower pile."""
    planned = [entry.split(":") for entry in plan]
    heights = {place: height + sum(way[1] == place for way in planned) for place, height in heights.items()}
    plan = []
    for card in (card for card in hand if card not in {way[0] for way in planned}):
        place = min(PLACES, key=lambda place: heights[place])
        heights[place] += 1
        plan.append(f"{card}:{place}")
    return plan


def put_away(p: Player, card: str, place: str, *, down: bool = False) -> None:
    take_out(p, card)
    p.stash[place].append(card)
    if down:
        p.down.append(card)


async def stash(g: RagNGunsState, seat: Seat, card: str) -> None:
    """Move a card from the discard to its owner's stash; they choose the place, and a trap's side."""
    p = g.players[seat]
    hides = is_trap(card)
    options = as_options(ways_of(p, card))
    place, *up = (await ask(seat, "place", options, default=lower(p), card=card)).split(":")
    put_away(p, card, place, down=hides and not up)
    if hides and not up:
        g.emit("hid", seat, place=place)
    else:
        g.emit("fetched", seat, card=card, place=place)


def ways_of(p: Player, card: str) -> tuple[str, ...]:
    """Return how a card may be stashed: a trap also face up, others on a pile if it matters which."""
    if is_trap(card):
        return SIDES
    return PLACES if p.tops() or p.plan else PLACES[:1]
