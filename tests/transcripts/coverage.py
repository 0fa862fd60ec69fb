"""What the transcripts together must show, and what each of them does: variants, questions, cards, effects.

A need is a line of words: a game, what kind of thing it is, and its name. What a game needs beside what all
do is in tests/engine/games/<game>/in_transcripts.py. Where there is more of a game than its transcripts show,
`make transcripts` looks for games that show the rest.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from wording import uses
from wording.code import ROOT, Function, modules

from engine.conformance.transcripts import Head, Recorder, Step, read, replay
from engine.core.game import Game
from engine.core.log import CLOSED, LEFT, NOTE, UNDONE, Action
from engine.core.rules import Rules
from engine.games import GAMES
from engine.tables.export import NOTES
from engine.tables.transitions import RESIGNED

APART = (
    "computer",
    "lookahead",
    "winning",
    "view",
    "observation",
    "judgement",
    "reasons",
)  # modules of a game in which nothing happens
BESIDE = ("deal_anew", "things", "why_not", "_why_no_prestige", "can_bid")  # and what only these call
COUNTED = ("army", "grit", "power-guardians", "power-mapache")  # tokens of which only the number is known
EVERYWHERE = "game"  # instead of a family, for what all games share
OUT_OF_REACH = {  # what all games share and no transcript can show, and why; each game has its own
    "game note !mixed": "the store's, after an older copy: tests/engine/tables/test_epochs.py",
    "game note !restored": "the same",
    "game note !silent-lost": "a table's, at its end: tests/e2e/test_silence.py",
    "game note !went": "a table's, when somebody leaves the server: the same",
}
OWN = sorted(
    (ROOT / "tests" / "engine" / "games").glob("*/in_transcripts.py")
)  # what games say of themselves
Place = tuple[str, int]  # of a function: its file, and its first line


# what must be shown


@cache
def needs() -> frozenset[str]:
    """Everything that must be shown."""
    found = {f"{EVERYWHERE} note {note}" for note in NOTES}
    found |= {f"{use.family} event {use.word}" for use in uses.told() if use.family in families()}
    found |= {f"{use.family} question {use.word}" for use in uses.asked() if use.family in families()}
    found |= {f"{family} {name}" for family in families() for name in functions(family).values()}
    for rules in GAMES.values():
        found |= set(_needs_of(rules))
    own = {path.parent.name: import_module(_module(path)) for path in OWN}
    found |= {f"{family} {need}" for family, its in own.items() for need in its.needs()}
    beyond = {f"{family} {need}" for family, its in own.items() for need in its.OUT_OF_REACH}
    return frozenset(found - OUT_OF_REACH.keys() - beyond)


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def families() -> frozenset[str]:
    """The families of the games that can be played."""
    return frozenset(rules.family for rules in GAMES.values())


def _needs_of(rules: Rules[Any, Any]) -> Iterator[str]:
    yield from (f"{rules.name} variant {variant} to its end" for variant in rules.presets)
    yield from (f"{rules.name} seats {seats}" for seats in (rules.seats[0], rules.seats[-1]))
    yield from (f"{rules.family} note {NOTE}{word}" for word in (UNDONE, _resigned(rules.family)))
    if rules.own_decks:
        yield f"{rules.family} deck of one's own"
    for thing in catalogue(rules.family).difference(COUNTED):
        yield f"{rules.family} thing {thing}"


def _resigned(family: str) -> str:
    """How one gives up: where nobody plays for two alone, the computer takes the seat."""
    pairs = any(2 in rules.seats for rules in GAMES.values() if rules.family == family)
    return RESIGNED if pairs else LEFT


@cache
def catalogue(family: str) -> frozenset[str]:
    """Every card, character and token of a game, each kind of which there are several once."""
    return frozenset(
        kind(thing)
        for rules in GAMES.values()
        if rules.family == family
        for thing in rules.things(Game.new(rules, rules.seats[-1], "00" * 32).state)
    )


def kind(thing: str) -> str:
    """A thing without what tells it from its like, its owner or a number."""
    return thing.partition(".")[0]


@cache
def functions(family: str) -> dict[Place, str]:
    """The functions of a game that work on its table, but for its view, its reasons and its players."""
    found = {}
    for path, tree in modules("engine"):
        inside = path.relative_to(ROOT).with_suffix("").parts
        if uses.family_of(path) == family and not set(APART) & set(inside):
            names = _defined(tree, f"function {inside[-1]}")
            found |= {(str(path), first_line(node)): name for node, name in names if _at_a_table(node)}
    return found


def first_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Where its code begins for Python: at the first decorator."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _defined(tree: ast.AST, inside: str) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    """Every function in a tree with its name, those inside others and in classes too."""
    for node in ast.iter_child_nodes(tree):
        name = f"{inside}.{node.name}" if isinstance(node, (ast.ClassDef, *Function)) else inside
        if isinstance(node, Function):
            yield node, name
        yield from _defined(node, name)


def _at_a_table(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Has it a parameter that is a table, and more to do than to be there for others to replace?"""
    parameters = (each.annotation for each in node.args.args)
    table = any(isinstance(each, ast.Name) and each.id.endswith("State") for each in parameters)
    replaced = len(node.body) == 1 and ast.get_docstring(node)
    return table and not replaced and node.name not in BESIDE and not _refuses(node)


def _refuses(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Does it only say why something is not offered?"""
    return node.returns is not None and "Illegal" in ast.unparse(node.returns)


# what is shown


@dataclass(frozen=True)
class Look:
    """A transcript played again: its text as of today, and all that it shows."""

    text: str
    met: frozenset[str]


class Traced(Recorder):
    """Notes the functions in which something happens: none that are called to write down what all see."""

    def __init__(self, head: Head) -> None:
        self.codes: dict[int, CodeType] = {}
        with self._noting():
            super().__init__(head)

    def _done(self, step: Step) -> tuple[Action, ...]:
        with self._noting():
            return super()._done(step)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        before = sys.gettrace()
        sys.settrace(self._begun)  # it hears of each function that begins, and of none of its lines
        try:
            yield
        finally:
            sys.settrace(before)

    def _begun(self, frame: FrameType, event: str, _: object) -> None:
        self.codes[id(frame.f_code)] = frame.f_code  # for to hash one takes long


def look(text: str) -> Look:
    """Play a transcript again and see what it shows; raises `ValueError` for a text that is none."""
    head, steps = read(text)
    recorder, family = Traced(head), GAMES[head.game].family
    now, known = replay(recorder, steps), functions(family)
    entered = known.keys() & {(code.co_filename, code.co_firstlineno) for code in recorder.codes.values()}
    said = {*_headed(head, now), *_said(family, now)}
    return Look(now, frozenset({f"{family} {known[place]}" for place in entered} | said))


def _headed(head: Head, text: str) -> Iterator[str]:
    yield f"{head.game} seats {head.seats}"
    if not any(f" {NOTE}{word}" in text for word in CLOSED) and "\nend: winners " in text:
        yield f"{head.game} variant {head.variant} to its end"
    if any(head.decks):
        yield f"{GAMES[head.game].family} deck of one's own"


def _said(family: str, text: str) -> Iterator[str]:
    """What the lines of a transcript show; of a secret nothing, for the table has not seen it."""
    number = ""
    for line in text.splitlines():
        sign, _, rest = line.partition(" ")
        words = rest.partition(" [")[0].split()
        if sign == "?":
            yield f"{family} question {words[1].rstrip(':')}"
        elif sign == "*":
            yield from _happened(family, words, number)
        elif sign in (">", "~"):
            notes = [word for word in words if word.startswith(NOTE)]
            yield from (f"{scope} note {word}" for word in notes for scope in (EVERYWHERE, family))
            number = next((word.rpartition(":")[2] for word in words if ":" in word), number)
        if sign in ("*", ">"):
            yield from (f"{family} thing {kind(word.partition('=')[2] or word)}" for word in words)


def _happened(family: str, words: list[str], number: str) -> Iterator[str]:
    """An event, and which card's effect it shows; `number` is that of the effect that was chosen last."""
    event, facts = words[0], dict(word.split("=", 1) for word in words if "=" in word)
    card = kind(facts.get("card", ""))
    yield from (f"{family} event {event}", f"{family} {event} {card}")
    yield f"{family} {event} {card} {facts.get('zone')}"
    if event == "played":
        yield f"{family} effect {card}:{number}"
