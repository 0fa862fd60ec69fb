"""In which language a server is spoken to, where everybody reads."""

from __future__ import annotations

from collections.abc import Callable

from bot.i18n.texts import Words, language_of, words
from engine.store.store import Store


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
