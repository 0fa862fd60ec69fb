"""Decks: what makes one legal, and the short code by which it travels. Where they are kept is not here."""

from __future__ import annotations

from base64 import b32decode, b32encode
from binascii import Error
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from zlib import crc32

from engine.core.decisions import Illegal
from engine.core.decks import Deck, Draft
from engine.games.ragnguns.cards import CARDS, DECK, EPIC, NEWEST, PISTOLEROS, SETS, Card, name_of

MOST_EPICS = 3
MOST_SIGNATURES = 1
SIGN = "RG"  # of a code, and the number of its set: it names cards by their place in that set's file
KEYS: Mapping[int, list[str]] = {n: [card.key for card in its.cards] for n, its in SETS.items()}
NOW: Mapping[int, Mapping[str, str]] = {n: {name_of(key): key for key in keys} for n, keys in KEYS.items()}
GUNS: Mapping[int, list[str]] = {n: [one.key for one in its.pistoleros] for n, its in SETS.items()}


def faults(deck: Deck, card_set: int = NEWEST) -> Iterator[Illegal]:
    """Every rule of deck building that a deck breaks."""
    yield from misbuilt(deck, card_set)
    if len(deck.cards) < DECK:
        yield Illegal("deck-size", cards=len(deck.cards), wanted=DECK)


def misbuilt(deck: Deck, card_set: int = NEWEST) -> Iterator[Illegal]:
    """Every rule that a deck breaks, and would still break if more cards came: that some lack is no fault."""
    if deck.leader not in PISTOLEROS:
        yield Illegal("deck-pistolero")
    known = [CARDS[key] for key in deck.cards if key in KEYS[card_set]]
    if len(known) < len(deck.cards):
        yield Illegal("deck-unknown")
    for key, count in Counter((*deck.cards, deck.leader)).items():
        if count > 1:
            yield Illegal("deck-twice", card=key)
    if len(deck.cards) > DECK:
        yield Illegal("deck-size", cards=len(deck.cards), wanted=DECK)
    if (epics := sum(EPIC in card.words for card in known)) > MOST_EPICS:
        yield Illegal("deck-epics", cards=epics, most=MOST_EPICS)
    yield from _signed_wrong([card for card in known if card.signature], deck.leader)


def _signed_wrong(signed: list[Card], pistolero: str) -> Iterator[Illegal]:
    for card in signed:
        if card.signature != pistolero:
            yield Illegal("deck-signature", card=card.key, pistolero=str(card.signature))
    if len(signed) > MOST_SIGNATURES:
        yield Illegal("deck-signatures", cards=len(signed), most=MOST_SIGNATURES)


def addable(deck: Deck) -> list[str]:
    """The cards of which each alone may be added to a deck."""
    drafts = {key: Draft(deck.leader, (*deck.cards, key)) for key in KEYS[NEWEST]}
    return [key for key, draft in drafts.items() if not any(misbuilt(draft))]


def check(deck: Deck, card_set: int = NEWEST) -> None:
    """Raise `Illegal` for the first rule that a deck breaks."""
    for fault in faults(deck, card_set):
        raise fault


def write(deck: Deck) -> str:
    """The code of a deck, complete or not; raises `Illegal` if it has an unknown or doubled card."""
    for fault in faults(deck):
        if fault.code in ("deck-pistolero", "deck-unknown", "deck-twice"):
            raise fault
    bits = GUNS[NEWEST].index(deck.leader)
    for key in deck.cards:
        bits |= 1 << (KEYS[NEWEST].index(key) + 4)
    data = bits.to_bytes(_size(NEWEST), "big")
    return f"{SIGN}{NEWEST}-{_encoded(data + _sum(data))}"


def renewed(deck: Deck, card_set: int = NEWEST) -> Draft:
    """The deck with this set's cards of the same names; `changed` are those that were others before."""
    cards = tuple(NOW[card_set].get(name_of(key), key) for key in deck.cards)
    other = tuple(new for new, old in zip(cards, deck.cards) if new != old)
    return Draft(deck.leader, cards, other)


def parse(code: str, card_set: int = NEWEST) -> Draft:
    """The deck of a code of any set, legal or not; raises `Illegal` for what is no code of one we have.

    The cards are those of this set.
    """
    return renewed(_parsed(code), card_set)


def _parsed(code: str) -> Draft:
    sign, _, text = "".join(code.split()).upper().partition("-")
    card_set = _set_of(sign)
    data = _decoded(text)
    fits = 2 < len(data) <= _size(card_set) + 2  # shorter where the set had fewer cards
    if not fits or _sum(data[:-2]) != data[-2:] or _encoded(data) != text:
        raise Illegal("code-damaged")
    bits = int.from_bytes(data[:-2], "big")
    return _deck(card_set, bits & 15, bits >> 4)


def read(code: str, card_set: int = NEWEST) -> Draft:
    """The deck of a code, legal in this set; raises `Illegal` with what is wrong."""
    deck = parse(code, card_set)
    check(deck, card_set)
    return deck


def kind(card: str) -> str:
    """The type of a card."""
    return CARDS[card].type


class Building:
    """What the game says of decks to those who do not know it."""

    leaders = tuple(GUNS[NEWEST])
    cards: Collection[str] = KEYS[NEWEST]
    prebuilt: Mapping[str, Deck] = MappingProxyType({deck.key: deck for deck in SETS[NEWEST].decks})
    size = DECK
    kind = staticmethod(kind)
    faults = staticmethod(faults)
    misbuilt = staticmethod(misbuilt)
    addable = staticmethod(addable)
    renewed = staticmethod(renewed)
    write = staticmethod(write)
    parse = staticmethod(parse)


def _set_of(sign: str) -> int:
    """The number of the set that a code begins with."""
    number = sign.removeprefix(SIGN)
    if sign == number or not number.isdecimal():
        raise Illegal("code-foreign")
    if int(number) not in SETS or number != str(int(number)):
        raise Illegal("code-version", version=sign, ours=f"{SIGN}{NEWEST}")
    return int(number)


def _size(card_set: int) -> int:
    """The bytes of a code before its checksum."""
    return (len(KEYS[card_set]) + 4 + 7) // 8


def _deck(card_set: int, gun: int, bits: int) -> Draft:
    keys, guns = KEYS[card_set], GUNS[card_set]
    if gun >= len(guns) or bits >> len(keys):
        raise Illegal("code-damaged")
    return Draft(guns[gun], tuple(key for place, key in enumerate(keys) if bits >> place & 1))


def _sum(data: bytes) -> bytes:
    return (crc32(data) & 0xFFFF).to_bytes(2, "big")


def _encoded(data: bytes) -> str:
    return b32encode(data).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    try:
        return b32decode(text + "=" * (-len(text) % 8))
    except Error:
        raise Illegal("code-damaged") from None
