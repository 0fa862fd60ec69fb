"""Taking back: where a seat's last choices began, whether it may take them back alone, and doing it.

It may as long as nobody has acted since and nobody was shown anything since, by chance or by an event,
that it did not know then. Beyond that the others must agree, and chance goes back too. No SQL, no people.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import islice
from typing import TypeAlias

from engine.core.decisions import Decision, Refused, Seat
from engine.core.game import AnyGame, Game, PerPlyCache, ReplayDiverged
from engine.core.log import (
    ENTROPY_ADDED,
    FORCED,
    NEUTRAL_NOTES,
    NOTE_PREFIX,
    REPEATED_FACTS,
    RETRACTED,
    TIMED_OUT,
    UNDONE,
    Checkpoint,
    LogRow,
    effective_rows,
    was_forced,
)
from engine.core.rules import Event, UnsupportedVersion

Position: TypeAlias = tuple[bytes, tuple[Decision, ...]]
Parts: TypeAlias = Mapping[str, object]

REVEALED = "showed"  # the event that may name what was hidden
ALONE, AGREED = "undone-alone", "undone-agreed"  # a seat took back alone, or by consent
NO_CHANGE = tuple(NOTE_PREFIX + word for word in NEUTRAL_NOTES)
WORD = re.compile(r"[\w.:-]+")  # what an id looks like, also within a longer text


@dataclass(frozen=True, slots=True)
class UndoHistory:
    """What is stored of a game for so many seats: its last checkpoints, and the log since the first."""

    checkpoints: Sequence[Checkpoint]
    log: Sequence[LogRow]
    seats: int


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """A choice that a seat has made; the question came after these replies since a checkpoint.

    Without a checkpoint it had no effect yet, as others are still asked the same. `obstacle`: why the seat
    may not take it back alone, the code of an `Illegal`, "" if it may; `by`: the seat that has acted since.
    """

    seat: Seat
    checkpoint: Checkpoint | None = None
    replies: tuple[LogRow, ...] = ()
    refusal_code: str = ""
    acted_since: Seat | None = None

    @property
    def ply(self) -> int:
        """The ply at which it was put."""
        return self.replies[-1].ply if self.replies else self.checkpoint.ply if self.checkpoint else -1

    def refusal(self) -> Refused:
        """The refusal for this obstacle."""
        match self.refusal_code, self.acted_since:
            case "undo-answered", int(by):
                return Refused("undo-answered", who=f"seat:{by}")
            case "undo-late", _:
                return Refused("undo-late")
        return Refused("undo-shown")


def find_undo(game: AnyGame, past: UndoHistory, seat: Seat, count: int = 1) -> UndoTarget:
    """The last choice of a seat, or an earlier one if the log still has it.

    Raises `Illegal`: over, undo-none, undo-mixed where another luck has begun since, or undo-rules where
    today's rules play the log otherwise.
    """
    if game.winners is not None:
        raise Refused("over")
    if count == 1 and game.own_pending_reply(seat) is not None:
        return UndoTarget(seat)
    rows = effective_rows(past.log)
    try:
        found = list(islice(_choices(game, past.checkpoints, rows, seat), count))
    except (ReplayDiverged, UnsupportedVersion, Refused):
        raise Refused("undo-rules") from None
    if len(found) < count:
        raise Refused("undo-none")
    if any(row.reply[:1] == (NOTE_PREFIX + ENTROPY_ADDED,) for row in rows if row.ply > found[-1].ply):
        raise Refused("undo-mixed")  # luck that somebody may know would come again
    obstacle, by = _obstacle(game, found[-1], [row for row in rows if row.ply > found[-1].ply], past.seats)
    return replace(found[-1], refusal_code=obstacle, acted_since=by)


def may_undo_alone(game: AnyGame, past: UndoHistory, seat: Seat) -> bool:
    """May a seat take its last choice back alone? As `last_choice` says; quicker where the log forbids it."""
    return _MAY_TAKE_BACK.get(game, seat, lambda: _may_take_back(game, past, seat))


_MAY_TAKE_BACK: PerPlyCache[bool] = PerPlyCache()


def _may_take_back(game: AnyGame, past: UndoHistory, seat: Seat) -> bool:
    if log_forbids_undo(game, past, seat):
        return False
    try:
        return not find_undo(game, past, seat).refusal_code
    except Refused:
        return False


def log_forbids_undo(game: AnyGame, past: UndoHistory, seat: Seat) -> bool:
    """Does the log alone say that a seat may not take its last choice back, before anything is played again?

    Somebody else was the last to answer, or this seat's last answer told what it did not know. Its choice may
    have begun earlier; what it said since another has answered can be no secret to it.
    """
    if game.own_pending_reply(seat) is not None:
        return False
    rows = effective_rows(past.log)
    given = [number for number, row in enumerate(rows) if not _is_note(row) and not was_forced(row)]
    if not given or rows[given[-1]].seat != seat:
        return True
    others = [number for number in given if rows[number].seat != seat]
    said = {word for row in rows[others[-1] + 1 if others else 0 :] for word in row.reply}
    return any(_tells_now(row, said, game, seat) for row in rows[given[-1] :])


def undo(game: AnyGame, choice: UndoTarget, *, agreed: bool = False) -> tuple[AnyGame, tuple[LogRow, ...]]:
    """The game with this choice open again, at new plies, and the rows that say so.

    The replies between the rest and the choice are given again; their events are in the log already. Those
    that nobody was asked for are still known as such.
    """
    if choice.checkpoint is None:
        copy = Game.restore(game.rules, game.checkpoint, game.tail)
        return copy, (copy.add_note(choice.seat, RETRACTED),)
    told = Event(AGREED if agreed else ALONE, choice.seat)
    back = Game.rewind(game.rules, choice.checkpoint, game.ply, choice.seat, told)
    rows = [back.tail.pop()]
    for row in choice.replies:
        again = (Event(FORCED, row.seat, REPEATED_FACTS),) if was_forced(row) else ()
        rows.append(replace(_given(back, row), events=again))
    return back, tuple(rows)


def last_actor(log: Sequence[LogRow]) -> Seat | None:
    """Whose doing the end of a log is: replies that were given again after an undo are nobody's.

    Nor are those for which nobody was asked.
    """
    given = [row for row in log if not was_forced(row)]
    for row in reversed(given):
        if row.reply[:1] == (NOTE_PREFIX + UNDONE,):
            return row.seat
        if row.events:
            break
    return given[-1].seat if given else None


def has_just_undone(log: Sequence[LogRow], seat: Seat) -> bool:
    """Has this seat just taken back what it is now asked again?"""
    for row in reversed(log):
        if row.seat == seat and row.reply[:1] in ((NOTE_PREFIX + UNDONE,), (NOTE_PREFIX + RETRACTED,)):
            return True
        if row.events and not was_forced(row):
            break
    return False


def _obstacle(
    game: AnyGame, choice: UndoTarget, since: Sequence[LogRow], seats: int
) -> tuple[str, Seat | None]:
    """Why a choice is not taken back alone after these rows, and who has acted since."""
    for row in reversed(since):
        if row.seat != choice.seat and not _is_note(row) and not was_forced(row):
            return "undo-answered", row.seat
        if row.reply == (NOTE_PREFIX + TIMED_OUT,):
            return "undo-late", None
    assert choice.checkpoint is not None
    then = Game.restore(game.rules, choice.checkpoint, ())
    for row in choice.replies:
        _given(then, row)
    shown = then.is_simultaneous or _lucky(then, game) or _tells(then, game, since, choice.seat, seats)
    return "undo-shown" if shown else "", None


def _lucky(then: AnyGame, now: AnyGame) -> bool:
    used: tuple[int, int] = then.state.rng.use_count, now.state.rng.use_count
    return used[0] != used[1]


def _tells(then: AnyGame, now: AnyGame, since: Sequence[LogRow], seat: Seat, seats: int) -> bool:
    """Did anybody see something since then that the seat did not know, or did not know to be there?"""
    said = set[str]()
    for row in since:
        said |= {*row.reply}
        if _tells_now(row, said, now, seat):
            return True
    things = frozenset(now.rules.piece_ids(now.state))
    shown = _ids([event.facts for row in since for event in row.events]) & things
    for viewer in (None, *range(seats)):
        shown |= _come(_parts(then.view(viewer)), _parts(now.view(viewer)), things)
    before, after = _sight(then, seat), _sight(now, seat)
    return not shown <= _ids(*before.values()) or not _turned_up(before, after).isdisjoint(things)


def _tells_now(row: LogRow, said: Set[str], game: AnyGame, seat: Seat) -> bool:
    """Does this row tell something by an event? What the seat itself `said` is none once it is complete."""
    return any(
        event.kind == REVEALED
        or (event.kind in game.rules.revealing_events and event.seat != seat)
        or (event.secret and (event.seat != seat or not _ids([fact for _, fact in event.secret]) <= said))
        for event in row.events
    )


def _parts(view: object) -> Parts:
    """The parts of a view by name: most stay the same, and what is the same is not looked into."""
    return (
        {each.name: getattr(view, each.name) for each in fields(view)} if is_dataclass(view) else {"": view}
    )


def _come(then: Parts, now: Parts, things: frozenset[str]) -> frozenset[str]:
    """The things that are named in a view now and were not then."""
    changed = [name for name in now if now[name] != then[name]]
    come = _ids(*(now[name] for name in changed)) & things
    return come - _ids(*then.values()) if come else come


def _sight(game: AnyGame, seat: Seat) -> Parts:
    """What a seat sees, by part of its view, without the options of its own question."""
    return _parts(game.rules.view(game.state, game.visible_decisions(None), seat))


def _turned_up(then: Parts, now: Parts) -> set[str]:
    """What is seen more often somewhere than before, and less often nowhere: it was hidden.

    That it was seen before is not enough: a view may name things now hidden, such as cards back in the deck.
    """
    changed = [(_counted(then[name]), _counted(now[name])) for name in now if now[name] != then[name]]
    more = {word for before, after in changed for word, times in after.items() if times > before[word]}
    return {word for word in more if all(after[word] >= before[word] for before, after in changed)}


def _counted(part: object) -> Counter[str]:
    return Counter(WORD.findall(repr(part)))


def _choices(
    game: AnyGame, checkpoints: Iterable[Checkpoint], rows: Sequence[LogRow], seat: Seat
) -> Iterator[UndoTarget]:
    """What the seat has chosen, the last first, without what it took back in the course of a choice."""
    plies = {row.ply for row in rows}
    kept = sorted(
        (checkpoint for checkpoint in checkpoints if checkpoint.ply in plies),
        key=lambda checkpoint: -checkpoint.ply,
    )
    here, end = _position(game), game.ply
    for checkpoint in kept:
        between = [row for row in rows if checkpoint.ply < row.ply <= end]
        theirs = any(row.seat == seat for row in between)
        for choice, position in reversed(list(_puts(game, checkpoint, between, seat)) if theirs else []):
            if position != here:
                here = position
                yield choice
        end = checkpoint.ply


def _puts(
    game: AnyGame, checkpoint: Checkpoint, rows: Sequence[LogRow], seat: Seat
) -> Iterator[tuple[UndoTarget, Position]]:
    """Every question known to the table that the seat answered in one of these rows."""
    play = Game.restore(game.rules, checkpoint, ())
    for number, row in enumerate(rows):
        decision = play.decision(seat) if row.seat == seat and not _is_note(row) else None
        if decision is not None and not decision.can_go_back and not was_forced(row):
            before = tuple(row for row in rows[:number] if row.reply[0] not in NO_CHANGE)
            yield UndoTarget(seat, checkpoint, before), _position(play)
        if row.reply[:1] != (NOTE_PREFIX + UNDONE,):  # where that led to is a rest of its own
            _given(play, row)


def _ids(*values: object) -> frozenset[str]:
    """Every word in these values that could be an id."""
    return frozenset(WORD.findall(repr(values)))


def _given(game: AnyGame, row: LogRow) -> LogRow:
    """Take a row once more, at the game's next ply; raises `Diverged`."""
    return game.replay_row(replace(row, ply=game.ply + 1))


def _position(game: AnyGame) -> Position:
    return game.rules.dump(game.state), game.visible_decisions(None)


def _is_note(row: LogRow) -> bool:
    return row.reply[:1] != () and row.reply[0].startswith(NOTE_PREFIX)
