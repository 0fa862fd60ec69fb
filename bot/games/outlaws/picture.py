"""WANTED in pictures: every seat with its posters, dice and totals; the hand as a row of posters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.i18n.texts import Phrases, signed
from bot.render.layout import bottom, column, middle, row, sheet_width
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    IconValue,
    Item,
    Label,
    Pile,
    PlacedItem,
    Plate,
    PosterItem,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot
from engine.games.outlaws.view import View

EDGE = 12  # between zones
COLUMNS = {2: 2, 3: 3, 4: 2}  # of zones by seats; with more seats, three
HAND = 5  # posters in a row of a hand
BACK = "brick"
POSTER = 200  # width of a duelist's poster and of those in a hand


class Front(NamedTuple):
    cards: tuple[str, ...]
    dice: tuple[int, ...]
    shot: Shot | None  # their total


def table(view: View, phrases: Phrases) -> Scene:
    return _two(view, phrases) if len(view.seats) == 2 and view.rounds > 1 else _many(view, phrases)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the own hand, numbered as in the list."""
    cards = view.in_play or view.hand
    if not cards:
        return None
    posters = [poster(card, POSTER, phrases, numbers.get(card, 0)) for card in cards]
    across = -(-len(posters) // -(-len(posters) // HAND))
    width = sheet_width(across, POSTER, EDGE)
    items: list[PlacedItem] = []
    for n in range(0, len(posters), across):
        y = bottom(items) + EDGE
        items += row(posters[n : n + across], EDGE, y, width - 2 * EDGE, gap=EDGE, align="center")
    return Scene(width, bottom(items) + EDGE, tuple(items))


def common_items(phrases: Phrases) -> Iterator[Item]:
    for card in OUTLAWS:
        yield _small(card, "leather")
    for card in OUTLAWS:
        yield from (poster(card, POSTER, phrases, mark=mark) for mark in (False, True))
        yield from (_small(card, tone) for tone in ("gold", "coal"))


def _two(view: View, phrases: Phrases) -> Scene:
    width, height = (SCENE_WIDTH - 3 * EDGE) // 2, 606
    items: list[PlacedItem] = []
    for seat in (0, 1):
        x = EDGE + seat * (width + EDGE)
        items += [
            PlacedItem(ZoneItem(width, height, turn=_framed(view, seat)), x, EDGE),
            *_heading(view, seat, phrases, x, EDGE, width),
        ]
        items += [*_duelist(view, seat, phrases, x, EDGE + 148), *_trophies(view, seat, x, EDGE + 462, width)]
    return Scene(SCENE_WIDTH, height + 2 * EDGE, tuple(items))


def _many(view: View, phrases: Phrases) -> Scene:
    """Draw every seat with its cards in play, or those of the last showdown."""
    across = COLUMNS.get(len(view.seats), 3)
    top = (
        132 if view.rounds > 1 else 80
    )  # top of the cards: a single fight has no rewards to show before its end
    width, height = (SCENE_WIDTH - EDGE * (across + 1)) // across, top + 150
    items: list[PlacedItem] = []
    for seat in range(len(view.seats)):
        line, n = divmod(seat, across)
        short = max(0, across * (line + 1) - len(view.seats))  # the last line is centered
        x, y = EDGE + (2 * n + short) * (width + EDGE) // 2, EDGE + line * (height + EDGE)
        items += [
            PlacedItem(ZoneItem(width, height, turn=_framed(view, seat)), x, y),
            *_heading(view, seat, phrases, x, y, width),
        ]
        items += _before(view, seat, x, y + top, width)
    rows = -(-len(view.seats) // across)
    return Scene(SCENE_WIDTH, EDGE + rows * (height + EDGE), tuple(items))


def _heading(view: View, seat: Seat, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    own = view.seats[seat]
    won = _won(view, seat)
    sign = "trophy" if won else "hourglass" if _is_to_act(view, seat) else "check" if own.ready else ""
    yield PlacedItem(Plate(width - 32, phrases.name(seat), _framed(view, seat), sign), x + 16, y + 14)
    if view.rounds == 1:
        return
    height = 46 if len(view.seats) == 2 else 40
    badges = [
        Badge("reward", phrases.texts("outlaws-reward", reward=own.reward), height, "gold"),
        Badge("hand", str(own.hand_size), height),
    ]
    if len(view.seats) > 2:
        badges.append(Badge("crown", str(len(own.face_up)), height))
    yield from row(badges, x + 16, y + 78, width - 32)


def _duelist(view: View, seat: Seat, phrases: Phrases, x: int, y: int) -> Iterator[PlacedItem]:
    """Draw a player's outlaw, die and sum, and what they have chosen since."""
    front = _front(view, seat)
    own = view.seats[seat]
    if front.cards:
        won = front.shot is not None and view.last is not None and view.last.winner == seat
        yield PlacedItem(poster(front.cards[0], POSTER, phrases, mark=won), x + 18, y)
        yield from column(_sum(front, won), x + 236, y, gap=8)
    else:
        slot = CardBackItem(POSTER, BACK) if own.in_play_size else Pile(POSTER, 0, icon="star")
        yield PlacedItem(slot, x + 18, y + 6)
    if front.shot is not None and not view.over:
        slot = (
            CardBackItem(110, BACK)
            if own.in_play_size
            else Pile(110, 0, icon="hourglass" if _is_to_act(view, seat) else "star")
        )
        yield PlacedItem(slot, x + 400, y + 150)


def _sum(front: Front, won: bool) -> list[Item]:
    items: list[Item] = [DieItem(die, 84) for die in front.dice[:1]]
    if front.shot is not None:
        total = Label(str(front.shot.total), 150, 120, 110, "display", "brass" if won else "chalk")
        items += [Label(_reckoning(front), 150, 44, 34, "slab"), total]
    return items


def _reckoning(front: Front) -> str:
    """Return the parts of the total: skills, dice, gains and losses."""
    assert front.shot is not None
    parts = [str(sum(OUTLAWS[card].skill for card in front.cards)), f"+{sum(front.dice)}"]
    return " ".join([*parts, *(signed(value) for value in (front.shot.gained, front.shot.lost) if value)])


def _trophies(view: View, seat: Seat, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    own, half = view.seats[seat], (width - 48) // 2
    for n, (sign, cards, tone) in enumerate(
        (("crown", own.face_up, "gold"), ("skull", own.face_down, "coal"))
    ):
        left = x + 16 + n * (half + 16)
        yield PlacedItem(Icon(sign, 34, "dust", "panel"), left, y + 42)
        yield from row([_small(card, tone) for card in cards], left + 44, y, half - 44, gap=6)


def _before(view: View, seat: Seat, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw cards with their dice below, and the total to the right."""
    front, own = _front(view, seat), view.seats[seat]
    cards: Sequence[Item] = [_small(card, "leather") for card in front.cards]
    backs: Sequence[Item] = [CardBackItem(86, BACK) for _ in range(own.in_play_size)]
    room = width - 32 - (96 if front.shot else 0)
    placed = list(row(cards or backs or [Pile(86, 0, icon="star")], x + 16, y, room, gap=10))
    yield from placed
    for die, (card, left, top) in zip(front.dice, placed):
        card_width, card_height = card.size  # a die lies right of a lone card, else on its lower edge
        offset = (card_width + 14, card_height - 60) if len(placed) == 1 else (2, card_height - 22)
        yield PlacedItem(DieItem(die, 46), left + offset[0], top + offset[1])
    if front.shot is not None:
        won = view.last is not None and view.last.winner == seat
        total = Label(str(front.shot.total), 92, 84, 76, "display", "brass" if won else "chalk", "center")
        yield middle(total, x + width - 108, y, 92, 120)
        yield PlacedItem(
            Label(_reckoning(front), width - 32, 32, 28, "slab", "chalk", "right"), x + 16, y + 108
        )
        if won:
            yield PlacedItem(Icon("crown", 34, "brass", "panel"), x + width - 79, y - 2)


def _front(view: View, seat: Seat) -> Front:
    """Return the open cards in play, or those of the last showdown."""
    own = view.seats[seat]
    if own.in_play and not view.over:
        return Front(own.in_play, own.dice, None)
    shot = next((shot for shot in view.last.shots if shot.seat == seat), None) if view.last else None
    hidden = len(view.seats) > 2 and own.in_play_size and not view.over
    return Front((), (), None) if shot is None or hidden else Front(shot.cards, shot.dice, shot)


def _is_to_act(view: View, seat: Seat) -> bool:
    return any(seat == other for other, _ in view.waiting)


def _won(view: View, seat: Seat) -> bool:
    return view.over and seat in view.winners


def _framed(view: View, seat: Seat) -> bool:
    return _is_to_act(view, seat) or _won(view, seat)


def poster(card: str, width: int, phrases: Phrases, number: int = 0, *, mark: bool = False) -> PosterItem:
    """Draw an outlaw's poster with all numbers."""
    outlaw = OUTLAWS[card]
    pips = [IconValue("skill", str(outlaw.skill))]
    pips += [IconValue(f"suit-{outlaw.strong}", signed(outlaw.increment))] * bool(outlaw.increment)
    pips += [IconValue(f"suit-{outlaw.weak}", signed(outlaw.decrement))] * bool(outlaw.decrement)
    return PosterItem(
        width,
        phrases.texts("picture-wanted"),
        phrases.texts(f"outlaws-card-{outlaw.id}"),
        f"outlaws/{outlaw.id}",
        phrases.texts("outlaws-reward", reward=outlaw.reward),
        _corner(card),
        tuple(pips),
        number,
        mark,
    )


def _small(card: str, tone: str) -> CardItem:
    return CardItem(86, "", tone, portrait=f"outlaws/{card}", corner=_corner(card))


def _corner(card: str) -> str:
    return card if OUTLAWS[card].suit else "joker"
