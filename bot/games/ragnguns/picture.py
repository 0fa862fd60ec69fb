"""The table picture of Rag'n'Guns: two Pistoleros face to face in the street, with a strip between them."""

from collections.abc import Iterator, Sequence

from bot.games.end_scene import tone
from bot.games.ragnguns.cards import POWER, TRAP, card, pistolero, short_name
from bot.games.ragnguns.hand_picture import as_planned
from bot.games.ragnguns.strip import EDGE, GAP, NAME, PAD, ROOM, STRIP, between, legend
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
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import PISTOLEROS, key_of
from engine.games.ragnguns.ongoing import LASTING, TOLL, VOLLEYS
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER
from engine.games.ragnguns.view import BACK, StashPlace, View

HEIGHT, LINE, FOOT = 266, 50, 80  # heights of a side, of a name, and of what stands below its cards
WORD = 32  # height of a word above a number
POSED, FACE, STASHED, AMMUNITION = 132, 116, 122, 156  # widths of cards and of what lies beside them
HOLE, HOLES = 50, 2  # size of a hit on a Pistolero, and of those how many stand side by side
OWN, ASIDE = 238, 38  # width of a Pistolero with the hits, and how far firepower lies beside its card
PILES = SCENE_WIDTH - 2 * (EDGE + PAD + POSED + ASIDE) - OWN - AMMUNITION - 3 * GAP  # of both of the stash
NAMED = 34  # pixels of an em of words beside numbers
CARD_NAME = 34  # and of names of cards, so that a long one is about as large as those beside it
FEW = 3  # cards of a deck from which on they are counted: it is about to run out
PILED = 3  # cards of a pile that show at most


def table(view: View, phrases: Phrases) -> Scene:
    if view.phase == "decks":
        return _before_decks(view, phrases)
    return with_strip(view, between(view, phrases), phrases)


def with_strip(view: View, lying: Sequence[PlacedItem], phrases: Phrases, least: int = 0) -> Scene:
    """Draw both sides with these items between them, in the middle of at least so many pixels."""
    below, high = view.seat or 0, max(bottom(lying), least)
    strip = high + EDGE if high else 0
    top = 2 * EDGE + HEIGHT + (high - bottom(lying)) // 2
    items = [PlacedItem(item, x, y + top) for item, x, y in lying]
    for seat in range(len(view.seats)):
        top = EDGE + (HEIGHT + EDGE + strip if seat == below else 0)
        side = Side(view, seat, phrases, top, tone(seat, phrases))
        items += [*side.heading(), *side.pistolero(), *side.street(), *side.ammunition(), *side.stash()]
    return Scene(SCENE_WIDTH, 2 * (HEIGHT + EDGE) + EDGE + strip, tuple(items))


def _before_decks(view: View, phrases: Phrases) -> Scene:
    """Draw who still chooses a deck, the Pistoleros, what a turn is, and what the signs mean."""
    waiting = {seat for seat, _ in view.waiting}
    width = (ROOM - GAP) // 2
    plates = [
        Plate(width, phrases.name(seat), seat in waiting, "hourglass" if seat in waiting else "hat", LINE)
        for seat in range(len(view.seats))
    ]
    faces = [Portrait(f"ragnguns/{key}", STRIP - 20) for key in PISTOLEROS]
    below, top = EDGE + LINE + EDGE, EDGE + STRIP
    items = [*row(plates, EDGE + PAD, EDGE, ROOM)]
    items.append(PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, STRIP, tone="brick"), EDGE, below))
    items += row(faces, EDGE + PAD, below + 10, ROOM, gap=2 * GAP, align="center")
    items += [PlacedItem(item, x, y + below + top) for item, x, y in legend(phrases)]
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


class Side:
    """One seat's half of the table, in pixels of the whole picture."""

    def __init__(self, view: View, seat: Seat, phrases: Phrases, top: int, tone: str) -> None:
        self.view, self.seat, self.phrases, self.top, self.tone = view, seat, phrases, top, tone
        self.own = view.seats[seat]
        self.left = EDGE + PAD
        self.cards, self.face = top + PAD + 4, top + PAD + LINE + 4  # where cards begin, and the Pistolero
        self.foot = self.cards + round(POSED * CARD) + 8  # below them
        self.deck = top + HEIGHT - LINE - 8
        self.shelter, self.alley = (self.left + OWN + ASIDE + n * (POSED + ASIDE) for n in range(2))
        self.bullets = self.alley + POSED + GAP
        self.piles = self.bullets + AMMUNITION + GAP

    @property
    def current(self) -> bool:
        return not self.view.over and self.view.turn > 0 and self.seat == self.view.current

    def heading(self) -> Iterator[PlacedItem]:
        is_to_act = any(self.seat == seat for seat, _ in self.view.waiting)
        won = self.view.over and self.seat in self.view.winners
        turn = is_to_act or won
        dead = self.own.pistolero_wounds >= BARREL
        sign = "trophy" if won else "skull" if dead else "hourglass" if is_to_act else "hat"
        yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, HEIGHT, tone=self.tone, turn=turn), EDGE, self.top)
        name, face = self.phrases.name(self.seat), self.phrases.face(self.seat)
        yield PlacedItem(Plate(OWN, name, turn, sign, LINE, face=face), self.left, self.top + PAD)

    def pistolero(self) -> Iterator[PlacedItem]:
        """Draw the Pistolero with the bullets taken."""
        own, x = self.own, self.left
        dead = own.pistolero_wounds >= BARREL
        known = own.pistolero_wounds - self._recent()
        for n in range(BARREL):
            is_new = known <= n < own.pistolero_wounds
            tone, ground = ("brick", "paper") if is_new else ("brass", "")
            hole = IconRow("ragnguns-hole", int(n < own.pistolero_wounds), 1, HOLE, tone, ground)
            left, top = x + FACE + 16 + n % HOLES * (HOLE + 2), self.face + n // HOLES * (HOLE + 2)
            yield PlacedItem(hole, left, top)
        if own.in_alley:
            yield PlacedItem(Pile(FACE - 8, 0, icon="hat"), x, self.face)
        elif own.pistolero:
            front = pistolero(own.pistolero, FACE, self.phrases, faint=dead, on_table=True)
            yield PlacedItem(front, x, self.face)
        else:
            yield PlacedItem(CardBackItem(FACE, "leather", "hat"), x, self.face)
        yield from row([*self._below_face()], x, self.deck - 8, OWN, gap=8, height=66)

    def _below_face(self) -> Iterator[Item]:
        """Yield the traps set, in one badge, and that the deck runs out."""
        own, text, room = self.own, self.phrases.texts, OWN
        stakes, moment = [*own.traps], self.view.moment
        if moment and (self.seat, "place-trap") in self.view.waiting:  # it is on its way back
            stakes.remove(moment.count - own.toll)
        if notes := "·".join(map(str, stakes)):
            yield (badge := Badge("trap", notes, 58 if len(stakes) == 1 else LINE, "plum"))
            room -= badge.size[0] + 8
        if own.ready and not own.in_alley and not self.view.over:
            yield Icon("boot", 46, "brass", "panel")
            word = Label(text("picture-ragnguns-ready"), room - 54, LINE, NAME, "slab", "brass")
        elif own.deck_size <= FEW and self.view.turn:
            yield (badge := Badge("deck", str(own.deck_size)))
            word = Label(text("picture-ragnguns-deck"), room - badge.size[0] - 8, LINE, NAMED)
        else:
            return
        if not notes:  # beside which there is no room for it
            yield word

    def _recent(self) -> int:
        """Return the hits that are red: of the turn of the hit in the strip, else of the last two."""
        hits, newest = () if self.view.over else self.view.hits, self.view.newest
        since = newest.turn if newest and newest.kind == "hit" else self.view.turn - 1
        return sum(hit.count for hit in hits if hit.seat == self.seat and hit.turn >= since)

    def street(self) -> Iterator[PlacedItem]:
        yield from self._posed(SHELTER, self.shelter)
        if self.own.in_alley:
            front = pistolero(self.own.pistolero, POSED, self.phrases, mark=True, on_table=True)
            yield PlacedItem(front, self.alley, self.cards)
            yield self._place(ALLEY, self.alley + POSED - ASIDE)
        else:
            yield from self._posed(ALLEY, self.alley)
        barred = self.current and self.view.barred
        fired = self.current and self.view.volleys > sum(self._lasting(VOLLEYS).values())
        if barred or self.own.firepower:
            power, tone = str(self.own.firepower), "coal" if fired else "brick"
            yield PlacedItem(Badge("lock" if barred else POWER, power, tone=tone), *self._corner(ALLEY))
        for zone, count in self._lasting(TOLL).items():
            yield PlacedItem(Badge("trap", f"+{count}", tone="plum"), *self._corner(zone, 52))

    def _lasting(self, does: str) -> dict[str, int]:
        """Return the zones whose cards do this, and how much."""
        effects = ((own.zone, LASTING.get((key_of(own.card), own.zone))) for own in self.own.posed)
        return {zone: effect.count for zone, effect in effects if effect and effect.does == does}

    def _corner(self, zone: str, low: int = 0) -> tuple[int, int]:
        return (self.alley if zone == ALLEY else self.shelter) - ASIDE, self.cards - 12 + low

    def _place(self, icon: str, x: int) -> PlacedItem:
        """Return the sign of a place on the card that lies there; an empty one has its name, too."""
        return PlacedItem(Badge(icon, "", 44, "coal", 54), x, self.cards - 10)

    def _empty(self, place: str, x: int, width: int) -> Iterator[PlacedItem]:
        yield PlacedItem(Pile(width - 8, 0, icon=place), x, self.cards)
        yield self._name(self.phrases.texts(f"picture-ragnguns-{place}"), x, width)

    def _posed(self, zone: str, x: int) -> Iterator[PlacedItem]:
        posed_card = next((posed for posed in self.own.posed if posed.zone == zone), None)
        if posed_card is None:
            yield from self._empty(zone, x, POSED)
            return
        yield PlacedItem(card(posed_card.card, POSED, self.phrases, on_table=True), x, self.cards)
        size = min(44, (POSED - 8) // max(1, posed_card.resistance) - 4)
        holes = IconRow("ragnguns-hole", posed_card.wounds, posed_card.resistance, size, "ink", "paper")
        yield PlacedItem(holes, x + (POSED - holes.size[0]) // 2, self.foot - size)
        yield self._place(zone, x + (POSED - ASIDE if zone == ALLEY else -12))
        yield self._name(short_name(posed_card.card, self.phrases.texts), x, POSED)

    def _name(self, name: str, x: int, width: int) -> PlacedItem:
        """Return the name of a card below it, in two lines rather than small."""
        start, hyphen, end = name.rpartition("-")
        lines = f"{start}-\n{end}" if hyphen and " " not in name else name
        label = Label(lines, width + 14, FOOT - 4, CARD_NAME, "slab", align="center")
        return PlacedItem(label, x - 7, self.foot)

    def ammunition(self) -> Iterator[PlacedItem]:
        """Draw the bullets, and below them the loaded barrel and the belt, each below its name."""
        own, x = self.own, self.bullets
        if self.current or own.bullets:  # out of turn there are none
            loaded = Badge("bullet", str(own.bullets), 74, tone="gold" if self.current else "")
            yield from row([loaded], x, self.cards - 8, AMMUNITION, align="center")
        wheel = ArtItem("ragnguns-cylinder", 50, 50, (("loaded", own.barrel),))
        rows: list[tuple[str, list[Item]]] = [
            ("barrel", [wheel, Label(str(own.barrel), 44, 66, DIGIT, "slab", "chalk")]),
            *([("belt", list[Item]([Badge("belt", str(own.belt))]))] if own.belt else []),
        ]
        high = (self.foot + FOOT - self.cards - 70) // 2
        for n, (name, parts) in enumerate(rows):
            y, word = self.cards + 70 + n * high, self.phrases.texts(f"picture-ragnguns-{name}")
            yield PlacedItem(Label(word, AMMUNITION, WORD, NAMED, align="center"), x, y)
            yield from row(parts, x, y + high - 60, AMMUNITION, gap=8, align="center", height=56)

    def stash(self) -> Iterator[PlacedItem]:
        """Draw both piles of the stash, and below each the name of its top card."""
        across = (PILES - GAP) // 2
        for n, place in enumerate(self._piles()):
            x = self.piles + n * (across + GAP)
            for below in range(min(place.height, PILED) - 1, 0, -1):
                back = CardBackItem(STASHED, "leather", "hat")
                yield PlacedItem(back, x + 6 * below, self.cards + 6 * below)
            if not place.height:
                yield from self._empty("stash", x, STASHED)
                continue
            yield PlacedItem(self._top(place), x, self.cards)
            yield self._place("stash", x - 12)
            is_down, text = place.top == BACK, self.phrases.texts
            name = text("picture-ragnguns-sign-trap") if is_down else short_name(place.top, text)
            yield self._name(name, x, across)

    def _piles(self) -> Iterator[StashPlace]:
        """Yield the piles, for a seat that is stashing its hand as they will be."""
        known = self.view.hidden[self.seat]
        if known is None or not known.plan:
            yield from self.own.stash
            return
        later = as_planned(known)
        for place, cards in later.stash:
            top = cards[-1] if cards else ""
            yield StashPlace(place, len(cards), BACK if top in later.down else top)

    def _top(self, place: StashPlace) -> Item:
        if place.top == BACK:
            return CardBackItem(STASHED, TRAP, "trap")
        return card(place.top, STASHED, self.phrases, on_table=True)
