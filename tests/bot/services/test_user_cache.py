"""The cache of users agrees with the store."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from bot.i18n.texts import load_texts
from bot.services.user_cache import SOON, Guilds, UserCache
from engine.core.decisions import Refused
from engine.core.records.guilds import GuildSettings
from engine.core.records.users import UserSettings
from engine.store.store import Store

ALICE, BOB, HERE, THERE = 1, 2, 10, 20
DAY = 86400


def user_cache(store: Store, now: Callable[[], int]) -> UserCache:
    guilds = Guilds(store.guilds, lambda _: None, "en")
    return UserCache(store.users, store.privacy, store.logs, store.pings, guilds, now)


class World:
    """A user cache over a store, with a clock."""

    def __init__(self, store: Store, time: int) -> None:
        self.store, self.time = store, time
        self.people = user_cache(store, lambda: self.time)

    async def leaves(self, user_id: int, first: int, last: int, guild_id: int = HERE) -> None:
        """Add an absence from one day of January 2026 to another, both included."""
        await self.people.add_absence(
            UserSettings(user_id), guild_id, date(2026, 1, first), date(2026, 1, last)
        )

    async def restarted(self) -> UserCache:
        people = user_cache(self.store, lambda: self.time)
        await people.load()
        return people


@pytest.fixture
def world(store: Store) -> World:
    return World(store, int(datetime(2026, 1, 1, tzinfo=UTC).timestamp()))


async def test_a_language_is_known_at_once_after_a_restart_and_until_it_is_taken_back(world: World) -> None:
    await world.people.save(UserSettings(ALICE, "fr"))
    assert world.people.language(ALICE) == "fr"
    assert (await world.restarted()).language(ALICE) == "fr"

    await world.people.save(UserSettings(ALICE))
    assert world.people.language(ALICE) is None
    assert (await world.restarted()).language(ALICE) is None


async def test_others_know_of_an_absence_a_fortnight_before_and_until_it_is_over(world: World) -> None:
    await world.leaves(ALICE, 20, 21)
    start = world.time + 19 * DAY
    records = []
    for time in (start - SOON - 1, start - SOON, start, start + 2 * DAY - 1, start + 2 * DAY):
        world.time = time
        records.append(world.people.current_absence(ALICE, HERE) is not None)

    assert records == [False, True, True, True, False]


async def test_an_absence_concerns_one_person_on_one_server(world: World) -> None:
    await world.leaves(ALICE, 1, 3)

    assert world.people.current_absence(ALICE, THERE) is None
    assert world.people.current_absence(BOB, HERE) is None
    assert world.people.current_absence(None, HERE) is None


async def test_the_line_that_tells_of_it_shows_no_name_that_could_do_something(world: World) -> None:
    await world.leaves(ALICE, 1, 3)
    now = world.people.absence_line(ALICE, "*Al*\u202eice", HERE, load_texts("en"))
    world.time -= DAY
    soon = world.people.absence_line(ALICE, "", HERE, load_texts("en"))

    assert now.startswith("🏖️ \\*Al\\*ice is away, back on <t:")
    assert soon.startswith("🏖️ Nameless Stranger will be away from <t:")
    assert world.people.absence_line(BOB, "Bob", HERE, load_texts("en")) == ""


async def test_days_are_counted_down_and_come_back_with_them(world: World) -> None:
    await world.leaves(ALICE, 1, 10)
    assert await world.people.days_left(UserSettings(ALICE), HERE) == 20
    assert await world.people.days_left(UserSettings(ALICE), THERE) == 30

    world.time += 3 * DAY
    assert await world.people.end_absence(ALICE, HERE)
    assert await world.people.days_left(UserSettings(ALICE), HERE) == 27
    assert world.people.current_absence(ALICE, HERE) is None
    assert not await world.people.end_absence(ALICE, HERE)


async def test_what_goes_beyond_the_allowance_is_refused_and_not_saved(world: World) -> None:
    await world.leaves(ALICE, 1, 25)
    with pytest.raises(Refused) as why:
        await world.leaves(ALICE, 26, 31)

    assert why.value.facts == {"year": "2026", "left": 5}
    assert len(await world.store.users.absences()) == 1


async def test_who_is_to_be_told_that_their_doors_are_closed_is_told_once(world: World) -> None:
    await world.store.pings.save_direct_message_count(ALICE, 5, 1, closed=True)
    people = await world.restarted()

    assert [
        await people.take_dm_closed_notice(ALICE),
        await people.take_dm_closed_notice(ALICE),
        await people.take_dm_closed_notice(BOB),
    ] == [True, False, False]
    assert not await (await world.restarted()).take_dm_closed_notice(ALICE)


async def test_a_person_can_be_forgotten(world: World) -> None:
    await world.people.save(UserSettings(ALICE, "es"))
    await world.leaves(ALICE, 1, 3)
    await world.leaves(BOB, 1, 3)
    await world.people.forget(ALICE)

    assert world.people.language(ALICE) is None
    assert world.people.current_absence(ALICE, HERE) is None
    assert world.people.current_absence(BOB, HERE) is not None
    assert await world.store.users.user_settings(ALICE) == UserSettings(ALICE)


# the language of a guild's texts


SPANISH, ENGLISH, UNKNOWN = 1, 2, 3
GUILDS: dict[int, Any] = {
    SPANISH: SimpleNamespace(preferred_locale="es-ES"),
    ENGLISH: SimpleNamespace(preferred_locale="en-US"),
}


async def test_what_a_server_has_set_goes_before_what_discord_says(store: Store) -> None:
    await store.guilds.save_settings(SPANISH, GuildSettings(language="en"))

    assert (await Guilds(store.guilds, GUILDS.get, "fr").texts(SPANISH)).language == "en"


async def test_else_a_server_is_spoken_to_as_discord_says(store: Store) -> None:
    assert (await Guilds(store.guilds, GUILDS.get, "fr").texts(SPANISH)).language == "es"


@pytest.mark.parametrize("guild_id", [ENGLISH, UNKNOWN])
async def test_english_is_what_discord_says_of_a_server_that_has_chosen_nothing(
    store: Store, guild_id: int
) -> None:
    assert (await Guilds(store.guilds, GUILDS.get, "fr").texts(guild_id)).language == "fr"
