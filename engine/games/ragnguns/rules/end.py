"""The end of a turn: the hand goes to the stash, the bullets to the belt, the turn to the other."""

from __future__ import annotations

from engine.core.prompts import ask
from engine.games.ragnguns import moves
from engine.games.ragnguns.cards import is_trap
from engine.games.ragnguns.state import PLACES, Player, RagNGunsState

MOST_TURNS = 60  # of both seats together: then nobody wins
UP = ":up"  # of a trap that is stashed face up


async def stash(g: RagNGunsState) -> None:
    """One card of the hand gets its place, unseen; when all have theirs they are put there together."""
    p = g.me
    left = unplanned(p)
    if len(left) > 0:
        options = {name: name for card in left for name in ways(p, card)}
        p.plan.append(await ask(g.current, "stash", options, default=f"{left[0]}:{planned_lower(p)}"))
    if len(p.plan) == len(p.hand):
        put_plan(g)
        close(g)


def unplanned(p: Player) -> list[str]:
    """The hand cards that have no place in the stash yet."""
    decided = {entry.split(":")[0] for entry in p.plan}
    return [card for card in p.hand if card not in decided]


def ways(p: Player, card: str) -> list[str]:
    """Where a card may go: on either place; a trap face down, or face up."""
    names = [f"{card}:{place}" for place in PLACES]
    return [*names, *(name + UP for name in names)] if is_trap(card) else names


def planned_lower(p: Player) -> str:
    """The place with fewer cards, those counted that will come."""
    coming = [entry.split(":")[1] for entry in p.plan]
    return min(PLACES, key=lambda place: len(p.stash[place]) + coming.count(place))


def put_plan(g: RagNGunsState) -> None:
    """Put the hand away as it was planned; the other learns how many cards lie where, and the tops."""
    p = g.me
    for entry in p.plan:
        card, place, *up = entry.split(":")
        moves.put_away(p, card, place, down=is_trap(card) and not up)
    if p.plan:
        coming = [entry.split(":")[1] for entry in p.plan]
        g.tell("stashed", g.current, left=coming.count("left"), right=coming.count("right"))
    p.plan = []


def close(g: RagNGunsState) -> None:
    """Bullets into the belt; what held for this turn is over."""
    p = g.me
    if p.bullets:
        g.tell("kept", g.current, count=p.bullets)
    p.belt, p.bullets = p.belt + p.bullets, 0
    p.used, p.boost = [], {}
    g.plays, g.volleys, g.barred = 0, 0, []
    if g.turn >= MOST_TURNS or nobody_can_fire(g):
        moves.win(g)
    g.current, g.phase = 1 - g.current, "recharge"


def nobody_can_fire(g: RagNGunsState) -> bool:
    """Have both neither cards to play nor a pistolero who could fire?"""
    return all(
        not (p.deck or p.hand or p.tops() or p.zones.get("alley") or p.traps or p.facts.power)
        for p in g.players
    )
