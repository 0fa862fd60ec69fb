"""BANG!'s cards and characters in pictures: which icon, which tone, and what a card does in two icons.

Brown cards have a tone by what they are for; blue ones, which stay in play, are all slate, but for the
two that nobody wants before him.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.i18n.texts import Speech
from bot.render.nodes import Card, Pip
from engine.core.prompts import Seat
from engine.games.bang.deck import KIND, KINDS, LIFE

TITLED = 120  # on narrower cards a name could not be read: rank, suit and icon tell
COUNTED = 90  # the same for the line of icons
SIDES = (("sage", "horseshoe"), ("plum", "star"))  # by seat: a tone and a shape


class Look(NamedTuple):
    """How all cards of a kind look; `does` is their effect as icons with values."""

    icon: str
    tone: str
    does: tuple[Pip, ...] = ()


def _does(*parts: str) -> tuple[Pip, ...]:
    """`life -1` is an icon with its value, `life` one alone."""
    return tuple(Pip(icon, value) for icon, _, value in (part.partition(" ") for part in parts))


def _weapon(icon: str, reach: str) -> Look:
    return Look(icon, "slate", _does(f"bang-distance {reach}"))


LOOKS: Mapping[str, Look] = MappingProxyType(
    {
        "bang": Look("bang-shot", "brick", _does("skill", "life −1")),
        "missed": Look("bang-missed", "sage", _does("bang-shot", "cross")),
        "beer": Look("beer", "gold", _does("exposed", "life +1")),
        "panic": Look("lasso", "leather", _does("bang-distance 1", "hand +1")),
        "cat-balou": Look("bang-cat", "leather", _does("discard −1")),
        "duel": Look("duel", "brick", _does("bang-shot", "life −1")),
        "stagecoach": Look("bang-stagecoach", "leather", _does("hand +2")),
        "wells-fargo": Look("stash", "leather", _does("hand +3")),
        "saloon": Look("saloon", "gold", _does("people", "life +1")),
        "general-store": Look("bang-store", "leather", _does("people", "hand +1")),
        "indians": Look("feather", "brick", _does("people", "life −1")),
        "gatling": Look("gatling", "brick", _does("people", "life −1")),
        "barrel": Look("keg", "slate", _does("suit-H", "shield")),
        "scope": Look("scope", "slate", _does("exposed", "bang-distance −1")),
        "mustang": Look("horse", "slate", _does("shield", "bang-distance +1")),
        "jail": Look("jail", "plum", _does("suit-H", "lock")),
        "dynamite": Look("dynamite", "plum", _does("suit-S 2–9", "life −3")),
        "schofield": _weapon("firepower", "2"),
        "volcanic": Look("bang-volcanic", "slate", _does("bang-distance 1", "bang-shot", "bang-endless")),
        "remington": _weapon("firepower", "3"),
        "carabine": _weapon("rifle", "4"),
        "winchester": _weapon("rifle", "5"),
    }
)


def card(
    name: str, wide: int, say: Speech, number: int = 0, *, mark: bool = False, faint: bool = False
) -> Card:
    """A card from the deck with as much on it as can be read at this width."""
    kind = KIND[name]
    look = LOOKS[kind]
    return Card(
        wide,
        say.words(f"bang-card-{kind}") if wide >= TITLED else "",
        look.tone,
        icon=look.icon,
        corner=name.removeprefix(f"{kind}-").partition(".")[0],
        pips=look.does if wide >= TITLED else _reach(kind) if wide >= COUNTED else (),
        number=number,
        mark=mark,
        faint=faint,
    )


def _reach(kind: str) -> tuple[Pip, ...]:
    """On the table a weapon's reach matters, and of the others the icon is enough."""
    return LOOKS[kind].does[:1] if KINDS[kind].weapon else ()


def person(name: str, wide: int, say: Speech, seat: Seat | None = None) -> Card:
    """A character before the game begins: his portrait, his name and his life."""
    return Card(
        wide,
        say.words(f"bang-card-{name}"),
        "leather" if seat is None else SIDES[seat][0],
        portrait=f"bang/{name}",
        pips=(Pip("life", str(LIFE[name]), "brick"),),
    )


def reach(in_play: tuple[str, ...]) -> int:
    """How far whoever has these before him shoots."""
    return max([1, *(KINDS[KIND[name]].weapon for name in in_play)])
