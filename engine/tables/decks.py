"""The decks that people build, for whichever game: what may be done with them. No SQL, no Discord.

What makes a deck legal is up to its game (`DeckBuilding`); no deck is saved that would still be illegal
with more cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from engine.core.decisions import Illegal
from engine.core.decks import Deck, DeckBuilding, Draft, filled
from engine.core.records.offers import Participant
from engine.core.rules import Rules
from engine.games import DECKS
from engine.store.decks import OwnDeck, folded_name
from engine.store.store import Store

MOST = 30  # decks of a person
NAME = 32  # characters of a deck's name
UNDOS = 30  # earlier lists that are kept of a deck


class Unfit(Illegal):
    """A deck, card or code breaks rules of its game: `faults` say which, in the words of `family`."""

    def __init__(self, family: str, faults: Iterable[Illegal], deck: str = "") -> None:
        super().__init__("deck-unfit", **({"deck": deck} if deck else {}))
        self.family = family
        self.deck = deck  # its name, where it is a whole deck that may not come along
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class Swap:
    """A deck after cards were exchanged: which came and went, and why others did not come."""

    deck: OwnDeck
    put: tuple[str, ...]
    taken: tuple[str, ...]
    refused: tuple[Illegal, ...]


class Decks:
    """Everybody's decks; every refusal is an `Illegal`. Names come without what cannot be seen.

    A deck is meant by its id, as buttons have it, by its name, or as the one that was changed last (None).
    """

    def __init__(self, store: Store, games: Mapping[str, DeckBuilding] = DECKS) -> None:
        """`games` say by family how decks are built; decks of other families are kept but not shown."""
        self._store = store
        self._games = games

    async def all(self, user: int, family: str | None = None) -> list[OwnDeck]:
        """A person's decks, or those of one family, the last changed first."""
        mine = self._known(await self._store.decks(user))
        return [deck for deck in mine if family in (None, deck.family)]

    async def find(self, user: int, meant: str | int | None = None) -> OwnDeck:
        """The deck that is meant; raises `Illegal` if there is none."""
        return _found(await self.all(user), meant)

    async def make(self, user: int, family: str, name: str, deck: Deck) -> OwnDeck:
        """Save a new deck with this list, complete or not; raises `Illegal`."""
        if not name:
            raise Illegal("deck-nameless")
        if await self._store.opted_out(user):
            raise Illegal("opted-out")
        new = OwnDeck(0, user, family, name, deck.leader, tuple(deck.cards))
        self._hopeful(new)
        if not await self._store.add_deck(new, MOST):
            full = len(await self._store.decks(user)) >= MOST
            raise Illegal("deck-shelf-full", most=MOST) if full else Illegal("deck-name-taken")
        return await self.find(user, name)

    async def keep(self, user: int, family: str, name: str, deck: Deck) -> OwnDeck:
        """This deck as one of their own: one that has the same list, or else a new one; raises `Illegal`.

        Where the name is taken it gets a number.
        """
        mine = await self.all(user, family)
        same = (each for each in mine if (each.leader, {*each.cards}) == (deck.leader, {*deck.cards}))
        if found := next(same, None):
            return found
        taken = [each.name for each in await self._store.decks(user)]
        return await self.make(user, family, free_name(name, taken), deck)

    async def swap(self, user: int, deck: int, put: Sequence[str], take: Sequence[str]) -> Swap:
        """Take cards out of a deck and put in those that may come, one by one; raises `Illegal`."""
        refused: list[Illegal] = []

        def change(old: OwnDeck) -> OwnDeck:
            kept = replace(old, cards=tuple(card for card in old.cards if card not in take))
            new, refused[:] = self._with(kept, put)
            return new

        old = await self.find(user, deck)
        new = await self._change(user, deck, change)
        came = tuple(card for card in new.cards if card not in old.cards)
        return Swap(new, came, tuple(card for card in old.cards if card not in new.cards), tuple(refused))

    async def fill(self, user: int, deck: int) -> Swap:
        """Complete a deck with what its leader's prebuilt decks have; raises `Illegal`."""
        old = await self.find(user, deck)
        full = filled(self._games[old.family], self._without_unknown(old))
        return await self.swap(user, deck, full.cards, ())

    async def lead(self, user: int, deck: int, leader: str) -> Swap:
        """Give a deck another leader and take out the cards that they may not have; raises `Illegal`."""
        old = await self.find(user, deck)
        if leader not in self._games[old.family].leaders:
            raise Illegal("deck-whose")

        def change(old: OwnDeck) -> OwnDeck:
            return self._with(replace(old, leader=leader, cards=()), old.cards)[0]

        new = await self._change(user, deck, change)
        return Swap(new, (), tuple(card for card in old.cards if card not in new.cards), ())

    async def undo(self, user: int, deck: int) -> OwnDeck:
        """Give a deck the list that it had before its last change; raises `Illegal`."""

        def change(deck: OwnDeck) -> OwnDeck:
            if not deck.before:
                raise Illegal("deck-no-undo")
            leader, *cards = deck.before[-1].split()
            return replace(deck, leader=leader, cards=tuple(cards), before=deck.before[:-1])

        return await self._change(user, deck, change)

    async def add(self, user: int, name: str | None, cards: Sequence[str]) -> OwnDeck:
        """Put cards into a deck, all or none; raises `Unfit` if it could not be legal with them."""

        def more(deck: OwnDeck) -> OwnDeck:
            return self._hopeful(replace(deck, cards=(*deck.cards, *cards)))

        return await self._change(user, name, more)

    async def remove(self, user: int, name: str | None, cards: Sequence[str]) -> OwnDeck:
        """Take cards out of a deck, all or none; raises `Unfit` if one is not in it."""

        def fewer(deck: OwnDeck) -> OwnDeck:
            if lacking := [card for card in cards if card not in deck.cards]:
                raise Unfit(deck.family, (Illegal("deck-lacks", card=card) for card in lacking))
            return replace(deck, cards=tuple(card for card in deck.cards if card not in cards))

        return await self._change(user, name, fewer)

    async def rename(self, user: int, meant: str | int, new: str) -> OwnDeck:
        """Give a deck another name; raises `Illegal`."""
        if not new:
            raise Illegal("deck-nameless")
        return await self._change(user, meant, lambda deck: replace(deck, name=new))

    async def delete(self, user: int, deck: int) -> None:
        """Delete a deck; raises `Illegal` if there is none of this name."""
        if not await self._store.drop_deck(user, deck):
            raise Illegal("deck-none")

    async def choose(self, user: int, meant: str | int | None, family: str | None = None) -> OwnDeck | None:
        """Choose the deck that this person brings to games of its family from now on; raises `Illegal`.

        Where none is meant they bring none, to games of this family or, without one, to any.
        """
        if meant is None:
            await self._store.choose_no_deck(user, family)
            return None
        deck = self._playable(_found(await self.all(user, family), meant))
        if not await self._store.choose_deck(user, deck.id):
            raise Illegal("deck-none")
        return replace(deck, chosen=True)

    async def playable(self, user: int, deck: int) -> OwnDeck:
        """The deck of this id; raises `Unfit` if it may not be played, `Illegal` if there is none."""
        return self._playable(await self.find(user, deck))

    async def chosen(self, user: int, family: str, name: str | None = None) -> OwnDeck | None:
        """The deck brought to a game of this family: the one named, or else the one chosen, if any.

        Raises `Unfit` if it may not.
        """
        mine = await self.all(user, family)
        found = _found(mine, name) if name is not None else next((deck for deck in mine if deck.chosen), None)
        return None if found is None else self._playable(found)

    async def _change(
        self, user: int, meant: str | int | None, change: Callable[[OwnDeck], OwnDeck]
    ) -> OwnDeck:
        """Change a deck as it is at the moment of saving: after a concurrent change, try again.

        Cards that no longer exist are removed. The old list is kept, unless `change` has seen to that.
        """
        while True:
            shelf = await self._store.decks(user)
            old = _found(self._known(shelf), meant)
            new = change(self._without_unknown(old))
            if new.before == old.before and (new.leader, new.cards) != (old.leader, old.cards):
                new = replace(new, before=(*old.before, " ".join((old.leader, *old.cards)))[-UNDOS:])
            if any(folded_name(each.name) == folded_name(new.name) for each in shelf if each.id != old.id):
                raise Illegal("deck-name-taken")
            if await self._store.change_deck(old, new):
                return new

    def _known(self, shelf: Sequence[OwnDeck]) -> list[OwnDeck]:
        return [deck for deck in shelf if deck.family in self._games]

    def _with(self, deck: OwnDeck, cards: Iterable[str]) -> tuple[OwnDeck, list[Illegal]]:
        """The deck with those of these cards that may come, one by one, and why others did not."""
        refused: list[Illegal] = []
        for card in (card for card in cards if card not in deck.cards):
            more = replace(deck, cards=(*deck.cards, card))
            faults = [*self._games[deck.family].misbuilt(more)]
            refused += faults
            deck = deck if faults else more
        return deck, refused

    def _without_unknown(self, deck: OwnDeck) -> OwnDeck:
        known = self._games[deck.family].cards
        return replace(deck, cards=tuple(card for card in deck.cards if card in known))

    def _hopeful(self, deck: OwnDeck) -> OwnDeck:
        """The same deck; raises `Unfit` if no further cards could make it legal."""
        if wrong := tuple(self._games[deck.family].misbuilt(deck)):
            raise Unfit(deck.family, wrong)
        return deck

    def _playable(self, deck: OwnDeck) -> OwnDeck:
        if wrong := tuple(self._games[deck.family].faults(deck)):
            raise Unfit(deck.family, wrong, deck.name)
        return deck


def free_name(name: str, taken: Iterable[str]) -> str:
    """This name, with a number where it is taken."""
    known = {folded_name(each) for each in taken}
    numbered = (name if number == 1 else f"{name[: NAME - 3]} {number}" for number in count(1))
    return next(each for each in numbered if folded_name(each) not in known)


def code_of(deck: OwnDeck, games: Mapping[str, DeckBuilding] = DECKS) -> str:
    """The code of a deck; raises `Unfit` if one of its cards no longer exists."""
    try:
        return games[deck.family].write(deck)
    except Illegal as why:
        raise Unfit(deck.family, [why]) from why


def deck_of(code: str, games: Mapping[str, DeckBuilding] = DECKS) -> tuple[str, Draft]:
    """The family and the deck of a code, complete or not; raises `Unfit` with all that is wrong with it."""
    family, deck = _parsed(code, games)
    if wrong := tuple(games[family].misbuilt(deck)):
        raise Unfit(family, wrong)
    return family, deck


def deck_in(text: str, games: Mapping[str, DeckBuilding] = DECKS) -> tuple[str, Draft]:
    """The same for the first code that stands anywhere in a text, such as a list with its code.

    What is wrong is said of what comes closest to being one.
    """
    refused: list[Unfit] = []
    for code in _possible_codes(text):
        try:
            return deck_of(code, games)
        except Unfit as why:
            refused.append(why)
    raise next((each for each in refused if each.faults[0].code != "code-foreign"), refused[0])


def _possible_codes(text: str) -> Iterator[str]:
    """The whole text, for a code may be broken by spaces, then each word that has a dash in it."""
    bare = text.replace("`", " ").replace("*", " ")
    yield bare
    yield from (word.strip("-") for word in re.findall(r"[\w-]+", bare, re.ASCII) if "-" in word.strip("-"))


def _parsed(code: str, games: Mapping[str, DeckBuilding]) -> tuple[str, Draft]:
    """The game that reads this code, and its deck; the first game refuses what no game reads."""
    refused = []
    for family, game in games.items():
        try:
            return family, game.parse(code)
        except Illegal as why:
            refused.append(Unfit(family, [why]))
    raise next((each for each in refused if each.faults[0].code != "code-foreign"), refused[0])


def _found(mine: Sequence[OwnDeck], meant: str | int | None) -> OwnDeck:
    if isinstance(meant, int):
        found = [deck for deck in mine if deck.id == meant]
    else:
        found = [deck for deck in mine if meant is None or folded_name(deck.name) == folded_name(meant)]
    if not found:
        raise Illegal("deck-gone" if isinstance(meant, int) else "deck-none" if mine else "deck-none-yet")
    return found[0]


def brought_by(participant: Participant, rules: Rules[Any, Any]) -> Participant:
    """A deck that is no longer legal does not come along: its owner is asked for another at the table."""
    try:
        if participant.deck is not None:
            rules.check_deck(participant.deck)
    except Illegal:
        return replace(participant, deck=None)
    return participant
