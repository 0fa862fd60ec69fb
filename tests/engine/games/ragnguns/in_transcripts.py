"""What Rag'n'Guns's transcripts must show beside what all games' do, and what they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.games.ragnguns.effects import BOUGHT_OFF, EFFECTS, PISTOLEROS, POSED, TRAPS

OUT_OF_REACH: Mapping[str, str] = MappingProxyType({})  # and why


def needs() -> Iterator[str]:
    """Yield what functions do not tell apart: many cards share one, each with its own numbers."""
    for card, its in (*EFFECTS.items(), *PISTOLEROS.items()):
        yield from (f"effect {card}:{number}" for number, _ in enumerate(its, 1))
    yield from (f"sprung {card}" for card in TRAPS)
    yield from (f"bought-off {card}" for card in BOUGHT_OFF)
    yield from (f"posed {card} {zone}" for card, zone in POSED)
