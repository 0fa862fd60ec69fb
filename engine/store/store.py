"""The store: everything that outlives the process.

Every method is one short transaction. If the database fails, reading raises `StoreUnavailable` and writing
raises `SaveFailed`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, text

from engine.store import database_file
from engine.store.damaged_rows import SalvageRows
from engine.store.database import writes
from engine.store.database_file import prepare
from engine.store.decks import DeckRows
from engine.store.integrity.epochs import EpochRows
from engine.store.messages import CallRows, NoteRows
from engine.store.moderation import ModerationRows
from engine.store.offers import OfferRows
from engine.store.people import LessonRows, OrderRows, PeopleRows
from engine.store.privacy import PrivacyRows
from engine.store.proposals import ProposalRows
from engine.store.retention import TidyRows
from engine.store.seat_clocks import ClockRows
from engine.store.stats import FigureRows
from engine.store.summaries import SummaryRows
from engine.store.tables import GameRows, SuspensionRows


class Store(
    OfferRows,
    GameRows,
    SummaryRows,
    NoteRows,
    DeckRows,
    PeopleRows,
    LessonRows,
    CallRows,
    OrderRows,
    ClockRows,
    ProposalRows,
    SuspensionRows,
    SalvageRows,
    TidyRows,
    FigureRows,
    EpochRows,
    ModerationRows,
    PrivacyRows,
):
    """One database file. Open it with `Store.open`, close it with `close`."""

    @classmethod
    async def open(cls, path: Path, now: Callable[[], int]) -> Store:
        """Make the file, or copy and migrate it; raises `StoreUnavailable`.

        `now` returns UTC seconds. `check_file` later checks the whole file.
        """
        await prepare(path)
        return cls(path, now)

    async def check_file(self) -> bool:
        """Look through the whole file while it is used; raises `StoreUnavailable` where it is damaged.

        False if damaged indexes were made again from their tables.
        """
        found = await asyncio.to_thread(database_file.damage, self.path, self._closing.is_set)
        if found and database_file.of_indexes(found):
            await self.reindex()
            if not (found := await asyncio.to_thread(database_file.damage, self.path)):
                return False
        if found:
            raise await asyncio.to_thread(database_file.corrupt, self.path, found[0])
        return True

    @writes
    def reindex(self, connection: Connection) -> None:
        connection.execute(text("REINDEX"))

    async def backup(self, to: Path) -> None:
        """Copy the database while it is in use, and check the copy; raises `StoreUnavailable` or `OSError`.

        A file that is there is not overwritten: `FileExistsError`.
        """
        if await asyncio.to_thread(to.exists):
            raise FileExistsError(to)
        await asyncio.to_thread(database_file.copy_of, self.path, to)
