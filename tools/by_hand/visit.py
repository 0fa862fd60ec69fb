"""Serve the demo's page to a visitor who acts line by line, with a phone's window for each of two users.

A visitor, who may be a program, connects to the socket, writes one line and reads the answer:

    Alice command wanted duel opponent=Bob
    Alice press My hand
    Alice pick Jail
    Alice scroll -600
    Alice read
    Alice look

Each but `read` answers with a picture of what the user's window shows at once, and what it shows once it has
moved.
"""

import argparse
import asyncio
import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from e2e.browser import MESSAGES, chromium
from PIL import Image
from playwright.async_api import Locator, TimeoutError
from simcord import Env

from bot.cli.demo import NAMES, Pace, run_clock, saloon
from bot.i18n.texts import LANGUAGES
from bot.services.pictures import PICTURES
from tools.by_hand.player import Player

PHONE = (390, 914)  # points: a common phone without Discord's own bars, and the page's bars
STILL = 5.0  # seconds after which no picture of the table moves any more
GAP = 10  # pixels between two pictures


@dataclass
class Visit:
    """The windows of a visitor's users, and where their screenshots go."""

    env: Env
    users: dict[str, Player]
    folder: Path

    def __post_init__(self) -> None:
        self._numbers = count(1)

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one line."""
        line = (await reader.readline()).decode()
        try:
            answer = await self.do(shlex.split(line))
        except (AssertionError, TimeoutError, ValueError, KeyError) as error:
            answer = f"That did not work: {error}"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()

    async def do(self, words: Sequence[str]) -> str:
        """Act as a user, and return where the picture is, or what can be read."""
        name, verb, *rest = words
        user, what = self.users[name], " ".join(rest)
        if verb == "read":
            return "\n---\n".join((await user.reads())[-int(what or 4) :])
        match verb:
            case "command":
                names = [word for word in rest if "=" not in word]
                options = dict(word.split("=", 1) for word in rest if "=" in word)
                await user.command(" ".join(names), **options)
            case "press":
                await user.press_one(await _newest(user, what))
            case "pick":
                await _pick(user, what)
            case "scroll":
                await user.page.evaluate(SCROLL, int(what))
            case "look":
                await user.idle()
            case _:
                raise ValueError(f"{verb}: command, press, pick, scroll, look or read")
        return await self._screenshots(user, moves=verb != "scroll")

    async def _screenshots(self, user: Player, *, moves: bool) -> str:
        """Take a screenshot at once, and one after what moves; return where they are, beside each other."""
        begun = time.monotonic()
        screens = [await user.page.screenshot()]
        if moves:
            await asyncio.sleep(1.5)
            screens.append(await user.page.screenshot())
            await asyncio.sleep(max(0, STILL - time.monotonic() + begun))
            screens.append(await user.page.screenshot())
        different = [one for number, one in enumerate(screens) if number == 0 or one != screens[number - 1]]
        path = self.folder / f"{next(self._numbers):03}-{user.name}.png"
        _beside([Image.open(BytesIO(one)) for one in different]).save(path)
        return f"{path} ({len(different)} beside each other: at once, after 1.5 s, after {STILL} s)"


SCROLL = """by => { const list = document.querySelector("#channel-message-list");
    let box = list; while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
    (box || document.scrollingElement).scrollBy(0, by); }"""


async def _newest(user: Player, label: str) -> Locator:
    """Return the newest button with this label, or else whose label contains it."""
    for exact in (True, False):
        buttons = user.page.locator(MESSAGES).get_by_role("button", name=label, exact=exact)
        if await buttons.count():
            return buttons.last
    raise ValueError(f"no button says {label}")


async def _pick(user: Player, label: str) -> None:
    """Pick the entry of a list that contains this text."""
    entries = user.page.locator(f"{MESSAGES} .preview-select [role=option]").filter(has_text=label)
    if not await entries.count():
        raise ValueError(f"no list has {label}")
    value = await entries.last.get_attribute("data-value")
    chosen = user.page.locator(f"{MESSAGES} .preview-select").filter(
        has=user.page.locator(f'[data-value="{value}"]')
    )
    await user.pick_these(chosen.last, [str(value)])


def _beside(pictures: Sequence[Image.Image]) -> Image.Image:
    width, height = pictures[0].size
    sheet = Image.new("RGB", (len(pictures) * (width + GAP) - GAP, height), "white")
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (number * (width + GAP), 0))
    return sheet


async def main(arguments: argparse.Namespace) -> None:
    """Serve until the time is over."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="wanted-visit-") as data:
        async with (
            saloon(Path(data), NAMES[: arguments.users], 0, arguments.lang, arguments.pictures) as (
                env,
                page,
            ),
            chromium() as browser,
        ):
            clock = asyncio.create_task(run_clock(Pace(env, page), 1))
            users = {
                name: await Player.sit_down(browser, page.url, name, PHONE, scale=1.5)
                for name in NAMES[: arguments.windows]
            }
            visit = Visit(env, users, arguments.folder)
            server = await asyncio.start_unix_server(visit.hear, arguments.folder / "socket")
            print("ready", flush=True)
            await asyncio.sleep(60 * arguments.minutes)
            server.close()
            clock.cancel()


def options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, help="for the socket and screenshots")
    parser.add_argument("--users", type=int, default=4)
    parser.add_argument("--windows", type=int, default=2, help="how many of the users the visitor is")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--pictures", choices=PICTURES, default=PICTURES[0])
    parser.add_argument("--minutes", type=int, default=40)
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main(options()))
