"""Turns are given evenly, the urgent ones first."""

import asyncio
from collections.abc import Callable

from bot.services.pacing import BURST, PATIENCE, Pacer


class Time:
    """A clock that jumps to the next timer when there is nothing else to do."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def now(self) -> float:
        return self.seconds

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        def call() -> None:
            self.seconds += seconds
            callback()

        asyncio.get_running_loop().call_soon(call)


def paced(per_second: float) -> tuple[Pacer, Time]:
    time = Time()
    return Pacer(per_second, time.now, time.call_later), time


async def test_no_second_has_more_turns_than_the_rate_and_a_burst() -> None:
    pacer, time = paced(40)
    taken: list[float] = []

    async def take() -> None:
        await pacer.turn()
        taken.append(time.now())

    await asyncio.gather(*(take() for _ in range(400)))

    most = max(sum(at <= other < at + 1 for other in taken) for at in taken)
    assert most <= 40 + BURST
    assert taken[BURST - 1] == taken[0]
    assert round(taken[-1] - taken[0], 3) == (400 - BURST) / 40


async def test_the_urgent_go_first_and_the_others_in_turn() -> None:
    pacer, _ = paced(10)
    order: list[str] = []

    async def take(name: str, urgency: int) -> None:
        await pacer.turn(urgency)
        order.append(name)

    early = [take(f"early {n}", 0) for n in range(BURST)]
    waiting = [take("edit 1", 1), take("edit 2", 1), take("post", 0), take("tidy", 2)]
    await asyncio.gather(*early, *waiting)

    assert order[BURST:] == ["post", "edit 1", "edit 2", "tidy"]


async def test_an_edit_waits_no_longer_than_it_is_worth_while_boards_never_end() -> None:
    pacer, time = paced(10)
    edited: list[float] = []

    async def edit() -> None:
        await pacer.turn(1)
        edited.append(time.now())

    async def post() -> None:
        for _ in range(10):  # each of the others comes first: 10 seconds for all
            await pacer.turn(0)

    begun = time.now()
    await asyncio.gather(*(post() for _ in range(10)), edit())

    assert PATIENCE - 2 < edited[0] - begun < PATIENCE + 2


async def test_who_has_a_place_goes_in_this_order_whenever_they_come() -> None:
    pacer, _ = paced(10)
    order: list[int] = []

    async def take(place: int) -> None:
        await pacer.turn(1, place)
        order.append(place)

    await asyncio.gather(*(pacer.turn() for _ in range(BURST)))
    first = asyncio.gather(*(take(place) for place in (7, 3, 5)))
    await pacer.turn()
    await asyncio.gather(first, *(take(place) for place in (2, 4, 6)))

    assert order[1:] == sorted(order[1:])  # the first may have had its turn before the others came


async def test_who_no_longer_waits_takes_no_turn() -> None:
    pacer, time = paced(1)
    await asyncio.gather(*(pacer.turn() for _ in range(BURST)))
    gone, stays = asyncio.create_task(pacer.turn()), asyncio.create_task(pacer.turn())
    await asyncio.sleep(0)
    assert len(pacer) == 2
    gone.cancel()
    begun = time.now()
    assert await stays

    assert time.now() - begun == 1
    assert len(pacer) == 0
