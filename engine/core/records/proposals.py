"""Proposals to the other players of a table, as plain values."""

from dataclasses import dataclass

from engine.core.decisions import Seat

OPEN = "open"


@dataclass(frozen=True, slots=True)
class Proposal:
    id: int
    table_id: int
    kind: str  # undo, draw, abort or chair; anew or same: to play on from a position
    seat: Seat
    ply: int  # at which it was made; of a position, where it is
    choices: int  # to undo; for a chair, the number of its seat from 1
    channel_id: int | None
    message_id: int | None
    state: str  # open, agreed, refused, withdrawn, void or expired
    created_at: int
    expires_at: int
    ended_at: int | None
    consents: tuple[Seat, ...] = ()  # the seats that have agreed
