"""The commands selfplay and verify: progress, report, verdict. The engine plays and checks."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import perf_counter

from engine.conformance.selfplay import SelfPlayReport, play_many
from engine.games import GAMES
from engine.tables.export import Verdict, verify
from engine.tables.inspection import Progress

LARGEST = 50_000_000  # bytes, a hundred times any export
UNWON = ("aborted", "agreed-draw", "called-off", "abandoned")


def play(
    game: str | None, seats: int | None, games: int, seed: str, players: Sequence[str], verify: bool
) -> SelfPlayReport:
    """Play this game, or the first; raises `ValueError`, with a text for the owner, if it cannot."""
    game = next(iter(GAMES)) if game is None else game
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}, there are: {', '.join(GAMES)}")
    rules = GAMES[game]
    participants = rules.seats[0] if seats is None else seats
    number = count(1)
    with progress(f"{game}, {participants} seats") as report_progress:
        return play_many(
            *(rules, participants, games, seed, players, verify),
            clock=perf_counter,
            played=lambda: report_progress(next(number), games),
        )


@contextmanager
def progress(what: str) -> Iterator[Progress]:
    """Draw a progress bar if standard error is a terminal; call it with done and total."""
    if not sys.stderr.isatty():
        yield lambda _count, _of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda count, of: bar.update(task, completed=count, total=of)


def report_text(report: SelfPlayReport) -> str:
    """Write the report; faults come last."""
    wins = ", ".join(f"seat {seat} {count}" for seat, count in enumerate(report.wins_by_seat))
    lines = [
        f"{report.game}, {report.seats} seats: {report.finished} of {report.games} games finished",
        f"won: {wins}; drawn {report.draws}",
        f"{report.decisions:,} decisions, {report.decisions_per_s:,.0f} a second",
    ]
    if report.restores:
        lines.append(f"{report.restores:,} restores, {report.restore_mismatches} diverged")
        lines.append(f"{report.leak_checks:,} checks for leaks, {report.leaks} leaks")
        lines.append(f"{report.undos:,} undos")
    lines.append(f"stuck {report.stuck}, errors {report.errors}")
    return "\n".join(lines + report.notes)


VERDICTS = {
    "verified": "The game is what the file says: {game} ({variant}, version {version}), table {table}, "
    "{seats} seats, {actions} actions. {end}.\n"
    "Its deal was promised as {commitment}: compare this with what was posted before the game.",
    "no-json": "This is not an exported game: it is not one JSON object.",
    "malformed": "This is not an exported game: {field} is missing or cannot be.",
    "other-format": "The file is of format {version}, which this version of the bot does not know.",
    "unknown-game": "There is no game {game} in this version of the bot.",
    "other-version": "The game was made by version {version} of the rules of {game}; here is {ours}. It is "
    "checked as far as the promise of its deal, which holds: its moves can only be checked by a bot that has "
    "these rules.",
    "other-rules": "The game was made by version {version} of the rules of {game}, {made}. It is checked as "
    "far as the promise of its deal, which holds, and {checked} of {of} actions: whether the rest is as it "
    "was can only be told by a bot that has the same rules. Here they are {ours}.",
    "unfit": "{game} is not played by {seats}.",
    "options": "The options are not those of the variant that the file names.",
    "decks": "A deck in the file could not be brought to this game.",
    "false-commitment": "The deal is not the promised one: {said} was promised, the secret gives {found}.",
    "diverged": "Action {action} of {of} does not lead where the file says: the file was edited, "
    "or the deal was another.",
    "unfinished": "After {actions} actions the game is not over: the end is missing.",
    "other-winners": "The file says that {said} won, but it was {found} (seats, the first is 0).",
}
ENDS = {
    "played": "Won by seat {winners} (the first is 0)",
    "drawn": "Nobody won",
    "resigned": "Somebody resigned, so seat {winners} won (the first is 0); no replay can prove that",
    "aborted": "It was aborted; no replay can prove that",
    "agreed-draw": "The players have agreed on a draw; no replay can prove that",
    "claimed": "Somebody was silent too long, so seat {winners} claimed it (the first is 0); "
    "no replay can prove that",
    "called-off": "It was called off because a player never began; no replay can prove that",
    "abandoned": "It was called off because nobody answered any more; no replay can prove that",
}


def check(file: Path) -> Verdict:
    """Return the verdict on a file with any content; raises `OSError` if it cannot be read."""
    with file.open("rb") as stream:
        return verify(stream.read(LARGEST))


def verdict_text(verdict: Verdict) -> str:
    facts = dict(verdict.facts)
    if verdict.is_valid:
        end = facts["ended"] if facts["winners"] or facts["ended"] in UNWON else "drawn"
        facts["end"] = ENDS[str(end)].format(**facts)
    code = "no-json" if facts.get("field") == "-" else verdict.code
    return VERDICTS[code].format(**facts)
