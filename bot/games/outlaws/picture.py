"""WANTED in pictures: every seat with its posters, dice and totals."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.end_scene import BETWEEN, EDGE, FIGURE, PAD, PLATE, ROOM, ground, tone
from bot.games.outlaws import showdown, story
from bot.games.outlaws.rounds import COUNTING, DUEL, GANGS, OPENED, REVEALED, Round, highest, rounds
from bot.games.outlaws.showdown import TOTAL, card_of, gang_parts, parts, poster, spelled
from bot.i18n.texts import Phrases, Texts
from bot.render import typesetting
from bot.render.layout import bottom, column, middle, row, stacked
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
    PathItem,
    Pile,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import BEATS, OUTLAWS
from engine.games.outlaws.operations import strongest
from engine.games.outlaws.rules import GANG
from engine.games.outlaws.state import Shot
from engine.games.outlaws.view import View

BACK = "brick"
STRIP, BAR = 86, 18  # heights of a duelist's account, and of the bar below it that compares both
WAITING, LAID = 258, 112  # height of the cards of a duel's first round, width of later ones put down
CHAMPION = 250  # width of the poster of who won a shootout
FULL, FACE = 350, 88  # widths of posters in most hands, and of faces around a large table
FALLEN, REWARD, LOWEST = 120, 192, round(120 * CARD)  # width of a card around a table, and of what it pays
SMALL, LOW = 150, 42  # width of a gang's posters around a table, and what they add to its height
TAKEN, PEEK = 70, 40  # size of the face of a fallen outlaw, and of it what another one must leave to see
AIM = 66  # height of what says how the game is won
LANES = 3  # most gangs that are drawn as posters when they are turned up
WIDE = 400  # least width of a seat around a table with room for posters and sums
ROOMY, ACROSS = 6, 3  # most seats whose cards the table shows, with more only faces; seats in a row


class Front(NamedTuple):
    """What lies before a seat."""

    cards: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    shot: Shot | None = None  # their total
    won: bool = False  # with this total, or fights on with it
    best: bool = False  # whether no total was higher, once all are known
    pays: bool = False  # for having fallen
    backs: int = 0

    @property
    def leader(self) -> str:
        """The card that leads a gang, or will with its dice; "" if several may."""
        if self.shot is not None:
            return self.shot.leader if len(self.cards) > 1 or self.won else ""
        return self.able[0] if len(self.able) == 1 else ""

    @property
    def able(self) -> list[str]:
        """The cards of which one leads a gang whose total is not known yet."""
        return [] if self.shot is not None or not self.dice else strongest(self.cards, self.dice)


def table(view: View, phrases: Phrases) -> Scene:
    """Draw the last showdown above all else, and who has collected what."""
    if view.game == DUEL:
        return _two(view, phrases)
    is_revealed = view.phase in OPENED and len(view.seats) <= LANES
    if view.game == GANGS and (is_revealed or (len(view.seats) == 2 and view.phase != "pick")):
        return _gangs(view, phrases)
    return many(view, phrases)


def sides(view: View, phrases: Phrases) -> list[Seat]:
    """Return the seats from left to right, the same in a rematch but for gangs."""
    return sorted(range(len(view.seats)), key=None if view.game == GANGS else phrases.place)


def common_items(phrases: Phrases) -> Iterator[Item]:
    for card in OUTLAWS:
        yield poster(card, FULL, phrases)
        yield _taken(card)


def _two(view: View, phrases: Phrases) -> Scene:
    """Draw the last showdown of a duel above what both have collected, with the same sides for everybody."""
    plates = [plate(view, seat, phrases, FIGURE) for seat in sides(view, phrases)]
    own = view.seats[view.seat or 0]
    scene, has_chosen = Scene(SCENE_WIDTH, 0, ()), view.phase == "pick" and bool(own.in_play)
    played = [] if has_chosen else rounds(view)[-1:]
    for items in (
        *(showdown.duel(last, plates, story.headline(last, view, phrases), phrases) for last in played),
        *([] if played else [_waiting(view, plates, phrases)]),
        accounts(view, phrases),
        _coming(view, phrases) if played else (),
    ):
        if placed := tuple(items):
            scene = stacked(scene, Scene(SCENE_WIDTH, bottom(placed), placed))
    return replace(scene, height=scene.height + EDGE)


def _waiting(view: View, plates: Sequence[Plate], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw what has been put down in a first round, and what will be counted."""
    low = EDGE + PAD + PLATE
    yield PlacedItem(ZoneItem(ROOM, PLATE + WAITING + 4 * PAD + AIM), EDGE, EDGE)
    yield _aim(view, phrases, low + WAITING + 2 * PAD)
    for own_plate, seat, x in zip(plates, sides(view, phrases), (EDGE + PAD, EDGE + ROOM - PAD - FIGURE)):
        yield PlacedItem(own_plate, x, EDGE + PAD)
        [card] = _laid(view, seat, round(WAITING / CARD), phrases) or [Pile(WAITING - 60, 0, icon="star")]
        yield middle(card, x, low + PAD, FIGURE, WAITING)
    own = [] if view.seat is None else view.seats[view.seat].dice
    yield from _formula(phrases, BETWEEN, low + 60, SCENE_WIDTH - 2 * BETWEEN, *own)


def _aim(view: View, phrases: Phrases, y: int) -> PlacedItem:
    """Draw how the game is won."""
    aim = story.aim(view, phrases.texts)
    return PlacedItem(Label(aim, ROOM - 2 * PAD, AIM, DIGIT, "slab", "brass", "center"), EDGE + PAD, y)


def _formula(phrases: Phrases, x: int, y: int, width: int, die: int = 0) -> Iterator[PlacedItem]:
    """Draw what a showdown will count: skill, die, as rolled if it is known, and the suits."""
    plus = Label("+", 40, 80, 64, "slab", "dust", "center")
    signs = [Icon("skill", 84), plus, DieItem(die, 84), plus, Icon("suit-S", 84)]
    skill, first, dice, second, suits = row(signs, x, y, width, gap=20, align="center", height=84)
    yield from (skill, first, dice, second)
    for n, suit in enumerate(BEATS):
        yield PlacedItem(Icon(f"suit-{suit}", 38), suits.x + n % 2 * 46, suits.y + n // 2 * 46)
    for key, left in (("rules-card-skill", skill.x), ("outlaws-die", dice.x), ("rules-card-suit", suits.x)):
        yield PlacedItem(
            Label(phrases.texts(key), 132, 48, 40, "slab", "dust", "center"),
            left - 24,
            y + 88,
        )


def _laid(view: View, seat: Seat, width: int, phrases: Phrases) -> list[Item]:
    """Return what a seat has put down for the coming showdown: backs, or for itself its cards."""
    own = view.seats[seat]
    if view.over:
        return []
    if own.in_play and seat == view.seat:
        return [
            showdown.in_play(card, width, phrases) if width > FULL // 2 else card_of(card, width)
            for card in own.in_play
        ]
    return [CardBackItem(width, BACK)] * _count_laid(view, seat)


def _count_laid(view: View, seat: Seat) -> int:
    own = view.seats[seat]
    has_picked = view.phase == "pick" and own.ready
    return own.in_play_size or (GANG if view.game == GANGS else 1) * has_picked


def _coming(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw who has put an outlaw down for the round after the one above, once somebody has."""
    laid = [_laid(view, seat, LAID, phrases) for seat in sides(view, phrases)]
    if not any(laid):
        return
    height, width = round(LAID * CARD) + PAD, (ROOM - 2 * PAD) // 3
    yield PlacedItem(ZoneItem(ROOM, height), EDGE, EDGE)
    number = Label(phrases.texts("outlaws-nth", round=view.round), width, 66, DIGIT, "slab", "dust", "center")
    yield middle(number, EDGE + PAD + width, EDGE, width, height)
    for put_down, x in zip(laid, (EDGE + PAD, EDGE + PAD + 2 * width)):
        items = [Icon("check" if put_down else "hourglass", 66), *put_down]
        yield from row(items, x, EDGE, width, gap=PAD, align="center", height=height)


def accounts(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw each player's reward, and whose fall has paid it."""
    width, height = (ROOM - EDGE) // 2, STRIP
    most = max(1, *(seat.reward for seat in view.seats))
    for n, seat in enumerate(sides(view, phrases)):
        own, x = view.seats[seat], EDGE + n * (width + EDGE)
        yield PlacedItem(ZoneItem(width, height + BAR, tone=tone(seat, phrases)), x, EDGE)
        money = Badge("reward", phrases.texts("outlaws-reward", reward=own.reward), tone="gold")
        right = [DieItem(die, 66) for die in own.dice if not view.over]
        taken = [_taken(card) for card in view.seats[1 - seat].face_down]
        used = sum(item.size[0] + 10 for item in right)
        start = x + 8 + money.size[0] + 10
        if length := (width - 3 * EDGE) * own.reward // most:
            yield PlacedItem(PathItem(((0, 0), (length, 0)), "brass", 8), x + EDGE, EDGE + height - 6)
        yield from row([money], x + 8, EDGE, width, height=height)
        room = x + width - 8 - used - start
        yield from row(_heads(taken, room), start, EDGE, room, gap=4, height=height)
        yield from row(right, x, EDGE, width - 8, gap=10, align="right", height=height)


def _heads(taken: Sequence[Portrait], room: int) -> Sequence[Item]:
    """Return faces, or their number where they would hide each other, with one of them or a skull."""
    if len(taken) < 2 or room >= TAKEN + PEEK * (len(taken) - 1):
        return taken
    number = f"×{len(taken)}"
    width = round(typesetting.width(number, "slab", DIGIT)) + 2
    count = Label(number, width, TAKEN, DIGIT, "slab", "chalk")
    has_room = room >= TAKEN + 4 + count.width  # else it would lie on the face
    return [taken[0] if has_room else Icon("skull", 50, "dust"), count]


def _taken(card: str) -> Portrait:
    return Portrait(f"outlaws/{card}", TAKEN, faint=True)


def _sign(view: View, seat: Seat) -> str:
    if _won(view, seat):
        return "trophy"
    if view.phase == "place-dice":  # nobody sees who has chosen
        return ""
    has_chosen = view.game == DUEL and view.seat is not None and view.seats[view.seat].ready
    if view.past and view.game != GANGS and not has_chosen:  # the picture shows the round before
        return ""
    if any(seat == other for other, _ in view.waiting):  # where all are, or in a replay, that says nothing
        return "hourglass" if any(own.ready for own in view.seats) else ""
    return "check" if view.seats[seat].ready else ""


def plate(view: View, seat: Seat, phrases: Phrases, width: int) -> Plate:
    name = phrases.texts("outlaws-you") if seat == view.seat else phrases.name(seat)
    framed, sign, face = _won(view, seat), _sign(view, seat), phrases.face(seat)
    return Plate(width, name, framed, sign, PLATE, tone(seat, phrases), face)


def _announced(view: View, phrases: Phrases) -> Scene | None:
    """Draw how the last showdown ended, and who has won it; before the first, what it will count."""
    if not view.past and view.phase == "pick":
        items = [PlacedItem(ZoneItem(ROOM, 136 + 3 * PAD + AIM), EDGE, EDGE)]
        items += [*_formula(phrases, EDGE, EDGE + PAD, ROOM), _aim(view, phrases, EDGE + PAD + 136)]
        return Scene(SCENE_WIDTH, bottom(items), tuple(items))
    if view.game == GANGS and view.phase in OPENED:
        return _captioned(_counting(view, phrases))
    if view.over or not view.past:
        return None
    played = rounds(view)[-1]
    if (champion := played.champion) is None:
        return _captioned(story.headline(played, view, phrases))
    items = [*_champion(view, played, champion, phrases)]
    return Scene(SCENE_WIDTH, bottom(items), tuple(items))


def _captioned(caption: str) -> Scene:
    items = (*ground(0, caption, 1),)
    return Scene(SCENE_WIDTH, bottom(items), items)


def _counting(view: View, phrases: Phrases) -> str:
    """Say how far open gangs are counted: up to who has won, or that they are tied."""
    if view.phase == REVEALED:
        has_several = any(len(own.dice) > 1 for own in view.seats)
        again = "outlaws-laid" if has_several else "outlaws-rolling"
        return phrases.texts(again if view.past else "outlaws-known")
    if view.phase == COUNTING:
        return phrases.texts("outlaws-to-come")
    played = rounds(view)[-1]
    if (won := played.champion) is None:
        return story.headline(played, view, phrases)
    most, least = highest(played.showdown)[:2]
    return phrases.texts("outlaws-wins-fight", seat=phrases.name(won.seat), most=most, least=least)


def _champion(view: View, played: Round, shot: Shot, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw the outlaw that has won a shootout, large, with its sum and what it has collected."""
    front = showdown.in_play(shot.leader, CHAMPION, phrases, won=True)
    x, room = EDGE + 2 * PAD + CHAMPION, ROOM - CHAMPION - 3 * PAD
    yield from ground(front.height, story.headline(played, view, phrases), 1)
    yield PlacedItem(front, EDGE + PAD, EDGE + PAD)
    money = _money(view, shot.seat, phrases, is_purse=True)
    yield from _named(view, shot.seat, phrases, x, EDGE + PAD, room - money.size[0] - 8, "crown")
    yield PlacedItem(money, x + room - money.size[0], EDGE + PAD)
    total = Label(spelled(shot.total), 200, 150, TOTAL, "display", "brass", "center")
    yield from showdown.across(shot, total, x, EDGE + PAD + 66, room, front.height - 66)


def _named(
    view: View, seat: Seat, phrases: Phrases, x: int, y: int, width: int, sign: str = ""
) -> Iterator[PlacedItem]:
    """Draw a name, and beside it what its seat has put down for the next showdown."""
    laid: list[Item] = []
    if view.past and view.game != GANGS:
        own = [Portrait(f"outlaws/{card}", 66) for card in view.seats[seat].in_play]
        laid = [*own] or _laid(view, seat, 55, phrases)
    own_plate = plate(view, seat, phrases, width - 72 * len(laid))
    yield PlacedItem(replace(own_plate, sign=sign) if sign else own_plate, x, y)
    yield from row(laid, x, y, width, align="right")


def _gangs(view: View, phrases: Phrases) -> Scene:
    """Draw gangs as posters."""
    items = list[PlacedItem]()
    seats = [seat for seat, own in enumerate(view.seats) if own.playing or own.dice or not view.past]
    for seat in seats:
        front, y = _front(view, seat), bottom(items) + EDGE
        zone = ZoneItem(ROOM, showdown.LANE, tone=tone(seat, phrases), turn=front.best)
        items.append(PlacedItem(zone, EDGE, y))
        items.append(PlacedItem(plate(view, seat, phrases, showdown.ASIDE), showdown.BESIDE, y + PAD))
        backs: list[Item] = [CardBackItem(showdown.GANG, BACK)] * front.backs
        empty: list[Item] = [] if front.cards else [Pile(showdown.GANG, 0, icon="star")] * 3
        items += row(backs or empty, EDGE + PAD, y + PAD, showdown.BESIDE - EDGE - PAD, gap=showdown.GAP)
        fell = front.shot is not None and not front.won
        own = front.cards, front.dice, phrases, y + PAD, front.leader
        items += showdown.gang(*own, won=front.best, fell=fell)
        dice = _rolled(view, seat)
        items += row(dice, showdown.BESIDE, y + 130, showdown.ASIDE, gap=14, align="center")
        if front.dice:
            shot = front.shot or _uncounted(seat, front)
            known = "" if front.shot else showdown.known_so_far(shot, front.leader)
            items += showdown.sum_of(shot, y + 2 * PAD + 66, won=front.best, known=known)
    return _below_announced(view, items, phrases)


def _uncounted(seat: Seat, front: Front) -> Shot:
    """Return a gang with its dice before it has a leader, who gains and loses."""
    return Shot(seat, front.cards, front.dice, front.cards[0], 0, 0, 0)


def _below_announced(view: View, items: list[PlacedItem], phrases: Phrases) -> Scene:
    table, announced = Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)), _announced(view, phrases)
    return table if announced is None else stacked(announced, table)


def many(view: View, phrases: Phrases) -> Scene:
    """Draw every seat with what lies before it, but for who stands above with a showdown won."""
    champion = view.last.winner if view.last and not view.over and view.game != GANGS else None
    seats = [seat for seat in sides(view, phrases) if seat != champion]
    roomy, across = len(seats) <= ROOMY, 2 if len(seats) in (2, 4) else ACROSS
    fronts = {seat: _front(view, seat) for seat in seats}
    width = (SCENE_WIDTH - EDGE * (across + 1)) // across
    room = width - 2 * PAD
    lower = LOW * (view.game == GANGS and room > WIDE)  # below posters
    is_counted = any(front.dice or _rolled(view, seat) for seat, front in fronts.items())
    height = _height(view, fronts.values(), room, is_counted=is_counted) + lower if roomy else 210
    items: list[PlacedItem] = []
    for place, (seat, front) in enumerate(fronts.items()):
        line, n = divmod(place, across)
        short = max(0, across * (line + 1) - len(seats))  # the last line stands in the middle
        x, y = EDGE + (2 * n + short) * (width + EDGE) // 2, EDGE + line * (height + EDGE)
        lit = _won(view, seat) if front.shot is None else front.won and front.best
        items.append(PlacedItem(ZoneItem(width, height, tone=tone(seat, phrases), turn=lit), x, y))
        is_purse = front.shot is not None or room > WIDE
        money = None if view.game == GANGS else _money(view, seat, phrases, is_purse=is_purse)
        total = _total(front, room) if view.game == GANGS else []
        items += row(total, x + PAD, y + PAD - 10, room, align="right")
        aside = sum(label.width for label in total)
        if money and room > WIDE:
            items += row([money], x + PAD, y + PAD, room, align="right")
            aside += money.size[0] + 8
            items += _leads(view, seat, phrases, x + PAD + room, y + PAD + 76 + LOWEST)
        items += _named(view, seat, phrases, x + PAD, y + PAD, room - aside)
        top, low = y + PAD + 76, y + height - PAD - 84
        if roomy:
            items += (
                _gang(seat, front, x + PAD, top, room, has_lines=len(seats) <= ACROSS)
                if view.game == GANGS
                else _outlaw(front, money, phrases.texts, x + PAD, top, room, low)
            )
            dice = row(_rolled(view, seat), x + PAD, top + 140 + lower, room, gap=0, align="center")
            items += (PlacedItem(die, left, y + n % 2 * 12) for n, (die, left, y) in enumerate(dice))
        else:
            items += _faces(front, money, x + PAD, top, room)
    return _below_announced(view, items, phrases)


def _height(view: View, fronts: Collection[Front], room: int, *, is_counted: bool) -> int:
    """Return the height of a seat around a table, with a line for each part of a sum."""
    is_wide, is_gangs = room > WIDE, view.game == GANGS
    low = not is_counted or (not is_gangs and is_wide)
    has_both = any(front.shot and front.shot.gained and front.shot.lost for front in fronts) or (
        is_gangs and is_wide and any(len(showdown.signs(card)) > 1 for front in fronts for card in front.able)
    )
    has_line = has_both or (is_gangs and any(front.shot for front in fronts))
    lines = has_line + (has_both and is_gangs and not is_wide and len(fronts) <= ACROSS)
    has_purse = len(view.seats) < ROOMY and not is_gangs and any(front.shot for front in fronts)
    if any(front.pays for front in fronts) or (has_purse and not is_wide):
        return 316 if is_wide else 396 + 66 * has_both
    return (264 if low else 316) + 66 * lines


def _total(front: Front, room: int) -> list[Label]:
    """Return a gang's total, or with enough room as much of it as is known."""
    if shot := front.shot:
        color = _brass(front)
        return [Label(spelled(shot.total), 124, 84, 90, "display", color, "right")]
    if not front.dice or room <= WIDE:
        return []
    known = showdown.known_so_far(_uncounted(0, front), front.leader)
    return [Label(known, 180, 84, 60, "display", "chalk", "right")]


def _rolled(view: View, seat: Seat) -> list[Item]:
    """Return the dice that a gang has rolled and not placed where all can see it."""
    is_placed = view.game != GANGS or view.over or _front(view, seat).dice
    return [] if is_placed else [DieItem(die, 66) for die in view.seats[seat].dice]


def _money(view: View, seat: Seat, phrases: Phrases, *, is_purse: bool) -> Badge | Label:
    """Return what a seat has collected, in a purse where rewards of the fallen stand, too."""
    rewards = [own.reward for own in view.seats]
    money, leads = phrases.texts("outlaws-reward", reward=rewards[seat]), 0 < rewards[seat] == max(rewards)
    if is_purse and len(view.seats) < ROOMY:
        return Badge("reward", money, tone="gold" if leads else "coal")
    return Label(money, REWARD, 66, DIGIT, "slab", "brass" if leads else "chalk", "right")


def _leads(view: View, seat: Seat, phrases: Phrases, right: int, y: int) -> Iterator[PlacedItem]:
    """Draw who has the most money, where the crown of a round is somebody else's."""
    rewards, is_crowned = [own.reward for own in view.seats], view.last and view.last.winner is not None
    if is_crowned and not view.over and rewards[seat] == max(rewards):
        words = phrases.texts("outlaws-leads-all", you=int(seat == view.seat))
        yield PlacedItem(Label(words, 124, 66, DIGIT, "slab", "brass", "right"), right - 124, y)


def _outlaw(
    front: Front, money: Badge | Label | None, text: Texts, x: int, y: int, width: int, low: int
) -> Iterator[PlacedItem]:
    """Draw the one outlaw of a seat with what it pays, and what its total is made of.

    Where it is narrow, the seat's money stands at `low`, beside the total or below what is paid.
    """
    fell, wide = front.shot is not None and not front.won, width > WIDE
    card: Item = CardBackItem(FALLEN, BACK) if front.backs else Pile(FALLEN, 0, icon="star")
    if front.cards:
        card = card_of(front.cards[0], FALLEN, fell=fell)
    left = REWARD if wide else FALLEN
    aside, room = x + left + 16, width - left - 16
    yield middle(card, x, y, left, card.size[1])
    if front.pays:
        reward = text("outlaws-reward", reward=OUTLAWS[front.cards[0]].reward)
        label = Label(
            reward, REWARD, 66, DIGIT, "slab", "dust" if fell else "brass", "center" if wide else "left"
        )
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
    color = _brass(front)
    face: typesetting.FontFace = "display" if front.best else "slab"  # whose digits are easier to read
    total = Label(spelled(shot.total), 120, 84, 90, face, color, "right")
    high = y + (66 * len(suits) - 24) // 2 if wide else low - 70 * isinstance(money, Badge)
    yield PlacedItem(total, x + width - total.width, high)


def _gang(seat: Seat, front: Front, x: int, y: int, width: int, *, has_lines: bool) -> Iterator[PlacedItem]:
    """Draw a gang's cards with their dice, its total, and what that is made of."""
    fell, wide = front.shot is not None and not front.won, width > WIDE
    size = SMALL if wide else 96
    step = min(160, (width - size - 26) // 2)
    backs: list[Item] = [CardBackItem(size, BACK)] * front.backs
    cards: list[Item] = [
        card_of(card, size, mark=front.best and card == front.leader, fell=fell) for card in front.cards
    ]
    placed = [*row(cards or backs or [Pile(size, 0, icon="star")] * GANG, x, y, width, gap=step - size)]
    yield from placed
    if front.leader in front.cards and not fell:
        _, left, top = placed[front.cards.index(front.leader)]
        aside = (size - 46) // 2 if wide else 2  # clear of its corners
        yield PlacedItem(Icon("crown", 46, _brass(front), "panel"), left + aside, top - 20)
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
        items = gang_parts(front.shot or _uncounted(seat, front))
        if wide or has_lines or front.shot is None:
            yield from row(items[:2], x, low, width, gap=8)
            low += 66
        yield from row(items[2:], x, low, width, gap=8) if wide else column(items[2:], x, low, gap=0)


def _faces(front: Front, money: Badge | Label | None, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat at a large table: faces with their dice, and the total."""
    fell = front.shot is not None and not front.won
    cards: list[Item] = [Portrait(f"outlaws/{card}", FACE, faint=fell) for card in front.cards]
    backs: list[Item] = [CardBackItem(FACE, BACK)] * front.backs
    step = min(104, width // max(2, len(cards)))
    yield from row(cards or backs or [Pile(FACE, 0, icon="star")], x, y, width, gap=step - FACE)
    for n, (card, die) in enumerate(zip(front.cards, front.dice)):
        yield PlacedItem(DieItem(die, 62), x + n * step + 46, y + 44)
        if card == front.leader and len(cards) > 1:
            yield PlacedItem(Icon("crown", 44, _brass(front), "panel"), x + n * step + 22, y - 14)
    if money:
        yield PlacedItem(money, x + width - money.size[0], y + 46)
    if front.shot is not None and len(cards) < 2:
        total = Label(spelled(front.shot.total), 92, 64, 64, "display", "brass" if front.best else "dust")
        yield PlacedItem(total, x + 118, y - 10)


def _front(view: View, seat: Seat) -> Front:
    """Return the open cards in play, or those of the last showdown."""
    own, tied = view.seats[seat], view.phase == "discard"
    fights = view.past[-1:] if own.playing or view.game != GANGS else view.past[::-1]
    shot = next((shot for fight in fights for shot in fight.shots if shot.seat == seat), None)
    is_counted = view.over or (tied and shot)
    if own.in_play and (view.game == GANGS or not view.past) and not is_counted:
        is_laying = view.phase in ("place-dice", REVEALED) and bool(view.waiting)
        has_laid = seat == view.seat and view.decision is None
        return Front(own.in_play, () if is_laying and not has_laid else own.dice)
    if shot is None:
        return Front(backs=0 if view.over else _count_laid(view, seat))
    won = view.last is not None and (view.last.winner == seat or (view.game == GANGS and own.playing))
    is_paid = view.last is not None and view.last.winner not in (None, seat)
    pays = is_paid and view.game != GANGS and len(view.seats) < ROOMY  # with more it gets too high
    last, is_known = view.past[-1], view.phase != COUNTING
    best = is_known and shot in last.shots and shot.total == highest(last)[0]
    return Front(shot.cards, shot.dice, shot, won, best, pays)


def _brass(front: Front) -> str:
    return "brass" if front.best else "chalk"


def _won(view: View, seat: Seat) -> bool:
    return view.over and seat in view.winners
