"""The options worth searching for a win this turn."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.decisions import Decision
from engine.games.ragnguns.cards import card_data, key_of
from engine.games.ragnguns.effects import EFFECTS, PISTOLEROS, POSED
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import COVER, DISCOUNT, LASTING, POWER, VOLLEYS, total
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, SHELTER, ZONES, Player, RagNGunsState

IDLE = frozenset((legal.END, "trap"))  # plays that win nothing now
FIRES = frozenset(("fires", "fires-with"))  # effects that may win
HITS = frozenset(("hits", "hits-with", "hits-both"))  # effects that win only against a Pistolero in the alley
USELESS = frozenset(("heals", "strips", "strips-both"))  # effects that do not help now
GAINING = FIRES | HITS | {"keeps-up"}  # effects that may fire or load more bullets than they cost
FETCHING = frozenset(("fetches", "recalls"))  # effects that bring back a card that was used
CHEAPER = max(effect.count for effect in LASTING.values() if effect.does == DISCOUNT)
HELPING = frozenset((POWER, VOLLEYS, DISCOUNT))  # lasting effects that help


def helps(g: RagNGunsState, decision: Decision, last: bool = False) -> Sequence[str]:
    """Return the options that can help to win this turn; with `last`, those that win outright."""
    if last:
        return _winning(g, decision)
    if decision.kind == "place":
        return decision.default
    if decision.kind == "shoot":
        return [max(decision.options, key=int)]
    if decision.kind == "effect":
        return [name for name in decision.options if legal.effect_of(g.me, name).does not in USELESS]
    if decision.kind in ("target", "on-pose"):  # a card, zone or place
        return [option for option in decision.options if "." not in option or _is_useful(option)]
    if decision.kind == "discard":
        in_the_way = _in_the_way(g)
        return [card for card in decision.options if card in in_the_way]
    if decision.kind == "zone":
        card = str(dict(decision.facts)["card"])
        return [zone for zone in decision.options if _is_of_use_there(g, card, zone)]
    return _useful_verbs(g, decision) if decision.kind == "turn" else decision.options


def position(g: RagNGunsState) -> str:
    """Return what counts for a win this turn, whatever the order in which it came about."""
    p, other = g.me, g.players[1 - g.current]
    theirs = other.traps, other.zones, other.pistolero_wounds, other.in_alley, other.belt
    rest = g.phase, g.volleys, g.barred, p.stash, p.deck, p.pistolero_wounds, p.bullets, p.belt, p.in_alley
    unordered: list[Iterable[Any]] = [p.hand, p.discard, p.used, p.zones.items(), p.boost.items()]
    return repr([*rest, *theirs, *map(sorted, (*unordered, p.wounds.items(), other.wounds.items()))])


def _useful_verbs(g: RagNGunsState, decision: Decision) -> Sequence[str]:
    """Leave out a fusillade that cannot win unless another may follow: effects come first."""
    if not _may_be_enough(g):
        return ()
    other, idle = g.players[1 - g.current], set(IDLE)
    if not _in_the_way(g):
        idle.add("discard")
    lost = total(g, 1 - g.current, COVER) + other.left(SHELTER)
    if not total(g, g.current, VOLLEYS) and legal.volley(g) - lost < BARREL - other.pistolero_wounds:
        idle.add("shoot")
    return [option for option in decision.options if option not in idle]


def _winning(g: RagNGunsState, decision: Decision) -> Sequence[str]:
    if decision.kind == "turn":
        return [option for option in decision.options if option in WINNING and WINNING[option](g)]
    if decision.kind == "effect":
        return [name for name in decision.options if _kills(g, legal.effect_of(g.me, name))]
    if decision.kind == "pose":
        return [card for card in decision.options if _kills_posed(g, card, legal.free_zones(g.me))]
    if decision.kind == "zone":
        card = str(dict(decision.facts)["card"])
        return [zone for zone in decision.options if _kills_posed(g, card, (zone,))]
    return [max(decision.options, key=int)] if decision.kind == "shoot" else ()


def _may_be_enough(g: RagNGunsState) -> bool:
    """Return whether all that the opponent's cards and Pistolero can take may be fired.

    A bullet hits once; effects within reach may fire or load more than they cost, and be brought back.
    """
    p, other = g.me, g.players[1 - g.current]
    near = [*p.hand, *p.stash["left"], *p.stash["right"]]
    effects = [*_effects(p, near)]
    if any(effect.does == "draws" for effect, _ in effects):
        effects = [*_effects(p, (*near, *p.deck))]
    more = sum(_gain(*effect) for effect in effects)
    if fetched := sum(effect.does in FETCHING for effect, _ in effects):
        more += fetched * max(
            _gain(*effect) for effect in _effects(p, (*near, *p.zones.values(), *p.discard))
        )
    lost = 0 if other.in_alley else other.left(SHELTER) + other.left(ALLEY)
    return p.bullets + more >= BARREL - other.pistolero_wounds + lost


def _effects(p: Player, cards: Iterable[str]) -> Iterator[tuple[Effect, int]]:
    """Yield what these cards, those in play and the Pistolero may do, with the least it costs in bullets."""
    cards = [*cards]
    for card in (*cards, *p.zones.values()):
        for name in legal.ids(card):
            if name not in p.used:
                yield legal.effect_of(p, name), legal.cost_of(p, name)
    for card in cards:
        for zone in ZONES:
            if effect := POSED.get((key_of(card), zone)):
                yield effect, card_data(card).cost - CHEAPER
    for number, effect in enumerate(PISTOLEROS[p.pistolero], 1):
        if f"{PISTOLERO}:{number}" not in p.used:
            yield effect, 0


def _gain(effect: Effect, cost: int) -> int:
    """Return how many bullets an effect may fire or load beyond its cost."""
    count = effect.count * (len(ZONES) if effect.does == "hits-both" else 1) + sum(effect.constants)
    return max(0, count - max(0, cost)) if effect.does in GAINING else 0


WINNING: Mapping[str, Callable[[RagNGunsState], bool]] = {
    "effect": lambda g: any(_kills(g, legal.effect_of(g.me, name)) for name in legal.effects(g)),
    "pose": lambda g: any(_kills_posed(g, card, legal.free_zones(g.me)) for card in legal.poses(g)),
    "shoot": lambda g: _is_enough(g, legal.volley(g) - total(g, 1 - g.current, COVER)),
}


def _kills_posed(g: RagNGunsState, card: str, zones: Iterable[str]) -> bool:
    posed = (POSED.get((key_of(card), zone)) for zone in zones)
    return any(effect is not None and _kills(g, effect) for effect in posed)


def _kills(g: RagNGunsState, effect: Effect) -> bool:
    if effect.does in FIRES:
        return _is_enough(g, effect.count)
    other = g.players[1 - g.current]
    at_them = effect.does in HITS and effect.zone != SHELTER and other.in_alley
    return at_them and effect.count >= BARREL - other.pistolero_wounds


def _is_enough(g: RagNGunsState, bullets: int) -> bool:
    """Return whether these bullets win even if all of the opponent's cards absorb their share."""
    other = g.players[1 - g.current]
    return bullets - other.left(SHELTER) - other.left(ALLEY) >= BARREL - other.pistolero_wounds


def _in_the_way(g: RagNGunsState) -> list[str]:
    """Return cards that cover another, or fill a zone where another could be of use."""
    stash = g.me.stash.values()
    covers = [top for *covered, top in filter(None, stash) if any(_is_useful(card) for card in covered)]
    posable = [card for card in legal.accessible(g.me) if _is_posable(g, card)]
    filled = g.me.zones.items()
    return [
        *(lies for zone, lies in filled if any(_is_of_use_there(g, card, zone) for card in posable)),
        *covers,
    ]


def _is_of_use_there(g: RagNGunsState, card: str, zone: str) -> bool:
    """Return whether a card posed in this zone may help to win this turn."""
    posed, lasts = POSED.get((key_of(card), zone)), LASTING.get((key_of(card), zone))
    acts = posed is not None and posed.does not in USELESS and posed.possible(g, g.current)
    does = acts or (lasts is not None and lasts.does in HELPING)
    return zone == ALLEY or does or (card in g.me.hand and _has_useful_effect(card))


def _is_useful(card: str) -> bool:
    return card_data(card).posable or _has_useful_effect(card)


def _is_posable(g: RagNGunsState, card: str) -> bool:
    return card_data(card).posable and legal.price(g, g.current, card) <= g.me.bullets


def _has_useful_effect(card: str) -> bool:
    return any(effect.does not in USELESS for effect in EFFECTS.get(key_of(card), ()))
