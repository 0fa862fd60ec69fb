"""Completion of an option while it is typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from discord.app_commands import Choice

from bot.buttons import OPTION
from bot.look import clipped

T = TypeVar("T", str, int)
MOST = 25  # choices that Discord shows


def fitting(named: Iterable[tuple[str, T]], current: str) -> list[Choice[T]]:
    """The values whose names have what was typed so far in them."""
    fits = [(name, value) for name, value in named if current.casefold() in name.casefold()]
    return [Choice(name=clipped(name, OPTION), value=value) for name, value in fits[:MOST]]
