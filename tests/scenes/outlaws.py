"""A table of WANTED set by hand, played as people play it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from engine.core.decisions import Seat
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games.outlaws.cards import CARDS
from engine.games.outlaws.rules import Duel, Gangs, Shootout
from engine.games.outlaws.state import OutlawsState, Player, Shot
from engine.games.outlaws.view import View

SEED = "5e" * 32

EVEN = "2S", "2D"  # these pay the same, as do 3H and JC


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
    """Hands by seat, dice as they are rolled, the deck from its top; a hand of n cards is n rounds.

    `face_up` and `face_down` are the piles by seat, as the hands are.
    """

    def __init__(
        self,
        rules: Duel | Shootout | Gangs,
        *hands: str,
        dice: str = "",
        deck: str | None = None,
        face_up: tuple[str, ...] = (),
        face_down: tuple[str, ...] = (),
        **fields: Any,
    ) -> None:
        piles = zip_longest(hands, face_up, face_down, fillvalue="")
        players = [
            Player(hand=hand.split(), face_up=up.split(), face_down=down.split()) for hand, up, down in piles
        ]
        used = {card for p in players for card in (*p.hand, *p.face_up, *p.face_down)}
        self.rules = rules
        table = OutlawsState(
            rng=Loaded(SEED, faces=[int(face) for face in dice.split()]) if dice else Rng(SEED),
            players=players,
            deck=_deck(deck, used),
            playing=list(range(len(players))),
            **{"phase": "pick", "rounds": _rounds(rules, players), **fields},
        )
        self.game = Game(rules, table)
        self.events: list[Event] = list(self.game.dealt)

    def says(self, seat: Seat, *reply: str) -> None:
        """One seat's reply."""
        self.events += self.game.answer(seat, reply).events

    def all_say(self, *replies: str) -> None:
        """A reply of each seat that is asked, in the order of the seats; several cards in one string."""
        for decision, reply in zip(self.game.waiting, replies, strict=True):
            self.says(decision.seat, *reply.split())

    @property
    def table(self) -> OutlawsState:
        """The state."""
        return self.game.state

    @property
    def players(self) -> list[Player]:
        """The seats' cards."""
        return self.table.players

    def view(self, seat: Seat | None = None) -> View:
        """What a seat, or everybody, sees."""
        return self.game.view(seat)

    @property
    def shots(self) -> tuple[Shot, ...]:
        """The record of the last round."""
        return self.table.past[-1].shots

    @property
    def totals(self) -> list[int]:
        """What the seats came to in the last round."""
        return [shot.total for shot in self.shots]

    @property
    def modifiers(self) -> list[tuple[int, int]]:
        """What the seats gained and lost in the last round."""
        return [(shot.gained, shot.lost) for shot in self.shots]

    @property
    def sums(self) -> list[int]:
        """The rewards of the seats so far."""
        return self.rules.sums(self.table)

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.game.waiting]

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The game's winners, once it is over."""
        return self.game.winners

    def told(self, *words: str) -> list[tuple[object, ...]]:
        """The events of these words so far: word, seat and the values of their facts."""
        return [(e.what, e.seat, *dict(e.about).values()) for e in self.events if e.what in words]


def tied(*face_up: str, **more: Any) -> Scene:
    """A duel that has just ended with equal sums."""
    return Scene(Duel(), "", "", face_up=face_up, face_down=EVEN, phase="collect", rounds=5, **more)


def tied_shootout(*face_up: str, **more: Any) -> Scene:
    """A shoot-out that has just ended with equal sums of the first two seats."""
    hands = [""] * len(face_up)
    piles = {"face_up": face_up, "face_down": EVEN}
    return Scene(Shootout(), *hands, **piles, phase="collect", rounds=5, **more)


def _rounds(rules: Duel | Shootout | Gangs, players: list[Player]) -> int:
    return 1 if isinstance(rules, Gangs) else max(len(player.hand) for player in players)


def _deck(cards: str | None, used: set[str]) -> list[str]:
    """The undealt cards, the top one last: these, or all that are left."""
    return [card for card in CARDS if card not in used] if cards is None else cards.split()[::-1]
