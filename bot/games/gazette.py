"""The front page of a finished game: headline, deciding moment, curve, and episodes.

It is composed from top to bottom, as wide as a board; its digits are as large as a phone needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.encounter import Encounter, Fighter
from bot.games.story_strip import side_by_side
from bot.render.layout import bottom, middle
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Align,
    ArtItem,
    Icon,
    Item,
    Label,
    NumberItem,
    PathItem,
    PlacedItem,
    Plate,
    PosterItem,
    Scene,
    Stamp,
)
from bot.render.typesetting import FontFace, fit, width
from engine.core.decisions import Seat
from engine.story.story import WHOLE

EDGE, GAP = 44, 14
ROOM = SCENE_WIDTH - 2 * EDGE
FIRST, SECOND = 144, 222  # the rules below the title and below the date
SIDE, LOW = 330, 96  # width of the winner's side of the moment, height of the names below
STAMP = (236, 116)
CURVE, DISC, HEAD, PLATE = 170, 66, 58, 52  # heights of the curve, numbers above it, turns, and names
TEXT, SMALL = 46, 38  # ems of sentences and of captions
INDENT = DISC + 2 * GAP
APART = 5  # pixels between equal chances


Curve = tuple[tuple[int, int], ...]  # how far into the game and the chance, both in thousandths


class TurnLines(NamedTuple):
    """An episode of the game."""

    at: int  # thousandths of the game
    turn: str
    text: str


@dataclass(frozen=True, slots=True)
class FrontPage:
    """What a Gazette says, in plain text."""

    title: str
    number: str
    day: str
    game: str
    headline: str
    verdict: str  # how it ended, as the board says it, or ""
    lead: Seat  # the winner, or another seat whose game is told
    encounter: Encounter | None
    names: tuple[str, ...]
    stamp: str  # across the one who is beaten, or ""
    curve_title: str
    curves: tuple[tuple[str, Curve], ...]  # tones and curves, the leader's last
    curve_names: tuple[tuple[str, str], ...]  # if there are several: their tones and whose they are
    even: int  # thousandths of an even share
    turns: tuple[TurnLines, ...]

    def lines(self) -> list[str]:
        """Return all of it in words, but the headline."""
        turns = [f"{turn.turn} · {turn.text}" for turn in self.turns]
        return [*filter(None, (self.verdict, *turns))]

    @property
    def dateline(self) -> str:
        return " · ".join((self.title, self.number, self.day, self.game))


def front_page(page: FrontPage) -> Scene:
    items = [*_masthead(page), *_headline(page)]
    if page.verdict:
        items.append(_standfirst(page.verdict, bottom(items)))
    top = bottom(items) + GAP
    moment = [] if page.encounter is None else [*_moment(page, page.encounter, top)]
    low = bottom(moment) + GAP if moment else top
    curve = low + 66 + DISC + GAP + (PLATE + GAP) * bool(page.curve_names)
    across = [turn.at * ROOM // WHOLE for turn in page.turns]
    items += [*moment, _label(page.curve_title, EDGE, low + GAP, ROOM, 60, TEXT, "slab")]
    items += _curve_names(page, low + 66 + GAP)
    signs, lefts = (
        [NumberItem(n, DISC) for n in range(1, len(page.turns) + 1)],
        side_by_side(across, DISC, ROOM),
    )
    items += [PlacedItem(sign, EDGE + x, curve - DISC - 4) for sign, x in zip(signs, lefts, strict=True)]
    foot = curve + CURVE + 2 * GAP
    for sign, turn in zip(signs, page.turns, strict=True):
        items += _turn(sign, turn, foot)
        foot = bottom(items) + GAP
    height = bottom(items) + 2 * EDGE
    facts: dict[str, str | int] = {
        "first": FIRST, "second": SECOND, "top": top, "tall": low - top, "curve": curve, "high": CURVE,
        "even": CURVE - CURVE * page.even // WHOLE, "lines": ";".join(_lines(page)),
        "marks": " ".join(f"{left + DISC // 2},{x}" for left, x in zip(lefts, across)), "foot": foot,
    }  # fmt: skip
    paper = PlacedItem(ArtItem("gazette", SCENE_WIDTH, height, tuple(facts.items())), 0, 0)
    return Scene(SCENE_WIDTH, height, (paper, *items))


def _curve_names(page: FrontPage, y: int) -> Iterator[PlacedItem]:
    """Draw whose the curves are, on plates of their colors."""
    wide = (ROOM + GAP) // max(1, len(page.curve_names))
    for n, (tone, name) in enumerate(page.curve_names):
        yield PlacedItem(Plate(wide - GAP, name, height=PLATE, tone=tone), EDGE + n * wide, y)


def _label(
    text: str, x: int, y: int, room: int, height: int, em: int, face: FontFace, color: str = "ink",
    align: Align = "left",
) -> PlacedItem:  # fmt: skip
    return PlacedItem(Label(text, room, height, em, face, color, align), x, y)


def _masthead(page: FrontPage) -> Iterator[PlacedItem]:
    for x in (EDGE + 4, SCENE_WIDTH - EDGE - 68):
        yield PlacedItem(Icon("star", 64, "brick", "paper"), x, 50)
    yield _label(page.title, EDGE + 80, 34, ROOM - 160, 100, 92, "display", align="center")
    y, height = FIRST + 10, SECOND - FIRST - 12
    number, day = (round(width(text, "slab", DIGIT)) + 6 for text in (page.number, page.day))
    left, right = EDGE + number + 2 * GAP, EDGE + ROOM - day
    yield _label(page.number, EDGE, y, number, height, DIGIT, "slab")
    room = right - left - 2 * GAP
    has_room = width(page.game, "slab", DIGIT) <= room or not any(map(str.isdigit, page.game))
    game = page.game if has_room else page.game.partition(":")[0].strip()
    yield _label(game, left, y, room, height, DIGIT, "slab", "brick", "center")
    yield _label(page.day, right, y, day, height, DIGIT, "slab", align="right")


def _headline(page: FrontPage) -> Iterator[PlacedItem]:
    block = fit(page.headline, (ROOM, 230), 88, "display", 3)
    yield _label(
        page.headline, EDGE, SECOND + 22, ROOM, round(block.height) + 8, 88, "display", align="center"
    )


def _standfirst(text: str, y: int) -> PlacedItem:
    height = round(fit(text, (ROOM, 260), TEXT, "text", 4).height) + 8
    return _label(text, EDGE, y + 4, ROOM, height, TEXT, "text", align="center")


def _moment(page: FrontPage, encounter: Encounter, y: int) -> Iterator[PlacedItem]:
    """Draw the winner at one side, those beaten at the other, and what passed between them."""
    others, winner = encounter.others, encounter.winner
    room = SIDE if len(others) == 1 else SIDE + 190
    height = max(winner.item.size[1] + _below(winner, SIDE), _beaten_height(others, room))
    sides, rows = (EDGE, EDGE + ROOM - room), encounter.between
    if encounter.is_mirrored:
        sides, rows = sides[::-1], tuple(row[::-1] for row in rows)  # there is one beaten
    yield from _fighter(winner, page, sides[0], y + GAP, SIDE, height)
    yield from _beaten(page, others, sides[1], y + GAP, room, height)
    left, free = EDGE + SIDE, ROOM - SIDE - room
    heights = [max(item.size[1] for item in row) for row in rows]
    top = y + GAP + max(0, (height - sum(heights) - GAP * (len(rows) - 1)) // 2)
    if len(others) == 1 and len(rows) == 1 and encounter.is_decided:
        wide = sum(item.size[0] + GAP for item in rows[0])
        way = -1 if encounter.is_mirrored else 1
        yield from _flight(left, free, wide, y + 2 * GAP + winner.item.size[1] // 2, way)
    for row, tall in zip(rows, heights):
        wide = sum(item.size[0] for item in row)
        gap = min(40, (free - wide) // (len(row) + 1))
        x = left + (free - wide - gap * (len(row) - 1)) // 2
        for item in row:
            yield PlacedItem(item, x, top + (tall - item.size[1]) // 2)
            x += item.size[0] + gap
        top += tall + GAP


def _flight(left: int, free: int, wide: int, y: int, way: int) -> Iterator[PlacedItem]:
    """Draw the way of the shot, to the weapon and on to its target, to the right or (-1) to the left."""
    aside = (free - wide) // 2 - 30
    if aside > 45:  # otherwise the way would run into the numbers
        lefts, across = (left, left + free - aside - 22)[::way], (0, aside // 2, aside)[::way]
        start, end = (tuple(zip(across, heights)) for heights in ((14, 0, 4), (0, 4, 18)))
        yield PlacedItem(PathItem(start, "ink", 8, dashed=True), lefts[0], y)
        yield PlacedItem(PathItem(end, "ink", 8, dashed=True, arrow=True), lefts[1], y)


def _name(fighter: Fighter, room: int) -> str:
    """Return the name of a piece where there is room for it, and the piece does not show it."""
    return fighter.name if room >= SIDE and not isinstance(fighter.item, PosterItem) else ""


def _below(fighter: Fighter, room: int) -> int:
    """Return the height of what stands below a piece."""
    names = LOW // (1 if _name(fighter, room) else 2)
    return names + (fighter.below.size[1] + 8 if fighter.below else 0) + GAP


def _fighter(
    fighter: Fighter, page: FrontPage, x: int, y: int, room: int, height: int, stamp: str = ""
) -> Iterator[PlacedItem]:
    """Draw a piece with the names and more below it, in the middle of this room."""
    item = fighter.item
    y += (height - item.size[1] - _below(fighter, room)) // 2
    yield PlacedItem(item, x + (room - item.size[0]) // 2, y)
    if stamp:
        # A poster has its name below the face, and says at the top that it is wanted.
        shift = -item.size[1] * 4 // 9 if isinstance(item, PosterItem) else item.size[1] // 4
        yield middle(Stamp(stamp, *STAMP), x, y + shift, room, item.size[1])
    y += item.size[1] + 2
    for text, color in ((_name(fighter, room), "ink"), (page.names[fighter.seat], "brick")):
        if text:
            yield _label(text, x + 8, y, room - 16, LOW // 2, 42, "slab", color, "center")
            y += LOW // 2
    if fighter.below is not None:
        yield PlacedItem(fighter.below, x + (room - fighter.below.size[0]) // 2, y + 4)


def _columns(others: Sequence[Fighter]) -> int:
    return len(others) if len(others) <= 3 else -(-len(others) // 2)


def _beaten_height(others: Sequence[Fighter], room: int) -> int:
    across = _columns(others)
    return -(-len(others) // across) * max(
        fighter.item.size[1] + _below(fighter, room // across) for fighter in others
    )


def _beaten(
    page: FrontPage, others: Sequence[Fighter], x: int, y: int, room: int, height: int
) -> Iterator[PlacedItem]:
    across = _columns(others)
    wide, tall = room // across, height // -(-len(others) // across)
    for n, fighter in enumerate(others):
        stamp = page.stamp if len(others) == 1 else ""
        yield from _fighter(fighter, page, x + n % across * wide, y + n // across * tall, wide, tall, stamp)


def _lines(page: FrontPage) -> Iterator[str]:
    """Yield each curve's tone and points."""
    for n, (tone, curve) in enumerate(page.curves, 1):
        apart = APART * (len(page.curves) - n)  # equal chances lie beside each other, but for none
        points = (
            f"{at * ROOM // WHOLE},{CURVE - apart * (0 < chance < WHOLE) - CURVE * chance // WHOLE}"
            for at, chance in curve
        )
        yield f"{tone}:{' '.join(points)}"


def _turn(sign: Item, turn: TurnLines, y: int) -> Iterator[PlacedItem]:
    """Draw an episode: its number, its turn, and what happened."""
    yield PlacedItem(sign, EDGE, y)
    room = ROOM - INDENT
    yield _label(turn.turn, EDGE + INDENT, y - 6, room, DISC, DIGIT, "slab", "brick")
    height = round(fit(turn.text, (room, 400), TEXT, "text", 6).height) + 6
    yield _label(turn.text, EDGE + INDENT, y + HEAD - 6, room, height, TEXT, "text")
