"""A finished game as one page: small, whole, and it loads nothing."""

import gzip
import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import recorded
from axe_playwright_python.async_playwright import Axe
from e2e.browser import CHROMIUM, chromium

from bot.features.replay.web_page import PageSource, build_page, source_of
from bot.i18n.texts import LANGUAGES
from engine.core.positions import Recording
from engine.games import GAMES
from engine.story.story import Chapter, Mistake, Story

MODES = {**recorded.TABLES, "outlaws-shootout": 4}
NAMES = ("</script><b>Bob</b>", "שלום", "W" * 32, "O'Neil & Söhne")
PHONE = 390  # points
MAX_BYTES, MAX_PACKED = 1_000_000, 150_000


def source(name: str, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> PageSource:
    monkeypatch.setitem(recorded.TABLES, name, MODES[name])
    played, _ = recorded.exported(name)
    seats = MODES[name]
    people = (NAMES[:seats], [None] * seats)
    return source_of(name, 1, played.rests[0], played.log, *people, language, 12)


def content(page: str) -> dict[str, Any]:
    match = re.search(r'id="game">(.*?)</script>', page, re.DOTALL)
    data: dict[str, Any] = json.loads(match[1])
    return data


@pytest.mark.parametrize("name", MODES)
def test_a_page_is_small_and_has_every_item_once_and_every_stop_of_the_replay(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = source(name, monkeypatch)
    played, _ = recorded.exported(name)
    stops = Recording(played.game.rules, made.deal, made.log).timeline().stops
    page = build_page(made)
    ids = Counter(re.findall(r' id="([\w-]+)"', page))
    uses = set(re.findall(r'href="#([\w-]+)"', page)) | set(re.findall(r"url\(#([\w-]+)\)", page))
    data = content(page)
    scenes = [*data["boards"], *data["hands"]]

    assert len(page.encode()) <= MAX_BYTES
    assert len(gzip.compress(page.encode())) <= MAX_PACKED
    assert [one for one, times in ids.items() if times > 1] == []
    assert uses - ids.keys() == set()
    assert {f"i{item[0]}" for scene in scenes for item in scene[2]} - ids.keys() == set()
    assert re.findall(r'(?:src|href)="(?!#|data:)', page) == []
    steps = data["steps"]
    assert [step["ply"] for step in steps] == [stop.ply for stop in stops]
    assert all(step["alt"] and step["headline"] and step["board"] >= 0 for step in steps)
    assert len(steps[0]["hands"]) == MODES[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_with_markup_end_nothing_in_any_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = build_page(source("outlaws-duel", monkeypatch, language))

    assert f'<html lang="{language}">' in page
    assert page.count("</script>") == 2
    assert "<b>" not in page
    assert content(page)["names"][0] == NAMES[0]


@pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")
async def test_a_page_is_walked_through_in_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "page.html"
    file.write_text(build_page(source("gnadenlos", monkeypatch)), "utf-8")
    errors: list[str] = []
    requests: list[str] = []
    async with chromium() as browser:
        for width in (PHONE, 1280):
            page = await browser.new_page(viewport={"width": width, "height": 844})
            page.on("console", lambda message: errors.append(message.text))
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("request", lambda request: requests.append(request.url))
            await page.goto(file.as_uri())
            where = page.locator("#where")
            last = await page.evaluate("last")
            assert await where.inner_text() == f"0 / {last}"
            for key, number in (("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
                await page.keyboard.press(key)
                assert await where.inner_text() == f"{number} / {last}"
            await page.get_by_role("button", name="A turn on").click()
            assert int((await where.inner_text()).split()[0]) > 0
            await page.get_by_label("Position in the game").fill(f"{last}")
            assert await page.get_by_role("button", name="To the end").is_disabled()
            assert await page.locator("#hands figure").count() == 3
            assert await page.evaluate("document.documentElement.scrollWidth") == width
            for look in ("", "dark"):
                assert await page.evaluate("document.documentElement.className") == look
                if width == PHONE:
                    assert (await Axe().run(page)).response["violations"] == []
                await page.get_by_role("button", name="Light or dark").click()

    assert errors == []
    assert {url for url in requests if not url.startswith("data:")} == {file.as_uri()}


def test_a_page_tells_the_story_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made = source("gnadenlos", monkeypatch)
    stops = content(build_page(made))["steps"]
    recording, end = Recording(GAMES["gnadenlos"], made.deal, made.log), stops[-1]["ply"]
    middle, bid = next(
        (stop["ply"], decision)
        for stop in stops[len(stops) // 2 :]
        for decision in recording.at(stop["ply"]).open_decisions
        if decision.kind == "bid"
    )
    mistake = Mistake(
        seat=bid.seat,
        loss=200,
        error=10,
        best=(("bid", bid.options[-1:]),),
        played=(("bid", bid.options[:1]),),
        chance=500,
        better=700,
        real_gain=300,
        gains={},
    )
    chapters = (
        Chapter(ply=0, end_ply=middle, turn=1, chances=(400, 300, 300)),
        Chapter(ply=middle, end_ply=end, turn=5, chances=(100, 450, 450), mistakes=(mistake,)),
    )
    story = Story(seed="00", worlds=40, chapters=chapters, end=(0, 1000, 0))
    data = content(build_page(replace(made, story=story)))

    assert data["steps"][0]["chances"] == [34, 33, 33]  # before anybody has chosen
    assert data["steps"][-1]["chances"] == [0, 100, 0]
    assert len(data["points"]) > len(story.told_mistakes()) > 0
    assert [point["ply"] for point in data["points"]] == sorted(point["ply"] for point in data["points"])
    assert all(point["text"] and "**" not in point["text"] for point in data["points"])
    assert "chances" not in stops[0]
