"""The game as the driver knows it: set-up, the order of the phases, who sees what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from engine.core.prompts import Decision, Illegal, Seat
from engine.core.rng import Rng
from engine.core.rules import Options, Rules
from engine.games.revolver.cards import FIELDS, GUARDIANS, HOME, MAPACHE, PEOPLE, POKER, deck, way
from engine.games.revolver.moves import join
from engine.games.revolver.rules.play import play
from engine.games.revolver.rules.poker import deal, poker_round
from engine.games.revolver.rules.refusals import why_not
from engine.games.revolver.rules.turn import attack, draw_two, dusk, march
from engine.games.revolver.state import Field, Player, RevolverState
from engine.games.revolver.view import View, deal_anew, view

PHASES: Mapping[str, Callable[[RevolverState], Awaitable[None]]] = {
    "poker": poker_round,
    "deal": deal,
    "march": march,
    "draw": draw_two,
    "play": play,
    "attack": attack,
    "dusk": dusk,
}


@dataclass(frozen=True)
class RevolverOptions(Options):
    """Who leads the guardians: the first seat, which is the host's, the second, or whoever chance says."""

    guardians: Literal["chance", "first", "second"] = "chance"


class Revolver(Rules[RevolverState, View]):
    """Two seats: Padre Esteban's guardians of Malpaso against General Mapache."""

    name = "revolver"
    family = "revolver"
    seats = range(2, 3)
    state = RevolverState
    options = RevolverOptions
    presets = MappingProxyType(
        {
            "standard": RevolverOptions(),
            "host-guardians": RevolverOptions("first"),
            "host-mapache": RevolverOptions("second"),
        }
    )

    def setup(self, seats: int, options: Any, rng: Rng) -> RevolverState:
        """The sides, the starting guardians, six poker cards each of which one is put aside unseen."""
        padre = rng.pick((0, 1)) if options.guardians == "chance" else int(options.guardians == "second")
        sides = [GUARDIANS, MAPACHE] if padre == 0 else [MAPACHE, GUARDIANS]
        recruits = [person.key for person in PEOPLE.values() if not person.starting]
        rng.shuffle(recruits)
        g = RevolverState(
            rng=rng,
            players=[_player(side, rng) for side in sides],
            fields=[Field(key) for key in way(HOME)],
            unused=[key for key in FIELDS if key not in way(HOME)],
            guardians=[],
            recruits=recruits,
        )
        g.tell("sides", padre)
        for person in (p.key for p in PEOPLE.values() if p.starting):
            join(g, person)
        return g

    async def step(self, g: RevolverState) -> None:
        """One phase, or one play."""
        await PHASES[g.phase](g)

    def view(self, g: RevolverState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
        """What a seat may know now."""
        return view(g, waiting, seat)

    def deal_anew(self, g: RevolverState, seat: Seat | None, rng: Rng) -> None:
        """Deal all anew that this seat cannot see."""
        deal_anew(g, seat, rng)

    def things(self, g: RevolverState) -> Iterable[str]:
        """Both decks, poker cards, guardians, battlefields and tokens."""
        return g.things()

    def why_not(self, g: RevolverState, decision: Decision, option: str) -> Illegal:
        """Why a choice is not offered."""
        return why_not(g, decision, option)


def _player(side: str, rng: Rng) -> Player:
    """A side's deck, and its poker cards, one of them removed at random."""
    poker = [card.key for card in POKER.values() if card.side == side]
    rng.shuffle(poker)
    removed = [poker.pop()]
    order = list(POKER)
    return Player(side=side, deck=deck(side), poker=sorted(poker, key=order.index), removed=removed)
