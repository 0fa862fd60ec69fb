"""Quickdraw in pictures: the two with lives and shots, between them what has been fired; and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.i18n.texts import Speech
from bot.render.layout import bottom, row, sheet
from bot.render.scene import (
    WIDE,
    CardBackItem,
    CardItem,
    Item,
    Pile,
    Pip,
    Pips,
    Placed,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.quickdraw.state import LIVES, SPEED
from engine.games.quickdraw.view import View

EDGE, PAD = 12, 16
TALL = 250  # of a player's zone
SMALL, HELD = 100, 165  # width of a shot on the table, and in a hand


def table(view: View, say: Speech) -> Scene:
    """The table as everybody sees it."""
    items: list[Placed] = []
    for seat in range(len(view.seats)):
        items += _side(view, seat, say, EDGE + seat * (TALL + EDGE))
    y = bottom(items) + EDGE
    items += row(_middle(view, say), EDGE, y, WIDE - 2 * EDGE, align="centre")
    return Scene(WIDE, bottom(items) + EDGE, tuple(items))


def hand(view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
    """One's own shots, numbered as in the list below them."""
    if not view.hand:
        return None
    wide = sheet(len(view.hand), HELD, EDGE)
    shots = [shot(key, HELD, say, numbers.get(key, 0)) for key in view.hand]
    items = tuple(row(shots, EDGE, EDGE, wide - 2 * EDGE, gap=EDGE, align="centre"))
    return Scene(wide, bottom(items) + EDGE, items)


def shot(key: str, wide: int, say: Speech, number: int = 0, *, mark: bool = False) -> CardItem:
    """A shot with its speed."""
    title = say.words(f"quickdraw-card-{key}")
    pips = (Pip("clock", str(SPEED[key])),)
    return CardItem(wide, title, "slate", "quickdraw-shot", pips=pips, number=number, mark=mark)


def _side(view: View, seat: Seat, say: Speech, y: int) -> Iterator[Placed]:
    """A player's name, lives and shots."""
    there = view.seats[seat]
    asked = any(seat == waiting for waiting, _ in view.waiting)
    framed = asked or (view.over and seat in view.winners)
    sign = "trophy" if view.over and framed else "hourglass" if asked else ""
    yield Placed(ZoneItem(WIDE - 2 * EDGE, TALL, turn=framed), EDGE, y)
    yield Placed(Plate(420, say.name(seat), framed, sign), EDGE + PAD, y + PAD)
    yield Placed(Pips("life", there.lives, LIVES, 48, "brass"), EDGE + PAD, y + 120)
    shots: list[Item] = [shot(key, SMALL, say) for key in there.hand]
    yield from row(shots or [CardBackItem(SMALL)] * there.hand_size, 480, y + 54, WIDE - 480 - EDGE - PAD)


def _middle(view: View, say: Speech) -> list[Item]:
    """What has gone, and what is on its way."""
    top = shot(view.discard[-1], SMALL, say) if view.discard else None
    pile = Pile(SMALL, len(view.discard), icon="discard", top=top)
    return [pile, shot(view.fired, SMALL, say, mark=True)] if view.fired else [pile]
