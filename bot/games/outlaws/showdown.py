"""A showdown of WANTED in pictures: the outlaws, what each total is made of, and who fell."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.end_scene import (
    BETWEEN,
    EDGE,
    FIGURE,
    PAD,
    PLATE,
    ROOM,
    ground,
)
from bot.games.outlaws.rounds import Round, skill
from bot.i18n.texts import Phrases, signed
from bot.render import typesetting
from bot.render.layout import column, middle, row
from bot.render.scene import (
    CARD,
    DIGIT,
    SCENE_WIDTH,
    Badge,
    CardItem,
    DieItem,
    Icon,
    IconValue,
    Item,
    Label,
    PathItem,
    PlacedItem,
    Plate,
    PosterItem,
    Stamp,
)
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import strongest
from engine.games.outlaws.state import Shot

TOTAL = 130  # pixels of an em of a total
COLUMN = SCENE_WIDTH // 2 - BETWEEN  # width of the sum of one side of a duel
GANG, GAP = 226, 12  # width of a gang's posters, and what lies between them
STRENGTH = 76  # height of the die and the strength below each of its posters
BOTH = 150  # least width of a card with skill and rank
LANE = round(GANG * CARD) + STRENGTH + 2 * PAD  # height of a gang of posters
BESIDE = EDGE + PAD + 3 * (GANG + GAP) - 8  # where the plate and the sum beside them begin
ASIDE = EDGE + ROOM - PAD - BESIDE  # and their width


def poster(card: str, width: int, phrases: Phrases, number: int = 0) -> PosterItem:
    outlaw = OUTLAWS[card]
    head = "picture-wanted" if outlaw.suit else "outlaws-joker"
    return PosterItem(
        width,
        phrases.texts(head).upper(),
        phrases.texts(f"outlaws-card-{outlaw.id}"),
        f"outlaws/{outlaw.id}",
        phrases.texts("outlaws-reward", reward=outlaw.reward),
        _corner(card),
        str(outlaw.skill),
        tuple(signs(card)),
        number,
    )


def signs(card: str) -> list[IconValue]:
    """Return what an outlaw that leads gains and loses, with the suits."""
    outlaw = OUTLAWS[card]
    pips = [IconValue(f"suit-{outlaw.strong}", signed(outlaw.increment))] * bool(outlaw.increment)
    return pips + [IconValue(f"suit-{outlaw.weak}", signed(outlaw.decrement))] * bool(outlaw.decrement)


def in_play(card: str, width: int, phrases: Phrases, *, won: bool = False, fell: bool = False) -> PosterItem:
    """Draw a poster without what has become part of the total, and without a head below crown and stamp."""
    front = poster(card, width, phrases)
    head = "" if won or fell else front.head
    return replace(front, head=head, pips=(), mark=won, faint=fell)


def card_of(card: str, width: int, *, mark: bool = False, fell: bool = False) -> CardItem:
    """Draw a small card with the corners of a poster: the skill, if there is room, and rank and suit."""
    front = CardItem(width, "", "leather", portrait=f"outlaws/{card}", opposite=_corner(card), mark=mark)
    if width >= BOTH:
        front = replace(front, corner=str(OUTLAWS[card].skill), sign="skill")
    return replace(front, faint=True, mood="dead") if fell else front


def _corner(card: str) -> str:
    return card if OUTLAWS[card].suit else "joker"


def by_suits(shot: Shot) -> Iterator[tuple[str, str]]:
    """Yield suits and modifiers as on the leader's card, with the number of cards that they count for."""
    outlaw = OUTLAWS[shot.leader]
    rows = ((outlaw.strong, outlaw.increment, shot.gained), (outlaw.weak, outlaw.decrement, shot.lost))
    for suit, modifier, value in rows:
        if value:
            times = value // modifier
            yield suit or "", f"{signed(modifier)}×{times}" if times > 1 else signed(value)


def parts(shot: Shot) -> list[Item]:
    """Draw what a total is made of, with its signs: skill, dice, and what the leader gains and loses."""
    return [
        Badge("skill", str(skill(shot))),
        DieItem(shot.dice[0], 92),
        *(Badge(f"suit-{suit}", value) for suit, value in by_suits(shot)),
    ]


def gang_parts(shot: Shot) -> list[Item]:
    """Draw what a gang's total is made of: its dice count together, be it a single one."""
    skill_, _, *suits = parts(shot)
    return [skill_, Badge("die-5", f"+{sum(shot.dice)}"), *suits]


def counted(shot: Shot) -> list[Item]:
    """Draw what a gang's total is made of once its leader's suits are counted, be it nothing."""
    items, none = gang_parts(shot), Label("±0", 100, 66, DIGIT, "slab", "dust", "center")
    return items if len(items) > 2 else [*items, none]


def across(shot: Shot, total: Item, x: int, y: int, width: int, height: int) -> Iterator[PlacedItem]:
    """Draw a total behind what it is made of; both suits of a leader stand below each other."""
    skill_, dice, *suits = parts(shot)
    widest = sorted(suits, key=lambda item: -item.size[0])[:1]
    placed = [*row([skill_, dice, *widest, total], x, y, width, gap=20, align="center", height=height)]
    yield from (one for one in placed if one.item not in widest)
    yield from column(suits, placed[2].x, y + (height - 66 * len(suits)) // 2, gap=0)


def spelled(total: int) -> str:
    return str(total).replace("-", "−")


def duel(
    played: Round,
    plates: Sequence[Plate],
    caption: str,
    phrases: Phrases,
    rolling: Sequence[int] = (),
    number: str = "",
) -> Iterator[PlacedItem]:
    """Draw both outlaws of a duel with their sums below these plates, from left to right.

    While these dice are `rolling`, nothing is decided yet.
    """
    yield from ground(PLATE + PAD + round(FIGURE * CARD), caption, 1)
    number = number or phrases.texts("outlaws-nth", round=played.number)
    yield PlacedItem(Label(number, 2 * COLUMN, 66, DIGIT, "slab", "dust", "center"), BETWEEN, EDGE + PAD)
    shots = sorted(played.showdown.shots, key=lambda shot: phrases.place(shot.seat))
    for n, (shot, plate) in enumerate(zip(shots, plates)):
        x, y, won = (
            EDGE + PAD + n * (ROOM - 2 * PAD - FIGURE),
            EDGE + 2 * PAD + PLATE,
            shot == played.champion,
        )
        yield PlacedItem(plate, x, EDGE + PAD)
        if rolling:
            front = poster(shot.leader, FIGURE, phrases)
            yield PlacedItem(replace(front, pips=()), x, y)
            yield from _column(replace(shot, dice=(rolling[n],)), BETWEEN + n * COLUMN, EDGE + PAD + 70)
            continue
        front = in_play(shot.leader, FIGURE, phrases, won=won, fell=not won)
        yield PlacedItem(front, x, y)
        yield crown(front, x, y) if won else fallen(front, phrases, x, y)
        yield from _column(shot, BETWEEN + n * COLUMN, EDGE + PAD + 70, won=won)


def crown(item: Item, x: int, y: int, color: str = "brass") -> PlacedItem:
    """Crown an outlaw that has won, or that leads a gang, where its poster had its head."""
    size = item.width // 4
    return PlacedItem(Icon("crown", size, color, "panel"), x + (item.width - size) // 2, y - size // 2)


def fallen(item: Item, phrases: Phrases, x: int, y: int) -> PlacedItem:
    """Stamp an outlaw that has fallen, where its poster says that it is wanted."""
    width = item.width * 3 // 4
    stamp = Stamp(phrases.texts("outlaws-stamp"), width, round(width * 0.38))
    return PlacedItem(stamp, x + item.width // 8, y - width // 11)


def _column(shot: Shot, x: int, y: int, *, won: bool | None = None) -> Iterator[PlacedItem]:
    """Draw a sum below each other: skill, die, suit, and below a line the total once it is known who won."""
    none = Label("±0", COLUMN, 66, DIGIT, "slab", "dust", "center")  # of one suit with neither
    for item, (top, height) in zip([*parts(shot), none], ((0, 66), (70, 94), (168, 66))):
        yield middle(item, x, y + top, COLUMN, height)
    line = PathItem(((0, 0), (COLUMN - 60, 0)), "dust", 5)
    yield middle(line, x, y + 242, COLUMN, 10)
    if won is None:
        return
    total = Label(spelled(shot.total), COLUMN - 4, 140, TOTAL, "display", _color(won), "center")
    yield middle(total, x, y + 252, COLUMN, 140)


def _color(won: bool) -> str:
    return "brass" if won else "dust"


def gang(
    cards: Sequence[str],
    dice: Sequence[int],
    phrases: Phrases,
    y: int,
    leader: str = "",
    *,
    won: bool = False,
    fell: bool = False,
) -> Iterator[PlacedItem]:
    """Draw a gang of posters from `y` on, below each its die and its strength; the leader has a crown.

    Only who leads or might shows its suits. Nothing is brass until it has won.
    """
    able = strongest(cards, dice) if dice else []
    for n, card in enumerate(cards):
        x, leads = EDGE + PAD + n * (GANG + GAP), card == leader
        front = in_play(card, GANG, phrases, won=leads, fell=fell)
        pips = tuple(signs(card)) if card in able else ()  # only the leader gains and loses
        yield PlacedItem(replace(front, reward="", pips=pips, mark=leads and won), x, y)
        color = "brass" if leads and won else "chalk"
        if n < len(dice):
            yield from strength(card, dice[n], color, x, y + front.height + STRENGTH - 70, GANG)
        if leads:
            yield crown(front, x, y - 6, color)  # above the hat


def laid_out(
    cards: Sequence[str], dice: Sequence[int], left: Sequence[int], width: int, y: int
) -> Iterator[PlacedItem]:
    """Draw a line below posters with what each outlaw comes to, crowned who leads."""
    for card, die, x in zip(cards, dice, left):
        leads = card in strongest(cards, dice)
        yield from strength(card, die, "chalk" if leads else "dust", x, y + 6, width, crowned=leads)


def strength(
    card: str, die: int, color: str, x: int, y: int, width: int, *, crowned: bool = False
) -> Iterator[PlacedItem]:
    """Draw an outlaw's skill and its die with their sum."""
    own = OUTLAWS[card].skill
    before, total = (
        Label(sign, round(typesetting.width(sign, "slab", DIGIT)) + 4, 70, DIGIT, "slab", color)
        for sign in (f"{own}+", f"={own + die}")
    )
    crown_ = [Icon("crown", 42, color)] * crowned
    yield from row([*crown_, before, DieItem(die, 60), total], x, y, width, gap=2, align="center")


def known_so_far(shot: Shot, leader: str) -> str:
    """Return what an open gang comes to without suits; they are still to come unless a Joker leads."""
    known = skill(shot) + sum(shot.dice)
    return f"{known} + ?" if not leader or OUTLAWS[leader].suit else spelled(known)


def sum_of(shot: Shot, y: int, *, won: bool, known: str = "") -> Iterator[PlacedItem]:
    """Draw beside a gang of posters its total, or as much of it as is known, and what that is made of."""
    total = known or spelled(shot.total)
    em = TOTAL * 2 // 3 if "?" in total else TOTAL
    yield PlacedItem(Label(total, ASIDE, 116, em, "display", _color(won), "center"), BESIDE, y - 20)
    items = gang_parts(shot) if known else counted(shot)
    lines = (items[:2], items[2:]) if len(items) < 4 else (items[::2], items[1::2])
    for n, line in enumerate(lines):
        yield from row(line, BESIDE, y + 94 + 70 * n, ASIDE, gap=20, align="center")
