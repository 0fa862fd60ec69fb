"""Looking for a game: a server's list of users who would like to play. Nobody is ever seated by it."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from engine.core.clocks import DAY, HOUR
from engine.core.decisions import Refused
from engine.core.records.lookings import Looking
from engine.store.lookings import LookingStore
from engine.store.results import ResultStore
from engine.store.users import UserStore
from engine.tables.availability import next_pause
from engine.tables.offer_terms import OfferLimits

MAX_LISTED = 25  # of a list, by Discord's API
CALL_SECONDS, MAX_CALLS = 6 * HOUR, 3  # between a user's calls, and a server's calls in a day
RECENT_GAMES, MIN_GAMES = 200, 30  # considered and needed to say when a server plays
BUSY_HOURS = 2


class Lookings:
    """The lists of all servers. All methods raise `Refused`."""

    def __init__(
        self,
        lookings: LookingStore,
        users: UserStore,
        results: ResultStore,
        limits: OfferLimits,
        now: Callable[[], int],
    ) -> None:
        self._lookings, self._users, self._results = lookings, users, results
        self._limits, self._now = limits, now
        self._calling = asyncio.Lock()  # no other call may come between the check and the write

    async def look(
        self, guild_id: int, user_id: int, name: str, game: str, time_control: str, hours: int
    ) -> Looking:
        """Put a user on the list until these hours, or the user's next quiet hours or absence, are over."""
        await self._limits.check_player(guild_id, user_id)
        now = self._now()
        looking = Looking(guild_id, user_id, name, game, time_control, now, now + hours * HOUR)
        await self._lookings.save(looking)
        return looking

    async def end(self, guild_id: int, user_id: int) -> bool:
        return await self._lookings.end(guild_id, user_id)

    async def of_user(self, user_id: int, guild_id: int) -> Looking | None:
        here = await self._still(await self._lookings.current(guild_id=guild_id, user_id=user_id))
        return here[0] if here else None

    async def others(self, guild_id: int, user_id: int) -> list[Looking]:
        """Return whom this user may play with of those on the list, the longest there first."""
        listed: list[Looking] = []
        for looking in await self._still(await self._lookings.current(guild_id=guild_id)):
            if (
                len(listed) < MAX_LISTED
                and looking.user_id != user_id
                and await self._users.may_sit_together(user_id, [looking.user_id])
            ):
                listed.append(looking)
        return listed

    async def _still(self, current: list[Looking]) -> list[Looking]:
        """Return the lookings that no quiet hours or absence of their user has ended, with their end."""
        users = {looking.user_id for looking in current}
        persons, planned = await self._users.settings_and_absences(users, 0)
        still = []
        for looking in current:
            away = [
                one for one in planned if (one.user_id, one.guild_id) == (looking.user_id, looking.guild_id)
            ]
            pause = next_pause(persons[looking.user_id], away, looking.created_at)
            until = min(looking.expires_at, pause) if pause is not None else looking.expires_at
            if until > self._now():
                still.append(replace(looking, expires_at=until))
        return still

    async def call_posse(self, guild_id: int, user_id: int) -> None:
        """Count a call of the server's role, which its limits may forbid."""
        async with self._calling:
            calls = await self._lookings.calls(guild_id)
            own = max((at for caller, at in calls if caller == user_id), default=None)
            if own is not None and self._now() - own < CALL_SECONDS:
                raise Refused("posse-again", until=str(own + CALL_SECONDS))
            if len(calls) >= MAX_CALLS:
                raise Refused("posse-often", max=MAX_CALLS)
            await self._lookings.save_call(guild_id, user_id)

    async def busy_at(self, guild_id: int) -> int | None:
        """Return the next moment at which `BUSY_HOURS` begin in which the server mostly plays.

        None if too few games with people have ended there.
        """
        ends = await self._results.last_ends(guild_id, RECENT_GAMES)
        if len(ends) < MIN_GAMES:
            return None
        by_hour = Counter(end % DAY // HOUR for end in ends)
        hour = max(range(24), key=lambda hour: sum(by_hour[(hour + n) % 24] for n in range(BUSY_HOURS)))
        now = self._now()
        return now + (hour * HOUR - now) % DAY
