"""The newest step of a log: what somebody chose, and what followed of itself."""

from engine.core.forced import newest_events, since_own_turn
from engine.core.log import FORCED, LogRow
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
    began = [Event("began", seat) for seat in (0, 1, 0)]
    own, theirs, reply, back = (
        row(1, began[0]),
        LogRow(2, 0, ("x",), 0, (began[1],)),
        row(3),
        row(4, began[2]),
    )
    log = [own, theirs, LogRow(3, 1, ("x",), 0), reply, back]

    assert since_own_turn(log, 0, "began") == log[1:]
    assert since_own_turn([*log, row(5, forced=True)], 0, "began") == [*log[1:], row(5, forced=True)]
    assert since_own_turn([*log, row(5)], 0, "began") == []
    assert since_own_turn(log[:-1], 0, "began") == []
    assert since_own_turn(log, 1, "began") == []
