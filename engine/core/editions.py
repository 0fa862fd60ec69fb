"""Editions: the versions of a game's rulings and cards, and what was released.

A game continues under the edition that it began with. New cards are a new file in the game's cards folder;
a changed ruling checks the version. data/releases.toml lists what was released.
"""

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
K = TypeVar("K")

DATA = Path(__file__).parents[2] / "data" / "games"
RELEASES = DATA.parent / "releases.toml"
LOOKS = ("icon",)  # card data for pictures only


class Edition(NamedTuple):
    version: int  # number of the rulings
    card_set: int = 1
    protocol: int = 1  # raised by hand when kinds of decisions, options or events change


FIRST = Edition(1)


class Release(NamedTuple):
    card_set: int
    protocol: int
    sha256: str


def card_files(family: str) -> Mapping[int, Path]:
    """Return the files of a game's card sets by number, the newest last."""
    files = {int(path.stem): path for path in (DATA / family / "cards").glob("*.toml")}
    return dict(sorted(files.items()))


def card_sets(family: str, load: Callable[[Path], T]) -> Mapping[int, T]:
    """Return all card sets of a game by number, the newest last, read by the game's own `load`."""
    return MappingProxyType({number: load(path) for number, path in card_files(family).items()})


def by_key(sets: Iterable[Mapping[K, T]]) -> Mapping[K, T]:
    """Return the cards of all sets by key, the newest set first.

    A key in a log must keep its meaning, so a changed card needs a new key. Raises `ValueError` if a key
    means two cards.
    """
    known: dict[K, T] = {}
    for cards in reversed(list(sets)):
        for key, card in cards.items():
            if known.setdefault(key, card) != card:
                raise ValueError(f"{key} is another card in an older set: give the new one another key")
    return known


@cache
def fingerprint(family: str, game: str, edition: Edition) -> str:
    """Return the SHA-256 of what decides how a game is played: rulings, protocol and card data."""
    path = card_files(family).get(edition.card_set)
    cards = _without_looks(tomllib.loads(path.read_text("utf-8"))) if path else None
    parts = [game, edition.version, edition.protocol, cards]
    return sha256(json.dumps(parts, ensure_ascii=False).encode()).hexdigest()


def _without_looks(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_looks(value) for key, value in data.items() if key not in LOOKS}
    return [_without_looks(item) for item in data] if isinstance(data, list) else data


def releases(path: Path = RELEASES) -> Mapping[tuple[str, int], Release]:
    games: dict[str, dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))
    return {
        (game, int(version)): Release(**release)
        for game, versions in games.items()
        for version, release in versions.items()
    }
