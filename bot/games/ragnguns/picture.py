"""The table picture of Rag'n'Guns: two Pistoleros face to face in the street."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.ragnguns.cards import TRAP, belt, card, pistolero, stakes, trap
from bot.i18n.texts import Phrases
from bot.render.layout import GAP, column, row
from bot.render.scene import (
    SCENE_WIDTH,
    ArtItem,
    Badge,
    CardBackItem,
    Icon,
    IconRow,
    Item,
    Label,
    Pile,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER
from engine.games.ragnguns.view import BACK, Hidden, StashPlace, View

EDGE, PAD = 12, 14  # between the sides, and within them
HALF, HEIGHT = (SCENE_WIDTH - 3 * EDGE) // 2, 704  # a side
ROOM = HALF - 2 * PAD
POSED, STASHED = 154, 108  # widths of cards
LIFE, STREET, STOCK, BELOW = 80, 134, 428, 506  # tops of the parts of a side
STEP = (ROOM - POSED) // 2


def table(view: View, phrases: Phrases) -> Scene:
    items: list[PlacedItem] = []
    for seat in range(len(view.seats)):
        side = Side(view, seat, phrases)
        items += [*side.heading(), *side.street(), *side.stock(), *side.below()]
    return Scene(SCENE_WIDTH, HEIGHT + 2 * EDGE, tuple(items))


class Side:
    """One seat's half of the table, in pixels of the whole picture."""

    def __init__(self, view: View, seat: Seat, phrases: Phrases) -> None:
        self.view, self.seat, self.phrases = view, seat, phrases
        self.own = view.seats[seat]
        self.known: Hidden | None = view.hidden[seat] if view.over else None
        self.left = EDGE + seat * (HALF + EDGE) + PAD

    @property
    def current(self) -> bool:
        return not self.view.over and self.view.turn > 0 and self.seat == self.view.current

    def heading(self) -> Iterator[PlacedItem]:
        is_to_act = any(self.seat == seat for seat, _ in self.view.waiting)
        won = self.view.over and self.seat in self.view.winners
        dead = self.own.pistolero_wounds >= BARREL
        sign = "trophy" if won else "skull" if dead else "hourglass" if is_to_act else "hat"
        yield PlacedItem(ZoneItem(HALF, HEIGHT, turn=is_to_act or won), self.left - PAD, EDGE)
        yield PlacedItem(
            Plate(ROOM, self.phrases.name(self.seat), is_to_act or won, sign), self.left, EDGE + PAD
        )
        holes = IconRow("ragnguns-hole", self.own.pistolero_wounds, BARREL, 40, "brass" if dead else "chalk")
        yield PlacedItem(holes, self.left, EDGE + LIFE)
        grave = Icon("skull", 40, "brass" if dead else "dust", "panel", hollow=not dead)
        yield PlacedItem(grave, self.left + holes.size[0] + 8, EDGE + LIFE)
        barred = self.current and self.view.barred
        power = Badge("lock" if barred else "firepower", str(self.own.firepower), 44, "brick")
        yield PlacedItem(power, self.left + ROOM - power.size[0], EDGE + LIFE - 2)

    def street(self) -> Iterator[PlacedItem]:
        hat_x, shelter, alley = (self.left + (2 - n if self.seat else n) * STEP for n in range(3))
        yield from self._named("picture-ragnguns-shelter", "shelter", shelter)
        yield from self._named("picture-ragnguns-alley", "alley", alley)
        yield from self._posed(SHELTER, shelter)
        if self.own.in_alley:
            yield PlacedItem(Pile(POSED, 0, icon="hat"), hat_x, EDGE + STREET + 38)
            yield PlacedItem(self._pistolero(), alley, EDGE + STREET + 38)
        else:
            yield PlacedItem(self._pistolero(), hat_x, EDGE + STREET + 38)
            yield from self._posed(ALLEY, alley)
        yield from self._waits(hat_x)

    def _waits(self, x: int) -> Iterator[PlacedItem]:
        if not self.own.ready or self.own.in_alley or self.view.over:
            yield from self._named("picture-ragnguns-pistolero", "person", x)
            return
        yield PlacedItem(Icon("boot", 30, "brass", "panel"), x, EDGE + STREET + 2)
        text = self.phrases.texts("picture-ragnguns-ready")
        yield PlacedItem(Label(text, POSED - 36, 34, 27, "slab", "brass"), x + 36, EDGE + STREET)

    def _named(
        self, key: str, icon: str, x: int, width: int = POSED, y: int = STREET
    ) -> Iterator[PlacedItem]:
        yield PlacedItem(Icon(icon, 28, "dust", "panel"), x, EDGE + y + 3)
        yield PlacedItem(Label(self.phrases.texts(key), width - 36, 34, 27, "slab"), x + 36, EDGE + y)

    def _pistolero(self) -> Item:
        if not self.own.pistolero:
            return CardBackItem(POSED, "leather", "hat")
        out = self.own.pistolero_wounds >= BARREL
        own = self.own
        return pistolero(own.pistolero, POSED, self.phrases, power=own.power, mark=own.in_alley, faint=out)

    def _posed(self, zone: str, x: int) -> Iterator[PlacedItem]:
        y = EDGE + STREET + 38
        found = next((posed for posed in self.own.posed if posed.zone == zone), None)
        if found is None:
            yield PlacedItem(Pile(POSED, 0, icon=zone), x, y)
            return
        yield PlacedItem(card(found.card, POSED, self.phrases, power=found.power), x, y)
        yield PlacedItem(IconRow("ragnguns-hole", found.wounds, found.resistance, 30), x + 4, y + 220)

    def stock(self) -> Iterator[PlacedItem]:
        own = self.own
        wheel = ArtItem("ragnguns-cylinder", 66, 66, (("loaded", own.barrel),))
        items: list[Item] = [
            wheel,
            Label(str(own.barrel), 30, 48, 42, "slab"),
            Badge("bullet", str(own.bullets), 48, "gold" if self.current else ""),
        ]
        yield from row(items, self.left, EDGE + STOCK, ROOM, height=66)
        paid = belt(self.view, self.seat)
        yield from row(paid, self.left, EDGE + STOCK, ROOM, gap=8, align="right", height=66)

    def below(self) -> Iterator[PlacedItem]:
        y = EDGE + BELOW
        stash, sizes, traps = 2 * (STASHED + 8) + GAP, 92, 140
        widths = (traps, sizes, stash) if self.seat else (stash, sizes, traps)
        xs = [self.left + sum(widths[:n]) + n * GAP for n in range(3)]
        first, second, third = reversed(xs) if self.seat else xs
        yield from self._named("picture-ragnguns-stash", "stash", first, stash, BELOW)
        what, icon = ("played", "ragnguns-action") if self.own.played else ("traps", "trap")
        yield from self._named(f"picture-ragnguns-{what}", icon, third, traps, BELOW)
        for n, place in enumerate(self.own.stash):
            yield PlacedItem(self._stash(place), first + n * (STASHED + 8 + GAP), y + 38)
        own = self.own
        counts = (("hand", own.hand_size), ("deck", own.deck_size), ("discard", len(own.discard)))
        yield from column([Badge(icon, str(count), 44) for icon, count in counts], second, y + 42, gap=8)
        yield from self._laid(third, y + 38, traps)

    def _stash(self, place: StashPlace) -> Pile:
        if not place.height:
            return Pile(STASHED, 0, icon="stash")
        front = None if place.top == BACK else card(place.top, STASHED, self.phrases)
        return Pile(STASHED, place.height, "", TRAP, "trap", front)

    def _laid(self, x: int, y: int, width: int) -> Iterator[PlacedItem]:
        own, over = self.own, self.known
        names = (*(over.traps if over else ()), *own.played)
        up = [card(each, STASHED, self.phrases, mark=True) for each in names]
        notes = [] if over else stakes(own)
        has_several = len(notes) + len(up) > 1  # several cards would cover their ribbons
        backs = [trap(STASHED, "" if has_several else note) for note in notes]
        fronts: list[Item] = [*backs, *up]
        yield from row(fronts or [Pile(STASHED, 0, icon="trap")], x, y, width, gap=8)
        if has_several:
            badges = [Badge("bullet", note, 40, "coal") for note in notes]
            yield from column(badges, x - 6, y + 12, gap=4)
