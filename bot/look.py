"""Colours and lengths that all messages share."""

from __future__ import annotations

from discord import Colour

CALM = Colour(0x8C6D46)  # leather: nothing is asked of the one who looks
YOURS = Colour(0xD8A13A)  # gold: it is yours to decide
DONE = Colour(0x5C8A4A)  # sage: the game is over
OFFERED = Colour(0xB5452C)  # brick: an offer waits


def clipped(text: str, most: int) -> str:
    """The text, with an ellipsis where it would be longer than so many characters."""
    return text if len(text) <= most else text[: most - 1] + "…"
