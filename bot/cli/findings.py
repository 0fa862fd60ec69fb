"""One line of the doctor's: how something is, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Finding:
    """One line of the doctor's."""

    sign: Literal["ok", "warn", "FAULT"]
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.sign:<5}  {self.about:<9} {self.text}"


def ok(about: str, text: str) -> Finding:
    """All is well."""
    return Finding("ok", about, text)


def warn(about: str, text: str) -> Finding:
    """The bot works, but something should be done."""
    return Finding("warn", about, text)


def fault(about: str, text: str) -> Finding:
    """The bot does not work like this."""
    return Finding("FAULT", about, text)
