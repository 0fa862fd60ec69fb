"""What can be achieved in a duel of WANTED."""

from engine.core.achievements import Achievements, SeatHistory
from engine.core.decisions import Seat


def _lead(history: SeatHistory) -> int:
    return _reward(history, history.seat) - _reward(history, history.other)


def _reward(history: SeatHistory, seat: Seat) -> int:
    return (history.values("paid", "reward", seat) or [0])[-1]


def _dice(history: SeatHistory, face: str) -> int:
    return history.count("rolled", dice=face)


ACHIEVEMENTS: Achievements = {
    "five-stood": lambda history: history.count("stood") >= 5,
    "by-a-hair": lambda history: history.won and 0 < _lead(history) <= 100,
    "landslide": lambda history: history.won and _lead(history) >= 4000,
    "snake-eyes": lambda history: history.won and _dice(history, "1") >= 2,
    "sixes": lambda history: _dice(history, "6") >= 3,
    "poor-winner": lambda history: (
        history.won and history.count("stood") < history.count("stood", history.other)
    ),
    "dead-even": lambda history: sum(event.kind == "tied" for event in history.events) >= 2,
}
