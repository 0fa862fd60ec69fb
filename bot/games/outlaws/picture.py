"""WANTED in pictures: every seat with its posters, dice and totals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.end_scene import BETWEEN, EDGE, FIGURE, PAD, PLATE, ROOM, ground, tone
from bot.games.outlaws import fronts, showdown, story
from bot.games.outlaws.around import ACROSS, columns, many
from bot.games.outlaws.rounds import COUNTED, COUNTING, DUEL, GANGS, OPENED, REVEALED, Round, highest, rounds
from bot.games.outlaws.showdown import poster, spelled
from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.layout import bottom, hand_rows, middle, row, stacked
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
from engine.games.outlaws.view import View

STRIP, BAR = 86, 18  # heights of a duelist's account, and of the bar below it that compares both
WAITING = 258  # height of the cards of a duel's first round
POSTER = 224  # width of posters of a shootout that stand beside each other
TAKEN, PEEK = 70, 40  # size of the face of a fallen outlaw, and of it what another one must leave to see
THIRD = (SCENE_WIDTH - 4 * EDGE) // ACROSS  # width of one of three names in a row
AIM = 66  # height of what says how the game is won

Dice = Mapping[Seat, tuple[int, ...]]


def table(view: View, phrases: Phrases) -> Scene:
    """Draw the last showdown above all else, and who has collected what.

    Who has put down a card sees who else has.
    """
    if view.phase == "pick" and any(own.in_play for own in view.seats):
        view = replace(view, past=())
    if view.game == DUEL:
        return _two(view, phrases)
    if is_abreast(view) and view.past and not view.over:
        played = rounds(view)[-1]
        items = (*abreast(view, played, phrases),)
        head = captioned(story.banner(played, view, phrases))
        return stacked(head, Scene(SCENE_WIDTH, bottom(items) + EDGE, items))
    is_choosing = view.phase == "pick" or (view.phase == "place-dice" and view.seat is not None)
    is_open, fighting = view.phase in OPENED and len(view.seats) <= ACROSS, fronts.fighting(view, phrases)
    if is_open and len(fighting) == ACROSS:
        drawn = columns(view, phrases)
    elif view.game == GANGS and (is_open or (len(view.seats) == 2 and not is_choosing)):
        drawn = _gangs(view, fighting, phrases)
    elif view.game == GANGS and view.phase == "pick":  # whose empty places tell nothing
        plates = [fronts.plate(view, seat, phrases, THIRD) for seat in fronts.sides(view, phrases)]
        items = (*hand_rows(plates, EDGE, ACROSS),)
        drawn = Scene(SCENE_WIDTH, bottom(items) + EDGE, items)
    else:
        drawn = many(view, phrases)
    announced = _announced(view, phrases)
    return drawn if announced is None else stacked(announced, drawn)


def is_abreast(view: View) -> bool:
    return view.game not in (DUEL, GANGS) and len(view.seats) <= ACROSS


def common_items(phrases: Phrases) -> Iterator[Item]:
    for card in OUTLAWS:
        yield poster(card, fronts.FULL, phrases)
        yield _taken(card)


def _two(view: View, phrases: Phrases) -> Scene:
    """Draw the last showdown of a duel above what both have collected, with the same sides for everybody."""
    plates = [fronts.plate(view, seat, phrases, FIGURE) for seat in fronts.sides(view, phrases)]
    scene, played = Scene(SCENE_WIDTH, 0, ()), rounds(view)[-1:]
    for items in (
        *(showdown.duel(last, plates, story.banner(last, view, phrases), phrases) for last in played),
        *([] if played else [_waiting(view, plates, phrases)]),
        accounts(view, phrases) if any(own.reward or own.dice for own in view.seats) else (),
    ):
        if placed := tuple(items):
            scene = stacked(scene, Scene(SCENE_WIDTH, bottom(placed), placed))
    return replace(scene, height=scene.height + EDGE)


def _waiting(view: View, plates: Sequence[Plate], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw what has been put down in a first round, and what will be counted."""
    low = EDGE + PAD + PLATE
    yield PlacedItem(ZoneItem(ROOM, PLATE + WAITING + 4 * PAD + AIM), EDGE, EDGE)
    yield _aim(view, phrases, low + WAITING + 2 * PAD)
    for own_plate, seat, x in zip(
        plates, fronts.sides(view, phrases), (EDGE + PAD, EDGE + ROOM - PAD - FIGURE)
    ):
        yield PlacedItem(own_plate, x, EDGE + PAD)
        [card] = fronts.laid(view, seat, round(WAITING / CARD), phrases) or [
            Pile(WAITING - 60, 0, icon="star")
        ]
        yield middle(card, x, low + PAD, FIGURE, WAITING)
    own = [] if view.seat is None else view.seats[view.seat].dice
    yield from _formula(phrases, BETWEEN, low + 60, SCENE_WIDTH - 2 * BETWEEN, die=next(iter(own), 0))


def _aim(view: View, phrases: Phrases, y: int) -> PlacedItem:
    aim = story.aim(view, phrases.texts)
    return PlacedItem(Label(aim, ROOM - 2 * PAD, AIM, DIGIT, "slab", "brass", "center"), EDGE + PAD, y)


def _formula(
    phrases: Phrases, x: int, y: int, width: int, *, die: int = 0, suits: str = "rules-card-suit"
) -> Iterator[PlacedItem]:
    """Draw what a showdown will count: skill, die, as rolled if it is known, and the suits."""
    plus = Label("+", 40, 80, 64, "slab", "dust", "center")
    signs = [Icon("skill", 84), plus, DieItem(die, 84), plus, Icon("suit-S", 84)]
    skill, first, dice, second, ring = row(signs, x, y, width, gap=20, align="center", height=84)
    yield from (skill, first, dice, second)
    for n, suit in enumerate(BEATS):
        yield PlacedItem(Icon(f"suit-{suit}", 38), ring.x + n % 2 * 46, ring.y + n // 2 * 46)
    for key, left in (("rules-card-skill", skill.x), ("outlaws-die", dice.x), (suits, ring.x)):
        text = phrases.texts(key)
        room = max(132, round(typesetting.width(text, "slab", 40)) + 2)
        yield PlacedItem(Label(text, room, 48, 40, "slab", "dust", "center"), left - 24, y + 88)


def accounts(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw each player's reward, and whose fall has paid it."""
    width, height = (ROOM - EDGE) // 2, STRIP
    most = max(1, *(seat.reward for seat in view.seats))
    for n, seat in enumerate(fronts.sides(view, phrases)):
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


def _announced(view: View, phrases: Phrases) -> Scene | None:
    """Draw how the last showdown ended; before the first, what it will count."""
    if not view.past and view.phase == "pick":
        items = [PlacedItem(ZoneItem(ROOM, 136 + 3 * PAD + AIM), EDGE, EDGE)]
        suits = "rules-card-suit" if view.game == GANGS else "outlaws-suit-shootout"
        items += [
            *_formula(phrases, EDGE, EDGE + PAD, ROOM, suits=suits),
            _aim(view, phrases, EDGE + PAD + 136),
        ]
        return Scene(SCENE_WIDTH, bottom(items), tuple(items))
    if view.game == GANGS and view.phase in OPENED:
        is_won = view.phase == COUNTED and view.past[-1].winner is not None
        return captioned(_counting(view, phrases), is_won=is_won)
    if view.over or not view.past or view.game == GANGS:  # whose tie is the headline
        return None
    return captioned(story.banner(rounds(view)[-1], view, phrases))


def captioned(caption: str, *, is_won: bool = True) -> Scene:
    zone, *labels = ground(0, caption, 1)
    items = (zone._replace(item=ZoneItem(*zone.item.size, turn=is_won)), *labels)
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


def abreast(
    view: View, played: Round, phrases: Phrases, dice: Dice | None = None, *, is_counted: bool = False
) -> Iterator[PlacedItem]:
    """Draw a few outlaws beside each other, below each what its total is made of, and its player's money.

    As long as there are `dice`, which may still roll, nobody has won.
    """
    shots = sorted(played.showdown.shots, key=lambda shot: phrases.place(shot.seat))
    best = max(shot.total for shot in shots)
    width, high = (ROOM - EDGE * (len(shots) - 1)) // len(shots), EDGE + 2 * PAD + PLATE
    for n, shot in enumerate(shots):
        x, tops = EDGE + n * (width + EDGE), dice is None and shot.total == best  # alone, or tied
        won, fell, left = (
            tops and shot == played.champion,
            dice is None and not tops,
            x + (width - POSTER) // 2,
        )
        card = showdown.in_play(shot.leader, POSTER, phrases, won=won, fell=fell)
        low = high + card.height + PAD
        zone = ZoneItem(width, low + 322 - EDGE, tone=tone(shot.seat, phrases), turn=tops)
        yield PlacedItem(zone, x, EDGE)
        yield PlacedItem(fronts.plate(view, shot.seat, phrases, width - 2 * PAD), x + PAD, EDGE + PAD)
        yield PlacedItem(card, left, high)
        if won:
            yield showdown.crown(card, left, high)
        skill, die, *suits = showdown.parts(shot if dice is None else replace(shot, dice=dice[shot.seat]))
        yield from row([skill, die], x, low, width, gap=24, align="center", height=92)
        if dice is None or dice[shot.seat] == shot.dice:
            yield from row(suits, x, low + 92, width, gap=8, align="center", height=66)
        if dice is None or is_counted:
            color = "brass" if tops else "dust" if fell else "chalk"
            total = Label(spelled(shot.total), width, 84, 96, "display", color, "center")
            yield PlacedItem(total, x, low + 158)
        yield from row([fronts.money(view, shot.seat, phrases)], x, low + 246, width, align="center")


def _gangs(view: View, seats: Sequence[Seat], phrases: Phrases) -> Scene:
    items = list[PlacedItem]()
    for seat in seats:
        front, y = fronts.of(view, seat), bottom(items) + EDGE
        zone = ZoneItem(ROOM, showdown.LANE, tone=tone(seat, phrases), turn=front.best)
        items.append(PlacedItem(zone, EDGE, y))
        items.append(PlacedItem(fronts.plate(view, seat, phrases, showdown.ASIDE), showdown.BESIDE, y + PAD))
        backs: list[Item] = [CardBackItem(showdown.GANG, fronts.BACK)] * front.backs
        empty: list[Item] = [] if front.cards else [Pile(showdown.GANG, 0, icon="star")] * 3
        items += row(backs or empty, EDGE + PAD, y + PAD, showdown.BESIDE - EDGE - PAD, gap=showdown.GAP)
        own = front.cards, front.dice, phrases, y + PAD, front.leader
        items += showdown.gang(*own, won=front.best, fell=front.fell)
        dice = fronts.rolled(view, seat)
        items += row(dice, showdown.BESIDE, y + 130, showdown.ASIDE, gap=14, align="center")
        if front.dice:
            known = "" if front.shot else showdown.known_so_far(front.sum, front.leader)
            items += showdown.sum_of(front.sum, y + 2 * PAD + 66, won=front.best, known=known)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))
