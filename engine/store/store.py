"""The store: everything that outlives the process, in parts by subject over one database.

Every method of a part is one short transaction. If the database fails, reading raises `StoreUnavailable` and
writing raises `SaveFailed`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from errno import ENOENT
from pathlib import Path
from typing import Self

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from engine.store import database_file, database_server
from engine.store.boards import BoardStore
from engine.store.chairs import ChairStore
from engine.store.copying import copy_rows
from engine.store.damaged_rows import RepairStore
from engine.store.database import Database, Place
from engine.store.database_file import prepare
from engine.store.deals import DealStore
from engine.store.decks import DeckStore
from engine.store.guilds import GuildStore
from engine.store.integrity.epochs import EpochStore
from engine.store.lessons import LessonStore
from engine.store.logs import LogStore
from engine.store.lookings import LookingStore
from engine.store.meta import MetaStore
from engine.store.moderation import ModerationStore
from engine.store.offers import OfferStore
from engine.store.orders import OrderStore
from engine.store.pings import PingStore
from engine.store.privacy import PrivacyStore
from engine.store.proposals import ProposalStore
from engine.store.ratings import RatingStore
from engine.store.results import ResultStore
from engine.store.retention import RetentionStore
from engine.store.seat_clocks import ClockStore
from engine.store.shards import ALL, Shards
from engine.store.stats import StatsStore
from engine.store.stories import StoryStore
from engine.store.summaries import SummaryStore
from engine.store.suspensions import SuspensionStore
from engine.store.tables import GameStore
from engine.store.tournaments import TournamentStore
from engine.store.users import UserStore


async def examine(place: Place) -> tuple[str, str]:
    """Return a database's revision, "" if it is new, and today's; raises `StoreUnavailable`."""
    if isinstance(place, Path):
        return await database_file.examine(place)
    async with Database(place, lambda: 0) as database:
        return await database_server.examine(database)


AT = "wanted.at-{}.sqlite3"  # a server's rows before a migration, in the bot's data directory


class Store:
    """One database and its parts, which are handed to the services that need them."""

    def __init__(
        self, place: Place, now: Callable[[], int], folder: Path | None = None, shards: Shards = ALL
    ) -> None:
        self.database = database = Database(place, now, folder, shards)
        self.summaries, self.logs = SummaryStore(database), LogStore(database)
        self.games = GameStore(database, self.logs)
        self.suspensions = SuspensionStore(database)
        self.repairs = RepairStore(database)
        self.clocks = ClockStore(database)
        self.results, self.ratings = ResultStore(database), RatingStore(database)
        self.offers = OfferStore(database)
        self.deals = DealStore(database)
        self.proposals = ProposalStore(database)
        self.chairs = ChairStore(database)
        self.lookings = LookingStore(database)
        self.tournaments = TournamentStore(database)
        self.decks = DeckStore(database)
        self.users = UserStore(database)
        self.lessons = LessonStore(database)
        self.orders = OrderStore(database)
        self.privacy = PrivacyStore(database)
        self.pings = PingStore(database)
        self.boards = BoardStore(database, self.pings)
        self.guilds = GuildStore(database)
        self.moderation = ModerationStore(database)
        self.stats = StatsStore(database)
        self.stories = StoryStore(database)
        self.retention = RetentionStore(database)
        self.meta = MetaStore(database)
        self.epochs = EpochStore(database)

    @classmethod
    async def open(
        cls, place: Place, now: Callable[[], int], folder: Path | None = None, shards: Shards = ALL
    ) -> Self:
        """Make the tables, or migrate them after a copy; raises `StoreUnavailable` or `OSError`.

        `now` returns UTC seconds, `folder` and `shards` are as in `Database`. `check_file` later checks the
        whole file.
        """
        store = cls(place, now, folder, shards)
        try:
            await (prepare(place) if isinstance(place, Path) else store._prepare_server())
        except BaseException:
            await store.close()
            raise
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.database.close()

    async def _prepare_server(self) -> None:
        revision, newest = await database_server.examine(self.database)
        folder = self.database.folder
        if folder is not None:
            await self.database.hold()
        if revision == newest:
            return
        if revision and folder is not None:
            copy = folder / AT.format(revision)
            copy.unlink(missing_ok=True)
            await self.backup(copy)
            database_file.keep_last(folder, AT.format("*"))
        await database_server.migrate(self.database)

    async def check_file(self) -> bool:
        """Check the whole file while it is in use; raises `StoreUnavailable` if it is damaged.

        False if damaged indexes were rebuilt from their tables.
        """
        if not self.database.is_file:  # PostgreSQL looks after its own pages
            return True
        path = self.database.path
        damage = await asyncio.to_thread(database_file.damage, path, self.database.closing.is_set)
        if damage and database_file.of_indexes(damage):
            with suppress(IntegrityError):  # a damaged key has become that of another row
                await self.database.write(lambda connection: connection.execute(text("REINDEX")))
                if not (damage := await asyncio.to_thread(database_file.damage, path)):
                    return False
        if damage:
            raise await asyncio.to_thread(database_file.corrupt, path, damage[0])
        return True

    async def backup(self, to: Path) -> None:
        """Copy the database while it is in use, and check the copy; raises `StoreUnavailable` or `OSError`.

        It overwrites no file; raises `FileExistsError`.
        """
        if await asyncio.to_thread(to.exists):
            raise FileExistsError(to)
        if self.database.is_file:
            await asyncio.to_thread(database_file.copy_of, self.database.path, to)
        else:
            await self._copy_to_file(to)

    async def _copy_to_file(self, to: Path) -> None:
        """Copy all rows into a new file of SQLite; if that fails, leave no file."""
        revision, _ = await database_server.examine(self.database)
        if not revision:
            raise FileNotFoundError(ENOENT, "there are no tables yet, so nothing to copy", self.database.name)
        part = to.with_name(f"{to.name}.rows{database_file.UNFINISHED}")
        part.unlink(missing_ok=True)
        copy = Store(part, self.database.now)
        try:
            await database_file.make_at(part, revision)
            await copy_rows(self.database, copy.database, lambda _done, _of: None)
            await copy.close()
            await asyncio.to_thread(database_file.copy_of, part, to)
        finally:
            await copy.close()
            database_file.discard(part)
