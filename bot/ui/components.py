"""Every button and list with its id, side by side, so that no id can be mistaken for another.

Only how they look; what a press does is in the features. An id says everything, is at most 100
characters long and never trusted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select

from engine.core.records import FIRST_EPOCH

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]

# Each template fits whole ids only: discord.py tries them all with fullmatch, at every press.
# An id begins with the epoch of the database that it is of; one without is of the first.
EPOCH = r"(?:e(?P<epoch>\d{1,7}):)?"
CHOICE = EPOCH + r"c:(?P<table>\d{1,12}):(?P<asked>\d{1,8}):(?P<option>[\w:.!/-]{1,69})"
PICK = EPOCH + r"s:(?P<table>\d{1,12}):(?P<asked>\d{1,8}):(?P<page>\d{1,3})"
PAGE = EPOCH + r"p:(?P<table>\d{1,12}):(?P<asked>\d{1,8}):(?P<page>\d{1,3})"
HAND = EPOCH + r"h:(?P<table>\d{1,12})"
REMATCH = EPOCH + r"r:(?P<table>\d{1,12})"
RESIGN = EPOCH + r"x:(?P<table>\d{1,12})"
LOG = EPOCH + r"l:(?P<table>\d{1,12}):(?P<page>\d{1,4})"
EARLIER = EPOCH + r"m:(?P<table>\d{1,12}):(?P<ply>\d{1,9})"
MINE = EPOCH + r"mine"
CLOCK = EPOCH + r"k:(?P<table>\d{1,12}):(?P<verb>[a-z]{1,8})"
ORDERS = EPOCH + r"w:(?P<table>\d{1,12}):(?P<always>[01]):(?P<kind>[a-z-]{0,30})"
ORDER_KIND = EPOCH + r"wk:(?P<table>\d{1,12}):(?P<always>[01])"
ORDER_WORDS = EPOCH + r"ww:(?P<table>\d{1,12}):(?P<always>[01]):(?P<kind>[a-z-]{1,30})"
DECK = EPOCH + r"d:(?P<offer>\d{1,12})"
DROP_DECK = EPOCH + r"dd:(?P<deck>\d{1,12})"
UNDO = EPOCH + r"u:(?P<table>\d{1,12}):(?P<ply>\d{1,9})"
ASK = EPOCH + r"a:(?P<table>\d{1,12}):(?P<ply>\d{1,9}):(?P<kind>[a-z]{1,8}):(?P<count>\d{1,2})"
PROPOSAL = EPOCH + r"v:(?P<proposal>\d{1,12}):(?P<verb>[a-z]{1,8})"
OFFER = EPOCH + r"o:(?P<offer>\d{1,12}):(?P<verb>[a-z]{1,16})(?::\d{1,2})?"

LABEL = 80  # characters on a button, by Discord's API
ON_BUTTON = 69  # characters of what a button answers: beside table and ply its id has no room for more
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
    """Offer a rematch."""
    return Button(label=label[:LABEL], style=ButtonStyle.success, custom_id=f"r:{table}")


def resign_button(table: int, label: str) -> AnyButton:
    """Confirm a resignation that a command asked for."""
    return Button(label=label[:LABEL], style=ButtonStyle.danger, custom_id=f"x:{table}")


def log_button(table: int, page: int, label: str, *, disabled: bool = False) -> AnyButton:
    """A page of a table's log."""
    return Button(label=label[:LABEL], custom_id=f"l:{table}:{page}", disabled=disabled)


def earlier_button(table: int, ply: int, label: str) -> AnyButton:
    """The page of a table's log that tells of this ply."""
    return Button(label=label[:LABEL], custom_id=f"m:{table}:{ply}")


def clock_button(table: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """An action about a clock: see bot/features/time/actions.py."""
    return Button(label=label[:LABEL], style=style, custom_id=f"k:{table}:{verb}")


def undo_button(table: int, ply: int, label: str) -> AnyButton:
    """Take back the last choice that I had made when the table was at this ply."""
    return Button(label=label[:LABEL], custom_id=f"u:{table}:{ply}")


def ask_button(table: int, ply: int, kind: str, count: int, label: str) -> AnyButton:
    """Confirm a proposal that a command asked for."""
    style = ButtonStyle.primary
    return Button(label=label[:LABEL], style=style, custom_id=f"a:{table}:{ply}:{kind}:{count}")


def proposal_button(proposal: int, verb: str, label: str, style: ButtonStyle) -> AnyButton:
    """An answer to a proposal."""
    return Button(label=label[:LABEL], style=style, custom_id=f"v:{proposal}:{verb}")


def my_tables_select(options: list[SelectOption], hint: str) -> AnySelect:
    """A list of my tables; the values are their numbers."""
    return Select(custom_id="mine", options=options, placeholder=hint)


def orders_button(table: int, label: str, *, always: bool = False, kind: str = "") -> AnyButton:
    """My standing orders, for this table or for all of mine; `kind`: the one that is being changed."""
    return Button(label=label[:LABEL], custom_id=f"w:{table}:{always:d}:{kind}")


def order_kinds_select(table: int, options: list[SelectOption], hint: str, *, always: bool) -> AnySelect:
    """A list of the questions that an order can answer."""
    return Select(custom_id=f"wk:{table}:{always:d}", options=options, placeholder=hint)


def order_words_select(
    table: int, kind: str, options: list[SelectOption], hint: str, *, always: bool
) -> AnySelect:
    """A list of the words of an order; none of them deletes it."""
    name = f"ww:{table}:{always:d}:{kind}"
    return Select(custom_id=name, options=options, placeholder=hint, min_values=0, max_values=len(options))


def offer_button(offer: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """An action on an offer."""
    return Button(label=label[:LABEL], style=style, custom_id=f"o:{offer}:{verb}")


def level_select(offer: int, seated: int, options: list[SelectOption], hint: str) -> AnySelect:
    """A list of the levels of computers, of which one is added; the values are the levels.

    Its id changes with how many sit there: else Discord goes on showing what was picked, and the same level
    could not be picked a second time.
    """
    return Select(custom_id=f"o:{offer}:level:{seated}", options=options, placeholder=hint)


def link_button(url: str, label: str) -> AnyButton:
    """A link to a place on Discord."""
    return Button(label=label[:LABEL], url=url)


def deck_select(offer: int, options: list[SelectOption], hint: str) -> AnySelect:
    """A list of my decks to bring, to this offer if it is not 0; the values are the decks' numbers."""
    return Select(custom_id=f"d:{offer}", options=options, placeholder=hint)


def drop_deck_button(deck: int, label: str) -> AnyButton:
    """Confirm the deletion of a deck that a command asked for."""
    return Button(label=label[:LABEL], style=ButtonStyle.danger, custom_id=f"dd:{deck}")


def sealed(items: Sequence[AnyButton | AnySelect], epoch: int) -> discord.ui.View:
    """The items as Discord wants them, of this epoch of the database.

    The view is stopped at once, so that nothing is stored and no timer runs.
    """
    view = discord.ui.View(timeout=None)
    for item in items:
        if item.custom_id is not None and epoch != FIRST_EPOCH:
            item.custom_id = _of_epoch(item.custom_id, epoch)
        view.add_item(item)
    view.stop()
    return view


def _of_epoch(custom_id: str, epoch: int) -> str:
    """The id with its epoch, once; nothing else begins like it."""
    return custom_id if re.match(r"e\d", custom_id) else f"e{epoch}:{custom_id}"
