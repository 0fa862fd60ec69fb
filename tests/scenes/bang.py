"""A table of BANG! for two in a given state, played through its decisions."""

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
    """Each side's characters, right and left; the first is exposed unless `exposed` names the other.

    `hands` are by seat, `in_play` and `life` by character. `deck` is from its top, followed by the unnamed
    cards unless `bare`; `discard` is from its bottom. Seat 0 is in the second phase of its turn.
    """

    def __init__(
        self,
        first: str,
        second: str,
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
        names = [*first.split(), *second.split()]
        lives = {**{name: LIFE[name] for name in names}, **(life or {})}
        ring = [
            Character(name, lives[name], in_play.get(name, "").split(), lives[name] > 0) for name in names
        ]
        cards = f"{' '.join(hands)} {' '.join(in_play.values())} {deck} {discard}".split()
        assert len({*cards}) == len(cards)
        assert {*cards} <= CARDS.keys()
        rest = [] if bare else [card for card in CARDS if card not in cards]
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
        """Reply for this seat, by default the first with an open decision."""
        who = self.game.open_decisions[0].seat if seat is None else seat
        self.events += self.game.answer(who, reply).events

    def plays(self, card: str, *more: str) -> None:
        """Play a card, then answer what follows: target, and which card to take."""
        for word in (card, *more):
            self.says(word)

    def ends_turn(self) -> None:
        self.says("done")

    @property
    def decision(self) -> Decision:
        [decision] = self.game.open_decisions
        return decision

    @property
    def options(self) -> set[str]:
        return set(self.decision.options)

    @property
    def facts(self) -> dict[str, str | int]:
        return dict(self.decision.facts)

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
