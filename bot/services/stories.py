"""Stories of finished games: computed once, in the spare time of the search process, and saved.

While a game runs, its finished turns are computed already. What is under way is only in memory, where nobody
sees it: after a stop it begins again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from bot.services.keyed_worker import KeyedWorker
from bot.services.search_process import SearchProcess
from bot.worker import BrokenProcessPool, elapsed
from engine.core.clocks import DAY
from engine.core.decisions import Refused, Seat
from engine.core.records.errors import SaveFailed, StoreUnavailable, error_location
from engine.core.rng import seed_from
from engine.search.rollouts import Line, turn_of
from engine.story.reckoning import Progress, Slice, StoryRequest, reckon
from engine.story.retries import Comparison, Retry, compare, lines_of
from engine.story.story import MAX_SIZE, Mistake, Story, unpack

if TYPE_CHECKING:  # the process that computes does without the store
    from engine.store.stories import StoryStore
    from engine.store.users import UserStore
    from engine.tables.service import Tables
    from engine.tables.snapshot import TableSnapshot

T = TypeVar("T")

log = logging.getLogger(__name__)

PIECE = 0.1  # seconds of a slice, after which waiting searches come first
RECENT = 7 * DAY  # older games get their story when a user looks at them
MAX_AT_ONCE = 5  # games to queue at each sweep
REMIND_AFTER = 3 * DAY  # until a mistake is asked again
PATIENCE = 8  # seconds that a user waits for an answer about a mistake
MAX_LOST = 5  # slices of a story whose process died
UNTOLD = 500  # games remembered as having no story
BEGUN = 500  # running games whose finished turns are kept; of others all turns are computed at the end


@dataclass(frozen=True, slots=True)
class Begun:
    """What is computed of a running game: its turns before this one."""

    turn: int = 0
    spared: frozenset[Seat] = frozenset()
    progress: Progress = field(default_factory=Progress)


def reckon_slice(request: StoryRequest, progress: Progress) -> Slice:
    end = elapsed() + PIECE
    return reckon(request, progress, lambda: elapsed() >= end)


class Stories:
    def __init__(
        self,
        store: StoryStore,
        tables: Tables,
        users: UserStore,
        search: SearchProcess,
        now: Callable[[], int],
        on_told: Callable[[int], Awaitable[object]],
        *,
        is_on: bool = True,
    ) -> None:
        """`on_told` is called with each table whose story is ready."""
        self._store, self._tables, self._users, self._search = store, tables, users, search
        self._now, self._on_told, self._is_on = now, on_told, is_on
        self._untold: dict[int, None] = {}  # games whose story cannot be computed, the newest last
        self._shares: dict[int, float] = {}  # of the work done on each finished game's story
        self._begun: dict[int, Begun] = {}
        self._one_at_a_time = {is_over: asyncio.Lock() for is_over in (False, True)}
        self._worker = KeyedWorker("story", self._work)
        self.stop, self.finish = self._worker.stop, self._worker.finish

    def notify(self, table_id: int) -> None:
        if self._is_on and table_id not in self._untold:
            self._worker.notify(table_id)

    async def catch_up(self) -> None:
        """Compute stories that a stop interrupted."""
        for table_id in (
            await self._store.unreckoned(self._now() - RECENT, MAX_AT_ONCE) if self._is_on else ()
        ):
            self.notify(table_id)

    async def of(self, snapshot: TableSnapshot) -> Story | None:
        """Return a finished game's story, without the mistakes of users who want none judged.

        If there is none yet, it is begun.
        """
        if snapshot.game.winners is None:
            return None
        story = await self._load(snapshot.id)
        if story is None:
            self.notify(snapshot.id)
            return None
        return story.without(await self._spared(snapshot))

    def share_done(self, table_id: int) -> float | None:
        """Return how much of a missing story is computed, from 0 to 1; None if it is not to be had."""
        return self._shares.get(table_id, 0) if self._is_on and table_id not in self._untold else None

    async def _load(self, table_id: int) -> Story | None:
        """Return the saved story; one of an older format is computed again."""
        packed = await self._store.packed(table_id)
        try:
            return None if packed is None else await asyncio.to_thread(unpack, packed)
        except ValueError:
            return None

    async def _spared(self, snapshot: TableSnapshot) -> frozenset[Seat]:
        """Return the seats of users who do not want their decisions judged."""
        users = {participant.user_id for participant in snapshot.participants} - {None}
        settings = await self._users.settings_of([user for user in users if user is not None])
        return frozenset(
            seat
            for seat, participant in enumerate(snapshot.participants)
            if participant.user_id is not None and not settings[participant.user_id].judge_decisions
        )

    async def _work(self, table_id: int) -> bool:
        try:
            snapshot = await self._tables.get(table_id)
            is_over = snapshot.game.winners is not None
            is_due = await self._load(table_id) is None if is_over else self._is_next(snapshot)
            if not is_due:
                return False
            async with self._one_at_a_time[is_over]:
                try:
                    await self._reckon(snapshot)
                finally:
                    self._shares.pop(table_id, None)
        except (BrokenProcessPool, SaveFailed, StoreUnavailable):  # nothing is wrong with the game
            raise
        except Exception as why:  # an error of the game, such as rules that lead elsewhere today
            log.info("table %s: no story: %s", table_id, error_location(why))
            self._untold[table_id] = None
            while len(self._untold) > UNTOLD:
                del self._untold[next(iter(self._untold))]
        return False

    def _is_next(self, snapshot: TableSnapshot) -> bool:
        """Return whether a running game has a new finished turn, and no other one is being computed."""
        begun = self._begun.get(snapshot.id) or (Begun() if len(self._begun) < BEGUN else None)
        is_new = begun is not None and begun.turn < turn_of(snapshot.game)
        return is_new and not self._one_at_a_time[False].locked()

    async def _request(self, snapshot: TableSnapshot) -> StoryRequest:
        is_over = snapshot.game.winners is not None
        recording = await self._tables.recording(snapshot)
        return StoryRequest(
            game=snapshot.game_key,
            version=snapshot.game.rules.version,
            seats=len(snapshot.participants),
            deal=recording.deal,
            log=tuple(recording.log),
            seed=seed_from("story", snapshot.id),
            spared=await self._spared(snapshot),
            before=None if is_over else turn_of(snapshot.game),
        )

    async def remind(self, user_id: int, table_id: int, chapter: int, turn: int) -> int:
        """Ask a user again about their mistake; return from when on. Raises `Refused` if they have many."""
        due_at = self._now() + REMIND_AFTER
        await self._store.remind(user_id, table_id, chapter, turn, due_at)
        return due_at

    async def lines(self, snapshot: TableSnapshot, chapter: int, mistake: Mistake) -> tuple[Line, ...]:
        """Return the lines to choose from where a mistake is asked again; raises `Refused` if late."""
        return await self._soon(partial(lines_of, Retry(await self._request(snapshot), chapter, mistake)))

    async def compare(
        self, snapshot: TableSnapshot, chapter: int, mistake: Mistake, chosen: Line
    ) -> Comparison:
        """Return how a line compares with the best there; raises `Refused` if late."""
        retry = Retry(await self._request(snapshot), chapter, mistake)
        return await self._soon(partial(compare, retry, chosen))

    async def _soon(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.wait_for(self._search.in_spare_time(work, first=True), PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("try-late") from None

    async def _reckon(self, snapshot: TableSnapshot) -> None:
        request = await self._request(snapshot)
        begun = self._begun.pop(snapshot.id, Begun())
        part, lost = Slice(begun.progress if begun.spared == request.spared else Progress()), 0
        while part.share < 1:
            work = partial(reckon_slice, request, part.progress)
            try:
                part = await self._search.in_spare_time(work)
            except BrokenProcessPool:  # a machine too busy for a slice: go on with it, not from the start
                if (lost := lost + 1) > MAX_LOST:
                    raise
            log.debug("table %s: a slice of its story is computed", snapshot.id)
            if request.before is None:  # else the share is of the turns so far, and would fall at the end
                self._shares[snapshot.id] = part.share
        if part.story is None:
            self._begun[snapshot.id] = Begun(turn_of(snapshot.game), request.spared, part.progress)
            return
        packed = part.story.pack()
        if len(packed) > MAX_SIZE:
            log.warning("table %s: its story has %s bytes", snapshot.id, len(packed))
        await self._store.save(snapshot.id, packed)
        log.debug("table %s: its story is saved", snapshot.id)
        await self._on_told(snapshot.id)
