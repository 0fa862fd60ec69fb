"""The printable rule books in a real browser: of every game and in every language, on a phone and on A4."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from e2e.browser import CHROMIUM, chromium
from playwright.async_api import Page

from bot.cli.rulebook import rulebook
from bot.features.reference.lookup import BOOKS
from bot.i18n.texts import LANGUAGES, load_texts

PHONE = {"width": 390, "height": 844}  # points
PAPER = {"width": 717, "height": 1046}  # points of A4 within the margins of browsers
LONGEST = ("fr",)  # languages in which every book is looked at
SMALLEST = 14  # points of the smallest readable letter
# Returns layout faults of the page, and its content.
LAID_OUT = """([letters, high]) => {
    const all = [...document.body.querySelectorAll("*:not(svg *):not(svg[aria-hidden])")]
        .filter(each => each.getClientRects().length);
    const words = each => each.textContent.slice(0, 40) || each.getAttribute("aria-label");
    const named = each => `${each.tagName} ${words(each)}`;
    const beside = each => {
        const box = each.getBoundingClientRect();
        return box.left < 0 || box.right > document.documentElement.clientWidth + 1;
    };
    const links = [...document.querySelectorAll("a")].map(each => each.getAttribute("href"));
    const ids = [...document.querySelectorAll("[id]")].map(each => each.id);
    const pictures = [...document.querySelectorAll("svg.scene")];
    return {
        "beside the page": all.filter(beside).map(named),
        "too small": all.filter(each => parseFloat(getComputedStyle(each).fontSize) < letters).map(named),
        "higher than a page": pictures.filter(each => each.getBoundingClientRect().height > high).map(named),
        "no picture": pictures.filter(each => !each.getBBox().width).map(named),
        "without words for it": pictures.filter(each => !each.getAttribute("aria-label")).length,
        "nowhere": links.filter(each => !each.startsWith("#") || !ids.includes(each.slice(1))),
        "twice": ids.filter((each, at) => ids.indexOf(each) !== at),
        pictures: pictures.length,
        links: links.length,
    };
}"""

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine"),
    pytest.mark.long,
]


BROKEN = (
    '<p id="a" style="width: 900px">wide</p><p id="a" style="font-size: 6pt">small</p>'
    '<svg class="scene" style="height: 2000px"></svg><a href="#b">gone</a>'
)


async def test_a_rule_book_is_whole_on_a_phone_and_on_paper_and_what_is_broken_is_found(
    tmp_path: Path,
) -> None:
    async with chromium() as browser:
        page = await browser.new_page()
        urls: list[str] = []
        page.on("request", lambda request: urls.append(request.url))
        for family, language in dict.fromkeys([*product(BOOKS, LONGEST), *zip(BOOKS, LANGUAGES)]):
            path = tmp_path / f"{family}-{language}.html"
            path.write_text(rulebook(family, language, "on"), "utf-8")
            await page.goto(path.as_uri())
            await looked_at(page, family, language)
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await page.set_content(BROKEN)
        result = faults(await page.evaluate(LAID_OUT, [SMALLEST, PHONE["height"]]))

    assert {*result} == {
        "beside the page",
        "too small",
        "higher than a page",
        "no picture",
        "without words for it",
        "nowhere",
        "twice",
    }
    assert [url[:40] for url in urls if not url.startswith(("file:", "data:"))] == []


async def looked_at(page: Page, family: str, language: str) -> None:
    await page.emulate_media(media="screen")
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    on_phone = await page.evaluate(LAID_OUT, [SMALLEST, PHONE["height"]])
    await page.emulate_media(media="print")
    await page.set_viewport_size(PAPER)  # type: ignore[arg-type]
    on_paper = await page.evaluate(LAID_OUT, [SMALLEST, PAPER["height"]])

    chapters, title = len(BOOKS[family].chapters), load_texts(language)(f"{family}-rules")
    assert (await page.title(), on_phone["pictures"], on_phone["links"]) == (title, chapters, chapters)
    assert {family: faults(on_phone), language: faults(on_paper)} == {family: {}, language: {}}


def faults(checks: Mapping[str, Any]) -> dict[str, Any]:
    return {what: which for what, which in checks.items() if which and what not in ("pictures", "links")}
