"""Offers and who joins them, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from engine.core.clocks import UNTIMED
from engine.core.records.users import Participant

FIRST_EPOCH = 1  # of a database: a new one begins where an old copy of it is gone on with


class CommitmentTerms(NamedTuple):
    """What an offer's commitment binds, besides the secret."""

    epoch: int
    table_id: int
    game: str
    variant: str


@lru_cache(1024)  # each redraw of a board shows it again
def commitment(secret: str, terms: CommitmentTerms) -> str:
    """Return the SHA-256 of terms and secret, which is posted before anyone joins."""
    return sha256(":".join(map(str, ("wanted", *terms, secret))).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Offer:
    """A challenge or an open table.

    Participants come in the order in which they joined; the first person is the host. `kind` is the offerers'
    own word; `state` is open, started, declined, withdrawn, expired or over: its message says how the game
    ended.
    """

    id: int
    kind: str
    guild_id: int
    channel_id: int
    message_id: int | None
    opponent_id: int | None
    opponent_name: str
    game: str
    variant: str
    max_seats: int
    secret: str
    state: str
    created_at: int
    expires_at: int
    participants: tuple[Participant, ...]
    time_control: str = UNTIMED
    max_missed: int = 3
    rematch_of: int | None = None  # the table of which it is the rematch
    epoch: int = FIRST_EPOCH
    start_requested: bool = False  # its time was up with enough people: anybody who sits there may start
    ended_at: int | None = None  # when, where that is known
    silent_forfeit: bool = False  # nobody wins its game who is silent at the end
    hints_allowed: bool = False  # people who play each other may ask for hints

    @property
    def terms(self) -> CommitmentTerms:
        """What its commitment binds besides the secret."""
        return CommitmentTerms(self.epoch, self.id, self.game, self.variant)

    @property
    def commitment(self) -> str:
        """The seal, which is posted with it."""
        return commitment(self.secret, self.terms)

    @property
    def host(self) -> Participant:
        """Who made the offer, or after they have left the person who has sat there longest."""
        people = (participant for participant in self.participants if participant.user_id is not None)
        return next(people, self.participants[0])

    @property
    def is_full(self) -> bool:
        """Is no seat left?"""
        return len(self.participants) >= self.max_seats
