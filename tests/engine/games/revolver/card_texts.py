"""What the texts of Revolver 2's cards must say, and what a card of it may lack."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.revolver import ongoing
from engine.games.revolver.cards import CARDS, FIELDS, PEOPLE
from engine.games.revolver.effects import EFFECTS as PLAYED
from engine.games.revolver.effects.people import LOSSES
from tests.card_texts import CardText, text_of, undrawn

ATTRIBUTE = ""  # many have no text


def texts() -> Iterator[CardText]:
    """The cards of both decks, and those whom it costs something to lose."""
    for key, card in CARDS.items():
        played = PLAYED[key].numbers if key in PLAYED else ()
        yield CardText(
            key, text_of(f"revolver-card-{key}.text"), (*played, *ongoing.NUMBERS.get(card.lasting, ()))
        )
    for key in PEOPLE:
        lost = LOSSES[key].numbers if key in LOSSES else ()
        yield CardText(key, text_of(f"revolver-card-{key}.text"), lost)


def lacking() -> Iterator[str]:
    """A picture."""
    for key, fact in (*CARDS.items(), *FIELDS.items()):
        yield from undrawn(key, fact.icon)
