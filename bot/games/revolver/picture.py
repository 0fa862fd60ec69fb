"""The pictures of Revolver 2: cards, hand and table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.icons import face
from bot.render.layout import bottom, column, hand_rows, hand_shape, row
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardItem,
    Icon,
    IconValue,
    Item,
    Label,
    PathItem,
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
HIGHEST = 572  # pixels of a hand's rows, so that the board fits above them on a phone
OPENED_BY_HAND = ("play", "cost", "keg", "second-keg")  # decisions about cards on the board
SIGNED, TITLED = 200, 150  # narrower cards have no room for a sign, nor for a name and price
TONES = {FIREPOWER: "slate", OBSTRUCTION: "leather"}  # tones by type; one-shots are plum
GANG = "brick"  # tone of Mapache's firepower
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
    values = (
        ("discard", data.cost),
        ("keg", data.kegs),
        ("ammunition", data.ammo),
    )
    pips = tuple(IconValue(what, str(value)) for what, value in values if value)
    title = phrases.texts(f"revolver-card-{data.key}")
    portrait = "" if data.icon else f"revolver/{data.key}"
    picture = face(f"revolver/{data.key}", data.icon) if data.icon else ""
    corner, sign = (str(data.firepower + tokens), "firepower") if data.type == FIREPOWER else ("", "")
    sign = sign if width >= SIGNED else ""
    if width < TITLED:
        title, pips = "", ()
    return CardItem(width, title, tone, picture, portrait, corner, sign, pips=pips, number=number)


def guardian(key: str, width: int, phrases: Phrases) -> CardItem:
    person = PEOPLE[key]
    grit = [IconValue("grit", str(person.grit))] if person.grit else []
    title, corner = phrases.texts(f"revolver-card-{person.key}"), str(person.rating)
    portrait = f"revolver/{person.key}"
    return CardItem(width, title, "sage", "", portrait, corner, "shield", pips=tuple(grit))


def battlefield(key: str, width: int, phrases: Phrases) -> CardItem:
    field = FIELDS[key]
    title, picture = phrases.texts(f"revolver-card-{field.key}"), face(f"revolver/{field.key}", field.icon)
    return CardItem(width, title, "leather", picture, corner=str(field.defence), sign="shield")


def poker(name: str, width: int, phrases: Phrases, number: int = 0) -> CardItem:
    data = POKER[key_of(name)]
    corner = str(data.value) if data.value else ""
    title = phrases.texts(f"revolver-card-{data.key}") if width >= TITLED else ""
    picture = face(f"revolver/{data.key}", POKER_SIGNS[data.kind])
    return CardItem(width, title, "gold", picture, corner=corner, number=number)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the cards to choose from, else the seat's own cards, numbered as in the list."""
    looked_at = [*filter(None, (view.spied, view.searching))]
    piles = [sorted(cards, key=lambda name: numbers.get(name, 0)) for cards in looked_at]
    piles = piles or [[*(view.poker or view.hand)]]
    if not view.decision or view.decision.kind not in OPENED_BY_HAND:
        choice = [name for name in numbers if not any(name in pile for pile in piles)]
        piles = [choice] if choice else piles
    across, width = hand_shape(*map(len, filter(None, piles)), highest=HIGHEST) if any(piles) else (1, 1)
    items: list[PlacedItem] = []
    for names in piles:
        fronts = [_front(name, width, phrases, numbers.get(name, 0)) for name in names]
        items += hand_rows(fronts, bottom(items) + EDGE, across)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def _front(name: str, width: int, phrases: Phrases, number: int) -> CardItem:
    if name in PEOPLE:
        return replace(guardian(name, width, phrases), number=number)
    if name in FIELDS:
        return replace(battlefield(name, width, phrases), number=number)
    return card(name, width, phrases, number)


ROOM = SCENE_WIDTH - 2 * EDGE
BAR, ROAD, FIGHT, ATTACK = (
    76,
    146,
    162,
    100,
)  # heights of the zones, and of the guardians with the last attack
SCORE, BONUS = 180, 120  # widths of a side's total, and of what adds to it
WORD = 46  # pixels of an em of a word beside a number
STATION, HERE = 130, 426  # widths of a battlefield on the road, and of the current one
IN_PLAY = 124  # width of a card in play
ABOVE, BELOW = "brick", "slate"  # rims of the sides
SIGN = {"guardians": "shield", "mapache": "raccoon"}


def table(view: View, phrases: Phrases) -> Scene:
    """Draw the road between the two sides, whose cards lie toward it."""
    below = view.seat or 0
    if view.battlefield_index < 0:
        rows = [_bar(view, 1 - below, phrases, ABOVE), _tournament(view, 1 - below, phrases)]
        rows += [_tournament(view, below, phrases), _bar(view, below, phrases, BELOW)]
    else:
        rows = [
            _bar(view, 1 - below, phrases, ABOVE),
            _fight(view, 1 - below, phrases, ABOVE),
            _road(view, phrases),
        ]
        rows += [_fight(view, below, phrases, BELOW), _bar(view, below, phrases, BELOW)]
    rows.insert(0 if view.padre != below else len(rows), _people(view, phrases))
    items: list[PlacedItem] = []
    y = EDGE
    for line in rows:
        items += (PlacedItem(item, x, y + down) for item, x, down in line)
        y = bottom(items) + EDGE
    return Scene(SCENE_WIDTH, y, tuple(items))


def _bar(view: View, seat: Seat, phrases: Phrases, tone: str) -> list[PlacedItem]:
    own = view.seats[seat]
    is_to_act = any(seat == other for other, _ in view.waiting)
    won = view.over and seat in view.winners
    sign = "trophy" if won else "hourglass" if is_to_act else "" if view.over else "check"
    turn = won or (not view.over and (seat == view.current or view.battlefield_index < 0) and is_to_act)
    badges: list[Item] = [Badge("hand", str(own.hand_size or own.poker_size))]
    badges += [Badge("down", str(own.slowed), tone="coal")] if own.slowed else []
    badges += [Badge("lock", "1", tone="coal")] if own.one_card_limit else []
    army = _army(view, phrases) if seat == view.padre else []
    return [
        PlacedItem(ZoneItem(ROOM, BAR, tone=tone, turn=turn), EDGE, 0),
        PlacedItem(Icon(SIGN[own.side], 64, "brass" if turn else "chalk", "panel"), EDGE + 10, 7),
        PlacedItem(Plate(390, phrases.name(seat), turn, sign, 62, face=phrases.face(seat)), EDGE + 86, 8),
        *row(badges, EDGE + 490, 6, ROOM - 502, gap=10),
        *row(army, EDGE + 490, 6, ROOM - 502, gap=10, align="right", height=66),
    ]


def _army(view: View, phrases: Phrases) -> list[Item]:
    """Return the tokens left until the army comes to the guardians' rescue, with their word."""
    text = phrases.texts("picture-revolver-army")
    word = Label(text, round(typesetting.width(text, "slab", WORD)) + 4, 60, WORD, "slab", "chalk", "right")
    return [word, Badge("people", str(view.army), tone="sage")]


def _tournament(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    own = view.seats[seat]
    fronts = [poker(name, 170, phrases) for name in own.poker_revealed]
    backs = [CardBackItem(170, "slate" if seat == view.padre else "brick", "poker")] * own.poker_size
    return [
        PlacedItem(ZoneItem(ROOM, 232), EDGE, 0),
        *row([*fronts, *backs], EDGE + 14, 14, ROOM - 150, gap=10),
        *column([Icon("star", 60, "brass", "panel")] * own.rounds, SCENE_WIDTH - EDGE - 90, 14, gap=8),
    ]


def _road(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the battlefields from left to right: those behind, the current one, those ahead."""
    middle = 52
    path = PathItem(((0, 0), (ROOM - 40, 0)), "brass", 10, dashed=True)
    items = [PlacedItem(ZoneItem(ROOM, ROAD), EDGE, 0), PlacedItem(path, EDGE + 10, middle - 10)]
    x = EDGE
    for n, field in enumerate(view.fields):
        here = n == view.battlefield_index
        gone = field.key == BRIDGE and view.bridge_gone
        icon = "dynamite" if gone else FIELDS[field.key].icon
        if here:
            items += _battlefield(view, icon, phrases, x)
        else:
            ink = "dust" if n < view.battlefield_index else "chalk"
            items.append(PlacedItem(Icon(icon, 76, ink, "panel"), x + (STATION - 76) // 2, middle - 38))
            left = (("raccoon", field.gang, "brick"), ("hat", field.guards, "slate"))
            badges = [Badge(icon, str(len(cards)), tone=tone) for icon, cards, tone in left if cards]
            items += row(badges, x + 2, ROAD - 68, STATION - 4, gap=4, align="center")
        x += HERE if here else STATION
    return items


def _battlefield(view: View, icon: str, phrases: Phrases, x: int) -> Iterator[PlacedItem]:
    """Draw the current battlefield, and how far the fight has come."""
    field = view.fields[view.battlefield_index]
    boxes = FIELDS[field.key].boxes
    yield PlacedItem(ZoneItem(HERE, ROAD, turn=not view.over), x, 0)
    yield PlacedItem(Icon(icon, 92, "brass", "panel"), x + 14, 10)
    name = phrases.texts(f"revolver-card-{field.key}")
    yield PlacedItem(Label(name, HERE - 132, 84, 44, "slab"), x + 118, 8)
    step = (HERE - 28) // boxes
    for n, recruits in enumerate(FIELDS[field.key].recruits):
        left = x + 16 + n * step
        yield PlacedItem(Icon("marker", 48, "brass", "panel", hollow=n >= view.box), left, 98)
        if n >= FIELDS[field.key].normal:  # may be skipped
            yield PlacedItem(Label("?", 26, 50, 44, "slab", "dust"), left + 44, 94)
        yield from row([Icon("recruit", 44, "chalk", "panel")] * recruits, left + 72, 100, step - 72, gap=2)


def _fight(view: View, seat: Seat, phrases: Phrases, tone: str) -> list[PlacedItem]:
    """Draw a side's cards on the battlefield, what adds to them, and their total."""
    field, tokens = view.fields[view.battlefield_index], dict(view.power)
    gang, guards = view.totals or (0, 0)
    if seat != view.padre:
        cards, own_total, other = field.gang, gang, guards
        bonus = [("plus", field.gang_power), ("raccoon", view.charge)]
    else:
        cards, own_total, other = field.guards, guards, gang
        bonus = [("shield", field.defence), ("plus", field.guards_power), ("hat", view.cover)]
    fronts = [card(name, IN_PLAY, phrases, tokens=tokens.get(name, 0)) for name in cards]
    ahead = own_total > other if seat != view.padre else own_total >= other
    room, right = ROOM - SCORE - BONUS - 28, SCENE_WIDTH - EDGE - SCORE
    total = Label(str(own_total), SCORE - 12, 150, 136, "display", "brass" if ahead else "chalk", "center")
    laid = list(row(fronts or [Pile(IN_PLAY - 8, 0, icon="firepower")], EDGE + 10, 7, room, gap=8))
    badges = [Badge(icon, f"+{value}") for icon, value in bonus if value]
    return [
        PlacedItem(ZoneItem(ROOM, FIGHT, tone=tone), EDGE, 0),
        *laid,
        *(
            PlacedItem(Badge("up", "", 44, "gold", 54), x + 4, FIGHT - 52)
            for name, (_, x, _) in zip(cards, laid)
            if name in tokens
        ),
        *column(badges, right - BONUS, 2 if len(badges) > 2 else 20, gap=-10),
        PlacedItem(total, right, 10),
    ]


def _people(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the living guardians, the strongest last, then the last attack and how many have fallen."""
    people = sorted(view.guardians, key=lambda person: PEOPLE[person[0]].rating)
    attack = _last_attack(view, phrases)
    used = sum(item.size[0] + 10 for item in attack)
    step = min(86, (ROOM - used - 10) // max(1, len(people)))
    items = list(row(attack, EDGE, 0, ROOM - 6, gap=10, align="right", height=ATTACK))
    for n, (person, grit) in enumerate(people):
        x = EDGE + n * step
        items.append(PlacedItem(Portrait(f"revolver/{key_of(person)}", min(80, step)), x, 10))
        items += (
            PlacedItem(Icon("grit", 34, "brass", "panel"), x + step - 38 + n * 8, 60) for n in range(grit)
        )
    return items


def _last_attack(view: View, phrases: Phrases) -> list[Item]:
    """Draw the totals of the last attack and whom it hit, or a shield; then count the fallen."""
    fallen = Badge("tombstone", str(len(view.lost)))
    if view.last is None:
        return [fallen]
    gang, guards = view.last
    overrun = gang > guards
    word = Label(phrases.texts("picture-revolver-attack"), 112, ATTACK, 34, "slab", "dust", "right")
    totals = [
        Label(
            str(number),
            40 + 26 * len(str(number)),
            ATTACK,
            74,
            "display",
            "brass" if won else "chalk",
            "center",
        )
        for number, won in ((gang, overrun), (guards, not overrun))
    ]
    face: Item = Icon("shield", ATTACK - 16, "brass", "panel")
    if view.last_hit:
        face = Portrait(f"revolver/{key_of(view.last_hit)}", ATTACK, faint=view.last_hit in view.lost)
    icons = (Icon("raccoon", 46, "chalk", "panel"), Icon("shield", 46, "chalk", "panel"))
    return [word, icons[0], totals[0], icons[1], totals[1], face, fallen]
