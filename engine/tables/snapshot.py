"""A table as it is saved, to be read. Nothing is played here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.core.decisions import Refused, Seat
from engine.core.game import Game, PerPlyCache
from engine.core.records.offers import CommitmentTerms, Offer, commitment
from engine.core.records.tables import SavedGame, TableLocation, TableTerms, terms_of
from engine.core.records.users import PSEUDONYMS, Participant
from engine.core.rules import Event

_SEEN: PerPlyCache[Any] = PerPlyCache()


@dataclass(frozen=True, slots=True)
class TableSnapshot(TableTerms):
    """A table as last saved. Read its game, never play on it."""

    game: Game[Any, Any]

    @classmethod
    def from_offer(
        cls,
        offer: Offer,
        location: TableLocation,
        participants: tuple[Participant, ...],
        game: Game[Any, Any],
    ) -> TableSnapshot:
        """Return the table of an offer before it is saved, without clocks."""
        return cls(
            offer.id,
            offer.game,
            offer.variant,
            participants,
            location,
            offer.secret,
            game,
            fingerprint=game.rules.fingerprint,
            **terms_of(offer),
        )

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or everybody (None), may know; cached, because this game does not change."""
        return _SEEN.get(self.game, seat, lambda: self.game.view(seat))

    def sees_all(self, seat: Seat | None) -> bool:
        """Return whether this seat, or a spectator (None), may see all hands: after the end, or when out."""
        if self.game.winners is not None:
            return True
        return self.open_hands and seat is not None and self.game.rules.is_out(self.game.state, seat)

    def final_view(self, seat: Seat | None) -> Any:
        """Like `view`, with the winners set when a resignation decided the game."""
        return with_winners(self.view(seat), self.game)

    @classmethod
    def from_saved(cls, saved: SavedGame, game: Game[Any, Any]) -> TableSnapshot:
        return cls(game=game, **{item.name: getattr(saved, item.name) for item in fields(TableTerms)})

    @property
    def commitment(self) -> str:
        terms = CommitmentTerms(self.epoch, self.dealt_id, self.game_key, self.variant)
        return commitment(self.secret, terms)

    def refuse_if_run(self) -> None:
        """Raise `Refused` if this is a run of a shared deal, which every player plays without help."""
        if self.run is not None:
            raise Refused("daily-alone")

    def entropy_from(self, seat: Seat, key: str) -> int | None:
        """Return the entropy that a press with this key must add, or None."""
        if self.run is not None:  # it would no longer be everybody's deal
            return None
        return int(key) if seat in self.needs_entropy and key.isdecimal() else None

    def with_to_act(self, newly: Sequence[Seat]) -> TableSnapshot:
        return replace(self, to_act_since={**self.to_act_since, **dict.fromkeys(newly, self.game.ply)})

    def handover_ply(self) -> int:
        """Return the ply at which another user last came to act, or the game ended.

        Seats of computers do not count, because nobody must be pinged for them.
        """
        if self.game.winners is not None:
            return self.game.ply
        return max((self.to_act_since.get(seat, 0) for seat in self._people_asked()), default=0)

    def board_news_from(self) -> int:
        """Return the ply from which the board shows what happened: the handover before the last one.

        What led to it belongs to it if the same user is still asked, with others: they have not seen more.
        If that is unknown, because every other seat has come to act since, return the last handover.
        """
        last, people = self.handover_ply(), {*self._people_asked()}
        seats = range(len(self.participants))
        earlier = [
            ply + (seat not in people) for seat in seats if (ply := self.to_act_since.get(seat, 0)) < last
        ]
        return max(earlier, default=last)

    def newly_to_act(self, ply: int) -> list[Seat]:
        """Return the users' seats to act now that have come to act since this ply."""
        return [seat for seat in self._people_asked() if self.to_act_since.get(seat, 0) > ply]

    def users_to_act(self) -> list[int]:
        """Return the users to act now, as far as they can be called."""
        users = [self.participants[seat].active_user for seat in self._people_asked()]
        return self.callable_users(user for user in users if user is not None)

    def callable_users(self, users: Iterable[int]) -> list[int]:
        """Return those of these users who have neither left nor been deleted."""
        departed = {self.participants[seat].user_id for seat in self.departed_at}
        return [user for user in users if user < PSEUDONYMS and user not in departed]

    def _people_asked(self) -> list[Seat]:
        return [seat for seat in self.game.seats_asked if self.participants[seat].active_user is not None]

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a user, even while a substitute plays it."""
        for seat, participant in enumerate(self.participants):
            if participant.user_id == user_id:
                return seat
        return None

    def require_seat(self, user_id: int) -> Seat:
        """Return the seat of a user; raises `Refused` for spectators and forged ids."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def require_active_seat(self, user_id: int) -> Seat:
        """Return the seat that a user plays in person; raises `Refused`."""
        seat = self.require_seat(user_id)
        if self.participants[seat].level is not None:
            raise Refused("seat-substituted")
        return seat

    def require_playable_seat(self, user_id: int, now: int = 0) -> Seat:
        """Like `require_active_seat`, but also raises `Refused` while the table takes no replies."""
        if self.run is not None and now >= self.run.closes_at:
            raise Refused("daily-closed")
        if self.location.suspended_at is not None:
            raise Refused("table-suspended", table=self.id)
        return self.require_active_seat(user_id)


@dataclass(frozen=True, slots=True)
class TransitionResult:
    table: TableSnapshot
    events: tuple[Event, ...]
    is_new: bool


def with_winners(view: Any, game: Game[Any, Any]) -> Any:
    """Return a view of this game with the winners that a resignation may have made, if it is over."""
    return view if game.winners is None else replace(view, winners=tuple(game.winners))
