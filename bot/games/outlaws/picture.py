"""WANTED in pictures: every seat with its posters, dice and totals; the hand as a row of posters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.games.end_scene import EDGE, PAD, ROOM, ground, tone
from bot.games.outlaws import showdown, story
from bot.games.outlaws.showdown import TOTAL, card_of, poster, reckoning, spelled
from bot.games.outlaws.story import GANGS
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, hand_rows, hand_shape, middle, row, stacked
from bot.render.scene import (
    CARD,
    DIGIT,
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    DieItem,
    Icon,
    Item,
    Label,
    Pile,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot
from engine.games.outlaws.view import View

DUEL = "outlaws-duel"
BACK = "brick"
SIGNS = ("crown", "skull")  # of who has won a round, and who has fallen
STRIP, NAME = 92, 300  # height of a duelist's account, and width of the name on it
WAITING = 300  # height of the cards of a duel's first round
CHAMPION = 280  # width of the poster of who won a shootout
FULL, FACE = 350, 88  # widths of posters in most hands, and of faces around a large table
HIGHEST, PAIR = 850, 440  # pixels of a hand's rows, and of two cards
ROOMY, ACROSS = 6, 3  # most seats whose cards the table shows, with more only faces; seats in a row


class Front(NamedTuple):
    """What lies before a seat."""

    cards: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    shot: Shot | None = None  # their total
    won: bool = False  # with this total, or fights on with it
    best: bool = False  # whether no total was higher
    backs: int = 0


def table(view: View, phrases: Phrases) -> Scene:
    """Draw the last showdown above all else, and who has collected what."""
    if view.game == DUEL:
        return _two(view, phrases)
    if len(view.seats) == 2:
        return _two_gangs(view, phrases)
    return _many(view, phrases)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's hand, numbered as in the list, below the dice that must be placed."""
    cards = view.in_play or view.hand
    if view.seat is None or not cards:
        return None
    across, width = hand_shape(len(cards), highest=HIGHEST if len(cards) > 2 else PAIR)
    posters = [poster(card, width, phrases, numbers.get(card, 0)) for card in cards]
    if view.game == GANGS and not view.bounty:
        posters = [replace(front, reward="") for front in posters]
    dice = [DieItem(die, 120) for die in view.seats[view.seat].dice] if len(cards) > 1 else []
    items = list(row(dice, EDGE, EDGE, SCENE_WIDTH - 2 * EDGE, gap=60, align="center"))
    items += hand_rows(posters, bottom(items) + EDGE, across)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def common_items(phrases: Phrases) -> Iterator[Item]:
    for card in OUTLAWS:
        yield poster(card, FULL, phrases)
        yield from (_taken(card, is_won) for is_won in (True, False))


def _two(view: View, phrases: Phrases) -> Scene:
    """Draw the opponent's account above the last showdown, and the own one below it."""
    below = view.seat or 0
    above, under = (_strip(view, seat, phrases) for seat in (1 - below, below))
    if view.last is None:
        items = list(_waiting(view, below))
    else:
        items = list(showdown.duel(view.last, below, view.seat, phrases, story.outcome(view, phrases)))
    return stacked(above, stacked(Scene(SCENE_WIDTH, bottom(items), tuple(items)), under))


def _waiting(view: View, left: Seat) -> Iterator[PlacedItem]:
    """Draw the places of a first round's cards, with backs where they have been put down."""
    yield PlacedItem(ZoneItem(ROOM, WAITING), EDGE, EDGE)
    for n, seat in enumerate((left, 1 - left)):
        width = round(WAITING / 1.4)
        card: Item = (
            CardBackItem(width, BACK) if view.seats[seat].in_play_size else Pile(width, 0, icon="star")
        )
        yield middle(card, EDGE + n * ROOM // 2, EDGE, ROOM // 2, WAITING)


def _strip(view: View, seat: Seat, phrases: Phrases) -> Scene:
    """Draw a player's name, reward and cards: won, lost, put down and in hand."""
    own, x, y = view.seats[seat], EDGE + 8, EDGE
    plate = _plate(view, seat, phrases, NAME)
    money = Badge("reward", phrases.texts("outlaws-reward", reward=own.reward), tone="gold")
    dice = [DieItem(die, 66) for die in own.dice if not view.over]
    backs = [CardBackItem(54, BACK)] * (own.in_play_size if not view.over else 0)
    right: list[Item] = [*dice, *backs, Badge("hand", str(own.hand_size))]
    taken: list[Item] = []
    for icon, cards in zip(SIGNS, (own.face_up, own.face_down)):
        if cards:
            taken.append(Icon(icon, 46, "brass" if icon == "crown" else "dust", "panel"))
            taken += [_taken(card, icon == "crown") for card in cards]
    used = sum(item.size[0] + 10 for item in right)
    start, low = x + NAME + money.size[0] + 30, y + (STRIP - 66) // 2
    items = (
        PlacedItem(ZoneItem(ROOM, STRIP, tone=tone(seat, view.seat)), EDGE, y),
        *row([plate, money], x, low, NAME + money.size[0] + 14, gap=14),
        *row(taken, start, low, ROOM - start - used, gap=6, height=66),
        *row(right, EDGE + ROOM - 8 - used, low, used, gap=10, align="right", height=66),
    )
    return Scene(SCENE_WIDTH, STRIP + EDGE, items)


def _taken(card: str, is_won: bool) -> Portrait:
    return Portrait(f"outlaws/{card}", 70, faint=not is_won)


def _sign(view: View, seat: Seat) -> str:
    if _won(view, seat):
        return "trophy"
    return "hourglass" if _is_to_act(view, seat) else "check" if view.seats[seat].ready else ""


def _plate(view: View, seat: Seat, phrases: Phrases, width: int) -> Plate:
    return Plate(
        width, phrases.name(seat), _framed(view, seat), _sign(view, seat), 66, face=phrases.face(seat)
    )


def _announced(view: View, phrases: Phrases) -> Scene | None:
    """Draw how the last showdown of more than two seats ended, and who has won it."""
    if view.last is None or view.over:
        return None
    champion = next((shot for shot in view.last.shots if shot.seat == view.last.winner), None)
    items = list(_champion(view, champion, phrases) if champion else ground(0, story.outcome(view, phrases)))
    return Scene(SCENE_WIDTH, bottom(items), tuple(items))


def _champion(view: View, shot: Shot, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw the outlaw that has won a shootout, large, with its sum and what it has collected."""
    front = showdown.in_play(shot.leader, CHAMPION, phrases, won=True)
    x, room = EDGE + 2 * PAD + CHAMPION, ROOM - CHAMPION - 3 * PAD
    yield PlacedItem(ZoneItem(ROOM, front.height + 2 * PAD, turn=True), EDGE, EDGE)
    yield PlacedItem(front, EDGE + PAD, EDGE + PAD)
    yield PlacedItem(_plate(view, shot.seat, phrases, room - 190), x, EDGE + PAD)
    if money := _money(view, shot.seat, phrases):
        yield PlacedItem(money, x + room - money.width, EDGE + PAD)
    total = Label(spelled(shot.total), 210, 144, TOTAL, "display", "brass", "center")
    parts: list[Item] = [DieItem(shot.dice[0], 112), total, Label(reckoning(shot), 360, 70, DIGIT, "slab")]
    yield from row(parts, x, EDGE + PAD + 74, room, gap=20, height=144)
    words = Label(story.outcome(view, phrases), room, 112, 46, "text")
    yield PlacedItem(words, x, EDGE + PAD + front.height - 112)


def _two_gangs(view: View, phrases: Phrases) -> Scene:
    """Draw two gangs as posters, the own one below."""
    items = list[PlacedItem]()
    for seat in (1 - (view.seat or 0), view.seat or 0):
        front, y = _front(view, seat), bottom(items) + EDGE
        items.append(PlacedItem(ZoneItem(ROOM, showdown.LANE, tone=tone(seat, view.seat)), EDGE, y))
        items.append(PlacedItem(_plate(view, seat, phrases, showdown.ASIDE), showdown.BESIDE, y + PAD))
        backs: list[Item] = [CardBackItem(showdown.GANG, BACK)] * front.backs
        empty: list[Item] = [] if front.cards else [Pile(showdown.GANG, 0, icon="star")] * 3
        items += row(backs or empty, EDGE + PAD, y + PAD, showdown.BESIDE - EDGE - PAD, gap=38)
        leader = front.shot.leader if front.shot else ""
        fell = front.shot is not None and not front.won
        items += showdown.gang(front.cards, front.dice, phrases, y + PAD, leader, fell=fell)
        if not front.dice and not view.over:  # rolled, and not placed
            dice = [DieItem(die, 84) for die in view.seats[seat].dice]
            items += row(dice, showdown.BESIDE, y + 130, showdown.ASIDE, gap=10, align="center")
        if front.dice:
            parts = reckoning(front.shot) if front.shot else _parts(front)
            items += showdown.sum_of(front.shot, parts, y + 2 * PAD + 66, won=front.won)
    return _below_announced(view, items, phrases)


def _parts(front: Front) -> str:
    """Return what a total is made of; before a gang has a leader, without who gains and loses."""
    if front.shot:
        return reckoning(front.shot, in_short=len(front.cards) > 1)
    return f"{sum(OUTLAWS[card].skill for card in front.cards)} +{sum(front.dice)}"


def _below_announced(view: View, items: list[PlacedItem], phrases: Phrases) -> Scene:
    table, announced = Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)), _announced(view, phrases)
    return table if announced is None else stacked(announced, table)


def _many(view: View, phrases: Phrases) -> Scene:
    """Draw every seat with what lies before it, but for who stands above with a showdown won."""
    champion = view.last.winner if view.last is not None and not view.over else None
    seats = [seat for seat in range(len(view.seats)) if seat != champion]
    roomy, across = len(seats) <= ROOMY, 2 if len(seats) in (2, 4) else ACROSS
    width, height = (SCENE_WIDTH - EDGE * (across + 1)) // across, 316 if roomy else 210
    items: list[PlacedItem] = []
    for place, seat in enumerate(seats):
        line, n = divmod(place, across)
        short = max(0, across * (line + 1) - len(seats))  # the last line stands in the middle
        x, y = EDGE + (2 * n + short) * (width + EDGE) // 2, EDGE + line * (height + EDGE)
        front = _front(view, seat)
        lit = _won(view, seat) if front.shot is None else front.won
        items.append(PlacedItem(ZoneItem(width, height, turn=lit), x, y))
        items.append(PlacedItem(_plate(view, seat, phrases, width - 2 * PAD), x + PAD, y + PAD))
        stand = _cards if roomy else _faces
        items += stand(front, _money(view, seat, phrases), x + PAD, y + PAD + 76, width - 2 * PAD)
    return _below_announced(view, items, phrases)


def _money(view: View, seat: Seat, phrases: Phrases) -> Label | None:
    """Return what a seat has collected; gangs collect nothing."""
    if view.game == GANGS:
        return None
    money = phrases.texts("outlaws-reward", reward=view.seats[seat].reward)
    return Label(money, 176, 66, DIGIT, "slab", "brass", "right")


def _cards(front: Front, money: Label | None, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat's cards with their dice, its total, and what that is made of."""
    fell, alone, wide = front.shot is not None and not front.won, len(front.cards) < 2, width > 400
    size = 170 if alone and wide else 116
    step = size if alone else min(150, (width - 96) // 2)
    cards: list[Item] = [
        replace(card_of(card, size), mark=front.won, faint=fell, mood="dead" if fell else "")
        for card in front.cards
    ]
    backs: list[Item] = [CardBackItem(size, BACK)] * front.backs
    yield from row(cards or backs or [Pile(size, 0, icon="star")], x, y, width, gap=step - size)
    for n, die in enumerate(front.dice):
        yield PlacedItem(DieItem(die, 66), x + n * step + size - 40, y + round(size * CARD) - 60)
    aside, low = (x + size + 36, 142) if alone and wide else (x, 146)
    if front.shot is not None:
        total = _total(front.shot, "brass" if front.best else "dust")
        yield PlacedItem(total, *((x + size + 30, y - 6) if alone else (x + width - 120, y + 140)))
    if money:
        yield PlacedItem(money, x + width - money.width, y + (low if wide else 74))
    if front.dice:
        room = x + width - aside - 124 * (not alone)
        parts = Label(_parts(front), room, 66, DIGIT, "slab")
        yield PlacedItem(parts, aside, y + (74 if aside > x else 146))


def _total(shot: Shot, color: str) -> Label:
    return Label(
        spelled(shot.total), 120, 84, 90, "display", color, "left" if len(shot.cards) < 2 else "right"
    )


def _faces(front: Front, money: Label | None, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat at a large table: faces with their dice, and the total."""
    fell = front.shot is not None and not front.won
    cards: list[Item] = [
        Portrait(f"outlaws/{card}", FACE, turn=front.won, faint=fell) for card in front.cards
    ]
    backs: list[Item] = [CardBackItem(FACE, BACK)] * front.backs
    step = min(104, width // max(2, len(cards)))
    yield from row(cards or backs or [Pile(FACE, 0, icon="star")], x, y, width, gap=step - FACE)
    for n, die in enumerate(front.dice):
        yield PlacedItem(DieItem(die, 62), x + n * step + 46, y + 44)
    if money:
        yield PlacedItem(money, x + width - money.width, y + 46)
    if front.shot is not None and len(cards) < 2:
        total = Label(spelled(front.shot.total), 92, 84, 76, "display", "brass" if front.best else "dust")
        yield PlacedItem(total, x + 118, y + 4)


def _front(view: View, seat: Seat) -> Front:
    """Return the open cards in play, or those of the last showdown."""
    own, tied = view.seats[seat], view.phase == "discard"
    shot = next((shot for shot in view.last.shots if shot.seat == seat), None) if view.last else None
    if own.in_play and not view.over and (view.game == GANGS or not view.past) and not (tied and shot):
        places = seat == view.seat and view.decision is not None and view.decision.kind == "place-dice"
        return Front(own.in_play, () if places else own.dice)  # no die is placed yet
    if shot is None or (own.in_play_size and not own.in_play and not view.past):
        return Front(backs=0 if view.over else own.in_play_size)
    won = view.last is not None and (view.last.winner == seat or (view.game == GANGS and own.playing))
    best = view.last is not None and shot.total == max(other.total for other in view.last.shots)
    return Front(shot.cards, shot.dice, shot, won, best)


def _is_to_act(view: View, seat: Seat) -> bool:
    return any(seat == other for other, _ in view.waiting)


def _won(view: View, seat: Seat) -> bool:
    return view.over and seat in view.winners


def _framed(view: View, seat: Seat) -> bool:
    return _is_to_act(view, seat) or _won(view, seat)
