"""The state of a game of Revolver 2: cards, battlefields and tokens."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

import pydantic

from engine.core.decisions import Fact, Facts, Seat
from engine.core.rules import State
from engine.games.revolver.cards import FIELDS, FIREPOWER, GUARDIANS, MAPACHE, Battlefield, card_data

ARMY = 14  # tokens of the Mexican army
PLACED = 12  # of them at the start
GRIT = 11
POWER = {GUARDIANS: 4, MAPACHE: 9}  # two-sided tokens, +1 and +2


@dataclass(slots=True)
class Player:
    side: str
    deck: list[str]
    poker: list[str]  # cards left for the tournament
    removed: list[str] = field(default_factory=list)  # the poker card set aside unseen
    aside: list[str] = field(default_factory=list)  # poker cards that they have played
    poker_revealed: list[str] = field(default_factory=list)  # by round, an accusation each time
    rounds: int = 0  # won in the tournament
    hand: list[str] = field(default_factory=list)
    searching: list[str] = field(default_factory=list)  # from the deck, seen by its player during a search
    played: list[str] = field(default_factory=list)  # a one-shot while it takes effect
    discard: list[str] = field(default_factory=list)
    one_card_limit: bool = False  # may play one card only in their next turn
    slowed: int = 0  # how many cards fewer they draw at the start of their next turn


@dataclass(slots=True)
class Field:
    """A battlefield with the guardians' area and Mapache's."""

    key: str
    areas: dict[str, list[str]] = field(default_factory=lambda: {GUARDIANS: [], MAPACHE: []})
    power: dict[str, int] = field(default_factory=lambda: {GUARDIANS: 0, MAPACHE: 0})

    @property
    def facts(self) -> Battlefield:
        return FIELDS[self.key]

    def guns(self, side: str) -> list[str]:
        return [card for card in self.areas[side] if card_data(card).type == FIREPOWER]

    @property
    def obstructions(self) -> list[str]:
        return [card for card in self.areas[GUARDIANS] if card_data(card).type != FIREPOWER]


@dataclass(slots=True, kw_only=True)
class RevolverState(State):
    """The whole table. At rest `phase` says which step comes next."""

    players: list[Player]
    fields: list[Field]  # in order of fighting; before the deal, only the last three
    unused: list[str]  # battlefields that lie in the box
    guardians: list[str]
    recruits: list[str]
    lost: list[str] = field(default_factory=list)
    lost_at: list[int] = field(default_factory=list)  # on which battlefield each of them fell, as an index
    grit: dict[str, int] = field(default_factory=dict)
    power: dict[str, int] = field(default_factory=dict)  # of the tokens on cards in play
    army: int = PLACED
    phase: str = "poker"
    round: int = 1  # of the tournament
    turn: int = 0  # of both seats together
    current: Seat = 0
    battlefield_index: int = -1  # the marker's battlefield, by place in `fields`
    box: int = 0
    plays: int = 0  # cards that the current player has played in this turn
    ammo: int = 0  # cards fired with the Gatling this turn
    blast: int | None = None  # `plays` when the bridge or the tunnels were blown up, until the next own turn
    swept: dict[str, int] = field(default_factory=dict)  # what was blown up last, with power tokens
    bridge_gone: bool = False  # there is no bridge any more
    killed: int = 0  # guardians that Mapache has killed in this turn, or in the last if it is not Mapache's
    cover: int = 0  # until the end of Mapache's turn, for the guardians
    charge: int = 0  # and for Mapache
    spy: Seat | None = None  # the seat that is looking at the other's hand
    last: tuple[int, int] | None = None  # the totals of the last attack, Mapache's first
    last_box: int = 0  # the turn of its place at which that was
    last_hit: str = ""  # the guardian that the last attack hit; "" if it was repelled
    # before the newest attack, shot or hit by a card, or after the last choice of a victim:
    last_army: int = PLACED  # tokens on the army's card
    last_hands: tuple[int, ...] = ()  # sizes of the hands
    last_people: tuple[tuple[str, int], ...] = ()  # the guardians with their grit
    drawn: int = 0  # cards that the current player drew as their turn began
    card_hit: tuple[str, int] | None = None  # whom a card hit last in Mapache's turn, at which of its `plays`
    blow: str = ""  # the card or guardian that the last hit came from; "" if it was an attack
    ending: str = ""
    winners: list[Seat] = field(default_factory=list)
    cause: Annotated[str, pydantic.Field(exclude=True)] = ""  # the card or death whose text is carried out

    def emit(self, kind: str, /, seat: Seat | None = None, secret: Facts = (), **facts: Fact) -> None:
        """Add an event, with the card or the fallen guardian that brought it."""
        State.emit(self, kind, seat, secret, **facts, **({"by": self.cause} if self.cause else {}))

    @property
    def padre(self) -> Seat:
        return 0 if self.players[0].side == GUARDIANS else 1

    @property
    def general(self) -> Seat:
        return 1 - self.padre

    @property
    def here(self) -> Field:
        return self.fields[self.battlefield_index]

    @property
    def hands(self) -> tuple[int, ...]:
        return tuple(len(player.hand) for player in self.players)

    @property
    def people(self) -> tuple[tuple[str, int], ...]:
        return tuple([(person, self.grit.get(person, 0)) for person in self.guardians])

    def remember(self) -> None:
        """Keep what a picture shows before the result of an attack or a hit."""
        self.last_army, self.last_hands, self.last_people = self.army, self.hands, self.people

    def side(self, seat: Seat) -> str:
        return self.players[seat].side

    def guns(self, seat: Seat) -> list[str]:
        return self.here.guns(self.side(seat))

    def things(self) -> Iterator[str]:
        for p in self.players:
            for pile in (p.deck, p.poker, p.removed, p.aside, p.hand, p.searching, p.played, p.discard):
                yield from pile
        for place in self.fields:
            yield place.key
            yield from (card for area in place.areas.values() for card in area)
        for cards in (self.unused, self.guardians, self.recruits, self.lost):
            yield from cards
        yield from self._tokens()

    def _tokens(self) -> Iterator[str]:
        """Yield the ids of all tokens, on the table and in the supply."""
        counts = {"army": max(ARMY, self.army), "grit": max(GRIT, sum(self.grit.values()))}
        counts |= {f"power-{side}": max(most, self.pieces(side)) for side, most in POWER.items()}
        for name, count in counts.items():
            yield from (f"{name}.{number}" for number in range(1, count + 1))

    def pieces(self, side: str) -> int:
        """Return how many power tokens of a side are on the table: two points each."""
        places = [place.power[side] for place in self.fields]
        places += [self.power.get(card, 0) for place in self.fields for card in place.guns(side)]
        return sum((points + 1) // 2 for points in places)
