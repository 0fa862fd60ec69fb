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
    """One option of the question put at ply `asked`."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"c:{table_id}:{asked}:{option}", row=row)


PICK = r"s:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"


def pick_select(
    table_id: int, asked: int, page: int, options: list[SelectOption], hint: str, least: int, most: int
) -> AnySelect:
    """A list of at most 25 options, of which `least` to `most` are picked."""
    name = f"s:{table_id}:{asked}:{page}"
    return Select(custom_id=name, options=options, placeholder=hint, min_values=least, max_values=most)


PAGE = r"p:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"


def page_button(table_id: int, asked: int, page: int, label: str) -> AnyButton:
    """Another page of the options."""
    return Button(label=label[:MAX_LABEL], custom_id=f"p:{table_id}:{asked}:{page}")


HAND = r"h:(?P<table>\d{1,18})"


def hand_button(table_id: int, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """My hand at this table."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"h:{table_id}")


IN_WORDS = r"iw:(?P<table>\d{1,18})"


def words_button(table_id: int, label: str) -> AnyButton:
    """All that the pictures of this table show, in words."""
    return Button(label=label[:MAX_LABEL], custom_id=f"iw:{table_id}")


CARDS = r"tc:(?P<table>\d{1,18})"


def cards_button(table_id: int, label: str) -> AnyButton:
    """The cards that lie at this table, with all that stands on them."""
    return Button(label=label[:MAX_LABEL], custom_id=f"tc:{table_id}")


HOW = r"how:(?P<game>[a-z-]{1,40})"


def how_button(game: str, label: str) -> AnyButton:
    """The rules of a game, from their beginning."""
    return Button(label=label[:MAX_LABEL], custom_id=f"how:{game}")


CHAPTER = r"ch:(?P<family>[a-z-]{1,40})(?::(?P<table>\d{1,18}))?"
SEE = r"see:(?P<family>[a-z-]{1,40})(?::(?P<table>\d{1,18}))?"


def chapter_select(
    family: str, options: list[SelectOption], hint: str, table_id: int | None = None, sort: str = "ch"
) -> AnySelect:
    """A list of chapters by their ids, or of other links; `table`: the one whose question they explain."""
    name = f"{sort}:{family}" if table_id is None else f"{sort}:{family}:{table_id}"
    return Select(custom_id=name, options=options[:25], placeholder=hint)


WHAT = r"q:(?P<game>[a-z]{1,20}):(?P<kind>[a-z-]{1,30}):(?P<table>\d{1,18})"


def what_button(game: str, kind: str, table_id: int, label: str) -> AnyButton:
    """The chapter that a kind of question belongs to, in place of the question; table 0: of a lesson."""
    return Button(label=label[:MAX_LABEL], custom_id=f"q:{game}:{kind}:{table_id}")


FAIR = r"fair"


def fair_button(label: str) -> AnyButton:
    """How everybody can check the deal."""
    return Button(label=label[:MAX_LABEL], custom_id="fair")


REMATCH = r"r:(?P<table>\d{1,18})"


def rematch_button(table_id: int, label: str) -> AnyButton:
    """Offer a rematch."""
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.success, custom_id=f"r:{table_id}")


LOG = r"l:(?P<table>\d{1,18}):(?P<page>\d{1,4})"


def log_button(table_id: int, page: int, label: str, *, disabled: bool = False) -> AnyButton:
    """A page of a table's log."""
    return Button(label=label[:MAX_LABEL], custom_id=f"l:{table_id}:{page}", disabled=disabled)


EARLIER = r"m:(?P<table>\d{1,18}):(?P<ply>\d{1,9})"


def earlier_button(table_id: int, ply: int, label: str) -> AnyButton:
    """The page of a table's log that tells of this ply."""
    return Button(label=label[:MAX_LABEL], custom_id=f"m:{table_id}:{ply}")


CLOCK = r"k:(?P<table>\d{1,18}):(?P<verb>[a-z]{1,8})"


def clock_button(
    table_id: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    """An action about a clock: see bot/features/timeouts/actions.py."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"k:{table_id}:{verb}")


UNDO = r"u:(?P<table>\d{1,18}):(?P<ply>\d{1,9})"


def undo_button(table_id: int, ply: int, label: str) -> AnyButton:
    """Take back the last choice that I had made when the table was at this ply."""
    return Button(label=label[:MAX_LABEL], custom_id=f"u:{table_id}:{ply}")


MINE = r"mine(?::(?P<verb>[a-z]{1,8}):(?P<count>\d{1,2}))?"


def my_tables_select(options: list[SelectOption], hint: str, verb: str, count: int) -> AnySelect:
    """A list of my tables, at one of which something is to be done; the values are their numbers."""
    return Select(custom_id=f"mine:{verb}:{count}", options=options, placeholder=hint)


AT_TABLE = r"t:(?P<table>\d{1,18})(?::(?P<verb>[a-z]{1,8}))?"


def more_button(table_id: int, label: str) -> AnyButton:
    """All that I may do at this table."""
    return Button(label=label[:MAX_LABEL], custom_id=f"t:{table_id}")


def at_table_button(table_id: int, verb: str, label: str) -> AnyButton:
    """One thing to do at this table: see bot/features/table_actions/actions.py."""
    return Button(label=label[:MAX_LABEL], custom_id=f"t:{table_id}:{verb}")


OFFER = r"o:(?P<offer>\d{1,18}):(?P<verb>[a-z]{1,16})(?::\d{1,2})?"


def offer_button(
    offer_id: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    """An action on an offer."""
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
    """Something a moderator does to a table or an offer of this number, or looks at."""
    name = f"ad:{verb}:{number}:{ply}".removesuffix(":0")
    return Button(label=label[:MAX_LABEL], style=style, custom_id=name, disabled=disabled)


def admin_select(
    verb: str, number: int, options: list[SelectOption], hint: str, *, ply: int = 0
) -> AnySelect:
    """A list of what a moderator may pick."""
    return Select(custom_id=f"ad:{verb}:{number}:{ply}".removesuffix(":0"), options=options, placeholder=hint)


FIRST = r"first"


def first_button(label: str) -> AnyButton:
    """A first game against the computer, for whoever presses it."""
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.success, custom_id="first")


def level_select(offer_id: int, seated: int, options: list[SelectOption], hint: str) -> AnySelect:
    """A list of the levels of computers, of which one is added; the values are the levels.

    Its id changes with how many sit there: else Discord goes on showing what was picked, and the same level
    could not be picked a second time.
    """
    return Select(custom_id=f"o:{offer_id}:level:{seated}", options=options, placeholder=hint)


LEARN = r"g:(?P<game>[a-z]{1,20})(?::(?P<beside>beside))?"


def learn_button(
    game: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, beside: bool = True
) -> AnyButton:
    """Go on with learning this family of games, or begin; `beside`: in a message of its own."""
    return Button(
        label=label[:MAX_LABEL], style=style, custom_id=f"g:{game}:beside" if beside else f"g:{game}"
    )


LESSON = r"gn:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2})"


def lesson_button(
    game: str, lesson: int, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    """Begin this lesson again."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"gn:{game}:{lesson}")


LESSONS = r"gl:(?P<game>[a-z]{0,20})"


def lessons_button(game: str, label: str) -> AnyButton:
    """The lessons of a game."""
    return Button(label=label[:MAX_LABEL], custom_id=f"gl:{game}")


def lessons_select(game: str, options: list[SelectOption], hint: str) -> AnySelect:
    """A list of a game's lessons; the values are their numbers."""
    return Select(custom_id=f"gl:{game}", options=options, placeholder=hint)


LEARN_GAME = r"gg"


def learn_select(options: list[SelectOption], hint: str) -> AnySelect:
    """A list of the games that can be learned; the values are their families."""
    return Select(custom_id="gg", options=options, placeholder=hint)


LESSON_CHOICE = r"gc:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2}):(?P<asked>\d{1,5}):(?P<option>[\w:.!/-]{1,69})"
LESSON_PICK = r"gs:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2}):(?P<asked>\d{1,5})"
LESSON_PAGE = r"gp:(?P<game>[a-z]{1,20}):(?P<page>\d{1,3})"


def as_lesson_item(item: AnyButton | AnySelect, game: str, lesson: int) -> AnyButton | AnySelect | None:
    """A panel's item for a lesson: answers and pages have other ids there; only the rule book is the same."""
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
    """A list of those whom the host may remove; its id changes as that of `level_select` does."""
    return Select(custom_id=f"o:{offer_id}:remove:{seated}", options=options, placeholder=hint)


def link_button(url: str, label: str) -> AnyButton:
    """A link to a place on Discord."""
    return Button(label=label[:MAX_LABEL], url=url)


_epoch = FIRST_EPOCH  # of the one database that this process has


def begin_epoch(epoch: int) -> None:
    """From now on what is sent is of this epoch; called at the start, before anything is."""
    global _epoch
    _epoch = epoch


def view_of(items: Sequence[AnyButton | AnySelect | UserSelect[Any]]) -> discord.ui.View:
    """The items as Discord wants them, their ids with the epoch of the database.

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
    """The id with its epoch, once; nothing else begins like it."""
    return custom_id if re.match(r"e\d", custom_id) else f"e{epoch}:{custom_id}"
