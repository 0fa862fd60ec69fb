"""How high boards and hands are on a phone: a game's channel in the demo's page, a window for each person.

When it is asked for, the page is brought up to date, and the newest board and the newest panel of each person
are measured in points, as they are seen.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from e2e.browser import MESSAGES, PRIVATE, Person, chromium
from e2e.world import World
from playwright.async_api import Locator
from simcord import MemberActor, Preview

from bot.cli.demo import prepare
from bot.services import pictures

PHONE = (390, 2400)  # points: as wide as most phones, and high enough for every message
WAIT = 60.0  # seconds for a picture, however busy the machine is
HEIGHT = "message => message.getBoundingClientRect().height"
DRAWN = "() => [...document.images].every(image => image.complete && image.naturalWidth)"


@dataclass
class Windows:
    """The page in a window of each person; `shots`: where pictures of the highest messages are kept."""

    page: Preview
    sitting: Sequence[Person]
    every: int
    shots: Path | None = None
    highest: dict[str, float] = field(default_factory=lambda: {"board_points": 0.0, "hand_points": 0.0})

    async def measure(self, played: int) -> None:
        """Measure what can be seen after so many answers."""
        await self.page.refresh()
        for person in self.sitting:
            await person.idle()
            await person.page.wait_for_function(DRAWN)
            messages = person.page.locator(MESSAGES)
            private = person.page.locator(PRIVATE)
            if person is self.sitting[0]:
                public = messages.filter(has_not=private, has=person.page.locator(".embed-title"))
                await self._measured("board_points", public.last, f"{played:03}-board")
            await self._measured(
                "hand_points", messages.filter(has=private).last, f"{played:03}-{person.name}"
            )

    async def _measured(self, figure: str, message: Locator, name: str) -> None:
        if not await message.count():
            return
        points = float(await message.evaluate(HEIGHT))
        if self.shots is not None and points > self.highest[figure]:
            await message.screenshot(path=self.shots / f"{figure}-{points:.0f}-{name}.png")
        self.highest[figure] = max(points, self.highest[figure])


@asynccontextmanager
async def windows(
    world: World, people: Sequence[MemberActor], every: int, shots: Path | None
) -> AsyncIterator[Windows]:
    """The channel of a world in a window of each of these people; tables are to be played in it."""
    prepare()
    pictures.SOON = pictures.GLANCE = pictures.LATE = WAIT  # type: ignore[misc]
    async with (
        world.env.preview(world.saloon, viewers=people, layout="channel") as page,
        chromium() as browser,
    ):
        sitting = [await Person.sit_down(browser, page.url, person.name, PHONE) for person in people]
        yield Windows(page, sitting, every, shots)
