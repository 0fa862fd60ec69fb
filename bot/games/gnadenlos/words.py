"""Adventurers and debt notes of Gnadenlos! in words and signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.i18n.texts import Speech, Words
from engine.core.prompts import Seat
from engine.games.gnadenlos.cards import ADVENTURERS, kind_of, owner_of
from engine.games.gnadenlos.view import View

HATS = ("🔴", "🔵", "🟡", "⚫")  # by seat; their colours are named beside them
SYMBOLS = {"gold": "⛏️", "duel": "🔫", "poker": "🃏"}


def stats(card: str, text: Words) -> str:
    """An adventurer's strengths, each with its symbol and its name."""
    one = ADVENTURERS[card]
    parts = zip(SYMBOLS, one.strengths)
    return " · ".join(
        f"{SYMBOLS[symbol]} {symbol_name(symbol, text)} {strength}" for symbol, strength in parts
    )


def symbol_name(symbol: str, text: Words) -> str:
    """What a strength is called."""
    return text(f"gnadenlos-symbol-{symbol}")


def card_name(card: str, say: Speech) -> str:
    """An adventurer, an event or a note."""
    return say.option("", card)


def player(seat: Seat, say: Speech) -> str:
    """Who sits there; for labels, not escaped."""
    return say.option("", f"seat:{seat}")


def adventurer(card: str, say: Speech, brief: bool) -> str:
    """An adventurer of a hand; `brief` leaves out the line about him."""
    head = f"**{card_name(card, say)}** · {stats(card, say.words)}"
    return head if brief else f"{head}\n{say.words(f'gnadenlos-card-{card}.line')}"


def note_name(note: str, say: Speech) -> str:
    """A note with the colour of its owner, as a sign and a word."""
    return f"{HATS[owner_of(note)]} {card_name(kind_of(note), say)}"


def notes_in_words(notes: Iterable[str], say: Speech) -> str:
    """Notes with how many there are of each."""
    counts = Counter(note_name(note, say) for note in notes)
    parts = (f"{note} ×{count}" if count > 1 else note for note, count in counts.items())
    return " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)


def whose(note: str, view: View, say: Speech) -> str:
    """Whose debt a note is, for the one who holds it."""
    owner = owner_of(note)
    if owner == view.seat:
        return say.words("gnadenlos-own-debt")
    return say.words("gnadenlos-their-debt", name=player(owner, say))
