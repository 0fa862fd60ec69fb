"""Pictures of cards to read: one at full size with its text, and a table's cards side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.parts import CardGroup
from bot.games.presenter import AnyPresenter
from bot.i18n.names import unescape
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    SCENE_WIDTH,
    CardItem,
    Icon,
    Item,
    Label,
    PlacedItem,
    PosterItem,
    Scene,
    WideCard,
    ZoneItem,
)
from bot.render.typesetting import fit
from engine.games import GAMES

EDGE, PAD = 12, 16
CARD_WIDTH, TEXT_WIDTH = 300, 440  # widths of a card at full size, and of the text next to it
MIN_HEIGHT = 460  # least height of the sheet behind the card and its text
TEXT_SIZE, GAP, LABEL_LINES = 30, 14, 6
MAX_TEXT_HEIGHT = 4000
ACROSS, MAX_CARDS = 3, 12  # a table's cards: in a row, narrower ones cannot be read; and in all
ROOM, TITLE_HEIGHT = SCENE_WIDTH - 2 * EDGE, 52
HALF = (ROOM - EDGE) // 2
SIGN, WORDS = 54, 42  # width of an icon that is explained, and em of what a card does
SMALL_WIDTH = (ROOM - PAD) // ACROSS - PAD  # width of one of a table's cards
INVITATION_CARDS, INVITATION_WIDTH, HEADING = 3, 300, 92


def full_card(presenter: AnyPresenter, card: str, phrases: Phrases) -> Scene | None:
    """Draw a card with its name and text; None without a picture of it."""
    if (front := presenter.card_item(card, CARD_WIDTH, phrases)) is None:
        return None
    name = phrases.texts(f"{phrases.family}-card-{card}")
    left = EDGE + 2 * PAD + CARD_WIDTH
    items = [PlacedItem(Label(name, TEXT_WIDTH, 96, 44, "slab", "brass"), left, EDGE + PAD)]
    for text in presenter.lines_beside_picture(card, phrases.texts):
        items += _paragraph(text, TEXT_WIDTH, TEXT_SIZE, left, bottom(items) + GAP)
    height = max(MIN_HEIGHT, front.size[1] + 2 * PAD, bottom(items) - EDGE + PAD)
    ground = ZoneItem(CARD_WIDTH + TEXT_WIDTH + 4 * PAD, height)
    behind = (PlacedItem(ground, EDGE, EDGE), PlacedItem(front, EDGE + PAD, EDGE + PAD))
    return Scene(ground.width + 2 * EDGE, height + 2 * EDGE, (*behind, *items))


def _paragraph(text: str, width: int, size: int, x: int, y: int) -> Iterator[PlacedItem]:
    """Write a text in this size, as high as it gets."""
    block = fit(text, (width, MAX_TEXT_HEIGHT), size, "text", MAX_TEXT_HEIGHT)
    for n in range(0, len(block.lines), LABEL_LINES):
        lines = block.lines[n : n + LABEL_LINES]
        height = round(block.lead * len(lines)) + 8
        yield PlacedItem(Label("\n".join(lines), width, height, size, "text"), x, y)
        y += height


def invitation(presenter: AnyPresenter, game: str, phrases: Phrases) -> Scene | None:
    """Draw a game's name above some of its cards, others for each mode of a family."""
    mode = [key for key, rules in GAMES.items() if rules.family == phrases.family].index(game)
    cards = presenter.cards[2 * mode :: max(1, len(presenter.cards) // INVITATION_CARDS)]
    items_of_cards = [presenter.invitation_item(game, card, INVITATION_WIDTH, phrases) for card in cards]
    fronts = [front for front in items_of_cards if front is not None][:INVITATION_CARDS]
    if not fronts:
        return None
    ground = ZoneItem(ROOM, HEADING + max(front.size[1] for front in fronts) + PAD, turn=True)
    title = Label(
        phrases.texts(f"game-{game}"), ROOM - 2 * PAD, HEADING - PAD, 60, "display", "brass", "center"
    )
    items = [PlacedItem(ground, EDGE, EDGE), PlacedItem(title, EDGE + PAD, EDGE + PAD // 2)]
    items += row(fronts, EDGE + PAD, EDGE + HEADING, ROOM - 2 * PAD, gap=PAD, align="center")
    return Scene(SCENE_WIDTH, ground.height + 2 * EDGE, tuple(items))


def pictured(groups: Sequence[CardGroup]) -> list[CardGroup]:
    """Return the cards of a table that its picture has room for.

    A group for which there is no room is left out: a part of it would look like all of it.
    """
    chosen, left = list[CardGroup](), MAX_CARDS
    for group in groups:
        if group.cards and len(group.cards) <= left:
            chosen.append(group)
            left -= len(group.cards)
    return chosen


def lying_cards(presenter: AnyPresenter, groups: Sequence[CardGroup], phrases: Phrases) -> Scene | None:
    """Draw the cards of a table, group by group, as many as there is room for; None without pictures."""
    zones = list[Zone]()
    for group in pictured(groups):
        fronts = [(card, presenter.card_item(card, SMALL_WIDTH, phrases)) for card in group.cards]
        drawn = [_lying(front, card in group.fallen) for card, front in fronts if front is not None]
        words = [presenter.words_beside(card, phrases.texts) for card, front in fronts if front is not None]
        if any(words):
            drawn = [WideCard.of(front) if isinstance(front, CardItem) else front for front in drawn]
        if drawn:
            zones.append(Zone(unescape(group.title), drawn, words if any(words) else ()))
    lines: list[list[Zone]] = []
    for zone in zones:
        if lines and [other.width for other in (*lines[-1], zone)] == [HALF, HALF]:
            lines[-1].append(zone)
        else:
            lines.append([zone])
    items: list[PlacedItem] = []
    for line in lines:
        y, height = bottom(items) + EDGE, max(zone.height for zone in line)
        for n, zone in enumerate(line):
            items += zone.place(EDGE + n * (HALF + EDGE), y, height)
    items += _signs([front for zone in zones for front in zone.fronts], phrases, bottom(items) + EDGE)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def _signs(fronts: Sequence[Item], phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw what the icons on these cards mean, in a game that says so."""
    icons = dict.fromkeys(pip.icon for front in fronts if isinstance(front, CardItem) for pip in front.pips)
    keys = {icon: f"{phrases.family}-sign-{icon}" for icon in icons}
    words = {icon: phrases.texts(key) for icon, key in keys.items() if phrases.texts.has(key)}
    for n, (icon, word) in enumerate(words.items()):
        x, top = EDGE + n % 2 * (HALF + EDGE), y + n // 2 * SIGN
        yield PlacedItem(Icon(icon, SIGN - 8, "brass"), x, top + 4)
        yield PlacedItem(Label(word, HALF - SIGN - PAD, SIGN, 42, "text"), x + SIGN + PAD, top)


def _lying(front: Item, fell: bool) -> Item:
    return replace(front, faint=True) if fell and isinstance(front, PosterItem | CardItem) else front


class Zone(NamedTuple):
    """Cards that lie together, in rows; each alone beside its words, if there are any."""

    title: str
    fronts: Sequence[Item]
    words: Sequence[str] = ()

    @property
    def width(self) -> int:
        return HALF if len(self.fronts) == 1 and not self.words else ROOM

    @property
    def height(self) -> int:
        return TITLE_HEIGHT + sum(high + PAD for _, high, _ in self._rows())

    def _rows(self) -> Iterator[tuple[Sequence[Item], int, list[PlacedItem]]]:
        """Yield the cards of each row, its height, and the words beside them, all in one size."""
        across = 1 if self.words else ACROSS
        for n in range(0, len(self.fronts), across):
            fronts, words = self.fronts[n : n + across], self.words[n : n + 1]
            x = fronts[0].size[0] + 2 * PAD
            text = [item for word in words for item in _paragraph(word, ROOM - x - PAD, WORDS, x, 0)]
            yield fronts, max(bottom(text), *(front.size[1] for front in fronts)), text

    def place(self, x: int, y: int, height: int) -> Iterator[PlacedItem]:
        yield PlacedItem(ZoneItem(self.width, height, self.title), x, y)
        y += TITLE_HEIGHT
        for fronts, high, text in self._rows():
            yield from row(fronts, x + PAD, y, self.width - 2 * PAD, gap=PAD)
            top = y + (high - bottom(text)) // 2
            yield from (PlacedItem(label, x + left, top + down) for label, left, down in text)
            y += high + PAD
