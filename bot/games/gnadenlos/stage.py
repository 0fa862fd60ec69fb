"""The middle of a picture of Gnadenlos!: the event in town, and what came of the last one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.gnadenlos.pieces import SYMBOLS, event, hat, note
from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.layout import middle, row
from bot.render.scene import CARD as TALL
from bot.render.scene import (
    DIGIT,
    ArtItem,
    Badge,
    CardBackItem,
    DieItem,
    Icon,
    Item,
    Label,
    PlacedItem,
    Portrait,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ADVENTURERS, ARRIVAL, COLORS, EVENTS, FACES
from engine.games.gnadenlos.operations import MAX_NOTES
from engine.games.gnadenlos.rules import FINE, LAST_VULTURE
from engine.games.gnadenlos.state import TurnView
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 14
PILES = 58  # height of the market
HEIGHT, PAYDAY, SIGNS = 240, 296, 70  # of the event with its outcome or a payday, and of the signs below
CARD, EVENT = 206, 182  # widths of the event's zone and card
TITLE, FACE, EFFECT = 58, 106, 62  # heights of the title, of a face, and of what it brought
NUMBER, LEAST, GAP = 126, 80, 12  # widths of a strength, and of what is free beside it
OVER = 6  # pixels by which what came of it, without a ground, may be wider than its cell
MAX_DICE = 5  # of a payday, side by side
ROW = 66  # height of a badge
ROWS, CLEAR = (2, 3), 12  # of more: rows, and pixels between a note and what is beside it, at least
WORDS, LEGIBLE = 160, 46  # least width of what stands beside a sign, and em of words below the events
BIRD = Badge("vulture", "+1", tone="brick")
GAINS = {"gold": "reward", "duel": "debt", "poker": "horseshoe"}
ENDS = {"marker": "arrival", "undertaker": "rip", "vulture": "vultures"}  # what ends a game, by icon


class Outcome(NamedTuple):
    """A seat in the last event or payday: its face, the number that decided, and what it got or lost."""

    seat: Seat
    face: Item
    number: str
    effect: Item | None
    is_best: bool
    leaves: bool = False
    die: int = 0  # that called for the face, a note


def stage(
    view: View, phrases: Phrases, x: int, y: int, width: int, *, most: int | None = None
) -> Iterator[PlacedItem]:
    """Draw the event to decide, and the last event or payday, until the next; first, how the game ends."""
    if paid_to_finish(view):
        yield from _at_the_finish(view, phrases, x, y, width)
        return
    number = 0 if has_come(view) else _last_outcome(view)
    high = _height(view.turns[number - 1]) if number else HEIGHT
    if view.event:
        is_covered = has_come(view) and most == 0
        card = CardBackItem(EVENT, "coal", "question") if is_covered else event(view.event, EVENT, phrases)
        yield PlacedItem(ZoneItem(CARD, high, turn=True), x, y)
        yield middle(card, x, y, CARD, high)
        x, width = x + CARD + EDGE, width - CARD - EDGE
        if has_come(view):
            yield from _to_the_grave(view, phrases, x, y, width, most)
            return
    if number:
        yield from outcomes(view, number, phrases, x, y, width, most=most)
        return
    yield PlacedItem(ZoneItem(width, HEIGHT), x, y)
    title = Label(phrases.texts("gnadenlos-ends"), width - 2 * PAD, TITLE, 46, "slab", "brass")
    yield PlacedItem(title, x + PAD, y + 4)
    for n, (icon, why) in enumerate(ENDS.items()):
        top = y + TITLE + 4 + n * TITLE
        yield PlacedItem(Icon(icon, TITLE - 8, "brass", "panel"), x + PAD, top)
        text = phrases.texts(f"gnadenlos-ends-{why}", of=view.rip)
        yield PlacedItem(
            Label(text, width - 3 * PAD - TITLE, TITLE - 8, LEGIBLE, "slab"), x + 2 * PAD + TITLE, top
        )


def has_come(view: View) -> bool:
    """Return whether the event in town has brought the undertaker, so that nobody is sent."""
    return bool(view.event) and view.undertaker == view.rip


def _at_the_finish(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the hat that has paid its way to the Finish, between trophy and flag."""
    yield PlacedItem(ZoneItem(width, HEIGHT, turn=True), x, y)
    trophy, flag = (Icon(icon, HEIGHT - 90, "brass", "panel") for icon in ("trophy", "marker"))
    signs = [trophy, hat(view.active, HEIGHT - 70), flag]
    yield from row(signs, x, y, width, gap=40, align="center", height=HEIGHT - EFFECT)
    words = phrases.texts("gnadenlos-by-arrival", who=phrases.name(view.active))
    label = Label(words, width - 2 * PAD, EFFECT, DIGIT, "slab", "brass", "center")
    yield PlacedItem(label, x + PAD, y + HEIGHT - EFFECT - 4)


def _to_the_grave(
    view: View, phrases: Phrases, x: int, y: int, width: int, most: int | None
) -> Iterator[PlacedItem]:
    """Draw the undertaker at the grave, or while it moves before their last step."""
    yield PlacedItem(ZoneItem(width, HEIGHT, turn=True), x, y)
    name, step = phrases.texts("gnadenlos-turn-number", turn=view.turn), view.undertaker
    words = phrases.texts("gnadenlos-by-rip", of=view.rip)
    if most is not None:  # of the open card, only what came of it
        step, words = step - 1, phrases.texts("picture-gnadenlos-last-duel") * (not most)
    if most != 0:
        duel = phrases.texts("gnadenlos-symbol-duel")
        name = phrases.texts("gnadenlos-turn", turn=view.turn, name=duel)
    yield PlacedItem(
        Label(name, width - 2 * PAD, TITLE + 4, DIGIT, "slab", "brass", "center"), x + PAD, y + 2
    )
    duels = [Icon("duel", FACE - 30, "brass" if n < step else "dust", "panel") for n in range(view.rip)]
    way = [*duels[:step], Icon("undertaker", FACE, "chalk", "panel"), *duels[step:]]
    grave = Icon("tombstone", FACE, "brass", "panel")
    yield from row([*way, grave], x, y + TITLE + 6, width, gap=26, align="center", height=FACE)
    yield PlacedItem(
        Label(words, width - 2 * PAD, EFFECT, 46, "slab", "chalk", "center"), x + PAD, y + TITLE + FACE + 10
    )


def _last_outcome(view: View) -> int:
    """Return the turn with the last event or payday, or 0 before the first."""
    return next((n for n in range(len(view.turns), 0, -1) if has_outcome(view.turns[n - 1])), 0)


def first_turn(view: View) -> int:
    """Return the number of the first turn that is known: a lesson begins later than at turn 1."""
    return view.turn - len(view.turns) + 1


def is_poker(turn: TurnView) -> bool:
    return bool(turn.card) and EVENTS[turn.card].symbol == "poker"


def paid_to_finish(view: View) -> int:
    """Return how many steps whose turn it is has just paid for to be at the Finish, if that is known."""
    *earlier, turn = view.turns or (None,)
    own = view.seats[view.active]
    if turn is None or not earlier or own.field < ARRIVAL:
        return 0
    gain = dict(turn.gains).get(view.active, 0) if is_poker(turn) else 0
    return max(0, own.field - max(1, earlier[-1].fields[view.active] + gain))


def arrived_by_poker(view: View) -> bool:
    """Return whether a winner came to the Finish by the last event, not by prestige after it."""
    *earlier, last = view.turns
    if not is_poker(last):
        return False
    gains, before = dict(last.gains), earlier[-1].fields if earlier else ()
    return any(
        not before or before[seat] + gains.get(seat, 0) == view.seats[seat].field
        for seat in {*view.winners} & {*last.winners}
    )


def has_outcome(turn: TurnView) -> bool:
    return bool(turn.calls or turn.hired or turn.winners)


def _height(turn: TurnView) -> int:
    return PAYDAY if turn.calls else HEIGHT


def outcomes(
    view: View, number: int, phrases: Phrases, x: int, y: int, width: int, *, most: int | None = None
) -> Iterator[PlacedItem]:
    """Draw a turn's last step: who took part with what number, and what came of it.

    While it moves, of a payday the first `most` dice are drawn, and of an event only who was sent.
    """
    turn = view.turns[number - 1]
    yield PlacedItem(ZoneItem(width, _height(turn)), x, y)
    yield from _title(view, number, phrases, x, y, width, most)
    if turn.calls and not most:
        draw = _bills if most is None else _columns
        yield from draw(view, number, phrases, x, y + TITLE + 6, width)
        return
    make = _dice if turn.calls else _auction if turn.hired else contest if most is None else _sent
    if turn.calls and len(turn.calls) > MAX_DICE:
        high, across = max(_grid(len(turn.calls), rows, width) for rows in ROWS)
        wide = (width - 2 * PAD) // across
        for n, outcome in enumerate(_dice(turn, high)[:most]):
            left, top = x + PAD + n % across * wide, y + TITLE + 6 + n // across * (high + 4)
            yield from _called(outcome, left, top, wide)
        return
    dice = most if turn.calls else None
    count = len(make(turn, FACE)) + len(_absent(turn, view, FACE))
    cell = (width - 2 * PAD) // count
    face = min(FACE, cell - LEAST)
    if turn.calls:
        face = min(FACE + PAYDAY - HEIGHT, (cell - 3 * GAP) * 5 // 6)
    rows = [*make(turn, face), *_absent(turn, view, face)]
    if not turn.calls and not turn.hired:
        rows.sort(key=lambda outcome: outcome.seat)  # as above
    shapes = ([_chips(outcome, on_ground=ground) for outcome in rows] for ground in (True, False))
    without = [[*filter(None, [outcome.effect])] for outcome in rows]
    if max(map(_width, without)) > cell + OVER:
        without = [[]] * count  # sums that the words beside tell
    chips = next((chips for chips in shapes if max(map(_width, chips)) <= cell + OVER), without)
    for n, (outcome, below) in enumerate(zip(rows[:dice], chips)):
        yield from _outcome(outcome, below, x + PAD + n * cell, y + TITLE + 6, cell, is_old=bool(view.event))


def _grid(count: int, rows: int, width: int) -> tuple[int, int]:
    """Return how high so many notes in these rows are, and how many are in a row."""
    across = -(-count // rows)
    return min((PAYDAY - TITLE - 6) // rows - 4, int(((width - 2 * PAD) // across - CLEAR) * TALL)), across


def _bills(view: View, number: int, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw what a payday cost each hat, how far a vulture drove it, and where the notes went."""
    turn, cell = view.turns[number - 1], (width - 2 * PAD) // len(view.seats)
    paid, ruined = dict(turn.paid), dict(turn.ruined)
    columns = list[list[Badge]]()
    for seat in range(len(view.seats)):
        chips = [Badge("reward", f"−{paid[seat]}" if paid.get(seat) else "0")]
        columns.append([*chips, *[Badge("horseshoe", f"−{FINE}", tone="brick")] * (seat in ruined)])
    room = max(_width([chip]) for chips in columns for chip in chips) + 4
    size = min(FACE, cell - room)
    for seat, chips in enumerate(columns):
        left = x + PAD + seat * cell + (cell - size - room) // 2
        yield PlacedItem(hat(seat, size), left, y + 40 + (FACE - size) // 2)
        if seat in ruined:
            yield PlacedItem(Icon("vulture", ROW, "brick", "panel"), left + (size - ROW) // 2, y)
        top = y + 14 + (ROW + 8) * (2 - len(chips)) // 2  # beside the hat
        yield from (PlacedItem(chip, left + size + 4, top + n * (ROW + 8)) for n, chip in enumerate(chips))
    words, top = phrases.texts("picture-gnadenlos-returned"), y + PAYDAY - 2 * TITLE - 20
    yield PlacedItem(Label(words, width - 2 * PAD, TITLE, LEGIBLE, "slab", "chalk", "center"), x + PAD, top)


def _columns(view: View, _number: int, _phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the market before a payday: its columns of notes, each below its face of the die."""
    step = PILES + 6
    left = x + (width - step * len(FACES)) // 2
    for n, face in enumerate(FACES):
        yield PlacedItem(Icon(f"die-{face}", PILES - 8, "chalk", "panel"), left + n * step + 7, y)
    facts = (("heights", " ".join(map(str, view.columns))), ("rows", len(view.seats)))
    yield PlacedItem(ArtItem("gnadenlos-market", step * len(FACES), 2 * PILES, facts), left, y + PILES - 4)


def _title(
    view: View, number: int, phrases: Phrases, x: int, y: int, width: int, most: int | None
) -> Iterator[PlacedItem]:
    """Name a turn's last step, and beside the dice of a payday what they name and who pays."""
    turn = view.turns[number - 1]
    symbol = EVENTS[turn.card].symbol if turn.card else "gold"
    icon, key = SYMBOLS[symbol], f"gnadenlos-symbol-{symbol}"
    if turn.calls:
        icon, key = "payday", "gnadenlos-payday-next" if turn.paydays else "gnadenlos-payday"
    elif turn.hired:
        icon, key = "people", "gnadenlos-offer"
    name = phrases.texts(key)
    if not turn.calls and not turn.hired and (remark := _remark(turn, is_open=most is None)):
        name = phrases.texts(f"picture-gnadenlos-{remark}", name=name)
    title = phrases.texts("gnadenlos-turn", turn=first_turn(view) + number - 1, name=name)
    yield PlacedItem(Icon(icon, TITLE - 8, "brass", "panel"), x + PAD, y + 8)
    room, left = width - 3 * PAD - TITLE, x + PAD + TITLE
    if turn.calls and most is not None and not view.event:
        why = phrases.texts("picture-gnadenlos-called", dice=most)
        aside = room - round(typesetting.width(title, "slab", DIGIT)) - GAP
        if typesetting.width(why, "slab", LEGIBLE) <= aside:
            room -= aside
            yield PlacedItem(Label(why, aside, TITLE, LEGIBLE, "slab", "brass", "right"), left + room, y + 4)
    ink = "dust" if view.event else "brass"  # it is old beside the next event
    yield PlacedItem(Label(title, room, TITLE + 4, DIGIT, "slab", ink), left, y + 2)


def _chips(outcome: Outcome, *, on_ground: bool) -> list[Item]:
    """Return what came of it: what it brought, and that the adventurer leaves."""
    chips = [outcome.effect, Badge("people", "−1", tone="brick") if outcome.leaves else None]
    bare = [replace(item, tone="") if isinstance(item, Badge) else item for item in chips if item]
    return [*filter(None, chips)] if on_ground else bare


def _width(items: Iterable[Item]) -> int:
    return sum(item.size[0] for item in items)


def _outcome(
    outcome: Outcome, chips: Sequence[Item], x: int, y: int, width: int, *, is_old: bool
) -> Iterator[PlacedItem]:
    """Draw a face with its owner's hat, the number beside it, and what came of it below."""
    face = outcome.face
    if outcome.die:
        yield from _called(outcome, x, y, width)
        yield from row(chips, x, y + face.size[1] + 2, width, gap=4, align="center", height=EFFECT)
        return
    gap = 0 if width < face.width + NUMBER else GAP  # else only before the next face
    left, room = x + max(0, width - face.width - NUMBER) // 2, min(NUMBER, width - face.width) - GAP
    yield PlacedItem(face, left, y)
    if isinstance(face, Portrait):
        yield PlacedItem(
            hat(outcome.seat, face.width // 2), left + face.width // 2 + 10, y + face.width * 3 // 5
        )
    em, ink = (124 if len(outcome.number) < 2 else 84, "brass") if outcome.is_best else (84, "chalk")
    em, ink = (DIGIT, "dust") if is_old else (em, ink)
    number = Label(outcome.number, room, 120, em, "display", ink, "center")
    yield PlacedItem(number, left + face.width + gap, y)
    yield from row(chips, x, y + FACE + 2, width, gap=4, align="center", height=EFFECT)


def _called(outcome: Outcome, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a note, its owner's hat and the die that called it in: beside it or, if narrow, on it."""
    note, die = outcome.face, DieItem(outcome.die, outcome.face.size[1] * 2 // 5)
    wide, high = note.size
    is_narrow = width < wide + die.width + GAP + CLEAR
    left, size = x + (width - wide + (0 if is_narrow else die.width + GAP)) // 2, wide * 2 // 3
    if is_narrow:
        size = wide - die.width - 2
    yield PlacedItem(note, left, y)
    at = (left, y + high - die.width) if is_narrow else (left - GAP - die.width, y + (high - die.width) // 2)
    yield PlacedItem(die, *at)
    yield PlacedItem(hat(outcome.seat, size), left + wide - size, y + high - size)
    if outcome.is_best:  # unpaid
        yield PlacedItem(Icon("vulture", size, "brick", "paper"), left + wide - size, y)


def _remark(turn: TurnView, *, is_open: bool) -> str:
    """Return whether only one took part in an event, or, once it `is_open`, whether several won."""
    if len(turn.sent) == 1:
        return "alone"
    symbol = EVENTS[turn.card].symbol
    strengths = [ADVENTURERS[card].strength(symbol) for _, card in turn.sent]
    return "tie" if is_open and strengths.count(max(strengths)) > 1 else ""


def _absent(turn: TurnView, view: View, width: int) -> list[Outcome]:
    """Return the seats that had nobody to send to an event."""
    seats = () if turn.calls or turn.hired else sorted({*range(len(view.seats))} - {*dict(turn.sent)})
    nobody = Badge("people", "0")
    return [Outcome(seat, hat(seat, width), "–", nobody, is_best=False) for seat in seats]


def contest(turn: TurnView, width: int) -> list[Outcome]:
    """Return who was sent, in the order of seats, and what the event brought them."""
    symbol, gains = EVENTS[turn.card].symbol, dict(turn.gains)
    strength = {seat: ADVENTURERS[card].strength(symbol) for seat, card in turn.sent}
    best, least, cards = max(strength.values()), min(strength.values()), dict(turn.sent)
    outcomes = []
    for seat, number in sorted(strength.items()):
        gain = gains.get(seat, 0)
        effect: Item | None = None
        if gain:
            value = f"+{gain}" if gain > 0 else f"−{-gain}"
            effect = Badge(GAINS[symbol], value, tone="gold" if gain > 0 else "brick")
        face = Portrait(f"gnadenlos/{cards[seat]}", width, turn=number == best, faint=number < best)
        leaves = number == best or (symbol == "duel" and number == least)
        outcomes.append(Outcome(seat, face, str(number), effect, number == best, leaves))
    return outcomes


def _sent(turn: TurnView, width: int) -> list[Outcome]:
    """Return who was sent, in the order of seats, as long as nobody knows what for."""
    return [
        Outcome(seat, Portrait(f"gnadenlos/{card}", width), "?", None, is_best=False)
        for seat, card in sorted(turn.sent)
    ]


def _auction(turn: TurnView, width: int) -> list[Outcome]:
    """Return who has bid what, the highest first, and whom that recruited."""
    hired, rest = dict(turn.hired), Badge("people", "–")
    return [
        Outcome(
            seat,
            Portrait(f"gnadenlos/{hired[seat]}", width, turn=not n) if seat in hired else hat(seat, width),
            str(sum_),
            Badge("people", "+1", tone="gold") if seat in hired else rest,
            seat in hired,
        )
        for n, (seat, sum_) in enumerate(sorted(turn.bids, key=lambda bid: -bid[1]))
    ]


def _dice(turn: TurnView, width: int) -> list[Outcome]:
    """Return all dice of a payday with the notes that they called in, and what these cost."""
    last = len(turn.calls) - 1 if turn.ruined else -1
    return [
        Outcome(
            seat,
            note(f"{COLORS[seat]}-{debt}", round(width / TALL)),
            "",
            BIRD if n == last else Badge("reward", f"−{debt}" if debt else "0", tone="brick" if debt else ""),
            n == last,
            die=die,
        )
        for n, (die, seat, debt) in enumerate(turn.calls)
    ]


def signs(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw how near the end and payday are."""
    parts = [*near_end(view)]
    parts.append(("payday", [_market(view), *([] if parts else [_piles(view)])]))
    is_near = is_last_duel(view) or LAST_VULTURE - 1 in (own.vultures for own in view.seats)
    threatens = is_near and not view.over
    yield PlacedItem(ZoneItem(width, SIGNS, turn=threatens), x, y)
    used = [sum(item.size[0] + PAD for item in items) for _, items in parts]
    free, texts = width - sum(used), [_sign(view, key, phrases) for key, _ in parts]
    needs = [round(typesetting.width(text, "slab", LEGIBLE)) + 3 * PAD for text in texts]
    if sum(needs) > free:  # it is for the end
        texts[1:], needs[1:] = [""], [0]
    for (key, items), taken, text, need in zip(parts, used, texts, needs):
        room = free * need // sum(needs)
        yield from row(items, x + PAD, y, taken, gap=PAD, height=SIGNS)
        ink = "brass" if threatens and key != "payday" else "chalk"
        if text:
            word = Label(text, max(0, room - 3 * PAD), SIGNS - 4, 58, "slab", ink)
            yield PlacedItem(word, x + taken + PAD, y + 2)
        x += taken + room


def is_last_duel(view: View) -> bool:
    """Return whether the next event may be the duel that ends the game."""
    used = {*view.piles.event_discard, view.event} if view.piles.event_deck else ()
    is_left = any(event.symbol == "duel" for key, event in EVENTS.items() if key not in used)
    return view.undertaker == view.rip - 1 and is_left


def _sign(view: View, key: str, phrases: Phrases) -> str:
    """Say what these signs bring, and whether that is near."""
    return phrases.texts(f"picture-gnadenlos-{key}", full=int(sum(view.columns) >= full(view)))


def near_end(view: View) -> Iterator[tuple[str, list[Item]]]:
    """Yield the undertaker if the next duel is the last, and each hat whose next vulture would be."""
    duels = [Icon("undertaker", TITLE, "chalk", "panel")] * (view.undertaker == view.rip - 1)
    most = max(own.vultures for own in view.seats)
    hats = [hat(seat, TITLE) for seat, own in enumerate(view.seats) if own.vultures == most]
    birds = [*hats, Icon("vulture", TITLE, "chalk", "panel")] if most == LAST_VULTURE - 1 else []
    if duels or birds:
        yield "both" if duels and birds else "duel" if duels else "vulture", [*birds, *duels]


def until_payday(
    view: View, phrases: Phrases, x: int, y: int, width: int, height: int
) -> Iterator[PlacedItem]:
    """Draw how near payday is, in the middle of this room, below how near the end is if it is."""
    if near := [*near_end(view)]:
        near.append(("payday", [_market(view)]))
        for key, items in near:
            used = sum(item.size[0] + PAD for item in items)
            yield from row(items, x + PAD, y, used, gap=PAD, height=SIGNS)
            if (left := width - PAD - used) >= WORDS:
                text = _sign(view, key, phrases)
                yield PlacedItem(Label(text, left - PAD, SIGNS - 4, 46, "slab"), x + PAD + used, y + 2)
            y += SIGNS
        return
    yield from row([_market(view)], x, y, width, align="center")
    word = _sign(view, "payday", phrases)
    yield PlacedItem(Label(word, width, height - 66, DIGIT, "slab", "chalk", "center"), x, y + 66)


def full(view: View) -> int:
    """Return how many notes bring payday."""
    return len(FACES) * len(view.seats)


def recruiting_brings_payday(view: View, notes: int = MAX_NOTES) -> bool:
    """Return whether payday may be due after a recruiting: each who has not bid yet lays so many notes."""
    laid = [notes] * (len(view.seats) - len(view.bids)) + [len(bid.notes) for bid in view.bids]
    return sum(view.columns) + sum(sorted(laid)[1:]) >= full(view)


def _piles(view: View) -> ArtItem:
    """Draw the market: six columns of notes, with the empty places that payday waits for."""
    heights = " ".join(map(str, view.columns))
    return ArtItem("gnadenlos-market", 2 * PILES, PILES, (("heights", heights), ("rows", len(view.seats))))


def _market(view: View) -> Badge:
    return Badge("debt", f"{sum(view.columns)}/{full(view)}")
