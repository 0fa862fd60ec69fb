"""The standings of a finished game, with what its users have achieved in it."""

from collections.abc import Sequence

from engine.core.achievements import SeatHistory, achieved
from engine.core.decisions import Seat
from engine.core.log import SEAT_TAKEN, LogRow, effective_events
from engine.core.records.offers import PRACTICE
from engine.core.results import PLAYED, FinalStandings, ending_of, final_standings
from engine.games import MODULES
from engine.search.levels import MARSHAL, SHERIFF
from engine.tables.snapshot import TableSnapshot

STRONG = (SHERIFF, MARSHAL)  # the computers against whom alone something can be achieved


def standings_of(snapshot: TableSnapshot, log: Sequence[LogRow]) -> FinalStandings:
    return final_standings(snapshot.game, len(snapshot.participants), _achieved(snapshot, log))


def _achieved(snapshot: TableSnapshot, log: Sequence[LogRow]) -> dict[Seat, tuple[str, ...]]:
    """Return what each user has achieved; nothing for those who have a substitute or came later."""
    module = MODULES.get(snapshot.game.rules.family)
    if module is None or not log or ending_of(log) != PLAYED or not _counts(snapshot):
        return {}
    declared, winners = module.achievements.get(snapshot.game_key, {}), snapshot.game.winners or ()
    events = effective_events(log)
    later = {row.seat for row in log if row.note == SEAT_TAKEN}
    return {
        seat: achieved(declared, SeatHistory(events, seat, seat in winners))
        for seat, who in enumerate(snapshot.participants)
        if who.active_user is not None and seat not in later
    }


def _counts(snapshot: TableSnapshot) -> bool:
    """Return whether something can be achieved in this game.

    It cannot in a sealed deal, in a game that continues another or has hints, nor against weak computers.
    """
    if snapshot.run is not None or snapshot.origin is not None or snapshot.stakes == PRACTICE:
        return False
    computers = [who.level for who in snapshot.participants if who.user_id is None]
    is_among_people = len(snapshot.participants) - len(computers) > 1
    return is_among_people or all(level in STRONG for level in computers)
