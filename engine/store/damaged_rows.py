"""What is left of a table whose rows are damaged, and what it is rebuilt to by engine/tables/repair.py."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, combinations
from json import dumps
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from engine.core.clocks import stop_all
from engine.core.decisions import Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.records.offers import Participant
from engine.core.records.tables import FoundRow, FoundSeat, Mended, MendedRow, Remains
from engine.store.database import TABLE_PARAM, Database, reads, writes
from engine.store.integrity.checksums import (
    Values,
    action_sum,
    is_intact_chain,
    neighbours,
    seat_sum,
    snapshot_sum,
    sound_rows,
    table_sum,
    upsert,
    with_checksums,
)
from engine.store.integrity.watermark import TABLE
from engine.store.logs import pack, rest_rows, rows_of_log
from engine.store.mapping import action_of, action_rows, participant_of, seat_row, snapshot_row, winners_text
from engine.store.offers import OVER, STARTED
from engine.store.schema import (
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

log = logging.getLogger(__name__)

OF_GAMES = (tables, seats, log_rows, checkpoints)
MOST_SEATS = 100
DEALT = ("game", "variant", "secret")  # what the offer has as well


class SalvageRows(Database):
    """The part of the store that knows damaged rows from others, and writes rebuilt ones."""

    @writes
    def stamp(self, connection: Connection, table_id: int) -> None:
        """Give the rows of an older database their sums; from now on they are checked."""
        _stamp(connection, table_id)

    @reads
    def is_sound(self, connection: Connection, table_id: int) -> bool:
        """Whether all rows of a table have the sums that they were written with, or none has one yet."""
        found = _whole(connection, table_id)
        return found is not None and (found.head.checksum is None or _are_sound(found))

    @writes
    def remains(self, connection: Connection, table_id: int) -> Remains | None:
        """What can be read of a table; None where none was dealt. The indexes, too, may be wrong."""
        for each in OF_GAMES:
            connection.execute(text(f"REINDEX {each.name}"))
        offer = connection.execute(select(offers).where(offers.c.id == table_id)).one_or_none()
        head = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
        _put_back_strays(connection, table_id, -1 if head is None else head.last_ply)
        if offer is None or (head is None and offer.state not in (STARTED, OVER)):
            return None
        sitting = {row.seat: row for row in connection.execute(_of(seats, table_id))}
        count = _seat_count(head, len(sitting))
        source = head if head is not None and _is_sound(head, count) else offer
        game, variant, secret = (source._mapping[name] for name in DEALT)
        return Remains(
            *(table_id, game, variant, secret),
            tuple(_found_seat(sitting.get(seat)) for seat in range(count)),
            _came(connection, offer),
            tuple(_sound_rests(rest_rows(connection, table_id), count)),
            tuple(_found(rows_of_log(connection, table_id))),
            dict(head._mapping) if head is not None else {},
        )

    @writes
    def mend(self, connection: Connection, table_id: int, mended: Mended) -> None:
        """Write a table as it was rebuilt, and delete all its other rows."""
        first = mended.rows[0].at or self._now()
        _put_table(connection, table_id, mended, first)
        for each in (log_rows, checkpoints, game_archives):
            connection.execute(delete(each).where(each.c.table_id == table_id))
        rows = [_log_row(table_id, row, first) for row in mended.rows]
        connection.execute(insert(log_rows), rows)
        kept = {checkpoint.ply: checkpoint for checkpoint in mended.checkpoints}
        connection.execute(
            insert(checkpoints), [snapshot_row(table_id, checkpoint) for checkpoint in kept.values()]
        )
        for seat, participant in enumerate(mended.participants):
            _put_seat(connection, table_id, seat, participant, seat in mended.waiting)
        _stamp(connection, table_id)
        last = mended.rows[-1].action.ply
        if (
            self.watermark is not None
            and (gone := self.watermark.marked.plies.get(table_id, last) - last) > 0
        ):
            connection.execute(update(tables).where(tables.c.id == table_id).values(lost_moves=gone))
        self._note(TABLE, table_id, last)
        log.warning("table %s: damaged rows were found and rebuilt", table_id)

    @writes
    def close_unread(self, connection: Connection, table_id: int, last: LogRow, key: str | None) -> int:
        """End a game that cannot be opened, without winners unless it had some; returns the ply that says so.

        What it was is left as it is, sound or not.
        """
        ply, before = next(
            ((row["ply"] + 1, row["checksum"]) for row in rows_of_log(connection, table_id)[::-1]), (0, None)
        )
        done = LogRow(ply, last.seat, last.reply, last.state_crc, last.events)
        connection.execute(insert(log_rows), action_rows(table_id, [done], key, self._now(), before))
        change = {
            "last_ply": ply,
            "winners": func.coalesce(tables.c.winners, "[]"),
            "updated_at": self._now(),
        }
        connection.execute(update(tables).where(tables.c.id == table_id).values(change))
        connection.execute(update(seats).where(seats.c.table_id == table_id).values(to_act=False))
        update_clocks(connection, table_id, stop_all)
        self._note(TABLE, table_id, ply)
        log.error("table %s is closed: nobody could open it", table_id)
        return ply


def _put_back_strays(connection: Connection, table_id: int, last: int) -> None:
    """Give rows of a log their place again which say another table or ply, as their checksums prove."""
    rows = connection.execute(
        select(log_rows.c.ply, log_rows.c.checksum).where(log_rows.c.table_id == table_id)
    ).all()
    sums = {row.ply: row.checksum for row in rows}
    for ply in range(min(last, len(sums)) + 1):
        if ply not in sums:
            stray = _stray(connection, table_id, ply, sums.get(ply - 1))
            if stray is None:
                return
            here = (log_rows.c.table_id == stray.table_id, log_rows.c.ply == stray.ply)
            connection.execute(update(log_rows).where(*here).values(table_id=table_id, ply=ply))
            sums[ply] = stray.checksum


def _stray(connection: Connection, table_id: int, ply: int, before: str | None) -> Row[Any] | None:
    elsewhere = and_(log_rows.c.table_id.in_([*neighbours(table_id)]), log_rows.c.ply == ply)
    for row in connection.execute(select(log_rows).where(or_(log_rows.c.table_id == table_id, elsewhere))):
        if row.checksum == action_sum(before, {**row._mapping, "table_id": table_id, "ply": ply}):
            return row
    return None


def _came(connection: Connection, offer: Row[Any]) -> tuple[Participant, ...]:
    """Who sat at an offer, in the order in which they joined, and who was asked to."""
    rows = (
        select(offer_participants)
        .where(offer_participants.c.offer_id == offer.id)
        .order_by(offer_participants.c.position)
    )
    came = tuple(participant_of(row) for row in connection.execute(rows))
    return came if offer.opponent_id is None else (*came, Participant(offer.opponent_id, offer.opponent_name))


def _of(part: Table, table_id: int) -> Any:
    return select(part).where(part.c.table_id == table_id)


def pack_game(connection: Connection, table_id: int) -> None:
    """Pack what is kept of a game that is over but for its last checkpoint; a damaged one stays as it is."""
    found = _whole(connection, table_id)
    if found is not None and found.head.checksum is None:  # of an older database, whose rows are believed
        _stamp(connection, table_id)
        found = _whole(connection, table_id)
    if found is None or not _are_sound(found) or found.head.last_ply != found.head.checkpoint_ply:
        return
    with suppress(TypeError):  # a row of an older database has bytes that are no text
        pack(
            connection,
            table_id,
            found.log,
            [row for row, _ in found.rests if row["ply"] < found.head.checkpoint_ply],
        )


class _Whole(NamedTuple):
    """All rows of a table, the snapshots with the winners of each."""

    head: Row[Any]
    sitting: Sequence[Row[Any]]
    log: Sequence[Values]
    rests: list[tuple[Values, str | None]]


def _whole(connection: Connection, table_id: int) -> _Whole | None:
    head = connection.execute(_HEAD, {"of_table": table_id}).one_or_none()
    if head is None:
        return None
    return _Whole(
        head,
        connection.execute(_SITTING, {"of_table": table_id}).all(),
        rows_of_log(connection, table_id),
        [
            (row, head.winners if row["ply"] == head.checkpoint_ply else None)
            for row in rest_rows(connection, table_id)
        ],
    )


_HEAD = select(tables).where(tables.c.id == TABLE_PARAM)
_SITTING = select(seats).where(seats.c.table_id == TABLE_PARAM)


def _are_sound(found: _Whole) -> bool:
    head, sitting, log, rests = found
    return (
        table_sum(head._mapping, len(sitting)) == head.checksum
        and all(seat_sum(row._mapping) == row.checksum for row in sitting)
        and is_intact_chain(log, None)
        and [row["ply"] for row in log] == list(range(head.last_ply + 1))
        and all(_fits(row, winners) for row, winners in rests)
        and head.checkpoint_ply == max((row["ply"] for row, _ in rests), default=-1)
    )


def _stamp(connection: Connection, table_id: int) -> None:
    found = _whole(connection, table_id)
    assert found is not None
    head, sitting, log, rests = found
    upsert(connection, tables, {"id": table_id}, {"checksum": table_sum(head._mapping, len(sitting))})
    for row in sitting:
        upsert(
            connection, seats, {"table_id": table_id, "seat": row.seat}, {"checksum": seat_sum(row._mapping)}
        )
    sums = [
        {"of_table": table_id, "of_ply": row["ply"], "its_sum": row["checksum"]}
        for row in with_checksums(map(dict, log), None)
    ]
    if sums:
        connection.execute(_SET_SUM, sums)
    for rest, winners in rests:
        mine = {"table_id": table_id, "ply": rest["ply"]}
        upsert(connection, checkpoints, mine, {"checksum": snapshot_sum(rest, winners)})


_SET_SUM = (
    update(log_rows)
    .where(log_rows.c.table_id == TABLE_PARAM, log_rows.c.ply == bindparam("of_ply"))
    .values(checksum=bindparam("its_sum"))
)


def _fits(row: Values, winners: str | None) -> bool:
    return bool(snapshot_sum(row, winners) == row["checksum"])


def _is_sound(head: Row[Any], count: int) -> bool:
    return head.checksum in (None, table_sum(head._mapping, count))


def _seat_count(head: Row[Any] | None, found: int) -> int:
    """How many seats a table has: its sum tells, should the row of one be lost."""
    likely = (found, *range(1, MOST_SEATS + 1))
    return next((count for count in likely if head is not None and _is_sound(head, count)), found)


def _found_seat(row: Row[Any] | None) -> FoundSeat:
    if row is None:
        return FoundSeat(None, sound=False, sum=None)
    return FoundSeat(participant_of(row), row.checksum in (None, seat_sum(row._mapping)), row.checksum)


def _sound_rests(rows: Sequence[Values], seated: int) -> Iterator[Checkpoint]:
    """The checkpoints that are as they were written, the last one with its winners if there were any."""
    for row in sorted(rows, key=lambda row: str(row["ply"])):
        for winners in (None, *_any_winners(seated)):
            checkpoint = Checkpoint(row["ply"], row["format"], str(row["state"]).encode(), winners)
            if row["checksum"] is None or _fits(row, winners_text(checkpoint)):
                yield checkpoint
                break


def _any_winners(seated: int) -> Iterator[tuple[Seat, ...]]:
    return chain.from_iterable(combinations(range(seated), count) for count in range(seated + 1))


def _found(rows: Sequence[Values]) -> Iterator[FoundRow]:
    stamped = any(row["checksum"] is not None for row in rows)
    before: str | None = None
    for row, sound in zip(rows, sound_rows(rows)):
        yield FoundRow(row["ply"], _action(row), sound or not stamped, dict(row), before)
        before = row["checksum"]


def _action(row: Values) -> LogRow | None:
    """The action in a row, if it can be read; if need be, without its events."""
    for told in (row["events"], "[]"):
        try:
            return action_of(row["ply"], row["seat"], row["reply"], row["state_crc"], told)
        except (ValueError, TypeError):
            continue
    return None


def _log_row(table_id: int, row: MendedRow, first: int) -> dict[str, object]:
    [made] = action_rows(table_id, [row.action], row.click, row.at or first, None)
    return made


def _put_table(connection: Connection, table_id: int, mended: Mended, first: int) -> None:
    """Write the row of a table, or insert it where it was lost."""
    offer = connection.execute(select(offers).where(offers.c.id == table_id)).one()
    last = mended.checkpoints[-1]
    values = {
        "game": mended.game,
        "variant": mended.variant,
        "secret": mended.secret,
        "last_ply": mended.rows[-1].action.ply,
        "checkpoint_ply": last.ply,
        "winners": None if last.winners is None else dumps(last.winners),
        "rules_version": mended.version,
        "rules_fingerprint": mended.fingerprint,
        "is_packed": False,  # it was packed, or is to be once it is over
    }
    if connection.execute(update(tables).where(tables.c.id == table_id).values(values)).rowcount:
        return
    channel = (
        connection.scalar(select(board_messages.c.channel_id).where(board_messages.c.table_id == table_id))
        or offer.channel_id
    )
    values |= {
        "id": table_id,
        "guild_id": offer.guild_id,
        "parent_channel_id": offer.channel_id,
        "channel_id": channel,
    }
    values |= {"wants_thread": channel != offer.channel_id, "created_at": first, "updated_at": first}
    connection.execute(insert(tables).values(values))


def _put_seat(
    connection: Connection, table_id: int, seat: Seat, participant: Participant, waiting: bool
) -> None:
    """Write who sits somewhere, and whether that seat is asked."""
    row = seat_row(table_id, seat, participant) | {"to_act": waiting}
    mine = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    if not connection.execute(update(seats).where(mine).values(row)).rowcount:
        connection.execute(insert(seats).values(row))
