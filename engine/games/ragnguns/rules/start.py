"""The start of the game and of each turn: decks, recharge, traps, draw."""

from engine.core.decisions import Seat, as_options, ask, ask_all
from engine.core.decks import Deck
from engine.games.ragnguns import cards, operations
from engine.games.ragnguns.cards import DECKS, key_of
from engine.games.ragnguns.effects import TRAPS
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import AMMO, CARDS, MEND, TOLL, ongoing_effects, total
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, Player, RagNGunsState, Trap

DRAW = 3
SEATS = (0, 1)
PAY, OVERBID, TAKE = "pay", "overbid", "take"


async def decks(g: RagNGunsState) -> None:
    """Let each seat without a deck take a prebuilt one, unseen by the other; roll who begins."""
    choosing = [seat for seat in SEATS if not g.players[seat].pistolero]
    chosen = await ask_all("deck", dict.fromkeys(choosing, DECKS))
    for seat, [deck] in chosen.items():
        take(g.players[seat], seat, deck)
    for seat, p in enumerate(g.players):
        g.rng.shuffle(p.deck)
        g.emit("chose", seat, pistolero=p.pistolero)
    g.current = begins(g)
    g.emit("began", g.current)
    g.phase = "recharge"


def begins(g: RagNGunsState) -> Seat:
    while True:
        faces = [g.rng.roll()[0] for _ in SEATS]
        for seat, face in enumerate(faces):
            g.emit("rolled", seat, die=face)
        if faces[0] != faces[1]:
            return faces.index(max(faces))


def take(p: Player, seat: Seat, deck: Deck) -> None:
    """Take the cards of a deck out of the box."""
    p.pistolero = deck.leader
    p.deck = [cards.named(key, seat) for key in deck.cards]
    p.box = [card for card in p.box if card not in p.deck]


async def recharge(g: RagNGunsState) -> None:
    """Load and draw; without a card to draw the Pistolero is ready to fight."""
    g.turn += 1
    p = g.me
    if g.turn > 1:
        p.barrel = min(BARREL, p.barrel + 1)
    p.bullets = p.barrel + total(g, g.current, AMMO)
    g.emit("turn-began", g.current, turn=g.turn, barrel=p.barrel, bullets=p.bullets)
    for zone, effect in list(ongoing_effects(g, g.current)):
        if effect.does == MEND:
            g.cause = p.zones[zone]
            operations.heal(g, g.current, SHELTER if zone == ALLEY else ALLEY, effect.count)
    if not operations.draw(g, g.current, DRAW + total(g, g.current, CARDS)) and not p.ready:
        p.ready = True
        g.emit("became-ready", g.current)
    g.phase = "disarm"


async def disarm(g: RagNGunsState) -> None:
    """Handle one trap: pay, overbid, or spring it. Only its place is known."""
    traps = g.players[1 - g.current].traps
    if not traps:
        g.phase = "turn"
        return
    options = {
        f"{verb}:{place}": (verb, trap)
        for place, trap in enumerate(traps, 1)
        for verb, cost in ((PAY, toll(g, trap)), (OVERBID, toll(g, trap) + 1), (TAKE, 0))
        if cost <= g.me.bullets
    }
    default = next(name for name, (verb, _) in options.items() if verb == TAKE)
    verb, trap = await ask(
        g.current, "disarm", options, default=default, bullets=g.me.bullets, traps=len(traps)
    )
    g.cause = ""  # not that of the Piège before
    await {PAY: pay, OVERBID: overbid, TAKE: spring}[verb](g, trap)


def toll(g: RagNGunsState, trap: Trap) -> int:
    """Return how many bullets it takes to pay a trap; one more overbids it."""
    return trap.stake + total(g, 1 - g.current, TOLL)


async def pay(g: RagNGunsState, trap: Trap) -> None:
    """Return a trap to its owner's stash; they choose the place and its side (R78, R82)."""
    owner, price = 1 - g.current, toll(g, trap)
    g.me.bullets -= price
    g.emit("paid", g.current, price=price)
    operations.stage(g, "paid", g.current, price)
    p, sides = g.players[owner], as_options(operations.SIDES)
    side = await ask(
        owner, "place-trap", sides, default=operations.lower(p), stake=trap.stake, toll=price - trap.stake
    )
    place, *up = side.split(":")
    operations.put_away(p, trap.card, place, down=not up)
    if up:
        g.emit("fetched", owner, card=trap.card, place=place)
    else:
        g.emit("returned", owner, place=place)


async def overbid(g: RagNGunsState, trap: Trap) -> None:
    g.me.bullets -= toll(g, trap) + 1
    g.emit("overbid", g.current, price=toll(g, trap) + 1)
    operations.stage(g, "overbid", g.current, toll(g, trap) + 1, trap.card)
    operations.discard(g, trap.card)


def _loss(effect: Effect, p: Player) -> int:
    """Return how many bullets or cards a Piège takes from its target; 1 if it does something else."""
    has = {"robs": p.bullets, "steals": p.belt, "drops": len(p.hand), "strips-both": len(p.tops())}
    return min(has.get(effect.does, 1), max(1, effect.count + sum(effect.constants)))


async def spring(g: RagNGunsState, trap: Trap) -> None:
    owner = 1 - g.current
    p = g.players[owner]
    operations.take_out(p, trap.card)
    p.played.append(trap.card)
    g.cause, effect = trap.card, TRAPS[key_of(trap.card)]
    possible, price = effect.possible(g, owner), toll(g, trap)
    harms, short = int(possible and effect.does != "nothing"), max(0, price - g.me.bullets)
    g.emit("sprung", g.current, card=trap.card, harms=harms, price=price, short=short)
    operations.stage(g, "sprung", g.current, harms * _loss(effect, g.me), trap.card)
    if possible:
        await effect.do(g, owner, "")
    operations.discard(g, trap.card)
