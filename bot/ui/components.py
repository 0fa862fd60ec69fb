"""Every button and list with its id, side by side, so that no id can be mistaken for another.

Only how they look; what a press does is in the features. An id says everything, is at most 100
characters long and never trusted. Ids that begin with d are of decks: bot/ui/deck_components.py.
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

# Each template fits whole ids only: discord.py tries them all with fullmatch, at every press.
CHOICE = r"c:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<option>[\w:.!/-]{1,69})"
PICK = r"s:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"
PAGE = r"p:(?P<table>\d{1,18}):(?P<asked>\d{1,9}):(?P<page>\d{1,3})"
HAND = r"h:(?P<table>\d{1,18})"
REMATCH = r"r:(?P<table>\d{1,18})"
RESIGN = r"x:(?P<table>\d{1,18})"
LOG = r"l:(?P<table>\d{1,18}):(?P<page>\d{1,4})"
EARLIER = r"m:(?P<table>\d{1,18}):(?P<ply>\d{1,9})"
MINE = r"mine(?::(?P<verb>[a-z]{1,8}):(?P<count>\d{1,2}))?"
HUB = r"hub"
AT_TABLE = r"t:(?P<table>\d{1,18})(?::(?P<verb>[a-z]{1,8}))?"
IN_WORDS = r"iw:(?P<table>\d{1,18})"
CARDS = r"tc:(?P<table>\d{1,18})"
FAIR = r"fair"
HOW = r"how:(?P<game>[a-z-]{1,40})"
CHAPTER = r"ch:(?P<family>[a-z-]{1,40})(?::(?P<table>\d{1,18}))?"
SEE = r"see:(?P<family>[a-z-]{1,40})(?::(?P<table>\d{1,18}))?"
WHAT = r"q:(?P<game>[a-z]{1,20}):(?P<kind>[a-z-]{1,30}):(?P<table>\d{1,18})"
CLOCK = r"k:(?P<table>\d{1,18}):(?P<verb>[a-z]{1,8})"
ORDERS = r"w:(?P<table>\d{1,18}):(?P<always>[01]):(?P<kind>[a-z-]{0,30})"
ORDER_KIND = r"wk:(?P<table>\d{1,18}):(?P<always>[01])"
ORDER_WORDS = r"ww:(?P<table>\d{1,18}):(?P<always>[01]):(?P<kind>[a-z-]{1,30})"
NEW_TABLE = r"nt:(?P<verb>[a-z]{1,8}):(?P<wish>[a-z0-9:+-]{1,80})"  # of bot/features/lobby/new_table.py
UNDO = r"u:(?P<table>\d{1,18}):(?P<ply>\d{1,9})"
ASK = r"a:(?P<table>\d{1,18}):(?P<ply>\d{1,9}):(?P<kind>[a-z]{1,8}):(?P<count>\d{1,2})"
PROPOSAL = r"v:(?P<proposal>\d{1,18}):(?P<verb>[a-z]{1,8})"
ADMIN = r"ad:(?P<verb>[a-z]{1,8}):(?P<number>\d{1,18})(?::(?P<ply>\d{1,9}))?"
FIRST = r"first"
HOST = r"ho:(?P<verb>[a-z]{1,10})(?::(?P<page>\d{1,6}))?"
HOST_FORM = r"hf:message"
LEARN = r"g:(?P<game>[a-z]{1,20})(?::(?P<beside>beside))?"
LESSON = r"gn:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2})"
LESSON_CHOICE = r"gc:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2}):(?P<asked>\d{1,5}):(?P<option>[\w:.!/-]{1,69})"
LESSON_PICK = r"gs:(?P<game>[a-z]{1,20}):(?P<lesson>\d{1,2}):(?P<asked>\d{1,5})"
LESSON_PAGE = r"gp:(?P<game>[a-z]{1,20}):(?P<page>\d{1,3})"
LESSONS = r"gl:(?P<game>[a-z]{0,20})"
LEARN_GAME = r"gg"
PRIVACY = r"pv:(?P<verb>[a-z]{1,12})"
ME = r"me:(?P<verb>[a-z]{1,12})"  # its items are in bot/features/user_settings/panel.py
OFFER = r"o:(?P<offer>\d{1,18}):(?P<verb>[a-z]{1,16})(?::\d{1,2})?"

# Before each of them there may be the epoch of the database that an id is of; one without is of the first.
EPOCH = r"(?:e(?P<epoch>\d{1,7}):)?"

MAX_LABEL = 80  # characters on a button, by Discord's API
MAX_BUTTON_PATH = 69  # characters of what a button answers: beside table and ply its id has no room for more
MAX_OPTION = 100  # characters of a select's label, value and description each


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


def pick_select(
    table_id: int, asked: int, page: int, options: list[SelectOption], hint: str, least: int, most: int
) -> AnySelect:
    """A list of at most 25 options, of which `least` to `most` are picked."""
    name = f"s:{table_id}:{asked}:{page}"
    return Select(custom_id=name, options=options, placeholder=hint, min_values=least, max_values=most)


def page_button(table_id: int, asked: int, page: int, label: str) -> AnyButton:
    """Another page of the options."""
    return Button(label=label[:MAX_LABEL], custom_id=f"p:{table_id}:{asked}:{page}")


def hand_button(table_id: int, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """My hand at this table."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"h:{table_id}")


def words_button(table_id: int, label: str) -> AnyButton:
    """All that the pictures of this table show, in words."""
    return Button(label=label[:MAX_LABEL], custom_id=f"iw:{table_id}")


def cards_button(table_id: int, label: str) -> AnyButton:
    """The cards that lie at this table, with all that stands on them."""
    return Button(label=label[:MAX_LABEL], custom_id=f"tc:{table_id}")


def how_button(game: str, label: str) -> AnyButton:
    """The rules of a game, from their beginning."""
    return Button(label=label[:MAX_LABEL], custom_id=f"how:{game}")


def chapter_select(
    family: str, options: list[SelectOption], hint: str, table_id: int | None = None, sort: str = "ch"
) -> AnySelect:
    """A list of chapters by their ids, or of other links; `table`: the one whose question they explain."""
    name = f"{sort}:{family}" if table_id is None else f"{sort}:{family}:{table_id}"
    return Select(custom_id=name, options=options[:25], placeholder=hint)


def what_button(game: str, kind: str, table_id: int, label: str) -> AnyButton:
    """The chapter that a kind of question belongs to, in place of the question; table 0: of a lesson."""
    return Button(label=label[:MAX_LABEL], custom_id=f"q:{game}:{kind}:{table_id}")


def fair_button(label: str) -> AnyButton:
    """How everybody can check the deal."""
    return Button(label=label[:MAX_LABEL], custom_id="fair")


def rematch_button(table_id: int, label: str) -> AnyButton:
    """Offer a rematch."""
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.success, custom_id=f"r:{table_id}")


def resign_button(table_id: int, label: str) -> AnyButton:
    """Confirm a resignation that a command asked for."""
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.danger, custom_id=f"x:{table_id}")


def log_button(table_id: int, page: int, label: str, *, disabled: bool = False) -> AnyButton:
    """A page of a table's log."""
    return Button(label=label[:MAX_LABEL], custom_id=f"l:{table_id}:{page}", disabled=disabled)


def earlier_button(table_id: int, ply: int, label: str) -> AnyButton:
    """The page of a table's log that tells of this ply."""
    return Button(label=label[:MAX_LABEL], custom_id=f"m:{table_id}:{ply}")


def clock_button(
    table_id: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    """An action about a clock: see bot/features/timeouts/actions.py."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"k:{table_id}:{verb}")


def undo_button(table_id: int, ply: int, label: str) -> AnyButton:
    """Take back the last choice that I had made when the table was at this ply."""
    return Button(label=label[:MAX_LABEL], custom_id=f"u:{table_id}:{ply}")


def ask_button(table_id: int, ply: int, kind: str, count: int, label: str) -> AnyButton:
    """Confirm a proposal that a command asked for."""
    return Button(
        label=label[:MAX_LABEL], style=ButtonStyle.primary, custom_id=f"a:{table_id}:{ply}:{kind}:{count}"
    )


def proposal_button(proposal_id: int, verb: str, label: str, style: ButtonStyle) -> AnyButton:
    """An answer to a proposal."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"v:{proposal_id}:{verb}")


def my_tables_select(options: list[SelectOption], hint: str, verb: str, count: int) -> AnySelect:
    """A list of my tables, at one of which something is to be done; the values are their numbers."""
    return Select(custom_id=f"mine:{verb}:{count}", options=options, placeholder=hint)


def hub_select(options: list[SelectOption], hint: str) -> AnySelect:
    """A list of all that I am in; the values say what is opened: see bot/features/table_actions/hub.py."""
    return Select(custom_id="hub", options=options, placeholder=hint)


def more_button(table_id: int, label: str) -> AnyButton:
    """All that I may do at this table."""
    return Button(label=label[:MAX_LABEL], custom_id=f"t:{table_id}")


def at_table_button(table_id: int, verb: str, label: str) -> AnyButton:
    """One thing to do at this table: see bot/features/table_actions/actions.py."""
    return Button(label=label[:MAX_LABEL], custom_id=f"t:{table_id}:{verb}")


def orders_button(table_id: int, label: str, *, always: bool = False, kind: str = "") -> AnyButton:
    """My standing orders, for this table or for all of mine; `kind`: the one that is being changed."""
    return Button(label=label[:MAX_LABEL], custom_id=f"w:{table_id}:{always:d}:{kind}")


def order_kinds_select(table_id: int, options: list[SelectOption], hint: str, *, always: bool) -> AnySelect:
    """A list of the questions that an order can answer."""
    return Select(custom_id=f"wk:{table_id}:{always:d}", options=options, placeholder=hint)


def order_words_select(
    table_id: int, kind: str, options: list[SelectOption], hint: str, *, always: bool
) -> AnySelect:
    """A list of the words of an order; none of them deletes it."""
    name = f"ww:{table_id}:{always:d}:{kind}"
    return Select(custom_id=name, options=options, placeholder=hint, min_values=0, max_values=len(options))


def offer_button(
    offer_id: int, verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    """An action on an offer."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"o:{offer_id}:{verb}")


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


def first_button(label: str) -> AnyButton:
    """A first game against the computer, for whoever presses it."""
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.success, custom_id="first")


def host_button(
    verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> AnyButton:
    """What the host of the bot does with all of it: see bot/features/owner/actions.py."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"ho:{verb}", disabled=disabled)


def privacy_button(verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> AnyButton:
    """What a person does with what is stored of them."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"pv:{verb}")


def level_select(offer_id: int, seated: int, options: list[SelectOption], hint: str) -> AnySelect:
    """A list of the levels of computers, of which one is added; the values are the levels.

    Its id changes with how many sit there: else Discord goes on showing what was picked, and the same level
    could not be picked a second time.
    """
    return Select(custom_id=f"o:{offer_id}:level:{seated}", options=options, placeholder=hint)


def learn_button(
    game: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, beside: bool = True
) -> AnyButton:
    """Go on with learning this family of games, or begin; `beside`: in a message of its own."""
    return Button(
        label=label[:MAX_LABEL], style=style, custom_id=f"g:{game}:beside" if beside else f"g:{game}"
    )


def lesson_button(
    game: str, lesson: int, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> AnyButton:
    """Begin this lesson again."""
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"gn:{game}:{lesson}")


def lessons_button(game: str, label: str) -> AnyButton:
    """The lessons of a game."""
    return Button(label=label[:MAX_LABEL], custom_id=f"gl:{game}")


def lessons_select(game: str, options: list[SelectOption], hint: str) -> AnySelect:
    """A list of a game's lessons; the values are their numbers."""
    return Select(custom_id=f"gl:{game}", options=options, placeholder=hint)


def learn_select(options: list[SelectOption], hint: str) -> AnySelect:
    """A list of the games that can be learned; the values are their families."""
    return Select(custom_id="gg", options=options, placeholder=hint)


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
