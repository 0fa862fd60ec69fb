"""Buttons and lists that several modules send, each next to the template that its id fits.

The class that handles a press names the template; what only its module sends stands beside that class.
An id says everything, is at most 100 characters long and never trusted. A template fits whole ids only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, UserSelect

from engine.core.records.offers import FIRST_EPOCH

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]

# An id may begin with the epoch of the database that it belongs to; one without belongs to the first.
EPOCH = r"(?:e(?P<epoch>\d{1,7}):)?"

MAX_LABEL = 80  # characters on a button, by Discord's API
MAX_BUTTON_PATH = 69  # characters of what a button answers: beside table and ply its id has no room for more
MAX_OPTION = 100  # characters of a select's label, value and description each


CHOICE = r"c:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<option>[\w:.!/-]{1,69})"


def choice_button(
    table_id: int,
    asked: int,
    option: str,
    label: str,
    style: ButtonStyle = ButtonStyle.primary,
    row: int | None = None,
) -> AnyButton:
    """Make a button for one option of the decision at ply `asked`."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"c:{table_id}:{asked}:{option}", row=row)


PICK = r"s:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"


def pick_select(
    table_id: int, asked: int, page: int, options: list[SelectOption], hint: str, least: int, most: int
) -> AnySelect:
    name = f"s:{table_id}:{asked}:{page}"
    return Select(custom_id=name, options=options, placeholder=hint, min_values=least, max_values=most)


PAGE = r"p:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"


def page_button(table_id: int, asked: int, page: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"p:{table_id}:{asked}:{page}")


HAND = r"h:(?P<table>\d{1,18})"


def hand_button(table_id: int, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"h:{table_id}")


IN_WORDS = r"iw:(?P<table>\d{1,18})"


def words_button(table_id: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"iw:{table_id}")


CARDS = r"tc:(?P<table>\d{1,18})"


def cards_button(table_id: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"tc:{table_id}")


HOW = r"how:(?P<game>[a-z-]{1,40})"


def how_button(game: str, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"how:{game}")


CHAPTER = r"ch:(?P<family>[a-z-]{1,40})(?::(?P<table>\d{1,18}))?"
SEE = r"see:(?P<family>[a-z-]{1,40})(?::(?P<table>\d{1,18}))?"


def chapter_select(
    family: str, options: list[SelectOption], hint: str, table_id: int | None = None, sort: str = "ch"
) -> AnySelect:
    """Make a list of links; with a table it explains that table's decision."""
    name = f"{sort}:{family}" if table_id is None else f"{sort}:{family}:{table_id}"
    return Select(custom_id=name, options=options[:25], placeholder=hint)


WHAT = r"q:(?P<game>[a-z]{1,20}):(?P<kind>[a-z-]{1,30}):(?P<table>\d{1,18})"


def what_button(game: str, kind: str, table_id: int, label: str) -> AnyButton:
    """Make a button for the chapter about a kind of decision; table 0 stands for a lesson."""
    return Button(label=label[:MAX_LABEL], custom_id=f"q:{game}:{kind}:{table_id}")


FAIR = r"fair"


def fair_button(label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id="fair")


REMATCH = r"r:(?P<table>\d{1,18})"


def rematch_button(table_id: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.success, custom_id=f"r:{table_id}")


LOG = r"l:(?P<table>\d{1,18}):(?P<page>\d{1,4})"


def log_button(table_id: int, page: int, label: str, *, disabled: bool = False) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"l:{table_id}:{page}", disabled=disabled)


EARLIER = r"m:(?P<table>\d{1,18}):(?P<ply>\d{1,9})"


def earlier_button(table_id: int, ply: int, label: str) -> AnyButton:
    """Make a button for the page of the log with this ply."""
    return Button(label=label[:MAX_LABEL], custom_id=f"m:{table_id}:{ply}")


CLOCK = r"k:(?P<table>\d{1,18}):(?P<verb>[a-z]{1,8})"


def clock_button(
    table_id: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"k:{table_id}:{verb}")


UNDO = r"u:(?P<table>\d{1,18}):(?P<ply>\d{1,9})"


def undo_button(table_id: int, ply: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"u:{table_id}:{ply}")


MINE = r"mine(?::(?P<verb>[a-z]{1,8}):(?P<count>\d{1,2}))?"


def my_tables_select(options: list[SelectOption], hint: str, verb: str, count: int) -> AnySelect:
    """Make a list of the user's tables, for what `verb` does at one of them."""
    return Select(custom_id=f"mine:{verb}:{count}", options=options, placeholder=hint)


AT_TABLE = r"t:(?P<table>\d{1,18})(?::(?P<verb>[a-z]{1,8}))?"


def more_button(table_id: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"t:{table_id}")


def at_table_button(table_id: int, verb: str, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"t:{table_id}:{verb}")


OFFER = r"o:(?P<offer>\d{1,18}):(?P<verb>[a-z]{1,16})(?::\d{1,2})?"


def offer_button(
    offer_id: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"o:{offer_id}:{verb}")


ADMIN = r"ad:(?P<verb>[a-z]{1,8}):(?P<number>\d{1,18})(?::(?P<ply>\d{1,9}))?"


def admin_button(
    verb: str,
    number: int,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    ply: int = 0,
    disabled: bool = False,
) -> AnyButton:
    name = f"ad:{verb}:{number}:{ply}".removesuffix(":0")
    return Button(label=label[:MAX_LABEL], style=style, custom_id=name, disabled=disabled)


def admin_select(
    verb: str, number: int, options: list[SelectOption], hint: str, *, ply: int = 0
) -> AnySelect:
    return Select(custom_id=f"ad:{verb}:{number}:{ply}".removesuffix(":0"), options=options, placeholder=hint)


FIRST = r"first"


def first_button(label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.success, custom_id="first")


def level_select(offer_id: int, seated: int, options: list[SelectOption], hint: str) -> AnySelect:
    """Make a list of levels, of which a computer player of one is added.

    Its id changes with the number of seated players: else Discord would keep showing the last pick, which
    could not be picked again.
    """
    return Select(custom_id=f"o:{offer_id}:level:{seated}", options=options, placeholder=hint)


LEARN = r"g:(?P<game>[a-z]{1,20})(?::(?P<beside>beside))?"


def learn_button(
    game: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, beside: bool = True
) -> AnyButton:
    """Make a button that begins or continues learning; `beside`: in a message of its own."""
    return Button(
        label=label[:MAX_LABEL], style=style, custom_id=f"g:{game}:beside" if beside else f"g:{game}"
    )


LESSON = r"gn:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2})"


def lesson_button(
    game: str, lesson: int, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"gn:{game}:{lesson}")


LESSONS = r"gl:(?P<game>[a-z]{0,20})"


def lessons_button(game: str, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"gl:{game}")


def lessons_select(game: str, options: list[SelectOption], hint: str) -> AnySelect:
    return Select(custom_id=f"gl:{game}", options=options, placeholder=hint)


LEARN_GAME = r"gg"


def learn_select(options: list[SelectOption], hint: str) -> AnySelect:
    return Select(custom_id="gg", options=options, placeholder=hint)


LESSON_CHOICE = r"gc:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2}):(?P<asked>\d{1,5}):(?P<option>[\w:.!/-]{1,69})"
LESSON_PICK = r"gs:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2}):(?P<asked>\d{1,5})"
LESSON_PAGE = r"gp:(?P<game>[a-z]{1,20}):(?P<page>\d{1,3})"


def as_lesson_item(item: AnyButton | AnySelect, game: str, lesson: int) -> AnyButton | AnySelect | None:
    """Turn a panel's item into that of a lesson; None if a lesson has no such item."""
    kind, _, rest = (item.custom_id or "").partition(":")
    if kind == "q":
        return item
    _, _, rest = rest.partition(":")  # without the number of the table
    asked, _, option = rest.partition(":")
    ids = {
        "c": f"gc:{game}:{lesson}:{asked}:{option}",
        "s": f"gs:{game}:{lesson}:{asked}",
        "p": f"gp:{game}:{option}",
    }
    if kind not in ids:
        return None
    item.custom_id = ids[kind]
    return item


def remove_select(offer_id: int, seated: int, options: list[SelectOption], hint: str) -> AnySelect:
    """Make a list of users whom the host may remove; its id changes like that of `level_select`."""
    return Select(custom_id=f"o:{offer_id}:remove:{seated}", options=options, placeholder=hint)


def link_button(url: str, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], url=url)


_epoch = FIRST_EPOCH  # of the one database that this process has


def begin_epoch(epoch: int) -> None:
    """Set the epoch of all ids made from now on; called at the start."""
    global _epoch
    _epoch = epoch


def view_of(items: Sequence[AnyButton | AnySelect | UserSelect[Any]]) -> discord.ui.View:
    """Make a view of items, whose ids get the epoch of the database.

    The view is stopped at once, so that nothing is stored and no timer runs.
    """
    view = discord.ui.View(timeout=None)
    for item in items:
        if item.custom_id is not None and _epoch != FIRST_EPOCH:
            item.custom_id = _of_epoch(item.custom_id, _epoch)
        view.add_item(item)
    view.stop()
    return view


def _of_epoch(custom_id: str, epoch: int) -> str:
    return custom_id if re.match(r"e\d", custom_id) else f"e{epoch}:{custom_id}"
