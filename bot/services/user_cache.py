"""What is needed of people and servers at every press, kept in memory so that no press waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import date

from bot.i18n.texts import Words, escaped, language_of, plain, words
from engine.core.records import Away, PersonSettings
from engine.store.store import Store
from engine.tables.availability import absence, check_allowance, days_away, today, zone_of

SOON = 14 * 24 * 3600  # seconds before an absence that the others are told of it


class UserCache:
    """Everybody who has set something."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._languages: dict[int, str] = {}
        self._aways: list[Away] = []
        self._unreached: set[int] = set()
        self._planning = asyncio.Lock()  # two absences at once would share what is left of the allowance

    async def load(self) -> None:
        """Read what was set before."""
        self._languages = await self._store.languages()
        self._aways = await self._store.aways(after=self._now())
        self._unreached = await self._store.unreached()

    def language(self, user: int) -> str | None:
        """The language that they have set."""
        return self._languages.get(user)

    def aways(self, user: int, guild: int) -> list[Away]:
        """Their absences from the games of a server, those that are over perhaps left out."""
        return [away for away in self._aways if (away.user, away.guild) == (user, guild)]

    def away(self, user: int | None, guild: int) -> Away | None:
        """The absence that others should know of: they are in it, or soon will be."""
        now = self._now()
        mine = self.aways(user, guild) if user is not None else ()
        return next((away for away in mine if away.start - SOON <= now < away.until), None)

    def absence(self, user: int | None, name: str, guild: int, text: Words) -> str:
        """The line that tells of it; empty if there is nothing to tell."""
        if (away := self.away(user, guild)) is None:
            return ""
        key = "away-now" if away.start <= self._now() else "away-soon"
        start, until = f"<t:{away.start}:d>", f"<t:{away.until}:d>"
        return text(key, name=escaped(plain(name) or text("nameless")), start=start, until=until)

    async def save(self, person: PersonSettings) -> None:
        """Set what a person wants."""
        await self._store.save_person(person)
        if person.language is None:
            self._languages.pop(person.user, None)
        else:
            self._languages[person.user] = person.language

    async def leave(self, person: PersonSettings, guild: int, first: date, last: date) -> Away:
        """Let them be away from this day to that, both included; raises `Illegal`."""
        async with self._planning:
            now = self._now()
            start, until = absence(zone_of(person), first, last, now)
            before = await self._here(person, guild)
            allowed = (await self._store.server_settings(guild)).away_days
            check_allowance(zone_of(person), before, start, until, allowed)
            away = await self._store.add_away(user=person.user, guild=guild, start=start, until=until)
            self._aways = sorted([*self._aways, away], key=lambda each: each.start)
        return away

    async def back(self, user: int, guild: int) -> bool:
        """End their absence and forget what they have planned; False if there was nothing."""
        async with self._planning:
            ended = await self._store.end_away(user=user, guild=guild, now=self._now())
            self._aways = await self._store.aways(after=self._now())
        return ended

    async def days_left(self, person: PersonSettings, guild: int) -> int:
        """How many days they may still be away this year."""
        zone = zone_of(person)
        used = days_away(zone, await self._here(person, guild))[today(zone, self._now()).year]
        return max(0, (await self._store.server_settings(guild)).away_days - used)

    async def forget(self, user: int) -> None:
        """Forget what they have set and when they are away."""
        async with self._planning:
            await self._store.forget_person(user)
            await self.load()

    def unreached(self, user: int) -> None:
        """Discord has refused a direct message to them: they are to be told."""
        self._unreached.add(user)

    async def untold(self, user: int) -> bool:
        """Are they to be told that their direct messages are closed? Once."""
        if user not in self._unreached:
            return False
        self._unreached.discard(user)
        return await self._store.tell_closed(user)

    async def _here(self, person: PersonSettings, guild: int) -> list[Away]:
        mine: Iterable[Away] = await self._store.aways(user=person.user)
        return [away for away in mine if away.guild == guild]


class ServerWords:
    """The words of each server: its setting, else the language it told Discord, else the host's."""

    def __init__(self, store: Store, locale: Callable[[int], str | None], language: str) -> None:
        """`locale`: what a server told Discord, None if it is not known; `language`: the host's."""
        self._store = store
        self._locale = locale
        self._language = language

    async def of(self, guild: int) -> Words:
        """The words for all on this server."""
        server_settings = await self._store.server_settings(guild)
        locale = self._locale(guild)
        told = "en" if locale is None else language_of(locale)
        return words(server_settings.language or (told if told != "en" else self._language))
