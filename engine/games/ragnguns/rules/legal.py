"""The options of the seat whose turn it is, and why others are refused."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from engine.core.decisions import Decision, Refused, Seat
from engine.games.ragnguns import ongoing
from engine.games.ragnguns.cards import card_data, is_trap, key_of
from engine.games.ragnguns.effects import EFFECTS, PISTOLEROS
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import TAX, VOLLEYS, total
from engine.games.ragnguns.operations import firepower
from engine.games.ragnguns.state import ALLEY, PISTOLERO, ZONES, Player, RagNGunsState

MAX_PLAYS = 200  # in one turn, after which it can only end
END = "end"


def accessible(p: Player) -> list[str]:
    """Return the hand and the top of each place of the stash."""
    return [*p.hand, *p.tops().values()]


def price(g: RagNGunsState, seat: Seat, card: str) -> int:
    return ongoing.price(g.players[seat].zones.items(), card)


def free_zones(p: Player) -> list[str]:
    """Return the empty zones; a Pistolero in the alley fills it."""
    return [zone for zone in ZONES if zone not in p.zones and not (zone == ALLEY and p.in_alley)]


def poses(g: RagNGunsState) -> Iterator[str]:
    cards = accessible(g.me) if free_zones(g.me) else ()
    posable = (card for card in cards if card_data(card).posable)
    return (card for card in posable if price(g, g.current, card) <= g.me.bullets)


def traps(g: RagNGunsState) -> list[str]:
    return [card for card in accessible(g.me) if is_trap(card)] if g.me.bullets else []


def discards(g: RagNGunsState) -> list[str]:
    p = g.me
    return [*accessible(p), *p.zones.values(), *(trap.card for trap in p.traps)]


def volley(g: RagNGunsState) -> int:
    """Return the most bullets that a fusillade may have now."""
    if g.volleys > total(g, g.current, VOLLEYS) or g.barred:
        return 0
    return max(0, min(firepower(g, g.current), g.me.bullets - total(g, 1 - g.current, TAX)))


@lru_cache(maxsize=1024)
def source(effect: str) -> tuple[str, int]:
    """Split an effect's id into its card, or `pistolero`, and the index of the effect."""
    card, _, number = effect.rpartition(":")
    return card, int(number) - 1


def effect_of(p: Player, effect: str) -> Effect:
    card, number = source(effect)
    return PISTOLEROS[p.pistolero][number] if card == PISTOLERO else EFFECTS[key_of(card)][number]


def cost_of(p: Player, effect: str) -> int:
    card, number = source(effect)
    return p.facts.costs[number] if card == PISTOLERO else card_data(card).effects[number].cost


def again(effect: str) -> bool:
    """Return whether the card stays when this effect is played."""
    card, number = source(effect)
    return card == PISTOLERO or card_data(card).effects[number].again


@lru_cache(maxsize=1024)
def ids(card: str) -> tuple[str, ...]:
    return tuple(f"{card}:{n}" for n, _ in enumerate(EFFECTS.get(key_of(card), ()), 1))


def in_play(p: Player) -> Iterator[str]:
    """Yield the ids of all effects whose card lies where they may be played."""
    actions = (card for card in p.hand if card_data(card).type == "action")
    for card in (*actions, *p.tops().values(), *p.zones.values()):
        yield from ids(card)
    yield from (f"{PISTOLERO}:1", f"{PISTOLERO}:2")


def affordable(g: RagNGunsState, effect: str) -> bool:
    own = g.me.belt if source(effect)[0] == PISTOLERO else g.me.bullets
    return cost_of(g.me, effect) <= own


def playable(g: RagNGunsState, effect: str) -> bool:
    unused = effect not in g.me.used
    return unused and affordable(g, effect) and effect_of(g.me, effect).possible(g, g.current)


def effects(g: RagNGunsState) -> Iterator[str]:
    return (effect for effect in in_play(g.me) if playable(g, effect))


VERBS: Mapping[str, Callable[[RagNGunsState], object]] = {
    "pose": lambda g: any(poses(g)),
    "effect": lambda g: any(effects(g)),
    "trap": traps,
    "shoot": volley,
    "discard": discards,
    "step-out": lambda g: g.me.ready and not g.me.in_alley,
}


def verbs(g: RagNGunsState) -> list[str]:
    able = [verb for verb, may in VERBS.items() if may(g)] if g.plays < MAX_PLAYS else []
    return [*able, END]


def why_not(g: RagNGunsState, decision: Decision, option: str) -> Refused:
    reason = NO_VERB.get(option) if decision.kind == "turn" else REASONS.get(decision.kind)
    if reason is None or decision.seat != g.current:
        return Refused("not-offered", option=option)
    return reason(g, option)


def reach(p: Player, card: str) -> Refused | None:
    """Return why a card is out of reach, or None."""
    if card not in p.cards() or card in p.box or card in p.deck:
        return Refused("no-such-card")
    if card in p.discard:
        return Refused("in-discard", card=card)
    if any(card in pile[:-1] for pile in p.stash.values()):
        return Refused("covered", card=card)
    return None


def pose(g: RagNGunsState, card: str) -> Refused:
    if not free_zones(g.me):
        return Refused("zones-full")
    if why := reach(g.me, card):
        return why
    if not card_data(card).posable:
        return Refused("no-statistics", card=card)
    if card not in accessible(g.me):
        return Refused("posed-already", card=card)
    return Refused("too-dear", card=card, cost=price(g, g.current, card), bullets=g.me.bullets)


def trap(g: RagNGunsState, card: str) -> Refused:
    if why := reach(g.me, card):
        return why
    return Refused("no-bullets") if is_trap(card) else Refused("no-trap", card=card)


def shoot(g: RagNGunsState, _: str) -> Refused:
    if g.barred:
        return Refused("barred-shoot")
    if g.volleys > total(g, g.current, VOLLEYS):
        return Refused("fired-already")
    if firepower(g, g.current) <= 0:
        return Refused("no-firepower")
    if max_count := volley(g):
        return Refused("too-many", max=max_count)
    tax = total(g, 1 - g.current, TAX)
    return Refused("taxed", tax=tax) if tax and g.me.bullets else Refused("no-bullets")


def effect(g: RagNGunsState, chosen: str) -> Refused:
    card = chosen.partition(":")[0]
    if card != PISTOLERO:
        if why := reach(g.me, card):
            return why
        if key_of(card) not in EFFECTS:
            return Refused("no-effect", card=card)
    if chosen not in in_play(g.me):
        return Refused("not-in-play", card=card)
    name, what = g.me.pistolero if card == PISTOLERO else card, effect_of(g.me, chosen)
    if chosen in g.me.used:
        return Refused("used", card=name)
    if not affordable(g, chosen):
        cost = cost_of(g.me, chosen)
        if card == PISTOLERO:
            return Refused("belt-short", cost=cost, belt=g.me.belt)
        return Refused("too-dear", card=name, cost=cost, bullets=g.me.bullets)
    if not what.test(g, g.current) and what.does.startswith("boosts"):
        empty = ALLEY not in g.me.zones and not g.me.in_alley
        return Refused("alley-empty" if empty else "alley-unfit", card=name)
    return Refused("no-target", card=name)


def discard(g: RagNGunsState, card: str) -> Refused:
    if card == PISTOLERO or card in PISTOLEROS:
        return Refused("keeps-pistolero")
    return reach(g.me, card) or Refused("no-such-card")


def disarm(g: RagNGunsState, option: str) -> Refused:
    known = option.partition(":")[0] in ("pay", "overbid")
    return Refused("trap-short", bullets=g.me.bullets) if known else Refused("not-offered", option=option)


REASONS: Mapping[str, Callable[[RagNGunsState, str], Refused]] = {
    "pose": pose,
    "trap": trap,
    "shoot": shoot,
    "effect": effect,
    "discard": discard,
    "zone": lambda g, name: Refused("zone-full", zone=name) if name in ZONES else Refused("no-such-zone"),
    "stake": lambda g, _: Refused("stake", max=g.me.bullets),
    "disarm": disarm,
}
NO_VERB: Mapping[str, Callable[[RagNGunsState, str], Refused]] = {
    "pose": lambda g, _: Refused("nothing-to-pose" if free_zones(g.me) else "zones-full"),
    "trap": lambda g, _: Refused("nothing-to-set" if g.me.bullets else "no-bullets"),
    "shoot": shoot,
    "effect": lambda g, _: Refused("nothing-to-play"),
    "step-out": lambda g, _: Refused("out-already" if g.me.in_alley else "not-ready"),
}
