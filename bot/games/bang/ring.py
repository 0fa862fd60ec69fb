"""The ring of BANG! for two in a picture: two characters on each side of the table, one of them in front.

The players face each other: seat 0 sits below, seat 1 above, and each has his right where it is. The
exposed character is a board of paper, the covered one a card that lies face down farther back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.bang.cards import SIDES, card, reach
from bot.i18n.texts import Speech
from bot.render.layout import row
from bot.render.nodes import Art, Badge, Icon, Label, Pips, Plate, Zone
from bot.render.scene import WIDE, Placed
from engine.core.prompts import Seat
from engine.games.bang.deck import KIND
from engine.games.bang.view import CharacterView, View

EDGE, PAD = 12, 12
TALL = 268  # of a player's side
FRONT, BEHIND = (604, 244), (436, 184)  # of the exposed character and of the covered one
WINDOW = {True: 196, False: 130}  # of his portrait
CARDS = {True: 106, False: 80}  # how wide those before him are
RIGHT = (1, 0, 0, 1)  # by spot: is it at the right of the picture?


class Spot(NamedTuple):
    """A character and the box of his board."""

    who: CharacterView
    front: bool
    x: int
    y: int
    wide: int
    tall: int


def spots(view: View, tops: tuple[int, int]) -> tuple[Spot, ...]:
    """Where the four stand; `tops` are the upper rims of the players' sides, by seat."""
    ahead = [_ahead(view, seat) for seat in (0, 1)]
    return tuple(
        _spot(who, n == ahead[who.seat], bool(RIGHT[n]), tops[who.seat]) for n, who in enumerate(view.ring)
    )


def _ahead(view: View, seat: Seat) -> int:
    """Who of a player's two is in front: the exposed one, the first when both are dead."""
    mine = (2 * seat, 2 * seat + 1)
    return next((n for n in mine if view.ring[n].exposed), mine[0])


def _spot(who: CharacterView, front: bool, right: bool, top: int) -> Spot:
    wide, tall = FRONT if front else BEHIND
    x = WIDE - EDGE - PAD - wide if right else EDGE + PAD
    back = who.seat == 0 and not front  # those below stand farther back when they stand lower
    return Spot(who, front, x, top + PAD + (FRONT[1] - tall if back else 0), wide, tall)


def side(view: View, seat: Seat, stand: tuple[Spot, ...], say: Speech, top: int) -> Iterator[Placed]:
    """A player: his zone, his name and hand between his characters and the table's middle, and the two."""
    asked = any(seat == other for other, _ in view.waiting)
    won = view.over and seat in view.winners
    tone, shape = SIDES[seat]
    sign = "trophy" if won else "hourglass" if asked else "hat" if _acts(view, seat) else shape
    yield Placed(Zone(WIDE - 2 * EDGE, TALL, tone=tone, turn=asked or won), EDGE, top)
    behind = next(spot for spot in stand if spot.who.seat == seat and not spot.front)
    y = top + PAD + (0 if seat == 0 else FRONT[1] - 54)
    badge = Badge("hand", str(view.hand_sizes[seat]), 54)
    plate = Plate(behind.wide - badge.size[0] - 8, say.name(seat), asked or won, sign, 54, tone)
    yield from row([plate, badge], behind.x, y, behind.wide, gap=8)
    for spot in stand:
        if spot.who.seat == seat:
            yield from _character(view, spot, say)


def _acts(view: View, seat: Seat) -> bool:
    return not view.over and seat == view.current


def _character(view: View, spot: Spot, say: Speech) -> Iterator[Placed]:
    """His board, and on it life, distance and cards."""
    who, window = spot.who, WINDOW[spot.front]
    yield Placed(_board(view, spot, say), spot.x, spot.y)
    if not who.alive:
        return
    each = 36 if spot.front else 26
    pips = Pips("life", who.life, who.most, each)
    left = 12 if spot.front else 10
    low = 54 if spot.front else 43
    yield Placed(pips, spot.x + left + (window - pips.size[0]) // 2, spot.y + spot.tall - low)
    yield from _badge(view, spot)
    cards = [card(name, CARDS[spot.front], say) for name in who.in_play]
    start, top = window + (30 if spot.front else 20), 76 if spot.front else 57
    yield from row(cards, spot.x + start, spot.y + top, spot.wide - start - (24 if spot.front else 18), gap=8)


def _board(view: View, spot: Spot, say: Speech) -> Art:
    """The portrait, the name, and what has befallen him."""
    who = spot.who
    kinds = {KIND[name] for name in who.in_play}
    state = "dead" if not who.alive else "exposed" if spot.front else "covered"
    facts: dict[str, str | int] = {
        "who": f"bang/{who.name}",
        "tone": SIDES[who.seat][0] if who.alive else "coal",
        "state": state,
        "window": WINDOW[spot.front and who.alive],
        "bars": int("jail" in kinds or who.held),
        "shape": "trophy" if view.over and who.seat in view.winners else SIDES[who.seat][1],
        "fuse": int("dynamite" in kinds),
        "acts": int(_acts(view, who.seat) and who.exposed),
    }
    return Art("bang-seat", spot.wide, spot.tall, tuple(facts.items()), _name(spot, say))


def _name(spot: Spot, say: Speech) -> tuple[tuple[Label, int, int], ...]:
    """On the paper beside the portrait, as wide as the badge of his distance lets it be."""
    board = spot.front and spot.who.alive
    left, top, tall, em = (WINDOW[board] + 24, 13, 50, 38) if board else (WINDOW[board] + 32, 15, 36, 28)
    room = spot.wide - left - (124 if board else 104)
    label = Label(say.words(f"bang-card-{spot.who.name}"), room, tall, em, "display", "ink")
    return ((label, left, top),)


def _badge(view: View, spot: Spot) -> Iterator[Placed]:
    """How far he shoots who acts, and how far from him the enemies are: in reach or not."""
    who, tall = spot.who, 46 if spot.front else 34
    acting = next((other for other in view.ring if other.exposed and other.seat == view.current), None)
    if acting is None or view.over or (who.seat == view.current and who is not acting):
        return
    if who is acting:
        badge = Badge("firepower", str(reach(who.in_play)), tall, "gold")
    elif who.distance <= reach(acting.in_play):
        badge = Badge("skill", str(who.distance), tall, "brick")
    else:
        badge = Badge("bang-distance", str(who.distance), tall, "coal")
    x = spot.x + spot.wide - badge.size[0] - (20 if spot.front else 22)
    yield Placed(badge, x, spot.y + (14 if spot.front else 16))


def aim(spot: Spot) -> Placed:
    """A sight over the portrait of whom it is about."""
    wide = 150 if spot.front else 136
    x, y = (110, 96) if spot.front else (75, 70)
    return Placed(Icon("bang-aim", wide, "red", "paper"), spot.x + x - wide // 2, spot.y + y - wide // 2)
