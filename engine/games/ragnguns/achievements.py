"""What can be achieved in Rag'n'Guns."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.achievements import Achievements, SeatHistory


def _wounds(history: SeatHistory) -> int:
    return max(history.values("hurt", "total"), default=0)


ACHIEVEMENTS: Achievements = MappingProxyType(
    {
        "two-traps": lambda history: history.count("sprung", history.other) >= 2,
        "bluffer": lambda history: history.count("bluffed") >= 1,
        "toll": lambda history: history.count("paid", history.other) >= 7,
        "never-out": lambda history: history.won and not history.count("stepped-out"),
        "unscathed": lambda history: history.won and not history.count("hurt"),
        "last-bullet": lambda history: history.won and _wounds(history) == 5,
        "full-house": lambda history: history.count("posed") >= 8,
        "thief": lambda history: sum(history.values("stole", "count")) >= 2,
        "swift": lambda history: history.won and max(history.values("turn-began", "turn"), default=99) <= 7,
        "back": lambda history: history.won and _wounds(history) >= 4 and history.count("healed") > 0,
    }
)
