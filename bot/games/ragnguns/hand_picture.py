"""The hand picture of Rag'n'Guns, with what each card does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.games.ragnguns.cards import POWER_SIGN, TITLED, belt, card, stakes
from bot.i18n.texts import Phrases, Texts
from bot.render import typesetting
from bot.render.layout import bottom, row
from bot.render.scene import (
    CARD,
    SCENE_WIDTH,
    Align,
    Badge,
    Icon,
    IconRow,
    Item,
    Label,
    PlacedItem,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, OngoingEffect
from engine.games.ragnguns.state import BARREL, ZONES
from engine.games.ragnguns.view import Hidden, View

Does: TypeAlias = Callable[[Effect | OngoingEffect, Texts], str]  # an effect in a sentence

EDGE, PAD = 12, 12
ROOM = SCENE_WIDTH - 2 * EDGE
MAX_EXPLAINED, ROW = 4, 6  # cards with room for their text; cards in a row
CHOICE = 7  # in a row of cards to choose from
CARD_HEIGHT = round(TITLED * CARD)
MAX_TEXT_BESIDE = 2  # cards with their text to the right; with more cards it is below them
TEXT_HEIGHT = 172  # below a card
PEEK = 60  # of a covered card


class Area(NamedTuple):
    x: int
    y: int
    width: int
    height: int


class Group(NamedTuple):
    """Cards in the same place; the accessible one is last where they cover each other."""

    title: str
    icon: str
    cards: Sequence[str]
    step: int  # from card to card

    @property
    def rows(self) -> int:
        return 1 if self.step < TITLED else -(-len(self.cards) // CHOICE)

    @property
    def size(self) -> tuple[int, int]:
        across = -(-len(self.cards) // self.rows)
        named = 66 + round(typesetting.width(self.title, "slab", 27))
        width = max(named, (across - 1) * self.step + TITLED + 2 * PAD)
        return min(width, ROOM), 52 + self.rows * (CARD_HEIGHT + PAD)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int], does: Does) -> Scene | None:
    """Return the seat's own cards, numbered as in the list below the picture."""
    seat = view.seat
    known = view.hidden[seat] if seat is not None else None
    if seat is None or known is None:
        return None
    picture = HandPicture(view, seat, known, phrases, numbers)
    groups = picture.groups()
    if not known.hand and not groups:
        return None
    items = list(picture.heading())
    if not picture.choice:
        items += picture.hand(bottom(items) + EDGE, does)
    for line in _lines(groups):
        items += picture.line(line, bottom(items) + EDGE)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


class HandPicture:
    def __init__(
        self, view: View, seat: Seat, known: Hidden, phrases: Phrases, numbers: Mapping[str, int]
    ) -> None:
        self.view, self.seat, self.known, self.phrases, self.numbers = view, seat, known, phrases, numbers
        self.own = view.seats[seat]
        piles = (known.hand, known.traps, *(cards for _, cards in known.stash))
        visible = {name for cards in piles for name in cards}
        self.choice = [name for name in numbers if name not in visible]  # cards that are elsewhere

    def heading(self) -> Iterator[PlacedItem]:
        if self.own.pistolero:
            yield PlacedItem(Portrait(f"ragnguns/{self.own.pistolero}", 64), EDGE, EDGE)
        holes = IconRow("ragnguns-hole", self.own.pistolero_wounds, BARREL, 40)
        yield PlacedItem(holes, EDGE + 80, EDGE + 12)
        tone = "gold" if self.view.current == self.seat and not self.view.over else ""
        items = [Badge("bullet", str(self.own.bullets), 48, tone), *belt(self.view, self.seat)]
        yield from row(items, EDGE, EDGE, ROOM, align="right", height=64)

    def hand(self, y: int, does: Does) -> Iterator[PlacedItem]:
        cards = self.known.hand
        is_explained = len(cards) <= MAX_EXPLAINED
        is_beside = len(cards) <= MAX_TEXT_BESIDE  # the text
        for start in range(0, len(cards), ROW):
            names = cards[start : start + ROW]
            width = min(532 if is_beside else 350, (ROOM - EDGE * (len(names) - 1)) // len(names))
            each = min(220, width - 2 * PAD)
            height = round(each * CARD) + 2 * PAD
            zone = ZoneItem(width, height + (0 if is_beside else TEXT_HEIGHT * is_explained))
            zones = list(row([zone] * len(names), EDGE, y, ROOM, gap=EDGE, align="center"))
            yield from zones
            for name, (_, x, top) in zip(names, zones):
                at = x + PAD if is_beside else x + (width - each) // 2
                yield PlacedItem(self._front(name, each), at, top + PAD)
                if is_beside:
                    box = Area(at + each + PAD, top + PAD, width - each - 3 * PAD, height - 2 * PAD)
                    yield from self._text(name, box, does)
                elif is_explained:
                    yield from self._text(
                        name, Area(x + PAD, top + height, width - 2 * PAD, TEXT_HEIGHT - 12), does
                    )
            y += zone.height + EDGE

    def _text(self, name: str, box: Area, does: Does) -> Iterator[PlacedItem]:
        """Yield what a card does, or its planned place in the stash."""
        text = self.phrases.texts
        for planned, *where in (entry.split(":") for entry in self.known.plan):
            if planned == name:
                line = text(f"ragnguns-at-{'-'.join(where)}", card=self.phrases.option("", name))
                yield PlacedItem(
                    Label(line, box.width, box.height, 26, "text", "chalk", "center"), box.x, box.y
                )
                return
        rows = list(_effects(key_of(name)))
        for n, (sign, effect) in enumerate(rows):
            high = box.height // len(rows)
            top = box.y + n * high
            if sign is not None:
                yield PlacedItem(sign, box.x, top + (high - sign.size[1]) // 2)
            aside = 0 if sign is None else 74 if isinstance(sign, Badge) else 46
            line = does(effect, text).replace(POWER_SIGN, text("picture-ragnguns-power"))
            align: Align = "left" if aside else "center"
            label = Label(line, box.width - aside, high - 8, 26, "text", "chalk", align)
            yield PlacedItem(label, box.x + aside, top + 4)

    def _front(self, name: str, width: int) -> Item:
        planned = any(entry.split(":")[0] == name for entry in self.known.plan)
        return card(name, width, self.phrases, self.numbers.get(name, 0), banner=True, faint=planned)

    def groups(self) -> list[Group]:
        text = self.phrases.texts
        step = TITLED + PAD
        hand = self.known.hand if self.choice else ()
        groups = [Group(text("ragnguns-mine-hand"), "hand", hand, self._step(hand))]
        for place, cards in self.known.stash:
            groups.append(Group(text(f"picture-ragnguns-{place}"), "stash", cards, self._step(cards[:-1])))
        groups.append(Group(text("picture-ragnguns-traps"), "trap", self.known.traps, step))
        groups.append(Group(text("picture-ragnguns-choice"), "question", self.choice, step))
        return [group for group in groups if group.cards]

    def _step(self, covered: Sequence[str]) -> int:
        """Return the step between cards of which all are seen if one has a number."""
        return TITLED + PAD if any(name in self.numbers for name in covered) else PEEK

    def line(self, groups: Sequence[Group], y: int) -> Iterator[PlacedItem]:
        x = EDGE + (ROOM - _total_width(groups)) // 2
        for group in groups:
            width, height = group.size
            yield PlacedItem(ZoneItem(width, height, group.title, group.icon), x, y)
            across = -(-len(group.cards) // group.rows)
            for n in range(group.rows):
                names = group.cards[n * across : (n + 1) * across]
                cards = [card(name, TITLED, self.phrases, self.numbers.get(name, 0)) for name in names]
                top = y + 48 + n * (CARD_HEIGHT + PAD)
                laid = list(
                    row(cards, x + PAD, top, width - 2 * PAD, gap=group.step - TITLED, align="center")
                )
                yield from laid
                yield from self._signs(names, laid)
            x += width + EDGE

    def _signs(self, cards: Sequence[str], laid: Sequence[PlacedItem]) -> Iterator[PlacedItem]:
        notes = dict(zip(self.known.traps, stakes(self.own)))
        for name, (_, x, y) in zip(cards, laid):
            if name in notes:
                yield PlacedItem(Badge("bullet", notes[name], 40, "coal"), x + 6, y + 92)
            elif name in self.known.down:
                yield PlacedItem(Badge("covered", "", 40, "coal", 52), x + 6, y + 92)


def _effects(key: str) -> Iterator[tuple[Badge | Icon | None, Effect | OngoingEffect]]:
    """Yield each effect of a card with its price, or with the zone in which it works."""
    for price, effect in zip(CARDS[key].effects, EFFECTS.get(key, ())):
        yield Badge("bang-endless" if price.again else "bullet", str(price.cost), 40), effect
    for zone in ZONES:
        found = POSED.get((key, zone)) or LASTING.get((key, zone))
        if found:
            yield Icon(zone, 38, "dust", "panel"), found
    if key in TRAPS:
        yield None, TRAPS[key]


def _total_width(groups: Sequence[Group]) -> int:
    return sum(group.size[0] + EDGE for group in groups) - EDGE


def _lines(groups: Sequence[Group]) -> list[list[Group]]:
    lines: list[list[Group]] = []
    for group in groups:
        if lines and _total_width([*lines[-1], group]) <= ROOM:
            lines[-1].append(group)
        else:
            lines.append([group])
    return lines
