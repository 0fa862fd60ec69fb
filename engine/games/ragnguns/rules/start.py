"""The start of the game and of each turn: decks, who begins, recharge, draw."""

from __future__ import annotations

from engine.core.decks import Deck
from engine.core.prompts import Seat, ask_all
from engine.games.ragnguns import moves
from engine.games.ragnguns.cards import SETS, named
from engine.games.ragnguns.lasting import AMMO, CARDS, MEND, lasting, total
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, Player, RagNGunsState

DRAW = 3
SEATS = (0, 1)


async def decks(g: RagNGunsState) -> None:
    """Who has brought no deck takes a prebuilt one, not knowing the other's; then the dice say who begins."""
    choosing = [seat for seat in SEATS if not g.players[seat].pistolero]
    prebuilt = {deck.key: deck for deck in SETS[g.edition.card_set].decks}
    chosen = await ask_all("deck", dict.fromkeys(choosing, prebuilt))
    for seat, [deck] in chosen.items():
        take(g.players[seat], seat, deck)
    for seat, p in enumerate(g.players):
        g.rng.shuffle(p.deck)
        g.tell("chose", seat, pistolero=p.pistolero)
    g.current = begins(g)
    g.tell("begins", g.current)
    g.phase = "recharge"


def take(p: Player, seat: Seat, deck: Deck) -> None:
    """Take the cards of a deck out of the box; nobody else learns which before both have theirs."""
    p.pistolero = deck.leader
    p.deck = [named(key, seat) for key in deck.cards]
    p.box = [card for card in p.box if card not in p.deck]


def begins(g: RagNGunsState) -> Seat:
    """Roll a die each until one is higher."""
    while True:
        faces = [g.rng.roll()[0] for _ in SEATS]
        for seat, face in enumerate(faces):
            g.tell("rolled", seat, die=face)
        if faces[0] != faces[1]:
            return faces.index(max(faces))


async def recharge(g: RagNGunsState) -> None:
    """Barrel and bullets, then cards; who can draw none any more has a pistolero ready to fight."""
    g.turn += 1
    p = g.me
    if g.turn > 1:
        p.barrel = min(BARREL, p.barrel + 1)
    p.bullets = p.barrel + total(g, g.current, AMMO)
    g.tell("turn", g.current, turn=g.turn, barrel=p.barrel, bullets=p.bullets)
    mend(g)
    if not moves.draw(g, g.current, DRAW + total(g, g.current, CARDS)) and not p.ready:
        p.ready = True
        g.tell("ready", g.current)
    g.phase = "disarm"


def mend(g: RagNGunsState) -> None:
    """Cards that last heal what lies in the other zone."""
    for zone, each in list(lasting(g, g.current)):
        if each.does == MEND:
            moves.heal(g, g.current, SHELTER if zone == ALLEY else ALLEY, each.count)
