"""How high boards and hands are on a phone: of whole games the highest, measured in the demo's page.

After each answer every message on the screens is estimated by its lines, pictures and rows of buttons; high
ones are up to 150 points lower than that, and never higher. At the end of the game those that may be higher
than all before are put below each other in a channel, in whose page they are measured as they are seen, each
with the name of its author. Pictures are blank, but as large as they would be: to draw them takes long.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from e2e.browser import MESSAGES, Person, chromium
from e2e.world import World
from PIL import Image
from simcord import MemberActor

from bot.cli.demo import prepare
from bot.render.pool import RenderPool
from bot.render.scene import Scene
from bot.services import pictures

PHONE = (390, 2400)  # points: as wide as most phones, and high enough for every message
WAIT = 60.0  # seconds for a picture, however busy the machine is
HEIGHTS = "messages => messages.map(message => message.getBoundingClientRect().height)"
DRAWN = "() => [...document.images].every(image => image.complete && image.naturalWidth)"
APART = timedelta(minutes=8)  # messages closer to each other than 7 minutes share one header
SHOWN = '[data-control-key="message:{}"]'
FIGURES = ("board_points", "hand_points")
MEASURED = 20  # messages of each figure and person that are measured
SPARE = 15  # points by which a low message may be higher than it is estimated
WIDE = 268.0  # points of an embed's text and picture
ROOM = 306.0  # points in which buttons stand beside each other
MENTION = re.compile(r"<[@#t:][^>]*>|\*\*|__")


def _lines(text: str, letter: float) -> int:
    plain = MENTION.sub(lambda found: "" if found[0] in ("**", "__") else "in 24 hours", text)
    return sum(max(1, ceil(len(line) * letter / WIDE)) for line in plain.split("\n")) if text else 0


def _embed(embed: Mapping[str, Any], sizes: Mapping[str, tuple[int, int]]) -> float:
    tall = (
        40.0 + 22 * _lines(embed.get("title") or "", 8.9) + 20 * _lines(embed.get("description") or "", 7.3)
    )
    for one in embed.get("fields") or ():
        tall += 28 + 20 * _lines(one["value"], 7.3)
    tall += 18 * _lines((embed.get("footer") or {}).get("text") or "", 6.6)
    if (url := (embed.get("image") or {}).get("url")) and (size := sizes.get(url.rsplit("/", 1)[-1])):
        tall += 16 + size[1] * min(1.0, WIDE / size[0])
    return tall


def _rows(components: Sequence[Mapping[str, Any]]) -> float:
    tall = 0.0
    for row in components:
        across, rows = 0.0, 1
        for item in row.get("components", ()):
            wide = ROOM if item["type"] != 2 else 40 + 7.8 * len(item.get("label") or "")
            rows, across = (rows, across + wide) if across + wide <= ROOM or not across else (rows + 1, wide)
        tall += 42 * rows
    return tall


def estimate(message: Any, files: Mapping[str, bytes]) -> float:
    sizes = {
        each["filename"]: Image.open(io.BytesIO(files[each["url"]])).size for each in message.attachments
    }
    embeds = sum(_embed(embed, sizes) for embed in message.embeds)
    return 40 + 20 * _lines(message.content, 7.3) + embeds + _rows(message.components)


def _has_title(message: Any) -> bool:
    return any(embed.get("title") for embed in message.embeds)


@lru_cache(64)
def _blank(wide: int, tall: int) -> bytes:
    out = io.BytesIO()
    Image.new("1", (wide, tall)).save(out, "PNG")
    return out.getvalue()


async def _draw_blank(_: RenderPool, scene: Scene, palette: str, *__: object) -> bytes | None:
    return None if palette == "off" else _blank(scene.width, scene.height)


def draw_blanks() -> None:
    waits = [(pictures, name, WAIT) for name in ("SOON", "GLANCE", "LATE")]
    for owner, name, value in (*waits, (RenderPool, "draw", _draw_blank)):
        setattr(owner, name, value)


class Sight(NamedTuple):
    points: float  # estimated
    played: int
    message: Any


@dataclass
class Heights:
    """The highest messages at one table, and in `highest` how high the highest of all tables so far are.

    `shots`: where pictures of them are kept.
    """

    world: World
    people: Sequence[MemberActor]
    highest: dict[str, float]
    shots: Path | None = None
    sights: dict[tuple[str, str], dict[str, Sight]] = field(default_factory=dict)

    def look(self, played: int) -> None:
        messages = list(self.world.env.backend.messages[self.world.saloon.id].values())
        public = [each for each in messages if not each.is_ephemeral and _has_title(each)]
        self._keep(("board_points", self.people[0].name), public[-1:], played)
        for person in self.people:
            mine = [each for each in messages if each.is_ephemeral and each.visible_to(person.id)]
            self._keep(("hand_points", person.name), mine[-1:], played)

    def _keep(self, whose: tuple[str, str], newest: Sequence[Any], played: int) -> None:
        kept = self.sights.setdefault(whose, {})
        for message in newest:
            seen = json.dumps([message.content, message.embeds, message.components], sort_keys=True)
            points = estimate(message, self.world.env.backend.cdn._blobs)
            if seen not in kept and points + SPARE > self.highest[whose[0]]:
                kept[seen] = Sight(points, played, replace(message))
                self.sights[whose] = dict(sorted(kept.items(), key=lambda item: -item[1].points)[:MEASURED])

    async def measure(self) -> None:
        if not any(self.sights.values()):
            return
        prepare()
        shown = self.world.env.preview(self.world.saloon, viewers=self.people, layout="channel")
        async with shown as page, chromium() as browser:
            for person in [one for one in self.people if self._seen(one)]:
                window = await Person.sit_down(browser, page.url, person.name, PHONE)
                for figure in FIGURES:
                    seen = list(self.sights.get((figure, person.name), {}).values())
                    await self._measured(page, window, figure, seen)
                await window.page.context.close()

    def _seen(self, person: MemberActor) -> bool:
        return any(self.sights.get((figure, person.name)) for figure in FIGURES)

    async def _measured(self, page: Any, window: Person, figure: str, seen: Sequence[Sight]) -> None:
        if not seen:
            return
        messages = self.world.env.backend.messages[self.world.saloon.id]
        copies = dict(self._copied(seen))
        messages.update(copies)
        await page.refresh()
        for number in copies:
            await window.page.locator(SHOWN.format(number)).first.wait_for(state="attached")
        await window.page.wait_for_function(DRAWN)
        shown = window.page.locator(MESSAGES)
        tall = (await shown.evaluate_all(HEIGHTS))[-len(seen) :]
        for place, (sight, points) in enumerate(zip(seen, tall)):
            if self.shots is not None and points > self.highest[figure]:
                name = f"{figure}-{points:.0f}-{sight.played:03}-{window.name}.png"
                await shown.nth(await shown.count() - len(seen) + place).screenshot(path=self.shots / name)
            self.highest[figure] = max(points, self.highest[figure])
            if points > sight.points + SPARE:
                raise RuntimeError(f"estimated too low: {sight.points:.0f} instead of {points:.0f} points")
        for number in copies:
            del messages[number]

    def _copied(self, seen: Sequence[Sight]) -> Iterator[tuple[int, Any]]:
        begun = self.world.env.now()
        for place, sight in enumerate(seen):
            number, when = self.world.env.backend.snowflake(), begun + place * APART
            yield number, replace(sight.message, id=number, timestamp=when.isoformat())
