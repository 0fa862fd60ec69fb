"""Two people play one duel in the demo, in turn at a real browser: by presses and by a command."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from e2e.browser import CHROMIUM, Person, chromium

SHOTS = os.environ.get("SHOTS")  # a directory for screenshots, if they are wanted
PATIENCE = 60  # seconds for the demo to start
WHOLE = "[...document.querySelectorAll('.embed-footer')].every(foot => foot.scrollWidth <= foot.clientWidth)"

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")


@asynccontextmanager
async def demo() -> AsyncIterator[str]:
    """The demo as `make demo` starts it, with pictures only for screenshots; its address."""
    quick = {} if SHOTS else {"WANTED_PICTURES": "off"}
    words = (sys.executable, "-m", "bot", "demo", "--no-browser")
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, env=os.environ | quick
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while not (url := re.search(r"http://\S+", (await process.stdout.readline()).decode())):
                assert process.returncode is None
        yield url[0]
    finally:
        process.terminate()
        await process.communicate()


async def shot(person: Person, name: str, text: str) -> None:
    if SHOTS:
        await person.shot(Path(SHOTS) / f"{name}.png", text)


async def test_a_duel_in_the_browser() -> None:
    async with demo() as url, chromium() as browser:
        scale = 1.5 if SHOTS else 1  # a picture that is drawn quickly
        person = await Person.sit_down(browser, url, "Alice", scale=scale)
        await person.command("wanted duel", opponent="Bob")
        await shot(person, "offer", "calls out")
        assert "-#" not in await person.newest()  # its small print is drawn small
        await person.become("Bob")
        await person.press("Accept")
        await person.choose()
        await shot(person, "hand", "Only you can see this")
        await person.become("Alice")
        await person.command("outlaws pick", card="skill")
        await person.sees("After round 1 of 5")
        await shot(person, "board", "After round 1 of 5")

        await person.command("table resign")
        await person.press("Yes, I resign")
        await person.become("Bob")
        await person.sees("Rematch")
        await shot(person, "end", "Rematch")
        assert await person.page.evaluate(WHOLE)
