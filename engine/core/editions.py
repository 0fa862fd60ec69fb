"""By which rules a game is played: numbered rulings and card sets, and the fingerprint of both.

A game goes on under the edition that it began with, so nothing is ever changed: new cards are a new file in
data/games/<family>/cards, a changed ruling asks for the version that its game carries, and what a version
is made of stands in data/games/<family>/fingerprints.toml.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
K = TypeVar("K")

DATA = Path(__file__).parents[2] / "data" / "games"


class Edition(NamedTuple):
    """What a game carries: the version of its rulings, and the number of the card set that goes with it."""

    version: int
    card_set: int


FIRST = Edition(1, 1)


class Fingerprint(NamedTuple):
    """A line of the file: what a version is made of, and the SHA-256 of all that.

    `card_set` is its number; `transcripts` are how many golden transcripts of the version, the first by their
    numbers, belong to it: more may be added, to test it better.
    """

    card_set: int
    transcripts: int
    sha256: str


def card_files(family: str) -> Mapping[int, Path]:
    """The files of a game's card sets by number, the newest last."""
    files = {int(path.stem): path for path in (DATA / family / "cards").glob("*.toml")}
    return dict(sorted(files.items()))


def card_sets(family: str, load: Callable[[Path], T]) -> Mapping[int, T]:
    """All card sets of a game by number, the newest last, read by the game's own `load`."""
    return MappingProxyType({number: load(path) for number, path in card_files(family).items()})


def by_key(sets: Iterable[Mapping[K, T]]) -> Mapping[K, T]:
    """What every set calls by a key, the newest set first; raises `ValueError` if a key means two things.

    For games whose cards have names of their own: a card that changes gets a new key, so that an id in a log
    means the same for ever, and the old one stays as long as a set names it.
    """
    known: dict[K, T] = {}
    for cards in reversed(list(sets)):
        for key, card in cards.items():
            if known.setdefault(key, card) != card:
                raise ValueError(f"{key} is another card in an older set: give the new one another key")
    return known


@cache
def fingerprints(family: str) -> Mapping[tuple[str, int], Fingerprint]:
    """What is written down of a game, by mode and version; nothing where there is no file."""
    path = DATA / family / "fingerprints.toml"
    kept: dict[str, dict[str, Any]] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return MappingProxyType(
        {
            (name, int(version)): Fingerprint(**line)
            for name, versions in kept.items()
            for version, line in versions.items()
        }
    )
