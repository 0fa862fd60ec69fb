"""Undo: find a seat's earlier decisions, judge whether it may undo them alone, and reopen them.

A seat may undo alone until another seat acts, chance is used, or anybody learns what the seat did not know.
Later the others must agree, and chance goes back too.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import islice
from typing import TypeAlias

from engine.core.decisions import Decision, Refused, Seat
from engine.core.forced import was_forced
from engine.core.game import AnyGame, Game, PerPlyCache, ReplayDiverged
from engine.core.log import (
    ENTROPY_ADDED,
    FORCED,
    NEUTRAL_NOTES,
    REPEATED_FACTS,
    RETRACTED,
    TIMED_OUT,
    UNDONE,
    Checkpoint,
    LogRow,
    effective_rows,
)
from engine.core.rules import Event, UnsupportedVersion

Situation: TypeAlias = tuple[bytes, tuple[Decision, ...]]  # the dumped state and the visible decisions

REVEALED = "revealed"  # the event that may name what was hidden
ALONE, AGREED = "undone-alone", "undone-agreed"  # the events of an undo
NO_CHANGE = (UNDONE, *NEUTRAL_NOTES)  # notes not to repeat
ID = re.compile(r"[\w.:-]+")


@dataclass(frozen=True, slots=True)
class UndoHistory:
    checkpoints: Sequence[Checkpoint]  # the last ones
    log: Sequence[LogRow]  # since the first of these
    seats: int


@dataclass(frozen=True, slots=True)
class UndoTarget:
    seat: Seat
    checkpoint: Checkpoint | None = None  # None: others still decide, so the seat only retracts its reply
    replies: tuple[LogRow, ...] = ()  # from the checkpoint to the decision
    refusal_code: str = ""  # why the seat may not undo it alone, if so
    acted_since: Seat | None = None

    @property
    def ply(self) -> int:
        return self.replies[-1].ply if self.replies else self.checkpoint.ply if self.checkpoint else -1

    def refusal(self) -> Refused:
        if self.refusal_code == "undo-answered" and self.acted_since is not None:
            return Refused("undo-answered", who=f"seat:{self.acted_since}")
        return Refused("undo-timed-out" if self.refusal_code == "undo-timed-out" else "undo-revealed")


def find_undo(game: AnyGame, past: UndoHistory, seat: Seat, count: int = 1) -> UndoTarget:
    """Return the decision that a seat made `count` decisions ago.

    Raises `Refused`: game-over, undo-none, undo-after-restore if entropy was added since, or undo-rules if
    today's rules play the log differently.
    """
    if game.winners is not None:
        raise Refused("game-over")
    if count == 1 and _may_retract(game, seat):
        return UndoTarget(seat)
    rows = _told_rows(game, past)
    try:
        targets = list(islice(_own_decisions(game, past.checkpoints, rows, seat), count))
    except (ReplayDiverged, UnsupportedVersion, Refused):
        raise Refused("undo-rules") from None
    if len(targets) < count:
        raise Refused("undo-none")
    target = targets[-1]
    since = [row for row in rows if row.ply > target.ply]
    if any(row.note == ENTROPY_ADDED for row in since):
        raise Refused("undo-after-restore")  # the earlier chance would return, and a user may know it
    for row in reversed(since):
        if row.seat != target.seat and not row.is_note and not was_forced(row):
            return replace(target, refusal_code="undo-answered", acted_since=row.seat)
        if row.note == TIMED_OUT:
            return replace(target, refusal_code="undo-timed-out")
    return (
        replace(target, refusal_code="undo-revealed")
        if _was_shown(game, target, since, past.seats)
        else target
    )


def may_undo_alone(game: AnyGame, past: UndoHistory, seat: Seat) -> bool:
    def compute() -> bool:
        if log_forbids_undo(game, past, seat):  # checked first, because it is quicker than a replay
            return False
        try:
            return not find_undo(game, past, seat).refusal_code
        except Refused:
            return False

    return _MAY_UNDO_ALONE.get(game, seat, compute)


_MAY_UNDO_ALONE: PerPlyCache[bool] = PerPlyCache()


def log_forbids_undo(game: AnyGame, past: UndoHistory, seat: Seat) -> bool:
    """Return whether the log alone, without a replay, forbids a seat to undo alone.

    It does if another seat replied last, or if this seat's last reply revealed something.
    """
    if _may_retract(game, seat):
        return False
    rows = _told_rows(game, past)
    replies = [number for number, row in enumerate(rows) if not row.is_note and not was_forced(row)]
    if not replies or rows[replies[-1]].seat != seat:
        return True
    others = [number for number in replies if rows[number].seat != seat]
    own_options = {option for row in rows[others[-1] + 1 if others else 0 :] for option in row.reply}
    return any(_reveals(row, own_options, game, seat) for row in rows[replies[-1] :])


def _may_retract(game: AnyGame, seat: Seat) -> bool:
    """Return whether a seat may take back its reply while others still decide: not to learn who does."""
    return game.own_pending_reply(seat) is not None and not game.is_sealed


def _told_rows(game: AnyGame, past: UndoHistory) -> list[LogRow]:
    return [row for row in effective_rows(past.log) if game.is_told(row)]


def undo(game: AnyGame, target: UndoTarget, *, agreed: bool = False) -> tuple[AnyGame, tuple[LogRow, ...]]:
    """Return the game with this decision open again at a new ply, and the log rows for it.

    Replies between the checkpoint and the decision are repeated, without their events.
    """
    if target.checkpoint is None:
        copy = Game.restore(game.rules, game.checkpoint, game.tail)
        return copy, (copy.add_note(target.seat, RETRACTED),)
    event = Event(AGREED if agreed else ALONE, target.seat)
    copy = Game.rewind(game.rules, target.checkpoint, game.ply, target.seat, event)
    rows = [copy.tail.pop()]
    for row in target.replies:
        events = (Event(FORCED, row.seat, REPEATED_FACTS),) if was_forced(row) else ()
        rows.append(replace(_repeat(copy, row), events=events))
    return copy, tuple(rows)


def last_actor(log: Sequence[LogRow]) -> Seat | None:
    """Return the seat that acted last, ignoring forced replies and those repeated by an undo."""
    rows = [row for row in log if not was_forced(row)]
    for row in reversed(rows):
        if row.note == UNDONE:
            return row.seat
        if row.events:
            break
    return rows[-1].seat if rows else None


def has_just_undone(log: Sequence[LogRow], seat: Seat) -> bool:
    """Return whether this seat must decide again because it has just undone the decision."""
    for row in reversed(log):
        if row.seat == seat and row.note in (UNDONE, RETRACTED):
            return True
        if row.events and not was_forced(row):
            break
    return False


def was_secret(now: AnyGame, target: UndoTarget) -> bool:
    """Return whether others chose at the same time, and all know since what each has chosen."""
    return target.checkpoint is not None and _reopened(now, target).is_simultaneous


def _reopened(now: AnyGame, target: UndoTarget) -> AnyGame:
    assert target.checkpoint is not None
    then = Game.restore(now.rules, target.checkpoint, ())
    for row in target.replies:
        _repeat(then, row)
    return then


def _was_shown(now: AnyGame, target: UndoTarget, since: Sequence[LogRow], seats: int) -> bool:
    """Return whether, since then, chance was used or any seat learned what this seat did not know."""
    then = _reopened(now, target)
    if then.is_simultaneous or then.state.rng.use_count != now.state.rng.use_count:
        return True
    own_options = set[str]()
    for row in since:
        own_options |= {*row.reply}
        if _reveals(row, own_options, now, target.seat):
            return True
    pieces = frozenset(now.rules.piece_ids(now.state))
    pieces_shown = ids_in([event.facts for row in since for event in row.events]) & pieces
    for viewer in (None, *range(seats)):
        pieces_shown |= _new_pieces(_parts(then.view(viewer)), _parts(now.view(viewer)), pieces)
    before, after = (
        _parts(game.rules.view(game.state, game.visible_decisions(None), target.seat)) for game in (then, now)
    )
    return not pieces_shown <= ids_in(*before.values()) or not _turned_up(before, after).isdisjoint(pieces)


def _reveals(row: LogRow, own_options: Set[str], game: AnyGame, seat: Seat) -> bool:
    """Return whether an event of this row reveals more than the seat's own choice."""
    return any(
        event.kind == REVEALED
        or (event.kind in game.rules.revealing_events and event.seat != seat)
        or (
            event.secret
            and (event.seat != seat or not ids_in([fact for _, fact in event.secret]) <= own_options)
        )
        for event in row.events
    )


def _parts(view: object) -> Mapping[str, object]:
    """Split a view into its fields, most of which stay equal and need no closer look."""
    if not is_dataclass(view):
        return {"": view}
    return {part.name: getattr(view, part.name) for part in fields(view)}


def _new_pieces(
    then: Mapping[str, object], now: Mapping[str, object], pieces: frozenset[str]
) -> frozenset[str]:
    """Return the pieces that a view names now and did not name then."""
    named = ids_in(*(now[part] for part in now if now[part] != then[part])) & pieces
    return named - ids_in(*then.values()) if named else named


def _turned_up(then: Mapping[str, object], now: Mapping[str, object]) -> set[str]:
    """Return the ids that some part of a view has more often than before and none less often.

    They were hidden, even if the view named them before, as it may name a card put back into the deck.
    """

    def count(part: object) -> Counter[str]:
        return Counter(ID.findall(repr(part)))

    changed = [(count(then[part]), count(now[part])) for part in now if now[part] != then[part]]
    more = {word for before, after in changed for word, times in after.items() if times > before[word]}
    return {word for word in more if all(after[word] >= before[word] for before, after in changed)}


def _own_decisions(
    game: AnyGame, checkpoints: Iterable[Checkpoint], rows: Sequence[LogRow], seat: Seat
) -> Iterator[UndoTarget]:
    """Yield the decisions that the seat made, the last first, without those it stepped back from."""
    plies = {row.ply for row in rows}
    here, end = _position(game), game.ply
    for checkpoint in sorted(checkpoints, key=lambda checkpoint: -checkpoint.ply):
        if checkpoint.ply not in plies:
            continue
        between = [row for row in rows if checkpoint.ply < row.ply <= end]
        if any(row.seat == seat for row in between):
            for target, position in reversed(list(_targets(game, checkpoint, between, seat))):
                if position != here:
                    here = position
                    yield target
        end = checkpoint.ply


def _targets(
    game: AnyGame, checkpoint: Checkpoint, rows: Sequence[LogRow], seat: Seat
) -> Iterator[tuple[UndoTarget, Situation]]:
    """Yield every public decision that the seat answered in one of these rows."""
    copy = Game.restore(game.rules, checkpoint, ())
    for number, row in enumerate(rows):
        decision = copy.decision(seat) if row.seat == seat and not row.is_note else None
        if decision is not None and not decision.can_go_back and not was_forced(row):
            before = tuple(row for row in rows[:number] if row.note not in NO_CHANGE)
            yield UndoTarget(seat, checkpoint, before), _position(copy)
        if row.note != UNDONE:  # that one has its own checkpoint
            _repeat(copy, row)


def ids_in(*values: object) -> frozenset[str]:
    """Return every word in these values that could be an id."""
    return frozenset(ID.findall(repr(values)))


def _repeat(game: AnyGame, row: LogRow) -> LogRow:
    """Apply a row again at the game's next ply; raises `ReplayDiverged`."""
    return game.replay_row(replace(row, ply=game.ply + 1))


def _position(game: AnyGame) -> Situation:
    return game.rules.dump(game.state), game.visible_decisions(None)
