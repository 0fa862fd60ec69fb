"""The strip between the sides of the table: what is being played or decided last, and Pièges to answer."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.ragnguns.cards import POWER_SIGN, card, does, pistolero, trap
from bot.games.ragnguns.summary import effect_done
from bot.i18n.texts import Phrases
from bot.render.layout import column, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardItem,
    Icon,
    Item,
    Label,
    PlacedItem,
    Portrait,
    ZoneItem,
)
from bot.render.typesetting import width as text_width
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import CARDS, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as ABILITIES
from engine.games.ragnguns.state import ALLEY, BARREL, VOLLEY, Moment, Struck
from engine.games.ragnguns.view import Shot, View

EDGE, PAD, GAP = 12, 12, 14  # between the sides, within them, and from card to card
ROOM = SCENE_WIDTH - 2 * EDGE - 2 * PAD
NAME = 44  # pixels of an em of the names of places
NUMBERED = 112  # width of one of several traps with its number below it
STAGED, STRIP = 154, 206  # width of a card between the sides, and height of that strip
GOAL = 84  # height of the line that says what is missing
LEGEND = 62  # height of a line of a turn's steps, or of signs with their words
LEARNT = 2  # turns of both seats together, in which a turn and the signs are explained
STEPS = (("deck", "bullet"), ("aim", "stash"))  # of a turn, in two lines
SIGNS = ("bullet", "aim", "bricks", "trap")
CROSS = 130  # size of the cross on a card that fell
KILL = 250  # width of a Pistolero who fires the last bullets, or falls to them
PAID = ("paid", "overbid")  # moments in which bullets are spent
STILL = (*PAID, "played")  # those that nothing leads up to


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
        return legend(phrases)
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
    effects = [POSED[key, zone] for zone in zones if (key, zone) in POSED]
    says = [does(effect, text, ".short") for effect in effects]
    title, line = text("picture-ragnguns-played"), text(f"ragnguns-card-{key}")
    return strip_of([front], *((line, *says) if says else (title, line)))


def _shot_at(view: View, shot: Shot, phrases: Phrases) -> list[PlacedItem]:
    """Draw what fires at whom, and how many bullets, while these are shared out."""
    seat = next(seat for seat, kind in view.waiting if kind == "split")
    title = phrases.texts("picture-ragnguns-fires", by=phrases.name(1 - seat), name=phrases.name(seat))
    bullets = Badge("bullet", str(shot.bullets), 92, tone="brick")
    parts = [*aimed(view, seat, shot.by, phrases, at=True), bullets]
    key = f"picture-ragnguns-split{'-fatal' if shot.is_fatal else ''}"
    return strip_of(parts, title, split_text(key, seat, shot, view, phrases), tone="brick")


def split_text(key: str, seat: Seat, shot: Shot, view: View, phrases: Phrases) -> str:
    """Return the message with what the card in the alley can stop of these bullets."""
    card_name = next(phrases.value(posed.card) for posed in view.seats[seat].posed if posed.zone == ALLEY)
    names = {"by": phrases.value(shot.by), "card": card_name}
    return phrases.texts(key, **names, bullets=shot.bullets, stopped=shot.stopped)


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
        says = " · ".join(effect_done(moment, phrases)) or does(effects[count], text, ".short")
        return strip_of([front], title, says.replace(POWER_SIGN, text("picture-ragnguns-power")))
    title = text(f"picture-ragnguns-{moment.kind}", **facts, count=count)
    bullets = Badge("bullet", f"{'−' if moment.kind in (*PAID, 'covered') else '+'}{count}", 92, tone="brick")
    if moment.kind == "hit" and not facts["left"]:
        return _kill(view, moment, title, bullets, phrases)
    if moment.kind == "sprung":
        front = card(moment.card, STAGED, phrases, mark=True)
        return strip_of([front], title, _done_by_trap(moment, facts, phrases), tone="brick")
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


def _done_by_trap(moment: Moment, facts: Mapping[str, str | int], phrases: Phrases) -> str:
    text, effect = phrases.texts, TRAPS[moment.card]
    if not moment.count and effect.does != "nothing":
        return text("picture-ragnguns-harmless", **facts)
    key = f"ragnguns-does-{effect.does}.against"
    if not text.has(key):
        return does(effect, text)
    zone = text(f"picture-ragnguns-{effect.zone}") if effect.zone else ""
    return text(key, **{**facts, "count": effect.count, "lost": moment.count, "zone": zone})


def _kill(view: View, moment: Moment, title: str, bullets: Badge, phrases: Phrases) -> list[PlacedItem]:
    """Draw the shot that ends the game larger than all else: who fires, and who falls."""
    shooter, arrow = aimed(view, moment.seat, moment.by, phrases, width=KILL)
    target = Portrait(f"ragnguns/{view.seats[moment.seat].pistolero}", KILL + 30, mood="dead")
    high = max(shooter.size[1], target.size[1]) + 16
    zone = ZoneItem(SCENE_WIDTH - 2 * EDGE, high + GOAL, tone="brick", turn=True)
    parts = [shooter, arrow, bullets, target]
    fight = [*row(parts, EDGE + PAD, 0, ROOM, gap=2 * GAP, align="center", height=high)]
    words = PlacedItem(Label(title, ROOM, GOAL - 8, 76, "display", "brass", "center"), EDGE + PAD, high)
    return [PlacedItem(zone, EDGE, 0), *fight, cross(*fight[-1]), words]


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
    width, height = item.size
    size = width * CROSS // STAGED
    return PlacedItem(
        Icon("cross", size, "brick", "panel"), x + (width - size) // 2, y + (height - size) // 2
    )


def aimed(
    view: View, target: Seat, by: str, phrases: Phrases, *, at: bool = False, width: int = STAGED
) -> list[Item]:
    """Return the card that fired, in a Shootout the one in the Alley, or the Pistolero, with an arrow.

    `at`: and then whom it is aimed at.
    """
    own, arrow = view.seats[1 - target], Icon("right", 64, "brass", "panel")
    in_alley = [posed.card for posed in own.posed if posed.zone == ALLEY]
    if by in CARDS or (by == VOLLEY and in_alley):
        shooter: Item = card(by if by in CARDS else in_alley[0], width, phrases, mark=True, on_table=True)
    else:
        shooter = Portrait(f"ragnguns/{own.pistolero}", width + 30, turn=True)
    return [shooter, arrow, *([Portrait(f"ragnguns/{view.seats[target].pistolero}", STAGED)] if at else [])]


def legend(phrases: Phrases) -> list[PlacedItem]:
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
