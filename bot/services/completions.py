"""Suggestions while a command is typed: a list too long for Discord ends with a line that says so."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import discord
from discord.app_commands import Choice

from bot.i18n.texts import Texts
from bot.ui.style import MAX_CHOICES


class CompletionResponse(discord.InteractionResponse[Any]):
    """Ends a list that is too long with a line that asks the user to type more."""

    def __init__(self, parent: discord.Interaction[Any], texts: Callable[[], Texts]) -> None:
        super().__init__(parent)
        self._texts = texts

    async def autocomplete(self, choices: Sequence[Choice[Any]]) -> None:
        if len(choices) > MAX_CHOICES:
            # its value is the typed text, so that a pick of it is refused with an explanation
            typed = next(_focused(self._parent.data), "")
            value = 0 if isinstance(choices[0].value, int) else str(typed) or "…"
            choices = [*choices[: MAX_CHOICES - 1], Choice(name=self._texts()("choices-more"), value=value)]
        await super().autocomplete(choices)


def _focused(data: Any) -> Iterator[Any]:
    """Yield the typed text of the option that is being completed."""
    for option in (data or {}).get("options", ()):
        if option.get("focused"):
            yield option.get("value", "")
        yield from _focused(option)
