"""The numbers that the texts of Revolver 2's cards must contain, and what a card lacks."""

from collections.abc import Iterator

from engine.games.revolver import ongoing
from engine.games.revolver.cards import CARDS, FIELDS, PEOPLE
from engine.games.revolver.effects import EFFECTS as PLAYED
from engine.games.revolver.effects.people import LOSSES
from engine.games.revolver.operations import IDLE
from engine.games.revolver.state import PLACED
from tests.card_texts import CardText, text_of, undrawn

ATTRIBUTE = ""  # many have no text


def texts() -> Iterator[CardText]:
    """Return the texts of both decks, and of guardians whose loss has an effect."""
    for key, card in CARDS.items():
        played = PLAYED[key].numbers if key in PLAYED else ()
        yield CardText(
            key, text_of(f"revolver-card-{key}.text"), (*played, *ongoing.NUMBERS.get(card.lasting, ()))
        )
    for key in PEOPLE:
        lost = LOSSES[key].numbers if key in LOSSES else ()
        yield CardText(key, text_of(f"revolver-card-{key}.text"), lost)
    yield CardText("arrival", text_of("revolver-card-arrival.text"), (PLACED, 0, IDLE))


def lacking() -> Iterator[str]:
    """Return the cards that lack a picture."""
    for key, fact in (*CARDS.items(), *FIELDS.items()):
        yield from undrawn(key, fact.icon)
