"""A table of Gnadenlos! in a given state, played through its decisions."""

from copy import deepcopy
from itertools import zip_longest
from typing import Any

from scenes.base import GameScene, Loaded

from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ADVENTURERS, RIP, notes_of, value_of
from engine.games.gnadenlos.rules import Gnadenlos
from engine.games.gnadenlos.state import GnadenlosState, Player
from engine.games.gnadenlos.view import View

SEED = "6a" * 32
RULES = Gnadenlos()
GALE, DOC, JUNE, SADIE, VEIL, NELL = (
    "preacher-gale", "doc-laudanum", "calico-june", "six-gun-sadie", "black-veil", "nugget-nell",
)  # fmt: skip
# The undertaker arrives as the event is turned up.
LAST_DUEL = {"phase": "event", "event_deck": ["church-steps"], "undertaker": RIP[3] - 1}


class Scene(GameScene[GnadenlosState, View]):
    """Adventurers by seat; all other arguments default to the start of a game.

    `notes`, `fields`, `nuggets` and `vultures` are by seat, `market` is row by row. Seat 0 is active.
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
        for player, own, at, gold, birds in zip_longest(players, notes, fields, nuggets, vultures):
            player.notes = player.notes if own is None else own.split()
            player.field = player.field if at is None else at
            player.nuggets = player.nuggets if gold is None else gold
            player.vultures = player.vultures if birds is None else birds
        rows = market.split()
        table = GnadenlosState(
            rng=Loaded(seed, faces=[int(face) for face in dice.split()]),
            players=players,
            market=[rows[column::6] for column in range(6)],
            deck=_deck(deck, hands),
            **deepcopy({"active": 0, "phase": "choose", "event_deck": ["last-stake", "dry-creek"], **more}),
        )
        super().__init__(RULES, table)

    def says(self, seat: Seat, *reply: str) -> None:
        self.events += self.game.answer(seat, reply).events

    def bids(self, seat: Seat, *notes: str) -> None:
        if len(self.players[seat].notes) == 1:
            self.says(seat, str(value_of(notes[0])))
            return
        self.says(seat, "notes")
        self.says(seat, *notes)

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def fields(self) -> list[int]:
        return [player.field for player in self.players]

    @property
    def nuggets(self) -> list[int]:
        return [player.nuggets for player in self.players]

    @property
    def market(self) -> list[str]:
        return [note for row in zip_longest(*self.table.market) for note in row if note]

    @property
    def options(self) -> tuple[str, ...]:
        return self.game.open_decisions[0].options


def _deck(cards: str | None, hands: tuple[str, ...]) -> list[str]:
    if cards is not None:
        return cards.split()[::-1]
    dealt = " ".join(hands).split()
    return [card for card in ADVENTURERS if card not in dealt]
