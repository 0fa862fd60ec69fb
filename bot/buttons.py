"""Everything that can be pressed and its id, side by side, so that no two ids can be mistaken for another.

Here is how they look; what a press does is in bot/items.py. An id says everything, is at most 100
characters long and never trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]

# Each template fits whole ids only: discord.py tries them all with fullmatch, at every press.
CHOICE = r"c:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<option>[\w:.!-]{1,60})"
PICK = r"s:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"
PAGE = r"p:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"
HAND = r"h:(?P<table>\d{1,18})"
REMATCH = r"r:(?P<table>\d{1,18})"
RESIGN = r"x:(?P<table>\d{1,18})"
LOG = r"l:(?P<table>\d{1,18}):(?P<page>\d{1,4})"
MINE = r"mine"
OFFER = r"o:(?P<offer>\d{1,18}):(?P<verb>[a-z]{1,16})"

LABEL = 80  # characters on a button, by Discord's API
OPTION = 100  # characters of a select's label, value and description each


def choice_button(
    table: int,
    asked: int,
    option: str,
    label: str,
    style: ButtonStyle = ButtonStyle.primary,
    row: int | None = None,
) -> AnyButton:
    """One option of the question put at ply `asked`."""
    return Button(label=label[:LABEL], style=style, custom_id=f"c:{table}:{asked}:{option}", row=row)


def pick_select(
    table: int, asked: int, page: int, options: list[SelectOption], hint: str, least: int, most: int
) -> AnySelect:
    """A list of at most 25 options, of which `least` to `most` are picked."""
    name = f"s:{table}:{asked}:{page}"
    return Select(custom_id=name, options=options, placeholder=hint, min_values=least, max_values=most)


def page_button(table: int, asked: int, page: int, label: str) -> AnyButton:
    """Another page of the options."""
    return Button(label=label[:LABEL], custom_id=f"p:{table}:{asked}:{page}")


def hand_button(table: int, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """My hand at this table."""
    return Button(label=label[:LABEL], style=style, custom_id=f"h:{table}")


def rematch_button(table: int, label: str) -> AnyButton:
    """The same people once more."""
    return Button(label=label[:LABEL], style=ButtonStyle.success, custom_id=f"r:{table}")


def resign_button(table: int, label: str) -> AnyButton:
    """The second word of a resignation: the first was a command."""
    return Button(label=label[:LABEL], style=ButtonStyle.danger, custom_id=f"x:{table}")


def log_button(table: int, page: int, label: str, *, disabled: bool = False) -> AnyButton:
    """A page of a table's log."""
    return Button(label=label[:LABEL], custom_id=f"l:{table}:{page}", disabled=disabled)


def my_tables_select(options: list[SelectOption], hint: str) -> AnySelect:
    """Which of my tables; the values are their numbers."""
    return Select(custom_id="mine", options=options, placeholder=hint)


def offer_button(offer: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """What can be done with an offer."""
    return Button(label=label[:LABEL], style=style, custom_id=f"o:{offer}:{verb}")


def sealed(items: Sequence[AnyButton | AnySelect]) -> discord.ui.View:
    """The items as Discord wants them; stopped at once, so that nothing is stored and no timer runs."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view
