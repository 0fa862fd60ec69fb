"""The rules of Revolver 2 by phase."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from engine.core.decisions import Decision, Refused, Reply, Seat
from engine.core.rng import Rng
from engine.core.rules import RuleOptions, Rules
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
    card_data,
    deck,
    key_of,
    route_battlefields,
)
from engine.games.revolver.operations import join, weakest
from engine.games.revolver.rules.play import DEEDS, KEGS, ammo_in_hand, limits, play
from engine.games.revolver.rules.turn import attack, deal, draw_two, dusk, march, poker_round
from engine.games.revolver.state import Field, Player, RevolverState
from engine.games.revolver.view import View, is_new_turn, redeal, view

__all__ = ["Revolver", "RevolverOptions"]


ALIKE = ("cost", "keg", "second-keg", "ammo")  # where equal cards are no choice
TARGETS = ("hearten", "recover", "bring", "recall", "drill")  # choices among cards that everybody sees

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
class RevolverOptions(RuleOptions):
    """Who leads the guardians: the host's seat, the second, or chance."""

    guardians: Literal["chance", "first", "second"] = "chance"


class Revolver(Rules[RevolverState, View]):
    """Two seats: Padre Esteban's guardians of Malpaso against General Mapache."""

    name = "revolver"
    sides_preset = "host-guardians"
    family = "revolver"
    seats = range(2, 3)
    state = RevolverState
    options_type = RevolverOptions
    presets = MappingProxyType(
        {
            "standard": RevolverOptions(),
            "host-guardians": RevolverOptions("first"),
            "host-mapache": RevolverOptions("second"),
        }
    )

    separate_kinds = frozenset({"cost", *TARGETS})
    continued_by = MappingProxyType(dict.fromkeys(("play", "field", "cost"), TARGETS))
    countable_kinds = frozenset({"spy", "drop-hand", "recover", "hearten", "dig"})

    def setup(self, seats: int, options: Any, rng: Rng) -> RevolverState:
        padre = rng.pick((0, 1)) if options.guardians == "chance" else int(options.guardians == "second")
        sides = [GUARDIANS, MAPACHE] if padre == 0 else [MAPACHE, GUARDIANS]
        home = route_battlefields(HOME)
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
        g.emit("sides-assigned", padre)
        for person in (person.key for person in PEOPLE.values() if person.starting):
            join(g, person)
        return g

    def side(self, g: RevolverState, seat: Seat) -> str:
        return g.side(seat)

    async def step(self, g: RevolverState) -> None:
        await PHASES[g.phase](g)

    view = staticmethod(view)
    redeal_hidden = staticmethod(redeal)

    def turn(self, g: RevolverState) -> int:
        return g.turn  # the rounds of the tournament are no turns

    def turn_told(self, g: RevolverState) -> int:
        """Return the last turn until something is done in the next one: its attack came last."""
        return (g.turn or g.round) - is_new_turn(g)

    def unseen_piles(self, g: RevolverState) -> Sequence[list[str]]:
        return [p.deck for p in g.players]

    def piece_ids(self, g: RevolverState) -> Iterable[str]:
        return g.things()

    def is_visibly_forced(self, view: View, decision: Decision) -> bool:
        """Return whether a seat can visibly only end its turn."""
        if decision.kind != "play":
            return super().is_visibly_forced(view, decision)
        here, own = view.fields[view.battlefield_index], view.seats[decision.seat]
        # With powder or a Gatling, a card in hand may be used though none may be played.
        stopped = own.one_card_limit and view.plays > 0 and here.key not in (BRIDGE, MINE)
        area = here.guards if own.side == GUARDIANS else here.gang
        idle = (stopped or not own.hand_size) and not any(card_data(card).type == FIREPOWER for card in area)
        return idle or super().is_visibly_forced(view, decision)

    def only_way(self, decision: Decision) -> Reply | None:
        if decision.kind in ALIKE and len(set(map(key_of, decision.options))) == 1:
            return decision.default if decision.kind == "cost" else decision.options[:1]
        return super().only_way(decision)

    def why_not(self, g: RevolverState, decision: Decision, option: str) -> Refused:
        if decision.kind == "play":
            if option in DEEDS:
                return _not_done(g, decision.seat, option)
            if not known(option):
                return Refused("unknown-card")
            if option not in g.players[decision.seat].hand:
                return Refused("not-in-hand", card=option)
            return limits(g, decision.seat).refusal(option) or Refused("not-that-card", card=option)
        if decision.kind == "victim" and option in g.guardians:
            return Refused("not-weakest", card=option, weakest=" ".join(weakest(g)))
        if decision.kind == "field" and option in FIELDS:
            return Refused("no-room-there", field=option)
        if decision.kind in ("keg", "second-keg", "ammo") and key_of(option) in SIDE:
            return Refused("no-icons", card=option)
        if known(option):
            return Refused("not-that-card", card=option)
        return Refused("not-offered", option=option)


def _player(side: str, rng: Rng) -> Player:
    order = [card.key for card in POKER.values() if card.side == side]
    poker = [*order]
    rng.shuffle(poker)
    removed = [poker.pop()]
    return Player(side=side, deck=deck(side), poker=sorted(poker, key=order.index), removed=removed)


def known(option: str) -> bool:
    return key_of(option) in SIDE or option in POKER or option in PEOPLE


def _not_done(g: RevolverState, me: Seat, deed: str) -> Refused:
    if deed == "drop":
        return Refused("nothing-here")
    if deed == "gatling":
        if me != g.general:
            return Refused("not-your-gatling")
        if g.here.key != MINE:
            return Refused("not-there", field=MINE)
        return Refused("no-crew") if ammo_in_hand(g, me) else Refused("no-ammo")
    if me != g.padre:
        return Refused("not-your-powder")
    place = BRIDGE if deed == "dynamite" else MINE
    if g.here.key != place:
        return Refused("not-there", field=place)
    if g.bridge_gone if deed == "dynamite" else g.blast is not None:
        return Refused("blown-already" if deed == "dynamite" else "buried-already")
    return Refused("too-few-kegs", count=KEGS) if ongoing.powder_is_dry(g.here) else Refused("wet-powder")
