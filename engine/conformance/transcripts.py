"""Transcripts: whole games as text, to read and to replay.

The head and the replies that begin the lines are replayed; the rest is the result, to compare.
tests/transcripts/README.md describes the format.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from difflib import unified_diff
from itertools import takewhile, zip_longest
from typing import Any, TypeAlias

from engine.core.decisions import BACK, Decision, Facts, Refused, Reply, Seat
from engine.core.game import Game
from engine.core.log import NOTE_PREFIX, LogRow
from engine.core.rules import Rules
from engine.core.undo import UndoHistory, find_undo, undo
from engine.games import GAMES

UNDO = NOTE_PREFIX + "undo"  # followed by how many decisions back, and `AGREED` if it was by consent
AGREED = "agreed"
SIGNS = ("?", "*", "~")  # begin what follows a reply in its line
LINES_BEFORE, LINES_AFTER = 6, 10  # a difference

Games: TypeAlias = Mapping[str, Rules[Any, Any]]


@dataclass(frozen=True, slots=True)
class TranscriptHead:
    """What the deal needs, in the first lines of a transcript."""

    game: str
    variant: str
    seats: int
    seed: str
    decks: tuple[str | None, ...] = ()
    version: int = 1


@dataclass(frozen=True, slots=True)
class TranscriptStep:
    seat: Seat | None
    reply: Reply  # or a note as in the log, or `!undo <count> [agreed]`


class Recorder:
    def __init__(self, head: TranscriptHead, games: Games = GAMES) -> None:
        """Deal; raises `KeyError` for an unknown game, `UnsupportedVersion`, or `Refused` for a deck."""
        rules = games[head.game].at_version(head.version)
        options = rules.presets[head.variant]
        self.head = head
        self.steps: list[TranscriptStep] = []
        self.game = Game.new(rules, head.seats, head.seed, options, decks=head.decks)
        self.lines = [*_head(head, rules)]
        self._log = [LogRow(0, None, (), 0, self.game.deal_events)]
        self._checkpoints = [self.game.checkpoint]
        self.lines.append(_words("0 -", *_events(self._log)))

    @property
    def text(self) -> str:
        winners = self.game.winners
        end = "not over" if winners is None else f"winners {_seats(winners)}"
        return "\n".join([*self.lines, f"end: {end}", ""])

    def play(self, step: TranscriptStep) -> None:
        """Take one step and write down the result; raises `Refused`."""
        decision = self.game.decision(step.seat)
        rows = self._take(step)
        self.steps.append(step)
        is_reply = step.reply != BACK and not (step.reply and step.reply[0].startswith(NOTE_PREFIX))
        decisions = [_decision(decision)] if decision is not None and is_reply else []
        others = (
            _words(f"~ {row.ply}", _name(row.seat), *row.reply) for row in rows if row.reply != step.reply
        )
        self.lines.append(
            _words(f"{rows[0].ply} {_name(step.seat)}", *step.reply, *decisions, *others, *_events(rows))
        )
        self._log += rows
        if self.game.checkpoint is not self._checkpoints[-1]:
            self._checkpoints.append(self.game.checkpoint)

    def _take(self, step: TranscriptStep) -> tuple[LogRow, ...]:
        word, *rest = step.reply or ("",)
        if word == UNDO and step.seat is not None:
            past = UndoHistory(self._checkpoints, self._log, self.head.seats)
            target = find_undo(self.game, past, step.seat, int(rest[0]))
            if target.refusal_code and AGREED not in rest:
                raise target.refusal()
            self.game, rows = undo(self.game, target, agreed=AGREED in rest)
            return rows
        if word.startswith(NOTE_PREFIX):
            return (self.game.add_note(step.seat, word.removeprefix(NOTE_PREFIX), *map(int, rest)),)
        return (self.game.answer(-1 if step.seat is None else step.seat, step.reply),)


def read(text: str) -> tuple[TranscriptHead, list[TranscriptStep]]:
    """Parse a transcript; raises `ValueError`."""
    lines = text.splitlines()
    values = dict(line.split(": ", 1) for line in lines if line[:1].isalpha() and ": " in line)
    decks = tuple(None if code == "-" else code for code in values.get("decks", "").split())
    try:
        head = TranscriptHead(
            values["game"],
            values["variant"],
            int(values["seats"]),
            values["seed"],
            decks,
            int(values["version"]),
        )
    except KeyError as missing:
        raise ValueError(f"the transcript does not say its {missing}") from None
    return head, [_step(line) for line in lines if line[:1].isdigit() and not line.startswith("0 ")]


def replayed(text: str, games: Games = GAMES) -> str:
    head, steps = read(text)
    return replay(Recorder(head, games), steps)


def replay(recorder: Recorder, steps: Iterable[TranscriptStep]) -> str:
    """Return the transcript of these steps, up to the first that is refused."""
    for step in steps:
        try:
            recorder.play(step)
        except Refused as refusal:
            facts = _facts(tuple(refusal.facts.items()))
            reason = ("for", refusal.code, *facts)
            recorder.lines.append(_words("refused:", _name(step.seat), *step.reply, *reason))
            break
    return recorder.text


def difference(recorded: str, replayed: str) -> str:
    """Return the lines around the first difference, or ""."""
    old, new = recorded.splitlines(), replayed.splitlines()
    pairs = enumerate(zip_longest(old, new))
    first = next((number for number, (before, after) in pairs if before != after), None)
    if first is None:
        return ""
    window = slice(max(0, first - LINES_BEFORE), first + LINES_AFTER)
    diff = unified_diff(old[window], new[window], "as recorded", "as played now", lineterm="", n=LINES_BEFORE)
    return "\n".join([f"They differ first in line {first + 1}:", *diff])


def _head(head: TranscriptHead, rules: Rules[Any, Any]) -> Iterator[str]:
    yield f"game: {head.game}"
    yield f"version: {rules.version}"
    yield f"set: {rules.edition.card_set}"
    yield f"variant: {head.variant}"
    yield _words("options:", *_facts(tuple(asdict(rules.presets[head.variant]).items())))
    yield f"seats: {head.seats}"
    yield f"seed: {head.seed}"
    if head.decks:
        yield _words("decks:", *(code or "-" for code in head.decks))
    yield ""


def _step(line: str) -> TranscriptStep:
    _, seat, *words = line.split()
    reply = takewhile(lambda word: word not in SIGNS, words)
    return TranscriptStep(None if seat == "-" else int(seat), tuple(reply))


def _decision(decision: Decision) -> str:
    counts = decision.min_count, decision.max_count
    amount = () if counts == (1, 1) else (f"{counts[0]}..{counts[1]}",)
    facts = (f"({_words(*_facts(decision.facts))})",) if decision.facts else ()
    line = _words(f"? {decision.kind}", *amount, *facts) + ":"
    back = ("[back]",) if decision.can_go_back else ()
    default = () if decision.default == BACK else (f"[default {' '.join(decision.default)}]",)
    return _words(line, *decision.options, *default, *back)


def _events(rows: Iterable[LogRow]) -> Iterator[str]:
    for event in (event for row in rows for event in row.events):
        seat = () if event.seat is None else (str(event.seat),)
        secret = (f"[{_words(*_facts(event.secret))}]",) if event.secret else ()
        yield _words("*", event.kind, *seat, *_facts(event.facts), *secret)


def _facts(facts: Facts) -> list[str]:
    return [f"{name}={value}" for name, value in facts]


def _words(*words: str) -> str:
    return " ".join(words)


def _name(seat: Seat | None) -> str:
    return "-" if seat is None else str(seat)


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, seats)) or "-"
