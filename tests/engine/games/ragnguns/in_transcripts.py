"""What Rag'n'Guns's transcripts must show beside what all games' do, and what they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.games.ragnguns.cards import NEWEST, SETS
from engine.games.ragnguns.effects import BOUGHT_OFF, EFFECTS, PISTOLEROS, POSED, TRAPS

EARLIER = "no card of the newest set has it; transcripts of earlier ones show it"
GONE = ("empties", "jams", "loads", "mills", "topples")
OUT_OF_REACH: Mapping[str, str] = MappingProxyType(
    {
        **{f"function vocabulary.{word}.do": EARLIER for word in GONE},
        **{f"event {event}": EARLIER for event in ("emptied", "jammed")},
    }
)  # and why


def needs() -> Iterator[str]:
    """What the functions do not tell apart: many cards share one, each with its own numbers."""
    now = {card.key for card in SETS[NEWEST].cards}  # what earlier sets had, their own transcripts show
    for card, its in (*EFFECTS.items(), *PISTOLEROS.items()):
        if card in now or card in PISTOLEROS:
            yield from (f"effect {card}:{number}" for number, _ in enumerate(its, 1))
    yield from (f"sprung {card}" for card in TRAPS if card in now)
    yield from (f"bought-off {card}" for card in BOUGHT_OFF if card in now)
    yield from (f"posed {card} {zone}" for card, zone in POSED if card in now)
