"""The free part of a turn (pose, play effects, set traps, fire) and the stash."""

from collections.abc import Awaitable, Callable, Mapping

from engine.core.decisions import as_options, ask
from engine.games.ragnguns import operations
from engine.games.ragnguns.cards import is_trap, key_of
from engine.games.ragnguns.effects import MAY, POSED
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import COVER, TAX, TOLL, total
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, PISTOLERO, PLACES, SHELTER, VOLLEY, RagNGunsState, Trap

PASS = "pass"
ALL = "all"  # cards of the hand, stashed as by default
MAX_TURNS = 60  # of both seats together, after which the game is a draw


async def turn(g: RagNGunsState) -> None:
    verb = await ask(
        g.current, "turn", as_options(legal.verbs(g)), default=legal.END, bullets=g.me.bullets, belt=g.me.belt
    )
    newest = g.newest
    await DO[verb](g)
    if newest and g.newest is newest and (verb != legal.END or newest.turn < g.turn):
        g.newest = None  # what came before is no news any more
    g.plays += 1


async def pose(g: RagNGunsState) -> None:
    card = await ask(g.current, "pose", as_options(legal.poses(g)), back=True)
    zone = await ask(g.current, "zone", as_options(legal.free_zones(g.me)), back=True, card=card)
    cost = legal.price(g, g.current, card)
    g.me.bullets -= cost
    operations.take_out(g.me, card)
    g.me.zones[zone] = card
    g.emit("posed", g.current, card=card, zone=zone, cost=cost)
    g.cause = card
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
    card = legal.source(chosen)[0]
    name = g.me.pistolero if card == PISTOLERO else card
    target = ""
    if what.targets is not None:
        options = as_options(what.targets(g, g.current))
        target = await ask(g.current, "target", options, back=True, card=name)
    cost = legal.cost_of(g.me, chosen)
    if card == PISTOLERO:
        g.me.belt -= cost
    else:
        g.me.bullets -= cost
    if legal.again(chosen):
        g.me.used.append(chosen)
    g.cause = name
    g.emit("played", g.current, card=name)
    g.done = []
    if card in g.me.hand:
        operations.take_out(g.me, card)
        g.me.played.append(card)
    await what.do(g, g.current, target)
    if not legal.again(chosen):
        operations.discard(g, card)
    operations.stage(g, "played", g.current, legal.source(chosen)[1], name)
    g.done = None


async def trap(g: RagNGunsState) -> None:
    card = await ask(g.current, "trap", as_options(legal.traps(g)), back=True)
    amounts = {str(count): count for count in range(1, g.me.bullets + 1)}
    stake = await ask(g.current, "stake", amounts, back=True, card=card, toll=total(g, g.current, TOLL))
    g.me.bullets -= stake
    operations.take_out(g.me, card)
    g.me.traps.append(Trap(card, stake))
    g.emit("set", g.current, stake=stake)


async def shoot(g: RagNGunsState) -> None:
    amounts = {str(count): count for count in range(1, legal.volley(g) + 1)}
    count = await ask(g.current, "shoot", amounts, back=True)
    tax = total(g, 1 - g.current, TAX)
    g.me.bullets -= count + tax
    g.volleys += 1
    g.cause = VOLLEY
    g.emit("volley-fired", g.current, tax=tax)
    covered = min(count, total(g, 1 - g.current, COVER))
    if covered:
        shield = g.players[1 - g.current].zones[SHELTER]  # the only zone where a card covers
        g.emit("covered", 1 - g.current, card=shield, count=covered)
        if covered == count:
            operations.stage(g, "covered", 1 - g.current, covered, shield)
    await operations.fire(g, g.current, count - covered)


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
    """Choose the place of one hand card; stash all cards together once each has one."""
    p = g.me
    rest = operations.default_plan(p.hand, p.plan, {place: len(p.stash[place]) for place in PLACES})
    if rest:
        left = [entry.partition(":")[0] for entry in rest]
        ways = [f"{card}:{way}" for card in left for way in operations.ways_of(p, card)]
        options = as_options([*ways, ALL] if len(rest) > 1 else ways)
        entry = await ask(g.current, "stash", options, default=ALL if len(rest) > 1 else rest[0])
        p.plan += rest if entry == ALL else [entry]
    if len(p.plan) == len(p.hand):
        put_away_hand(g)
        end_turn(g)


def put_away_hand(g: RagNGunsState) -> None:
    """Put the hand away as planned; the opponent learns how many cards lie where, and the tops."""
    p, places = g.me, []
    for entry in p.plan:
        card, place, *up = entry.split(":")
        operations.put_away(p, card, place, down=is_trap(card) and not up)
        places.append(place)
    if places:
        g.emit("stashed", g.current, left=places.count("left"), right=places.count("right"))
    p.plan = []


def end_turn(g: RagNGunsState) -> None:
    p = g.me
    if p.bullets:
        g.emit("kept", g.current, count=p.bullets)
    p.belt, p.bullets = p.belt + p.bullets, 0
    p.used, p.boost = [], {}
    g.plays, g.volleys, g.barred = 0, 0, False
    stalemate = not any(
        p.deck or p.hand or p.tops() or ALLEY in p.zones or p.traps or p.facts.power for p in g.players
    )
    if g.turn >= MAX_TURNS or stalemate:
        operations.win(g)
    g.current, g.phase = 1 - g.current, "recharge"
