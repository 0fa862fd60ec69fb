"""A table as it is saved, to be read. Nothing is played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.clocks import NONE, Clock
from engine.core.game import Game
from engine.core.prompts import Illegal, Seat
from engine.core.records import Offer, Participant, Saved, TableLocation
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as it is saved. Read its game, but do not play on it."""

    id: int
    game: Game[Any, Any]
    name: str
    variant: str
    participants: tuple[Participant, ...]
    place: TableLocation
    secret: str
    created: int
    clock: str = NONE  # one of `engine.core.clocks.CLOCKS`
    patience: int = 3  # decisions in a row that one may miss
    clocks: Mapping[Seat, Clock] = field(default_factory=dict)

    @classmethod
    def dealt(
        cls,
        offer: Offer,
        place: TableLocation,
        participants: tuple[Participant, ...],
        game: Game[Any, Any],
        now: int,
    ) -> TableSnapshot:
        """The table of an offer before it is saved, without its clocks."""
        terms = (offer.clock, offer.patience)
        return cls(offer.id, game, offer.game, offer.variant, participants, place, offer.secret, now, *terms)

    @classmethod
    def loaded(cls, saved: Saved, game: Game[Any, Any]) -> TableSnapshot:
        """The table that was saved, with its game."""
        return cls(
            saved.table,
            game,
            saved.game,
            saved.variant,
            saved.participants,
            saved.place,
            saved.secret,
            saved.created,
            saved.clock,
            saved.patience,
            saved.clocks,
        )

    def played(
        self, game: Game[Any, Any], participants: Sequence[Participant], clocks: Mapping[Seat, Clock]
    ) -> TableSnapshot:
        """The same table after its game was played on."""
        return replace(self, game=game, participants=tuple(participants), clocks=clocks)

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user, also while the computer sits in for them."""
        return next(
            (seat for seat, participant in enumerate(self.participants) if participant.user == user), None
        )

    def seated(self, user: int) -> Seat:
        """The seat that a user plays in person; raises `Illegal`."""
        seat = self.seat_of(user)
        if seat is None:
            raise Illegal("not-seated")
        if self.participants[seat].level is not None:
            raise Illegal("sat-in")
        return seat

    def player(self, user: int) -> Seat:
        """The seat of a user who wants to play; raises `Illegal`, also where nobody can see the table."""
        if self.place.suspended is not None:
            raise Illegal("frozen", table=self.id)
        return self.seated(user)


@dataclass(frozen=True, slots=True)
class ClickResult:
    """The result of a click. `fresh` is False if the same click was played before: then nothing is new."""

    table: TableSnapshot
    events: tuple[Event, ...]
    fresh: bool
