"""Colours, lengths and looks that several messages share."""

from __future__ import annotations

from collections.abc import Mapping

from discord import Colour, Embed

CALM = Colour(0x8C6D46)  # leather: nothing is asked of the one who looks
YOURS = Colour(0xD8A13A)  # gold: it is yours to decide
DONE = Colour(0x5C8A4A)  # sage: the game is over
OFFERED = Colour(0xB5452C)  # brick: an offer waits


def clipped(text: str, most: int) -> str:
    """The text, with an ellipsis where it would be longer than so many characters."""
    return text if len(text) <= most else text[: most - 1] + "…"


def settings_embed(title: str, values: Mapping[str, str], how: str, *, changed: bool) -> Embed:
    """All that is set, by the words for it; `how` it is changed stands below."""
    embed = Embed(title=title, colour=DONE if changed else CALM)
    for name, value in values.items():
        embed.add_field(name=name, value=value, inline=False)
    embed.set_footer(text=how)
    return embed
