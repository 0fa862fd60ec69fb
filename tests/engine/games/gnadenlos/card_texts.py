"""The numbers that the texts of Gnadenlos!'s cards must contain."""

from collections.abc import Iterator

from engine.games.gnadenlos.cards import ADVENTURERS, kind_of, notes_of, value_of
from tests.card_texts import CardText, facts_of, text_of

ATTRIBUTE = "line"  # on every card


def texts() -> Iterator[CardText]:
    """Return the texts of adventurers with strengths, and of debt notes with values."""
    for key, who in ADVENTURERS.items():
        yield CardText(key, facts_of("gnadenlos", key), who.strengths)
    for note in (note for seat in range(4) for note in notes_of(seat)):
        value, letter = value_of(note), note.partition(".")[2]
        yield CardText(note, text_of(f"gnadenlos-card-{kind_of(note)}"), (value,))
        yield CardText(note, text_of(f"gnadenlos-card-{kind_of(note)}.{letter}"), (value,))


def lacking() -> Iterator[str]:
    """Return nothing: every key gets a portrait, so only texts can be missing."""
    return iter(())
