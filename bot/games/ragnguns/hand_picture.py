"""The hand picture of Rag'n'Guns, with what each card does."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.ragnguns.cards import POWER_SIGN, TITLED, card, does, pistolero, sought, stakes
from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.frames import HEAD as TITLE
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    CARD,
    HANGS,
    SCENE_WIDTH,
    Align,
    Badge,
    Icon,
    Item,
    Label,
    PlacedItem,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS, is_trap, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as ABILITIES
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, OngoingEffect, price
from engine.games.ragnguns.state import ALLEY, SHELTER, ZONES
from engine.games.ragnguns.view import Hidden, SeatView, View

EDGE, PAD = 12, 12
HEAD = TITLE + 16
ROOM = SCENE_WIDTH - 2 * EDGE
HIGHEST = 720  # pixels of a hand and all groups, so that the board fits above them on a phone
ROWS = 400  # pixels of the hand's cards, so that news, a tip and the board have room
EXPLAINED, TEXT = 262, 52  # width of a card with its text beside it, and pixels of an em of that
FEW = 30  # letters of texts that need no shorter form
SHARE = 20  # letters that the height of a text counts besides its own
SMALLEST_TITLE = 30  # pixels of an em of a group's title, which narrows its zone
COLUMNS, MOST, BRIEF = 3, 4, 50  # cards with a few words in a row and in all, and pixels of an em of those
BELOW = (150, 236)  # pixels of those below cards with one effect at most, and with several
GROUPED, CHOICE = TITLED, 5  # width of other cards, and those in a row
CARD_HEIGHT = round(GROUPED * CARD)
ASIDE = 250  # least width of a text beside the card of a group
STASH_SIGN = 56  # size of the sign beside a card on top of the stash
PEEK = 52  # visible part of a covered card, which is of no use yet


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
    step: int  # step from card to card
    hang: int  # height of the numbers below them

    @property
    def rows(self) -> int:
        return 1 if self.step < GROUPED else -(-len(self.cards) // CHOICE)

    @property
    def has_one_accessible(self) -> bool:
        return self.step < GROUPED or len(self.cards) == 1

    @property
    def size(self) -> tuple[int, int]:
        across = -(-len(self.cards) // self.rows)
        named = 80 + round(typesetting.width(self.title, "slab", SMALLEST_TITLE))
        width = max(named, (across - 1) * self.step + GROUPED + 2 * PAD)
        return min(width, ROOM), HEAD + self.rows * (CARD_HEIGHT + self.hang + PAD)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Return the seat's own cards, numbered as in the list below the picture."""
    seat = view.seat
    known = view.hidden[seat] if seat is not None else None
    if seat is None or known is None:
        return None
    if view.phase == "decks":
        return _decks(phrases, numbers)
    if (seat, "split") in view.waiting:  # no card in hand is of use
        return None
    is_begun, known = bool(known.plan), _as_planned(known)
    picture = HandPicture(view, seat, known, phrases, numbers)
    explained = () if is_begun else picture.explained
    groups = [] if explained else picture.groups()
    if not known.hand and not groups:
        return picture.abilities()
    if len(known.hand) == len(groups) == 1 and not picture.choice:  # there is room for what both do
        groups = [picture.group(phrases.texts("ragnguns-mine-hand"), "hand", known.hand), *groups]
        known = replace(known, hand=())
    if explained:
        columns = [*picture.columns(explained)]
        return Scene(SCENE_WIDTH, bottom(columns) + EDGE, tuple(columns))
    items: list[PlacedItem] = []
    if known.hand and not picture.choice and (beside := list(picture.beside(groups))):
        return Scene(SCENE_WIDTH, bottom(beside) + EDGE, tuple(beside))
    lines = _lines(groups)
    if known.hand and not picture.choice:
        room = HIGHEST - sum(max(group.size[1] for group in line) + EDGE for line in lines)
        items += picture.hand(bottom(items) + EDGE, room)
    for line in lines:
        items += picture.line(line, bottom(items) + EDGE)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _as_planned(known: Hidden) -> Hidden:
    """Return the cards as they lie when those of the plan are stashed."""
    ways = [entry.split(":") for entry in known.plan]
    return replace(
        known,
        hand=tuple(card for card in known.hand if card not in {way[0] for way in ways}),
        stash=tuple(
            (place, (*cards, *(way[0] for way in ways if way[1] == place))) for place, cards in known.stash
        ),
        down=(*known.down, *(way[0] for way in ways if is_trap(way[0]) and len(way) == 2)),
    )


def has_room(own: SeatView) -> bool:
    """Return whether a zone is free for a card."""
    return len(own.posed) + own.in_alley < len(ZONES)


def is_idle(own: SeatView, name: str, tops: Collection[str] = ()) -> bool:
    """Return whether all that a card within reach can do in this turn costs too much, or has no room."""
    fact = CARDS[key_of(name)]
    costs = [effect.cost for effect in fact.effects if name in tops or not fact.posable]
    if fact.posable and has_room(own):
        costs.append(price([(posed.zone, posed.card) for posed in own.posed], name))
    least = 1 if fact.type == "piege" else own.bullets + 1  # a Piège needs a bullet on it
    return min(costs, default=least) > own.bullets


def _decks(phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the decks to choose from, each with its Pistolero's face."""
    across, width = hand_shape(len(numbers), highest=HIGHEST)
    fronts = [pistolero(DECKS[name].leader, width, phrases) for name in numbers]
    titles = [phrases.option("deck", name) if width >= TITLED else "" for name in numbers]
    decks = [
        replace(front, title=title, number=number)
        for front, title, number in zip(fronts, titles, numbers.values())
    ]
    items = [*hand_rows(decks, EDGE, across)]
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def order(view: View) -> list[str]:
    """Return the seat's cards from left to right, row by row."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None:
        return []
    return [*known.hand, *(card for _, cards in known.stash for card in cards), *known.traps]


class HandPicture:
    def __init__(
        self, view: View, seat: Seat, known: Hidden, phrases: Phrases, numbers: Mapping[str, int]
    ) -> None:
        self.view, self.seat, self.known, self.phrases, self.numbers = view, seat, known, phrases, numbers
        self.own = view.seats[seat]
        decision = view.decision
        self.kind = decision.kind if decision else ""
        self.subject = str(dict(decision.facts).get("card", "")) if decision else ""
        piles = (known.hand, known.traps, *(cards for _, cards in known.stash))
        visible = {name for cards in piles for name in cards}
        on_table = (posed.card for posed in self.own.posed)
        self.sought = sought(map(key_of, (self.own.pistolero, *visible, *on_table)))
        self.choice = [name for name in numbers if name not in visible]  # cards that are elsewhere

    @property
    def explained(self) -> Sequence[str]:
        """The few cards whose effects matter more than the piles, which are on the table, too."""
        cards, tops = self.known.hand, [cards[-1] for _, cards in self.known.stash if cards]
        if self.kind == "place" and key_of(self.subject) in CARDS:
            return (self.subject, *(name for name in cards if name != self.subject))[:MOST]
        if self.choice or not cards or self.kind not in ("turn", "disarm", "stash", "give-up"):
            return ()
        if self.kind == "turn":
            cards = (*cards, *(top for top in tops if not is_idle(self.own, top, tops)))
        return cards if 1 < len(cards) <= MOST else ()

    def hand(self, y: int, room: int) -> Iterator[PlacedItem]:
        cards = self.known.hand
        explained_height = round(EXPLAINED * CARD) + HANGS + 2 * PAD + EDGE
        if 1 < len(cards) <= COLUMNS and room == HIGHEST:
            yield from self.columns(cards)
            return
        if len(cards) * explained_height > room:
            hang = 0 if self.numbers else HANGS  # where none hang, cards grow no larger
            across, width = hand_shape(len(cards), highest=min(room, ROWS - hang))
            yield from hand_rows([self._front(name, width) for name in cards], y, across)
            return
        for name in cards:
            front = self._front(name, EXPLAINED)
            height = front.size[1] + HANGS * bool(self.numbers.get(name)) + 2 * PAD
            yield PlacedItem(ZoneItem(ROOM, height), EDGE, y)
            yield PlacedItem(front, EDGE + PAD, y + PAD)
            left = EDGE + EXPLAINED + 3 * PAD
            yield from self._text(name, Area(left, y + PAD, ROOM + EDGE - PAD - left, height - 2 * PAD))
            y += height + EDGE

    def columns(self, cards: Sequence[str]) -> Iterator[PlacedItem]:
        """Yield cards side by side with what they do in a few words: of three below them, else beside."""
        are_long = any(len([*_effects(key_of(name))]) > 1 for name in cards)
        across = min(len(cards), COLUMNS) if len(cards) < MOST else MOST // 2
        below = BELOW[are_long] if across == COLUMNS else 0
        width = (ROOM - (across - 1) * EDGE) // across
        high = CARD_HEIGHT + HANGS * any(name in self.numbers for name in cards)
        for n, name in enumerate(cards):
            x = EDGE + n % across * (width + EDGE)
            y = EDGE + n // across * (high + below + 2 * PAD + EDGE)
            yield PlacedItem(ZoneItem(width, high + below + 2 * PAD), x, y)
            if name not in self.known.hand:
                yield PlacedItem(Icon("stash", STASH_SIGN, "dust", "panel"), x + PAD, y + PAD)
            yield PlacedItem(
                self._front(name, GROUPED), x + ((width - GROUPED) // 2 if below else PAD), y + PAD
            )
            aside = 0 if below else GROUPED + PAD
            top, height = (y + PAD + high, below) if below else (y + PAD, CARD_HEIGHT)
            yield from self._text(name, Area(x + aside + PAD, top, width - aside - 2 * PAD, height), ".short")

    def beside(self, groups: Sequence[Group]) -> Iterator[PlacedItem]:
        """Yield the hand with the groups to its right, as high as they are, if the cards have room there."""
        cards, across = self.known.hand, _total_width(groups)
        height = max((group.size[1] for group in groups), default=0)
        if not cards or not groups:
            return
        hang = HANGS * any(name in self.numbers for name in cards)
        room = (ROOM - across) // len(cards) - EDGE
        width = min(room, round(max(height - hang, CARD_HEIGHT) / CARD))
        if width < GROUPED:
            return
        whole = len(cards) * (width + EDGE) + across
        x, low = EDGE + (ROOM - whole) // 2, max(height, round(width * CARD) + hang)
        fronts = [self._front(name, width) for name in cards]
        top = EDGE + (low - hang - round(width * CARD)) // 2
        yield from row(fronts, x, top, whole - across, gap=EDGE)
        yield from self.line(groups, EDGE + (low - height) // 2, x + whole - across)

    def _text(self, name: str, box: Area, form: str = "") -> Iterator[PlacedItem]:
        """Yield what a card does."""
        rows, key = list(_effects(key_of(name))), key_of(name)
        yield from self._rows(rows, box, form) if rows else self._laid(self._plain(key), box, BRIEF)

    def abilities(self) -> Scene | None:
        """Draw the Pistolero with what bullets from the belt can do, for a seat without cards."""
        if not (key := self.own.pistolero):
            return None
        front = pistolero(key, GROUPED, self.phrases)
        height = front.height + 2 * PAD
        costs = zip(PISTOLEROS[key].costs, ABILITIES[key])
        rows = [(Badge("belt", str(cost)), effect) for cost, effect in costs]
        left = EDGE + GROUPED + 3 * PAD
        box = Area(left, EDGE + PAD, ROOM + EDGE - PAD - left, height - 2 * PAD)
        items = [PlacedItem(ZoneItem(ROOM, height), EDGE, EDGE), PlacedItem(front, EDGE + PAD, EDGE + PAD)]
        return Scene(SCENE_WIDTH, height + 2 * EDGE, (*items, *self._rows(rows, box)))

    def _rows(
        self, rows: Sequence[tuple[Badge | Icon | None, Effect | OngoingEffect]], box: Area, form: str = ""
    ) -> Iterator[PlacedItem]:
        """Yield effects one below the other, each behind its sign."""
        text = self.phrases.texts
        texts = [does(effect, text) for _, effect in rows]
        if sum(map(len, texts)) > FEW:
            texts = [does(effect, text, form, self.view if form else None) for _, effect in rows]
        parts: list[tuple[Badge | Icon | None, str | Badge]] = [
            (sign, Badge("belt", f"+{effect.count}") if form and effect.does == "belts" else says)
            for (sign, effect), says in zip(rows, texts)
        ]
        yield from self._laid(parts, box, BRIEF if form else TEXT)

    def _plain(self, key: str) -> list[tuple[Badge | Icon | None, str | Badge]]:
        """Return what a card without effects is for."""
        text, fact = self.phrases.texts, CARDS[key]
        counts = {ALLEY: fact.power, SHELTER: fact.resistance}
        return [
            (Icon(zone, 60, "dust", "panel"), text(f"picture-ragnguns-as-{zone}", count=count))
            for zone, count in counts.items()
            if count
        ]

    def _laid(
        self, rows: Sequence[tuple[Badge | Icon | None, str | Badge]], box: Area, em: int
    ) -> Iterator[PlacedItem]:
        """Yield lines one below the other, each behind its sign, and as high as it is long."""
        power, top = self.phrases.texts("picture-ragnguns-power"), box.y
        lengths = [SHARE + (len(says) if isinstance(says, str) else 0) for _, says in rows]
        for (sign, says), length in zip(rows, lengths):
            high = box.height * length // sum(lengths)
            if sign is not None:
                yield PlacedItem(sign, box.x, top + (high - sign.size[1]) // 2)
            left = box.x if sign is None else box.x + sign.size[0] + 14
            if isinstance(says, Badge):
                yield PlacedItem(says, left, top + (high - says.size[1]) // 2)
            else:
                align: Align = "center" if sign is None else "left"
                line = says.replace(POWER_SIGN, power)
                label = Label(
                    line[:1].upper() + line[1:],
                    box.x + box.width - left,
                    high - 8,
                    em,
                    "text",
                    "chalk",
                    align,
                )
                yield PlacedItem(label, left, top + 4)
            top += high

    def _front(self, name: str, width: int = GROUPED) -> Item:
        number, faint = self.numbers.get(name, 0), self._is_faint(name)
        mark = name == self.subject and (name in self.known.hand or self.kind == "place")
        return card(
            name, width, self.phrases, number, banner=True, mark=mark, faint=faint, asked_for=self.sought
        )

    def _is_faint(self, name: str) -> bool:
        """Return whether a card cannot be used now, or another one is asked about."""
        if self.numbers.get(name):
            return False
        if self.subject in self.known.hand and name != self.subject:
            return True
        tops = [cards[-1] for _, cards in self.known.stash if cards]
        if any(name in cards[:-1] for _, cards in self.known.stash):
            return True
        if name not in (*self.known.hand, *tops):
            return False
        has_no_option = self.kind == "turn" and bool(self.numbers) and not is_trap(name)
        return has_no_option or (self.kind in ("turn", "disarm") and is_idle(self.own, name, tops))

    def groups(self) -> list[Group]:
        """Return the cards beside the hand."""
        text, hand = self.phrases.texts, self.known.hand if self.choice else ()
        is_in_play = {*self.choice} <= {posed.card for posed in self.own.posed}
        title = text(f"picture-ragnguns-{'in-play' if is_in_play else 'choice'}")
        chosen = self.group(title, "question", self.choice)
        if self.choice and self.kind != "turn" and not self.numbers.keys() - {*self.choice}:
            return [chosen]  # nothing else can be picked
        groups = [self.group(text("ragnguns-mine-hand"), "hand", hand)]
        has_both = all(cards for _, cards in self.known.stash)
        for place, cards in self.known.stash:
            title = text(f"picture-ragnguns-{place if has_both else 'stash'}")
            groups.append(self.group(title, "stash", cards, self._step(cards[:-1])))
        traps = self.known.traps if self.numbers.keys() & {*self.known.traps} else ()
        groups.append(self.group(text("picture-ragnguns-traps"), "trap", traps))
        return [group for group in (*groups, chosen) if group.cards]

    def _step(self, covered: Sequence[str]) -> int:
        """Return the step between cards; if one has a number, all must be visible."""
        if any(name in self.numbers for name in covered):
            return GROUPED + PAD
        return PEEK

    def group(self, title: str, icon: str, cards: Sequence[str], step: int = GROUPED + PAD) -> Group:
        return Group(title, icon, cards, step, HANGS * any(name in self.numbers for name in cards))

    def line(self, groups: Sequence[Group], y: int, x: int | None = None) -> Iterator[PlacedItem]:
        """Yield groups side by side, from `x` on or else in the middle.

        Where there is room, what the accessible card of each does stands beside it.
        """
        spare = 0 if x is not None else (ROOM - _total_width(groups)) // len(groups)
        if spare < ASIDE or not all(group.has_one_accessible for group in groups):
            spare = 0
        if x is None:
            x = EDGE + (ROOM - _total_width(groups) - spare * len(groups)) // 2
        for group in groups:
            width, height = group.size
            yield PlacedItem(ZoneItem(width + spare, height, group.title, group.icon), x, y)
            if spare:
                box = Area(x + width, y + HEAD, spare - PAD, CARD_HEIGHT)
                yield from self._text(group.cards[-1], box, ".short")
            across = -(-len(group.cards) // group.rows)
            for n in range(group.rows):
                names = group.cards[n * across : (n + 1) * across]
                cards = [self._front(name) for name in names]
                top = y + HEAD + n * (CARD_HEIGHT + group.hang + PAD)
                laid = list(
                    row(cards, x + PAD, top, width - 2 * PAD, gap=group.step - GROUPED, align="center")
                )
                for front in laid:
                    if group.step < GROUPED:  # what a faint card covers must not shine through
                        yield PlacedItem(ZoneItem(GROUPED, CARD_HEIGHT), front.x, front.y)
                    yield front
                yield from self._signs(names, laid)
            x += width + spare + EDGE

    def _signs(self, cards: Sequence[str], laid: Sequence[PlacedItem]) -> Iterator[PlacedItem]:
        notes = dict(zip(self.known.traps, stakes(self.own)))
        for name, (_, x, y) in zip(cards, laid):
            if name in notes:
                yield PlacedItem(Badge("bullet", notes[name], tone="coal"), x + 6, y + CARD_HEIGHT - 70)
            elif name in self.known.down:
                yield PlacedItem(Badge("covered", "", 60, "coal", 76), x + 4, y + 78)


def _effects(key: str) -> Iterator[tuple[Badge | Icon | None, Effect | OngoingEffect]]:
    """Yield each effect of a card with its price, or with the zone in which it works."""
    for priced, effect in zip(CARDS[key].effects, EFFECTS.get(key, ())):
        yield Badge("bang-endless" if priced.again else "bullet", str(priced.cost)), effect
    for zone in ZONES:
        zone_effect = POSED.get((key, zone)) or LASTING.get((key, zone))
        if zone_effect:
            yield Icon(zone, 60, "dust", "panel"), zone_effect
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
