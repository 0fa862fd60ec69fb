"""What the three modes of WANTED share: the deal, who sees what, why a choice is refused, the end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import NoReturn

from engine.core.prompts import Decision, Illegal, Seat
from engine.core.rng import Rng
from engine.core.rules import GameOver, Rules
from engine.games.outlaws import moves
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import OutlawsState
from engine.games.outlaws.view import View, deal_anew, view


class Outlaws(Rules[OutlawsState, View]):
    """What the modes share."""

    family = "outlaws"
    state = OutlawsState

    @abstractmethod
    def sums(self, g: OutlawsState, /) -> list[int]:
        """What each seat would collect now."""

    def view(self, g: OutlawsState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
        """What a seat may know now."""
        return view(g, self.name, self.sums(g), waiting, seat)

    def deal_anew(self, g: OutlawsState, seat: Seat | None, rng: Rng) -> None:
        """Deal all anew that this seat cannot see."""
        deal_anew(g, seat, rng)

    def things(self, g: OutlawsState) -> Iterable[str]:
        """The 54 cards."""
        yield from g.deck
        for p in g.players:
            for pile in (p.hand, p.in_play, p.face_up, p.face_down, p.out):
                yield from pile

    def why_not(self, g: OutlawsState, decision: Decision, option: str) -> Illegal:
        """Why a card or an arrangement of dice cannot be chosen."""
        if decision.kind == "place-dice":
            return Illegal("not-these-dice", dice=moves.listed(g.players[decision.seat].dice))
        if option not in OUTLAWS:
            return Illegal("unknown-card")
        code = {"pick": "not-in-hand", "leader": "not-strongest", "discard": "not-in-play"}
        return Illegal(code[decision.kind], card=option)

    def deal(self, seats: int, rng: Rng, phase: str, rounds: int) -> OutlawsState:
        """A new table whose first step is `phase`."""
        players, deck = moves.deal(seats, rng)
        g = OutlawsState(
            rng=rng, players=players, deck=deck, playing=list(range(seats)), phase=phase, rounds=rounds
        )
        for seat, player in enumerate(players):
            g.tell("drew", seat, (("cards", " ".join(player.hand)),), count=len(player.hand))
        return g


def finish(g: OutlawsState, winners: list[Seat]) -> NoReturn:
    """End the game; without winners it is a draw."""
    g.phase, g.hands_open, g.winners = "over", True, list(winners)
    for seat in winners:
        g.tell("won", seat)
    if not winners:
        g.tell("drawn")
    raise GameOver(winners)
