"""The middle of a picture of Gnadenlos!: the event in town, and what came of the last one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.gnadenlos.pieces import SYMBOLS, event, hat
from bot.i18n.texts import Phrases
from bot.render.layout import middle, row
from bot.render.scene import DIGIT, Badge, Icon, Item, Label, PlacedItem, Portrait, ZoneItem
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, FACES
from engine.games.gnadenlos.view import TurnView, View

EDGE, PAD = 12, 14
HEIGHT = 324  # of the event with its outcome
CARD, EVENT, PAYDAY = 216, 162, 108  # widths of the event's zone and card, and height of payday below it
TITLE, FACE, EFFECT = 64, 142, 66  # heights of the title, of a face, and of what it brought
NUMBER, LEAST = 110, 66  # widths of a strength
NUGGET = Icon("nugget", 60, "brass", "panel")
GAINS = {"gold": "nugget", "duel": "debt", "poker": "horseshoe"}


class Outcome(NamedTuple):
    """A seat in the last event or payday: its face, the number that decided, and what it got or lost."""

    seat: Seat
    face: Item
    number: str
    effect: Item | None
    is_best: bool


def stage(view: View, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the event to decide, how near payday is, and the last event or payday, until the next."""
    number = next((n for n in range(len(view.turns), 0, -1) if _has_outcome(view.turns[n - 1])), 0)
    yield PlacedItem(ZoneItem(CARD, HEIGHT, turn=bool(view.event)), x, y)
    picture = event(view.event, EVENT, phrases) if view.event else Icon("payday", 130, "rim", "panel")
    yield middle(picture, x, y + 6, CARD, HEIGHT - PAYDAY)
    yield middle(_notes(view), x, y + HEIGHT - PAYDAY, CARD, 66)
    word = Label(phrases.texts("gnadenlos-payday"), CARD - 8, 40, 38, "slab", "chalk", "center")
    yield PlacedItem(word, x + 4, y + HEIGHT - 46)
    x, width = x + CARD + EDGE, width - CARD - EDGE
    yield PlacedItem(ZoneItem(width, HEIGHT), x, y)
    if number:
        yield from _outcomes(view, number, phrases, x, y, width)
        return
    step = (HEIGHT - PAD) // len(SYMBOLS)
    for n, (symbol, icon) in enumerate(SYMBOLS.items()):
        top, room = y + PAD + n * step, width - 3 * PAD - TITLE
        yield PlacedItem(Icon(icon, TITLE, "brass", "panel"), x + PAD, top + 8)
        aim = Label(phrases.texts(f"gnadenlos-aim-{symbol}"), room, step - 8, 42, "slab")
        yield PlacedItem(aim, x + 2 * PAD + TITLE, top)


def _has_outcome(turn: TurnView) -> bool:
    return bool(turn.paid or turn.ruined or turn.winners)


def _outcomes(view: View, number: int, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    turn = view.turns[number - 1]
    is_payday = bool(turn.paid or turn.ruined)
    symbol = EVENTS[turn.card].symbol if turn.card else "gold"
    icon = "payday" if is_payday else SYMBOLS[symbol]
    name = phrases.texts("gnadenlos-payday" if is_payday else f"gnadenlos-symbol-{symbol}")
    title = phrases.texts("gnadenlos-turn", turn=number, name=name)
    yield PlacedItem(Icon(icon, TITLE - 8, "brass", "panel"), x + PAD, y + 8)
    yield PlacedItem(
        Label(title, width - 3 * PAD - TITLE, TITLE, DIGIT, "slab", "brass"), x + PAD + TITLE, y + 4
    )
    cell = (width - 2 * PAD) // len(
        {seat for seat, _ in turn.paid} | {*turn.ruined} if is_payday else turn.sent
    )
    face = min(FACE, cell - LEAST)
    outcomes = _payday(turn, face) if is_payday else _contest(turn, face)
    for n, outcome in enumerate(outcomes):
        yield from _outcome(outcome, x + PAD + n * cell, y + TITLE + 8, cell)


def _outcome(outcome: Outcome, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a face with its owner's hat, the number beside it, and what came of it below."""
    face = outcome.face
    left, room = x + (width - face.width - NUMBER) // 2, min(NUMBER, width - face.width)
    left = max(x, left)
    yield PlacedItem(face, left, y)
    if isinstance(face, Portrait):
        yield PlacedItem(
            hat(outcome.seat, face.width // 2), left + face.width // 2 + 10, y + face.width * 3 // 5
        )
    em, ink = (124, "brass") if outcome.is_best else (84, "chalk")
    yield PlacedItem(Label(outcome.number, room, 120, em, "display", ink, "center"), left + face.width, y)
    if outcome.effect is not None:
        yield from row([outcome.effect], x, y + FACE + 6, width, align="center", height=EFFECT)


def _contest(turn: TurnView, width: int) -> list[Outcome]:
    """Return who was sent, the strongest first, and what the event brought them."""
    symbol, gains = EVENTS[turn.card].symbol, dict(turn.gains)
    strength = {seat: ADVENTURERS[card].strength(symbol) for seat, card in turn.sent}
    best, least, cards = max(strength.values()), min(strength.values()), dict(turn.sent)
    outcomes = []
    for seat, number in sorted(strength.items(), key=lambda item: -item[1]):
        gain = gains.get(seat, 0)
        effect: Item | None = None
        if gain:
            value = f"+{gain}" if gain > 0 else f"−{-gain}"
            effect = Badge(GAINS[symbol], value, tone="gold" if gain > 0 else "brick")
        elif symbol == "duel" and number == least < best:
            effect = Badge("people", "−1", tone="brick")
        face = Portrait(f"gnadenlos/{cards[seat]}", width, turn=number == best, faint=number < best)
        outcomes.append(Outcome(seat, face, str(number), effect, number == best))
    return outcomes


def _payday(turn: TurnView, width: int) -> list[Outcome]:
    """Return who has paid what, and who could not pay."""
    paid, bird = dict(turn.paid), Badge("vulture", "+1", tone="brick")
    return [
        Outcome(
            seat,
            hat(seat, width),
            f"−{paid[seat]}" if paid.get(seat) else "–",
            bird if ruined else NUGGET,
            ruined,
        )
        for seat in sorted({*paid, *turn.ruined})
        for ruined in (seat in turn.ruined,)
    ]


def payday(view: View, phrases: Phrases, x: int, y: int, room: int) -> Iterator[PlacedItem]:
    """Draw how many notes lie in the market, of those that trigger payday, with its word."""
    notes = _notes(view)
    yield PlacedItem(notes, x, y)
    used = notes.size[0] + 14
    word = Label(phrases.texts("gnadenlos-payday"), min(146, room - used - 8), 60, 40, "slab")
    yield PlacedItem(word, x + used, y)


def _notes(view: View) -> Badge:
    return Badge("payday", f"{sum(view.columns)}/{len(FACES) * len(view.seats)}")
