"""Count our modules and functions that one press enters, in the simulated Discord."""

import asyncio
import sys
import threading
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from discord.utils import utcnow
from simcord import Env

from bot.app.client import WantedBot
from bot.app.settings import Settings
from engine.store.store import Store

sys.path.append(str(Path.cwd() / "tests"))

from e2e.world import World, buttons

ROOT = Path.cwd()
OURS = tuple(f"{ROOT / name}/" for name in ("bot", "engine", "cogs"))
_counting = threading.Event()
_entered: set[tuple[str, str]] = set()  # files and functions; comprehensions count as functions


def _note(frame: FrameType, event: str, _: object) -> None:
    code = frame.f_code
    if event == "call" and _counting.is_set() and code.co_filename.startswith(OURS):
        _entered.add((str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname))


async def _press(data: Path) -> None:
    settings = Settings(data_dir=data, pictures=False)
    store = await Store.open(settings.database, lambda: int(utcnow().timestamp()))
    env = Env(bot := WantedBot(settings, store, shard_count=1), check_errors=False)
    await env.start()
    with env.time_context():
        world = World(env, bot, data)
        table = await world.duel()
        opened = await world.alice.click(await world.board(table), custom_id=f"h:{table}")
        assert opened.response is not None
        _counting.set()
        await world.alice.click(opened.response, custom_id=buttons(opened.response, "c:")[0])
        _counting.clear()
    await env.shutdown()


if __name__ == "__main__":
    sys.setprofile(_note)
    threading.setprofile(_note)  # the database works in a thread of its own
    with TemporaryDirectory() as data_dir:
        asyncio.run(_press(Path(data_dir)))
    for file, count in Counter(file for file, _ in _entered).most_common():
        print(f"{count:4} {file}")
    print(f"{len({file for file, _ in _entered})} modules, {len(_entered)} functions")
