"""What was fitted to many games: weights for a seat's chance to win, factors for what others' deeds tell.

`make fit` writes the files with the weights, `make signs` those with the factors. No library is used: to sum
about twenty numbers takes less time than to hand them over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, tanh
from operator import mul
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

DATA = Path(__file__).parents[2] / "data" / "games"
STEEPEST = 30.0  # of a logit: beyond it a chance is certain
FACTORS = "signs.json"

Odds: TypeAlias = Mapping[str, float]  # by kind of card: so many times as likely as by the deal alone


class Unit(BaseModel):
    """One bend in the curve: what is added where its own sum is high, and taken away where it is low."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    weights: tuple[float, ...]
    bias: float
    height: float


class Weights(BaseModel):
    """A file of weights, with how well it foretells games that it was not fitted to.

    `log_loss` is what a prophecy costs on the average, `base` the same for who only knows how often a seat
    wins; `players` are those whose games they were.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    weights: Annotated[tuple[float, ...], Field(min_length=1)]
    bias: float = 0.0
    units: tuple[Unit, ...] = ()
    players: str = ""
    games: int = 0
    positions: int = 0
    log_loss: float = 0.0
    base: float = 0.0

    def chance(self, features: Sequence[float]) -> float:
        """How likely a seat wins that has these features, from 0 to 1."""
        logit = self.bias + sum(map(mul, self.weights, features))
        for unit in self.units:
            logit += unit.height * tanh(unit.bias + sum(map(mul, unit.weights, features)))
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, logit))))


@cache
def weights_of(family: str) -> Weights:
    """The weights of a game; raises `FileNotFoundError` where none have been fitted."""
    return Weights.model_validate_json((DATA / family / "value.json").read_bytes())


class Factors(BaseModel):
    """A file of factors: how likely a kind of card is in a hand after a sign (engine/core/game_module.py).

    They are kept soft, for people are not computers; `games` were played to find them.
    `gains` say for each kind of player how much more likely the real hand is by them, in natural units of
    logarithm a question, in games that they were not fitted to.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    signs: Mapping[str, Odds]
    games: int = 0
    gains: Mapping[str, float] = Field(default_factory=dict)

    def odds(self, told_of: Mapping[str, float]) -> Odds:
        """What all signs say together, each by the part of the hand that it tells of."""
        found: dict[str, float] = {}
        for sign, part in told_of.items():
            for kind, factor in self.signs.get(sign, {}).items():
                found[kind] = found.get(kind, 1.0) * (1 - part + part * factor)
        return found


@cache
def factors_of(family: str) -> Factors | None:
    """The factors of a game; None where none have been fitted."""
    file = DATA / family / FACTORS
    return Factors.model_validate_json(file.read_bytes()) if file.exists() else None
