"""WANTED in pictures: every seat with its posters, dice and totals; the hand as a row of posters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.i18n.texts import Phrases, signed
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    DIGIT,
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
    Portrait,
    PosterItem,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot
from engine.games.outlaws.view import View

DUEL, GANGS = "outlaws-duel", "outlaws-gangs"
EDGE, PAD = 12, 14  # between zones, and within them
BACK = "brick"
BESIDE = ("slate", "brick")  # rims of the side below and of the one above
SIDE = 338  # height of a duelist's side
POSTER = 262  # width of a duelist's poster
FULL, FACE = 350, 88  # widths of posters in most hands, and of faces around a large table
HIGHEST = 850  # pixels of a hand's rows
ROOMY = 6  # most seats whose cards the table shows; with more it shows only faces


class Front(NamedTuple):
    cards: tuple[str, ...]
    dice: tuple[int, ...]
    shot: Shot | None  # their total


def table(view: View, phrases: Phrases) -> Scene:
    return _two(view, phrases) if view.game == DUEL else _many(view, phrases)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's hand, numbered as in the list, below the dice that must be placed."""
    cards = view.in_play or view.hand
    if view.seat is None or not cards:
        return None
    across, width = hand_shape(len(cards), most=3, highest=HIGHEST)
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
    below = view.seat or 0
    items: list[PlacedItem] = []
    for n, seat in enumerate((1 - below, below)):
        y = EDGE + n * (SIDE + EDGE)
        turn, tone = _framed(view, seat), BESIDE[seat != below]
        items += [
            PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, SIDE, tone=tone, turn=turn), EDGE, y),
            *_shootout(view, seat, phrases, EDGE + PAD, y + (SIDE - 314) // 2),
            *_account(view, seat, phrases, 712, y + PAD, SCENE_WIDTH - 712 - EDGE - PAD),
        ]
    return Scene(SCENE_WIDTH, 2 * (SIDE + EDGE) + EDGE, tuple(items))


def _shootout(view: View, seat: Seat, phrases: Phrases, x: int, y: int) -> Iterator[PlacedItem]:
    """Draw a player's outlaw, die and total, lit if it has won and fallen if not."""
    front, own = _front(view, seat), view.seats[seat]
    if not front.cards:
        down = own.in_play_size
        yield PlacedItem(CardBackItem(POSTER, BACK) if down else Pile(POSTER, 0, icon="star"), x, y)
        return
    winner = view.last.winner if view.last is not None and front.shot is not None else None
    won, lost = winner == seat, front.shot is not None and winner != seat
    yield PlacedItem(_duelist(front.cards[0], phrases, won=won, fallen=lost), x, y)
    for die in front.dice[:1]:
        yield PlacedItem(DieItem(die, 132), x + POSTER + 16, y + 14)
    if front.shot is None:
        return
    total = Label(str(front.shot.total), 236, 250, 220, "display", "brass" if won else "dust", "center")
    yield PlacedItem(total, x + POSTER + 150, y - 8)
    yield PlacedItem(Label(reckoning(front.shot), 386, 70, DIGIT, "slab"), x + POSTER + 22, y + 240)


def _account(view: View, seat: Seat, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a player's name, reward and cards: won, lost, in hand and put down."""
    own, sign = view.seats[seat], _sign(view, seat)
    hand = Badge("hand", str(own.hand_size))
    plate = Plate(
        width - hand.size[0] - 8, phrases.name(seat), _framed(view, seat), sign, 68, face=phrases.face(seat)
    )
    yield from row([plate, hand], x, y, width, gap=8)
    money = Badge("reward", phrases.texts("outlaws-reward", reward=own.reward), tone="gold")
    yield PlacedItem(money, x, y + 80)
    for n, (icon, cards) in enumerate((("crown", own.face_up), ("skull", own.face_down))):
        top = y + 158 + n * 78
        yield PlacedItem(Icon(icon, 46, "brass" if icon == "crown" else "dust", "panel"), x, top + 12)
        faces = [_taken(card, icon == "crown") for card in cards]
        yield from row(faces, x + 56, top, width - 56, gap=6)
    if own.in_play_size and _front(view, seat).shot is not None and not view.over:
        chosen: list[Item] = [*(card_of(card, 120) for card in own.in_play), CardBackItem(120, BACK)]
        yield PlacedItem(chosen[0], x + width - 120, y + 158)


def _taken(card: str, is_won: bool) -> Portrait:
    return Portrait(f"outlaws/{card}", 72, faint=not is_won)


def _sign(view: View, seat: Seat) -> str:
    if _won(view, seat):
        return "trophy"
    return "hourglass" if _is_to_act(view, seat) else "check" if view.seats[seat].ready else ""


def reckoning(shot: Shot) -> str:
    """Return the parts of the total: skills, dice, gains and losses."""
    parts = [str(skill(shot)), f"+{sum(shot.dice)}"]
    return " ".join([*parts, *(signed(value) for value in (shot.gained, shot.lost) if value)])


def skill(shot: Shot) -> int:
    return sum(OUTLAWS[card].skill for card in shot.cards)


def _many(view: View, phrases: Phrases) -> Scene:
    """Draw every seat with its cards in play, or those of the last showdown."""
    across = 2 if len(view.seats) <= ROOMY else 3
    width, height = (SCENE_WIDTH - EDGE * (across + 1)) // across, 316 if across == 2 else 210
    items: list[PlacedItem] = []
    for seat in range(len(view.seats)):
        line, n = divmod(seat, across)
        short = max(0, across * (line + 1) - len(view.seats))  # the last line stands in the middle
        x, y = EDGE + (2 * n + short) * (width + EDGE) // 2, EDGE + line * (height + EDGE)
        lit = _framed(view, seat) if _front(view, seat).shot is None else _outdrew(view, seat)
        items.append(PlacedItem(ZoneItem(width, height, turn=lit), x, y))
        items += _stand(view, seat, phrases, x + PAD, y + PAD, width - 2 * PAD)
    rows = -(-len(view.seats) // across)
    return Scene(SCENE_WIDTH, EDGE + rows * (height + EDGE), tuple(items))


def _stand(view: View, seat: Seat, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat's name and total, and below them its cards, each with its die; who fell is faint."""
    front, own, roomy = _front(view, seat), view.seats[seat], len(view.seats) <= ROOMY
    won = front.shot is not None and _outdrew(view, seat)
    fell = front.shot is not None and not won
    room = width - (122 if front.shot else 0)
    yield PlacedItem(
        Plate(room, phrases.name(seat), _framed(view, seat), _sign(view, seat), 66, face=phrases.face(seat)),
        x,
        y,
    )
    if front.shot:
        em, color = (96, "brass") if won else (76, "dust")
        total = Label(str(front.shot.total), 116, 84, em, "display", color, "right")
        yield PlacedItem(total, x + width - 116, y - 8)
    card_width = 128 if roomy else FACE
    cards: list[Item] = [
        replace(card_of(card, card_width), mark=won, faint=fell, mood="dead" if fell else "")
        if roomy
        else Portrait(f"outlaws/{card}", card_width, turn=won, faint=fell)
        for card in front.cards
    ]
    backs: list[Item] = [CardBackItem(card_width, BACK)] * own.in_play_size
    top = y + 78
    step = min(178, width // max(2, len(cards)))
    yield from row(cards or backs or [Pile(card_width, 0, icon="star")], x, top, width, gap=step - card_width)
    for n, die in enumerate(front.dice):
        place = (x + n * step + card_width - 24, top + 78) if roomy else (x + n * step + 50, top + 44)
        yield PlacedItem(DieItem(die, 72 if roomy else 62), *place)
    if view.game != GANGS:
        money = phrases.texts("outlaws-reward", reward=own.reward)
        gold = Badge("reward", money, tone="gold")
        purse: Item = gold if roomy else Label(money, 206, 66, DIGIT, "slab", align="right")
        at = x + width - purse.size[0], top + (222 - gold.size[1] if roomy else 46)
        yield PlacedItem(purse, *at)
    if front.shot is not None and roomy:
        yield from _words(front.shot, phrases, x, top, width)
    elif front.dice and roomy:  # before a gang has a leader, who gains and loses
        parts = f"{sum(OUTLAWS[card].skill for card in front.cards)} +{sum(front.dice)}"
        yield PlacedItem(Label(parts, width, 66, DIGIT, "slab"), x, top + 160)


def _words(shot: Shot, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Write an outlaw's name and the parts of the total, beside a card or below a gang."""
    if len(shot.cards) > 1:
        yield PlacedItem(Label(reckoning(shot), width, 66, DIGIT, "slab"), x, y + 160)
        return
    name = Label(phrases.texts(f"outlaws-card-{shot.leader}"), width - 186, 84, 40, "text")
    yield PlacedItem(name, x + 186, y - 6)
    yield PlacedItem(Label(reckoning(shot), width - 186, 66, DIGIT, "slab"), x + 186, y + 84)


def _front(view: View, seat: Seat) -> Front:
    """Return the open cards in play, or those of the last showdown."""
    own = view.seats[seat]
    if own.in_play and not view.over and (view.game == GANGS or not view.past):
        places = seat == view.seat and view.decision is not None and view.decision.kind == "place-dice"
        return Front(own.in_play, () if places else own.dice, None)  # no die is placed yet
    shot = next((shot for shot in view.last.shots if shot.seat == seat), None) if view.last else None
    hidden = len(view.seats) > 2 and own.in_play_size and not view.over
    return Front((), (), None) if shot is None or hidden else Front(shot.cards, shot.dice, shot)


def _outdrew(view: View, seat: Seat) -> bool:
    """Return whether a seat has won the last showdown."""
    return view.last is not None and view.last.winner == seat


def _is_to_act(view: View, seat: Seat) -> bool:
    return any(seat == other for other, _ in view.waiting)


def _won(view: View, seat: Seat) -> bool:
    return view.over and seat in view.winners


def _framed(view: View, seat: Seat) -> bool:
    return _is_to_act(view, seat) or _won(view, seat)


def poster(card: str, width: int, phrases: Phrases, number: int = 0) -> PosterItem:
    """Draw an outlaw's poster with all numbers."""
    outlaw = OUTLAWS[card]
    pips = [IconValue(f"suit-{outlaw.strong}", signed(outlaw.increment))] * bool(outlaw.increment)
    pips += [IconValue(f"suit-{outlaw.weak}", signed(outlaw.decrement))] * bool(outlaw.decrement)
    return PosterItem(
        width,
        phrases.texts("picture-wanted"),
        phrases.texts(f"outlaws-card-{outlaw.id}"),
        f"outlaws/{outlaw.id}",
        phrases.texts("outlaws-reward", reward=outlaw.reward),
        _corner(card),
        str(outlaw.skill),
        tuple(pips),
        number,
    )


def _duelist(card: str, phrases: Phrases, *, won: bool = False, fallen: bool = False) -> PosterItem:
    """Draw a poster in play, without what has become part of the total."""
    return replace(poster(card, POSTER, phrases), pips=(), mark=won, faint=fallen)


def card_of(card: str, width: int) -> CardItem:
    return CardItem(width, "", "leather", portrait=f"outlaws/{card}", corner=_corner(card))


def _corner(card: str) -> str:
    return card if OUTLAWS[card].suit else "joker"
