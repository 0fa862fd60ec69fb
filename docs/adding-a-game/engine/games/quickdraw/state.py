"""The state of a game of Quickdraw: the ten shots, and who holds which. No rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.decisions import Seat
from engine.core.editions import by_key, card_sets
from engine.core.rules import State

LIVES = 3


def load(path: Path) -> Mapping[str, int]:
    """How fast each shot of a set is, by its id."""
    shots: Mapping[str, int] = tomllib.loads(path.read_text("utf-8"))["speed"]
    return shots


SETS = card_sets("quickdraw", load)
SPEED = by_key(SETS.values())  # of every shot of any set: an id means the same for ever


def in_order(shots: Iterable[str]) -> list[str]:
    """Shots as they lie in a hand, the slowest first."""
    return sorted(shots, key=SPEED.__getitem__)


@dataclass(slots=True)
class Player:
    """One seat."""

    hand: list[str]
    lives: int = LIVES


@dataclass(slots=True, kw_only=True)
class QuickdrawState(State):
    """The whole table. At rest nothing is `fired`."""

    players: list[Player]
    undealt: list[str]  # nobody ever sees them
    fired: str = ""  # the shot that may still be dodged
    discard: list[str] = field(default_factory=list)
    active: Seat = 0
    turn: int = 1
    winners: list[Seat] = field(default_factory=list)
