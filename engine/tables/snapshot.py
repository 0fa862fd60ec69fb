"""A table as it is saved, to be read. Nothing is played here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.clocks import NONE, Clock
from engine.core.decisions import Illegal, Seat
from engine.core.game import NOTE, Action, Game, OnceAPly
from engine.core.log import MIXED
from engine.core.records.offers import FIRST_EPOCH, Offer, Participant
from engine.core.records.tables import Saved, TableLocation
from engine.core.rng import Terms, commitment
from engine.core.rules import Event

_SEEN: OnceAPly[Any] = OnceAPly()


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as it is saved. Look at its game, but do not play on it.

    `asked_since`: at which ply each seat came to be asked, the last time that another seat brought it there.
    """

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
    asked_since: Mapping[Seat, int] = field(default_factory=dict)
    fingerprint: str = ""  # of its rules when it began
    epoch: int = FIRST_EPOCH  # in which it was offered
    silent_lose: bool = False  # nobody wins who is silent at the end
    gone: Mapping[Seat, int] = field(default_factory=dict)  # since when players have left the server
    unmixed: frozenset[Seat] = frozenset()  # whose next press is mixed into the luck
    hints: bool = False  # people who play each other may ask for hints

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
        clock = (offer.clock, offer.patience)
        new = cls(offer.id, game, offer.game, offer.variant, participants, place, offer.secret, now, *clock)
        fingerprint, lose = game.rules.fingerprint, offer.silent_lose
        return replace(new, fingerprint=fingerprint, epoch=offer.epoch, silent_lose=lose, hints=offer.hints)

    def seen(self, seat: Seat | None) -> Any:
        """What a seat, or everybody, may know: asked for once, as nobody plays on with this game."""
        return _SEEN.of(self.game, seat, lambda: self.game.view(seat))

    def view(self, seat: Seat | None) -> Any:
        """The same with the winners also where a resignation made them that."""
        view, winners = self.seen(seat), self.game.winners
        return view if winners is None else replace(view, winners=tuple(winners))

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
            saved.asked_since,
            saved.fingerprint,
            saved.epoch,
            saved.silent_lose,
            saved.gone,
            saved.unmixed,
            saved.hints,
        )

    @property
    def commitment(self) -> str:
        """The seal that was posted with the offer."""
        return commitment(self.secret, Terms(self.epoch, self.id, self.name, self.variant))

    def played(
        self, game: Game[Any, Any], participants: Sequence[Participant], clocks: Mapping[Seat, Clock]
    ) -> TableSnapshot:
        """The same table after its game was played on."""
        return replace(self, game=game, participants=tuple(participants), clocks=clocks)

    def mixed(self, done: Iterable[Action]) -> TableSnapshot:
        """The same table after these rows, of which some may have mixed a press into the luck."""
        seats = {row.seat for row in done if row.reply[:1] == (NOTE + MIXED,)}
        return replace(self, unmixed=self.unmixed - seats) if seats else self

    def mixes(self, seat: Seat, key: str) -> int | None:
        """What the press of this key, a person's in this seat, is to mix into the luck; None if nothing."""
        return int(key) if seat in self.unmixed and key.isdecimal() else None

    def asked(self, newly: Sequence[Seat]) -> TableSnapshot:
        """The same table, at which these seats came to be asked by the last action."""
        return replace(self, asked_since={**self.asked_since, **dict.fromkeys(newly, self.game.ply)})

    def hand_over(self) -> int:
        """The ply at which somebody was last asked, or called to the end, who was not asked just before.

        Seats at which a computer plays do not count: they need not be called.
        """
        if self.game.winners is not None:
            return self.game.ply
        return max((self.asked_since.get(seat, 0) for seat in self._people_asked()), default=0)

    def told_since(self) -> int:
        """The first ply of which the board tells: what led to the last hand-over, and all since.

        Where all others were asked again since then, it is not known when before: then the hand-over itself.
        """
        last = self.hand_over()
        since = (self.asked_since.get(seat, 0) for seat in range(len(self.participants)))
        earlier = [ply for ply in since if ply < last]
        return max(earlier) + 1 if earlier else last

    def newly_asked(self, ply: int) -> list[Seat]:
        """The seats of people who are asked now and were not yet at this ply, or no longer since."""
        return [seat for seat in self._people_asked() if self.asked_since.get(seat, 0) > ply]

    def _people_asked(self) -> list[Seat]:
        asked = [decision.seat for decision in self.game.waiting]
        return [seat for seat in asked if self.participants[seat].player is not None]

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user, also while the computer sits in for them."""
        return next(
            (seat for seat, participant in enumerate(self.participants) if participant.user == user), None
        )

    def own_seat(self, user: int) -> Seat:
        """The same; raises `Illegal` for a stranger, whose id was forged or who only looks on."""
        seat = self.seat_of(user)
        if seat is None:
            raise Illegal("not-seated")
        return seat

    def seated(self, user: int) -> Seat:
        """The seat that a user plays in person; raises `Illegal`."""
        seat = self.own_seat(user)
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
