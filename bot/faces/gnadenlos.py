"""How Gnadenlos! looks: the street with its hats, the market's backs, hands and bids in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

from bot.faces.face import Face, Field, Sheet
from bot.look import clipped
from bot.texts import Speech, Words
from engine.flow import Decision, Seat
from engine.gnadenlos.cards import (
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
from engine.gnadenlos.view import View

FIELD, SEAT = 1000, 400  # characters at most; an embed holds 6000
HATS = ("🔴", "🔵", "🟡", "⚫")  # by seat; their colours are named beside them
SQUARES = {"white": "⬜", "yellow": "🟨", "orange": "🟧", "red": "🟥", "purple": "🟪", "green": "🟩"}
SYMBOLS = {"gold": "⛏️", "duel": "🔫", "poker": "🃏"}
BACK, STEP, GOAL = "🟫", "·", "🏁"
KEYCAPS = "".join(f"{face}\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}" for face in FACES)
TALL = 8  # rows of the market that are drawn; how many there are is said too
SAID = 8  # adventurers in a hand that still have room for their words


class GnadenlosFace(Face[View]):
    """Three or four at one street."""

    cards = tuple(ADVENTURERS)
    told_by_fields = frozenset({"turn", "turned"})

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words(f"gnadenlos-why-{view.why}") if view.why else say.words("gnadenlos-over")
        return say.words("gnadenlos-turn", turn=view.turn, name=say.seat(view.active))

    def fields(self, view: View, say: Speech) -> list[Field]:
        seats = [
            Field(clipped(_heading(view, seat, say), 60), clipped(_seat(view, seat, say), SEAT), True)
            for seat in range(len(view.seats))
        ]
        parts = (
            ("gnadenlos-street", _street(view, say)),
            ("gnadenlos-market", _market(view, say)),
            ("gnadenlos-graveyard", _graveyard(view, say)),
            ("gnadenlos-event", _event(view, say)),
            ("gnadenlos-offer", _offer(view, say)),
            ("gnadenlos-piles", _piles(view, say)),
        )
        return [*seats, *(Field(say.words(key), clipped(text, FIELD)) for key, text in parts if text)]

    def hand(self, view: View, say: Speech) -> str:
        brief = len(view.hand) > SAID
        adventurers = "\n".join(_adventurer(card, say, brief) for card in view.hand)
        notes = _notes(view.notes, say)
        return clipped(
            f"**{say.words('gnadenlos-mine-adventurers')}**\n{adventurers or say.words('nothing')}\n\n"
            f"**{say.words('gnadenlos-mine-notes')}**\n{notes or say.words('nothing')}",
            3000,
        )

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        if decision.kind == "bid":
            return _note(option, say), _whose(option, view, say)
        if decision.kind == "take":
            lot = next(lot for lot in view.offer if lot[0] == option)
            return " + ".join(_card(card, say) for card in lot), " / ".join(
                stats(card, say.words) for card in lot
            )
        if decision.kind == "adventurer":
            return _card(option, say), stats(option, say.words)
        return say.option(decision.kind, option), ""

    def sheet(self, card: str, text: Words) -> Sheet:
        strengths = zip(SYMBOLS, ADVENTURERS[card].strengths)
        return Sheet(
            title=text(f"gnadenlos-card-{card}"),
            line=text(f"gnadenlos-card-{card}.line"),
            facts=tuple((f"{SYMBOLS[symbol]} {_symbol(symbol, text)}", str(n)) for symbol, n in strengths),
        )

    def called(self, card: str, text: Words) -> list[str]:
        return []


def stats(card: str, text: Words) -> str:
    """An adventurer's strengths, each with its symbol and its name."""
    one = ADVENTURERS[card]
    parts = zip(SYMBOLS, one.strengths)
    return " · ".join(f"{SYMBOLS[symbol]} {_symbol(symbol, text)} {strength}" for symbol, strength in parts)


def _symbol(symbol: str, text: Words) -> str:
    return text(f"gnadenlos-symbol-{symbol}")


def _card(card: str, say: Speech) -> str:
    return say.option("", card)


def _name(seat: Seat, say: Speech) -> str:
    return say.option("", f"seat:{seat}")


def _adventurer(card: str, say: Speech, brief: bool) -> str:
    head = f"**{_card(card, say)}** · {stats(card, say.words)}"
    return head if brief else f"{head}\n{say.words(f'gnadenlos-card-{card}.line')}"


def _note(note: str, say: Speech) -> str:
    """A note with the colour of its owner, as a sign and a word."""
    return f"{HATS[owner_of(note)]} {_card(kind_of(note), say)}"


def _notes(notes: Iterable[str], say: Speech) -> str:
    counts = Counter(_note(note, say) for note in notes)
    return " · ".join(f"{note} ×{count}" if count > 1 else note for note, count in counts.items())


def _whose(note: str, view: View, say: Speech) -> str:
    owner = owner_of(note)
    if owner == view.seat:
        return say.words("gnadenlos-own-debt")
    return say.words("gnadenlos-their-debt", name=_name(owner, say))


# The public table


def _heading(view: View, seat: Seat, say: Speech) -> str:
    """The name, and signs for whose turn it is and for whom the table waits: shapes, not only colours."""
    waiting = {n for n, _ in view.waiting}
    sign = "⏳" if seat in waiting else "🏆" if view.over and seat in view.winners else "✅"
    turn = " 🔫" if seat == view.active and not view.over else ""
    return f"{sign} {HATS[seat]} {_name(seat, say)}{turn}"


def _seat(view: View, seat: Seat, say: Speech) -> str:
    shown = view.seats[seat]
    lines = [
        say.words("gnadenlos-stands", field=shown.field, hat=say.words(f"gnadenlos-hat-{COLOURS[seat]}")),
        say.words("gnadenlos-purse", nuggets=shown.nuggets, vultures=shown.vultures),
        say.words("gnadenlos-holds", cards=shown.hand_size, notes=shown.notes_size),
    ]
    if view.over:
        hand = say.words.listed([_card(card, say) for card in shown.hand])
        lines += [say.words("gnadenlos-held", cards=hand, notes=_notes(shown.notes, say) or "–")]
    return "\n".join(lines)


def _street(view: View, say: Speech) -> str:
    """A line for each section: its fields with the hats on them, and what poker does there."""
    lines, ends = [], accumulate(section.fields for section in SECTIONS)
    for section, end in zip(SECTIONS, ends):
        first = end - section.fields + 1
        cells = " ".join(_cell(view, field) for field in range(first, end + 1))
        colour = say.words(f"gnadenlos-colour-{section.colour}")
        if section.gain:
            what = say.words("gnadenlos-section", colour=colour, gain=section.gain, loss=section.loss)
        else:
            what = say.words("gnadenlos-arrival", colour=colour, field=ARRIVAL)
        lines.append(f"{SQUARES[section.colour]} {first}–{end}  {cells}\n{what}")
    return "\n".join(lines)


def _cell(view: View, field: int) -> str:
    hats = "".join(HATS[seat] for seat, shown in enumerate(view.seats) if shown.field == field)
    return hats or (GOAL if field == ARRIVAL else STEP)


def _market(view: View, say: Speech) -> str:
    """The notes as backs, row by row under the faces of the die."""
    count, needed = sum(view.columns), len(view.seats)
    said = say.words("gnadenlos-rows", count=count, rows=count // len(FACES), needed=needed)
    if view.market:
        return f"{said}\n{_notes(view.market, say)}"
    rows = range(min(TALL, max(view.columns)))
    backs = ["".join(BACK for height in view.columns if height > row) for row in rows]
    return "\n".join([said, KEYCAPS, *backs])


def _graveyard(view: View, say: Speech) -> str:
    track = "▪" * view.undertaker + "▫" * (RIP - view.undertaker)
    return f"⚰️ {track} " + say.words("gnadenlos-undertaker", step=view.undertaker, of=RIP)


def _event(view: View, say: Speech) -> str:
    if not view.event:
        return ""
    event = EVENTS[view.event]
    name = f"{SYMBOLS[event.symbol]} **{_card(view.event, say)}** · {_symbol(event.symbol, say.words)}"
    if event.symbol != "gold":
        return name
    return f"{name} · " + say.words("gnadenlos-amounts", first=event.first, second=event.second)


def _offer(view: View, say: Speech) -> str:
    """The adventurers to be had, and what has been bid for them."""
    lots = [
        " + ".join(f"**{_card(card, say)}** ({stats(card, say.words)})" for card in lot) for lot in view.offer
    ]
    bids = [_bid(bid.seat, bid.notes, say) for bid in view.bids]
    return "\n".join([*lots, *bids])


def _bid(seat: Seat, notes: Sequence[str], say: Speech) -> str:
    if not notes:
        return say.words("gnadenlos-no-sum", name=say.seat(seat))
    return f"{say.seat(seat)} · {_notes(notes, say)} = **{total(notes)}**"


def _piles(view: View, say: Speech) -> str:
    lines = [say.words("gnadenlos-left", cards=view.piles.deck, events=view.piles.pile)]
    if view.piles.discard:
        names = say.words.listed([_card(card, say) for card in view.piles.discard])
        lines.append(say.words("gnadenlos-discarded", cards=names))
    if view.piles.used:
        names = say.words.listed([_card(card, say) for card in view.piles.used])
        lines.append(say.words("gnadenlos-used", cards=names))
    return "\n".join(lines)
