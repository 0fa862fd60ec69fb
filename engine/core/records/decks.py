"""Decks that users keep, as plain values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SavedDeck:
    id: int
    user_id: int
    family: str
    name: str
    leader: str  # the key of the gang or card that it is built around
    cards: tuple[str, ...] = ()  # keys
    is_active: bool = False  # its owner brings it to the next game
    history: tuple[str, ...] = ()  # earlier lists, oldest first: leader and cards, separated by spaces
