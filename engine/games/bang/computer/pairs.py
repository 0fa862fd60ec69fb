"""How often each pair of characters wins: the computer against itself, both sides with pairs drawn by lot.

12,000 games, each pair about 200 times; a few games say little, so each is drawn towards what its two
characters do with all others. `make balance` plays such games anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# By the alphabet: of a hundred games those won beside each of the characters that follow.
_TABLE = """
bart-cassidy     73 51 64 86 64 64 54 51 43 50 60 64 69 51 51
black-jack       58 63 86 66 66 61 55 53 58 64 67 69 55 51
calamity-janet   40 72 39 47 34 30 28 35 35 51 52 35 34
el-gringo        75 48 55 38 34 30 37 50 50 58 38 40
jesse-jones      77 79 72 71 67 69 76 78 85 68 65
jourdonnais      55 40 41 31 42 44 58 54 36 44
kit-carlson      48 46 44 45 57 59 66 44 48
lucky-duke       28 25 32 38 50 52 31 35
paul-regret      27 35 39 44 48 24 34
pedro-ramirez    25 33 49 46 25 33
rose-doolan      42 48 49 29 36
sid-ketchum      58 59 37 42
slab-the-killer  65 49 52
suzy-lafayette   49 55
vulture-sam      31
willy-the-kid
"""


def _pairs(table: str) -> dict[frozenset[str], int]:
    rows = [row.split() for row in table.strip().splitlines()]
    names = [row[0] for row in rows]
    return {
        frozenset((name, other)): int(won)
        for place, (name, *wins) in enumerate(rows)
        for other, won in zip(names[place + 1 :], wins)
    }


PAIRS: Mapping[frozenset[str], int] = MappingProxyType(_pairs(_TABLE))
