"""The rules of Rag'n'Guns by phase."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.core.decisions import Decision, Seat
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.games.ragnguns.cards import CARDS, named
from engine.games.ragnguns.decks import read
from engine.games.ragnguns.rules.legal import why_not
from engine.games.ragnguns.rules.start import decks, disarm, recharge, take
from engine.games.ragnguns.rules.turn import stash, turn
from engine.games.ragnguns.state import BARREL, Player, RagNGunsState
from engine.games.ragnguns.view import View, redeal, view

PHASES: Mapping[str, Callable[[RagNGunsState], Awaitable[None]]] = {
    "decks": decks,
    "recharge": recharge,
    "disarm": disarm,
    "turn": turn,
    "stash": stash,
}


class RagNGuns(Rules[RagNGunsState, View]):
    """Two seats, each with a pistolero and fifteen cards."""

    name = "ragnguns"
    family = "ragnguns"
    seats = range(2, 3)
    state = RagNGunsState
    allows_custom_decks = True
    countable_kinds = frozenset({"give-up", "place"})
    finished_kinds = separate_kinds = frozenset({"stash"})
    continued_by = MappingProxyType({"turn/end": ("stash",)})

    def setup(self, seats: int, options: Any, rng: Rng) -> RagNGunsState:
        players = [Player(box=[named(key, seat) for key in CARDS]) for seat in range(seats)]
        return RagNGunsState(rng=rng, players=players)

    def check_deck(self, code: str) -> None:
        read(code)

    def use_deck(self, g: RagNGunsState, seat: Seat, code: str) -> None:
        take(g.players[seat], seat, read(code))

    async def step(self, g: RagNGunsState) -> None:
        await PHASES[g.phase](g)

    view = staticmethod(view)
    redeal_hidden = staticmethod(redeal)

    def score(self, g: RagNGunsState, seat: Seat) -> tuple[int, ...]:
        return (BARREL - g.players[seat].pistolero_wounds,)

    def side(self, g: RagNGunsState, seat: Seat) -> str:
        return g.players[seat].pistolero

    def unseen_piles(self, g: RagNGunsState) -> Sequence[list[str]]:
        return [p.deck for p in g.players]

    def piece_ids(self, g: RagNGunsState) -> Iterable[str]:
        for p in g.players:
            yield from p.cards()

    def is_visibly_forced(self, view: View, decision: Decision) -> bool:
        """Return whether all can see the only reply: without cards, a seat can only end its turn."""
        own = view.seats[decision.seat]
        stash = any(place.height for place in own.stash)
        bare = decision.kind == "turn" and not (own.hand_size or stash or own.posed or own.traps)
        return bare or super().is_visibly_forced(view, decision)

    why_not = staticmethod(why_not)
