"""The table picture of Rag'n'Guns: two Pistoleros face to face in the street."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.ragnguns.cards import POWER, TRAP, belt, card, does, pistolero, stakes, trap
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    CARD,
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
    Portrait,
    Scene,
    ZoneItem,
)
from bot.render.typesetting import width as text_width
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS, key_of
from engine.games.ragnguns.effects import TRAPS
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER
from engine.games.ragnguns.view import BACK, StashPlace, View

EDGE, PAD = 12, 14  # between the sides, and within them
HEIGHT, LINE, NAMED = 346, 68, 40  # heights of a side, of its heading, and of the names of places
ROOM = SCENE_WIDTH - 2 * EDGE - 2 * PAD
POSED, STASHED, AMMUNITION = 146, 118, 236  # widths of cards and of what lies beside them
GAP = 14  # step from card to card
STREET = 2 * (STASHED + 8 + GAP) + PAD  # where the cards in the street begin
BESIDE = ("slate", "brick")  # rims of the side below and of the one above
TRAP_WIDTH, MIDDLE = 118, 158  # width of a trap between the sides, and height of that strip
LEGEND = 60  # height of a line of signs with their words
SIGNS = (("bullet", "aim", "bricks", "ragnguns-hole"), ("belt", "check", "lock", "trap"))
LOW = 84  # height of a strip that asks nothing


def table(view: View, phrases: Phrases) -> Scene:
    below, between = view.seat or 0, _between(view, phrases)
    strip = bottom(between) + EDGE if between else 0
    items = [PlacedItem(item, x, y + 2 * EDGE + HEIGHT) for item, x, y in between]
    for seat in range(len(view.seats)):
        top = EDGE + (HEIGHT + EDGE + strip if seat == below else 0)
        side = Side(view, seat, phrases, top, BESIDE[seat != below])
        items += [*side.heading(), *side.street(), *side.ammunition(), *side.stash()]
    return Scene(SCENE_WIDTH, 2 * (HEIGHT + EDGE) + EDGE + strip, tuple(items))


def _between(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw what lies between the sides: traps with their stakes, what is being played, or what hit last.

    Before anything has, say what the signs mean.
    """
    setters = [seat for seat, own in enumerate(view.seats) if own.traps]
    if setters and any(kind == "disarm" for _, kind in view.waiting):
        return _set_by(view, setters[0], phrases)
    if played := [name for own in view.seats for name in own.played]:
        fronts = [card(name, TRAP_WIDTH, phrases, mark=True) for name in played]
        title = phrases.texts("picture-ragnguns-played")
        return _strip(fronts, title, phrases.value(" ".join(played)))
    if view.over or not view.turn:
        return []
    turns = [hit.turn for hit in view.hits[-1:]] + [trap.turn for trap in view.sprung[-1:]]
    turn = max(turns, default=0)
    if not turn:
        return _set_by(view, setters[0], phrases) if setters else _legend(phrases)
    placed = _hit(view, phrases) if view.hits and view.hits[-1].turn == turn else _sprung(view, phrases)
    stakes_set = [Badge("trap", stake, tone="plum") for seat in setters for stake in stakes(view.seats[seat])]
    room = SCENE_WIDTH - 2 * EDGE - PAD
    return [*placed, *row(stakes_set, EDGE, MIDDLE - 74, room, gap=8, align="right")]


def _sprung(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the trap that was sprung last, and what it does."""
    name = view.sprung[-1].card
    title = phrases.texts("picture-ragnguns-sprung", card=phrases.option("", name))
    front = card(name, TRAP_WIDTH, phrases, mark=True)
    return _strip([front], title, does(TRAPS[key_of(name)], phrases.texts), tone="brick")


def _hit(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the Pistolero who was hit last, by what, and the bullets of that turn."""
    last = view.hits[-1]
    count = sum(hit.count for hit in view.hits if (hit.turn, hit.seat) == (last.turn, last.seat))
    face, own = TRAP_WIDTH + 18, view.seats[last.seat]
    weapon: Item = Portrait(f"ragnguns/{view.seats[1 - last.seat].pistolero}", face, turn=True)
    if last.by in CARDS:
        weapon = card(last.by, TRAP_WIDTH, phrases, mark=True)
    items = [weapon, Icon("right", 64, "brass", "panel"), Portrait(f"ragnguns/{own.pistolero}", face)]
    facts: dict[str, str | int] = {
        "name": phrases.name(last.seat),
        "count": count,
        "total": own.pistolero_wounds,
    }
    line = phrases.texts("picture-ragnguns-hit", **facts)
    return _strip([*items, Badge("bullet", f"+{count}", 96, tone="brick")], "", line, tone="brick")


def _legend(phrases: Phrases) -> list[PlacedItem]:
    """Say in a word each what the signs on this table and its cards mean."""
    items: list[PlacedItem] = [PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, 2 * LEGEND, tone="plum"), EDGE, 0)]
    for n, line in enumerate(SIGNS):
        parts: list[Item] = []
        for icon in line:
            word = phrases.texts(f"picture-ragnguns-sign-{icon}")
            parts += [Icon(icon, 46, "brass", "panel")]
            parts += [Label(word, round(text_width(word, "text", 38)) + 10, LEGEND - 8, 38, "text")]
        items += row(parts, EDGE + PAD, n * LEGEND + 4, ROOM, gap=10, align="center", height=LEGEND - 8)
    return items


def _set_by(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    own, known = view.seats[seat], view.hidden[seat]
    notes, names = stakes(own), known.traps if known else ()
    fronts: list[Item] = [card(name, TRAP_WIDTH, phrases) for name in names]
    items = fronts or [trap(TRAP_WIDTH, note) for note in notes]
    text, prices = phrases.texts, [stake + own.toll for stake in own.traps]
    title = text("picture-ragnguns-set", seat=phrases.name(seat), count=len(notes))
    if not any(kind == "disarm" for _, kind in view.waiting):
        return _reminder(title, notes)
    line = text("picture-ragnguns-ways", price=prices[0], more=prices[0] + 1)
    placed = _strip(items, title, line if len(notes) == 1 else text("picture-ragnguns-ways-many"))
    if fronts:
        badges = [(Badge("bullet", note, tone="coal"), x, y) for note, (_, x, y) in zip(notes, placed[1:])]
        placed += [PlacedItem(badge, x, y + round(TRAP_WIDTH * CARD) - 66) for badge, x, y in badges]
    return placed


def _reminder(title: str, notes: Sequence[str]) -> list[PlacedItem]:
    """Draw a low strip with the stakes of traps that nobody has to answer yet."""
    width, height = SCENE_WIDTH - 2 * EDGE, LOW - 16
    badges = [Badge("bullet", note, tone="coal") for note in notes]
    return [
        PlacedItem(ZoneItem(width, LOW, tone="plum"), EDGE, 0),
        PlacedItem(Icon("trap", height - 8, "brass", "panel"), EDGE + PAD, 12),
        PlacedItem(Label(title, width // 2, height, 52, "display", "brass"), EDGE + 2 * PAD + height, 8),
        *row(badges, EDGE, 8, width - PAD, align="right", height=height),
    ]


def _strip(cards: Sequence[Item], title: str, line: str, tone: str = "plum") -> list[PlacedItem]:
    """Draw cards from the left, with a title and a line beside them."""
    width = SCENE_WIDTH - 2 * EDGE
    most = min(sum(item.size[0] + GAP for item in cards), width * 2 // 3)
    x = EDGE + PAD + most + PAD
    room = EDGE + width - PAD - x
    return [
        PlacedItem(ZoneItem(width, MIDDLE, tone=tone), EDGE, 0),
        *row(cards, EDGE + PAD, 8, most - GAP, gap=GAP, height=MIDDLE - 16),
        PlacedItem(Label(title, room, 66, 52, "display", "brass"), x, 8),
        PlacedItem(Label(line, room, 76, 46, "text"), x, 76 if title else 4),
    ]


class Side:
    """One seat's half of the table, in pixels of the whole picture."""

    def __init__(self, view: View, seat: Seat, phrases: Phrases, top: int, tone: str) -> None:
        self.view, self.seat, self.phrases, self.top, self.tone = view, seat, phrases, top, tone
        self.own = view.seats[seat]
        self.left = EDGE + PAD
        self.cards = top + PAD + LINE + NAMED  # where cards begin

    @property
    def current(self) -> bool:
        return not self.view.over and self.view.turn > 0 and self.seat == self.view.current

    def heading(self) -> Iterator[PlacedItem]:
        is_to_act = any(self.seat == seat for seat, _ in self.view.waiting)
        won = self.view.over and self.seat in self.view.winners
        turn, own = is_to_act or won, self.own
        dead = own.pistolero_wounds >= BARREL
        sign = "trophy" if won else "skull" if dead else "hourglass" if is_to_act else "hat"
        yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, HEIGHT, tone=self.tone, turn=turn), EDGE, self.top)
        items: list[Item] = [
            Plate(300, self.phrases.name(self.seat), turn, sign, 66, face=self.phrases.face(self.seat)),
            IconRow("ragnguns-hole", own.pistolero_wounds, BARREL, 44, "brass" if dead else "chalk"),
            Icon("skull", 50, "brass" if dead else "dust", "panel"),
        ]
        yield from row(items, self.left, self.top + 10, ROOM, gap=12, height=66)
        yield from row(
            belt(self.view, self.seat), self.left, self.top + 10, ROOM, gap=4, align="right", height=66
        )

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
        yield from self._firepower(alley)

    def _firepower(self, x: int) -> Iterator[PlacedItem]:
        barred = self.current and self.view.barred
        badge = Badge("lock" if barred else POWER, str(self.own.firepower), tone="brick")
        yield PlacedItem(badge, x, self.cards + round(POSED * CARD) - badge.height)

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
        front = pistolero(own.pistolero, POSED, self.phrases, mark=own.in_alley, faint=out, on_table=True)
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
        front = card(posed_card.card, POSED, self.phrases, on_table=True)
        yield PlacedItem(front, x, self.cards)
        holes = IconRow("ragnguns-hole", posed_card.wounds, posed_card.resistance, 36)
        yield PlacedItem(holes, x + (POSED - holes.size[0]) // 2, self.cards + front.height + 4)

    def ammunition(self) -> Iterator[PlacedItem]:
        """Draw the bullets, and below them the loaded barrel."""
        own, x = self.own, self.left + ROOM - AMMUNITION
        yield from self._named("picture-ragnguns-bullets", "bullet", x, AMMUNITION)
        bullets = Badge("bullet", str(own.bullets), 88, tone="gold" if self.current else "")
        wheel = ArtItem("ragnguns-cylinder", 88, 88, (("loaded", own.barrel),))
        loaded = Label(str(own.barrel), 50, 76, DIGIT, "slab", "chalk", "center")
        yield PlacedItem(bullets, x, self.cards)
        yield from row([wheel, loaded], x, self.cards + 98, AMMUNITION, gap=6, height=88)

    def stash(self) -> Iterator[PlacedItem]:
        yield from self._named("picture-ragnguns-stash", "stash", self.left, STREET - PAD)
        for n, place in enumerate(self.own.stash):
            yield PlacedItem(self._stash(place), self.left + n * (STASHED + 8 + GAP), self.cards)
        yield PlacedItem(Badge("deck", str(self.own.deck_size)), self.left, self.cards + 152)

    def _stash(self, place: StashPlace) -> Pile:
        if not place.height:
            return Pile(STASHED, 0, icon="stash")
        front = None if place.top == BACK else card(place.top, STASHED, self.phrases)
        return Pile(STASHED, place.height, TRAP, "trap", front)
