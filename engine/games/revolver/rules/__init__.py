"""Revolver 2, phase by phase: the tournament and the turn in turn.py, what is played in play.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from engine.core.decisions import Decision, Illegal, Seat
from engine.core.rng import Rng
from engine.core.rules import Options, Rules
from engine.games.revolver import ongoing
from engine.games.revolver.cards import (
    BRIDGE,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    HOME,
    MAPACHE,
    MINE,
    PEOPLE,
    POKER,
    SIDE,
    deck,
    fact,
    key_of,
    way,
)
from engine.games.revolver.operations import join, weakest
from engine.games.revolver.rules.play import DEEDS, KEGS, ammo_in_hand, limits, play
from engine.games.revolver.rules.turn import attack, deal, draw_two, dusk, march, poker_round
from engine.games.revolver.state import Field, Player, RevolverState
from engine.games.revolver.view import View, deal_anew, view

__all__ = ["Revolver", "RevolverOptions"]


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

    counted = frozenset({"spy", "drop-hand", "recover", "hearten", "dig"})

    def setup(self, seats: int, options: Any, rng: Rng) -> RevolverState:
        """The sides, the starting guardians, six poker cards each of which one is put aside unseen."""
        padre = rng.pick((0, 1)) if options.guardians == "chance" else int(options.guardians == "second")
        sides = [GUARDIANS, MAPACHE] if padre == 0 else [MAPACHE, GUARDIANS]
        home = way(HOME)
        recruits = [person.key for person in PEOPLE.values() if not person.starting]
        rng.shuffle(recruits)
        g = RevolverState(
            rng=rng,
            players=[_player(side, rng) for side in sides],
            fields=[Field(key) for key in home],
            unused=[key for key in FIELDS if key not in home],
            guardians=[],
            recruits=recruits,
        )
        g.tell("sides", padre)
        for person in (person.key for person in PEOPLE.values() if person.starting):
            join(g, person)
        return g

    async def step(self, g: RevolverState) -> None:
        await PHASES[g.phase](g)

    def view(self, g: RevolverState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
        return view(g, waiting, seat)

    def deal_anew(self, g: RevolverState, seat: Seat | None, rng: Rng) -> None:
        deal_anew(g, seat, rng)

    def things(self, g: RevolverState) -> Iterable[str]:
        return g.things()

    def all_see_forced(self, view: View, decision: Decision) -> bool:
        """Who has no card in hand, or may play none, and no gun to discard can only end the turn."""
        if decision.kind != "play":
            return super().all_see_forced(view, decision)
        here, mine = view.fields[view.at], view.seats[decision.seat]
        # With powder or a Gatling, a card in hand may be used though none may be played.
        held = mine.held and view.plays > 0 and here.key not in (BRIDGE, MINE)
        area = here.guards if mine.side == GUARDIANS else here.gang
        idle = (held or not mine.hand_size) and not any(fact(card).type == FIREPOWER for card in area)
        return idle or super().all_see_forced(view, decision)

    def why_not(self, g: RevolverState, decision: Decision, option: str) -> Illegal:
        return why_not(g, decision, option)


def _player(side: str, rng: Rng) -> Player:
    """A side's deck, and its poker cards, one of them removed at random."""
    order = [card.key for card in POKER.values() if card.side == side]
    poker = [*order]
    rng.shuffle(poker)
    removed = [poker.pop()]
    return Player(side=side, deck=deck(side), poker=sorted(poker, key=order.index), removed=removed)


def why_not(g: RevolverState, decision: Decision, option: str) -> Illegal:
    """The refusal that fits the question."""
    if decision.kind == "play":
        return _not_played(g, decision.seat, option)
    if decision.kind == "victim" and option in g.guardians:
        return Illegal("not-weakest", card=option, weakest=" ".join(weakest(g)))
    if decision.kind == "field" and option in FIELDS:
        return Illegal("no-room-there", field=option)
    if decision.kind in ("keg", "second-keg", "ammo") and key_of(option) in SIDE:
        return Illegal("no-icons", card=option)
    if known(option):
        return Illegal("not-that-card", card=option)
    return Illegal("not-offered", option=option)


def known(option: str) -> bool:
    """Return whether it is a card."""
    return key_of(option) in SIDE or option in POKER or option in PEOPLE


def _not_played(g: RevolverState, me: Seat, option: str) -> Illegal:
    if option in DEEDS:
        return _not_done(g, me, option)
    if not known(option):
        return Illegal("unknown-card")
    if option not in g.players[me].hand:
        return Illegal("not-in-hand", card=option)
    return limits(g, me).refusal(option) or Illegal("not-that-card", card=option)


def _not_done(g: RevolverState, me: Seat, deed: str) -> Illegal:
    """Why kegs, the Gatling or an own card in play cannot be used now."""
    if deed == "drop":
        return Illegal("nothing-here")
    if deed == "gatling":
        return _not_fired(g, me)
    if me != g.padre:
        return Illegal("not-your-powder")
    place = BRIDGE if deed == "dynamite" else MINE
    if g.here.key != place:
        return Illegal("not-there", field=place)
    if g.blown if deed == "dynamite" else g.buried:
        return Illegal("blown-already" if deed == "dynamite" else "buried-already")
    return Illegal("too-few-kegs", count=KEGS) if ongoing.powder_is_dry(g.here) else Illegal("wet-powder")


def _not_fired(g: RevolverState, me: Seat) -> Illegal:
    if me != g.general:
        return Illegal("not-your-gatling")
    if g.here.key != MINE:
        return Illegal("not-there", field=MINE)
    return Illegal("no-crew") if ammo_in_hand(g, me) else Illegal("no-ammo")
