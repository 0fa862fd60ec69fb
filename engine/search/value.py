"""A seat's chance to win, reckoned from numbers of a table by weights that were fitted to many games.

`python -m benchmarks.fit` makes the files with the weights. Here is no library: a table has about twenty
numbers, and a sum of them takes less time than to hand them over to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, tanh
from operator import mul
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

DATA = Path(__file__).parents[2] / "data" / "games"
STEEPEST = 30.0  # of a logit: beyond it a chance is certain


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
