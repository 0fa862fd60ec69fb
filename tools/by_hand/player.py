"""A user of the demo's page who answers every decision and takes screenshots."""

import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from e2e.browser import MESSAGES, READ, SHORT, TRIES, Person
from playwright.async_api import Locator, TimeoutError

from bot.games import PRESENTERS
from bot.games.parts import fit_label

PRIVATE = ".message-ephemeral-note"  # Discord's note above an ephemeral message
# All text of a message, including alt texts and the entries of lists.
READ_ALL = """messages => messages.map(message => [
    ...[...message.querySelectorAll(
        ".message-content, .embed-title, .embed-description, .embed-field, .embed-footer"
    )].map(part => part.innerText.trim()),
    ...[...message.querySelectorAll("img[alt]")].map(each => each.alt && `(${each.alt})`),
    ...[...message.querySelectorAll("button.component-button")].map(each => `[${each.innerText.trim()}]`),
    ...[...message.querySelectorAll(".preview-select")].flatMap(list => [
        `[${list.querySelector(".select-trigger").innerText.trim()}]`,
        ...[...list.querySelectorAll("[role=option]")].map(each =>
            "    - " + [...each.children].map(part => part.textContent).join(" · ")),
    ]),
].filter(Boolean).join("\\n"))"""


class Player(Person):
    """A user's page."""

    async def panel(self) -> str | None:
        """Return the text of the user's last ephemeral message, if any."""
        await self.idle()
        private = self._panel()
        return str(await private.evaluate(READ)) if await private.count() else None

    def _panel(self) -> Locator:
        return self.page.locator(MESSAGES).filter(has=self.page.locator(PRIVATE)).last

    async def answer(self, options: Mapping[str, str]) -> None:
        """Press the button of this option, or pick these in the list, page by page: values and labels."""
        panel = self._panel()
        lists = panel.locator(".preview-select")
        first, label = next(iter(options.items()))
        if len(options) == 1 and not await lists.locator(f'[data-value="{first}"]').count():
            # below a picture: a card's corner, what comes before the last dot, or what a game shortens it to
            short = [presenter.short_label(first, label) for presenter in PRESENTERS.values()]
            labels = (fit_label(label), label.partition(" ")[0], label.rpartition(" · ")[0] or label, *short)
            # a narrow space before ! counts as a space
            spaced = "|".join(r"\s".join(map(re.escape, text.split())) for text in labels if text)
            # the label begins with the card's number in the picture above, or with "Cheapest:"
            numbered = re.compile(rf"^(\d+ · )?([^:]+: )?({spaced})$")
            button = panel.get_by_role("button", name=numbered).first
            if await button.count():
                await self._taken(button)
                return
        while not await lists.locator(f'[data-value="{first}"]').count():
            await self._taken(panel.get_by_role("button", name="Next", exact=True))
        holding = panel.locator(".preview-select").filter(has=self.page.locator(f'[data-value="{first}"]'))
        await self.pick_these(holding.first, list(options))

    async def pick_these(self, chosen: Locator, values: Sequence[str]) -> None:
        """Pick in a list until the pick is accepted; a list for several options needs a press to apply it."""
        for _ in range(TRIES):
            await self.idle()
            before = await self._actions()
            with suppress(TimeoutError):
                await chosen.locator(".select-trigger").click(timeout=SHORT)
                for value in values:
                    await chosen.locator(f'[data-value="{value}"]').click(timeout=SHORT)
                if await (apply := chosen.locator(".select-apply")).count():
                    await apply.click(timeout=SHORT)
                await self.idle()
                after = await self._actions()
                if after != before and not after[1]:
                    return
            await self.page.keyboard.press("Escape")
            await self.page.click("#refresh")
        raise AssertionError(f"not to be picked: {values}")

    async def press_one(self, button: Locator) -> None:
        """Press a button, one of several with the same label."""
        await self._taken(button)

    async def reads(self) -> list[str]:
        """Return all messages of the page, with options, buttons and alt texts."""
        await self.idle()
        return list(await self.page.locator(MESSAGES).evaluate_all(READ_ALL))

    @asynccontextmanager
    async def tall(self, height: int) -> AsyncIterator[None]:
        """Make the window this high temporarily, for screenshots of tall messages."""
        before = self.page.viewport_size or {"width": 1000, "height": 1000}
        await self.page.set_viewport_size({"width": before["width"], "height": height})
        yield
        await self.page.set_viewport_size(before)

    async def shot_of_board(self, path: Path | str) -> None:
        """Take a screenshot of the newest public message."""
        await self.idle()
        await self.page.mouse.move(0, 0)
        public = self.page.locator(MESSAGES).filter(has_not=self.page.locator(PRIVATE))
        await public.last.screenshot(path=path)

    async def panel_height(self) -> int:
        """Return the height of the user's ephemeral message, in points."""
        await self.idle()
        box = await self._panel().bounding_box()
        return round(box["height"]) if box else 0

    async def shot_of_panel(self, path: Path | str) -> None:
        """Take a screenshot of the user's ephemeral message."""
        await self.idle()
        await self.page.mouse.move(0, 0)
        await self._panel().screenshot(path=path)
