"""The language of a guild's texts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.user_cache import Guilds
from engine.core.records.guilds import GuildSettings
from engine.store.store import Store

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
