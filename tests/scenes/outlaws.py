"""A table of WANTED in a given state, played through its decisions."""

from itertools import zip_longest
from typing import Any

from scenes.base import GameScene, Loaded

from engine.core.decisions import Seat
from engine.core.forced import play_forced_replies
from engine.core.rng import Rng
from engine.games.outlaws.cards import CARDS
from engine.games.outlaws.rules import Duel, Gangs, Shootout
from engine.games.outlaws.state import OutlawsState, Player, Shot
from engine.games.outlaws.view import View

SEED = "5e" * 32

EVEN = "2S", "6C"  # these have equal rewards, and so have 3S and 4H


class Scene(GameScene[OutlawsState, View]):
    """Hands by seat, dice in the order of rolling, the deck from its top; n cards in hand make n rounds.

    `face_up` and `face_down` are piles by seat.
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
        super().__init__(rules, table)
        self._play_last_cards()

    def says(self, seat: Seat, *reply: str) -> None:
        self.events += self.game.answer(seat, reply).events
        self._play_last_cards()

    def _play_last_cards(self) -> None:
        self.events += [event for row in play_forced_replies(self.game) for event in row.events]

    def all_say(self, *replies: str) -> None:
        """Reply for each seat to act, in seat order; cards are separated by spaces."""
        for decision, reply in zip(self.game.open_decisions, replies, strict=True):
            self.says(decision.seat, *reply.split())

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def shots(self) -> tuple[Shot, ...]:
        return self.table.past[-1].shots

    @property
    def totals(self) -> list[int]:
        return [shot.total for shot in self.shots]

    @property
    def modifiers(self) -> list[tuple[int, int]]:
        return [(shot.gained, shot.lost) for shot in self.shots]

    @property
    def sums(self) -> list[int]:
        return self.rules.sums(self.table)


def tied(*face_up: str, **more: Any) -> Scene:
    """A duel that has just ended with equal sums."""
    return Scene(Duel(), "", "", face_up=face_up, face_down=EVEN, phase="collect", rounds=5, **more)


def tied_shootout(*face_up: str, **more: Any) -> Scene:
    """A shootout that has just ended with equal sums of the first two seats."""
    hands = [""] * len(face_up)
    piles = {"face_up": face_up, "face_down": EVEN}
    return Scene(Shootout(), *hands, **piles, phase="collect", rounds=5, **more)


def _rounds(rules: Duel | Shootout | Gangs, players: list[Player]) -> int:
    return 1 if isinstance(rules, Gangs) else max(len(player.hand) for player in players)


def _deck(cards: str | None, used: set[str]) -> list[str]:
    """Return these cards, or all undealt ones; the top card is last."""
    return [card for card in CARDS if card not in used] if cards is None else cards.split()[::-1]
