"""The hand picture of Rag'n'Guns, with what each card does."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter

from bot.games.ragnguns.cards import (
    COST,
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
    ACROSS,
    EDGE,
    HEIGHT,
    INSET,
    NOTE,
    ROOM,
    SAID,
    STEP,
    WIDTH,
    Entry,
    Group,
    caption,
    in_lines,
    label,
    notes,
)
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, column, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Badge,
    IconValue,
    Item,
    Label,
    LowCard,
    NumberItem,
    PlacedItem,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Decision, Seat
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS, Card, has_keyword, is_trap, key_of
from engine.games.ragnguns.effects import EFFECTS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, VOLLEYS, price
from engine.games.ragnguns.state import ALLEY, PISTOLERO, PLACES, SHELTER, ZONES
from engine.games.ragnguns.view import Hidden, SeatView, View

CARDS_HIGH = 1140  # pixels, above which fewer words stand below the cards, and then fewer cards
TRAP_HIGH = 760  # the same before a Piège, where the board has to be in view
BELT_HIGH = 900  # the same with what the Belt can do
WHOLE = 9  # more effects than a card has
SHORTER = ((WHOLE, WHOLE), (WHOLE, 0), (1, 0))  # effects below a card, and below one of no use
NO_ROOM = 99  # more bullets than there are: what a card costs that no zone is free for
DECK, NAMED = 132, 46  # heights of a deck to choose, and of its name


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
    return _scene(picture.items()) if picture.groups() else _scene([*picture.abilities()])


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


def has_room(own: SeatView, cards: int = 1) -> bool:
    """Return whether zones are free for so many cards."""
    return len(own.posed) + own.in_alley + cards <= len(ZONES)


def usable(view: View, cards: Sequence[str]) -> Sequence[str]:
    """Return these cards if any effect can be played now."""
    return cards if view.decision and "effect" in view.decision.options else ()


def least_cost(own: SeatView, name: str, tops: Collection[str] = ()) -> int:
    """Return the fewest bullets for which a card within reach can do something in this turn."""
    fact = CARDS[key_of(name)]
    costs = [effect.cost for effect in fact.effects if name in tops or not fact.posable]
    if fact.posable and has_room(own):
        costs.append(price([(posed.zone, posed.card) for posed in own.posed], name))
    return min(costs, default=1 if fact.type == "piege" else NO_ROOM)  # a Piège needs a bullet on it


def is_idle(own: SeatView, name: str, tops: Collection[str] = ()) -> bool:
    """Return whether all that a card within reach can do in this turn costs too much, or has no room."""
    return least_cost(own, name, tops) > own.bullets


def is_waste(effect: Effect, cost: int, view: View) -> bool:
    """Return whether this loads no more bullets than it costs, or adds firepower after a Shootout."""
    if effect.does.startswith("boosts"):
        lasting = [LASTING.get((key_of(posed.card), posed.zone)) for posed in view.seats[view.current].posed]
        return view.barred or view.volleys > sum(one.count for one in lasting if one and one.does == VOLLEYS)
    return effect.does == "keeps-up" and amount(effect, view) <= cost


def has_object(effect: Effect, own: SeatView, other: SeatView) -> bool:
    """Return whether there is the wound, target, bullet or card that an effect needs."""
    match effect.does:
        case "heals":
            return any(posed.wounds for posed in own.posed)
        case "hits":
            zones = [posed.zone for posed in other.posed]
            return effect.zone in zones or (effect.zone == ALLEY and other.in_alley)
        case "draws":
            return own.deck_size > 0
        case "steals":
            return other.belt > 0
        case "fetches":
            return any(has_keyword(name, *effect.words) for name in own.discard)
        case "digs":
            return any(pile.height > 1 for pile in own.stash)
        case "strips":
            return any(pile.height for pile in other.stash)
    return True


def _decks(phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the decks to choose from, each with its Pistolero's face and what it is about."""
    items, width = list[PlacedItem](), (ROOM - EDGE) // ACROSS
    for n, (name, number) in enumerate(numbers.items()):
        x, y = EDGE + n % ACROSS * (width + EDGE), EDGE + n // ACROSS * (DECK + EDGE)
        sign = NumberItem(number)
        face = Portrait(f"ragnguns/{DECKS[name].leader}", DECK - 2 * EDGE)
        room = width - sign.size[0] - face.width - 3 * INSET
        title = Label(phrases.option("deck", name), room, NAMED, 40, "slab", "brass")
        about = Label(phrases.texts(f"ragnguns-{name}.about"), room, DECK - NAMED - 8, SAID, "text")
        items.append(PlacedItem(ZoneItem(width, DECK), x, y))
        items += row([sign, face], x + INSET, y, width, gap=0, height=DECK)
        items += column([title, about], x + width - room - INSET // 2, y + 4, gap=0)
    return _scene(items)


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
        self.is_within = bool(numbers) and self.kind not in ("turn", "stash")
        self.reach = [*known.hand, *self.tops] if self.kind == "turn" else []

    def items(self) -> list[PlacedItem]:
        """Return the cards with what each does below it, as far as there is room, and the Belt."""
        cards = [name for group in self.groups() for name in group.cards]
        of_use = [name for name in cards if not self.is_faint(name)]
        ways = [(cards, self._texts(cards, *rows), CARDS_HIGH) for rows in SHORTER]
        if self.kind == "disarm":
            newest = [*self.known.hand]  # those in the Stash have been read before
            ways = [(cards, self._texts(some), TRAP_HIGH) for some in (cards, newest)]
        ways += [(cards, {}, CARDS_HIGH), (of_use, {}, CARDS_HIGH)]
        laid = (([*self._laid(visible, words)], most) for visible, words, most in ways)
        items = next((items for items, most in laid if bottom(items) <= most), [])
        entries = [*self._belt_entry()]
        belt = [*notes(entries, EDGE, bottom(items) + EDGE, ROOM)] if entries else []
        return [*items, *belt] if bottom([*items, *belt]) <= BELT_HIGH else items

    def _texts(
        self, cards: Iterable[str], rows: int = WHOLE, faint: int = WHOLE
    ) -> Mapping[str, list[Label]]:
        """Return so many rows of what each card does, of those of no use now so many."""
        return {name: self._words(name, faint if self.is_faint(name) else rows) for name in cards}

    def _laid(self, cards: Collection[str], words: Mapping[str, list[Label]]) -> Iterator[PlacedItem]:
        """Yield cards in their groups, in rows, and words below some."""
        groups = [
            group._replace(cards=[*filter(cards.__contains__, group.cards)], words=words)
            for group in self.groups()
        ]
        y = EDGE
        for line in in_lines([group for group in groups if group.cards]):
            x, high = EDGE, max(group.size[1] for group in line)
            for group in line:
                yield from self._group(group, x, y, high)
                x += group.size[0] + EDGE
            y += high + INSET

    def _group(self, group: Group, x: int, y: int, high: int) -> Iterator[PlacedItem]:
        if group.head:
            yield PlacedItem(ZoneItem(group.size[0], high, group.title, group.icon), x, y)
        for n, name in enumerate(group.cards):
            left, top = x + INSET + n % ACROSS * STEP, y + group.tops[n // ACROSS]
            yield PlacedItem(self._front(name), left, top)
            yield from self._sign_on(name, left, top)
            top += HEIGHT
            for line in group.words.get(name, ()):
                yield PlacedItem(line, left, top)
                top += line.height

    def _belt_entry(self) -> Iterator[Entry]:
        if self.kind == "turn" and self.own.pistolero:
            portrait = Portrait(f"ragnguns/{self.own.pistolero}", NOTE)  # a faint one looks dead
            first, *others = self._belt(".short")
            yield [[portrait], [first], *([label("·", "bold", "dust"), one] for one in others)]

    def _words(self, name: str, most: int) -> list[Label]:
        """Return what a card does, so many effects with lines of their own, and why it cannot."""
        key, text, color = key_of(name), self.phrases.texts, self._color(name)
        fact, why = CARDS[key], self._why_not(name)
        rows = effect_lines(key, text, form=".short", view=self.now) or self._plain(fact)
        words = [word(one, text) for one in fact.words if fact.posable and one in SOUGHT]
        rows[0] = f"{' · '.join(words)}. {rows[0]}" if words else rows[0]
        if why:
            rows[0] = f"{why} {rows[0]}" if most else why
        rows = [row.replace(POWER_SIGN, text("picture-ragnguns-power")) for row in rows]
        idle = (
            f"{name}:{n}" in self.known.used or self._is_taken(name, n - 1) for n in range(1, len(rows) + 1)
        )
        pairs = [*zip(rows, idle)]
        if most == 1:  # rather one that can be had now
            pairs.sort(key=itemgetter(1))
        return [caption(row, "dust" if faint else color) for row, faint in pairs[: most or bool(why)]]

    def _why_not(self, name: str) -> str:
        """Say why a card within reach cannot be used now; that zones are full the question says."""
        if not self.is_faint(name) or name not in self.reach:
            return ""
        if self._is_useless(name):
            return self.phrases.texts("picture-ragnguns-useless")
        cost = least_cost(self.own, name, usable(self.view, self.tops))
        return "" if cost == NO_ROOM else self.phrases.texts("picture-ragnguns-dear", cost=cost)

    def _is_taken(self, name: str, row: int) -> bool:
        """Return whether this row of a card within reach is about a zone where another one is."""
        own, number = self.own, row - len(CARDS[key_of(name)].effects)
        if name not in self.reach or CARDS[key_of(name)].type != "renfort" or number not in range(len(ZONES)):
            return False
        return ZONES[number] in {*(posed.zone for posed in own.posed), *([ALLEY] if own.in_alley else [])}

    def _color(self, name: str) -> str:
        return "dust" if self.is_faint(name) else "chalk"

    def abilities(self) -> Iterator[PlacedItem]:
        """Yield the Pistolero with what bullets of the Belt can do, for a seat without cards."""
        if key := self.own.pistolero:
            front = pistolero(key, TITLED, self.phrases)
            yield PlacedItem(front, EDGE, EDGE)
            left = EDGE + TITLED + EDGE
            yield from notes(
                [[[part]] for part in self._belt()], left, EDGE, ROOM + EDGE - left, front.height
            )

    def _belt(self, form: str = "") -> Iterator[Item]:
        """Yield what bullets of the Belt can do."""
        key, text = self.own.pistolero, self.phrases.texts
        for n, cost in enumerate(PISTOLEROS[key].costs):
            is_spent = f"{PISTOLERO}:{n + 1}" in self.known.used
            is_ready = self.own.belt >= cost and not is_spent and self._can_do(BELT[key][n])
            color = "chalk" if is_ready else "dust"
            says = price_line(key, n, text, form, self.now)
            yield label(says.replace(POWER_SIGN, text("picture-ragnguns-power")), "text", color)

    def _can_do(self, effect: Effect) -> bool:
        """Return whether there is the keyword, wound, target or card that an effect of the Belt needs."""
        own = self.own
        if not effect.does.startswith("boosts"):
            return has_object(effect, own, self.view.seats[1 - self.seat])
        if own.in_alley:
            return not {*PISTOLEROS[own.pistolero].words}.isdisjoint(effect.words)
        return any(posed.zone == ALLEY and has_keyword(posed.card, *effect.words) for posed in own.posed)

    def _plain(self, fact: Card) -> list[str]:
        """Return what a card without effects is for."""
        uses = ((ALLEY, fact.power), (SHELTER, fact.resistance))
        return [
            self.phrases.texts(f"picture-ragnguns-as-{zone}", count=count) for zone, count in uses if count
        ]

    def _front(self, name: str) -> LowCard:
        number, fact = self.numbers.get(name, 0), CARDS[key_of(name)]
        mark = name == self.subject and (name in self.known.hand or self.kind == "place")
        front = card(name, WIDTH, self.phrases, number, mark=mark, faint=self.is_faint(name), on_table=True)
        strengths = ((COST, fact.cost), (POWER, fact.power), (RESISTANCE, fact.resistance))
        values = tuple(IconValue(sign, str(count)) for sign, count in strengths if fact.posable)
        return replace(LowCard.of(front), title=self.phrases.option("", name), title_em=DIGIT, pips=values)

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
        zones = {posed.card: posed.zone for posed in self.own.posed}
        where = [zones.get(name, "discard" if name in self.own.discard else "choice") for name in self.choice]
        for place, icon in (
            (ALLEY, ALLEY),
            (SHELTER, SHELTER),
            ("discard", "discard"),
            ("choice", "question"),
        ):
            cards = [name for name, at in zip(self.choice, where) if at == place]
            yield Group(self.phrases.texts(f"picture-ragnguns-{place}"), icon, cards)

    def groups(self) -> list[Group]:
        text = self.phrases.texts
        groups = [Group(text("ragnguns-mine-hand"), "hand", self._pickable(self.known.hand))]
        if self.kind == "place" and key_of(self.subject) in CARDS:
            place = "discard" if self.subject in self.own.discard else "stash"
            groups.insert(0, Group(text(f"picture-ragnguns-{place}"), place, [self.subject]))
        stash = [(place, self._pickable(cards)) for place, cards in self.known.stash]
        has_both = self.kind.startswith("place") or all(cards for _, cards in stash)
        for place, cards in stash:
            title = text(f"picture-ragnguns-{place if has_both else 'stash'}")
            is_pile = not any(name in self.numbers for name in cards[:-1])  # else all must be visible
            groups.append(Group(title, "stash", cards[-1:] if is_pile else cards))
        is_of_use = not self.kind or bool(self.numbers.keys() & {*self.known.traps})
        traps = self._pickable(self.known.traps) if is_of_use else ()
        groups.append(Group(text("picture-ragnguns-traps"), "trap", traps))
        return [group for group in (*groups, *self._chosen()) if group.cards]

    def _pickable(self, cards: Sequence[str]) -> Sequence[str]:
        """Return these cards, or within a play those that can be picked: their words need the room."""
        if self.kind in ("zone", "stake"):
            return [name for name in cards if name == self.subject]
        return [name for name in cards if name in self.numbers] if self.is_within else cards

    def _sign_on(self, name: str, x: int, y: int) -> Iterator[PlacedItem]:
        """Yield the bullets on a Piège, or the sign that it lies face down."""
        stakes = dict(zip(self.known.traps, map(str, self.own.traps)))
        badge = Badge("bullet", stakes[name], 50, "coal") if name in stakes else None
        if name in self.known.down:
            badge = Badge("covered", "", 46, "coal", 60)
        if badge:
            left = WIDTH - badge.size[0] if self.numbers.get(name) else 2  # clear of the name
            yield PlacedItem(badge, x + left, y + HEIGHT - badge.size[1] - 8)
