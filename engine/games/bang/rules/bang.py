"""What the engine needs to know of BANG!/Wanted! for two."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.prompts import Decision, Illegal, Seat
from engine.core.rng import Rng
from engine.core.rules import Options, Rules
from engine.games.bang.observation import deal_anew, view
from engine.games.bang.rules import setup, turn
from engine.games.bang.rules.reasons import why_not
from engine.games.bang.rules.setup import Pool
from engine.games.bang.state import BangState
from engine.games.bang.view import View

PHASES: Mapping[str, Callable[[BangState], Awaitable[None]]] = MappingProxyType(
    {
        "draft": setup.draft,
        "place": setup.place,
        "begin": turn.begin,
        "check": turn.check,
        "outcome": turn.outcome,
        "expose": turn.expose,
        "draw": turn.draw,
        "play": turn.play,
        "discard": turn.discard,
    }
)


@dataclass(frozen=True)
class BangOptions(Options):
    """The draft, and the two rulings of which there are two readings."""

    draft: Pool = "all-16"
    regret_covered: bool = True  # Paul Regret is seen one farther while he is covered, too (V17)
    beer_last_two: bool = False  # a Beer works even when two characters are left (V19)


class Bang(Rules[BangState, View]):
    """Two characters each, one exposed and one covered."""

    name = "bang"
    family = "bang"
    seats = range(2, 3)
    state = BangState
    options = BangOptions
    presets = MappingProxyType(
        {
            "standard": BangOptions(),
            "four-dealt": BangOptions(draft="four-dealt"),
            "regret-exposed": BangOptions(regret_covered=False),
            "beer-always": BangOptions(beer_last_two=True),
        }
    )

    def setup(self, seats: int, options: BangOptions, rng: Rng) -> BangState:
        """The table before the draft."""
        return setup.new_table(rng, options.draft, options.regret_covered, options.beer_last_two)

    def step(self, g: BangState) -> Awaitable[None]:
        """One character drafted, one phase of the turn, or one play."""
        return PHASES[g.phase](g)

    def view(self, g: BangState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
        """What a seat may know now."""
        return view(g, waiting, seat)

    def deal_anew(self, g: BangState, seat: Seat | None, rng: Rng) -> None:
        """Deal all anew that this seat cannot see."""
        deal_anew(g, seat, rng)

    def things(self, g: BangState) -> Iterable[str]:
        """All cards and the characters."""
        for pile in (g.deck, g.discard, g.flipped, g.store, g.looked, *g.hands, g.pool, g.box, *g.drafted):
            yield from pile
        for character in g.ring:
            yield character.name
            yield from character.in_play

    def why_not(self, g: BangState, decision: Decision, option: str) -> Illegal:
        """Why a card, a target or a character cannot be chosen, by the rule."""
        return why_not(g, decision, option)
