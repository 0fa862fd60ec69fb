"""Replay all games for the doctor, restore a copy, and preview an upgrade."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from bot.app.instance_lock import InUse, data_held
from bot.app.owner_messages import Sign, unavailable_text
from bot.app.settings import Settings
from bot.cli.games import progress
from bot.services.clock import utc_now
from engine.core.records.errors import StoreUnavailable
from engine.core.records.stats import RulesPlayed
from engine.games import GAMES
from engine.store.copying import replace_rows
from engine.store.database import name_of
from engine.store.database_file import beside, copy_of, discard, fold, make_room, steps_after
from engine.store.store import AT, Store, examine
from engine.tables.inspection import Code, InspectionReport, inspect_copy, inspect_file, inspect_store

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
    with progress("replaying games") as report_progress:
        revision, newest = await examine(settings.place)
        if revision == newest:
            with suppress(InUse):
                async with _open_store(settings) as store:
                    return await inspect_store(store, GAMES, utc_now, report_progress, over=over), "repaired"
        by = "the next start" if revision != newest else "the running bot"
        place, folder = settings.place, settings.data_dir
        report = await inspect_copy(place, GAMES, utc_now, report_progress, over=over, folder=folder)
        return report, f"which {by} repairs"


@asynccontextmanager
async def _open_store(settings: Settings) -> AsyncIterator[Store]:
    """Open the database, migrated, while nothing else uses it; raises `InUse` or `StoreUnavailable`."""
    with data_held(settings.data_dir):
        try:
            store = await Store.open(settings.place, utc_now, settings.data_dir)
        except StoreUnavailable as why:
            if why.code != "in-use":
                raise
            raise InUse(unavailable_text(why)) from why
        async with store:
            yield store


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
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    revision, newest = asyncio.run(examine(settings.place))
    if not revision:
        return [("ok", f"{name_of(settings.place)}: there is none yet; the first start creates it")]
    with progress("replaying games") as report_progress:
        report = asyncio.run(
            inspect_copy(settings.place, GAMES, utc_now, report_progress, folder=settings.data_dir)
        )
    findings = print_findings(report, "which the next start repairs")
    return [*_steps(settings, revision, newest), *findings, *map(_rules_kept, report.rules)]


def _steps(settings: Settings, revision: str, newest: str) -> Iterator[tuple[Sign, str]]:
    name = name_of(settings.place)
    if revision == newest:
        yield "ok", f"{name} is at {revision}, the version of this release: nothing to migrate"
        return
    steps = steps_after(revision)
    yield "ok", f"{name} is at {revision}; {len(steps)} migrations lead to {newest}, and worked on a copy:"
    yield from (("ok", f"  {number}  {what}") for number, what in steps)
    if settings.database_url is not None:
        yield "ok", f"a copy is kept in {settings.data_dir}, {AT.format(revision)}"
        return
    size, free = settings.database.stat().st_size, shutil.disk_usage(settings.data_dir).free
    needed = (
        f"a copy is kept next to it, {settings.database.name}.at-{revision}, of {-(-size // MEGABYTE):,} MB"
    )
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
    make_room(settings.database)
    revision, newest = asyncio.run(_upgraded(settings))
    name = name_of(settings.place)
    if revision in ("", newest):
        return f"{name} is at {newest}; nothing to do."
    copy = settings.data_dir / AT.format(revision)
    if settings.database_url is None:
        copy = settings.database.with_name(f"{settings.database.name}.at-{revision}")
    return f"{name} is at {newest} now; the old database is kept: {copy}."


async def _upgraded(settings: Settings) -> tuple[str, str]:
    revision = await examine(settings.place)
    async with _open_store(settings):
        return revision


def restore(settings: Settings, file: Path) -> tuple[InspectionReport, Path | None]:
    """Replace the database with a copy; return the report on the copy and the path of the old database.

    First the copy is migrated, its open games are replayed, and damaged ones repaired. The bot's next start
    begins a new epoch and announces the rollback at each open table. Raises `StoreUnavailable`, `InUse` or
    `OSError`, and then leaves the database unchanged.
    """
    path = settings.database
    make_room(path)
    part = path.with_name(f"{path.name}.restored")
    with data_held(settings.data_dir):
        try:
            copy_of(file, part)
            report = asyncio.run(_put_back(part))
            if settings.database_url is not None:
                return report, asyncio.run(_replaced(settings, part))
            old_path = _set_aside(path)
            os.replace(part, path)
        except StoreUnavailable as broken:
            if broken.facts["path"] != str(part):
                raise
            # the message names the copy, which has another name here
            facts = {**broken.facts, "path": str(file), "backup": ""}
            raise StoreUnavailable(broken.code, **facts) from broken
        finally:
            discard(part)
            for before_migration in path.parent.glob(f"{part.name}.at-*"):
                before_migration.unlink()
    return report, old_path


async def _replaced(settings: Settings, part: Path) -> Path:
    """Replace all rows on the server at once; return the file that the old ones were saved to."""
    saved_rows = _free_name(settings.database)
    async with (
        await Store.open(settings.place, utc_now, settings.data_dir) as store,
        Store(part, utc_now) as copy,
    ):
        await store.backup(saved_rows)
        with progress("copying tables") as report_progress:
            await replace_rows(copy.database, store.database, report_progress)
    return saved_rows


async def _put_back(part: Path) -> InspectionReport:
    with progress("replaying games") as report_progress:
        report = await inspect_file(part, GAMES, utc_now, report_progress)
    async with Store(part, utc_now) as store:
        await store.epochs.mark_restored()
    return report


def _set_aside(path: Path) -> Path | None:
    """Rename a database together with its WAL, which must never be read with another database."""
    if not path.exists():
        return None
    new_path = _free_name(path)
    fold(path)
    for now, then in zip(beside(path), beside(new_path)):
        with suppress(FileNotFoundError):
            os.replace(now, then)
    try:
        os.link(path, new_path)
    except OSError:  # some file systems have no links
        shutil.copy2(path, new_path)
    return new_path


def _free_name(path: Path) -> Path:
    name = f"{path.name}.replaced-{datetime.now():%Y%m%d-%H%M%S}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(other for other in map(path.with_name, names) if not other.exists())
