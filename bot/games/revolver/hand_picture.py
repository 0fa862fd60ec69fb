"""The cards of Revolver 2 in pictures: which sign stands for which, and the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.i18n.texts import Speech
from bot.render.icons import known
from bot.render.layout import bottom, row, sheet
from bot.render.nodes import Card, Pip
from bot.render.scene import WIDE, Placed, Scene
from engine.games.revolver.cards import (
    CARDS,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    fact,
    key_of,
    side_of,
)
from engine.games.revolver.view import View

EDGE = 12
ACROSS, HELD = 7, 142  # cards in a row of the hand, and how wide they are
TONES = {FIREPOWER: "slate", OBSTRUCTION: "leather"}  # by type; one-shots are plum
GANG = "brick"  # of Mapache's firepower
POKER_SIGNS = {"number": "poker", "cheat": "joker", "accusation": "firepower"}


def sign(option: str) -> str:
    """The sign of a card, a poker card or a battlefield; of a person a hat; of anything else none."""
    key = key_of(option)
    if key in POKER:
        return POKER_SIGNS[POKER[key].kind]
    fact = CARDS.get(key) or FIELDS.get(key)
    return (fact.icon if fact else "") or ("person" if key in PEOPLE or key in CARDS else "")


def card(name: str, width: int, say: Speech, number: int = 0, tokens: int = 0) -> Card:
    """A card with its numbers; `tokens`: the power that lies on it."""
    if key_of(name) in POKER:
        return poker(name, width, say, number)
    one = fact(name)
    tone = GANG if one.type == FIREPOWER and side_of(name) != GUARDIANS else TONES.get(one.type, "plum")
    gun = f"{one.firepower}+{tokens}" if tokens else str(one.firepower)
    values = (
        ("firepower", gun if one.type == FIREPOWER else ""),
        ("discard", one.cost),
        ("keg", one.kegs),
        ("ammunition", one.ammo),
    )
    pips = tuple(Pip(what, str(value)) for what, value in values if value)
    title = say.words(f"revolver-card-{one.key}")
    portrait = "" if one.icon else f"revolver/{one.key}"
    return Card(width, title, tone, known(one.icon) if one.icon else "", portrait, pips=pips, number=number)


def fanned(name: str, width: int, say: Speech, tokens: int = 0) -> Card:
    """The same with its firepower alone, in the corner that no other card covers."""
    whole = card(name, width, say, tokens=tokens)
    gun = next((pip.value for pip in whole.pips if pip.icon == "firepower"), "")
    return replace(whole, title="", pips=(), corner=gun)


def poker(name: str, width: int, say: Speech, number: int = 0) -> Card:
    """A card of the tournament."""
    one = POKER[key_of(name)]
    corner = str(one.value) if one.value else ""
    title = say.words(f"revolver-card-{one.key}")
    return Card(width, title, "gold", POKER_SIGNS[one.kind], corner=corner, number=number)


def hand(view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
    """One's own cards, numbered as in the list below them; those one searches or spies on come first."""
    items: list[Placed] = []
    found = [sorted(cards, key=lambda one: numbers.get(one, 0)) for cards in (view.spied, view.laid)]
    rows = [some for cards in (*found, view.poker or view.hand) for some in _rows(cards)]
    wide = sheet(min(ACROSS, max(map(len, rows), default=0)), HELD, EDGE)
    for some in rows:
        each = HELD if len(some) <= ACROSS else max(100, (WIDE - EDGE) // len(some) - EDGE)
        shown = [card(one, each, say, numbers.get(one, 0)) for one in some]
        items += row(shown, EDGE, bottom(items) + EDGE, wide - 2 * EDGE, gap=EDGE, align="centre")
    return Scene(wide, bottom(items) + EDGE, tuple(items)) if items else None


def _rows(cards: Sequence[str]) -> list[Sequence[str]]:
    """Rows of about the same length; very many cards lie closer."""
    most = ACROSS if len(cards) <= 3 * ACROSS else -(-len(cards) // 3)
    count = -(-len(cards) // most) if cards else 0
    each = -(-len(cards) // count) if count else 1
    return [cards[n : n + each] for n in range(0, len(cards), each)]
