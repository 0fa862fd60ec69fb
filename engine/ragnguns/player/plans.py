"""What to do next in one's own turn: the best of all that can be done, as long as it is worth it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.flow import Decision
from engine.luck import Luck
from engine.ragnguns.cards import fact
from engine.ragnguns.player.worth import (
    BULLET,
    imagine,
    played_worth,
    pose_worth,
    posed_worth,
    volley_worth,
)
from engine.ragnguns.rules import legal
from engine.ragnguns.table import ALLEY, ZONES, Table
from engine.ragnguns.view import View

TRAP = 0.6  # less the stake: the same for every trap, so that setting one does not tell which
LATE = 24  # from this turn on a game must come to an end
BETTER = 0.8  # by so much a card must be better than the one it replaces


def verb(view: View, decision: Decision, luck: Luck) -> str:
    """The most useful thing, or the end of the turn."""
    g = imagine(view)
    found = {name: gain for name, gain in gains(g) if name in decision.options}
    best = max(found, key=lambda name: found[name], default=legal.END)
    return best if found.get(best, 0) > 0 else legal.END


def gains(g: Table) -> Iterator[tuple[str, float]]:
    """What each verb would bring now."""
    yield "effect", max((played_worth(g, each) for each in legal.effects(g)), default=0.0)
    yield "pose", max((pose_worth(g, card, zone) for card, zone in _ways(g)), default=0.0)
    yield "shoot", shooting(g)
    yield "trap", TRAP - BULLET if g.me.bullets else 0.0
    yield "discard", max((gain for _, gain in replaced(g)), default=0.0)
    yield "step-out", stepping_out(g)


def _ways(g: Table) -> Iterator[tuple[str, str]]:
    for card in legal.poses(g):
        for zone in legal.free_zones(g.me):
            yield card, zone


def shooting(g: Table) -> float:
    """All that the alley can fire; to be done after what makes it more."""
    count = legal.volley(g)
    return volley_worth(g, g.current, count) - BULLET * count if count else 0.0


def stepping_out(g: Table) -> float:
    """Out into the alley when nothing else can stand there and he lives long enough to fire."""
    other = g.players[1 - g.current]
    if ALLEY in g.me.zones or any(zone == ALLEY for _, zone in _ways(g)):
        return 0.0
    danger = max(0, g.me.hurt - other.hurt - bool(g.me.zones))
    return g.me.facts.power * 0.5 - 0.4 * danger + max(0, g.turn - LATE)


def replaced(g: Table) -> Iterator[tuple[str, float]]:
    """Posed cards that a better one could replace, and cards that are in the way of others."""
    reach = [card for card in legal.accessible(g.me) if fact(card).posable]
    reach = [card for card in reach if legal.price(g, g.current, card) <= g.me.bullets]
    for zone, card in g.me.zones.items():
        better = max((pose_worth(g, other, zone) for other in reach), default=0.0)
        yield card, better - posed_worth(g, card, zone) - BETTER
    if not g.me.deck and not g.me.hand:
        yield from _covering(g)


def _covering(g: Table) -> Iterator[tuple[str, float]]:
    """With an empty deck the stash is all there is: what cannot be used makes room for what lies below."""
    for cards in g.me.stash.values():
        if len(cards) > 1:
            known = fact(cards[-1])
            stuck = not known.effects and (not known.posable or set(ZONES) == set(g.me.zones))
            yield cards[-1], 0.05 if stuck else 0.0


def pose(view: View, decision: Decision, luck: Luck) -> str:
    """The card that gains most in its best zone."""
    g = imagine(view)
    zones = legal.free_zones(g.me)
    return max(decision.options, key=lambda card: max(pose_worth(g, card, zone) for zone in zones))


def zone(view: View, decision: Decision, luck: Luck) -> str:
    """Where this card gains most."""
    g = imagine(view)
    card = str(dict(decision.about)["card"])
    return max(decision.options, key=lambda zone: pose_worth(g, card, zone))


def effect(view: View, decision: Decision, luck: Luck) -> str:
    """The effect that gains most."""
    g = imagine(view)
    return max(decision.options, key=lambda each: played_worth(g, each))


def discard(view: View, decision: Decision, luck: Luck) -> str:
    """The card that is most in the way."""
    g = imagine(view)
    found = {card: gain for card, gain in replaced(g) if card in decision.options}
    return max(found, key=lambda card: found[card], default=decision.options[0])
