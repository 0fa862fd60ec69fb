"""Gangs: three cards each and one fight; those tied for the win fight on with fewer."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.core.prompts import Reply, Seat, ask_all, named
from engine.core.rng import Rng
from engine.core.rules import Options
from engine.games.outlaws import moves
from engine.games.outlaws.rules.shared import Outlaws, finish
from engine.games.outlaws.state import OutlawsState

GANG = 3


@dataclass(frozen=True)
class GangOptions(Options):
    """Of gangs: whether the rewards of the beaten gangs are counted for the winner."""

    bounty: bool = False


class Gangs(Outlaws):
    """Two to ten seats: three cards each, one fight; gangs tied for the win fight on with fewer."""

    name = "outlaws-gangs"
    seats = range(2, 11)
    options = GangOptions
    presets = MappingProxyType({"standard": GangOptions(), "bounty": GangOptions(bounty=True)})

    def setup(self, seats: int, options: Any, rng: Rng) -> OutlawsState:
        """Five cards each."""
        g = self.deal(seats, rng, "pick", 1)
        g.bounty = options.bounty
        return g

    def sums(self, g: OutlawsState) -> list[int]:
        """Nothing is collected, or by the winner what the beaten gangs are worth."""
        beaten = [p for seat, p in enumerate(g.players) if seat not in g.winners]
        bounty = sum(moves.rewards([*p.in_play, *p.out]) for p in beaten) if g.bounty and g.winners else 0
        return [bounty if seat in g.winners else 0 for seat in range(len(g.players))]

    async def step(self, g: OutlawsState) -> None:
        """One phase."""
        if g.phase == "pick":
            await self.pick(g)
        elif g.phase == "dice":
            moves.roll(g, len(g.players[g.playing[0]].in_play))
            g.phase = "place-dice"
        elif g.phase == "place-dice":
            await self.place_dice(g)
        elif g.phase == "leader":
            await self.shots(g)
        else:
            await self.discard(g)

    async def pick(self, g: OutlawsState) -> None:
        """Phase 1: three cards face down."""
        choices = {seat: named(g.players[seat].hand) for seat in g.playing}
        chosen = await ask_all("pick", choices, count=GANG, round=1, of=1, cards=GANG)
        for seat, cards in chosen.items():
            moves.put_down(g, seat, cards)
        g.phase = "dice"

    async def place_dice(self, g: OutlawsState) -> None:
        """Phase 2: each gives every card of his one die; dice that can lie in one way only are laid."""
        ways = {seat: moves.arrangements(g.players[seat].dice) for seat in g.playing}
        asked = {seat: way for seat, way in ways.items() if len(way) > 1}
        usual = {seat: self.usual_dice(g, seat) for seat in asked}
        chosen = await ask_all("place-dice", asked, default=usual)
        for seat, [dice] in chosen.items():
            g.players[seat].dice = dice
        moves.turn_up(g)
        g.phase = "leader"

    def usual_dice(self, g: OutlawsState, seat: Seat) -> Reply:
        """How the dice of a silent player are laid."""
        player = g.players[seat]
        return (moves.spelled(moves.highest_to_most_skilled(player.in_play, player.dice)),)

    async def shots(self, g: OutlawsState) -> None:
        """Phase 3: each gang's leader, the totals, and the winner, unless several are tied for it."""
        leaders = await self.leaders(g)
        best = moves.score(g, leaders)
        if len(best) == 1:
            self.win(g, best)
        self.fight_on(g, best)

    async def leaders(self, g: OutlawsState) -> dict[Seat, str]:
        """The strongest of each gang; where several are, their owner chooses."""
        strongest = {seat: moves.strongest(g.players[seat]) for seat in g.playing}
        several = {seat: named(cards) for seat, cards in strongest.items() if len(cards) > 1}
        default = {seat: (moves.better_led(g, seat, cards),) for seat, cards in several.items()}
        chosen = await ask_all("leader", several, default=default)
        leaders = {seat: chosen.get(seat, cards)[0] for seat, cards in strongest.items()}
        for seat, card in leaders.items():
            g.tell("led", seat, card=card)
        return leaders

    def win(self, g: OutlawsState, best: list[Seat]) -> None:
        """The best gang wins; with the option its reward is told."""
        [winner] = g.winners = best
        if g.bounty:
            g.tell("paid", winner, reward=self.sums(g)[winner])
        finish(g, best)

    def fight_on(self, g: OutlawsState, tied: list[Seat]) -> None:
        """The other gangs are out; the tied give up a card each, as long as they have more than one."""
        for seat in (s for s in g.playing if s not in tied):
            player = g.players[seat]
            player.out, player.in_play, player.dice = player.out + player.in_play, [], []
        g.playing = tied
        g.round, g.replay = g.round + 1, g.replay + 1
        g.phase = "discard" if len(g.players[tied[0]].in_play) > 1 else "dice"
        g.tell("repeated", gangs=len(tied))

    async def discard(self, g: OutlawsState) -> None:
        """Each of the tied gives up one of his cards in play, all at once."""
        choices = {seat: named(g.players[seat].in_play) for seat in g.playing}
        chosen = await ask_all("discard", choices)
        for seat, [card] in chosen.items():
            player = g.players[seat]
            player.in_play.remove(card)
            player.out.append(card)
            player.dice = []
            g.tell("discarded", seat, card=card)
        g.phase = "dice"
