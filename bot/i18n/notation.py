"""Playing cards' corners and numbers with a sign, as everybody reads them."""

from __future__ import annotations

import re

# The last sign of each asks for text: as emoji spades and clubs are black on Discord's dark grey.
SUITS = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e"}
_FACE = re.compile(r"(?:.*-)?(10|[2-9JQKA])([SHDC])")


def corner(card: str) -> str:
    """`2♠` for an id that ends in a face, such as 2S or beer-2S; empty for one that does not."""
    face = _FACE.fullmatch(card)
    return face[1] + SUITS[face[2]] if face else ""


def signed(value: int) -> str:
    """+2 or −1, with the sign that is as wide as the plus."""
    return f"+{value}" if value > 0 else f"−{-value}"
