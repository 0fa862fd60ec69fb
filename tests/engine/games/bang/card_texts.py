"""The numbers that the texts of BANG!'s cards must contain, and what a card lacks."""

from collections.abc import Iterator

from bot.games.bang import cards as pictures
from engine.games.bang.cards import RECORDS
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import KINDS
from tests.card_texts import CardText, text_of, undrawn

ATTRIBUTE = "text"  # on every card


def texts() -> Iterator[CardText]:
    """Return the texts of kinds of card and characters."""
    for key, known in (*RECORDS.items(), *CHARACTERS.items()):
        yield CardText(key, text_of(f"bang-card-{key}.text"), known.numbers)


def lacking() -> Iterator[str]:
    """Return what the records lack."""
    for key in KINDS.keys() | RECORDS.keys():
        if key not in KINDS or key not in RECORDS:
            yield f"{key}: no {'record' if key in KINDS else 'line in the deck'}"
            continue
        record = RECORDS[key]
        parts = {
            "effect or answer": record.effect or record.answers,
            "worth in hand": record.computer.keep is not None,
            "judgement of playing it": record.effect is None or record.computer.gain,
            "judgement of its targets": record.targets is None or record.computer.target,
        }
        yield from (f"{key}: no {part}" for part, there in parts.items() if not there)
        drawn = (part.partition(" ")[0] for part in record.look.effect_icons)
        yield from undrawn(key, pictures.icon_of(key), *drawn)
