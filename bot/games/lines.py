"""Lines of what happened, with what boards and panels must know of them."""

from __future__ import annotations

from engine.core.decisions import Seat


class Line(str):
    """A line of what happened; routine lines are left out first where room is short."""

    is_routine: bool
    victim: Seat | None  # whom it hit: their panel tells it even below a board that does
    gravity: int  # where room is short, the less grave go first; by default 1 if it hit somebody
    turn: int = 0  # is told where lines of several turns stand together; 0: never

    def __new__(
        cls, text: str, *, is_routine: bool = False, victim: Seat | None = None, gravity: int = 0
    ) -> Line:
        line = super().__new__(cls, text)
        line.is_routine, line.victim = is_routine, victim
        line.gravity = max(gravity, int(victim is not None))
        return line

    def reworded(self, words: str) -> Line:
        """Return other words with all else that is known of this line."""
        line = Line(words)
        vars(line).update(vars(self))
        return line


def is_routine(line: str) -> bool:
    return isinstance(line, Line) and line.is_routine


def victim_of(line: str) -> Seat | None:
    return line.victim if isinstance(line, Line) else None


def gravity_of(line: str) -> int:
    return line.gravity if isinstance(line, Line) else 0


def turn_of(line: str) -> int:
    return line.turn if isinstance(line, Line) else 0
