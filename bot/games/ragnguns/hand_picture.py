"""The hand picture of Rag'n'Guns, with what each card does."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from types import MappingProxyType

from bot.games.ragnguns.cards import (
    COST,
    NARROW,
    POWER,
    POWER_SIGN,
    RESISTANCE,
    SOUGHT,
    TITLED,
    amount,
    card,
    effect_lines,
    pistolero,
    price_line,
    word,
)
from bot.games.ragnguns.hand_layout import (
    EDGE,
    GROUPED,
    HEAD,
    INSET,
    NOTE,
    PACKED,
    ROOM,
    ROOMY,
    ROW,
    SMALL,
    Entry,
    Group,
    in_lines,
    label,
    narrow,
    notes,
    total_width,
)
from bot.i18n.texts import Phrases
from bot.render.icons import face
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    HANGS,
    SCENE_WIDTH,
    Badge,
    Icon,
    Item,
    NumberItem,
    PlacedItem,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Decision, Seat
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS, Card, is_trap, key_of
from engine.games.ragnguns.effects import EFFECTS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, VOLLEYS, price
from engine.games.ragnguns.state import ALLEY, PISTOLERO, PLACES, SHELTER, ZONES
from engine.games.ragnguns.view import Hidden, SeatView, View

MANY = 6  # cards, from which on each is a row of words
HIGHEST = 760  # pixels, above which cards and words are smaller, and then rows
WITHOUT_SHOOTOUT = 930  # the most pixels beside a board where that button does not take a row
DECKS_HIGH = 720  # pixels of all decks to choose from
VALUE = 38  # width of the sign of a number in a row
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
    ways = [(ROOMY, TITLED), (PACKED, TITLED), *((SMALL, width) for width in range(TITLED - 16, NARROW, -16))]
    for form, width in ways if len(picture.accessible()) < MANY else ():
        items = [*picture.groups_with_notes(form, width)]
        if not items or bottom(items) <= HIGHEST:
            return _scene(items)
    return _scene(picture.rows(HIGHEST if "shoot" in picture.options else WITHOUT_SHOOTOUT))


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
    fronts = [pistolero(DECKS[name].leader, width, phrases, on_table=True) for name in numbers]
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

    def accessible(self) -> list[tuple[str, Group]]:
        """Return each card that no other one covers, with its group."""
        return [
            (name, group)
            for group in self.groups()
            for name in (group.cards[-1:] if group.is_pile else group.cards)
            if self.kind != "turn" or name not in self.own.discard  # its number is that of what fetches it
        ]

    def rows(self, most: int) -> list[PlacedItem]:
        """Return a row for each card, up to a height, or only for those of use above the others' names."""
        accessible, items = self.accessible(), list[PlacedItem]()
        of_use = [at for at in accessible if not self.is_faint(at[0])]
        longest = sorted(of_use, key=lambda at: -len(effect_lines(key_of(at[0]), self.phrases.texts)))
        ways = [(accessible, True, 0), (of_use, True, 0)]
        ways += [(of_use, False, count) for count in range(len(of_use) + 1)]  # the longest give way first
        for cards, has_words, count in ways:
            cut = dict(longest[:count])
            entries = [self._row(name, group, has_words, name in cut) for name, group in cards]
            names = [name for group in self.groups() for name in group.cards if name not in dict(cards)]
            entries += [*self._belt_entry(ROW), *self._names(names)]
            items = [*notes(entries, EDGE, EDGE, ROOM, form=ROW)]
            if bottom(items) <= (HIGHEST if has_words else most):
                break
        return items

    def _row(self, name: str, group: Group, has_words: bool, is_cut: bool) -> Entry:
        """Return a card's number, face, name, numbers, place unless in hand, and what it does."""
        fact, number, text = CARDS[key_of(name)], self.numbers.get(name), self.phrases.texts
        (_, title), *does = self._note(name, named=True, most=1 if is_cut else 9)
        counts = ((COST, fact.cost), (POWER, fact.power), (RESISTANCE, fact.resistance))
        values = counts if effect_lines(key_of(name), text) else counts[:1]  # else it says the others
        signs = [
            [Icon(sign, VALUE, "brass", "panel"), label(str(count), "slab", self._color(name))]
            for sign, count in values
            if fact.posable and group.icon != SHELTER
        ]
        words = [word(one, text) for one in fact.words if has_words and fact.posable and one in SOUGHT]
        says = " · ".join([*[group.title] * (name not in self.known.hand), *words])
        head: list[Item] = [*([NumberItem(number, NOTE)] if number else []), self._sign(name), title]
        place: list[Item] = [label(f"({says})", "text", "dust")] if says else []
        parts: list[list[Item]] = [head, [*chain.from_iterable(signs)], place]
        return [*(part for part in parts if part), *does]

    def _names(self, names: Sequence[str]) -> Iterator[Entry]:
        if names:
            says = " · ".join(self.phrases.texts(f"ragnguns-card-{key_of(name)}") for name in names)
            yield [[label(says, "text", "dust")]]

    def groups_with_notes(self, form: int = ROOMY, widest: int = TITLED) -> Iterator[PlacedItem]:
        """Yield the groups in as few lines as there is room for, and beside or below them what cards do.

        So that a panel has room for the board, cards are no wider than `widest`.
        """
        if not (groups := self.groups()):
            yield from self._abilities()
            return
        if len(in_lines(groups)) > 1:
            groups = narrow(groups)
        groups = [group._replace(card=min(group.card, widest)) for group in groups]
        entries, lines, y = self._entries(groups, form), in_lines(groups), EDGE
        beside = ROOM - EDGE - total_width(groups)
        if not entries or len(lines) > 1 or beside < ASIDE:
            beside = 0
        for line in lines:
            yield from self.line(line, y, EDGE if beside else EDGE + (ROOM - total_width(line)) // 2)
            y += max(group.size[1] for group in line) + EDGE
        if beside:
            yield from notes(entries, EDGE + ROOM - beside, EDGE, beside, y - 2 * EDGE)
        elif entries:
            yield from notes(entries, EDGE, y, ROOM, form=form)

    def _entries(self, groups: Sequence[Group], form: int) -> list[Entry]:
        """Return what stands of each card below or beside them, and of the Pistolero."""
        named = groups[0].card < TITLED
        entries = [[*self._note(name, named=named)] for name, _ in self.accessible()]
        return [*filter(None, entries), *self._belt_entry(form)]

    def _belt_entry(self, form: int) -> Iterator[Entry]:
        gun = PISTOLEROS.get(self.own.pistolero)
        if self.kind == "turn" and gun and (form == ROOMY or self.own.belt >= min(gun.costs)):
            portrait = Portrait(f"ragnguns/{self.own.pistolero}", NOTE)  # a faint one looks dead
            first, *others = self._belt(".short")
            yield [[portrait], [first], *([label("·", "bold", "dust"), one] for one in others)]

    def _note(self, name: str, *, named: bool, most: int = 9) -> Iterator[list[Item]]:
        """Yield what stays together of a card's number, its name if `named`, and at most so many effects."""
        key, number, text = key_of(name), self.numbers.get(name), self.phrases.texts
        fact, color = CARDS[key], self._color(name)
        head = self._head(name)
        yield head if named else head[:1] if number else head[1:]
        rows = effect_lines(key, text, form=".short", view=self.now) or self._plain(fact)
        dot = [label("·", "bold", "dust")]
        if rows[most:]:
            rows = [*rows[: most - 1], f"{rows[most - 1]} …"]
        for n, says in enumerate(rows, 1):
            is_idle = f"{name}:{n}" in self.known.used or self._is_taken(name, n - 1)
            yield [*dot[: n > 1], self._says(says, "dust" if is_idle else color)]
        if self._is_useless(name):
            yield [label(text("picture-ragnguns-useless"), "text", color)]

    def _is_taken(self, name: str, row: int) -> bool:
        """Return whether this row of a card within reach is about a zone where another one is."""
        own, number = self.own, row - len(CARDS[key_of(name)].effects)
        if name not in self.reach or CARDS[key_of(name)].type != "renfort" or number not in range(len(ZONES)):
            return False
        return ZONES[number] in {*(posed.zone for posed in own.posed), *([ALLEY] if own.in_alley else [])}

    def _head(self, name: str) -> list[Item]:
        """Return a card's number, or the sign of one without a number, and its name."""
        number = self.numbers.get(name)
        sign = label(str(number), "slab", "brass") if number else self._sign(name)
        return [sign, label(self.phrases.texts(f"ragnguns-card-{key_of(name)}"), "bold", self._color(name))]

    def _sign(self, name: str) -> Item:
        key, icon = key_of(name), CARDS[key_of(name)].icon
        if icon:
            return Icon(face(f"ragnguns/{key}", icon), NOTE, self._color(name), "panel")
        return Portrait(f"ragnguns/{key}", NOTE)

    def _color(self, name: str) -> str:
        return "dust" if self.is_faint(name) else "chalk"

    def _abilities(self) -> Iterator[PlacedItem]:
        """Yield the Pistolero with what bullets of the Belt can do, for a seat without cards."""
        if key := self.own.pistolero:
            front = pistolero(key, GROUPED, self.phrases)
            yield PlacedItem(front, EDGE, EDGE)
            left = EDGE + GROUPED + EDGE
            yield from notes(
                [[[part]] for part in self._belt()], left, EDGE, ROOM + EDGE - left, front.height
            )

    def _belt(self, form: str = "") -> Iterator[Item]:
        """Yield what bullets of the Belt can do."""
        key, text = self.own.pistolero, self.phrases.texts
        for n, cost in enumerate(PISTOLEROS[key].costs):
            is_spent = f"{PISTOLERO}:{n + 1}" in self.known.used
            can_heal = BELT[key][n].does != "heals" or any(posed.wounds for posed in self.own.posed)
            color = "chalk" if self.own.belt >= cost and can_heal and not is_spent else "dust"
            yield self._says(price_line(key, n, text, form, self.now), color)

    def _says(self, says: str, color: str) -> Item:
        return label(says.replace(POWER_SIGN, self.phrases.texts("picture-ragnguns-power")), "text", color)

    def _plain(self, fact: Card) -> list[str]:
        """Return what a card without effects is for."""
        uses = ((ALLEY, fact.power), (SHELTER, fact.resistance))
        return [
            self.phrases.texts(f"picture-ragnguns-as-{zone}", count=count) for zone, count in uses if count
        ]

    def _front(self, name: str, width: int = GROUPED) -> Item:
        number, faint = self.numbers.get(name, 0), self.is_faint(name)
        mark = name == self.subject and (name in self.known.hand or self.kind == "place")
        front = card(name, width, self.phrases, number, banner=True, mark=mark, faint=faint)
        return replace(front, title_em=NAMED if width >= TITLED else 0)

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
