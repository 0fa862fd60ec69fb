"""The hand picture of Rag'n'Guns, with what each card does."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter
from types import MappingProxyType
from typing import NamedTuple

from bot.games.ragnguns.cards import (
    NARROW,
    POWER_SIGN,
    TITLED,
    amount,
    card,
    does,
    pistolero,
    word,
)
from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.frames import HEAD as TITLE
from bot.render.icons import face
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    CARD,
    DIGIT,
    HANGS,
    SCENE_WIDTH,
    Badge,
    Icon,
    Item,
    Label,
    PlacedItem,
    Portrait,
    Scene,
    ZoneItem,
)
from bot.render.typesetting import FontFace
from engine.core.decisions import Decision, Seat
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS, Card, is_trap, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as ABILITIES
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, VOLLEYS, OngoingEffect, price
from engine.games.ragnguns.state import ALLEY, PISTOLERO, PLACES, SHELTER, ZONES
from engine.games.ragnguns.view import Hidden, SeatView, View

EDGE, PAD = 12, 12
INSET = 6  # within a group
HEAD = TITLE + 16
ROOM = SCENE_WIDTH - 2 * EDGE
HIGHEST = 760  # pixels, above which cards and words are smaller, and the rest named only
DECKS_HIGH = 720  # pixels of all decks to choose from
GROUPED = TITLED  # width of a card, where there is room
SMALLEST_TITLE = 30  # pixels of an em of a group's title, which narrows its zone
PEEK, COVERED = 52, 130  # visible part of a covered card, which is of no use yet, and of all in a pile
ROOMY, PACKED, SMALL, TIGHT = range(4)  # ways to lay out: short notes share a line
WITHOUT_SHOOTOUT = 930  # the most pixels beside a board where that button does not take a row
NAMED = 29  # em of a card's name, in units of a card 210 wide: long ones beside it are no larger
ASIDE = 600  # least width of what stands beside the cards
THEMES: Mapping[str, str] = MappingProxyType(  # a keyword that many cards of a deck have, and few of others
    {
        "au-corps-a-corps": "melee",
        "la-horde-sauvage": "animal",
        "la-ligue-des-dames": "femme",
        "l-etoile-et-le-baume": "soin",
        "tout-feu-tout-flamme": "feu",
        "la-souriciere": "piege",
        "le-dernier-verre": "alcool",
        "le-bal-des-pendus": "musique",
    }
)
NOTE, NOTED, INDENT = (
    54,
    (50, 45, 40),
    70,
)  # height of a line that says what cards do, its ems, and its indent
TIGHT_NOTE = 47  # height of one with the smallest em


class Group(NamedTuple):
    """Cards in the same place; the accessible one is last where they cover each other."""

    title: str
    icon: str
    cards: Sequence[str]
    is_pile: bool  # they cover each other
    hang: int  # height of the numbers below them
    card: int = GROUPED  # width of one

    @property
    def step(self) -> int:
        return min(PEEK, COVERED // max(1, len(self.cards) - 1)) if self.is_pile else self.card + INSET

    @property
    def rows(self) -> int:
        return 1 if self.is_pile else -(-len(self.cards) // (ROOM // (self.card + INSET)))

    @property
    def card_height(self) -> int:
        return round(self.card * CARD)

    @property
    def size(self) -> tuple[int, int]:
        across = -(-len(self.cards) // self.rows)
        named = 80 + round(typesetting.width(self.title, "slab", SMALLEST_TITLE))
        width = max(named, (across - 1) * self.step + self.card + 2 * INSET)
        return min(width, ROOM), HEAD + self.rows * (self.card_height + self.hang + INSET)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Return the seat's own cards, numbered as in the list below the picture."""
    seat = view.seat
    known = view.hidden[seat] if seat is not None else None
    if seat is None or known is None:
        return None
    if view.phase == "decks":
        return _decks(phrases, numbers)
    if view.decision and (view.decision.kind in ("split", "shoot") or is_theirs(view.decision)):
        return None  # no card in hand is of use
    picture = HandPicture(view, seat, as_planned(known), phrases, numbers)
    in_stash = (name for _, cards in picture.known.stash for name in cards)
    everything = [*dict.fromkeys((*picture.known.hand, *in_stash, *picture.choice))]
    pale = [name for name in everything if picture.is_faint(name)]
    others = [name for name in reversed(everything) if name not in pale]
    others.sort(key=lambda name: -len([*_effects(key_of(name))]))  # the most words give way first
    items, named = list[PlacedItem](), [*reversed(pale), *others]
    ways = [(0, ROOMY, TITLED), (0, PACKED, TITLED)]
    ways += [(0, SMALL, width) for width in range(TITLED - 16, NARROW, -16)]
    most = HIGHEST if "shoot" in picture.options else WITHOUT_SHOOTOUT
    for count, form, width in (*ways, *((n, TIGHT, NARROW) for n in range(len(named) + 1))):
        items = [*picture.groups_with_notes(named[:count], form, width)]
        if not items or bottom(items) <= (most if form == TIGHT else HIGHEST):
            break
    return _scene(items)


def is_theirs(decision: Decision) -> bool:
    """Return whether this asks for a pile of the opponent's stash."""
    return decision.kind in ("on-pose", "target") and {*decision.options} <= {*PLACES}


def _scene(items: Sequence[PlacedItem]) -> Scene | None:
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def as_planned(known: Hidden) -> Hidden:
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


def usable(view: View, cards: Sequence[str]) -> Sequence[str]:
    """Return these cards if any effect can be played now."""
    return cards if view.decision and "effect" in view.decision.options else ()


def is_idle(own: SeatView, name: str, tops: Collection[str] = ()) -> bool:
    """Return whether all that a card within reach can do in this turn costs too much, or has no room."""
    fact = CARDS[key_of(name)]
    costs = [effect.cost for effect in fact.effects if name in tops or not fact.posable]
    if fact.posable and has_room(own):
        costs.append(price([(posed.zone, posed.card) for posed in own.posed], name))
    least = 1 if fact.type == "piege" else own.bullets + 1  # a Piège needs a bullet on it
    return min(costs, default=least) > own.bullets


def is_waste(effect: Effect, cost: int, view: View) -> bool:
    """Return whether this loads no more bullets than it costs, or adds firepower after a Shootout."""
    if effect.does.startswith("boosts"):
        lasting = [LASTING.get((key_of(posed.card), posed.zone)) for posed in view.seats[view.current].posed]
        return view.barred or view.volleys > sum(one.count for one in lasting if one and one.does == VOLLEYS)
    return effect.does == "keeps-up" and amount(effect, view) <= cost


def _decks(phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the decks to choose from, each with its Pistolero's face and its theme."""
    across, width = hand_shape(len(numbers), highest=DECKS_HIGH)
    fronts = [pistolero(DECKS[name].leader, width, phrases) for name in numbers]
    decks = [replace(front, number=number) for front, number in zip(fronts, numbers.values())]
    if width >= TITLED:
        decks = [
            replace(front, title=phrases.option("deck", name), banner=word(THEMES[name], phrases.texts))
            for front, name in zip(decks, numbers)
        ]
    return _scene([*hand_rows(decks, EDGE, across)])


def order(view: View) -> list[str]:
    """Return the seat's cards from left to right, row by row, and last those in play."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None or view.seat is None:
        return []
    stash, posed = (card for _, cards in known.stash for card in cards), view.seats[view.seat].posed
    return [*known.hand, *stash, *known.traps, *(own.card for own in posed)]


class HandPicture:
    def __init__(
        self, view: View, seat: Seat, known: Hidden, phrases: Phrases, numbers: Mapping[str, int]
    ) -> None:
        self.view, self.seat, self.known, self.phrases, self.numbers = view, seat, known, phrases, numbers
        self.own = view.seats[seat]
        decision = view.decision
        self.kind = decision.kind if decision else ""
        self.now = view if self.kind in ("turn", "effect") else None  # else a later turn may change numbers
        self.subject = str(dict(decision.facts).get("card", "")) if decision else ""
        piles = (known.hand, known.traps, *(cards for _, cards in known.stash))
        visible = {name for cards in piles for name in cards}
        self.choice = [name for name in numbers if name not in visible]  # cards that are elsewhere
        self.options = decision.options if decision else {}
        self.tops = [cards[-1] for _, cards in known.stash if cards]
        self.reach = [*known.hand, *self.tops] if self.kind == "turn" else []

    def groups_with_notes(
        self, unexplained: Collection[str] = (), form: int = ROOMY, widest: int = TITLED
    ) -> Iterator[PlacedItem]:
        """Yield the groups in as few lines as there is room for, and beside or below them what cards do.

        So that a panel has room for the board, cards are no wider than `widest`, and there is only the name
        of `unexplained` ones.
        """
        if not (groups := self.groups()):
            yield from self._abilities()
            return
        if len(_lines(groups)) > 1:
            groups = _narrowed(groups)
        groups = [group._replace(card=min(group.card, widest)) for group in groups]
        entries, lines, y = self._entries(groups, unexplained, form), _lines(groups), EDGE
        beside = ROOM - EDGE - _total_width(groups)
        if not entries or len(lines) > 1 or beside < ASIDE:
            beside = 0
        for line in lines:
            yield from self.line(line, y, EDGE if beside else EDGE + (ROOM - _total_width(line)) // 2)
            y += max(group.size[1] for group in line) + EDGE
        if beside:
            yield from _noted(entries, EDGE + ROOM - beside, EDGE, beside, y - 2 * EDGE)
        elif entries:
            yield from _noted(entries, EDGE, y, ROOM, form=form)

    def _entries(
        self, groups: Iterable[Group], unexplained: Collection[str], form: int
    ) -> list[list[list[Item]]]:
        """Return what stands of each card below or beside them, and of the Pistolero."""
        noted = [
            (name, group.card < TITLED)
            for group in groups
            for name in (group.cards[-1:] if group.is_pile else group.cards)
        ]
        entries = [
            [*self._note(name, named=named)] if name not in unexplained else [self._head(name)] * named
            for name, named in noted
            if self.kind != "turn" or name not in self.own.discard  # its number is that of what fetches it
        ]
        gun = PISTOLEROS.get(self.own.pistolero)
        if self.kind == "turn" and gun and (form == ROOMY or self.own.belt >= min(gun.costs)):
            portrait = Portrait(f"ragnguns/{self.own.pistolero}", NOTE)  # a faint one looks dead
            entries.append([[portrait], *self._belt(".short")])
        return [*filter(None, entries)]

    def _note(self, name: str, *, named: bool) -> Iterator[list[Item]]:
        """Yield what stays together of a card's number, its name if `named`, and its effects."""
        key, number, text = key_of(name), self.numbers.get(name), self.phrases.texts
        fact, color = CARDS[key], self._color(name)
        head = self._head(name)
        yield head if named else head[:1] if number else head[1:]
        rows = [(signs, does(effect, text, ".short", self.now)) for signs, effect in _effects(key)]
        if key in TRAPS:
            rows = [(signs, text("picture-ragnguns-if-sprung", does=says)) for signs, says in rows]
        for n, (signs, says) in enumerate(rows or self._plain(fact), 1):
            yield self._says(signs, says, "dust" if f"{name}:{n}" in self.known.used else color)
        if self._is_useless(name):
            yield [_word(text("picture-ragnguns-useless"), "text", color)]

    def _head(self, name: str) -> list[Item]:
        """Return a card's number, or what one without a number shows, small, and its name."""
        key, icon = key_of(name), CARDS[key_of(name)].icon
        sign: Item = Portrait(f"ragnguns/{key}", NOTE)
        if number := self.numbers.get(name):
            sign = _word(str(number), "slab", "brass")
        elif icon:
            sign = Icon(face(f"ragnguns/{key}", icon), NOTE, self._color(name), "panel")
        return [sign, _word(self.phrases.texts(f"ragnguns-card-{key}"), "bold", self._color(name))]

    def _color(self, name: str) -> str:
        return "dust" if self.is_faint(name) else "chalk"

    def _abilities(self) -> Iterator[PlacedItem]:
        """Yield the Pistolero with what bullets of the Belt can do, for a seat without cards."""
        if key := self.own.pistolero:
            front = pistolero(key, GROUPED, self.phrases)
            yield PlacedItem(front, EDGE, EDGE)
            left = EDGE + GROUPED + EDGE
            yield from _noted(
                [[parts] for parts in self._belt()], left, EDGE, ROOM + EDGE - left, front.height
            )

    def _belt(self, form: str = "") -> Iterator[list[Item]]:
        """Yield what bullets of the Belt can do."""
        key, text = self.own.pistolero, self.phrases.texts
        for n, (cost, effect) in enumerate(zip(PISTOLEROS[key].costs, ABILITIES[key]), 1):
            is_spent = f"{PISTOLERO}:{n}" in self.known.used
            color = "chalk" if self.own.belt >= cost and not is_spent else "dust"
            yield self._says([Badge("belt", str(cost))], does(effect, text, form, self.now), color)

    def _says(self, signs: Sequence[Item], says: str, color: str) -> list[Item]:
        """Return an effect with its price, or its zone and when it works, before it."""
        says = says.replace(POWER_SIGN, self.phrases.texts("picture-ragnguns-power"))
        return [*signs, _word(says, "text", color)]

    def _plain(self, fact: Card) -> Iterator[tuple[list[Item], str]]:
        """Yield what a card without effects is for."""
        for zone, count in ((ALLEY, fact.power), (SHELTER, fact.resistance)):
            if count:
                says = self.phrases.texts(f"picture-ragnguns-as-{zone}", count=count)
                yield [Icon(zone, 60, "dust", "panel")], says

    def _front(self, name: str, width: int = GROUPED) -> Item:
        number, faint = self.numbers.get(name, 0), self.is_faint(name)
        mark = name == self.subject and (name in self.known.hand or self.kind == "place")
        front = card(name, width, self.phrases, number, banner=True, mark=mark, faint=faint)
        return replace(front, title_em=NAMED)

    def is_faint(self, name: str) -> bool:
        """Return whether a card cannot be used now, or another one is asked about."""
        if self.numbers.get(name):
            return False
        if self.subject in self.known.hand and name != self.subject:
            return True
        if any(name in cards[:-1] for _, cards in self.known.stash):
            return True
        return name in self.reach and (self._is_idle(name) or self._is_useless(name))

    def _is_useless(self, name: str) -> bool:
        """Return whether all that a card within reach can do for these bullets is an effect without effect.

        Unless a card is numbered for its effect, the list may have all effects in one line.
        """
        if self.numbers.get(name) or name not in self.reach or self._can_lie(name) or self._is_idle(name):
            return False
        priced = zip(EFFECTS.get(key_of(name), ()), CARDS[key_of(name)].effects)
        is_certain = "effect" not in self.options or not all(map(self._can_lie, self.numbers))
        return is_certain or all(is_waste(effect, paid.cost, self.view) for effect, paid in priced)

    def _can_lie(self, name: str) -> bool:
        """Return whether a card within reach can be placed or set now."""
        fact = CARDS[key_of(name)]
        return name in self.reach and (fact.posable or is_trap(name)) and not is_idle(self.own, name)

    def _is_idle(self, name: str) -> bool:
        return is_idle(self.own, name, usable(self.view, self.tops))

    def _chosen(self) -> Iterator[Group]:
        """Yield the cards that are neither in hand nor in the stash, by where they are."""
        posed = {posed.card for posed in self.own.posed}
        where = [
            "in-play" if name in posed else "discard" if name in self.own.discard else "choice"
            for name in self.choice
        ]
        for place, icon in (("in-play", SHELTER), ("discard", "discard"), ("choice", "question")):
            cards = [name for name, at in zip(self.choice, where) if at == place]
            yield self.group(self.phrases.texts(f"picture-ragnguns-{place}"), icon, cards)

    def groups(self) -> list[Group]:
        text = self.phrases.texts
        groups = [self.group(text("ragnguns-mine-hand"), "hand", self._pickable(self.known.hand))]
        if self.kind == "place" and key_of(self.subject) in CARDS:
            groups.insert(0, self.group(text("picture-ragnguns-stash"), "stash", [self.subject]))
        stash = [(place, self._pickable(cards)) for place, cards in self.known.stash]
        has_both = all(cards for _, cards in stash)
        for place, cards in stash:
            title = text(f"picture-ragnguns-{place if has_both else 'stash'}")
            is_pile = not any(name in self.numbers for name in cards[:-1])  # else all must be visible
            groups.append(self.group(title, "stash", cards, is_pile=is_pile))
        is_of_use = not self.kind or bool(self.numbers.keys() & {*self.known.traps})
        traps = self._pickable(self.known.traps) if is_of_use else ()
        groups.append(self.group(text("picture-ragnguns-traps"), "trap", traps))
        return [group for group in (*groups, *self._chosen()) if group.cards]

    def _pickable(self, cards: Sequence[str]) -> Sequence[str]:
        """Return these cards, or within a play those that can be picked: their words need the room."""
        if self.kind in ("zone", "stake"):
            return [name for name in cards if name == self.subject]
        is_within = bool(self.numbers) and self.kind not in ("turn", "stash")
        return [name for name in cards if name in self.numbers] if is_within else cards

    def group(self, title: str, icon: str, cards: Sequence[str], *, is_pile: bool = False) -> Group:
        return Group(title, icon, cards, is_pile, HANGS * any(name in self.numbers for name in cards))

    def line(self, groups: Sequence[Group], y: int, x: int) -> Iterator[PlacedItem]:
        """Yield groups side by side."""
        for group in groups:
            width, height = group.size
            yield PlacedItem(ZoneItem(width, height, group.title, group.icon), x, y)
            across = -(-len(group.cards) // group.rows)
            for n in range(group.rows):
                names = group.cards[n * across : (n + 1) * across]
                cards = [self._front(name, group.card) for name in names]
                top = y + HEAD + n * (group.card_height + group.hang + INSET)
                gap = group.step - group.card
                laid = list(row(cards, x + INSET, top, width - 2 * INSET, gap=gap, align="center"))
                for front in laid:
                    if group.is_pile:  # what a faint card covers must not shine through
                        yield PlacedItem(ZoneItem(*front.item.size), front.x, front.y)
                    yield front
                top_only = slice(-1 if group.is_pile else None, None)  # of a pile only the top card
                yield from self._signs(names[top_only], laid[top_only])
            x += width + EDGE

    def _signs(self, cards: Sequence[str], laid: Sequence[PlacedItem]) -> Iterator[PlacedItem]:
        notes = dict(zip(self.known.traps, map(str, self.own.traps)))
        for name, (front, x, y) in zip(cards, laid):
            badge = Badge("bullet", notes[name], 50, "coal") if name in notes else None
            if name in self.known.down:
                badge = Badge("covered", "", 46, "coal", 60)
            if badge:  # in the corner without a sign
                yield PlacedItem(badge, x + front.size[0] - badge.size[0] + 4, y - 4)


def _effects(key: str) -> Iterator[tuple[list[Item], Effect | OngoingEffect]]:
    """Yield each effect of a card with its price, or with its zone and whether it works once or lasts."""
    for priced, effect in zip(CARDS[key].effects, EFFECTS.get(key, ())):
        yield [Badge("bang-endless" if priced.again else "bullet", str(priced.cost))], effect
    for zone in ZONES:
        for when, in_zone in (("ragnguns-placed", POSED), ("suit-D", LASTING)):
            if zone_effect := in_zone.get((key, zone)):
                yield [Icon(zone, 60, "dust", "panel"), Icon(when, 34, "brass", "panel")], zone_effect
    if key in TRAPS:
        yield [], TRAPS[key]


def _word(text: str, face: FontFace, color: str) -> Label:
    """Return a text that is as wide as it needs."""
    em = DIGIT if face == "slab" else NOTED[0]
    across = round(typesetting.width(text, face, em)) + 4
    return Label(text, across, NOTE + PAD, em, face, color)


def _noted(
    entries: Sequence[Sequence[Sequence[Item]]], x: int, y: int, width: int, least: int = 0, *,
    form: int = ROOMY,
) -> Iterator[PlacedItem]:  # fmt: skip
    """Yield entries below each other, as large as they can be in so few lines."""
    left, right = x + PAD, x + width - PAD
    lay = _laid if form == ROOMY else _packed
    ems, step = (NOTED[-1:], TIGHT_NOTE) if form >= SMALL else (NOTED, NOTE)
    laid = (lay(entries, left, right, y + PAD // 2, em, step) for em in ems)
    placed, low = min(laid, key=itemgetter(1))
    yield PlacedItem(ZoneItem(width, max(least, low + PAD // 2 - y)), x, y)
    yield from placed


def _laid(
    entries: Sequence[Sequence[Sequence[Item]]], left: int, right: int, top: int, em: int, step: int = NOTE
) -> tuple[list[PlacedItem], int]:
    """Return the items of entries that begin a line each, and where the last one ends."""
    placed = list[PlacedItem]()
    for entry in entries:
        at = indent = left
        for n, parts in enumerate(entry):
            sized = [_resized(item, em) for item in parts]
            if n == 1:
                indent = min(at, left + INDENT)
            if at > indent and at + _across(sized) > right:
                at, top = indent, top + step
            lines = 1
            for item in sized:
                if isinstance(item, Label) and at + item.width > right:  # the last of its parts
                    lines = 1 + round(1.2 * item.width) // (right - at)
                    item = replace(item, width=right - at, height=lines * step)
                placed.append(PlacedItem(item, at, top + (lines * step - item.size[1]) // 2))
                at += item.size[0] + PAD
            top += (lines - 1) * step
        top += step
    return placed, top


def _packed(
    entries: Sequence[Sequence[Sequence[Item]]], left: int, right: int, top: int, em: int, step: int = NOTE
) -> tuple[list[PlacedItem], int]:
    """Lay out entries like `_laid`, each in the line of the one before it if that has room for all of it."""
    placed, line, end = list[PlacedItem](), top, right  # the last line, and how far it is full
    for entry in entries:
        width = sum(_across([_resized(item, em) for item in parts]) + PAD for parts in entry)
        if end + 3 * PAD + width <= right:
            items, _ = _laid([entry], end + 3 * PAD, right + PAD, line, em, step)
            end += 3 * PAD + width
        else:
            items, low = _laid([entry], left, right, top, em, step)
            line, end, top = top, left + width if low == top + step else right, low
        placed += items
    return placed, top


def _resized(item: Item, em: int) -> Item:
    if isinstance(item, Label) and item.face != "slab":
        return replace(item, em=em, width=round(item.width * em / NOTED[0]))
    return item


def _across(items: Sequence[Item]) -> int:
    return sum(item.size[0] + PAD for item in items) - PAD


def _narrowed(groups: Sequence[Group]) -> list[Group]:
    """Return the groups with cards so narrow that one line has room for all, if they may be."""
    covered = sum(group.step * (len(group.cards) - 1) for group in groups if group.is_pile)
    cards = sum(1 if group.is_pile else len(group.cards) for group in groups)
    room = ROOM - len(groups) * (INSET + EDGE) + EDGE - covered
    width = max(NARROW, min(GROUPED, room // cards - INSET))
    narrowed = [group._replace(card=width) for group in groups]
    while width > NARROW and len(_lines(narrowed)) > 1:  # a group's title may need more than its cards
        width -= 1
        narrowed = [group._replace(card=width) for group in groups]
    return narrowed


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
