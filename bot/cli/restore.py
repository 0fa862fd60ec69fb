"""Games of a whole database, replayed; for the doctor, and before a copy of a database is put back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from time import time
from typing import Literal

from bot.app.exclusive import InUse, data_held
from bot.app.settings import Settings
from bot.cli.games import progress
from engine.games import GAMES
from engine.store.files import examine
from engine.tables.inspection import Code, Report, looked_through, tried

FOUND: Sequence[tuple[Literal["ok", "warn", "FAULT"], Code, str]] = (
    ("warn", "otherwise", "today's rules lead elsewhere, a play under way may be taken back: {tables}"),
    ("warn", "repaired", "damaged rows, {mended}: {tables}"),
    ("FAULT", "newer", "of a newer bot, update this one: {tables}"),
    ("FAULT", "closed", "too little is left of them, or of their rules; they end without a winner: {tables}"),
    ("FAULT", "unread", "they cannot be opened; tell it to who wrote their rules: {tables}"),
)


async def replayed(settings: Settings, *, over: bool = False) -> tuple[Report, str]:
    """Replay the games; returns what is found, and the outcome for damaged ones. Raises `Broken`, `OSError`.

    They are repaired, unless the bot uses the database now or an older one would have to be changed.
    """
    path = settings.database
    with ExitStack() as held, progress("replaying games") as told:
        found, newest = await examine(path)
        try:
            held.enter_context(data_held(settings.data))
        except InUse:
            return await tried(path, GAMES, _now, told, over=over), "which the running bot repairs"
        if found != newest:
            return await tried(path, GAMES, _now, told, over=over), "which the next start repairs"
        return await looked_through(path, GAMES, _now, told, over=over), "repaired"


def told(report: Report, mended: str) -> Iterator[tuple[Literal["ok", "warn", "FAULT"], str]]:
    """What was found, the worst last; `mended`: the outcome for damaged games."""
    whole, count = len(report.of("whole")), len(report.games)
    yield "ok", f"{count} games replayed from their deals, {whole} are as they were written"
    for sign, code, text in FOUND:
        if some := report.of(code):
            named = [f"{each.table} ({each.why})" if each.why else str(each.table) for each in some]
            yield sign, text.format(tables=", ".join(named), mended=mended)


def _now() -> int:
    return int(time())
