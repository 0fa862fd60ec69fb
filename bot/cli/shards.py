"""The command shards: which process serves which of Discord's shards."""

import asyncio
from collections.abc import Iterator, Sequence

from bot.app.settings import Settings
from bot.services.clock import utc_now
from engine.core.clocks import DAY, HOUR, MINUTE
from engine.core.records.stats import ProcessState
from engine.store.shards import parse_shards
from engine.store.store import Store

NONE = "No process is connected, or the database is a file, which only one process can use."


def shards(settings: Settings) -> str:
    """Return a line for each process of this database; raises `StoreUnavailable`."""
    return "\n".join(lines(asyncio.run(_processes(settings)), utc_now())) or NONE


async def _processes(settings: Settings) -> list[ProcessState]:
    async with Store(settings.place, utc_now) as store:
        return await store.stats.processes()


def lines(states: Sequence[ProcessState], now: int) -> Iterator[str]:
    """Yield a line for each process, and one for shards that nobody serves. `now`: UTC seconds."""
    for state in states:
        who = f"shards {state.shards} on {state.host}, connected for {_span(now - state.since)}"
        if state.is_waiting:
            yield f"{who}: waits until another process lets go of them"
        else:
            looked = "never" if state.looked_at is None else f"{_span(now - state.looked_at)} ago"
            yield f"{who}: {state.tables} open tables, clocks looked at {looked}"
    serving = [parse_shards(state.shards) for state in states if not state.is_waiting]
    if serving:
        missing = set(range(serving[0].count)) - {number for own in serving for number in own.numbers}
        if missing:
            yield f"nobody serves: {', '.join(map(str, sorted(missing)))}"


def _span(seconds: int) -> str:
    for unit, name in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if seconds >= unit:
            return f"{seconds // unit} {name}"
    return f"{max(0, seconds)} s"
