"""The state, and simple moves of cards.

A `Spot` is a place in the ring. Clockwise: 0 is right and 1 left of seat 0, 2 and 3 those of seat 1.
"""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from pydantic import Field

from engine.core.decisions import Seat, value_object
from engine.core.rules import State
from engine.games.bang.deck import LIFE

Spot: TypeAlias = int
SEATS = (0, 1)
SPOTS = ((0, 1), (2, 3))  # by seat, right before left


def seat_of(spot: Spot) -> Seat:
    return spot // 2


def partner(spot: Spot) -> Spot:
    return spot ^ 1


@dataclass(slots=True)
class Character:
    """A character with their cards in play, the oldest first."""

    name: str
    life: int
    in_play: list[str] = field(default_factory=list)
    alive: bool = True

    @property
    def max_life(self) -> int:
        return LIFE[self.name]


@value_object
class Draw:
    """What a flipped card has decided, or a card that somebody gave up."""

    target: str
    why: str  # the kind of card that it was flipped for, or ""
    card: str
    is_good: bool


@value_object
class Hit:
    """Life points that a character lost in a turn, and to what; none if they dodged."""

    turn: int
    target: str
    seat: Seat  # the target's
    count: int
    card: str  # its kind
    by: str  # the character who played it, or before whom the Dynamite was lit, or ""
    fatal: bool
    answers: tuple[Draw, ...] = ()  # with what a Barrel has flipped; of a theft the card that is lost


@value_object
class Standing:
    """How the table stood before a shot, a wound or a flipped card changed it; lists are by spot."""

    current: Seat
    shots: int
    lives: tuple[int, ...]
    in_play: tuple[tuple[str, ...], ...]
    distances: tuple[int, ...]
    exposed: tuple[Spot, ...]  # by seat
    hand_sizes: tuple[int, ...]
    deck: int


@dataclass(slots=True, kw_only=True)
class BangState(State):
    """The whole table; at rest `phase` names the next step."""

    phase: str
    regret_covered: bool = True
    beer_last_two: bool = False
    pool: list[str]  # characters that can still be drafted
    box: list[str]  # characters that cannot
    drafted: list[list[str]]  # by seat, until they stand in the ring
    ring: list[Character] = field(default_factory=list)  # by spot
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    deck: list[str]  # the top is last, as of the discard pile
    discard: list[str] = field(default_factory=list)
    reshuffled: list[str] = field(
        default_factory=list
    )  # the discard pile that last became the deck, seen by all
    flipped: list[str] = field(default_factory=list)  # for a draw!, face up
    store: list[str] = field(default_factory=list)  # the General Store's, face up
    looked_at: list[str] = field(default_factory=list)  # Kit Carlson's, seen only by the current player
    exposed: list[Spot] = field(default_factory=lambda: [0, 2])  # by seat
    targets: list[Spot | None] = field(default_factory=lambda: [None, None])  # by seat, while it is resolved
    current: Seat
    turn: int = 0
    shots: int = 0  # BANG! cards played this turn
    plays: int = 0  # all cards played this turn
    checks: list[str] = field(default_factory=list)  # Dynamite and Jails still to be checked this turn
    jailed: list[Spot] = field(default_factory=list)  # whom Jail has kept from being exposed this turn
    duel: bool = False  # a Duel is in progress
    hits: list[Hit] = field(default_factory=list)  # all so far, for the story of the game
    staged: Hit | None = None  # the last hit or theft, until the next card is played
    fuse: str = ""  # before whom the Dynamite was lit
    drawn: Draw | None = None  # the last draw!, until the next card is played
    answers: list[Draw] = field(default_factory=list)  # to what was last aimed at somebody
    before: Standing | None = None  # what `staged` or `drawn` changed, if they can have
    winners: list[Seat] = field(default_factory=list)
    resolving: Annotated[str, Field(exclude=True)] = ""  # the card that is being played; never at rest
    settled: Annotated[bool, Field(exclude=True)] = (
        False  # the player takes the rest of the card; never at rest
    )
    checking: Annotated[bool, Field(exclude=True)] = (
        False  # the open window is that of a draw!; never at rest
    )

    def living(self, seat: Seat) -> list[Spot]:
        """Return a player's living characters, right before left."""
        right, left = spots = SPOTS[seat]
        if self.ring[right].alive and self.ring[left].alive:
            return [right, left]
        return [spot for spot in spots if self.ring[spot].alive]

    def everyone(self) -> list[Spot]:
        """Return all living characters clockwise, from the current player's right."""
        return self.living(self.current) + self.living(1 - self.current)

    def ability_spot(self, seat: Seat) -> Spot:
        """Return the character whose ability counts: targeted or checked, else exposed (V16)."""
        target = self.targets[seat]
        return self.exposed[seat] if target is None else target

    def stage(self, by: Spot, target: Spot, kind: str = "", card: str = "") -> None:
        """Show who takes a card, and which if all see it, from whom, with a kind of card or by an ability."""
        name, author = self.ring[target].name, self.ring[by].name
        lost = (Draw(name, "", card, is_good=True),) if card else ()
        self.staged = Hit(self.turn, name, seat_of(target), 0, kind, author, fatal=False, answers=lost)

    def record(self, hit: Hit) -> None:
        self.hits.append(hit)
        self.staged = hit

    def refresh(self) -> None:
        """Turn the discard pile into the new deck; the old one is empty (R30)."""
        discarded = [card for card in self.discard if card != self.resolving]
        if discarded:
            self.deck, self.discard = discarded, [card for card in self.discard if card == self.resolving]
            self.reshuffled = sorted(self.deck)
            self.rng.shuffle(self.deck)
            self.emit("reshuffled", count=len(self.deck))

    def take(self, count: int) -> list[str]:
        """Take cards from the top of the deck, as many as there are."""
        cards: list[str] = []
        if not self.deck:
            self.refresh()
        while self.deck and len(cards) < count:
            cards.append(self.deck.pop())
            if not self.deck:
                self.refresh()
        return cards

    def draw(self, seat: Seat, count: int, why: str = "") -> list[str]:
        """Draw cards; `why` is the character whose ability gives them."""
        cards = self.take(count)
        self.hands[seat] += cards
        if cards:
            reason = {"why": why} if why else {}
            kind = "drew-by" if why else "drew"
            self.emit(kind, seat, (("cards", " ".join(cards)),), count=len(cards), **reason)
        return cards

    def drop(self, seat: Seat, card: str, kind: str = "discarded") -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        if kind == "answered":
            name = self.ring[self.ability_spot(seat)].name
            self.answers.append(Draw(name, "", card, is_good=True))
        self.emit(kind, seat, card=card)

    def play(self, seat: Seat, card: str) -> None:
        """Put a card on the discard pile, where everybody sees it while it is resolved."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.resolving = card

    def resolved(self) -> None:
        """Move the card that was played to the top of the pile, above its answers (R30)."""
        if self.resolving and self.discard[-1] != self.resolving:
            self.discard.remove(self.resolving)
            self.discard.append(self.resolving)
        self.resolving, self.settled = "", False

    def clear(self, spot: Spot, card: str) -> None:
        self.ring[spot].in_play.remove(card)
        self.discard.append(card)
        self.emit("cleared", seat_of(spot), card=card, target=self.ring[spot].name)

    def rob(self, seat: Seat, giver: Seat, why: str) -> None:
        """Take a random card from a player's hand; only these two see it."""
        card = self.rng.pick(self.hands[giver])
        self.hands[giver].remove(card)
        self.hands[seat].append(card)
        self.emit("robbed", seat, (("card", card),), owner=f"seat:{giver}", why=why)

    def grab(self, seat: Seat, spot: Spot, card: str) -> None:
        self.ring[spot].in_play.remove(card)
        self.hands[seat].append(card)
        self.emit("grabbed", seat, card=card, target=self.ring[spot].name)
