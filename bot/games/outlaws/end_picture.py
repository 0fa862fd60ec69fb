"""The end of WANTED in pictures: the deciding round, all rounds in chips, and what each seat has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.end_scene import (
    BETWEEN,
    EDGE,
    FACE,
    FIGURE,
    PAD,
    PLATE,
    ROOM,
    Chip,
    Figure,
    below,
    chips,
    deciding_step,
    ground,
    standing,
    tone,
)
from bot.games.outlaws import story
from bot.games.outlaws.picture import GANGS, card_of, poster
from bot.i18n.texts import Phrases
from bot.render.layout import row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Badge,
    DieItem,
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


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that a round decided; None without such a round."""
    if (best := story.decider(view)) is None:
        return None
    caption = story.sentence(view, phrases)
    if view.game == GANGS:
        items = [*_gang(best.showdown, phrases, caption)]
        items += _others(best.showdown, phrases, below(items))
    else:
        items = [*_round(view.winners[0], best.showdown, phrases, caption)]
        played = [
            _chip(played_round, played_round.number == best.number, phrases)
            for played_round in story.rounds(view)
        ]
        items += chips(played, below(items))
        items += _purses(view, phrases, below(items)) if len(view.seats) > 2 else []
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def _round(champion: Seat, showdown: Showdown, phrases: Phrases, caption: str) -> Iterator[PlacedItem]:
    """Draw the winner's outlaw and those they beat."""
    own = next(shot for shot in showdown.shots if shot.seat == champion)
    others = [shot for shot in showdown.shots if shot.seat != champion]
    won = showdown.winner == champion
    figure = Figure(_poster(own, FIGURE, phrases, fell=not won), phrases.name(champion), champion)
    if len(others) == 1:
        [other] = others
        loser = Figure(_poster(other, FIGURE, phrases, fell=True), phrases.name(other.seat), other.seat)
        dice = [DieItem(shot.dice[0], 112) for shot in (own, other)]
        yield from deciding_step(figure, loser, [dice, _totals(own, other)], caption)
        return
    yield from ground(PLATE + PAD + figure.card.size[1], caption)
    yield from standing(figure, EDGE + PAD, won=True)
    total = Label(str(own.total), 240, 150, TOTAL, "display", "brass", "center")
    yield from row(
        [DieItem(own.dice[0], 112), total], BETWEEN, EDGE + PAD, ROOM - BETWEEN, gap=20, height=150
    )
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
    first, second = (Label(str(shot.total), 150, 150, TOTAL, "display", color, "center")
                     for shot, color in ((own, "brass"), (other, "dust")))  # fmt: skip
    return [first, second]


def _poster(shot: Shot, width: int, phrases: Phrases, *, fell: bool) -> PosterItem:
    front = poster(shot.cards[0], width, phrases)
    return replace(front, pips=(), mark=not fell, faint=fell)


def _chip(played: story.Round, decided: bool, phrases: Phrases) -> Chip:
    """Draw who won a round, and what they collected for the fallen."""
    winner = played.showdown.winner
    number = str(played.number)
    if winner is None:
        faces = [Portrait(f"outlaws/{shot.cards[0]}", FACE, faint=True) for shot in played.fallen[:2]]
        return Chip(number, tuple(faces), "=", decided=decided)
    [card] = next(shot.cards for shot in played.showdown.shots if shot.seat == winner)
    reward = sum(OUTLAWS[shot.cards[0]].reward for shot in played.fallen)
    faces = [Portrait(f"outlaws/{card}", FACE, turn=True)]
    faces += [Portrait(f"outlaws/{shot.cards[0]}", FACE, faint=True) for shot in played.fallen[:1]]
    return Chip(number, tuple(faces), phrases.texts("outlaws-reward", reward=reward), tone(winner), decided)


def _purses(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw what each seat has collected, the richest first."""
    width = (ROOM - EDGE) // 2
    ranking = sorted(
        range(len(view.seats)), key=lambda seat: (seat not in view.winners, -view.seats[seat].reward)
    )
    for n, seat in enumerate(ranking):
        x, top = EDGE + n % 2 * (width + EDGE), y + n // 2 * (PLATE + 8)
        won = seat in view.winners
        money = Badge("reward", phrases.texts("outlaws-reward", reward=view.seats[seat].reward), tone="gold")
        plate = Plate(
            width - money.size[0] - 8, phrases.name(seat), won, "trophy" if won else "", PLATE, tone(seat)
        )
        yield from row([plate, money], x, top, width, gap=8)


def _gang(showdown: Showdown, phrases: Phrases, caption: str) -> Iterator[PlacedItem]:
    """Draw the gang that won, each outlaw with their die, and its total."""
    own = next(shot for shot in showdown.shots if shot.seat == showdown.winner)
    yield from ground(PLATE + PAD + round(GANG * 1.2) + 76, caption)
    plate = Plate(ROOM - 2 * PAD - 250, phrases.name(own.seat), True, "trophy", PLATE, tone(own.seat))
    yield PlacedItem(plate, EDGE + PAD, EDGE + PAD)
    total = Label(spelled(own.total), 230, 240, TOTAL + 60, "display", "brass", "center")
    yield PlacedItem(total, SCENE_WIDTH - EDGE - PAD - 230, EDGE + PAD + 70)
    for n, (card, die) in enumerate(zip(own.cards, own.dice)):
        x, y = EDGE + PAD + n * (GANG + 38), EDGE + 2 * PAD + PLATE
        yield PlacedItem(replace(poster(card, GANG, phrases), pips=(), mark=card == own.leader), x, y)
        yield PlacedItem(DieItem(die, 104), x + GANG - 76, y + round(GANG * 1.2) - 30)


def _others(showdown: Showdown, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the other gangs with their totals, two or three in a row."""
    shots = sorted(
        (shot for shot in showdown.shots if shot.seat != showdown.winner), key=lambda shot: -shot.total
    )
    across = min(2, len(shots)) if len(shots) <= 4 else 3
    width = (ROOM - EDGE * (across - 1)) // across
    for n, shot in enumerate(shots):
        x, top = EDGE + n % across * (width + EDGE), y + n // across * 212
        yield PlacedItem(ZoneItem(width, 200, tone=tone(shot.seat)), x, top)
        total = Label(spelled(shot.total), 110, 84, 76, "display", "dust", "right")
        yield PlacedItem(Plate(width - 2 * PAD - 118, phrases.name(shot.seat), sign="skull", height=PLATE,
                               tone=tone(shot.seat)), x + PAD, top + PAD)  # fmt: skip
        yield PlacedItem(total, x + width - PAD - 110, top + PAD - 6)
        faces = [Portrait(f"outlaws/{card}", 96, faint=True) for card in shot.cards]
        yield from row(faces, x + PAD, top + 90, width - 2 * PAD, gap=10)
