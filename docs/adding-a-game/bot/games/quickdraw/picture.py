"""Quickdraw in pictures: the two with lives and shots, between them what has been fired; and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.i18n.texts import Phrases
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    SCENE_WIDTH,
    CardBackItem,
    CardItem,
    IconRow,
    Item,
    Pile,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.quickdraw.state import LIVES, SPEED
from engine.games.quickdraw.view import View

EDGE, PAD = 12, 16
TALL = 250  # of a player's zone
SMALL, TITLED = 100, 200  # width of a shot on the table, and from which on its name can be read


def table(view: View, say: Phrases) -> Scene:
    """The table as everybody sees it."""
    items: list[PlacedItem] = []
    for seat in range(len(view.seats)):
        items += _side(view, seat, say, EDGE + seat * (TALL + EDGE))
    y = bottom(items) + EDGE
    items += row(_middle(view, say), EDGE, y, SCENE_WIDTH - 2 * EDGE, align="center")
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def hand(view: View, say: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's shots, numbered as in the list below them."""
    if not view.hand:
        return None
    across, wide = hand_shape(len(view.hand))
    shots = [shot(key, wide, say, numbers.get(key, 0)) for key in view.hand]
    items = tuple(hand_rows(shots, EDGE, across))
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, items)


def shot(key: str, wide: int, say: Phrases, number: int = 0, *, mark: bool = False) -> CardItem:
    """A shot with its speed in the corner."""
    title, speed = say.texts(f"quickdraw-card-{key}") if wide >= TITLED else "", str(SPEED[key])
    return CardItem(
        wide, title, "slate", "quickdraw-shot", corner=speed, sign="clock", number=number, mark=mark
    )


def _side(view: View, seat: Seat, say: Phrases, y: int) -> Iterator[PlacedItem]:
    """A player's name, lives and shots."""
    there = view.seats[seat]
    asked = any(seat == waiting for waiting, _ in view.waiting)
    framed = asked or (view.over and seat in view.winners)
    sign = "trophy" if view.over and framed else "hourglass" if asked else ""
    yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, TALL, turn=framed), EDGE, y)
    yield PlacedItem(Plate(420, say.name(seat), framed, sign), EDGE + PAD, y + PAD)
    yield PlacedItem(IconRow("life", there.lives, LIVES, 48, "brass"), EDGE + PAD, y + 120)
    shots: list[Item] = [shot(key, SMALL, say) for key in there.hand]
    yield from row(
        shots or [CardBackItem(SMALL)] * there.hand_size, 480, y + 54, SCENE_WIDTH - 480 - EDGE - PAD
    )


def _middle(view: View, say: Phrases) -> list[Item]:
    """What has gone, and what is on its way."""
    top = shot(view.discard[-1], SMALL, say) if view.discard else None
    pile = Pile(SMALL, len(view.discard), icon="discard", top=top)
    return [pile, shot(view.fired, SMALL, say, mark=True)] if view.fired else [pile]
