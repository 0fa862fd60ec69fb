"""Points and results of a tournament as short texts."""

from __future__ import annotations

from engine.club.tournament_standings import Standing

HALF = "½"


def points_of(halves: int) -> str:
    """Return points that are counted in halves, like 3½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ('' if half else 0)}{HALF if half else ''}"


def record_of(standing: Standing) -> str:
    return f"{standing.won}–{standing.drawn}–{standing.lost}"
