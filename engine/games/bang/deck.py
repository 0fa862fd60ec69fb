"""The cards and characters, read from data/games/bang/cards and checked at import."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.core.editions import card_sets

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "SHDC"
FOR_ALL = frozenset(("gatling", "indians"))  # kinds of cards that hit both of a side
EXPLODING = frozenset(RANKS[: RANKS.index("10")])


class Kind(BaseModel):
    """All cards of one name: their reach as a weapon, and rank and suit of each copy."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    key: str
    color: Literal["brown", "blue"]
    weapon: Annotated[int, Field(ge=1)] = 0
    faces: str


class CharacterData(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    key: str
    life: Annotated[int, Field(ge=3, le=4)]


class DeckFile(BaseModel):
    model_config = ConfigDict(extra="forbid")

    kinds: list[Kind]
    characters: list[CharacterData]


@dataclass(frozen=True, slots=True)
class Card:
    """One card, with an id like `bang-7S`; a second one with that face is `stagecoach-9S.2`."""

    kind: str
    rank: str
    suit: str

    @property
    def red(self) -> bool:
        return self.suit in "HD"

    @property
    def explodes(self) -> bool:
        return self.suit == "S" and self.rank in EXPLODING


def load(path: Path) -> DeckFile:
    """Read a card file; raises `ValueError` for unknown faces, repeated kinds or missing characters."""
    box = DeckFile.model_validate(tomllib.loads(path.read_text("utf-8")))
    faces = [face for kind in box.kinds for face in kind.faces.split()]
    if wrong := sorted({face for face in faces if face[:-1] not in RANKS or face[-1] not in SUITS}):
        raise ValueError(f"there are no such cards: {', '.join(wrong)}")
    if twice := [key for key, count in Counter(kind.key for kind in box.kinds).items() if count > 1]:
        raise ValueError(f"these kinds are there twice: {', '.join(twice)}")
    if len({person.key for person in box.characters}) != 16:
        raise ValueError("there are not 16 characters")
    return box


def _cards(box: DeckFile) -> Iterator[tuple[str, Card]]:
    for kind in box.kinds:
        met: Counter[str] = Counter()
        for face in kind.faces.split():
            met[face] += 1
            copy = f".{met[face]}" if met[face] > 1 else ""
            yield f"{kind.key}-{face}{copy}", Card(kind.key, face[:-1], face[-1])


[BOX] = card_sets("bang", load).values()
CARDS: Mapping[str, Card] = dict(_cards(BOX))
KIND: Mapping[str, str] = {key: card.kind for key, card in CARDS.items()}
KINDS: Mapping[str, Kind] = {kind.key: kind for kind in BOX.kinds}
BROWN = frozenset(card for card, kind in KIND.items() if KINDS[kind].color == "brown")  # played and gone
LIFE: Mapping[str, int] = {character.key: character.life for character in BOX.characters}
