"""The picture of a hand of Revolver 2, or of the cards to choose from."""

from collections import ChainMap, Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.revolver.paying import in_order
from bot.games.revolver.picture import raised_cards
from bot.games.revolver.pieces import BENEFITS, EDGE, GANG, POKER_SIGNS, battlefield, card, guardian
from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    CardItem,
    Icon,
    IconValue,
    Item,
    Label,
    PlacedItem,
    Scene,
    WideCard,
    ZoneItem,
)
from engine.games.revolver.cards import (
    CATARATAS,
    CRYSTAL_RIVER,
    FIELDS,
    PEOPLE,
    card_data,
    key_of,
    route_battlefields,
)
from engine.games.revolver.view import View

LEGEND = ("discard", "keg", "ammunition", *BENEFITS.values())  # signs with a name below the cards
HIGHEST = 572  # pixels of a hand's rows, so that the board fits above them on a phone
LEGIBLE, WIDEST, LYING = 240, 262, 3  # widths of upright cards; else so many lie side by side
KEGS = ("keg", "second-keg")  # decisions in which all other cards of a hand are pale
OPENED_BY_HAND = ("play", "cost", *KEGS)  # decisions about cards on the board
WORD = 44  # pixels of an em of a word
PLACE = 204  # width of a battlefield's name
BENEATH = 8  # pixels by which a copy of a card shows


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the cards to choose from, else the seat's own cards, numbered as in the list."""
    looked_at = [*filter(None, (view.spied, view.searching))]
    piles = [sorted(cards, key=lambda name: numbers.get(name, len(cards) + 1)) for cards in looked_at]
    piles = piles or [[*(view.poker or in_order(view))]]
    if not view.decision or view.decision.kind not in OPENED_BY_HAND:
        choice = [name for name in numbers if not any(name in pile for pile in piles)]
        piles = [choice] if choice else piles
    copies = Counter[str]()
    if view.decision is None or view.decision.max_count == 1:
        counted = [_equal(pile, numbers) for pile in piles]
        piles, copies = [[*pile] for pile in counted], Counter(ChainMap(*counted))
    counts = [*map(len, filter(None, piles))]
    across, width = hand_shape(*counts, highest=HIGHEST) if counts else (1, 1)
    width, lying = min(width, WIDEST), width < LEGIBLE
    if lying:
        across, width = hand_shape(LYING)
    items: list[PlacedItem] = []
    blocked = [name for name in view.hand if name not in _able(view, numbers)]
    raised = ChainMap(dict(view.guardians), {**raised_cards(view)})
    for names in piles:
        fronts = [
            replace(
                _front(name, width, phrases, numbers.get(name, 0), raised.get(name, 0)), faint=name in blocked
            )
            for name in names
        ]
        fronts = [WideCard.of(_lying(front)) for front in fronts] if lying else fronts
        for name, placed in zip(names, [*hand_rows(fronts, bottom(items) + EDGE, across)]):
            items += _beneath(placed, copies[name] - 1 if name not in blocked else 0)  # one could see through
            items.append(placed)
    items += _legend(items, phrases)
    if view.poker:
        items += _ranking(bottom(items) + 8, phrases)
        if not view.seats[0].poker_revealed:
            items += _roads(bottom(items) + 12, phrases)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def _able(view: View, numbers: Mapping[str, int]) -> Container[str]:
    """Return the cards in hand that can be played or lit; all, if something else is asked."""
    kind = view.decision.kind if view.decision else ""
    if kind in KEGS:  # also what would be lit with another
        return numbers if kind != "keg" else [name for name in view.hand if card_data(name).kegs]
    return view.decision.options if view.decision and kind == "play" else view.hand


def _lying(front: CardItem) -> CardItem:
    """Return a card for its side, where the suits of a poker card would be specks."""
    return replace(front, icon="") if front.corner and front.tone == "gold" else front


def _equal(pile: Sequence[str], numbers: Mapping[str, int]) -> dict[str, int]:
    """Return the cards with numbers and one of each other name, with the count of the copies without one."""
    front = {key_of(name): name for name in sorted(pile, key=lambda name: numbers.get(name, 0))}
    counts = Counter(name if name in numbers else front[key_of(name)] for name in pile)
    return {name: counts[name] for name in pile if counts[name]}


def _beneath(placed: PlacedItem, count: int) -> Iterator[PlacedItem]:
    """Yield further copies of a card, whose edges show beneath it."""
    for n in range(count, 0, -1):
        under = replace(placed.item, number=0) if isinstance(placed.item, CardItem) else placed.item
        yield PlacedItem(under, placed.x + n * BENEATH, placed.y - n * BENEATH)


def _legend(items: Sequence[PlacedItem], phrases: Phrases) -> Iterator[PlacedItem]:
    y = bottom(items) + 4
    signs = [pip.icon for item, _, _ in items if isinstance(item, CardItem) for pip in item.pips]
    named = [sign for sign in LEGEND if sign in signs]
    room = (SCENE_WIDTH - 2 * EDGE) // max(1, len(named))
    for n, sign in enumerate(named):
        x = EDGE + n * room
        yield PlacedItem(Icon(sign, 44, "dust", "wood"), x, y + 4)
        text = phrases.texts(f"picture-revolver-sign-{sign}")
        yield PlacedItem(Label(text, room - 56, 50, WORD, "slab", "dust"), x + 52, y)


def _ranking(y: int, phrases: Phrases) -> Iterator[PlacedItem]:
    """Show which kind of poker card beats which, round to the first again."""
    items: list[Item] = []
    for kind in ("cheat", "number", "accusation", "cheat"):
        word = phrases.texts(f"picture-revolver-{kind}")
        width = round(typesetting.width(word, "slab", WORD)) + 8
        items += [Icon("right", 36, "brass", "wood")] * bool(items)
        items += [Icon(POKER_SIGNS[kind], 48, "chalk", "wood"), Label(word, width, 56, WORD, "slab")]
    title = phrases.texts("picture-revolver-beats")
    yield PlacedItem(Label(title, SCENE_WIDTH - 2 * EDGE, 48, 40, "slab", "dust", "center"), EDGE, y)
    yield from row(items, EDGE, y + 46, SCENE_WIDTH - 2 * EDGE, gap=12, align="center", height=56)


def _roads(y: int, phrases: Phrases) -> Iterator[PlacedItem]:
    """Show the battlefields of both roads, with their defense: the poker chooses one."""
    title, room = phrases.texts("picture-revolver-roads"), SCENE_WIDTH - 2 * EDGE
    yield PlacedItem(Label(title, room, 48, 40, "slab", "dust", "center"), EDGE, y)
    for sign, tone, route in (("shield", "slate", CRYSTAL_RIVER), ("raccoon", GANG, CATARATAS)):
        items: list[Item] = [Icon(sign, 52, "chalk", "panel")]
        for field in map(FIELDS.__getitem__, route_battlefields(route)):
            items.append(Icon(field.icon, 56, "brass", "panel"))
            items.append(Label(str(field.defence), 44, 64, DIGIT, "slab"))
            items.append(Label(phrases.option("", field.key), PLACE, 64, WORD, "slab"))
        y += 50 if sign == "shield" else 80
        yield PlacedItem(ZoneItem(room, 76, tone=tone), EDGE, y)
        yield from row(items, EDGE + 12, y, room - 24, gap=10, height=76)


def _front(name: str, width: int, phrases: Phrases, number: int, tokens: int) -> CardItem:
    if name in PEOPLE:
        grit = (IconValue("grit", str(tokens)),) if tokens else ()  # as it is now, not as they joined
        return replace(guardian(name, width, phrases), number=number, pips=grit)
    if name in FIELDS:
        return replace(battlefield(name, width, phrases), number=number)
    return card(name, width, phrases, number, tokens)
