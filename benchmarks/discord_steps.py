"""From a person's press to the bot's acknowledgement, in the simulated Discord, saved on disk."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from simcord import Env, MemberActor

sys.path.append(str(Path(__file__).parents[1] / "tests"))  # the world that the tests play in

from e2e.playing import modest
from e2e.world import World, button, buttons, made

PRESSES = 400


def bench() -> dict[str, float]:
    """Milliseconds of a press that answers a question: acknowledged, and all messages brought up to date."""
    with TemporaryDirectory() as data:
        acknowledged, settled = asyncio.run(_press(Path(data)))
    return {
        "press_to_acknowledge_median_ms": round(median(acknowledged), 2),
        "press_to_acknowledge_p99_ms": round(quantiles(acknowledged, n=100)[98], 2),
        "press_to_settled_median_ms": round(median(settled), 2),
    }


async def _press(data: Path) -> tuple[list[float], list[float]]:
    env = Env(await made(data), check_errors=False)
    await env.start()
    with env.time_context():
        world = World(env, env.bot, data)
        acknowledged: list[float] = []
        settled: list[float] = []
        while len(acknowledged) < PRESSES:
            await _duel(world, acknowledged, settled)
    await env.shutdown()
    await world.bot.services.store.close()
    return acknowledged, settled


async def _duel(world: World, acknowledged: list[float], settled: list[float]) -> None:
    table = await world.duel()
    people = (world.alice, world.bob)
    while (snapshot := await world.snapshot(table)).game.winners is None:
        decision = snapshot.game.waiting[0]
        person = people[decision.seat]
        await _one(world, table, person, modest(decision)[0], acknowledged, settled)


async def _one(
    world: World,
    table: int,
    person: MemberActor,
    option: str,
    acknowledged: list[float],
    settled: list[float],
) -> None:
    opened = await person.click(await world.board(table), custom_id=button(await world.board(table), "h:"))
    name = next(name for name in buttons(opened.response, "c:") if name.endswith(f":{option}"))
    requests = len(world.env.http_requests)
    began = perf_counter()
    answered: list[float] = []
    watch = asyncio.create_task(_callback(world.env, requests, answered))
    await person.click(opened.response, custom_id=name)
    settled.append((perf_counter() - began) * 1000)
    await watch
    acknowledged.append((answered[0] - began) * 1000)


async def _callback(env: Env, after: int, answered: list[float]) -> None:
    """Note the moment at which the bot has answered the interaction."""
    while not any(  # noqa: ASYNC110 - nothing tells when SimCord has heard the answer
        request.path.endswith("/callback") for request in env.http_requests[after:]
    ):
        await asyncio.sleep(0)
    answered.append(perf_counter())
