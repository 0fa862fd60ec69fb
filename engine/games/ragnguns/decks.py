"""The rules of deck building and the codes of decks."""

from base64 import b32decode, b32encode
from binascii import Error
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from zlib import crc32

from engine.core.decisions import Refused
from engine.core.decks import Deck, UnnamedDeck
from engine.games.ragnguns.cards import CARDS, DECK, DECKS, EPIC, PISTOLEROS

MAX_EPICS = 3
MAX_SIGNATURES = 1
SIGN = "RNG"
FORMAT = 1  # first byte of a code; a code names leader and cards by their places in the card data
KEYS, LEADERS = [*CARDS], [*PISTOLEROS]
SIZE = (len(KEYS) + 4 + 7) // 8  # bytes for the leader's place and one bit for each card


def faults(deck: Deck) -> Iterator[Refused]:
    """Yield every rule of deck building that a deck breaks."""
    yield from misbuilt(deck)
    if len(deck.cards) < DECK:
        yield Refused("deck-size", cards=len(deck.cards), wanted=DECK)


def misbuilt(deck: Deck) -> Iterator[Refused]:
    """Yield every rule that a deck breaks and would still break with more cards."""
    if deck.leader not in PISTOLEROS:
        yield Refused("deck-pistolero")
    known = [CARDS[key] for key in deck.cards if key in CARDS]
    if len(known) < len(deck.cards):
        yield Refused("deck-unknown")
    for key, count in Counter((*deck.cards, deck.leader)).items():
        if count > 1:
            yield Refused("deck-twice", card=key)
    if len(deck.cards) > DECK:
        yield Refused("deck-size", cards=len(deck.cards), wanted=DECK)
    if (epics := sum(EPIC in card.words for card in known)) > MAX_EPICS:
        yield Refused("deck-epics", cards=epics, max=MAX_EPICS)
    signed = [card for card in known if card.signature]
    for card in signed:
        if card.signature != deck.leader:
            yield Refused("deck-signature", card=card.key, pistolero=str(card.signature))
    if len(signed) > MAX_SIGNATURES:
        yield Refused("deck-signatures", cards=len(signed), max=MAX_SIGNATURES)


def addable(deck: Deck) -> list[str]:
    """Return the cards that can each be added to a deck."""
    return [key for key in KEYS if not any(misbuilt(UnnamedDeck(deck.leader, (*deck.cards, key))))]


def write(deck: Deck) -> str:
    """Return the code of a deck, complete or not; raise `Refused` for an unknown or repeated card."""
    for fault in faults(deck):
        if fault.code in ("deck-pistolero", "deck-unknown", "deck-twice"):
            raise fault
    bits = LEADERS.index(deck.leader)
    for key in deck.cards:
        bits |= 1 << (KEYS.index(key) + 4)
    data = bytes([FORMAT]) + bits.to_bytes(SIZE, "big")
    return f"{SIGN}-{_encoded(data + _checksum(data))}"


def parse(code: str) -> UnnamedDeck:
    """Return the deck of a code, legal or not; raise `Refused` if the code cannot be read."""
    sign, _, text = "".join(code.split()).upper().partition("-")
    if sign != SIGN:
        raise Refused("code-foreign")
    try:
        data = b32decode(text + "=" * (-len(text) % 8))
    except Error:
        raise Refused("code-damaged") from None
    if len(data) < 3 or _checksum(data[:-2]) != data[-2:] or _encoded(data) != text:
        raise Refused("code-damaged")
    if data[0] != FORMAT:
        raise Refused("code-version", version=data[0], ours=FORMAT)
    bits = int.from_bytes(data[1:-2], "big")
    leader, cards = bits & 15, bits >> 4
    if len(data) != SIZE + 3 or leader >= len(LEADERS) or cards >> len(KEYS):
        raise Refused("code-damaged")
    return UnnamedDeck(LEADERS[leader], tuple(key for place, key in enumerate(KEYS) if cards >> place & 1))


def read(code: str) -> UnnamedDeck:
    """Return the legal deck of a code; raise `Refused` for an unreadable code or the first broken rule."""
    deck = parse(code)
    for fault in faults(deck):
        raise fault
    return deck


def kind(card: str) -> str:
    return CARDS[card].type


class Building:
    leaders = tuple(LEADERS)
    cards: Collection[str] = KEYS
    prebuilt: Mapping[str, Deck] = DECKS
    size = DECK
    kind = staticmethod(kind)
    faults = staticmethod(faults)
    lasting_faults = staticmethod(misbuilt)
    addable = staticmethod(addable)
    encode = staticmethod(write)
    decode = staticmethod(parse)


def _checksum(data: bytes) -> bytes:
    return (crc32(data) & 0xFFFF).to_bytes(2, "big")


def _encoded(data: bytes) -> str:
    return b32encode(data).decode().rstrip("=")
