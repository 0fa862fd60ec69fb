"""Whole games as text: decisions, replies and events by id, to be read and to be played again.

A transcript is its own source: it is played again from its head and the replies that begin its lines. All
else is the result, to be compared. tests/transcripts/README.md describes the format.
"""

from __future__ import annotations

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

UNDO = (
    NOTE_PREFIX + "undo"
)  # takes back a choice: the number of the seat's choices, and whether it was agreed upon
AGREED = "agreed"
CONTEXT = 6  # lines before a difference
SIGNS = ("?", "*", "~")  # of what follows a reply in its line
SHOWN = 10  # lines of each that are shown from there on

Games: TypeAlias = Mapping[str, Rules[Any, Any]]


@dataclass(frozen=True, slots=True)
class TranscriptHead:
    """Which game it is: what the first lines of a transcript say, and all that dealing it needs."""

    game: str
    variant: str
    seats: int
    seed: str
    decks: tuple[str | None, ...] = ()
    version: int = 1


@dataclass(frozen=True, slots=True)
class TranscriptStep:
    """What was done from outside: a seat's reply, a note as in the log, or `!undo <choices> [agreed]`."""

    seat: Seat | None
    reply: Reply


class Recorder:
    """Plays one game step by step; `lines` are its transcript so far."""

    def __init__(self, head: TranscriptHead, games: Games = GAMES) -> None:
        """Deal by the rules of that version.

        Raises `Illegal` for a deck that may not be brought, `KeyError` for an unknown game, `Outdated` for a
        version that is no longer supported.
        """
        rules = games[head.game].at_version(head.version)
        options = rules.presets[head.variant]
        self.head = head
        self.steps: list[TranscriptStep] = []
        self.game = Game.new(rules, head.seats, head.seed, options, decks=head.decks)
        self.lines = [*_head(head, rules)]
        self._log = [LogRow(0, None, (), 0, self.game.deal_events)]
        self._steps_unasked = [self.game.checkpoint]
        self.lines.append(_words("0 -", *_events(self._log)))

    @property
    def text(self) -> str:
        """The transcript: of a game that is over, or so far."""
        winners = self.game.winners
        end = "not over" if winners is None else f"winners {_seats(winners)}"
        return "\n".join([*self.lines, f"end: {end}", ""])

    def play(self, step: TranscriptStep) -> None:
        """Do one thing and write down the result; raises `Illegal`, with nothing changed."""
        asked = next((decision for decision in self.game.open_decisions if decision.seat == step.seat), None)
        rows = self._done(step)
        self.steps.append(step)
        question = [] if asked is None or step.reply == BACK else [_question(asked)]
        question = [] if step.reply and step.reply[0].startswith(NOTE_PREFIX) else question
        logged = (
            _words(f"~ {row.ply}", _name(row.seat), *row.reply) for row in rows if row.reply != step.reply
        )
        self.lines.append(
            _words(f"{rows[0].ply} {_name(step.seat)}", *step.reply, *question, *logged, *_events(rows))
        )
        self._log += rows
        if self.game.checkpoint is not self._steps_unasked[-1]:
            self._steps_unasked.append(self.game.checkpoint)

    def _done(self, step: TranscriptStep) -> tuple[LogRow, ...]:
        word, *rest = step.reply or ("",)
        if word == UNDO and step.seat is not None:
            return self._taken_back(step.seat, int(rest[0]), agreed=AGREED in rest)
        if word.startswith(NOTE_PREFIX):
            return (self.game.add_note(step.seat, word.removeprefix(NOTE_PREFIX), *map(int, rest)),)
        return (self.game.answer(-1 if step.seat is None else step.seat, step.reply),)

    def _taken_back(self, seat: Seat, count: int, *, agreed: bool) -> tuple[LogRow, ...]:
        past = UndoHistory(self._steps_unasked, self._log, self.head.seats)
        choice = find_undo(self.game, past, seat, count)
        if choice.refusal_code and not agreed:
            raise choice.refusal()
        self.game, rows = undo(self.game, choice, agreed=agreed)
        return rows


def read(text: str) -> tuple[TranscriptHead, list[TranscriptStep]]:
    """The head and the steps of a transcript; raises `ValueError` for a text that is none."""
    lines = text.splitlines()
    said = dict(line.split(": ", 1) for line in lines if line[:1].isalpha() and ": " in line)
    decks = tuple(None if code == "-" else code for code in said.get("decks", "").split())
    try:
        version = int(said["version"])
        head = TranscriptHead(said["game"], said["variant"], int(said["seats"]), said["seed"], decks, version)
        return head, [_step(line) for line in lines if line[:1].isdigit() and not line.startswith("0 ")]
    except KeyError as missing:
        raise ValueError(f"the transcript does not say its {missing}") from None


def replayed(text: str, games: Games = GAMES) -> str:
    """The transcript of the same steps today: up to the first that is refused, and why it is."""
    head, steps = read(text)
    return replay(Recorder(head, games), steps)


def replay(recorder: Recorder, steps: Iterable[TranscriptStep]) -> str:
    """The transcript of these steps, up to the first that is refused."""
    for step in steps:
        try:
            recorder.play(step)
        except Refused as why:
            facts = _facts(tuple(why.facts.items()))
            recorder.lines.append(_words("refused:", _name(step.seat), *step.reply, "for", why.code, *facts))
            break
    return recorder.text


def difference(was: str, now: str) -> str:
    """The first place where two transcripts differ, with some lines around it; "" if they are the same."""
    old, new = was.splitlines(), now.splitlines()
    pairs = enumerate(zip_longest(old, new))
    first = next((number for number, (before, after) in pairs if before != after), None)
    if first is None:
        return ""
    window = slice(max(0, first - CONTEXT), first + SHOWN)
    diff = unified_diff(old[window], new[window], "as recorded", "as played now", lineterm="", n=CONTEXT)
    return "\n".join([f"They differ first in line {first + 1}:", *diff])


# lines


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


def _question(decision: Decision) -> str:
    amount = (
        ()
        if decision.min_count == decision.max_count == 1
        else (f"{decision.min_count}..{decision.max_count}",)
    )
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
