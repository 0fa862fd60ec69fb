"""A user of the demo's page who types, presses and reads. Playwright drives Chromium."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self

from playwright.async_api import Browser, Locator, Page, TimeoutError, async_playwright

# The shell starts sooner and needs half the processor time.
SHELL, WHOLE = Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")
CHROMIUM = SHELL if SHELL.exists() else WHOLE
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TRIES = 8
PATIENCE = 8000
SHORT = 3000  # milliseconds in which an enabled button can be pressed
# A page that is disturbed before it has measured itself waits forever.
MEASURED = "window.simcordPreview && window.simcordPreview.publishedRevision > 1"
# A page that is disturbed sooner stays 960 points wide; told again to fit its window, it does.
FIT = "document.querySelector('#display-mode').dispatchEvent(new Event('change'))"
FITS = "document.querySelector('main').clientWidth <= innerWidth"
# A press on a moving picture opens it, and it then covers everything.
CLOSED = "document.querySelectorAll('dialog[open]').forEach(one => one.close())"
IDLE = "window.simcordPreview && window.simcordPreview.ready && !window.simcordPreview.pendingAction"

# Buttons of a hand that are not answers.
ASIDE = (
    "",
    "Rematch",
    "Refresh",
    "Hint",
    "Earlier",
    "Cards",
    "In words",
    "More",
    "Take back",
    "What is this?",
)
MESSAGES = "#channel-message-list > *"
READ = """message => [...message.querySelectorAll(
    ".message-content, .embed-title, .embed-description, .embed-field, .embed-footer"
)].map(part => part.innerText.trim()).filter(Boolean).join("\\n")"""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()


class Person:
    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page, self.url, self.name = page, url, name

    @classmethod
    async def sit_down(
        cls, browser: Browser, url: str, name: str, size: tuple[int, int] = (1000, 1000), scale: float = 1.5
    ) -> Self:
        """Open the page in a new window of this size, as this user.

        `scale` is in pixels per point.
        """
        width, height = size
        context = await browser.new_context(
            bypass_csp=True, viewport={"width": width, "height": height}, device_scale_factor=scale
        )
        person = cls(await context.new_page(), url, name)
        await person.open()
        return person

    async def open(self) -> None:
        """Open the page, again if need be, and choose a user; on a busy machine each try may take longer."""
        for number in range(1, TRIES + 1):
            with suppress(TimeoutError):
                await self.page.goto("about:blank")
                await self.page.goto(self.url)
                await self.page.wait_for_function(
                    f"{MEASURED} && {IDLE}", timeout=number * PATIENCE, polling=100
                )
                await self.page.select_option("#viewer-picker", label=self.name)
                await self.page.wait_for_function(IDLE, timeout=number * PATIENCE, polling=100)
                await self.page.evaluate(FIT)
                await self.page.wait_for_function(f"{FITS} && {IDLE}", timeout=number * PATIENCE, polling=100)
                return
        raise AssertionError("the page does not come up")

    async def become(self, name: str) -> None:
        await self.idle()
        await self.page.select_option("#viewer-picker", label=name)
        self.name = name  # not before: a timeout on the way would leave the page with another user
        await self.idle()

    async def idle(self) -> None:
        """Wait until the page shows the newest state; reload it if that never comes."""
        try:
            await self.page.wait_for_function(IDLE, timeout=PATIENCE, polling=100)
        except TimeoutError:
            await self.open()

    async def command(self, name: str, /, **options: str) -> None:
        """Type a slash command, and enough of each option for it to be suggested first."""
        for _ in range(TRIES):
            with suppress(TimeoutError):  # the page was updated in between: type it again
                await self._typed(name, options)
                return
            await self.open()
        raise AssertionError(f"not to be typed: /{name}")

    async def _typed(self, name: str, options: Mapping[str, str]) -> None:
        await self.idle()
        await self.page.fill("#channel-composer-input", f"/{name}", timeout=SHORT)
        suggestion = self.page.locator(".command-popup").get_by_text(f"/{name}", exact=True).first
        await suggestion.wait_for(timeout=SHORT)
        await self.page.press("#channel-composer-input", "Enter", timeout=SHORT)
        for option, value in options.items():
            field = self.page.locator(f'.command-option-input[data-option="{option}"]')
            if not await field.count():  # an optional field must be added first
                await self.page.locator(".command-ghost").first.click(timeout=SHORT)
                named = self.page.locator(".command-popup .command-suggestion").filter(has_text=option)
                await named.first.click(timeout=SHORT)
            await field.press_sequentially(value, timeout=SHORT)
            suggested = self.page.locator(".command-popup .command-suggestion").filter(has_text=value)
            await suggested.first.click(timeout=SHORT)
        await self._taken(self.page.locator("#send-message"))

    async def press(self, label: str) -> None:
        await self._taken(self.page.get_by_role("button", name=label, exact=True).last)

    async def _taken(self, button: Locator, *, or_over: bool = False) -> None:
        """Press until it is accepted, because the page refuses presses during updates.

        With `or_over`, stop when the game is over.
        """
        for _ in range(TRIES):
            if or_over and await self.over():
                return
            await self.idle()
            await self.page.evaluate(CLOSED)
            before = await self._actions()
            with suppress(TimeoutError):
                await button.click(timeout=SHORT)
                await self.idle()
                after = await self._actions()
                if after != before and not after[1]:
                    return
            await self.page.evaluate(CLOSED)
            await self.page.click("#refresh")
        raise AssertionError(f"not to be pressed: {button}")

    async def _actions(self) -> tuple[str | None, bool]:
        """Return the last action's name, and whether the page refused it."""
        last = await self.page.evaluate("window.simcordPreview.lastAction")
        return (last["requestId"], last["rejected"]) if last else (None, False)

    async def newest(self) -> str:
        """Return the text of the last message in the channel."""
        await self.idle()
        return str(await self.page.locator(MESSAGES).last.evaluate(READ))

    async def sees(self, text: str) -> None:
        """Wait until the page shows this text; reload a page that missed a change."""
        for _ in range(TRIES):
            with suppress(TimeoutError):
                await self.page.get_by_text(text).last.wait_for(timeout=PATIENCE)
                await self.idle()
                return
            await self.open()
        raise AssertionError(f"not to be seen: {text}")

    async def over(self) -> bool:
        """Return whether the page shows the end of a game."""
        await self.idle()
        return await self.page.get_by_role("button", name="Rematch").count() > 0

    async def choose(self) -> None:
        """Show the hand and press its first card, if there is a decision."""
        await self._taken(self.page.get_by_role("button", name="My hand", exact=True).last, or_over=True)
        if await self.over():
            return
        buttons = (
            self.page.locator(MESSAGES).filter(has_text="Only you can see this").last.get_by_role("button")
        )
        labels = [text for text in await buttons.all_inner_texts() if text not in ASIDE]
        if labels:
            await self._taken(buttons.get_by_text(labels[0]).first, or_over=True)

    async def shot(self, path: Path | str, text: str) -> None:
        await self.idle()
        await self.page.mouse.move(0, 0)  # hovered elements look different
        await self.page.locator(MESSAGES).filter(has_text=text).last.screenshot(path=path)
