"""What Revolver 2's transcripts must show beside what all games' do, and what they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.games.revolver.cards import CARDS
from engine.games.revolver.effects import EFFECTS

OUT_OF_REACH: Mapping[str, str] = MappingProxyType(
    {
        "event tossed": "one round may be tied, by the two nines; of four one side always wins two",
    }
)  # and why


def needs() -> Iterator[str]:
    """What the functions do not tell apart: many cards share one."""
    yield from (f"played {card}" for card in CARDS if card in EFFECTS)
