"""The seats around a table of WANTED, each with what lies before it."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.games.end_scene import EDGE, PAD, tone
from bot.games.outlaws import fronts, showdown
from bot.games.outlaws.fronts import REWARD, Front
from bot.games.outlaws.rounds import GANGS
from bot.games.outlaws.showdown import card_of, gang_parts, parts, spelled
from bot.i18n.texts import Phrases, Texts
from bot.render import typesetting
from bot.render.layout import bottom, column, middle, row
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
    Portrait,
    Scene,
    ZoneItem,
)
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import GANG
from engine.games.outlaws.view import View

FACE = 88  # width of faces around a large table
FALLEN = 120  # width of a card around a table
SMALL, LOW = 150, 42  # width of a gang's posters around a table, and what they add to its height
WIDE = 400  # least width of a seat around a table with room for posters and sums
ACROSS = 3  # seats in a row
TALL, MEMBER, COLUMN = 104, 134, 742  # width of a card beside its strength, heights of both, and of a gang


def many(view: View, phrases: Phrases) -> Scene:
    """Draw every seat with what lies before it."""
    seats = fronts.sides(view, phrases)
    roomy, across = len(seats) <= fronts.ROOMY, 2 if len(seats) in (2, 4) else ACROSS
    before = {seat: fronts.of(view, seat) for seat in seats}
    width = (SCENE_WIDTH - EDGE * (across + 1)) // across
    room = width - 2 * PAD
    lower = LOW * (view.game == GANGS and room > WIDE)  # below posters
    is_counted = any(front.dice or fronts.rolled(view, seat) for seat, front in before.items())
    height = _height(view, before.values(), room, is_counted=is_counted) + lower if roomy else 210
    items: list[PlacedItem] = []
    for place, (seat, front) in enumerate(before.items()):
        line, n = divmod(place, across)
        short = max(0, across * (line + 1) - len(seats))  # the last line stands in the middle
        x, y = EDGE + (2 * n + short) * (width + EDGE) // 2, EDGE + line * (height + EDGE)
        lit = fronts.has_won(view, seat) if front.shot is None else front.won and front.best
        items.append(PlacedItem(ZoneItem(width, height, tone=tone(seat, phrases), turn=lit), x, y))
        is_purse = front.shot is not None or room > WIDE
        money = None if view.game == GANGS else fronts.money(view, seat, phrases, is_purse=is_purse)
        total = _total(front, room) if view.game == GANGS else []
        items += row(total, x + PAD, y + PAD - 10, room, align="right")
        aside = sum(label.width for label in total)
        if money and room > WIDE:
            items += row([money], x + PAD, y + PAD, room, align="right")
            aside += money.size[0] + 8
        items.append(PlacedItem(fronts.plate(view, seat, phrases, room - aside), x + PAD, y + PAD))
        top, low = y + PAD + 76, y + height - PAD - 84
        if roomy:
            items += (
                _gang(front, x + PAD, top, room, has_lines=len(seats) <= ACROSS)
                if view.game == GANGS
                else _outlaw(front, money, phrases.texts, x + PAD, top, room, low)
            )
            dice = row(fronts.rolled(view, seat), x + PAD, top + 140 + lower, room, gap=0, align="center")
            items += (PlacedItem(die, left, y + n % 2 * 12) for n, (die, left, y) in enumerate(dice))
        else:
            items += _faces(front, money, x + PAD, top, room)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def columns(view: View, phrases: Phrases) -> Scene:
    """Draw three open gangs beside each other, each outlaw beside its strength, and the sum below."""
    items, step = list[PlacedItem](), (SCENE_WIDTH - EDGE) // ACROSS
    for n, seat in enumerate(fronts.sides(view, phrases)):
        front, x, room = fronts.of(view, seat), EDGE + n * step + PAD, step - EDGE - 2 * PAD
        zone = ZoneItem(step - EDGE, COLUMN, tone=tone(seat, phrases), turn=front.best)
        items += [PlacedItem(zone, x - PAD, EDGE), PlacedItem(fronts.plate(view, seat, phrases, room), x, 26)]
        dice = fronts.rolled(view, seat)
        for place in range(front.backs or len(front.cards)):
            y = 112 + place * MEMBER
            items += _member(front, place, x, y, room)
            items += row(dice[place : place + 1], x + TALL, y, room - TALL, align="center", height=TALL)
        lines = [[part] for part in showdown.counted(front.shot)[2:]] if front.shot else _able(front)
        pitch, em = (60, 66) if len(lines) == GANG else (66, 110)
        for line, suits in enumerate(lines):
            items += row(suits, x, 108 + GANG * MEMBER + pitch * line, room, gap=4, align="center")
        if front.dice:
            known = showdown.known_so_far(front.sum, front.leader)
            total = spelled(front.shot.total) if front.shot else known
            label = Label(total, room, em, em, "display", front.color, "center")
            items.append(PlacedItem(label, x, EDGE + COLUMN - 4 - em))
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _member(front: Front, place: int, x: int, y: int, room: int) -> Iterator[PlacedItem]:
    """Draw an outlaw of an open gang with its strength, and below that a crown if it leads."""
    if not front.cards:
        yield PlacedItem(CardBackItem(TALL, fronts.BACK), x, y)
        return
    card, aside, left = front.cards[place], x + TALL + 8, room - TALL - 8
    is_leader = card == front.leader
    yield PlacedItem(card_of(card, TALL, mark=front.best and is_leader, fell=front.fell), x, y)
    if is_leader:
        yield middle(Icon("crown", 60, front.color), aside, y + 66, left, 60)
    if front.dice:
        color = front.color if is_leader else "chalk"
        yield from showdown.strength(card, front.dice[place], color, aside, y, left)


def _able(front: Front) -> list[list[Item]]:
    """Draw what whoever may lead gains and loses, one per line; of equals, each behind its rank."""
    lines = list[list[Item]]()
    for card in (card for card in front.able if OUTLAWS[card].suit):
        rank = card[:-1] if len(front.able) > 1 else ""
        width = round(typesetting.width(rank, "slab", DIGIT)) + 2
        name = [Label(rank, width, 66, DIGIT, "slab", "dust")] if rank else []
        lines.append([*name, *(Badge(sign.icon, sign.value) for sign in showdown.signs(card))])
    return lines


def _height(view: View, before: Collection[Front], room: int, *, is_counted: bool) -> int:
    """Return the height of a seat around a table, with a line for each part of a sum."""
    is_wide, is_gangs = room > WIDE, view.game == GANGS
    low = not is_counted or (not is_gangs and is_wide)
    has_both = any(front.shot and front.shot.gained and front.shot.lost for front in before) or (
        is_gangs and is_wide and any(len(showdown.signs(card)) > 1 for front in before for card in front.able)
    )
    has_line = has_both or (is_gangs and any(front.shot for front in before))
    lines = has_line + (has_both and is_gangs and not is_wide and len(before) <= ACROSS)
    has_purse = len(view.seats) < fronts.ROOMY and not is_gangs and any(front.shot for front in before)
    if any(front.pays for front in before) or (has_purse and not is_wide):
        return 316 if is_wide else 396 + 66 * has_both
    return (264 if low else 316) + 66 * lines


def _total(front: Front, room: int) -> list[Label]:
    """Return a gang's total, or with enough room as much of it as is known."""
    if shot := front.shot:
        return [Label(spelled(shot.total), 124, 84, 90, "display", front.color, "right")]
    if not front.dice or room <= WIDE:
        return []
    known = showdown.known_so_far(front.sum, front.leader)
    return [Label(known, 180, 84, 60, "display", "chalk", "right")]


def _outlaw(
    front: Front, money: Badge | Label | None, text: Texts, x: int, y: int, width: int, low: int
) -> Iterator[PlacedItem]:
    """Draw the one outlaw of a seat with what it pays, and what its total is made of.

    Where it is narrow, the seat's money stands at `low`, beside the total or below what is paid.
    """
    fell, wide = front.fell, width > WIDE
    card: Item = CardBackItem(FALLEN, fronts.BACK) if front.backs else Pile(FALLEN, 0, icon="star")
    if front.cards:
        card = card_of(front.cards[0], FALLEN, fell=fell)
    left = REWARD if wide else FALLEN
    aside, room = x + left + 16, width - left - 16
    yield middle(card, x, y, left, card.size[1])
    if front.pays:
        reward = text("outlaws-reward", reward=OUTLAWS[front.cards[0]].reward)
        color = "dust" if fell else "brass"
        label = Label(reward, REWARD, 66, DIGIT, "slab", color, "center" if wide else "left")
        yield PlacedItem(label, x, y + card.size[1] if wide else low - 60)
    if money and not wide:
        left_side = isinstance(money, Badge) or front.shot is not None
        item = replace(money, align="left") if left_side and isinstance(money, Label) else money
        yield PlacedItem(item, x if left_side else x + width - item.width, low + 12 if left_side else y)
    dice = [DieItem(die, 62) for die in front.dice]
    if (shot := front.shot) is None:
        known = [Badge("skill", str(OUTLAWS[front.cards[0]].skill))] if dice else []
        yield from row([*known, *dice], aside, y + 60, room, gap=8, height=80)
        return
    skill, _, *suits = parts(shot)
    yield from row([skill, *dice], aside, y - 4, room, height=66)
    yield from column(suits, aside, y + 66, gap=0)
    face: typesetting.FontFace = "display" if front.best else "slab"  # whose digits are easier to read
    total = Label(spelled(shot.total), 120, 84, 90, face, front.color, "right")
    high = y + (66 * len(suits) - 24) // 2 if wide else low - 70 * isinstance(money, Badge)
    yield PlacedItem(total, x + width - total.width, high)


def _gang(front: Front, x: int, y: int, width: int, *, has_lines: bool) -> Iterator[PlacedItem]:
    """Draw a gang's cards with their dice, its total, and what that is made of."""
    fell, wide = front.fell, width > WIDE
    size = SMALL if wide else 96
    step = min(160, (width - size - 26) // 2)
    backs: list[Item] = [CardBackItem(size, fronts.BACK)] * front.backs
    cards: list[Item] = [
        card_of(card, size, mark=front.best and card == front.leader, fell=fell) for card in front.cards
    ]
    placed = [*row(cards or backs or [Pile(size, 0, icon="star")] * GANG, x, y, width, gap=step - size)]
    yield from placed
    if front.leader in front.cards and not fell:
        _, left, top = placed[front.cards.index(front.leader)]
        aside = (size - 46) // 2 if wide else 2  # clear of its corners
        yield PlacedItem(Icon("crown", 46, front.color, "panel"), left + aside, top - 20)
    for n, die in enumerate(front.dice):
        left = x + n * step + (size - 40 if wide else -6)  # beside the suit, or below that of the card before
        yield PlacedItem(
            DieItem(die, 66 if wide else 56), left, y + round(size * CARD) - (60 if wide else 22)
        )
    low = y + 146 + LOW * wide
    if wide and front.able:
        none = Label("±0", size, 66, DIGIT, "slab")  # below a Joker
        for card in front.able:
            signs = [Badge(sign.icon, sign.value) for sign in showdown.signs(card)]
            yield from column(signs or [none], x + front.cards.index(card) * step, low, gap=0)
    elif front.dice:
        items = gang_parts(front.sum)
        if wide or has_lines or front.shot is None:
            yield from row(items[:2], x, low, width, gap=8)
            low += 66
        yield from row(items[2:], x, low, width, gap=8) if wide else column(items[2:], x, low, gap=0)


def _faces(front: Front, money: Badge | Label | None, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat at a large table: faces with their dice, and the total."""
    cards: list[Item] = [Portrait(f"outlaws/{card}", FACE, faint=front.fell) for card in front.cards]
    backs: list[Item] = [CardBackItem(FACE, fronts.BACK)] * front.backs
    step = min(104, width // max(2, len(cards)))
    yield from row(cards or backs or [Pile(FACE, 0, icon="star")], x, y, width, gap=step - FACE)
    for n, (card, die) in enumerate(zip(front.cards, front.dice)):
        yield PlacedItem(DieItem(die, 62), x + n * step + 46, y + 44)
        if card == front.leader and len(cards) > 1:
            yield PlacedItem(Icon("crown", 44, front.color, "panel"), x + n * step + 22, y - 14)
    if money:
        yield PlacedItem(money, x + width - money.size[0], y + 46)
    if front.shot is not None and len(cards) < 2:
        total = Label(spelled(front.shot.total), 92, 64, 64, "display", "brass" if front.best else "dust")
        yield PlacedItem(total, x + 118, y - 10)
