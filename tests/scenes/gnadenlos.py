"""A table of Gnadenlos! set by hand, played as people play it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from engine.core.decisions import Seat
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games.gnadenlos.cards import ADVENTURERS, notes_of
from engine.games.gnadenlos.rules import Gnadenlos
from engine.games.gnadenlos.state import GnadenlosState, Player
from engine.games.gnadenlos.view import View

SEED = "6a" * 32
RULES = Gnadenlos()


@dataclass(slots=True)
class Loaded(Rng):
    """Dice that fall as the scene says, from left to right; then as they like."""

    faces: list[int] = field(default_factory=list)

    def roll(self, dice: int = 1) -> list[int]:
        """The next faces of the scene."""
        if not self.faces:
            return Rng.roll(self, dice)
        rolled, self.faces = self.faces[:dice], self.faces[dice:]
        return rolled


class Scene:
    """Adventurers by seat, in words; everything else where the scene says so, or as at the beginning.

    `notes`, `fields`, `nuggets` and `vultures` are by seat, the market row by row; seat 0 is active.
    """

    def __init__(
        self,
        *hands: str,
        notes: tuple[str, ...] = (),
        fields: tuple[int, ...] = (),
        nuggets: tuple[int, ...] = (),
        vultures: tuple[int, ...] = (),
        market: str = "",
        deck: str | None = None,
        dice: str = "",
        seed: str = SEED,
        **more: Any,
    ) -> None:
        players = [Player(hand.split(), notes_of(seat)) for seat, hand in enumerate(hands)]
        for player, held, at, gold, birds in zip_longest(players, notes, fields, nuggets, vultures):
            player.notes = player.notes if held is None else held.split()
            player.field = player.field if at is None else at
            player.nuggets = player.nuggets if gold is None else gold
            player.vultures = player.vultures if birds is None else birds
        rows = market.split()
        table = GnadenlosState(
            rng=Loaded(seed, faces=[int(face) for face in dice.split()]),
            players=players,
            market=[rows[column::6] for column in range(6)],
            deck=_deck(deck, hands),
            **{"active": 0, "phase": "choose", "pile": ["last-stake", "dry-creek"], **more},
        )
        self.game = Game(RULES, table)
        self.events: list[Event] = list(self.game.dealt)

    def says(self, seat: Seat, *reply: str) -> None:
        """One seat's reply."""
        self.events += self.game.answer(seat, reply).events

    def bids(self, seat: Seat, *notes: str) -> None:
        """One seat's bid, and yes, that is meant."""
        self.says(seat, *notes)
        self.says(seat, "lay")

    @property
    def table(self) -> GnadenlosState:
        """The state."""
        return self.game.state

    @property
    def players(self) -> list[Player]:
        """The seats."""
        return self.table.players

    @property
    def fields(self) -> list[int]:
        """Where the hats stand."""
        return [player.field for player in self.players]

    @property
    def nuggets(self) -> list[int]:
        """What the seats have."""
        return [player.nuggets for player in self.players]

    @property
    def market(self) -> list[str]:
        """The market, row by row."""
        return [note for row in zip_longest(*self.table.market) for note in row if note]

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.game.waiting]

    @property
    def options(self) -> tuple[str, ...]:
        """What the first who is asked may say."""
        return self.game.waiting[0].options

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The game's winners, once it is over."""
        return self.game.winners

    def view(self, seat: Seat | None = None) -> View:
        """What a seat, or everybody, sees."""
        return self.game.view(seat)

    def told(self, *words: str) -> list[tuple[object, ...]]:
        """The events of these words so far: word, seat and the values of their facts."""
        return [(e.what, e.seat, *dict(e.about).values()) for e in self.events if e.what in words]


def _deck(cards: str | None, hands: tuple[str, ...]) -> list[str]:
    """The pile, its top one last: these, or all that nobody holds."""
    if cards is not None:
        return cards.split()[::-1]
    held = " ".join(hands).split()
    return [card for card in ADVENTURERS if card not in held]
