"""The end of WANTED in pictures: the deciding round with its sum, and what each seat won in which round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.encounter import Encounter, Fighter, face_width
from bot.games.end_scene import (
    BETWEEN,
    EDGE,
    FIGURE,
    PAD,
    PLATE,
    ROOM,
    Figure,
    below,
    deciding_step,
    ground,
    standing,
    tone,
)
from bot.games.outlaws import story
from bot.games.outlaws.picture import GANGS, card_of, poster, reckoning, skill
from bot.i18n.texts import Phrases, signed
from bot.render.layout import row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Badge,
    DieItem,
    Icon,
    Item,
    Label,
    PlacedItem,
    Plate,
    Portrait,
    PosterItem,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import View

GANG = 224  # width of a poster of the winning gang
FEW, LARGE, SMALL = 3, 190, 100  # beaten outlaws drawn as cards, and widths of a card and of a face
TOTAL = 130  # pixels of an em of a total
NAME, GAIN, SUM = 188, 314, 220  # widths of an account's name, of a round's reward, and of their sum
LINE, OTHER = 84, 228  # heights of a line of an account, and of a gang that lost


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that a round decided; None without such a round."""
    if (best := story.decider(view)) is None:
        return None
    caption = story.sentence(view, phrases)
    if view.game == GANGS:
        items = [*_gang(best.showdown, phrases, caption)]
        items += _others(best.showdown, phrases, below(items))
    else:
        items = [*_round(view, best.showdown, phrases, caption)]
        items += _accounts(view, best.number, phrases, below(items))
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter | None:
    """Return the round that decided, or else the last, with dice and totals."""
    if not view.past:
        return None
    best = story.decider(view)
    showdown = view.past[-1] if best is None else best.showdown
    shots = sorted(showdown.shots, key=lambda shot: (shot.seat != lead, -shot.total))
    if shots[0].seat != lead or len(shots) == 1:
        return None
    fighters = [_fighter(shot, len(shots) - 1, shot.seat == lead, phrases) for shot in shots]
    rows: tuple[tuple[Item, ...], ...] = ((Icon("skill", 150, "brick", "shade"),),)
    if len(shots) == 2:
        dice = [DieItem(shot.dice[0], 96) for shot in shots]
        totals = [
            Label(spelled(shot.total), 140, 140, 110, "display", color, "center")
            for shot, color in zip(shots, ("brick", "faded"))
        ]
        rows = (tuple(totals),) if view.game == GANGS else (tuple(dice), tuple(totals))
    return Encounter(fighters[0], tuple(fighters[1:]), rows, best is not None)


def _fighter(shot: Shot, others: int, won: bool, phrases: Phrases) -> Fighter:
    width = face_width(1 if won else others)
    front: Item = Portrait(f"outlaws/{shot.leader}", width, turn=won, faint=not won)
    if won or others == 1:
        front = replace(poster(shot.leader, width, phrases), pips=(), mark=won, faint=not won)
    total = None if others == 1 else Label(spelled(shot.total), 160, 76, 64, "slab", "ink", "center")
    return Fighter(shot.seat, front, phrases.texts(f"outlaws-card-{shot.leader}"), total)


def _tone(view: View, seat: Seat) -> str:
    return tone(seat, view.seat if len(view.seats) == 2 else None)


def _round(view: View, showdown: Showdown, phrases: Phrases, caption: str) -> Iterator[PlacedItem]:
    """Draw the winner's outlaw and those they beat."""
    champion = view.winners[0]
    own = next(shot for shot in showdown.shots if shot.seat == champion)
    others = [shot for shot in showdown.shots if shot.seat != champion]
    won = showdown.winner == champion
    figure = Figure(
        _poster(own, FIGURE, phrases, fell=not won), phrases.name(champion), _tone(view, champion)
    )
    if len(others) == 1:
        [other] = others
        loser = Figure(
            _poster(other, FIGURE, phrases, fell=True), phrases.name(other.seat), _tone(view, other.seat)
        )
        dice = [DieItem(shot.dice[0], 112) for shot in (own, other)]
        yield from deciding_step(figure, loser, [dice, _totals(own, other), _sums(own, other)], caption)
        return
    yield from ground(PLATE + PAD + figure.card.size[1], caption)
    yield from standing(figure, EDGE + PAD, won=True)
    total = Label(str(own.total), 210, 150, TOTAL, "display", "brass", "center")
    parts: list[Item] = [DieItem(own.dice[0], 112), total, Label(reckoning(own), 330, 70, DIGIT, "slab")]
    yield from row(parts, BETWEEN, EDGE + PAD, ROOM - BETWEEN, gap=20, height=150)
    yield from _beaten(sorted(others, key=lambda shot: -shot.total), EDGE + PAD + 164)


def _beaten(shots: Sequence[Shot], y: int) -> Iterator[PlacedItem]:
    """Draw fallen outlaws, each above their total: up to three as cards, more as faces in two rows."""
    few = len(shots) <= FEW
    across = len(shots) if few else -(-len(shots) // 2)
    step = 220 if few else (ROOM - PAD - BETWEEN) // across
    for n, shot in enumerate(shots):
        x, top = BETWEEN + n % across * step, y + n // across * 158
        fallen = replace(card_of(shot.cards[0], LARGE), faint=True, mood="dead")
        item: Item = fallen if few else Portrait(f"outlaws/{shot.cards[0]}", SMALL, faint=True)
        yield PlacedItem(item, x, top)
        total = Label(spelled(shot.total), item.width, 64, DIGIT, "slab", "dust", "center")
        yield PlacedItem(total, x, top + item.size[1] - 4)


def spelled(total: int) -> str:
    return str(total).replace("-", "−")


def _totals(own: Shot, other: Shot) -> list[Item]:
    first, second = (Label(str(shot.total), 186, 150, TOTAL, "display", color, "center")
                     for shot, color in ((own, "brass"), (other, "dust")))  # fmt: skip
    return [first, second]


def _sums(*shots: Shot) -> list[Item]:
    return [Label(reckoning(shot), 186, 132, DIGIT, "slab", "chalk", "center") for shot in shots]


def _poster(shot: Shot, width: int, phrases: Phrases, *, fell: bool) -> PosterItem:
    front = poster(shot.cards[0], width, phrases)
    return replace(front, pips=(), mark=not fell, faint=fell)


def _accounts(view: View, number: int, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw what each seat collected in which round, and the sum; the winner first, who got nothing last."""
    incomes = {seat: list(story.income(view, seat)) for seat in range(len(view.seats))}
    ranking = sorted(incomes, key=lambda seat: (seat not in view.winners, -view.seats[seat].reward))
    for seat in (seat for seat in ranking if incomes[seat]):
        lines = -(-len(incomes[seat]) // 2)
        won, height = seat in view.winners, lines * LINE + 12
        yield PlacedItem(ZoneItem(ROOM, height, tone=_tone(view, seat), turn=won), EDGE, y)
        plate = Plate(NAME, phrases.name(seat), height=PLATE, tone=_tone(view, seat))
        money = phrases.texts("outlaws-reward", reward=view.seats[seat].reward)
        total = Label(money, SUM, 66, DIGIT, "slab", "brass" if won else "chalk", "right")
        yield PlacedItem(plate, EDGE + 8, y + 14)
        yield PlacedItem(total, EDGE + ROOM - 12 - SUM, y + 15)
        for n, (played, shots) in enumerate(incomes[seat]):
            left, top = EDGE + NAME + 18 + n % 2 * GAIN, y + 6 + n // 2 * LINE
            yield from _gain(played, shots, played.number == number, phrases, left, top)
        y += height + 8
    without = [seat for seat in ranking if not incomes[seat]]
    width = (ROOM - EDGE) // 2
    for n, seat in enumerate(without):
        plate = Plate(width - 150, phrases.name(seat), height=PLATE, tone=_tone(view, seat))
        x, top = EDGE + n % 2 * (width + EDGE), y + n // 2 * (PLATE + 8)
        nothing = Label(phrases.texts("outlaws-reward", reward=0), 130, 66, DIGIT, "slab", "chalk", "right")
        yield from row([plate, nothing], x, top, width, gap=8)


def _gain(
    played: story.Round, paying: Sequence[Shot], decided: bool, phrases: Phrases, x: int, y: int
) -> Iterator[PlacedItem]:
    """Draw a round's number, who won it or fell in it, and what it paid."""
    who = paying[0] if len(paying) == 1 else played.champion or paying[0]
    face = Portrait(f"outlaws/{who.cards[0]}", 76, faint=who in paying)
    reward = phrases.texts("outlaws-reward", reward=sum(OUTLAWS[shot.cards[0]].reward for shot in paying))
    color = "brass" if decided else "dust"
    number = Label(str(played.number), 40, 66, DIGIT, "slab", "dust", "center")
    yield PlacedItem(number, x, y + 9)
    yield PlacedItem(face, x + 42, y + 4)
    yield PlacedItem(Label(reward, GAIN - 120, 66, DIGIT, "slab", color), x + 120, y + 9)


def _gang(showdown: Showdown, phrases: Phrases, caption: str) -> Iterator[PlacedItem]:
    """Draw the gang that won, each outlaw with their die, and its total."""
    own = next(shot for shot in showdown.shots if shot.seat == showdown.winner)
    tall = round(GANG * 1.2)
    yield from ground(PLATE + PAD + tall + 12 + PLATE, caption)
    plate = Plate(ROOM - 2 * PAD - 250, phrases.name(own.seat), True, "trophy", PLATE, tone(own.seat))
    yield PlacedItem(plate, EDGE + PAD, EDGE + PAD)
    total = Label(spelled(own.total), 230, 240, TOTAL + 60, "display", "brass", "center")
    yield PlacedItem(total, SCENE_WIDTH - EDGE - PAD - 230, EDGE + PAD + 70)
    for n, (card, die) in enumerate(zip(own.cards, own.dice)):
        x, y = EDGE + PAD + n * (GANG + 38), EDGE + 2 * PAD + PLATE
        front = replace(poster(card, GANG, phrases), pips=(), reward="", mark=card == own.leader)
        yield PlacedItem(front, x, y)
        yield PlacedItem(DieItem(die, 84), x + GANG - 50, y + tall - 134)
    parts = [Badge("skill", str(skill(own))), Badge("die-5", f"+{sum(own.dice)}")]
    if own.gained or own.lost:
        by_suits = " ".join(signed(value) for value in (own.gained, own.lost) if value)
        parts.append(Badge("crown", by_suits))
    yield from row(parts, EDGE + PAD, EDGE + 2 * PAD + PLATE + tall + 12, ROOM - 2 * PAD, gap=60)


def _others(showdown: Showdown, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the other gangs with their totals, two or three in a row; a ring marks who led."""
    shots = sorted(
        (shot for shot in showdown.shots if shot.seat != showdown.winner), key=lambda shot: -shot.total
    )
    across = min(2, len(shots)) if len(shots) <= 4 else 3
    width = (ROOM - EDGE * (across - 1)) // across
    for n, shot in enumerate(shots):
        x, top = EDGE + n % across * (width + EDGE), y + n // across * (OTHER + EDGE)
        yield PlacedItem(ZoneItem(width, OTHER, tone=tone(shot.seat)), x, top)
        total = Label(spelled(shot.total), 110, 84, 76, "display", "dust", "right")
        yield PlacedItem(Plate(width - 2 * PAD - 118, phrases.name(shot.seat), sign="skull", height=PLATE,
                               tone=tone(shot.seat)), x + PAD, top + PAD)  # fmt: skip
        yield PlacedItem(total, x + width - PAD - 110, top + PAD - 6)
        faces = [Portrait(f"outlaws/{card}", 80, card == shot.leader, faint=True) for card in shot.cards]
        yield from row(faces, x + PAD, top + 84, width - 2 * PAD, gap=10)
        yield PlacedItem(Label(reckoning(shot), width - 2 * PAD, 66, DIGIT, "slab"), x + PAD, top + 160)
