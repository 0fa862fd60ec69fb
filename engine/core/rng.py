"""Chance that two fields can store, any language can repeat, and no host can choose.

docs/players/fair-deals.md specifies how the numbers are made; the two must agree.
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
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from _hashlib import HASH

T = TypeVar("T")
FINE = 1000  # parts of what is drawn by its worth


@dataclass(slots=True)
class Rng:
    """All chance of a game: `seed` is 64 hexadecimal digits, `used` counts the shuffles, picks and rolls."""

    seed: str
    use_count: int = 0

    def add_entropy(self, number: int) -> None:
        """Make all later chance depend on this number as well; the count goes on."""
        self.seed = hmac.digest(bytes.fromhex(self.seed), str(number).encode("ascii"), "sha256").hex()

    def _words(self) -> Iterator[int]:
        """The numbers of the next count, which is used up even if none of them is needed."""
        counter = self.use_count
        self.use_count += 1
        return _numbers(bytes.fromhex(self.seed), counter)

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a new order, in place (Fisher and Yates, from the last to the second)."""
        words = self._words()
        for i in range(len(items) - 1, 0, -1):
            j = _below(i + 1, words)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as any other."""
        return items[_below(len(items), self._words())]

    def roll(self, dice: int = 1) -> list[int]:
        """The faces, 1 to 6, of so many dice rolled at once."""
        words = self._words()
        return [_below(6, words) + 1 for _ in range(dice)]


def sample_near_best(worth: Mapping[T, float], care: float, rng: Rng) -> T:
    """One drawn by its worth: the best most often, one worse by `care` about a third as often."""
    top = max(worth.values())
    odds = {each: exp((value - top) / care) for each, value in worth.items()}
    at = rng.pick(range(FINE)) / FINE * sum(odds.values())
    for each, part in odds.items():
        at -= part
        if at < 0:
            return each
    return max(worth, key=worth.__getitem__)


def _numbers(key: bytes, counter: int) -> Iterator[int]:
    """The 32-bit words of HMAC-SHA256(key, counter ‖ block), eight from each block."""
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
    """Both hashes of HMAC-SHA256 before any text: reading the key is half of the work, and a game has one.

    The module `hmac` does the same in 1.7 times the time. A key longer than a block would have to be hashed.
    """
    block = key.ljust(64, b"\0")
    return sha256(block.translate(_INNER)), sha256(block.translate(_OUTER))


def _below(n: int, words: Iterator[int]) -> int:
    """A number from 0 to n-1; words past the last multiple of n are skipped, else low ones were likelier."""
    word = next(words)
    while word - (rest := word % n) > 2**32 - n:
        word = next(words)
    return rest


class CommitmentTerms(NamedTuple):
    """What the seal of an offer binds, so that it cannot be chosen when all the numbers are known."""

    epoch: int
    table_id: int
    game: str
    variant: str


def commitment(secret: str, terms: CommitmentTerms) -> str:
    """What is posted before anyone sits down: the SHA-256 of terms and secret; 64 hexadecimal digits."""
    return sha256(":".join(map(str, ("wanted", *terms, secret))).encode()).hexdigest()


def seed_from(*words: object) -> str:
    """The seed that these words make, for chance that deals no game of people's: computers and benchmarks."""
    return sha256(repr(words).encode()).hexdigest()


def deal_seed(secret: str, table_id: int, numbers: Iterable[int]) -> str:
    """The seed of a game: HMAC-SHA256 by the secret of the table's number and those that its players added.

    The numbers come in the order of the seats; a computer's is an id that Discord gave at the start.
    """
    text = ":".join(map(str, (table_id, *numbers)))
    return hmac.digest(bytes.fromhex(secret), text.encode("ascii"), "sha256").hex()
