"""What is common to everything that can be pressed: found by its id alone, so it works after any restart.

Each item stands beside what its press does, in the features; how it looks and what its id is, in
bot/ui/components.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

import discord
from discord.ui import DynamicItem, Item

from bot.features.shared.errors import explain
from bot.features.shared.suspension import tell_frozen
from bot.services.context import Interaction


class Pressed(DynamicItem[Item[Any]], template=r"never"):
    """An item that was pressed, and what its id says. Plain buttons are sent: bot/ui/components.py."""

    def __init__(self, item: Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match
        self.table = self.number("table")

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    def number(self, name: str) -> int:
        """A number of the id; 0, which no table and no ply has, where the id has none of that name."""
        return int(self.match.groupdict().get(name) or 0)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the press does. discord.py only logs what an item raises: the person is told."""
        try:
            with interaction.client.services.panels.answering(interaction.user.id, self.table):
                await self.act(interaction)
        except Exception as error:
            await explain(interaction, error, self.table)
        await tell_frozen(interaction)

    async def act(self, interaction: Interaction) -> None:
        """What this press does; whatever it raises is explained to the person."""
        raise NotImplementedError


def values(interaction: Interaction) -> tuple[str, ...]:
    """What was picked in a select, as Discord says it: it may be anything."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    return tuple(map(str, data.get("values") or ()))
