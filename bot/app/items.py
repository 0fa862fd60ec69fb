"""What a press does. Every item is found by its id alone, so it works after any restart.

How the items look and what their ids are is in bot/ui/components.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

from discord import Interaction
from discord.ui import DynamicItem, Item

from bot.features.auto_responses import panel as orders_panel
from bot.features.decks import seat as deck_seat
from bot.features.lobby import actions as offer_post
from bot.features.lobby import actions as rematch
from bot.features.play import actions as press
from bot.features.proposals import actions as agreeing
from bot.features.shared.errors import answered
from bot.features.time import actions as clock_press
from bot.ui import components as buttons


class Pressed(DynamicItem[Item[Any]], template=r"never"):
    """An item that was pressed, and what its id says. Plain buttons are sent: bot/ui/components.py."""

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
        await rematch.rematch(interaction, self.table)


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


class Clock(Pressed, template=buttons.CLOCK):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await clock_press.pressed(interaction, self.table, self.match["verb"])


class Orders(Pressed, template=buttons.ORDERS):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        kind, always = self.match["kind"], self.match["always"] == "1"
        await orders_panel.press_orders(interaction, self.table, kind, always=always)


class OrderKind(Pressed, template=buttons.ORDER_KIND):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        kind, always = "".join(values(interaction)[:1]), self.match["always"] == "1"
        await orders_panel.press_orders(interaction, self.table, kind, always=always)


class OrderWords(Pressed, template=buttons.ORDER_WORDS):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        kind, always = self.match["kind"], self.match["always"] == "1"
        seen = await interaction.client.tables.see(self.table)
        await orders_panel.save_order(interaction, seen, kind, values(interaction), always=always)


class Deck(Pressed, template=buttons.DECK):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await deck_seat.pick_deck(interaction, self.number("offer"), "".join(values(interaction)[:1]))


class DropDeck(Pressed, template=buttons.DROP_DECK):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await deck_seat.drop_deck(interaction, self.number("deck"))


class Undo(Pressed, template=buttons.UNDO):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await agreeing.undo(interaction, self.table, self.number("ply"))


class Ask(Pressed, template=buttons.ASK):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        kind, count = self.match["kind"], self.number("count")
        await agreeing.ask(interaction, self.table, kind, ply=self.number("ply"), count=count)


class Proposal(Pressed, template=buttons.PROPOSAL):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await agreeing.answer(interaction, self.number("proposal"), self.match["verb"])


class Offer(Pressed, template=buttons.OFFER):
    @answered
    async def callback(self, interaction: Interaction[Any]) -> None:
        await offer_post.pressed(interaction, self.number("offer"), self.match["verb"])


ITEMS: tuple[type[Pressed], ...] = (
    Choice,
    Pick,
    Page,
    Hand,
    Rematch,
    Resign,
    Log,
    Mine,
    Clock,
    Orders,
    OrderKind,
    OrderWords,
    Deck,
    DropDeck,
    Undo,
    Ask,
    Proposal,
    Offer,
)
