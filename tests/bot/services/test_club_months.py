"""Simulated days on a server of five who come for the daily deal and sometimes play the same deal for two.

The club posts at most one message a day unasked, and pings nobody but who waits for an answer. DAYS is small
here; `make lab NAME=weeks` simulates three months.
"""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from quick_store import prepared, unsynced, without_threads
from weeks import GUILD, Offline

from engine.club.daily import day_of, featured_game, starts_at
from engine.core.clocks import HOUR
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import SAME_DEAL
from engine.core.records.users import Participant
from engine.store.store import Store
from engine.tables.offer_terms import Actor, OfferTerms

pytestmark = pytest.mark.long

DAYS = int(os.environ.get("DAYS", "12"))
USERS, CARDS, SALOON = range(11, 16), 5, 6
FIRST_DAY = 20_780


class Club:
    """A server, its users, and what was posted there."""

    def __init__(self, path: Path) -> None:
        self.path, self.time, self.rng = path, starts_at(FIRST_DAY), Random(1)
        self.sent: dict[str, Any] = {}  # by nonce
        self.posts: Counter[int] = Counter()  # messages by day
        self.pings: list[tuple[int, int, str]] = []  # time, user, text
        self.numbers: Iterator[int] = self._count()
        self.presses = iter(range(10**15, 10**16))

    def _count(self) -> Iterator[int]:
        for number in range(10**6, 10**7):
            self.posts[day_of(self.time)] += 1
            yield number

    def called(self, user: int, text: str, *, board: bool) -> None:
        self.pings.append((self.time, user, text))

    async def begin(self) -> None:
        file = self.path / "wanted.db"
        await prepared(file)
        self.bot = Offline(self, unsynced(Store(file, lambda: self.time)))  # type: ignore[arg-type]
        self.services = self.bot.services
        self.services.daily_deals.house = ()
        settings = GuildSettings(use_threads=False, club_channel_id=CARDS)
        await self.bot.store.guilds.save_settings(GUILD, settings)
        await self.services.user_cache.load()

    def actor(self, user: int) -> Actor:
        return Actor(user, f"user {user}", next(self.presses))

    async def wait(self, seconds: int) -> None:
        """Let time pass, and the bot look after its work."""
        self.time += seconds
        await self.services.daily_deals.catch_up()
        await self.services.notifications.catch_up()
        await self.services.daily_deals.finish()
        await self.services.notifications.stop()

    async def play_daily(self, user: int) -> None:
        dailies = self.services.dailies
        today = await dailies.today()
        deal = await dailies.deal(today, featured_game(today))
        snapshot = await dailies.play(deal.id, self.actor(user), GUILD, str, is_owner=False)
        await self.resign(snapshot.id, user)

    async def resign(self, table_id: int, user: int) -> None:
        await self.services.tables.resign(table_id, user, f"r{table_id}")
        await self.services.daily_deals.finish()

    async def duel(self, host: int, guest: int) -> None:
        """Play the same deal; the guest comes hours later."""
        terms = OfferTerms(GUILD, SALOON, "bang", stakes="friendly", deal_level="deputy")
        invited = Participant(guest, f"user {guest}")
        offer = await self.services.offers.challenge(terms, self.actor(host), invited, kind=SAME_DEAL)
        await self.services.offers.accept_same_deal(offer.id, self.actor(guest))
        for user in (host, guest):
            await self.wait(HOUR)
            run = await self.services.same_deals.play(offer.deal_id or 0, self.actor(user), str)
            await self.resign(run.id, user)

    async def month(self, days: int) -> int:
        """Let days pass; return how many duels were played."""
        duels = 0
        for day in range(days):
            for user in USERS:
                if self.rng.random() < 0.8:
                    await self.wait(self.rng.randrange(2 * HOUR))
                    await self.play_daily(user)
            if day % 3 == 0:
                await self.duel(*self.rng.sample(USERS, 2))
                duels += 1
            await self.wait(starts_at(FIRST_DAY + day + 1) + HOUR - self.time)
        await self.bot.store.close()
        return duels


def test_a_club_of_five_gets_one_card_a_day_and_no_ping_but_owed_ones(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_threads(monkeypatch)
    club = Club(tmp_path)

    async def month() -> int:
        await club.begin()
        return await club.month(DAYS)

    with caplog.at_level(logging.ERROR):
        duels = asyncio.run(month())

    assert [record.getMessage() for record in caplog.records] == []
    assert sum(club.posts.values()) <= DAYS + duels  # a card a day, and a result for each duel
    assert max(club.posts.values()) <= 2  # of which one is a duel's
    assert sum(club.posts.values()) >= DAYS - 2 + duels
    assert len(club.pings) == duels  # the host's, who waits for the result
    assert all(user in USERS for _, user, _ in club.pings)
