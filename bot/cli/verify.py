"""The verify command: the verdict on an exported game in words. The check is in engine/tables/export.py."""

from __future__ import annotations

from pathlib import Path

from engine.tables.export import Verdict, verify

LARGEST = 50_000_000  # bytes; no game's export is a hundredth of it
VERDICTS = {
    "verified": "The game is what the file says: {game} ({variant}), table {table}, {seats} seats, "
    "{actions} actions. {end}.\n"
    "Its deal was promised as {commitment}: compare this with what was posted before the game.",
    "no-json": "This is not an exported game: it is not one JSON object.",
    "malformed": "This is not an exported game: {field} is missing or cannot be.",
    "other-format": "The file is of format {version}, which this version of the bot does not know.",
    "unknown-game": "There is no game {game} in this version of the bot.",
    "other-version": "{game} was played by version {version} of its rules; here is version {ours}.",
    "unfit": "{game} is not played by {seats}.",
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
    "called-off": "It was called off because somebody never began; no replay can prove that",
    "deserted": "It was called off because nobody answered any more; no replay can prove that",
}
UNWON = ("aborted", "agreed-draw", "called-off", "deserted")


def check(file: Path) -> Verdict:
    """The verdict on a file, whatever is in it; raises `OSError` if it cannot be read."""
    with file.open("rb") as stream:
        return verify(stream.read(LARGEST))


def told(verdict: Verdict) -> str:
    """What the check of an exported game has come to."""
    facts = dict(verdict.facts)
    if verdict.good:
        end = facts["ended"] if facts["winners"] or facts["ended"] in UNWON else "drawn"
        facts["end"] = ENDS[str(end)].format(**facts)
    code = "no-json" if facts.get("field") == "-" else verdict.code
    return VERDICTS[code].format(**facts)
