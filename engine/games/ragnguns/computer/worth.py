"""How good a table is for a seat; a first bullet on a pistolero is the unit.

Nothing here knows a card or an effect by its name: what a play has made of the table is judged (imagine.py
tries it). The numbers come from games of the opponent against itself with slightly different ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.prompts import Seat
from engine.games.ragnguns import lasting
from engine.games.ragnguns.cards import CARDS, is_trap, key_of
from engine.games.ragnguns.computer.imagine import FACE_DOWN
from engine.games.ragnguns.lasting import LASTING, total
from engine.games.ragnguns.moves import firepower
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, Player, RagNGunsState

LIFE = (0.0, 1.0, 2.15, 4.05, 7.5, 13.2, 20.0)  # lost with so many bullets on the pistolero
DOOMED = 0.45  # lost besides if the other’s alley can finish him in one turn
BELT = (0.45, 0.25, 0.2)  # a bullet for the belt effects of one turn, of the next, of the one after that
BARREL_STEP = 0.5  # a face of the barrel: a bullet more in every turn to come
VOLLEY = 0.5  # a bullet of the fusillades to come
NOW = 0.4  # of what this turn’s fusillade would do: the rest is gained by firing it
ALLEY_BULLET, ALLEY_CARD = 0.44, 0.72  # a bullet that the alley card can take, and that it is there at all
SHELTER_BULLET = 0.71  # a bullet that the shelter can take
POSED = 0.17  # an effect of a posed card, twice if it stays
LASTS: Mapping[str, float] = {
    lasting.POWER: 0.3,
    lasting.COVER: 1.1,
    lasting.TAX: 0.2,
    lasting.TOLL: 0.15,
    lasting.AMMO: 0.55,
    lasting.CARDS: 0.15,
    lasting.DISCOUNT: 0.15,
    lasting.MEND: 0.2,
    lasting.VOLLEYS: 1.45,
}
REACH, COVERED, DECK = 0.57, 0.4, 0.3  # of a card’s worth: in the hand or on top, covered, not drawn yet
HELD_TRAP, HELD_UNKNOWN = 0.6, 0.42
EFFECT, AGAIN, PRICE = 0.27, 0.5, -0.2  # an effect, that it stays, a bullet of its cost
STATISTICS, POWER, RESISTANCE, COST = 0.16, 0.22, 0.1, -0.1  # that a card can be posed, and its numbers
LEAST = 0.1  # of any card
SET, STAKED, MOST_SET = 0.5, 0.25, 1.3  # a trap that is set, a bullet of its stake, and no more than this


def worth(g: RagNGunsState, me: Seat) -> float:
    """What a seat has more than the other."""
    return side(g, me) - side(g, 1 - me)


def side(g: RagNGunsState, seat: Seat) -> float:
    """What a seat has; the bullets it will not spend go to its belt."""
    p = g.players[seat]
    bullets = p.belt + (p.bullets if seat == g.current else 0)
    traps = sum(min(MOST_SET, SET + STAKED * trap.stake) for trap in p.traps)
    ammunition = belted(p, bullets) + BARREL_STEP * p.barrel
    return ammunition + attack(g, seat) + defence(g, seat) + posed(p) + held_by(p) + traps - LIFE[p.hurt]


def belted(p: Player, bullets: int) -> float:
    """So many bullets in the belt: each turn’s two effects take some, and the later the less they count."""
    each = sum(p.facts.costs)
    return sum(value * max(0, min(each, bullets - turn * each)) for turn, value in enumerate(BELT))


def coming(g: RagNGunsState, seat: Seat) -> int:
    """The bullets of its next turn’s fusillade, if nothing changes."""
    p = g.players[seat]
    power = firepower(g, seat) - p.boost.get(p.zones.get(ALLEY, ""), 0)
    loaded = min(BARREL, p.barrel + 1) + total(g, seat, lasting.AMMO) - total(g, 1 - seat, lasting.TAX)
    return max(0, min(power, loaded))


def attack(g: RagNGunsState, seat: Seat) -> float:
    """What can be fired now and later."""
    p = g.players[seat]
    later = VOLLEY * coming(g, seat) + ALLEY_BULLET * p.left(ALLEY)
    count = legal.volley(g) if seat == g.current else 0
    if not count:
        return later
    bullets = p.belt + p.bullets
    spent = belted(p, bullets) - belted(p, bullets - count)
    return later + NOW * max(0.0, shots(g, seat, count) - spent)


def shots(g: RagNGunsState, seat: Seat, count: int) -> float:
    """What a fusillade of so many bullets would do; the other shares them as is best for him."""
    other = g.players[1 - seat]
    count -= min(count, total(g, 1 - seat, lasting.COVER))
    sheltered = min(count, other.left(SHELTER))
    through = count - sheltered
    spared = 0 if other.out else min(through, other.left(ALLEY))
    lost = ALLEY_BULLET * spared + (ALLEY_CARD if spared and spared == other.left(ALLEY) else 0.0)
    return SHELTER_BULLET * sheltered + min(_hurt(other, through), _hurt(other, through - spared) + lost)


def _hurt(p: Player, bullets: int) -> float:
    return LIFE[min(BARREL, p.hurt + bullets)] - LIFE[p.hurt]


def defence(g: RagNGunsState, seat: Seat) -> float:
    """What the shelter will swallow, and whether the end is near."""
    p = g.players[seat]
    sheltered = p.left(SHELTER)
    spared = sheltered if p.out else sheltered + p.left(ALLEY)
    doomed = p.hurt + coming(g, 1 - seat) - spared >= BARREL
    return SHELTER_BULLET * sheltered - (DOOMED if doomed else 0.0)


def posed(p: Player) -> float:
    """What the posed cards do besides firing and covering: effects to be played, and those that last."""
    gain = 0.0
    for zone, card in p.zones.items():
        key = key_of(card)
        gain += POSED * sum(1 + price.again for price in CARDS[key].effects)
        if lasts := LASTING.get((key, zone)):
            gain += LASTS[lasts.does] * lasts.count
    return gain


def held_by(p: Player) -> float:
    """The cards that are not played yet, by how near they are."""
    reach = sum(map(held, p.hand)) + sum(map(held, p.tops().values()))
    covered = sum(held(card) for cards in p.stash.values() for card in cards[:-1])
    return REACH * reach + COVERED * covered + DECK * len(p.deck)


@lru_cache(maxsize=1024)
def held(card: str) -> float:
    """What a card is worth before it is played; all traps the same, so that nothing tells which."""
    known = CARDS.get(key_of(card))
    if known is None:
        return HELD_TRAP if card.startswith(FACE_DOWN) else HELD_UNKNOWN
    if is_trap(card):
        return HELD_TRAP
    gain = sum(EFFECT + AGAIN * price.again + PRICE * price.cost for price in known.effects)
    if known.posable:
        gain += STATISTICS + POWER * known.power + RESISTANCE * known.resistance + COST * known.cost
    return max(gain, LEAST)
