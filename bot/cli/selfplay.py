"""The selfplay command: its progress and its report in words; engine/conformance/selfplay.py plays."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from engine.conformance.selfplay import Report, play_many
from engine.games import GAMES


def play(
    game: str | None, seats: int | None, games: int, seed: str, players: Sequence[str], verify: bool
) -> Report:
    """Play this game, or the first; raises `ValueError`, with words for the host, for what cannot be."""
    game = next(iter(GAMES)) if game is None else game
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}, there are: {', '.join(GAMES)}")
    rules = GAMES[game]
    participants = rules.seats[0] if seats is None else seats
    with _progress(f"{game}, {participants} seats", games) as played:
        return play_many(rules, participants, games, seed, players, verify, clock=perf_counter, played=played)


@contextmanager
def _progress(what: str, games: int) -> Iterator[Callable[[], object]]:
    """A bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=games)
        yield lambda: progress.advance(task)


def told(report: Report) -> str:
    """The report in words; what was wrong comes last."""
    wins = ", ".join(f"seat {seat} {count}" for seat, count in enumerate(report.wins_by_seat))
    lines = [
        f"{report.game}, {report.seats} seats: {report.finished} of {report.games} games finished",
        f"won: {wins}; drawn {report.draws}",
        f"{report.decisions:,} decisions, {report.decisions_per_s:,.0f} a second",
    ]
    if report.restores:
        lines.append(f"{report.restores:,} restores, {report.restore_mismatches} went another way")
        lines.append(f"{report.leak_checks:,} checks for leaks, {report.leaks} leaks")
        lines.append(f"{report.undos:,} choices taken back")
    lines.append(f"stuck {report.stuck}, errors {report.errors}")
    return "\n".join(lines + report.notes)
