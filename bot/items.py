"""What a press does. Every item is found by its id alone, so it works after any restart.

How the items look and what their ids are is in bot/buttons.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

from discord import Interaction
from discord.ui import DynamicItem, Item

from bot import buttons, offer_post, press
from bot.errors import answered


class Pressed(DynamicItem[Item[Any]], template=r"never"):
    """An item that was pressed, and what its id says. Never sent: plain buttons are, see bot/buttons.py."""

    def __init__(self, item: Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match
        self.table = self.number("table")

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    def number(self, name: str) -> int:
        """A number of the id; 0, which no table and no ply has, where the id has none of that name."""
        return int(self.match.groupdict().get(name) or 0)


def values(interaction: Interaction[Any]) -> tuple[str, ...]:
    """What was picked in a select, as Discord says it: it may be anything."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    return tuple(map(str, data.get("values") or ()))


class Choice(Pressed, template=buttons.CHOICE):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.choose(interaction, self.table, self.number("asked"), (self.match["option"],))


class Pick(Pressed, template=buttons.PICK):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.choose(interaction, self.table, self.number("asked"), values(interaction))


class Page(Pressed, template=buttons.PAGE):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.turn_page(interaction, self.table, self.number("page"))


class Hand(Pressed, template=buttons.HAND):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.show_hand(interaction, self.table)


class Rematch(Pressed, template=buttons.REMATCH):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await offer_post.rematch(interaction, self.table)


class Resign(Pressed, template=buttons.RESIGN):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.resign(interaction, self.table)


class Log(Pressed, template=buttons.LOG):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.show_log(interaction, self.table, self.number("page"))


class Mine(Pressed, template=buttons.MINE):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await press.show_mine(interaction, values(interaction))


class Offer(Pressed, template=buttons.OFFER):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await offer_post.pressed(interaction, self.number("offer"), self.match["verb"])


ITEMS: tuple[type[Pressed], ...] = (Choice, Pick, Page, Hand, Rematch, Resign, Log, Mine, Offer)
