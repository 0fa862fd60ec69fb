"""Reproducible chance that no owner can choose.

docs/players/fair-deals.md specifies the numbers; keep both in agreement.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from math import exp
from struct import Struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from _hashlib import HASH

T = TypeVar("T")
SAMPLE_STEPS = 1000  # steps into which `sample_near_best` divides the range of chances


@dataclass(slots=True)
class Rng:
    seed: str  # 64 hexadecimal digits
    use_count: int = 0  # of shuffles, picks and rolls

    def add_entropy(self, number: int) -> None:
        """Make all later chance depend on this number too."""
        self.seed = hmac.digest(bytes.fromhex(self.seed), str(number).encode("ascii"), "sha256").hex()

    def _words(self) -> Iterator[int]:
        """Take the next count, even if none of its numbers is needed."""
        counter = self.use_count
        self.use_count += 1
        return _numbers(bytes.fromhex(self.seed), counter)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place, by Fisher and Yates, from the last item to the second."""
        words = self._words()
        for i in range(len(items) - 1, 0, -1):
            j = _below(i + 1, words)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: Sequence[T]) -> T:
        return items[_below(len(items), self._words())]

    def roll(self, dice: int = 1) -> list[int]:
        words = self._words()
        return [_below(6, words) + 1 for _ in range(dice)]


def sample_near_best(worth: Mapping[T, float], temperature: float, rng: Rng) -> T:
    """Draw an item by its worth; one worth `temperature` less is drawn about a third as often."""
    best = max(worth.values())
    odds = {item: exp((value - best) / temperature) for item, value in worth.items()}
    position = rng.pick(range(SAMPLE_STEPS)) / SAMPLE_STEPS * sum(odds.values())
    for item, part in odds.items():
        position -= part
        if position < 0:
            return item
    return max(worth, key=worth.__getitem__)


def _numbers(key: bytes, counter: int) -> Iterator[int]:
    """Return the 32-bit words of HMAC-SHA256(key, counter ‖ block), eight from each block."""
    return chain.from_iterable(_blocks(key, counter))


def _blocks(key: bytes, counter: int) -> Iterator[tuple[int, ...]]:
    inner, outer = _keyed(key)
    for block in count():
        inside, outside = inner.copy(), outer.copy()
        inside.update(_PLACE.pack(counter, block))
        outside.update(inside.digest())
        yield _WORDS.unpack(outside.digest())


_PLACE, _WORDS = Struct(">QI"), Struct(">8I")
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


@lru_cache(maxsize=512)
def _keyed(key: bytes) -> tuple[HASH, HASH]:
    """Prepare both hashes of HMAC-SHA256 for a key of at most one block.

    The module `hmac` takes 1.7 times as long, because it reads the key each time.
    """
    block = key.ljust(64, b"\0")
    return sha256(block.translate(_INNER)), sha256(block.translate(_OUTER))


def _below(n: int, words: Iterator[int]) -> int:
    """Return a number below n; skip words past the last multiple of n, which would favor low numbers."""
    word = next(words)
    while word - (rest := word % n) > 2**32 - n:
        word = next(words)
    return rest


def seed_from(*words: object) -> str:
    """Return a seed for chance that deals no users' game, such as computers' and benchmarks'."""
    return sha256(repr(words).encode()).hexdigest()


def deal_seed(secret: str, table_id: int, client_seeds: Iterable[int]) -> str:
    """Return a game's seed: HMAC-SHA256, keyed by the secret, of the table's id and the client seeds.

    Client seeds are in seat order; a computer's is an id that Discord gave at the start.
    """
    text = ":".join(map(str, (table_id, *client_seeds)))
    return hmac.digest(bytes.fromhex(secret), text.encode("ascii"), "sha256").hex()
