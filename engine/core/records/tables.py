"""What the store saves and returns of tables, as plain values."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Self

from engine.core.clocks import UNTIMED, Clock
from engine.core.decisions import Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.records.offers import FIRST_EPOCH, FRIENDLY, NO_CHANNEL, TOURNAMENT, Offer, Origin, RunTerms
from engine.core.records.users import Participant


@dataclass(frozen=True, slots=True)
class TableLocation:
    guild_id: int
    parent_channel_id: int  # where it was offered
    channel_id: int | None  # where it is played; None until its thread exists
    wants_thread: bool  # play in a thread of its own
    suspended_at: int | None = None  # since when Discord cannot show it

    @property
    def is_private(self) -> bool:
        """Whether only its player sees the table."""
        return self.parent_channel_id == NO_CHANNEL

    @property
    def board_channel_id(self) -> int:
        """Where its board is or will be posted: until its thread exists, where it was offered."""
        return self.channel_id or self.parent_channel_id

    @classmethod
    def new(cls, guild_id: int, parent_channel_id: int, *, thread: bool) -> Self:
        """Return a location in this channel, or in a thread that does not exist yet."""
        return cls(guild_id, parent_channel_id, None if thread else parent_channel_id, thread)


@dataclass(frozen=True, slots=True)
class TableTerms:
    """What holds for a table, and how things stand at it, besides its game."""

    id: int
    game_key: str
    variant: str
    participants: tuple[Participant, ...]
    location: TableLocation
    secret: str
    _: KW_ONLY
    time_control: str = UNTIMED  # one of `engine.core.clocks.TIME_CONTROLS`
    max_missed: int = 3  # time-outs in a row that make a player silent
    clocks: Mapping[Seat, Clock] = field(default_factory=dict)
    # Ply at which each seat came to act, the last time that another seat brought it there.
    to_act_since: Mapping[Seat, int] = field(default_factory=dict)
    fingerprint: str = ""  # of its rules at the deal
    epoch: int = FIRST_EPOCH  # of the offer
    silent_forfeit: bool = False  # seats that are silent at the end cannot win
    departed_at: Mapping[Seat, int] = field(default_factory=dict)  # since when players cannot play
    needs_entropy: frozenset[Seat] = frozenset()  # their next press adds entropy
    stakes: str = FRIENDLY  # of the offer
    open_hands: bool = False  # players who are out see all hands
    origin: Origin | None = None  # None if it was dealt
    run: RunTerms | None = None  # None unless it is a run of a shared deal
    in_tournament: bool = False

    @property
    def dealt_id(self) -> int:
        """The number that the seal and the seed contain."""
        return self.run.deal_id if self.run else self.id


def terms_of(offer: Offer) -> dict[str, Any]:
    """Return those fields of `TableTerms` that its offer decides."""
    return {
        "time_control": offer.time_control,
        "max_missed": offer.max_missed,
        "epoch": offer.epoch,
        "silent_forfeit": offer.silent_forfeit,
        "stakes": offer.stakes,
        "open_hands": offer.open_hands,
        "origin": offer.origin,
        "run": offer.run,
        "in_tournament": offer.kind == TOURNAMENT,
    }


@dataclass(frozen=True, slots=True)
class SavedGame(TableTerms):
    """The data to continue a game: its last checkpoint and the replies since, without events."""

    checkpoint: Checkpoint
    tail: tuple[LogRow, ...]
    version: int = 1  # version of the rules at the deal
    lost_moves: int | None = None  # lost by a restore; -1 if unknown, None once announced

    @property
    def ply(self) -> int:
        return self.tail[-1].ply if self.tail else self.checkpoint.ply


@dataclass(frozen=True, slots=True)
class StoredRow:
    ply: int
    log_row: LogRow | None  # None if unreadable
    is_sound: bool  # its checksum fits
    key: Any  # the idempotency key
    saved_at: Any
    checksum: str
    before: str | None  # the checksum of the row before


@dataclass(frozen=True, slots=True)
class StoredSeat:
    participant: Participant | None  # None: the row is lost
    is_sound: bool
    checksum: str


@dataclass(frozen=True, slots=True)
class Remains:
    table_id: int
    game: str
    variant: str
    secret: str
    seats: tuple[StoredSeat, ...]
    joined: tuple[Participant, ...]  # the participants of its offer, or the challenged user
    checkpoints: tuple[Checkpoint, ...]  # the sound ones, oldest first
    rows: tuple[StoredRow, ...]
    is_proved: bool  # whether the table's own row is sound
    last_ply: int  # according to that row
    version: int | None  # of the rules; None if that row is lost
    fingerprint: str
    has_terms: bool  # whether its offer is sound
    dealt_id: int  # the number that the seed contains


@dataclass(frozen=True, slots=True)
class MendedRow:
    log_row: LogRow
    key: str | None
    saved_at: int | None  # None if unreadable


@dataclass(frozen=True, slots=True)
class Mended:
    """A rebuilt table: the whole log, its last checkpoints, its participants and the seats to act."""

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
    table_id: int
    game: str
    location: TableLocation
    participants: tuple[Participant, ...]
    to_act: tuple[Seat, ...]
    ply: int
    updated_at: int
    is_over: bool
    deadlines: Mapping[Seat, int] = field(default_factory=dict)  # of the running clocks
    silent: tuple[Seat, ...] = ()  # seats with `max_missed` time-outs in a row
    time_control: str = UNTIMED
    max_missed: int = 1


@dataclass(frozen=True, slots=True)
class RunningClock:
    table_id: int
    guild_id: int
    seat: Seat
    user_id: int
    time_control: str
    clock: Clock


@dataclass(frozen=True, slots=True)
class BoardMessage:
    table_id: int
    channel_id: int
    message_id: int
    shown_ply: int
    pinged_ply: int  # the handover it has pinged for
    posted_at: int


@dataclass(frozen=True, slots=True)
class PublishFailure:
    table_id: int
    discord_code: int
    attempts: int  # in a row
    retry_at: int
    first_failed_at: int
    failed_at: int  # at the last attempt


ORDER_KEY, CLOCK_KEY = "order:", "clock:"  # prefixes of idempotency keys of requests that no user made
