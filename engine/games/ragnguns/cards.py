"""The cards, Pistoleros and prebuilt decks, read from data/games/ragnguns/cards at import."""

import tomllib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.decisions import Seat
from engine.core.editions import card_sets

KEYWORDS = ("monture", "animal", "femme", "rapide", "alcool", "soin", "melee", "feu", "musique", "sherif")
EPIC = "epique"
DECK = 15

Small: TypeAlias = Annotated[int, Field(ge=0, le=5)]
Type: TypeAlias = Literal["action", "arme", "objet", "piege", "renfort"]


class Fact(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    key: str


class Price(Fact):
    """The cost of an effect; one played `again`, once a turn, leaves its card in place."""

    key: str = ""
    cost: Small
    again: bool = False


class OngoingData(BaseModel):
    """What a card does while it lies in a zone; ongoing.py explains the words."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    zone: Literal["alley", "shelter"]
    does: Literal["power", "cover", "tax", "toll", "ammo", "cards", "discount", "mend", "volleys"]
    count: Annotated[int, Field(ge=1, le=5)] = 1
    words: Annotated[tuple[str, ...], Field(strict=False)] = ()


class Card(Fact):
    type: Type
    words: Annotated[tuple[str, ...], Field(strict=False)] = ()
    cost: Small = 0
    power: Small = 0
    resistance: Small = 0
    effects: Annotated[tuple[Price, ...], Field(strict=False)] = ()
    lasts: Annotated[tuple[OngoingData, ...], Field(strict=False)] = ()
    icon: str = ""  # what its picture shows; without one, a portrait

    @property
    def posable(self) -> bool:
        return self.resistance > 0

    @cached_property
    def marks(self) -> frozenset[str]:
        return frozenset((self.type, *self.words))

    @property
    def signature(self) -> str | None:
        """Return the Pistolero without whom the card may not be in a deck."""
        return next((word for word in self.words if word in PISTOLEROS), None)


class Pistolero(Fact):
    power: Small
    words: Annotated[tuple[str, ...], Field(strict=False)]
    costs: Annotated[tuple[Small, Small], Field(strict=False)]


class Deck(Fact):
    pistolero: str
    cards: Annotated[tuple[str, ...], Field(strict=False)]

    @property
    def leader(self) -> str:
        return self.pistolero


class File(BaseModel):
    model_config = ConfigDict(extra="forbid")

    pistoleros: list[Pistolero]
    cards: list[Card]
    decks: list[Deck]


def load(path: Path) -> File:
    return File.model_validate(tomllib.loads(path.read_text("utf-8")))


[FILE] = card_sets("ragnguns", load).values()
PISTOLEROS: Mapping[str, Pistolero] = {pistolero.key: pistolero for pistolero in FILE.pistoleros}
CARDS: Mapping[str, Card] = {card.key: card for card in FILE.cards}
DECKS: Mapping[str, Deck] = {deck.key: deck for deck in FILE.decks}


def named(key: str, seat: Seat) -> str:
    """Return the id of a seat's card."""
    return f"{key}.{seat}"


@lru_cache(maxsize=1024)
def key_of(card: str) -> str:
    return card.partition(".")[0]


def owner_of(card: str) -> Seat:
    return int(card.partition(".")[2])


@lru_cache(maxsize=1024)
def card_data(card: str) -> Card:
    return CARDS[key_of(card)]


PLAIN = 3  # the value of a card that cannot be posed, like that of a small one that can


def plain_worth(card: str) -> tuple[int, int]:
    """Return power and resistance, then cheapness: a card's worth at a glance."""
    known = card_data(card)
    return known.power + known.resistance if known.posable else PLAIN, -known.cost


def has_keyword(card: str, *words: str) -> bool:
    """Return whether a card has one of these keywords or types, or none is named."""
    return not words or not card_data(card).marks.isdisjoint(words)


def is_trap(card: str) -> bool:
    return card_data(card).type == "piege"
