"""Records of the engine as rows of the database and back. No queries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row

from engine.core.game import Action, Checkpoint
from engine.core.prompts import Facts, Seat
from engine.core.records import Offer, Participant, Saved, TableLocation, TableSummary, terms_of
from engine.core.rules import Event
from engine.store.clocks import clock_of
from engine.store.schema import offers


def participant_columns(participant: Participant) -> dict[str, object]:
    """A participant as columns of an offer's or a table's row."""
    return {
        "user_id": participant.user,
        "name": participant.name,
        "number": participant.number,
        "level": participant.level,
        "deck": participant.deck,
    }


def offer_of(rows: Sequence[Row[Any]]) -> Offer:
    """An offer from a row for each participant, in the order in which they joined."""
    columns = {column.name: rows[0]._mapping[column] for column in offers.c}
    return Offer(**columns, participants=tuple(_sitter(row) for row in rows))


def table_row(
    offer: Offer, place: TableLocation, checkpoint: Checkpoint, rules: tuple[int, str], now: int
) -> dict[str, object]:
    """A table as it is dealt, by rules of this version and fingerprint."""
    return {
        "id": offer.id,
        "game": offer.game,
        "variant": offer.variant,
        "guild": place.guild,
        "parent": place.parent,
        "channel": place.channel,
        "thread": place.thread,
        "secret": offer.secret,
        "ply": 0,
        "rested": 0,
        "winners": winners_text(checkpoint),
        "rules_version": rules[0],
        "fingerprint": rules[1],
        "created": now,
        "changed": now,
    }


def action_rows(table: int, done: Iterable[Action], key: str | None, now: int) -> list[dict[str, object]]:
    """The actions of one click; the first has its key."""
    rows: list[dict[str, object]] = [
        {
            "table_id": table,
            "ply": action.ply,
            "seat": action.seat,
            "reply": json.dumps(action.reply),
            "crc": action.check,
            "events": json.dumps([_event_list(event) for event in action.events], ensure_ascii=False),
            "click": None,
            "at": now,
        }
        for action in done
    ]
    rows[0]["click"] = key
    return rows


def action_of(ply: int, seat: Seat | None, reply: str, check: int, events: str = "[]") -> Action:
    """An action from its row."""
    told = tuple(_event_of(*event) for event in json.loads(events))
    return Action(ply, seat, tuple(json.loads(reply)), check, told)


def snapshot_row(table: int, checkpoint: Checkpoint) -> dict[str, object]:
    """A snapshot; its winners are the table's."""
    return {
        "table_id": table,
        "ply": checkpoint.ply,
        "version": checkpoint.format,
        "data": checkpoint.data.decode(),
    }


def winners_text(checkpoint: Checkpoint) -> str | None:
    """The winners as the column of the table."""
    return None if checkpoint.winners is None else json.dumps(checkpoint.winners)


def saved_of(rows: Sequence[Row[Any]]) -> Saved:
    """A game from a row for each seat and each reply since the last checkpoint, in the order of the seats."""
    head, participants = rows[0], {row.seat: _sitter(row) for row in rows}
    winners = None if head.winners is None else tuple(json.loads(head.winners))
    return Saved(
        head.id,
        head.game,
        head.variant,
        _place(head),
        tuple(participants.values()),
        head.secret,
        Checkpoint(head.rested, head.version, head.data.encode(), winners),
        _tail(rows),
        head.created,
        head.clock,
        head.patience,
        {row.seat: clock_of(row) for row in rows if row.bank is not None},
        {row.seat: row.asked_since for row in rows if row.asked_since},
        head.rules_version,
        head.fingerprint,
        terms_of(head.seal, head.epoch, head.id, head.game, head.variant),
    )


def _tail(rows: Sequence[Row[Any]]) -> tuple[Action, ...]:
    """The replies since the last checkpoint."""
    tail = [
        action_of(row.action_ply, row.action_seat, row.action_reply, row.action_crc)
        for row in rows
        if row.action_ply is not None
    ]
    return tuple(sorted(tail, key=lambda action: action.ply))


def line_of(rows: Sequence[Row[Any]]) -> TableSummary:
    """A table from a row for each seat, in their order."""
    head = rows[0]
    participants = tuple(_sitter(row) for row in rows)
    waiting = tuple(row.seat for row in rows if row.waiting)
    over = head.winners is not None
    due = {row.seat: row.due for row in rows if row.put is not None}
    return TableSummary(
        head.id, head.game, _place(head), participants, waiting, head.ply, head.changed, over, due
    )


def _sitter(row: Row[Any]) -> Participant:
    return Participant(row.user_id, row.name, row.number, row.level, row.deck)


def _place(row: Row[Any]) -> TableLocation:
    return TableLocation(row.guild, row.parent, row.channel, row.thread, row.frozen)


def _event_list(event: Event) -> list[object]:
    return [event.what, event.seat, event.about, event.secret]


def _event_of(what: str, seat: Seat | None, about: list[list[Any]], secret: list[list[Any]]) -> Event:
    return Event(_today(what, about), seat, _facts(about), _facts(secret))


def _today(what: str, about: list[list[Any]]) -> str:
    """What an event is called today: an abort by an admin was once "stopped", which a game has as well."""
    return "aborted-by-admin" if what == "stopped" and "reason" in dict(about) else what


def _facts(pairs: list[list[Any]]) -> Facts:
    return tuple((word, value) for word, value in pairs)
