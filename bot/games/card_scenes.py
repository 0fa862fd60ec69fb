"""Cards to be read: one at full size with all that stands on it, and those of a table side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.presenter import AnyPresenter, CardGroup
from bot.i18n.texts import Phrases, without_set
from bot.render.layout import bottom, row
from bot.render.scene import SCENE_WIDTH, Item, Label, PlacedItem, Scene, ZoneItem
from bot.render.typesetting import fit

EDGE, PAD = 12, 16
ALONE, TEXT = 300, 440  # widths of a card that stands alone and of what is said beside it
LEAST = 460  # height of its sheet
SPOKEN, GAP, LINES = 30, 14, 6  # size of the words beside it, room between two of them, lines of a label
TALLEST = 4000  # of the words of a card
ACROSS, MOST = 6, 24  # cards in a row of a table's, and how many of them are drawn at most
ROOM, TITLE = SCENE_WIDTH - 2 * EDGE, 52  # width of a whole line, height of a heading
HALF = (ROOM - EDGE) // 2
INVITING, SHOWN, HEADING = 190, 5, 92  # of an invitation: width of its cards, how many, height of the title
WIDTH = (HALF - PAD) // (ACROSS // 2) - PAD  # of a card


def full_card(presenter: AnyPresenter, card: str, phrases: Phrases) -> Scene | None:
    """A card with its name and all that it says; None where the game has no picture of it."""
    if (front := presenter.card_item(card, ALONE, phrases)) is None:
        return None
    name = phrases.texts.first(f"{phrases.family}-card-{card}", f"{phrases.family}-card-{without_set(card)}")
    left = EDGE + 2 * PAD + ALONE
    items = [PlacedItem(Label(name, TEXT, 96, 44, "slab", "brass"), left, EDGE + PAD)]
    for line in presenter.lines_beside_picture(card, phrases.texts):
        items += _said(line, left, bottom(items) + GAP)
    tall = max(LEAST, front.size[1] + 2 * PAD, bottom(items) - EDGE + PAD)
    ground = ZoneItem(ALONE + TEXT + 4 * PAD, tall)
    placed = PlacedItem(front, EDGE + PAD, EDGE + PAD)
    return Scene(ground.width + 2 * EDGE, tall + 2 * EDGE, (PlacedItem(ground, EDGE, EDGE), placed, *items))


def _said(said: str, x: int, y: int) -> Iterator[PlacedItem]:
    """One of the things that a card says, as high as it needs to be."""
    block = fit(said, (TEXT, TALLEST), SPOKEN, "text", TALLEST)
    for n in range(0, len(block.lines), LINES):
        some = block.lines[n : n + LINES]
        label = Label("\n".join(some), TEXT, round(block.lead * len(some)) + 8, SPOKEN, "text")
        yield PlacedItem(label, x, y)
        y += label.height


def invitation(presenter: AnyPresenter, game: str, phrases: Phrases) -> Scene | None:
    """The name of a game above some of its cards, for those who do not know it yet."""
    named = [
        presenter.card_item(card, INVITING, phrases)
        for card in presenter.cards[:: max(1, len(presenter.cards) // SHOWN)]
    ]
    fronts = [front for front in named if front is not None][:SHOWN]
    if not fronts:
        return None
    tall = max(front.size[1] for front in fronts)
    ground = ZoneItem(ROOM, HEADING + tall + PAD, turn=True)
    title = Label(game, ROOM - 2 * PAD, HEADING - PAD, 60, "display", "brass", "center")
    items = [PlacedItem(ground, EDGE, EDGE), PlacedItem(title, EDGE + PAD, EDGE + PAD // 2)]
    items += row(fronts, EDGE + PAD, EDGE + HEADING, ROOM - 2 * PAD, gap=PAD, align="center")
    return Scene(SCENE_WIDTH, ground.height + 2 * EDGE, tuple(items))


def lying_cards(presenter: AnyPresenter, groups: Sequence[CardGroup], phrases: Phrases) -> Scene | None:
    """The cards of a table, place by place; None where the game has no pictures of them."""
    drawn, left = list[Zone](), MOST
    for group in groups:
        each = [
            front for card in group.cards if (front := presenter.card_item(card, WIDTH, phrases)) is not None
        ]
        drawn += [Zone(group.title, each[:left])] if each[:left] else []
        left -= len(each[:left])
    items: list[PlacedItem] = []
    for zones in _lines(drawn):
        items += _line(zones, bottom(items) + EDGE)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


class Zone(NamedTuple):
    """Cards that lie together, in rows."""

    title: str
    fronts: Sequence[Item]

    @property
    def wide(self) -> int:
        """Half a picture where few lie there, else all of it."""
        return HALF if len(self.fronts) <= ACROSS // 2 else ROOM

    @property
    def tall(self) -> int:
        """With its title above its rows."""
        rows = -(-len(self.fronts) // ACROSS)
        return TITLE + rows * (max(front.size[1] for front in self.fronts) + PAD)

    def placed(self, x: int, y: int, tall: int) -> Iterator[PlacedItem]:
        """The zone, so high, and what lies in it."""
        yield PlacedItem(ZoneItem(self.wide, tall, self.title), x, y)
        for n in range(0, len(self.fronts), ACROSS):
            some = self.fronts[n : n + ACROSS]
            top = y + TITLE + n // ACROSS * (some[0].size[1] + PAD)
            yield from row(some, x + PAD, top, self.wide - 2 * PAD, gap=PAD)


def _lines(zones: Sequence[Zone]) -> list[list[Zone]]:
    """As many in a line as fit."""
    lines: list[list[Zone]] = []
    for zone in zones:
        if lines and [each.wide for each in (*lines[-1], zone)] == [HALF, HALF]:
            lines[-1].append(zone)
        else:
            lines.append([zone])
    return lines


def _line(zones: Sequence[Zone], y: int) -> Iterator[PlacedItem]:
    tall = max(zone.tall for zone in zones)
    for n, zone in enumerate(zones):
        yield from zone.placed(EDGE + n * (HALF + EDGE), y, tall)
