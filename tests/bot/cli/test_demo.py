"""The demo runs without the Unix features that Windows lacks."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import discord
from PIL import Image
from simcord.preview._media import MediaWorker

from bot.cli.demo import LAST, SIZED, prepare, saloon

PATIENCE = 60  # seconds
PATCHES = (("media.js", SIZED), ("messages.js", LAST))
LIKE_WINDOWS = """
import asyncio, os, signal

class Loop(asyncio.SelectorEventLoop):
    def _refuse(self, *_):
        raise NotImplementedError

    add_signal_handler = remove_signal_handler = _refuse
    add_reader = remove_reader = add_writer = remove_writer = _refuse

class Policy(asyncio.DefaultEventLoopPolicy):
    _loop_factory = Loop

asyncio.set_event_loop_policy(Policy())
del os.nice, signal.alarm
"""
WORK = """
import asyncio
from bot.render.pool import RenderPool
from bot.render.scene import Scene
from bot.render.theme import WESTERN

async def main():
    pool = RenderPool()
    print(len(await pool.draw(Scene(8, 8, ()), WESTERN.name, 30)) > 0)
    await pool.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def start(folder: Path, *command: str) -> asyncio.subprocess.Process:
    """Start Python, which runs a `sitecustomize` before anything else, in every process."""
    (folder / "sitecustomize.py").write_text(LIKE_WINDOWS, "utf-8")
    (folder / "tmp").mkdir()
    root = Path(__file__).parents[3]
    paths = {"PYTHONPATH": f"{folder}{os.pathsep}{root}", "TMPDIR": str(folder / "tmp")}
    return await asyncio.create_subprocess_exec(
        sys.executable, *command, env=paths, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


async def test_the_demo_runs_and_ends_without_signal_handlers(tmp_path: Path) -> None:
    process = await start(tmp_path, "-m", "bot", "demo", "--no-browser")
    async with asyncio.timeout(PATIENCE):
        while line := await process.stdout.readline():
            if re.search(rb"http://\S+", line):
                process.send_signal(signal.SIGINT)  # Ctrl+C
        _, errors = await process.communicate()

    assert (process.returncode, errors.decode()) == (0, "")
    assert os.listdir(tmp_path / "tmp") == []


async def test_pictures_are_drawn_without_calls_that_windows_lacks(tmp_path: Path) -> None:
    (tmp_path / "work.py").write_text(WORK, "utf-8")
    async with asyncio.timeout(PATIENCE):
        answer, errors = await (await start(tmp_path, str(tmp_path / "work.py"))).communicate()

    assert (answer.decode().strip(), errors.decode()) == ("True", "")


def png(color: str) -> bytes:
    picture = BytesIO()
    Image.new("RGB", (300, 200), color).save(picture, "PNG")
    return picture.getvalue()


async def test_the_page_shows_as_many_pictures_at_once_as_there_are_and_unchanged() -> None:
    prepare()
    picture, worker = png("red"), MediaWorker()

    infos = await asyncio.gather(*(worker.validate(f"{n}", picture) for n in range(20)))

    assert {(info.width, info.height, info.normalized, info.content_type) for info in infos} == {
        (300, 200, picture, "image/png")
    }


def test_what_the_demo_changes_in_simcords_page_is_there_once() -> None:
    static = files("simcord.preview") / "static"
    counts = [(static / name).read_text("utf-8").count(old) for name, old in PATCHES]

    assert counts == [1, 1]


async def test_a_picture_that_an_edit_replaces_stays_until_the_page_shows_the_next(tmp_path: Path) -> None:
    async with saloon(tmp_path, ["Alice"], 0) as (env, page):
        saloon_channel = env.bot.get_channel(page.channel.id)
        message = await saloon_channel.send(file=discord.File(BytesIO(png("red")), "a.png"))
        await page.refresh()
        [(window, window_page)] = page._pages.items()
        [name] = [key for key, asset in window_page.assets.items() if asset.filename == "a.png"]
        await message.edit(attachments=[discord.File(BytesIO(png("blue")), "b.png")])

        _, picture, _ = await page._prepare_asset(window, name)

    assert picture == png("red")
