"""Decks: what makes one legal, and the short code by which it travels. Where they are kept is not here."""

from __future__ import annotations

from base64 import b32decode, b32encode
from binascii import Error
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol
from zlib import crc32

from engine.core.prompts import Illegal
from engine.games.ragnguns.cards import CARDS, DECK, EPIC, PISTOLEROS, Card, Deck

MOST_EPICS = 3
MOST_SIGNATURES = 1
SET = "RG1"  # a code names cards by their place in the file, so new ones go to its end
KEYS, GUNS = list(CARDS), list(PISTOLEROS)
SIZE = (len(KEYS) + 4 + 7) // 8  # bytes of a code before its checksum


class Listed(Protocol):
    """Anything that says which deck it is."""

    @property
    def pistolero(self) -> str:
        """Whose deck it is."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The keys of its cards."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck of which only the list matters."""

    pistolero: str
    cards: tuple[str, ...]


def faults(deck: Listed) -> Iterator[Illegal]:
    """Every rule of deck building that a deck breaks."""
    yield from misbuilt(deck)
    if len(deck.cards) < DECK:
        yield Illegal("deck-size", cards=len(deck.cards), wanted=DECK)


def misbuilt(deck: Listed) -> Iterator[Illegal]:
    """Every rule that a deck breaks, and would still break if more cards came: that some lack is no fault."""
    if deck.pistolero not in PISTOLEROS:
        yield Illegal("deck-pistolero")
    known = [CARDS[key] for key in deck.cards if key in CARDS]
    if len(known) < len(deck.cards):
        yield Illegal("deck-unknown")
    for key, count in Counter((*deck.cards, deck.pistolero)).items():
        if count > 1:
            yield Illegal("deck-twice", card=key)
    if len(deck.cards) > DECK:
        yield Illegal("deck-size", cards=len(deck.cards), wanted=DECK)
    if (epics := sum(EPIC in card.words for card in known)) > MOST_EPICS:
        yield Illegal("deck-epics", cards=epics, most=MOST_EPICS)
    yield from _signed_wrong([card for card in known if card.signature], deck.pistolero)


def _signed_wrong(signed: list[Card], pistolero: str) -> Iterator[Illegal]:
    for card in signed:
        if card.signature != pistolero:
            yield Illegal("deck-signature", card=card.key, pistolero=str(card.signature))
    if len(signed) > MOST_SIGNATURES:
        yield Illegal("deck-signatures", cards=len(signed), most=MOST_SIGNATURES)


def addable(deck: Listed) -> list[str]:
    """The cards of which each alone may be added to a deck."""
    drafts = {key: Draft(deck.pistolero, (*deck.cards, key)) for key in CARDS}
    return [key for key, draft in drafts.items() if not any(misbuilt(draft))]


def check(deck: Listed) -> None:
    """Raise `Illegal` for the first rule that a deck breaks."""
    for fault in faults(deck):
        raise fault


def write(deck: Listed) -> str:
    """The code of a deck, complete or not; raises `Illegal` if it has an unknown or doubled card."""
    for fault in faults(deck):
        if fault.code in ("deck-pistolero", "deck-unknown", "deck-twice"):
            raise fault
    bits = GUNS.index(deck.pistolero)
    for key in deck.cards:
        bits |= 1 << (KEYS.index(key) + 4)
    data = bits.to_bytes(SIZE, "big")
    return f"{SET}-{_encoded(data + _sum(data))}"


def parse(code: str) -> Deck:
    """The deck of a code, legal or not; raises `Illegal` for what is no code of this version."""
    version, _, text = "".join(code.split()).upper().partition("-")
    if version != SET:
        foreign = version.startswith("RG") and version[2:].isdecimal()
        raise Illegal("code-version", version=version, ours=SET) if foreign else Illegal("code-foreign")
    data = _decoded(text)
    fits = 2 < len(data) <= SIZE + 2  # shorter where the set had fewer cards
    if not fits or _sum(data[:-2]) != data[-2:] or _encoded(data) != text:
        raise Illegal("code-damaged")
    bits = int.from_bytes(data[:-2], "big")
    return _deck(bits & 15, bits >> 4)


def read(code: str) -> Deck:
    """The legal deck of a code; raises `Illegal` with what is wrong."""
    deck = parse(code)
    check(deck)
    return deck


def _deck(gun: int, bits: int) -> Deck:
    if gun >= len(GUNS) or bits >> len(KEYS):
        raise Illegal("code-damaged")
    cards = tuple(key for place, key in enumerate(KEYS) if bits >> place & 1)
    return Deck(key="", pistolero=GUNS[gun], cards=cards)


def _sum(data: bytes) -> bytes:
    return (crc32(data) & 0xFFFF).to_bytes(2, "big")


def _encoded(data: bytes) -> str:
    return b32encode(data).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    try:
        return b32decode(text + "=" * (-len(text) % 8))
    except Error:
        raise Illegal("code-damaged") from None
