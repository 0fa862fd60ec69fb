"""The public table of Gnadenlos! in words and signs, and its adventurers and debt notes."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

from bot.games.gnadenlos.race import ranking, tracks
from bot.games.gnadenlos.stage import recruiting_brings_payday
from bot.games.parts import EmbedField, reason
from bot.games.presenter import seat_status
from bot.i18n.texts import Phrases, Texts
from bot.ui.style import truncate
from engine.core.decisions import Decision, Seat
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    COLORS,
    EVENTS,
    FACES,
    SECTIONS,
    kind_of,
    notes_of,
    owner_of,
    total,
    value_of,
)
from engine.games.gnadenlos.operations import sums
from engine.games.gnadenlos.rules.events import MAX_PRESTIGE
from engine.games.gnadenlos.view import View, cheapest, is_last_bid, place_of

SYMBOLS = {"gold": "💰", "duel": "🔫", "poker": "🃏"}


def stats(card: str, text: Texts) -> str:
    strengths = zip(SYMBOLS, ADVENTURERS[card].strengths)
    return " · ".join(f"{SYMBOLS[key]} {symbol_name(key, text)} {strength}" for key, strength in strengths)


def symbol_name(symbol: str, text: Texts) -> str:
    return text(f"gnadenlos-symbol-{symbol}")


def card_name(card: str, phrases: Phrases) -> str:
    return phrases.option("", card)


def adventurer(card: str, phrases: Phrases) -> str:
    """Return an adventurer with the strengths behind their signs."""
    parts = zip(SYMBOLS.values(), ADVENTURERS[card].strengths)
    strengths = " · ".join(f"{sign}\N{NO-BREAK SPACE}{strength}" for sign, strength in parts)
    return f"**{card_name(card, phrases)}** · {strengths}"


def note_name(note: str, phrases: Phrases) -> str:
    """Return a note with its owner's color, as a sign and a word."""
    return f"{phrases.sign(owner_of(note))} {card_name(kind_of(note), phrases)}"


def notes_in_words(notes: Iterable[str], phrases: Phrases) -> str:
    """Return values with their counts, behind the hat of who pays them."""
    by_owner: dict[Seat, Counter[int]] = {}
    for note in notes:
        by_owner.setdefault(owner_of(note), Counter())[value_of(note)] += 1
    parts = []
    for owner, counts in by_owner.items():
        values = (f"{value}×{count}" if count > 1 else str(value) for value, count in counts.items())
        parts.append(f"{phrases.sign(owner)}\N{NO-BREAK SPACE}{' · '.join(values)}")
    return " · ".join(parts)


def whose(note: str, view: View, phrases: Phrases) -> str:
    """Return the debtor as the holder sees it."""
    owner = owner_of(note)
    if not value_of(note):
        return phrases.texts("gnadenlos-no-debt")
    if owner == view.seat:
        return phrases.texts("gnadenlos-own-debt")
    return phrases.texts("gnadenlos-their-debt", name=phrases.name(owner))


def debts(view: View, phrases: Phrases) -> str:
    """Say if recruiting brings payday, what a seat may owe then but what it bids from now on, and has."""
    seat = view.seat or 0
    owed = total({*notes_of(seat)} - {*view.notes})
    nuggets = view.seats[seat].nuggets
    facts = {"nuggets": nuggets, "sum": owed, "short": int(owed > nuggets)}
    return phrases.texts("gnadenlos-owed", sure=int(recruiting_brings_payday(view, notes=1)), **facts)


def payers(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say what the hats beside the sums to bid mean, if there are any."""
    notes, cheap = sums(view.notes, decision.seat), {*map(str, cheapest(view).values())}
    owners = {
        owner_of(note)
        for option in decision.options
        if option.isdecimal() and (option in cheap or not is_last_bid(view))
        for note in notes[int(option)]
        if owner_of(note) != decision.seat and value_of(note)
    }
    signs = "\N{NO-BREAK SPACE}".join(phrases.sign(seat) for seat in sorted(owners))
    return phrases.texts("gnadenlos-bid-others", signs=signs) if signs else ""


def bid_question(view: View, phrases: Phrases) -> str:
    """Ask for a sum, and say what the bids so far make of it."""
    text, bids = phrases.texts, [total(bid.notes) for bid in view.bids if bid.notes]
    if not bids and not is_last_bid(view):
        return text("gnadenlos-bid-first", near=int(recruiting_brings_payday(view)))
    if not is_last_bid(view):
        reach, is_lowest = max(sums(view.notes, view.seat or 0)) > max(bids), all(b.notes for b in view.bids)
        low = min(bids) if is_lowest or not min(bids) else -1
        return text("gnadenlos-bid-then", high=max(bids), low=low, reach=int(reach))
    best = sorted(cheapest(view).items(), key=lambda item: -item[1])
    ranks = [text("gnadenlos-bid-rank", place=place, sum=sum_) for place, sum_ in best]
    return text("gnadenlos-bid-last", ranks=" · ".join(ranks), forced=int(0 not in cheapest(view)))


def few_sums(decision: Decision, view: View) -> set[int]:
    """Return the sums of one note, the lower ones of two, the lowest, and the lowest above each bid.

    More are too many buttons, and more notes hurry payday; **Other sum…** has them all.
    """
    notes, free = sums(view.notes, decision.seat), [*map(int, filter(str.isdecimal, decision.options))]
    ones, pairs = ([sum_ for sum_ in free if len(notes[sum_]) == count] for count in (1, 2))
    bids = (-1, *(total(bid.notes) for bid in view.bids))
    return {
        *ones,
        *pairs[: (len(pairs) + 1) // 2],
        *(next((sum_ for sum_ in free if sum_ > bid), free[0]) for bid in bids),
    }


def bids_so_far(view: View, phrases: Phrases) -> str:
    """Return all bids with their notes, in one line, or nothing before the first."""
    bids = []
    for bid in view.bids:
        sum_, notes = f"**{total(bid.notes)}**" if bid.notes else "–", added(bid.notes, bid.seat, phrases)
        bids.append(f"{phrases.seat(bid.seat)} {sum_}{f' ({notes})' if len(notes) > 1 else ''}")
    return f"👥 {' · '.join(bids)}" if bids else ""


def after_event(view: View, phrases: Phrases) -> str:
    """Say whose turn it is: they alone go on after the event, and may then pay the way to the Finish."""
    name, is_own = phrases.seat(view.active), int(view.active == view.seat)
    reach = EVENTS[view.event].symbol if can_arrive(view, view.active) else "no"
    return phrases.texts("gnadenlos-after-event", name=name, own=is_own, reach=reach)


def can_arrive(view: View, seat: Seat) -> bool:
    """Return whether a seat has the nuggets to pay the way to the Finish in one turn."""
    own = view.seats[seat]
    return own.field + min(own.nuggets, MAX_PRESTIGE) >= ARRIVAL


PLACES = ("✖️", "🥇", "🥈", "🥉")


def bid_option(sum_: int, view: View, phrases: Phrases) -> str:
    """Return a sum, with its notes if others pay some of them, and what the last bidder would get."""
    place = f"{PLACES[place_of(sum_, view)]} " if is_last_bid(view) else ""
    seat = view.seat or 0
    notes = sums(view.notes, seat)[sum_]
    is_shared = any(value_of(note) and owner_of(note) != seat for note in notes)
    return f"{place}{sum_}" + f"={added(notes, seat, phrases)}" * is_shared


def added(notes: Sequence[str], seat: Seat, phrases: Phrases) -> str:
    """Return the values of a seat's bid, with the hats of others who would pay."""
    hats = {note: phrases.sign(owner_of(note)) for note in notes if value_of(note) and owner_of(note) != seat}
    return "+".join(f"{hats.get(note, '')}{value_of(note)}" for note in notes)


MAX_FIELD, MAX_SEAT = 1000, 400  # characters; an embed holds 6000
SQUARES = {"white": "⬜", "yellow": "🟨", "orange": "🟧", "red": "🟥", "purple": "🟪", "green": "🟩"}
BACK, GOAL = "🟫", "🏁"
STEP, COFFIN, GRAVE = "▫️", "⚰️", "🪦"
KEYCAPS = "".join(f"{face}\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}" for face in FACES)
MAX_ROWS = 8  # rows of the market, at most


def fields(view: View, phrases: Phrases) -> list[EmbedField]:
    active = -1 if view.over else view.active
    seats = [
        EmbedField(
            f"{seat_status(view, seat)} {phrases.seat(seat)}{' 👉' if seat == active else ''}",
            truncate(_seat(view, seat, phrases), MAX_SEAT),
            True,
        )
        for seat in range(len(view.seats))
    ]
    parts = (
        ("gnadenlos-street", _street(view, phrases)),
        ("gnadenlos-market", _market(view, phrases)),
        ("gnadenlos-graveyard", _graveyard(view, phrases)),
        ("gnadenlos-event", _event(view, phrases)),
        ("gnadenlos-offer", _offer(view, phrases)),
        ("gnadenlos-piles", _piles(view, phrases)),
        ("gnadenlos-held", _hands(view, phrases)),
    )
    rest = (EmbedField(phrases.texts(key), truncate(text, MAX_FIELD)) for key, text in parts if text)
    return [*seats, *rest]


def ending(view: View, phrases: Phrases) -> list[EmbedField]:
    seats = view.seats
    lines = list[str]()  # the verdict stands above them
    for seat in ranking(view):
        position = phrases.texts("gnadenlos-position", field=seats[seat].field)
        vultures = f" · 🦅 {seats[seat].vultures}" if seats[seat].vultures else ""
        name = f"**{phrases.seat(seat)}**"
        lines.append(f"{name} · {position} · 💰 {seats[seat].nuggets}{vultures}")
    fields = [reason(phrases, truncate("\n".join(lines), MAX_FIELD))]
    if view.why:
        fields.append(_race(view, phrases))
    if hands := _hands(view, phrases):
        fields.append(EmbedField(phrases.texts("gnadenlos-held"), truncate(hands, MAX_FIELD)))
    return fields


def _race(view: View, phrases: Phrases) -> EmbedField:
    rows = [f"{phrases.seat(seat)} {' '.join(map(str, tracks(view, seat)))}" for seat in ranking(view)]
    return EmbedField(phrases.texts("gnadenlos-race"), truncate("\n".join(rows), MAX_FIELD))


def _seat(view: View, seat: Seat, phrases: Phrases) -> str:
    own, text = view.seats[seat], phrases.texts
    lines = [
        text("gnadenlos-stands", field=own.field, hat=text(f"gnadenlos-hat-{COLORS[seat]}")),
        text("gnadenlos-purse", nuggets=own.nuggets, vultures=own.vultures),
        text("gnadenlos-holds", cards=own.hand_size, notes=own.notes_size),
    ]
    return "\n".join(lines)


def _hands(view: View, phrases: Phrases) -> str:
    lines = []
    for seat, player in enumerate(view.seats if view.over else ()):
        cards = phrases.texts.join([card_name(card, phrases) for card in player.hand])
        lines.append(f"**{phrases.seat(seat)}** · {cards} · {notes_in_words(player.notes, phrases) or '–'}")
    return "\n".join(lines)


def _street(view: View, phrases: Phrases) -> str:
    """Return a line per section: hats on its fields, and what poker does there."""
    lines, ends = [], accumulate(section.fields for section in SECTIONS)
    for section, end in zip(SECTIONS, ends):
        first = end - section.fields + 1
        cells = "".join(_cell(view, field, section.color, phrases) for field in range(first, end + 1))
        color = phrases.texts(f"gnadenlos-color-{section.color}")
        if section.gain:
            what = phrases.texts("gnadenlos-section", color=color, gain=section.gain, loss=section.loss)
        else:
            what = phrases.texts("gnadenlos-arrival", color=color, field=ARRIVAL)
        lines.append(f"{cells} {first}–{end} {what}")
    return "\n".join(lines)


def _cell(view: View, field: int, color: str, phrases: Phrases) -> str:
    hats = "".join(phrases.sign(seat) for seat, player in enumerate(view.seats) if player.field == field)
    return hats or (GOAL if field == ARRIVAL else SQUARES[color])


def _market(view: View, phrases: Phrases) -> str:
    """Return the notes as backs, row by row under the die's faces."""
    count, needed = sum(view.columns), len(view.seats)
    summary = phrases.texts("gnadenlos-rows", count=count, rows=count // len(FACES), needed=needed)
    if view.market:
        return f"{summary}\n{notes_in_words(view.market, phrases)}"
    rows = range(min(MAX_ROWS, max(view.columns)))
    backs = ["".join(BACK for height in view.columns if height > row) for row in rows]
    return "\n".join([summary, KEYCAPS, *backs])


def _graveyard(view: View, phrases: Phrases) -> str:
    way = [STEP] * view.rip + [GRAVE]
    way[view.undertaker] = COFFIN
    last = int(view.undertaker == view.rip - 1)
    words = phrases.texts("gnadenlos-undertaker", step=view.undertaker, of=view.rip, last=last)
    return f"{''.join(way)} {words}"


def _event(view: View, phrases: Phrases) -> str:
    if not view.event:
        return ""
    event = EVENTS[view.event]
    symbol = symbol_name(event.symbol, phrases.texts)
    name = f"{SYMBOLS[event.symbol]} **{card_name(view.event, phrases)}** · {symbol}"
    if event.symbol != "gold":
        return name
    return f"{name} · " + phrases.texts("gnadenlos-amounts", first=event.first, second=event.second)


def _offer(view: View, phrases: Phrases) -> str:
    lots = [" + ".join(adventurer(card, phrases) for card in lot) for lot in view.lots]
    bids = [_bid(bid.seat, bid.notes, phrases) for bid in view.bids]
    return "\n".join([*lots, *bids])


def _bid(seat: Seat, notes: Sequence[str], phrases: Phrases) -> str:
    if not notes:
        return phrases.texts("gnadenlos-no-sum", name=phrases.seat(seat))
    return f"{phrases.seat(seat)} · {added(notes, seat, phrases)} = **{total(notes)}**"


def _piles(view: View, phrases: Phrases) -> str:
    lines = [phrases.texts("gnadenlos-left", cards=view.piles.deck, events=view.piles.event_deck)]
    gone = (("gnadenlos-discarded", view.piles.discard), ("gnadenlos-used", view.piles.event_discard))
    for key, cards in gone:
        if cards:
            names = phrases.texts.join([card_name(card, phrases) for card in cards])
            lines.append(phrases.texts(key, cards=names))
    return "\n".join(lines)
