"""Rebuild damaged tables from their checkpoints, logs and deals. No SQL.

The log is replayed once, from the deal on. A damaged row is rebuilt if replaying its reply gives
its checksum. Any other is marked as unreadable, and play continues from the next sound checkpoint.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import product
from typing import Any

from engine.core.decisions import Refused, Seat
from engine.core.game import AnyGame, Game
from engine.core.log import ENDS, FORCED, UNDONE, UNREADABLE, Checkpoint, LogRow, note_row
from engine.core.records.errors import StoreUnavailable, TableDamaged
from engine.core.records.tables import Mended, MendedRow, Remains, SavedGame, StoredRow, StoredSeat
from engine.core.records.users import Participant
from engine.core.rng import deal_seed
from engine.core.rules import Event, Rules, UnsupportedVersion
from engine.search.levels import LEVELS
from engine.store.database import Operation, nothing
from engine.store.logs import CHECKPOINTS_KEPT
from engine.store.mapping import log_row_values, seat_row
from engine.store.store import Store
from engine.tables.transitions import ABORTED

DAMAGED = "table-damaged"  # the event that closes a game that cannot be rebuilt
CLOSING = (*ENDS, DAMAGED, "rules-unsupported")
ILLEGIBLE = ("corrupt", "unreadable")  # codes of `StoreUnavailable` that one damaged table can cause


def check_illegible(why: TableDamaged | StoreUnavailable) -> None:
    """Re-raise this error unless damage to a single table can be its cause."""
    if isinstance(why, StoreUnavailable) and why.code not in ILLEGIBLE:
        raise why


class TableRepair:
    def __init__(
        self, store: Store, games: Mapping[str, Rules[Any, Any]], tell: Callable[[int], None]
    ) -> None:
        """`tell` is called with a table that was closed."""
        self._store, self._rules, self._tell = store, games, tell
        self._beyond: set[int] = set()  # tables that cannot be rebuilt

    async def mend(self, table_id: int) -> SavedGame:
        """Rebuild a damaged table, or close it and raise `Refused` if too little is left."""
        remains = None if table_id in self._beyond else await self._store.repairs.remains(table_id)
        if remains is None:
            raise Refused("table-damaged" if table_id in self._beyond else "table-unknown")
        rules = self._rules.get(remains.game)
        if rules is None:
            raise Refused("table-too-new")
        try:
            mended = await asyncio.to_thread(rebuild, rules, remains)
            await self._store.repairs.mend(table_id, mended)
            saved = await self._store.games.load(table_id)
        except (BeyondRepair, TableDamaged, UnsupportedVersion):
            saved = None
        if saved is None:
            await self._give_up(remains)
            raise Refused("table-damaged")
        return saved

    async def close(
        self, table_id: int, last: LogRow, key: str | None = None, also: Operation[object] = nothing
    ) -> None:
        await self._store.repairs.close_unread(table_id, last, key, also)
        self._tell(table_id)

    async def _give_up(self, remains: Remains) -> None:
        self._beyond.add(remains.table_id)
        last = remains.rows[-1] if remains.rows else None
        if last is None or not last.is_sound or last.log_row is None or last.log_row.note not in CLOSING:
            await self.close(remains.table_id, note_row(0, DAMAGED, Event(DAMAGED)))


class BeyondRepair(Exception):
    """A table cannot be rebuilt."""


def rebuild(rules: Rules[Any, Any], remains: Remains) -> Mended:
    """Return the table as near to the original as possible; raises `BeyondRepair` or `UnsupportedVersion`."""
    if not remains.has_terms or _is_closed(remains):
        raise BeyondRepair
    version, fingerprint = _rules_version(rules, remains)
    rules = rules.at_version(version)
    participants = tuple(_participant(seat, row, remains) for seat, row in enumerate(remains.seats))
    play = _Playback(rules, remains, participants)
    rows = tuple(play.follow(ply, row) for ply, row in _rows_by_ply(remains))
    if not play.checkpoints:
        raise BeyondRepair
    plies = sorted(play.checkpoints)
    return Mended(
        remains.game,
        remains.variant,
        remains.secret,
        participants,
        rows,
        tuple(play.checkpoints[ply] for ply in sorted({plies[0], *plies[-CHECKPOINTS_KEPT:]})),
        tuple(decision.seat for decision in play.game.open_decisions) if play.game is not None else (),
        version,
        fingerprint,
    )


def _is_closed(remains: Remains) -> bool:
    """Return whether too little was left before: it stays closed, even if it can be rebuilt now."""
    last = remains.rows[-1].log_row if remains.rows else None
    return last is not None and last.note == DAMAGED


def _rules_version(rules: Rules[Any, Any], remains: Remains) -> tuple[int, str]:
    """Return the version and fingerprint of the table's rules, or the likeliest if its row is damaged."""
    if remains.is_proved and remains.version is not None:
        return remains.version, remains.fingerprint
    fingerprints = {version: rules.at_version(version).fingerprint for version in rules.versions}
    named = (version for version, fingerprint in fingerprints.items() if fingerprint == remains.fingerprint)
    version = remains.version if remains.version in fingerprints else next(named, rules.version)
    assert version is not None
    return version, fingerprints[version]


def _participant(seat: Seat, row: StoredSeat, remains: Remains) -> Participant:
    """Return a seat's holder: from its row if sound, else the offer's participant that fits it."""
    if row.is_sound and row.participant is not None:
        return row.participant
    for candidate, level in product(remains.joined, (None, *LEVELS)):
        guest = replace(candidate, level=level)
        checksum = seat_row(remains.table_id, seat, guest)["checksum"]
        if guest == row.participant or checksum == row.checksum:
            return guest
    raise BeyondRepair


def _rows_by_ply(remains: Remains) -> Iterator[tuple[int, StoredRow | None]]:
    """Yield the rows by ply, None for lost ones."""
    rows = {row.ply: row for row in remains.rows}
    sound = (row.ply for row in remains.rows if row.is_sound)
    last = max([*sound, *(checkpoint.ply for checkpoint in remains.checkpoints)], default=-1)
    if last < remains.last_ply <= max(rows, default=0) + 1:  # the rows at the end may be damaged or lost
        last = remains.last_ply
    if last > 2 * len(rows) or not rows:
        raise BeyondRepair
    yield from ((ply, rows.get(ply)) for ply in range(last + 1))


class _Playback:
    """A replay of a log; `game` is None where its state is unknown."""

    def __init__(self, rules: Rules[Any, Any], remains: Remains, participants: Sequence[Participant]) -> None:
        self.game: AnyGame | None = None
        # from which play can continue
        self.checkpoints = {checkpoint.ply: checkpoint for checkpoint in remains.checkpoints}
        self._rules, self._remains, self._participants = rules, remains, participants
        self._unproved: set[int] = set()  # checkpoints made here that no sound row has confirmed

    def follow(self, ply: int, row: StoredRow | None) -> MendedRow:
        """Replay one row; return it as it must be written."""
        log_row = self._deal(row) if ply == 0 else self._replay(ply, row)
        self._stand_at(ply)
        if row is None or log_row.note == UNREADABLE or not (row.is_sound or ply):
            return MendedRow(log_row, None, None)
        return MendedRow(log_row, row.key, row.saved_at)

    def _deal(self, row: StoredRow | None) -> LogRow:
        remains, seeds = self._remains, (participant.client_seed for participant in self._participants)
        # these checkpoints confirm the deal
        if remains.is_proved or any(row.is_sound and row.ply for row in remains.rows):
            with suppress(Exception):  # today's rules or a damaged secret may fail in any way
                self.game = Game.new(
                    self._rules,
                    len(self._participants),
                    deal_seed(remains.secret, remains.dealt_id, seeds),
                    self._rules.variants[remains.variant],
                    decks=[participant.deck_code for participant in self._participants],
                )
        if row is not None and row.is_sound and row.log_row is not None:
            return row.log_row
        return LogRow(0, None, (), 0, self.game.deal_events if self.game is not None else ())

    def _replay(self, ply: int, row: StoredRow | None) -> LogRow:
        before, self.game = self.game, None
        if row is None or row.log_row is None:
            return note_row(ply, UNREADABLE)
        if row.is_sound and row.log_row.note == ABORTED:
            self.game = self._aborted(ply, row.log_row)
            return row.log_row
        played = None if before is None else _played(before, row.log_row, self.checkpoints)
        if not row.is_sound:
            proved = None if played is None else self._proved(row, played[1])
            if played is None or proved is None:
                return note_row(ply, UNREADABLE)
            self.game = played[0]
            return proved
        if played is not None and played[1].state_crc == row.log_row.state_crc:
            self.game = played[0]
        elif before is not None:  # the deal or the rules differ
            for unproved_ply in self._unproved:
                del self.checkpoints[unproved_ply]
        self._unproved.clear()
        return row.log_row

    def _aborted(self, ply: int, row: LogRow) -> AnyGame | None:
        """Return the last known game, ended by a moderator; the end counts even if other rows are damaged."""
        if not self.checkpoints:
            return None
        last = replace(self.checkpoints[max(self.checkpoints)], ply=ply - 1, winners=None)
        game: AnyGame = Game.restore(self._rules, last, ())
        game.add_note(row.seat, ABORTED)
        return game

    def _proved(self, row: StoredRow, made: LogRow) -> LogRow | None:
        """Return the row that a replay yields for a damaged one, if it has the damaged row's checksum."""
        assert row.log_row is not None
        for events in (row.log_row.events, made.events, (Event(FORCED, made.seat), *made.events)):
            log_row = replace(made, events=events)
            [values] = log_row_values(self._remains.table_id, [log_row], row.key, row.saved_at, row.before)
            if values["checksum"] == row.checksum:
                return log_row
        return None

    def _stand_at(self, ply: int) -> None:
        """Continue from the sound checkpoint of this ply, even if the replay differs."""
        checkpoint = self.checkpoints.get(ply)
        if checkpoint is not None and (self.game is None or self.game.checkpoint.data != checkpoint.data):
            try:
                self.game = Game.restore(self._rules, checkpoint, ())
            except Exception:  # of a version that is no longer supported
                del self.checkpoints[ply]
        if self.game is not None and self.game.checkpoint.ply not in self.checkpoints:
            self.checkpoints[self.game.checkpoint.ply] = self.game.checkpoint
            self._unproved.add(self.game.checkpoint.ply)


def _played(
    game: AnyGame, row: LogRow, checkpoints: Mapping[int, Checkpoint]
) -> tuple[AnyGame, LogRow] | None:
    """Return a copy of the game after this row, and the row it gives; None if the rules refuse it."""
    try:
        if row.note == UNDONE:
            back = Game.rewind(game.rules, checkpoints[int(row.reply[1])], row.ply - 1, row.seat)
            return back, back.tail.pop()
        copy = Game.restore(game.rules, game.checkpoint, game.tail)
        return copy, copy.apply_row(row)
    except Exception:  # rules may fail in any way on a damaged row
        return None
