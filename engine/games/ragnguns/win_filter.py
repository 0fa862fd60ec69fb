"""The options worth searching for a win this turn."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from engine.core.decisions import Decision
from engine.games.ragnguns.cards import card_data, has_keyword, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED
from engine.games.ragnguns.effects.vocabulary import Effect, fires
from engine.games.ragnguns.ongoing import COVER, DISCOUNT, LASTING, POWER, VOLLEYS, total
from engine.games.ragnguns.operations import firepower
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, SHELTER, ZONES, RagNGunsState

Worth: TypeAlias = tuple[int, int]  # of a play: bullets that hit, and those that hit or load beyond its cost

IDLE = frozenset((legal.END, "trap"))  # plays that win nothing now
FIRES = frozenset(("fires", "fires-with"))  # effects that may win
HITS = frozenset(("hits", "hits-with", "hits-both"))  # effects that win only against a Pistolero in the alley
USELESS = frozenset(("heals", "strips", "strips-both"))  # effects that do not help now
FETCHING = frozenset(("fetches", "recalls"))  # effects that bring back a card that was used
HELPING = frozenset((POWER, VOLLEYS, DISCOUNT))  # lasting effects that help


def helps(g: RagNGunsState, decision: Decision, last: bool = False) -> Sequence[str]:
    """Return the options that can help to win this turn; with `last`, those that win outright."""
    if decision.kind == "place":
        return decision.default
    if decision.kind == "shoot":
        return [max(decision.options, key=int)]
    if last:
        return _winning(g, decision)
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
    if decision.kind == "turn":
        idle = IDLE if _in_the_way(g) else IDLE | {"discard"}
        return [option for option in decision.options if option not in idle]
    return decision.options


def position(g: RagNGunsState) -> str:
    """Return what counts for a win this turn, whatever the order in which it came about."""
    p, other = g.me, g.players[1 - g.current]
    theirs = other.traps, other.zones, other.pistolero_wounds, other.in_alley, other.belt
    rest = g.phase, g.volleys, g.barred, p.stash, p.deck, p.pistolero_wounds, p.bullets, p.belt, p.in_alley
    unordered: list[Iterable[Any]] = [p.hand, p.discard, p.used, p.zones.items(), p.boost.items()]
    return repr([*rest, *theirs, *map(sorted, (*unordered, p.wounds.items(), other.wounds.items()))])


def _winning(g: RagNGunsState, decision: Decision) -> Sequence[str]:
    if decision.kind == "turn":
        return [verb for verb in decision.options if any(_kills(g, one) for one in _finishing(g, verb))]
    if decision.kind == "effect":
        return [name for name in decision.options if _kills(g, legal.effect_of(g.me, name))]
    if decision.kind == "pose":
        free = legal.free_zones(g.me)
        return [card for card in decision.options if any(_kills(g, one) for one in _posed(card, free))]
    return decision.options if decision.kind == "zone" else ()


def _finishing(g: RagNGunsState, verb: str) -> Iterator[Effect]:
    """Yield what a verb's plays do to the opponent."""
    if verb == "effect":
        yield from (legal.effect_of(g.me, name) for name in legal.effects(g))
    if verb == "pose":
        yield from chain.from_iterable(_posed(card, legal.free_zones(g.me)) for card in legal.poses(g))
    if verb == "shoot":
        yield fires(legal.volley(g) - total(g, 1 - g.current, COVER))


def _posed(card: str, zones: Iterable[str]) -> Iterator[Effect]:
    """Yield what a card may do when it is posed."""
    return (POSED[key_of(card), zone] for zone in zones if (key_of(card), zone) in POSED)


def _kills(g: RagNGunsState, effect: Effect) -> bool:
    """Return whether an effect wins even if all of the opponent's cards absorb their share."""
    other = g.players[1 - g.current]
    left = BARREL - other.pistolero_wounds
    if effect.does in FIRES:
        return effect.count - other.left(SHELTER) - other.left(ALLEY) >= left
    return effect.does in HITS and effect.zone != SHELTER and other.in_alley and effect.count >= left


def may_win_within(g: RagNGunsState, plays: int) -> bool:
    """Return whether so many plays may hit all that the opponent's cards and Pistolero can take."""
    other = g.players[1 - g.current]
    lost = 0 if other.in_alley else other.left(SHELTER) + other.left(ALLEY)
    return _Reach(g).most(plays) >= BARREL - other.pistolero_wounds + lost


class _Reach:
    """How many bullets may hit this turn, as if nothing stood in the way of the best plays."""

    def __init__(self, g: RagNGunsState) -> None:
        p = g.me
        self._g, self._p = g, p
        self._volleys = self._cheaper = 0
        posed = [*p.zones.values()]
        self._near = [*p.hand, *p.stash["left"], *p.stash["right"]]
        own = [*chain.from_iterable(map(legal.ids, posed)), f"{PISTOLERO}:1", f"{PISTOLERO}:2"]
        if any(effect.does == "draws" for effect, _ in self._effects(self._near, own)):
            self._near += p.deck
        self._cheaper = max(_lasting(card, DISCOUNT, SHELTER) for card in (*self._near, *posed, ""))
        more = sum(_lasting(card, VOLLEYS) for card in self._near)
        self._volleys = 0 if g.barred else 1 + total(g, g.current, VOLLEYS) + more - g.volleys
        effects = [*self._effects(self._near, own)]
        self._worth = [self._worth_of(*effect) for effect in effects]
        fetching = [effect.words for effect, _ in effects if effect.does in FETCHING]
        self._fetches = len(fetching)
        lying = (*self._near, *posed, *p.discard) if fetching else ()
        self._fetched = [card for card in lying if any(has_keyword(card, *words) for words in fetching)]
        self._again = [self._worth_of(*effect) for effect in self._effects(self._fetched)]

    def most(self, plays: int) -> int:
        """Return the most bullets that `plays` plays can fire, whoever stands in the Alley."""
        power, ready = firepower(self._g, self._g.current), self._p.facts.power * self._p.ready
        other = max([ready, *(card_data(card).power for card in self._p.zones.values())])
        most = [self._with(power, plays, self._worth), self._with(other, plays - 1, self._worth)]
        for taken, cards in ((1, self._near), (2, self._fetched)):
            most += [self._posing(card, plays, taken) for card in cards if _power(card) > power]
        return max(most)

    def _posing(self, card: str, plays: int, taken: int) -> int:
        """Return the most with a card in the alley; to pose it takes one play, two if it is fetched."""
        hits, cost, worth = 0, self._price(card), [*self._worth]
        for effect in _posed(card, (ALLEY,)):
            hits, gain = self._worth_of(effect, cost)
            if taken == 1:
                worth.remove((hits, gain))
        return hits + self._with(_power(card), plays - taken, worth, cost, taken - 1)

    def _with(self, power: int, plays: int, worth: Iterable[Worth], cost: int = 0, fetched: int = 0) -> int:
        hits, gains = zip(*worth, *[(power, 0)] * self._volleys, (0, 0))
        again, gains_again = zip(*self._again, (0, 0))
        bullets = self._p.bullets - cost + _best(gains, gains_again, plays, self._fetches - fetched)
        return min(bullets, _best(hits, again, plays, self._fetches - fetched))

    def _effects(self, cards: Iterable[str], more: Iterable[str] = ()) -> Iterator[tuple[Effect, int]]:
        """Yield what cards may do, played or posed, and more effects, with what they cost in bullets."""
        for name in (*chain.from_iterable(map(legal.ids, cards)), *more):
            if name not in self._p.used:
                cost = legal.cost_of(self._p, name) * (legal.source(name)[0] != PISTOLERO)
                yield legal.effect_of(self._p, name), cost
        for card in cards:
            yield from ((effect, self._price(card)) for effect in _posed(card, ZONES))

    def _price(self, card: str) -> int:
        return max(0, card_data(card).cost - self._cheaper)

    def _worth_of(self, effect: Effect, cost: int) -> Worth:
        if effect.does == "keeps-up":
            return 0, max(0, effect.count + sum(effect.constants) - cost)
        if effect.does.startswith("boosts"):
            return self._volleys * effect.count, 0
        hits = effect.count if effect.does in FIRES else 0
        if effect.does in HITS:
            other = self._g.players[1 - self._g.current]
            left = {zone: BARREL if zone == ALLEY and other.in_alley else other.left(zone) for zone in ZONES}
            hits = sum(min(effect.count, left[zone]) for zone in ZONES if effect.zone in ("", zone))
        return hits, max(0, hits - cost)


def _power(card: str) -> int:
    return card_data(card).power + _lasting(card, POWER)


def _lasting(card: str, does: str, zone: str = ALLEY) -> int:
    """Return how much of a lasting effect a card has in a zone."""
    effect = LASTING.get((key_of(card), zone))
    return effect.count if effect and effect.does == does else 0


def _best(once: Iterable[int], fetched: Iterable[int], plays: int, fetches: int) -> int:
    """Return the highest total of `plays` plays; a fetched card costs two."""
    once, fetched = sorted(once, reverse=True), sorted(fetched, reverse=True)
    most = (sum(once[: plays - 2 * n]) + sum(fetched[:n]) for n in range(min(fetches, plays // 2) + 1))
    return max(most, default=0)


def _in_the_way(g: RagNGunsState) -> list[str]:
    """Return cards that cover another, or fill a zone where another could be of use."""
    stash = g.me.stash.values()
    covers = [top for *covered, top in filter(None, stash) if any(_is_useful(card) for card in covered)]
    near = [card for card in legal.accessible(g.me) if card_data(card).posable]
    posable = [card for card in near if legal.price(g, g.current, card) <= g.me.bullets]
    of_use = {zone for zone in g.me.zones for card in posable if _is_of_use_there(g, card, zone)}
    return [*(g.me.zones[zone] for zone in ZONES if zone in of_use), *covers]


def _is_of_use_there(g: RagNGunsState, card: str, zone: str) -> bool:
    """Return whether a card posed in this zone may help to win this turn."""
    posed, lasts = POSED.get((key_of(card), zone)), LASTING.get((key_of(card), zone))
    acts = posed is not None and posed.does not in USELESS and posed.possible(g, g.current)
    does = acts or (lasts is not None and lasts.does in HELPING)
    return zone == ALLEY or does or (card in g.me.hand and _has_useful_effect(card))


def _is_useful(card: str) -> bool:
    return card_data(card).posable or _has_useful_effect(card)


def _has_useful_effect(card: str) -> bool:
    return any(effect.does not in USELESS for effect in EFFECTS.get(key_of(card), ()))
