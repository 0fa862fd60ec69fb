"""Convert records of the engine to rows of the database and back. No queries."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row

from engine.core.clocks import UNTIMED, Clock
from engine.core.decisions import Facts, Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.records.errors import TableDamaged
from engine.core.records.offers import Offer
from engine.core.records.tables import SavedGame, TableLocation, TableSummary, terms_of
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.store.integrity import checksums
from engine.store.integrity.checksums import Values
from engine.store.schema.games import offers

MAX_PLY = 2**31 - 1


def offer_of(row: Row[Any], participants: Iterable[Participant] = ()) -> Offer:
    columns = {column.name: row._mapping[column] for column in offers.c if column.name != "checksum"}
    return Offer(**columns, participants=tuple(participants))


def table_row(
    offer: Offer,
    location: TableLocation,
    checkpoint: Checkpoint,
    rules: tuple[int, str],
    now: int,
    seats: int,
) -> dict[str, object]:
    row: dict[str, object] = {
        "id": offer.id,
        "game": offer.game,
        "variant": offer.variant,
        "guild_id": location.guild_id,
        "parent_channel_id": location.parent_channel_id,
        "channel_id": location.channel_id,
        "wants_thread": location.wants_thread,
        "secret": offer.secret,
        "last_ply": 0,
        "checkpoint_ply": 0,
        "winners": winners_text(checkpoint),
        "board_ply": MAX_PLY if location.is_private else -1,  # it has no board
        "rules_version": rules[0],
        "rules_fingerprint": rules[1],
        "created_at": now,
        "updated_at": now,
    }
    return row | {"checksum": checksums.table_sum(row, seats)}


def seat_row(table_id: int, seat: Seat, participant: Participant) -> dict[str, object]:
    row = {"table_id": table_id, "seat": seat, **asdict(participant)}
    return row | {"checksum": checksums.seat_sum(row)}


def log_row_values(
    table_id: int, done: Iterable[LogRow], key: str | None, now: int, before: str | None
) -> list[dict[str, object]]:
    """Return the log rows of one request. The first gets the key; `before` is the checksum before it."""
    rows: list[dict[str, object]] = [
        {
            "table_id": table_id,
            "ply": log_row.ply,
            "seat": log_row.seat,
            "reply": json.dumps(log_row.reply),
            "state_crc": log_row.state_crc,
            "events": json.dumps(
                [[event.kind, event.seat, event.facts, event.secret] for event in log_row.events],
                ensure_ascii=False,
            ),
            "idempotency_key": None,
            "created_at": now,
        }
        for log_row in done
    ]
    rows[0]["idempotency_key"] = key
    return checksums.with_checksums(rows, before)


def log_row_of(ply: int, seat: Seat | None, reply: str, state_crc: int, events: str = "[]") -> LogRow:
    return LogRow(
        ply,
        seat,
        tuple(json.loads(reply)),
        state_crc,
        tuple(
            Event(kind, its_seat, _facts(facts), _facts(secret))
            for kind, its_seat, facts, secret in json.loads(events)
        ),
    )


def log_of(table_id: int, rows: Sequence[Values], first: int) -> list[LogRow]:
    """Return the log rows from ply `first` on; raises `TableDamaged`.

    `rows` also has the row before, if there is one: it proves the first.
    """
    if not rows:
        return []
    if rows[0]["ply"] != max(first - 1, 0):
        raise TableDamaged(table_id)
    before, rows = (rows[0]["checksum"], rows[1:]) if first else (None, rows)
    if not checksums.is_intact_chain(rows, before):
        raise TableDamaged(table_id)
    columns = ("ply", "seat", "reply", "state_crc", "events")
    return [log_row_of(**{name: row[name] for name in columns}) for row in rows]


def checkpoint_row(table_id: int, checkpoint: Checkpoint) -> dict[str, object]:
    row: dict[str, object] = {
        "table_id": table_id,
        "ply": checkpoint.ply,
        "format": checkpoint.format,
        "state": checkpoint.data.decode(),
    }
    return row | {"checksum": checksums.checkpoint_sum(row, winners_text(checkpoint))}


def checkpoint_of(row: Values, winners: str | None) -> Checkpoint:
    """Return a checkpoint without its winners; raises `TableDamaged`."""
    if checksums.checkpoint_sum(row, winners) != row["checksum"]:
        raise TableDamaged(row["table_id"])
    return Checkpoint(row["ply"], row["format"], row["state"].encode())


def winners_text(checkpoint: Checkpoint) -> str | None:
    return None if checkpoint.winners is None else json.dumps(checkpoint.winners)


def saved_of(
    head: Row[Any],
    offer: Row[Any],
    seated: Sequence[Row[Any]],
    clocks: Mapping[Seat, Clock],
    checkpoint: Checkpoint,
    tail: Sequence[LogRow],
) -> SavedGame:
    """Return a game from its sound rows; raises `TableDamaged` if those of table or seats are not."""
    is_sound = checksums.table_sum(head._mapping, len(seated)) == head.checksum
    if not is_sound or any(checksums.seat_sum(row._mapping) != row.checksum for row in seated):
        raise TableDamaged(head.id)
    return SavedGame(
        id=head.id,
        game_key=head.game,
        variant=head.variant,
        participants=tuple(map(participant_of, seated)),
        location=_location(head),
        secret=head.secret,
        checkpoint=replace(checkpoint, winners=head.winners and tuple(json.loads(head.winners))),
        tail=tuple(tail),
        clocks=clocks,
        to_act_since={row.seat: row.to_act_since for row in seated if row.to_act_since},
        version=head.rules_version,
        fingerprint=head.rules_fingerprint,
        departed_at={row.seat: row.departed_at for row in seated if row.departed_at is not None},
        lost_moves=head.lost_moves,
        needs_entropy=frozenset(row.seat for row in seated if row.needs_entropy),
        **terms_of(offer_of(offer)),
    )


def summary_of(rows: Sequence[Row[Any]]) -> TableSummary:
    head = rows[0]
    max_missed = head.max_missed or 1
    return TableSummary(
        table_id=head.id,
        game=head.game,
        location=_location(head),
        participants=tuple(participant_of(row) for row in rows),
        to_act=tuple(row.seat for row in rows if row.to_act),
        ply=head.last_ply,
        updated_at=head.updated_at,
        is_over=head.winners is not None,
        deadlines={row.seat: row.deadline for row in rows if row.decision_ply is not None},
        silent=tuple(row.seat for row in rows if (row.missed_in_row or 0) >= max_missed),
        time_control=head.time_control or UNTIMED,
        max_missed=max_missed,
    )


def participant_of(row: Row[Any]) -> Participant:
    return Participant(row.user_id, row.name, row.client_seed, row.level, row.deck_code)


def _location(row: Row[Any]) -> TableLocation:
    return TableLocation(
        row.guild_id, row.parent_channel_id, row.channel_id, row.wants_thread, row.suspended_at
    )


def _facts(pairs: list[list[Any]]) -> Facts:
    return tuple((word, value) for word, value in pairs)
