"""The pictures of Revolver 2: cards and table."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.games.revolver.pieces import GANG, TONES, card, guardian, poker
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardInPlay,
    CardItem,
    Icon,
    Item,
    Label,
    PathItem,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.revolver.cards import (
    BRIDGE,
    CAPTAIN,
    CRYSTAL_RIVER,
    ESTEBAN,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    PEOPLE,
    card_data,
    key_of,
    route_battlefields,
)
from engine.games.revolver.ongoing import LEAD, SLOTS
from engine.games.revolver.rules.turn import WINS, better
from engine.games.revolver.view import FieldView, View

EDGE = 12
ROOM = SCENE_WIDTH - 2 * EDGE
BAR, ROAD, PEOPLE_HIGH, NEWS = 76, 162, 104, 130  # heights of the zones
LOWEST_FALL, FALL = 206, 290  # of who fell, above a panel and on the board
SECOND_LINE = 60  # more if several did
WORD, NAME = 46, 290  # pixels of an em of a word beside a number, and width of a player's name
RATING = 58  # pixels of an em of a guardian's rating
SPREAD = 150  # widest step between guardians
ROAD_WIDTH, STATION, TOTAL = 600, 100, 160  # widths of the road, a battlefield on it, a side's total
LAST_ROUND = 96  # width of a poker card of the last round
NARROWEST = 240  # width of a line that says who attacks
IN_PLAY, WIDE, GAP = 240, 300, 8  # usual and greatest width of a card in play, and the room around it
PLACE = 96  # width of a free place of the guardians
MOST = 1135  # height of a board that a phone shows in full width
LINES = 2  # of a side's cards in play
SIGN = {"guardians": "shield", "mapache": "raccoon"}
BONUS, BONUS_HIGH = 140, 120  # size of what adds to a side's total
BONUSES = {"defence": "shield", "tokens": "plus", "charge": "raccoon", "cover": "hat"}  # with their icons


def table(view: View, phrases: Phrases, news: Callable[[int], list[PlacedItem]] | None = None) -> Scene:
    """Draw the road between the two sides, whose cards lie toward it.

    `news` draws so many pixels high what a beat shows of the last attack, if need be in place of the road.
    """
    below, tell = view.seat or 0, news or partial(attack_result, view, phrases)
    if view.battlefield_index < 0:
        rows = [_bar(view, 1 - below, phrases), _tournament(view, 1 - below, phrases)]
        rows += [_tournament(view, below, phrases), _bar(view, below, phrases)]
        if view.seat is not None:
            return _stacked(rows)
    else:
        between = news(ROAD) if news and not is_news(view) else _road(view, phrases)
        rows = [_fight(view, 1 - below, phrases), between, _fight(view, below, phrases)]
        if _is_brief(view):
            above = [tell(LOWEST_FALL)] * is_news(view)
            return _stacked([_aims(view, phrases), *above, *rows])
        rows = [_bar(view, 1 - below, phrases), *rows, _bar(view, below, phrases)]
    left = MOST - sum(bottom(line) + EDGE for line in rows) - 2 * EDGE
    people = [_people(view, phrases)]
    if is_news(view):
        lowest = LOWEST_FALL + SECOND_LINE * (len(_fallen(view)) > 1)
        if left - bottom(people[0]) - EDGE < lowest:
            people = [people[0][:-1]]  # without the line that names who is hit first: the rings say it
        beside = left - bottom(people[0]) - EDGE  # what the living leave
        high = beside if beside >= lowest else left
        people = [
            tell(max(lowest, min(FALL, high))),
            *(people if high == beside else []),
        ]
    place = 0 if view.padre != below else len(rows)
    return _stacked([*rows[:place], *people, *rows[place:]])


def round_winner(view: View) -> Seat | None:
    """Return who has won the last poker round; None if nobody has, or its cards are covered."""
    cards = [own.poker_revealed[-1] for own in view.seats if own.poker_revealed]
    return better(*cards) if all(cards) and len(cards) == len(view.seats) else None


def tone_of(view: View, seat: Seat) -> str:
    """Return the tone of a side's zones, that of its guns."""
    return TONES[FIREPOWER] if seat == view.padre else GANG


def _is_brief(view: View) -> bool:
    """Return whether the picture stands above what a seat chooses from."""
    return view.seat is not None and view.decision is not None


def _stacked(rows: Sequence[Sequence[PlacedItem]]) -> Scene:
    items: list[PlacedItem] = []
    y = EDGE
    for line in rows:
        items += (PlacedItem(item, x, y + down) for item, x, down in line)
        y = bottom(items) + EDGE
    return Scene(SCENE_WIDTH, y, tuple(items))


def _bar(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    own = view.seats[seat]
    is_to_act = any(seat == other for other, _ in view.waiting)
    won = view.over and seat in view.winners
    sign = "trophy" if won else "hourglass" if is_to_act else "" if view.over else "check"
    turn = won or (not view.over and is_to_act)
    badges: list[Item] = [Badge("hand", str(own.poker_size if view.battlefield_index < 0 else own.hand_size))]
    badges += [Badge("down", str(own.slowed), tone="coal")] if own.slowed else []
    badges += [Badge("lock", "1", tone="coal")] if own.one_card_limit else []
    left = EDGE + 84 + NAME + 12
    used = sum(item.size[0] + 10 for item in badges)
    return [
        PlacedItem(ZoneItem(ROOM, BAR, tone=tone_of(view, seat), turn=turn), EDGE, 0),
        PlacedItem(Icon(SIGN[own.side], 64, "brass" if turn else "chalk", "panel"), EDGE + 10, 7),
        PlacedItem(Plate(NAME, phrases.name(seat), turn, sign, 62, face=phrases.face(seat)), EDGE + 84, 8),
        *row(badges, left, 6, used, gap=10),
        *_aim(view, own.side, phrases, left + used, SCENE_WIDTH - EDGE - 20),
    ]


def _aims(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw what either side aims at, in its color, one's own on the left; it is lit for who came nearer."""
    own, half = view.seat or 0, ROOM // 2
    nearer = None
    if is_news(view) and not (is_after_poker(view) or is_blast(view)):
        nearer = 1 - view.padre if _fallen(view) else view.padre
    items = list[PlacedItem]()
    for seat, x in ((own, EDGE), (1 - own, EDGE + half + GAP // 2)):
        side, tone = view.seats[seat].side, tone_of(view, seat)
        items.append(PlacedItem(ZoneItem(half - GAP // 2, BAR, tone=tone, turn=seat == nearer), x, 0))
        items.append(PlacedItem(Icon(SIGN[side], 52, "chalk", "panel"), x + 12, 13))
        items += _aim(view, side, phrases, x + 72, x + half - GAP - 12)
    return items


def _aim(view: View, side: str, phrases: Phrases, x: int, right: int) -> Iterator[PlacedItem]:
    """Draw what is left until a side wins, after its words."""
    left = view.army if side == GUARDIANS else len(view.guardians)
    badge = Badge("people" if side == GUARDIANS else "person", str(left), tone="sage")
    room = right - badge.size[0] - x
    word = Label(phrases.texts(f"picture-revolver-aim-{side}"), room, 60, WORD, "slab", "chalk", "right")
    yield PlacedItem(word, x, 7)
    yield PlacedItem(badge, x + room + 8, 5)


def _tournament(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    own = view.seats[seat]
    cards, has_lost = own.poker_revealed, round_winner(view) == 1 - seat
    fronts = [
        _poker_card(name, 170, view, seat, phrases, is_lost=has_lost and name == cards[-1]) for name in cards
    ]
    won = Label(f"{own.rounds}/{WINS}", 160, 96, 92, "display", "brass", "center")
    word = Label(phrases.texts("picture-revolver-rounds"), 160, 96, WORD, "slab", "chalk", "center")
    room, x = ROOM - 190, EDGE + 14 + 180 * len(fronts)  # backs may overlap, fronts not
    left = max(60, EDGE + 14 + room - x)
    backs = [CardBackItem(min(170, left), tone_of(view, seat), "poker")] * own.poker_size
    return [
        PlacedItem(ZoneItem(ROOM, 232, tone=tone_of(view, seat)), EDGE, 0),
        *row(fronts, EDGE + 14, 14, room, gap=10),
        *row(backs, x, 14, left, gap=10),
        PlacedItem(won, SCENE_WIDTH - EDGE - 172, 22),
        PlacedItem(word, SCENE_WIDTH - EDGE - 172, 122),
    ]


def _road(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the battlefields from left to right, the names of this one and the next, and who is ahead."""
    fields, here, text = view.fields, view.battlefield_index, phrases.texts
    path = PathItem(((0, 0), (ROAD_WIDTH - 30, 0)), "brass", 8, dashed=True)
    items = [PlacedItem(ZoneItem(ROOM, ROAD), EDGE, 0), PlacedItem(path, EDGE + 10, 46)]
    step = ROAD_WIDTH // len(fields)
    for n, station in enumerate(fields):
        items += _station(view, n, station, EDGE + 4 + n * step)
    names = [phrases.option("", field.key) for field in fields[here : here + 2]]
    facts = FIELDS[fields[here].key]
    turn, least, most = f"{view.box}/{facts.boxes}", facts.normal - view.box, facts.boxes - view.box
    is_last = not most
    word = "last-turn" if is_last else "optional" if least <= 0 else "later" if least < most else "next"
    last = text("picture-revolver-last")
    if names[1:]:
        last = text(f"picture-revolver-{word}", field=names[1], turns=most)
    x, room = EDGE + ROAD_WIDTH + 12, ROOM - ROAD_WIDTH - 24
    items.append(PlacedItem(Label(names[0], room - 120, 88, 58, "slab", "brass"), x, 6))
    items.append(PlacedItem(Label(turn, 110, 88, 62, "slab", "brass", "right"), x + room - 112, 6))
    items.append(
        PlacedItem(
            Label(last, ROAD_WIDTH - 124, 52, WORD, "slab", "brass" if is_last else "chalk"), EDGE + 16, 104
        )
    )
    return items if is_news(view) else [*items, *_outlook(view, phrases, x - 100, room + 100)]


def _outlook(view: View, phrases: Phrases, x: int, room: int) -> Iterator[PlacedItem]:
    """Draw what an attack would do now, in the color of the side that it favors."""
    gang, guards = view.totals or (0, 0)
    hits = gang > guards
    word = phrases.texts(f"picture-revolver-would-{'hit' if hits else 'hold'}")
    tone = tone_of(view, 1 - view.padre if hits else view.padre)
    yield PlacedItem(ZoneItem(room, 56, tone=tone, turn=True), x, 100)
    yield PlacedItem(Label(word, room - 16, 52, 50, "slab", "brass", "center"), x + 8, 102)


def _station(view: View, n: int, field: FieldView, x: int) -> Iterator[PlacedItem]:
    """Draw a battlefield on the road, with the signs of those whose cards wait there."""
    here, gone = n == view.battlefield_index, field.key == BRIDGE and view.bridge_gone
    if here:
        yield PlacedItem(ZoneItem(STATION - 4, 96, turn=True), x, 3)
    ink = "brass" if here else "dust" if n < view.battlefield_index else "chalk"
    size = 70 if here else 62
    icon = Icon("dynamite" if gone else FIELDS[field.key].icon, size, ink, "panel")
    yield PlacedItem(icon, x + (STATION - 4 - size) // 2 - 10 * here, 51 - size // 2 + 8 * here)
    if here:
        yield PlacedItem(Icon("marker", 44, "chalk", "panel"), x + STATION - 48, 6)
    left = [
        sign
        for sign, cards in (("raccoon", field.gang), ("hat", field.guards))
        if cards and n > view.battlefield_index
    ]
    yield from row([Icon(sign, 28, "brass", "panel") for sign in left], x, 78, STATION - 4, align="center")


def _fight(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    """Draw a side's cards on the battlefield, what else counts for it, with a word each, and its total."""
    field = view.fields[view.battlefield_index]
    if seat != view.padre:
        cards, bonus = field.gang, {"tokens": field.gang_power, "charge": view.charge}
    else:
        cards = field.guards
        bonus = {"defence": field.defence, "tokens": field.guards_power, "cover": view.cover}
    more = [(word, value) for word, value in bonus.items() if value]
    left = SCENE_WIDTH - EDGE - TOTAL - BONUS * len(more)
    room = left - EDGE - 10
    free = max(0, SLOTS - len(cards)) if seat == view.padre and cards else 0
    across = max(min(max(1, len(cards)), room // (IN_PLAY + GAP)), -(-len(cards) // LINES))
    width = min(WIDE, (room - free * (PLACE + GAP)) // across - GAP)
    raised = added(view, cards)
    fronts = [card(name, width, phrases, tokens=raised.get(name, 0)) for name in cards]
    fronts = [CardInPlay.of(replace(front, sign="", pips=())) for front in fronts]
    laid = [
        PlacedItem(front, EDGE + 10 + n % across * (width + GAP), GAP + n // across * (front.height + GAP))
        for n, front in enumerate(fronts)
    ]
    high = max(bottom(laid) + GAP, BONUS_HIGH)
    items = [PlacedItem(ZoneItem(ROOM, high, tone=tone_of(view, seat)), EDGE, 0), *laid]
    x, place = EDGE + 10 + min(len(cards), across) * (width + GAP), ZoneItem(PLACE, bottom(laid) - GAP)
    items += (PlacedItem(place, x + n * (PLACE + GAP), GAP) for n in range(free if laid else 0))
    if not cards:
        empty = Label(phrases.texts("picture-revolver-empty"), left - EDGE - 20, 50, WORD, "slab", "dust")
        items.append(PlacedItem(empty, EDGE + 20, high // 2 - 25))
    items += (
        PlacedItem(Badge("up", "", 44, "gold", 54), x + 11, y + front.height - 48)
        for name, (front, x, y) in zip(cards, laid)
        if name in raised
    )
    for n, (word, value) in enumerate(more):
        badge, x = Badge(BONUSES[word], f"+{value}"), left + n * BONUS
        text = Label(phrases.texts(f"picture-revolver-{word}"), BONUS - 8, 44, 40, "slab", "dust", "center")
        items += row([badge], x, high // 2 - 56, BONUS - 8, align="center")
        items.append(PlacedItem(text, x, high // 2 + 8))
    return [*items, *_total(view, seat, high)]


def _total(view: View, seat: Seat, high: int) -> Iterator[PlacedItem]:
    """Draw what a side's cards and the rest add up to, large, brass if it decides."""
    gang, guards = view.totals or (0, 0)
    total, leads = (guards, guards >= gang) if seat == view.padre else (gang, gang > guards)
    x, ink = SCENE_WIDTH - EDGE - TOTAL, "brass" if leads else "chalk"
    yield PlacedItem(Icon(SIGN[view.seats[seat].side], 48, ink, "panel"), x, high // 2 - 24)
    yield PlacedItem(
        Label(str(total), TOTAL - 74, 116, 124, "display", ink, "center"), x + 58, high // 2 - 58
    )


def added(view: View, cards: Sequence[str]) -> Mapping[str, int]:
    """Return what tokens and captains among these cards of one side add to each of them."""
    guns = [card for card in cards if card_data(card).type == FIREPOWER]
    leads = [card_data(card).lasting == CAPTAIN for card in guns]
    more = Counter(dict(view.power))
    more.update({card: LEAD * (sum(leads) - is_lead) for card, is_lead in zip(guns, leads)})
    return {card: more[card] for card in cards if more[card]}


def weakest(view: View) -> list[str]:
    """Return the guardians of whom one takes the next hit."""
    ratings = {person: PEOPLE[person].rating for person, _ in view.guardians}
    return [person for person, rating in ratings.items() if rating == min(ratings.values())]


def _people(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the living guardians with their ratings, the strongest last, and ring whom a hit would take."""
    people = sorted(view.guardians, key=lambda person: PEOPLE[person[0]].rating)
    if not people:
        return []
    lowest = weakest(view)
    step = min(SPREAD, ROOM // len(people))
    size = min(PEOPLE_HIGH, step - 2)
    items = list[PlacedItem]()
    for n, (person, grit) in enumerate(people):
        x = EDGE + n * step
        items.append(PlacedItem(Portrait(f"revolver/{person}", size, turn=person in lowest), x, 0))
        items += (
            PlacedItem(Icon("grit", 38, "brass", "panel"), x + size - 38, 60 - 26 * m) for m in range(grit)
        )
        rating = Label(str(PEOPLE[person].rating), max(size, 84), 76, RATING, "slab", "chalk", "center")
        items.append(PlacedItem(rating, x + (size - rating.width) // 2, size - 8))
        if person == ESTEBAN:
            items.append(PlacedItem(Icon("star", 44, "brass", "panel"), x, 0))
    if view.battlefield_index < 0:
        return items
    name = phrases.texts(f"revolver-card-{lowest[0]}")
    padre = phrases.texts(f"revolver-card-{ESTEBAN}")
    is_last = int(ESTEBAN not in lowest)
    word = phrases.texts(
        "picture-revolver-weakest", person=name, count=len(lowest), padre=padre, last=is_last
    )
    return [*items, PlacedItem(Label(word, ROOM, 52, WORD, "slab", "brass"), EDGE, size + 60)]


def is_news(view: View) -> bool:
    """Return whether the poker has just ended, Mapache has attacked or killed, or kegs have gone up."""
    if is_after_poker(view) or is_blast(view):
        return True
    if view.over or view.current != view.padre:
        return not view.over and (view.killed > 0 or view.phase in ("attack", "dusk") or _is_own_last(view))
    may_play = view.decision is not None and view.decision.kind == "play"  # the attack is a turn ago
    has_ended = view.phase in ("march", "draw") or not view.plays
    return view.last is not None and has_ended and not may_play


def is_blast(view: View) -> bool:
    """Return whether nothing was played or fired since the bridge or the tunnels were blown up."""
    return view.phase == "play" and view.blast == view.plays and not view.ammo


def _fallen(view: View) -> Sequence[str]:
    """Return who fell in Mapache's last turn, or to their last attack if it is their turn again."""
    if _is_own_last(view):
        return (view.last_hit,) if view.last_hit in view.lost else ()
    return view.lost[len(view.lost) - view.killed :]


def is_after_poker(view: View) -> bool:
    """Return whether nobody has yet played since the poker."""
    return view.battlefield_index == 0 and view.turn == 1 and not view.plays


def _is_own_last(view: View) -> bool:
    """Return whether Mapache's player has not played since their last attack, which a quick turn may hide."""
    is_first = view.current != view.padre and not (view.plays or view.killed) and view.last is not None
    here = view.fields[view.battlefield_index]
    has_moved_on = view.box == 1 and bool(here.guards or here.gang)  # the fight is here, no longer there
    return is_first and view.seat == 1 - view.padre and not has_moved_on


def attack_result(view: View, phrases: Phrases, fall: int) -> list[PlacedItem]:
    """Draw a blast, or what Mapache did last: who fell, large, or that the guardians held; and why."""
    text, fell = phrases.texts, _fallen(view)
    if is_blast(view):
        return _blast(view, phrases)
    if is_after_poker(view):
        return _poker_won(view, phrases)
    attacked = has_attacked(view)
    people = [*fell, *([view.last_hit] if attacked and view.last_hit not in ("", *view.lost) else [])]
    totals = view.last if attacked else None
    scores = score_items(totals) if totals else []
    who = _who(view, phrases) if attacked else text("picture-revolver-early")  # by a card or the Gatling
    zone = PlacedItem(ZoneItem(ROOM, fall, turn=True), EDGE, 0)
    if people:
        name = text(f"revolver-card-{key_of(people[0])}")
        word = text(f"picture-revolver-{'fell' if fell else 'spared'}", person=name, count=len(fell) or 1)
        if totals and len(fell) > 1 and view.last_hit in fell:
            hit = text(f"revolver-card-{view.last_hit}")
            word = text("picture-revolver-fell-too", person=hit, count=len(fell) - 1)
        width = min((fall - 16) * 5 // 7, 460 // len(people))
        faces = [victim_card(view, person, width, phrases) for person in people]
        return [zone, *outcome(faces, who, word, scores, fall)]
    hits = totals is None or totals[0] > totals[1]
    word = text("picture-revolver-hit" if hits else "picture-revolver-held")
    sign = Icon("question" if hits else "shield", fall - 40, "brass", "panel")
    return [zone, *outcome([sign], who, word, scores, fall)]


def has_attacked(view: View) -> bool:
    """Return whether news are an attack; who fell before one in vain did not fall to it."""
    attacked = view.current == view.padre or view.phase in ("attack", "dusk") or _is_own_last(view)
    hits = view.last is None or view.last[0] > view.last[1]
    return attacked and (hits or not _fallen(view))


def _who(view: View, phrases: Phrases) -> str:
    """Name the attacker, or the battlefield if the marker has moved on since."""
    is_over = view.phase != "march" and (view.current == view.padre or _is_own_last(view))
    if is_over and view.box == 1 and view.battlefield_index:
        return phrases.texts(f"revolver-card-{view.fields[view.battlefield_index - 1].key}")
    return phrases.texts("picture-revolver-attack", name=phrases.name(1 - view.padre))


def outcome(
    faces: Sequence[Item], who: str, word: str, scores: Sequence[Item], high: int
) -> Iterator[PlacedItem]:
    """Draw who was hit, beside them the word for it, and below that how it came about."""
    placed = list(row(faces, EDGE + 16, 0, 480, height=high))
    yield from placed
    x, right = max(x + item.size[0] for item, x, _ in placed) + 24, SCENE_WIDTH - EDGE - 16
    if high < LOWEST_FALL:
        yield from _result(who, word, scores, x, high)
        return
    low, used = high - 142, sum(item.size[0] + 6 for item in scores)
    room = right - x - used - 20 * bool(scores)
    yield PlacedItem(Label(word, right - x, low - 4, 72, "slab", "brass"), x, 6)
    yield from row(scores, right - used, low, used, gap=6, height=140)
    if room >= NARROWEST:
        yield PlacedItem(Label(who, room, 132, 54, "slab"), x, low + 4)


def _result(who: str, word: str, scores: Sequence[Item], x: int, high: int = NEWS) -> Iterator[PlacedItem]:
    """Draw what came of an attack or the poker beside its totals."""
    right = SCENE_WIDTH - EDGE - 16
    used = sum(item.size[0] + 6 for item in scores)
    yield from row(scores, right - used, 0, used, gap=6, height=high)
    room = right - x - used - 20 * bool(scores)
    yield PlacedItem(Label(who, room, 46, 46, "slab"), x, 3)
    yield PlacedItem(Label(word, room, high - 50, 72, "slab", "brass"), x, 48)


def _poker_card(
    name: str, width: int, view: View, seat: Seat, phrases: Phrases, *, is_lost: bool
) -> CardItem | CardBackItem:
    """Return a poker card on the table, from behind while it is covered; a small one without its benefit."""
    if not name:
        return CardBackItem(width, tone_of(view, seat), "poker")
    front = poker(name, width, phrases)
    return replace(front, faint=is_lost, pips=front.pips if width > LAST_ROUND else ())


def _poker_won(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw who has won the poker, the cards of its last round, and the rounds of either side."""
    sides = (1 - view.padre, view.padre)
    rounds = [view.seats[seat].rounds for seat in sides]
    winner = view.padre if view.fields[0].key == route_battlefields(CRYSTAL_RIVER)[0] else 1 - view.padre
    last = [view.seats[seat].poker_revealed[-1:] for seat in sides]
    cards = [
        _poker_card(name, LAST_ROUND, view, seat, phrases, is_lost=seat != winner)
        for seat, names in zip(sides, last)
        for name in names
    ]
    left, used = EDGE + 16, (LAST_ROUND + 8) * len(cards)
    who, word = phrases.texts("picture-revolver-poker"), ""
    zone, scores = ZoneItem(ROOM, NEWS), score_items((rounds[0], rounds[1]), ("chalk", "chalk"))
    if all(last[0]):
        word = phrases.texts("picture-revolver-poker-won", name=phrases.name(winner))
        zone = ZoneItem(ROOM, NEWS, tone=tone_of(view, winner), turn=True)
        scores = score_items((rounds[0], rounds[1]))
    result = _result(who, word, scores, left + used + 16)
    return [PlacedItem(zone, EDGE, 0), *row(cards, left, 0, used, gap=8, height=NEWS), *result]


def _blast(view: View, phrases: Phrases) -> list[PlacedItem]:
    what = "bridge" if view.fields[view.battlefield_index].key == BRIDGE else "tunnels"
    word = Label(phrases.texts(f"picture-revolver-{what}"), ROOM - 180, NEWS, 72, "slab", "brass")
    items = [PlacedItem(ZoneItem(ROOM, NEWS, turn=True), EDGE, 0), PlacedItem(word, EDGE + 156, 0)]
    return [*items, *row([Icon("dynamite", 110, "brass", "panel")], EDGE + 16, 0, 120, height=NEWS)]


def victim_card(view: View, person: str, width: int, phrases: Phrases) -> CardItem:
    fell = person in view.lost
    front = replace(guardian(person, width, phrases), title="", corner="", sign="", pips=(), faint=fell)
    return replace(front, mood="dead" if fell else "")


def score_items(totals: tuple[int, int], inks: Sequence[str] = ()) -> list[Item]:
    """Return Mapache's total and the guardians' between their signs, by default the greater in brass."""
    inks = inks or (("brass", "chalk") if totals[0] > totals[1] else ("chalk", "brass"))
    labels = [
        Label(str(total), 50 + 70 * len(str(total)), 140, 144, "display", ink, "center")
        for total, ink in zip(totals, inks)
    ]
    return [Icon("raccoon", 66, "chalk", "panel"), *labels, Icon("shield", 66, "chalk", "panel")]
