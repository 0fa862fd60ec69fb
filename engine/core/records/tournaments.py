"""Tournaments, who plays in them, and their games, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.records.offers import CommitmentTerms, commitment

KNOCKOUT, SWISS, ROBIN, LEAGUE, RODEO = "knockout", "swiss", "robin", "league", "rodeo"
# The most entrants of each form; a league is a round robin with a week for each round.
MAX_ENTRANTS: Mapping[str, int] = {KNOCKOUT: 64, SWISS: 64, ROBIN: 12, LEAGUE: 12, RODEO: 64}
MIN_ENTRANTS = 2
RODEO_DEALS = 5

JOINING, PLAYING, OVER, CANCELLED = "joining", "playing", "over", "cancelled"  # states of a tournament

# Results of a game; "first" sits in seat 0.
OPEN = ""
FIRST, SECOND, DRAWN = "first", "second", "drawn"
HALVED = "halved"  # undecided when the round's time was up
BYE = "bye"  # without an opponent
FIRST_ABSENT, SECOND_ABSENT, BOTH_ABSENT = "first-absent", "second-absent", "both-absent"
VOID = "void"  # the game was aborted
REPLAYED = "replayed"  # a moderator has it played again


@dataclass(frozen=True, slots=True)
class Tournament:
    id: int
    guild_id: int
    channel_id: int
    host_id: int
    name: str
    form: str
    game: str
    time_control: str
    places: int
    round_seconds: int  # how long a round lasts at most; for a rodeo, how long the deals stay open
    starts_at: int
    created_at: int
    secret: str  # decides the lots
    epoch: int
    state: str = JOINING
    round: int = 0  # the current one, from 1; 0 before the first
    round_ends_at: int | None = None
    number: int | None = None  # the id of the first announcement, which completes the lots
    message_id: int | None = None  # the announcement
    digest: str = ""  # of what the announcement shows
    closed_at: int | None = None  # when the end was posted

    @property
    def commitment(self) -> str:
        terms = CommitmentTerms(self.epoch, self.id, self.game, self.form)
        return commitment(self.secret, terms)


@dataclass(frozen=True, slots=True)
class Entrant:
    tournament_id: int
    user_id: int
    name: str
    joined_at: int
    is_checked_in: bool = False
    was_called: bool = False  # to check in
    first_round: int = 1  # later for one who joined after the first
    left_round: int | None = None  # the first round without them
    lot: int | None = None  # from their first round on

    @property
    def has_left(self) -> bool:
        return self.left_round is not None


@dataclass(frozen=True, slots=True)
class PairingGame:
    """One game of a pairing; a pairing has several if one is played again or sides are exchanged."""

    tournament_id: int
    round: int
    board: int  # numbers the pairings of a round
    leg: int  # numbers the games of a pairing
    first: int  # the user in seat 0
    second: int | None  # None for a bye
    table_id: int | None = None  # once its deal is sealed
    message_id: int | None = None  # the posting with the seal, whose id completes the seed
    result: str = OPEN
    margin: int | None = None  # of `first`, in the game's own unit
    turns: int | None = None


@dataclass(frozen=True, slots=True)
class TournamentTable:
    tournament_id: int
    name: str
    round: int
    counts: bool  # False once the tournament has decided the game, or is over
