"""The hand picture of Rag'n'Guns, with what each card does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.games.ragnguns.cards import POWER_SIGN, TITLED, belt, card, if_bought_off, stakes
from bot.i18n.texts import Phrases, Texts
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
from bot.render.typesetting import width
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS, key_of
from engine.games.ragnguns.effects import BOUGHT_OFF, EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, OngoingEffect
from engine.games.ragnguns.state import BARREL, ZONES
from engine.games.ragnguns.view import Hidden, View

Does: TypeAlias = Callable[[Effect | OngoingEffect, Texts], str]  # an effect in a sentence

EDGE, PAD = 12, 12
ROOM = SCENE_WIDTH - 2 * EDGE
TOLD, ROW = 4, 6  # so many cards have room for what they say; so many stand in a row
CHOICE = 7  # in a row of those to choose from
TALL = round(TITLED * CARD)
BESIDE = 2  # so many have it beside them, more of them below
WORDS = 172  # height of that there
PEEK = 60  # of a covered card


class Area(NamedTuple):
    x: int
    y: int
    wide: int
    tall: int


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
        named = 66 + round(width(self.title, "slab", 27))
        wide = max(named, (across - 1) * self.step + TITLED + 2 * PAD)
        return min(wide, ROOM), 52 + self.rows * (TALL + PAD)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int], does: Does) -> Scene | None:
    """Return the seat's own cards, numbered as in the list below the picture."""
    seat = view.seat
    known = view.hidden[seat] if seat is not None else None
    if seat is None or known is None:
        return None
    own = HandPicture(view, seat, known, phrases, numbers)
    groups = own.groups()
    if not known.hand and not groups:
        return None
    items = list(own.heading())
    if not own.choice:
        items += own.held(bottom(items) + EDGE, does)
    for line in _lines(groups):
        items += own.line(line, bottom(items) + EDGE)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


class HandPicture:
    def __init__(
        self, view: View, seat: Seat, known: Hidden, phrases: Phrases, numbers: Mapping[str, int]
    ) -> None:
        self.view, self.seat, self.known, self.say, self.numbers = view, seat, known, phrases, numbers
        self.there = view.seats[seat]
        piles = (known.hand, known.traps, *(cards for _, cards in known.stash))
        visible = {name for cards in piles for name in cards}
        self.choice = [name for name in numbers if name not in visible]  # cards that lie anywhere else

    def heading(self) -> Iterator[PlacedItem]:
        if self.there.pistolero:
            yield PlacedItem(Portrait(f"ragnguns/{self.there.pistolero}", 64), EDGE, EDGE)
        holes = IconRow("ragnguns-hole", self.there.pistolero_wounds, BARREL, 40)
        yield PlacedItem(holes, EDGE + 80, EDGE + 12)
        tone = "gold" if self.view.current == self.seat and not self.view.over else ""
        items = [Badge("bullet", str(self.there.bullets), 48, tone), *belt(self.view, self.seat)]
        yield from row(items, EDGE, EDGE, ROOM, align="right", height=64)

    def held(self, y: int, does: Does) -> Iterator[PlacedItem]:
        cards = self.known.hand
        told = len(cards) <= TOLD
        aside = len(cards) <= BESIDE  # the words
        for start in range(0, len(cards), ROW):
            some = cards[start : start + ROW]
            wide = min(532 if aside else 350, (ROOM - EDGE * (len(some) - 1)) // len(some))
            each = min(220, wide - 2 * PAD)
            tall = round(each * CARD) + 2 * PAD
            zone = ZoneItem(wide, tall + (0 if aside else WORDS * told))
            zones = list(row([zone] * len(some), EDGE, y, ROOM, gap=EDGE, align="center"))
            yield from zones
            for name, (_, x, top) in zip(some, zones):
                at = x + PAD if aside else x + (wide - each) // 2
                yield PlacedItem(self._front(name, each), at, top + PAD)
                if aside:
                    box = Area(at + each + PAD, top + PAD, wide - each - 3 * PAD, tall - 2 * PAD)
                    yield from self._said(name, box, does)
                elif told:
                    yield from self._said(name, Area(x + PAD, top + tall, wide - 2 * PAD, WORDS - 12), does)
            y += zone.height + EDGE

    def _said(self, name: str, box: Area, does: Does) -> Iterator[PlacedItem]:
        """Yield what a card does, or its planned place in the stash."""
        text = self.say.texts
        for planned, *where in (entry.split(":") for entry in self.known.plan):
            if planned == name:
                line = text(f"ragnguns-at-{'-'.join(where)}", card=self.say.option("", name))
                yield PlacedItem(Label(line, box.wide, box.tall, 26, "text", "chalk", "center"), box.x, box.y)
                return
        rows = list(_effects(key_of(name)))
        for n, (sign, effect) in enumerate(rows):
            high = box.tall // len(rows)
            top = box.y + n * high
            if sign is not None:
                yield PlacedItem(sign, box.x, top + (high - sign.size[1]) // 2)
            aside = 0 if sign is None else 74 if isinstance(sign, Badge) else 46
            line = does(effect, text).replace(POWER_SIGN, text("picture-ragnguns-power"))
            if isinstance(effect, Effect) and effect is BOUGHT_OFF.get(key_of(name)):
                line = if_bought_off(effect, line, text)
            align: Align = "left" if aside else "center"
            label = Label(line, box.wide - aside, high - 8, 26, "text", "chalk", align)
            yield PlacedItem(label, box.x + aside, top + 4)

    def _front(self, name: str, wide: int) -> Item:
        planned = any(entry.split(":")[0] == name for entry in self.known.plan)
        return card(name, wide, self.say, self.numbers.get(name, 0), banner=True, faint=planned)

    def groups(self) -> list[Group]:
        text = self.say.texts
        step = TITLED + PAD
        hand = self.known.hand if self.choice else ()
        groups = [Group(text("ragnguns-mine-hand"), "hand", hand, step)]
        for place, cards in self.known.stash:
            asked = any(name in self.numbers for name in cards[:-1])  # their numbers must be seen
            groups.append(Group(text(f"picture-ragnguns-{place}"), "stash", cards, step if asked else PEEK))
        groups.append(Group(text("picture-ragnguns-traps"), "trap", self.known.traps, step))
        groups.append(Group(text("picture-ragnguns-choice"), "question", self.choice, step))
        return [group for group in groups if group.cards]

    def line(self, groups: Sequence[Group], y: int) -> Iterator[PlacedItem]:
        x = EDGE + (ROOM - _wide(groups)) // 2
        for group in groups:
            wide, tall = group.size
            yield PlacedItem(ZoneItem(wide, tall, group.title, group.icon), x, y)
            across = -(-len(group.cards) // group.rows)
            for n in range(group.rows):
                names = group.cards[n * across : (n + 1) * across]
                cards = [card(name, TITLED, self.say, self.numbers.get(name, 0)) for name in names]
                top = y + 48 + n * (TALL + PAD)
                laid = list(row(cards, x + PAD, top, wide - 2 * PAD, gap=group.step - TITLED, align="center"))
                yield from laid
                yield from self._signs(names, laid)
            x += wide + EDGE

    def _signs(self, cards: Sequence[str], laid: Sequence[PlacedItem]) -> Iterator[PlacedItem]:
        notes = dict(zip(self.known.traps, stakes(self.there)))
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
    if key in BOUGHT_OFF:
        yield None, BOUGHT_OFF[key]


def _wide(groups: Sequence[Group]) -> int:
    return sum(group.size[0] + EDGE for group in groups) - EDGE


def _lines(groups: Sequence[Group]) -> list[list[Group]]:
    lines: list[list[Group]] = []
    for group in groups:
        if lines and _wide([*lines[-1], group]) <= ROOM:
            lines[-1].append(group)
        else:
            lines.append([group])
    return lines
