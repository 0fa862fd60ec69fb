"""What the store saves and returns of tables, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from engine.core.clocks import UNTIMED, Clock
from engine.core.decisions import Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.records.offers import FIRST_EPOCH
from engine.core.records.users import Participant


@dataclass(frozen=True, slots=True)
class TableLocation:
    """Where a table is: offered in `parent`, played in `channel` (None until its thread exists).

    `thread`: whether it is to have its own thread. `suspended`: since when nobody can be shown it.
    """

    guild_id: int
    parent_channel_id: int
    channel_id: int | None
    wants_thread: bool
    suspended_at: int | None = None

    @classmethod
    def new(cls, guild_id: int, parent_channel_id: int, *, thread: bool) -> Self:
        """A place in this channel, or in a thread of it that is yet to be made."""
        return cls(guild_id, parent_channel_id, None if thread else parent_channel_id, thread)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """All that is needed to continue a game: its last checkpoint and the replies since, without events."""

    table_id: int
    game: str
    variant: str
    location: TableLocation
    participants: tuple[Participant, ...]
    secret: str
    checkpoint: Checkpoint
    tail: tuple[LogRow, ...]
    created_at: int
    time_control: str = UNTIMED
    max_missed: int = 3
    clocks: Mapping[Seat, Clock] = field(default_factory=dict)
    to_act_since: Mapping[Seat, int] = field(default_factory=dict)
    version: int = 1  # of the rulings that it goes by
    fingerprint: str = ""  # of these when it began; "" where that was not yet written down
    epoch: int = FIRST_EPOCH  # in which it was offered
    silent_lose: bool = False  # nobody wins who is silent at the end
    departed_at: Mapping[Seat, int] = field(default_factory=dict)  # since when players have left the server
    lost_moves: int | None = (
        None  # so many moves were lost, -1 if nobody knows how many; None: the table knows
    )
    needs_entropy: frozenset[Seat] = frozenset()  # whose next press is mixed into the luck
    hints: bool = False  # people who play each other may ask for hints

    @property
    def ply(self) -> int:
        """The last ply of the log."""
        return self.tail[-1].ply if self.tail else self.checkpoint.ply


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A row of a log that may be damaged."""

    ply: int
    action: LogRow | None  # None: it cannot be read
    is_sound: bool  # it is as it was written
    click: Any  # the idempotency key
    at: Any  # when it was saved
    checksum: str
    before: str | None  # the checksum of the row before


@dataclass(frozen=True, slots=True)
class FoundSeat:
    """The row of a seat that may be damaged."""

    participant: Participant | None  # None: the row is lost
    is_sound: bool
    checksum: str


@dataclass(frozen=True, slots=True)
class Remains:
    """What can be read of a damaged table."""

    table_id: int
    game: str
    variant: str
    secret: str
    seats: tuple[FoundSeat, ...]
    came: tuple[Participant, ...]  # who sat at its offer, or was challenged
    checkpoints: tuple[Checkpoint, ...]  # the sound ones, in their order
    rows: tuple[FoundRow, ...]
    is_proved: bool  # the table's own row is sound
    last_ply: int  # as that row says
    version: int | None  # of the rules; None: that row is lost
    fingerprint: str


@dataclass(frozen=True, slots=True)
class MendedRow:
    """A rebuilt row of the log."""

    action: LogRow
    click: str | None
    at: int | None  # when it was saved, if that can be read


@dataclass(frozen=True, slots=True)
class Mended:
    """A table as it was rebuilt: the whole log, its last checkpoints, who sits there and who is asked."""

    game: str
    variant: str
    secret: str
    participants: tuple[Participant, ...]
    rows: tuple[MendedRow, ...]
    checkpoints: tuple[Checkpoint, ...]
    waiting: tuple[Seat, ...]
    version: int
    fingerprint: str


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as lists show it, without its game; `waiting`: the seats that are asked.

    `due`: the deadlines of the running clocks.
    """

    table_id: int
    game: str
    location: TableLocation
    participants: tuple[Participant, ...]
    to_act: tuple[Seat, ...]
    ply: int
    updated_at: int
    is_over: bool
    deadlines: Mapping[Seat, int] = field(default_factory=dict)
    silent: tuple[Seat, ...] = ()  # those who have let as many decisions lapse as they may
    time_control: str = UNTIMED
    max_missed: int = 1

    def after(self, ply: int, now: int, waiting: Iterable[Seat], clocks: Mapping[Seat, Clock]) -> Self:
        """The same after the action of this ply, which has ended nothing; `clocks` if the table has any."""
        due, silent = self.deadlines, self.silent
        if clocks:
            due = {
                seat: clock.deadline
                for seat, clock in sorted(clocks.items())
                if clock.decision_ply is not None
            }
            silent = tuple(seat for seat in sorted(clocks) if clocks[seat].missed_in_row >= self.max_missed)
        asked = tuple(sorted(waiting))
        return replace(self, ply=ply, updated_at=now, to_act=asked, deadlines=due, silent=silent)


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A running clock, and whose it is."""

    table_id: int
    guild_id: int
    seat: Seat
    user_id: int
    time_control: str
    clock: Clock


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A table's board message: what it shows (`ply`), up to which ply who is asked was called (`asked`)."""

    table_id: int
    channel_id: int
    message_id: int
    shown_ply: int
    pinged_ply: int
    posted_at: int


@dataclass(frozen=True, slots=True)
class PublishFailure:
    """Discord has refused a table so many times in a row: why (its code), and when it is tried again."""

    table_id: int
    discord_code: int
    attempts: int
    retry_at: int


ORDER_KEY, CLOCK_KEY = "order:", "clock:"  # what the keys begin with of clicks that no person has made
