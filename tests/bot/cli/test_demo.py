"""The demo on an event loop that can do no more than that of Windows."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from pathlib import Path

PATIENCE = 60  # seconds
NO_SIGNALS = """
import asyncio, sys
from bot.cli.demo import demo

class Loop(asyncio.SelectorEventLoop):
    def _refuse(self, *_):
        raise NotImplementedError

    add_signal_handler = remove_signal_handler = _refuse
    add_reader = remove_reader = add_writer = remove_writer = _refuse

class Policy(asyncio.DefaultEventLoopPolicy):
    _loop_factory = Loop

asyncio.set_event_loop_policy(Policy())
demo(players=2, browser=False)
"""


async def test_the_demo_runs_and_ends_without_signal_handlers(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        NO_SIGNALS,
        env={"PYTHONPATH": str(Path(__file__).parents[3]), "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while line := await process.stdout.readline():
            if re.search(rb"http://\S+", line):
                process.send_signal(signal.SIGINT)  # Ctrl+C
        _, errors = await process.communicate()

    assert (process.returncode, errors.decode()) == (0, "")
    assert list(tmp_path.iterdir()) == []
