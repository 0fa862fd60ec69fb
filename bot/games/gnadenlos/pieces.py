"""The pieces of Gnadenlos! as pictures show them: hats, events, adventurers and debt notes."""

from bot.i18n.texts import Phrases
from bot.render.scene import ArtItem, CardItem, IconValue
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ADVENTURERS, COLORS, EVENTS, VALUES, kind_of, owner_of, value_of

SYMBOLS = {"gold": "reward", "duel": "duel", "poker": "poker"}
KINDS = {"gold": "gold", "duel": "brick", "poker": "plum"}  # tones
NOTE_KINDS = frozenset(f"{color}-{value}" for color in COLORS for value in VALUES)
NOTES = ("brick", "slate", "gold", "coal")  # tones of the notes by owner
TITLED = 200  # a narrower card has no room for its name and other numbers


def hat(seat: Seat, width: int) -> ArtItem:
    return ArtItem("gnadenlos-hat", width, width, (("seat", seat),))


def event(key: str, width: int, phrases: Phrases) -> CardItem:
    happens = EVENTS[key]
    icon, tone = SYMBOLS[happens.symbol], KINDS[happens.symbol]
    amounts = (
        (IconValue(icon, str(happens.first)), IconValue(icon, str(happens.second))) if happens.first else ()
    )
    kind = phrases.texts(f"gnadenlos-symbol-{happens.symbol}")
    title = phrases.texts(f"gnadenlos-card-{key}") if width >= TITLED else ""
    return CardItem(width, title, tone, icon, banner=kind, pips=amounts)


def sign(option: str) -> str:
    """Return the icon of an adventurer's best strength, or of a note."""
    if option in ADVENTURERS:
        return max(zip(ADVENTURERS[option].strengths, SYMBOLS.values()))[1]
    return "debt" if kind_of(option) in NOTE_KINDS else ""


def adventurer(card: str, width: int, phrases: Phrases, number: int = 0, event: str = "") -> CardItem:
    """Draw an adventurer in the tone of their best strength; the corner shows the event's, else gold's.

    So of cards beside each other the same strength is in the same place, but where only one has room.
    """
    strengths = dict(zip(SYMBOLS, ADVENTURERS[card].strengths))
    best = max(strengths, key=lambda symbol: (strengths[symbol], symbol))
    decisive = EVENTS[event].symbol if event else "gold" if width >= TITLED else best
    pips = [IconValue(SYMBOLS[symbol], str(n)) for symbol, n in strengths.items() if symbol != decisive]
    return CardItem(
        width,
        phrases.texts(f"gnadenlos-card-{card}") if width >= TITLED else "",
        KINDS[best],
        portrait=f"gnadenlos/{card}",
        corner=str(strengths[decisive]),
        sign=SYMBOLS[decisive],
        pips=tuple(pips) if width >= TITLED else (),
        number=number,
    )


def note(card: str, width: int, number: int = 0) -> CardItem:
    """Draw a note: its value in its owner's color."""
    return CardItem(width, "", NOTES[owner_of(card)], corner=str(value_of(card)), sign="debt", number=number)
