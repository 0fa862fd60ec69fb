"""Gnadenlos! in pictures: the street with its hats, the event or the recruiting, and a hand."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.games.gnadenlos.pieces import adventurer, hat, note
from bot.games.gnadenlos.stage import SIGNS, near_end, signs, stage, until_payday
from bot.games.gnadenlos.street import street
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import CARD, DIGIT, SCENE_WIDTH, Label, PlacedItem, Scene, ZoneItem
from engine.games.gnadenlos.cards import kind_of, owner_of, total
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 14  # between zones, and within them
RECRUIT, RULE, GAP = 236, 56, 20  # width of an adventurer on offer, height of the rule, gap between
PERSON, PER_ROW = 200, 7  # width in a hand, and adventurers in a row
BESIDE = 2  # so many adventurers on offer leave room for the signs beside them
FEW, LARGE = 3, 320  # so many adventurers to choose from are so wide
WITHOUT_NOTES = ("adventurer", "prestige")  # kinds of decision that need no notes below adventurers
BIDDER, SUM = 84, 84  # widths of a bidder's hat and of the sum beside it
TITLE = 52  # height of what is said of the notes
STACK, SMALL = 130, 94  # widths of a note that represents its kind, below or beside adventurers


def table(view: View, phrases: Phrases, *, most: int | None = None) -> Scene:
    """Draw the street, the adventurers on offer or the events, see `outcomes`, and how near the end is."""
    items, room = [*street(view, phrases, EDGE)], SCENE_WIDTH - 2 * EDGE
    y = bottom(items) + EDGE
    if view.lots:
        items += _offer(view, phrases, EDGE, y, room)
    else:
        items += stage(view, phrases, EDGE, y, room, most=most)
    if view.waiting and (not view.lots or _has_signs(view)):
        items += signs(view, phrases, EDGE, bottom(items) + EDGE, room)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _has_signs(view: View) -> bool:
    """Return whether the signs stand below the offer because there is no room beside it."""
    return view.pairs or (any(near_end(view)) and len(view.lots) > BESIDE)


def _offer(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the adventurers on offer, pairs touching, and who gets them: beside them, below pairs."""
    cards, gaps = sum(map(len, view.lots)), GAP * (len(view.lots) - 1)
    size = min(RECRUIT, (width - 2 * PAD - gaps) // max(1, cards))
    high, used = round(size * CARD), size * cards + gaps
    yield PlacedItem(ZoneItem(width, high + 2 * PAD + (RULE if view.pairs else 0)), x, y)
    left = x + (width - used) // 2 if view.pairs else x + PAD
    for lot in view.lots:
        for card in lot:
            yield PlacedItem(adventurer(card, size, phrases), left, y + PAD)
            left += size
        left += GAP
    if view.pairs:
        yield from _bids(view, phrases, x + PAD, y + PAD + high, width - 2 * PAD, RULE)
        return
    room, low = x + width - PAD - left, high if _has_signs(view) else high - 2 * SIGNS
    yield from _bids(view, phrases, left, y + PAD, room, low)
    if low < high:
        yield from until_payday(view, phrases, left, y + PAD + low, room, high - low)


def _bids(view: View, phrases: Phrases, x: int, y: int, width: int, height: int) -> Iterator[PlacedItem]:
    """Draw the bids, the highest first, or before the first of them who gets the adventurers."""
    if not view.bids:
        rule = Label(phrases.texts("gnadenlos-auction"), width, height, 48, "slab", "brass", "center")
        yield PlacedItem(rule, x, y)
        return
    ranked = sorted(view.bids, key=lambda bid: -total(bid.notes) if bid.notes else 1)
    across = min(len(ranked), max(width // (BIDDER + SUM), -(-len(ranked) // 2)))
    cell, high = width // across, height // -(-len(ranked) // across)
    size = min(BIDDER, high, cell - SUM)
    for n, bid in enumerate(ranked):
        left, top = x + n % across * cell + (cell - size - SUM) // 2, y + n // across * high
        yield PlacedItem(hat(bid.seat, size), left, top + (high - size) // 2)
        sum_, ink = str(total(bid.notes)) if bid.notes else "–", "chalk" if n else "brass"
        yield PlacedItem(Label(sum_, SUM, high, SUM - 14, "display", ink, "center"), left + size, top)


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's adventurers and notes, numbered as their buttons are; few to choose from are large.

    Without numbers, as in a replay, nobody is asked whom to send.
    """
    if not view.hand and not view.notes:
        return None
    kind = "" if view.decision is None else view.decision.kind
    kind = "" if kind == "adventurer" and not numbers else kind
    across, width = hand_shape(len(view.hand), per_row=PER_ROW)
    width = min(width, LARGE if kind == "adventurer" and len(view.hand) <= FEW else PERSON)
    cards = [adventurer(card, width, phrases, numbers.get(card, 0), view.event) for card in view.hand]
    room = len(cards) * (width + EDGE)
    items = [*hand_rows(cards, EDGE, across)]
    beside = [] if kind == "adventurer" else _stacks_beside(view, phrases, room)
    is_free = kind not in WITHOUT_NOTES or bottom(beside) <= bottom(items) + TITLE
    if beside and cards and is_free:
        y = max(EDGE, (bottom(beside) + EDGE - cards[0].size[1]) // 2)
        items = [*row(cards, EDGE, y, SCENE_WIDTH - 2 * EDGE, gap=EDGE), *beside]
    elif kind not in WITHOUT_NOTES or not cards:
        y = bottom(items) + EDGE
        items += [_title(phrases, EDGE, y), *_stacks(_kinds(view), STACK, EDGE, y + TITLE)]
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _kinds(view: View) -> Counter[str]:
    """Return how many notes of each kind a hand has, the seat's own color first."""
    return Counter(sorted(map(kind_of, view.notes), key=lambda kind: (owner_of(kind) != view.seat, kind)))


def _title(phrases: Phrases, x: int, y: int) -> PlacedItem:
    """Say what the notes are, and what the number below each means."""
    text = phrases.texts("gnadenlos-notes")
    return PlacedItem(Label(text, SCENE_WIDTH - EDGE - x, TITLE - 4, 46, "slab", "brass", "center"), x, y)


def _stacks_beside(view: View, phrases: Phrases, x: int) -> list[PlacedItem]:
    """Draw the kinds of notes in at most two rows at the right of the adventurers, if there is room."""
    kinds = [*_kinds(view).items()]
    across = len(kinds)
    room = SCENE_WIDTH - 2 * EDGE - x
    if across * (SMALL + EDGE) > room:
        across = -(-across // 2)
    if across * (SMALL + EDGE) > room:
        return []
    size = min(STACK, room // across - EDGE) if across == len(kinds) else SMALL
    left, step = EDGE + x + (room - across * (size + EDGE)) // 2, round(size * CARD) + 64
    rows = [dict(kinds[:across]), dict(kinds[across:])]
    top = EDGE + TITLE
    stacks = [item for n, line in enumerate(rows) for item in _stacks(line, size, left, top + n * step)]
    return [_title(phrases, EDGE + x, EDGE), *stacks]


def _stacks(kinds: Mapping[str, int], width: int, x: int, y: int) -> list[PlacedItem]:
    room = SCENE_WIDTH - 2 * EDGE if x == EDGE else len(kinds) * (width + EDGE)
    width = min(width, room // max(1, len(kinds)) - EDGE)
    papers = list(row([note(kind, width) for kind in kinds], x, y, room, gap=EDGE, align="center"))
    size = round(width * 0.56)  # of the hat of a note's owner
    hats = [
        PlacedItem(hat(owner_of(kind), size), left + width - size - 16, top + paper.height - size - 16)
        for kind, (paper, left, top) in zip(kinds, papers)
    ]
    counts = [
        PlacedItem(Label(f"×{count}", width, 62, DIGIT, "slab", "chalk", "center"), left, top + paper.height)
        for count, (paper, left, top) in zip(kinds.values(), papers)
    ]
    return [*papers, *hats, *counts]
