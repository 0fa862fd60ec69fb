"""The pictures of Revolver 2: cards, hand and table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.i18n.texts import Phrases
from bot.render.icons import face
from bot.render.layout import bottom, row, sheet_width, widened
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardItem,
    Icon,
    IconRow,
    IconValue,
    Label,
    Pile,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.revolver.cards import (
    BRIDGE,
    CARDS,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    card_data,
    key_of,
    side_of,
)
from engine.games.revolver.view import View

EDGE = 12
ACROSS, HAND_WIDTH = 7, 142  # cards in a row of the hand, and their width
MIN_ASPECT = 1.1  # width by height: a hand of three rows is too high for a phone
TONES = {FIREPOWER: "slate", OBSTRUCTION: "leather"}  # by type; one-shots are plum
GANG = "brick"  # of Mapache's firepower
POKER_SIGNS = {"number": "poker", "cheat": "joker", "accusation": "firepower"}


def sign(option: str) -> str:
    """Return a card's, poker card's or battlefield's sign, a hat for a person, or nothing."""
    key = key_of(option)
    if key in POKER:
        return POKER_SIGNS[POKER[key].kind]
    fact = CARDS.get(key) or FIELDS.get(key)
    return (fact.icon if fact else "") or ("person" if key in PEOPLE or key in CARDS else "")


def card(name: str, width: int, phrases: Phrases, number: int = 0, tokens: int = 0) -> CardItem:
    if key_of(name) in POKER:
        return poker(name, width, phrases, number)
    data = card_data(name)
    tone = GANG if data.type == FIREPOWER and side_of(name) != GUARDIANS else TONES.get(data.type, "plum")
    gun = f"{data.firepower}+{tokens}" if tokens else str(data.firepower)
    values = (
        ("firepower", gun if data.type == FIREPOWER else ""),
        ("discard", data.cost),
        ("keg", data.kegs),
        ("ammunition", data.ammo),
    )
    pips = tuple(IconValue(what, str(value)) for what, value in values if value)
    title = phrases.texts(f"revolver-card-{data.key}")
    portrait = "" if data.icon else f"revolver/{data.key}"
    picture = face(f"revolver/{data.key}", data.icon) if data.icon else ""
    return CardItem(width, title, tone, picture, portrait, pips=pips, number=number)


def guardian(key: str, width: int, phrases: Phrases) -> CardItem:
    person = PEOPLE[key]
    grit = [IconValue("grit", str(person.grit))] if person.grit else []
    pips = (IconValue("shield", str(person.rating)), *grit)
    title = phrases.texts(f"revolver-card-{person.key}")
    return CardItem(width, title, "sage", portrait=f"revolver/{person.key}", pips=pips)


def battlefield(key: str, width: int, phrases: Phrases) -> CardItem:
    field = FIELDS[key]
    pips = (IconValue("shield", str(field.defence)),)
    picture = face(f"revolver/{field.key}", field.icon)
    return CardItem(width, phrases.texts(f"revolver-card-{field.key}"), "leather", picture, pips=pips)


def fanned(name: str, width: int, phrases: Phrases, tokens: int = 0) -> CardItem:
    whole = card(name, width, phrases, tokens=tokens)
    gun = next((pip.value for pip in whole.pips if pip.icon == "firepower"), "")
    return replace(whole, title="", pips=(), corner=gun)


def poker(name: str, width: int, phrases: Phrases, number: int = 0) -> CardItem:
    data = POKER[key_of(name)]
    corner = str(data.value) if data.value else ""
    title = phrases.texts(f"revolver-card-{data.key}")
    picture = face(f"revolver/{data.key}", POKER_SIGNS[data.kind])
    return CardItem(width, title, "gold", picture, corner=corner, number=number)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Return the seat's own cards, numbered as in the list; searched or spied ones come first."""
    items: list[PlacedItem] = []
    piles = [sorted(cards, key=lambda name: numbers.get(name, 0)) for cards in (view.spied, view.searching)]
    rows = [names for cards in (*piles, view.poker or view.hand) for names in _rows(cards)]
    width = sheet_width(min(ACROSS, max(map(len, rows), default=0)), HAND_WIDTH, EDGE)
    for names in rows:
        card_width = (
            HAND_WIDTH if len(names) <= ACROSS else max(100, (SCENE_WIDTH - EDGE) // len(names) - EDGE)
        )
        fronts = [card(name, card_width, phrases, numbers.get(name, 0)) for name in names]
        items += row(fronts, EDGE, bottom(items) + EDGE, width - 2 * EDGE, gap=EDGE, align="center")
    scene = Scene(width, bottom(items) + EDGE, tuple(items))
    return widened(scene, int(scene.height * MIN_ASPECT)) if items else None


def _rows(cards: Sequence[str]) -> list[Sequence[str]]:
    """Split cards into rows of about equal length."""
    max_count = ACROSS if len(cards) <= 3 * ACROSS else -(-len(cards) // 3)
    count = -(-len(cards) // max_count) if cards else 0
    length = -(-len(cards) // count) if count else 1
    return [cards[n : n + length] for n in range(0, len(cards), length)]


SIDES, MAP, FIGHT, PEOPLE_HEIGHT = 116, 132, 292, 132  # heights of the zones
HALF = (SCENE_WIDTH - 3 * EDGE) // 2
SCORE = 190  # width of the score of the fight
CARD = (120, 156)  # width in play, from many to few
MAX_APART, FAN_WIDTH = 3, 100  # more cards overlap, at this width
SIGN = {"guardians": "shield", "mapache": "raccoon"}


def table(view: View, phrases: Phrases) -> Scene:
    items = [placed for seat in range(len(view.seats)) for placed in _side(view, seat, phrases)]
    y = EDGE + SIDES + EDGE
    if view.battlefield_index < 0:
        items += [placed for seat in range(len(view.seats)) for placed in _tournament(view, seat, phrases, y)]
        y += FIGHT + EDGE
    else:
        items += [*_map(view, phrases, y), *_fight(view, phrases, y + MAP + EDGE)]
        y += MAP + EDGE + FIGHT + EDGE
    items += _people(view, phrases, y)
    return Scene(SCENE_WIDTH, y + PEOPLE_HEIGHT + EDGE, tuple(items))


def _side(view: View, seat: Seat, phrases: Phrases) -> Iterator[PlacedItem]:
    own, left = view.seats[seat], _left(view, seat)
    is_to_act = any(seat == other for other, _ in view.waiting)
    won = view.over and seat in view.winners
    sign = "trophy" if won else "hourglass" if is_to_act else "" if view.over else "check"
    turn = won or (not view.over and (seat == view.current or view.battlefield_index < 0) and is_to_act)
    yield PlacedItem(ZoneItem(HALF, SIDES, turn=turn), left, EDGE)
    yield PlacedItem(Icon(SIGN[own.side], 84, "brass" if turn else "dust", "panel"), left + 14, EDGE + 16)
    yield PlacedItem(Plate(HALF - 126, phrases.name(seat), turn, sign, 50), left + 110, EDGE + 10)
    badges = [
        Badge("hand", str(own.hand_size or own.poker_size), 40),
        Badge("deck", str(own.deck), 40),
        Badge("discard", str(len(own.discard)), 40),
    ]
    badges += [Badge("people", str(view.army), 40, "brick")] if seat != view.padre else []
    badges += [Badge("down", str(own.slowed), 40, "coal")] if own.slowed else []
    badges += [Badge("lock", "1", 40, "coal")] if own.one_card_limit else []
    yield from row(badges, left + 110, EDGE + 67, HALF - 126, gap=12)


def _left(view: View, seat: Seat) -> int:
    return EDGE if seat != view.padre else 2 * EDGE + HALF


def _tournament(view: View, seat: Seat, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    own, left = view.seats[seat], _left(view, seat)
    yield PlacedItem(ZoneItem(HALF, FIGHT), left, y)
    yield PlacedItem(Icon("trophy", 40, "dust", "panel"), left + 16, y + 14)
    yield PlacedItem(IconRow("star", own.rounds, 3, 40, "brass"), left + 70, y + 14)
    fronts = [poker(name, 150, phrases) for name in own.poker_revealed]
    backs = [CardBackItem(150, "slate" if seat == view.padre else "brick", "poker")] * own.poker_size
    yield from row([*fronts, *backs], left + 16, y + 68, HALF - 32, gap=10)


def _map(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    width = (SCENE_WIDTH - EDGE * (len(view.fields) + 1)) // len(view.fields)
    for n, field in enumerate(view.fields):
        x, here = EDGE + n * (width + EDGE), n == view.battlefield_index and not view.over
        yield PlacedItem(ZoneItem(width, MAP, turn=here), x, y)
        past = n < view.battlefield_index
        ink = "brass" if here else "dust" if past else "chalk"
        gone = field.key == BRIDGE and view.bridge_gone
        yield PlacedItem(
            Icon("dynamite" if gone else FIELDS[field.key].icon, 46, ink, "panel"), x + 10, y + 10
        )
        name = phrases.texts(f"revolver-card-{field.key}")
        color = "dust" if past else "chalk"
        yield PlacedItem(Label(name, width - 70, 50, 25, "slab", color), x + 62, y + 8)
        yield from _state(view, n, x + 10, y + 66, width - 20)


def _state(view: View, n: int, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    field = view.fields[n]
    boxes = FIELDS[field.key].boxes
    if n == view.battlefield_index:
        yield PlacedItem(IconRow("marker", min(view.box, boxes), boxes, 24, "brass"), x, y)
    elif n > view.battlefield_index:
        yield PlacedItem(IconRow("ring", 0, boxes, 20, "dust"), x, y + 2)
    else:
        yield PlacedItem(Icon("check", 24, "dust", "panel"), x, y)
    badges = [Badge("shield", str(field.defence), 30)] if n >= view.battlefield_index else []
    if n >= view.battlefield_index and any(FIELDS[field.key].recruits):
        badges.append(Badge("recruit", _recruits(field.key), 30))
    if n != view.battlefield_index:  # the fight shows these
        badges += [Badge("raccoon", str(len(field.gang)), 30, "brick")] if field.gang else []
        badges += [Badge("hat", str(len(field.guards)), 30, "slate")] if field.guards else []
    yield from row(badges, x, y + 30, width, gap=6)


def _recruits(key: str) -> str:
    field = FIELDS[key]
    sure, skipped = field.recruits[: field.normal], field.recruits[field.normal :]
    bracketed = f" ({'·'.join(map(str, skipped))})" if skipped else ""
    return "·".join(map(str, sure)) + bracketed


def _fight(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    field, width = view.fields[view.battlefield_index], (SCENE_WIDTH - SCORE - 4 * EDGE) // 2
    right = SCENE_WIDTH - EDGE - width
    sides = (
        (EDGE, phrases.texts("revolver-mapache"), "raccoon", field.gang, field.gang_power, "brick"),
        (right, phrases.texts("revolver-guardians"), "shield", field.guards, field.guards_power, "slate"),
    )  # fmt: skip
    for x, title, icon, cards, power, tone in sides:
        yield PlacedItem(ZoneItem(width, FIGHT, title, icon, tone), x, y)
        yield from _cards(view, cards, phrases, x + 14, y + 54, width - 28)
        if power:
            yield PlacedItem(Badge("plus", str(power), 38, tone), x + width - 90, y + 6)
    yield from _score(view, 2 * EDGE + width, y)


def _cards(
    view: View, cards: Sequence[str], phrases: Phrases, x: int, y: int, width: int
) -> Iterator[PlacedItem]:
    tokens = dict(view.power)
    look, min_width = (card, CARD[0]) if len(cards) <= MAX_APART else (fanned, FAN_WIDTH)
    card_width = min(CARD[1], max(min_width, width // max(1, len(cards)) - 8))
    fronts = [look(name, card_width, phrases, tokens=tokens.get(name, 0)) for name in cards]
    yield from row(fronts or [Pile(card_width, 0, icon="firepower")], x, y, width, gap=8)


def _score(view: View, x: int, y: int) -> Iterator[PlacedItem]:
    yield PlacedItem(ZoneItem(SCORE, FIGHT, turn=False), x, y)
    half, (gang, guards) = SCORE // 2, view.totals or (0, 0)
    ahead, behind = ("brass", "chalk") if gang > guards else ("chalk", "brass")
    yield PlacedItem(Icon("raccoon", 44, "dust", "panel"), x + half // 2 - 16, y + 20)
    yield PlacedItem(Icon("shield", 44, "dust", "panel"), x + half + half // 2 - 28, y + 20)
    yield PlacedItem(Label(str(gang), half - 14, 84, 72, "display", ahead, "center"), x + 10, y + 74)
    yield PlacedItem(Label(str(guards), half - 14, 84, 72, "display", behind, "center"), x + half + 4, y + 74)
    extra = [Badge("shield", f"+{view.fields[view.battlefield_index].defence}", 36)]
    extra += [Badge("hat", f"+{view.cover}", 36)] if view.cover else []
    extra += [Badge("raccoon", f"+{view.charge}", 36)] if view.charge else []
    for n, badge in enumerate(extra[:3]):
        yield PlacedItem(badge, x + 16, y + 168 + n * 40)


def _people(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, PEOPLE_HEIGHT), EDGE, y)
    people = sorted(view.guardians, key=lambda person: PEOPLE[person[0]].rating)
    room = SCENE_WIDTH - 2 * EDGE - 20 - 96
    step = min(92, room // max(1, len(people)))
    size = min(76, step - 4)
    for n, (person, grit) in enumerate(people):
        x = EDGE + 14 + n * step
        yield PlacedItem(Portrait(f"revolver/{key_of(person)}", size), x, y + 10)
        yield PlacedItem(
            Label(str(PEOPLE[person].rating), size, 34, 29, "slab", "chalk", "center"), x, y + 90
        )
        for token in range(grit):
            yield PlacedItem(Icon("grit", 26, "brass", "panel"), x + size - 26 + token * 6, y + 62)
    fallen = SCENE_WIDTH - EDGE - 96
    yield PlacedItem(Icon("tombstone", 56, "dust", "panel"), fallen + 14, y + 16)
    yield PlacedItem(Label(str(len(view.lost)), 84, 40, 34, "slab", "dust", "center"), fallen, y + 80)
