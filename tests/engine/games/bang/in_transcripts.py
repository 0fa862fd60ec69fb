"""What BANG!'s transcripts must show beside what all games' do, and what they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

OUT_OF_REACH: Mapping[str, str] = MappingProxyType(
    {"event unflipped": "hands are too small for all the 80 cards to be out of deck and discard"}
)  # and why


def needs() -> Iterator[str]:
    """What the functions do not tell apart: nothing here, a card is met as a thing."""
    yield from ()
