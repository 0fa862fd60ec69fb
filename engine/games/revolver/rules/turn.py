"""The tournament and the phases around the plays: march, draw, attack, dusk."""

from typing import NamedTuple

from engine.core.decisions import Seat, as_options, ask, ask_all
from engine.games.revolver import ongoing
from engine.games.revolver.cards import (
    ACCUSATION,
    CATARATAS,
    CHEAT,
    CRYSTAL_RIVER,
    ESTEBAN,
    GUARDIANS,
    MALPASO,
    MAPACHE,
    MINE,
    NUMBER,
    POKER,
    route_battlefields,
)
from engine.games.revolver.effects.people import hit
from engine.games.revolver.operations import army_nears, army_tarries, draw, fortify, recruit, win
from engine.games.revolver.state import Field, RevolverState


class TurnBox(NamedTuple):
    at: int
    box: int


def next_boxes(g: RevolverState) -> list[TurnBox]:
    """Return where the marker may go: the next box, the next battlefield, or either."""
    if g.battlefield_index < 0:
        return [TurnBox(0, 1)]
    facts = g.here.facts
    stay, ride = TurnBox(g.battlefield_index, g.box + 1), TurnBox(g.battlefield_index + 1, 1)
    if g.box < facts.normal:
        return [stay]
    return [stay, ride] if g.box < facts.boxes else [ride]


async def march(g: RevolverState) -> None:
    boxes = next_boxes(g)
    box = boxes[0]
    if len(boxes) > 1:
        here, there = g.here, g.fields[boxes[1].at]
        options = dict(zip(("stay", "ride"), boxes))
        recruits = here.facts.recruits[g.box :]
        box = await ask(
            g.padre, "march", options, default="stay", field=here.key, next=there.key,
            recruits=recruits[0], joining=there.facts.recruits[0], boxes=len(recruits), lost=sum(recruits),
            here=ongoing.defence(here), there=ongoing.defence(there),
        )  # fmt: skip
    g.battlefield_index, g.box = box
    g.emit("marched", g.padre, field=g.here.key, box=g.box)
    recruit(g, g.here.facts.recruits[g.box - 1])
    g.phase = "draw"


async def draw_two(g: RevolverState) -> None:
    before = g.hands[g.current]
    draw(g, g.current, ongoing.draws(g, g.current))
    g.drawn = g.hands[g.current] - before
    g.players[g.current].slowed = 0
    if g.current == g.general:
        g.killed, g.card_hit = 0, None
    g.blast = 0 if g.current == g.general and g.blast == g.plays else None  # still the last that was done
    g.plays = g.ammo = 0
    g.phase = "play"


async def attack(g: RevolverState) -> None:
    gang, guards = ongoing.total(g, MAPACHE), ongoing.total(g, GUARDIANS)
    g.last, g.last_box, g.last_hit = (gang, guards), g.box, ""
    g.remember()
    if gang > guards:
        g.emit("overrun", g.general, gang=gang, guards=guards)
        await hit(g, "attack")
    else:
        g.emit("repelled", g.padre, gang=gang, guards=guards, killed=g.killed)
    g.phase = "dusk"


async def dusk(g: RevolverState) -> None:
    """End Mapache's turn: the army nears if no guardian fell, and the last box decides."""
    if not g.killed:
        army_nears(g, ongoing.idleness(g.last[0] if g.last else 0, g.plays))
    if g.here.key == MINE and g.box == g.here.facts.boxes:
        if ESTEBAN in g.guardians:
            win(g, g.padre, "mine")
        win(g, g.general, "killed")
    g.cover = g.charge = 0
    pass_turn(g)


def pass_turn(g: RevolverState) -> None:
    """Begin the opponent's turn: the guardians march first, Mapache draws."""
    g.players[g.current].one_card_limit = False
    g.current = 1 - g.current
    g.turn += 1
    g.phase = "march" if g.current == g.padre else "draw"


WINS = 2  # rounds that win the tournament
HAND = 5
BEATS = {CHEAT: NUMBER, NUMBER: ACCUSATION, ACCUSATION: CHEAT}


async def poker_round(g: RevolverState) -> None:
    """Play a round in secret; the tournament ends at two wins or without cards."""
    hands = {seat: as_options(player.poker) for seat, player in enumerate(g.players)}
    chosen = await ask_all("poker", hands, round=g.round)
    cards = [chosen[seat][0] for seat in sorted(chosen)]
    for seat, card in enumerate(cards):
        p = g.players[seat]
        g.emit("poker-played", seat, card=card)
        p.poker_revealed.append(card)
        if POKER[card].kind != ACCUSATION:  # the accusation returns to the hand
            p.poker.remove(card)
            p.aside.append(card)
    winner = better(*cards)
    if winner is None:
        g.emit("poker-tied")
    else:
        g.players[winner].rounds += 1
        g.emit("poker-won", winner, rounds=g.players[winner].rounds)
    g.round += 1
    if any(p.rounds == WINS or not p.poker for p in g.players):
        g.phase = "deal"


def better(first: str, second: str) -> int | None:
    """Return which poker card wins, 0 or 1, or None: cheat > number > accusation > cheat."""
    one, two = POKER[first], POKER[second]
    if one.kind != two.kind:
        return 0 if BEATS[one.kind] == two.kind else 1
    if one.value == two.value:
        return None
    return 0 if one.value > two.value else 1


async def deal(g: RevolverState) -> None:
    first, second = (player.rounds for player in g.players)
    if first == second:
        g.emit("tossed")
    winner = g.rng.pick((0, 1)) if first == second else int(second > first)
    wanted = CRYSTAL_RIVER if g.side(winner) == GUARDIANS else CATARATAS
    route = route_battlefields(wanted)
    g.emit("tournament-won", winner, fields=" ".join(route))
    g.unused = [key for key in g.unused if key not in route]
    g.fields = [Field(key) for key in route] + g.fields
    extra = [_benefits(g, seat) for seat in range(2)]
    for seat, player in enumerate(g.players):
        g.rng.shuffle(player.deck)
        draw(g, seat, HAND + extra[seat])
    g.current, g.phase, g.turn = g.padre, "march", 1


def _benefits(g: RevolverState, seat: Seat) -> int:
    cards = 0
    malpaso = next(field for field in g.fields if field.key == MALPASO)
    for card in dict.fromkeys(g.players[seat].poker_revealed):
        benefit, amount = POKER[card].benefit, POKER[card].amount
        if benefit == "cards":
            cards += amount
        elif benefit == "power":
            fortify(g, malpaso, seat, amount)
        elif benefit == "army":
            army_tarries(g, seat)
    return cards
