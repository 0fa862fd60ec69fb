"""Inspect all games of a database: whether each is intact and replays from its deal.

Damaged tables are rebuilt as at a press. Nothing else changes.
"""

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, TypeAlias

from engine.core.decisions import Refused
from engine.core.game import AnyGame, Checkpoint, Game, LogRow
from engine.core.log import UNREADABLE
from engine.core.records.errors import SaveFailed, StoreUnavailable, error_location
from engine.core.records.stats import RulesPlayed
from engine.core.records.tables import SavedGame
from engine.core.rng import deal_seed
from engine.core.rules import Rules, UnsupportedVersion
from engine.store import database_file
from engine.store.database import Place
from engine.store.store import Store
from engine.tables.service import Tables

Code: TypeAlias = Literal["whole", "repaired", "otherwise", "closed", "newer", "unread"]
Progress: TypeAlias = Callable[[int, int], object]  # called with the number inspected and the total
Games: TypeAlias = Mapping[str, Rules[Any, Any]]


@dataclass(frozen=True, slots=True)
class TableFinding:
    """The result for one table.

    Codes:
    - whole: its rows are intact, and its log replays from the deal to its state.
    - repaired: damaged rows were rebuilt.
    - otherwise: today's rules replay it differently, from the ply in `why`.
    - closed: too little is left, or its rules no longer exist.
    - newer: a newer bot has played it.
    - unread: it cannot be opened; `why` is the exception.
    """

    table_id: int
    code: Code
    why: str = ""

    @property
    def is_bad(self) -> bool:
        return self.code in ("closed", "newer", "unread")


@dataclass(frozen=True, slots=True)
class InspectionReport:
    revision: str  # before its migration
    games: tuple[TableFinding, ...]
    rules: tuple[RulesPlayed, ...] = ()

    def of(self, *codes: Code) -> list[TableFinding]:
        return [finding for finding in self.games if finding.code in codes]

    @property
    def good(self) -> bool:
        return not self.bad

    @property
    def bad(self) -> list[int]:
        return [finding.table_id for finding in self.games if finding.is_bad]


def _unheard(_done: int, _of: int) -> None:
    """Ignore the progress."""


async def inspect_copy(
    place: Place,
    games: Games,
    now: Callable[[], int],
    progress: Progress = _unheard,
    *,
    over: bool = False,
    folder: Path | None = None,
) -> InspectionReport:
    """Inspect a copy of a database that may be in use; `over` includes finished games.

    The copy is in `folder`, by default that of the file. Raises `StoreUnavailable` or `OSError`.
    """
    name = place.name if isinstance(place, Path) else "wanted.sqlite3"
    beside = folder or (place.parent if isinstance(place, Path) else None)
    if beside is not None and not os.access(beside, os.W_OK):
        beside = None
    with TemporaryDirectory(prefix=f"{name}.tried-", dir=beside) as made:
        copy = Path(made) / name
        async with Store(place, now) as store:
            await store.backup(copy)
        return await inspect_file(copy, games, now, progress, over=over)


async def inspect_file(
    path: Path, games: Games, now: Callable[[], int], progress: Progress = _unheard, *, over: bool = False
) -> InspectionReport:
    """Migrate an unused database and replay all open games; raises `StoreUnavailable`."""
    revision, _ = await database_file.examine(path)
    async with await Store.open(path, now) as store:
        return await inspect_store(store, games, now, progress, over=over, revision=revision)


async def inspect_store(
    store: Store,
    games: Games,
    now: Callable[[], int],
    progress: Progress = _unheard,
    *,
    over: bool = False,
    revision: str = "",
) -> InspectionReport:
    """Replay all open games of a store that no bot uses; `revision` is the one before its migration."""
    rules = tuple(await store.stats.rules_played())
    findings, tables = [], await _all_tables(store) if over else await store.games.open_tables()
    looking = Inspection(store, games, now)
    await check_rows(store)
    for table in tables:
        findings.append(await looking.of(table))
        progress(len(findings), len(tables))
    return InspectionReport(revision, tuple(findings), rules)


async def check_rows(store: Store) -> None:
    """Read all open rows that belong to no game, so that damaged ones are deleted or reset."""
    await store.offers.open_offers()
    await store.proposals.open_proposals()
    await store.moderation.served()
    await store.orders.check_orders()
    await store.decks.check_decks()
    await store.moderation.check_blocks()


async def _all_tables(store: Store) -> list[int]:
    table_ids: list[int] = []
    while more := await store.games.tables_after(table_ids[-1] if table_ids else 0):
        table_ids += more
    return table_ids


class Inspection:
    def __init__(
        self, store: Store, games: Games, now: Callable[[], int], tables: Tables | None = None
    ) -> None:
        """`tables` are those of a bot that uses this store at the same time."""
        self._store, self._games = store, games
        self._tables = tables or Tables(store, games, now)

    async def of(self, table_id: int) -> TableFinding:
        """Inspect a table and repair it if necessary; raises only if more than this table fails."""
        try:
            sound = await self._tables.check(table_id)
            saved = await self._store.games.load(table_id)
            assert saved is not None
            log = [row for row in await self._store.logs.log(table_id) if row.ply <= saved.ply]
            deal = None if saved.origin is None else await self._store.logs.deal(table_id)
            ply = await asyncio.to_thread(self._astray, saved, log, deal)
        except UnsupportedVersion:
            return TableFinding(table_id, "closed", "rules-unsupported")
        except Refused as why:
            return TableFinding(table_id, "newer" if why.code == "table-too-new" else "closed", why.code)
        except (StoreUnavailable, SaveFailed):
            raise
        except Exception as why:  # rules may raise anything
            return TableFinding(table_id, "unread", error_location(why))
        if not sound:
            return TableFinding(table_id, "repaired")
        return (
            TableFinding(table_id, "whole") if ply is None else TableFinding(table_id, "otherwise", str(ply))
        )

    def _astray(self, saved: SavedGame, log: Sequence[LogRow], deal: Checkpoint | None) -> int | None:
        """Return the ply from which today's rules play differently than the log; None if they play alike.

        `deal` is where the log begins if it was not dealt from a secret.
        """
        rules = self._games.get(saved.game_key)
        if rules is None or saved.checkpoint.format > rules.format or saved.version > rules.version:
            raise Refused("table-too-new")
        rules = rules.at_version(saved.version)
        opened = Game.restore(rules, saved.checkpoint, saved.tail)
        loses_moves = any(row.note == UNREADABLE for row in saved.tail)
        if opened.ply != saved.ply and not loses_moves:  # the table is told of lost moves when it is opened
            return saved.checkpoint.ply
        if log[-1].state_crc == 0 and log[-1].is_note:
            return None  # closed by the bot, not by the rules
        readable = [*takewhile(lambda row: row.note != UNREADABLE, log)]
        again = deal_again(rules, saved) if deal is None else Game.restore(rules, deal, ())
        ply = again.replay(readable[1:])
        if ply is not None or len(readable) < len(log):  # what follows an unreadable row cannot be replayed
            return ply
        ends = [(game.open_decisions, game.winners, rules.dump(game.state)) for game in (again, opened)]
        return None if ends[0] == ends[1] else saved.ply


def deal_again(rules: Rules[Any, Any], saved: SavedGame) -> AnyGame:
    """Deal a game again from its secret; raises whatever its rules raise."""
    seed = deal_seed(
        saved.secret, saved.dealt_id, (participant.client_seed for participant in saved.participants)
    )
    decks = [participant.deck_code for participant in saved.participants]
    return Game.new(rules, len(saved.participants), seed, rules.variants[saved.variant], decks=decks)
