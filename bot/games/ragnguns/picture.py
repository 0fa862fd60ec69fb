"""The table picture of Rag'n'Guns: two Pistoleros face to face in the street."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.ragnguns.cards import TRAP, belt, card, pistolero, stakes, trap
from bot.i18n.texts import Phrases
from bot.render.layout import column, row
from bot.render.scene import (
    DIGIT,
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
HEIGHT, LINE, NAMED = 378, 68, 40  # heights of a side, of its heading, and of the names of places
ROOM = SCENE_WIDTH - 2 * EDGE - 2 * PAD
POSED, STASHED, AMMUNITION = 162, 108, 136  # widths of cards and of what lies beside them
GAP = 8  # step from card to card
STREET = 2 * (STASHED + 8 + GAP) + PAD  # where the cards in the street begin
BESIDE = ("slate", "brick")  # rims of the side below and of the one above


def table(view: View, phrases: Phrases) -> Scene:
    below = view.seat or 0
    items: list[PlacedItem] = []
    for seat in range(len(view.seats)):
        top = EDGE + (HEIGHT + EDGE if seat == below else 0)
        side = Side(view, seat, phrases, top, BESIDE[seat != below])
        items += [*side.heading(), *side.street(), *side.ammunition(), *side.beside()]
    return Scene(SCENE_WIDTH, 2 * (HEIGHT + EDGE) + EDGE, tuple(items))


class Side:
    """One seat's half of the table, in pixels of the whole picture."""

    def __init__(self, view: View, seat: Seat, phrases: Phrases, top: int, tone: str) -> None:
        self.view, self.seat, self.phrases, self.top, self.tone = view, seat, phrases, top, tone
        self.own = view.seats[seat]
        self.known: Hidden | None = view.hidden[seat] if view.over else None
        self.left = EDGE + PAD
        self.cards = top + PAD + LINE + NAMED  # where cards begin

    @property
    def current(self) -> bool:
        return not self.view.over and self.view.turn > 0 and self.seat == self.view.current

    def heading(self) -> Iterator[PlacedItem]:
        is_to_act = any(self.seat == seat for seat, _ in self.view.waiting)
        won = self.view.over and self.seat in self.view.winners
        turn, own = is_to_act or won, self.own
        dead, barred = own.pistolero_wounds >= BARREL, self.current and self.view.barred
        sign = "trophy" if won else "skull" if dead else "hourglass" if is_to_act else "hat"
        yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, HEIGHT, tone=self.tone, turn=turn), EDGE, self.top)
        counts = [Badge("hand", str(own.hand_size)), Badge("deck", str(own.deck_size))]
        items: list[Item] = [
            Plate(236, self.phrases.name(self.seat), turn, sign, 66, face=self.phrases.face(self.seat)),
            IconRow("ragnguns-hole", own.pistolero_wounds, BARREL, 32, "brass" if dead else "chalk"),
            Badge("lock" if barred else "firepower", str(own.firepower), tone="brick"),
        ]
        yield from row(items, self.left, self.top + 10, ROOM, gap=12, height=66)
        right = [*counts, *belt(self.view, self.seat)[1:]]
        yield from row(right, self.left, self.top + 10, ROOM, gap=2, align="right", height=66)

    def street(self) -> Iterator[PlacedItem]:
        hat_x, shelter, alley = (self.left + STREET + n * (POSED + GAP) for n in range(3))
        yield from self._named("picture-ragnguns-shelter", "shelter", shelter)
        yield from self._named("picture-ragnguns-alley", "alley", alley)
        yield from self._posed(SHELTER, shelter)
        if self.own.in_alley:
            yield PlacedItem(Pile(POSED - 8, 0, icon="hat"), hat_x, self.cards)
        else:
            yield from self._posed(ALLEY, alley)
        yield from self._pistolero(alley if self.own.in_alley else hat_x)
        yield from self._waits(hat_x)

    def _waits(self, x: int) -> Iterator[PlacedItem]:
        if not self.own.ready or self.own.in_alley or self.view.over:
            yield from self._named("picture-ragnguns-pistolero", "person", x)
            return
        y = self.cards - NAMED
        yield PlacedItem(Icon("boot", 34, "brass", "panel"), x, y)
        text = self.phrases.texts("picture-ragnguns-ready")
        yield PlacedItem(Label(text, POSED - 38, NAMED - 2, 32, "slab", "brass"), x + 38, y)

    def _named(self, key: str, icon: str, x: int, width: int = POSED) -> Iterator[PlacedItem]:
        y = self.cards - NAMED
        yield PlacedItem(Icon(icon, 32, "dust", "panel"), x, y + 2)
        yield PlacedItem(Label(self.phrases.texts(key), width - 38, NAMED - 2, 32, "slab"), x + 38, y)

    def _pistolero(self, x: int) -> Iterator[PlacedItem]:
        """Draw the Pistolero, with the bullets that hit them in this turn or the one before."""
        own = self.own
        if not own.pistolero:
            yield PlacedItem(CardBackItem(POSED, "leather", "hat"), x, self.cards)
            return
        out = own.pistolero_wounds >= BARREL
        front = pistolero(own.pistolero, POSED, self.phrases, power=own.power, mark=own.in_alley, faint=out)
        yield PlacedItem(front, x, self.cards)
        recent = sum(
            hit.count for hit in self.view.hits if hit.seat == self.seat and self._is_recent(hit.turn)
        )
        if recent:
            badge = Badge("bullet", f"+{recent}", tone="brick")
            yield PlacedItem(badge, x + (POSED - badge.size[0]) // 2, self.cards + front.height - 34)

    def _is_recent(self, turn: int) -> bool:
        return not self.view.over and self.view.turn - turn <= 1

    def _posed(self, zone: str, x: int) -> Iterator[PlacedItem]:
        posed_card = next((posed for posed in self.own.posed if posed.zone == zone), None)
        if posed_card is None:
            yield PlacedItem(Pile(POSED - 8, 0, icon=zone), x, self.cards)
            return
        front = card(posed_card.card, POSED, self.phrases, power=posed_card.power)
        yield PlacedItem(front, x, self.cards)
        holes = IconRow("ragnguns-hole", posed_card.wounds, posed_card.resistance, 36)
        yield PlacedItem(holes, x + (POSED - holes.size[0]) // 2, self.cards + front.height + 4)

    def ammunition(self) -> Iterator[PlacedItem]:
        """Draw the loaded barrel, the bullets and those on the belt, from top to bottom."""
        own, x = self.own, self.left + ROOM - AMMUNITION
        wheel = ArtItem("ragnguns-cylinder", 80, 80, (("loaded", own.barrel),))
        loaded = Label(str(own.barrel), 50, 70, DIGIT, "slab", "chalk", "center")
        yield from row([wheel, loaded], x, self.cards - NAMED + 8, AMMUNITION, gap=4, height=80)
        bullets = Badge("bullet", str(own.bullets), tone="gold" if self.current else "")
        yield from column([bullets, belt(self.view, self.seat)[0]], x, self.cards + 62, gap=10)

    def beside(self) -> Iterator[PlacedItem]:
        """Draw the stash left of the street, and traps and played cards right of it."""
        right = self.left + STREET + 3 * (POSED + GAP) + PAD
        yield from self._named("picture-ragnguns-stash", "stash", self.left, STREET - PAD)
        what, icon = ("played", "ragnguns-action") if self.own.played else ("traps", "trap")
        width = self.left + ROOM - AMMUNITION - PAD - right
        yield from self._named(f"picture-ragnguns-{what}", icon, right, width)
        for n, place in enumerate(self.own.stash):
            yield PlacedItem(self._stash(place), self.left + n * (STASHED + 8 + GAP), self.cards)
        yield from self._laid(right, self.cards, width)

    def _stash(self, place: StashPlace) -> Pile:
        if not place.height:
            return Pile(STASHED, 0, icon="stash")
        front = None if place.top == BACK else card(place.top, STASHED, self.phrases)
        return Pile(STASHED, place.height, TRAP, "trap", front)

    def _laid(self, x: int, y: int, width: int) -> Iterator[PlacedItem]:
        own, over = self.own, self.known
        sprung = [trap.card for trap in self.view.sprung if trap.seat == self.seat]
        last = sprung[-1:] if sprung and self._is_recent(self.view.sprung[-1].turn) else []
        names = (*(over.traps if over else ()), *own.played, *(() if own.traps or own.played else last))
        up = [card(name, STASHED, self.phrases, mark=True) for name in names]
        notes = [] if over else stakes(own)
        has_several = len(notes) + len(up) > 1  # several cards would cover their ribbons
        backs = [trap(STASHED, "" if has_several else note) for note in notes]
        fronts: list[Item] = [*backs, *up]
        yield from row(fronts or [Pile(STASHED, 0, icon="trap")], x, y, width, gap=8)
        if has_several:
            badges = [Badge("bullet", note, tone="coal") for note in notes]
            yield from column(badges, x, y + 40, gap=4)
