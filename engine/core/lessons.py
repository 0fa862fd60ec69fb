"""Lessons: fixed deals of the real rules, the moves to play there, and what the others reply.

They are data, in data/games/<family>/lessons.toml; their texts are messages. A lesson in progress is stored
as the moves since its deal, from which it is replayed.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.decisions import BACK, SEPARATOR, Decision, Refused, Reply, Seat
from engine.core.editions import DATA
from engine.core.forced import finish_private_steps, play_forced_replies
from engine.core.game import AnyGame, Game
from engine.core.log import FORCED
from engine.core.rng import Rng
from engine.core.rules import Event, Rules

AND: Final = " "  # separates the options of one reply
LEARNER: Seat = 0
MAX_REPLIES = 2000  # replies of the others in a row; more means a fault in the lesson

Respond: TypeAlias = Callable[[AnyGame, Decision, Rng], Reply]  # plays the other seats


class OffLesson(Exception):
    """The move is legal, but not what the lesson is about. Nothing was played."""


class Task(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    # The options of each reply, separated by `/`; `*` stands for anything. Empty: every legal move is right.
    accepted_moves: tuple[str, ...] = ()


class Lesson(BaseModel):
    """A deal and its tasks. Paths lead to values of the state as JSON."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str = Field(pattern=r"[a-z][a-z-]{1,19}")
    game: str
    names: tuple[str, ...] = Field(min_length=1)  # of the other seats, in order
    seed: int = 1
    variant: str = "standard"
    shuffle: tuple[str, ...] = ()  # paths of lists that the rules have not shuffled yet
    # Cards by the path of their list or place. They swap places with the cards that were dealt there.
    cards_at: Mapping[str, tuple[str, ...]] = {}
    leftovers_to: str = ""  # the path of the list that gets, in front, the cards for which no place is left
    change: Mapping[str, Any] = {}  # new values by path
    # Preferred options of the others, by kind; the first legal ones are replied, else the policy replies.
    others: Mapping[str, tuple[str, ...]] = {}
    tasks: tuple[Task, ...] = ()
    to_end: bool = False  # after the tasks, play the game to its end
    gives_forced: bool = False  # the learner gives forced replies, too: a last card has its own picture
    chapter: str = ""  # of the rule book, that answers its questions; otherwise that of the decision
    table_after: int = 0  # the table is worth showing only after this many moves


def lessons_of(family: str) -> tuple[Lesson, ...]:
    path = DATA / family / "lessons.toml"
    if not path.is_file():
        return ()
    return tuple(map(Lesson.model_validate, tomllib.loads(path.read_text("utf-8"))["lesson"]))


@dataclass(frozen=True, slots=True)
class LessonRun:
    lesson: Lesson
    game: AnyGame
    moves: tuple[str, ...] = ()  # moves made so far
    tasks_done: int = 0
    path: str = ""  # the replies of the unfinished move
    events: tuple[Event, ...] = ()  # since the last press

    @property
    def is_over(self) -> bool:
        return self.game.winners is not None or (
            not self.lesson.to_end and self.tasks_done >= len(self.lesson.tasks)
        )

    @property
    def task(self) -> Task | None:
        """What the learner must do now; None if any move is right."""
        decision = self.game.decision(LEARNER)
        if self.tasks_done >= len(self.lesson.tasks) or decision is None:
            return None
        task = self.lesson.tasks[self.tasks_done]
        return task if self.path or task.kind == decision.kind else None


def begin(lesson: Lesson, rules: Rules[Any, Any], respond: Respond) -> LessonRun:
    """Deal a lesson and play to the learner's first decision."""
    game = Game(rules, arranged(lesson, rules))
    deal_events = game.deal_events
    return LessonRun(lesson, game, events=(*deal_events, *_play_others(lesson, game, respond)))


def resume(lesson: Lesson, rules: Rules[Any, Any], presses: Sequence[str], respond: Respond) -> LessonRun:
    """Replay a lesson's moves; begin again if they are no longer possible."""
    run = begin(lesson, rules, respond)
    try:
        for move in presses:
            run = press(run, replies_of(move), respond)
    except (Refused, OffLesson):
        return begin(lesson, rules, respond)
    return run


def press(run: LessonRun, replies: Sequence[Reply], respond: Respond) -> LessonRun:
    """Return the lesson after a press; raises `OffLesson` or `Refused`."""
    game = Game.restore(run.game.rules, run.game.checkpoint, run.game.tail)
    public_ply, task = game.public_ply, run.task
    rows = []
    for reply in replies:
        decision = game.decision(LEARNER)
        if decision is not None and set(reply) <= set(decision.options):
            reply = tuple(sorted(reply, key=decision.options.index))  # Discord sends them in any order
        rows.append(game.answer(LEARNER, reply))
    forced = list(finish_private_steps(game, LEARNER))
    steps = _split(run.path)
    for reply in (*replies, *(row.reply for row in forced)):
        steps = [] if reply == BACK else [*steps, AND.join(sorted(reply))]
    complete = game.public_ply != public_ply
    if task is not None and task.accepted_moves:
        accepted = [
            move
            for move in map(_sorted_options, task.accepted_moves)
            if len(steps) <= len(move) and all(map(fnmatchcase, steps, move))
        ]
        if steps and not accepted:
            raise OffLesson
        complete = any(len(move) == len(steps) > 0 for move in accepted)
    return replace(
        run,
        game=game,
        moves=(*run.moves, move_of(replies)),
        tasks_done=run.tasks_done + (complete and task is not None),
        path="" if complete else SEPARATOR.join(steps),
        events=(
            *(event for row in (*rows, *forced) for event in row.events),
            *_play_others(run.lesson, game, respond),
        ),
    )


def play_accepted(run: LessonRun, move: str, respond: Respond) -> LessonRun | None:
    """Return the lesson after an accepted move, reply by reply; None if it cannot be played."""
    done, steps = run.tasks_done, move.split(SEPARATOR)
    while run.tasks_done == done:
        step_count = len(_split(run.path))  # with forced ones
        decision = run.game.decision(LEARNER)
        if decision is None or step_count >= len(steps):
            return None
        step = steps[step_count]
        reply: Reply | None = tuple(step.split(AND))
        if "*" in step:
            reply = next(((option,) for option in decision.options if fnmatchcase(option, step)), None)
        if reply is None:
            return None
        try:
            run = press(run, [reply], respond)
        except (Refused, OffLesson):
            return None
    return run if run.tasks_done == done + 1 else None


def move_of(replies: Sequence[Reply]) -> str:
    return SEPARATOR.join(AND.join(reply) for reply in replies)


def replies_of(move: str) -> list[Reply]:
    return [tuple(reply.split(AND)) for reply in move.split(SEPARATOR)]


def _split(path: str) -> list[str]:
    return path.split(SEPARATOR) if path else []


def _sorted_options(move: str) -> list[str]:
    return [AND.join(sorted(reply)) for reply in replies_of(move)]


def _play_others(lesson: Lesson, game: AnyGame, respond: Respond) -> tuple[Event, ...]:
    """Play until only the learner must decide; return what has happened."""
    spared = LEARNER if lesson.gives_forced else None
    events = [event for row in play_forced_replies(game, spared) for event in row.events]
    for _ in range(MAX_REPLIES):
        decision = next((d for d in game.open_decisions if d.seat != LEARNER), None)
        if decision is None:
            return tuple(event for event in events if event.kind != FORCED)
        reply = tuple(option for option in lesson.others.get(decision.kind, ()) if option in decision.options)
        if len(reply) >= decision.min_count > 0:
            reply = reply[: decision.min_count]
        else:
            reply = respond(game, decision, Rng(f"{lesson.seed:064x}", game.ply))
        row = game.answer(decision.seat, reply)
        events += [*row.events, *(event for row in play_forced_replies(game, spared) for event in row.events)]
    raise RuntimeError(f"the others of the lesson {lesson.key} never stop playing")


# The deal


def arranged(lesson: Lesson, rules: Rules[Any, Any]) -> Any:
    """Return a lesson's first state; raises `KeyError` or `ValueError` if it does not fit the rules."""
    seed = f"{lesson.seed:064x}"
    dealt = rules.initial_state(len(lesson.names) + 1, rules.variants[lesson.variant], Rng(seed))
    state, rng = json.loads(rules.dump(dealt)), Rng(seed)
    for parent, key in (_locate(state, path) for path in lesson.shuffle):
        rng.shuffle(parent[key])
    for path, value in lesson.change.items():
        parent, key = _locate(state, path)
        parent[key] = deepcopy(value)  # cards are put into it below
    for path, cards in lesson.cards_at.items():
        _place(state, path, cards, lesson.leftovers_to)
    return rules.load(rules.format, json.dumps(state).encode())


def _place(state: Any, path: str, cards: Sequence[str], leftovers_to: str) -> None:
    """Swap exactly these cards into the list, or the single place, at a path."""
    parent, key = _locate(state, path)
    if isinstance(parent[key], str):
        [card] = cards
        source, index = _find_card(state, card)
        source[index : index + 1] = [parent[key]] if parent[key] else []  # an empty place holds no card
        parent[key] = card
        return
    pile: list[str] = parent[key]
    for number, card in enumerate(cards):
        source, index = _find_card(state, card)
        if number < len(pile):
            source[index], pile[number] = pile[number], card
        else:
            del source[index]
            pile.append(card)
    leftovers = pile[len(cards) :]
    del pile[len(cards) :]
    if leftovers:
        parent, key = _locate(state, leftovers_to)
        parent[key][:0] = leftovers


def _locate(state: Any, path: str) -> tuple[Any, Any]:
    """Return the list or dict that holds the last part of a path, and that part as a key."""
    *parts, last = [int(part) if re.fullmatch(r"-?\d+", part) else part for part in path.split(".")]
    for part in parts:
        state = state[part]
    if isinstance(state, dict) and last not in state:
        raise KeyError(path)
    return state, last


def _find_card(state: Any, card: str) -> tuple[list[Any], int]:
    cards = next(_lists_with(state, card), None)
    if cards is None:
        raise ValueError(f"there is no {card} to be placed")
    return cards, cards.index(card)


def _lists_with(state: Any, card: str) -> Iterator[list[Any]]:
    if isinstance(state, list) and card in state:
        yield state
    if isinstance(state, (list, Mapping)):
        for item in state.values() if isinstance(state, Mapping) else state:
            yield from _lists_with(item, card)


# Progress
