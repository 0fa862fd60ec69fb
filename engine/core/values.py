"""What cards and situations are worth to a game's quick player: fitted numbers, apart from the code."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from engine.core.editions import DATA


class Values(NamedTuple):
    numbers: Mapping[str, float]
    rows: Mapping[str, Sequence[float]]
    tables: Mapping[str, Mapping[str, Any]]


@cache
def values_of(family: str) -> Values:
    """Return what stands under `values` in data/games/<family>/evaluation.json."""
    kinds: tuple[dict[str, Any], ...] = ({}, {}, {})
    values = json.loads((DATA / family / "evaluation.json").read_text("utf-8"))["values"]
    for name, value in values.items():
        kinds[2 if isinstance(value, dict) else isinstance(value, list)][name] = value
    return Values(*kinds)
