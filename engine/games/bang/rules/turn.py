"""The turn: Dynamite, Jail, exposing, phase 1, plays, discarding."""

from __future__ import annotations

from collections.abc import Awaitable

from engine.core.prompts import Seat, ask, ask_some, named
from engine.games.bang import moves
from engine.games.bang.answers import ABILITY, More, answer
from engine.games.bang.characters import own, refill
from engine.games.bang.deck import KIND
from engine.games.bang.moves import targeted
from engine.games.bang.playing import playable, resolve, rule_of
from engine.games.bang.record import Aim, record_of
from engine.games.bang.state import SEATS, BangState, Spot, seat_of

LONGEST = 200  # turns, after which the game is a draw (V26, V33)


async def begin(g: BangState) -> None:
    """A new turn: what lies before the player's characters now is checked once, Dynamite before Jail (V6)."""
    g.turn += 1
    if g.turn > LONGEST:
        moves.finish(g, [])
    g.shots, g.held = 0, []
    g.tell("turn", g.current, turn=g.turn)
    g.checks = to_check(g)
    g.phase = "check" if g.checks else "expose"


async def check(g: BangState) -> None:
    """Flip for the next of these cards, and rest: what is flipped is new to all."""
    card = g.checks[0]
    spot = lies(g, card)
    with targeted(g, spot):
        moves.turn_up(g, spot, KIND[card])
    g.phase = "outcome"


async def outcome(g: BangState) -> None:
    """What the flip means for that card."""
    card = g.checks.pop(0)
    check = record_of(card).check
    assert check is not None  # or it would not be among them
    await check.outcome(g, lies(g, card), card)
    g.phase = "check" if g.checks else "expose"


def lies(g: BangState, card: str) -> Spot:
    """Before whom a card lies."""
    return next(spot for spot, character in enumerate(g.ring) if card in character.in_play)


async def expose(g: BangState) -> None:
    """Choose who acts; if nobody may, the turn is skipped (V13)."""
    free = {g.ring[spot].name: spot for spot in g.living(g.current) if spot not in g.held}
    if not free:
        g.tell("skipped", g.current)
        end(g)
        return
    moves.expose(g, free[await whom(g, list(free))])
    refill(g, *SEATS)
    g.phase = "draw"


async def whom(g: BangState, free: list[str]) -> str:
    """The name of whom the current player exposes, asked where there is a choice."""
    me, as_before = g.current, g.ring[g.exposed[g.current]].name

    def question(more: More) -> Awaitable[str]:
        return ask(me, "expose", named([*free, *more]), default=as_before)

    choice = ABILITY if len(free) > 1 else free[0]
    while choice == ABILITY:
        choice = await answer(g, me, question)
    return choice


async def draw(g: BangState) -> None:
    """Phase 1, by the exposed one; who looks at cards first is asked after a rest."""
    await own(g, g.current).draw(g, g.current)
    refill(g, *SEATS)
    g.phase = "draw" if g.looked else "play"


async def play(g: BangState) -> None:
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


async def aimed(g: BangState, me: Seat, card: str) -> Aim:
    """Ask at whom, and for which of his cards; until all is said it can be taken back."""
    record = rule_of(g, me, card)
    if record.wasted(g, me):
        await ask(me, "sure", {"yes": True}, back=True, card=card)
    if record.targets is None:
        return Aim(me, card)
    targets = {g.ring[spot].name: spot for spot in record.targets.spots(g, me)}
    at = await ask(me, "target", targets, back=True, card=card)
    if not record.targets.chooses:
        return Aim(me, card, at)
    hand = ["hand"] if seat_of(at) != me and g.hands[seat_of(at)] else []
    cards = named([*hand, *g.ring[at].in_play])
    return Aim(me, card, at, await ask(me, "take", cards, back=True, card=card, target=g.ring[at].name))


async def discard(g: BangState) -> None:
    """Phase 3: down to the life points of the exposed one."""
    me = g.current
    hand, limit = g.hands[me], g.ring[g.exposed[me]].life
    extra = len(hand) - limit
    if extra > 0:
        for card in await ask_some(me, "discard", named(hand), extra, extra, limit=limit):
            g.drop(me, card)
    end(g)


def end(g: BangState) -> None:
    """The other player's turn."""
    g.current, g.phase = 1 - g.current, "begin"


def to_check(g: BangState) -> list[str]:
    """What is flipped for before characters of the current player, one kind of card after the other."""
    lying = [card for spot in g.living(g.current) for card in g.ring[spot].in_play]
    orders = {card: check.order for card in lying if (check := record_of(card).check)}
    return sorted(orders, key=orders.__getitem__)
