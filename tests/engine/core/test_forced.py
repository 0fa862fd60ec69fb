"""The newest step of a log: what somebody chose, and what followed of itself."""

from engine.core.forced import newest_events, since_own_turn, whole_turns
from engine.core.log import FORCED, NOTE_PREFIX, UNDONE, LogRow
from engine.core.rules import Event

CHOSEN, FOLLOWED, LATER = (Event(kind) for kind in ("chosen", "followed", "later"))


def row(ply: int, *events: Event, forced: bool = False) -> LogRow:
    return LogRow(ply, 0, ("x",), 0, (Event(FORCED, 0), *events) if forced else events)


def test_the_newest_step_is_the_last_choice_with_the_forced_replies_after_it() -> None:
    log = [row(1, Event("old")), row(2, CHOSEN), row(3, FOLLOWED, forced=True), row(4, LATER, forced=True)]

    assert [event for event in newest_events(log) if event.kind != FORCED] == [CHOSEN, FOLLOWED, LATER]
    assert newest_events(log[:2]) == [CHOSEN]
    assert newest_events([]) == []


def test_a_turn_is_told_from_its_begin_to_whoever_answered_in_it_until_they_act_in_their_own() -> None:
    log = [turn(1, 0), turn(2, 1), LogRow(3, 1, ("x",), 0), row(4), turn(5, 0)]

    assert since_own_turn(log, 0, "began") == log[1:]
    assert since_own_turn([*log, row(6, forced=True)], 0, "began") == [*log[1:], row(6, forced=True)]
    assert since_own_turn([*log, row(6)], 0, "began") == []
    assert since_own_turn(log[:-1], 0, "began") == []
    assert since_own_turn(log, 1, "began") == []


def test_what_was_undone_neither_begins_a_turn_nor_is_a_choice_in_it() -> None:
    log = [turn(1, 0), turn(2, 1), turn(3, 0)]
    again = [*log, undone(4, 1, back_to=2), turn(5, 0)]
    retracted = [*log, row(4), undone(5, 0, back_to=3)]

    assert since_own_turn(again, 0, "began") == again[1:]
    assert since_own_turn(again[:-1], 0, "began") == []
    assert since_own_turn(retracted, 0, "began") == retracted[1:]


def turn(ply: int, seat: int) -> LogRow:
    """Return a reply by which a seat's turn began."""
    return LogRow(ply, 1 - seat, ("end",), 0, (Event("began", seat),))


def undone(ply: int, seat: int, back_to: int) -> LogRow:
    return LogRow(ply, seat, (NOTE_PREFIX + UNDONE, str(back_to)), 0)


def test_the_end_of_a_log_is_told_from_the_beginning_of_its_turn() -> None:
    log = [row(1, Event("began")), row(2), row(3), row(4, Event("began")), row(5)]

    assert whole_turns(log[2:], log, "began") == log[1:]
    assert whole_turns(log[1:], log, "began") == log[1:]
    assert whole_turns(log[4:], log, "began") == log[4:]
    assert whole_turns(log[2:], log[1:], "began") == log[2:]
    assert whole_turns([], log, "began") == []
    again = [*log, undone(6, 0, back_to=3), row(7)]
    assert whole_turns(again[6:], again, "began") == again[1:]
