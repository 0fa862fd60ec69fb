"""The log of a game: its rows, its checkpoints, and which rows still count."""

from collections.abc import Iterable
from dataclasses import field, replace

from engine.core.decisions import Reply, Seat, value_object
from engine.core.rules import Event

NOTE_PREFIX = "!"  # begins a row that is not a reply; no option's id begins with it
UNDONE = "undone"  # followed by the ply of the checkpoint that the game went back to
RETRACTED = "retracted"  # a seat withdrew its reply while others still decide
SEAT_LEFT = "seat-left"  # a player left their seat to the computer
TIMED_OUT = "timed-out"  # the next reply is played for the seat
SUBSTITUTED = "substituted"  # the computer took a silent player's seat
RETURNED = "player-returned"  # they took it back
CHAIR_FREE = "chair-free"  # a player calls for somebody; the seat follows
SEAT_TAKEN = "seat-taken"  # another user plays the seat from here on
MORE_TIME = "time-given"  # a player granted the others more time
FORCED = "forced"  # the event of a visibly forced reply
REPEATED_FACTS = (("again", 1),)  # the facts of `FORCED` when an undo repeated the reply
UNREADABLE = "unreadable"  # the row is damaged
RESTORED = "restored"  # play continues from an older copy of the database, or saved rows are lost
# Followed by the id of an interaction. After a restore, each player's first press changes all later chance,
# because somebody may know what would come.
ENTROPY_ADDED = "entropy-added"
LEFT_SERVER, LOST_SIGHT = "left-server", "lost-sight"  # a player left the server, or cannot see the channel
DEPARTURES = (LEFT_SERVER, LOST_SIGHT)
SILENCES = (TIMED_OUT, SUBSTITUTED)  # by these a silent player is known
REMARKS = (SEAT_LEFT, TIMED_OUT, SUBSTITUTED, RETURNED, CHAIR_FREE, SEAT_TAKEN, MORE_TIME)
NEUTRAL_NOTES = (*REMARKS, *DEPARTURES, RESTORED)  # notes that change nothing on the table
AGREED_DRAW = "agreed-draw"
CLAIMED = "claimed"  # by the opponent of a silent player
CALLED_OFF = "called-off"  # because a player never began
ABANDONED = "abandoned"  # no player answers any more
SILENT_FORFEIT = "silent-forfeited"  # a silent seat had won the finished game; the new winners follow
# These end the game from outside; the winners follow.
CLOSING_NOTES = ("resigned", "aborted", AGREED_DRAW, CLAIMED, CALLED_OFF, ABANDONED)
ENDS = (*CLOSING_NOTES, SILENT_FORFEIT)


@value_object
class LogRow:
    """One row of the log: a reply or a note."""

    ply: int
    seat: Seat | None  # None: not a player's
    reply: Reply
    state_crc: int  # see `game.checksum`
    events: tuple[Event, ...] = field(default=(), compare=False)  # events that it caused

    @property
    def is_note(self) -> bool:
        return self.reply[:1] != () and self.reply[0].startswith(NOTE_PREFIX)

    @property
    def note(self) -> str:
        """The word of a note; empty for a reply."""
        return self.reply[0].removeprefix(NOTE_PREFIX) if self.is_note else ""


def note_row(ply: int, word: str, *events: Event) -> LogRow:
    """Return a note that the bot writes into the log of a game that cannot be opened: without a checksum."""
    return LogRow(ply, None, (NOTE_PREFIX + word,), 0, events)


@value_object
class Checkpoint:
    """A state between two steps."""

    ply: int
    format: int  # `Rules.format`
    data: bytes
    winners: tuple[Seat, ...] | None = None  # set when the game is over


def effective_rows(log: Iterable[LogRow]) -> list[LogRow]:
    """Return the rows of a log, or of its end, without those that were undone later."""
    rows: list[LogRow] = []
    for row in log:
        while row.note == UNDONE and rows and rows[-1].ply > int(row.reply[1]):
            rows.pop()
        rows.append(row)
    return rows


def rows_with_events(log: Iterable[LogRow], *, are_undos_kept: bool = True) -> list[LogRow]:
    """Return the rows of a log without those that were undone later.

    A reply that an undo repeated, which has no events there, keeps those it had before. The row of an undo
    is dropped, if asked for, once something else follows it and all that it undid is in the log.
    """
    rows: list[LogRow] = []
    repeatable: list[LogRow] = []  # undone by the last undo, as far as they have not been repeated
    undos: list[LogRow] = []  # of which nothing is left to explain once play goes on
    for row in log:
        if row.note == UNDONE:
            is_whole = bool(rows) and rows[0].ply <= int(row.reply[1]) + 1
            before = [other for other in rows if other.ply <= int(row.reply[1])]
            repeatable = [other for other in rows[len(before) :] if not other.is_note]
            rows = before
            undos = [row] if is_whole and not are_undos_kept else []
        elif not row.is_note:
            again = repeatable[0] if repeatable else None
            is_silent = all(event.facts == REPEATED_FACTS for event in row.events)
            if again is not None and is_silent and (row.seat, row.reply) == (again.seat, again.reply):
                row = replace(row, events=again.events)
                repeatable = repeatable[1:]
            else:
                repeatable = []
                rows = [other for other in rows if other not in undos]
        rows.append(row)
    return rows


def effective_events(log: Iterable[LogRow]) -> list[Event]:
    """Return the events to tell of a log: a seat's own undo only until something follows."""
    return [event for row in rows_with_events(log, are_undos_kept=False) for event in row.events]


def effective_replies(log: Iterable[LogRow]) -> list[LogRow]:
    rows: list[LogRow] = []
    for row in log:
        if row.note == RETRACTED:
            rows.remove(next(other for other in reversed(rows) if other.seat == row.seat))
        elif not row.is_note:
            rows.append(row)
    return rows


def last_timeout_ply(rows: Iterable[LogRow], seat: Seat) -> int | None:
    timeouts = (row.ply for row in rows if row.seat == seat and row.note == TIMED_OUT)
    return max(timeouts, default=None)
