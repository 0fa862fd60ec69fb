"""The codes of `Refused` that a family of games raises, in `GameModule.refusals`.

Tests compare them with the code, and with the messages `<family>-no-<code>` of each language. Codes that
belong to no game are defined where they are raised.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias


class Refusal(NamedTuple):
    when: str
    facts: Mapping[str, str]  # the meaning of each


Refusals: TypeAlias = Mapping[str, Refusal]


def refusal(when: str, **facts: str) -> Refusal:
    return Refusal(when, MappingProxyType(facts))
