"""The table of Revolver 2 in words: the battlefields, the people, and what either side holds."""

from collections.abc import Iterable, Sequence

from bot.games.parts import EmbedField
from bot.games.presenter import seat_status
from bot.games.revolver.cards import line, numbers
from bot.i18n.texts import Phrases
from bot.ui.style import truncate
from engine.core.decisions import Seat
from engine.games.revolver.cards import BRIDGE, FIREPOWER, PEOPLE, card_data, key_of
from engine.games.revolver.view import FieldView, View

FIELD = 1024  # characters, by Discord's API
LINES = 26  # of a hand with texts; further cards are only named
SIDES = {"guardians": "🛡️", "mapache": "💀"}


def fields(view: View, phrases: Phrases) -> list[EmbedField]:
    """Return the battlefields, the guardians and both seats."""
    seats = [_seat(view, seat, phrases) for seat in range(len(view.seats))]
    if view.battlefield_index < 0:
        return [*seats, _people(view, phrases)]
    places = [_here(view, phrases), *_elsewhere(view, phrases)]
    return [*places, _people(view, phrases), *seats, *hands_left(view, phrases)]


def hand(view: View, phrases: Phrases) -> str:
    """Return what only the view's seat sees."""
    if view.seat is None:
        return ""
    parts = [_pile(title, cards, phrases) for title, cards in own_cards(view, phrases) if cards]
    return truncate("\n\n".join(parts) or phrases.texts("revolver-mine-none"), 3000)


def own_cards(view: View, phrases: Phrases) -> list[tuple[str, Sequence[str]]]:
    """Return the cards that only the view's seat sees, with headings."""
    piles = {"spied": view.spied, "laid": view.searching, "mine-hand": view.poker or view.hand}
    return [(phrases.texts(f"revolver-{name}"), cards) for name, cards in piles.items()]


def _names(cards: Iterable[str], view: View, phrases: Phrases) -> str:
    power, names = dict(view.power), []
    for card in cards:
        tokens = f"+{power[card]}" if card in power else ""
        gun = f" **{card_data(card).firepower}{tokens}**" if card_data(card).type == FIREPOWER else ""
        names.append(phrases.option("", card) + gun)
    return ", ".join(names)


def _areas(field: FieldView, view: View, phrases: Phrases) -> list[str]:
    sides = (("guards", field.guards), ("gang", field.gang))
    lines = [
        phrases.texts(f"revolver-{side}-side", cards=_names(cards, view, phrases))
        for side, cards in sides
        if cards
    ]
    if field.guards_power or field.gang_power:
        power = {"guards": field.guards_power, "gang": field.gang_power}
        lines.append(phrases.texts("revolver-place-power", **power))
    return lines


def _here(view: View, phrases: Phrases) -> EmbedField:
    field = view.fields[view.battlefield_index]
    gang, guards = view.totals or (0, 0)
    lines = [phrases.texts("revolver-totals", gang=gang, guards=guards, defence=field.defence)]
    lines += _areas(field, view, phrases)
    bonus = {"guards": view.cover, "gang": view.charge}
    lines += [phrases.texts(f"revolver-bonus-{side}", points=more) for side, more in bonus.items() if more]
    if view.bridge_gone and field.key == BRIDGE:
        lines.append(phrases.texts("revolver-blown"))
    heading = phrases.texts("revolver-here", field=phrases.option("", field.key))
    return EmbedField(heading, truncate("\n".join(lines), FIELD))


def _elsewhere(view: View, phrases: Phrases) -> list[EmbedField]:
    behind = [field for field in view.fields[: view.battlefield_index] if _areas(field, view, phrases)]
    parts = (("revolver-ahead", view.fields[view.battlefield_index + 1 :]), ("revolver-behind", behind))
    embeds = []
    for key, fields in parts:
        lines = []
        for field in fields:
            facts = ", ".join(numbers(field.key, phrases.texts))
            lines += [f"**{phrases.option('', field.key)}** ({facts})", *_areas(field, view, phrases)]
        if fields:
            embeds.append(EmbedField(phrases.texts(key), truncate("\n".join(lines), FIELD)))
    return embeds


def _people(view: View, phrases: Phrases) -> EmbedField:
    people = sorted(view.guardians, key=lambda entry: PEOPLE[entry[0]].rating)
    names = []
    for person, grit in people:
        courage = f" · {phrases.texts('revolver-grit', value=grit)}" if grit else ""
        names.append(f"{phrases.option('', person)} ({PEOPLE[person].rating}{courage})")
    lines = [", ".join(names) or "–", phrases.texts("revolver-army", count=view.army)]
    if view.lost:
        lines.append(phrases.texts("revolver-fallen", count=len(view.lost)))
    heading = phrases.texts("revolver-people", count=len(people))
    return EmbedField(heading, truncate("\n".join(lines), FIELD))


def _seat(view: View, number: Seat, phrases: Phrases) -> EmbedField:
    seat, text = view.seats[number], phrases.texts
    lines = [phrases.option("", seat.side)]
    if view.battlefield_index < 0:
        lines.append(text("revolver-poker-piles", hand=seat.poker_size, rounds=seat.rounds))
        if seat.poker_revealed:
            names = ", ".join(phrases.option("", card) for card in dict.fromkeys(seat.poker_revealed))
            lines.append(text("revolver-poker-shown", cards=names))
    else:
        sizes = {"hand": seat.hand_size, "deck": seat.deck, "discard": len(seat.discard)}
        lines.append(text("revolver-piles", **sizes))
        lines += [text("revolver-held")] if seat.one_card_limit else []
        lines += [text("revolver-slowed", count=seat.slowed)] if seat.slowed else []
    heading = f"{seat_status(view, number)} {SIDES[seat.side]} {phrases.seat(number)}"
    return EmbedField(heading, truncate("\n".join(lines), FIELD), True)


def hands_left(view: View, phrases: Phrases) -> list[EmbedField]:
    lines = [
        f"**{phrases.seat(seat)}** · {', '.join(phrases.option('', card) for card in own.hand)}"
        for seat, own in enumerate(view.seats)
        if view.over and own.hand
    ]
    heading = phrases.texts("revolver-unplayed")
    return [EmbedField(heading, truncate("\n".join(lines), FIELD))] if lines else []


def _pile(heading: str, cards: Sequence[str], phrases: Phrases) -> str:
    """Return cards with their texts, each once with its count."""
    counts = {key: sum(key_of(card) == key for card in cards) for key in map(key_of, cards)}
    lines = []
    for n, (key, count) in enumerate(counts.items()):
        times = f" ×{count}" if count > 1 else ""
        text = f": {line(key, phrases.texts)}" if n < LINES else ""
        lines.append(f"**{phrases.option('', key)}**{times}{text}")
    return f"**{heading}** ({len(cards)})\n" + "\n".join(lines)
