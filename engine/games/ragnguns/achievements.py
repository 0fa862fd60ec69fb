"""What can be achieved in Rag'n'Guns."""

from engine.core.achievements import Achievements, SeatHistory


def _wounds(history: SeatHistory) -> int:
    return max((*history.values("hurt", "total"), *history.values("struck", "total")), default=0)


def _turn(history: SeatHistory) -> int:
    """Return the turn in which the game ended, as the board counts: a Piège kills in the other's turn."""
    turns = (history.values("turn-began", "turn", seat) for seat in (history.seat, history.other))
    return max(map(max, filter(None, turns)), default=99)


ACHIEVEMENTS: Achievements = {
    "two-traps": lambda history: history.count("sprung", history.other) >= 2,
    "bluffer": lambda history: history.count("bluffed") >= 1,
    "toll": lambda history: history.count("paid", history.other) >= 7,
    "never-out": lambda history: history.won and history.count("became-ready") > history.count("stepped-out"),
    "unscathed": lambda history: history.won and not _wounds(history),
    "last-bullet": lambda history: history.won and _wounds(history) == 5,
    "full-house": lambda history: history.count("posed") >= 8,
    "thief": lambda history: sum(history.values("stole", "count")) >= 2,
    "swift": lambda history: history.won and _turn(history) <= 7,
    "back": lambda history: history.won and _wounds(history) >= 4 and history.count("healed") > 0,
}
