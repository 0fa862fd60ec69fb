import asyncio
import logging
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.render import rasterizer
from bot.render.pool import MAX_WAITING, RenderPool
from bot.render.scene import DieItem, Icon, Label, PlacedItem, Scene
from bot.render.theme import WESTERN
from bot.services.keyed_worker import tasks
from bot.worker import BrokenProcessPool, Worker

PNG = b"\x89PNG\r\n"
PATIENT = 60.0  # seconds: a busy machine may be slow to start the process


def scene(value: int = 1) -> Scene:
    return Scene(80, 80, (PlacedItem(DieItem(value), 10, 10),))


@pytest.fixture
async def pool() -> AsyncIterator[RenderPool]:
    pool = RenderPool()
    yield pool
    await pool.close()


async def test_a_scene_becomes_a_png(pool: RenderPool) -> None:
    png = await pool.draw(scene(), "on", PATIENT)

    assert png.startswith(PNG)
    assert await pool.draw(scene(), "on") is png
    assert await pool.draw(scene(), "high-contrast", PATIENT) not in (png, None)


async def test_switched_off_by_the_host_or_a_person_nothing_is_drawn(pool: RenderPool) -> None:
    before = multiprocessing.active_children()
    none = RenderPool(pictures=False)
    await none.warm()

    assert await none.draw(scene(), "on") is None
    assert multiprocessing.active_children() == before
    assert await pool.draw(scene(), "off") is None


async def test_what_cannot_be_drawn_is_said_once_and_is_no_picture(
    pool: RenderPool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert await pool.draw(Scene(9, 9, (PlacedItem(Icon("no-such-icon", 9), 0, 0),)), "on") is None
        assert await pool.draw(Scene(9, 9, (PlacedItem(Icon("none-either", 9), 0, 0),)), "on") is None

    assert len([record for record in caplog.records if "no picture" in record.getMessage()]) == 1
    assert await pool.draw(scene(2), "on", PATIENT) is not None


async def test_a_process_that_dies_is_replaced(pool: RenderPool) -> None:
    before = multiprocessing.active_children()
    await pool.draw(scene(1), "on", PATIENT)
    [child] = {*multiprocessing.active_children()} - {*before}

    child.kill()

    assert await pool.draw(scene(3), "on", PATIENT) is not None


async def test_every_call_of_a_burst_is_answered_when_the_process_is_replaced() -> None:
    worker = Worker(5, stuck=60)
    async with asyncio.timeout(PATIENT):
        burst = [worker.run(os.getpid) for _ in range(8)]
        processes = {*await asyncio.gather(*burst), *[await worker.run(os.getpid) for _ in range(8)]}
    await worker.close()

    assert len(processes) == 4


async def test_a_stop_waits_for_no_process_that_was_replaced() -> None:
    worker = Worker(1, stuck=60)
    await worker.run(os.getpid)
    slow = asyncio.create_task(worker.run(time.sleep, 50))
    await asyncio.sleep(0)  # which begins it
    await worker.run(os.getpid)
    await worker.close()

    async with asyncio.timeout(PATIENT / 2):
        with pytest.raises(BrokenProcessPool):
            await slow


async def test_a_late_picture_is_there_the_next_time(pool: RenderPool) -> None:
    assert await pool.draw(scene(4), "on", within=0) is None
    assert await pool.draw(scene(4), "on", PATIENT) is not None


async def test_while_many_wait_what_nobody_wants_any_more_is_not_drawn(pool: RenderPool) -> None:
    await pool.warm()
    ready = asyncio.Event()
    labels = [Scene(900, 300, (PlacedItem(Label(f"Wanted {n}", 500, 300), 0, 50),)) for n in range(40)]
    await pool.draw(labels[0], "on", within=0, ready=ready.set)
    await asyncio.gather(*(pool.draw(label, "on", within=0.001) for label in labels))

    await asyncio.sleep(0)  # in which they are cancelled
    assert tasks()["picture"] <= MAX_WAITING
    assert await pool.draw(scene(6), "on", PATIENT) is not None
    assert ready.is_set()  # somebody still wanted that one


async def test_one_picture_wanted_by_many_at_once_is_drawn_once(pool: RenderPool) -> None:
    pictures = await asyncio.gather(*(pool.draw(scene(5), "on", PATIENT) for _ in range(50)))

    assert pictures[0] is not None
    assert all(picture is pictures[0] for picture in pictures)


async def test_whole_pictures_are_kept_as_long_as_there_is_room() -> None:
    pool = RenderPool(room=1)
    try:
        first = await pool.draw(scene(1), "on", PATIENT)
        await pool.draw(scene(2), "on", PATIENT)

        assert await pool.draw(scene(1), "on", PATIENT) is not first
    finally:
        await pool.close()


async def test_where_room_is_short_the_picture_goes_that_was_wanted_longest_ago(pool: RenderPool) -> None:
    sizes = [len(await pool.draw(scene(value), "on", PATIENT) or b"") for value in (1, 2, 3)]
    short = RenderPool(room=sum(sizes) - 1)
    try:
        first, second = [await short.draw(scene(value), "on") for value in (1, 2)]
        await short.draw(scene(1), "on")
        await short.draw(scene(3), "on")

        assert await short.draw(scene(1), "on") is first
        assert await short.draw(scene(2), "on") is not second
    finally:
        await short.close()


def test_what_is_in_stock_is_not_drawn_again() -> None:
    rasterizer.prerender([DieItem(1, 77), DieItem(2, 77)], "on")
    used = rasterizer.bitmap_cache.used

    rasterizer.bitmap(DieItem(2, 77), WESTERN)

    assert rasterizer.bitmap_cache.used == used


async def test_a_new_process_draws_by_the_way_what_is_needed_often() -> None:
    pool = RenderPool(common_items=lambda: tuple(DieItem(1 + n % 6, 60 + n) for n in range(60)))
    try:
        assert await pool.draw(scene(), "on", PATIENT) is not None
    finally:
        await pool.close()


KILLED = """
import asyncio, os, signal
from pathlib import Path
from bot.render.pool import RenderPool
def children(task):
    try:
        return (task / "children").read_text().split()
    except FileNotFoundError:  # a thread that has just ended
        return []
async def killed():
    await RenderPool().warm()
    tasks = Path("/proc/self/task").iterdir()
    print(*(child for task in tasks for child in children(task)), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(killed())
"""


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
def test_when_the_bot_is_killed_its_drawing_process_and_the_tracker_end_too(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(KILLED)
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    with (tmp_path / "children").open("w") as file:  # they hold a pipe open as long as they live
        ran = subprocess.run([sys.executable, tmp_path / "killed.py"], stdout=file, env=here)
    children = [int(child) for child in (tmp_path / "children").read_text().split()]

    assert ran.returncode == -signal.SIGKILL
    assert len(children) == 2
    until = time.monotonic() + 10
    while any(map(lives, children)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(lives, children))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read in /proc")
async def test_the_drawing_process_stays_small_whatever_it_draws(pool: RenderPool) -> None:
    before = multiprocessing.active_children()
    for sheet in range(30):  # 108 MB of bitmaps
        labels = (PlacedItem(Label(f"Wanted {sheet} {n}", 500, 300), 0, 50 * n) for n in range(6))
        assert await pool.draw(Scene(900, 600, tuple(labels)), "on", within=30) is not None

    [child] = {*multiprocessing.active_children()} - {*before}
    [most] = re.findall(
        r"VmHWM:\s+(\d+)", await asyncio.to_thread(Path(f"/proc/{child.pid}/status").read_text)
    )
    assert int(most) < 160_000


def test_the_drawing_process_needs_neither_discord_nor_the_games() -> None:
    code = "import sys, bot.render.pool; print({'discord', 'engine', 'fluent'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert ran.stdout.strip() == "set()"
