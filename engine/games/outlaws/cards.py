"""The outlaws, read from data/games/outlaws/cards; an id is `7S` or `joker-red`."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.editions import card_sets

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
BEATS = {"C": "D", "D": "S", "S": "H", "H": "C"}  # clubs > diamonds > spades > hearts > clubs
BEATEN_BY = {weak: strong for strong, weak in BEATS.items()}
JOKERS = ("joker-red", "joker-black")
WEAK = 36  # the least number of outlaws with a decrement: the rule book exempts only the Jokers (R4)
CARDS = (*(rank + suit for suit in "SHCD" for rank in RANKS), *JOKERS)

Suit: TypeAlias = Literal["S", "H", "C", "D"]


class Outlaw(BaseModel):
    """One poster; modifiers apply per other player's card of the suit they name."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: str
    skill: Annotated[int, Field(ge=0)]
    increment: Annotated[int, Field(ge=0)] = 0
    strong: Suit | None = None  # the suit that the increment is against
    decrement: Annotated[int, Field(le=0)] = 0
    weak: Suit | None = None  # the suit that the decrement is against
    reward: Annotated[int, Field(gt=0)]

    @cached_property
    def suit(self) -> str:
        return "" if self.id in JOKERS else self.id[-1]

    @property
    def rank(self) -> str:
        return "" if self.id in JOKERS else self.id[:-1]


class Deck(BaseModel):
    model_config = ConfigDict(extra="forbid")

    outlaws: list[Outlaw]


def load(path: Path) -> Mapping[str, Outlaw]:
    """Read the outlaws by id; raises `ValueError` if the deck breaks R1-R4."""
    outlaws = Deck.model_validate(tomllib.loads(path.read_text("utf-8"))).outlaws
    check(outlaws)
    return {outlaw.id: outlaw for outlaw in outlaws}


def check(outlaws: Iterable[Outlaw]) -> None:
    """Raise `ValueError` with the names of the rules that this deck breaks."""
    deck = list(outlaws)
    rules = {
        "the 54 cards once each": sorted(o.id for o in deck) == sorted(CARDS),
        "modifiers follow the suit cycle": all(_in_cycle(o) for o in deck),
        "rewards rise with the rank": all(_rises(deck, suit) for suit in BEATS),
        "no two neighbors alike": all(_unlike(deck, suit) for suit in BEATS),
        "most have a weakness": sum(o.decrement < 0 for o in deck) >= WEAK,
        "Jokers dearest and without weakness": _jokers_fit(deck),
    }
    if broken := [rule for rule, holds in rules.items() if not holds]:
        raise ValueError(f"the deck breaks: {', '.join(broken)}")


def _in_cycle(outlaw: Outlaw) -> bool:
    against = (outlaw.strong, outlaw.weak)
    if outlaw.suit:
        return against == (BEATS[outlaw.suit], BEATEN_BY[outlaw.suit])
    return against == (None, None)


def _of(deck: list[Outlaw], suit: str) -> list[Outlaw]:
    return sorted((o for o in deck if o.suit == suit), key=lambda o: RANKS.index(o.rank))


def _rises(deck: list[Outlaw], suit: str) -> bool:
    rewards = [o.reward for o in _of(deck, suit)]
    return all(low < high for low, high in pairwise(rewards))


def _unlike(deck: list[Outlaw], suit: str) -> bool:
    values = [(o.skill, o.increment, o.decrement) for o in _of(deck, suit)]
    return all(low != high for low, high in pairwise(values))


def _jokers_fit(deck: list[Outlaw]) -> bool:
    jokers = [o for o in deck if not o.suit]
    dearest = max((o.reward for o in deck if o.suit), default=0)
    return all(o.reward > dearest and o.increment == o.decrement == 0 for o in jokers)


[OUTLAWS] = card_sets("outlaws", load).values()
PLACES = {card: place for place, card in enumerate(CARDS)}  # in a hand
