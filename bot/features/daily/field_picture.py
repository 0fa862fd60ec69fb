"""The field of a daily deal as a picture: a dot for each run, the better the farther right."""

from collections.abc import Iterator, Sequence, Set
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from bot.i18n.texts import Texts
from bot.render.layout import bottom
from bot.render.scene import SCENE_WIDTH, Label, PathItem, PlacedItem, Scene, ZoneItem
from engine.core.records.deals import Score

EDGE, PAD = 12, 40
ROOM = SCENE_WIDTH - 2 * (EDGE + PAD)
DOT, APART = 26, 34  # thickness of a dot; between the middles of two in a column
STACK, WIDEST = 190, 160  # most height of all columns, and the most between two
MAX_COLUMNS = 30  # beyond them neighbors share one
HEAD, LINE = 56, 62  # heights of the word above the own dot, and of a line of words
OWN, PLAYER, HOUSE = "brass", "chalk", "rim"  # colors, the most interesting first
SIZES = MappingProxyType({OWN: DOT, PLAYER: DOT, HOUSE: 18})  # computers are told apart by size, too


class _Column(NamedTuple):
    colors: list[str]  # from the bottom
    won: int  # of its best run; see `Score`


def field_scene(own: Score | None, people: Sequence[Score], house: Sequence[Score], text: Texts) -> Scene:
    """Draw runs by their score; equal ones stand above one another."""
    runs = [*((score, HOUSE) for score in house), *((score, PLAYER) for score in people)]
    columns = _columns([*runs, *([(own, OWN)] if own else [])])
    step = min(WIDEST, ROOM // max(1, len(columns)))
    left = EDGE + PAD + (ROOM - step * len(columns)) // 2
    highest = max((len(column.colors) for column in columns), default=1)
    apart = min(APART, (STACK - DOT) // max(1, highest - 1))
    ground = EDGE + HEAD + DOT + (highest - 1) * apart + DOT
    items = [PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, ground + LINE), EDGE, EDGE)]
    for number, column in enumerate(columns):
        items += _dots(column, left + number * step + step // 2, ground - DOT, apart, text)
    items += _outcomes(columns, left, step, ground, text)
    items += _legend({color for column in columns for color in column.colors}, bottom(items) + EDGE, text)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _columns(runs: Sequence[tuple[Score, str]]) -> list[_Column]:
    ordered = sorted(runs, key=lambda run: run[0].rank)
    ranks = sorted({score.rank for score, _ in ordered})
    share = max(1, -(-len(ranks) // MAX_COLUMNS))  # ranks in a column
    place = {rank: number // share for number, rank in enumerate(ranks)}
    columns = []
    for _, group in groupby(ordered, key=lambda run: place[run[0].rank]):
        together = [*group]
        colors = sorted((color for _, color in together), key=(HOUSE, PLAYER, OWN).index)
        columns.append(_Column(colors, together[-1][0].won))
    return columns


def _dots(column: _Column, x: int, y: int, apart: int, text: Texts) -> Iterator[PlacedItem]:
    for number, color in enumerate(column.colors):
        yield _dot(color, x, y - number * apart)
    if OWN in column.colors:
        top = y - (len(column.colors) - 1) * apart - DOT // 2 - HEAD
        yield PlacedItem(Label(text("daily-field-you"), 300, HEAD, 46, "bold", OWN, "center"), x - 150, top)


def _dot(color: str, x: int, y: int) -> PlacedItem:
    """Draw a dot around this point; a path needs room around it for its thickness."""
    thick = SIZES[color]
    return PlacedItem(PathItem(((0, 0), (1, 0)), color, thick), x - thick, y - thick)


def _outcomes(
    columns: Sequence[_Column], left: int, step: int, ground: int, text: Texts
) -> Iterator[PlacedItem]:
    first = 0
    for won, group in groupby(columns, key=lambda column: column.won):
        count = len([*group])
        x, width = left + first * step, count * step
        line = PathItem(((0, 0), (max(1, width - 16), 0)), "dust", 6)
        yield PlacedItem(line, x + 5, ground + 2)
        word = text(("stats-lost", "stats-drawn", "stats-won")[won])
        label = Label(word, max(width, 150), LINE, 46, "text", "chalk", "center")
        yield PlacedItem(label, x + (width - max(width, 150)) // 2, ground + 12)
        first += count


def _legend(colors: Set[str], y: int, text: Texts) -> Iterator[PlacedItem]:
    part = (SCENE_WIDTH - 2 * EDGE) // 3
    words = {OWN: "you", PLAYER: "players", HOUSE: "computers"}
    for number, color in enumerate(color for color in words if color in colors):
        x = EDGE + number * part
        yield _dot(color, x + 34, y + LINE // 2)
        word = Label(text(f"daily-field-{words[color]}"), part - 76, LINE, 46, "text", "chalk")
        yield PlacedItem(word, x + 66, y)
