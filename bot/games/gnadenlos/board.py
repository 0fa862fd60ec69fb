"""The public table of Gnadenlos! in words and signs, and its adventurers and debt notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

from bot.games.presenter import EmbedField, seat_sign
from bot.i18n.texts import Speech, Words
from bot.ui.style import clipped
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    COLOURS,
    EVENTS,
    FACES,
    RIP,
    SECTIONS,
    kind_of,
    owner_of,
    total,
)
from engine.games.gnadenlos.view import SeatView, View

HATS = ("🔴", "🔵", "🟡", "⚫")  # by seat; their colours are named beside them
SYMBOLS = {"gold": "⛏️", "duel": "🔫", "poker": "🃏"}


def stats(card: str, text: Words) -> str:
    one = ADVENTURERS[card]
    parts = zip(SYMBOLS, one.strengths)
    return " · ".join(
        f"{SYMBOLS[symbol]} {symbol_name(symbol, text)} {strength}" for symbol, strength in parts
    )


def symbol_name(symbol: str, text: Words) -> str:
    return text(f"gnadenlos-symbol-{symbol}")


def card_name(card: str, say: Speech) -> str:
    return say.option("", card)


def player(seat: Seat, say: Speech) -> str:
    """Return the name for labels, not escaped."""
    return say.option("", f"seat:{seat}")


def adventurer(card: str, say: Speech, brief: bool) -> str:
    """Return an adventurer; `brief` leaves out the description."""
    head = f"**{card_name(card, say)}** · {stats(card, say.words)}"
    return head if brief else f"{head}\n{say.words(f'gnadenlos-card-{card}.line')}"


def note_name(note: str, say: Speech) -> str:
    """Return a note with its owner's color, as a sign and a word."""
    return f"{HATS[owner_of(note)]} {card_name(kind_of(note), say)}"


def notes_in_words(notes: Iterable[str], say: Speech) -> str:
    """Return notes with their counts."""
    counts = Counter(note_name(note, say) for note in notes)
    parts = (f"{note} ×{count}" if count > 1 else note for note, count in counts.items())
    return " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)


def whose(note: str, view: View, say: Speech) -> str:
    """Return the debtor as the holder sees it."""
    owner = owner_of(note)
    if owner == view.seat:
        return say.words("gnadenlos-own-debt")
    return say.words("gnadenlos-their-debt", name=player(owner, say))


FIELD, SEAT = 1000, 400  # characters at most; an embed holds 6000
SQUARES = {"white": "⬜", "yellow": "🟨", "orange": "🟧", "red": "🟥", "purple": "🟪", "green": "🟩"}
BACK, GOAL = "🟫", "🏁"
STEP, COFFIN, GRAVE = "▫️", "⚰️", "🪦"
KEYCAPS = "".join(f"{face}\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}" for face in FACES)
TALL = 8  # rows of the market that are drawn; how many there are is said too


def fields(view: View, say: Speech) -> list[EmbedField]:
    seats = [
        EmbedField(clipped(_heading(view, seat, say), 60), clipped(_seat(view, seat, say), SEAT), True)
        for seat in range(len(view.seats))
    ]
    parts = (
        ("gnadenlos-street", _street(view, say)),
        ("gnadenlos-market", _market(view, say)),
        ("gnadenlos-graveyard", _graveyard(view, say)),
        ("gnadenlos-event", _event(view, say)),
        ("gnadenlos-offer", _offer(view, say)),
        ("gnadenlos-piles", _piles(view, say)),
        ("gnadenlos-held", _held(view, say)),
    )
    return [*seats, *(EmbedField(say.words(key), clipped(text, FIELD)) for key, text in parts if text)]


def ending(view: View, say: Speech) -> list[EmbedField]:
    seats = view.seats
    ranked = sorted(range(len(seats)), key=lambda n: (seats[n].field, seats[n].nuggets, -seats[n].vultures))
    lines = [f"**{say.words(f'gnadenlos-why-{view.why}')}**"] if view.why else []
    lines += [f"{HATS[seat]} **{say.seat(seat)}** · {_stand(seats[seat], say)}" for seat in reversed(ranked)]
    parts = (("board-why", "\n".join(lines)), ("gnadenlos-held", _held(view, say)))
    return [EmbedField(say.words(key), clipped(text, FIELD)) for key, text in parts if text]


def _stand(there: SeatView, say: Speech) -> str:
    """Return what counts at the end: field, nuggets, vultures."""
    vultures = f" · 🦅 {there.vultures}" if there.vultures else ""
    return f"{say.words('gnadenlos-position', field=there.field)} · 💰 {there.nuggets}{vultures}"


def _heading(view: View, seat: Seat, say: Speech) -> str:
    turn = " 🔫" if seat == view.active and not view.over else ""
    return f"{seat_sign(view, seat)} {HATS[seat]} {player(seat, say)}{turn}"


def _seat(view: View, seat: Seat, say: Speech) -> str:
    shown = view.seats[seat]
    lines = [
        say.words("gnadenlos-stands", field=shown.field, hat=say.words(f"gnadenlos-hat-{COLOURS[seat]}")),
        say.words("gnadenlos-purse", nuggets=shown.nuggets, vultures=shown.vultures),
        say.words("gnadenlos-holds", cards=shown.hand_size, notes=shown.notes_size),
    ]
    return "\n".join(lines)


def _held(view: View, say: Speech) -> str:
    lines = []
    for seat, shown in enumerate(view.seats if view.over else ()):
        cards = say.words.listed([card_name(card, say) for card in shown.hand])
        lines.append(f"**{say.seat(seat)}** · {cards} · {notes_in_words(shown.notes, say) or '–'}")
    return "\n".join(lines)


def _street(view: View, say: Speech) -> str:
    """Return a line per section: hats on its fields, and what poker does there."""
    lines, ends = [], accumulate(section.fields for section in SECTIONS)
    for section, end in zip(SECTIONS, ends):
        first = end - section.fields + 1
        cells = "".join(_cell(view, field, section.colour) for field in range(first, end + 1))
        colour = say.words(f"gnadenlos-colour-{section.colour}")
        if section.gain:
            what = say.words("gnadenlos-section", colour=colour, gain=section.gain, loss=section.loss)
        else:
            what = say.words("gnadenlos-arrival", colour=colour, field=ARRIVAL)
        lines.append(f"{cells} {first}–{end} {what}")
    return "\n".join(lines)


def _cell(view: View, field: int, colour: str) -> str:
    hats = "".join(HATS[seat] for seat, shown in enumerate(view.seats) if shown.field == field)
    return hats or (GOAL if field == ARRIVAL else SQUARES[colour])


def _market(view: View, say: Speech) -> str:
    """Return the notes as backs, row by row under the die's faces."""
    count, needed = sum(view.columns), len(view.seats)
    said = say.words("gnadenlos-rows", count=count, rows=count // len(FACES), needed=needed)
    if view.market:
        return f"{said}\n{notes_in_words(view.market, say)}"
    rows = range(min(TALL, max(view.columns)))
    backs = ["".join(BACK for height in view.columns if height > row) for row in rows]
    return "\n".join([said, KEYCAPS, *backs])


def _graveyard(view: View, say: Speech) -> str:
    way = [STEP] * RIP + [GRAVE]
    way[view.undertaker] = COFFIN
    return f"{''.join(way)} " + say.words("gnadenlos-undertaker", step=view.undertaker, of=RIP)


def _event(view: View, say: Speech) -> str:
    if not view.event:
        return ""
    event = EVENTS[view.event]
    name = (
        f"{SYMBOLS[event.symbol]} **{card_name(view.event, say)}** · {symbol_name(event.symbol, say.words)}"
    )
    if event.symbol != "gold":
        return name
    return f"{name} · " + say.words("gnadenlos-amounts", first=event.first, second=event.second)


def _offer(view: View, say: Speech) -> str:
    """Return the adventurers on offer and the bids for them."""
    lots = [
        " + ".join(f"**{card_name(card, say)}** ({stats(card, say.words)})" for card in lot)
        for lot in view.offer
    ]
    bids = [_bid(bid.seat, bid.notes, say) for bid in view.bids]
    return "\n".join([*lots, *bids])


def _bid(seat: Seat, notes: Sequence[str], say: Speech) -> str:
    if not notes:
        return say.words("gnadenlos-no-sum", name=say.seat(seat))
    return f"{say.seat(seat)} · {notes_in_words(notes, say)} = **{total(notes)}**"


def _piles(view: View, say: Speech) -> str:
    lines = [say.words("gnadenlos-left", cards=view.piles.deck, events=view.piles.pile)]
    if view.piles.discard:
        names = say.words.listed([card_name(card, say) for card in view.piles.discard])
        lines.append(say.words("gnadenlos-discarded", cards=names))
    if view.piles.used:
        names = say.words.listed([card_name(card, say) for card in view.piles.used])
        lines.append(say.words("gnadenlos-used", cards=names))
    return "\n".join(lines)
