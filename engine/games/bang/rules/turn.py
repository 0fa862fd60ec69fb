"""The turn: Dynamite, Jail, exposing, phase 1, plays, discarding."""

from __future__ import annotations

from collections.abc import Awaitable

from engine.core.prompts import Seat, ask, ask_some, named
from engine.games.bang import moves
from engine.games.bang.answers import ABILITY, More, answer
from engine.games.bang.cards import PLAYS, Aim, playable, resolve, rule_of
from engine.games.bang.characters import own, refill
from engine.games.bang.deck import KIND
from engine.games.bang.harm import wound
from engine.games.bang.moves import count, heart, targeted
from engine.games.bang.state import SEATS, Spot, Table, seat_of

LONGEST = 200  # turns, after which the game is a draw (V26, V33)


async def begin(g: Table) -> None:
    """A new turn: what lies before the player's characters now is checked once, Dynamite before Jail (V6)."""
    g.turn += 1
    if g.turn > LONGEST:
        moves.finish(g, [])
    g.shots, g.held = 0, []
    g.tell("turn", g.current, turn=g.turn)
    g.checks = before(g, "dynamite", "jail")
    g.phase = "check" if g.checks else "expose"


async def check(g: Table) -> None:
    """Flip for the next of these cards, and rest: what is flipped is new to all."""
    card = g.checks[0]
    spot = lies(g, card)
    with targeted(g, spot):
        moves.turn_up(g, spot, KIND[card])
    g.phase = "outcome"


async def outcome(g: Table) -> None:
    """What the flip means for Dynamite or Jail."""
    card = g.checks.pop(0)
    spot = lies(g, card)
    with targeted(g, spot):
        await (dynamite if KIND[card] == "dynamite" else jail)(g, spot, card)
    g.phase = "check" if g.checks else "expose"


async def dynamite(g: Table, spot: Spot, card: str) -> None:
    """It explodes on the spot or goes to the next character clockwise."""
    flipped = await count(g, spot, "dynamite", lambda flipped: not flipped.explodes)
    if flipped is None or not flipped.explodes:
        pass_on(g, spot, card)
        return
    g.clear(spot, card)
    g.tell("exploded", g.current, target=g.ring[spot].name)
    await wound(g, spot, 3)
    g.checks = [jail for jail in g.checks if any(jail in c.in_play for c in g.ring)]


async def jail(g: Table, spot: Spot, card: str) -> None:
    """A heart sets free; without one he cannot be exposed this turn (V12)."""
    free = heart(await count(g, spot, "jail", heart))
    g.clear(spot, card)
    g.tell("freed" if free else "held", g.current, target=g.ring[spot].name)
    g.held += [] if free else [spot]


def lies(g: Table, card: str) -> Spot:
    """Before whom a card lies."""
    return next(spot for spot, character in enumerate(g.ring) if card in character.in_play)


async def expose(g: Table) -> None:
    """Choose who acts; if nobody may, the turn is skipped (V13)."""
    free = {g.ring[spot].name: spot for spot in g.living(g.current) if spot not in g.held}
    if not free:
        g.tell("skipped", g.current)
        end(g)
        return
    moves.expose(g, free[await whom(g, list(free))])
    refill(g, *SEATS)
    g.phase = "draw"


async def whom(g: Table, free: list[str]) -> str:
    """The name of whom the current player exposes, asked where there is a choice."""
    me, as_before = g.current, g.ring[g.exposed[g.current]].name

    def question(more: More) -> Awaitable[str]:
        return ask(me, "expose", named([*free, *more]), default=as_before)

    choice = ABILITY if len(free) > 1 else free[0]
    while choice == ABILITY:
        choice = await answer(g, me, question)
    return choice


async def draw(g: Table) -> None:
    """Phase 1, by the exposed one; who looks at cards first is asked after a rest."""
    await own(g, g.current).draw(g, g.current)
    refill(g, *SEATS)
    g.phase = "draw" if g.looked else "play"


async def play(g: Table) -> None:
    """Phase 2: one card or ability, or the end of it."""
    me = g.current
    cards = playable(g, me)
    choice = await answer(g, me, lambda more: ask(me, "play", named([*cards, *more, "done"]), default="done"))
    if choice == "done":
        g.phase = "discard"
    elif choice != ABILITY:
        await resolve(g, await aimed(g, me, choice))
    refill(g, *SEATS)
    if g.exposed[me] in g.held:  # his partner has died and he sits in Jail (V28)
        g.tell("stopped", me, target=g.ring[g.exposed[me]].name)
        g.phase = "discard"


async def aimed(g: Table, me: Seat, card: str) -> Aim:
    """Ask at whom, and for which of his cards; until all is said it can be taken back."""
    rule = PLAYS[rule_of(g, me, card)]
    if rule.wasted(g, me):
        await ask(me, "sure", {"yes": True}, back=True, card=card)
    if rule.targets is None:
        return Aim(me, card)
    targets = {g.ring[spot].name: spot for spot in rule.targets(g, me)}
    at = await ask(me, "target", targets, back=True, card=card)
    if not rule.chooses:
        return Aim(me, card, at)
    hand = ["hand"] if seat_of(at) != me and g.hands[seat_of(at)] else []
    cards = named([*hand, *g.ring[at].in_play])
    return Aim(me, card, at, await ask(me, "take", cards, back=True, card=card, target=g.ring[at].name))


async def discard(g: Table) -> None:
    """Phase 3: down to the life points of the exposed one."""
    me = g.current
    hand, limit = g.hands[me], g.ring[g.exposed[me]].life
    extra = len(hand) - limit
    if extra > 0:
        for card in await ask_some(me, "discard", named(hand), extra, extra, limit=limit):
            g.drop(me, card)
    end(g)


def end(g: Table) -> None:
    """The other player's turn."""
    g.current, g.phase = 1 - g.current, "begin"


def before(g: Table, *kinds: str) -> list[str]:
    """The cards that lie before characters of the current player, of one kind after the other."""
    cards = [card for spot in g.living(g.current) for card in g.ring[spot].in_play]
    return [card for kind in kinds for card in cards if KIND[card] == kind]


def pass_on(g: Table, spot: Spot, card: str) -> None:
    """To the next living character clockwise, maybe the partner."""
    around = [(spot + step) % 4 for step in (1, 2, 3)]
    there = next(other for other in around if g.ring[other].alive)
    g.ring[spot].in_play.remove(card)
    g.ring[there].in_play.append(card)
    g.tell("passed-on", g.current, card=card, target=g.ring[there].name)
