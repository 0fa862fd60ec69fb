"""A table as it is saved, to be read. Nothing is played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.clocks import UNTIMED, Clock
from engine.core.decisions import Refused, Seat
from engine.core.game import Game, PerPlyCache
from engine.core.records.offers import FIRST_EPOCH, CommitmentTerms, Offer, commitment
from engine.core.records.tables import SavedGame, TableLocation
from engine.core.records.users import Participant
from engine.core.rules import Event

_SEEN: PerPlyCache[Any] = PerPlyCache()


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as it is saved. Look at its game, but do not play on it.

    `asked_since`: at which ply each seat came to be asked, the last time that another seat brought it there.
    """

    id: int
    game: Game[Any, Any]
    game_key: str
    variant: str
    participants: tuple[Participant, ...]
    location: TableLocation
    secret: str
    created: int
    time_control: str = UNTIMED  # one of `engine.core.clocks.TIME_CONTROLS`
    max_missed: int = 3  # decisions in a row that one may miss
    clocks: Mapping[Seat, Clock] = field(default_factory=dict)
    to_act_since: Mapping[Seat, int] = field(default_factory=dict)
    fingerprint: str = ""  # of its rules when it began
    epoch: int = FIRST_EPOCH  # in which it was offered
    silent_lose: bool = False  # nobody wins who is silent at the end
    departed_at: Mapping[Seat, int] = field(default_factory=dict)  # since when players have left the server
    needs_entropy: frozenset[Seat] = frozenset()  # whose next press is mixed into the luck
    hints: bool = False  # people who play each other may ask for hints

    @classmethod
    def from_offer(
        cls,
        offer: Offer,
        location: TableLocation,
        participants: tuple[Participant, ...],
        game: Game[Any, Any],
        now: int,
    ) -> TableSnapshot:
        """The table of an offer before it is saved, without its clocks."""
        clock = (offer.time_control, offer.max_missed)
        new = cls(
            offer.id, game, offer.game, offer.variant, participants, location, offer.secret, now, *clock
        )
        fingerprint, lose = game.rules.fingerprint, offer.silent_forfeit
        return replace(
            new, fingerprint=fingerprint, epoch=offer.epoch, silent_lose=lose, hints=offer.hints_allowed
        )

    def view(self, seat: Seat | None) -> Any:
        """What a seat, or everybody, may know: asked for once, as nobody plays on with this game."""
        return _SEEN.get(self.game, seat, lambda: self.game.view(seat))

    def final_view(self, seat: Seat | None) -> Any:
        """The same with the winners also where a resignation made them that."""
        view, winners = self.view(seat), self.game.winners
        return view if winners is None else replace(view, winners=tuple(winners))

    @classmethod
    def from_saved(cls, saved: SavedGame, game: Game[Any, Any]) -> TableSnapshot:
        """The table that was saved, with its game."""
        return cls(
            saved.table_id,
            game,
            saved.game,
            saved.variant,
            saved.participants,
            saved.location,
            saved.secret,
            saved.created_at,
            saved.time_control,
            saved.max_missed,
            saved.clocks,
            saved.to_act_since,
            saved.fingerprint,
            saved.epoch,
            saved.silent_lose,
            saved.departed_at,
            saved.needs_entropy,
            saved.hints,
        )

    @property
    def commitment(self) -> str:
        """The seal that was posted with the offer."""
        return commitment(self.secret, CommitmentTerms(self.epoch, self.id, self.game_key, self.variant))

    def entropy_from(self, seat: Seat, key: str) -> int | None:
        """What the press of this key, a person's in this seat, is to mix into the luck; None if nothing."""
        return int(key) if seat in self.needs_entropy and key.isdecimal() else None

    def with_to_act(self, newly: Sequence[Seat]) -> TableSnapshot:
        """The same table, at which these seats came to be asked by the last action."""
        return replace(self, to_act_since={**self.to_act_since, **dict.fromkeys(newly, self.game.ply)})

    def handover_ply(self) -> int:
        """The ply at which somebody was last asked, or called to the end, who was not asked just before.

        Seats at which a computer plays do not count: they need not be called.
        """
        if self.game.winners is not None:
            return self.game.ply
        return max((self.to_act_since.get(seat, 0) for seat in self._people_asked()), default=0)

    def board_news_from(self) -> int:
        """The first ply of which the board tells: what led to the last hand-over, and all since.

        Where all others were asked again since then, it is not known when before: then the hand-over itself.
        """
        last = self.handover_ply()
        seats = range(len(self.participants))
        earlier = [ply for seat in seats if (ply := self.to_act_since.get(seat, 0)) < last]
        return max(earlier) + 1 if earlier else last

    def newly_to_act(self, ply: int) -> list[Seat]:
        """The seats of people who are asked now and were not yet at this ply, or no longer since."""
        return [seat for seat in self._people_asked() if self.to_act_since.get(seat, 0) > ply]

    def _people_asked(self) -> list[Seat]:
        return [
            decision.seat
            for decision in self.game.open_decisions
            if self.participants[decision.seat].active_user is not None
        ]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a user, also while the computer sits in for them."""
        for seat, participant in enumerate(self.participants):
            if participant.user_id == user_id:
                return seat
        return None

    def require_seat(self, user_id: int) -> Seat:
        """The same; raises `Refused` for a stranger, whose id was forged or who only looks on."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def require_active_seat(self, user_id: int) -> Seat:
        """The seat that a user plays in person; raises `Refused`."""
        seat = self.require_seat(user_id)
        if self.participants[seat].level is not None:
            raise Refused("seat-substituted")
        return seat

    def require_playable_seat(self, user_id: int) -> Seat:
        """The seat of a user who wants to play; raises `Refused`, also where nobody can see the table."""
        if self.location.suspended_at is not None:
            raise Refused("table-suspended", table=self.id)
        return self.require_active_seat(user_id)


@dataclass(frozen=True, slots=True)
class TransitionResult:
    """The result of a click. `fresh` is False if the same click was played before: then nothing is new."""

    table: TableSnapshot
    events: tuple[Event, ...]
    is_new: bool
