"""The free part of a turn (pose, play effects, set traps, fire) and its end: the stash."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from engine.core.decisions import as_options, ask
from engine.games.ragnguns import operations
from engine.games.ragnguns.cards import is_trap, key_of
from engine.games.ragnguns.effects import MAY, POSED
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import TAX, total
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, PISTOLERO, PLACES, Player, RagNGunsState, Trap

PASS = "pass"
MOST_TURNS = 60  # of both seats together: then nobody wins


async def turn(g: RagNGunsState) -> None:
    verb = await ask(
        g.current, "turn", as_options(legal.verbs(g)), default=legal.END, bullets=g.me.bullets, belt=g.me.belt
    )
    await DO[verb](g)
    g.plays += 1


async def pose(g: RagNGunsState) -> None:
    card = await ask(g.current, "pose", as_options(legal.poses(g)), back=True)
    zone = await ask(g.current, "zone", as_options(legal.free_zones(g.me)), back=True, card=card)
    cost = legal.price(g, g.current, card)
    g.me.bullets -= cost
    operations.take_out(g.me, card)
    g.me.zones[zone] = card
    g.emit("posed", g.current, card=card, zone=zone, cost=cost)
    if effect := POSED.get((key_of(card), zone)):
        await on_pose(g, effect, card)


async def on_pose(g: RagNGunsState, effect: Effect, card: str) -> None:
    """Apply what a posed card does, if possible; fetching is optional."""
    if not effect.possible(g, g.current):
        return
    target = ""
    if effect.targets:
        options = as_options(effect.targets(g, g.current))
        if effect.does in MAY:
            options[PASS] = ""
        target = await ask(g.current, "on-pose", options, card=card)
    if target or not effect.targets:
        await effect.do(g, g.current, target)


async def effect(g: RagNGunsState) -> None:
    chosen = await ask(g.current, "effect", as_options(legal.effects(g)), back=True)
    what = legal.effect_of(g.me, chosen)
    target = await aim(g, what, chosen)
    pay(g, chosen)
    card = legal.source(chosen)[0]
    g.emit("played", g.current, card=g.me.pistolero if card == PISTOLERO else card)
    if card in g.me.hand:
        operations.take_out(g.me, card)
        g.me.played.append(card)
    await what.do(g, g.current, target)
    if not legal.again(chosen):
        operations.discard(g, card)


async def aim(g: RagNGunsState, what: Effect, chosen: str) -> str:
    if what.targets is None:
        return ""
    card = legal.source(chosen)[0]
    about = g.me.pistolero if card == PISTOLERO else card
    return await ask(g.current, "target", as_options(what.targets(g, g.current)), back=True, card=about)


def pay(g: RagNGunsState, chosen: str) -> None:
    cost = legal.cost_of(g.me, chosen)
    if legal.source(chosen)[0] == PISTOLERO:
        g.me.belt -= cost
    else:
        g.me.bullets -= cost
    if legal.again(chosen):
        g.me.used.append(chosen)


async def trap(g: RagNGunsState) -> None:
    card = await ask(g.current, "trap", as_options(legal.traps(g)), back=True)
    amounts = {str(count): count for count in range(1, g.me.bullets + 1)}
    stake = await ask(g.current, "stake", amounts, back=True)
    g.me.bullets -= stake
    operations.take_out(g.me, card)
    g.me.traps.append(Trap(card, stake))
    g.emit("set", g.current, stake=stake)


async def shoot(g: RagNGunsState) -> None:
    most = legal.volley(g)
    amounts = {str(count): count for count in range(1, most + 1)}
    count = await ask(g.current, "shoot", amounts, back=True, power=most)
    tax = total(g, 1 - g.current, TAX)
    g.me.bullets -= count + tax
    g.volleys += 1
    g.emit("volley", g.current, tax=tax)
    await operations.fusillade(g, g.current, count)


async def discard(g: RagNGunsState) -> None:
    operations.discard(g, await ask(g.current, "discard", as_options(legal.discards(g)), back=True))


async def step_out(g: RagNGunsState) -> None:
    if card := g.me.zones.get(ALLEY):
        operations.discard(g, card)
    g.me.in_alley = True
    g.emit("stepped-out", g.current)


async def end(g: RagNGunsState) -> None:
    g.phase = "stash"


DO: Mapping[str, Callable[[RagNGunsState], Awaitable[None]]] = {
    "pose": pose,
    "effect": effect,
    "trap": trap,
    "shoot": shoot,
    "discard": discard,
    "step-out": step_out,
    legal.END: end,
}


async def stash(g: RagNGunsState) -> None:
    """Give one hand card its place; put all away together once each has one."""
    p = g.me
    left = unplanned(p)
    if len(left) > 0:
        options = {name: name for card in left for name in ways(card)}
        p.plan.append(await ask(g.current, "stash", options, default=f"{left[0]}:{planned_lower(p)}"))
    if len(p.plan) == len(p.hand):
        put_plan(g)
        close(g)


def unplanned(p: Player) -> list[str]:
    decided = {entry.split(":")[0] for entry in p.plan}
    return [card for card in p.hand if card not in decided]


def ways(card: str) -> list[str]:
    return [f"{card}:{way}" for way in operations.ways_of(card)]


def planned_lower(p: Player) -> str:
    coming = [entry.split(":")[1] for entry in p.plan]
    return min(PLACES, key=lambda place: len(p.stash[place]) + coming.count(place))


def put_plan(g: RagNGunsState) -> None:
    """Put the hand away as planned; the opponent learns how many cards lie where, and the tops."""
    p = g.me
    for entry in p.plan:
        card, place, *up = entry.split(":")
        operations.put_away(p, card, place, down=is_trap(card) and not up)
    if p.plan:
        coming = [entry.split(":")[1] for entry in p.plan]
        g.emit("stashed", g.current, left=coming.count("left"), right=coming.count("right"))
    p.plan = []


def close(g: RagNGunsState) -> None:
    p = g.me
    if p.bullets:
        g.emit("kept", g.current, count=p.bullets)
    p.belt, p.bullets = p.belt + p.bullets, 0
    p.used, p.boost = [], {}
    g.plays, g.volleys, g.barred = 0, 0, False
    if g.turn >= MOST_TURNS or nobody_can_fire(g):
        operations.win(g)
    g.current, g.phase = 1 - g.current, "recharge"


def nobody_can_fire(g: RagNGunsState) -> bool:
    return all(
        not (p.deck or p.hand or p.tops() or p.zones.get("alley") or p.traps or p.facts.power)
        for p in g.players
    )
