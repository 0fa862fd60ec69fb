"""The picture of the table of Revolver 2."""

from collections import ChainMap, Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.games.revolver.news_picture import (
    LOWEST_FALL,
    NEWS,
    attack_result,
    fallen,
    has_attacked,
    is_after_poker,
    is_blast,
    is_death_new,
    is_news,
    poker_card,
    score_items,
    survivor,
)
from bot.games.revolver.pieces import EDGE, ROOM, card, tone_of
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
    ESTEBAN,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    MINE,
    PEOPLE,
    card_data,
)
from engine.games.revolver.ongoing import LEAD, SLOTS
from engine.games.revolver.rules.turn import WINS, better
from engine.games.revolver.view import View

BAR, LOW_BAR, PLACE_HIGH, SCORE, PEOPLE_HIGH = 76, 66, 80, 142, 104  # heights of the zones
FALL = 290  # greatest height of who fell
WORD, NAME = 46, 290  # pixels of an em of a word beside a number, and width of a player's name
SPREAD = 150  # widest step between guardians
SIGNED = 66  # width of a side's sign
IN_PLAY, WIDE, GAP = 240, 300, 8  # usual and greatest width of a card in play, and the room around it
MIDDLE = PLACE_HIGH + GAP + SCORE  # height of what stands between the sides
PLACE = 96  # width of a free place of the guardians
MAX_HEIGHT = 1135  # height of a board that a phone shows in full width
ROUNDS = 4  # of the poker that have room, the last ones
LINES = 2  # of a side's cards in play
GUNS_LOST = ("crispin-the-sexton", "black-tom-reed")  # whose death may cost the guardians a card in play
SIGN = {"guardians": "shield", "mapache": "raccoon"}
BONUS, BONUS_HIGH = 140, 120  # size of what adds to a side's total
BONUSES = {"defence": "shield", "tokens": "plus", "charge": "raccoon", "cover": "hat"}  # with their icons


def table(view: View, phrases: Phrases, news: Callable[[int], list[PlacedItem]] | None = None) -> Scene:
    """Draw the battlefield and its totals between the two sides.

    `news` draws so many pixels high what a beat shows of the last attack, if need be in place of the totals.
    """
    below, tell = view.seat or 0, news or partial(attack_result, view, phrases)
    if view.phase == "march" and view.last:
        view = with_bonus(view)  # while only the attack's result is news
    if view.battlefield_index < 0:
        rows = [_bar(view, 1 - below, phrases), _tournament(view, 1 - below, phrases)]
        rows += [_tournament(view, below, phrases), _bar(view, below, phrases)]
        if view.seat is not None:
            return _stacked(rows)
    else:
        between = news(MIDDLE) if news and not is_news(view) else _middle(view, phrases)
        rows = [_fight(view, 1 - below, phrases), between, _fight(view, below, phrases)]
        if view.seat is not None and view.decision is not None:  # above what a seat chooses from
            above = [tell(LOWEST_FALL)] if is_news(view) else []
            above += [tell(NEWS)] if not news and is_death_new(view) else []
            return _stacked([_aims(view, phrases), *above, *rows])
        rows = [_bar(view, 1 - below, phrases), *rows, _bar(view, below, phrases)]
    left = MAX_HEIGHT - sum(bottom(line) + EDGE for line in rows) - 2 * EDGE
    people = _people(view)
    high = max(NEWS, min(FALL, left - bottom(people) - EDGE))
    lines = [tell(high), people] if is_news(view) else [people]
    place = 0 if view.padre != below else len(rows)
    return _stacked([*rows[:place], *lines, *rows[place:]])


def with_bonus(view: View) -> View:
    """Return the table with the cover and charge that counted in the last attack."""
    charge, cover = (max(0, then - now) for then, now in zip(view.last or (), view.totals or ()))
    cover *= view.last_hit not in GUNS_LOST
    return replace(view, charge=charge, cover=cover, totals=view.last)


def round_winner(view: View) -> Seat | None:
    """Return who has won the last poker round; None if nobody has, or its cards are covered."""
    cards = [own.poker_revealed[-1] for own in view.seats if own.poker_revealed]
    return better(*cards) if all(cards) and len(cards) == len(view.seats) else None


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
    is_on = view.over or (seat == view.current and view.battlefield_index >= 0)  # once others have answered
    sign = "trophy" if won else "hourglass" if is_to_act else "" if is_on else "check"
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
    if is_news(view) and not (is_after_poker(view) or is_blast(view) or survivor(view)):
        nearer = 1 - view.padre if fallen(view) else view.padre
    items = list[PlacedItem]()
    for seat, x in ((own, EDGE), (1 - own, EDGE + half + GAP // 2)):
        side, tone = view.seats[seat].side, tone_of(view, seat)
        items.append(PlacedItem(ZoneItem(half - GAP // 2, LOW_BAR, tone=tone, turn=seat == nearer), x, 0))
        items.append(PlacedItem(Icon(SIGN[side], 52, "chalk", "panel"), x + 12, 7))
        items += _aim(view, side, phrases, x + 72, x + half - GAP - 12, LOW_BAR)
    return items


def _aim(
    view: View, side: str, phrases: Phrases, x: int, right: int, high: int = BAR
) -> Iterator[PlacedItem]:
    """Draw what is left until a side wins, after its words."""
    left = view.army if side == GUARDIANS else len(view.guardians)
    badge = Badge("people" if side == GUARDIANS else "person", str(left), tone="sage")
    room = right - badge.size[0] - x
    word = Label(phrases.texts(f"picture-revolver-aim-{side}"), room, 60, WORD, "slab", "chalk", "right")
    yield PlacedItem(word, x, high // 2 - 31)
    yield PlacedItem(badge, x + room + 8, (high - badge.size[1]) // 2)


def _tournament(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    own = view.seats[seat]
    fronts = [
        poker_card(name, 170, view, seat, phrases, is_lost=bool(other and name) and better(name, other) != 0)
        for name, other in [*zip(own.poker_revealed, view.seats[1 - seat].poker_revealed)][-ROUNDS:]
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


def _middle(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw where the fight is and what comes next; below that the totals, unless an attack's are news."""
    place = _place(view, phrases)
    if is_news(view) and has_attacked(view) and not (is_after_poker(view) or is_blast(view)):
        return place
    return [*place, *(PlacedItem(item, x, y + PLACE_HIGH + GAP) for item, x, y in _outlook(view, phrases))]


def _place(view: View, phrases: Phrases) -> list[PlacedItem]:
    """Draw the battlefield, which of its turns this is, and the next one."""
    here, text = view.fields[view.battlefield_index], phrases.texts
    facts = FIELDS[here.key]
    is_last, ahead = view.box == facts.boxes, view.fields[view.battlefield_index + 1 :]
    word = text("picture-revolver-last")
    if ahead:
        field = phrases.option("", ahead[0].key)
        word = text(f"picture-revolver-{'last-turn' if is_last else 'then'}", field=field)
    name = text("revolver-headline", field=phrases.option("", here.key), box=view.box, boxes=facts.boxes)
    icon = "dynamite" if here.key == BRIDGE and view.bridge_gone else facts.icon
    x, half = EDGE + 92, ROOM // 2
    ink = "brass" if is_last else "chalk"
    return [
        PlacedItem(ZoneItem(ROOM, PLACE_HIGH), EDGE, 0),
        PlacedItem(Icon(icon, 68, "brass", "panel"), EDGE + 12, 6),
        PlacedItem(Label(name, half - 92, 72, 62, "slab", "brass"), x, 4),
        PlacedItem(Label(word, half - 24, 72, WORD, "slab", ink, "right"), x + half - 86, 4),
    ]


def _outlook(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw both totals and what an attack would do now, in the color of the side that it favors."""
    gang, guards = view.totals or (0, 0)
    hits = gang > guards
    decides = hits or view.fields[view.battlefield_index].key != MINE or len(view.guardians) > 1
    tone = tone_of(view, 1 - view.padre if hits else view.padre)
    yield PlacedItem(ZoneItem(ROOM, SCORE, tone=tone, turn=decides), EDGE, 0)
    scores = score_items((gang, guards))
    used = sum(item.size[0] + 6 for item in scores)
    yield from row(scores, EDGE + 12, 0, used, gap=6, height=SCORE)
    if not decides:  # the Gatling may hit first
        return
    x, right = EDGE + used + 36, SCENE_WIDTH - EDGE - 16
    faces = [Portrait(f"revolver/{one}", 110, turn=True) for one in weakest(view)[:2]] if hits else []
    room = sum(item.size[0] + 6 for item in faces)
    word = phrases.texts(f"picture-revolver-would-{'hit' if hits else 'hold'}")
    yield PlacedItem(Label(word, right - room - x - 10, SCORE, 62, "slab", "brass", "center"), x, 0)
    yield from row(faces, right - room, 0, room, gap=6, height=SCORE)


def _fight(view: View, seat: Seat, phrases: Phrases) -> list[PlacedItem]:
    """Draw a side's cards on the battlefield and what else counts for it, with a word each."""
    field = view.fields[view.battlefield_index]
    if seat != view.padre:
        cards, bonus = field.gang, {"tokens": field.gang_power, "charge": view.charge}
    else:
        cards = field.guards
        bonus = {"defence": field.defence, "tokens": field.guards_power, "cover": view.cover}
    more = [(word, value) for word, value in bonus.items() if value]
    left = SCENE_WIDTH - EDGE - SIGNED - BONUS * len(more)
    room = left - EDGE - 10
    free = max(0, SLOTS - len(cards)) if seat == view.padre and cards else 0
    across = max(min(max(1, len(cards)), room // (IN_PLAY + GAP)), -(-len(cards) // LINES))
    width = min(WIDE, (room - free * (PLACE + GAP)) // across - GAP)
    raised = added(view, cards)
    fronts = [_in_play(view, name, width, raised.get(name, 0), phrases) for name in cards]
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
    sign = Icon(SIGN[view.seats[seat].side], 52, "chalk", "panel")
    return [*items, PlacedItem(sign, SCENE_WIDTH - EDGE - SIGNED + 4, high // 2 - 26)]


def _in_play(view: View, name: str, width: int, tokens: int, phrases: Phrases) -> CardItem:
    """Return a card on the battlefield, pale if it has just been blown up."""
    front, is_swept = card(name, width, phrases, tokens=tokens), is_blast(view) and name in dict(view.swept)
    return CardInPlay.of(replace(front, sign="", pips=(), faint=is_swept))


def added(view: View, cards: Sequence[str]) -> Mapping[str, int]:
    """Return what tokens and captains among these cards of one side add to each of them."""
    guns = [card for card in cards if card_data(card).type == FIREPOWER]
    leads = [card_data(card).lasting == CAPTAIN for card in guns]
    more = Counter(dict(view.power))
    more.update({card: LEAD * (sum(leads) - is_lead) for card, is_lead in zip(guns, leads)})
    return {card: more[card] for card in cards if more[card]}


def raised_cards(view: View) -> Mapping[str, int]:
    """Return what tokens and captains add to each card in play."""
    return ChainMap(
        *(dict(added(view, side)) for field in view.fields for side in (field.guards, field.gang))
    )


def weakest(view: View) -> list[str]:
    """Return the guardians of whom one takes the next hit."""
    ratings = {person: PEOPLE[person].rating for person, _ in view.guardians}
    return [person for person, rating in ratings.items() if rating == min(ratings.values())]


def _rating(guardian: tuple[str, int]) -> int:
    return PEOPLE[guardian[0]].rating


def _people(view: View) -> list[PlacedItem]:
    """Draw the living guardians in the order in which hits take them, and ring whom the next would take.

    If nobody lives any more, the last who fell stands there, pale.
    """
    people = sorted(view.guardians, key=_rating)
    people = people or [(person, 0) for person in view.lost[-1:]]
    lowest = weakest(view) if view.guardians else []
    step = min(SPREAD, ROOM // len(people))
    size = min(PEOPLE_HIGH, step - 2)
    items = list[PlacedItem]()
    for n, (person, grit) in enumerate(people):
        x = EDGE + n * step
        face = Portrait(f"revolver/{person}", size, turn=person in lowest, faint=not lowest)
        items.append(PlacedItem(face, x, 0))
        items += (
            PlacedItem(Icon("grit", 46, "brass", "panel"), x + size - 42, 56 - 30 * m) for m in range(grit)
        )
        if person == ESTEBAN:
            items.append(PlacedItem(Icon("star", 44, "brass", "panel"), x, 0))
    return items
