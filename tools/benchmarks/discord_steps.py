"""The time from a press to the bot's acknowledgement, in the simulated Discord, with saves on disk."""

import asyncio
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from discord.utils import utcnow
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import Env, MemberActor

from bot.app.client import WantedBot
from bot.app.settings import Settings
from engine.store.store import Store

sys.path.append(str(Path.cwd() / "tests"))  # the test world of the measured tree

from e2e.playing import first_options
from e2e.world import World, button, buttons

PRESSES = 150
PAUSE = 120  # seconds between duels, because offers are limited per ten minutes

_answered: list[float] = []  # when Discord received the bot's answers
_taken: dict[str, list[float]] = defaultdict(list)  # milliseconds


def bench() -> dict[str, float]:
    name = "create_interaction_response"
    setattr(AsyncWebhookAdapter, name, _noted(getattr(AsyncWebhookAdapter, name)))
    with TemporaryDirectory() as data:
        asyncio.run(_play(Path(data)))
    medians = {f"{name}_median_ms": round(median(taken), 2) for name, taken in _taken.items()}
    slowest = round(quantiles(_taken["press_to_acknowledge"], n=100)[98], 2)
    return medians | {"press_to_acknowledge_p99_ms": slowest}


def _noted(plain: Any) -> Any:
    async def answer(*args: Any, **kwargs: Any) -> Any:
        made = await plain(*args, **kwargs)
        _answered.append(perf_counter())
        return made

    return answer


async def _play(data: Path) -> None:
    settings = Settings(data_dir=data, computer_delay=0, pictures=False)
    store = await Store.open(settings.database, lambda: int(utcnow().timestamp()))
    bot = WantedBot(settings, store, secret=lambda: "5e" * 32, shard_count=1)
    env = Env(bot, check_errors=False)
    await env.start()
    with env.time_context():
        world = World(env, bot, data)
        while len(_taken["press_to_acknowledge"]) < PRESSES:
            await _duel(world)
            await env.advance_time(PAUSE)
    await env.shutdown()
    await store.close()


async def _duel(world: Any) -> None:
    table, people = await world.duel(), (world.alice, world.bob)
    while (snapshot := await world.snapshot(table)).game.winners is None:
        decision = snapshot.game.open_decisions[0]
        await _one(world, table, people[decision.seat], first_options(decision)[0])


async def _one(world: World, table_id: int, person: MemberActor, option: str) -> None:
    channel, board = await world.channel(table_id), await world.board(table_id)
    for command, name in (("table resign", "table"), ("outlaws pick", "card")):
        await _measured(f"complete_{name}", person.autocomplete(channel, command, name, ""))
    opened = await _measured("open_hand", person.click(board, custom_id=button(board, "h:")))
    [press] = [name for name in buttons(opened.response, "c:") if name.endswith(f":{option}")]
    began, used = perf_counter(), process_time()
    await _measured("press_to_acknowledge", person.click(opened.response, custom_id=press))
    _taken["press_to_settled"].append((perf_counter() - began) * 1000)
    _taken["press_processor"].append((process_time() - used) * 1000)


async def _measured(name: str, doing: Any) -> Any:
    _answered.clear()
    began = perf_counter()
    done = await doing
    _taken[name].append((_answered[0] - began) * 1000)
    return done
