"""Settings of people and servers, kept in memory so that no press waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import date

from bot.i18n.texts import Words, escaped, language_of, plain, words
from engine.core.decisions import Illegal
from engine.core.records.users import Away, PersonSettings
from engine.store.store import Store
from engine.tables.availability import absence, check_allowance, check_in_a_row, days_away, today, zone_of

SOON = 14 * 24 * 3600  # seconds before an absence at which the others learn of it


class UserCache:
    """The settings and absences of everybody who has any."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._languages: dict[int, str] = {}
        self._absences: list[Away] = []
        self._unreached: set[int] = set()
        self._planning = asyncio.Lock()  # two absences at once would share what is left of the allowance

    async def load(self) -> None:
        """Load all settings."""
        self._languages = await self._store.languages()
        self._absences = await self._store.absences(after=self._now())
        self._unreached = await self._store.unreached()

    def language(self, user: int) -> str | None:
        """The language that a person has set."""
        return self._languages.get(user)

    def absences(self, user: int, guild: int) -> list[Away]:
        """A person's absences from the games of a server; past ones may be missing."""
        return [away for away in self._absences if (away.user, away.guild) == (user, guild)]

    def away(self, user: int | None, guild: int) -> Away | None:
        """The absence that others should know of: a current one, or one that begins soon."""
        now = self._now()
        mine = self.absences(user, guild) if user is not None else ()
        return next((away for away in mine if away.start - SOON <= now < away.until), None)

    def absence(self, user: int | None, name: str, guild: int, text: Words) -> str:
        """The line that announces it; empty if there is none."""
        if (away := self.away(user, guild)) is None:
            return ""
        key = "away-now" if away.start <= self._now() else "away-soon"
        start, until = f"<t:{away.start}:d>", f"<t:{away.until}:d>"
        return text(key, name=escaped(plain(name) or text("nameless")), start=start, until=until)

    async def save(self, person: PersonSettings) -> None:
        """Save a person's settings; raises `Illegal` if they want nothing stored."""
        await self._check(person.user)
        await self._store.save_person(person)
        if person.language is None:
            self._languages.pop(person.user, None)
        else:
            self._languages[person.user] = person.language

    async def leave(self, person: PersonSettings, guild: int, first: date, last: date) -> Away:
        """Save an absence from the first to the last of these days, one with those that it meets.

        Raises `Illegal`.
        """
        await self._check(person.user)
        async with self._planning:
            now = self._now()
            start, until = absence(zone_of(person), first, last, now)
            before = await self._here(person, guild)
            check_in_a_row(zone_of(person), before, start, until)
            allowed = (await self._store.server_settings(guild)).away_days
            check_allowance(zone_of(person), before, start, until, allowed)
            away = await self._store.add_away(user=person.user, guild=guild, start=start, until=until)
            self._absences = await self._store.absences(after=now)
        return away

    async def _check(self, user: int) -> None:
        if await self._store.opted_out(user):
            raise Illegal("opted-out")

    async def back(self, user: int, guild: int) -> bool:
        """End a person's absence and delete planned ones; False if there was none."""
        async with self._planning:
            ended = await self._store.end_away(user=user, guild=guild, now=self._now())
            self._absences = await self._store.absences(after=self._now())
        return ended

    async def days_left(self, person: PersonSettings, guild: int) -> int:
        """How many days of absence a person has left this year."""
        zone = zone_of(person)
        used = days_away(zone, await self._here(person, guild))[today(zone, self._now()).year]
        return max(0, (await self._store.server_settings(guild)).away_days - used)

    async def forget(self, user: int) -> None:
        """Delete a person's settings and absences."""
        async with self._planning:
            await self._store.forget_person(user)
            await self.load()

    def unreached(self, user: int) -> None:
        """Remember that Discord refused a direct message to a person, who has yet to learn of it."""
        self._unreached.add(user)

    async def unnotified(self, user: int) -> bool:
        """True once: when a person should read that their direct messages are closed."""
        if user not in self._unreached:
            return False
        self._unreached.discard(user)
        return await self._store.tell_closed(user)

    async def _here(self, person: PersonSettings, guild: int) -> list[Away]:
        mine: Iterable[Away] = await self._store.absences(user=person.user)
        return [away for away in mine if away.guild == guild]


class ServerWords:
    """The words of each server: by its setting, else by its language on Discord, else by the host's."""

    def __init__(self, store: Store, locale: Callable[[int], str | None], language: str) -> None:
        """`locale`: a server's on Discord, None if unknown; `language`: the host's."""
        self._store = store
        self._locale = locale
        self._language = language

    async def of(self, guild: int) -> Words:
        """The words for everybody on this server."""
        server_settings = await self._store.server_settings(guild)
        locale = self._locale(guild)
        told = "en" if locale is None else language_of(locale)
        return words(server_settings.language or (told if told != "en" else self._language))
