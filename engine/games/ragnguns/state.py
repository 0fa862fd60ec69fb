"""The state of a game of Rag'n'Guns: each player's cards and bullets."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.core.decisions import Fact, Facts, Seat, value_object
from engine.core.rules import Event, State
from engine.games.ragnguns.cards import PISTOLEROS, Pistolero, card_data

ALLEY, SHELTER = "alley", "shelter"
ZONES = (ALLEY, SHELTER)
PLACES = ("left", "right")
VOLLEY = "volley"  # the cause of what a fusillade does
PISTOLERO = "pistolero"  # the owner's name in effects and gained power
BARREL = 6  # its faces, and the bullets that a pistolero can take


@dataclass(slots=True)
class Trap:
    """A face-down trap on the table."""

    card: str
    stake: int


@dataclass(slots=True)
class Player:
    """One seat's cards by place, and its bullets."""

    box: list[str]  # the cards of the set that are not in the deck
    pistolero: str = ""
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)  # face up while its effect is resolved
    zones: dict[str, str] = field(default_factory=dict)  # the cards posed in alley and shelter
    stash: dict[str, list[str]] = field(default_factory=lambda: {place: [] for place in PLACES})
    down: list[str] = field(default_factory=list)  # cards of the stash that lie face down
    discard: list[str] = field(default_factory=list)
    traps: list[Trap] = field(default_factory=list)  # traps set in their last turn, against the other player
    wounds: dict[str, int] = field(default_factory=dict)  # bullets on posed cards
    boost: dict[str, int] = field(default_factory=dict)  # power gained this turn, by card or `pistolero`
    used: list[str] = field(default_factory=list)  # staying effects played this turn
    plan: list[str] = field(default_factory=list)  # how the hand will be stashed, if decided
    pistolero_wounds: int = 0  # bullets on the pistolero
    barrel: int = 1
    bullets: int = 0
    belt: int = 0
    ready: bool = False  # the pistolero may step into the alley
    in_alley: bool = False  # the pistolero stands in the alley

    @property
    def facts(self) -> Pistolero:
        return PISTOLEROS[self.pistolero]

    def tops(self) -> dict[str, str]:
        """Return the accessible card of each place of the stash."""
        return {place: cards[-1] for place, cards in self.stash.items() if cards}

    def piles(self) -> Iterator[list[str]]:
        yield from (self.box, self.deck, self.hand, self.played, self.discard)
        yield from self.stash.values()

    def cards(self) -> Iterator[str]:
        for pile in self.piles():
            yield from pile
        yield from self.zones.values()
        yield from (trap.card for trap in self.traps)

    def zone_of(self, card: str) -> str | None:
        return next((zone for zone, posed in self.zones.items() if posed == card), None)

    def left(self, zone: str) -> int:
        """Return how many bullets the card in a zone can still take."""
        card = self.zones.get(zone)
        return card_data(card).resistance - self.wounds.get(card, 0) if card else 0


@value_object
class Hit:
    """Bullets that a pistolero took in a turn."""

    turn: int
    seat: Seat  # the pistolero's
    count: int
    by: str  # the key of `RagNGunsState.cause`
    spared: int = 0  # of these bullets, those that a card could have taken so that the pistolero stood


@value_object
class Struck:
    """A card that bullets hit."""

    card: str
    zone: str
    count: int  # bullets
    falls: bool


@value_object
class Moment:
    """What decided something in a turn: a Piège answered, an effect played, or bullets that hit."""

    turn: int
    kind: str  # one of `MOMENTS`
    seat: Seat  # who answered the Piège, or whose side was hit
    card: str  # the Piège turned up, or what was played or hit, by key; "" for one unseen or a Pistolero hit
    count: int  # bullets that were paid or hit, what a Piège took, 0 for nothing, or which effect was played
    by: str  # what fired: the key of `RagNGunsState.cause`, of a fusillade that of the card in the alley
    plays: int = 0  # in this turn until then
    struck: tuple[Struck, ...] = ()  # cards that the same play hit
    first: int = 0  # place in `struck` of the first hit since the target shared out the bullets
    done: tuple[Event, ...] = ()  # what all saw come of an effect played

    @property
    def fell(self) -> tuple[Struck, ...]:
        return tuple(struck for struck in self.struck if struck.falls)

    @property
    def fresh(self) -> tuple[Struck, ...]:
        """Return the cards that the newest bullets hit, whose fall nobody has seen."""
        return self.struck[self.first :]


MOMENTS = {
    "played": -1,
    "paid": 0,
    "overbid": 0,
    "covered": 1,
    "wounded": 2,
    "sprung": 2,
    "felled": 2,
    "hit": 3,
}  # by gravity


COVERABLE = ("fetched", "recalled")  # events with a card that may soon be hidden again
MANY = 3  # bullets at once in a Pistolero that nobody forgets


@dataclass(slots=True, kw_only=True)
class RagNGunsState(State):
    """The whole table. At rest `phase` says which step comes next."""

    players: list[Player]
    phase: str = "decks"
    current: Seat = 0
    turn: int = 0  # of both seats together
    plays: int = 0  # plays in this turn
    volleys: int = 0  # fusillades fired in this turn
    barred: bool = False  # a trap forbids any fusillade in this turn
    cause: str = ""  # the card or pistolero whose effect is under way, or `VOLLEY`: for the log
    hits: list[Hit] = field(default_factory=list)  # on pistoleros so far, the story of the game
    moment: Moment | None = None  # the last of the gravest in its turn, for a picture of its own
    newest: Moment | None = None  # of the last play
    done: list[Event] | None = None  # what has come so far of the effect being played, if one is
    winners: list[Seat] = field(default_factory=list)
    over: bool = False

    @property
    def me(self) -> Player:
        return self.players[self.current]

    def emit(self, kind: str, /, seat: Seat | None = None, secret: Facts = (), **facts: Fact) -> None:
        State.emit(self, kind, seat, secret, **facts)
        if self.done is not None:
            named = () if kind in COVERABLE else tuple(facts.items())
            self.done.append(Event(kind, seat, named))

    def words_at(self, seat: Seat, zone: str) -> tuple[str, ...]:
        """Return the keywords in a zone, with the type of a card."""
        player = self.players[seat]
        if zone == ALLEY and player.in_alley:
            return player.facts.words
        card = player.zones.get(zone)
        return (card_data(card).type, *card_data(card).words) if card else ()
