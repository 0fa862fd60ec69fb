"""The newest step of a log: what somebody chose, and what followed of itself."""

from engine.core.forced import newest_events
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
