"""Read what is left of a damaged table, and write its rebuilt rows."""

import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from engine.core.clocks import stop_all
from engine.core.game import Checkpoint, LogRow
from engine.core.records.errors import SaveFailed
from engine.core.records.offers import OVER, STARTED
from engine.core.records.tables import Mended, Remains, StoredRow, StoredSeat
from engine.core.records.users import Participant
from engine.store import mapping
from engine.store.database import Operation, Part, reads, writes
from engine.store.integrity.checksums import (
    OFFER,
    Values,
    checkpoint_sum,
    is_intact_chain,
    seat_sum,
    sound_rows,
    table_sum,
    upsert,
)
from engine.store.integrity.watermark import TABLE
from engine.store.logs import checkpoint_rows, pack, rows_of_log
from engine.store.results import write_result
from engine.store.schema.games import (
    board_messages,
    checkpoints,
    game_archives,
    log_rows,
    offer_participants,
    offers,
    seats,
    tables,
)
from engine.store.seat_clocks import update_clocks
from engine.store.tables import HEAD, SEATED, TERMS

log = logging.getLogger(__name__)

MAX_SEATS = 100


class RepairStore(Part):
    @reads
    def is_sound(self, connection: Connection, table_id: int) -> bool:
        """Return whether all rows of a table fit their checksums."""
        rows = _rows_of(connection, table_id)
        return rows is not None and _are_sound(rows)

    @writes
    def remains(self, connection: Connection, table_id: int) -> Remains | None:
        """Return what can be read of a table; None if it was never dealt."""
        if self._database.is_file:
            _rebuild_indexes(connection)
        offer = connection.execute(TERMS, {"of_table": table_id}).one_or_none()
        head = connection.execute(HEAD, {"of_table": table_id}).one_or_none()
        if offer is None or (head is None and offer.state not in (STARTED, OVER)):
            return None
        seated = connection.execute(SEATED, {"of_table": table_id}).all()
        proved = None  # the number of seats for which the table's checksum fits; a seat's row may be lost
        if head is not None:
            counts = (len(seated), *range(1, MAX_SEATS + 1))
            sums = (count for count in counts if table_sum(head._mapping, count) == head.checksum)
            proved = next(sums, None)
        source = (offer if head is None or proved is None else head)._mapping
        return Remains(
            *(table_id, source["game"], source["variant"], source["secret"]),
            _stored_seats(seated, proved or len(seated)),
            _joined(connection, offer),
            tuple(_sound_checkpoints(checkpoint_rows(connection, table_id), head)),
            tuple(_stored_rows(_in_place(rows_of_log(connection, table_id)))),
            is_proved=proved is not None,
            last_ply=head.last_ply if head is not None and isinstance(head.last_ply, int) else -1,
            version=None if head is None else head.rules_version,
            fingerprint="" if head is None else head.rules_fingerprint,
            has_terms=OFFER.is_sound(OFFER.values_of(offer)),
            dealt_id=offer.deal_id or table_id,
        )

    @writes
    def mend(self, connection: Connection, table_id: int, mended: Mended) -> None:
        first = mended.rows[0].saved_at or self._database.now()
        _put_table(connection, table_id, mended, first)
        for seat, participant in enumerate(mended.participants):
            row = mapping.seat_row(table_id, seat, participant) | {"to_act": seat in mended.waiting}
            upsert(connection, seats, row)
        others = seats.c.seat.not_in(range(len(mended.participants)))  # rows whose number was damaged
        connection.execute(delete(seats).where(seats.c.table_id == table_id, others))
        for table in (log_rows, checkpoints, game_archives):
            connection.execute(delete(table).where(table.c.table_id == table_id))
        rows: list[dict[str, Any]] = []
        for mended_row in mended.rows:
            before = rows[-1]["checksum"] if rows else None
            rows += mapping.log_row_values(
                table_id, [mended_row.log_row], mended_row.key, mended_row.saved_at or first, before
            )
        connection.execute(insert(log_rows), rows)
        connection.execute(
            insert(checkpoints),
            [mapping.checkpoint_row(table_id, checkpoint) for checkpoint in mended.checkpoints],
        )
        last = mended.rows[-1].log_row.ply
        if self._database.watermark is not None:
            gone = self._database.watermark.marked.plies.get(table_id, last) - last
            if gone > 0:
                connection.execute(update(tables).where(tables.c.id == table_id).values(lost_moves=gone))
        self._database.note(TABLE, table_id, last)
        log.warning("table %s: rebuilt damaged rows", table_id)

    @writes
    def close_unread(
        self, connection: Connection, table_id: int, last: LogRow, key: str | None, also: Operation[object]
    ) -> int:
        """End a game that cannot be opened, and leave its other rows as they are; return the last ply.

        It ends without winners, unless it had some.
        """
        rows = _in_place(rows_of_log(connection, table_id))
        ply, before = (rows[-1]["ply"] + 1, rows[-1]["checksum"]) if rows else (0, None)
        done = LogRow(ply, last.seat, last.reply, last.state_crc, last.events)
        connection.execute(
            insert(log_rows), mapping.log_row_values(table_id, [done], key, self._database.now(), before)
        )
        change = {
            "last_ply": ply,
            "winners": func.coalesce(tables.c.winners, "[]"),
            "updated_at": self._database.now(),
        }
        connection.execute(update(tables).where(tables.c.id == table_id).values(change))
        connection.execute(update(seats).where(seats.c.table_id == table_id).values(to_act=False))
        update_clocks(connection, table_id, stop_all)
        write_result(connection, table_id, None)
        also(connection)
        self._database.note(TABLE, table_id, ply)
        log.error("table %s closed: it could not be opened", table_id)
        return ply


def pack_game(connection: Connection, table_id: int) -> None:
    """Pack the rows of a finished game except its last checkpoint; a damaged one stays as it is."""
    rows = _rows_of(connection, table_id)
    if rows is not None and _are_sound(rows) and rows.head.last_ply == rows.head.checkpoint_ply:
        older = [row for row in rows.checkpoints if row["ply"] < rows.head.checkpoint_ply]
        pack(connection, table_id, rows.log, older)


class _GameRows(NamedTuple):
    offer: Row[Any] | None
    head: Row[Any]
    seats: Sequence[Row[Any]]
    log: Sequence[Values]
    checkpoints: Sequence[Values]


def _rows_of(connection: Connection, table_id: int) -> _GameRows | None:
    head = connection.execute(HEAD, {"of_table": table_id}).one_or_none()
    if head is None:
        return None
    offer = connection.execute(TERMS, {"of_table": table_id}).one_or_none()
    seated = connection.execute(SEATED, {"of_table": table_id}).all()
    return _GameRows(
        offer, head, seated, rows_of_log(connection, table_id), checkpoint_rows(connection, table_id)
    )


def _are_sound(rows: _GameRows) -> bool:
    head = rows.head
    return (
        table_sum(head._mapping, len(rows.seats)) == head.checksum
        and (rows.offer is None or OFFER.is_sound(OFFER.values_of(rows.offer)))
        and all(seat_sum(row._mapping) == row.checksum for row in rows.seats)
        and is_intact_chain(rows.log, None)
        and [row["ply"] for row in rows.log] == list(range(head.last_ply + 1))
        and all(
            checkpoint_sum(row, head.winners if row["ply"] == head.checkpoint_ply else None)
            == row["checksum"]
            for row in rows.checkpoints
        )
        and head.checkpoint_ply == max((row["ply"] for row in rows.checkpoints), default=-1)
    )


def _rebuild_indexes(connection: Connection) -> None:
    """Rebuild the indexes of a game's rows, which may be damaged, too."""
    try:
        for table in (tables, seats, log_rows, checkpoints):
            connection.execute(text(f"REINDEX {table.name}"))
    except IntegrityError as why:  # a damaged key now equals another row's
        raise SaveFailed("corrupt") from why


def _stored_seats(rows: Sequence[Row[Any]], count: int) -> tuple[StoredSeat, ...]:
    by_number = {
        row.seat: StoredSeat(
            mapping.participant_of(row), seat_sum(row._mapping) == row.checksum, row.checksum
        )
        for row in rows
    }
    lost = StoredSeat(None, is_sound=False, checksum="")
    return tuple(by_number.get(seat, lost) for seat in range(count))


def _joined(connection: Connection, offer: Row[Any]) -> tuple[Participant, ...]:
    """Return the participants of an offer, and the user that it challenged."""
    joined = select(offer_participants).where(offer_participants.c.offer_id == offer.id)
    rows = connection.execute(joined.order_by(offer_participants.c.position))
    opponent = Participant(offer.opponent_id, offer.opponent_name)
    return (*map(mapping.participant_of, rows), *([opponent] if offer.opponent_id is not None else []))


def _sound_checkpoints(rows: Sequence[Values], head: Row[Any] | None) -> Iterator[Checkpoint]:
    for row in rows:
        for winners in {None, None if head is None else head.winners}:
            if checkpoint_sum(row, winners) == row["checksum"]:
                won = None if winners is None else tuple(json.loads(winners))
                yield Checkpoint(row["ply"], row["format"], row["state"].encode(), won)


def _in_place(rows: Sequence[Values]) -> list[Values]:
    """Return rows in order, without those whose ply is not a number."""
    return sorted((row for row in rows if isinstance(row["ply"], int)), key=lambda row: row["ply"])


def _stored_rows(rows: Sequence[Values]) -> Iterator[StoredRow]:
    before: str | None = None
    for row, is_sound in zip(rows, sound_rows(rows)):
        log_row = None
        with suppress(ValueError, TypeError):  # keep what is readable, at worst without events
            log_row = mapping.log_row_of(row["ply"], row["seat"], row["reply"], row["state_crc"])
            log_row = mapping.log_row_of(
                row["ply"], row["seat"], row["reply"], row["state_crc"], row["events"]
            )
        checksum = row["checksum"]
        yield StoredRow(
            row["ply"], log_row, is_sound, row["idempotency_key"], row["created_at"], checksum, before
        )
        before = checksum


def _put_table(connection: Connection, table_id: int, mended: Mended, first: int) -> None:
    offer = connection.execute(select(offers).where(offers.c.id == table_id)).one()
    values: dict[str, Any] = {
        "game": mended.game,
        "variant": mended.variant,
        "secret": mended.secret,
        "last_ply": mended.rows[-1].log_row.ply,
        "checkpoint_ply": mended.checkpoints[-1].ply,
        "winners": mapping.winners_text(mended.checkpoints[-1]),
        "rules_version": mended.version,
        "rules_fingerprint": mended.fingerprint,
        "is_packed": False,
    }
    head = connection.execute(HEAD, {"of_table": table_id}).one_or_none()
    if head is None:
        board = select(board_messages.c.channel_id).where(board_messages.c.table_id == table_id)
        channel = connection.scalar(board) or offer.channel_id
        values |= {
            "guild_id": offer.guild_id,
            "parent_channel_id": offer.channel_id,
            "channel_id": channel,
            "wants_thread": channel != offer.channel_id,
            "created_at": first,
            "updated_at": first,
        }
    values["id"] = table_id
    row = {"created_at": None if head is None else head.created_at, **values}
    upsert(connection, tables, {**values, "checksum": table_sum(row, len(mended.participants))})
