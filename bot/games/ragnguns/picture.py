"""The table picture of Rag'n'Guns: two Pistoleros face to face in the street."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.end_scene import tone
from bot.games.ragnguns.cards import POWER, POWER_SIGN, TRAP, card, does, pistolero, short_name, trap
from bot.games.ragnguns.hand_picture import as_planned
from bot.games.ragnguns.summary import effect_done
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, column, row
from bot.render.scene import (
    CARD,
    DIGIT,
    SCENE_WIDTH,
    ArtItem,
    Badge,
    CardBackItem,
    CardItem,
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
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, key_of
from engine.games.ragnguns.effects import EFFECTS, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as ABILITIES
from engine.games.ragnguns.effects import POSED as POSED_EFFECTS
from engine.games.ragnguns.ongoing import LASTING, TOLL, VOLLEYS
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, VOLLEY, Moment, Struck
from engine.games.ragnguns.view import BACK, Shot, StashPlace, View

EDGE, PAD, GAP = 12, 12, 14  # between the sides, within them, and from card to card
HEIGHT, LINE, FOOT = 332, 54, 84  # heights of a side, of its names, and of what stands below its cards
WORD = 32  # height of a word above a number
POSED, STASHED, AMMUNITION = 140, 122, 172  # widths of cards and of what lies beside them
HOLE, HOLES = 52, 2  # size of a hit on a Pistolero, and of those how many stand side by side
OWN = POSED + 8 + HOLES * (HOLE + 4)  # width of a Pistolero with the hits
PILES = SCENE_WIDTH - 2 * (EDGE + PAD) - OWN - 2 * POSED - AMMUNITION - 4 * GAP  # of both of the stash
ROOM = SCENE_WIDTH - 2 * EDGE - 2 * PAD
NAME, NAMED = 44, 34  # pixels of an em of the names of places, and of words beside numbers
CARD_NAME = 34  # and of those of cards, so that a long one is about as large as those beside it
NUMBERED = 112  # width of one of several traps with its number below it
STAGED, STRIP = 154, 206  # width of a card between the sides, and height of that strip
GOAL = 84  # height of the line that says what is missing
LEGEND = 62  # height of a line of a turn's steps, or of signs with their words
LEARNT = 2  # turns of both seats together, in which a turn and the signs are explained
STEPS = (("deck", "bullet"), ("aim", "stash"))  # of a turn, in two lines
SIGNS = ("bullet", "aim", "bricks", "trap")
CROSS = 130  # size of the cross on a card that fell
PILED = 3  # cards of a pile that show at most
PAID = ("paid", "overbid")  # moments in which bullets are spent
STILL = (*PAID, "played")  # those that nothing leads up to


def table(view: View, phrases: Phrases) -> Scene:
    if view.phase == "decks":
        return _before_decks(view, phrases)
    return with_strip(view, between(view, phrases), phrases)


def with_strip(view: View, lying: Sequence[PlacedItem], phrases: Phrases) -> Scene:
    """Draw both sides with these items between them."""
    below, strip = view.seat or 0, bottom(lying) + EDGE if lying else 0
    items = [PlacedItem(item, x, y + 2 * EDGE + HEIGHT) for item, x, y in lying]
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
    items += [PlacedItem(item, x, y + below + top) for item, x, y in _legend(phrases)]
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def between(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw what lies between the sides: traps to answer, what is being played, or what decided last.

    Else say as one of the first turns begins what a turn is, and later what is missing.
    """
    setters = [seat for seat, own in enumerate(view.seats) if own.traps]
    if setters and any(kind == "disarm" for _, kind in view.waiting):
        return _traps_to_answer(view, setters[0], phrases)
    sprung = view.newest.card if view.newest and view.newest.kind == "sprung" else ""
    if view.shot and sprung != view.shot.by:
        return _shot_at(view, view.shot, phrases)
    if view.over or not view.turn:
        return []
    if view.cause:
        return _being_played(view, phrases)
    if view.newest:
        return staged(view, view.newest, phrases)
    if view.turn <= LEARNT and not view.plays and any(kind == "turn" for _, kind in view.waiting):
        return _legend(phrases)
    return _goal(view, phrases)


def in_replay(view: View) -> View:
    """Return a view that shows what decided most in its turn, and asks nothing."""
    moment = view.moment
    is_shown = moment is not None and (moment.turn == view.turn or is_recent(view, moment))
    return replace(view, decision=None, newest=moment if is_shown else None)


def is_recent(view: View, moment: Moment) -> bool:
    """Return whether the last play did this, or it is of the turn before, and no play has begun since."""
    return moment == view.newest or (view.turn - moment.turn == 1 and not view.plays and not view.cause)


def _being_played(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw what is being played, and what a card does that has just come into its zone."""
    key, text = view.cause, phrases.texts
    front = (card if key in CARDS else pistolero)(key, STAGED, phrases, mark=True)
    zones = [own.zone for own in view.seats[view.current].posed if key_of(own.card) == key]
    effects = [POSED_EFFECTS[key, zone] for zone in zones if (key, zone) in POSED_EFFECTS]
    says = [does(effect, text, ".short") for effect in effects]
    title, line = text("picture-ragnguns-played"), text(f"ragnguns-card-{key}")
    return strip_of([front], *((line, *says) if says else (title, line)))


def _shot_at(view: View, shot: Shot, phrases: Phrases) -> list[PlacedItem]:
    """Draw what fires at whom, and how many bullets, while these are shared out."""
    seat = next(seat for seat, kind in view.waiting if kind == "split")
    title = phrases.texts("picture-ragnguns-fires", by=phrases.name(1 - seat), name=phrases.name(seat))
    target = Portrait(f"ragnguns/{view.seats[seat].pistolero}", STAGED)
    bullets = Badge("bullet", str(shot.bullets), 92, tone="brick")
    parts = [*aimed(view, seat, shot.by, phrases), target, bullets]
    key = f"picture-ragnguns-split{'-fatal' if shot.is_fatal else ''}"
    return strip_of(parts, title, split_text(key, seat, shot, view, phrases), tone="brick")


def split_text(key: str, seat: Seat, shot: Shot, view: View, phrases: Phrases) -> str:
    """Return the message with what the card in the alley can stop of these bullets, and the rest."""
    card_name = next(phrases.value(posed.card) for posed in view.seats[seat].posed if posed.zone == ALLEY)
    counts = {"bullets": shot.bullets, "stopped": shot.stopped, "rest": shot.bullets - shot.stopped}
    names = {"by": phrases.value(shot.by), "card": card_name, "name": phrases.name(seat)}
    return phrases.texts(key, **names, **counts)


def _goal(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Say how many more hits win."""
    other = 1 - view.current
    left = BARREL - view.seats[other].pistolero_wounds
    names = {"name": phrases.name(other), "by": phrases.name(view.current)}
    line = phrases.texts("picture-ragnguns-goal", count=left, **names)
    return [
        PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, GOAL, tone="plum"), EDGE, 0),
        PlacedItem(Label(line, ROOM, GOAL - 12, 58, "bold", "brass", "center"), EDGE + PAD, 6),
    ]


def staged(view: View, moment: Moment, phrases: Phrases) -> list[PlacedItem]:
    """Draw the step that last decided something: by what, against whom, and how many bullets."""
    text, count, other = phrases.texts, moment.count, view.seats[moment.seat]
    facts: dict[str, str | int] = {
        "name": phrases.name(moment.seat),
        "by": phrases.name(1 - moment.seat),
        "card": text(f"ragnguns-card-{moment.card}") if moment.card else "",
        "total": other.pistolero_wounds,
        "left": BARREL - other.pistolero_wounds,
    }
    if moment.kind == "played":
        title = text("picture-ragnguns-plays", name=facts["name"], card=facts["card"])
        front = (card if moment.card in CARDS else pistolero)(moment.card, STAGED, phrases, mark=True)
        effects = (EFFECTS if moment.card in CARDS else ABILITIES)[moment.card]
        says = " ".join(effect_done(moment, phrases)) or does(effects[count], text, ".short")
        return strip_of([front], title, says.replace(POWER_SIGN, text("picture-ragnguns-power")))
    title = text(f"picture-ragnguns-{moment.kind}", **facts, count=count)
    bullets = Badge("bullet", f"{'−' if moment.kind in (*PAID, 'covered') else '+'}{count}", 92, tone="brick")
    if moment.kind == "sprung":
        front = card(moment.card, STAGED, phrases, mark=True)
        effect = TRAPS[moment.card]
        zone = text(f"picture-ragnguns-{effect.zone}") if effect.zone else ""
        key = f"ragnguns-does-{effect.does}.against"
        facts |= {"count": effect.count, "lost": count, "zone": zone}
        if not count and effect.does != "nothing":
            key = "picture-ragnguns-harmless"
        return strip_of(
            [front], title, text(key, **facts) if text.has(key) else does(effect, text), tone="brick"
        )
    if moment.kind in PAID:
        lying = card(moment.card, STAGED, phrases) if moment.card else trap(STAGED, "")
        return strip_of([lying, bullets], title, text(f"picture-ragnguns-{moment.kind}-then", **facts))
    cards = [
        replace(item, faint=True, mood="dead") if struck.falls else item
        for struck, item in struck_cards(moment, phrases)
    ]
    parts = [*shot_at(view, moment, cards, phrases), bullets]
    line = text(f"picture-ragnguns-{'total' if moment.kind == 'hit' else 'target'}", **facts)
    return [*(placed := strip_of(parts, title, line, tone="brick")), *_hit_marks(placed, cards, moment)]


def _hit_marks(
    placed: Sequence[PlacedItem], cards: Sequence[CardItem], moment: Moment
) -> Iterator[PlacedItem]:
    """Yield the crosses on cards that fell, and on those beside the target how many bullets hit them."""
    at = {item: (item, x, y) for item, x, y in placed if item in cards}
    for struck, item in zip(moment.fresh, cards):
        if struck.falls:
            yield cross(*at[item])
        if key_of(struck.card) != moment.card:
            (width, height), (_, x, y) = item.size, at[item]
            badge = Badge("bullet", f"+{struck.count}", 56, tone="brick")
            yield PlacedItem(badge, x + (width - badge.size[0]) // 2, y + height - 48)


def struck_cards(moment: Moment, phrases: Phrases) -> list[tuple[Struck, CardItem]]:
    """Return the cards that the newest bullets hit, the one of the moment larger than those before it."""
    others = sum(key_of(struck.card) != moment.card for struck in moment.fresh)
    rows = [(struck, key_of(struck.card)) for struck in moment.fresh]
    narrow = NUMBERED // max(1, others)
    return [
        (struck, card(key, STAGED if key == moment.card else narrow, phrases, on_table=True))
        for struck, key in rows
    ]


def shot_at(view: View, moment: Moment, cards: Sequence[Item], phrases: Phrases) -> list[Item]:
    """Return who fires or what, and whom it hits, after the cards that are hit."""
    targets: list[Item] = []
    if moment.kind == "hit":
        targets = [Portrait(f"ragnguns/{view.seats[moment.seat].pistolero}", STAGED + 30)]
    elif moment.card not in (key_of(struck.card) for struck in moment.fresh):
        targets = [card(moment.card, STAGED, phrases, on_table=True)]
    return [*aimed(view, moment.seat, moment.by, phrases), *cards, *targets]


def cross(item: Item, x: int, y: int) -> PlacedItem:
    """Return the cross on a card that fell."""
    width, height = item.size
    size = width * CROSS // STAGED
    return PlacedItem(
        Icon("cross", size, "brick", "panel"), x + (width - size) // 2, y + (height - size) // 2
    )


def aimed(view: View, target: Seat, by: str, phrases: Phrases) -> list[Item]:
    """Return the card that fired, in a Shootout the one in the Alley, or the Pistolero, with an arrow."""
    own, arrow = view.seats[1 - target], Icon("right", 64, "brass", "panel")
    in_alley = [posed.card for posed in own.posed if posed.zone == ALLEY]
    if by in CARDS or (by == VOLLEY and in_alley):
        return [card(by if by in CARDS else in_alley[0], STAGED, phrases, mark=True, on_table=True), arrow]
    return [Portrait(f"ragnguns/{own.pistolero}", STAGED + 30, turn=True), arrow]


def _legend(phrases: Phrases) -> list[PlacedItem]:
    """Say what a turn is, step by step, and in a word each what the signs on cards mean."""
    zone = ZoneItem(SCENE_WIDTH - 2 * EDGE, 3 * LEGEND + 16, tone="plum")
    items: list[PlacedItem] = [PlacedItem(zone, EDGE, 0)]
    half, number = ROOM // 2, 0
    for n, line in enumerate(STEPS):
        for m, icon in enumerate(line):
            number += 1
            parts = [
                Label(str(number), 36, LEGEND, DIGIT, "slab", "brass", "center"),
                Icon(icon, 46, "dust", "panel"),
                Label(phrases.texts(f"picture-ragnguns-step-{icon}"), half - 116, LEGEND, NAME, "bold"),
            ]
            items += row(parts, EDGE + PAD + m * half, 8 + n * LEGEND, half, gap=12, height=LEGEND)
    signs: list[Item] = []
    for icon in SIGNS:
        word = phrases.texts(f"picture-ragnguns-sign-{icon}")
        signs += [Icon(icon, 42, "brass", "panel")]
        signs += [Label(word, round(text_width(word, "text", NAME)) + 10, LEGEND, NAME, "text", "dust")]
    items += row(signs, EDGE + PAD, 4 + 2 * LEGEND, ROOM, gap=GAP, align="center", height=LEGEND)
    return items


def _traps_to_answer(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    own, known, text = view.seats[seat], view.hidden[seat], phrases.texts
    notes, price = [str(stake) for stake in own.traps], own.traps[0] + own.toll
    fronts = [card(name, STAGED, phrases) for name in known.traps] if known else []
    title = text("picture-ragnguns-set", seat=phrases.name(seat), count=len(notes))
    more = view.seats[1 - seat].bullets - price
    can = "outbid" if more > 0 else "pay" if more == 0 else "none" if view.seat == 1 - seat else "seen"
    if view.seat == seat and more >= 0:
        can = f"set-{can}"
    names = {"name": phrases.name(seat), "by": phrases.name(1 - seat)}
    line = text("picture-ragnguns-ways", **names, price=price, more=price + 1, can=can)
    backs = [] if fronts else [trap(STAGED, note) for note in notes]
    items: list[CardItem | CardBackItem] = [*fronts, *backs]
    if len(notes) > 1:  # numbered as the answers name them
        items = [replace(item, width=NUMBERED, number=n) for n, item in enumerate(items, 1)]
    placed = strip_of(items, title, line if len(notes) == 1 else text("picture-ragnguns-ways-many"))
    if len(notes) > 1:
        placed[1 : len(notes) + 1] = [at._replace(y=EDGE) for at in placed[1 : len(notes) + 1]]
    if fronts:
        badges = [(Badge("bullet", note, tone="coal"), x, y) for note, (_, x, y) in zip(notes, placed[1:])]
        placed += [PlacedItem(badge, x, y + items[0].size[1] - 66) for badge, x, y in badges]
    return placed


def strip_of(cards: Sequence[Item], title: str, line: str, tone: str = "plum") -> list[PlacedItem]:
    """Draw cards from the left, with a title and a line beside them."""
    width = SCENE_WIDTH - 2 * EDGE
    most = min(sum(item.size[0] + GAP for item in cards), width * 2 // 3)
    x = EDGE + PAD + most + PAD
    room, whole = EDGE + width - 2 * PAD - x, STRIP - 16
    high = 64 if title and line else whole
    texts = [Label(title, room, high, 58, "display", "brass")] if title else []
    if line:
        texts.append(Label(line, room, whole - high if title else whole, 54, "bold"))
    return [
        PlacedItem(ZoneItem(width, STRIP, tone=tone), EDGE, 0),
        *row(cards, EDGE + PAD, 8, most - GAP, gap=GAP, height=whole),
        *column(texts, x, 8, gap=0),
    ]


class Side:
    """One seat's half of the table, in pixels of the whole picture."""

    def __init__(self, view: View, seat: Seat, phrases: Phrases, top: int, tone: str) -> None:
        self.view, self.seat, self.phrases, self.top, self.tone = view, seat, phrases, top, tone
        self.own = view.seats[seat]
        self.left = EDGE + PAD
        self.cards = top + PAD + LINE + 6  # where cards begin
        self.foot = self.cards + round(POSED * CARD) + 8  # below them
        self.shelter, self.alley = (self.left + OWN + GAP + n * (POSED + GAP) for n in range(2))
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
        """Draw the Pistolero with the bullets taken and the traps set, and below them the deck."""
        own, x = self.own, self.left
        dead = own.pistolero_wounds >= BARREL
        known = own.pistolero_wounds - self._recent()
        for n in range(BARREL):
            is_new = known <= n < own.pistolero_wounds
            tone, ground = ("brick", "paper") if is_new else ("brass", "")
            hole = IconRow("ragnguns-hole", int(n < own.pistolero_wounds), 1, HOLE, tone, ground)
            left, top = x + POSED + 8 + n % HOLES * (HOLE + 4), self.cards + n // HOLES * (HOLE + 4)
            yield PlacedItem(hole, left, top)
        if own.in_alley:
            yield PlacedItem(Pile(POSED - 8, 0, icon="hat"), x, self.cards)
        elif own.pistolero:
            front = pistolero(own.pistolero, POSED, self.phrases, faint=dead, on_table=True)
            yield PlacedItem(front, x, self.cards)
        else:
            yield PlacedItem(CardBackItem(POSED, "leather", "hat"), x, self.cards)
        stakes, moment = [*own.traps], self.view.moment
        if moment and (self.seat, "place-trap") in self.view.waiting:  # it is on its way back
            stakes.remove(moment.count - own.toll)
        if notes := "·".join(map(str, stakes)):  # in one badge: one for each would hide the hits
            yield PlacedItem(Badge("trap", notes, tone="plum"), x - 8, self.cards - 8)
        if own.ready and not own.in_alley and not self.view.over:
            text = self.phrases.texts("picture-ragnguns-ready")
            yield PlacedItem(Icon("boot", 46, "brass", "panel"), x, self.foot + 8)
            yield PlacedItem(Label(text, OWN - 54, FOOT - 6, NAME, "slab", "brass"), x + 54, self.foot)
            return
        word = Label(self.phrases.texts("picture-ragnguns-deck"), POSED, FOOT, NAMED)
        yield from row([Badge("deck", str(own.deck_size)), word], x, self.foot, OWN + GAP, gap=6)

    def _recent(self) -> int:
        """Return the hits in this turn and the one before: they are red."""
        hits = () if self.view.over else self.view.hits
        return sum(hit.count for hit in hits if hit.seat == self.seat and hit.turn >= self.view.turn - 1)

    def street(self) -> Iterator[PlacedItem]:
        yield from self._named("picture-ragnguns-shelter", self.shelter, POSED)
        yield from self._named("picture-ragnguns-alley", self.alley, POSED)
        yield from self._posed(SHELTER, self.shelter)
        if self.own.in_alley:
            front = pistolero(self.own.pistolero, POSED, self.phrases, mark=True, on_table=True)
            yield PlacedItem(front, self.alley, self.cards)
        else:
            yield from self._posed(ALLEY, self.alley)
        barred = self.current and self.view.barred
        fired = self.current and self.view.volleys > sum(self._lasting(VOLLEYS).values())
        if barred or self.own.firepower:
            power, tone = str(self.own.firepower), "coal" if fired else "brick"
            yield PlacedItem(Badge("lock" if barred else POWER, power, tone=tone), *self._corner(ALLEY))
        for zone, count in self._lasting(TOLL).items():
            yield PlacedItem(Badge("trap", f"+{count}", tone="plum"), *self._corner(zone))

    def _lasting(self, does: str) -> dict[str, int]:
        """Return the zones whose cards do this, and how much."""
        effects = ((own.zone, LASTING.get((key_of(own.card), own.zone))) for own in self.own.posed)
        return {zone: effect.count for zone, effect in effects if effect and effect.does == does}

    def _corner(self, zone: str) -> tuple[int, int]:
        return (self.alley if zone == ALLEY else self.shelter) - 8, self.cards - 20

    def _named(self, key: str, x: int, width: int) -> Iterator[PlacedItem]:
        label = Label(self.phrases.texts(key), width, LINE - 8, NAME, "slab", align="center")
        yield PlacedItem(label, x, self.top + PAD - 2)

    def _posed(self, zone: str, x: int) -> Iterator[PlacedItem]:
        posed_card = next((posed for posed in self.own.posed if posed.zone == zone), None)
        if posed_card is None:
            yield PlacedItem(Pile(POSED - 8, 0, icon=zone), x, self.cards)
            return
        yield PlacedItem(card(posed_card.card, POSED, self.phrases, on_table=True), x, self.cards)
        size = min(44, (POSED - 8) // max(1, posed_card.resistance) - 4)
        holes = IconRow("ragnguns-hole", posed_card.wounds, posed_card.resistance, size, "ink", "paper")
        yield PlacedItem(holes, x + (POSED - holes.size[0]) // 2, self.foot - size)
        yield self._name(short_name(posed_card.card, self.phrases.texts), x, POSED)

    def _name(self, name: str, x: int, width: int) -> PlacedItem:
        """Return the name of a card below it, in two lines rather than small."""
        start, hyphen, end = name.rpartition("-")
        lines = f"{start}-\n{end}" if hyphen and " " not in name else name
        label = Label(lines, width + 6, FOOT - 4, CARD_NAME, "slab", align="center")
        return PlacedItem(label, x - 3, self.foot)

    def ammunition(self) -> Iterator[PlacedItem]:
        """Draw the bullets, and below them the loaded barrel and the belt, each below its name."""
        own, x = self.own, self.bullets
        yield from self._named("picture-ragnguns-bullets", x, AMMUNITION)
        if self.current or own.bullets:  # out of turn there are none
            loaded = Badge("bullet", str(own.bullets), 74, tone="gold" if self.current else "")
            yield from row([loaded], x, self.cards - 4, AMMUNITION, align="center")
        wheel = ArtItem("ragnguns-cylinder", 50, 50, (("loaded", own.barrel),))
        rows: list[tuple[str, list[Item]]] = [
            ("barrel", [wheel, Label(str(own.barrel), 44, 66, DIGIT, "slab", "chalk")]),
            ("belt", [Badge("belt", str(own.belt))]),
        ]
        high = (self.foot + FOOT - self.cards - 70) // len(rows)
        for n, (name, parts) in enumerate(rows):
            y, word = self.cards + 70 + n * high, self.phrases.texts(f"picture-ragnguns-{name}")
            yield PlacedItem(Label(word, AMMUNITION, WORD, NAMED, align="center"), x, y)
            yield from row(parts, x, y + high - 60, AMMUNITION, gap=8, align="center", height=56)

    def stash(self) -> Iterator[PlacedItem]:
        """Draw both piles of the stash, and below each the name of its top card."""
        yield from self._named("picture-ragnguns-stash", self.piles, PILES)
        across = (PILES - GAP) // 2
        for n, place in enumerate(self._piles()):
            x = self.piles + n * (across + GAP)
            for below in range(min(place.height, PILED) - 1, 0, -1):
                back = CardBackItem(STASHED, "leather", "hat")
                yield PlacedItem(back, x + 6 * below, self.cards + 6 * below)
            yield PlacedItem(self._top(place), x, self.cards)
            if place.height:
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
        if not place.height:
            return Pile(STASHED - 8, 0, icon="stash")
        if place.top == BACK:
            return CardBackItem(STASHED, TRAP, "trap")
        return card(place.top, STASHED, self.phrases, on_table=True)
