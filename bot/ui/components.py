"""The ids of buttons and lists that several modules send; other ids are declared at their handlers.

An id contains everything its handler needs, has at most 100 characters and is never trusted.
"""

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, UserSelect

from engine.core.records.offers import FIRST_EPOCH

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]
Value: TypeAlias = int | str

# An id may begin with the epoch of the database that it belongs to; one without belongs to the first.
EPOCH = r"(?:e(?P<epoch>\d{1,7}):)?"

MAX_LABEL = 80  # characters on a button, by Discord's API
MAX_BUTTON_PATH = 69  # characters of a button's reply path, which its id has room for
MAX_OPTION = 100  # characters of a select's label, value and description each


class ItemId:
    """A kind of id: a prefix and named parts, joined by colons.

    Each part is declared by the maximum digits of a number, or the pattern of a text. The part named
    `optional` is the last one and may be missing. A part whose name begins with `_` only makes ids differ.
    """

    def __init__(self, prefix: str, *, optional: str = "", **parts: Value) -> None:
        self.prefix, self._parts = prefix, parts
        self.template = prefix
        for name, part in parts.items():
            pattern = rf"\d{{1,{part}}}" if isinstance(part, int) else part
            group = f":(?P<{name}>{pattern})"
            self.template += f"(?:{group})?" if name == optional else group

    def name(self, **values: Value | None) -> str:
        """Return the id with these values; one that is missing or None ends it."""
        if unknown := values.keys() - self._parts.keys():
            raise TypeError(f"ids {self.prefix} have no {', '.join(unknown)}")
        known = (values[part] for part in self._parts if values.get(part) is not None)
        return ":".join([self.prefix, *map(str, known)])

    @property
    def example(self) -> dict[str, str]:
        """Return a placeholder for each value that a handler gets."""
        return {name: "" for name in self._parts if not name.startswith("_")}

    def values(self, match: re.Match[str]) -> dict[str, Any]:
        """Return an id's values for its handler: numbers as integers, without missing ones."""
        texts = {name: text for name in self._parts if (text := match[name]) is not None}
        numbers = {name: int(text) for name, text in texts.items() if isinstance(self._parts[name], int)}
        return {name: value for name, value in (texts | numbers).items() if not name.startswith("_")}

    def button(
        self,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        emoji: str | None = None,
        disabled: bool = False,
        row: int | None = None,
        **values: Value | None,
    ) -> AnyButton:
        name = self.name(**values)
        label = label[:MAX_LABEL]
        return Button(label=label, style=style, custom_id=name, emoji=emoji, disabled=disabled, row=row)

    def select(
        self,
        options: list[SelectOption],
        hint: str | None = None,
        *,
        counts: tuple[int, int] = (1, 1),
        row: int | None = None,
        **values: Value | None,
    ) -> AnySelect:
        """Make a list; `counts` are the least and most options to pick."""
        name, (low, high) = self.name(**values), counts
        return Select(
            custom_id=name, options=options, placeholder=hint, min_values=low, max_values=high, row=row
        )


PATH = r"[\w:.!/+-]{1,69}"  # the path of a play
FAMILY, GAME, KIND, VERB = "[a-z]{1,20}", "[a-z-]{1,40}", "[a-z-]{1,30}", "[a-z]{1,8}"

CHOICE = ItemId("c", table_id=18, ply=9, option=PATH)
# After a reply was taken back ids differ, or Discord would keep showing it, and could not send it again.
PICK = ItemId("s", table_id=18, ply=9, _page=3, _undone=4, optional="_undone")
PAGE = ItemId("p", table_id=18, _ply=9, page=3)
HAND = ItemId("h", table_id=18)
IN_WORDS = ItemId("iw", table_id=18)
CARDS = ItemId("tc", table_id=18)
LOG = ItemId("l", table_id=18, page=4)
EARLIER = ItemId("m", table_id=18)  # the newest page of the log
CLOCK = ItemId("k", table_id=18, verb=VERB)
UNDO = ItemId("u", table_id=18, ply=9)
REMATCH = ItemId("r", table_id=18)
MORE = ItemId("t", table_id=18, verb=VERB, optional="verb")
REPLAY = ItemId("rv", table_id=18, ply=9, optional="ply")  # the replay, at its end or at a row of the log
MY_TABLES = ItemId("mine", verb=VERB, count=2)
OFFER = ItemId("o", offer_id=18, verb="[a-z]{1,16}", _seated=2, optional="_seated")
HOST = ItemId("oh", offer_id=18, verb="[a-z]{1,16}", _seated=2, optional="_seated")  # in the user's own panel
FIRST_GAME = ItemId("first")
FRIEND = ItemId("friend")  # asks whom to challenge
LEARN_ALL = ItemId("ga")  # lists the games that are taught
MY_GAMES = ItemId("mg")
ALL_RULES = ItemId("ar")
FAIR = ItemId("fair", table_id=18)  # of an offer, too
TERMS = ItemId("ct", offer_id=18)  # explains its clock, silent players, and leads to `FAIR`
HOW = ItemId("how", game=GAME)
# with the table whose decision is explained
CHAPTERS = ItemId("ch", family=GAME, table_id=18, optional="table_id")
LINKS = ItemId("see", family=GAME, table_id=18, optional="table_id")
WHAT = ItemId("q", family=FAMILY, kind=KIND, table_id=18)  # table 0 means a lesson
ADMIN = ItemId("ad", verb=VERB, number=18, ply=9, optional="ply")

# in a message of its own, with the lessons of this game
LEARN = ItemId("g", family=FAMILY, beside="[a-z-]{1,24}", optional="beside")
LEARN_GAME = ItemId("gg")
LESSON = ItemId("gn", family=FAMILY, number=2)
LESSONS = ItemId("gl", family="[a-z]{0,20}")
LESSON_CHOICE = ItemId("gc", family=FAMILY, number=2, ply=5, option=PATH)
# After a refused pick the id of the press makes ids differ, or Discord would keep showing it.
LESSON_PICK = ItemId("gs", family=FAMILY, number=2, ply=5, _page=3, _press=20, optional="_press")
LESSON_PAGE = ItemId("gp", family=FAMILY, page=3)

DAILY = ItemId("dl", deal_id=18)  # a deal's card, or what it came to once its day is over
SAME_DEAL = ItemId("sdp", deal_id=18)  # the user's run in a duel on the same deal

DECK = ItemId("d", offer_id=18)  # 0 means no offer
# The press number makes ids differ, or Discord would keep showing the last pick.
WORKSHOP = ItemId("dw", deck_id=18, verb=VERB, page=2, view="[^:]{0,50}", _press=4, optional="_press")
WORKSHOP_FORM = ItemId("df", deck_id=18, verb=VERB, view="[^:]{0,50}")
SHELF = ItemId("ds", verb=VERB, key=r"[\w-]{1,60}", optional="key")
CODE_DECK = ItemId("dc", verb=VERB, code=r"[\w+-]{1,80}")
DECK_GAME = ItemId("dp", deck_id=18, verb=VERB)
DROP_DECK = ItemId("dd", deck_id=18)


def as_lesson_item(
    item: AnyButton | AnySelect, family: str, number: int, refused: int | None = None
) -> AnyButton | AnySelect | None:
    """Turn a panel's item into that of a lesson, after this refused press; None if it has no such item."""
    name = item.custom_id or ""
    if re.fullmatch(WHAT.template, name):
        return item
    if match := re.fullmatch(CHOICE.template, name):
        item.custom_id = LESSON_CHOICE.name(
            family=family, number=number, ply=match["ply"], option=match["option"]
        )
    elif match := re.fullmatch(PICK.template, name):
        item.custom_id = LESSON_PICK.name(
            family=family, number=number, ply=match["ply"], _page=match["_page"], _press=refused
        )
    elif match := re.fullmatch(PAGE.template, name):
        item.custom_id = LESSON_PAGE.name(family=family, page=match["page"])
    else:
        return None
    return item


def link_button(url: str, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], url=url)


_epoch = FIRST_EPOCH  # of this process's database


def begin_epoch(epoch: int) -> None:
    """Set the epoch of all ids made from now on; called at the start."""
    global _epoch
    _epoch = epoch


def is_current(epoch: str | None) -> bool:
    return int(epoch or FIRST_EPOCH) == _epoch


def with_epoch(custom_id: str) -> str:
    """Return an id with the epoch of the database whose numbers it has."""
    is_needed = _epoch != FIRST_EPOCH and not re.match(r"e\d", custom_id)
    return f"e{_epoch}:{custom_id}" if is_needed else custom_id


def view_of(items: Sequence[AnyButton | AnySelect | UserSelect[Any]]) -> discord.ui.View:
    """Make a view of items, whose ids get the epoch of the database.

    The view is stopped at once, so that nothing is stored and no timer runs.
    """
    view = discord.ui.View(timeout=None)
    for item in items:
        if item.custom_id is not None:
            item.custom_id = with_epoch(item.custom_id)
        view.add_item(item)
    view.stop()
    return view
