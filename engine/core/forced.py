"""Forced replies: a decision's only legal reply, given at once if everybody can tell that it is."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import AnyGame
from engine.core.log import FORCED, LogRow, effective_rows
from engine.core.rules import Event

CONFIRMATION = "sure"  # the first word of a kind
LAST_ROWS = 60  # replies of about three turns


def was_forced(row: LogRow) -> bool:
    return any(event.kind == FORCED for event in row.events)


def newest_events(log: Sequence[LogRow]) -> list[Event]:
    """Return the events of the last reply that somebody chose, and of the forced ones after it."""
    return [event for row in log[_newest_chosen(log) :] for event in row.events]


def leading_up(log: Sequence[LogRow], kinds: Collection[str]) -> list[LogRow]:
    """Return a log up to, but without, the first of its newest events that is of one of these kinds."""
    for n in range(_newest_chosen(log), len(log)):
        for count, event in enumerate(log[n].events):
            if event.kind in kinds:
                return [*log[:n], replace(log[n], events=log[n].events[:count])]
    return [*log]


def since_own_turn(log: Sequence[LogRow], seat: Seat, kind: str) -> list[LogRow]:
    """Return a log since the seat's last turn ended, if it has chosen nothing since its own began, else none.

    `kind` is that of the events with which turns begin.
    """
    rows = effective_rows(log)
    begins = [(row.ply, event.seat) for row in rows for event in row.events if event.kind == kind]
    *before, (began, current) = begins or [(0, None)]
    others = [ply for ply, _ in takewhile(lambda turn: turn[1] != seat, reversed(before))]
    later = [row for row in rows if row.seat == seat and row.ply > began and not row.is_note]
    if current != seat or not others or not all(map(was_forced, later)):
        return []
    return [row for row in log if row.ply >= others[-1]]


def whole_turns(rows: Sequence[LogRow], recent: Sequence[LogRow], kind: str) -> Sequence[LogRow]:
    """Return rows, with which a `recent` log ends, from the beginning of the turn in which they begin."""
    earlier = [row for row in effective_rows(recent) if rows and row.ply < rows[0].ply]
    begins = [row.ply for row in earlier if any(event.kind == kind for event in row.events)]
    return [row for row in recent if row.ply > begins[-1]] if begins else rows


def _newest_chosen(log: Sequence[LogRow]) -> int:
    """Return the index of the last reply that somebody chose, 0 if none did."""
    return next((n for n in range(len(log) - 1, 0, -1) if not was_forced(log[n])), 0)


def only_reply_forward(decision: Decision) -> Reply | None:
    """Return the only reply except stepping back; None if there is a choice."""
    return decision.options if len(decision.options) == decision.min_count else None


def only_reply(decision: Decision) -> Reply | None:
    """Return the only legal reply; None if there is a choice or the seat may step back."""
    return None if decision.can_go_back else only_reply_forward(decision)


def is_confirmation(decision: Decision) -> bool:
    """Return whether a player must confirm something; this is never answered for them."""
    return decision.kind.partition("-")[0] == CONFIRMATION


def forced_reply(game: AnyGame, seat: Seat) -> Reply | None:
    """Return a seat's only reply if the public view shows that it is the only one.

    Giving it at once then reveals nothing; engine/conformance/worlds.py checks this.
    """
    decision = game.decision(seat)
    if decision is None or (reply := only_reply(decision)) is None:
        return None
    return reply if game.rules.is_visibly_forced(game.view(None), decision.public()) else None


def finish_private_steps(game: AnyGame, seat: Seat) -> Iterator[LogRow]:
    """Answer a seat's private steps as long as there is one way forward."""
    kinds = game.rules.finished_kinds
    while (decision := game.decision(seat)) and (decision.can_go_back or decision.kind in kinds):
        reply = game.rules.only_way(decision)
        if reply is None or is_confirmation(decision):
            return
        yield game.answer(seat, reply)


def play_forced_replies(game: AnyGame, spared: Seat | None = None) -> Iterator[LogRow]:
    """Give all visibly forced replies, each with a `FORCED` event, but those of one seat."""
    seats = [decision.seat for decision in game.open_decisions]
    while seats:
        seat = seats.pop(0)
        if seat == spared or (reply := forced_reply(game, seat)) is None:
            continue
        row = game.answer(seat, reply)
        yield replace(row, events=(Event(FORCED, seat), *row.events))
        yield from finish_private_steps(game, seat)
        seats = [decision.seat for decision in game.open_decisions]
