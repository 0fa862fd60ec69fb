"""Lessons of people: each alone with the computer, at their own pace, kept over restarts.

A lesson is a game of the real engine, but no table: it has no board, no pings, no clock, no seal, counts
toward no limit, and there is one for each person and game. What is saved are the moves that were pressed;
like a table's they are saved before they are shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from engine.core.decisions import Decision, Illegal, Reply
from engine.core.game import AnyGame
from engine.core.game_module import GameModule
from engine.core.lessons import (
    Attempt,
    Lesson,
    Progress,
    Respond,
    Unmeant,
    begun,
    continued,
    move_of,
    pressed,
)
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.search.levels import GREENHORN, player_of
from engine.store.store import Store
from engine.tables.transitions import Stale

__all__ = ["Lessons", "Unmeant"]

MOST_OPEN = 200  # so many are kept in memory; the store has all of them


class Lessons:
    """What people are learning."""

    def __init__(
        self, store: Store, modules: Mapping[str, GameModule], games: Mapping[str, Rules[Any, Any]]
    ) -> None:
        self._store, self._modules, self._rules = store, modules, games
        self._open: dict[tuple[int, str], tuple[Progress, Attempt]] = {}
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    def taught(self) -> list[str]:
        """The families of games that have lessons."""
        return [family for family, module in self._modules.items() if module.lessons]

    async def progress(self, user: int) -> dict[str, Progress]:
        """How far a person is in each game that they have begun to learn."""
        return await self._store.progress(user)

    async def resume(self, user: int, family: str, *, onward: bool = True) -> tuple[Progress, Attempt]:
        """The lesson that a person has begun; with none, the next one is begun. Raises `Illegal`.

        `onward`: also where it is finished.
        """
        async with self._lock(user, family):
            found = await self._found(user, family)
            if found is None or (onward and found[1].is_over):
                lesson = self._next(family, found[0] if found else None)
                return await self._begin(user, lesson, found[0] if found else None)
            return found

    async def begin(self, user: int, family: str, number: int) -> tuple[Progress, Attempt]:
        """Begin the lesson of this number, from its deal; raises `Illegal` where there is none."""
        async with self._lock(user, family):
            found = (await self._store.progress(user)).get(family)
            return await self._begin(user, self.lesson(family, number), found)

    async def press(
        self, user: int, family: str, number: int, asked: int, replies: Sequence[Reply]
    ) -> tuple[Progress, Attempt]:
        """Answer what a lesson asks at this ply; raises `Stale`, `Unmeant`, and `Illegal` like a table."""
        async with self._lock(user, family):
            found = await self._found(user, family)
            if found is None or found[0].lesson != self.lesson(family, number).key:
                raise Stale
            progress, attempt = found
            if attempt.is_over or attempt.game.asked != asked:
                raise Stale
            played = await asyncio.to_thread(pressed, attempt, replies, self._respond(family))
            return await self._save(replace(progress, presses=(*progress.presses, move_of(replies))), played)

    def forget(self, user: int) -> None:
        """Drop what is kept in memory of a person: their lessons are gone from the store."""
        self._open = {key: kept for key, kept in self._open.items() if key[0] != user}

    def lesson(self, family: str, number: int) -> Lesson:
        """A lesson by its number, from 0 on; raises `Illegal`."""
        lessons = self._modules[family].lessons if family in self._modules else ()
        if not 0 <= number < len(lessons):
            raise Illegal("no-lesson")
        return lessons[number]

    def number(self, attempt: Attempt) -> int:
        """The number of a lesson in its game."""
        return self._modules[attempt.game.rules.family].lessons.index(attempt.lesson)

    def _next(self, family: str, progress: Progress | None) -> Lesson:
        """The first that was not finished; when all were, the first of all."""
        first, finished = self.lesson(family, 0), progress.finished if progress else ()
        return next((each for each in self._modules[family].lessons if each.key not in finished), first)

    async def _begin(self, user: int, lesson: Lesson, before: Progress | None) -> tuple[Progress, Attempt]:
        rules = self._rules[lesson.game]
        attempt = await asyncio.to_thread(begun, lesson, rules, self._respond(rules.family))
        finished = before.finished if before else ()
        return await self._save(Progress(user, rules.family, lesson.key, (), finished), attempt)

    async def _save(self, progress: Progress, attempt: Attempt) -> tuple[Progress, Attempt]:
        if attempt.is_over and progress.lesson not in progress.finished:
            progress = replace(progress, finished=(*progress.finished, progress.lesson))
        key = progress.user, progress.family
        self._open.pop(key, None)  # whatever goes wrong now: the store has the last good state
        if not await self._store.opted_out(progress.user):  # then it is kept in memory alone
            await self._store.save_progress(progress)
        return self._remember(progress, attempt)

    async def _found(self, user: int, family: str) -> tuple[Progress, Attempt] | None:
        """What was begun last; None for nothing, also where that lesson is gone."""
        if (user, family) in self._open:
            return self._open[user, family]
        progress = (await self._store.progress(user)).get(family)
        if progress is None or family not in self._modules:
            return None
        lesson = next((each for each in self._modules[family].lessons if each.key == progress.lesson), None)
        if lesson is None:
            return None
        rules, respond = self._rules[lesson.game], self._respond(family)
        attempt = await asyncio.to_thread(continued, lesson, rules, progress.presses, respond)
        if not attempt.presses:  # begun again, or not gone on with yet
            progress = replace(progress, presses=())
        return self._remember(progress, attempt)

    def _remember(self, progress: Progress, attempt: Attempt) -> tuple[Progress, Attempt]:
        while len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        self._open[progress.user, progress.family] = progress, attempt
        return progress, attempt

    def _respond(self, family: str) -> Respond:
        return greenhorn(self._modules[family])

    def _lock(self, user: int, family: str) -> asyncio.Lock:
        return self._locks.setdefault((user, family), asyncio.Lock())


def greenhorn(module: GameModule) -> Respond:
    """How the others of a lesson play, where it does not say."""

    def respond(game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        return player_of(GREENHORN, module).reply(game, decision, rng)

    return respond
