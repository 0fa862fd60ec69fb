"""What the store saves and returns, as plain values, and how it fails. No SQL here."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Any, Literal, Self

from engine.core.clocks import NONE, Clock
from engine.core.game import Action, Checkpoint
from engine.core.prompts import Fact, Illegal, Seat
from engine.core.rng import Terms, commitment

# Forms of an offer's seal: of the secret alone, and of all that is offered.
SEALED_ALONE: Literal[1] = 1
SEALED_WITH_TERMS: Literal[2] = 2
FIRST_EPOCH = 1  # of a database: a new one begins where an old copy of it is gone on with


def terms_of(seal: int, epoch: int, table: int, game: str, variant: str) -> Terms | None:
    """What a seal of this form binds beside the secret."""
    return Terms(epoch, table, game, variant) if seal == SEALED_WITH_TERMS else None


class Broken(Exception):
    """The database cannot be used: `code` and `facts` (path, backup, why …) say why and what to do.

    Codes: corrupt, not-a-database, newer, unwritable, full, locked, unreadable. Where an older copy is
    good, the fact `backup` is its path, otherwise it is empty. Words: data/locales, `broken-<code>`.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Unsaved(Exception):
    """Nothing was saved, so nothing may be shown; it may be tried again. Codes as those of `Broken`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Damaged(Exception):
    """Rows of a table are not as they were written: `Tables.see` rebuilds or closes it."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


def where(error: BaseException) -> str:
    """What was raised and where, without its message, in which there may be cards or digits of a seed."""
    if isinstance(error, Illegal):
        return f"refused, {error.code}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {PurePath(last.filename).name} line {last.lineno}"


class Repeated(Exception):
    """The actions were not appended: the key was used at this table before, or the ply is taken."""


PSEUDONYMS = 1 << 62  # ids from here on stand for people whose data was deleted; Discord has none before 2049


@dataclass(frozen=True, slots=True)
class Participant:
    """Who plays a seat; `number` is what they add to chance. Without a user it is a computer of a level.

    With both, the computer of that level sits in for the user until they come back.
    """

    user: int | None
    name: str
    number: int = 0
    level: str | None = None
    deck: str | None = None  # the code of the one that they bring: nobody else may see it

    @property
    def player(self) -> int | None:
        """The user who answers here in person; None where a computer does."""
        return self.user if self.level is None else None


@dataclass(frozen=True, slots=True)
class Offer:
    """A challenge or an open table.

    Participants come in the order in which they joined; the first person is the host. `kind` is the offerers'
    own word; `state` is open, started, declined, withdrawn, expired or over: its message says how the game
    ended. `clock` is one of `engine.core.clocks.CLOCKS`; `patience`: decisions in a row that may be missed.
    """

    id: int
    kind: str
    guild: int
    channel: int
    message: int | None
    opponent: int | None
    opponent_name: str
    game: str
    variant: str
    most: int
    secret: str
    state: str
    created: int
    expires: int
    participants: tuple[Participant, ...]
    clock: str = NONE
    patience: int = 3
    again: int | None = None  # the table of which it is the rematch
    seal: int = SEALED_ALONE
    epoch: int = FIRST_EPOCH
    asked_to_start: bool = False  # its time was up with enough people: anybody who sits there may start
    ended: int | None = None  # when, where that is known
    silent_lose: bool = False  # nobody wins its game who is silent at the end
    hints: bool = False  # people who play each other may ask for hints

    @property
    def terms(self) -> Terms | None:
        """What its seal binds beside the secret; None where it is of the older form."""
        return terms_of(self.seal, self.epoch, self.id, self.game, self.variant)

    @property
    def commitment(self) -> str:
        """The seal, which is posted with it."""
        return commitment(self.secret, self.terms)

    @property
    def host(self) -> Participant:
        """Who made the offer, or after they have left the person who has sat there longest."""
        people = (participant for participant in self.participants if participant.user is not None)
        return next(people, self.participants[0])

    @property
    def is_full(self) -> bool:
        """Is no seat left?"""
        return len(self.participants) >= self.most


@dataclass(frozen=True, slots=True)
class TableLocation:
    """Where a table is: offered in `parent`, played in `channel` (None until its thread exists).

    `thread`: whether it is to have its own thread. `suspended`: since when nobody can be shown it.
    """

    guild: int
    parent: int
    channel: int | None
    thread: bool
    suspended: int | None = None

    @classmethod
    def new(cls, guild: int, parent: int, *, thread: bool) -> Self:
        """A place in this channel, or in a thread of it that is yet to be made."""
        return cls(guild, parent, None if thread else parent, thread)


@dataclass(frozen=True, slots=True)
class Saved:
    """All that is needed to continue a game: its last checkpoint and the replies since, without events."""

    table: int
    game: str
    variant: str
    place: TableLocation
    participants: tuple[Participant, ...]
    secret: str
    checkpoint: Checkpoint
    tail: tuple[Action, ...]
    created: int
    clock: str = NONE
    patience: int = 3
    clocks: Mapping[Seat, Clock] = field(default_factory=dict)
    asked_since: Mapping[Seat, int] = field(default_factory=dict)
    stamped: bool = True  # its rows have checksums; those of older databases get theirs at the first load
    version: int = 1  # of the rulings that it goes by
    fingerprint: str = ""  # of these when it began; "" where that was not yet written down
    terms: Terms | None = None  # what its seal binds
    silent_lose: bool = False  # nobody wins who is silent at the end
    gone: Mapping[Seat, int] = field(default_factory=dict)  # since when players have left the server
    lost: int | None = None  # so many moves were lost, -1 if nobody knows how many; None: the table knows
    unmixed: frozenset[Seat] = frozenset()  # whose next press is mixed into the luck
    hints: bool = False  # people who play each other may ask for hints

    @property
    def ply(self) -> int:
        """The last ply of the log."""
        return self.tail[-1].ply if self.tail else self.checkpoint.ply


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A row of a log as it was found: `action` if any of it can be read, `sound` if it is as it was written.

    `values` are its columns, `before` the sum that the row before it has.
    """

    ply: int
    action: Action | None
    sound: bool
    values: Mapping[str, Any]
    before: str | None


@dataclass(frozen=True, slots=True)
class FoundSeat:
    """Who sits in a seat if that can be read, whether that is as it was written, and its checksum."""

    read: Participant | None
    sound: bool
    sum: str | None


@dataclass(frozen=True, slots=True)
class Remains:
    """What can be read of a damaged table.

    `came`: who sat at its offer or was asked there; `rests`: the sound checkpoints in their order; `head`:
    the columns of the table's own row, none if it is gone.
    """

    table: int
    game: str
    variant: str
    secret: str
    seated: tuple[FoundSeat, ...]
    came: tuple[Participant, ...]
    rests: tuple[Checkpoint, ...]
    rows: tuple[FoundRow, ...]
    head: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MendedRow:
    """A row of the log as it is to be: its action, the click that did it, and when."""

    action: Action
    click: str | None
    at: int | None


@dataclass(frozen=True, slots=True)
class Mended:
    """A table as it was rebuilt: the whole log, its last checkpoints, who sits there and who is asked."""

    game: str
    variant: str
    secret: str
    participants: tuple[Participant, ...]
    rows: tuple[MendedRow, ...]
    rests: tuple[Checkpoint, ...]
    waiting: tuple[Seat, ...]
    version: int
    fingerprint: str


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as lists show it, without its game; `waiting`: the seats that are asked.

    `due`: the deadlines of the running clocks.
    """

    table: int
    game: str
    place: TableLocation
    participants: tuple[Participant, ...]
    waiting: tuple[Seat, ...]
    ply: int
    changed: int
    over: bool
    due: Mapping[Seat, int] = field(default_factory=dict)
    silent: tuple[Seat, ...] = ()  # those who have let as many decisions lapse as they may
    clock: str = NONE
    patience: int = 1

    def after(self, ply: int, now: int, waiting: Iterable[Seat], clocks: Mapping[Seat, Clock]) -> Self:
        """The same after the action of this ply, which has ended nothing; `clocks` if the table has any."""
        due, silent = self.due, self.silent
        if clocks:
            due = {seat: clock.due for seat, clock in sorted(clocks.items()) if clock.put is not None}
            silent = tuple(seat for seat in sorted(clocks) if clocks[seat].missed >= self.patience)
        asked = tuple(sorted(waiting))
        return replace(self, ply=ply, changed=now, waiting=asked, due=due, silent=silent)


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A running clock, and whose it is."""

    table: int
    guild: int
    seat: Seat
    user: int
    control: str
    clock: Clock


@dataclass(frozen=True, slots=True)
class Posted:
    """A table's board message: what it shows (`ply`), up to which ply who is asked was called (`asked`)."""

    table: int
    channel: int
    message: int
    ply: int
    asked: int
    at: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Discord has refused a table so many times in a row: why (its code), and when it is tried again."""

    table: int
    code: int
    times: int
    again: int


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A guild's settings."""

    language: str | None = None
    game: str = "outlaws-duel"
    thread: bool = True
    per_channel: int = 20
    per_player: int = 10
    away_days: int = 30  # so many days a year a person may be away
    clock: str = "day"  # of a game for which nothing else was chosen
    patience: int = 3  # so many decisions in a row one may miss
    pictures: str = "on"  # on, off or high-contrast
    offer_hours: int | None = None  # that an offer stands; None: as the host has it
    per_day: int | None = None  # so many offers a person may make in 24 hours
    log_channel: int | None = None  # where each line of the moderators' list is posted too
    keep_months: int | None = None  # a finished game is deleted after so many months; None: never
    quiet_threads: bool = False  # a game's thread is archived at its end


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person's settings, the same on every server; None is the default.

    Quiet hours are minutes after midnight by the clock of their time zone, both or none. `ping` is
    channel, direct or none; `pictures` on, off or high-contrast; `tips`: to be told some while new to a game.
    """

    user: int
    language: str | None = None
    timezone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    ping: str = "channel"
    next_up: bool = False
    pictures: str | None = None
    tips: bool = True


@dataclass(frozen=True, slots=True)
class Away:
    """A person's absence from the games of a server, from `start` until before `until`."""

    id: int
    user: int
    guild: int
    start: int
    until: int


ORDER_CLICK, CLOCK_CLICK = "order:", "clock:"  # what the keys begin with of clicks that no person has made


@dataclass(frozen=True, slots=True)
class AppliedOrder:
    """What was answered for a person as usual, at a table, without an order; they are still to be told."""

    user: int
    family: str
    kind: str
    table: int
    reply: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A person's standing order, in the words of engine/core/module.py; table 0: all tables without one."""

    user: int
    table: int
    family: str
    kind: str
    words: tuple[str, ...]
