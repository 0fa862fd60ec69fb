"""A table of BANG! for two set by hand, played as people play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenes.base import GameScene

from engine.core.decisions import Decision, Seat
from engine.core.rng import Rng
from engine.games.bang.deck import CARDS, LIFE
from engine.games.bang.rules import Bang
from engine.games.bang.state import BangState, Character, Spot
from engine.games.bang.view import View

SEED = "ba" * 32
NOTHING: Mapping[str, str] = {}
RULES = Bang()


class Scene(GameScene[BangState, View]):
    """Each side's two characters, right and left, the first of them exposed unless `exposed` names another.

    `hands` by seat; `in_play` and `life` by character; the deck from its top, then the cards not named
    unless `bare`; the discard pile from its bottom. Seat 0 is in their second phase.
    """

    def __init__(
        self,
        mine: str,
        theirs: str,
        *,
        hands: tuple[str, str] = ("", ""),
        in_play: Mapping[str, str] = NOTHING,
        life: Mapping[str, int] | None = None,
        exposed: str = "",
        deck: str = "",
        discard: str = "",
        bare: bool = False,
        **fields: Any,
    ) -> None:
        names = [*mine.split(), *theirs.split()]
        lives = {**{name: LIFE[name] for name in names}, **(life or {})}
        ring = [
            Character(name, lives[name], in_play.get(name, "").split(), lives[name] > 0) for name in names
        ]
        named = f"{' '.join(hands)} {' '.join(in_play.values())} {deck} {discard}".split()
        assert len({*named}) == len(named)
        assert {*named} <= CARDS.keys()
        rest = [] if bare else [card for card in CARDS if card not in named]
        super().__init__(
            RULES,
            BangState(
                rng=Rng(SEED),
                pool=[],
                box=[name for name in LIFE if name not in names],
                drafted=[[], []],
                ring=ring,
                hands=[hand.split() for hand in hands],
                deck=[*rest, *deck.split()[::-1]],
                discard=discard.split(),
                exposed=[_exposed(ring, names, exposed, seat) for seat in (0, 1)],
                **{"phase": "play", "current": 0, **fields},
            ),
        )

    def says(self, *reply: str, seat: Seat | None = None) -> None:
        """A reply of this seat, or of the one that is asked."""
        who = self.game.open_decisions[0].seat if seat is None else seat
        self.events += self.game.answer(who, reply).events

    def plays(self, card: str, *more: str) -> None:
        """A card, and what is said of it: target, and which card."""
        for word in (card, *more):
            self.says(word)

    def ends_turn(self) -> None:
        self.says("done")

    @property
    def question(self) -> Decision:
        """What the only one who is asked is asked."""
        [decision] = self.game.open_decisions
        return decision

    @property
    def options(self) -> set[str]:
        return set(self.question.options)

    @property
    def about(self) -> dict[str, str | int]:
        return dict(self.question.facts)

    def life(self, *names: str) -> list[int]:
        lives = {character.name: character.life for character in self.table.ring}
        return [lives[name] for name in names]

    def before(self, name: str) -> list[str]:
        return next(character.in_play for character in self.table.ring if character.name == name)

    @property
    def hands(self) -> list[list[str]]:
        return self.table.hands

    @property
    def exposed(self) -> list[str]:
        return [self.table.ring[spot].name for spot in self.table.exposed]


def _exposed(ring: list[Character], names: list[str], exposed: str, seat: Seat) -> Spot:
    spots = [spot for spot in (2 * seat, 2 * seat + 1) if ring[spot].alive]
    return next((spot for spot in spots if names[spot] in exposed.split()), spots[0])
