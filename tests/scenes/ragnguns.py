"""A table of Rag'n'Guns in a given state, played through its decisions. Cards are named by key."""

from dataclasses import dataclass, field
from typing import Any

from scenes.base import GameScene

from engine.core.decisions import Decision, Refused, Seat
from engine.core.rng import Rng
from engine.games.ragnguns.cards import CARDS, key_of, named
from engine.games.ragnguns.rules import RagNGuns
from engine.games.ragnguns.state import PISTOLERO, Player, RagNGunsState, Trap
from engine.games.ragnguns.view import View

SEED = "5e" * 32
RULES = RagNGuns()


@dataclass(slots=True)
class Side:
    """One seat: cards by place, the accessible or next one last; traps as `la-chute:3`."""

    hand: str = ""
    alley: str = ""
    shelter: str = ""
    left: str = ""
    right: str = ""
    discard: str = ""
    deck: str = ""
    traps: str = ""
    down: str = ""
    gun: str = "buffalo-kid"
    wounds: dict[str, int] = field(default_factory=dict)  # by card
    boost: dict[str, int] = field(default_factory=dict)  # by card
    used: str = ""  # effects played in this turn, as `harmonica:1`
    bullets: int = 0
    belt: int = 0
    barrel: int = 3
    pistolero_wounds: int = 0
    ready: bool = False
    in_alley: bool = False

    def player(self, seat: Seat) -> Player:
        """Return the state of this side; cards that it does not name are in the box."""
        piles = {name: self._cards(name, seat) for name in ("hand", "discard", "deck", "down")}
        zones = {zone: named(key, seat) for zone in ("alley", "shelter") if (key := getattr(self, zone))}
        stash = {place: self._cards(place, seat) for place in ("left", "right")}
        p = Player(box=[], pistolero=self.gun, zones=zones, stash=stash, **piles)
        p.traps = [Trap(named(k, seat), int(n)) for k, n in (t.split(":") for t in self.traps.split())]
        p.wounds = {named(key, seat): count for key, count in self.wounds.items()}
        p.boost = {named(key, seat): count for key, count in self.boost.items()}
        p.used = [full(effect, seat) for effect in self.used.split()]
        for name in ("bullets", "belt", "barrel", "pistolero_wounds", "ready", "in_alley"):
            setattr(p, name, getattr(self, name))
        used = set(p.cards())
        p.box = [card for key in CARDS if (card := named(key, seat)) not in used]
        return p

    def _cards(self, name: str, seat: Seat) -> list[str]:
        return [named(key, seat) for key in getattr(self, name).split()]


class Scene(GameScene[RagNGunsState, View]):
    """Two sides; seat 0 is at its free actions unless `current` and `phase` say otherwise."""

    def __init__(
        self,
        first: Side | None = None,
        second: Side | None = None,
        *,
        phase: str = "turn",
        rules: RagNGuns = RULES,
        **fields: Any,
    ) -> None:
        sides = [first or Side(), second or Side()]
        players = [side.player(seat) for seat, side in enumerate(sides)]
        table = RagNGunsState(rng=Rng(SEED), players=players, phase=phase, **{"turn": 5, **fields})
        super().__init__(rules, table)

    def do(self, *words: str) -> None:
        """Reply in turn, each word for whoever must decide; `lasso:left` means `lasso.0:left`."""
        for word in words:
            reply = (full_option(word, self.decision),)
            self.events += self.game.answer(self.decision.seat, reply).events

    def refused(self, word: str) -> str:
        try:
            self.game.answer(self.decision.seat, (full(word, self.decision.seat),))
        except Refused as why:
            return why.code
        raise AssertionError(f"{word} was taken")

    @property
    def decision(self) -> Decision:
        return self.game.open_decisions[0]

    @property
    def options(self) -> list[str]:
        return [bare(option) for option in self.decision.options]

    @property
    def me(self) -> Player:
        return self.table.players[0]

    @property
    def they(self) -> Player:
        return self.table.players[1]


def keys(cards: Any) -> list[str]:
    return [key_of(card) for card in cards]


def full(word: str, seat: Seat) -> str:
    key, _, rest = word.partition(":")
    if key not in CARDS:
        return word
    return f"{named(key, seat)}:{rest}" if rest else named(key, seat)


def bare(option: str) -> str:
    key, dot, rest = option.partition(".")
    return key + rest[1:] if dot else option


def full_option(word: str, decision: Decision) -> str:
    return word if word in decision.options else full(word, decision.seat)


__all__ = ["PISTOLERO", "RULES", "Scene", "Side", "keys"]
