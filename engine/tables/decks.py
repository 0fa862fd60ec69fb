"""The decks that people build, for whichever game: what may be done with them. No SQL, no Discord.

What makes a deck legal is up to its game (`DeckBuilding`); no deck is saved that would still be illegal
with more cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.decks import Deck, DeckBuilding
from engine.core.prompts import Illegal
from engine.core.records import Participant
from engine.core.rules import Rules
from engine.games import DECKS
from engine.store.decks import OwnDeck, folded_name
from engine.store.store import Store

MOST = 30  # decks of a person
NAME = 32  # characters of a deck's name


class Unfit(Illegal):
    """A deck, card or code breaks rules of its game: `faults` say which, in the words of `family`."""

    def __init__(self, family: str, faults: Iterable[Illegal], deck: str = "") -> None:
        super().__init__("deck-unfit", **({"deck": deck} if deck else {}))
        self.family = family
        self.deck = deck  # its name, where it is a whole deck that may not come along
        self.faults = tuple(faults)


class Decks:
    """Everybody's decks; every refusal is an `Illegal`. Names come without what cannot be seen."""

    def __init__(self, store: Store, games: Mapping[str, DeckBuilding] = DECKS) -> None:
        """`games` say by family how decks are built; decks of other families are kept but not shown."""
        self._store = store
        self._games = games

    async def all(self, user: int, family: str | None = None) -> list[OwnDeck]:
        """A person's decks, or those of one family, the last changed first."""
        mine = self._known(await self._store.decks(user))
        return [deck for deck in mine if family in (None, deck.family)]

    async def find(self, user: int, name: str | None = None) -> OwnDeck:
        """The deck of this name, or without one the deck that was changed last; raises `Illegal`."""
        return _found(await self.all(user), name)

    async def make(self, user: int, family: str, name: str, deck: Deck) -> OwnDeck:
        """Save a new deck with this list, complete or not; raises `Illegal`."""
        if not name:
            raise Illegal("deck-nameless")
        new = OwnDeck(0, user, family, name, deck.leader, tuple(deck.cards))
        self._hopeful(new)
        if not await self._store.add_deck(new, MOST):
            full = len(await self._store.decks(user)) >= MOST
            raise Illegal("deck-shelf-full", most=MOST) if full else Illegal("deck-name-taken")
        return await self.find(user, name)

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

    async def rename(self, user: int, name: str, new: str) -> OwnDeck:
        """Give a deck another name; raises `Illegal`."""
        if not new:
            raise Illegal("deck-nameless")
        return await self._change(user, name, lambda deck: replace(deck, name=new))

    async def delete(self, user: int, deck: int) -> None:
        """Delete a deck; raises `Illegal` if there is none of this name."""
        if not await self._store.drop_deck(user, deck):
            raise Illegal("deck-none")

    async def choose(self, user: int, name: str | None, family: str | None = None) -> OwnDeck | None:
        """Choose the deck that this person brings to games of its family from now on; raises `Illegal`.

        Without a name they bring none, to games of this family or, without one, to any.
        """
        if name is None:
            await self._store.choose_no_deck(user, family)
            return None
        deck = self._playable(_found(await self.all(user, family), name))
        if not await self._store.choose_deck(user, deck.id):
            raise Illegal("deck-none")
        return replace(deck, chosen=True)

    async def chosen(self, user: int, family: str, name: str | None = None) -> OwnDeck | None:
        """The deck brought to a game of this family: the one named, or else the one chosen, if any.

        Raises `Unfit` if it may not.
        """
        mine = await self.all(user, family)
        found = _found(mine, name) if name is not None else next((deck for deck in mine if deck.chosen), None)
        return None if found is None else self._playable(found)

    async def _change(self, user: int, name: str | None, change: Callable[[OwnDeck], OwnDeck]) -> OwnDeck:
        """Change a deck as it is at the moment of saving: after a concurrent change, try again.

        Cards that no longer exist are removed.
        """
        while True:
            shelf = await self._store.decks(user)
            old = _found(self._known(shelf), name)
            cards = self._games[old.family].cards
            new = change(replace(old, cards=tuple(card for card in old.cards if card in cards)))
            if any(folded_name(each.name) == folded_name(new.name) for each in shelf if each.id != old.id):
                raise Illegal("deck-name-taken")
            if await self._store.change_deck(old, new):
                return new

    def _known(self, shelf: Sequence[OwnDeck]) -> list[OwnDeck]:
        return [deck for deck in shelf if deck.family in self._games]

    def _hopeful(self, deck: OwnDeck) -> OwnDeck:
        """The same deck; raises `Unfit` if no further cards could make it legal."""
        if wrong := tuple(self._games[deck.family].misbuilt(deck)):
            raise Unfit(deck.family, wrong)
        return deck

    def _playable(self, deck: OwnDeck) -> OwnDeck:
        if wrong := tuple(self._games[deck.family].faults(deck)):
            raise Unfit(deck.family, wrong, deck.name)
        return deck


def code_of(deck: OwnDeck, games: Mapping[str, DeckBuilding] = DECKS) -> str:
    """The code of a deck; raises `Unfit` if one of its cards no longer exists."""
    try:
        return games[deck.family].write(deck)
    except Illegal as why:
        raise Unfit(deck.family, [why]) from why


def deck_of(code: str, games: Mapping[str, DeckBuilding] = DECKS) -> tuple[str, Deck]:
    """The family and the deck of a code, complete or not; raises `Unfit` with all that is wrong with it."""
    family, deck = _parsed(code, games)
    if wrong := tuple(games[family].misbuilt(deck)):
        raise Unfit(family, wrong)
    return family, deck


def _parsed(code: str, games: Mapping[str, DeckBuilding]) -> tuple[str, Deck]:
    """The game that reads this code, and its deck; the first game refuses what no game reads."""
    refused = []
    for family, game in games.items():
        try:
            return family, game.parse(code)
        except Illegal as why:
            refused.append(Unfit(family, [why]))
    raise next((each for each in refused if each.faults[0].code != "code-foreign"), refused[0])


def _found(mine: Sequence[OwnDeck], name: str | None) -> OwnDeck:
    if not mine:
        raise Illegal("deck-none-yet")
    found = [deck for deck in mine if name is None or folded_name(deck.name) == folded_name(name)]
    if not found:
        raise Illegal("deck-none")
    return found[0]


def brought_by(participant: Participant, rules: Rules[Any, Any]) -> Participant:
    """A deck that is no longer legal does not come along: its owner is asked for another at the table."""
    try:
        if participant.deck is not None:
            rules.check_deck(participant.deck)
    except Illegal:
        return replace(participant, deck=None)
    return participant
