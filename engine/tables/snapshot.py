"""A table as it is saved, for all who look at it. Nothing is played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.clocks import NONE, Clock
from engine.core.game import Game
from engine.core.prompts import Illegal, Seat
from engine.core.records import Offer, Place, Saved, Sitter
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it is saved. Look at its game, but do not play on it."""

    id: int
    game: Game[Any, Any]
    name: str
    variant: str
    chairs: tuple[Sitter, ...]
    place: Place
    secret: str
    created: int
    clock: str = NONE  # one of `engine.core.clocks.CLOCKS`
    patience: int = 3  # decisions in a row that one may miss
    clocks: Mapping[Seat, Clock] = field(default_factory=dict)

    @classmethod
    def dealt(
        cls, offer: Offer, place: Place, chairs: tuple[Sitter, ...], game: Game[Any, Any], now: int
    ) -> Seen:
        """The table of an offer before it is saved; its clocks are still to be wound."""
        terms = (offer.clock, offer.patience)
        return cls(offer.id, game, offer.game, offer.variant, chairs, place, offer.secret, now, *terms)

    @classmethod
    def loaded(cls, saved: Saved, game: Game[Any, Any]) -> Seen:
        """The table that was saved, with its game."""
        return cls(
            saved.table,
            game,
            saved.game,
            saved.variant,
            saved.chairs,
            saved.place,
            saved.secret,
            saved.created,
            saved.clock,
            saved.patience,
            saved.clocks,
        )

    def played(self, game: Game[Any, Any], chairs: Sequence[Sitter], clocks: Mapping[Seat, Clock]) -> Seen:
        """The same table after its game was played on."""
        return replace(self, game=game, chairs=tuple(chairs), clocks=clocks)

    def seat_of(self, user: int) -> Seat | None:
        """Where a user sits, also while the computer sits in for him."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def seated(self, user: int) -> Seat:
        """Where a user sits himself; raises `Illegal`."""
        seat = self.seat_of(user)
        if seat is None:
            raise Illegal("not-seated")
        if self.chairs[seat].level is not None:
            raise Illegal("sat-in")
        return seat

    def player(self, user: int) -> Seat:
        """Where a user sits who wants to play on; raises `Illegal`, also where nobody can see the table."""
        if self.place.frozen is not None:
            raise Illegal("frozen", table=self.id)
        return self.seated(user)


@dataclass(frozen=True, slots=True)
class Told:
    """What became of a click. `fresh` is False if this very click was taken before: then nothing is new."""

    table: Seen
    events: tuple[Event, ...]
    fresh: bool
