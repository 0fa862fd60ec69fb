"""What WANTED's transcripts must show beside what all games' do, and what they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

OUT_OF_REACH: Mapping[str, str] = MappingProxyType(
    {
        "function rules.Rounds.next_best": "asked by tables where a silent seat has won",
        "event drawn": "a duel must be tied with every single card of the deck",
    }
)  # and why


def needs() -> Iterator[str]:
    """What the functions do not tell apart: nothing here, a card is met as a thing."""
    yield from ()
