"""The options worth searching for a win this turn."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.core.decisions import Decision
from engine.games.ragnguns.cards import card_data, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import COVER, DISCOUNT, LASTING, POWER, VOLLEYS, total
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, RagNGunsState

IDLE = frozenset((legal.END, "trap"))  # plays that win nothing now
FIRES = frozenset(("fires", "fires-with"))  # effects that may win
HITS = frozenset(("hits", "hits-with", "hits-both"))  # effects that win only against a Pistolero in the alley
USELESS = frozenset(("heals", "strips", "strips-both"))  # effects that do not help now
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
    if decision.kind == "target":
        return [
            card
            for card in decision.options
            if card not in g.me.discard or _is_posable(g, card) or _has_useful_effect(card)
        ]
    if decision.kind == "discard":
        in_the_way = _in_the_way(g)
        return [card for card in decision.options if card in in_the_way]
    if decision.kind == "zone":
        card = str(dict(decision.facts)["card"])
        return [zone for zone in decision.options if _is_of_use_there(g, card, zone)]
    return _useful_verbs(g, decision) if decision.kind == "turn" else decision.options


def _useful_verbs(g: RagNGunsState, decision: Decision) -> Sequence[str]:
    """Leave out a fusillade that cannot win unless another may follow: effects come first."""
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
    covers = [cards[-1] for cards in g.me.stash.values() if len(cards) > 1]
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


def _is_posable(g: RagNGunsState, card: str) -> bool:
    return card_data(card).posable and legal.price(g, g.current, card) <= g.me.bullets


def _has_useful_effect(card: str) -> bool:
    return any(effect.does not in USELESS for effect in EFFECTS.get(key_of(card), ()))
