"""Colors, lengths and helpers that several messages share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from discord import Color, Embed
from discord.app_commands import Choice

from bot.i18n.day_words import normalized
from bot.i18n.texts import Phrases, Texts
from bot.ui.components import LEARN, MAX_OPTION, AnyButton
from engine.games import MODULES
from engine.tables.snapshot import TableSnapshot

NEUTRAL_COLOR = Color(0x8C6D46)  # leather: the viewer need not act
YOUR_TURN_COLOR = Color(0xD8A13A)  # gold: the viewer must act
FINISHED_COLOR = Color(0x5C8A4A)  # sage: the game is over
OFFER_COLOR = Color(0xB5452C)  # brick: an open offer


SEAL = 16  # hexadecimal digits of a commitment that fit a small line; "Fair?" has the others


def truncate(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def settings_embed(title: str, values: Mapping[str, str], how: str, *, changed: bool) -> Embed:
    """Show settings by name; `how` to change them is in the footer."""
    embed = Embed(title=title, color=FINISHED_COLOR if changed else NEUTRAL_COLOR)
    for name, value in values.items():
        embed.add_field(name=name, value=value, inline=False)
    embed.set_footer(text=how)
    return embed


T = TypeVar("T", str, int)
MAX_CHOICES = 25  # choices that Discord shows


def matching(
    named: Iterable[tuple[str, T]], current: str, also: Callable[[T], Iterable[str]] = lambda _: ()
) -> list[Choice[T]]:
    """Return the values whose names contain what was typed; `also`: other names of a value."""
    sought = normalized(current)
    fits = [
        (name, value)
        for name, value in named
        if sought in normalized(name) or any(sought in normalized(other) for other in also(value))
    ]
    return [Choice(name=truncate(name, MAX_OPTION), value=value) for name, value in fits[:MAX_CHOICES]]


def phrases_for(snapshot: TableSnapshot, text: Texts) -> Phrases:
    return Phrases(
        text, snapshot.game.rules.family, [participant.name for participant in snapshot.participants]
    )


def teach_buttons(family: str, text: Texts) -> list[AnyButton]:
    """Return the button that teaches a game, if it has lessons."""
    return (
        [LEARN.button(text("btn-teach"), family=family, beside="beside")] if MODULES[family].lessons else []
    )
