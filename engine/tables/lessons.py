"""The lessons of users: each plays alone against the computer, and may continue after a restart."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from engine.core.decisions import Decision, Refused, Reply
from engine.core.game import AnyGame
from engine.core.game_module import GameModule
from engine.core.lessons import Lesson, LessonRun, OffLesson, Respond, begin, move_of, press, resume
from engine.core.records.users import LessonProgress
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.search.levels import GREENHORN, player_of
from engine.store.lessons import LessonStore
from engine.store.privacy import PrivacyStore
from engine.tables.transitions import StaleDecision

__all__ = ["Lessons", "OffLesson"]

MAX_OPEN = 200  # lessons kept in memory; the store has all of them


class Lessons:
    def __init__(
        self,
        lessons: LessonStore,
        privacy: PrivacyStore,
        modules: Mapping[str, GameModule],
        games: Mapping[str, Rules[Any, Any]],
    ) -> None:
        self._lessons, self._privacy, self._modules, self._rules = lessons, privacy, modules, games
        self._open: dict[tuple[int, str], tuple[LessonProgress, LessonRun]] = {}
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    def families(self) -> list[str]:
        return [family for family, module in self._modules.items() if module.lessons]

    async def progress(self, user_id: int) -> dict[str, LessonProgress]:
        return await self._lessons.progress(user_id)

    async def resume(
        self, user_id: int, family: str, game: str = "", *, onward: bool = True
    ) -> tuple[LessonProgress, LessonRun]:
        """Return the user's current lesson, or begin the next one; raises `Refused`.

        With `onward`, also leave a finished lesson for the next; with a game that has lessons, one of
        another game for the next of its own.
        """
        async with self._lock(user_id, family):
            current = await self._find(user_id, family)
            self.lesson(family, 0)
            lessons = self._modules[family].lessons
            progress = current[0] if current else None
            finished = progress.finished if progress else ()
            own = tuple(lesson for lesson in lessons if lesson.game == game) or lessons
            if current is not None and current[1].lesson in own and not (onward and current[1].is_over):
                return current
            unfinished = (lesson for lesson in own if lesson.key not in finished)
            return await self._begin(user_id, next(unfinished, own[0]), progress)

    async def begin(self, user_id: int, family: str, number: int) -> tuple[LessonProgress, LessonRun]:
        """Begin the lesson of this number; raises `Refused` if it does not exist."""
        async with self._lock(user_id, family):
            progress = (await self._lessons.progress(user_id)).get(family)
            return await self._begin(user_id, self.lesson(family, number), progress)

    async def press(
        self, user_id: int, family: str, number: int, ply: int, replies: Sequence[Reply]
    ) -> tuple[LessonProgress, LessonRun]:
        """Answer a lesson at this ply; raises `StaleDecision`, `OffLesson` or `Refused`."""
        async with self._lock(user_id, family):
            current = await self._find(user_id, family)
            if current is None or current[0].lesson != self.lesson(family, number).key:
                raise StaleDecision
            progress, attempt = current
            if attempt.is_over or attempt.game.decision_ply != ply:
                raise StaleDecision
            played = await asyncio.to_thread(press, attempt, replies, default_opponent(self._modules[family]))
            return await self._save(replace(progress, presses=(*progress.presses, move_of(replies))), played)

    def forget(self, user_id: int) -> None:
        """Drop the cached lessons of a user whose progress was deleted."""
        self._open = {key: run for key, run in self._open.items() if key[0] != user_id}

    def lesson(self, family: str, number: int) -> Lesson:
        """Return a lesson by its number, from 0; raises `Refused`."""
        lessons = self._modules[family].lessons if family in self._modules else ()
        if not 0 <= number < len(lessons):
            raise Refused("no-lesson")
        return lessons[number]

    def number(self, attempt: LessonRun) -> int:
        return self._modules[attempt.game.rules.family].lessons.index(attempt.lesson)

    async def _begin(
        self, user_id: int, lesson: Lesson, before: LessonProgress | None
    ) -> tuple[LessonProgress, LessonRun]:
        rules = self._rules[lesson.game]
        attempt = await asyncio.to_thread(begin, lesson, rules, default_opponent(self._modules[rules.family]))
        finished = before.finished if before else ()
        return await self._save(LessonProgress(user_id, rules.family, lesson.key, (), finished), attempt)

    async def _save(self, progress: LessonProgress, attempt: LessonRun) -> tuple[LessonProgress, LessonRun]:
        if attempt.is_over and progress.lesson not in progress.finished:
            progress = replace(progress, finished=(*progress.finished, progress.lesson))
        key = progress.user_id, progress.family
        self._open.pop(key, None)  # if saving fails, the store has the last good state
        if not await self._privacy.opted_out(progress.user_id):  # then it is kept only in memory
            await self._lessons.save_progress(progress)
        return self._remember(progress, attempt)

    async def _find(self, user_id: int, family: str) -> tuple[LessonProgress, LessonRun] | None:
        """Return the lesson begun last; None if there is none or it no longer exists."""
        if (user_id, family) in self._open:
            return self._open[user_id, family]
        progress = (await self._lessons.progress(user_id)).get(family)
        if progress is None or family not in self._modules:
            return None
        lesson = next(
            (candidate for candidate in self._modules[family].lessons if candidate.key == progress.lesson),
            None,
        )
        if lesson is None:
            return None
        rules, respond = self._rules[lesson.game], default_opponent(self._modules[family])
        attempt = await asyncio.to_thread(resume, lesson, rules, progress.presses, respond)
        if not attempt.moves:  # begun again, or without a move so far
            progress = replace(progress, presses=())
        return self._remember(progress, attempt)

    def _remember(self, progress: LessonProgress, attempt: LessonRun) -> tuple[LessonProgress, LessonRun]:
        while len(self._open) >= MAX_OPEN:
            del self._open[next(iter(self._open))]
        self._open[progress.user_id, progress.family] = progress, attempt
        return progress, attempt

    def _lock(self, user_id: int, family: str) -> asyncio.Lock:
        return self._locks.setdefault((user_id, family), asyncio.Lock())


def default_opponent(module: GameModule) -> Respond:
    """Return the policy of the other seats where a lesson does not name one."""

    def respond(game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        return player_of(GREENHORN, module).reply(game, decision, rng)

    return respond
