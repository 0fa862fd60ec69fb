"""Replay all games for the doctor, restore a copy, and preview an upgrade."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from datetime import datetime
from errno import EINVAL
from itertools import chain, count
from pathlib import Path
from time import time
from typing import Literal, TypeAlias

from bot.app.instance_lock import InUse, data_held
from bot.app.settings import Settings
from bot.cli.games import progress
from engine.core.records.errors import StoreUnavailable
from engine.core.records.stats import RulesPlayed
from engine.games import GAMES
from engine.store.database_file import beside, copy_of, examine, fold, make_room, prepare, steps_after
from engine.store.store import Store
from engine.tables.inspection import Code, InspectionReport, inspect_copy, inspect_file

Sign: TypeAlias = Literal["ok", "warn", "FAULT"]
MEGABYTE = 1_000_000
FOUND: Sequence[tuple[Sign, Code, str]] = (
    ("warn", "otherwise", "today's rules lead elsewhere, a play under way may be taken back: {tables}"),
    ("warn", "repaired", "damaged rows, {mended}: {tables}"),
    ("FAULT", "newer", "of a newer bot, update this one: {tables}"),
    ("FAULT", "closed", "too little is left of them, or of their rules; they end without a winner: {tables}"),
    ("FAULT", "unread", "they cannot be opened; tell it to who wrote their rules: {tables}"),
)


async def replayed(settings: Settings, *, over: bool = False) -> tuple[InspectionReport, str]:
    """Replay the games; return the report, and how damaged ones are handled.

    They are repaired unless the bot is running or the database must be migrated first. Raises
    `StoreUnavailable` or `OSError`.
    """
    path = settings.database
    with ExitStack() as stack, progress("replaying games") as report_progress:
        revision, newest = await examine(path)
        try:
            stack.enter_context(data_held(settings.data_dir))
        except InUse:
            return await inspect_copy(
                path, GAMES, _now, report_progress, over=over
            ), "which the running bot repairs"
        if revision != newest:
            return await inspect_copy(
                path, GAMES, _now, report_progress, over=over
            ), "which the next start repairs"
        return await inspect_file(path, GAMES, _now, report_progress, over=over), "repaired"


def print_findings(report: InspectionReport, mended: str) -> Iterator[tuple[Sign, str]]:
    """Yield lines of the report, the worst last; `mended`: what happens to damaged games."""
    whole, count = len(report.of("whole")), len(report.games)
    yield "ok", f"games replayed from their deals: {count}, intact: {whole}"
    for sign, code, text in FOUND:
        if some := report.of(code):
            named = [
                f"{finding.table_id} ({finding.why})" if finding.why else str(finding.table_id)
                for finding in some
            ]
            yield sign, text.format(tables=", ".join(named), mended=mended)


def preview_upgrade(settings: Settings) -> list[tuple[Sign, str]]:
    """Test an upgrade on a temporary copy, even while the bot runs; return what it does.

    Raises `StoreUnavailable` or `OSError`.
    """
    path = settings.database
    revision, newest = asyncio.run(examine(path))
    if not revision:
        return [("ok", f"{path}: there is none yet; the first start creates it")]
    with progress("replaying games") as heard:
        report = asyncio.run(inspect_copy(path, GAMES, _now, heard))
    findings = print_findings(report, "which the next start repairs")
    return [*_steps(path, revision, newest), *findings, *map(_rules_kept, report.rules)]


def _steps(path: Path, revision: str, newest: str) -> Iterator[tuple[Sign, str]]:
    if revision == newest:
        yield "ok", f"{path} is at {revision}, the version of this release: nothing to migrate"
        return
    steps = steps_after(revision)
    yield "ok", f"{path} is at {revision}; {len(steps)} migrations lead to {newest}, and worked on a copy:"
    yield from (("ok", f"  {number}  {what}") for number, what in steps)
    size, free = path.stat().st_size, shutil.disk_usage(path.parent).free
    needed = f"a copy is kept next to it, {path.name}.at-{revision}, of {-(-size // MEGABYTE):,} MB"
    if free < 2 * size:
        yield "FAULT", f"{needed}: make room, only {free // MEGABYTE:,} MB are free"
    else:
        yield "ok", needed


def _rules_kept(played: RulesPlayed) -> tuple[Sign, str]:
    rules = GAMES.get(played.game)
    named = f"{played.tables} of {played.game} by version {played.version} of its rules"
    if rules is None or played.version > rules.version:
        return "FAULT", f"{named}, which this program does not know: is it older than the database?"
    if played.version not in rules.versions:
        return "FAULT", f"{named}, which is no longer supported: they end as draws"
    if played.fingerprint not in ("", rules.at_version(played.version).fingerprint):
        return "warn", f"{named}, changed since these games began: a play may be undone"
    return "ok", f"{named}, unchanged"


def upgrade(settings: Settings) -> str:
    """Migrate the database as the next start would; raises `StoreUnavailable` or `InUse`."""
    path = settings.database
    make_room(path)
    with data_held(settings.data_dir):
        revision, newest = asyncio.run(examine(path))
        asyncio.run(prepare(path))
    if revision in ("", newest):
        return f"{path} is at {newest}; nothing to do."
    return f"{path} is at {newest} now; the old database is kept: {path}.at-{revision}."


def restore(settings: Settings, file: Path) -> tuple[InspectionReport, Path | None]:
    """Replace the database with a copy; return the report on the copy and the path of the old database.

    First the copy is migrated, its open games are replayed, and damaged ones repaired. The bot's next start
    begins a new epoch and announces the rollback at each open table. Raises `StoreUnavailable`, `InUse` or
    `OSError`, and then leaves the database unchanged.
    """
    if settings.database_url is not None:
        raise OSError(EINVAL, "bring it into an empty database with `wanted move-database`", str(file))
    path = settings.database
    make_room(path)
    with data_held(settings.data_dir):
        part = path.with_name(f"{path.name}.restored")
        try:
            copy_of(file, part)
            report = asyncio.run(_put_back(part))
            old_path = _kept(path)
            os.replace(part, path)
        except StoreUnavailable as broken:  # of the copy, which has another name here
            raise StoreUnavailable(
                broken.code, **{**broken.facts, "path": str(file), "backup": ""}
            ) from broken
        finally:
            for left in (part, *beside(part)):
                left.unlink(missing_ok=True)
    return report, old_path


async def _put_back(part: Path) -> InspectionReport:
    with progress("replaying games") as report_progress:
        report = await inspect_file(part, GAMES, _now, report_progress)
    store = Store(part, _now)
    try:
        await store.epochs.mark_restored()
    finally:
        await store.close()
    return report


def _kept(path: Path) -> Path | None:
    """Rename a database together with its WAL, which must never be read with another database."""
    if not path.exists():
        return None
    name = f"{path.name}.replaced-{datetime.now():%Y%m%d-%H%M%S}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    new_path = next(other for other in map(path.with_name, names) if not other.exists())
    fold(path)
    for now, then in zip(beside(path), beside(new_path)):
        with suppress(FileNotFoundError):
            os.replace(now, then)
    try:
        os.link(path, new_path)
    except OSError:  # some file systems have no links
        shutil.copy2(path, new_path)
    return new_path


def _now() -> int:
    return int(time())
