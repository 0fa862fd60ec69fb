"""The sweep does all it can, whatever fails."""

from typing import Any

from bot.services.janitor import Janitor
from engine.core.records.offers import Offer
from engine.tables.offers import Offers


async def test_what_fails_in_a_sweep_stops_nothing_else(caplog: Any) -> None:
    done = []

    class Failing(Offers):
        async def expire_overdue(self) -> list[Offer]:
            raise OSError

    async def show(_: Offer) -> None: ...

    async def fails() -> None:
        raise KeyError

    async def works() -> None:
        done.append("works")

    janitor = Janitor(Failing.__new__(Failing), lambda: True, show, [fails, works])
    await janitor._sweep()

    assert done == ["works"]
    assert caplog.messages == ["a part of the sweep was not finished"] * 2
