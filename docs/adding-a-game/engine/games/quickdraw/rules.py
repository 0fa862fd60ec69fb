"""The rules of Quickdraw: a turn is a shot, and what the other does about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from engine.core.decisions import Decision, Refused, Seat, as_options, ask
from engine.core.rng import Rng
from engine.core.rules import GameOver, Rules
from engine.games.quickdraw.state import SETS, SPEED, Player, QuickdrawState, in_order
from engine.games.quickdraw.view import View, redeal, view

HAND = 4


class Quickdraw(Rules[QuickdrawState, View]):
    """For two."""

    name = "quickdraw"
    family = "quickdraw"
    seats = range(2, 3)
    state = QuickdrawState

    def setup(self, seats: int, options: Any, rng: Rng) -> QuickdrawState:
        """Four shots each; two are left over."""
        deck = list(SETS[self.edition.card_set])
        rng.shuffle(deck)
        players = [Player(in_order(deck.pop() for _ in range(HAND))) for _ in range(seats)]
        return QuickdrawState(rng=rng, players=players, undealt=deck)

    async def step(self, g: QuickdrawState) -> None:
        """One turn."""
        hand = g.players[g.active].hand
        if not hand:
            self.compare(g)
        g.emit("turn-began", g.active, number=g.turn)
        g.fired = await ask(g.active, "fire", as_options(hand))
        hand.remove(g.fired)
        g.emit("fired", g.active, card=g.fired)
        await self.react(g, 1 - g.active)
        g.turn, g.active = g.turn + 1, 1 - g.active

    async def react(self, g: QuickdrawState, seat: Seat) -> None:
        """The one who is shot at dodges with a faster shot, or is hit."""
        player = g.players[seat]
        faster = [shot for shot in player.hand if SPEED[shot] > SPEED[g.fired]]
        ways = {**as_options(faster), "pass": ""}  # asked even without a choice: skipping reveals the hand
        dodge = await ask(seat, "dodge", ways, card=g.fired, lives=player.lives)
        g.discard.append(g.fired)
        g.fired = ""
        if dodge:
            player.hand.remove(dodge)
            g.discard.append(dodge)
            g.emit("dodged", seat, card=dodge)
        else:
            self.hit(g, seat)

    def hit(self, g: QuickdrawState, seat: Seat) -> None:
        """A life is lost, and with the last one the game."""
        player = g.players[seat]
        player.lives -= 1
        g.emit("hit", seat, lives=player.lives)
        if not player.lives:
            self.finish(g, [1 - seat])

    def compare(self, g: QuickdrawState) -> NoReturn:
        """The one to fire has nothing left: more lives win, and with as many it is a draw."""
        g.emit("out-of-shots", g.active)
        lives = [player.lives for player in g.players]
        self.finish(g, [] if lives[0] == lives[1] else [lives.index(max(lives))])

    def finish(self, g: QuickdrawState, winners: list[Seat]) -> NoReturn:
        """End the game; without winners it is a draw."""
        g.winners = winners
        for seat in winners:
            g.emit("won", seat)
        if not winners:
            g.emit("drawn")
        raise GameOver(winners)

    def view(self, g: QuickdrawState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
        """What a seat may know now."""
        return view(g, waiting, seat)

    def redeal_hidden(self, g: QuickdrawState, seat: Seat | None, rng: Rng) -> None:
        """Redeal everything that this seat cannot see."""
        redeal(g, seat, rng)

    def piece_ids(self, g: QuickdrawState) -> Iterable[str]:
        """The ten shots, wherever they are."""
        yield from g.undealt
        yield from g.discard
        yield from filter(None, [g.fired])
        for player in g.players:
            yield from player.hand

    def why_not(self, g: QuickdrawState, decision: Decision, option: str) -> Refused:
        """Why a shot cannot be chosen."""
        if option in g.players[decision.seat].hand:
            return Refused("too-slow", card=option, shot=g.fired)
        return Refused("not-in-hand", card=option)
