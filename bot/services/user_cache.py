"""Settings of users and guilds, kept in memory so that no press waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import date

import discord

from bot.i18n.names import clean_line, escape
from bot.i18n.texts import Texts, language_of, load_texts
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.records.users import Absence, NewcomerRecord, UserSettings
from engine.store.guilds import GuildStore
from engine.store.logs import LogStore
from engine.store.pings import PingStore
from engine.store.privacy import PrivacyStore
from engine.store.users import UserStore
from engine.tables.availability import absence, check_allowance, check_length, days_away, today, zone_of
from engine.tables.snapshot import TableSnapshot

SOON = 14 * DAY  # seconds before an absence at which it is announced

MAX_NAMES = 10_000  # names kept in memory


class UserCache:
    """Settings and absences of users, and what they need not read twice; most of it is cached."""

    def __init__(
        self,
        users: UserStore,
        privacy: PrivacyStore,
        logs: LogStore,
        pings: PingStore,
        guilds: Guilds,
        now: Callable[[], int],
    ) -> None:
        self._users, self._privacy, self._logs, self._pings = users, privacy, logs, pings
        self._guilds, self._now = guilds, now
        self.settings, self.settings_of = users.user_settings, users.settings_of
        self._languages: dict[int, str] = {}
        self._absences: list[Absence] = []
        self._unreached: set[int] = set()
        self._names: dict[tuple[int, int], str] = {}
        self._planning = asyncio.Lock()  # two concurrent absences would spend the same allowance twice

    async def load(self) -> None:
        self._languages = await self._users.languages()
        self._absences = await self._users.absences(after=self._now())
        self._unreached = await self._pings.users_with_closed_dms()

    async def reload(self, user_id: int) -> None:
        """Load again what another process has changed about a user."""
        self._keep_language(user_id, (await self.settings(user_id)).language)
        self._absences = await self._users.absences(after=self._now())

    def _keep_language(self, user_id: int, language: str | None) -> None:
        if language is None:
            self._languages.pop(user_id, None)
        else:
            self._languages[user_id] = language

    def language(self, user_id: int) -> str | None:
        return self._languages.get(user_id)

    def absences(self, user_id: int, guild_id: int) -> list[Absence]:
        """Return a user's absences in a guild; past ones may be missing."""
        return [away for away in self._absences if (away.user_id, away.guild_id) == (user_id, guild_id)]

    def current_absence(self, user_id: int | None, guild_id: int) -> Absence | None:
        """Return the absence to announce: a current one, or one that begins soon."""
        now = self._now()
        for away in self._absences:
            is_theirs = (away.user_id, away.guild_id) == (user_id, guild_id)
            if is_theirs and away.starts_at - SOON <= now < away.ends_at:
                return away
        return None

    def absence_line(self, user_id: int | None, name: str, guild_id: int, text: Texts) -> str:
        """Return the line that announces an absence, or nothing."""
        if (away := self.current_absence(user_id, guild_id)) is None:
            return ""
        key = "absence-now" if away.starts_at <= self._now() else "absence-soon"
        start, until = f"<t:{away.starts_at}:d>", f"<t:{away.ends_at}:d>"
        return text(key, name=escape(clean_line(name) or text("nameless")), start=start, until=until)

    def is_called(self, guild_id: int, user_id: int, name: str) -> bool:
        """Return whether this is the user's last known name on a server, and remember it."""
        if len(self._names) > MAX_NAMES:
            self._names.clear()
        known = self._names.get((guild_id, user_id))
        self._names[guild_id, user_id] = name
        return known == name

    async def save(self, person: UserSettings) -> None:
        """Save a user's settings; raises `Refused` if they want nothing stored."""
        await self._check(person.user_id)
        await self._users.save_user_settings(person)
        self._keep_language(person.user_id, person.language)

    async def add_absence(self, person: UserSettings, guild_id: int, first: date, last: date) -> Absence:
        """Save an absence between two days, merged with those it touches; raises `Refused`."""
        await self._check(person.user_id)
        async with self._planning:
            now = self._now()
            start, until = absence(zone_of(person), first, last, now)
            before = await self._here(person, guild_id)
            check_length(zone_of(person), before, start, until)
            allowed = (await self._guilds.settings(guild_id)).absence_days
            check_allowance(zone_of(person), before, start, until, allowed)
            away = await self._users.add_absence(
                user_id=person.user_id, guild_id=guild_id, start=start, until=until
            )
            self._absences = await self._users.absences(after=now)
        return away

    async def _check(self, user_id: int) -> None:
        if await self._privacy.opted_out(user_id):
            raise Refused("opted-out")

    async def end_absence(self, user_id: int, guild_id: int) -> bool:
        """End a user's absence and delete planned ones; return whether there was any."""
        async with self._planning:
            ended = await self._users.end_absence(user_id=user_id, guild_id=guild_id, now=self._now())
            self._absences = await self._users.absences(after=self._now())
        return ended

    async def days_left(self, person: UserSettings, guild_id: int) -> int:
        zone = zone_of(person)
        used = days_away(zone, await self._here(person, guild_id))[today(zone, self._now()).year]
        return max(0, (await self._guilds.settings(guild_id)).absence_days - used)

    async def newcomer_record(self, user_id: int, snapshot: TableSnapshot) -> NewcomerRecord | None:
        """Return what a user knows of a table's game, if they are new to it and want tips."""
        if not (await self.settings(user_id)).show_tips:
            return None
        record = await self._logs.experience(user_id, snapshot.game_key)
        return record if record.is_new_at(snapshot.id) else None

    async def forget(self, user_id: int) -> None:
        """Delete a user's own rows; `forget_everywhere` also puts a pseudonym in their seats."""
        async with self._planning:
            with self._users.forgetting(user_id):
                await self._privacy.forget_rows(user_id)
            self._logs.forget_experience(user_id)
            await self.load()

    def unreached(self, user_id: int) -> None:
        """Remember that Discord refused a direct message to a user, who does not know it yet."""
        self._unreached.add(user_id)

    async def needs_dm_closed_notice(self, user_id: int) -> bool:
        """Return whether a user should read that their direct messages are closed, until it is taken."""
        return user_id in self._unreached and user_id in await self._pings.users_with_closed_dms()

    async def take_dm_closed_notice(self, user_id: int) -> bool:
        """Return True once: when a user should read that their direct messages are closed."""
        if user_id not in self._unreached:
            return False
        self._unreached.discard(user_id)
        return await self._pings.take_dm_closed_notice(user_id)

    async def _here(self, person: UserSettings, guild_id: int) -> list[Absence]:
        own: Iterable[Absence] = await self._users.absences(user_id=person.user_id)
        return [away for away in own if away.guild_id == guild_id]


class Guilds:
    def __init__(
        self, guilds: GuildStore, get_guild: Callable[[int], discord.Guild | None], owner_language: str
    ) -> None:
        self._get_guild, self._owner_language = get_guild, owner_language
        self.settings = guilds.settings
        self.played_in, self.with_open_tables = guilds.played_in, guilds.with_open_tables

    async def texts(self, guild_id: int) -> Texts:
        """Return texts in the guild's own language, else the one it has on Discord, else the owner's."""
        language = (await self.settings(guild_id)).language
        if language is None and (guild := self._get_guild(guild_id)) is not None:
            language = language_of(str(guild.preferred_locale))
            if language == "en":  # Discord's default, which may be no choice
                language = None
        return load_texts(language or self._owner_language)
