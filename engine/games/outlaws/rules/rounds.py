"""Duel and shoot-out: a card each, five rounds, then the rewards are counted."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.core.prompts import Seat, ask_all, named
from engine.core.rng import Rng
from engine.core.rules import Options
from engine.games.outlaws import moves
from engine.games.outlaws.rules.shared import Outlaws, finish
from engine.games.outlaws.state import OutlawsState

ROUNDS = 5


@dataclass(frozen=True)
class RoundOptions(Options):
    """Of duel and shoot-out: whether the dice are rolled before the cards are chosen."""

    dice_first: bool = False


class Rounds(Outlaws):
    """What duel and shoot-out share: all but where the losers go."""

    options = RoundOptions
    presets = MappingProxyType({"standard": RoundOptions(), "revolvers-first": RoundOptions(dice_first=True)})

    @abstractmethod
    def settle(self, g: OutlawsState, winner: Seat | None, /) -> None:
        """Put the round's cards where they go; without a winner it was a tie."""

    @abstractmethod
    def undecided(self, tied: list[Seat], /) -> list[Seat]:
        """Who wins when the tied can no longer be told apart."""

    def setup(self, seats: int, options: Any, rng: Rng) -> OutlawsState:
        """Five cards each."""
        g = self.deal(seats, rng, "begin", ROUNDS)
        g.dice_first = options.dice_first
        return g

    async def step(self, g: OutlawsState) -> None:
        """The start of a round, a round, or what follows the last one."""
        if g.phase == "begin":
            self.begin(g)
        elif g.phase == "pick":
            await self.pick(g)
        elif g.phase == "sudden-death":
            self.sudden_death(g)
        else:
            self.collect(g)

    def begin(self, g: OutlawsState) -> None:
        """Announce the round; dice that come first are rolled before the rest, so that all see them."""
        g.tell("turn", round=g.round, of=g.rounds)
        if g.dice_first:
            moves.roll(g, 1)
        g.phase = "pick"

    async def pick(self, g: OutlawsState) -> None:
        """Phases 1 to 3: a card face down, a die beside it, shots."""
        hands = {seat: g.players[seat].hand for seat in g.playing}
        choices = {seat: named(hand) for seat, hand in hands.items() if len(hand) > 1}
        chosen = await ask_all("pick", choices, round=g.round, of=g.rounds, cards=1)
        for seat, hand in hands.items():
            moves.put_down(g, seat, chosen.get(seat, hand))
        if not g.dice_first:
            moves.roll(g, 1)
        self.shots(g)
        g.round += 1
        g.phase = "begin" if g.round <= g.rounds else "collect"

    def shots(self, g: OutlawsState) -> None:
        """Phase 3: turn up, count, and clear the table for the next round."""
        moves.turn_up(g)
        best = moves.score(g, {seat: g.players[seat].in_play[0] for seat in g.playing})
        self.settle(g, best[0] if len(best) == 1 else None)
        for seat in g.playing:
            g.players[seat].in_play, g.players[seat].dice = [], []
        g.up = False

    def collect(self, g: OutlawsState) -> None:
        """Phase 4: the highest sum wins; those tied for it begin again."""
        sums = self.sums(g)
        for seat in g.playing:
            g.tell("paid", seat, reward=sums[seat])
        tied = [seat for seat in g.playing if sums[seat] == max(sums[s] for s in g.playing)]
        if len(tied) == 1:
            finish(g, tied)
        self.begin_again(g, tied)

    def begin_again(self, g: OutlawsState, tied: list[Seat]) -> None:
        """The winners of those tied become their hands; one who has none left needs the deck."""
        g.playing = tied
        g.round, g.rounds = 1, min(len(g.players[seat].face_up) for seat in tied)
        for seat in tied:
            player = g.players[seat]
            player.out += player.hand
            player.hand = []
            if g.rounds:
                player.hand, player.face_up = player.face_up, []
        g.phase = "begin" if g.rounds else "sudden-death"
        g.replay, g.hands_open = g.replay + 1, True
        if g.rounds:
            g.tell("replayed", rounds=g.rounds)

    def sudden_death(self, g: OutlawsState) -> None:
        """A card each from the deck, unseen; a deck that cannot serve all of them ends the game."""
        if len(g.deck) < len(g.playing):
            finish(g, self.undecided(g.playing))
        g.rounds = 1
        g.tell("deadlocked")
        for seat in g.playing:
            g.players[seat].in_play = [g.deck.pop()]
            g.tell("drew", seat, count=1)
        moves.roll(g, 1)
        self.shots(g)
        g.phase = "collect"


class Duel(Rounds):
    """Two seats: each keeps his own losers, and the other is paid for them."""

    name = "outlaws-duel"
    seats = range(2, 3)

    def sums(self, g: OutlawsState) -> list[int]:
        """The rewards of the opponent's face-down cards."""
        return [moves.rewards(p.face_down) for p in reversed(g.players)]

    def settle(self, g: OutlawsState, winner: Seat | None) -> None:
        """The winner's card face up, any other face down, each at its owner's right."""
        for seat in g.playing:
            player = g.players[seat]
            won = seat == winner
            (player.face_up if won else player.face_down).append(player.in_play[0])
            g.tell("stood" if won else "fell", seat, card=player.in_play[0])

    def undecided(self, tied: list[Seat]) -> list[Seat]:
        """A draw."""
        return []


class Shootout(Rounds):
    """Three to ten seats: the round's winner takes all the cards he beat."""

    name = "outlaws-shootout"
    seats = range(3, 11)

    def sums(self, g: OutlawsState) -> list[int]:
        """The rewards of the face-down cards that a seat has taken."""
        return [moves.rewards(p.face_down) for p in g.players]

    def settle(self, g: OutlawsState, winner: Seat | None) -> None:
        """The winner's card face up, the others face down at his right; after a tie all are out."""
        if winner is not None:
            g.players[winner].face_up += g.players[winner].in_play
            g.tell("stood", winner, card=g.players[winner].in_play[0])
        for seat in (s for s in g.playing if s != winner):
            [card] = g.players[seat].in_play
            if winner is None:
                g.players[seat].out.append(card)
                g.tell("withdrew", seat, card=card)
            else:
                g.players[winner].face_down.append(card)
                g.tell("took", winner, card=card, owner=f"seat:{seat}")

    def undecided(self, tied: list[Seat]) -> list[Seat]:
        """They share the win."""
        return tied
