"""The evaluation of a game's positions: weights of its features, fitted to many games by `make fit`.

No library is used: adding twenty numbers takes less time than passing them to one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, tanh
from operator import mul
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engine.core.editions import DATA

LATE = 12  # the turn from which stories trust the weights fully
STEEPEST = 30.0  # limit of a logit, beyond which a chance counts as certain


class Unit(BaseModel):
    """One hidden unit: adds `height` times the tanh of its weighted sum."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    weights: tuple[float, ...]
    bias: float
    height: float


class Weights(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    weights: Annotated[tuple[float, ...], Field(min_length=1)]
    bias: float = 0.0
    units: tuple[Unit, ...] = ()
    players: str = ""  # who played the games: "quick", or a level
    games: int = 0
    positions: int = 0
    log_loss: float = 0.0  # log loss in games it was not fitted to
    base: float = 0.0  # the log loss of knowing only how often a seat wins
    values: Mapping[str, Any] = Field(default_factory=dict)  # the quick player's, see engine/core/values.py
    story_scale: float = 1.0  # of logits in stories, so that chances are those of quick players' games
    story_early: float = 1.0  # part of that scale at the first turn, since early positions say less
    # More of both in stories, because their worlds keep what the features leave out.
    story_sharpness: float = 1.0

    def logit(self, features: Sequence[float]) -> float:
        """Return the logarithm of the odds to win with these features."""
        logit: float = self.bias + sum(map(mul, self.weights, features))
        for unit in self.units:
            logit += unit.height * tanh(unit.bias + sum(map(mul, unit.weights, features)))
        return logit

    def chance(self, features: Sequence[float], factor: float = 1.0) -> float:
        """Return the chance to win with these features; `factor` multiplies its logit."""
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, factor * self.logit(features)))))

    def story_factor(self, turn: int) -> float:
        return self.story_scale * (self.story_early + (1 - self.story_early) * min(1.0, turn / LATE))


@cache
def weights_of(family: str) -> Weights:
    """Return a game's weights; raises `FileNotFoundError` without any."""
    return Weights.model_validate_json((DATA / family / "evaluation.json").read_bytes())
