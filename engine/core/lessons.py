"""Lessons: fixed deals of the real rules, what is meant to be played there, and what the others reply.

They are data, in data/games/<family>/lessons.toml; what is said to people about them are messages. A lesson
under way is the presses that were made since its deal: from them it can be played again.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any, Final, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.decisions import BACK, Decision, Refused, Reply, Seat
from engine.core.editions import DATA
from engine.core.forced import finish_private_steps, play_forced_replies
from engine.core.game import AnyGame, Game, LogRow
from engine.core.log import FORCED
from engine.core.rng import Rng
from engine.core.rules import Event, Rules

SEPARATOR: Final = "/"  # between the replies of a move, as in the path of a whole play
AND: Final = " "  # between the options of one reply
MOST_REPLIES = 2000  # of the others in a row: then a lesson is at fault

Respond: TypeAlias = Callable[[AnyGame, Decision, Rng], Reply]  # a player who replies at once


class OffLesson(Exception):
    """The move is legal, but not what the lesson is about: nothing was played."""


class Task(BaseModel):
    """A question of a lesson. `meant` are the moves that it is about; without any every legal one is right.

    A move is the options of its replies with `/` between them; `*` in one stands for anything.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    accepted_moves: tuple[str, ...] = ()


class Lesson(BaseModel):
    """A deal and its questions. The learner sits in seat 0, the others behind them are called `names`.

    `shuffle`: lists of the state, by their path, that nothing has shuffled yet. `place`: which cards lie in
    which list of the state, or which one at a place of it; what lay there goes where they came from, and what
    is left over to the front of the list at `rest`. `change`: other values by their path. `others`: what the
    others reply, by kind of question: the first of these that they may; else they play as a computer does.
    `to_end`: after the tasks the game is played to its end.
    `table_later`: before the first move there is nothing to be seen on the table. `upper`: all that matters
    of its picture are so many pixels from the top.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str = Field(pattern=r"[a-z][a-z-]{1,19}")
    game: str
    names: tuple[str, ...] = Field(min_length=1)
    seed: int = 1
    variant: str = "standard"
    shuffle: tuple[str, ...] = ()
    cards_at: Mapping[str, tuple[str, ...]] = {}
    leftovers_to: str = ""
    change: Mapping[str, Any] = {}
    others: Mapping[str, tuple[str, ...]] = {}
    tasks: tuple[Task, ...] = ()
    to_end: bool = False
    table_later: bool = False
    picture_height: int = 0


LEARNER: Seat = 0


def lessons_of(family: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where no file is written."""
    path = DATA / family / "lessons.toml"
    if not path.is_file():
        return ()
    return tuple(Lesson.model_validate(each) for each in tomllib.loads(path.read_text("utf-8"))["lesson"])


@dataclass(frozen=True, slots=True)
class LessonRun:
    """A lesson under way: its game, the moves pressed so far, and how many of its tasks are done.

    `path`: what of a move has been said; `events`: what has happened since the last press.
    """

    lesson: Lesson
    game: AnyGame
    moves: tuple[str, ...] = ()
    tasks_done: int = 0
    path: str = ""
    events: tuple[Event, ...] = ()

    @property
    def is_over(self) -> bool:
        """Is everything done?"""
        return self.game.winners is not None or (
            not self.lesson.to_end and self.tasks_done >= len(self.lesson.tasks)
        )

    @property
    def task(self) -> Task | None:
        """What the learner is to do now; None where any move is right."""
        decision = self.game.decision(LEARNER)
        if self.tasks_done >= len(self.lesson.tasks) or decision is None:
            return None
        task = self.lesson.tasks[self.tasks_done]
        return task if self.path or task.kind == decision.kind else None


def begin(lesson: Lesson, rules: Rules[Any, Any], respond: Respond) -> LessonRun:
    """The lesson at its first question."""
    game = Game(rules, arranged(lesson, rules))
    told = tuple(game.deal_events)
    return LessonRun(lesson, game, events=(*told, *_play_on(lesson, game, respond)))


def resume(lesson: Lesson, rules: Rules[Any, Any], presses: Sequence[str], respond: Respond) -> LessonRun:
    """The lesson after these moves; from its beginning if they are no longer possible."""
    attempt = begin(lesson, rules, respond)
    try:
        for moves in presses:
            attempt = press(attempt, replies_of(moves), respond)
    except (Refused, OffLesson):
        return begin(lesson, rules, respond)
    return attempt


def press(attempt: LessonRun, replies: Sequence[Reply], respond: Respond) -> LessonRun:
    """The lesson after a press, a new one; raises `Unmeant`, and `Illegal` for what is not legal."""
    game = Game.restore(attempt.game.rules, attempt.game.checkpoint, attempt.game.tail)
    put, task = game.public_ply, attempt.task
    rows: list[LogRow] = [game.answer(LEARNER, _in_order(game, reply)) for reply in replies]
    closed = list(finish_private_steps(game, LEARNER))
    path = _path(attempt.path, [*replies, *(row.reply for row in closed)])
    finished, right = _judged(task, path)
    if not right:
        raise OffLesson
    rows += closed
    complete = finished if task is not None and task.accepted_moves else game.public_ply != put
    told = tuple(event for row in rows for event in row.events)
    return replace(
        attempt,
        game=game,
        moves=(*attempt.moves, move_of(replies)),
        tasks_done=attempt.tasks_done + (complete and task is not None),
        path="" if complete else path,
        events=(*told, *_play_on(attempt.lesson, game, respond)),
    )


def play_accepted(attempt: LessonRun, move: str, respond: Respond) -> LessonRun | None:
    """The lesson after a move that is meant, answered step by step; None if it cannot be played."""
    done, steps = attempt.tasks_done, move.split(SEPARATOR)
    while attempt.tasks_done == done:
        said = len(attempt.path.split(SEPARATOR)) if attempt.path else 0  # also what had only one way
        reply = _fitting(attempt.game.decision(LEARNER), steps[said]) if said < len(steps) else None
        if reply is None:
            return None
        try:
            attempt = press(attempt, [reply], respond)
        except (Refused, OffLesson):
            return None
    return attempt if attempt.tasks_done == done + 1 else None


def _fitting(decision: Decision | None, meant: str) -> Reply | None:
    """What answers the question as it is meant: `*` stands for whatever comes first."""
    if decision is None:
        return None
    [wanted] = replies_of(meant)
    if "*" not in meant:
        return wanted
    return next(((option,) for option in decision.options if fnmatchcase(option, meant)), None)


def _in_order(game: AnyGame, reply: Reply) -> Reply:
    """Several options as the question lists them: nobody says in which order a list sends them."""
    decision = game.decision(LEARNER)
    return (
        reply
        if decision is None or not set(reply) <= set(decision.options)
        else tuple(sorted(reply, key=decision.options.index))
    )


def move_of(replies: Sequence[Reply]) -> str:
    """Replies as the text of a move."""
    return SEPARATOR.join(AND.join(reply) for reply in replies)


def replies_of(move: str) -> list[Reply]:
    """The replies of a move."""
    return [tuple(reply.split(AND)) for reply in move.split(SEPARATOR)]


def _path(before: str, replies: Sequence[Reply]) -> str:
    """What has been said of a move, without what was taken back; options in the order of their names."""
    said = [reply for reply in before.split(SEPARATOR) if reply]
    for reply in replies:
        said = [] if reply == BACK else [*said, AND.join(sorted(reply))]
    return SEPARATOR.join(said)


def _judged(task: Task | None, path: str) -> tuple[bool, bool]:
    """Is this move one that is meant, and is it at least the beginning of one?"""
    if task is None or not task.accepted_moves or not path:
        return False, True
    said = path.split(SEPARATOR)
    fits = [each for each in map(_meant, task.accepted_moves) if _begins(each, said)]
    return any(len(each) == len(said) for each in fits), bool(fits)


def _meant(move: str) -> list[str]:
    return [AND.join(sorted(reply.split(AND))) for reply in move.split(SEPARATOR)]


def _begins(meant: Sequence[str], said: Sequence[str]) -> bool:
    return len(said) <= len(meant) and all(map(fnmatchcase, said, meant))


# The others


def _play_on(lesson: Lesson, game: AnyGame, respond: Respond) -> tuple[Event, ...]:
    """Play until only the learner is asked; returns what has happened."""
    told: list[Event] = [event for row in play_forced_replies(game) for event in row.events]
    for _ in range(MOST_REPLIES):
        decision = next((each for each in game.open_decisions if each.seat != LEARNER), None)
        if decision is None:
            return tuple(event for event in told if event.kind != FORCED)
        row = game.answer(decision.seat, _reply(lesson, game, decision, respond))
        told += [*row.events, *(event for each in play_forced_replies(game) for event in each.events)]
    raise RuntimeError(f"the others of the lesson {lesson.key} play on for ever")


def _reply(lesson: Lesson, game: AnyGame, decision: Decision, respond: Respond) -> Reply:
    wanted = [each for each in lesson.others.get(decision.kind, ()) if each in decision.options]
    if len(wanted) >= decision.min_count > 0:
        return tuple(wanted[: decision.min_count])
    return respond(game, decision, Rng(f"{lesson.seed:064x}", game.ply))


# The deal


def arranged(lesson: Lesson, rules: Rules[Any, Any]) -> Any:
    """The state that a lesson begins with; raises `KeyError` or `ValueError` if it does not fit the rules."""
    options = rules.variants[lesson.variant]
    dealt = rules.initial_state(len(lesson.names) + 1, options, Rng(f"{lesson.seed:064x}"))
    state = json.loads(rules.dump(dealt))
    rng = Rng(f"{lesson.seed:064x}")
    for where, key in (_at(state, path) for path in lesson.shuffle):
        rng.shuffle(where[key])
    for path, value in lesson.change.items():
        where, key = _at(state, path)
        where[key] = deepcopy(value)  # cards are placed in it below
    for path, cards in lesson.cards_at.items():
        _place(state, path, cards, lesson.leftovers_to)
    return rules.load(rules.format, json.dumps(state).encode())


def _place(state: Any, path: str, cards: Sequence[str], rest: str) -> None:
    """Have exactly these cards lie in this list."""
    where, key = _at(state, path)
    if isinstance(where[key], str):
        [card] = cards
        lay, at = _found(state, card)
        lay[at : at + 1] = [where[key]] if where[key] else []  # an empty place gives nothing in return
        where[key] = card
        return
    pile: list[str] = where[key]
    for number, card in enumerate(cards):
        lay, at = _found(state, card)
        if number < len(pile):
            lay[at], pile[number] = pile[number], card
        else:
            del lay[at]
            pile.append(card)
    surplus = pile[len(cards) :]
    del pile[len(cards) :]
    if surplus:
        there, name = _at(state, rest)
        there[name][:0] = surplus


def _at(state: Any, path: str) -> tuple[Any, Any]:
    """The list or record in which the last part of a path is, and that part; a new one may be added."""
    *parts, last = [int(part) if _NUMBER.fullmatch(part) else part for part in path.split(".")]
    for part in parts:
        state = state[part]
    if isinstance(state, dict) and last not in state:
        raise KeyError(path)
    return state, last


_NUMBER = re.compile(r"-?\d+")  # a place in a list, from its end if it is negative


def _found(state: Any, card: str) -> tuple[list[Any], int]:
    """The list that this card lies in, and where in it."""
    found = next(_lists_with(state, card), None)
    if found is None:
        raise ValueError(f"there is no {card} to be placed")
    return found, found.index(card)


def _lists_with(state: Any, card: str) -> Iterator[list[Any]]:
    if isinstance(state, list):
        if card in state:
            yield state
        for each in state:
            yield from _lists_with(each, card)
    elif isinstance(state, Mapping):
        for each in state.values():
            yield from _lists_with(each, card)


# What somebody has learned


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How far somebody is in learning a game: the lesson begun last, the moves made in it, those finished."""

    user_id: int
    family: str
    lesson: str
    presses: tuple[str, ...] = ()
    finished: tuple[str, ...] = ()


FIRST_GAMES = 3  # of a kind: in these somebody is new to it


@dataclass(frozen=True, slots=True)
class NewcomerRecord:
    """What somebody who is new to a game knows of it.

    `tables` are the first ones at which they have played it, `answered` the kinds of question that they have
    answered, `told` what was explained to them, each as `key:table:ply`.
    """

    user_id: int
    game: str
    tables: tuple[int, ...] = ()
    answered: tuple[str, ...] = ()
    explained: tuple[str, ...] = ()

    def is_new_at(self, table_id: int) -> bool:
        """Are they new to the game at this table?"""
        return table_id in self.tables or len(self.tables) < FIRST_GAMES

    def at(self, table_id: int) -> Self:
        """The same, with this table among the first if it is one of them."""
        new = table_id not in self.tables and len(self.tables) < FIRST_GAMES
        return replace(self, tables=(*self.tables, table_id)) if new else self

    def answering(self, kinds: Iterable[str]) -> Self:
        """The same after answers to questions of these kinds."""
        return replace(self, answered=tuple(dict.fromkeys((*self.answered, *kinds))))
