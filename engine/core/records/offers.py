"""Offers and who joins them, as plain values."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from engine.core.clocks import UNTIMED
from engine.core.records.users import Participant

RATED, FRIENDLY, PRACTICE = "rated", "friendly", "practice"  # stakes: with hints between users in practice
STAKES = (RATED, FRIENDLY, PRACTICE)
# Stakes of games that were to be rated: a computer or a player without public record sat down, or a moderator
# took the game out of the ratings.
WITH_COMPUTERS, WITHOUT_RECORD, TAKEN_OUT = "computers", "no-record", "taken-out"
OPEN = "open"
STARTED = "started"
OVER = "over"  # its message shows the game's result
FIRST_EPOCH = 1  # a new epoch begins when an older copy of the database is restored


class CommitmentTerms(NamedTuple):
    """What an offer's commitment binds, besides the secret."""

    epoch: int
    table_id: int
    game: str
    variant: str


@lru_cache(1024)  # a board shows it at each redraw
def commitment(secret: str, terms: CommitmentTerms) -> str:
    """Return the SHA-256 of terms and secret, which is posted before anyone joins."""
    return sha256(":".join(map(str, ("wanted", *terms, secret))).encode()).hexdigest()


WHAT_IF, IMPORTED = "what-if", "import"  # kinds of offers whose tables were not dealt from their secret


class Origin(NamedTuple):
    """Where a table that was not dealt comes from; its deal cannot be verified."""

    kind: str  # `WHAT_IF` or `IMPORTED`
    table_id: int  # for an imported game, its number where it was played
    ply: int  # the last row of that table's log that counts here


# Who may join an open offer: anybody, newcomers and whoever answers in time, or the latter alone.
GUESTS = ANYBODY, IN_TIME, KNOWN = "anybody", "in-time", "known"
DAILY = "daily"  # the kind of an offer whose table is a run of a shared deal
NO_CHANNEL = 0  # where such a table is
TOURNAMENT = "tournament"  # the kind of an offer whose table belongs to a tournament; it has no message
SAME_DEAL = "same-deal"  # the kind of an offer to play one sealed deal, each alone: the better score wins
ACCEPTED, COMPARED = "accepted", "compared"  # states of such an offer, which has no table


class RunTerms(NamedTuple):
    """What holds for a run of a shared deal; see engine/core/records/deals.py."""

    deal_id: int  # stands for the table's id in seal and seed
    closes_at: int  # when no more replies are taken


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A challenge or an open table.

    Participants are in order of joining; the first user is the host. `kind` is chosen by engine/tables.
    `state` is open, started, declined, withdrawn, expired, or over once its message shows the result. A duel
    on the same deal is accepted instead, and compared in the end.
    """

    id: int = 0  # until it is saved
    kind: str
    guild_id: int
    channel_id: int
    message_id: int | None = None
    opponent_id: int | None = None  # the challenged user
    opponent_name: str = ""
    game: str
    variant: str
    max_seats: int
    secret: str
    state: str = OPEN
    created_at: int = 0
    expires_at: int
    participants: tuple[Participant, ...]
    time_control: str = UNTIMED
    max_missed: int = 3
    rematch_of: int | None = None  # the table it repeats
    epoch: int = FIRST_EPOCH
    start_requested: bool = False  # expired with enough players, so any of them may start
    ended_at: int | None = None  # None while open
    silent_forfeit: bool = False  # seats that are silent at the end cannot win
    stakes: str = FRIENDLY
    open_hands: bool = False  # players who are out see all hands
    guests: str = ANYBODY  # who may join
    from_table_id: int | None = None  # the game that its table continues or copies
    from_ply: int | None = None  # the row of that game's log
    deal_id: int | None = None  # the sealed deal that it is a run of, or that both play

    @property
    def terms(self) -> CommitmentTerms:
        return CommitmentTerms(self.epoch, self.deal_id or self.id, self.game, self.variant)

    @property
    def run(self) -> RunTerms | None:
        return None if self.deal_id is None else RunTerms(self.deal_id, self.expires_at)

    @property
    def origin(self) -> Origin | None:
        """Where the offer's table comes from, if it was not dealt."""
        if self.from_table_id is None or self.from_ply is None:
            return None
        return Origin(self.kind, self.from_table_id, self.from_ply)

    @property
    def commitment(self) -> str:
        """The seal that is posted with the offer."""
        return commitment(self.secret, self.terms)

    @property
    def host(self) -> Participant:
        """The user who made the offer or, if they have left, who joined first after them."""
        people = (participant for participant in self.participants if participant.user_id is not None)
        return next(people, self.participants[0])

    @property
    def is_full(self) -> bool:
        return len(self.participants) >= self.max_seats
