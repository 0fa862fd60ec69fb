"""Blue cards, which stay in play: protection, weapons, Dynamite and Jail."""

from engine.games.bang import aims
from engine.games.bang.abilities import Ability, Barrel, Mustang, Scope, Volcanic, Weapon
from engine.games.bang.deck import EXPLODING, KIND, KINDS
from engine.games.bang.evaluation import (
    NOTHING,
    acts,
    answering,
    enemies,
    has,
    many_shots_given,
    own_side,
    reach,
)
from engine.games.bang.operations import Targeted, count, heart
from engine.games.bang.reactions import wound
from engine.games.bang.record import BANG, Aim, CardLook, Check, Computer, Judge, Record, register
from engine.games.bang.state import BangState, Spot
from engine.games.bang.view import CharacterView, View


async def lay(g: BangState, aim: Aim) -> None:
    """Lay a card before a character; a new weapon replaces the old one."""
    g.hands[aim.me].remove(aim.card)
    if KIND[aim.card] == "dynamite":
        g.fuse = g.ring[aim.at].name
    weapons = [card for card in g.ring[aim.at].in_play if KINDS[KIND[card]].weapon]
    g.ring[aim.at].in_play.append(aim.card)
    g.emit("laid", aim.me, card=aim.card, target=g.ring[aim.at].name)
    for old in weapons if KINDS[KIND[aim.card]].weapon else ():
        g.clear(aim.at, old)


def gear(
    key: str,
    ability: Ability,
    keep: float,
    judge: Judge,
    *,
    look: CardLook,
    numbers: tuple[int, ...] = (),
    more: float = 0.0,
) -> None:
    """Register a card that helps its character; `judge` says how much."""

    def fits(view: View, who: CharacterView) -> float:
        return NOTHING if has(who, key) else judge(view, who)

    def gain(view: View) -> float:
        return max(fits(view, who) for who in own_side(view))

    computer, targets = Computer(keep=keep, gain=gain, target=fits, more=more), aims.own_without(key)
    register(Record(key, lay, targets, ability=ability, numbers=numbers, look=look, computer=computer))


# What protects


def _protected(view: View, who: CharacterView) -> float:
    return 2.84  # whoever it is


gear(
    "barrel", Barrel(), 7.6, _protected, more=0.5,
    look=CardLook("keg", effect_icons=("suit-H", "shield")),
)  # fmt: skip
gear(
    "mustang", Mustang(), 6.1, _protected, numbers=(Mustang.cover,), more=0.5,
    look=CardLook("horse", effect_icons=("shield", f"bang-distance +{Mustang.cover}")),
)  # fmt: skip


# Longer reach


def _farther(view: View, who: CharacterView) -> float:
    return 2.52 + 0.34 * acts(view, who)


gear(
    "scope", Scope(), 2.9, _farther, numbers=(Scope.reach,),
    look=CardLook("scope", effect_icons=("exposed", f"bang-distance −{Scope.reach}")),
)  # fmt: skip


def weapon(key: str, keep: float, icon: str, acts: float) -> None:
    """Register a weapon; its reach is in the card data."""
    far = KINDS[key].weapon

    def judge(view: View, who: CharacterView) -> float:
        if many_shots_given(who) and answering(view, BANG) > 1:
            return NOTHING
        return _farther(view, who) + 0.11 * far if far > reach(who) else NOTHING

    look = CardLook(icon, effect_icons=(f"firepower {far}",))
    gear(key, Weapon(far, acts), keep, judge, look=look, numbers=(far,))


weapon("schofield", 1.4, "firepower", acts=0.8)
weapon("remington", 2.4, "firepower", acts=0.9)
weapon("carabine", 3.2, "rifle", acts=0.9)
weapon("winchester", 3.9, "rifle", acts=0.9)


def _many_shots(view: View, who: CharacterView) -> float:
    near = any(enemy.distance <= Volcanic.weapon for enemy in enemies(view))
    return 4.39 + 0.34 * acts(view, who) if who.exposed and near and answering(view, BANG) > 1 else NOTHING


gear(
    "volcanic", Volcanic(), 2.9, _many_shots, numbers=(Volcanic.weapon,),
    look=CardLook(
        "bang-volcanic", effect_icons=(f"firepower {Volcanic.weapon}", "bang-shot", "bang-endless")
    ),
)  # fmt: skip


BLAST = 3  # life points lost to the Dynamite
LIT = 0.32  # the gain of laying it where only the enemy is at risk; everything else comes first
SPARKS = [int(rank) for rank in EXPLODING]  # of spades


async def dynamite(g: BangState, spot: Spot, card: str) -> None:
    with Targeted(g, spot, check=True):
        flipped = await count(g, spot, "dynamite", lambda flipped: not flipped.explodes)
        if flipped is None or not flipped.explodes:
            pass_on(g, spot, card)
            return
        g.clear(spot, card)
        g.emit("exploded", g.current, target=g.ring[spot].name)
        await wound(g, spot, BLAST)
        g.checks = [other for other in g.checks if any(other in c.in_play for c in g.ring)]


def pass_on(g: BangState, spot: Spot, card: str) -> None:
    """Move the Dynamite to the next living character clockwise, who may be the partner."""
    around = [(spot + step) % 4 for step in (1, 2, 3)]
    there = next(other for other in around if g.ring[other].alive)
    g.ring[spot].in_play.remove(card)
    g.ring[there].in_play.append(card)
    g.emit("passed-on", g.current, card=card, target=g.ring[there].name)


def _lit(view: View, who: CharacterView) -> float:
    """Value Dynamite: only if its character would survive it and the last enemy would not."""
    place = view.ring.index(who)
    after = next(other for other in (*view.ring[place + 1 :], *view.ring) if other.alive and other is not who)
    last = after.seat != who.seat and len(enemies(view)) == 1
    risky = who.life <= BLAST or not last or after.life > BLAST
    return NOTHING if risky or has(who, "dynamite") else LIT


register(
    Record(
        "dynamite",
        lay,
        aims.own_without("dynamite"),
        check=Check(1, dynamite),
        numbers=(min(SPARKS), max(SPARKS), BLAST),
        look=CardLook("dynamite", "plum", ("suit-S", f"life −{BLAST}")),
        computer=Computer(
            keep=1.0,
            gain=lambda view: max((_lit(view, who) for who in own_side(view)), default=NOTHING),
            target=_lit,
            removal_value=lambda view: 3.85,
        ),
    )
)


async def jail(g: BangState, spot: Spot, card: str) -> None:
    with Targeted(g, spot, check=True):
        free = heart(await count(g, spot, "jail", heart))
        g.clear(spot, card)
        g.emit("freed" if free else "held", g.current, target=g.ring[spot].name)
        g.jailed += [] if free else [spot]


async def imprison(g: BangState, aim: Aim) -> None:
    """Lay Jail before an enemy, whose ability counts meanwhile (V16)."""
    with Targeted(g, aim.at):
        await lay(g, aim)


def _jailed(view: View, who: CharacterView) -> float:
    if has(who, "jail"):
        return NOTHING
    return 6.12 if len(enemies(view)) == 1 else 1.0 + 0.64 * who.exposed + 0.08 * len(who.in_play)


register(
    Record(
        "jail",
        imprison,
        aims.enemies_without("jail", "all-jailed"),
        check=Check(2, jail),
        look=CardLook("jail", "plum", ("suit-H", "lock")),
        computer=Computer(
            keep=4.1,
            gain=lambda view: max((_jailed(view, who) for who in enemies(view)), default=0.0),
            target=_jailed,
            removal_value=lambda view: 8.18 if len(own_side(view)) == 1 else 3.85,
        ),
    )
)
