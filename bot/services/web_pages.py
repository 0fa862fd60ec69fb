"""Pages of finished games, for the server that bot/app/page_server.py runs if the host wants one.

The name of a page is the table's number with a code that only the bot can make, so nobody finds a page
by counting. A page is built when it is first asked for, kept on disk, and built anew when names change.
"""

import asyncio
import gzip
import hmac
import os
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from weakref import WeakValueDictionary

from bot.services.user_cache import Guilds
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.store.meta import MetaStore
from engine.store.offers import OfferStore
from engine.story.story import Story
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

KEY = "pages-key"  # meta key: the secret from which the codes of pages are computed
CODE = 16  # hexadecimal digits
MAX_BYTES = 50 * 2**20  # of all pages on disk
MAX_AGE = DAY  # seconds that a page stays there; names and games may be deleted meanwhile
NAME = re.compile(rf"(\d{{1,18}})-([0-9a-f]{{{CODE}}})", re.ASCII)

# Builds the page of a game in a language, with its story if it has one.
Build = Callable[[TableSnapshot, str, Story | None], Awaitable[str]]


class WebPages:
    def __init__(
        self,
        meta: MetaStore,
        offers: OfferStore,
        tables: Tables,
        guilds: Guilds,
        story: Callable[[TableSnapshot], Awaitable[Story | None]],
        build: Build,
        folder: Path,
        public_url: str | None,
        secret: Callable[[], str],
        now: Callable[[], int],
    ) -> None:
        """`folder` is for pages on disk, `public_url` is where the host serves them, if at all.

        `secret` returns 64 random hexadecimal digits, `now` UTC seconds.
        """
        self._meta, self._offers, self._tables, self._guilds = meta, offers, tables, guilds
        self._story, self._build = story, build
        self._folder, self._url = folder, public_url
        self._secret, self._now = secret, now
        self._key = b""
        self._locks: WeakValueDictionary[Path, asyncio.Lock] = WeakValueDictionary()

    async def load(self) -> None:
        key = await self._meta.get(KEY)
        if key is None:
            await self._meta.set(KEY, key := self._secret())
        self._key = bytes.fromhex(key)
        await asyncio.to_thread(_tidy, self._folder, self._now())

    async def address(self, snapshot: TableSnapshot) -> str | None:
        """Return the address of a game's page, or None if it has none."""
        if self._url is None or not self._key or not await self._is_shown(snapshot):
            return None
        return f"{self._url.rstrip('/')}/g/{snapshot.id}-{self._code(snapshot.id, snapshot.epoch)}"

    async def page(self, name: str, language: str) -> bytes | None:
        """Return a page by the name in its address, as gzip; None for any other name."""
        if (match := NAME.fullmatch(name)) is None or not self._key:
            return None
        offer = await self._offers.get(int(match[1]))
        if offer is None or not hmac.compare_digest(match[2], self._code(offer.id, offer.epoch)):
            return None  # before a game is loaded: whoever guesses must not push others out of memory
        try:
            snapshot = await self._tables.get(offer.id)
        except Refused:
            return None
        if not await self._is_shown(snapshot):
            return None
        story = await self._story(snapshot)
        file = self._folder / f"{name}-{language}-{_fingerprint(snapshot, story)}.gz"
        async with self._locks.setdefault(file, asyncio.Lock()):
            with suppress(OSError):
                return await asyncio.to_thread(file.read_bytes)
            page = await self._build(snapshot, language, story)
            packed = await asyncio.to_thread(gzip.compress, page.encode())
            await asyncio.to_thread(self._keep, file, packed)
            return packed

    async def _is_shown(self, snapshot: TableSnapshot) -> bool:
        """Return whether a game is over, was dealt here, and its server wants pages."""
        if snapshot.game.winners is None or snapshot.origin is not None:
            return False
        return (await self._guilds.settings(snapshot.location.guild_id)).web_pages

    def _code(self, table_id: int, epoch: int) -> str:
        named = f"{table_id}:{epoch}".encode()
        return hmac.digest(self._key, named, "sha256").hex()[:CODE]

    def _keep(self, file: Path, packed: bytes) -> None:
        """Write a page in one piece, and delete the oldest if they take too much room."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            for other in self._folder.glob(f"{file.name.split('-')[0]}-*"):
                if other.name.rpartition("-")[0] == file.name.rpartition("-")[0]:
                    other.unlink(missing_ok=True)  # of the same game, with old names
            part = file.with_suffix(".part")
            part.write_bytes(packed)
            os.utime(part, (self._now(), self._now()))
            part.replace(file)
            _tidy(self._folder, self._now())


def _fingerprint(snapshot: TableSnapshot, story: Story | None) -> str:
    contents = [snapshot.fingerprint, *(f"{who.name}/{who.level}" for who in snapshot.participants)]
    contents.append("" if story is None else story.model_dump_json())
    return sha256("\0".join(contents).encode()).hexdigest()[:CODE]


def _tidy(folder: Path, now: int) -> None:
    """Delete old pages, and the oldest if all take too much room."""
    files = sorted(((file.stat(), file) for file in folder.glob("*.gz")), key=lambda item: -item[0].st_mtime)
    used = 0
    for facts, file in files:
        used += facts.st_size
        if used > MAX_BYTES or now - facts.st_mtime > MAX_AGE:
            file.unlink(missing_ok=True)
