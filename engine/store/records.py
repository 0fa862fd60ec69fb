"""What the store gives and takes, as plain values, and how it fails. No SQL here."""

from __future__ import annotations

from dataclasses import dataclass

from engine.flow import Fact, Seat
from engine.game import Action, Snapshot


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
    """Nothing was saved and nothing may be told; the same may be tried again. Codes as those of `Broken`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Repeated(Exception):
    """These actions are not appended: the key was used at this table before, or the ply is taken."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a chair; `number` is what he adds to chance. Without a user it is a computer of a level."""

    user: int | None
    name: str
    number: int = 0
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """A challenge or an open table.

    Its sitters come in the order in which they sat down; the first is the host. `kind` is the offerers'
    own word; `state` is open, started, declined, withdrawn or expired.
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
    sitters: tuple[Sitter, ...]

    @property
    def host(self) -> Sitter:
        """Who made the offer."""
        return self.sitters[0]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is: offered in `parent`, played in `channel` (None until its thread is there).

    `thread`: whether it wants a thread of its own.
    """

    guild: int
    parent: int
    channel: int | None
    thread: bool


@dataclass(frozen=True, slots=True)
class Saved:
    """All that is needed to play a game on: its last rest and the replies since, these without events."""

    table: int
    game: str
    variant: str
    place: Place
    chairs: tuple[Sitter, ...]
    secret: str
    snapshot: Snapshot
    tail: tuple[Action, ...]
    created: int

    @property
    def ply(self) -> int:
        """The last ply of the log."""
        return self.tail[-1].ply if self.tail else self.snapshot.ply


@dataclass(frozen=True, slots=True)
class Line:
    """A table as lists show it, without loading its game; `waiting`: the seats that are asked."""

    table: int
    game: str
    place: Place
    chairs: tuple[Sitter, ...]
    waiting: tuple[Seat, ...]
    ply: int
    changed: int
    over: bool


@dataclass(frozen=True, slots=True)
class Posted:
    """A table's board message: what it shows (`ply`), for which question people were pinged (`asked`)."""

    table: int
    channel: int
    message: int
    ply: int
    asked: int
    at: int


@dataclass(frozen=True, slots=True)
class House:
    """A guild's settings."""

    language: str | None = None
    game: str = "outlaws-duel"
    thread: bool = True
    per_channel: int = 20
    per_player: int = 10
