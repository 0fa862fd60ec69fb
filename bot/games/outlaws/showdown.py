"""A showdown of WANTED in pictures: the outlaws, what each total is made of, and who fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.end_scene import EDGE, FIGURE, PAD, ROOM, Figure, tone, two_figures
from bot.i18n.texts import Phrases, signed
from bot.render.scene import (
    CARD,
    DIGIT,
    CardItem,
    DieItem,
    IconValue,
    Item,
    Label,
    PlacedItem,
    PosterItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown

TOTAL = 130  # pixels of an em of a total
GANG = 224  # width of a gang's posters
LANE = round(GANG * CARD) + 2 * PAD  # height of a gang of posters
BESIDE = EDGE + PAD + 3 * (GANG + 38) - 8  # where the plate and the sum beside them begin
ASIDE = EDGE + ROOM - PAD - BESIDE  # and their width


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


def in_play(card: str, width: int, phrases: Phrases, *, won: bool = False, fell: bool = False) -> PosterItem:
    """Draw a poster without what has become part of the total."""
    return replace(poster(card, width, phrases), pips=(), mark=won, faint=fell)


def card_of(card: str, width: int) -> CardItem:
    return CardItem(width, "", "leather", portrait=f"outlaws/{card}", corner=_corner(card))


def _corner(card: str) -> str:
    return card if OUTLAWS[card].suit else "joker"


def skill(shot: Shot) -> int:
    return sum(OUTLAWS[card].skill for card in shot.cards)


def by_suits(shot: Shot) -> list[str]:
    """Return the leader's modifiers as on its card, each with the number of cards that it counts for."""
    outlaw, parts = OUTLAWS[shot.leader], []
    for value, modifier in ((shot.gained, outlaw.increment), (shot.lost, outlaw.decrement)):
        if value:
            times = value // modifier
            parts.append(f"{signed(modifier)}×{times}" if times > 1 else signed(value))
    return parts


def reckoning(shot: Shot, *, in_short: bool = False) -> str:
    """Return the parts of the total: skills, dice, gains and losses; these as sums, if in short."""
    suits = [signed(value) for value in (shot.gained, shot.lost) if value] if in_short else by_suits(shot)
    return " ".join([str(skill(shot)), f"+{sum(shot.dice)}", *suits])


def spelled(total: int) -> str:
    return str(total).replace("-", "−")


def duel(
    showdown: Showdown,
    left: Seat,
    viewer: Seat | None,
    phrases: Phrases,
    caption: str,
    *,
    ends: bool = False,
) -> Iterator[PlacedItem]:
    """Draw both outlaws of a duel with their sums; `left` stands left, and with `ends` has won the game."""
    shots = sorted(showdown.shots, key=lambda shot: shot.seat != left)
    won = [shot.seat == showdown.winner for shot in shots]
    signs = ["crown" if stands else "" for stands in won]
    if ends:
        signs[0] = "trophy"
    first, second = (
        Figure(
            in_play(shot.leader, FIGURE, phrases, won=stands, fell=not stands),
            phrases.name(shot.seat),
            tone(shot.seat, viewer),
            sign,
        )
        for shot, stands, sign in zip(shots, won, signs)
    )
    dice: list[Item] = [DieItem(shot.dice[0], 112) for shot in shots]
    totals: list[Item] = [
        Label(spelled(shot.total), 186, 150, TOTAL, "display", "brass" if stands else "dust", "center")
        for shot, stands in zip(shots, won)
    ]
    sums: list[Item] = [Label(reckoning(shot), 186, 132, DIGIT, "slab", "chalk", "center") for shot in shots]
    yield from two_figures(first, second, [dice, totals, sums], caption)


def gang(
    cards: Sequence[str],
    dice: Sequence[int],
    phrases: Phrases,
    y: int,
    leader: str = "",
    *,
    fell: bool = False,
) -> Iterator[PlacedItem]:
    """Draw a gang of posters from `y` on, each with its die; a frame marks who leads."""
    for n, card in enumerate(cards):
        x = EDGE + PAD + n * (GANG + 38)
        front = in_play(card, GANG, phrases, won=card == leader and not fell, fell=fell)
        yield PlacedItem(replace(front, reward=""), x, y)
        if n < len(dice):
            yield PlacedItem(DieItem(dice[n], 84), x + GANG - 50, y + front.height - 134)


def sum_of(shot: Shot | None, parts: str, y: int, *, won: bool) -> Iterator[PlacedItem]:
    """Draw beside a gang of posters its total, if it is known, and what that is made of."""
    if shot is not None:
        color = "brass" if won else "dust"
        yield PlacedItem(
            Label(spelled(shot.total), ASIDE, 84, 88, "display", color, "center"), BESIDE, y - 12
        )
    yield PlacedItem(Label(parts, ASIDE, 136, DIGIT, "slab", align="center"), BESIDE, y + 66)
