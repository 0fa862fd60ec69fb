"""The decks that people build for Rag'n'Guns: what may be done with them. No SQL, no Discord.

What makes a deck legal is engine/games/ragnguns/decks.py; here nothing is kept that would still be illegal if
more cards came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from engine.core.prompts import Illegal
from engine.games.ragnguns.cards import CARDS
from engine.games.ragnguns.decks import Draft, Listed, faults, misbuilt, parse, write
from engine.store.decks import OwnDeck, sought
from engine.store.store import Store

FAMILY = "ragnguns"
MOST = 30  # decks of a person
NAME = 32  # characters of a deck's name


class Unfit(Illegal):
    """A deck, card or code is not what it must be: `faults` say why in the words of the game."""

    def __init__(self, faults: Iterable[Illegal], deck: str = "") -> None:
        super().__init__("deck-unfit", **({"deck": deck} if deck else {}))
        self.deck = deck  # its name, where it is a whole deck that may not come along
        self.family = FAMILY
        self.faults = tuple(faults)


class Decks:
    """Everybody's decks; every refusal is an `Illegal`. Names come without what cannot be seen."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def all(self, user: int) -> list[OwnDeck]:
        """A person's decks, the one changed last before the others."""
        return await self._store.decks(user)

    async def find(self, user: int, name: str | None = None) -> OwnDeck:
        """The deck of this name; without one, that which was changed last."""
        return _found(await self._store.decks(user), name)

    async def make(self, user: int, name: str, deck: Listed) -> OwnDeck:
        """Keep a new deck with this list, finished or not."""
        if not name:
            raise Illegal("deck-nameless")
        if wrong := tuple(misbuilt(deck)):
            raise Unfit(wrong)
        new = OwnDeck(0, user, name, deck.pistolero, tuple(deck.cards))
        if not await self._store.add_deck(new, MOST):
            full = len(await self._store.decks(user)) >= MOST
            raise Illegal("deck-shelf-full", most=MOST) if full else Illegal("deck-name-taken")
        return await self.find(user, name)

    async def add(self, user: int, name: str | None, cards: Sequence[str]) -> OwnDeck:
        """Put cards into a deck, all or none; refused by the rule if it could not be legal with them."""

        def more(deck: OwnDeck) -> OwnDeck:
            new = replace(deck, cards=(*deck.cards, *cards))
            if wrong := tuple(misbuilt(new)):
                raise Unfit(wrong)
            return new

        return await self._change(user, name, more)

    async def remove(self, user: int, name: str | None, cards: Sequence[str]) -> OwnDeck:
        """Take cards out of a deck, all or none."""

        def fewer(deck: OwnDeck) -> OwnDeck:
            if lacking := [card for card in cards if card not in deck.cards]:
                raise Unfit(Illegal("deck-lacks", card=card) for card in lacking)
            return replace(deck, cards=tuple(card for card in deck.cards if card not in cards))

        return await self._change(user, name, fewer)

    async def rename(self, user: int, name: str, new: str) -> OwnDeck:
        """Give a deck another name."""
        if not new:
            raise Illegal("deck-nameless")
        return await self._change(user, name, lambda deck: replace(deck, name=new))

    async def delete(self, user: int, deck: int) -> None:
        """Throw a deck away."""
        if not await self._store.drop_deck(user, deck):
            raise Illegal("deck-none")

    async def choose(self, user: int, name: str | None) -> OwnDeck | None:
        """Which deck comes along whenever this person next sits down to a game; without a name none does."""
        if name is None:
            await self._store.choose_deck(user, None)
            return None
        deck = _playable(await self.find(user, name))
        if not await self._store.choose_deck(user, deck.id):
            raise Illegal("deck-none")
        return replace(deck, chosen=True)

    async def chosen(self, user: int, name: str | None = None) -> OwnDeck | None:
        """The deck that comes along: the one named, else the one chosen, if any; `Unfit` if it may not."""
        mine = await self._store.decks(user)
        found = _found(mine, name) if name is not None else next((deck for deck in mine if deck.chosen), None)
        return None if found is None else _playable(found)

    async def _change(self, user: int, name: str | None, change: Callable[[OwnDeck], OwnDeck]) -> OwnDeck:
        """Change a deck as it is when that is saved: whoever was overtaken by another change looks again.

        Cards that are no more leave it.
        """
        while True:
            mine = await self._store.decks(user)
            old = _found(mine, name)
            new = change(replace(old, cards=tuple(card for card in old.cards if card in CARDS)))
            if any(sought(each.name) == sought(new.name) for each in mine if each.id != old.id):
                raise Illegal("deck-name-taken")
            if await self._store.change_deck(old, new):
                return new


def code_of(deck: Listed) -> str:
    """The code by which a deck travels; `Unfit` if a card of it is no more."""
    try:
        return write(deck)
    except Illegal as why:
        raise Unfit([why]) from why


def deck_of(code: str) -> Draft:
    """The deck of a code, finished or not; `Unfit` says all that is wrong with it."""
    try:
        deck = parse(code)
    except Illegal as why:
        raise Unfit([why]) from why
    if wrong := tuple(misbuilt(deck)):
        raise Unfit(wrong)
    return Draft(deck.pistolero, deck.cards)


def _found(mine: Sequence[OwnDeck], name: str | None) -> OwnDeck:
    if not mine:
        raise Illegal("deck-none-yet")
    found = [deck for deck in mine if name is None or sought(deck.name) == sought(name)]
    if not found:
        raise Illegal("deck-none")
    return found[0]


def _playable(deck: OwnDeck) -> OwnDeck:
    if wrong := tuple(faults(deck)):
        raise Unfit(wrong, deck.name)
    return deck
