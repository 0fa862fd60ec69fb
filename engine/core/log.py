"""The log of a game: its rows, the checkpoints it can be continued from, and which rows still count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from engine.core.decisions import Reply, Seat, value_object
from engine.core.rules import Event

# Rows of the log that are no replies begin with a sign that no option's name has.
NOTE_PREFIX = "!"
UNDONE = "undone"  # a play was taken back; the ply it went back to follows
RETRACTED = "rethought"  # a seat takes back its answer to a question that others are still asked
SEAT_LEFT = "left"  # a player has left their seat to the computer
TIMED_OUT = "late"  # a player's time is up: what follows is played for them
SUBSTITUTED, RETURNED = "sat-in", "came-back"  # the computer sits in for a silent player; that player is back
MORE_TIME = "more-time"  # a player gives the others more time
FORCED = "forced"  # the event: the reply was the only one, as all could see, and nobody was asked for it
REPEATED_FACTS = (("again", 1),)  # its facts where that was repeated after an undo: the log has told of it
UNREADABLE = "unreadable"  # what stood here nobody can read any more
RESTORED = "restored"  # play goes on here from an older copy of the database, or what was saved is gone
# After that the first press of each player changes all later chance, so that nobody knows what comes; the
# number of the press follows.
ENTROPY_ADDED = "mixed"
LEFT_SERVER = "went"  # a player has left the server
REMARKS = (SEAT_LEFT, TIMED_OUT, SUBSTITUTED, RETURNED, MORE_TIME)  # nothing changes on the table
NEUTRAL_NOTES = (*REMARKS, LEFT_SERVER, RESTORED)
AGREED_DRAW = "agreed-draw"
CLAIMED = "claimed"  # by the opponent of one who has been silent too long
CALLED_OFF = "called-off"  # because somebody has not even begun
ABANDONED = "deserted"  # nobody answers any more
SILENT_FORFEIT = "silent-lost"  # of a game that is over: a silent seat had won it; the winners' seats follow
# The game was ended from outside; the winners' seats follow.
CLOSING_NOTES = ("resigned", "aborted", AGREED_DRAW, CLAIMED, CALLED_OFF, ABANDONED)
ENDS = (*CLOSING_NOTES, SILENT_FORFEIT)


@value_object
class LogRow:
    """One row of the log. `check` is a CRC-32 of where it led; `events` are what it made happen."""

    ply: int
    seat: Seat | None  # None: nobody at the table did it
    reply: Reply
    state_crc: int
    events: tuple[Event, ...] = field(default=(), compare=False)


@value_object
class Checkpoint:
    """A state between two steps, as JSON of this format of the rules; with winners the game is over."""

    ply: int
    format: int
    data: bytes
    winners: tuple[Seat, ...] | None = None


def was_forced(row: LogRow) -> bool:
    """Was this reply given by nobody, since it was the only one?"""
    return any(event.kind == FORCED for event in row.events)


def effective_rows(log: Iterable[LogRow]) -> list[LogRow]:
    """The rows of a log, or of its end, without those that were undone later."""
    rows: list[LogRow] = []
    for row in log:
        while row.reply[:1] == (NOTE_PREFIX + UNDONE,) and rows and rows[-1].ply > int(row.reply[1]):
            rows.pop()
        rows.append(row)
    return rows


def effective_replies(log: Iterable[LogRow]) -> list[LogRow]:
    """The replies in a log since a checkpoint, without notes and without those that were taken back."""
    rows: list[LogRow] = []
    for row in log:
        if row.reply[:1] == (NOTE_PREFIX + RETRACTED,):
            rows.remove(next(other for other in reversed(rows) if other.seat == row.seat))
        elif not (row.reply and row.reply[0].startswith(NOTE_PREFIX)):
            rows.append(row)
    return rows


def last_timeout_ply(rows: Iterable[LogRow], seat: Seat) -> int | None:
    """The ply at which these rows say last that a seat's time was up; None if none of them does."""
    return max(
        (row.ply for row in rows if (row.seat, row.reply) == (seat, (NOTE_PREFIX + TIMED_OUT,))), default=None
    )
