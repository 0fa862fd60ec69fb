"""The numbers that the texts of WANTED's posters must contain."""

from collections.abc import Iterator

from engine.games.outlaws.cards import OUTLAWS
from tests.card_texts import CardText, facts_of

ATTRIBUTE = "crime"  # on every card


def texts() -> Iterator[CardText]:
    """Return the texts of posters with skill, modifiers and reward."""
    for key, one in OUTLAWS.items():
        modifiers = [abs(n) for n in (one.increment, one.decrement) if n]
        yield CardText(key, facts_of("outlaws", key), (one.skill, *modifiers, one.reward))


def lacking() -> Iterator[str]:
    """Return nothing: every key gets a portrait, so only texts can be missing."""
    return iter(())
