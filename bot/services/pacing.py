"""Paces requests below Discord's limit: the most urgent first, but none waits for ever."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

from bot.services.keyed_worker import loop_time

PATIENCE = 5  # seconds that one level of urgency is worth: who has waited longer than that goes first
BURST = 4  # turns at once after a pause; with those of a second that makes 44 of Discord's 50


def _call_later(seconds: float, callback: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, callback)


class Pacer:
    """Gives a fixed number of turns per second."""

    def __init__(
        self,
        per_second: float,
        now: Callable[[], float] = loop_time,
        call_later: Callable[[float, Callable[[], None]], object] = _call_later,
    ) -> None:
        """`now` counts seconds from any start."""
        self._interval, self._now, self._call_later = 1 / per_second, now, call_later
        self._next = 0.0  # when the next turn would be due if turns were evenly spaced
        self._waiting: list[tuple[float, int, int, asyncio.Future[None]]] = []  # a heap
        self._number = count()
        self._placed_at: float | None = None  # when the first caller with a place came

    def __len__(self) -> int:
        return len(self._waiting)

    async def turn(self, urgency: int = 0, place: int = 0) -> bool:
        """Wait for a turn, and return whether the caller waited.

        The lowest `urgency` goes first, within `PATIENCE`. Callers with a `place` above 0 count as if they
        had come together, and go in the order of their places.
        """
        if not self._waiting and self._seconds_left() <= 0:
            self._take()
            return False
        came = self._now()
        if place:
            came = self._placed_at = came if self._placed_at is None else self._placed_at
        turn = asyncio.get_running_loop().create_future()
        due = came + PATIENCE * urgency
        heapq.heappush(self._waiting, (due, place, next(self._number), turn))
        if len(self._waiting) == 1:
            self._call_later(self._seconds_left(), self._give)
        await turn
        return True

    def _give(self) -> None:
        while self._waiting and self._seconds_left() <= 0:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():  # the caller was not cancelled
                self._take()
                turn.set_result(None)
        if self._waiting:
            self._call_later(self._seconds_left(), self._give)

    def _seconds_left(self) -> float:
        return round(self._next - self._now() - (BURST - 1) * self._interval, 6)

    def _take(self) -> None:
        self._next = max(self._next, self._now()) + self._interval
