"""BANG!'s cards and characters in pictures: which icon, which tone, and what a card does in two icons.

Brown cards have a tone by purpose; blue ones, which stay in play, are slate, except the two that harm
their owner.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.i18n.texts import Phrases
from bot.render.icons import face, known
from bot.render.scene import CardItem, IconValue
from engine.games.bang.cards import RECORDS
from engine.games.bang.deck import CARDS, KIND, KINDS, LIFE

TITLED = 200  # on narrower cards neither a name nor a line of icons could be read: rank, suit and icon tell
TONES = {"brown": "leather", "blue": "slate"}  # of cards whose record has none
SIDES = (("slate", "horseshoe"), ("brick", "star"))  # of the side below and the one above: a tone and a shape


class CardStyle(NamedTuple):
    icon: str
    tone: str
    does: tuple[IconValue, ...] = ()


def _does(*parts: str) -> tuple[IconValue, ...]:
    """Parse icons, with their value after a space where they have one: `life -1`."""
    return tuple(IconValue(known(icon), value) for icon, _, value in (part.partition(" ") for part in parts))


def look_of(kind: str) -> CardStyle:
    look = RECORDS[kind].look
    tone = look.tone or TONES[KINDS[kind].color]
    return CardStyle(face(f"bang/{kind}", icon_of(kind)), tone, _does(*look.effect_icons))


def icon_of(kind: str) -> str:
    return RECORDS[kind].look.icon or f"bang-{kind}"


def card(
    name: str, width: int, phrases: Phrases, number: int = 0, *, mark: bool = False, faint: bool = False
) -> CardItem:
    """Draw a card with as much on it as is readable at this width."""
    kind = KIND[name]
    look = look_of(kind)
    return CardItem(
        width,
        phrases.texts(f"bang-card-{kind}") if width >= TITLED else "",
        look.tone,
        icon=look.icon,
        corner=name.removeprefix(f"{kind}-").partition(".")[0],
        pips=look.does if width >= TITLED else (),
        number=number,
        mark=mark,
        faint=faint,
    )


def kind_card(kind: str, width: int, phrases: Phrases) -> CardItem:
    """Draw a kind of card, without rank and suit."""
    first = next(name for name in CARDS if KIND[name] == kind)
    return replace(card(first, width, phrases), corner="")


def in_play(name: str, width: int, phrases: Phrases) -> CardItem:
    """Draw a card by what it is; of a weapon its reach matters, not its rank and suit."""
    reaches = KINDS[KIND[name]].weapon
    corner, sign = (str(reaches), "firepower") if reaches else ("", "")
    return replace(card(name, width, phrases), corner=corner, sign=sign)


def person(name: str, width: int, phrases: Phrases, line: int | None = None) -> CardItem:
    return CardItem(
        width,
        phrases.texts(f"bang-card-{name}") if width >= TITLED else "",
        "leather" if line is None else SIDES[line][0],
        portrait=f"bang/{name}",
        corner=str(LIFE[name]),
        sign="life",
    )


def reach(in_play: tuple[str, ...]) -> int:
    return max([1, *(KINDS[KIND[name]].weapon for name in in_play)])
