"""Buttons and lists of decks and the workshop, each next to the template that its id fits."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select

from bot.ui.components import MAX_LABEL, AnyButton, AnySelect

DECK = r"d:(?P<offer>\d{1,18})"


def deck_select(offer_id: int, options: list[SelectOption], hint: str) -> AnySelect:
    """Make a list of the user's decks for an offer; 0 stands for no offer."""
    return Select(custom_id=f"d:{offer_id}", options=options, placeholder=hint)


WORKSHOP = r"dw:(?P<deck>\d{1,18}):(?P<verb>[a-z]{1,8}):(?P<page>\d{1,2}):(?P<view>[^:]{0,50})(?::\d{1,4})?"
WORKSHOP_FORM = r"df:(?P<deck>\d{1,18}):(?P<verb>[a-z]{1,8}):(?P<view>[^:]{0,50})"


def workshop_button(
    deck_id: int, verb: str, view: str, label: str, style: ButtonStyle, row: int, page: int = 0
) -> AnyButton:
    name = f"dw:{deck_id}:{verb}:{page}:{view}"
    return Button(label=label[:MAX_LABEL], style=style, custom_id=name, row=row)


def workshop_select(
    deck_id: int,
    verb: str,
    view: str,
    options: list[SelectOption],
    hint: str,
    most: int,
    at: tuple[int, int, int],
) -> AnySelect:
    """Make a list in the workshop; `at`: its page, its row and a number that changes with each press.

    Without that number Discord would keep showing what was picked.
    """
    page, row, press = at
    return Select(
        custom_id=f"dw:{deck_id}:{verb}:{page}:{view}:{press % 10_000}",
        options=options,
        placeholder=hint,
        max_values=most,
        row=row,
    )


SHELF = r"ds:(?P<verb>[a-z]{1,8})(?::(?P<key>[\w-]{1,60}))?"


def shelf_select(verb: str, options: list[SelectOption], hint: str) -> AnySelect:
    """Make a list of decks, by the ids of the user's or the codes of prebuilt ones."""
    return Select(custom_id=f"ds:{verb}", options=options, placeholder=hint)


def shelf_button(verb: str, key: str, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], custom_id=f"ds:{verb}:{key}" if key else f"ds:{verb}")


CODE_DECK = r"dc:(?P<verb>[a-z]{1,8}):(?P<code>[\w+-]{1,80})"


def code_deck_button(code: str, verb: str, label: str, style: ButtonStyle) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=style, custom_id=f"dc:{verb}:{code}")


DECK_GAME = r"dp:(?P<deck>\d{1,18}):(?P<verb>[a-z]{1,8})"


def deck_game_button(deck_id: int, verb: str, label: str, row: int) -> AnyButton:
    return Button(
        label=label[:MAX_LABEL], style=ButtonStyle.primary, custom_id=f"dp:{deck_id}:{verb}", row=row
    )


DROP_DECK = r"dd:(?P<deck>\d{1,18})"


def drop_deck_button(deck_id: int, label: str) -> AnyButton:
    return Button(label=label[:MAX_LABEL], style=ButtonStyle.danger, custom_id=f"dd:{deck_id}")
